//! What a device is.

use crate::Backend;
use crate::ascend::AscendProperties;
use crate::cuda::CudaProperties;
use crate::facts::{Fact, Sourced, Value};

/// Everything that does not change while a device is in use.
///
/// Common facts have methods; what only one vendor has stays with that vendor in [`Arch`]. Free memory and utilisation
/// change all the time and are asked of the [`Device`](crate::Device).
#[derive(Clone, Debug)]
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

    /// One property by its key.
    pub fn get(&self, key: &str) -> Option<Sourced<Value>> {
        self.facts().into_iter().find(|fact| fact.key == key)?.value
    }
}

/// Device memory at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct MemoryInfo {
    /// Bytes that can be allocated.
    pub free: Sourced<u64>,
    /// Bytes in all.
    pub total: Sourced<u64>,
}

/// How busy a device was over its vendor's last sampling period, in percent.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Utilisation {
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
