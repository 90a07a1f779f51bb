//! What the ACL runtime and the SoC spec say of an NPU.

use crate::facts::{Fact, Origin, Source, Sourced, Value, facts};

facts! {
    /// Properties of an Ascend NPU; absent where neither the runtime nor the SoC spec reports them.
    ///
    /// Where runtime and spec disagree the runtime wins for counts (virtual NPUs and part-binned chips have fewer cores than
    /// their spec says) and the spec file wins for sizes; the other value is kept beside it.
    pub struct AscendProperties {
        /// Full SoC name, e.g. `Ascend910B3`; the runtime reports device 0's for the whole process.
        soc_name: String = "soc_name",
        /// Short name of the SoC's family; no file bears it.
        short_name: String = "short_soc_name",
        /// NpuArch, which decides whether a kernel binary fits.
        npu_arch: u64 = "npu_arch",
        /// Physical id of the device on its host.
        physical_id: u32 = "physical_id",
        /// AI cores.
        ai_cores: u64 = "ai_core_count",
        /// Cube cores.
        cube_cores: u64 = "cube_core_count",
        /// Vector cores.
        vector_cores: u64 = "vector_core_count",
        /// AI CPUs.
        ai_cpus: u64 = "ai_cpu_count",
        /// Unified buffer of a core in bytes.
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
        library: String = "version.library",
        /// Path of the SoC spec file that was used.
        spec_file: String = "version.spec_file",
    }
    and {
        /// Everything the SoC spec says, and what was met while looking for it; its facts are listed under `spec.`.
        spec: Option<soc::Lookup>,
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
            facts.extend(spec.spec.facts().map(|fact| {
                Fact {
                    key: format!("spec.{}", fact.field.key),
                    value: fact
                        .value
                        .and_then(|value| spec_value(spec, fact.field.key, value, simulated)),
                }
            }));
        }
        facts
    }
}

fn spec_value(
    lookup: &soc::Lookup,
    key: &str,
    value: soc::Value,
    simulated: bool,
) -> Option<Sourced<Value>> {
    let source = |origin| Source { origin, simulated };
    let origin = match lookup.source(key)? {
        soc::Source::PlatformConfig(path) => Origin::PlatformConfig(path.to_owned()),
        soc::Source::Derived => Origin::Derived,
        _ => Origin::SocTable,
    };
    let mut sourced = Sourced::new(plain(value), source(origin));
    if let Some(disagreement) = lookup
        .disagreements
        .iter()
        .find(|disagreement| disagreement.key == key)
    {
        sourced
            .others
            .push((plain(disagreement.table), source(Origin::SocTable)));
    }
    Some(sourced)
}

fn plain(value: soc::Value) -> Value {
    match value {
        soc::Value::Integer(value) => value.into(),
        soc::Value::Real(value) => value.into(),
        soc::Value::Flag(value) => value.into(),
        other => other.to_string().into(),
    }
}
