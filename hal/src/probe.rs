//! What became of each vendor's runtime, and why.

use crate::error::Status;
use crate::visibility::VisibleDevices;
use crate::{Backend, ascend, cuda};
use std::fmt;
use std::path::{Path, PathBuf};
pub use sys_core::{Attempt, Candidate, Function, LoadError, Reason, Refusal};

/// One backend's state as [`Instance::new`](crate::Instance::new) found it.
#[derive(Clone, Debug)]
pub struct Probe {
    pub(crate) backend: Backend,
    pub(crate) library: Option<PathBuf>,
    pub(crate) simulated: Option<String>,
    pub(crate) versions: Versions,
    pub(crate) state: Result<Ready, Unavailable>,
}

/// A runtime that loaded, initialised and shows at least one device.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Ready {
    /// Number of devices, after the visibility variable.
    pub devices: u32,
    /// What the visibility variable selects, when it is set.
    pub visible: Option<VisibleDevices>,
    /// Conditions that a user should know about and that stop nothing.
    pub warnings: Vec<Warning>,
}

/// Versions around a runtime; what is not reported is absent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
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

/// Why a runtime cannot be used; [`Probe::hint`] says what to do about it.
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
    #[error("the library is a link-time stub, not a driver")]
    StubLibrary,
    /// The driver is older than the oldest version this crate works with.
    #[error("the driver supports CUDA {have}, and {need} is the oldest version that works")]
    DriverTooOld {
        /// Version of the driver, `major.minor`.
        have: String,
        /// Oldest version that works, `major.minor`.
        need: &'static str,
    },
    /// The parts of the installation do not fit one another; the probe's [`Versions`] say which they are.
    #[error("{operation} failed with {status}{}", Words(.text))]
    VersionMismatch {
        /// The function that reported it.
        operation: &'static str,
        /// Its status.
        status: Status,
        /// The vendor's own words.
        text: Option<String>,
    },
    /// The runtime works and sees no device.
    #[error("the runtime works and sees no device")]
    NoDevice,
    /// The visibility variable hides every device.
    #[error("every device is hidden: {0}")]
    HiddenByEnvironment(VisibleDevices),
    /// Initialising failed.
    #[error("{operation} failed with {status}{}", Words(.text))]
    InitFailed {
        /// The function that failed.
        operation: &'static str,
        /// Its status.
        status: Status,
        /// The vendor's own words.
        text: Option<String>,
    },
    /// The process was forked from one that had initialised the runtime.
    #[error("process {parent} initialised the runtime and then forked this one")]
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

struct Words<'a>(&'a Option<String>);

impl fmt::Display for Words<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(text) => write!(f, ": {text}"),
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
            Unavailable::StubLibrary => "stub_library",
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

    /// The library as the loader really opened it, usable or not; `None` where none was opened or the stand-in is linked in.
    pub fn library(&self) -> Option<&Path> {
        self.library.as_deref()
    }

    /// What stands in for hardware, when the library is a simulated one.
    pub fn simulated(&self) -> Option<&str> {
        self.simulated.as_deref()
    }

    /// Versions of the driver and of what came with it, as far as they could be asked for.
    pub fn versions(&self) -> &Versions {
        &self.versions
    }

    /// What to do about a backend that cannot be used, where there is advice.
    pub fn hint(&self) -> Option<&'static str> {
        match (self.state.as_ref().err()?, self.backend) {
            (Unavailable::Load(error), backend) => Some(load_hint(error, backend)),
            (Unavailable::StubLibrary, _) => {
                Some("take the stubs' directory off the library path and install the driver")
            }
            (Unavailable::DriverTooOld { .. }, _) => Some("update the NVIDIA driver"),
            (Unavailable::NoDevice, Backend::Cuda) => Some(
                "see whether nvidia-smi lists a GPU; in a container, start it with the GPUs (--gpus all)",
            ),
            (Unavailable::NoDevice, Backend::Ascend) => Some(
                "see whether npu-smi info lists an NPU; in a container, pass /dev/davinci* and /dev/davinci_manager on",
            ),
            (Unavailable::HiddenByEnvironment(_), Backend::Cuda) => {
                Some("unset CUDA_VISIBLE_DEVICES, or list the devices' numbers or UUIDs")
            }
            (Unavailable::HiddenByEnvironment(_), Backend::Ascend) => Some(
                "unset ASCEND_RT_VISIBLE_DEVICES, or list the devices' numbers in ascending order",
            ),
            (Unavailable::ForkedAfterInit { .. }, _) => {
                Some("initialise after forking, or start the child by exec")
            }
            (
                Unavailable::VersionMismatch { status, .. }
                | Unavailable::InitFailed { status, .. },
                Backend::Cuda,
            ) => cuda::hint(status.code),
            (
                Unavailable::VersionMismatch { status, .. }
                | Unavailable::InitFailed { status, .. },
                Backend::Ascend,
            ) => ascend::hint(status.code),
            (Unavailable::NotProbed | Unavailable::BrokenRuntime { .. }, _) => None,
        }
    }
}

/// Advice on the library that came closest to being used.
fn load_hint(error: &LoadError, backend: Backend) -> &'static str {
    let any = |wanted: fn(&Reason) -> bool| {
        error
            .attempts()
            .iter()
            .any(|attempt| wanted(&attempt.reason))
    };
    if any(|reason| matches!(reason, Reason::MissingSymbol { .. })) {
        return "the library is too old, or it is not the vendor's: update the driver or CANN";
    }
    if any(|reason| matches!(reason, Reason::Refused(_))) {
        return "give the library an absolute path and let nobody else write to it or its directory";
    }
    match (
        backend,
        any(|reason| matches!(reason, Reason::MissingDependency { .. })),
    ) {
        (Backend::Ascend, true) => {
            "source CANN's set_env.sh, so that the loader finds what the library depends on"
        }
        (Backend::Ascend, false) => {
            "on a machine with an Ascend NPU, install CANN and source its set_env.sh; HAL_ASCENDCL names another \
             libascendcl.so by its absolute path"
        }
        (Backend::Cuda, true) => {
            "reinstall the NVIDIA driver: a library that it depends on is missing"
        }
        (Backend::Cuda, false) => {
            "on a machine with an NVIDIA GPU, install the NVIDIA driver; in a container, start it with the GPUs (--gpus \
             all); HAL_LIBCUDA names another libcuda.so.1 by its absolute path"
        }
    }
}
