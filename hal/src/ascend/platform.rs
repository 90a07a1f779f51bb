//! `libplatform`, which knows the SoC of the current device, and where its SoC spec files lie.

use super::Runtime;
use std::path::{Path, PathBuf};
use sys_acl::bindings::{ACL_SUCCESS, aclplatformDevInfo};
use sys_acl::{Candidate, Platform as Table};

/// The loaded library.
#[derive(Debug)]
pub(super) struct Platform(Table);

impl Platform {
    fn load(runtime: &Runtime) -> Option<Self> {
        let candidates = match (runtime.acl.simulated(), runtime.acl.path()) {
            (None, _) => Table::candidates(&super::cann_roots()),
            (Some(_), Some(library)) => vec![Candidate::File(library.to_owned())],
            #[cfg(feature = "simulate")]
            (Some(_), None) => return crate::simulation::platform().map(Self),
            #[cfg(not(feature = "simulate"))]
            (Some(_), None) => return None,
        };
        Table::load(&candidates).ok().map(Self)
    }

    /// The folder that holds the library.
    pub(super) fn folder(&self) -> Option<PathBuf> {
        self.0.path().and_then(Path::parent).map(Path::to_owned)
    }

    /// One number of the current device.
    ///
    /// Only `ACL_PLATFORM_AICORE_CNT` to `ACL_PLATFORM_L1_SIZE` keep their values between releases. A call without a current
    /// device would poison every later one in the process, so callers hold the device.
    pub(super) fn number(&self, what: aclplatformDevInfo) -> Option<u64> {
        let function = self.0.aclplatformGetDeviceInfo().ok()?;
        let mut buffer = [0u8; 64];
        // SAFETY: the library writes at most the length it is given.
        let status = unsafe { function(what, buffer.as_mut_ptr().cast(), buffer.len() as u32) };
        if status != ACL_SUCCESS {
            return None;
        }
        let text = std::ffi::CStr::from_bytes_until_nul(&buffer).ok()?;
        text.to_str().ok()?.trim().parse().ok()
    }
}

impl Runtime {
    /// The platform library, loaded on first use; `None` where there is none.
    pub(super) fn platform(&self) -> Option<&Platform> {
        self.platform.get_or_init(|| Platform::load(self)).as_ref()
    }
}
