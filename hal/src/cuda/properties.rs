//! What the CUDA driver and NVML say of a GPU.

use crate::facts::{Sourced, Value, facts};
use std::fmt;
use std::path::PathBuf;
use sys_cuda::bindings::CUcomputemode;

/// Declares the properties of a GPU: those that are one driver attribute each, and the others.
macro_rules! gpu_properties {
    (
        attributes {
            $( $(#[$meta:meta])* $field:ident: $type:ty = $attribute:ident, $key:literal; )*
        }
        others {
            $( $(#[$other_meta:meta])* $other:ident: $other_type:ty = $other_key:literal; )*
        }
    ) => {
        facts! {
            /// Properties of an NVIDIA GPU; absent where driver or GPU do not report them.
            ///
            /// Sources: `cuDeviceGetAttribute` and its kin, and NVML where a field says so.
            pub struct CudaProperties {
                $( $(#[$other_meta])* $other: $other_type = $other_key, )*
                $( $(#[$meta])* $field: $type = $key, )*
            }
        }

        impl CudaProperties {
            /// The properties that are one driver attribute each: the key, and the attribute's number.
            pub const ATTRIBUTES: &'static [(&'static str, u32)] =
                &[ $( ($key, sys_cuda::bindings::CUdevice_attribute::$attribute.0), )* ];

            /// Fills every field that is one attribute from `read`, which gives the driver's number.
            pub(super) fn read_attributes(
                &mut self,
                mut read: impl FnMut(sys_cuda::bindings::CUdevice_attribute) -> Option<Sourced<i32>>,
            ) {
                $(
                    self.$field = read(sys_cuda::bindings::CUdevice_attribute::$attribute).and_then(FromAttribute::from_attribute);
                )*
            }
        }
    };
}

/// Reads a driver's `int` as what it means; a number the documentation rules out is no value.
trait FromAttribute: Sized {
    fn from_attribute(raw: Sourced<i32>) -> Option<Sourced<Self>> {
        let value = Self::from_raw(raw.value)?;
        Some(Sourced::new(value, raw.source))
    }

    fn from_raw(raw: i32) -> Option<Self>;
}

impl FromAttribute for bool {
    fn from_raw(raw: i32) -> Option<Self> {
        matches!(raw, 0 | 1).then_some(raw == 1)
    }
}

impl FromAttribute for u32 {
    fn from_raw(raw: i32) -> Option<Self> {
        u32::try_from(raw).ok()
    }
}

impl FromAttribute for u64 {
    fn from_raw(raw: i32) -> Option<Self> {
        u64::try_from(raw).ok()
    }
}

/// Clocks: the driver counts in kHz.
impl FromAttribute for f64 {
    fn from_raw(raw: i32) -> Option<Self> {
        (raw > 0).then(|| f64::from(raw) / 1e3)
    }
}

/// Which instructions a GPU has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ComputeCapability {
    /// The generation, 9 for Hopper.
    pub major: u32,
    /// The revision.
    pub minor: u32,
}

impl fmt::Display for ComputeCapability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

impl From<ComputeCapability> for Value {
    fn from(capability: ComputeCapability) -> Self {
        Value::Text(capability.to_string())
    }
}

/// Who may open contexts on a GPU.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ComputeMode {
    /// Any number of processes.
    Default,
    /// Nobody.
    Prohibited,
    /// One process at a time.
    ExclusiveProcess,
}

impl FromAttribute for ComputeMode {
    fn from_raw(raw: i32) -> Option<Self> {
        match CUcomputemode(raw as u32) {
            CUcomputemode::CU_COMPUTEMODE_DEFAULT => Some(ComputeMode::Default),
            CUcomputemode::CU_COMPUTEMODE_PROHIBITED => Some(ComputeMode::Prohibited),
            CUcomputemode::CU_COMPUTEMODE_EXCLUSIVE_PROCESS => Some(ComputeMode::ExclusiveProcess),
            _ => None,
        }
    }
}

impl From<ComputeMode> for Value {
    fn from(mode: ComputeMode) -> Self {
        match mode {
            ComputeMode::Default => "default",
            ComputeMode::Prohibited => "prohibited",
            ComputeMode::ExclusiveProcess => "exclusive_process",
        }
        .into()
    }
}

/// NUMA nodes: -1 means none.
impl FromAttribute for i32 {
    fn from_raw(raw: i32) -> Option<Self> {
        (raw >= -1).then_some(raw)
    }
}

gpu_properties! {
    attributes {
        /// Streaming multiprocessors.
        multiprocessors: u32 = CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, "multiprocessor_count";
        /// Threads of a warp.
        warp_size: u32 = CU_DEVICE_ATTRIBUTE_WARP_SIZE, "warp_size";
        /// Engines that copy while kernels run.
        copy_engines: u32 = CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT, "copy_engine_count";
        /// Boost clock of the multiprocessors in MHz.
        sm_clock: f64 = CU_DEVICE_ATTRIBUTE_CLOCK_RATE, "clock.sm_mhz";
        /// Clock of the memory in MHz.
        memory_clock: f64 = CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE, "clock.memory_mhz";
        /// Width of the memory bus in bits.
        memory_bus_width: u32 = CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH, "memory.bus_width_bits";
        /// L2 cache in bytes.
        l2_size: u64 = CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE, "l2.size_bytes";
        /// L2 bytes that can be set aside for persisting accesses.
        l2_persisting_max: u64 = CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE, "l2.persisting_max_bytes";
        /// Largest access policy window in bytes.
        access_policy_window_max: u64 = CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE, "l2.access_policy_window_max_bytes";
        /// Shared memory of a block in bytes, without opting in.
        shared_per_block: u64 = CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK, "shared_memory.per_block_bytes";
        /// Shared memory of a block in bytes, after opting in.
        shared_per_block_optin: u64 = CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN, "shared_memory.per_block_optin_bytes";
        /// Shared memory of a multiprocessor in bytes.
        shared_per_multiprocessor: u64 = CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR, "shared_memory.per_multiprocessor_bytes";
        /// Shared memory of a block in bytes that the driver keeps.
        shared_reserved_per_block: u64 = CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK, "shared_memory.reserved_per_block_bytes";
        /// Constant memory in bytes.
        constant_memory: u64 = CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY, "constant_memory_bytes";
        /// 32-bit registers of a block.
        registers_per_block: u32 = CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK, "registers.per_block";
        /// 32-bit registers of a multiprocessor.
        registers_per_multiprocessor: u32 = CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR, "registers.per_multiprocessor";
        /// Threads of a block.
        threads_per_block: u32 = CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK, "limit.threads_per_block";
        /// Resident threads of a multiprocessor.
        threads_per_multiprocessor: u32 = CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR, "limit.threads_per_multiprocessor";
        /// Resident blocks of a multiprocessor.
        blocks_per_multiprocessor: u32 = CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR, "limit.blocks_per_multiprocessor";
        /// Largest block in x, in threads.
        block_x: u32 = CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X, "limit.block_x";
        /// Largest block in y, in threads.
        block_y: u32 = CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y, "limit.block_y";
        /// Largest block in z, in threads.
        block_z: u32 = CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z, "limit.block_z";
        /// Largest grid in x, in blocks.
        grid_x: u32 = CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X, "limit.grid_x";
        /// Largest grid in y, in blocks.
        grid_y: u32 = CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y, "limit.grid_y";
        /// Largest grid in z, in blocks.
        grid_z: u32 = CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z, "limit.grid_z";
        /// Largest pitch of a 2D copy in bytes.
        pitch_max: u64 = CU_DEVICE_ATTRIBUTE_MAX_PITCH, "limit.pitch_bytes";
        /// Alignment of textures in bytes.
        texture_alignment: u64 = CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT, "texture.alignment_bytes";
        /// Alignment of pitched textures in bytes.
        texture_pitch_alignment: u64 = CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT, "texture.pitch_alignment_bytes";
        /// Alignment of surfaces in bytes.
        surface_alignment: u64 = CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT, "texture.surface_alignment_bytes";
        /// Widest 1D texture in texels.
        texture_1d: u32 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH, "texture.width_1d";
        /// Widest 2D texture in texels.
        texture_2d_width: u32 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH, "texture.width_2d";
        /// Highest 2D texture in texels.
        texture_2d_height: u32 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT, "texture.height_2d";
        /// Widest 3D texture in texels.
        texture_3d_width: u32 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH, "texture.width_3d";
        /// Highest 3D texture in texels.
        texture_3d_height: u32 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT, "texture.height_3d";
        /// Deepest 3D texture in texels.
        texture_3d_depth: u32 = CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH, "texture.depth_3d";
        /// ECC is on.
        ecc: bool = CU_DEVICE_ATTRIBUTE_ECC_ENABLED, "ecc_enabled";
        /// The TCC driver model is in use (Windows).
        tcc: bool = CU_DEVICE_ATTRIBUTE_TCC_DRIVER, "tcc_driver";
        /// The GPU shares the host's memory.
        integrated: bool = CU_DEVICE_ATTRIBUTE_INTEGRATED, "integrated";
        /// The GPU sits on a board with others.
        multi_gpu_board: bool = CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD, "multi_gpu_board";
        /// Who may open contexts on the GPU.
        compute_mode: ComputeMode = CU_DEVICE_ATTRIBUTE_COMPUTE_MODE, "compute_mode";
        /// Kernels are killed after a time limit.
        kernel_timeout: bool = CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT, "kernel_timeout";
        /// Thread block clusters can be launched.
        cluster_launch: bool = CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH, "supports.cluster_launch";
        /// Cooperative launches work.
        cooperative_launch: bool = CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH, "supports.cooperative_launch";
        /// Kernels of one context run at the same time.
        concurrent_kernels: bool = CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS, "supports.concurrent_kernels";
        /// Compute work can be preempted at instruction level.
        compute_preemption: bool = CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED, "supports.compute_preemption";
        /// Streams have priorities.
        stream_priorities: bool = CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED, "supports.stream_priorities";
        /// Tensor maps (TMA descriptors) can be used.
        tensor_map: bool = CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED, "supports.tensor_map";
        /// Managed memory can be allocated.
        managed_memory: bool = CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY, "supports.managed_memory";
        /// Host and device may use managed memory at the same time.
        concurrent_managed_access: bool = CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS, "supports.concurrent_managed_access";
        /// The host reaches managed memory on the device without migration.
        direct_managed_access: bool = CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST, "supports.direct_managed_access_from_host";
        /// Kernels can read pageable host memory.
        pageable_memory_access: bool = CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS, "supports.pageable_memory_access";
        /// Pageable access goes through the host's page tables.
        host_page_tables: bool = CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES, "supports.host_page_tables";
        /// Host and device share one address space.
        unified_addressing: bool = CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING, "supports.unified_addressing";
        /// Host memory can be mapped for the device.
        map_host_memory: bool = CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY, "supports.map_host_memory";
        /// Existing host memory can be registered.
        host_register: bool = CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED, "supports.host_register";
        /// Atomics on host memory are native.
        host_native_atomics: bool = CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED, "supports.host_native_atomics";
        /// Stream-ordered memory pools work.
        memory_pools: bool = CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED, "supports.memory_pools";
        /// Virtual memory management works.
        virtual_memory: bool = CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED, "supports.virtual_memory_management";
        /// Allocations can be shared as POSIX file descriptors.
        posix_handles: bool = CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED, "supports.posix_file_descriptor_handles";
        /// Allocations can be shared over a fabric.
        fabric_handles: bool = CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED, "supports.fabric_handles";
        /// Memory and events can be shared between processes.
        ipc: bool = CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED, "supports.ipc";
        /// Other PCIe devices can read and write the GPU's memory (GPUDirect RDMA).
        gpudirect_rdma: bool = CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED, "supports.gpudirect_rdma";
        /// Allocations can be exported as DMA-BUF.
        dma_buf: bool = CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED, "supports.dma_buf";
        /// NVLink multicast objects can be made.
        multicast: bool = CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED, "supports.multicast";
        /// NUMA node of the GPU's memory; -1 for none.
        numa_node: i32 = CU_DEVICE_ATTRIBUTE_NUMA_ID, "numa.node";
        /// NUMA node of the host closest to the GPU; -1 for none.
        host_numa_node: i32 = CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID, "numa.host_node";
    }
    others {
        /// Marketing name.
        name: String = "name";
        /// `GPU-` or `MIG-` and a UUID.
        uuid: String = "uuid";
        /// Compute capability, `major.minor`.
        compute_capability: ComputeCapability = "compute_capability";
        /// PCI address, `domain:bus:device.function`.
        pci_bus_id: String = "pci.bus_id";
        /// Generation of the PCIe link at its best (NVML).
        pcie_generation_max: u32 = "pci.link_generation_max";
        /// Lanes of the PCIe link at its best (NVML).
        pcie_width_max: u32 = "pci.link_width_max";
        /// Version of the kernel-mode driver (NVML).
        driver_version: String = "version.driver";
        /// CUDA version the driver supports.
        cuda_version: String = "version.cuda";
        /// Version of the video BIOS (NVML).
        vbios_version: String = "version.vbios";
        /// Path of the driver library as really opened.
        library: PathBuf = "version.library";
        /// Memory that CUDA can allocate, in bytes.
        memory_total: u64 = "memory.total_bytes";
        /// All memory on the board, the driver's share included, in bytes (NVML).
        memory_framebuffer: u64 = "memory.framebuffer_bytes";
        /// Peak bandwidth of the memory, from clock and bus width at two transfers a clock, in bytes per second.
        memory_bandwidth: u64 = "memory.bandwidth_peak_bytes_per_second";
        /// The GPU is partitioned (MIG mode, NVML).
        mig: bool = "mig_enabled";
        /// For each visible CUDA device in order, itself included, whether this one can access its memory; absent where it is alone.
        peers: Vec<bool> = "peer.access";
    }
}
