//! What is simulated.

use sim_engine::{AlreadyRunning, SettingError, Settings};
use thiserror::Error;

use crate::Profile;

/// What the simulated driver runs on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Config {
    /// The release of the driver.
    pub profile: Profile,
    /// What `cuInit` returns, if not what follows from the rest: 34 for a stub library, 803 for a mismatch and so on.
    pub init: Option<u32>,
    /// The machine.
    pub machine: sim_engine::Config,
}

/// Why a simulation does not start.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum StartError {
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

/// As much as an H200 has, in bytes.
const MEMORY: u64 = 140 << 30;

impl Default for Config {
    /// One device with 140 GiB under the newest release.
    fn default() -> Self {
        Self {
            profile: Profile::default(),
            init: None,
            machine: sim_engine::Config::new(MEMORY),
        }
    }
}

impl Config {
    /// Reads the text form: `profile` (`11.4`, `12.4`, `13.0`), `init` and the settings of
    /// [`sim_engine::Config::apply`], as in `profile=11.4;devices=2`.
    ///
    /// # Errors
    /// [`StartError::Setting`].
    pub fn parse(text: &str) -> Result<Self, StartError> {
        let mut settings = Settings::parse(text)?;
        let mut config = Self::default();
        if let Some(profile) = settings.text("profile") {
            let refused = || SettingError::value("profile", &profile, "needs 11.4, 12.4 or 13.0");
            config.profile = Profile::named(&profile).ok_or_else(refused)?;
        }
        config.init = settings.number("init", 999)?.map(|code| code as u32);
        config.machine.apply(&mut settings)?;
        settings.finish()?;
        Ok(config)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_of_shell_and_machine_are_taken_together() {
        let config = Config::parse("profile=12.4;init=803;devices=2").unwrap();
        assert_eq!((config.profile, config.init), (Profile::Cuda124, Some(803)));
        assert_eq!(config.machine.devices, 2);
    }

    #[test]
    fn unknown_settings_and_releases_are_refused() {
        for text in ["profile=10.2", "soc=x", "init=x", "init=1000"] {
            assert!(
                matches!(Config::parse(text), Err(StartError::Setting(_))),
                "{text}"
            );
        }
    }
}
