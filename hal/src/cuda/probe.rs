//! Finding, loading and initialising the CUDA driver.

use super::{Runtime, dotted, nvml, status};
use crate::error::Result;
use crate::instance::{Found, Place};
use crate::probe::{Ready, Unavailable, Versions, Warning};
use crate::visibility::VisibleDevices;
use crate::{Backend, process};
use std::path::PathBuf;
use std::sync::{Mutex, OnceLock, PoisonError};
use sys_core::{Candidate, Library, Reason};
use sys_cuda::Driver;
use sys_cuda::bindings::CUresult;

/// The oldest driver that has every required function.
const OLDEST: (i32, &str) = (11040, "11.4");

/// No machine has this many GPUs; a driver that says so is broken.
const MOST_DEVICES: i32 = 1024;

static RUNTIMES: Mutex<Vec<&'static Runtime>> = Mutex::new(Vec::new());

/// Brings the driver up, or finds the one that already is.
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
    let driver = load(place)?;
    let version = version(&driver)?;
    if !is_new_enough(version) {
        return Err(Unavailable::DriverTooOld {
            have: dotted(version),
            need: OLDEST.1,
        });
    }
    let visible_at_init = visibility_variable();
    // SAFETY: takes one integer that must be zero.
    let status = unsafe { (driver.cuInit)(0) };
    if status != CUresult::CUDA_SUCCESS {
        return Err(init_failed(&driver, status, visible_at_init));
    }
    process::mark_initialised();
    let count = count(&driver, visible_at_init.as_deref())?;
    let properties = (0..count).map(|_| OnceLock::new()).collect();
    Ok(Box::leak(Box::new(Runtime {
        driver,
        place: place.clone(),
        version,
        visible_at_init,
        properties,
    })))
}

pub(super) fn load(place: &Place) -> Result<Driver, Unavailable> {
    let candidates = match place {
        Place::Path(path) => vec![Candidate::File(path.clone())],
        #[cfg(feature = "simulate")]
        Place::Simulated => return crate::simulation::cuda_driver(),
        Place::Nowhere => return Err(Unavailable::NotProbed),
        Place::Search => match std::env::var_os("HAL_LIBCUDA") {
            Some(path) => vec![Candidate::File(path.into())],
            None => Driver::candidates(&[]),
        },
    };
    Driver::load(&candidates).map_err(|error| too_old(&error).unwrap_or(Unavailable::Load(error)))
}

/// A driver that lacks a required function because of its age is named as old, not as broken.
fn too_old(error: &sys_core::LoadError) -> Option<Unavailable> {
    error.attempts().iter().find_map(|attempt| {
        let Reason::MissingSymbol { .. } = &attempt.reason else {
            return None;
        };
        let library = Library::open(&attempt.candidate).ok()?;
        let address = library.symbol(c"cuDriverGetVersion")?;
        // SAFETY: the symbol of this name has had this type since CUDA 2.2, and the library stays loaded.
        let get: unsafe extern "C" fn(*mut i32) -> CUresult =
            unsafe { std::mem::transmute(address) };
        let mut version = 0;
        // SAFETY: writes one integer.
        let status = unsafe { get(&mut version) };
        (status == CUresult::CUDA_SUCCESS && (1..OLDEST.0).contains(&version)).then(|| {
            Unavailable::DriverTooOld {
                have: dotted(version),
                need: OLDEST.1,
            }
        })
    })
}

pub(super) fn version(driver: &Driver) -> Result<i32, Unavailable> {
    let mut version = 0;
    // SAFETY: writes one integer and needs no initialisation.
    let status = unsafe { (driver.cuDriverGetVersion)(&mut version) };
    match status {
        CUresult::CUDA_SUCCESS if version > 0 => Ok(version),
        CUresult::CUDA_SUCCESS => Err(Unavailable::BrokenRuntime {
            operation: "cuDriverGetVersion",
            answer: version.to_string(),
        }),
        _ => Err(init_failed(driver, status, visibility_variable())),
    }
}

pub(super) fn is_new_enough(version: i32) -> bool {
    version >= OLDEST.0
}

fn count(driver: &Driver, visible: Option<&str>) -> Result<u32, Unavailable> {
    let mut count = 0;
    // SAFETY: writes one integer.
    let status = unsafe { (driver.cuDeviceGetCount)(&mut count) };
    match (status, count) {
        (CUresult::CUDA_SUCCESS, 0) => Err(no_device(driver, visible)),
        (CUresult::CUDA_SUCCESS, 1..=MOST_DEVICES) => Ok(count.unsigned_abs()),
        (CUresult::CUDA_SUCCESS, _) => Err(Unavailable::BrokenRuntime {
            operation: "cuDeviceGetCount",
            answer: format!("{count} devices"),
        }),
        _ => Err(failed(driver, "cuDeviceGetCount", status, None)),
    }
}

fn init_failed(driver: &Driver, status: CUresult, visible: Option<String>) -> Unavailable {
    if let Some(hint) = status::version_hint(status) {
        return Unavailable::VersionMismatch {
            operation: "cuInit",
            status: status::describe(driver, status),
            hint,
        };
    }
    match status {
        CUresult::CUDA_ERROR_STUB_LIBRARY => Unavailable::StubLibrary {
            library: driver.path().map(PathBuf::from).unwrap_or_default(),
        },
        CUresult::CUDA_ERROR_NO_DEVICE => no_device(driver, visible.as_deref()),
        CUresult::CUDA_ERROR_INVALID_DEVICE => {
            match visible.as_deref().map(|value| select(driver, value)) {
                Some(visible) if visible.effective.is_err() => {
                    Unavailable::HiddenByEnvironment(visible)
                }
                _ => failed(driver, "cuInit", status, None),
            }
        }
        CUresult::CUDA_ERROR_NOT_INITIALIZED => failed(
            driver,
            "cuInit",
            status,
            Some(
                "a process that forked after cuInit sees this: initialise after forking, or use exec",
            ),
        ),
        _ => failed(driver, "cuInit", status, None),
    }
}

fn failed(
    driver: &Driver,
    operation: &'static str,
    status: CUresult,
    hint: Option<&'static str>,
) -> Unavailable {
    let error = status::error(driver, operation, status, "");
    Unavailable::InitFailed {
        operation,
        status: status::describe(driver, status),
        text: error.vendor_text().map(str::to_owned),
        hint,
    }
}

/// Tells a machine without GPUs from one whose GPUs are hidden.
fn no_device(driver: &Driver, visible: Option<&str>) -> Unavailable {
    match (visible, installed(driver)) {
        (None, _) => Unavailable::NoDevice,
        (Some(_), Some(uuids)) if uuids.is_empty() => Unavailable::NoDevice,
        (Some(value), _) => Unavailable::HiddenByEnvironment(select(driver, value).limited_to(0)),
    }
}

/// What a value of `CUDA_VISIBLE_DEVICES` selects on this machine.
fn select(driver: &Driver, value: &str) -> VisibleDevices {
    match installed(driver) {
        Some(uuids) => VisibleDevices::cuda(value, &uuids),
        None => VisibleDevices::cuda(value, &vec![String::new(); MOST_DEVICES as usize]),
    }
}

/// UUIDs of every GPU of the machine, hidden or not; `None` when nothing can tell.
fn installed(driver: &Driver) -> Option<Vec<String>> {
    if driver.simulated().is_some() {
        return None;
    }
    nvml::Nvml::get()?.uuids()
}

fn visibility_variable() -> Option<String> {
    let value = std::env::var_os(Backend::Cuda.visibility_variable())?;
    Some(value.to_string_lossy().into_owned())
}

impl Runtime {
    fn ready(&self) -> Ready {
        let mut warnings = Vec::new();
        let count = self.properties.len();
        let visible = self
            .visible_at_init
            .as_deref()
            .map(|value| select(&self.driver, value).limited_to(count));
        if let Some(visible) = visible.as_ref().filter(|visible| visible.is_cut()) {
            warnings.push(Warning::VisibilityCut(visible.clone()));
        }
        let now = visibility_variable();
        if now != self.visible_at_init {
            warnings.push(Warning::EnvChangedAfterInit {
                variable: Backend::Cuda.visibility_variable(),
                at_init: self.visible_at_init.clone(),
                now,
            });
        }
        Ready {
            library: self.driver.path().map(PathBuf::from).unwrap_or_default(),
            simulated: self.simulated().map(str::to_owned),
            versions: Versions {
                driver: self.nvml().and_then(nvml::Nvml::driver_version),
                runtime: Some(dotted(self.version)),
                toolkit: None,
                compiled_for: dotted(sys_cuda::bindings::CUDA_VERSION as i32),
            },
            devices: count as u32,
            visible,
            warnings,
        }
    }

    /// The management library, unless the driver is a stand-in.
    pub(super) fn nvml(&self) -> Option<&'static nvml::Nvml> {
        if self.simulated().is_some() {
            None
        } else {
            nvml::Nvml::get()
        }
    }
}
