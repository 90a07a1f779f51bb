//! Releases of the driver.

use std::fmt;

/// A release of the driver, by the CUDA version that it supports.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
#[non_exhaustive]
pub enum Profile {
    /// CUDA 11.4.
    Cuda114,
    /// CUDA 12.4.
    Cuda124,
    /// CUDA 13.0.
    #[default]
    Cuda130,
}

impl Profile {
    /// The profile of a version such as `12.4`.
    pub fn named(version: &str) -> Option<Self> {
        [Self::Cuda114, Self::Cuda124, Self::Cuda130]
            .into_iter()
            .find(|profile| profile.name() == version)
    }

    /// The version, such as `12.4`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Cuda114 => "11.4",
            Self::Cuda124 => "12.4",
            Self::Cuda130 => "13.0",
        }
    }

    /// The version as 1000 * major + 10 * minor.
    pub fn version(self) -> i32 {
        match self {
            Self::Cuda114 => 11040,
            Self::Cuda124 => 12040,
            Self::Cuda130 => 13000,
        }
    }

    /// The last device attribute that its `cuda.h` lists.
    pub(crate) fn last_attribute(self) -> u32 {
        match self {
            Self::Cuda114 => 119,
            Self::Cuda124 => 134,
            Self::Cuda130 => 147,
        }
    }

    /// The functions of this crate that the release does not have.
    pub fn absent(self) -> impl Iterator<Item = &'static str> {
        crate::FUNCTIONS
            .iter()
            .filter(move |function| function.since > self.version())
            .map(|function| function.symbol)
    }
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CUDA {}", self.name())
    }
}
