//! The built-in table: what CANN's own files say of every SoC, as constants.

mod ascend03x;
mod ascend310;
mod ascend910;
mod ascend910b;
mod ascend950;
mod kirin;

use crate::Spec;

const KIB: u64 = 1 << 10;
const MIB: u64 = 1 << 20;
const GIB: u64 = 1 << 30;

pub(crate) static FAMILIES: [&[Spec]; 6] = [
    &ascend910::SOCS,
    &ascend910b::SOCS,
    &ascend950::SOCS,
    &ascend310::SOCS,
    &ascend03x::SOCS,
    &kirin::SOCS,
];

impl Spec {
    /// So many AI cores, each of one cube core and two vector cores.
    const fn split_cores(mut self, count: u32) -> Self {
        self.ai_core_count = Some(count);
        self.cube_core_count = Some(count);
        self.vector_core_count = Some(2 * count);
        self
    }

    /// Device memory's rates, alike for reads and writes.
    const fn ddr_rates(mut self, core: f64, vector_core: f64) -> Self {
        self.ddr_bytes_per_cycle = Some(core);
        self.ddr_read_bytes_per_cycle = Some(core);
        self.ddr_write_bytes_per_cycle = Some(core);
        self.vector_ddr_bytes_per_cycle = Some(vector_core);
        self.vector_ddr_read_bytes_per_cycle = Some(vector_core);
        self.vector_ddr_write_bytes_per_cycle = Some(vector_core);
        self
    }
}
