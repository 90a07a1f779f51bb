//! The entry point: which runtimes this machine has, and their devices.

use crate::device::{Device, Runtime};
use crate::probe::Probe;
use crate::{Backend, ascend, cuda};
use std::path::PathBuf;

/// The runtimes found on this machine.
///
/// Making one never fails and never panics: a backend that cannot be used is a [`Probe`] that says why, and does not hide
/// the other. Runtimes load once a process and are shared by all instances.
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

/// Chooses the libraries of an [`Instance`].
#[derive(Clone, Debug, Default)]
pub struct Builder {
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
    pub fn new() -> Self {
        Builder::default().build()
    }

    /// Chooses libraries before probing.
    pub fn builder() -> Builder {
        Builder::default()
    }

    /// Simulated devices only: nothing of the machine is probed.
    ///
    /// One simulated configuration a backend and process; the first one stays.
    ///
    /// # Errors
    /// Fails when another configuration is already running, or when it names an unknown SoC.
    #[cfg(feature = "simulate")]
    pub fn simulated(simulation: &crate::Simulation) -> crate::Result<Self> {
        simulation.start()?;
        let place = |simulated| {
            if simulated {
                Place::Simulated
            } else {
                Place::Nowhere
            }
        };
        Ok(Builder {
            cuda: place(simulation.has(Backend::Cuda)),
            ascend: place(simulation.has(Backend::Ascend)),
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
    pub fn devices(&self) -> &[Device] {
        &self.devices
    }
}

impl Builder {
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
        let cuda = cuda::probe(&self.cuda);
        let ascend = ascend::probe(&self.ascend);
        let mut devices = Vec::new();
        list(&mut devices, &cuda, Runtime::Cuda);
        list(&mut devices, &ascend, Runtime::Ascend);
        let probe = |backend, state| Probe { backend, state };
        Instance {
            probes: [
                probe(Backend::Cuda, cuda.map(|found| found.ready)),
                probe(Backend::Ascend, ascend.map(|found| found.ready)),
            ],
            devices,
        }
    }
}

/// A usable runtime and what its probe says.
pub(crate) struct Found<R: 'static> {
    pub(crate) runtime: &'static R,
    pub(crate) ready: crate::probe::Ready,
}

fn list<R>(
    devices: &mut Vec<Device>,
    found: &Result<Found<R>, crate::probe::Unavailable>,
    runtime: impl Fn(&'static R) -> Runtime,
) {
    if let Ok(found) = found {
        devices.extend(
            (0..found.ready.devices).map(|ordinal| Device::new(runtime(found.runtime), ordinal)),
        );
    }
}
