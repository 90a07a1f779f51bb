//! The first Ascend910 and its kin, Ascend910B included, architecture 1001.

use super::{KIB, MIB};
use crate::{Counts, NpuArch, Spec, Text};

const ASCEND910: Spec = Spec {
    short_name: Text::new("Ascend910"),
    aic_version: Text::new("AIC-C-100"),
    ccec_aic_version: Text::new("dav-c100"),
    arch_type: Some(3),
    npu_arch: Some(NpuArch(1001)),
    chip_type: Some(1),
    ai_core_count: Some(32),
    vector_core_count: Some(0),
    ai_cpu_count: Some(4),
    l2_size_bytes: Some(32 * MIB),
    l2_page_count: Some(64),
    core_types: Text::new("AICore"),
    virtual_core_counts: Counts::new(&[2, 4, 8, 16]),
    cube_clock_mhz: Some(1_000),
    cube_m_elements: Some(16),
    cube_n_elements: Some(16),
    cube_k_elements: Some(16),
    l0a_size_bytes: Some(64 * KIB),
    l0b_size_bytes: Some(64 * KIB),
    l0c_size_bytes: Some(256 * KIB),
    l1_size_bytes: Some(MIB),
    smask_size_bytes: Some(0),
    ub_size_bytes: Some(256 * KIB),
    ub_block_size_bytes: Some(32),
    ub_bank_size_bytes: Some(4 * KIB),
    ub_bank_count: Some(64),
    ub_bank_group_count: Some(16),
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

pub(super) static SOCS: [Spec; 5] = [
    Spec {
        name: Text::new("Ascend910A"),
        ..ASCEND910
    },
    Spec {
        name: Text::new("Ascend910PremiumA"),
        cube_clock_mhz: Some(1_220),
        ..ASCEND910
    },
    Spec {
        name: Text::new("Ascend910ProA"),
        cube_clock_mhz: Some(1_100),
        ..ASCEND910
    },
    Spec {
        name: Text::new("Ascend910ProB"),
        ai_core_count: Some(30),
        cube_clock_mhz: Some(1_150),
        ..ASCEND910
    },
    Spec {
        name: Text::new("Ascend910B"),
        ai_core_count: Some(30),
        ai_cpu_count: Some(6),
        cube_clock_mhz: Some(900),
        ..ASCEND910
    },
];
