//! Releases of CANN.

use std::fmt;

/// A release of CANN, with the functions and versions that it has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
#[non_exhaustive]
pub enum Profile {
    /// CANN 8.0. Its headers are not public: what it lacks and its ACL version are guesses, not checked against it.
    Cann80,
    /// CANN 8.5.
    Cann85,
    /// CANN 9.1.
    #[default]
    Cann91,
}

/// Taken to be absent before CANN 8.5.
const SINCE_8_5: &[&str] = &[
    "aclFinalizeReference",
    "aclrtGetDeviceCapability",
    "aclrtGetDeviceInfo",
    "aclrtGetLogicDevIdByPhyDevId",
    "aclrtGetLogicDevIdByUserDevId",
    "aclrtGetPhyDevIdByLogicDevId",
    "aclrtGetUserDevIdByLogicDevId",
    "aclsysGetVersionNum",
    "aclsysGetVersionStr",
];

/// Absent before CANN 9.1.
const SINCE_9_1: &[&str] = &["aclplatformGetDeviceInfo"];

impl Profile {
    /// The profile of a release such as `8.5`.
    pub fn named(release: &str) -> Option<Self> {
        [Self::Cann80, Self::Cann85, Self::Cann91]
            .into_iter()
            .find(|profile| profile.name() == release)
    }

    /// The release, such as `8.5`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Cann80 => "8.0",
            Self::Cann85 => "8.5",
            Self::Cann91 => "9.1",
        }
    }

    /// The functions of this crate that the release does not have.
    pub fn absent(self) -> impl Iterator<Item = &'static str> {
        let absent: [&[_]; 2] = match self {
            Self::Cann80 => [SINCE_8_5, SINCE_9_1],
            Self::Cann85 => [&[], SINCE_9_1],
            Self::Cann91 => [&[], &[]],
        };
        absent.into_iter().flatten().copied()
    }

    /// The version of the packages, as three numbers.
    pub(crate) fn package(self) -> [i32; 3] {
        match self {
            Self::Cann80 => [8, 0, 0],
            Self::Cann85 => [8, 5, 0],
            Self::Cann91 => [9, 1, 0],
        }
    }

    /// The version of the ACL interface.
    pub(crate) fn interface(self) -> [i32; 3] {
        match self {
            Self::Cann80 => [1, 14, 0],
            Self::Cann85 => [1, 16, 0],
            Self::Cann91 => [1, 17, 0],
        }
    }
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CANN {}", self.name())
    }
}
