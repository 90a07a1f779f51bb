//! What a SoC says of itself, as the runtime reports it.

use std::ffi::CString;

use crate::StartError;

/// Device memory where the SoC's platform configuration names none, in bytes.
const MEMORY: u64 = 8 << 30;

/// The architecture that has SIMT programs.
const SIMT_ARCH: u64 = 3510;

/// The facts of a SoC that the interface reports; sizes in bytes, clocks in MHz.
#[derive(Debug, Clone)]
pub(crate) struct Chip {
    pub(crate) name: CString,
    pub(crate) npu_arch: Option<u64>,
    pub(crate) ai_cpus: u64,
    pub(crate) ai_cores: u64,
    pub(crate) cube_cores: Option<u64>,
    pub(crate) vector_cores: u64,
    pub(crate) memory: u64,
    pub(crate) l2: Option<u64>,
    pub(crate) l1: Option<u64>,
    pub(crate) l0_a: Option<u64>,
    pub(crate) l0_b: Option<u64>,
    pub(crate) l0_c: Option<u64>,
    pub(crate) ub: u64,
    pub(crate) bt: Option<u64>,
    pub(crate) cube_mhz: Option<u64>,
    pub(crate) vector_mhz: Option<u64>,
    /// Bytes that every allocation gets on top.
    pub(crate) padding: u64,
}

impl Chip {
    /// The SoC of exactly this name.
    pub(crate) fn named(name: &str) -> Result<Self, StartError> {
        let unknown = || StartError::UnknownSoc(name.to_owned());
        let spec = soc::get(name).ok_or_else(unknown)?;
        let npu_arch = spec.npu_arch.map(|arch| u64::from(arch.0));
        Ok(Self {
            name: CString::new(name).map_err(|_| unknown())?,
            npu_arch,
            ai_cpus: spec.ai_cpu_count.map_or(0, u64::from),
            ai_cores: spec.ai_core_count.map_or(0, u64::from),
            cube_cores: spec.cube_core_count.map(u64::from),
            vector_cores: spec.vector_core_count.map_or(0, u64::from),
            memory: spec.memory_size_bytes.unwrap_or(MEMORY),
            l2: spec.l2_size_bytes,
            l1: spec.l1_size_bytes,
            l0_a: spec.l0a_size_bytes,
            l0_b: spec.l0b_size_bytes,
            l0_c: spec.l0c_size_bytes,
            ub: spec.ub_size_bytes.unwrap_or_default(),
            bt: spec.bt_size_bytes,
            cube_mhz: spec.cube_clock_mhz.map(u64::from),
            vector_mhz: spec.vector_clock_mhz.map(u64::from),
            padding: padding(npu_arch),
        })
    }

    /// A limit of SIMT programs by its attribute, 202 to 212; 0 on a SoC that has none.
    pub(crate) fn simt(&self, attribute: u32) -> u64 {
        if self.npu_arch != Some(SIMT_ARCH) {
            return 0;
        }
        match attribute {
            202 => 32,
            203 | 209..=212 => 2048,
            204 => 221_184,
            205..=208 => 65_535,
            _ => 0,
        }
    }
}

/// `padding_size` of the platform configuration, which depends on nothing but the architecture.
fn padding(npu_arch: Option<u64>) -> u64 {
    match npu_arch {
        Some(SIMT_ARCH) => 0,
        Some(3505) => 16,
        _ => 32,
    }
}
