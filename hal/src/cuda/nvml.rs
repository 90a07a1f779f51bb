//! The management library: facts about GPUs that need neither context nor driver initialisation.
//!
//! NVML is initialised once and never shut down; a machine without it loses these facts and nothing else.

use std::ffi::{CString, c_char};
use std::sync::OnceLock;
use sys_cuda::Nvml as Table;
use sys_cuda::nvml::bindings::{nvmlDevice_t, nvmlMemory_t, nvmlReturn_t, nvmlUtilization_t};

/// No machine has this many GPUs.
const MOST_GPUS: u32 = 1024;

/// Long enough for every string NVML gives.
const TEXT: usize = 96;

#[derive(Debug)]
pub(super) struct Nvml(Table);

/// A GPU as NVML knows it.
#[derive(Clone, Copy)]
pub(super) struct Gpu(nvmlDevice_t);

/// Calls a function of NVML that older versions may lack; any failure is an absent fact.
macro_rules! ask {
    ($nvml:expr, $function:ident($($argument:expr),* $(,)?)) => {
        $nvml.0.$function().ok().and_then(|function| {
            // SAFETY: the handles are NVML's own and the out-parameters are locals of the declared types.
            let status = unsafe { function($($argument),*) };
            (status == nvmlReturn_t::NVML_SUCCESS).then_some(())
        })
    };
}

impl Nvml {
    /// The management library, loaded and initialised on first use; `None` where there is none.
    pub(super) fn get() -> Option<&'static Self> {
        static NVML: OnceLock<Option<(u32, Nvml)>> = OnceLock::new();
        let (owner, nvml) = NVML
            .get_or_init(|| {
                let table = Table::load(&Table::candidates(&[])).ok()?;
                // SAFETY: takes no argument.
                let status = unsafe { (table.nvmlInit_v2)() };
                (status == nvmlReturn_t::NVML_SUCCESS).then(|| (std::process::id(), Nvml(table)))
            })
            .as_ref()?;
        // Like the driver, NVML does not survive a fork.
        (*owner == std::process::id()).then_some(nvml)
    }

    /// UUIDs of all GPUs in NVML's order, which is by PCI address; `None` if any is withheld.
    pub(super) fn uuids(&self) -> Option<Vec<String>> {
        let mut count = 0;
        ask!(self, nvmlDeviceGetCount_v2(&mut count))?;
        if count > MOST_GPUS {
            return None;
        }
        (0..count)
            .map(|index| self.uuid(self.by_index(index)?))
            .collect()
    }

    pub(super) fn by_index(&self, index: u32) -> Option<Gpu> {
        let mut device = std::ptr::null_mut();
        ask!(self, nvmlDeviceGetHandleByIndex_v2(index, &mut device))?;
        Some(Gpu(device))
    }

    pub(super) fn by_uuid(&self, uuid: &str) -> Option<Gpu> {
        let uuid = CString::new(uuid).ok()?;
        let mut device = std::ptr::null_mut();
        ask!(self, nvmlDeviceGetHandleByUUID(uuid.as_ptr(), &mut device))?;
        Some(Gpu(device))
    }

    fn uuid(&self, gpu: Gpu) -> Option<String> {
        text(|buffer, length| ask!(self, nvmlDeviceGetUUID(gpu.0, buffer, length)))
    }

    pub(super) fn name(&self, gpu: Gpu) -> Option<String> {
        text(|buffer, length| ask!(self, nvmlDeviceGetName(gpu.0, buffer, length)))
    }

    pub(super) fn compute_capability(&self, gpu: Gpu) -> Option<String> {
        let (mut major, mut minor) = (0, 0);
        ask!(
            self,
            nvmlDeviceGetCudaComputeCapability(gpu.0, &mut major, &mut minor)
        )?;
        Some(format!("{major}.{minor}"))
    }

    pub(super) fn driver_version(&self) -> Option<String> {
        text(|buffer, length| ask!(self, nvmlSystemGetDriverVersion(buffer, length)))
    }

    pub(super) fn vbios_version(&self, gpu: Gpu) -> Option<String> {
        text(|buffer, length| ask!(self, nvmlDeviceGetVbiosVersion(gpu.0, buffer, length)))
    }

    /// Bytes of the frame buffer: total (the driver's share included) and free.
    pub(super) fn memory(&self, gpu: Gpu) -> Option<(u64, u64)> {
        let mut memory = nvmlMemory_t {
            total: 0,
            free: 0,
            used: 0,
        };
        ask!(self, nvmlDeviceGetMemoryInfo(gpu.0, &mut memory))?;
        Some((memory.total, memory.free))
    }

    /// Percent of the last sampling period: kernels running, memory being read or written.
    pub(super) fn utilization(&self, gpu: Gpu) -> Option<(u32, u32)> {
        let mut rates = nvmlUtilization_t { gpu: 0, memory: 0 };
        ask!(self, nvmlDeviceGetUtilizationRates(gpu.0, &mut rates))?;
        (rates.gpu <= 100 && rates.memory <= 100).then_some((rates.gpu, rates.memory))
    }

    pub(super) fn mig(&self, gpu: Gpu) -> Option<bool> {
        let (mut current, mut pending) = (0, 0);
        ask!(
            self,
            nvmlDeviceGetMigMode(gpu.0, &mut current, &mut pending)
        )?;
        Some(current != 0)
    }

    pub(super) fn pcie_generation_max(&self, gpu: Gpu) -> Option<u32> {
        let mut generation = 0;
        ask!(
            self,
            nvmlDeviceGetMaxPcieLinkGeneration(gpu.0, &mut generation)
        )?;
        Some(generation)
    }

    pub(super) fn pcie_width_max(&self, gpu: Gpu) -> Option<u32> {
        let mut width = 0;
        ask!(self, nvmlDeviceGetMaxPcieLinkWidth(gpu.0, &mut width))?;
        Some(width)
    }
}

/// Lets a function fill a buffer with a C string.
fn text(fill: impl FnOnce(*mut c_char, u32) -> Option<()>) -> Option<String> {
    let mut buffer = [0u8; TEXT];
    fill(buffer.as_mut_ptr().cast(), TEXT as u32)?;
    super::device::c_text(&buffer)
}
