//! What both shells let a user choose.

use std::collections::BTreeSet;

use crate::{Fault, SettingError, Settings};

/// The vendor-neutral part of a configuration.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Config {
    /// How many devices the machine has.
    pub devices: u32,
    /// Bytes of memory a device.
    pub memory: u64,
    /// Bytes of that memory that are never free, as firmware and driver keep some.
    pub reserved: u64,
    /// How busy each device says it is, in percent.
    pub utilization: u8,
    /// Where all pseudo-random choices start.
    pub seed: u64,
    /// Microseconds by which work in a stream begins late at most.
    pub delay: u64,
    /// How many streams a device has; none if there is no limit.
    pub streams: Option<u64>,
    /// Whether a race ends the process.
    pub fatal_races: bool,
    /// Calls that fail.
    pub faults: Vec<Fault>,
    /// Work that fails when its turn comes; the call is the number of the function's submission.
    pub late_faults: Vec<Fault>,
    /// C functions that the simulated release does not have.
    pub hidden: BTreeSet<String>,
}

impl Config {
    /// One idle device with `memory` bytes, of which a sixty-fourth is reserved.
    pub fn new(memory: u64) -> Self {
        Self {
            devices: 1,
            memory,
            reserved: memory / 64,
            utilization: 0,
            seed: 0,
            delay: 0,
            streams: None,
            fatal_races: false,
            faults: Vec::new(),
            late_faults: Vec::new(),
            hidden: BTreeSet::new(),
        }
    }

    /// Takes the settings that this part knows: `devices`, `memory`, `reserved`, `utilization`,
    /// `seed`, `delay` (microseconds), `streams`, `races` (`note` or `fatal`), `fail` and `fault` (`function:call:code,...`)
    /// and `hide` (`function,...`).
    ///
    /// # Errors
    /// The first setting whose value cannot be used.
    pub fn apply(&mut self, settings: &mut Settings) -> Result<(), SettingError> {
        if let Some(devices) = settings.number("devices", u64::from(MAX_DEVICES))? {
            self.devices = devices as u32;
        }
        if let Some(memory) = settings.number("memory", MAX_MEMORY)? {
            (self.memory, self.reserved) = (memory, memory / 64);
        }
        if let Some(reserved) = settings.number("reserved", self.memory)? {
            self.reserved = reserved;
        }
        if let Some(utilization) = settings.number("utilization", 100)? {
            self.utilization = utilization as u8;
        }
        if let Some(seed) = settings.number("seed", u64::MAX)? {
            self.seed = seed;
        }
        if let Some(delay) = settings.number("delay", MAX_DELAY)? {
            self.delay = delay;
        }
        if let Some(streams) = settings.number("streams", u64::from(u32::MAX))? {
            self.streams = Some(streams);
        }
        if let Some(races) = settings.text("races") {
            self.fatal_races = match races.as_str() {
                "note" => false,
                "fatal" => true,
                _ => return Err(SettingError::value("races", &races, "needs note or fatal")),
            };
        }
        self.faults.extend(settings.faults("fail")?);
        self.late_faults.extend(settings.faults("fault")?);
        self.hidden.extend(settings.list("hide"));
        Ok(())
    }

    /// A function that is to fail or to be hidden, but that is not among the `known` ones.
    pub fn unknown_function(&self, known: impl Fn(&str) -> bool) -> Option<&str> {
        let failing = self.faults.iter().chain(&self.late_faults);
        let failing = failing.map(|fault| fault.function.as_str());
        failing
            .chain(self.hidden.iter().map(String::as_str))
            .find(|function| !known(function))
    }
}

/// As many devices as a process may see on a real machine.
const MAX_DEVICES: u32 = 64;

/// Ten seconds, after which nobody would wait.
const MAX_DELAY: u64 = 10_000_000;

/// Ten times what the largest device has today, and small enough for many in one address space.
const MAX_MEMORY: u64 = 1 << 41;

#[cfg(test)]
mod tests {
    use super::*;

    fn applied(text: &str) -> Result<Config, SettingError> {
        let mut config = Config::new(64 << 30);
        config.apply(&mut Settings::parse(text)?)?;
        Ok(config)
    }

    #[test]
    fn every_setting_is_taken() {
        let config = applied(
            "devices=2;memory=4096;reserved=5;utilization=7;seed=9;delay=3;streams=4;races=fatal;\
             fail=f:2:3,g:1:-1;fault=h:1:6;hide=a,b",
        );
        let fault = |function: &str, call, code| Fault {
            function: function.into(),
            call,
            code,
        };
        let expected = Config {
            devices: 2,
            memory: 4096,
            reserved: 5,
            utilization: 7,
            seed: 9,
            delay: 3,
            streams: Some(4),
            fatal_races: true,
            late_faults: vec![fault("h", 1, 6)],
            faults: vec![fault("f", 2, 3), fault("g", 1, -1)],
            hidden: BTreeSet::from(["a".into(), "b".into()]),
        };
        assert_eq!(config, Ok(expected));
    }

    #[test]
    fn a_function_that_nobody_knows_is_found() {
        let config = applied("fault=f:1:3;hide=g").unwrap();
        assert_eq!(
            config.unknown_function(|function| function == "f"),
            Some("g")
        );
        assert_eq!(
            config.unknown_function(|function| function == "g"),
            Some("f")
        );
        assert_eq!(config.unknown_function(|_| true), None);
    }

    #[test]
    fn numbers_out_of_range_are_refused_with_the_setting_named() {
        for text in [
            "devices=65",
            "memory=-1",
            "utilization=101",
            "delay=10000001",
            "races=loud",
            "reserved=68719476737",
        ] {
            let error = applied(text).unwrap_err().to_string();
            assert!(error.contains(text.split('=').next().unwrap()), "{error}");
        }
    }
}
