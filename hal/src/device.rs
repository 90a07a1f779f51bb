//! A device: an identity that costs nothing to copy.

use crate::error::{Error, Result};
use crate::properties::{MemoryInfo, Properties, Utilization};
use crate::runtime::{self, Runtime as _};
use crate::{Backend, ascend, cuda};
use std::fmt;

/// One device of one loaded runtime; no context stands behind it.
///
/// Two devices are equal when they are the same ordinal of the same loaded library. Runtimes are never unloaded, so a
/// `Device` stays valid after the [`Instance`](crate::Instance) that listed it is gone.
#[derive(Clone, Copy)]
pub struct Device {
    handle: Handle,
    ordinal: u32,
}

#[derive(Clone, Copy)]
pub(crate) enum Handle {
    Cuda(&'static cuda::Runtime),
    Ascend(&'static ascend::Runtime),
}

impl Device {
    pub(crate) fn new(handle: Handle, ordinal: u32) -> Self {
        Self { handle, ordinal }
    }

    /// The backend that drives it.
    pub fn backend(self) -> Backend {
        match self.handle {
            Handle::Cuda(_) => Backend::Cuda,
            Handle::Ascend(_) => Backend::Ascend,
        }
    }

    /// Its number among the visible devices of its runtime, from 0.
    pub fn ordinal(self) -> u32 {
        self.ordinal
    }

    /// What stands in for hardware, when it is simulated.
    pub fn simulated(self) -> Option<&'static str> {
        match self.handle {
            Handle::Cuda(cuda) => cuda.simulated(),
            Handle::Ascend(ascend) => ascend.simulated(),
        }
    }

    /// What the device is; asked of the vendor once and kept.
    ///
    /// On Ascend the first call takes one reference to the device and gives it back.
    ///
    /// # Errors
    /// Fails when the device cannot be opened or its runtime fails; single facts that a runtime does not report are absent
    /// and no error.
    #[doc(alias = "cuDeviceGetAttribute")]
    #[doc(alias = "aclrtGetDeviceInfo")]
    #[doc(alias = "aclrtGetSocName")]
    pub fn properties(self) -> Result<&'static Properties> {
        match self.handle {
            Handle::Cuda(cuda) => runtime::properties(cuda, self.ordinal),
            Handle::Ascend(ascend) => runtime::properties(ascend, self.ordinal),
        }
    }

    /// Free and total memory now; never cached.
    ///
    /// On CUDA the management library answers, or the primary context when it is active; no context is created. On Ascend
    /// the call takes one reference to the device and gives it back.
    ///
    /// # Errors
    /// Fails with `Unsupported` on CUDA when neither NVML nor an active context can answer, and as the runtime fails.
    #[doc(alias = "nvmlDeviceGetMemoryInfo")]
    #[doc(alias = "aclrtGetMemInfo")]
    pub fn memory(self) -> Result<MemoryInfo> {
        runtime::refuse_in_fork(self.backend())?;
        match self.handle {
            Handle::Cuda(cuda) => cuda.memory(self.ordinal),
            Handle::Ascend(ascend) => ascend.memory(self.ordinal),
        }
    }

    /// How busy the device is now; never cached.
    ///
    /// # Errors
    /// Fails with `Unsupported` when the runtime cannot tell, and as the runtime fails.
    #[doc(alias = "nvmlDeviceGetUtilizationRates")]
    #[doc(alias = "aclrtGetDeviceUtilizationRate")]
    pub fn utilization(self) -> Result<Utilization> {
        runtime::refuse_in_fork(self.backend())?;
        match self.handle {
            Handle::Cuda(cuda) => cuda.utilization(self.ordinal),
            Handle::Ascend(ascend) => ascend.utilization(self.ordinal),
        }
    }

    /// The error for another ordinal of the same runtime that is not there.
    pub(crate) fn no_such(self, ordinal: u32) -> Error {
        match self.handle {
            Handle::Cuda(cuda) => runtime::no_such_device(cuda, ordinal),
            Handle::Ascend(ascend) => runtime::no_such_device(ascend, ordinal),
        }
    }

    fn identity(self) -> (*const (), u32) {
        let runtime: *const () = match self.handle {
            Handle::Cuda(cuda) => std::ptr::from_ref(cuda).cast(),
            Handle::Ascend(ascend) => std::ptr::from_ref(ascend).cast(),
        };
        (runtime, self.ordinal)
    }
}

impl PartialEq for Device {
    fn eq(&self, other: &Self) -> bool {
        self.identity() == other.identity()
    }
}

impl Eq for Device {}

impl std::hash::Hash for Device {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.identity().hash(state);
    }
}

/// `cuda:0`, or `ascend:0 (simulated)`.
impl fmt::Display for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = if self.simulated().is_some() {
            " (simulated)"
        } else {
            ""
        };
        write!(f, "{}:{}{mark}", self.backend(), self.ordinal)
    }
}

impl fmt::Debug for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Device({self})")
    }
}
