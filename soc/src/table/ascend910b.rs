//! Ascend910B1 to B4-1 and Ascend910_93, architecture 2201.

use super::{GIB, KIB, MIB};
use crate::{Counts, NpuArch, Spec, Text};

const ASCEND910B: Spec = Spec {
    short_name: Text::new("Ascend910B"),
    aic_version: Text::new("AIC-C-220"),
    ccec_aic_version: Text::new("dav-c220-cube"),
    ccec_aiv_version: Text::new("dav-c220-vec"),
    arch_type: Some(4),
    npu_arch: Some(NpuArch(2201)),
    chip_type: Some(5),
    ai_core_count: Some(24),
    cube_core_count: Some(24),
    vector_core_count: Some(48),
    ai_cpu_count: Some(6),
    memory_size_bytes: Some(64 * GIB),
    l2_size_bytes: Some(192 * MIB),
    l2_page_count: Some(64),
    core_types: Text::new("CubeCore,VectorCore"),
    cube_vector_combine: Text::new("split"),
    virtual_core_counts: Counts::new(&[2, 3, 6, 12, 24]),
    supports_bf16: Some(true),
    supports_inf_nan: Some(true),
    syncs_cores_in_hardware: Some(true),
    cube_clock_mhz: Some(1_800),
    cube_m_elements: Some(16),
    cube_n_elements: Some(16),
    cube_k_elements: Some(16),
    l0a_size_bytes: Some(64 * KIB),
    l0b_size_bytes: Some(64 * KIB),
    l0c_size_bytes: Some(128 * KIB),
    l1_size_bytes: Some(512 * KIB),
    fb0_size_bytes: Some(2 * KIB),
    fb1_size_bytes: Some(KIB),
    fb2_size_bytes: Some(2 * KIB),
    fb3_size_bytes: Some(2 * KIB),
    bt_size_bytes: Some(KIB),
    smask_size_bytes: Some(0),
    ub_size_bytes: Some(192 * KIB),
    ub_block_size_bytes: Some(32),
    ub_bank_size_bytes: Some(4 * KIB),
    ub_bank_count: Some(64),
    ub_bank_group_count: Some(16),
    supports_fixpipe: Some(true),
    supports_sparsity: Some(true),
    ddr_bytes_per_cycle: Some(32.0),
    ddr_read_bytes_per_cycle: Some(32.0),
    ddr_write_bytes_per_cycle: Some(32.0),
    l2_bytes_per_cycle: Some(110.0),
    l2_read_bytes_per_cycle: Some(110.0),
    l2_write_bytes_per_cycle: Some(86.0),
    l1_to_l0a_bytes_per_cycle: Some(512.0),
    l1_to_l0b_bytes_per_cycle: Some(256.0),
    l1_to_ub_bytes_per_cycle: Some(128.0),
    l0c_to_ub_bytes_per_cycle: Some(256.0),
    ub_to_l2_bytes_per_cycle: Some(64.0),
    ub_to_ddr_bytes_per_cycle: Some(64.0),
    ub_to_l1_bytes_per_cycle: Some(128.0),
    ..Spec::EMPTY
};

const ASCEND910_93: Spec = Spec {
    short_name: Text::new("Ascend910_93"),
    ..ASCEND910B
};

pub(super) static SOCS: [Spec; 13] = [
    Spec {
        name: Text::new("Ascend910B1"),
        cube_clock_mhz: Some(1_850),
        ..ASCEND910B
    },
    Spec {
        name: Text::new("Ascend910B2"),
        ..ASCEND910B
    },
    Spec {
        name: Text::new("Ascend910B2C"),
        memory_size_bytes: None,
        ..ASCEND910B
    },
    Spec {
        name: Text::new("Ascend910B3"),
        virtual_core_counts: Counts::new(&[4, 5, 10, 20]),
        ..ASCEND910B.split_cores(20)
    },
    Spec {
        name: Text::new("Ascend910B4"),
        memory_size_bytes: Some(32 * GIB),
        l2_size_bytes: Some(96 * MIB),
        virtual_core_counts: Counts::new(&[4, 5, 10, 20]),
        cube_clock_mhz: Some(1_500),
        ..ASCEND910B.split_cores(20)
    },
    Spec {
        name: Text::new("Ascend910B4-1"),
        memory_size_bytes: Some(32 * GIB),
        l2_size_bytes: Some(168 * MIB),
        virtual_core_counts: Counts::new(&[4, 5, 10, 20]),
        cube_clock_mhz: Some(1_500),
        ..ASCEND910B.split_cores(20)
    },
    Spec {
        name: Text::new("Ascend910_9362"),
        l2_size_bytes: Some(168 * MIB),
        virtual_core_counts: Counts::new(&[4, 5, 10, 20]),
        cube_clock_mhz: Some(1_500),
        ..ASCEND910_93.split_cores(20)
    },
    Spec {
        name: Text::new("Ascend910_9363"),
        memory_size_bytes: Some(32 * GIB),
        l2_size_bytes: Some(168 * MIB),
        virtual_core_counts: Counts::new(&[4, 5, 10, 20]),
        cube_clock_mhz: Some(1_500),
        ..ASCEND910_93.split_cores(20)
    },
    Spec {
        name: Text::new("Ascend910_9372"),
        virtual_core_counts: Counts::new(&[4, 5, 10, 20]),
        ..ASCEND910_93.split_cores(20)
    },
    Spec {
        name: Text::new("Ascend910_9381"),
        ..ASCEND910_93
    },
    Spec {
        name: Text::new("Ascend910_9382"),
        ..ASCEND910_93
    },
    Spec {
        name: Text::new("Ascend910_9391"),
        cube_clock_mhz: Some(1_850),
        ..ASCEND910_93
    },
    Spec {
        name: Text::new("Ascend910_9392"),
        cube_clock_mhz: Some(1_850),
        ..ASCEND910_93
    },
];
