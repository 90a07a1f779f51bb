//! What the ACL runtime, `libplatform` and the SoC spec say of one NPU.

use super::guard::DeviceGuard;
use super::platform::Platform;
use super::{AscendProperties, Runtime, ask, call, error, recent_message};
use crate::error::{Error, ErrorKind, Result};
use crate::facts::{Origin, Source, Sourced};
use crate::properties::{Arch, MemoryInfo, PhysicalId, Properties, Utilization, check_memory};
use crate::runtime::Runtime as _;
use crate::{Backend, process};
use soc::{Lookup, NpuArch, Search, Spec};
use std::ffi::CStr;
use sys_acl::bindings::{
    ACL_SUCCESS, aclplatformDevInfo, aclrtDevAttr, aclrtMemAttr, aclrtUtilizationInfo,
};

/// No SoC has a longer name; a runtime that gives one is broken.
const LONGEST_NAME: usize = 256;

/// No size, count or clock of a core is larger; a library that gives one is broken.
const LARGEST: u64 = 1 << 50;

impl Runtime {
    pub(super) fn read_properties(&self, device: i32) -> Result<Properties> {
        let _held = DeviceGuard::new(self, device)?;
        Ok(Properties {
            arch: Arch::Ascend(Box::new(self.describe(device)?)),
        })
    }

    pub(super) fn read_memory(&self, device: i32) -> Result<MemoryInfo> {
        let _held = DeviceGuard::new(self, device)?;
        let (free, total) = self.memory_info(device)?;
        check_memory(free, total).map_err(|error| error.on(Backend::Ascend))?;
        Ok(MemoryInfo {
            free: self.driver(free),
            total: self.driver(total),
        })
    }

    pub(super) fn read_utilization(&self, device: i32) -> Result<Utilization> {
        let ask = self
            .acl
            .aclrtGetDeviceUtilizationRate()
            .map_err(Error::from)?;
        let mut rates = aclrtUtilizationInfo {
            cubeUtilization: -1,
            vectorUtilization: -1,
            aicpuUtilization: -1,
            memoryUtilization: -1,
            utilizationExtend: std::ptr::null_mut(),
        };
        let _held = DeviceGuard::new(self, device)?;
        // SAFETY: writes four integers; the extension is null, as the header asks.
        let status = unsafe { ask(device, &mut rates) };
        if status != ACL_SUCCESS {
            return Err(error(
                &self.acl,
                "aclrtGetDeviceUtilizationRate",
                status,
                format!("device {device}"),
            ));
        }
        let percent = |rate: i32| {
            u32::try_from(rate)
                .ok()
                .filter(|&rate| rate <= 100)
                .map(|rate| self.driver(rate))
        };
        Ok(Utilization {
            compute: None,
            memory: percent(rates.memoryUtilization),
            cube: percent(rates.cubeUtilization),
            vector: percent(rates.vectorUtilization),
            ai_cpu: percent(rates.aicpuUtilization),
        })
    }

    fn source(&self, origin: Origin) -> Source {
        Source {
            origin,
            simulated: self.acl.simulated().is_some(),
        }
    }

    fn driver<T>(&self, value: T) -> Sourced<T> {
        Sourced::new(value, self.source(Origin::Driver))
    }

    /// Reads everything about the device, which the caller holds.
    fn describe(&self, device: i32) -> Result<AscendProperties> {
        let name = self.soc_name()?;
        let specs = Specs::find(self, &name);
        let versions = Self::versions(Some(&self.acl));
        let known = |value: Option<String>| value.map(|value| self.driver(value));
        let mut properties = AscendProperties {
            physical_id: self
                .physical_id(device)
                .map(|id| self.driver(PhysicalId(id))),
            memory_total: self
                .memory_info(device)
                .ok()
                .map(|(_, total)| self.driver(total)),
            is_virtual: self
                .attribute(device, aclrtDevAttr::ACL_DEV_ATTR_IS_VIRTUAL)
                .filter(|is| matches!(is, 0 | 1))
                .map(|is| self.driver(is == 1)),
            driver_version: known(versions.driver),
            acl_version: known(versions.runtime),
            cann_version: known(versions.toolkit),
            library: self.acl.path().map(|path| self.driver(path.to_owned())),
            soc_name: Some(self.driver(name)),
            ..AscendProperties::default()
        };
        self.read_counts(device, &specs, &mut properties);
        self.read_sizes(&specs, &mut properties);
        specs.describe(self, &mut properties);
        Ok(properties)
    }

    /// Core counts: the device is asked first, because virtual NPUs and part-binned chips have fewer than their spec says.
    fn read_counts(&self, device: i32, specs: &Specs, properties: &mut AscendProperties) {
        let count = |attribute, platform: Option<_>, key| {
            // The runtime answers 0 with success for what it does not report.
            let device = self
                .attribute(device, attribute)
                .and_then(|count| u64::try_from(count).ok())
                .filter(|count| (1..=LARGEST).contains(count));
            let platform = platform.and_then(|what| self.platform_number(what));
            let [file, table] = specs.values(self, key);
            first([
                device.map(|count| self.driver(count)),
                platform,
                file,
                table,
            ])
        };
        use aclplatformDevInfo as Platform;
        use aclrtDevAttr as Attribute;
        properties.ai_cores = count(
            Attribute::ACL_DEV_ATTR_AICORE_CORE_NUM,
            Some(Platform::ACL_PLATFORM_AICORE_CNT),
            "ai_core_count",
        );
        properties.cube_cores = count(
            Attribute::ACL_DEV_ATTR_CUBE_CORE_NUM,
            Some(Platform::ACL_PLATFORM_CUBE_CORE_CNT),
            "cube_core_count",
        );
        properties.vector_cores = count(
            Attribute::ACL_DEV_ATTR_VECTOR_CORE_NUM,
            Some(Platform::ACL_PLATFORM_VECTOR_CORE_CNT),
            "vector_core_count",
        );
        properties.ai_cpus = count(Attribute::ACL_DEV_ATTR_AICPU_CORE_NUM, None, "ai_cpu_count");
        let arch = count(Attribute::ACL_DEV_ATTR_NPU_ARCH, None, "npu_arch");
        properties.npu_arch = arch
            .filter(|arch| arch.value <= u64::from(u32::MAX))
            .map(|arch| arch.map(|arch| NpuArch(arch as u32)));
    }

    /// Sizes and clocks: the spec file is asked first, then `libplatform`, then the built-in table.
    fn read_sizes(&self, specs: &Specs, properties: &mut AscendProperties) {
        let size = |what, key| {
            let [file, table] = specs.values(self, key);
            first([file, self.platform_number(what), table])
        };
        use aclplatformDevInfo as Platform;
        properties.ub_size = size(Platform::ACL_PLATFORM_AICORE_UB_SIZE, "ub_size_bytes");
        properties.l1_size = size(Platform::ACL_PLATFORM_L1_SIZE, "l1_size_bytes");
        properties.l0a_size = size(Platform::ACL_PLATFORM_L0_A_SIZE, "l0a_size_bytes");
        properties.l0b_size = size(Platform::ACL_PLATFORM_L0_B_SIZE, "l0b_size_bytes");
        properties.l0c_size = size(Platform::ACL_PLATFORM_L0_C_SIZE, "l0c_size_bytes");
        properties.l2_size = size(Platform::ACL_PLATFORM_L2_SIZE, "l2_size_bytes");
        properties.cube_clock = size(Platform::ACL_PLATFORM_CUBE_FREQ, "cube_clock_mhz");
        properties.vector_clock = size(Platform::ACL_PLATFORM_VEC_FREQ, "vector_clock_mhz");
    }

    /// # Errors
    /// Fails when the runtime gives no name, in the runtime's own words.
    fn soc_name(&self) -> Result<String> {
        // SAFETY: takes no argument; null, or a C string that the runtime keeps for the process.
        let name = unsafe { (self.acl.aclrtGetSocName)() };
        if name.is_null() {
            return Err(Error::new(
                ErrorKind::DeviceSetup,
                "aclrtGetSocName",
                "the runtime does not know the SoC",
            )
            .on(Backend::Ascend)
            .with_text(recent_message(&self.acl)));
        }
        // SAFETY: as above.
        let name = unsafe { CStr::from_ptr(name) }.to_bytes();
        if name.is_empty() || name.len() > LONGEST_NAME {
            let context = format!("the runtime gives a name of {} bytes", name.len());
            return Err(
                Error::new(ErrorKind::Internal, "aclrtGetSocName", context).on(Backend::Ascend)
            );
        }
        Ok(String::from_utf8_lossy(name).into_owned())
    }

    fn attribute(&self, device: i32, attribute: aclrtDevAttr) -> Option<i64> {
        let device = u32::try_from(device).ok()?;
        let mut value = 0;
        ask!(&self.acl, aclrtGetDeviceInfo(device, attribute, &mut value))?;
        Some(value)
    }

    fn platform_number(&self, what: aclplatformDevInfo) -> Option<Sourced<u64>> {
        let number = self.platform()?.number(what);
        if number.is_none() {
            recent_message(&self.acl);
        }
        number
            .filter(|number| (1..=LARGEST).contains(number))
            .map(|number| self.driver(number))
    }

    fn physical_id(&self, device: i32) -> Option<u32> {
        let mut id = -1;
        ask!(&self.acl, aclrtGetPhyDevIdByLogicDevId(device, &mut id))?;
        u32::try_from(id).ok()
    }

    /// Free and total bytes: HBM where the device has it, else DDR.
    fn memory_info(&self, device: i32) -> Result<(u64, u64)> {
        let ask = |kind| {
            let (mut free, mut total) = (0, 0);
            call!(
                &self.acl,
                aclrtGetMemInfo(kind, &mut free, &mut total),
                format!("device {device}")
            )?;
            Ok((free as u64, total as u64))
        };
        match ask(aclrtMemAttr::ACL_HBM_MEM) {
            Ok((_, 0)) | Err(_) => ask(aclrtMemAttr::ACL_DDR_MEM),
            known => known,
        }
    }
}

/// The SoC spec of one name: what a file of the CANN installation says, if there is one, and what the built-in table says.
struct Specs {
    lookup: Result<Lookup, soc::Error>,
    table: Option<&'static Spec>,
}

impl Specs {
    fn find(runtime: &Runtime, name: &str) -> Self {
        let search = match (
            runtime.acl.simulated(),
            runtime.platform().and_then(Platform::folder),
        ) {
            (Some(_), _) => Search::nowhere(),
            (None, _) if process::is_privileged() => Search::nowhere(),
            (None, Some(folder)) => Search::from_env().with_libplatform(folder),
            (None, None) => Search::from_env(),
        };
        Self {
            lookup: soc::lookup(name, &search),
            table: soc::get(name),
        }
    }

    /// One number of the file and of the table.
    fn values(&self, runtime: &Runtime, key: &str) -> [Option<Sourced<u64>>; 2] {
        let file = self
            .lookup
            .as_ref()
            .ok()
            .and_then(|lookup| match lookup.source(key)? {
                soc::Source::PlatformConfig(path) => {
                    let source = runtime.source(Origin::PlatformConfig(path.to_owned()));
                    Some(Sourced::new(integer(&lookup.spec, key)?, source))
                }
                _ => None,
            });
        let table = self.table.and_then(|table| integer(table, key));
        [
            file,
            table.map(|value| Sourced::new(value, runtime.source(Origin::SocTable))),
        ]
    }

    /// Fills what only a spec knows.
    fn describe(self, runtime: &Runtime, properties: &mut AscendProperties) {
        let lookup = match self.lookup {
            Ok(lookup) => lookup,
            Err(error) => {
                properties.spec_error = Some(error);
                return;
            }
        };
        let origin = lookup.path().map_or(Origin::SocTable, |path| {
            Origin::PlatformConfig(path.to_owned())
        });
        let source = runtime.source(origin);
        properties.spec_file = lookup
            .path()
            .map(|path| Sourced::new(path.to_owned(), source.clone()));
        properties.short_name = lookup
            .spec
            .short_name
            .map(|name| Sourced::new(name.to_string(), source));
        properties.ub_usable = properties.ub_size.as_ref().and_then(|size| {
            let mut spec = lookup.spec.clone();
            spec.ub_size_bytes = Some(size.value);
            Some(Sourced::new(
                spec.ub_usable()?,
                runtime.source(Origin::Derived),
            ))
        });
        properties.spec = Some(lookup);
    }
}

fn integer(spec: &Spec, key: &str) -> Option<u64> {
    match spec.get(key)? {
        soc::Value::Integer(value) => Some(value),
        _ => None,
    }
}

/// The first value there is, with the others beside it.
fn first<T: PartialEq, const N: usize>(values: [Option<Sourced<T>>; N]) -> Option<Sourced<T>> {
    let mut known = values.into_iter().flatten();
    let best = known.next()?;
    Some(known.fold(best, |best, other| best.beside(other)))
}
