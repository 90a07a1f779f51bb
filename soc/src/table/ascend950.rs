//! Ascend950 and Ascend350, architecture 3510.

use super::{GIB, KIB, MIB};
use crate::{Counts, NpuArch, Spec, Text};

const ASCEND950: Spec = Spec {
    short_name: Text::new("Ascend950"),
    aic_version: Text::new("AIC-C-310"),
    ccec_aic_version: Text::new("dav-c310-cube"),
    ccec_aiv_version: Text::new("dav-c310-vec"),
    npu_arch: Some(NpuArch(3510)),
    chip_type: Some(15),
    io_die_count: Some(2),
    ai_cpu_count: Some(6),
    memory_size_bytes: Some(96 * GIB),
    l2_size_bytes: Some(128 * MIB),
    l2_page_count: Some(64),
    core_types: Text::new("CubeCore,VectorCore"),
    cube_vector_combine: Text::new("split"),
    supports_bf16: Some(true),
    supports_inf_nan: Some(true),
    syncs_cores_in_hardware: Some(true),
    cube_clock_mhz: Some(1_650),
    cube_m_elements: Some(16),
    cube_n_elements: Some(16),
    cube_k_elements: Some(16),
    l0a_size_bytes: Some(64 * KIB),
    l0b_size_bytes: Some(64 * KIB),
    l0c_size_bytes: Some(256 * KIB),
    l1_size_bytes: Some(512 * KIB),
    fb0_size_bytes: Some(4 * KIB),
    fb1_size_bytes: Some(2 * KIB),
    fb2_size_bytes: Some(0),
    fb3_size_bytes: Some(0),
    bt_size_bytes: Some(4 * KIB),
    smask_size_bytes: Some(0),
    ub_size_bytes: Some(248 * KIB),
    ub_block_size_bytes: Some(32),
    ub_bank_size_bytes: Some(4 * KIB),
    ub_bank_count: Some(16),
    ub_bank_group_count: Some(8),
    ub_subbank_count: Some(64),
    supports_fixpipe: Some(true),
    supports_sparsity: Some(false),
    vector_register_bytes: Some(256),
    predicate_register_bytes: Some(32),
    wide_register_bytes: Some(768),
    l2_bytes_per_cycle: Some(100.0),
    l2_read_bytes_per_cycle: Some(100.0),
    l2_write_bytes_per_cycle: Some(100.0),
    l1_to_l0a_bytes_per_cycle: Some(256.0),
    l1_to_l0b_bytes_per_cycle: Some(256.0),
    l1_to_ub_bytes_per_cycle: Some(128.0),
    l0c_to_ub_bytes_per_cycle: Some(128.0),
    ub_to_l2_bytes_per_cycle: Some(128.0),
    ub_to_ddr_bytes_per_cycle: Some(128.0),
    ub_to_l1_bytes_per_cycle: Some(128.0),
    vector_clock_mhz: Some(1_650),
    vector_ub_size_bytes: Some(248 * KIB),
    vector_ub_block_size_bytes: Some(32),
    vector_ub_bank_size_bytes: Some(4 * KIB),
    vector_ub_bank_count: Some(16),
    vector_ub_bank_group_count: Some(8),
    vector_ub_subbank_count: Some(64),
    vector_core_vector_register_bytes: Some(256),
    vector_core_predicate_register_bytes: Some(32),
    vector_core_wide_register_bytes: Some(768),
    vector_l2_bytes_per_cycle: Some(100.0),
    vector_l2_read_bytes_per_cycle: Some(100.0),
    vector_l2_write_bytes_per_cycle: Some(100.0),
    vector_ub_to_l2_bytes_per_cycle: Some(42.0),
    vector_ub_to_ddr_bytes_per_cycle: Some(40.0),
    ..Spec::EMPTY
};

const ASCEND950_28: Spec = Spec {
    ai_cpu_count: Some(5),
    l2_size_bytes: Some(112 * MIB),
    virtual_core_counts: Counts::new(&[7, 14, 28]),
    ..ASCEND950.split_cores(28)
};

const ASCEND950_32: Spec = Spec {
    virtual_core_counts: Counts::new(&[4, 8, 16, 32]),
    ..ASCEND950.split_cores(32)
};

const ASCEND950_36: Spec = Spec {
    virtual_core_counts: Counts::new(&[4, 8, 16, 32]),
    cube_clock_mhz: Some(1_800),
    vector_clock_mhz: Some(1_800),
    ..ASCEND950.split_cores(36)
};

const ASCEND350: Spec = Spec {
    short_name: Text::new("Ascend350"),
    chip_type: Some(19),
    io_die_count: Some(1),
    ..ASCEND950
};

pub(super) static SOCS: [Spec; 37] = [
    Spec {
        name: Text::new("Ascend950DT_950x"),
        ai_cpu_count: Some(5),
        memory_size_bytes: Some(24 * GIB),
        l2_size_bytes: Some(32 * MIB),
        virtual_core_counts: Counts::new(&[2, 4, 6]),
        ..ASCEND950.split_cores(8).ddr_rates(19.0, 10.0)
    },
    Spec {
        name: Text::new("Ascend950DT_950y"),
        ai_cpu_count: Some(5),
        memory_size_bytes: Some(16 * GIB),
        l2_size_bytes: Some(32 * MIB),
        virtual_core_counts: Counts::new(&[2, 4, 6]),
        ..ASCEND950.split_cores(8).ddr_rates(14.0, 7.0)
    },
    Spec {
        name: Text::new("Ascend950PR_950z"),
        ai_cpu_count: Some(5),
        memory_size_bytes: Some(24 * GIB),
        l2_size_bytes: Some(16 * MIB),
        virtual_core_counts: Counts::new(&[2, 4, 6]),
        ..ASCEND950.split_cores(4).ddr_rates(4.0, 2.0)
    },
    Spec {
        name: Text::new("Ascend950DT_9571"),
        ai_cpu_count: Some(7),
        memory_size_bytes: Some(144 * GIB),
        l2_size_bytes: Some(128 * MIB),
        ..ASCEND950_28.ddr_rates(80.0, 40.0)
    },
    Spec {
        name: Text::new("Ascend950DT_9572"),
        ai_cpu_count: Some(7),
        l2_size_bytes: Some(128 * MIB),
        ..ASCEND950_28.ddr_rates(80.0, 40.0)
    },
    Spec {
        name: Text::new("Ascend950DT_9573"),
        memory_size_bytes: Some(135_291_569_824),
        ..ASCEND950_28.ddr_rates(70.0, 35.0)
    },
    Spec {
        name: Text::new("Ascend950DT_9574"),
        memory_size_bytes: Some(84 * GIB),
        ..ASCEND950_28.ddr_rates(70.0, 35.0)
    },
    Spec {
        name: Text::new("Ascend950DT_9575"),
        ai_cpu_count: Some(7),
        l2_size_bytes: Some(128 * MIB),
        ..ASCEND950_28.ddr_rates(61.0, 31.0)
    },
    Spec {
        name: Text::new("Ascend950DT_9576"),
        ai_cpu_count: Some(7),
        memory_size_bytes: Some(64 * GIB),
        l2_size_bytes: Some(128 * MIB),
        ..ASCEND950_28.ddr_rates(61.0, 31.0)
    },
    Spec {
        name: Text::new("Ascend950DT_9577"),
        memory_size_bytes: Some(84 * GIB),
        ..ASCEND950_28.ddr_rates(54.0, 27.0)
    },
    Spec {
        name: Text::new("Ascend950DT_9578"),
        memory_size_bytes: Some(56 * GIB),
        ..ASCEND950_28.ddr_rates(54.0, 27.0)
    },
    Spec {
        name: Text::new("Ascend950PR_9579"),
        ai_cpu_count: Some(7),
        memory_size_bytes: Some(128 * GIB),
        l2_size_bytes: Some(128 * MIB),
        virtual_core_counts: Counts::new(&[4, 8, 16, 32]),
        ..ASCEND950_28.ddr_rates(31.0, 16.0)
    },
    Spec {
        name: Text::new("Ascend950PR_957b"),
        memory_size_bytes: Some(112 * GIB),
        ..ASCEND950_28.ddr_rates(27.0, 14.0)
    },
    Spec {
        name: Text::new("Ascend950PR_957bx"),
        memory_size_bytes: Some(112 * GIB),
        ..ASCEND950_28.ddr_rates(27.0, 14.0)
    },
    Spec {
        name: Text::new("Ascend950PR_957c"),
        memory_size_bytes: Some(84 * GIB),
        ..ASCEND950_28.ddr_rates(27.0, 14.0)
    },
    Spec {
        name: Text::new("Ascend950PR_957d"),
        l2_size_bytes: Some(96 * MIB),
        ..ASCEND950_28.ddr_rates(23.0, 12.0)
    },
    Spec {
        name: Text::new("Ascend950DT_9581"),
        memory_size_bytes: Some(144 * GIB),
        ..ASCEND950_32.ddr_rates(80.0, 40.0)
    },
    Spec {
        name: Text::new("Ascend950DT_9581x"),
        memory_size_bytes: Some(144 * GIB),
        ..ASCEND950_32.ddr_rates(80.0, 40.0)
    },
    Spec {
        name: Text::new("Ascend950DT_9582"),
        ..ASCEND950_32.ddr_rates(80.0, 40.0)
    },
    Spec {
        name: Text::new("Ascend950DT_9582x"),
        ..ASCEND950_32.ddr_rates(80.0, 40.0)
    },
    Spec {
        name: Text::new("Ascend950DT_9583"),
        ai_cpu_count: Some(7),
        memory_size_bytes: Some(126 * GIB),
        l2_size_bytes: Some(112 * MIB),
        ..ASCEND950_32.ddr_rates(70.0, 35.0)
    },
    Spec {
        name: Text::new("Ascend950DT_9584"),
        ai_cpu_count: Some(7),
        memory_size_bytes: Some(84 * GIB),
        l2_size_bytes: Some(112 * MIB),
        ..ASCEND950_32.ddr_rates(70.0, 35.0)
    },
    Spec {
        name: Text::new("Ascend950DT_9585"),
        ..ASCEND950_32.ddr_rates(61.0, 31.0)
    },
    Spec {
        name: Text::new("Ascend950DT_9586"),
        memory_size_bytes: Some(64 * GIB),
        ..ASCEND950_32.ddr_rates(61.0, 31.0)
    },
    Spec {
        name: Text::new("Ascend950DT_9587"),
        ai_cpu_count: Some(7),
        memory_size_bytes: Some(84 * GIB),
        l2_size_bytes: Some(112 * MIB),
        ..ASCEND950_32.ddr_rates(54.0, 27.0)
    },
    Spec {
        name: Text::new("Ascend950DT_9588"),
        ai_cpu_count: Some(7),
        memory_size_bytes: Some(56 * GIB),
        l2_size_bytes: Some(112 * MIB),
        ..ASCEND950_32.ddr_rates(54.0, 27.0)
    },
    Spec {
        name: Text::new("Ascend950PR_9589"),
        memory_size_bytes: Some(128 * GIB),
        ..ASCEND950_32.ddr_rates(31.0, 16.0)
    },
    Spec {
        name: Text::new("Ascend950PR_958b"),
        ai_cpu_count: Some(7),
        memory_size_bytes: Some(112 * GIB),
        l2_size_bytes: Some(112 * MIB),
        ..ASCEND950_32.ddr_rates(27.0, 14.0)
    },
    Spec {
        name: Text::new("Ascend950DT_9591"),
        memory_size_bytes: Some(144 * GIB),
        ..ASCEND950_36.ddr_rates(80.0, 40.0)
    },
    Spec {
        name: Text::new("Ascend950DT_9592"),
        ..ASCEND950_36.ddr_rates(80.0, 40.0)
    },
    Spec {
        name: Text::new("Ascend950DT_9595"),
        ..ASCEND950_36.ddr_rates(61.0, 31.0)
    },
    Spec {
        name: Text::new("Ascend950DT_9596"),
        memory_size_bytes: Some(64 * GIB),
        ..ASCEND950_36.ddr_rates(61.0, 31.0)
    },
    Spec {
        name: Text::new("Ascend950DT_95A1"),
        memory_size_bytes: Some(144 * GIB),
        ..ASCEND950_36.ddr_rates(80.0, 40.0)
    },
    Spec {
        name: Text::new("Ascend950DT_95A2"),
        ..ASCEND950_36.ddr_rates(80.0, 40.0)
    },
    Spec {
        name: Text::new("Ascend950PR_9599"),
        memory_size_bytes: Some(128 * GIB),
        ..ASCEND950_36.ddr_rates(31.0, 16.0)
    },
    Spec {
        name: Text::new("Ascend350_354f"),
        ai_cpu_count: Some(2),
        memory_size_bytes: Some(56 * GIB),
        l2_size_bytes: Some(56 * MIB),
        virtual_core_counts: Counts::new(&[7, 14]),
        ..ASCEND350.split_cores(14).ddr_rates(27.0, 14.0)
    },
    Spec {
        name: Text::new("Ascend350_355e"),
        ai_cpu_count: Some(4),
        memory_size_bytes: Some(64 * GIB),
        l2_size_bytes: Some(64 * MIB),
        virtual_core_counts: Counts::new(&[8, 16]),
        ..ASCEND350.split_cores(16).ddr_rates(31.0, 16.0)
    },
];
