//! What is simulated.

use sim_engine::{AlreadyRunning, SettingError, Settings};
use thiserror::Error;

use crate::Profile;
use crate::chip::Chip;

/// What the simulated runtime runs on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Config {
    /// The name of the SoC, as `aclrtGetSocName` gives it.
    pub soc: String,
    /// The release of CANN.
    pub profile: Profile,
    /// The physical id of the first device; the others follow.
    pub first_physical: u32,
    /// Whether the runtime recognises its own SoC; if not, `aclInit` returns 500000 and all else 507000.
    pub recognised: bool,
    /// The machine, whose memory is the SoC's unless said otherwise.
    pub machine: sim_engine::Config,
}

/// Why a simulation does not start.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum StartError {
    /// No such SoC.
    #[error("there is no SoC called {0:?} to simulate")]
    UnknownSoc(String),
    /// The process runs a simulation of something else.
    #[error(transparent)]
    AlreadyRunning(#[from] AlreadyRunning),
    /// A function that is to fail or to be hidden, but that is not simulated.
    #[error("there is no simulated function called {0:?}")]
    UnknownFunction(String),
    /// A setting of the text form.
    #[error(transparent)]
    Setting(#[from] SettingError),
}

/// What is simulated if nobody says anything.
const DEFAULT_SOC: &str = "Ascend910B3";

impl Config {
    /// One device of a SoC under the newest release.
    ///
    /// # Errors
    /// [`StartError::UnknownSoc`]; no other SoC is taken instead.
    pub fn new(soc: &str) -> Result<Self, StartError> {
        let chip = Chip::named(soc)?;
        Ok(Self {
            soc: soc.to_owned(),
            profile: Profile::default(),
            first_physical: 0,
            recognised: true,
            machine: sim_engine::Config::new(chip.memory),
        })
    }

    /// Reads the text form: `soc`, `profile` (`8.0`, `8.5`, `9.1`), `physical`, `recognised` (`0`, `1`)
    /// and the settings of [`sim_engine::Config::apply`], as in `soc=Ascend310P3;devices=2`.
    ///
    /// # Errors
    /// [`StartError::UnknownSoc`] and [`StartError::Setting`].
    pub fn parse(text: &str) -> Result<Self, StartError> {
        let mut settings = Settings::parse(text)?;
        let soc = settings.text("soc");
        let mut config = Self::new(soc.as_deref().unwrap_or(DEFAULT_SOC))?;
        if let Some(profile) = settings.text("profile") {
            let refused = || SettingError::value("profile", &profile, "needs 8.0, 8.5 or 9.1");
            config.profile = Profile::named(&profile).ok_or_else(refused)?;
        }
        if let Some(first) = settings.number("physical", 1 << 16)? {
            config.first_physical = first as u32;
        }
        if let Some(recognised) = settings.number("recognised", 1)? {
            config.recognised = recognised == 1;
        }
        config.machine.apply(&mut settings)?;
        settings.finish()?;
        Ok(config)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_settings_one_910b3_is_simulated() {
        let config = Config::parse("").unwrap();
        assert_eq!(
            (config.soc.as_str(), config.profile),
            ("Ascend910B3", Profile::Cann91)
        );
        assert_eq!(
            (config.machine.devices, config.machine.memory),
            (1, 68719476736)
        );
    }

    #[test]
    fn an_unknown_soc_is_never_replaced_by_another() {
        assert_eq!(
            Config::parse("soc=Ascend910"),
            Err(StartError::UnknownSoc("Ascend910".into()))
        );
        assert!(matches!(
            Config::new("ascend910b3"),
            Err(StartError::UnknownSoc(_))
        ));
    }

    #[test]
    fn settings_of_shell_and_machine_are_taken_together() {
        let config =
            Config::parse("soc=Ascend310P3;devices=3;profile=8.5;physical=4;recognised=0").unwrap();
        assert_eq!(
            (config.profile, config.first_physical),
            (Profile::Cann85, 4)
        );
        assert_eq!((config.machine.devices, config.recognised), (3, false));
    }

    #[test]
    fn unknown_settings_and_releases_are_refused() {
        for text in ["profile=9.2", "gpu=1", "recognised=2"] {
            assert!(
                matches!(Config::parse(text), Err(StartError::Setting(_))),
                "{text}"
            );
        }
    }
}
