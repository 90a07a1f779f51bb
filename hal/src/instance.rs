//! The entry point: which runtimes this machine has, and their devices.

use crate::device::{Device, Handle};
use crate::error::{Error, ErrorKind, Result};
use crate::probe::Probe;
use crate::runtime::{self, Runtime};
use crate::{Backend, process};
use std::path::PathBuf;

/// The runtimes found on this machine.
///
/// Making one never fails and never panics: a backend that cannot be used is a [`Probe`] that says why, and does not hide
/// the other. A library is initialised once a process, however many instances use it.
#[derive(Clone, Debug)]
pub struct Instance {
    probes: [Probe; 2],
    devices: Vec<Device>,
}

/// Where to look for one backend's library.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Place {
    /// The default search, after the backend's own variable.
    #[default]
    Search,
    /// One library, by absolute path.
    Path(PathBuf),
    /// The stand-in linked into this process.
    #[cfg(feature = "simulate")]
    Simulated,
    /// Nowhere.
    Nowhere,
}

/// A variable that names one library; empty is as good as unset, and a privileged process listens to none.
pub(crate) fn library_variable(name: &str) -> Option<PathBuf> {
    if process::is_privileged() {
        return None;
    }
    std::env::var_os(name)
        .filter(|path| !path.is_empty())
        .map(PathBuf::from)
}

/// Chooses the libraries of an [`Instance`].
#[derive(Clone, Debug, Default)]
pub struct InstanceBuilder {
    cuda: Place,
    ascend: Place,
}

impl Instance {
    /// Probes both runtimes.
    ///
    /// The search honours `HAL_LIBCUDA` and `HAL_ASCENDCL`, absolute paths of the libraries to use instead.
    #[expect(
        clippy::new_without_default,
        reason = "probing hardware is no neutral default"
    )]
    #[doc(alias = "cuInit")]
    #[doc(alias = "aclInit")]
    pub fn new() -> Self {
        InstanceBuilder::default().build()
    }

    /// Chooses libraries before probing.
    pub fn builder() -> InstanceBuilder {
        InstanceBuilder::default()
    }

    /// Simulated devices only: nothing of the machine is probed.
    ///
    /// One simulated configuration a backend and process; the first one stays.
    ///
    /// # Errors
    /// Fails with `InvalidArgument` when another configuration is already running, the SoC is unknown, or the number of devices
    /// is out of range.
    #[cfg(feature = "simulate")]
    pub fn simulated(simulation: &crate::Simulation) -> Result<Self> {
        simulation.start()?;
        let place = |backend| {
            if simulation.has(backend) {
                Place::Simulated
            } else {
                Place::Nowhere
            }
        };
        Ok(InstanceBuilder {
            cuda: place(Backend::Cuda),
            ascend: place(Backend::Ascend),
        }
        .build())
    }

    /// Each backend's state, in the order of [`Backend::ALL`].
    pub fn probes(&self) -> &[Probe] {
        &self.probes
    }

    /// One backend's state.
    pub fn probe(&self, backend: Backend) -> &Probe {
        let [cuda, ascend] = &self.probes;
        match backend {
            Backend::Cuda => cuda,
            Backend::Ascend => ascend,
        }
    }

    /// The visible devices of every usable runtime.
    #[doc(alias = "cuDeviceGetCount")]
    #[doc(alias = "aclrtGetDeviceCount")]
    pub fn devices(&self) -> &[Device] {
        &self.devices
    }

    /// One device by its ordinal among the visible ones of its backend.
    ///
    /// # Errors
    /// Fails with `InvalidDevice`, naming the number of devices and the visibility variable, or with `NoDevice` and the probe's
    /// reason when the backend has none.
    #[doc(alias = "cuDeviceGet")]
    pub fn device(&self, backend: Backend, ordinal: u32) -> Result<Device> {
        let mut of_backend = self
            .devices
            .iter()
            .filter(|device| device.backend() == backend);
        let wanted = of_backend
            .clone()
            .find(|device| device.ordinal() == ordinal);
        match (wanted, of_backend.next(), self.probe(backend).state()) {
            (Some(device), _, _) => Ok(*device),
            (None, Some(other), _) => Err(other.no_such(ordinal)),
            (None, None, Err(reason)) => {
                Err(Error::new(ErrorKind::NoDevice, "device", reason.to_string()).on(backend))
            }
            (None, None, Ok(_)) => Err(Error::new(ErrorKind::NoDevice, "device", "").on(backend)),
        }
    }
}

impl InstanceBuilder {
    /// Uses this CUDA driver library; only an absolute path is loaded.
    #[must_use]
    pub fn cuda_library(mut self, path: impl Into<PathBuf>) -> Self {
        self.cuda = Place::Path(path.into());
        self
    }

    /// Uses this ACL library; only an absolute path is loaded.
    #[must_use]
    pub fn ascend_library(mut self, path: impl Into<PathBuf>) -> Self {
        self.ascend = Place::Path(path.into());
        self
    }

    /// Leaves one backend alone; its probe says so.
    #[must_use]
    pub fn without(mut self, backend: Backend) -> Self {
        match backend {
            Backend::Cuda => self.cuda = Place::Nowhere,
            Backend::Ascend => self.ascend = Place::Nowhere,
        }
        self
    }

    /// Probes the chosen runtimes.
    pub fn build(self) -> Instance {
        let (cuda, gpus) = probe(&self.cuda, Handle::Cuda);
        let (ascend, npus) = probe(&self.ascend, Handle::Ascend);
        Instance {
            probes: [cuda, ascend],
            devices: [gpus, npus].concat(),
        }
    }
}

fn probe<R: Runtime>(place: &Place, handle: fn(&'static R) -> Handle) -> (Probe, Vec<Device>) {
    let (probe, runtime) = runtime::probe::<R>(place);
    let devices = runtime.map_or(Vec::new(), |runtime| {
        (0..runtime.common().devices())
            .map(|ordinal| Device::new(handle(runtime), ordinal))
            .collect()
    });
    (probe, devices)
}

const _: fn() = || {
    fn shared_between_threads<T: Send + Sync>() {}
    shared_between_threads::<Instance>();
    shared_between_threads::<Device>();
    shared_between_threads::<Error>();
};
