//! GPUs listed without initialising the driver.

use super::nvml::{Gpu, Nvml};
use super::probe;
use crate::Backend;
use crate::process::Initialising;
use crate::visibility::VisibleDevices;

/// A visible GPU as the management library knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ListedGpu {
    /// Its ordinal as a CUDA device.
    pub ordinal: u32,
    /// Marketing name.
    pub name: String,
    /// `GPU-` and a UUID.
    pub uuid: String,
    /// Compute capability, `major.minor`.
    pub compute_capability: Option<String>,
    /// Bytes that can be allocated now.
    pub memory_free: Option<u64>,
    /// All memory on the board, the driver's share included, in bytes.
    pub memory_framebuffer: Option<u64>,
    /// Version of the kernel-mode driver.
    pub driver_version: Option<String>,
}

/// Lists the visible GPUs in the time NVML takes: initialising the CUDA driver costs several times as much.
///
/// `None` where NVML cannot tell which devices CUDA would show, and in what order: the driver is missing or too old, GPUs
/// differ (CUDA puts the fastest first, NVML goes by PCI address), one is partitioned, or none is visible. Ask an
/// [`Instance`](crate::Instance) then. Whether the driver would initialise is not looked at.
pub fn list_gpus() -> Option<Vec<ListedGpu>> {
    let _busy = Initialising::start().ok()?;
    let driver = probe::load(&crate::instance::Place::Search).ok()?;
    let is_usable =
        driver.simulated().is_none() && probe::version(&driver).is_ok_and(probe::is_new_enough);
    let nvml = Nvml::get().filter(|_| is_usable)?;
    let uuids = nvml.uuids()?;
    let gpus = (0..uuids.len() as u32)
        .map(|index| nvml.by_index(index))
        .collect::<Option<Vec<Gpu>>>()?;
    let names = gpus
        .iter()
        .map(|&gpu| nvml.name(gpu))
        .collect::<Option<Vec<String>>>()?;
    let differ = names.iter().any(|name| Some(name) != names.first());
    if differ || gpus.iter().any(|&gpu| nvml.mig(gpu) == Some(true)) {
        return None;
    }
    let visible: Vec<usize> = match std::env::var_os(Backend::Cuda.visibility_variable()) {
        None => (0..gpus.len()).collect(),
        Some(value) => {
            let selected = VisibleDevices::cuda(&value.to_string_lossy(), &uuids)
                .effective
                .ok()?;
            selected.into_iter().map(|id| id.0 as usize).collect()
        }
    };
    let listed = visible.into_iter().zip(0..).map(|(index, ordinal)| {
        let gpu = *gpus.get(index)?;
        let memory = nvml.memory(gpu);
        Some(ListedGpu {
            ordinal,
            name: names.get(index)?.clone(),
            uuid: uuids.get(index)?.clone(),
            compute_capability: nvml.compute_capability(gpu),
            memory_free: memory.map(|(_, free)| free),
            memory_framebuffer: memory.map(|(total, _)| total),
            driver_version: nvml.driver_version(),
        })
    });
    listed
        .collect::<Option<Vec<_>>>()
        .filter(|listed| !listed.is_empty())
}
