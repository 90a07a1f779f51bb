//! The NPUs of Kirin chips.

use super::{KIB, MIB};
use crate::{Counts, NpuArch, Spec, Text};

const KIRIN: Spec = Spec {
    short_name: Text::new("Kirin9030"),
    aic_version: Text::new("AIC-L-516"),
    ccec_aic_version: Text::new("dav-l311"),
    npu_arch: Some(NpuArch(3113)),
    chip_type: Some(201),
    ai_core_count: Some(1),
    vector_core_count: Some(1),
    l2_size_bytes: Some(0),
    l2_page_count: Some(0),
    core_types: Text::new("AICore,VectorCore"),
    virtual_core_counts: Counts::new(&[1]),
    cube_m_elements: Some(16),
    cube_n_elements: Some(16),
    cube_k_elements: Some(8),
    l0a_size_bytes: Some(0),
    l0b_size_bytes: Some(64 * KIB),
    l0c_size_bytes: Some(0),
    l1_size_bytes: Some(MIB),
    fb0_size_bytes: Some(2 * KIB),
    fb1_size_bytes: Some(KIB),
    fb2_size_bytes: Some(KIB),
    fb3_size_bytes: Some(2 * KIB),
    bt_size_bytes: Some(KIB),
    ub_size_bytes: Some(128 * KIB),
    ub_block_size_bytes: Some(32),
    supports_fixpipe: Some(true),
    supports_sparsity: Some(true),
    ..Spec::EMPTY
};

pub(super) static SOCS: [Spec; 6] = [
    Spec {
        name: Text::new("Kirin9030"),
        aic_version: Text::new("AIC-L-311"),
        cube_n_elements: Some(8),
        cube_k_elements: Some(16),
        l0a_size_bytes: Some(32 * KIB),
        l0b_size_bytes: Some(32 * KIB),
        l0c_size_bytes: Some(64 * KIB),
        l1_size_bytes: Some(512 * KIB),
        fb4_size_bytes: Some(KIB),
        ..KIRIN
    },
    Spec {
        name: Text::new("KirinDev0000"),
        short_name: Text::new("KirinDev0000"),
        aic_version: Text::new("AIC-L-510"),
        ccec_aic_version: Text::new("dav-l510"),
        npu_arch: Some(NpuArch(5101)),
        chip_type: Some(202),
        ai_core_count: Some(4),
        vector_core_count: Some(4),
        l0b_size_bytes: Some(128 * KIB),
        l1_size_bytes: Some(1536 * KIB),
        ..KIRIN
    },
    Spec {
        name: Text::new("KirinDev0001"),
        short_name: Text::new("KirinDev0001"),
        ccec_aic_version: Text::new("dav-516r1"),
        npu_arch: Some(NpuArch(5161)),
        chip_type: Some(203),
        ai_core_count: Some(5),
        vector_core_count: Some(5),
        l1_size_bytes: Some(1280 * KIB),
        ..KIRIN
    },
    Spec {
        name: Text::new("KirinDev0002"),
        short_name: Text::new("KirinDev0002"),
        ccec_aic_version: Text::new("dav-516r5"),
        npu_arch: Some(NpuArch(5165)),
        chip_type: Some(204),
        l0b_size_bytes: Some(16 * KIB),
        l1_size_bytes: Some(384 * KIB),
        fb0_size_bytes: Some(0),
        fb1_size_bytes: Some(0),
        fb2_size_bytes: Some(0),
        fb3_size_bytes: Some(0),
        bt_size_bytes: Some(0),
        ..KIRIN
    },
    Spec {
        name: Text::new("KirinDev0003"),
        short_name: Text::new("KirinDev0003"),
        ccec_aic_version: Text::new("dav-516r3"),
        npu_arch: Some(NpuArch(5163)),
        chip_type: Some(205),
        ai_core_count: Some(5),
        vector_core_count: Some(5),
        ..KIRIN
    },
    Spec {
        name: Text::new("KirinX90"),
        short_name: Text::new("KirinX90"),
        aic_version: Text::new("AIC-L-300"),
        ccec_aic_version: Text::new("dav-l300"),
        npu_arch: Some(NpuArch(3003)),
        chip_type: Some(200),
        cube_n_elements: Some(8),
        cube_k_elements: Some(16),
        l0a_size_bytes: Some(64 * KIB),
        l0c_size_bytes: Some(128 * KIB),
        ..KIRIN
    },
];
