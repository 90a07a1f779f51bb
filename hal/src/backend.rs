//! The vendors' runtimes this crate speaks to.

use std::fmt;
use std::str::FromStr;

/// A vendor's runtime.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Backend {
    /// The CUDA driver, `libcuda`.
    Cuda,
    /// The Ascend ACL runtime, `libascendcl`.
    Ascend,
}

impl Backend {
    /// Every backend, in the order in which devices are listed.
    pub const ALL: [Backend; 2] = [Backend::Cuda, Backend::Ascend];

    /// The lower-case name used on command lines and in environment variables.
    pub const fn name(self) -> &'static str {
        match self {
            Backend::Cuda => "cuda",
            Backend::Ascend => "ascend",
        }
    }

    /// The environment variable that selects which devices this runtime shows.
    pub const fn visibility_variable(self) -> &'static str {
        match self {
            Backend::Cuda => "CUDA_VISIBLE_DEVICES",
            Backend::Ascend => "ASCEND_RT_VISIBLE_DEVICES",
        }
    }
}

impl fmt::Display for Backend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The name that was given is no backend's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown backend {0:?}; the backends are cuda and ascend")]
pub struct UnknownBackend(pub String);

impl FromStr for Backend {
    type Err = UnknownBackend;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Backend::ALL
            .into_iter()
            .find(|backend| backend.name() == name)
            .ok_or_else(|| UnknownBackend(name.to_owned()))
    }
}
