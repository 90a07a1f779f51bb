//! Finding, loading and initialising the ACL runtime.

use super::{RUNTIMES, Runtime, ask, describe, recent_message, status};
use crate::error::{ErrorKind, Result};
use crate::instance::Place;
use crate::probe::{Unavailable, Versions};
use crate::properties::{MemoryInfo, Properties, Utilization};
use crate::runtime::{self, Common};
use crate::visibility::VisibleDevices;
use crate::{Backend, process};
use std::ffi::CStr;
use std::sync::{Mutex, OnceLock};
use sys_acl::bindings::{
    ACL_ERROR_REPEAT_INITIALIZE, ACL_ERROR_RT_NO_DEVICE, ACL_MAJOR_VERSION, ACL_MINOR_VERSION,
    ACL_PATCH_VERSION, ACL_PKG_VERSION_MAX_SIZE, ACL_SUCCESS, aclError,
};
use sys_acl::{Acl, Candidate, Functions};

/// No machine has this many NPUs; a runtime that says so is broken.
const MOST_DEVICES: u32 = 1024;

impl runtime::Runtime for Runtime {
    type Table = Functions;

    const BACKEND: Backend = Backend::Ascend;

    fn all() -> &'static Mutex<Vec<&'static Self>> {
        &RUNTIMES
    }

    fn load(place: &Place) -> Result<Acl, Unavailable> {
        let candidates = match place {
            Place::Path(path) => vec![Candidate::File(path.clone())],
            #[cfg(feature = "simulate")]
            Place::Simulated => return crate::simulation::acl_runtime(),
            Place::Nowhere => return Err(Unavailable::NotProbed),
            Place::Search => match crate::instance::library_variable("HAL_ASCENDCL") {
                Some(path) => vec![Candidate::File(path)],
                None => Acl::candidates(&super::cann_roots()),
            },
        };
        Acl::load(&candidates).map_err(Unavailable::Load)
    }

    fn versions(acl: Option<&Acl>) -> Versions {
        Versions {
            driver: acl.and_then(|acl| package_version(acl, c"driver")),
            runtime: acl.and_then(interface_version),
            toolkit: acl.and_then(|acl| package_version(acl, c"runtime")),
            compiled_for: format!("{ACL_MAJOR_VERSION}.{ACL_MINOR_VERSION}.{ACL_PATCH_VERSION}"),
        }
    }

    fn start(acl: Acl, visible: Option<String>) -> Result<Self, Unavailable> {
        // SAFETY: a null path asks for the defaults.
        let status = unsafe { (acl.aclInit)(std::ptr::null()) };
        let initialised = match status {
            // Somebody else in the process owns the runtime then, and only the owner may finalise it; we never do.
            ACL_SUCCESS | ACL_ERROR_REPEAT_INITIALIZE => {
                process::mark_initialised();
                Ok(())
            }
            _ => Err(failed(&acl, "aclInit", status)),
        };

        let count = match (initialised, count(&acl, visible.as_deref())) {
            (Ok(()), count) => count?,
            // Without a device aclInit only says that something is wrong; the count says what.
            (
                Err(_),
                Err(reason @ (Unavailable::NoDevice | Unavailable::HiddenByEnvironment(_))),
            ) => return Err(reason),
            (Err(reason), _) => return Err(reason),
        };
        Ok(Self {
            acl,
            common: Common::new(count, visible, status == ACL_SUCCESS),
            platform: OnceLock::new(),
        })
    }

    fn select(acl: &Acl, value: &str) -> VisibleDevices {
        VisibleDevices::ascend(value, installed(acl).unwrap_or(MOST_DEVICES))
    }

    fn library(&self) -> &Acl {
        &self.acl
    }

    fn common(&self) -> &Common {
        &self.common
    }

    fn read(&self, ordinal: u32) -> Result<Properties> {
        self.read_properties(ordinal as i32)
    }

    fn memory(&self, ordinal: u32) -> Result<MemoryInfo> {
        self.read_memory(ordinal as i32)
    }

    fn utilization(&self, ordinal: u32) -> Result<Utilization> {
        self.read_utilization(ordinal as i32)
    }
}

fn count(acl: &Acl, visible: Option<&str>) -> Result<u32, Unavailable> {
    let mut count = 0;
    // SAFETY: writes one integer.
    let status = unsafe { (acl.aclrtGetDeviceCount)(&mut count) };
    match (status, count) {
        (ACL_SUCCESS, 1..=MOST_DEVICES) => Ok(count),
        (ACL_SUCCESS, 0) | (ACL_ERROR_RT_NO_DEVICE, _) => {
            recent_message(acl);
            Err(no_device(acl, visible))
        }
        (ACL_SUCCESS, _) => Err(Unavailable::BrokenRuntime {
            operation: "aclrtGetDeviceCount",
            answer: format!("{count} devices"),
        }),
        _ => Err(failed(acl, "aclrtGetDeviceCount", status)),
    }
}

fn failed(acl: &Acl, operation: &'static str, status: aclError) -> Unavailable {
    let (text, code) = (recent_message(acl), describe(status));
    match status::kind(status) {
        ErrorKind::VersionMismatch => Unavailable::VersionMismatch {
            operation,
            status: code,
            text,
        },
        _ => Unavailable::InitFailed {
            operation,
            status: code,
            text,
        },
    }
}

/// Tells a machine without NPUs from one whose NPUs are hidden.
fn no_device(acl: &Acl, visible: Option<&str>) -> Unavailable {
    match (visible, installed(acl)) {
        (None, _) | (_, Some(0)) => Unavailable::NoDevice,
        (Some(value), _) => Unavailable::HiddenByEnvironment(
            <Runtime as runtime::Runtime>::select(acl, value).limited_to(0),
        ),
    }
}

/// NPUs of the machine, hidden or not, by their device nodes; `None` when nothing can tell.
fn installed(acl: &Acl) -> Option<u32> {
    if acl.simulated().is_some() {
        return None;
    }
    let nodes = std::fs::read_dir("/dev").ok()?.flatten().filter(|entry| {
        let name = entry.file_name();
        let index = name.to_str().and_then(|name| name.strip_prefix("davinci"));
        index.is_some_and(|index| index.parse::<u32>().is_ok())
    });
    u32::try_from(nodes.count()).ok()
}

fn interface_version(acl: &Acl) -> Option<String> {
    let (mut major, mut minor, mut patch) = (0, 0, 0);
    ask!(acl, aclrtGetVersion(&mut major, &mut minor, &mut patch))?;
    [major, minor, patch]
        .iter()
        .all(|&part| part >= 0)
        .then(|| format!("{major}.{minor}.{patch}"))
}

fn package_version(acl: &Acl, package: &CStr) -> Option<String> {
    let mut name = package.to_owned().into_bytes_with_nul();
    let mut buffer = [0u8; ACL_PKG_VERSION_MAX_SIZE as usize];
    ask!(
        acl,
        aclsysGetVersionStr(name.as_mut_ptr().cast(), buffer.as_mut_ptr().cast())
    )?;
    let version = CStr::from_bytes_until_nul(&buffer)
        .ok()?
        .to_string_lossy()
        .into_owned();
    (!version.is_empty()).then_some(version)
}
