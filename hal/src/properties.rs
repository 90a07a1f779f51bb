//! What a device is.

use crate::Backend;
use crate::ascend::{AscendProperties, SPEC};
use crate::cuda::CudaProperties;
use crate::error::{Error, ErrorKind, Result};
use crate::facts::{Fact, Sourced, Value};

/// Everything that does not change while a device is in use.
///
/// Common facts have methods; what only one vendor has stays with that vendor in [`Arch`]. Free memory and utilization
/// change all the time and are asked of the [`Device`](crate::Device).
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Properties {
    /// The device as its vendor describes it.
    pub arch: Arch,
}

/// Properties in the vendor's own terms.
#[derive(Clone, Debug)]
pub enum Arch {
    /// An NVIDIA GPU.
    Cuda(Box<CudaProperties>),
    /// A Huawei Ascend NPU.
    Ascend(Box<AscendProperties>),
}

impl Properties {
    /// The backend that drives the device.
    pub fn backend(&self) -> Backend {
        match &self.arch {
            Arch::Cuda(_) => Backend::Cuda,
            Arch::Ascend(_) => Backend::Ascend,
        }
    }

    /// The marketing name (CUDA) or the full SoC name (Ascend).
    pub fn name(&self) -> Option<&str> {
        match &self.arch {
            Arch::Cuda(cuda) => cuda.name.as_ref(),
            Arch::Ascend(ascend) => ascend.soc_name.as_ref(),
        }
        .map(|name| name.value.as_str())
    }

    /// Memory of the device in bytes.
    pub fn memory_total(&self) -> Option<&Sourced<u64>> {
        match &self.arch {
            Arch::Cuda(cuda) => cuda.memory_total.as_ref(),
            Arch::Ascend(ascend) => ascend.memory_total.as_ref(),
        }
    }

    /// The CUDA properties of a GPU.
    pub fn cuda(&self) -> Option<&CudaProperties> {
        match &self.arch {
            Arch::Cuda(cuda) => Some(cuda),
            Arch::Ascend(_) => None,
        }
    }

    /// The Ascend properties of an NPU.
    pub fn ascend(&self) -> Option<&AscendProperties> {
        match &self.arch {
            Arch::Cuda(_) => None,
            Arch::Ascend(ascend) => Some(ascend),
        }
    }

    /// Every property by key, known or not, in a stable order.
    pub fn facts(&self) -> Vec<Fact> {
        match &self.arch {
            Arch::Cuda(cuda) => cuda.own_facts(),
            Arch::Ascend(ascend) => ascend.facts(),
        }
    }

    /// The keys of [`Properties::facts`] for every device of a backend, whether or not one has the value.
    pub fn keys(backend: Backend) -> Vec<String> {
        let own = match backend {
            Backend::Cuda => CudaProperties::default().own_facts(),
            Backend::Ascend => AscendProperties::default().own_facts(),
        };
        let spec: &[soc::Field] = match backend {
            Backend::Cuda => &[],
            Backend::Ascend => soc::Field::all(),
        };
        let own = own.into_iter().map(|fact| fact.key);
        own.chain(spec.iter().map(|field| format!("{SPEC}{}", field.key)))
            .collect()
    }

    /// One property by its key.
    pub fn get(&self, key: &str) -> Option<Sourced<Value>> {
        self.facts().into_iter().find(|fact| fact.key == key)?.value
    }
}

/// Device memory at one moment.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MemoryInfo {
    /// Bytes that can be allocated.
    pub free: Sourced<u64>,
    /// Bytes in all.
    pub total: Sourced<u64>,
}

/// Refuses free memory beyond the total.
pub(crate) fn check_memory(free: u64, total: u64) -> Result<()> {
    if free <= total {
        return Ok(());
    }
    let context = format!("{free} bytes free of {total}");
    Err(Error::new(ErrorKind::Internal, "free memory", context))
}

/// How busy a device was over its vendor's last sampling period, in percent.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Utilization {
    /// Streaming multiprocessors of a GPU.
    pub compute: Option<Sourced<u32>>,
    /// Memory: the memory controller of a GPU, the memory in use of an NPU.
    pub memory: Option<Sourced<u32>>,
    /// Cube cores of an NPU.
    pub cube: Option<Sourced<u32>>,
    /// Vector cores of an NPU.
    pub vector: Option<Sourced<u32>>,
    /// AI CPUs of an NPU.
    pub ai_cpu: Option<Sourced<u32>>,
}

impl MemoryInfo {
    /// What changes from moment to moment, by key.
    pub fn facts(&self) -> Vec<Fact> {
        vec![Fact::of("memory.free_bytes", &Some(self.free.clone()))]
    }
}

impl Utilization {
    /// The shares that the backend's devices have, by key.
    pub fn facts(&self, backend: Backend) -> Vec<Fact> {
        let memory = Fact::of("utilization.memory_percent", &self.memory);
        match backend {
            Backend::Cuda => vec![
                Fact::of("utilization.compute_percent", &self.compute),
                memory,
            ],
            Backend::Ascend => vec![
                Fact::of("utilization.cube_percent", &self.cube),
                Fact::of("utilization.vector_percent", &self.vector),
                Fact::of("utilization.ai_cpu_percent", &self.ai_cpu),
                memory,
            ],
        }
    }
}

/// A device's number on its machine, which the visibility variables speak of; not the ordinal in a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PhysicalId(pub u32);

impl From<PhysicalId> for Value {
    fn from(id: PhysicalId) -> Self {
        id.0.into()
    }
}
