//! What the ACL runtime and the SoC spec say of an NPU.

use crate::facts::{self, Fact, facts};
use crate::properties::PhysicalId;
use soc::NpuArch;
use std::path::PathBuf;

facts! {
    /// Properties of an Ascend NPU; absent where neither the runtime nor the SoC spec reports them.
    ///
    /// Where runtime and spec disagree the runtime wins for counts (virtual NPUs and part-binned chips have fewer cores than
    /// their spec says) and the spec file wins for sizes; the other value is kept beside it.
    pub struct AscendProperties {
        /// Full SoC name, e.g. `Ascend910B3`; the runtime reports device 0's for the whole process.
        soc_name: String = "soc_name",
        /// Short name of the SoC's family; a file of that name is another SoC's.
        short_name: String = "short_soc_name",
        /// NpuArch, which decides whether a kernel binary fits.
        npu_arch: NpuArch = "npu_arch",
        /// Physical id of the device on its host.
        physical_id: PhysicalId = "physical_id",
        /// AI cores.
        ai_cores: u64 = "ai_core_count",
        /// Cube cores.
        cube_cores: u64 = "cube_core_count",
        /// Vector cores.
        vector_cores: u64 = "vector_core_count",
        /// AI CPUs.
        ai_cpus: u64 = "ai_cpu_count",
        /// Unified buffer of a core in bytes.
        #[doc(alias = "UB_SIZE")]
        ub_size: u64 = "ub_size_bytes",
        /// Unified buffer that a kernel can plan with, in bytes: AscendC keeps 256 on Ascend910B and Ascend910_93.
        ub_usable: u64 = "ub_usable_bytes",
        /// L1 buffer of a core in bytes.
        l1_size: u64 = "l1_size_bytes",
        /// L0A buffer in bytes.
        l0a_size: u64 = "l0a_size_bytes",
        /// L0B buffer in bytes.
        l0b_size: u64 = "l0b_size_bytes",
        /// L0C buffer in bytes.
        l0c_size: u64 = "l0c_size_bytes",
        /// L2 cache in bytes.
        l2_size: u64 = "l2_size_bytes",
        /// Device memory in bytes.
        memory_total: u64 = "memory.total_bytes",
        /// Clock of the cube cores in MHz.
        cube_clock: u64 = "clock.cube_mhz",
        /// Clock of the vector cores in MHz.
        vector_clock: u64 = "clock.vector_mhz",
        /// The device is a slice of an NPU.
        is_virtual: bool = "virtual_npu",
        /// Version of the kernel-mode driver.
        driver_version: String = "version.driver",
        /// Version of the ACL interface.
        acl_version: String = "version.acl",
        /// Version of the CANN runtime package.
        cann_version: String = "version.cann",
        /// Path of the ACL library as really opened.
        library: PathBuf = "version.library",
        /// Path of the SoC spec file that was used.
        spec_file: PathBuf = "version.spec_file",
    }
    and {
        /// Everything the SoC spec says, and what was met while looking for it; its facts are listed under `spec.`.
        spec: Option<soc::Lookup>,
        /// Why there is no spec: the SoC is unknown, or its file cannot be used and the table does not know it.
        spec_error: Option<soc::Error>,
    }
}

impl AscendProperties {
    pub(crate) fn facts(&self) -> Vec<Fact> {
        let mut facts = self.own_facts();
        if let Some(spec) = &self.spec {
            let simulated = self
                .soc_name
                .as_ref()
                .is_some_and(|name| name.source.simulated);
            facts.extend(
                facts::of_lookup(spec, simulated)
                    .into_iter()
                    .map(|fact| fact.under(SPEC)),
            );
        }
        facts
    }
}

/// What the keys of a device's SoC spec begin with.
pub(crate) const SPEC: &str = "spec.";
