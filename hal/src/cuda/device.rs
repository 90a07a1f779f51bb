//! What the driver and NVML say of one GPU.

use super::nvml::{Gpu, Nvml};
use super::{CudaProperties, Runtime, call, dotted};
use crate::error::{Error, Kind, Result};
use crate::facts::{Origin, Source, Sourced};
use crate::properties::{Arch, MemoryInfo, Properties, Utilisation};
use crate::{Backend, process};
use std::ffi::CStr;
use sys_cuda::bindings::{CUdevice, CUdevice_attribute, CUresult, CUuuid};

impl Runtime {
    pub(crate) fn properties(&self, ordinal: u32) -> Result<&Properties> {
        let device = self.device(ordinal)?;
        let Some(kept) = self.properties.get(ordinal as usize) else {
            return Err(self.no_such_device(ordinal));
        };
        if let Some(properties) = kept.get() {
            return Ok(properties);
        }
        let properties = Properties {
            arch: Arch::Cuda(Box::new(self.read(device)?)),
        };
        Ok(kept.get_or_init(|| properties))
    }

    pub(crate) fn memory(&self, ordinal: u32) -> Result<MemoryInfo> {
        let device = self.device(ordinal)?;
        if self.context_is_active(device) {
            return self.memory_of_context(device);
        }
        let nvml = self.gpu(device).and_then(|(nvml, gpu)| nvml.memory(gpu));
        let Some((_, free)) = nvml else {
            return Err(Error::new(
                Kind::Unsupported,
                "free memory",
                "neither NVML nor an active context can tell, and none is created to ask",
            )
            .on(Backend::Cuda));
        };
        Ok(MemoryInfo {
            free: Sourced::new(free, self.source(Origin::Management)),
            total: Sourced::new(self.total_memory(device)?, self.source(Origin::Driver)),
        })
    }

    pub(crate) fn utilisation(&self, ordinal: u32) -> Result<Utilisation> {
        let device = self.device(ordinal)?;
        let Some((compute, memory)) = self
            .gpu(device)
            .and_then(|(nvml, gpu)| nvml.utilisation(gpu))
        else {
            return Err(
                Error::new(Kind::Unsupported, "utilisation", "only NVML can tell")
                    .on(Backend::Cuda),
            );
        };
        let sourced = |percent| Some(Sourced::new(percent, self.source(Origin::Management)));
        Ok(Utilisation {
            compute: sourced(compute),
            memory: sourced(memory),
            ..Utilisation::default()
        })
    }

    fn device(&self, ordinal: u32) -> Result<CUdevice> {
        if let Some(parent) = process::forked_from() {
            return Err(Error::new(
                Kind::ForkedAfterInit,
                "cuDeviceGet",
                format!("process {parent} initialised the driver and then forked this one"),
            )
            .on(Backend::Cuda));
        }
        let index = i32::try_from(ordinal).map_err(|_| self.no_such_device(ordinal))?;
        let mut device = 0;
        call!(
            &self.driver,
            cuDeviceGet(&mut device, index),
            format!("device {ordinal} of {}", self.properties.len())
        )?;
        Ok(device)
    }

    fn no_such_device(&self, ordinal: u32) -> Error {
        let mut context = format!("device {ordinal} of {}", self.properties.len());
        if let Some(value) = &self.visible_at_init {
            context += &format!(" ({}={value:?})", Backend::Cuda.visibility_variable());
        }
        Error::new(Kind::InvalidDevice, "cuDeviceGet", context).on(Backend::Cuda)
    }

    fn source(&self, origin: Origin) -> Source {
        Source {
            origin,
            simulated: self.simulated().is_some(),
        }
    }

    fn read(&self, device: CUdevice) -> Result<CudaProperties> {
        let driver = |value| Some(Sourced::new(value, self.source(Origin::Driver)));
        let mut properties = CudaProperties {
            name: self.name(device).and_then(driver),
            compute_capability: self.compute_capability(device).and_then(driver),
            uuid: self.uuid(device).and_then(driver),
            pci_bus_id: self.pci_bus_id(device).and_then(driver),
            cuda_version: driver(dotted(self.version)),
            library: self
                .driver
                .path()
                .map(|path| path.display().to_string())
                .and_then(driver),
            memory_total: Some(Sourced::new(
                self.total_memory(device)?,
                self.source(Origin::Driver),
            )),
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
        // SAFETY: writes one integer; an attribute that the driver does not know is a status.
        let status = unsafe { (self.driver.cuDeviceGetAttribute)(&mut value, attribute, device) };
        (status == CUresult::CUDA_SUCCESS).then_some(value)
    }

    fn name(&self, device: CUdevice) -> Option<String> {
        let mut buffer = [0u8; 256];
        // SAFETY: the driver writes at most the length it is given.
        let status = unsafe {
            (self.driver.cuDeviceGetName)(buffer.as_mut_ptr().cast(), buffer.len() as i32, device)
        };
        (status == CUresult::CUDA_SUCCESS)
            .then(|| c_text(&buffer))
            .flatten()
    }

    fn pci_bus_id(&self, device: CUdevice) -> Option<String> {
        let mut buffer = [0u8; 32];
        // SAFETY: the driver writes at most the length it is given.
        let status = unsafe {
            (self.driver.cuDeviceGetPCIBusId)(
                buffer.as_mut_ptr().cast(),
                buffer.len() as i32,
                device,
            )
        };
        (status == CUresult::CUDA_SUCCESS)
            .then(|| c_text(&buffer))
            .flatten()
    }

    fn compute_capability(&self, device: CUdevice) -> Option<String> {
        let major = self.attribute(
            device,
            CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR,
        )?;
        let minor = self.attribute(
            device,
            CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR,
        )?;
        Some(format!("{major}.{minor}"))
    }

    /// The second version of the call gives a MIG slice its own UUID; the first gives the whole GPU's.
    fn uuid(&self, device: CUdevice) -> Option<String> {
        let get = self
            .driver
            .cuDeviceGetUuid_v2()
            .unwrap_or(self.driver.cuDeviceGetUuid);
        let mut uuid = CUuuid { bytes: [0; 16] };
        // SAFETY: writes sixteen bytes.
        let status = unsafe { get(&mut uuid, device) };
        if status != CUresult::CUDA_SUCCESS {
            return None;
        }
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
        Some(Sourced::new(
            (2.0 * hertz * bytes) as u64,
            self.source(Origin::Derived),
        ))
    }

    fn peers(&self, device: CUdevice) -> Option<Sourced<Vec<bool>>> {
        let can_access = self.driver.cuDeviceCanAccessPeer().ok()?;
        let access = (0..self.properties.len() as i32).map(|index| {
            let (mut peer, mut answer) = (0, 0);
            // SAFETY: each call writes one integer.
            let found = unsafe { (self.driver.cuDeviceGet)(&mut peer, index) };
            if found != CUresult::CUDA_SUCCESS {
                return None;
            }
            if peer == device {
                return Some(true);
            }
            // SAFETY: writes one integer.
            let status = unsafe { can_access(&mut answer, device, peer) };
            (status == CUresult::CUDA_SUCCESS).then_some(answer != 0)
        });
        Some(Sourced::new(
            access.collect::<Option<_>>()?,
            self.source(Origin::Driver),
        ))
    }

    fn context_is_active(&self, device: CUdevice) -> bool {
        let (mut flags, mut active) = (0, 0);
        // SAFETY: writes two integers and creates nothing.
        let status =
            unsafe { (self.driver.cuDevicePrimaryCtxGetState)(device, &mut flags, &mut active) };
        status == CUresult::CUDA_SUCCESS && active != 0
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
