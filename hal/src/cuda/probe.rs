//! Finding, loading and initialising the CUDA driver.

use super::{RUNTIMES, Runtime, ask, dotted, nvml, status};
use crate::error::Result;
use crate::instance::Place;
use crate::probe::{Unavailable, Versions};
use crate::properties::{MemoryInfo, PhysicalId, Properties, Utilization};
use crate::runtime::{self, Common};
use crate::visibility::VisibleDevices;
use crate::{Backend, process};
use std::sync::Mutex;
use sys_core::{Candidate, Library, LoadError, Reason};
use sys_cuda::bindings::{CUDA_VERSION, CUresult};
use sys_cuda::{Driver, Functions};

/// The oldest driver that has every required function.
const OLDEST: (i32, &str) = (11040, "11.4");

/// No machine has this many GPUs; a driver that says so is broken.
const MOST_DEVICES: i32 = 1024;

impl runtime::Runtime for Runtime {
    type Table = Functions;

    const BACKEND: Backend = Backend::Cuda;

    fn all() -> &'static Mutex<Vec<&'static Self>> {
        &RUNTIMES
    }

    fn load(place: &Place) -> Result<Driver, Unavailable> {
        load(place)
    }

    fn versions(driver: Option<&Driver>) -> Versions {
        let nvml = driver
            .filter(|driver| driver.simulated().is_none())
            .and_then(|_| nvml::Nvml::get());
        Versions {
            driver: nvml.and_then(nvml::Nvml::driver_version),
            runtime: driver.and_then(|driver| version(driver).ok()).map(dotted),
            toolkit: None,
            compiled_for: dotted(CUDA_VERSION as i32),
        }
    }

    fn start(driver: Driver, visible: Option<String>) -> Result<Self, Unavailable> {
        let version = version(&driver)?;
        if !is_new_enough(version) {
            return Err(Unavailable::DriverTooOld {
                have: dotted(version),
                need: OLDEST.1,
            });
        }
        // SAFETY: takes one integer that must be zero.
        let status = unsafe { (driver.cuInit)(0) };
        if status != CUresult::CUDA_SUCCESS {
            return Err(classify(&driver, "cuInit", status, visible.as_deref()));
        }
        process::mark_initialised();
        let count = count(&driver, visible.as_deref())?;
        Ok(Self {
            driver,
            common: Common::new(count, visible, true),
        })
    }

    fn select(driver: &Driver, value: &str) -> VisibleDevices {
        match installed(driver) {
            Some(uuids) => VisibleDevices::cuda(value, &uuids),
            None => VisibleDevices::cuda(value, &vec![String::new(); MOST_DEVICES as usize]),
        }
    }

    fn library(&self) -> &Driver {
        &self.driver
    }

    fn common(&self) -> &Common {
        &self.common
    }

    fn read(&self, ordinal: u32) -> Result<Properties> {
        self.read_properties(ordinal)
    }

    fn memory(&self, ordinal: u32) -> Result<MemoryInfo> {
        self.read_memory(ordinal)
    }

    fn utilization(&self, ordinal: u32) -> Result<Utilization> {
        self.read_utilization(ordinal)
    }
}

pub(super) fn load(place: &Place) -> Result<Driver, Unavailable> {
    let candidates = match place {
        Place::Path(path) => vec![Candidate::File(path.clone())],
        #[cfg(feature = "simulate")]
        Place::Simulated => return crate::simulation::cuda_driver(),
        Place::Nowhere => return Err(Unavailable::NotProbed),
        Place::Search => match crate::instance::library_variable("HAL_LIBCUDA") {
            Some(path) => vec![Candidate::File(path)],
            None => Driver::candidates(&[]),
        },
    };
    Driver::load(&candidates).map_err(|error| too_old(&error).unwrap_or(Unavailable::Load(error)))
}

/// A driver that lacks a required function because of its age is named as old, not as broken.
fn too_old(error: &LoadError) -> Option<Unavailable> {
    error.attempts().iter().find_map(|attempt| {
        let Reason::MissingSymbol { .. } = &attempt.reason else {
            return None;
        };
        let library = Library::open(&attempt.candidate).ok()?;
        let address = library.symbol(c"cuDriverGetVersion")?;
        // SAFETY: the symbol of this name has had this type since CUDA 2.2, and the library stays loaded.
        let get: sys_cuda::bindings::cuDriverGetVersion = unsafe { std::mem::transmute(address) };
        let mut version = 0;
        ask!(get, (&mut version))?;
        (1..OLDEST.0)
            .contains(&version)
            .then(|| Unavailable::DriverTooOld {
                have: dotted(version),
                need: OLDEST.1,
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
        _ => Err(classify(driver, "cuDriverGetVersion", status, None)),
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
        _ => Err(failed(driver, "cuDeviceGetCount", status)),
    }
}

/// What a failure before the first device means; a stub fails whatever is called.
fn classify(
    driver: &Driver,
    operation: &'static str,
    status: CUresult,
    visible: Option<&str>,
) -> Unavailable {
    match status {
        CUresult::CUDA_ERROR_STUB_LIBRARY => Unavailable::StubLibrary,
        CUresult::CUDA_ERROR_NO_DEVICE => no_device(driver, visible),
        // The driver's answer to a list that names a device twice.
        CUresult::CUDA_ERROR_INVALID_DEVICE => {
            let selected =
                visible.map(|value| <Runtime as runtime::Runtime>::select(driver, value));
            match selected.filter(|selected| selected.effective.is_err()) {
                Some(selected) => Unavailable::HiddenByEnvironment(selected),
                None => failed(driver, operation, status),
            }
        }
        _ => failed(driver, operation, status),
    }
}

fn failed(driver: &Driver, operation: &'static str, status: CUresult) -> Unavailable {
    let (text, code) = (
        status::words(driver, status),
        status::describe(driver, status),
    );
    if status::is_mismatch(status) {
        Unavailable::VersionMismatch {
            operation,
            status: code,
            text,
        }
    } else {
        Unavailable::InitFailed {
            operation,
            status: code,
            text,
        }
    }
}

/// Tells a machine without GPUs from one whose GPUs are hidden.
fn no_device(driver: &Driver, visible: Option<&str>) -> Unavailable {
    match (visible, installed(driver)) {
        (None, _) => Unavailable::NoDevice,
        (Some(_), Some(uuids)) if uuids.is_empty() => Unavailable::NoDevice,
        (Some(value), _) => {
            let selected = <Runtime as runtime::Runtime>::select(driver, value);
            // A list that selects the first device hides nothing: the driver has none.
            if selected
                .effective
                .as_ref()
                .is_ok_and(|ids| ids.contains(&PhysicalId(0)))
            {
                Unavailable::NoDevice
            } else {
                Unavailable::HiddenByEnvironment(selected.limited_to(0))
            }
        }
    }
}

/// UUIDs of every GPU of the machine, hidden or not; `None` when nothing can tell.
fn installed(driver: &Driver) -> Option<Vec<String>> {
    if driver.simulated().is_some() {
        return None;
    }
    nvml::Nvml::get()?.uuids()
}

impl Runtime {
    /// The management library, unless the driver is a stand-in.
    pub(super) fn nvml(&self) -> Option<&'static nvml::Nvml> {
        if self.driver.simulated().is_some() {
            None
        } else {
            nvml::Nvml::get()
        }
    }
}
