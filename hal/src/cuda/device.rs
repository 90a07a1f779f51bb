//! What the driver and NVML say of one GPU.

use super::nvml::{Gpu, Nvml};
use super::{ComputeCapability, CudaProperties, Runtime, ask, call, dotted, probe};
use crate::Backend;
use crate::error::{Error, ErrorKind, Result};
use crate::facts::{Origin, Source, Sourced};
use crate::properties::{Arch, MemoryInfo, Properties, Utilization, check_memory};
use std::ffi::CStr;
use sys_cuda::bindings::{CUdevice, CUdevice_attribute, CUuuid};

/// No memory is faster, in bytes per second; what says so is broken.
const MOST_BANDWIDTH: f64 = 1e15;

impl Runtime {
    pub(super) fn read_properties(&self, ordinal: u32) -> Result<Properties> {
        let device = self.device(ordinal)?;
        Ok(Properties {
            arch: Arch::Cuda(Box::new(self.describe(device)?)),
        })
    }

    pub(super) fn read_memory(&self, ordinal: u32) -> Result<MemoryInfo> {
        let device = self.device(ordinal)?;
        if self.context_is_active(device) {
            return self.memory_of_context(device);
        }
        let Some((_, free)) = self.gpu(device).and_then(|(nvml, gpu)| nvml.memory(gpu)) else {
            let context = "neither NVML nor an active context can tell, and none is created to ask";
            return Err(
                Error::new(ErrorKind::Unsupported, "free memory", context).on(Backend::Cuda)
            );
        };
        let total = self.total_memory(device)?;
        check_memory(free, total).map_err(|error| error.on(Backend::Cuda))?;
        Ok(MemoryInfo {
            free: Sourced::new(free, self.source(Origin::Management)),
            total: self.driver_says(total),
        })
    }

    pub(super) fn read_utilization(&self, ordinal: u32) -> Result<Utilization> {
        let device = self.device(ordinal)?;
        let Some((compute, memory)) = self
            .gpu(device)
            .and_then(|(nvml, gpu)| nvml.utilization(gpu))
        else {
            return Err(
                Error::new(ErrorKind::Unsupported, "utilization", "only NVML can tell")
                    .on(Backend::Cuda),
            );
        };
        let sourced = |percent| Some(Sourced::new(percent, self.source(Origin::Management)));
        Ok(Utilization {
            compute: sourced(compute),
            memory: sourced(memory),
            ..Utilization::default()
        })
    }

    fn device(&self, ordinal: u32) -> Result<CUdevice> {
        let mut device = 0;
        call!(
            &self.driver,
            cuDeviceGet(&mut device, ordinal as i32),
            format!("device {ordinal}")
        )?;
        Ok(device)
    }

    fn source(&self, origin: Origin) -> Source {
        Source {
            origin,
            simulated: self.driver.simulated().is_some(),
        }
    }

    fn driver_says<T>(&self, value: T) -> Sourced<T> {
        Sourced::new(value, self.source(Origin::Driver))
    }

    fn describe(&self, device: CUdevice) -> Result<CudaProperties> {
        let mut properties = CudaProperties {
            name: self.name(device).map(|value| self.driver_says(value)),
            compute_capability: self
                .compute_capability(device)
                .map(|value| self.driver_says(value)),
            uuid: self.uuid(device).map(|value| self.driver_says(value)),
            pci_bus_id: self.pci_bus_id(device).map(|value| self.driver_says(value)),
            cuda_version: probe::version(&self.driver)
                .ok()
                .map(dotted)
                .map(|value| self.driver_says(value)),
            library: self
                .driver
                .path()
                .map(|path| path.to_owned())
                .map(|value| self.driver_says(value)),
            memory_total: Some(self.driver_says(self.total_memory(device)?)),
            peers: self.peers(device),
            ..CudaProperties::default()
        };
        properties.read_attributes(|attribute| {
            let value = self.attribute(device, attribute)?;
            Some(Sourced::new(value, self.source(Origin::Driver)))
        });
        properties.memory_bandwidth = self.peak_bandwidth(&properties);
        if let Some((nvml, gpu)) = self.gpu(device) {
            self.read_management(&mut properties, nvml, gpu);
        }
        Ok(properties)
    }

    fn read_management(&self, properties: &mut CudaProperties, nvml: &Nvml, gpu: Gpu) {
        let source = || self.source(Origin::Management);
        properties.driver_version = nvml
            .driver_version()
            .map(|version| Sourced::new(version, source()));
        properties.vbios_version = nvml
            .vbios_version(gpu)
            .map(|version| Sourced::new(version, source()));
        properties.memory_framebuffer = nvml
            .memory(gpu)
            .map(|(total, _)| Sourced::new(total, source()));
        properties.mig = nvml.mig(gpu).map(|mig| Sourced::new(mig, source()));
        properties.pcie_generation_max = nvml
            .pcie_generation_max(gpu)
            .map(|max| Sourced::new(max, source()));
        properties.pcie_width_max = nvml
            .pcie_width_max(gpu)
            .map(|max| Sourced::new(max, source()));
    }

    /// The GPU in NVML, found by UUID: the ordinals of the two libraries differ under a visibility variable.
    fn gpu(&self, device: CUdevice) -> Option<(&'static Nvml, Gpu)> {
        let nvml = self.nvml()?;
        let gpu = nvml.by_uuid(&self.uuid(device)?)?;
        Some((nvml, gpu))
    }

    fn attribute(&self, device: CUdevice, attribute: CUdevice_attribute) -> Option<i32> {
        let mut value = 0;
        ask!(
            (self.driver.cuDeviceGetAttribute),
            (&mut value, attribute, device)
        )?;
        Some(value)
    }

    fn name(&self, device: CUdevice) -> Option<String> {
        let mut buffer = [0u8; 256];
        ask!(
            (self.driver.cuDeviceGetName),
            (buffer.as_mut_ptr().cast(), buffer.len() as i32, device)
        )?;
        c_text(&buffer)
    }

    fn pci_bus_id(&self, device: CUdevice) -> Option<String> {
        let mut buffer = [0u8; 32];
        ask!(
            (self.driver.cuDeviceGetPCIBusId),
            (buffer.as_mut_ptr().cast(), buffer.len() as i32, device)
        )?;
        c_text(&buffer)
    }

    fn compute_capability(&self, device: CUdevice) -> Option<ComputeCapability> {
        let number = |attribute| u32::try_from(self.attribute(device, attribute)?).ok();
        Some(ComputeCapability {
            major: number(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR)?,
            minor: number(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR)?,
        })
    }

    /// The second version of the call gives a MIG slice its own UUID; the first gives the whole GPU's.
    fn uuid(&self, device: CUdevice) -> Option<String> {
        let get = self
            .driver
            .cuDeviceGetUuid_v2()
            .unwrap_or(self.driver.cuDeviceGetUuid);
        let mut uuid = CUuuid { bytes: [0; 16] };
        ask!(get, (&mut uuid, device))?;
        let hex: String = uuid
            .bytes
            .iter()
            .map(|byte| format!("{:02x}", *byte as u8))
            .collect();
        let parts = [
            &hex[..8],
            &hex[8..12],
            &hex[12..16],
            &hex[16..20],
            &hex[20..],
        ];
        let digits = parts.join("-");
        let whole = format!("GPU-{digits}");
        match self.nvml() {
            Some(nvml) if nvml.by_uuid(&whole).is_none() => {
                let slice = format!("MIG-{digits}");
                Some(if nvml.by_uuid(&slice).is_some() {
                    slice
                } else {
                    whole
                })
            }
            _ => Some(whole),
        }
    }

    fn total_memory(&self, device: CUdevice) -> Result<u64> {
        let mut bytes = 0;
        call!(
            &self.driver,
            cuDeviceTotalMem_v2(&mut bytes, device),
            format!("device {device}")
        )?;
        Ok(bytes as u64)
    }

    /// Two transfers a clock, as DDR and HBM make.
    fn peak_bandwidth(&self, properties: &CudaProperties) -> Option<Sourced<u64>> {
        let hertz = properties.memory_clock.as_ref()?.value * 1e6;
        let bytes = f64::from(properties.memory_bus_width.as_ref()?.value) / 8.0;
        let bandwidth = 2.0 * hertz * bytes;
        (bandwidth < MOST_BANDWIDTH)
            .then(|| Sourced::new(bandwidth as u64, self.source(Origin::Derived)))
    }

    fn peers(&self, device: CUdevice) -> Option<Sourced<Vec<bool>>> {
        if self.common.devices() == 1 {
            return None;
        }
        let can_access = self.driver.cuDeviceCanAccessPeer().ok()?;
        let access = (0..self.common.devices() as i32).map(|ordinal| {
            let (mut peer, mut answer) = (0, 0);
            ask!((self.driver.cuDeviceGet), (&mut peer, ordinal))?;
            if peer == device {
                return Some(true);
            }
            ask!(can_access, (&mut answer, device, peer))?;
            Some(answer != 0)
        });
        Some(Sourced::new(
            access.collect::<Option<_>>()?,
            self.source(Origin::Driver),
        ))
    }

    fn context_is_active(&self, device: CUdevice) -> bool {
        let (mut flags, mut active) = (0, 0);
        ask!(
            (self.driver.cuDevicePrimaryCtxGetState),
            (device, &mut flags, &mut active)
        )
        .is_some()
            && active != 0
    }

    fn memory_of_context(&self, device: CUdevice) -> Result<MemoryInfo> {
        let driver = &self.driver;
        let context = || format!("device {device}");
        let mut primary = std::ptr::null_mut();
        call!(
            driver,
            cuDevicePrimaryCtxRetain(&mut primary, device),
            context()
        )?;
        let info = call!(driver, cuCtxPushCurrent_v2(primary), context()).and_then(|()| {
            let (mut free, mut total) = (0, 0);
            let info = call!(driver, cuMemGetInfo_v2(&mut free, &mut total), context());
            let mut popped = std::ptr::null_mut();
            call!(driver, cuCtxPopCurrent_v2(&mut popped), context())?;
            info.map(|()| (free as u64, total as u64))
        });
        let released = call!(driver, cuDevicePrimaryCtxRelease_v2(device), context());
        let (free, total) = info?;
        released?;
        check_memory(free, total).map_err(|error| error.on(Backend::Cuda))?;
        let sourced = |bytes| Sourced::new(bytes, self.source(Origin::Driver));
        Ok(MemoryInfo {
            free: sourced(free),
            total: sourced(total),
        })
    }
}

/// The text up to the first zero byte; a buffer without one is no text.
pub(super) fn c_text(buffer: &[u8]) -> Option<String> {
    CStr::from_bytes_until_nul(buffer)
        .ok()
        .map(|text| text.to_string_lossy().into_owned())
}
