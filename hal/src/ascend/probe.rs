//! Finding, loading and initialising the ACL runtime.

use super::{Runtime, ask, describe, recent_message, status};
use crate::instance::{Found, Place};
use crate::probe::{Ready, Unavailable, Versions, Warning};
use crate::visibility::VisibleDevices;
use crate::{Backend, process};
use std::ffi::CStr;
use std::path::Path;
use std::sync::{Mutex, OnceLock, PoisonError};
use sys_acl::bindings::{
    ACL_ERROR_REPEAT_INITIALIZE, ACL_ERROR_RT_NO_DEVICE, ACL_MAJOR_VERSION, ACL_MINOR_VERSION,
    ACL_PATCH_VERSION, ACL_PKG_VERSION_MAX_SIZE, ACL_SUCCESS, aclError,
};
use sys_acl::{Acl, Candidate};

/// No machine has this many NPUs; a runtime that says so is broken.
const MOST_DEVICES: u32 = 1024;

static RUNTIMES: Mutex<Vec<&'static Runtime>> = Mutex::new(Vec::new());

/// Brings the runtime up, or finds the one that already is.
pub(crate) fn probe(place: &Place) -> Result<Found<Runtime>, Unavailable> {
    if let Some(parent) = process::forked_from() {
        return Err(Unavailable::ForkedAfterInit { parent });
    }
    let mut runtimes = RUNTIMES.lock().unwrap_or_else(PoisonError::into_inner);
    let runtime = match runtimes.iter().find(|runtime| runtime.place == *place) {
        Some(runtime) => runtime,
        None => {
            let runtime = start(place)?;
            runtimes.push(runtime);
            runtime
        }
    };
    drop(runtimes);
    Ok(Found {
        runtime,
        ready: runtime.ready(),
    })
}

fn start(place: &Place) -> Result<&'static Runtime, Unavailable> {
    let acl = load(place)?;
    let visible_at_init = visibility_variable();
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
    let count = match (initialised, count(&acl, visible_at_init.as_deref())) {
        (Ok(()), count) => count?,
        // Without a device aclInit only says that something is wrong; the count says what.
        (Err(_), Err(reason @ (Unavailable::NoDevice | Unavailable::HiddenByEnvironment(_)))) => {
            return Err(reason);
        }
        (Err(reason), _) => return Err(reason),
    };
    let properties = (0..count).map(|_| OnceLock::new()).collect();
    let runtime = Runtime {
        acl,
        place: place.clone(),
        visible_at_init,
        properties,
        platform: OnceLock::new(),
    };
    Ok(Box::leak(Box::new(runtime)))
}

fn load(place: &Place) -> Result<Acl, Unavailable> {
    let candidates = match place {
        Place::Path(path) => vec![Candidate::File(path.clone())],
        #[cfg(feature = "simulate")]
        Place::Simulated => return crate::simulation::acl_runtime(),
        Place::Nowhere => return Err(Unavailable::NotProbed),
        Place::Search => match std::env::var_os("HAL_ASCENDCL") {
            Some(path) => vec![Candidate::File(path.into())],
            None => Acl::candidates(&soc::cann_roots()),
        },
    };
    Acl::load(&candidates).map_err(Unavailable::Load)
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
    let text = recent_message(acl);
    Unavailable::InitFailed {
        operation,
        status: describe(status),
        text,
        hint: status::hint(status),
    }
}

/// Tells a machine without NPUs from one whose NPUs are hidden.
fn no_device(acl: &Acl, visible: Option<&str>) -> Unavailable {
    match (visible, installed(acl)) {
        (None, _) | (_, Some(0)) => Unavailable::NoDevice,
        (Some(value), installed) => Unavailable::HiddenByEnvironment(
            VisibleDevices::ascend(value, installed.unwrap_or(MOST_DEVICES)).limited_to(0),
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
        name.to_str()
            .and_then(|name| name.strip_prefix("davinci"))
            .is_some_and(|index| index.parse::<u32>().is_ok())
    });
    u32::try_from(nodes.count()).ok()
}

fn visibility_variable() -> Option<String> {
    let value = std::env::var_os(Backend::Ascend.visibility_variable())?;
    Some(value.to_string_lossy().into_owned())
}

impl Runtime {
    fn ready(&self) -> Ready {
        let mut warnings = Vec::new();
        let count = self.properties.len();
        let visible = self.visible_at_init.as_deref().map(|value| {
            VisibleDevices::ascend(value, installed(&self.acl).unwrap_or(MOST_DEVICES))
                .limited_to(count)
        });
        if let Some(visible) = visible.as_ref().filter(|visible| visible.is_cut()) {
            warnings.push(Warning::VisibilityCut(visible.clone()));
        }
        let now = visibility_variable();
        if now != self.visible_at_init {
            warnings.push(Warning::EnvChangedAfterInit {
                variable: Backend::Ascend.visibility_variable(),
                at_init: self.visible_at_init.clone(),
                now,
            });
        }
        Ready {
            library: self.acl.path().map(Path::to_owned).unwrap_or_default(),
            simulated: self.simulated().map(str::to_owned),
            versions: self.versions(),
            devices: count as u32,
            visible,
            warnings,
        }
    }

    pub(super) fn versions(&self) -> Versions {
        Versions {
            driver: self.package_version(c"driver"),
            runtime: self.interface_version(),
            toolkit: self.package_version(c"runtime"),
            compiled_for: format!("{ACL_MAJOR_VERSION}.{ACL_MINOR_VERSION}.{ACL_PATCH_VERSION}"),
        }
    }

    fn interface_version(&self) -> Option<String> {
        let (mut major, mut minor, mut patch) = (0, 0, 0);
        ask!(
            self.acl,
            aclrtGetVersion(&mut major, &mut minor, &mut patch)
        )?;
        Some(format!("{major}.{minor}.{patch}"))
    }

    fn package_version(&self, package: &CStr) -> Option<String> {
        let mut name = package.to_owned().into_bytes_with_nul();
        let mut buffer = [0u8; ACL_PKG_VERSION_MAX_SIZE as usize];
        ask!(
            self.acl,
            aclsysGetVersionStr(name.as_mut_ptr().cast(), buffer.as_mut_ptr().cast())
        )?;
        let version = CStr::from_bytes_until_nul(&buffer)
            .ok()?
            .to_string_lossy()
            .into_owned();
        (!version.is_empty()).then_some(version)
    }
}
