//! What became of each vendor's runtime, and why.

use crate::Backend;
use crate::error::Status;
use crate::visibility::VisibleDevices;
use std::fmt;
use std::path::{Path, PathBuf};
pub use sys_core::LoadError;
use sys_core::{Attempt, Reason};

/// One backend's state as [`Instance::new`](crate::Instance::new) found it.
#[derive(Clone, Debug)]
pub struct Probe {
    pub(crate) backend: Backend,
    pub(crate) state: Result<Ready, Unavailable>,
}

/// A runtime that loaded, initialised and shows at least one device.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Ready {
    /// The library as the loader really opened it.
    pub library: PathBuf,
    /// What stands in for hardware, when the library is a simulated one.
    pub simulated: Option<String>,
    /// Versions of the driver and of what came with it.
    pub versions: Versions,
    /// Number of devices, after the visibility variable.
    pub devices: u32,
    /// What the visibility variable selects, when it is set.
    pub visible: Option<VisibleDevices>,
    /// Conditions that a user should know about and that stop nothing.
    pub warnings: Vec<Warning>,
}

/// Versions around a runtime; what is not reported is absent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Versions {
    /// The kernel-mode driver, e.g. `580.159.04` or `25.2.0`.
    pub driver: Option<String>,
    /// The programming interface of the library: the CUDA version the driver supports, or the ACL version.
    pub runtime: Option<String>,
    /// The installed toolkit (CANN), where the runtime reports it.
    pub toolkit: Option<String>,
    /// Version of the vendor's headers whose declarations this crate was compiled with: CUDA's, or ACL's.
    pub compiled_for: String,
}

/// A condition found on the way that does not stop the runtime.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Warning {
    /// The visibility variable asks for more devices than take effect.
    VisibilityCut(VisibleDevices),
    /// The visibility variable changed after the runtime read it; the change has no effect.
    EnvChangedAfterInit {
        /// The variable.
        variable: &'static str,
        /// Its value when the runtime was initialised.
        at_init: Option<String>,
        /// Its value now.
        now: Option<String>,
    },
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Warning::VisibilityCut(visible) => visible.fmt(f),
            Warning::EnvChangedAfterInit {
                variable,
                at_init,
                now,
            } => write!(
                f,
                "{variable} changed after the runtime read it ({} then, {} now); the change has no effect",
                Setting(at_init),
                Setting(now)
            ),
        }
    }
}

struct Setting<'a>(&'a Option<String>);

impl fmt::Display for Setting<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(value) => write!(f, "{value:?}"),
            None => f.write_str("unset"),
        }
    }
}

/// Why a runtime cannot be used.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Unavailable {
    /// The backend was left alone on request.
    #[error("not probed, as asked")]
    NotProbed,
    /// No library could be loaded, or it lacks a function; names what was tried.
    #[error(transparent)]
    Load(LoadError),
    /// A toolkit's link-time stub was loaded instead of a driver.
    #[error("{} is a link-time stub, not a driver: remove its directory from the library path", .library.display())]
    StubLibrary {
        /// The stub.
        library: PathBuf,
    },
    /// The driver is older than the oldest version this crate works with.
    #[error("the driver supports CUDA {have}, at least {need} is needed: update the driver")]
    DriverTooOld {
        /// Version of the driver, `major.minor`.
        have: String,
        /// Oldest version that works, `major.minor`.
        need: &'static str,
    },
    /// The parts of the installation do not fit one another.
    #[error("{operation} failed with {status}: {hint}")]
    VersionMismatch {
        /// The function that reported it.
        operation: &'static str,
        /// Its status.
        status: Status,
        /// What to look at.
        hint: &'static str,
    },
    /// The runtime works and sees no device.
    #[error("the runtime works and sees no device")]
    NoDevice,
    /// The visibility variable hides every device.
    #[error("every device is hidden: {0}")]
    HiddenByEnvironment(VisibleDevices),
    /// Initialising failed.
    #[error("{operation} failed with {status}{}{}{}", if .text.is_some() { ": " } else { "" }, .text.as_deref().unwrap_or(""),
        HintText(.hint))]
    InitFailed {
        /// The function that failed.
        operation: &'static str,
        /// Its status.
        status: Status,
        /// The vendor's own words.
        text: Option<String>,
        /// What usually causes this status.
        hint: Option<&'static str>,
    },
    /// The process was forked from one that had initialised the runtime.
    #[error(
        "process {parent} initialised the runtime and then forked this one: initialise after forking, or use exec"
    )]
    ForkedAfterInit {
        /// The parent's process id.
        parent: u32,
    },
    /// The library answered with something its documentation rules out.
    #[error("{operation} answered {answer}, which its documentation rules out")]
    BrokenRuntime {
        /// The function.
        operation: &'static str,
        /// What it answered.
        answer: String,
    },
}

struct HintText<'a>(&'a Option<&'static str>);

impl fmt::Display for HintText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(hint) => write!(f, " ({hint})"),
            None => Ok(()),
        }
    }
}

impl Unavailable {
    /// A stable snake_case word for scripts.
    pub fn code(&self) -> &'static str {
        match self {
            Unavailable::NotProbed => "not_probed",
            Unavailable::Load(error) if error.attempts().iter().any(lacks_symbol) => {
                "missing_symbol"
            }
            Unavailable::Load(_) => "no_library",
            Unavailable::StubLibrary { .. } => "stub_library",
            Unavailable::DriverTooOld { .. } => "driver_too_old",
            Unavailable::VersionMismatch { .. } => "version_mismatch",
            Unavailable::NoDevice => "no_device",
            Unavailable::HiddenByEnvironment(_) => "hidden_by_environment",
            Unavailable::InitFailed { .. } => "init_failed",
            Unavailable::ForkedAfterInit { .. } => "forked_after_init",
            Unavailable::BrokenRuntime { .. } => "broken_runtime",
        }
    }
}

fn lacks_symbol(attempt: &Attempt) -> bool {
    matches!(attempt.reason, Reason::MissingSymbol { .. })
}

impl Probe {
    /// The backend this is about.
    pub fn backend(&self) -> Backend {
        self.backend
    }

    /// The runtime's facts, or why it cannot be used.
    ///
    /// # Errors
    /// Returns the reason when the runtime cannot be used on this machine.
    pub fn state(&self) -> Result<&Ready, &Unavailable> {
        self.state.as_ref()
    }

    /// Whether devices of this backend can be opened.
    pub fn is_ready(&self) -> bool {
        self.state.is_ok()
    }

    /// The library as the loader really opened it, when one was opened.
    pub fn library(&self) -> Option<&Path> {
        self.state
            .as_ref()
            .ok()
            .map(|ready| ready.library.as_path())
    }
}
