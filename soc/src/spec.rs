//! The facts about one SoC.

use std::fmt::Write;

use crate::error::excerpt;
use crate::field::{Fact, Field, Stored};
use crate::value::{Counts, NpuArch, Text, Typed, Unit, Value};
use crate::{Error, Ini};

/// Defines [`Spec`] and [`Field::all`]; a line is a field: `name: type, unit, "key in the file", "meaning"`.
macro_rules! spec {
    (
        $($section:literal { $($name:ident: $type:ty, $unit:ident, $key:literal, $about:literal;)+ })+
        derived { $($derived:ident: $derived_unit:ident, $compute:path, $derived_about:literal;)+ }
    ) => {
        /// What an Ascend SoC is made of.
        ///
        /// A fact that the SoC's file does not state is `None`; a stated 0 is `Some(0)`. Sizes are those of one core unless
        /// said otherwise. Field names are the keys of [`Spec::facts`].
        #[derive(Debug, Clone, PartialEq)]
        #[non_exhaustive]
        pub struct Spec {
            $($(
                #[doc = concat!($about, " (`[", $section, "] ", $key, "`)")]
                pub $name: Option<$type>,
            )+)+
        }

        impl Spec {
            /// A spec that states nothing.
            pub const EMPTY: Self = Self { $($($name: None,)+)+ };
        }

        static FIELDS: &[Field] = &[
            $($(Field {
                key: stringify!($name),
                unit: Unit::$unit,
                about: $about,
                get: |spec| spec.$name.as_ref().map(Typed::value),
                stored: Some(Stored {
                    section: $section,
                    key: $key,
                    set: |spec, text| {
                        spec.$name = Some(Typed::parse(text)?);
                        Ok(())
                    },
                    copy: |spec, other| spec.$name = other.$name,
                }),
            },)+)+
            $(Field {
                key: stringify!($derived),
                unit: Unit::$derived_unit,
                about: $derived_about,
                get: |spec| $compute(spec).as_ref().map(Typed::value),
                stored: None,
            },)+
        ];
    };
}

spec! {
    "version" {
        name: Text, None, "SoC_version", "Full name, as `aclrtGetSocName` gives it";
        short_name: Text, None, "Short_SoC_version", "Name of the series; a file of that name is another SoC's";
        aic_version: Text, None, "AIC_version", "Version of the AI core";
        ccec_aic_version: Text, None, "CCEC_AIC_version", "The compiler's target for AI or cube cores";
        ccec_aiv_version: Text, None, "CCEC_AIV_version", "The compiler's target for vector cores";
        arch_type: u32, None, "Arch_type", "The vendor's number of the architecture";
        npu_arch: NpuArch, None, "NpuArch", "Architecture that a kernel binary must be built for";
        chip_type: u32, None, "Chip_type", "The vendor's number of the chip";
    }
    "DieInfo" {
        io_die_count: u32, None, "io_die_num", "Number of I/O dies";
    }
    "SoCInfo" {
        ai_core_count: u32, None, "ai_core_cnt", "AI cores of a whole chip; the device at hand may have fewer";
        cube_core_count: u32, None, "cube_core_cnt", "Cube cores of a whole chip";
        vector_core_count: u32, None, "vector_core_cnt", "Vector cores of a whole chip";
        mix_vector_core_count: u32, None, "mix_vector_core_cnt", "Vector cores that work beside AI cores";
        ai_cpu_count: u32, None, "ai_cpu_cnt", "AI CPUs";
        memory_size_bytes: u64, Bytes, "memory_size", "Device memory";
        l2_size_bytes: u64, Bytes, "l2_size", "L2 cache of the whole chip";
        l2_page_count: u32, None, "l2PageNum", "Pages of the L2 cache";
        core_types: Text, None, "core_type_list", "Kinds of cores, separated by commas";
        cube_vector_combine: Text, None, "cube_vector_combine", "`split` where cube and vector cores are apart, `fuse` where they are one";
        virtual_core_counts: Counts, None, "vir_type_list", "AI core counts that a virtual NPU may have";
        supports_bf16: bool, None, "support_bf16", "Whether bfloat16 is supported";
        supports_inf_nan: bool, None, "support_inf_nan", "Whether infinities and NaNs are kept";
        syncs_cores_in_hardware: bool, None, "hardware_sync_betweencore", "Whether cores synchronise in hardware";
    }
    "AICoreSpec" {
        cube_clock_mhz: u32, Megahertz, "cube_freq", "Clock of AI or cube cores";
        cube_m_elements: u32, Elements, "cube_m_size", "Rows of the cube unit's fp16 tile";
        cube_n_elements: u32, Elements, "cube_n_size", "Columns of the cube unit's fp16 tile";
        cube_k_elements: u32, Elements, "cube_k_size", "Depth of the cube unit's fp16 tile";
        l0a_size_bytes: u64, Bytes, "l0_a_size", "L0A buffer";
        l0b_size_bytes: u64, Bytes, "l0_b_size", "L0B buffer";
        l0c_size_bytes: u64, Bytes, "l0_c_size", "L0C buffer";
        l1_size_bytes: u64, Bytes, "l1_size", "L1 buffer";
        fb_size_bytes: u64, Bytes, "fb_size", "Fixpipe buffer, where it is one";
        fb0_size_bytes: u64, Bytes, "fb0_size", "Fixpipe buffer 0";
        fb1_size_bytes: u64, Bytes, "fb1_size", "Fixpipe buffer 1";
        fb2_size_bytes: u64, Bytes, "fb2_size", "Fixpipe buffer 2";
        fb3_size_bytes: u64, Bytes, "fb3_size", "Fixpipe buffer 3";
        fb4_size_bytes: u64, Bytes, "fb4_size", "Fixpipe buffer 4";
        bt_size_bytes: u64, Bytes, "bt_size", "Bias table";
        smask_size_bytes: u64, Bytes, "smask_buffer", "Sparsity mask buffer";
        ub_size_bytes: u64, Bytes, "ub_size", "Unified buffer: the UB_SIZE of tbe";
        ub_block_size_bytes: u64, Bytes, "ubblock_size", "Block of the unified buffer, the unit of alignment";
        ub_bank_size_bytes: u64, Bytes, "ubbank_size", "Bank of the unified buffer";
        ub_bank_count: u32, None, "ubbank_num", "Banks of the unified buffer";
        ub_bank_group_count: u32, None, "ubbank_group_num", "Bank groups of the unified buffer";
        ub_subbank_count: u32, None, "ubsubbank_num", "Sub-banks of the unified buffer";
        supports_fixpipe: bool, None, "support_fixpipe", "Whether there is a fixpipe";
        supports_sparsity: bool, None, "sparsity", "Whether the cube unit skips zeros of structured sparsity";
        vector_register_bytes: u64, Bytes, "vector_reg_width", "Vector register";
        predicate_register_bytes: u64, Bytes, "predicate_reg_width", "Predicate register";
        wide_register_bytes: u64, Bytes, "wide_reg_width", "Wide vector register";
    }
    "AICoreMemoryRates" {
        ddr_bytes_per_cycle: f64, BytesPerCycle, "ddr_rate", "Device memory";
        ddr_read_bytes_per_cycle: f64, BytesPerCycle, "ddr_read_rate", "Reads of device memory";
        ddr_write_bytes_per_cycle: f64, BytesPerCycle, "ddr_write_rate", "Writes of device memory";
        l2_bytes_per_cycle: f64, BytesPerCycle, "l2_rate", "L2 cache";
        l2_read_bytes_per_cycle: f64, BytesPerCycle, "l2_read_rate", "Reads of the L2 cache";
        l2_write_bytes_per_cycle: f64, BytesPerCycle, "l2_write_rate", "Writes of the L2 cache";
        l1_to_l0a_bytes_per_cycle: f64, BytesPerCycle, "l1_to_l0_a_rate", "L1 to L0A";
        l1_to_l0b_bytes_per_cycle: f64, BytesPerCycle, "l1_to_l0_b_rate", "L1 to L0B";
        l1_to_ub_bytes_per_cycle: f64, BytesPerCycle, "l1_to_ub_rate", "L1 to the unified buffer";
        l0c_to_ub_bytes_per_cycle: f64, BytesPerCycle, "l0_c_to_ub_rate", "L0C to the unified buffer";
        ub_to_l2_bytes_per_cycle: f64, BytesPerCycle, "ub_to_l2_rate", "Unified buffer to L2";
        ub_to_ddr_bytes_per_cycle: f64, BytesPerCycle, "ub_to_ddr_rate", "Unified buffer to device memory";
        ub_to_l1_bytes_per_cycle: f64, BytesPerCycle, "ub_to_l1_rate", "Unified buffer to L1";
    }
    "VectorCoreSpec" {
        vector_clock_mhz: u32, Megahertz, "vec_freq", "Clock of vector cores";
        vector_ub_size_bytes: u64, Bytes, "ub_size", "Unified buffer of a separate vector core; on 310B it differs from AI cores'";
        vector_ub_block_size_bytes: u64, Bytes, "ubblock_size", "Block of that unified buffer";
        vector_ub_bank_size_bytes: u64, Bytes, "ubbank_size", "Bank of that unified buffer";
        vector_ub_bank_count: u32, None, "ubbank_num", "Banks of that unified buffer";
        vector_ub_bank_group_count: u32, None, "ubbank_group_num", "Bank groups of that unified buffer";
        vector_ub_subbank_count: u32, None, "ubsubbank_num", "Sub-banks of that unified buffer";
        vector_core_vector_register_bytes: u64, Bytes, "vector_reg_width", "Vector register of a vector core";
        vector_core_predicate_register_bytes: u64, Bytes, "predicate_reg_width", "Predicate register of a vector core";
        vector_core_wide_register_bytes: u64, Bytes, "wide_reg_width", "Wide vector register of a vector core";
    }
    "VectorCoreMemoryRates" {
        vector_ddr_bytes_per_cycle: f64, BytesPerCycle, "ddr_rate", "Device memory, from a vector core";
        vector_ddr_read_bytes_per_cycle: f64, BytesPerCycle, "ddr_read_rate", "Reads of device memory, from a vector core";
        vector_ddr_write_bytes_per_cycle: f64, BytesPerCycle, "ddr_write_rate", "Writes of device memory, from a vector core";
        vector_l2_bytes_per_cycle: f64, BytesPerCycle, "l2_rate", "L2 cache, from a vector core";
        vector_l2_read_bytes_per_cycle: f64, BytesPerCycle, "l2_read_rate", "Reads of the L2 cache, from a vector core";
        vector_l2_write_bytes_per_cycle: f64, BytesPerCycle, "l2_write_rate", "Writes of the L2 cache, from a vector core";
        vector_ub_to_l2_bytes_per_cycle: f64, BytesPerCycle, "ub_to_l2_rate", "A vector core's unified buffer to L2";
        vector_ub_to_ddr_bytes_per_cycle: f64, BytesPerCycle, "ub_to_ddr_rate", "A vector core's unified buffer to device memory";
    }
    derived {
        ub_usable_bytes: Bytes, Spec::ub_usable, "Unified buffer less what AscendC keeps for itself";
        fb_total_bytes: Bytes, Spec::fb_total, "All fixpipe buffers together";
    }
}

/// What AscendC keeps of the unified buffer for itself on some SoCs, in bytes.
const UB_RESERVED: u64 = 256;

impl Spec {
    /// Types the values of a file.
    ///
    /// # Errors
    /// [`Error::Value`] for a value that is not of its type, [`Error::Incomplete`] for a file without a name or `ub_size`.
    pub fn from_ini(ini: &Ini) -> Result<Self, Error> {
        let mut spec = Self::EMPTY;
        for Stored {
            section, key, set, ..
        } in FIELDS.iter().filter_map(|field| field.stored)
        {
            let Some(entry) = ini.entry(section, key) else {
                continue;
            };
            set(&mut spec, &entry.value).map_err(|why| Error::Value {
                path: ini.path().to_owned(),
                line: entry.line,
                section,
                key,
                value: excerpt(&entry.value).into(),
                why,
            })?;
        }
        match (&spec.name, &spec.ub_size_bytes) {
            (None, _) => Err(incomplete(ini, "version", "SoC_version")),
            (_, None) => Err(incomplete(ini, "AICoreSpec", "ub_size")),
            _ => Ok(spec),
        }
    }

    /// Size of one core's unified buffer in bytes: what tbe's `get_soc_spec("UB_SIZE")` returns.
    #[doc(alias = "UB_SIZE")]
    #[doc(alias = "get_soc_spec")]
    #[must_use]
    pub fn ub_size(&self) -> Option<u64> {
        self.ub_size_bytes
    }

    /// How much of the unified buffer an AscendC kernel may use, in bytes: what `PlatformAscendC::GetCoreMemSize` returns.
    ///
    /// AscendC keeps 256 bytes on the series Ascend910B and Ascend910_93; without a series name nothing is known.
    #[doc(alias = "GetCoreMemSize")]
    #[must_use]
    pub fn ub_usable(&self) -> Option<u64> {
        let reserved = match self.short_name.as_deref()? {
            "Ascend910B" | "Ascend910_93" => UB_RESERVED,
            _ => 0,
        };
        self.ub_size_bytes?.checked_sub(reserved)
    }

    /// Size of all fixpipe buffers together in bytes.
    #[must_use]
    pub fn fb_total(&self) -> Option<u64> {
        let parts = [
            self.fb0_size_bytes,
            self.fb1_size_bytes,
            self.fb2_size_bytes,
            self.fb3_size_bytes,
            self.fb4_size_bytes,
        ];
        let known = parts.into_iter().flatten();
        let sum = known.map(Some).reduce(|sum, part| sum?.checked_add(part?));
        self.fb_size_bytes.or(sum.flatten())
    }

    /// Whether the SoC has cores of this kind: `AICore`, `CubeCore` or `VectorCore`.
    #[must_use]
    pub fn has_core(&self, kind: &str) -> Option<bool> {
        self.core_types
            .map(|types| types.split(',').any(|name| name.trim() == kind))
    }

    /// Every field with its value, absent ones included, in the order of the file's sections, derived ones last.
    pub fn facts(&self) -> impl Iterator<Item = Fact> {
        FIELDS.iter().map(|field| Fact {
            field,
            value: (field.get)(self),
        })
    }

    /// The value of a field by its key; `None` when there is no such key or the spec does not state it.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<Value> {
        Field::find(key).and_then(|field| (field.get)(self))
    }

    /// Writes the facts as a platform_config file, which parses to an equal spec.
    #[must_use]
    pub fn to_platform_config(&self) -> String {
        let mut text = String::new();
        let mut current = "";
        for field in FIELDS {
            let Some((Stored { section, key, .. }, value)) = field.stored.zip((field.get)(self))
            else {
                continue;
            };
            if section != current {
                let _ = writeln!(text, "[{section}]");
                current = section;
            }
            let _ = match value {
                Value::Flag(flag) => writeln!(text, "{key}={}", u8::from(flag)),
                value => writeln!(text, "{key}={value}"),
            };
        }
        text
    }
}

impl Field {
    /// All fields: those of the file in the order of its sections, then the derived ones.
    #[must_use]
    pub fn all() -> &'static [Self] {
        FIELDS
    }
}

fn incomplete(ini: &Ini, section: &'static str, key: &'static str) -> Error {
    Error::Incomplete {
        path: ini.path().to_owned(),
        line: ini.lines(),
        section,
        key,
    }
}
