// Written by the feature `bindgen`.

pub const CUDA_VERSION: u32 = 13050;
pub const CU_IPC_HANDLE_SIZE: u32 = 64;
pub const CU_MEMHOSTALLOC_PORTABLE: u32 = 1;
pub const CU_MEMHOSTALLOC_DEVICEMAP: u32 = 2;
pub const CU_MEMHOSTALLOC_WRITECOMBINED: u32 = 4;
pub const CU_MEMHOSTREGISTER_PORTABLE: u32 = 1;
pub const CU_MEMHOSTREGISTER_DEVICEMAP: u32 = 2;
pub const CU_MEMHOSTREGISTER_IOMEMORY: u32 = 4;
pub const CU_MEMHOSTREGISTER_READ_ONLY: u32 = 8;
pub type cuuint32_t = u32;
pub type cuuint64_t = u64;
pub type CUdeviceptr_v2 = ::core::ffi::c_ulonglong;
pub type CUdeviceptr = CUdeviceptr_v2;
pub type CUdevice_v1 = ::core::ffi::c_int;
pub type CUdevice = CUdevice_v1;
#[repr(C)]
#[derive(Debug)]
pub struct CUctx_st {
    _unused: [u8; 0],
}
pub type CUcontext = *mut CUctx_st;
#[repr(C)]
#[derive(Debug)]
pub struct CUmod_st {
    _unused: [u8; 0],
}
pub type CUmodule = *mut CUmod_st;
#[repr(C)]
#[derive(Debug)]
pub struct CUfunc_st {
    _unused: [u8; 0],
}
pub type CUfunction = *mut CUfunc_st;
#[repr(C)]
#[derive(Debug)]
pub struct CUlib_st {
    _unused: [u8; 0],
}
pub type CUlibrary = *mut CUlib_st;
#[repr(C)]
#[derive(Debug)]
pub struct CUkern_st {
    _unused: [u8; 0],
}
pub type CUkernel = *mut CUkern_st;
#[repr(C)]
#[derive(Debug)]
pub struct CUarray_st {
    _unused: [u8; 0],
}
pub type CUarray = *mut CUarray_st;
#[repr(C)]
#[derive(Debug)]
pub struct CUevent_st {
    _unused: [u8; 0],
}
pub type CUevent = *mut CUevent_st;
#[repr(C)]
#[derive(Debug)]
pub struct CUstream_st {
    _unused: [u8; 0],
}
pub type CUstream = *mut CUstream_st;
#[repr(C)]
#[derive(Debug)]
pub struct CUgraph_st {
    _unused: [u8; 0],
}
pub type CUgraph = *mut CUgraph_st;
#[repr(C)]
#[derive(Debug)]
pub struct CUgraphNode_st {
    _unused: [u8; 0],
}
pub type CUgraphNode = *mut CUgraphNode_st;
#[repr(C)]
#[derive(Debug)]
pub struct CUgraphExec_st {
    _unused: [u8; 0],
}
pub type CUgraphExec = *mut CUgraphExec_st;
#[repr(C)]
#[derive(Debug)]
pub struct CUmemPoolHandle_st {
    _unused: [u8; 0],
}
pub type CUmemoryPool = *mut CUmemPoolHandle_st;
#[repr(C)]
#[derive(Debug)]
pub struct CUgraphDeviceUpdatableNode_st {
    _unused: [u8; 0],
}
pub type CUgraphDeviceNode = *mut CUgraphDeviceUpdatableNode_st;
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUuuid_st {
    pub bytes: [::core::ffi::c_char; 16usize],
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    ["Size of CUuuid_st"][::core::mem::size_of::<CUuuid_st>() - 16usize];
    ["Alignment of CUuuid_st"][::core::mem::align_of::<CUuuid_st>() - 1usize];
    [
        "Offset of field: CUuuid_st::bytes",
    ][::core::mem::offset_of!(CUuuid_st, bytes) - 0usize];
};
pub type CUuuid = CUuuid_st;
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUipcEventHandle_st {
    pub reserved: [::core::ffi::c_char; 64usize],
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of CUipcEventHandle_st",
    ][::core::mem::size_of::<CUipcEventHandle_st>() - 64usize];
    [
        "Alignment of CUipcEventHandle_st",
    ][::core::mem::align_of::<CUipcEventHandle_st>() - 1usize];
    [
        "Offset of field: CUipcEventHandle_st::reserved",
    ][::core::mem::offset_of!(CUipcEventHandle_st, reserved) - 0usize];
};
pub type CUipcEventHandle_v1 = CUipcEventHandle_st;
pub type CUipcEventHandle = CUipcEventHandle_v1;
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUipcMemHandle_st {
    pub reserved: [::core::ffi::c_char; 64usize],
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    ["Size of CUipcMemHandle_st"][::core::mem::size_of::<CUipcMemHandle_st>() - 64usize];
    [
        "Alignment of CUipcMemHandle_st",
    ][::core::mem::align_of::<CUipcMemHandle_st>() - 1usize];
    [
        "Offset of field: CUipcMemHandle_st::reserved",
    ][::core::mem::offset_of!(CUipcMemHandle_st, reserved) - 0usize];
};
pub type CUipcMemHandle_v1 = CUipcMemHandle_st;
pub type CUipcMemHandle = CUipcMemHandle_v1;
impl CUipcMem_flags {
    pub const CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS: CUipcMem_flags = CUipcMem_flags(1);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUipcMem_flags(pub ::core::ffi::c_uint);
impl CUmemAttach_flags {
    pub const CU_MEM_ATTACH_GLOBAL: CUmemAttach_flags = CUmemAttach_flags(1);
    pub const CU_MEM_ATTACH_HOST: CUmemAttach_flags = CUmemAttach_flags(2);
    pub const CU_MEM_ATTACH_SINGLE: CUmemAttach_flags = CUmemAttach_flags(4);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUmemAttach_flags(pub ::core::ffi::c_uint);
impl CUctx_flags {
    pub const CU_CTX_SCHED_AUTO: CUctx_flags = CUctx_flags(0);
    pub const CU_CTX_SCHED_SPIN: CUctx_flags = CUctx_flags(1);
    pub const CU_CTX_SCHED_YIELD: CUctx_flags = CUctx_flags(2);
    pub const CU_CTX_SCHED_BLOCKING_SYNC: CUctx_flags = CUctx_flags(4);
    pub const CU_CTX_BLOCKING_SYNC: CUctx_flags = CUctx_flags(4);
    pub const CU_CTX_SCHED_MASK: CUctx_flags = CUctx_flags(7);
    pub const CU_CTX_MAP_HOST: CUctx_flags = CUctx_flags(8);
    pub const CU_CTX_LMEM_RESIZE_TO_MAX: CUctx_flags = CUctx_flags(16);
    pub const CU_CTX_COREDUMP_ENABLE: CUctx_flags = CUctx_flags(32);
    pub const CU_CTX_USER_COREDUMP_ENABLE: CUctx_flags = CUctx_flags(64);
    pub const CU_CTX_SYNC_MEMOPS: CUctx_flags = CUctx_flags(128);
    pub const CU_CTX_FLAGS_MASK: CUctx_flags = CUctx_flags(255);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUctx_flags(pub ::core::ffi::c_uint);
impl CUevent_sched_flags {
    pub const CU_EVENT_SCHED_AUTO: CUevent_sched_flags = CUevent_sched_flags(0);
    pub const CU_EVENT_SCHED_SPIN: CUevent_sched_flags = CUevent_sched_flags(1);
    pub const CU_EVENT_SCHED_YIELD: CUevent_sched_flags = CUevent_sched_flags(2);
    pub const CU_EVENT_SCHED_BLOCKING_SYNC: CUevent_sched_flags = CUevent_sched_flags(4);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUevent_sched_flags(pub ::core::ffi::c_uint);
impl CUstream_flags {
    pub const CU_STREAM_DEFAULT: CUstream_flags = CUstream_flags(0);
    pub const CU_STREAM_NON_BLOCKING: CUstream_flags = CUstream_flags(1);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUstream_flags(pub ::core::ffi::c_uint);
impl CUevent_flags {
    pub const CU_EVENT_DEFAULT: CUevent_flags = CUevent_flags(0);
    pub const CU_EVENT_BLOCKING_SYNC: CUevent_flags = CUevent_flags(1);
    pub const CU_EVENT_DISABLE_TIMING: CUevent_flags = CUevent_flags(2);
    pub const CU_EVENT_INTERPROCESS: CUevent_flags = CUevent_flags(4);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUevent_flags(pub ::core::ffi::c_uint);
impl CUevent_record_flags {
    pub const CU_EVENT_RECORD_DEFAULT: CUevent_record_flags = CUevent_record_flags(0);
    pub const CU_EVENT_RECORD_EXTERNAL: CUevent_record_flags = CUevent_record_flags(1);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUevent_record_flags(pub ::core::ffi::c_uint);
impl CUevent_wait_flags {
    pub const CU_EVENT_WAIT_DEFAULT: CUevent_wait_flags = CUevent_wait_flags(0);
    pub const CU_EVENT_WAIT_EXTERNAL: CUevent_wait_flags = CUevent_wait_flags(1);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUevent_wait_flags(pub ::core::ffi::c_uint);
impl CUstreamWaitValue_flags {
    pub const CU_STREAM_WAIT_VALUE_GEQ: CUstreamWaitValue_flags = CUstreamWaitValue_flags(
        0,
    );
    pub const CU_STREAM_WAIT_VALUE_EQ: CUstreamWaitValue_flags = CUstreamWaitValue_flags(
        1,
    );
    pub const CU_STREAM_WAIT_VALUE_AND: CUstreamWaitValue_flags = CUstreamWaitValue_flags(
        2,
    );
    pub const CU_STREAM_WAIT_VALUE_NOR: CUstreamWaitValue_flags = CUstreamWaitValue_flags(
        3,
    );
    pub const CU_STREAM_WAIT_VALUE_FLUSH: CUstreamWaitValue_flags = CUstreamWaitValue_flags(
        1073741824,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUstreamWaitValue_flags(pub ::core::ffi::c_uint);
impl CUstreamWriteValue_flags {
    pub const CU_STREAM_WRITE_VALUE_DEFAULT: CUstreamWriteValue_flags = CUstreamWriteValue_flags(
        0,
    );
    pub const CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER: CUstreamWriteValue_flags = CUstreamWriteValue_flags(
        1,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUstreamWriteValue_flags(pub ::core::ffi::c_uint);
impl CUstreamMemoryBarrier_flags {
    pub const CU_STREAM_MEMORY_BARRIER_TYPE_SYS: CUstreamMemoryBarrier_flags = CUstreamMemoryBarrier_flags(
        0,
    );
    pub const CU_STREAM_MEMORY_BARRIER_TYPE_GPU: CUstreamMemoryBarrier_flags = CUstreamMemoryBarrier_flags(
        1,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUstreamMemoryBarrier_flags(pub ::core::ffi::c_uint);
impl CUoccupancy_flags {
    pub const CU_OCCUPANCY_DEFAULT: CUoccupancy_flags = CUoccupancy_flags(0);
    pub const CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE: CUoccupancy_flags = CUoccupancy_flags(
        1,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUoccupancy_flags(pub ::core::ffi::c_uint);
impl CUstreamUpdateCaptureDependencies_flags {
    pub const CU_STREAM_ADD_CAPTURE_DEPENDENCIES: CUstreamUpdateCaptureDependencies_flags = CUstreamUpdateCaptureDependencies_flags(
        0,
    );
    pub const CU_STREAM_SET_CAPTURE_DEPENDENCIES: CUstreamUpdateCaptureDependencies_flags = CUstreamUpdateCaptureDependencies_flags(
        1,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUstreamUpdateCaptureDependencies_flags(pub ::core::ffi::c_uint);
impl CUdevice_attribute {
    pub const CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK: CUdevice_attribute = CUdevice_attribute(
        1,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X: CUdevice_attribute = CUdevice_attribute(
        2,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y: CUdevice_attribute = CUdevice_attribute(
        3,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z: CUdevice_attribute = CUdevice_attribute(
        4,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X: CUdevice_attribute = CUdevice_attribute(
        5,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y: CUdevice_attribute = CUdevice_attribute(
        6,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z: CUdevice_attribute = CUdevice_attribute(
        7,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK: CUdevice_attribute = CUdevice_attribute(
        8,
    );
    pub const CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK: CUdevice_attribute = CUdevice_attribute(
        8,
    );
    pub const CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY: CUdevice_attribute = CUdevice_attribute(
        9,
    );
    pub const CU_DEVICE_ATTRIBUTE_WARP_SIZE: CUdevice_attribute = CUdevice_attribute(10);
    pub const CU_DEVICE_ATTRIBUTE_MAX_PITCH: CUdevice_attribute = CUdevice_attribute(11);
    pub const CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK: CUdevice_attribute = CUdevice_attribute(
        12,
    );
    pub const CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK: CUdevice_attribute = CUdevice_attribute(
        12,
    );
    pub const CU_DEVICE_ATTRIBUTE_CLOCK_RATE: CUdevice_attribute = CUdevice_attribute(
        13,
    );
    pub const CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT: CUdevice_attribute = CUdevice_attribute(
        14,
    );
    pub const CU_DEVICE_ATTRIBUTE_GPU_OVERLAP: CUdevice_attribute = CUdevice_attribute(
        15,
    );
    pub const CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT: CUdevice_attribute = CUdevice_attribute(
        16,
    );
    pub const CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT: CUdevice_attribute = CUdevice_attribute(
        17,
    );
    pub const CU_DEVICE_ATTRIBUTE_INTEGRATED: CUdevice_attribute = CUdevice_attribute(
        18,
    );
    pub const CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY: CUdevice_attribute = CUdevice_attribute(
        19,
    );
    pub const CU_DEVICE_ATTRIBUTE_COMPUTE_MODE: CUdevice_attribute = CUdevice_attribute(
        20,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH: CUdevice_attribute = CUdevice_attribute(
        21,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH: CUdevice_attribute = CUdevice_attribute(
        22,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT: CUdevice_attribute = CUdevice_attribute(
        23,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH: CUdevice_attribute = CUdevice_attribute(
        24,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT: CUdevice_attribute = CUdevice_attribute(
        25,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH: CUdevice_attribute = CUdevice_attribute(
        26,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH: CUdevice_attribute = CUdevice_attribute(
        27,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT: CUdevice_attribute = CUdevice_attribute(
        28,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS: CUdevice_attribute = CUdevice_attribute(
        29,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH: CUdevice_attribute = CUdevice_attribute(
        27,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT: CUdevice_attribute = CUdevice_attribute(
        28,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES: CUdevice_attribute = CUdevice_attribute(
        29,
    );
    pub const CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT: CUdevice_attribute = CUdevice_attribute(
        30,
    );
    pub const CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS: CUdevice_attribute = CUdevice_attribute(
        31,
    );
    pub const CU_DEVICE_ATTRIBUTE_ECC_ENABLED: CUdevice_attribute = CUdevice_attribute(
        32,
    );
    pub const CU_DEVICE_ATTRIBUTE_PCI_BUS_ID: CUdevice_attribute = CUdevice_attribute(
        33,
    );
    pub const CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID: CUdevice_attribute = CUdevice_attribute(
        34,
    );
    pub const CU_DEVICE_ATTRIBUTE_TCC_DRIVER: CUdevice_attribute = CUdevice_attribute(
        35,
    );
    pub const CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE: CUdevice_attribute = CUdevice_attribute(
        36,
    );
    pub const CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH: CUdevice_attribute = CUdevice_attribute(
        37,
    );
    pub const CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE: CUdevice_attribute = CUdevice_attribute(
        38,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR: CUdevice_attribute = CUdevice_attribute(
        39,
    );
    pub const CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT: CUdevice_attribute = CUdevice_attribute(
        40,
    );
    pub const CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING: CUdevice_attribute = CUdevice_attribute(
        41,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH: CUdevice_attribute = CUdevice_attribute(
        42,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS: CUdevice_attribute = CUdevice_attribute(
        43,
    );
    pub const CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER: CUdevice_attribute = CUdevice_attribute(
        44,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH: CUdevice_attribute = CUdevice_attribute(
        45,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT: CUdevice_attribute = CUdevice_attribute(
        46,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE: CUdevice_attribute = CUdevice_attribute(
        47,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE: CUdevice_attribute = CUdevice_attribute(
        48,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE: CUdevice_attribute = CUdevice_attribute(
        49,
    );
    pub const CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID: CUdevice_attribute = CUdevice_attribute(
        50,
    );
    pub const CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT: CUdevice_attribute = CUdevice_attribute(
        51,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH: CUdevice_attribute = CUdevice_attribute(
        52,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH: CUdevice_attribute = CUdevice_attribute(
        53,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS: CUdevice_attribute = CUdevice_attribute(
        54,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH: CUdevice_attribute = CUdevice_attribute(
        55,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH: CUdevice_attribute = CUdevice_attribute(
        56,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT: CUdevice_attribute = CUdevice_attribute(
        57,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH: CUdevice_attribute = CUdevice_attribute(
        58,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT: CUdevice_attribute = CUdevice_attribute(
        59,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH: CUdevice_attribute = CUdevice_attribute(
        60,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH: CUdevice_attribute = CUdevice_attribute(
        61,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS: CUdevice_attribute = CUdevice_attribute(
        62,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH: CUdevice_attribute = CUdevice_attribute(
        63,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT: CUdevice_attribute = CUdevice_attribute(
        64,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS: CUdevice_attribute = CUdevice_attribute(
        65,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH: CUdevice_attribute = CUdevice_attribute(
        66,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH: CUdevice_attribute = CUdevice_attribute(
        67,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS: CUdevice_attribute = CUdevice_attribute(
        68,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH: CUdevice_attribute = CUdevice_attribute(
        69,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH: CUdevice_attribute = CUdevice_attribute(
        70,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT: CUdevice_attribute = CUdevice_attribute(
        71,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH: CUdevice_attribute = CUdevice_attribute(
        72,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH: CUdevice_attribute = CUdevice_attribute(
        73,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT: CUdevice_attribute = CUdevice_attribute(
        74,
    );
    pub const CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR: CUdevice_attribute = CUdevice_attribute(
        75,
    );
    pub const CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR: CUdevice_attribute = CUdevice_attribute(
        76,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH: CUdevice_attribute = CUdevice_attribute(
        77,
    );
    pub const CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        78,
    );
    pub const CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        79,
    );
    pub const CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        80,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR: CUdevice_attribute = CUdevice_attribute(
        81,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR: CUdevice_attribute = CUdevice_attribute(
        82,
    );
    pub const CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY: CUdevice_attribute = CUdevice_attribute(
        83,
    );
    pub const CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD: CUdevice_attribute = CUdevice_attribute(
        84,
    );
    pub const CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID: CUdevice_attribute = CUdevice_attribute(
        85,
    );
    pub const CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        86,
    );
    pub const CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO: CUdevice_attribute = CUdevice_attribute(
        87,
    );
    pub const CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS: CUdevice_attribute = CUdevice_attribute(
        88,
    );
    pub const CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS: CUdevice_attribute = CUdevice_attribute(
        89,
    );
    pub const CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        90,
    );
    pub const CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM: CUdevice_attribute = CUdevice_attribute(
        91,
    );
    pub const CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1: CUdevice_attribute = CUdevice_attribute(
        92,
    );
    pub const CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1: CUdevice_attribute = CUdevice_attribute(
        93,
    );
    pub const CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1: CUdevice_attribute = CUdevice_attribute(
        94,
    );
    pub const CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH: CUdevice_attribute = CUdevice_attribute(
        95,
    );
    pub const CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH: CUdevice_attribute = CUdevice_attribute(
        96,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN: CUdevice_attribute = CUdevice_attribute(
        97,
    );
    pub const CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES: CUdevice_attribute = CUdevice_attribute(
        98,
    );
    pub const CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        99,
    );
    pub const CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES: CUdevice_attribute = CUdevice_attribute(
        100,
    );
    pub const CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST: CUdevice_attribute = CUdevice_attribute(
        101,
    );
    pub const CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        102,
    );
    pub const CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        102,
    );
    pub const CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        103,
    );
    pub const CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        104,
    );
    pub const CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        105,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR: CUdevice_attribute = CUdevice_attribute(
        106,
    );
    pub const CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        107,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE: CUdevice_attribute = CUdevice_attribute(
        108,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE: CUdevice_attribute = CUdevice_attribute(
        109,
    );
    pub const CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        110,
    );
    pub const CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK: CUdevice_attribute = CUdevice_attribute(
        111,
    );
    pub const CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        112,
    );
    pub const CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        113,
    );
    pub const CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        114,
    );
    pub const CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        115,
    );
    pub const CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        116,
    );
    pub const CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS: CUdevice_attribute = CUdevice_attribute(
        117,
    );
    pub const CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING: CUdevice_attribute = CUdevice_attribute(
        118,
    );
    pub const CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES: CUdevice_attribute = CUdevice_attribute(
        119,
    );
    pub const CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH: CUdevice_attribute = CUdevice_attribute(
        120,
    );
    pub const CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        121,
    );
    pub const CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS: CUdevice_attribute = CUdevice_attribute(
        122,
    );
    pub const CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR: CUdevice_attribute = CUdevice_attribute(
        123,
    );
    pub const CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        124,
    );
    pub const CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        125,
    );
    pub const CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT: CUdevice_attribute = CUdevice_attribute(
        126,
    );
    pub const CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        127,
    );
    pub const CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        128,
    );
    pub const CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS: CUdevice_attribute = CUdevice_attribute(
        129,
    );
    pub const CU_DEVICE_ATTRIBUTE_NUMA_CONFIG: CUdevice_attribute = CUdevice_attribute(
        130,
    );
    pub const CU_DEVICE_ATTRIBUTE_NUMA_ID: CUdevice_attribute = CUdevice_attribute(131);
    pub const CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        132,
    );
    pub const CU_DEVICE_ATTRIBUTE_MPS_ENABLED: CUdevice_attribute = CUdevice_attribute(
        133,
    );
    pub const CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID: CUdevice_attribute = CUdevice_attribute(
        134,
    );
    pub const CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        135,
    );
    pub const CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK: CUdevice_attribute = CUdevice_attribute(
        136,
    );
    pub const CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH: CUdevice_attribute = CUdevice_attribute(
        137,
    );
    pub const CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        138,
    );
    pub const CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID: CUdevice_attribute = CUdevice_attribute(
        139,
    );
    pub const CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID: CUdevice_attribute = CUdevice_attribute(
        140,
    );
    pub const CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        141,
    );
    pub const CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        142,
    );
    pub const CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        143,
    );
    pub const CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        144,
    );
    pub const CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        145,
    );
    pub const CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        146,
    );
    pub const CU_DEVICE_ATTRIBUTE_ONLY_PARTIAL_HOST_NATIVE_ATOMIC_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        147,
    );
    pub const CU_DEVICE_ATTRIBUTE_ATOMIC_REDUCTION_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        148,
    );
    pub const CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT: CUdevice_attribute = CUdevice_attribute(
        149,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAX_OVERSIZED_SHARED_MEMORY_PER_BLOCK: CUdevice_attribute = CUdevice_attribute(
        150,
    );
    pub const CU_DEVICE_ATTRIBUTE_D3D12_CIG_STREAMS_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        151,
    );
    pub const CU_DEVICE_ATTRIBUTE_DMA_BUF_MMAP_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        152,
    );
    pub const CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        153,
    );
    pub const CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_MULTICAST_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        154,
    );
    pub const CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_COUNTED_OPS_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        155,
    );
    pub const CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_ACCESS_ON_OWNER_DEVICE_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        156,
    );
    pub const CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_MULTIPROCESSOR_COUNT: CUdevice_attribute = CUdevice_attribute(
        157,
    );
    pub const CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_SUPPORTED_HANDLE_TYPES: CUdevice_attribute = CUdevice_attribute(
        158,
    );
    pub const CU_DEVICE_ATTRIBUTE_VULKAN_CIG_STREAMS_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        159,
    );
    pub const CU_DEVICE_ATTRIBUTE_TENSOR_MAP_LARGE_TENSOR_MIN_SIZE: CUdevice_attribute = CUdevice_attribute(
        160,
    );
    pub const CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED: CUdevice_attribute = CUdevice_attribute(
        161,
    );
    pub const CU_DEVICE_ATTRIBUTE_MAX: CUdevice_attribute = CUdevice_attribute(162);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUdevice_attribute(pub ::core::ffi::c_uint);
impl CUpointer_attribute {
    pub const CU_POINTER_ATTRIBUTE_CONTEXT: CUpointer_attribute = CUpointer_attribute(1);
    pub const CU_POINTER_ATTRIBUTE_MEMORY_TYPE: CUpointer_attribute = CUpointer_attribute(
        2,
    );
    pub const CU_POINTER_ATTRIBUTE_DEVICE_POINTER: CUpointer_attribute = CUpointer_attribute(
        3,
    );
    pub const CU_POINTER_ATTRIBUTE_HOST_POINTER: CUpointer_attribute = CUpointer_attribute(
        4,
    );
    pub const CU_POINTER_ATTRIBUTE_P2P_TOKENS: CUpointer_attribute = CUpointer_attribute(
        5,
    );
    pub const CU_POINTER_ATTRIBUTE_SYNC_MEMOPS: CUpointer_attribute = CUpointer_attribute(
        6,
    );
    pub const CU_POINTER_ATTRIBUTE_BUFFER_ID: CUpointer_attribute = CUpointer_attribute(
        7,
    );
    pub const CU_POINTER_ATTRIBUTE_IS_MANAGED: CUpointer_attribute = CUpointer_attribute(
        8,
    );
    pub const CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL: CUpointer_attribute = CUpointer_attribute(
        9,
    );
    pub const CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE: CUpointer_attribute = CUpointer_attribute(
        10,
    );
    pub const CU_POINTER_ATTRIBUTE_RANGE_START_ADDR: CUpointer_attribute = CUpointer_attribute(
        11,
    );
    pub const CU_POINTER_ATTRIBUTE_RANGE_SIZE: CUpointer_attribute = CUpointer_attribute(
        12,
    );
    pub const CU_POINTER_ATTRIBUTE_MAPPED: CUpointer_attribute = CUpointer_attribute(13);
    pub const CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES: CUpointer_attribute = CUpointer_attribute(
        14,
    );
    pub const CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE: CUpointer_attribute = CUpointer_attribute(
        15,
    );
    pub const CU_POINTER_ATTRIBUTE_ACCESS_FLAGS: CUpointer_attribute = CUpointer_attribute(
        16,
    );
    pub const CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE: CUpointer_attribute = CUpointer_attribute(
        17,
    );
    pub const CU_POINTER_ATTRIBUTE_MAPPING_SIZE: CUpointer_attribute = CUpointer_attribute(
        18,
    );
    pub const CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR: CUpointer_attribute = CUpointer_attribute(
        19,
    );
    pub const CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID: CUpointer_attribute = CUpointer_attribute(
        20,
    );
    pub const CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE: CUpointer_attribute = CUpointer_attribute(
        21,
    );
    pub const CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL: CUpointer_attribute = CUpointer_attribute(
        22,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUpointer_attribute(pub ::core::ffi::c_uint);
impl CUfunction_attribute {
    pub const CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK: CUfunction_attribute = CUfunction_attribute(
        0,
    );
    pub const CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES: CUfunction_attribute = CUfunction_attribute(
        1,
    );
    pub const CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES: CUfunction_attribute = CUfunction_attribute(
        2,
    );
    pub const CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES: CUfunction_attribute = CUfunction_attribute(
        3,
    );
    pub const CU_FUNC_ATTRIBUTE_NUM_REGS: CUfunction_attribute = CUfunction_attribute(4);
    pub const CU_FUNC_ATTRIBUTE_PTX_VERSION: CUfunction_attribute = CUfunction_attribute(
        5,
    );
    pub const CU_FUNC_ATTRIBUTE_BINARY_VERSION: CUfunction_attribute = CUfunction_attribute(
        6,
    );
    pub const CU_FUNC_ATTRIBUTE_CACHE_MODE_CA: CUfunction_attribute = CUfunction_attribute(
        7,
    );
    pub const CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES: CUfunction_attribute = CUfunction_attribute(
        8,
    );
    pub const CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT: CUfunction_attribute = CUfunction_attribute(
        9,
    );
    pub const CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET: CUfunction_attribute = CUfunction_attribute(
        10,
    );
    pub const CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH: CUfunction_attribute = CUfunction_attribute(
        11,
    );
    pub const CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT: CUfunction_attribute = CUfunction_attribute(
        12,
    );
    pub const CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH: CUfunction_attribute = CUfunction_attribute(
        13,
    );
    pub const CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED: CUfunction_attribute = CUfunction_attribute(
        14,
    );
    pub const CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE: CUfunction_attribute = CUfunction_attribute(
        15,
    );
    pub const CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED: CUfunction_attribute = CUfunction_attribute(
        16,
    );
    pub const CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE: CUfunction_attribute = CUfunction_attribute(
        17,
    );
    pub const CU_FUNC_ATTRIBUTE_MAX: CUfunction_attribute = CUfunction_attribute(18);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUfunction_attribute(pub ::core::ffi::c_uint);
impl CUfunc_cache {
    pub const CU_FUNC_CACHE_PREFER_NONE: CUfunc_cache = CUfunc_cache(0);
    pub const CU_FUNC_CACHE_PREFER_SHARED: CUfunc_cache = CUfunc_cache(1);
    pub const CU_FUNC_CACHE_PREFER_L1: CUfunc_cache = CUfunc_cache(2);
    pub const CU_FUNC_CACHE_PREFER_EQUAL: CUfunc_cache = CUfunc_cache(3);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUfunc_cache(pub ::core::ffi::c_uint);
impl CUmemorytype {
    pub const CU_MEMORYTYPE_HOST: CUmemorytype = CUmemorytype(1);
    pub const CU_MEMORYTYPE_DEVICE: CUmemorytype = CUmemorytype(2);
    pub const CU_MEMORYTYPE_ARRAY: CUmemorytype = CUmemorytype(3);
    pub const CU_MEMORYTYPE_UNIFIED: CUmemorytype = CUmemorytype(4);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUmemorytype(pub ::core::ffi::c_uint);
impl CUcomputemode {
    pub const CU_COMPUTEMODE_DEFAULT: CUcomputemode = CUcomputemode(0);
    pub const CU_COMPUTEMODE_PROHIBITED: CUcomputemode = CUcomputemode(2);
    pub const CU_COMPUTEMODE_EXCLUSIVE_PROCESS: CUcomputemode = CUcomputemode(3);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUcomputemode(pub ::core::ffi::c_uint);
impl CUmem_advise {
    pub const CU_MEM_ADVISE_SET_READ_MOSTLY: CUmem_advise = CUmem_advise(1);
    pub const CU_MEM_ADVISE_UNSET_READ_MOSTLY: CUmem_advise = CUmem_advise(2);
    pub const CU_MEM_ADVISE_SET_PREFERRED_LOCATION: CUmem_advise = CUmem_advise(3);
    pub const CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION: CUmem_advise = CUmem_advise(4);
    pub const CU_MEM_ADVISE_SET_ACCESSED_BY: CUmem_advise = CUmem_advise(5);
    pub const CU_MEM_ADVISE_UNSET_ACCESSED_BY: CUmem_advise = CUmem_advise(6);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUmem_advise(pub ::core::ffi::c_uint);
impl CUmem_range_attribute {
    pub const CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY: CUmem_range_attribute = CUmem_range_attribute(
        1,
    );
    pub const CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION: CUmem_range_attribute = CUmem_range_attribute(
        2,
    );
    pub const CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY: CUmem_range_attribute = CUmem_range_attribute(
        3,
    );
    pub const CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION: CUmem_range_attribute = CUmem_range_attribute(
        4,
    );
    pub const CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE: CUmem_range_attribute = CUmem_range_attribute(
        5,
    );
    pub const CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID: CUmem_range_attribute = CUmem_range_attribute(
        6,
    );
    pub const CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE: CUmem_range_attribute = CUmem_range_attribute(
        7,
    );
    pub const CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID: CUmem_range_attribute = CUmem_range_attribute(
        8,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUmem_range_attribute(pub ::core::ffi::c_uint);
impl CUjit_option {
    pub const CU_JIT_MAX_REGISTERS: CUjit_option = CUjit_option(0);
    pub const CU_JIT_THREADS_PER_BLOCK: CUjit_option = CUjit_option(1);
    pub const CU_JIT_WALL_TIME: CUjit_option = CUjit_option(2);
    pub const CU_JIT_INFO_LOG_BUFFER: CUjit_option = CUjit_option(3);
    pub const CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES: CUjit_option = CUjit_option(4);
    pub const CU_JIT_ERROR_LOG_BUFFER: CUjit_option = CUjit_option(5);
    pub const CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES: CUjit_option = CUjit_option(6);
    pub const CU_JIT_OPTIMIZATION_LEVEL: CUjit_option = CUjit_option(7);
    pub const CU_JIT_TARGET_FROM_CUCONTEXT: CUjit_option = CUjit_option(8);
    pub const CU_JIT_TARGET: CUjit_option = CUjit_option(9);
    pub const CU_JIT_FALLBACK_STRATEGY: CUjit_option = CUjit_option(10);
    pub const CU_JIT_GENERATE_DEBUG_INFO: CUjit_option = CUjit_option(11);
    pub const CU_JIT_LOG_VERBOSE: CUjit_option = CUjit_option(12);
    pub const CU_JIT_GENERATE_LINE_INFO: CUjit_option = CUjit_option(13);
    pub const CU_JIT_CACHE_MODE: CUjit_option = CUjit_option(14);
    pub const CU_JIT_NEW_SM3X_OPT: CUjit_option = CUjit_option(15);
    pub const CU_JIT_FAST_COMPILE: CUjit_option = CUjit_option(16);
    pub const CU_JIT_GLOBAL_SYMBOL_NAMES: CUjit_option = CUjit_option(17);
    pub const CU_JIT_GLOBAL_SYMBOL_ADDRESSES: CUjit_option = CUjit_option(18);
    pub const CU_JIT_GLOBAL_SYMBOL_COUNT: CUjit_option = CUjit_option(19);
    pub const CU_JIT_LTO: CUjit_option = CUjit_option(20);
    pub const CU_JIT_FTZ: CUjit_option = CUjit_option(21);
    pub const CU_JIT_PREC_DIV: CUjit_option = CUjit_option(22);
    pub const CU_JIT_PREC_SQRT: CUjit_option = CUjit_option(23);
    pub const CU_JIT_FMA: CUjit_option = CUjit_option(24);
    pub const CU_JIT_REFERENCED_KERNEL_NAMES: CUjit_option = CUjit_option(25);
    pub const CU_JIT_REFERENCED_KERNEL_COUNT: CUjit_option = CUjit_option(26);
    pub const CU_JIT_REFERENCED_VARIABLE_NAMES: CUjit_option = CUjit_option(27);
    pub const CU_JIT_REFERENCED_VARIABLE_COUNT: CUjit_option = CUjit_option(28);
    pub const CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES: CUjit_option = CUjit_option(29);
    pub const CU_JIT_POSITION_INDEPENDENT_CODE: CUjit_option = CUjit_option(30);
    pub const CU_JIT_MIN_CTA_PER_SM: CUjit_option = CUjit_option(31);
    pub const CU_JIT_MAX_THREADS_PER_BLOCK: CUjit_option = CUjit_option(32);
    pub const CU_JIT_OVERRIDE_DIRECTIVE_VALUES: CUjit_option = CUjit_option(33);
    pub const CU_JIT_SPLIT_COMPILE: CUjit_option = CUjit_option(34);
    pub const CU_JIT_BINARY_LOADER_THREAD_COUNT: CUjit_option = CUjit_option(35);
    pub const CU_JIT_NUM_OPTIONS: CUjit_option = CUjit_option(36);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUjit_option(pub ::core::ffi::c_uint);
impl CUjit_target {
    pub const CU_TARGET_COMPUTE_30: CUjit_target = CUjit_target(30);
    pub const CU_TARGET_COMPUTE_32: CUjit_target = CUjit_target(32);
    pub const CU_TARGET_COMPUTE_35: CUjit_target = CUjit_target(35);
    pub const CU_TARGET_COMPUTE_37: CUjit_target = CUjit_target(37);
    pub const CU_TARGET_COMPUTE_50: CUjit_target = CUjit_target(50);
    pub const CU_TARGET_COMPUTE_52: CUjit_target = CUjit_target(52);
    pub const CU_TARGET_COMPUTE_53: CUjit_target = CUjit_target(53);
    pub const CU_TARGET_COMPUTE_60: CUjit_target = CUjit_target(60);
    pub const CU_TARGET_COMPUTE_61: CUjit_target = CUjit_target(61);
    pub const CU_TARGET_COMPUTE_62: CUjit_target = CUjit_target(62);
    pub const CU_TARGET_COMPUTE_70: CUjit_target = CUjit_target(70);
    pub const CU_TARGET_COMPUTE_72: CUjit_target = CUjit_target(72);
    pub const CU_TARGET_COMPUTE_75: CUjit_target = CUjit_target(75);
    pub const CU_TARGET_COMPUTE_80: CUjit_target = CUjit_target(80);
    pub const CU_TARGET_COMPUTE_86: CUjit_target = CUjit_target(86);
    pub const CU_TARGET_COMPUTE_87: CUjit_target = CUjit_target(87);
    pub const CU_TARGET_COMPUTE_89: CUjit_target = CUjit_target(89);
    pub const CU_TARGET_COMPUTE_90: CUjit_target = CUjit_target(90);
    pub const CU_TARGET_COMPUTE_100: CUjit_target = CUjit_target(100);
    pub const CU_TARGET_COMPUTE_110: CUjit_target = CUjit_target(110);
    pub const CU_TARGET_COMPUTE_103: CUjit_target = CUjit_target(103);
    pub const CU_TARGET_COMPUTE_107: CUjit_target = CUjit_target(107);
    pub const CU_TARGET_COMPUTE_120: CUjit_target = CUjit_target(120);
    pub const CU_TARGET_COMPUTE_121: CUjit_target = CUjit_target(121);
    pub const CU_TARGET_COMPUTE_90A: CUjit_target = CUjit_target(65626);
    pub const CU_TARGET_COMPUTE_100A: CUjit_target = CUjit_target(65636);
    pub const CU_TARGET_COMPUTE_110A: CUjit_target = CUjit_target(65646);
    pub const CU_TARGET_COMPUTE_103A: CUjit_target = CUjit_target(65639);
    pub const CU_TARGET_COMPUTE_107A: CUjit_target = CUjit_target(65643);
    pub const CU_TARGET_COMPUTE_120A: CUjit_target = CUjit_target(65656);
    pub const CU_TARGET_COMPUTE_121A: CUjit_target = CUjit_target(65657);
    pub const CU_TARGET_COMPUTE_100F: CUjit_target = CUjit_target(131172);
    pub const CU_TARGET_COMPUTE_110F: CUjit_target = CUjit_target(131182);
    pub const CU_TARGET_COMPUTE_103F: CUjit_target = CUjit_target(131175);
    pub const CU_TARGET_COMPUTE_107F: CUjit_target = CUjit_target(131179);
    pub const CU_TARGET_COMPUTE_120F: CUjit_target = CUjit_target(131192);
    pub const CU_TARGET_COMPUTE_121F: CUjit_target = CUjit_target(131193);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUjit_target(pub ::core::ffi::c_uint);
impl CUjit_fallback {
    pub const CU_PREFER_PTX: CUjit_fallback = CUjit_fallback(0);
    pub const CU_PREFER_BINARY: CUjit_fallback = CUjit_fallback(1);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUjit_fallback(pub ::core::ffi::c_uint);
impl CUjit_cacheMode {
    pub const CU_JIT_CACHE_OPTION_NONE: CUjit_cacheMode = CUjit_cacheMode(0);
    pub const CU_JIT_CACHE_OPTION_CG: CUjit_cacheMode = CUjit_cacheMode(1);
    pub const CU_JIT_CACHE_OPTION_CA: CUjit_cacheMode = CUjit_cacheMode(2);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUjit_cacheMode(pub ::core::ffi::c_uint);
impl CUjitInputType {
    pub const CU_JIT_INPUT_CUBIN: CUjitInputType = CUjitInputType(0);
    pub const CU_JIT_INPUT_PTX: CUjitInputType = CUjitInputType(1);
    pub const CU_JIT_INPUT_FATBINARY: CUjitInputType = CUjitInputType(2);
    pub const CU_JIT_INPUT_OBJECT: CUjitInputType = CUjitInputType(3);
    pub const CU_JIT_INPUT_LIBRARY: CUjitInputType = CUjitInputType(4);
    pub const CU_JIT_INPUT_NVVM: CUjitInputType = CUjitInputType(5);
    pub const CU_JIT_NUM_INPUT_TYPES: CUjitInputType = CUjitInputType(6);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUjitInputType(pub ::core::ffi::c_uint);
#[repr(C)]
#[derive(Debug)]
pub struct CUlinkState_st {
    _unused: [u8; 0],
}
pub type CUlinkState = *mut CUlinkState_st;
impl CUlimit {
    pub const CU_LIMIT_STACK_SIZE: CUlimit = CUlimit(0);
    pub const CU_LIMIT_PRINTF_FIFO_SIZE: CUlimit = CUlimit(1);
    pub const CU_LIMIT_MALLOC_HEAP_SIZE: CUlimit = CUlimit(2);
    pub const CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH: CUlimit = CUlimit(3);
    pub const CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT: CUlimit = CUlimit(4);
    pub const CU_LIMIT_MAX_L2_FETCH_GRANULARITY: CUlimit = CUlimit(5);
    pub const CU_LIMIT_PERSISTING_L2_CACHE_SIZE: CUlimit = CUlimit(6);
    pub const CU_LIMIT_SHMEM_SIZE: CUlimit = CUlimit(7);
    pub const CU_LIMIT_CIG_ENABLED: CUlimit = CUlimit(8);
    pub const CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED: CUlimit = CUlimit(9);
    pub const CU_LIMIT_PER_BLOCK_MEMORY_SIZE: CUlimit = CUlimit(10);
    pub const CU_LIMIT_MAX: CUlimit = CUlimit(11);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUlimit(pub ::core::ffi::c_uint);
pub type CUhostFn = ::core::option::Option<
    unsafe extern "C" fn(userData: *mut ::core::ffi::c_void),
>;
impl CUaccessProperty {
    pub const CU_ACCESS_PROPERTY_NORMAL: CUaccessProperty = CUaccessProperty(0);
    pub const CU_ACCESS_PROPERTY_STREAMING: CUaccessProperty = CUaccessProperty(1);
    pub const CU_ACCESS_PROPERTY_PERSISTING: CUaccessProperty = CUaccessProperty(2);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUaccessProperty(pub ::core::ffi::c_uint);
#[repr(C)]
#[derive(Debug, Copy, Clone, PartialEq)]
pub struct CUaccessPolicyWindow_st {
    pub base_ptr: *mut ::core::ffi::c_void,
    pub num_bytes: usize,
    pub hitRatio: f32,
    pub hitProp: CUaccessProperty,
    pub missProp: CUaccessProperty,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of CUaccessPolicyWindow_st",
    ][::core::mem::size_of::<CUaccessPolicyWindow_st>() - 32usize];
    [
        "Alignment of CUaccessPolicyWindow_st",
    ][::core::mem::align_of::<CUaccessPolicyWindow_st>() - 8usize];
    [
        "Offset of field: CUaccessPolicyWindow_st::base_ptr",
    ][::core::mem::offset_of!(CUaccessPolicyWindow_st, base_ptr) - 0usize];
    [
        "Offset of field: CUaccessPolicyWindow_st::num_bytes",
    ][::core::mem::offset_of!(CUaccessPolicyWindow_st, num_bytes) - 8usize];
    [
        "Offset of field: CUaccessPolicyWindow_st::hitRatio",
    ][::core::mem::offset_of!(CUaccessPolicyWindow_st, hitRatio) - 16usize];
    [
        "Offset of field: CUaccessPolicyWindow_st::hitProp",
    ][::core::mem::offset_of!(CUaccessPolicyWindow_st, hitProp) - 20usize];
    [
        "Offset of field: CUaccessPolicyWindow_st::missProp",
    ][::core::mem::offset_of!(CUaccessPolicyWindow_st, missProp) - 24usize];
};
pub type CUaccessPolicyWindow_v1 = CUaccessPolicyWindow_st;
pub type CUaccessPolicyWindow = CUaccessPolicyWindow_v1;
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUDA_KERNEL_NODE_PARAMS_st {
    pub func: CUfunction,
    pub gridDimX: ::core::ffi::c_uint,
    pub gridDimY: ::core::ffi::c_uint,
    pub gridDimZ: ::core::ffi::c_uint,
    pub blockDimX: ::core::ffi::c_uint,
    pub blockDimY: ::core::ffi::c_uint,
    pub blockDimZ: ::core::ffi::c_uint,
    pub sharedMemBytes: ::core::ffi::c_uint,
    pub kernelParams: *mut *mut ::core::ffi::c_void,
    pub extra: *mut *mut ::core::ffi::c_void,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of CUDA_KERNEL_NODE_PARAMS_st",
    ][::core::mem::size_of::<CUDA_KERNEL_NODE_PARAMS_st>() - 56usize];
    [
        "Alignment of CUDA_KERNEL_NODE_PARAMS_st",
    ][::core::mem::align_of::<CUDA_KERNEL_NODE_PARAMS_st>() - 8usize];
    [
        "Offset of field: CUDA_KERNEL_NODE_PARAMS_st::func",
    ][::core::mem::offset_of!(CUDA_KERNEL_NODE_PARAMS_st, func) - 0usize];
    [
        "Offset of field: CUDA_KERNEL_NODE_PARAMS_st::gridDimX",
    ][::core::mem::offset_of!(CUDA_KERNEL_NODE_PARAMS_st, gridDimX) - 8usize];
    [
        "Offset of field: CUDA_KERNEL_NODE_PARAMS_st::gridDimY",
    ][::core::mem::offset_of!(CUDA_KERNEL_NODE_PARAMS_st, gridDimY) - 12usize];
    [
        "Offset of field: CUDA_KERNEL_NODE_PARAMS_st::gridDimZ",
    ][::core::mem::offset_of!(CUDA_KERNEL_NODE_PARAMS_st, gridDimZ) - 16usize];
    [
        "Offset of field: CUDA_KERNEL_NODE_PARAMS_st::blockDimX",
    ][::core::mem::offset_of!(CUDA_KERNEL_NODE_PARAMS_st, blockDimX) - 20usize];
    [
        "Offset of field: CUDA_KERNEL_NODE_PARAMS_st::blockDimY",
    ][::core::mem::offset_of!(CUDA_KERNEL_NODE_PARAMS_st, blockDimY) - 24usize];
    [
        "Offset of field: CUDA_KERNEL_NODE_PARAMS_st::blockDimZ",
    ][::core::mem::offset_of!(CUDA_KERNEL_NODE_PARAMS_st, blockDimZ) - 28usize];
    [
        "Offset of field: CUDA_KERNEL_NODE_PARAMS_st::sharedMemBytes",
    ][::core::mem::offset_of!(CUDA_KERNEL_NODE_PARAMS_st, sharedMemBytes) - 32usize];
    [
        "Offset of field: CUDA_KERNEL_NODE_PARAMS_st::kernelParams",
    ][::core::mem::offset_of!(CUDA_KERNEL_NODE_PARAMS_st, kernelParams) - 40usize];
    [
        "Offset of field: CUDA_KERNEL_NODE_PARAMS_st::extra",
    ][::core::mem::offset_of!(CUDA_KERNEL_NODE_PARAMS_st, extra) - 48usize];
};
pub type CUDA_KERNEL_NODE_PARAMS_v1 = CUDA_KERNEL_NODE_PARAMS_st;
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUDA_KERNEL_NODE_PARAMS_v2_st {
    pub func: CUfunction,
    pub gridDimX: ::core::ffi::c_uint,
    pub gridDimY: ::core::ffi::c_uint,
    pub gridDimZ: ::core::ffi::c_uint,
    pub blockDimX: ::core::ffi::c_uint,
    pub blockDimY: ::core::ffi::c_uint,
    pub blockDimZ: ::core::ffi::c_uint,
    pub sharedMemBytes: ::core::ffi::c_uint,
    pub kernelParams: *mut *mut ::core::ffi::c_void,
    pub extra: *mut *mut ::core::ffi::c_void,
    pub kern: CUkernel,
    pub ctx: CUcontext,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of CUDA_KERNEL_NODE_PARAMS_v2_st",
    ][::core::mem::size_of::<CUDA_KERNEL_NODE_PARAMS_v2_st>() - 72usize];
    [
        "Alignment of CUDA_KERNEL_NODE_PARAMS_v2_st",
    ][::core::mem::align_of::<CUDA_KERNEL_NODE_PARAMS_v2_st>() - 8usize];
    [
        "Offset of field: CUDA_KERNEL_NODE_PARAMS_v2_st::func",
    ][::core::mem::offset_of!(CUDA_KERNEL_NODE_PARAMS_v2_st, func) - 0usize];
    [
        "Offset of field: CUDA_KERNEL_NODE_PARAMS_v2_st::gridDimX",
    ][::core::mem::offset_of!(CUDA_KERNEL_NODE_PARAMS_v2_st, gridDimX) - 8usize];
    [
        "Offset of field: CUDA_KERNEL_NODE_PARAMS_v2_st::gridDimY",
    ][::core::mem::offset_of!(CUDA_KERNEL_NODE_PARAMS_v2_st, gridDimY) - 12usize];
    [
        "Offset of field: CUDA_KERNEL_NODE_PARAMS_v2_st::gridDimZ",
    ][::core::mem::offset_of!(CUDA_KERNEL_NODE_PARAMS_v2_st, gridDimZ) - 16usize];
    [
        "Offset of field: CUDA_KERNEL_NODE_PARAMS_v2_st::blockDimX",
    ][::core::mem::offset_of!(CUDA_KERNEL_NODE_PARAMS_v2_st, blockDimX) - 20usize];
    [
        "Offset of field: CUDA_KERNEL_NODE_PARAMS_v2_st::blockDimY",
    ][::core::mem::offset_of!(CUDA_KERNEL_NODE_PARAMS_v2_st, blockDimY) - 24usize];
    [
        "Offset of field: CUDA_KERNEL_NODE_PARAMS_v2_st::blockDimZ",
    ][::core::mem::offset_of!(CUDA_KERNEL_NODE_PARAMS_v2_st, blockDimZ) - 28usize];
    [
        "Offset of field: CUDA_KERNEL_NODE_PARAMS_v2_st::sharedMemBytes",
    ][::core::mem::offset_of!(CUDA_KERNEL_NODE_PARAMS_v2_st, sharedMemBytes) - 32usize];
    [
        "Offset of field: CUDA_KERNEL_NODE_PARAMS_v2_st::kernelParams",
    ][::core::mem::offset_of!(CUDA_KERNEL_NODE_PARAMS_v2_st, kernelParams) - 40usize];
    [
        "Offset of field: CUDA_KERNEL_NODE_PARAMS_v2_st::extra",
    ][::core::mem::offset_of!(CUDA_KERNEL_NODE_PARAMS_v2_st, extra) - 48usize];
    [
        "Offset of field: CUDA_KERNEL_NODE_PARAMS_v2_st::kern",
    ][::core::mem::offset_of!(CUDA_KERNEL_NODE_PARAMS_v2_st, kern) - 56usize];
    [
        "Offset of field: CUDA_KERNEL_NODE_PARAMS_v2_st::ctx",
    ][::core::mem::offset_of!(CUDA_KERNEL_NODE_PARAMS_v2_st, ctx) - 64usize];
};
pub type CUDA_KERNEL_NODE_PARAMS_v2 = CUDA_KERNEL_NODE_PARAMS_v2_st;
pub type CUDA_KERNEL_NODE_PARAMS = CUDA_KERNEL_NODE_PARAMS_v2;
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUDA_MEMSET_NODE_PARAMS_st {
    pub dst: CUdeviceptr,
    pub pitch: usize,
    pub value: ::core::ffi::c_uint,
    pub elementSize: ::core::ffi::c_uint,
    pub width: usize,
    pub height: usize,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of CUDA_MEMSET_NODE_PARAMS_st",
    ][::core::mem::size_of::<CUDA_MEMSET_NODE_PARAMS_st>() - 40usize];
    [
        "Alignment of CUDA_MEMSET_NODE_PARAMS_st",
    ][::core::mem::align_of::<CUDA_MEMSET_NODE_PARAMS_st>() - 8usize];
    [
        "Offset of field: CUDA_MEMSET_NODE_PARAMS_st::dst",
    ][::core::mem::offset_of!(CUDA_MEMSET_NODE_PARAMS_st, dst) - 0usize];
    [
        "Offset of field: CUDA_MEMSET_NODE_PARAMS_st::pitch",
    ][::core::mem::offset_of!(CUDA_MEMSET_NODE_PARAMS_st, pitch) - 8usize];
    [
        "Offset of field: CUDA_MEMSET_NODE_PARAMS_st::value",
    ][::core::mem::offset_of!(CUDA_MEMSET_NODE_PARAMS_st, value) - 16usize];
    [
        "Offset of field: CUDA_MEMSET_NODE_PARAMS_st::elementSize",
    ][::core::mem::offset_of!(CUDA_MEMSET_NODE_PARAMS_st, elementSize) - 20usize];
    [
        "Offset of field: CUDA_MEMSET_NODE_PARAMS_st::width",
    ][::core::mem::offset_of!(CUDA_MEMSET_NODE_PARAMS_st, width) - 24usize];
    [
        "Offset of field: CUDA_MEMSET_NODE_PARAMS_st::height",
    ][::core::mem::offset_of!(CUDA_MEMSET_NODE_PARAMS_st, height) - 32usize];
};
pub type CUDA_MEMSET_NODE_PARAMS_v1 = CUDA_MEMSET_NODE_PARAMS_st;
pub type CUDA_MEMSET_NODE_PARAMS = CUDA_MEMSET_NODE_PARAMS_v1;
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUDA_HOST_NODE_PARAMS_st {
    pub fn_: CUhostFn,
    pub userData: *mut ::core::ffi::c_void,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of CUDA_HOST_NODE_PARAMS_st",
    ][::core::mem::size_of::<CUDA_HOST_NODE_PARAMS_st>() - 16usize];
    [
        "Alignment of CUDA_HOST_NODE_PARAMS_st",
    ][::core::mem::align_of::<CUDA_HOST_NODE_PARAMS_st>() - 8usize];
    [
        "Offset of field: CUDA_HOST_NODE_PARAMS_st::fn_",
    ][::core::mem::offset_of!(CUDA_HOST_NODE_PARAMS_st, fn_) - 0usize];
    [
        "Offset of field: CUDA_HOST_NODE_PARAMS_st::userData",
    ][::core::mem::offset_of!(CUDA_HOST_NODE_PARAMS_st, userData) - 8usize];
};
pub type CUDA_HOST_NODE_PARAMS_v1 = CUDA_HOST_NODE_PARAMS_st;
pub type CUDA_HOST_NODE_PARAMS = CUDA_HOST_NODE_PARAMS_v1;
impl CUgraphNodeType {
    pub const CU_GRAPH_NODE_TYPE_KERNEL: CUgraphNodeType = CUgraphNodeType(0);
    pub const CU_GRAPH_NODE_TYPE_MEMCPY: CUgraphNodeType = CUgraphNodeType(1);
    pub const CU_GRAPH_NODE_TYPE_MEMSET: CUgraphNodeType = CUgraphNodeType(2);
    pub const CU_GRAPH_NODE_TYPE_HOST: CUgraphNodeType = CUgraphNodeType(3);
    pub const CU_GRAPH_NODE_TYPE_GRAPH: CUgraphNodeType = CUgraphNodeType(4);
    pub const CU_GRAPH_NODE_TYPE_EMPTY: CUgraphNodeType = CUgraphNodeType(5);
    pub const CU_GRAPH_NODE_TYPE_WAIT_EVENT: CUgraphNodeType = CUgraphNodeType(6);
    pub const CU_GRAPH_NODE_TYPE_EVENT_RECORD: CUgraphNodeType = CUgraphNodeType(7);
    pub const CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL: CUgraphNodeType = CUgraphNodeType(8);
    pub const CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT: CUgraphNodeType = CUgraphNodeType(9);
    pub const CU_GRAPH_NODE_TYPE_MEM_ALLOC: CUgraphNodeType = CUgraphNodeType(10);
    pub const CU_GRAPH_NODE_TYPE_MEM_FREE: CUgraphNodeType = CUgraphNodeType(11);
    pub const CU_GRAPH_NODE_TYPE_BATCH_MEM_OP: CUgraphNodeType = CUgraphNodeType(12);
    pub const CU_GRAPH_NODE_TYPE_CONDITIONAL: CUgraphNodeType = CUgraphNodeType(13);
    pub const CU_GRAPH_NODE_TYPE_MEMCPY_BATCH: CUgraphNodeType = CUgraphNodeType(14);
    pub const CU_GRAPH_NODE_TYPE_RESERVED_16: CUgraphNodeType = CUgraphNodeType(16);
    pub const CU_GRAPH_NODE_TYPE_EXTERNAL_ENGINE: CUgraphNodeType = CUgraphNodeType(17);
    pub const CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH: CUgraphNodeType = CUgraphNodeType(18);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUgraphNodeType(pub ::core::ffi::c_uint);
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUgraphEdgeData_st {
    pub from_port: ::core::ffi::c_uchar,
    pub to_port: ::core::ffi::c_uchar,
    pub type_: ::core::ffi::c_uchar,
    pub reserved: [::core::ffi::c_uchar; 5usize],
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of CUgraphEdgeData_st",
    ][::core::mem::size_of::<CUgraphEdgeData_st>() - 8usize];
    [
        "Alignment of CUgraphEdgeData_st",
    ][::core::mem::align_of::<CUgraphEdgeData_st>() - 1usize];
    [
        "Offset of field: CUgraphEdgeData_st::from_port",
    ][::core::mem::offset_of!(CUgraphEdgeData_st, from_port) - 0usize];
    [
        "Offset of field: CUgraphEdgeData_st::to_port",
    ][::core::mem::offset_of!(CUgraphEdgeData_st, to_port) - 1usize];
    [
        "Offset of field: CUgraphEdgeData_st::type_",
    ][::core::mem::offset_of!(CUgraphEdgeData_st, type_) - 2usize];
    [
        "Offset of field: CUgraphEdgeData_st::reserved",
    ][::core::mem::offset_of!(CUgraphEdgeData_st, reserved) - 3usize];
};
pub type CUgraphEdgeData = CUgraphEdgeData_st;
impl CUgraphInstantiateResult {
    pub const CUDA_GRAPH_INSTANTIATE_SUCCESS: CUgraphInstantiateResult = CUgraphInstantiateResult(
        0,
    );
    pub const CUDA_GRAPH_INSTANTIATE_ERROR: CUgraphInstantiateResult = CUgraphInstantiateResult(
        1,
    );
    pub const CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE: CUgraphInstantiateResult = CUgraphInstantiateResult(
        2,
    );
    pub const CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED: CUgraphInstantiateResult = CUgraphInstantiateResult(
        3,
    );
    pub const CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED: CUgraphInstantiateResult = CUgraphInstantiateResult(
        4,
    );
    pub const CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED: CUgraphInstantiateResult = CUgraphInstantiateResult(
        5,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUgraphInstantiateResult(pub ::core::ffi::c_uint);
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUDA_GRAPH_INSTANTIATE_PARAMS_st {
    pub flags: cuuint64_t,
    pub hUploadStream: CUstream,
    pub hErrNode_out: CUgraphNode,
    pub result_out: CUgraphInstantiateResult,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of CUDA_GRAPH_INSTANTIATE_PARAMS_st",
    ][::core::mem::size_of::<CUDA_GRAPH_INSTANTIATE_PARAMS_st>() - 32usize];
    [
        "Alignment of CUDA_GRAPH_INSTANTIATE_PARAMS_st",
    ][::core::mem::align_of::<CUDA_GRAPH_INSTANTIATE_PARAMS_st>() - 8usize];
    [
        "Offset of field: CUDA_GRAPH_INSTANTIATE_PARAMS_st::flags",
    ][::core::mem::offset_of!(CUDA_GRAPH_INSTANTIATE_PARAMS_st, flags) - 0usize];
    [
        "Offset of field: CUDA_GRAPH_INSTANTIATE_PARAMS_st::hUploadStream",
    ][::core::mem::offset_of!(CUDA_GRAPH_INSTANTIATE_PARAMS_st, hUploadStream) - 8usize];
    [
        "Offset of field: CUDA_GRAPH_INSTANTIATE_PARAMS_st::hErrNode_out",
    ][::core::mem::offset_of!(CUDA_GRAPH_INSTANTIATE_PARAMS_st, hErrNode_out) - 16usize];
    [
        "Offset of field: CUDA_GRAPH_INSTANTIATE_PARAMS_st::result_out",
    ][::core::mem::offset_of!(CUDA_GRAPH_INSTANTIATE_PARAMS_st, result_out) - 24usize];
};
pub type CUDA_GRAPH_INSTANTIATE_PARAMS = CUDA_GRAPH_INSTANTIATE_PARAMS_st;
impl CUsynchronizationPolicy {
    pub const CU_SYNC_POLICY_AUTO: CUsynchronizationPolicy = CUsynchronizationPolicy(1);
    pub const CU_SYNC_POLICY_SPIN: CUsynchronizationPolicy = CUsynchronizationPolicy(2);
    pub const CU_SYNC_POLICY_YIELD: CUsynchronizationPolicy = CUsynchronizationPolicy(3);
    pub const CU_SYNC_POLICY_BLOCKING_SYNC: CUsynchronizationPolicy = CUsynchronizationPolicy(
        4,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUsynchronizationPolicy(pub ::core::ffi::c_uint);
impl CUclusterSchedulingPolicy {
    pub const CU_CLUSTER_SCHEDULING_POLICY_DEFAULT: CUclusterSchedulingPolicy = CUclusterSchedulingPolicy(
        0,
    );
    pub const CU_CLUSTER_SCHEDULING_POLICY_SPREAD: CUclusterSchedulingPolicy = CUclusterSchedulingPolicy(
        1,
    );
    pub const CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING: CUclusterSchedulingPolicy = CUclusterSchedulingPolicy(
        2,
    );
    pub const CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY: CUclusterSchedulingPolicy = CUclusterSchedulingPolicy(
        3,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUclusterSchedulingPolicy(pub ::core::ffi::c_uint);
impl CUlaunchMemSyncDomain {
    pub const CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT: CUlaunchMemSyncDomain = CUlaunchMemSyncDomain(
        0,
    );
    pub const CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE: CUlaunchMemSyncDomain = CUlaunchMemSyncDomain(
        1,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUlaunchMemSyncDomain(pub ::core::ffi::c_uint);
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUlaunchMemSyncDomainMap_st {
    pub default_: ::core::ffi::c_uchar,
    pub remote: ::core::ffi::c_uchar,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of CUlaunchMemSyncDomainMap_st",
    ][::core::mem::size_of::<CUlaunchMemSyncDomainMap_st>() - 2usize];
    [
        "Alignment of CUlaunchMemSyncDomainMap_st",
    ][::core::mem::align_of::<CUlaunchMemSyncDomainMap_st>() - 1usize];
    [
        "Offset of field: CUlaunchMemSyncDomainMap_st::default_",
    ][::core::mem::offset_of!(CUlaunchMemSyncDomainMap_st, default_) - 0usize];
    [
        "Offset of field: CUlaunchMemSyncDomainMap_st::remote",
    ][::core::mem::offset_of!(CUlaunchMemSyncDomainMap_st, remote) - 1usize];
};
pub type CUlaunchMemSyncDomainMap = CUlaunchMemSyncDomainMap_st;
impl CUlaunchAttributePortableClusterMode {
    pub const CU_LAUNCH_PORTABLE_CLUSTER_MODE_DEFAULT: CUlaunchAttributePortableClusterMode = CUlaunchAttributePortableClusterMode(
        0,
    );
    pub const CU_LAUNCH_PORTABLE_CLUSTER_MODE_REQUIRE_PORTABLE: CUlaunchAttributePortableClusterMode = CUlaunchAttributePortableClusterMode(
        1,
    );
    pub const CU_LAUNCH_PORTABLE_CLUSTER_MODE_ALLOW_NON_PORTABLE: CUlaunchAttributePortableClusterMode = CUlaunchAttributePortableClusterMode(
        2,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUlaunchAttributePortableClusterMode(pub ::core::ffi::c_uint);
impl CUsharedMemoryMode {
    pub const CU_SHARED_MEMORY_MODE_DEFAULT: CUsharedMemoryMode = CUsharedMemoryMode(0);
    pub const CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE: CUsharedMemoryMode = CUsharedMemoryMode(
        1,
    );
    pub const CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE: CUsharedMemoryMode = CUsharedMemoryMode(
        2,
    );
    pub const CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY: CUsharedMemoryMode = CUsharedMemoryMode(
        3,
    );
    pub const CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY: CUsharedMemoryMode = CUsharedMemoryMode(
        4,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUsharedMemoryMode(pub ::core::ffi::c_uint);
impl CUlaunchAttributeID {
    pub const CU_LAUNCH_ATTRIBUTE_IGNORE: CUlaunchAttributeID = CUlaunchAttributeID(0);
    pub const CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW: CUlaunchAttributeID = CUlaunchAttributeID(
        1,
    );
    pub const CU_LAUNCH_ATTRIBUTE_COOPERATIVE: CUlaunchAttributeID = CUlaunchAttributeID(
        2,
    );
    pub const CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY: CUlaunchAttributeID = CUlaunchAttributeID(
        3,
    );
    pub const CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION: CUlaunchAttributeID = CUlaunchAttributeID(
        4,
    );
    pub const CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE: CUlaunchAttributeID = CUlaunchAttributeID(
        5,
    );
    pub const CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION: CUlaunchAttributeID = CUlaunchAttributeID(
        6,
    );
    pub const CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT: CUlaunchAttributeID = CUlaunchAttributeID(
        7,
    );
    pub const CU_LAUNCH_ATTRIBUTE_PRIORITY: CUlaunchAttributeID = CUlaunchAttributeID(8);
    pub const CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP: CUlaunchAttributeID = CUlaunchAttributeID(
        9,
    );
    pub const CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN: CUlaunchAttributeID = CUlaunchAttributeID(
        10,
    );
    pub const CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION: CUlaunchAttributeID = CUlaunchAttributeID(
        11,
    );
    pub const CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT: CUlaunchAttributeID = CUlaunchAttributeID(
        12,
    );
    pub const CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE: CUlaunchAttributeID = CUlaunchAttributeID(
        13,
    );
    pub const CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT: CUlaunchAttributeID = CUlaunchAttributeID(
        14,
    );
    pub const CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING: CUlaunchAttributeID = CUlaunchAttributeID(
        16,
    );
    pub const CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE: CUlaunchAttributeID = CUlaunchAttributeID(
        17,
    );
    pub const CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE: CUlaunchAttributeID = CUlaunchAttributeID(
        18,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUlaunchAttributeID(pub ::core::ffi::c_uint);
#[repr(C)]
#[derive(Copy, Clone)]
pub union CUlaunchAttributeValue_union {
    pub pad: [::core::ffi::c_char; 64usize],
    pub accessPolicyWindow: CUaccessPolicyWindow,
    pub cooperative: ::core::ffi::c_int,
    pub syncPolicy: CUsynchronizationPolicy,
    pub clusterDim: CUlaunchAttributeValue_union__bindgen_ty_1,
    pub clusterSchedulingPolicyPreference: CUclusterSchedulingPolicy,
    pub programmaticStreamSerializationAllowed: ::core::ffi::c_int,
    pub programmaticEvent: CUlaunchAttributeValue_union__bindgen_ty_2,
    pub launchCompletionEvent: CUlaunchAttributeValue_union__bindgen_ty_3,
    pub priority: ::core::ffi::c_int,
    pub memSyncDomainMap: CUlaunchMemSyncDomainMap,
    pub memSyncDomain: CUlaunchMemSyncDomain,
    pub preferredClusterDim: CUlaunchAttributeValue_union__bindgen_ty_4,
    pub deviceUpdatableKernelNode: CUlaunchAttributeValue_union__bindgen_ty_5,
    pub sharedMemCarveout: ::core::ffi::c_uint,
    pub nvlinkUtilCentricScheduling: ::core::ffi::c_uint,
    pub portableClusterSizeMode: CUlaunchAttributePortableClusterMode,
    pub sharedMemoryMode: CUsharedMemoryMode,
}
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUlaunchAttributeValue_union__bindgen_ty_1 {
    pub x: ::core::ffi::c_uint,
    pub y: ::core::ffi::c_uint,
    pub z: ::core::ffi::c_uint,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of CUlaunchAttributeValue_union__bindgen_ty_1",
    ][::core::mem::size_of::<CUlaunchAttributeValue_union__bindgen_ty_1>() - 12usize];
    [
        "Alignment of CUlaunchAttributeValue_union__bindgen_ty_1",
    ][::core::mem::align_of::<CUlaunchAttributeValue_union__bindgen_ty_1>() - 4usize];
    [
        "Offset of field: CUlaunchAttributeValue_union__bindgen_ty_1::x",
    ][::core::mem::offset_of!(CUlaunchAttributeValue_union__bindgen_ty_1, x) - 0usize];
    [
        "Offset of field: CUlaunchAttributeValue_union__bindgen_ty_1::y",
    ][::core::mem::offset_of!(CUlaunchAttributeValue_union__bindgen_ty_1, y) - 4usize];
    [
        "Offset of field: CUlaunchAttributeValue_union__bindgen_ty_1::z",
    ][::core::mem::offset_of!(CUlaunchAttributeValue_union__bindgen_ty_1, z) - 8usize];
};
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUlaunchAttributeValue_union__bindgen_ty_2 {
    pub event: CUevent,
    pub flags: ::core::ffi::c_int,
    pub triggerAtBlockStart: ::core::ffi::c_int,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of CUlaunchAttributeValue_union__bindgen_ty_2",
    ][::core::mem::size_of::<CUlaunchAttributeValue_union__bindgen_ty_2>() - 16usize];
    [
        "Alignment of CUlaunchAttributeValue_union__bindgen_ty_2",
    ][::core::mem::align_of::<CUlaunchAttributeValue_union__bindgen_ty_2>() - 8usize];
    [
        "Offset of field: CUlaunchAttributeValue_union__bindgen_ty_2::event",
    ][::core::mem::offset_of!(CUlaunchAttributeValue_union__bindgen_ty_2, event)
        - 0usize];
    [
        "Offset of field: CUlaunchAttributeValue_union__bindgen_ty_2::flags",
    ][::core::mem::offset_of!(CUlaunchAttributeValue_union__bindgen_ty_2, flags)
        - 8usize];
    [
        "Offset of field: CUlaunchAttributeValue_union__bindgen_ty_2::triggerAtBlockStart",
    ][::core::mem::offset_of!(
        CUlaunchAttributeValue_union__bindgen_ty_2, triggerAtBlockStart
    ) - 12usize];
};
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUlaunchAttributeValue_union__bindgen_ty_3 {
    pub event: CUevent,
    pub flags: ::core::ffi::c_int,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of CUlaunchAttributeValue_union__bindgen_ty_3",
    ][::core::mem::size_of::<CUlaunchAttributeValue_union__bindgen_ty_3>() - 16usize];
    [
        "Alignment of CUlaunchAttributeValue_union__bindgen_ty_3",
    ][::core::mem::align_of::<CUlaunchAttributeValue_union__bindgen_ty_3>() - 8usize];
    [
        "Offset of field: CUlaunchAttributeValue_union__bindgen_ty_3::event",
    ][::core::mem::offset_of!(CUlaunchAttributeValue_union__bindgen_ty_3, event)
        - 0usize];
    [
        "Offset of field: CUlaunchAttributeValue_union__bindgen_ty_3::flags",
    ][::core::mem::offset_of!(CUlaunchAttributeValue_union__bindgen_ty_3, flags)
        - 8usize];
};
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUlaunchAttributeValue_union__bindgen_ty_4 {
    pub x: ::core::ffi::c_uint,
    pub y: ::core::ffi::c_uint,
    pub z: ::core::ffi::c_uint,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of CUlaunchAttributeValue_union__bindgen_ty_4",
    ][::core::mem::size_of::<CUlaunchAttributeValue_union__bindgen_ty_4>() - 12usize];
    [
        "Alignment of CUlaunchAttributeValue_union__bindgen_ty_4",
    ][::core::mem::align_of::<CUlaunchAttributeValue_union__bindgen_ty_4>() - 4usize];
    [
        "Offset of field: CUlaunchAttributeValue_union__bindgen_ty_4::x",
    ][::core::mem::offset_of!(CUlaunchAttributeValue_union__bindgen_ty_4, x) - 0usize];
    [
        "Offset of field: CUlaunchAttributeValue_union__bindgen_ty_4::y",
    ][::core::mem::offset_of!(CUlaunchAttributeValue_union__bindgen_ty_4, y) - 4usize];
    [
        "Offset of field: CUlaunchAttributeValue_union__bindgen_ty_4::z",
    ][::core::mem::offset_of!(CUlaunchAttributeValue_union__bindgen_ty_4, z) - 8usize];
};
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUlaunchAttributeValue_union__bindgen_ty_5 {
    pub deviceUpdatable: ::core::ffi::c_int,
    pub devNode: CUgraphDeviceNode,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of CUlaunchAttributeValue_union__bindgen_ty_5",
    ][::core::mem::size_of::<CUlaunchAttributeValue_union__bindgen_ty_5>() - 16usize];
    [
        "Alignment of CUlaunchAttributeValue_union__bindgen_ty_5",
    ][::core::mem::align_of::<CUlaunchAttributeValue_union__bindgen_ty_5>() - 8usize];
    [
        "Offset of field: CUlaunchAttributeValue_union__bindgen_ty_5::deviceUpdatable",
    ][::core::mem::offset_of!(
        CUlaunchAttributeValue_union__bindgen_ty_5, deviceUpdatable
    ) - 0usize];
    [
        "Offset of field: CUlaunchAttributeValue_union__bindgen_ty_5::devNode",
    ][::core::mem::offset_of!(CUlaunchAttributeValue_union__bindgen_ty_5, devNode)
        - 8usize];
};
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of CUlaunchAttributeValue_union",
    ][::core::mem::size_of::<CUlaunchAttributeValue_union>() - 64usize];
    [
        "Alignment of CUlaunchAttributeValue_union",
    ][::core::mem::align_of::<CUlaunchAttributeValue_union>() - 8usize];
    [
        "Offset of field: CUlaunchAttributeValue_union::pad",
    ][::core::mem::offset_of!(CUlaunchAttributeValue_union, pad) - 0usize];
    [
        "Offset of field: CUlaunchAttributeValue_union::accessPolicyWindow",
    ][::core::mem::offset_of!(CUlaunchAttributeValue_union, accessPolicyWindow)
        - 0usize];
    [
        "Offset of field: CUlaunchAttributeValue_union::cooperative",
    ][::core::mem::offset_of!(CUlaunchAttributeValue_union, cooperative) - 0usize];
    [
        "Offset of field: CUlaunchAttributeValue_union::syncPolicy",
    ][::core::mem::offset_of!(CUlaunchAttributeValue_union, syncPolicy) - 0usize];
    [
        "Offset of field: CUlaunchAttributeValue_union::clusterDim",
    ][::core::mem::offset_of!(CUlaunchAttributeValue_union, clusterDim) - 0usize];
    [
        "Offset of field: CUlaunchAttributeValue_union::clusterSchedulingPolicyPreference",
    ][::core::mem::offset_of!(
        CUlaunchAttributeValue_union, clusterSchedulingPolicyPreference
    ) - 0usize];
    [
        "Offset of field: CUlaunchAttributeValue_union::programmaticStreamSerializationAllowed",
    ][::core::mem::offset_of!(
        CUlaunchAttributeValue_union, programmaticStreamSerializationAllowed
    ) - 0usize];
    [
        "Offset of field: CUlaunchAttributeValue_union::programmaticEvent",
    ][::core::mem::offset_of!(CUlaunchAttributeValue_union, programmaticEvent) - 0usize];
    [
        "Offset of field: CUlaunchAttributeValue_union::launchCompletionEvent",
    ][::core::mem::offset_of!(CUlaunchAttributeValue_union, launchCompletionEvent)
        - 0usize];
    [
        "Offset of field: CUlaunchAttributeValue_union::priority",
    ][::core::mem::offset_of!(CUlaunchAttributeValue_union, priority) - 0usize];
    [
        "Offset of field: CUlaunchAttributeValue_union::memSyncDomainMap",
    ][::core::mem::offset_of!(CUlaunchAttributeValue_union, memSyncDomainMap) - 0usize];
    [
        "Offset of field: CUlaunchAttributeValue_union::memSyncDomain",
    ][::core::mem::offset_of!(CUlaunchAttributeValue_union, memSyncDomain) - 0usize];
    [
        "Offset of field: CUlaunchAttributeValue_union::preferredClusterDim",
    ][::core::mem::offset_of!(CUlaunchAttributeValue_union, preferredClusterDim)
        - 0usize];
    [
        "Offset of field: CUlaunchAttributeValue_union::deviceUpdatableKernelNode",
    ][::core::mem::offset_of!(CUlaunchAttributeValue_union, deviceUpdatableKernelNode)
        - 0usize];
    [
        "Offset of field: CUlaunchAttributeValue_union::sharedMemCarveout",
    ][::core::mem::offset_of!(CUlaunchAttributeValue_union, sharedMemCarveout) - 0usize];
    [
        "Offset of field: CUlaunchAttributeValue_union::nvlinkUtilCentricScheduling",
    ][::core::mem::offset_of!(CUlaunchAttributeValue_union, nvlinkUtilCentricScheduling)
        - 0usize];
    [
        "Offset of field: CUlaunchAttributeValue_union::portableClusterSizeMode",
    ][::core::mem::offset_of!(CUlaunchAttributeValue_union, portableClusterSizeMode)
        - 0usize];
    [
        "Offset of field: CUlaunchAttributeValue_union::sharedMemoryMode",
    ][::core::mem::offset_of!(CUlaunchAttributeValue_union, sharedMemoryMode) - 0usize];
};
impl ::core::fmt::Debug for CUlaunchAttributeValue_union {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        write!(f, "CUlaunchAttributeValue_union {{ union }}")
    }
}
pub type CUlaunchAttributeValue = CUlaunchAttributeValue_union;
#[repr(C)]
#[derive(Copy, Clone)]
pub struct CUlaunchAttribute_st {
    pub id: CUlaunchAttributeID,
    pub pad: [::core::ffi::c_char; 4usize],
    pub value: CUlaunchAttributeValue,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of CUlaunchAttribute_st",
    ][::core::mem::size_of::<CUlaunchAttribute_st>() - 72usize];
    [
        "Alignment of CUlaunchAttribute_st",
    ][::core::mem::align_of::<CUlaunchAttribute_st>() - 8usize];
    [
        "Offset of field: CUlaunchAttribute_st::id",
    ][::core::mem::offset_of!(CUlaunchAttribute_st, id) - 0usize];
    [
        "Offset of field: CUlaunchAttribute_st::pad",
    ][::core::mem::offset_of!(CUlaunchAttribute_st, pad) - 4usize];
    [
        "Offset of field: CUlaunchAttribute_st::value",
    ][::core::mem::offset_of!(CUlaunchAttribute_st, value) - 8usize];
};
impl ::core::fmt::Debug for CUlaunchAttribute_st {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        write!(
            f, "CUlaunchAttribute_st {{ id: {:?}, pad: {:?}, value: {:?} }}", self.id,
            self.pad, self.value
        )
    }
}
pub type CUlaunchAttribute = CUlaunchAttribute_st;
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUlaunchConfig_st {
    pub gridDimX: ::core::ffi::c_uint,
    pub gridDimY: ::core::ffi::c_uint,
    pub gridDimZ: ::core::ffi::c_uint,
    pub blockDimX: ::core::ffi::c_uint,
    pub blockDimY: ::core::ffi::c_uint,
    pub blockDimZ: ::core::ffi::c_uint,
    pub sharedMemBytes: ::core::ffi::c_uint,
    pub hStream: CUstream,
    pub attrs: *mut CUlaunchAttribute,
    pub numAttrs: ::core::ffi::c_uint,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    ["Size of CUlaunchConfig_st"][::core::mem::size_of::<CUlaunchConfig_st>() - 56usize];
    [
        "Alignment of CUlaunchConfig_st",
    ][::core::mem::align_of::<CUlaunchConfig_st>() - 8usize];
    [
        "Offset of field: CUlaunchConfig_st::gridDimX",
    ][::core::mem::offset_of!(CUlaunchConfig_st, gridDimX) - 0usize];
    [
        "Offset of field: CUlaunchConfig_st::gridDimY",
    ][::core::mem::offset_of!(CUlaunchConfig_st, gridDimY) - 4usize];
    [
        "Offset of field: CUlaunchConfig_st::gridDimZ",
    ][::core::mem::offset_of!(CUlaunchConfig_st, gridDimZ) - 8usize];
    [
        "Offset of field: CUlaunchConfig_st::blockDimX",
    ][::core::mem::offset_of!(CUlaunchConfig_st, blockDimX) - 12usize];
    [
        "Offset of field: CUlaunchConfig_st::blockDimY",
    ][::core::mem::offset_of!(CUlaunchConfig_st, blockDimY) - 16usize];
    [
        "Offset of field: CUlaunchConfig_st::blockDimZ",
    ][::core::mem::offset_of!(CUlaunchConfig_st, blockDimZ) - 20usize];
    [
        "Offset of field: CUlaunchConfig_st::sharedMemBytes",
    ][::core::mem::offset_of!(CUlaunchConfig_st, sharedMemBytes) - 24usize];
    [
        "Offset of field: CUlaunchConfig_st::hStream",
    ][::core::mem::offset_of!(CUlaunchConfig_st, hStream) - 32usize];
    [
        "Offset of field: CUlaunchConfig_st::attrs",
    ][::core::mem::offset_of!(CUlaunchConfig_st, attrs) - 40usize];
    [
        "Offset of field: CUlaunchConfig_st::numAttrs",
    ][::core::mem::offset_of!(CUlaunchConfig_st, numAttrs) - 48usize];
};
pub type CUlaunchConfig = CUlaunchConfig_st;
impl CUstreamCaptureStatus {
    pub const CU_STREAM_CAPTURE_STATUS_NONE: CUstreamCaptureStatus = CUstreamCaptureStatus(
        0,
    );
    pub const CU_STREAM_CAPTURE_STATUS_ACTIVE: CUstreamCaptureStatus = CUstreamCaptureStatus(
        1,
    );
    pub const CU_STREAM_CAPTURE_STATUS_INVALIDATED: CUstreamCaptureStatus = CUstreamCaptureStatus(
        2,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUstreamCaptureStatus(pub ::core::ffi::c_uint);
impl CUstreamCaptureMode {
    pub const CU_STREAM_CAPTURE_MODE_GLOBAL: CUstreamCaptureMode = CUstreamCaptureMode(
        0,
    );
    pub const CU_STREAM_CAPTURE_MODE_THREAD_LOCAL: CUstreamCaptureMode = CUstreamCaptureMode(
        1,
    );
    pub const CU_STREAM_CAPTURE_MODE_RELAXED: CUstreamCaptureMode = CUstreamCaptureMode(
        2,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUstreamCaptureMode(pub ::core::ffi::c_uint);
pub use self::CUlaunchAttributeID as CUstreamAttrID;
pub type CUstreamAttrValue_v1 = CUlaunchAttributeValue;
impl CUdriverProcAddress_flags {
    pub const CU_GET_PROC_ADDRESS_DEFAULT: CUdriverProcAddress_flags = CUdriverProcAddress_flags(
        0,
    );
    pub const CU_GET_PROC_ADDRESS_LEGACY_STREAM: CUdriverProcAddress_flags = CUdriverProcAddress_flags(
        1,
    );
    pub const CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM: CUdriverProcAddress_flags = CUdriverProcAddress_flags(
        2,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUdriverProcAddress_flags(pub ::core::ffi::c_uint);
impl CUdriverProcAddressQueryResult {
    pub const CU_GET_PROC_ADDRESS_SUCCESS: CUdriverProcAddressQueryResult = CUdriverProcAddressQueryResult(
        0,
    );
    pub const CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND: CUdriverProcAddressQueryResult = CUdriverProcAddressQueryResult(
        1,
    );
    pub const CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT: CUdriverProcAddressQueryResult = CUdriverProcAddressQueryResult(
        2,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUdriverProcAddressQueryResult(pub ::core::ffi::c_uint);
impl CUlibraryOption {
    pub const CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE: CUlibraryOption = CUlibraryOption(
        0,
    );
    pub const CU_LIBRARY_BINARY_IS_PRESERVED: CUlibraryOption = CUlibraryOption(1);
    pub const CU_LIBRARY_NUM_OPTIONS: CUlibraryOption = CUlibraryOption(2);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUlibraryOption(pub ::core::ffi::c_uint);
impl CUresult {
    pub const CUDA_SUCCESS: CUresult = CUresult(0);
    pub const CUDA_ERROR_INVALID_VALUE: CUresult = CUresult(1);
    pub const CUDA_ERROR_OUT_OF_MEMORY: CUresult = CUresult(2);
    pub const CUDA_ERROR_NOT_INITIALIZED: CUresult = CUresult(3);
    pub const CUDA_ERROR_DEINITIALIZED: CUresult = CUresult(4);
    pub const CUDA_ERROR_PROFILER_DISABLED: CUresult = CUresult(5);
    pub const CUDA_ERROR_PROFILER_NOT_INITIALIZED: CUresult = CUresult(6);
    pub const CUDA_ERROR_PROFILER_ALREADY_STARTED: CUresult = CUresult(7);
    pub const CUDA_ERROR_PROFILER_ALREADY_STOPPED: CUresult = CUresult(8);
    pub const CUDA_ERROR_STUB_LIBRARY: CUresult = CUresult(34);
    pub const CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER: CUresult = CUresult(36);
    pub const CUDA_ERROR_DEVICE_UNAVAILABLE: CUresult = CUresult(46);
    pub const CUDA_ERROR_MULTICAST_RESOURCE_FULL: CUresult = CUresult(47);
    pub const CUDA_ERROR_NO_DEVICE: CUresult = CUresult(100);
    pub const CUDA_ERROR_INVALID_DEVICE: CUresult = CUresult(101);
    pub const CUDA_ERROR_DEVICE_NOT_LICENSED: CUresult = CUresult(102);
    pub const CUDA_ERROR_INVALID_IMAGE: CUresult = CUresult(200);
    pub const CUDA_ERROR_INVALID_CONTEXT: CUresult = CUresult(201);
    pub const CUDA_ERROR_CONTEXT_ALREADY_CURRENT: CUresult = CUresult(202);
    pub const CUDA_ERROR_MAP_FAILED: CUresult = CUresult(205);
    pub const CUDA_ERROR_UNMAP_FAILED: CUresult = CUresult(206);
    pub const CUDA_ERROR_ARRAY_IS_MAPPED: CUresult = CUresult(207);
    pub const CUDA_ERROR_ALREADY_MAPPED: CUresult = CUresult(208);
    pub const CUDA_ERROR_NO_BINARY_FOR_GPU: CUresult = CUresult(209);
    pub const CUDA_ERROR_ALREADY_ACQUIRED: CUresult = CUresult(210);
    pub const CUDA_ERROR_NOT_MAPPED: CUresult = CUresult(211);
    pub const CUDA_ERROR_NOT_MAPPED_AS_ARRAY: CUresult = CUresult(212);
    pub const CUDA_ERROR_NOT_MAPPED_AS_POINTER: CUresult = CUresult(213);
    pub const CUDA_ERROR_ECC_UNCORRECTABLE: CUresult = CUresult(214);
    pub const CUDA_ERROR_UNSUPPORTED_LIMIT: CUresult = CUresult(215);
    pub const CUDA_ERROR_CONTEXT_ALREADY_IN_USE: CUresult = CUresult(216);
    pub const CUDA_ERROR_PEER_ACCESS_UNSUPPORTED: CUresult = CUresult(217);
    pub const CUDA_ERROR_INVALID_PTX: CUresult = CUresult(218);
    pub const CUDA_ERROR_INVALID_GRAPHICS_CONTEXT: CUresult = CUresult(219);
    pub const CUDA_ERROR_NVLINK_UNCORRECTABLE: CUresult = CUresult(220);
    pub const CUDA_ERROR_JIT_COMPILER_NOT_FOUND: CUresult = CUresult(221);
    pub const CUDA_ERROR_UNSUPPORTED_PTX_VERSION: CUresult = CUresult(222);
    pub const CUDA_ERROR_JIT_COMPILATION_DISABLED: CUresult = CUresult(223);
    pub const CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY: CUresult = CUresult(224);
    pub const CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC: CUresult = CUresult(225);
    pub const CUDA_ERROR_CONTAINED: CUresult = CUresult(226);
    pub const CUDA_ERROR_INSUFFICIENT_LOADER_VERSION: CUresult = CUresult(227);
    pub const CUDA_ERROR_INVALID_SOURCE: CUresult = CUresult(300);
    pub const CUDA_ERROR_FILE_NOT_FOUND: CUresult = CUresult(301);
    pub const CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND: CUresult = CUresult(302);
    pub const CUDA_ERROR_SHARED_OBJECT_INIT_FAILED: CUresult = CUresult(303);
    pub const CUDA_ERROR_OPERATING_SYSTEM: CUresult = CUresult(304);
    pub const CUDA_ERROR_INVALID_HANDLE: CUresult = CUresult(400);
    pub const CUDA_ERROR_ILLEGAL_STATE: CUresult = CUresult(401);
    pub const CUDA_ERROR_LOSSY_QUERY: CUresult = CUresult(402);
    pub const CUDA_ERROR_NOT_FOUND: CUresult = CUresult(500);
    pub const CUDA_ERROR_NOT_READY: CUresult = CUresult(600);
    pub const CUDA_ERROR_ILLEGAL_ADDRESS: CUresult = CUresult(700);
    pub const CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES: CUresult = CUresult(701);
    pub const CUDA_ERROR_LAUNCH_TIMEOUT: CUresult = CUresult(702);
    pub const CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING: CUresult = CUresult(703);
    pub const CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED: CUresult = CUresult(704);
    pub const CUDA_ERROR_PEER_ACCESS_NOT_ENABLED: CUresult = CUresult(705);
    pub const CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE: CUresult = CUresult(708);
    pub const CUDA_ERROR_CONTEXT_IS_DESTROYED: CUresult = CUresult(709);
    pub const CUDA_ERROR_ASSERT: CUresult = CUresult(710);
    pub const CUDA_ERROR_TOO_MANY_PEERS: CUresult = CUresult(711);
    pub const CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED: CUresult = CUresult(712);
    pub const CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED: CUresult = CUresult(713);
    pub const CUDA_ERROR_HARDWARE_STACK_ERROR: CUresult = CUresult(714);
    pub const CUDA_ERROR_ILLEGAL_INSTRUCTION: CUresult = CUresult(715);
    pub const CUDA_ERROR_MISALIGNED_ADDRESS: CUresult = CUresult(716);
    pub const CUDA_ERROR_INVALID_ADDRESS_SPACE: CUresult = CUresult(717);
    pub const CUDA_ERROR_INVALID_PC: CUresult = CUresult(718);
    pub const CUDA_ERROR_LAUNCH_FAILED: CUresult = CUresult(719);
    pub const CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE: CUresult = CUresult(720);
    pub const CUDA_ERROR_TENSOR_MEMORY_LEAK: CUresult = CUresult(721);
    pub const CUDA_ERROR_NOT_PERMITTED: CUresult = CUresult(800);
    pub const CUDA_ERROR_NOT_SUPPORTED: CUresult = CUresult(801);
    pub const CUDA_ERROR_SYSTEM_NOT_READY: CUresult = CUresult(802);
    pub const CUDA_ERROR_SYSTEM_DRIVER_MISMATCH: CUresult = CUresult(803);
    pub const CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE: CUresult = CUresult(804);
    pub const CUDA_ERROR_MPS_CONNECTION_FAILED: CUresult = CUresult(805);
    pub const CUDA_ERROR_MPS_RPC_FAILURE: CUresult = CUresult(806);
    pub const CUDA_ERROR_MPS_SERVER_NOT_READY: CUresult = CUresult(807);
    pub const CUDA_ERROR_MPS_MAX_CLIENTS_REACHED: CUresult = CUresult(808);
    pub const CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED: CUresult = CUresult(809);
    pub const CUDA_ERROR_MPS_CLIENT_TERMINATED: CUresult = CUresult(810);
    pub const CUDA_ERROR_CDP_NOT_SUPPORTED: CUresult = CUresult(811);
    pub const CUDA_ERROR_CDP_VERSION_MISMATCH: CUresult = CUresult(812);
    pub const CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED: CUresult = CUresult(900);
    pub const CUDA_ERROR_STREAM_CAPTURE_INVALIDATED: CUresult = CUresult(901);
    pub const CUDA_ERROR_STREAM_CAPTURE_MERGE: CUresult = CUresult(902);
    pub const CUDA_ERROR_STREAM_CAPTURE_UNMATCHED: CUresult = CUresult(903);
    pub const CUDA_ERROR_STREAM_CAPTURE_UNJOINED: CUresult = CUresult(904);
    pub const CUDA_ERROR_STREAM_CAPTURE_ISOLATION: CUresult = CUresult(905);
    pub const CUDA_ERROR_STREAM_CAPTURE_IMPLICIT: CUresult = CUresult(906);
    pub const CUDA_ERROR_CAPTURED_EVENT: CUresult = CUresult(907);
    pub const CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD: CUresult = CUresult(908);
    pub const CUDA_ERROR_TIMEOUT: CUresult = CUresult(909);
    pub const CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE: CUresult = CUresult(910);
    pub const CUDA_ERROR_EXTERNAL_DEVICE: CUresult = CUresult(911);
    pub const CUDA_ERROR_INVALID_CLUSTER_SIZE: CUresult = CUresult(912);
    pub const CUDA_ERROR_FUNCTION_NOT_LOADED: CUresult = CUresult(913);
    pub const CUDA_ERROR_INVALID_RESOURCE_TYPE: CUresult = CUresult(914);
    pub const CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION: CUresult = CUresult(915);
    pub const CUDA_ERROR_KEY_ROTATION: CUresult = CUresult(916);
    pub const CUDA_ERROR_STREAM_DETACHED: CUresult = CUresult(917);
    pub const CUDA_ERROR_GRAPH_RECAPTURE_FAILURE: CUresult = CUresult(918);
    pub const CUDA_ERROR_FABRIC_NOT_READY: CUresult = CUresult(919);
    pub const CUDA_ERROR_UNKNOWN: CUresult = CUresult(999);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUresult(pub ::core::ffi::c_uint);
impl CUdevice_P2PAttribute {
    pub const CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK: CUdevice_P2PAttribute = CUdevice_P2PAttribute(
        1,
    );
    pub const CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED: CUdevice_P2PAttribute = CUdevice_P2PAttribute(
        2,
    );
    pub const CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED: CUdevice_P2PAttribute = CUdevice_P2PAttribute(
        3,
    );
    pub const CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED: CUdevice_P2PAttribute = CUdevice_P2PAttribute(
        4,
    );
    pub const CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED: CUdevice_P2PAttribute = CUdevice_P2PAttribute(
        4,
    );
    pub const CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED: CUdevice_P2PAttribute = CUdevice_P2PAttribute(
        5,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUdevice_P2PAttribute(pub ::core::ffi::c_uint);
pub type CUoccupancyB2DSize = ::core::option::Option<
    unsafe extern "C" fn(blockSize: ::core::ffi::c_int) -> usize,
>;
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUDA_MEMCPY2D_st {
    pub srcXInBytes: usize,
    pub srcY: usize,
    pub srcMemoryType: CUmemorytype,
    pub srcHost: *const ::core::ffi::c_void,
    pub srcDevice: CUdeviceptr,
    pub srcArray: CUarray,
    pub srcPitch: usize,
    pub dstXInBytes: usize,
    pub dstY: usize,
    pub dstMemoryType: CUmemorytype,
    pub dstHost: *mut ::core::ffi::c_void,
    pub dstDevice: CUdeviceptr,
    pub dstArray: CUarray,
    pub dstPitch: usize,
    pub WidthInBytes: usize,
    pub Height: usize,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    ["Size of CUDA_MEMCPY2D_st"][::core::mem::size_of::<CUDA_MEMCPY2D_st>() - 128usize];
    [
        "Alignment of CUDA_MEMCPY2D_st",
    ][::core::mem::align_of::<CUDA_MEMCPY2D_st>() - 8usize];
    [
        "Offset of field: CUDA_MEMCPY2D_st::srcXInBytes",
    ][::core::mem::offset_of!(CUDA_MEMCPY2D_st, srcXInBytes) - 0usize];
    [
        "Offset of field: CUDA_MEMCPY2D_st::srcY",
    ][::core::mem::offset_of!(CUDA_MEMCPY2D_st, srcY) - 8usize];
    [
        "Offset of field: CUDA_MEMCPY2D_st::srcMemoryType",
    ][::core::mem::offset_of!(CUDA_MEMCPY2D_st, srcMemoryType) - 16usize];
    [
        "Offset of field: CUDA_MEMCPY2D_st::srcHost",
    ][::core::mem::offset_of!(CUDA_MEMCPY2D_st, srcHost) - 24usize];
    [
        "Offset of field: CUDA_MEMCPY2D_st::srcDevice",
    ][::core::mem::offset_of!(CUDA_MEMCPY2D_st, srcDevice) - 32usize];
    [
        "Offset of field: CUDA_MEMCPY2D_st::srcArray",
    ][::core::mem::offset_of!(CUDA_MEMCPY2D_st, srcArray) - 40usize];
    [
        "Offset of field: CUDA_MEMCPY2D_st::srcPitch",
    ][::core::mem::offset_of!(CUDA_MEMCPY2D_st, srcPitch) - 48usize];
    [
        "Offset of field: CUDA_MEMCPY2D_st::dstXInBytes",
    ][::core::mem::offset_of!(CUDA_MEMCPY2D_st, dstXInBytes) - 56usize];
    [
        "Offset of field: CUDA_MEMCPY2D_st::dstY",
    ][::core::mem::offset_of!(CUDA_MEMCPY2D_st, dstY) - 64usize];
    [
        "Offset of field: CUDA_MEMCPY2D_st::dstMemoryType",
    ][::core::mem::offset_of!(CUDA_MEMCPY2D_st, dstMemoryType) - 72usize];
    [
        "Offset of field: CUDA_MEMCPY2D_st::dstHost",
    ][::core::mem::offset_of!(CUDA_MEMCPY2D_st, dstHost) - 80usize];
    [
        "Offset of field: CUDA_MEMCPY2D_st::dstDevice",
    ][::core::mem::offset_of!(CUDA_MEMCPY2D_st, dstDevice) - 88usize];
    [
        "Offset of field: CUDA_MEMCPY2D_st::dstArray",
    ][::core::mem::offset_of!(CUDA_MEMCPY2D_st, dstArray) - 96usize];
    [
        "Offset of field: CUDA_MEMCPY2D_st::dstPitch",
    ][::core::mem::offset_of!(CUDA_MEMCPY2D_st, dstPitch) - 104usize];
    [
        "Offset of field: CUDA_MEMCPY2D_st::WidthInBytes",
    ][::core::mem::offset_of!(CUDA_MEMCPY2D_st, WidthInBytes) - 112usize];
    [
        "Offset of field: CUDA_MEMCPY2D_st::Height",
    ][::core::mem::offset_of!(CUDA_MEMCPY2D_st, Height) - 120usize];
};
pub type CUDA_MEMCPY2D_v2 = CUDA_MEMCPY2D_st;
pub type CUDA_MEMCPY2D = CUDA_MEMCPY2D_v2;
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUDA_MEMCPY3D_st {
    pub srcXInBytes: usize,
    pub srcY: usize,
    pub srcZ: usize,
    pub srcLOD: usize,
    pub srcMemoryType: CUmemorytype,
    pub srcHost: *const ::core::ffi::c_void,
    pub srcDevice: CUdeviceptr,
    pub srcArray: CUarray,
    pub reserved0: *mut ::core::ffi::c_void,
    pub srcPitch: usize,
    pub srcHeight: usize,
    pub dstXInBytes: usize,
    pub dstY: usize,
    pub dstZ: usize,
    pub dstLOD: usize,
    pub dstMemoryType: CUmemorytype,
    pub dstHost: *mut ::core::ffi::c_void,
    pub dstDevice: CUdeviceptr,
    pub dstArray: CUarray,
    pub reserved1: *mut ::core::ffi::c_void,
    pub dstPitch: usize,
    pub dstHeight: usize,
    pub WidthInBytes: usize,
    pub Height: usize,
    pub Depth: usize,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    ["Size of CUDA_MEMCPY3D_st"][::core::mem::size_of::<CUDA_MEMCPY3D_st>() - 200usize];
    [
        "Alignment of CUDA_MEMCPY3D_st",
    ][::core::mem::align_of::<CUDA_MEMCPY3D_st>() - 8usize];
    [
        "Offset of field: CUDA_MEMCPY3D_st::srcXInBytes",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_st, srcXInBytes) - 0usize];
    [
        "Offset of field: CUDA_MEMCPY3D_st::srcY",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_st, srcY) - 8usize];
    [
        "Offset of field: CUDA_MEMCPY3D_st::srcZ",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_st, srcZ) - 16usize];
    [
        "Offset of field: CUDA_MEMCPY3D_st::srcLOD",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_st, srcLOD) - 24usize];
    [
        "Offset of field: CUDA_MEMCPY3D_st::srcMemoryType",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_st, srcMemoryType) - 32usize];
    [
        "Offset of field: CUDA_MEMCPY3D_st::srcHost",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_st, srcHost) - 40usize];
    [
        "Offset of field: CUDA_MEMCPY3D_st::srcDevice",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_st, srcDevice) - 48usize];
    [
        "Offset of field: CUDA_MEMCPY3D_st::srcArray",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_st, srcArray) - 56usize];
    [
        "Offset of field: CUDA_MEMCPY3D_st::reserved0",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_st, reserved0) - 64usize];
    [
        "Offset of field: CUDA_MEMCPY3D_st::srcPitch",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_st, srcPitch) - 72usize];
    [
        "Offset of field: CUDA_MEMCPY3D_st::srcHeight",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_st, srcHeight) - 80usize];
    [
        "Offset of field: CUDA_MEMCPY3D_st::dstXInBytes",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_st, dstXInBytes) - 88usize];
    [
        "Offset of field: CUDA_MEMCPY3D_st::dstY",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_st, dstY) - 96usize];
    [
        "Offset of field: CUDA_MEMCPY3D_st::dstZ",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_st, dstZ) - 104usize];
    [
        "Offset of field: CUDA_MEMCPY3D_st::dstLOD",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_st, dstLOD) - 112usize];
    [
        "Offset of field: CUDA_MEMCPY3D_st::dstMemoryType",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_st, dstMemoryType) - 120usize];
    [
        "Offset of field: CUDA_MEMCPY3D_st::dstHost",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_st, dstHost) - 128usize];
    [
        "Offset of field: CUDA_MEMCPY3D_st::dstDevice",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_st, dstDevice) - 136usize];
    [
        "Offset of field: CUDA_MEMCPY3D_st::dstArray",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_st, dstArray) - 144usize];
    [
        "Offset of field: CUDA_MEMCPY3D_st::reserved1",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_st, reserved1) - 152usize];
    [
        "Offset of field: CUDA_MEMCPY3D_st::dstPitch",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_st, dstPitch) - 160usize];
    [
        "Offset of field: CUDA_MEMCPY3D_st::dstHeight",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_st, dstHeight) - 168usize];
    [
        "Offset of field: CUDA_MEMCPY3D_st::WidthInBytes",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_st, WidthInBytes) - 176usize];
    [
        "Offset of field: CUDA_MEMCPY3D_st::Height",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_st, Height) - 184usize];
    [
        "Offset of field: CUDA_MEMCPY3D_st::Depth",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_st, Depth) - 192usize];
};
pub type CUDA_MEMCPY3D_v2 = CUDA_MEMCPY3D_st;
pub type CUDA_MEMCPY3D = CUDA_MEMCPY3D_v2;
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUDA_MEMCPY3D_PEER_st {
    pub srcXInBytes: usize,
    pub srcY: usize,
    pub srcZ: usize,
    pub srcLOD: usize,
    pub srcMemoryType: CUmemorytype,
    pub srcHost: *const ::core::ffi::c_void,
    pub srcDevice: CUdeviceptr,
    pub srcArray: CUarray,
    pub srcContext: CUcontext,
    pub srcPitch: usize,
    pub srcHeight: usize,
    pub dstXInBytes: usize,
    pub dstY: usize,
    pub dstZ: usize,
    pub dstLOD: usize,
    pub dstMemoryType: CUmemorytype,
    pub dstHost: *mut ::core::ffi::c_void,
    pub dstDevice: CUdeviceptr,
    pub dstArray: CUarray,
    pub dstContext: CUcontext,
    pub dstPitch: usize,
    pub dstHeight: usize,
    pub WidthInBytes: usize,
    pub Height: usize,
    pub Depth: usize,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of CUDA_MEMCPY3D_PEER_st",
    ][::core::mem::size_of::<CUDA_MEMCPY3D_PEER_st>() - 200usize];
    [
        "Alignment of CUDA_MEMCPY3D_PEER_st",
    ][::core::mem::align_of::<CUDA_MEMCPY3D_PEER_st>() - 8usize];
    [
        "Offset of field: CUDA_MEMCPY3D_PEER_st::srcXInBytes",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_PEER_st, srcXInBytes) - 0usize];
    [
        "Offset of field: CUDA_MEMCPY3D_PEER_st::srcY",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_PEER_st, srcY) - 8usize];
    [
        "Offset of field: CUDA_MEMCPY3D_PEER_st::srcZ",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_PEER_st, srcZ) - 16usize];
    [
        "Offset of field: CUDA_MEMCPY3D_PEER_st::srcLOD",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_PEER_st, srcLOD) - 24usize];
    [
        "Offset of field: CUDA_MEMCPY3D_PEER_st::srcMemoryType",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_PEER_st, srcMemoryType) - 32usize];
    [
        "Offset of field: CUDA_MEMCPY3D_PEER_st::srcHost",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_PEER_st, srcHost) - 40usize];
    [
        "Offset of field: CUDA_MEMCPY3D_PEER_st::srcDevice",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_PEER_st, srcDevice) - 48usize];
    [
        "Offset of field: CUDA_MEMCPY3D_PEER_st::srcArray",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_PEER_st, srcArray) - 56usize];
    [
        "Offset of field: CUDA_MEMCPY3D_PEER_st::srcContext",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_PEER_st, srcContext) - 64usize];
    [
        "Offset of field: CUDA_MEMCPY3D_PEER_st::srcPitch",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_PEER_st, srcPitch) - 72usize];
    [
        "Offset of field: CUDA_MEMCPY3D_PEER_st::srcHeight",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_PEER_st, srcHeight) - 80usize];
    [
        "Offset of field: CUDA_MEMCPY3D_PEER_st::dstXInBytes",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_PEER_st, dstXInBytes) - 88usize];
    [
        "Offset of field: CUDA_MEMCPY3D_PEER_st::dstY",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_PEER_st, dstY) - 96usize];
    [
        "Offset of field: CUDA_MEMCPY3D_PEER_st::dstZ",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_PEER_st, dstZ) - 104usize];
    [
        "Offset of field: CUDA_MEMCPY3D_PEER_st::dstLOD",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_PEER_st, dstLOD) - 112usize];
    [
        "Offset of field: CUDA_MEMCPY3D_PEER_st::dstMemoryType",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_PEER_st, dstMemoryType) - 120usize];
    [
        "Offset of field: CUDA_MEMCPY3D_PEER_st::dstHost",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_PEER_st, dstHost) - 128usize];
    [
        "Offset of field: CUDA_MEMCPY3D_PEER_st::dstDevice",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_PEER_st, dstDevice) - 136usize];
    [
        "Offset of field: CUDA_MEMCPY3D_PEER_st::dstArray",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_PEER_st, dstArray) - 144usize];
    [
        "Offset of field: CUDA_MEMCPY3D_PEER_st::dstContext",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_PEER_st, dstContext) - 152usize];
    [
        "Offset of field: CUDA_MEMCPY3D_PEER_st::dstPitch",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_PEER_st, dstPitch) - 160usize];
    [
        "Offset of field: CUDA_MEMCPY3D_PEER_st::dstHeight",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_PEER_st, dstHeight) - 168usize];
    [
        "Offset of field: CUDA_MEMCPY3D_PEER_st::WidthInBytes",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_PEER_st, WidthInBytes) - 176usize];
    [
        "Offset of field: CUDA_MEMCPY3D_PEER_st::Height",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_PEER_st, Height) - 184usize];
    [
        "Offset of field: CUDA_MEMCPY3D_PEER_st::Depth",
    ][::core::mem::offset_of!(CUDA_MEMCPY3D_PEER_st, Depth) - 192usize];
};
pub type CUDA_MEMCPY3D_PEER_v1 = CUDA_MEMCPY3D_PEER_st;
pub type CUDA_MEMCPY3D_PEER = CUDA_MEMCPY3D_PEER_v1;
#[repr(C)]
#[repr(align(128))]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUtensorMap_st {
    pub opaque: [cuuint64_t; 16usize],
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    ["Size of CUtensorMap_st"][::core::mem::size_of::<CUtensorMap_st>() - 128usize];
    [
        "Alignment of CUtensorMap_st",
    ][::core::mem::align_of::<CUtensorMap_st>() - 128usize];
    [
        "Offset of field: CUtensorMap_st::opaque",
    ][::core::mem::offset_of!(CUtensorMap_st, opaque) - 0usize];
};
pub type CUtensorMap = CUtensorMap_st;
impl CUtensorMapDataType {
    pub const CU_TENSOR_MAP_DATA_TYPE_UINT8: CUtensorMapDataType = CUtensorMapDataType(
        0,
    );
    pub const CU_TENSOR_MAP_DATA_TYPE_UINT16: CUtensorMapDataType = CUtensorMapDataType(
        1,
    );
    pub const CU_TENSOR_MAP_DATA_TYPE_UINT32: CUtensorMapDataType = CUtensorMapDataType(
        2,
    );
    pub const CU_TENSOR_MAP_DATA_TYPE_INT32: CUtensorMapDataType = CUtensorMapDataType(
        3,
    );
    pub const CU_TENSOR_MAP_DATA_TYPE_UINT64: CUtensorMapDataType = CUtensorMapDataType(
        4,
    );
    pub const CU_TENSOR_MAP_DATA_TYPE_INT64: CUtensorMapDataType = CUtensorMapDataType(
        5,
    );
    pub const CU_TENSOR_MAP_DATA_TYPE_FLOAT16: CUtensorMapDataType = CUtensorMapDataType(
        6,
    );
    pub const CU_TENSOR_MAP_DATA_TYPE_FLOAT32: CUtensorMapDataType = CUtensorMapDataType(
        7,
    );
    pub const CU_TENSOR_MAP_DATA_TYPE_FLOAT64: CUtensorMapDataType = CUtensorMapDataType(
        8,
    );
    pub const CU_TENSOR_MAP_DATA_TYPE_BFLOAT16: CUtensorMapDataType = CUtensorMapDataType(
        9,
    );
    pub const CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ: CUtensorMapDataType = CUtensorMapDataType(
        10,
    );
    pub const CU_TENSOR_MAP_DATA_TYPE_TFLOAT32: CUtensorMapDataType = CUtensorMapDataType(
        11,
    );
    pub const CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ: CUtensorMapDataType = CUtensorMapDataType(
        12,
    );
    pub const CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B: CUtensorMapDataType = CUtensorMapDataType(
        13,
    );
    pub const CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B: CUtensorMapDataType = CUtensorMapDataType(
        14,
    );
    pub const CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B: CUtensorMapDataType = CUtensorMapDataType(
        15,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUtensorMapDataType(pub ::core::ffi::c_uint);
impl CUtensorMapInterleave {
    pub const CU_TENSOR_MAP_INTERLEAVE_NONE: CUtensorMapInterleave = CUtensorMapInterleave(
        0,
    );
    pub const CU_TENSOR_MAP_INTERLEAVE_16B: CUtensorMapInterleave = CUtensorMapInterleave(
        1,
    );
    pub const CU_TENSOR_MAP_INTERLEAVE_32B: CUtensorMapInterleave = CUtensorMapInterleave(
        2,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUtensorMapInterleave(pub ::core::ffi::c_uint);
impl CUtensorMapSwizzle {
    pub const CU_TENSOR_MAP_SWIZZLE_NONE: CUtensorMapSwizzle = CUtensorMapSwizzle(0);
    pub const CU_TENSOR_MAP_SWIZZLE_32B: CUtensorMapSwizzle = CUtensorMapSwizzle(1);
    pub const CU_TENSOR_MAP_SWIZZLE_64B: CUtensorMapSwizzle = CUtensorMapSwizzle(2);
    pub const CU_TENSOR_MAP_SWIZZLE_128B: CUtensorMapSwizzle = CUtensorMapSwizzle(3);
    pub const CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B: CUtensorMapSwizzle = CUtensorMapSwizzle(
        4,
    );
    pub const CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B: CUtensorMapSwizzle = CUtensorMapSwizzle(
        5,
    );
    pub const CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B: CUtensorMapSwizzle = CUtensorMapSwizzle(
        6,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUtensorMapSwizzle(pub ::core::ffi::c_uint);
impl CUtensorMapL2promotion {
    pub const CU_TENSOR_MAP_L2_PROMOTION_NONE: CUtensorMapL2promotion = CUtensorMapL2promotion(
        0,
    );
    pub const CU_TENSOR_MAP_L2_PROMOTION_L2_64B: CUtensorMapL2promotion = CUtensorMapL2promotion(
        1,
    );
    pub const CU_TENSOR_MAP_L2_PROMOTION_L2_128B: CUtensorMapL2promotion = CUtensorMapL2promotion(
        2,
    );
    pub const CU_TENSOR_MAP_L2_PROMOTION_L2_256B: CUtensorMapL2promotion = CUtensorMapL2promotion(
        3,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUtensorMapL2promotion(pub ::core::ffi::c_uint);
impl CUtensorMapFloatOOBfill {
    pub const CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE: CUtensorMapFloatOOBfill = CUtensorMapFloatOOBfill(
        0,
    );
    pub const CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA: CUtensorMapFloatOOBfill = CUtensorMapFloatOOBfill(
        1,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUtensorMapFloatOOBfill(pub ::core::ffi::c_uint);
pub type CUmemGenericAllocationHandle_v1 = ::core::ffi::c_ulonglong;
impl CUmemAllocationHandleType {
    pub const CU_MEM_HANDLE_TYPE_NONE: CUmemAllocationHandleType = CUmemAllocationHandleType(
        0,
    );
    pub const CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR: CUmemAllocationHandleType = CUmemAllocationHandleType(
        1,
    );
    pub const CU_MEM_HANDLE_TYPE_WIN32: CUmemAllocationHandleType = CUmemAllocationHandleType(
        2,
    );
    pub const CU_MEM_HANDLE_TYPE_WIN32_KMT: CUmemAllocationHandleType = CUmemAllocationHandleType(
        4,
    );
    pub const CU_MEM_HANDLE_TYPE_FABRIC: CUmemAllocationHandleType = CUmemAllocationHandleType(
        8,
    );
    pub const CU_MEM_HANDLE_TYPE_MAX: CUmemAllocationHandleType = CUmemAllocationHandleType(
        2147483647,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUmemAllocationHandleType(pub ::core::ffi::c_uint);
impl CUmemAccess_flags {
    pub const CU_MEM_ACCESS_FLAGS_PROT_NONE: CUmemAccess_flags = CUmemAccess_flags(0);
    pub const CU_MEM_ACCESS_FLAGS_PROT_READ: CUmemAccess_flags = CUmemAccess_flags(1);
    pub const CU_MEM_ACCESS_FLAGS_PROT_READWRITE: CUmemAccess_flags = CUmemAccess_flags(
        3,
    );
    pub const CU_MEM_ACCESS_FLAGS_PROT_MAX: CUmemAccess_flags = CUmemAccess_flags(
        2147483647,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUmemAccess_flags(pub ::core::ffi::c_uint);
impl CUmemLocationType {
    pub const CU_MEM_LOCATION_TYPE_INVALID: CUmemLocationType = CUmemLocationType(0);
    pub const CU_MEM_LOCATION_TYPE_NONE: CUmemLocationType = CUmemLocationType(0);
    pub const CU_MEM_LOCATION_TYPE_DEVICE: CUmemLocationType = CUmemLocationType(1);
    pub const CU_MEM_LOCATION_TYPE_HOST: CUmemLocationType = CUmemLocationType(2);
    pub const CU_MEM_LOCATION_TYPE_HOST_NUMA: CUmemLocationType = CUmemLocationType(3);
    pub const CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT: CUmemLocationType = CUmemLocationType(
        4,
    );
    pub const CU_MEM_LOCATION_TYPE_INVISIBLE: CUmemLocationType = CUmemLocationType(5);
    pub const CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN: CUmemLocationType = CUmemLocationType(
        6,
    );
    pub const CU_MEM_LOCATION_TYPE_MAX: CUmemLocationType = CUmemLocationType(
        2147483647,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUmemLocationType(pub ::core::ffi::c_uint);
impl CUmemAllocationType {
    pub const CU_MEM_ALLOCATION_TYPE_INVALID: CUmemAllocationType = CUmemAllocationType(
        0,
    );
    pub const CU_MEM_ALLOCATION_TYPE_PINNED: CUmemAllocationType = CUmemAllocationType(
        1,
    );
    pub const CU_MEM_ALLOCATION_TYPE_MANAGED: CUmemAllocationType = CUmemAllocationType(
        2,
    );
    pub const CU_MEM_ALLOCATION_TYPE_MAX: CUmemAllocationType = CUmemAllocationType(
        2147483647,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUmemAllocationType(pub ::core::ffi::c_uint);
impl CUmemAllocationGranularity_flags {
    pub const CU_MEM_ALLOC_GRANULARITY_MINIMUM: CUmemAllocationGranularity_flags = CUmemAllocationGranularity_flags(
        0,
    );
    pub const CU_MEM_ALLOC_GRANULARITY_RECOMMENDED: CUmemAllocationGranularity_flags = CUmemAllocationGranularity_flags(
        1,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUmemAllocationGranularity_flags(pub ::core::ffi::c_uint);
impl CUmemRangeHandleType {
    pub const CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD: CUmemRangeHandleType = CUmemRangeHandleType(
        1,
    );
    pub const CU_MEM_RANGE_HANDLE_TYPE_MAX: CUmemRangeHandleType = CUmemRangeHandleType(
        2147483647,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUmemRangeHandleType(pub ::core::ffi::c_uint);
#[repr(C)]
#[derive(Copy, Clone)]
pub struct CUmemLocation_st {
    pub type_: CUmemLocationType,
    pub __bindgen_anon_1: CUmemLocation_st__bindgen_ty_1,
}
#[repr(C)]
#[derive(Copy, Clone)]
pub union CUmemLocation_st__bindgen_ty_1 {
    pub id: ::core::ffi::c_int,
    pub localized: CUmemLocation_st__bindgen_ty_1__bindgen_ty_1,
}
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUmemLocation_st__bindgen_ty_1__bindgen_ty_1 {
    pub deviceId: ::core::ffi::c_uchar,
    pub localityDomainId: ::core::ffi::c_uchar,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of CUmemLocation_st__bindgen_ty_1__bindgen_ty_1",
    ][::core::mem::size_of::<CUmemLocation_st__bindgen_ty_1__bindgen_ty_1>() - 2usize];
    [
        "Alignment of CUmemLocation_st__bindgen_ty_1__bindgen_ty_1",
    ][::core::mem::align_of::<CUmemLocation_st__bindgen_ty_1__bindgen_ty_1>() - 1usize];
    [
        "Offset of field: CUmemLocation_st__bindgen_ty_1__bindgen_ty_1::deviceId",
    ][::core::mem::offset_of!(CUmemLocation_st__bindgen_ty_1__bindgen_ty_1, deviceId)
        - 0usize];
    [
        "Offset of field: CUmemLocation_st__bindgen_ty_1__bindgen_ty_1::localityDomainId",
    ][::core::mem::offset_of!(
        CUmemLocation_st__bindgen_ty_1__bindgen_ty_1, localityDomainId
    ) - 1usize];
};
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of CUmemLocation_st__bindgen_ty_1",
    ][::core::mem::size_of::<CUmemLocation_st__bindgen_ty_1>() - 4usize];
    [
        "Alignment of CUmemLocation_st__bindgen_ty_1",
    ][::core::mem::align_of::<CUmemLocation_st__bindgen_ty_1>() - 4usize];
    [
        "Offset of field: CUmemLocation_st__bindgen_ty_1::id",
    ][::core::mem::offset_of!(CUmemLocation_st__bindgen_ty_1, id) - 0usize];
    [
        "Offset of field: CUmemLocation_st__bindgen_ty_1::localized",
    ][::core::mem::offset_of!(CUmemLocation_st__bindgen_ty_1, localized) - 0usize];
};
impl ::core::fmt::Debug for CUmemLocation_st__bindgen_ty_1 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        write!(f, "CUmemLocation_st__bindgen_ty_1 {{ union }}")
    }
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    ["Size of CUmemLocation_st"][::core::mem::size_of::<CUmemLocation_st>() - 8usize];
    [
        "Alignment of CUmemLocation_st",
    ][::core::mem::align_of::<CUmemLocation_st>() - 4usize];
    [
        "Offset of field: CUmemLocation_st::type_",
    ][::core::mem::offset_of!(CUmemLocation_st, type_) - 0usize];
};
impl ::core::fmt::Debug for CUmemLocation_st {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        write!(
            f, "CUmemLocation_st {{ type: {:?}, __bindgen_anon_1: {:?} }}", self.type_,
            self.__bindgen_anon_1
        )
    }
}
pub type CUmemLocation_v1 = CUmemLocation_st;
pub type CUmemLocation = CUmemLocation_v1;
#[repr(C)]
#[derive(Copy, Clone)]
pub struct CUmemAllocationProp_st {
    pub type_: CUmemAllocationType,
    pub requestedHandleTypes: CUmemAllocationHandleType,
    pub location: CUmemLocation,
    pub win32HandleMetaData: *mut ::core::ffi::c_void,
    pub allocFlags: CUmemAllocationProp_st__bindgen_ty_1,
}
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUmemAllocationProp_st__bindgen_ty_1 {
    pub compressionType: ::core::ffi::c_uchar,
    pub gpuDirectRDMACapable: ::core::ffi::c_uchar,
    pub usage: ::core::ffi::c_ushort,
    pub reserved: [::core::ffi::c_uchar; 4usize],
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of CUmemAllocationProp_st__bindgen_ty_1",
    ][::core::mem::size_of::<CUmemAllocationProp_st__bindgen_ty_1>() - 8usize];
    [
        "Alignment of CUmemAllocationProp_st__bindgen_ty_1",
    ][::core::mem::align_of::<CUmemAllocationProp_st__bindgen_ty_1>() - 2usize];
    [
        "Offset of field: CUmemAllocationProp_st__bindgen_ty_1::compressionType",
    ][::core::mem::offset_of!(CUmemAllocationProp_st__bindgen_ty_1, compressionType)
        - 0usize];
    [
        "Offset of field: CUmemAllocationProp_st__bindgen_ty_1::gpuDirectRDMACapable",
    ][::core::mem::offset_of!(CUmemAllocationProp_st__bindgen_ty_1, gpuDirectRDMACapable)
        - 1usize];
    [
        "Offset of field: CUmemAllocationProp_st__bindgen_ty_1::usage",
    ][::core::mem::offset_of!(CUmemAllocationProp_st__bindgen_ty_1, usage) - 2usize];
    [
        "Offset of field: CUmemAllocationProp_st__bindgen_ty_1::reserved",
    ][::core::mem::offset_of!(CUmemAllocationProp_st__bindgen_ty_1, reserved) - 4usize];
};
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of CUmemAllocationProp_st",
    ][::core::mem::size_of::<CUmemAllocationProp_st>() - 32usize];
    [
        "Alignment of CUmemAllocationProp_st",
    ][::core::mem::align_of::<CUmemAllocationProp_st>() - 8usize];
    [
        "Offset of field: CUmemAllocationProp_st::type_",
    ][::core::mem::offset_of!(CUmemAllocationProp_st, type_) - 0usize];
    [
        "Offset of field: CUmemAllocationProp_st::requestedHandleTypes",
    ][::core::mem::offset_of!(CUmemAllocationProp_st, requestedHandleTypes) - 4usize];
    [
        "Offset of field: CUmemAllocationProp_st::location",
    ][::core::mem::offset_of!(CUmemAllocationProp_st, location) - 8usize];
    [
        "Offset of field: CUmemAllocationProp_st::win32HandleMetaData",
    ][::core::mem::offset_of!(CUmemAllocationProp_st, win32HandleMetaData) - 16usize];
    [
        "Offset of field: CUmemAllocationProp_st::allocFlags",
    ][::core::mem::offset_of!(CUmemAllocationProp_st, allocFlags) - 24usize];
};
impl ::core::fmt::Debug for CUmemAllocationProp_st {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        write!(
            f,
            "CUmemAllocationProp_st {{ type: {:?}, requestedHandleTypes: {:?}, location: {:?}, win32HandleMetaData: {:?}, allocFlags: {:?} }}",
            self.type_, self.requestedHandleTypes, self.location, self
            .win32HandleMetaData, self.allocFlags
        )
    }
}
pub type CUmemAllocationProp_v1 = CUmemAllocationProp_st;
pub type CUmemAllocationProp = CUmemAllocationProp_v1;
impl CUmulticastGranularity_flags {
    pub const CU_MULTICAST_GRANULARITY_MINIMUM: CUmulticastGranularity_flags = CUmulticastGranularity_flags(
        0,
    );
    pub const CU_MULTICAST_GRANULARITY_RECOMMENDED: CUmulticastGranularity_flags = CUmulticastGranularity_flags(
        1,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUmulticastGranularity_flags(pub ::core::ffi::c_uint);
#[repr(C)]
#[derive(Copy, Clone)]
pub struct CUmemAccessDesc_st {
    pub location: CUmemLocation,
    pub flags: CUmemAccess_flags,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of CUmemAccessDesc_st",
    ][::core::mem::size_of::<CUmemAccessDesc_st>() - 12usize];
    [
        "Alignment of CUmemAccessDesc_st",
    ][::core::mem::align_of::<CUmemAccessDesc_st>() - 4usize];
    [
        "Offset of field: CUmemAccessDesc_st::location",
    ][::core::mem::offset_of!(CUmemAccessDesc_st, location) - 0usize];
    [
        "Offset of field: CUmemAccessDesc_st::flags",
    ][::core::mem::offset_of!(CUmemAccessDesc_st, flags) - 8usize];
};
impl ::core::fmt::Debug for CUmemAccessDesc_st {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        write!(
            f, "CUmemAccessDesc_st {{ location: {:?}, flags: {:?} }}", self.location,
            self.flags
        )
    }
}
pub type CUmemAccessDesc_v1 = CUmemAccessDesc_st;
pub type CUmemAccessDesc = CUmemAccessDesc_v1;
impl CUgraphExecUpdateResult {
    pub const CU_GRAPH_EXEC_UPDATE_SUCCESS: CUgraphExecUpdateResult = CUgraphExecUpdateResult(
        0,
    );
    pub const CU_GRAPH_EXEC_UPDATE_ERROR: CUgraphExecUpdateResult = CUgraphExecUpdateResult(
        1,
    );
    pub const CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED: CUgraphExecUpdateResult = CUgraphExecUpdateResult(
        2,
    );
    pub const CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED: CUgraphExecUpdateResult = CUgraphExecUpdateResult(
        3,
    );
    pub const CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED: CUgraphExecUpdateResult = CUgraphExecUpdateResult(
        4,
    );
    pub const CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED: CUgraphExecUpdateResult = CUgraphExecUpdateResult(
        5,
    );
    pub const CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED: CUgraphExecUpdateResult = CUgraphExecUpdateResult(
        6,
    );
    pub const CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE: CUgraphExecUpdateResult = CUgraphExecUpdateResult(
        7,
    );
    pub const CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED: CUgraphExecUpdateResult = CUgraphExecUpdateResult(
        8,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUgraphExecUpdateResult(pub ::core::ffi::c_uint);
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUgraphExecUpdateResultInfo_st {
    pub result: CUgraphExecUpdateResult,
    pub errorNode: CUgraphNode,
    pub errorFromNode: CUgraphNode,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of CUgraphExecUpdateResultInfo_st",
    ][::core::mem::size_of::<CUgraphExecUpdateResultInfo_st>() - 24usize];
    [
        "Alignment of CUgraphExecUpdateResultInfo_st",
    ][::core::mem::align_of::<CUgraphExecUpdateResultInfo_st>() - 8usize];
    [
        "Offset of field: CUgraphExecUpdateResultInfo_st::result",
    ][::core::mem::offset_of!(CUgraphExecUpdateResultInfo_st, result) - 0usize];
    [
        "Offset of field: CUgraphExecUpdateResultInfo_st::errorNode",
    ][::core::mem::offset_of!(CUgraphExecUpdateResultInfo_st, errorNode) - 8usize];
    [
        "Offset of field: CUgraphExecUpdateResultInfo_st::errorFromNode",
    ][::core::mem::offset_of!(CUgraphExecUpdateResultInfo_st, errorFromNode) - 16usize];
};
pub type CUgraphExecUpdateResultInfo_v1 = CUgraphExecUpdateResultInfo_st;
pub type CUgraphExecUpdateResultInfo = CUgraphExecUpdateResultInfo_v1;
impl CUmemPool_attribute {
    pub const CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES: CUmemPool_attribute = CUmemPool_attribute(
        1,
    );
    pub const CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC: CUmemPool_attribute = CUmemPool_attribute(
        2,
    );
    pub const CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES: CUmemPool_attribute = CUmemPool_attribute(
        3,
    );
    pub const CU_MEMPOOL_ATTR_RELEASE_THRESHOLD: CUmemPool_attribute = CUmemPool_attribute(
        4,
    );
    pub const CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT: CUmemPool_attribute = CUmemPool_attribute(
        5,
    );
    pub const CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH: CUmemPool_attribute = CUmemPool_attribute(
        6,
    );
    pub const CU_MEMPOOL_ATTR_USED_MEM_CURRENT: CUmemPool_attribute = CUmemPool_attribute(
        7,
    );
    pub const CU_MEMPOOL_ATTR_USED_MEM_HIGH: CUmemPool_attribute = CUmemPool_attribute(
        8,
    );
    pub const CU_MEMPOOL_ATTR_ALLOCATION_TYPE: CUmemPool_attribute = CUmemPool_attribute(
        9,
    );
    pub const CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES: CUmemPool_attribute = CUmemPool_attribute(
        10,
    );
    pub const CU_MEMPOOL_ATTR_LOCATION_ID: CUmemPool_attribute = CUmemPool_attribute(11);
    pub const CU_MEMPOOL_ATTR_LOCATION_TYPE: CUmemPool_attribute = CUmemPool_attribute(
        12,
    );
    pub const CU_MEMPOOL_ATTR_MAX_POOL_SIZE: CUmemPool_attribute = CUmemPool_attribute(
        13,
    );
    pub const CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED: CUmemPool_attribute = CUmemPool_attribute(
        14,
    );
    pub const CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID: CUmemPool_attribute = CUmemPool_attribute(
        15,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUmemPool_attribute(pub ::core::ffi::c_uint);
#[repr(C)]
#[derive(Copy, Clone)]
pub struct CUmemPoolProps_st {
    pub allocType: CUmemAllocationType,
    pub handleTypes: CUmemAllocationHandleType,
    pub location: CUmemLocation,
    pub win32SecurityAttributes: *mut ::core::ffi::c_void,
    pub maxSize: usize,
    pub usage: ::core::ffi::c_ushort,
    pub gpuDirectRDMACapable: ::core::ffi::c_uchar,
    pub reserved: [::core::ffi::c_uchar; 53usize],
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    ["Size of CUmemPoolProps_st"][::core::mem::size_of::<CUmemPoolProps_st>() - 88usize];
    [
        "Alignment of CUmemPoolProps_st",
    ][::core::mem::align_of::<CUmemPoolProps_st>() - 8usize];
    [
        "Offset of field: CUmemPoolProps_st::allocType",
    ][::core::mem::offset_of!(CUmemPoolProps_st, allocType) - 0usize];
    [
        "Offset of field: CUmemPoolProps_st::handleTypes",
    ][::core::mem::offset_of!(CUmemPoolProps_st, handleTypes) - 4usize];
    [
        "Offset of field: CUmemPoolProps_st::location",
    ][::core::mem::offset_of!(CUmemPoolProps_st, location) - 8usize];
    [
        "Offset of field: CUmemPoolProps_st::win32SecurityAttributes",
    ][::core::mem::offset_of!(CUmemPoolProps_st, win32SecurityAttributes) - 16usize];
    [
        "Offset of field: CUmemPoolProps_st::maxSize",
    ][::core::mem::offset_of!(CUmemPoolProps_st, maxSize) - 24usize];
    [
        "Offset of field: CUmemPoolProps_st::usage",
    ][::core::mem::offset_of!(CUmemPoolProps_st, usage) - 32usize];
    [
        "Offset of field: CUmemPoolProps_st::gpuDirectRDMACapable",
    ][::core::mem::offset_of!(CUmemPoolProps_st, gpuDirectRDMACapable) - 34usize];
    [
        "Offset of field: CUmemPoolProps_st::reserved",
    ][::core::mem::offset_of!(CUmemPoolProps_st, reserved) - 35usize];
};
impl ::core::fmt::Debug for CUmemPoolProps_st {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        write!(
            f,
            "CUmemPoolProps_st {{ allocType: {:?}, handleTypes: {:?}, location: {:?}, win32SecurityAttributes: {:?}, usage: {:?}, gpuDirectRDMACapable: {:?}, reserved: {:?} }}",
            self.allocType, self.handleTypes, self.location, self
            .win32SecurityAttributes, self.usage, self.gpuDirectRDMACapable, self
            .reserved
        )
    }
}
pub type CUmemPoolProps_v1 = CUmemPoolProps_st;
pub type CUmemPoolProps = CUmemPoolProps_v1;
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUmemPoolPtrExportData_st {
    pub reserved: [::core::ffi::c_uchar; 64usize],
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of CUmemPoolPtrExportData_st",
    ][::core::mem::size_of::<CUmemPoolPtrExportData_st>() - 64usize];
    [
        "Alignment of CUmemPoolPtrExportData_st",
    ][::core::mem::align_of::<CUmemPoolPtrExportData_st>() - 1usize];
    [
        "Offset of field: CUmemPoolPtrExportData_st::reserved",
    ][::core::mem::offset_of!(CUmemPoolPtrExportData_st, reserved) - 0usize];
};
pub type CUmemPoolPtrExportData_v1 = CUmemPoolPtrExportData_st;
pub type CUmemPoolPtrExportData = CUmemPoolPtrExportData_v1;
#[repr(C)]
#[derive(Copy, Clone)]
pub struct CUDA_MEM_ALLOC_NODE_PARAMS_v1_st {
    pub poolProps: CUmemPoolProps,
    pub accessDescs: *const CUmemAccessDesc,
    pub accessDescCount: usize,
    pub bytesize: usize,
    pub dptr: CUdeviceptr,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of CUDA_MEM_ALLOC_NODE_PARAMS_v1_st",
    ][::core::mem::size_of::<CUDA_MEM_ALLOC_NODE_PARAMS_v1_st>() - 120usize];
    [
        "Alignment of CUDA_MEM_ALLOC_NODE_PARAMS_v1_st",
    ][::core::mem::align_of::<CUDA_MEM_ALLOC_NODE_PARAMS_v1_st>() - 8usize];
    [
        "Offset of field: CUDA_MEM_ALLOC_NODE_PARAMS_v1_st::poolProps",
    ][::core::mem::offset_of!(CUDA_MEM_ALLOC_NODE_PARAMS_v1_st, poolProps) - 0usize];
    [
        "Offset of field: CUDA_MEM_ALLOC_NODE_PARAMS_v1_st::accessDescs",
    ][::core::mem::offset_of!(CUDA_MEM_ALLOC_NODE_PARAMS_v1_st, accessDescs) - 88usize];
    [
        "Offset of field: CUDA_MEM_ALLOC_NODE_PARAMS_v1_st::accessDescCount",
    ][::core::mem::offset_of!(CUDA_MEM_ALLOC_NODE_PARAMS_v1_st, accessDescCount)
        - 96usize];
    [
        "Offset of field: CUDA_MEM_ALLOC_NODE_PARAMS_v1_st::bytesize",
    ][::core::mem::offset_of!(CUDA_MEM_ALLOC_NODE_PARAMS_v1_st, bytesize) - 104usize];
    [
        "Offset of field: CUDA_MEM_ALLOC_NODE_PARAMS_v1_st::dptr",
    ][::core::mem::offset_of!(CUDA_MEM_ALLOC_NODE_PARAMS_v1_st, dptr) - 112usize];
};
impl ::core::fmt::Debug for CUDA_MEM_ALLOC_NODE_PARAMS_v1_st {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        write!(
            f,
            "CUDA_MEM_ALLOC_NODE_PARAMS_v1_st {{ poolProps: {:?}, accessDescs: {:?}, dptr: {:?} }}",
            self.poolProps, self.accessDescs, self.dptr
        )
    }
}
pub type CUDA_MEM_ALLOC_NODE_PARAMS_v1 = CUDA_MEM_ALLOC_NODE_PARAMS_v1_st;
pub type CUDA_MEM_ALLOC_NODE_PARAMS = CUDA_MEM_ALLOC_NODE_PARAMS_v1;
impl CUgraphMem_attribute {
    pub const CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT: CUgraphMem_attribute = CUgraphMem_attribute(
        0,
    );
    pub const CU_GRAPH_MEM_ATTR_USED_MEM_HIGH: CUgraphMem_attribute = CUgraphMem_attribute(
        1,
    );
    pub const CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT: CUgraphMem_attribute = CUgraphMem_attribute(
        2,
    );
    pub const CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH: CUgraphMem_attribute = CUgraphMem_attribute(
        3,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUgraphMem_attribute(pub ::core::ffi::c_uint);
impl CUgraphDebugDot_flags {
    pub const CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE: CUgraphDebugDot_flags = CUgraphDebugDot_flags(
        1,
    );
    pub const CU_GRAPH_DEBUG_DOT_FLAGS_RUNTIME_TYPES: CUgraphDebugDot_flags = CUgraphDebugDot_flags(
        2,
    );
    pub const CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_PARAMS: CUgraphDebugDot_flags = CUgraphDebugDot_flags(
        4,
    );
    pub const CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_NODE_PARAMS: CUgraphDebugDot_flags = CUgraphDebugDot_flags(
        8,
    );
    pub const CU_GRAPH_DEBUG_DOT_FLAGS_MEMSET_NODE_PARAMS: CUgraphDebugDot_flags = CUgraphDebugDot_flags(
        16,
    );
    pub const CU_GRAPH_DEBUG_DOT_FLAGS_HOST_NODE_PARAMS: CUgraphDebugDot_flags = CUgraphDebugDot_flags(
        32,
    );
    pub const CU_GRAPH_DEBUG_DOT_FLAGS_EVENT_NODE_PARAMS: CUgraphDebugDot_flags = CUgraphDebugDot_flags(
        64,
    );
    pub const CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_SIGNAL_NODE_PARAMS: CUgraphDebugDot_flags = CUgraphDebugDot_flags(
        128,
    );
    pub const CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_WAIT_NODE_PARAMS: CUgraphDebugDot_flags = CUgraphDebugDot_flags(
        256,
    );
    pub const CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_ATTRIBUTES: CUgraphDebugDot_flags = CUgraphDebugDot_flags(
        512,
    );
    pub const CU_GRAPH_DEBUG_DOT_FLAGS_HANDLES: CUgraphDebugDot_flags = CUgraphDebugDot_flags(
        1024,
    );
    pub const CU_GRAPH_DEBUG_DOT_FLAGS_MEM_ALLOC_NODE_PARAMS: CUgraphDebugDot_flags = CUgraphDebugDot_flags(
        2048,
    );
    pub const CU_GRAPH_DEBUG_DOT_FLAGS_MEM_FREE_NODE_PARAMS: CUgraphDebugDot_flags = CUgraphDebugDot_flags(
        4096,
    );
    pub const CU_GRAPH_DEBUG_DOT_FLAGS_BATCH_MEM_OP_NODE_PARAMS: CUgraphDebugDot_flags = CUgraphDebugDot_flags(
        8192,
    );
    pub const CU_GRAPH_DEBUG_DOT_FLAGS_EXTRA_TOPO_INFO: CUgraphDebugDot_flags = CUgraphDebugDot_flags(
        16384,
    );
    pub const CU_GRAPH_DEBUG_DOT_FLAGS_CONDITIONAL_NODE_PARAMS: CUgraphDebugDot_flags = CUgraphDebugDot_flags(
        32768,
    );
    pub const CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_BATCH_NODE_PARAMS: CUgraphDebugDot_flags = CUgraphDebugDot_flags(
        65536,
    );
    pub const CU_GRAPH_DEBUG_DOT_FLAGS_FABRIC_CPY_BATCH_NODE_PARAMS: CUgraphDebugDot_flags = CUgraphDebugDot_flags(
        131072,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUgraphDebugDot_flags(pub ::core::ffi::c_uint);
impl CUuserObject_flags {
    pub const CU_USER_OBJECT_NO_DESTRUCTOR_SYNC: CUuserObject_flags = CUuserObject_flags(
        1,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUuserObject_flags(pub ::core::ffi::c_uint);
impl CUuserObjectRetain_flags {
    pub const CU_GRAPH_USER_OBJECT_MOVE: CUuserObjectRetain_flags = CUuserObjectRetain_flags(
        1,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUuserObjectRetain_flags(pub ::core::ffi::c_uint);
impl CUgraphInstantiate_flags {
    pub const CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH: CUgraphInstantiate_flags = CUgraphInstantiate_flags(
        1,
    );
    pub const CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD: CUgraphInstantiate_flags = CUgraphInstantiate_flags(
        2,
    );
    pub const CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH: CUgraphInstantiate_flags = CUgraphInstantiate_flags(
        4,
    );
    pub const CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY: CUgraphInstantiate_flags = CUgraphInstantiate_flags(
        8,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUgraphInstantiate_flags(pub ::core::ffi::c_uint);
impl CUmoduleLoadingMode {
    pub const CU_MODULE_EAGER_LOADING: CUmoduleLoadingMode = CUmoduleLoadingMode(1);
    pub const CU_MODULE_LAZY_LOADING: CUmoduleLoadingMode = CUmoduleLoadingMode(2);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUmoduleLoadingMode(pub ::core::ffi::c_uint);
impl CUfunctionLoadingState {
    pub const CU_FUNCTION_LOADING_STATE_UNLOADED: CUfunctionLoadingState = CUfunctionLoadingState(
        0,
    );
    pub const CU_FUNCTION_LOADING_STATE_LOADED: CUfunctionLoadingState = CUfunctionLoadingState(
        1,
    );
    pub const CU_FUNCTION_LOADING_STATE_MAX: CUfunctionLoadingState = CUfunctionLoadingState(
        2,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUfunctionLoadingState(pub ::core::ffi::c_uint);
impl CUgreenCtxCreate_flags {
    pub const CU_GREEN_CTX_NONE: CUgreenCtxCreate_flags = CUgreenCtxCreate_flags(0);
    pub const CU_GREEN_CTX_DEFAULT_STREAM: CUgreenCtxCreate_flags = CUgreenCtxCreate_flags(
        1,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUgreenCtxCreate_flags(pub ::core::ffi::c_uint);
impl CUdevSmResourceGroup_flags {
    pub const CU_DEV_SM_RESOURCE_GROUP_DEFAULT: CUdevSmResourceGroup_flags = CUdevSmResourceGroup_flags(
        0,
    );
    pub const CU_DEV_SM_RESOURCE_GROUP_BACKFILL: CUdevSmResourceGroup_flags = CUdevSmResourceGroup_flags(
        1,
    );
    pub const CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID: CUdevSmResourceGroup_flags = CUdevSmResourceGroup_flags(
        2,
    );
    pub const CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_SUPPLEMENTAL_SMS: CUdevSmResourceGroup_flags = CUdevSmResourceGroup_flags(
        4,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUdevSmResourceGroup_flags(pub ::core::ffi::c_uint);
impl CUdevSmResourceSplitByCount_flags {
    pub const CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING: CUdevSmResourceSplitByCount_flags = CUdevSmResourceSplitByCount_flags(
        1,
    );
    pub const CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE: CUdevSmResourceSplitByCount_flags = CUdevSmResourceSplitByCount_flags(
        2,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct CUdevSmResourceSplitByCount_flags(pub ::core::ffi::c_uint);
pub type cuGetErrorString = unsafe extern "C" fn(
    error: CUresult,
    pStr: *mut *const ::core::ffi::c_char,
) -> CUresult;
pub type cuGetErrorName = unsafe extern "C" fn(
    error: CUresult,
    pStr: *mut *const ::core::ffi::c_char,
) -> CUresult;
pub type cuInit = unsafe extern "C" fn(Flags: ::core::ffi::c_uint) -> CUresult;
pub type cuDriverGetVersion = unsafe extern "C" fn(
    driverVersion: *mut ::core::ffi::c_int,
) -> CUresult;
pub type cuDeviceGet = unsafe extern "C" fn(
    device: *mut CUdevice_v1,
    ordinal: ::core::ffi::c_int,
) -> CUresult;
pub type cuDeviceGetCount = unsafe extern "C" fn(
    count: *mut ::core::ffi::c_int,
) -> CUresult;
pub type cuDeviceGetName = unsafe extern "C" fn(
    name: *mut ::core::ffi::c_char,
    len: ::core::ffi::c_int,
    dev: CUdevice_v1,
) -> CUresult;
pub type cuDeviceGetUuid = unsafe extern "C" fn(
    uuid: *mut CUuuid,
    dev: CUdevice_v1,
) -> CUresult;
pub type cuDeviceGetUuid_v2 = unsafe extern "C" fn(
    uuid: *mut CUuuid,
    dev: CUdevice_v1,
) -> CUresult;
pub type cuDeviceTotalMem_v2 = unsafe extern "C" fn(
    bytes: *mut usize,
    dev: CUdevice_v1,
) -> CUresult;
pub type cuDeviceGetAttribute = unsafe extern "C" fn(
    pi: *mut ::core::ffi::c_int,
    attrib: CUdevice_attribute,
    dev: CUdevice_v1,
) -> CUresult;
pub type cuDeviceSetMemPool = unsafe extern "C" fn(
    dev: CUdevice_v1,
    pool: CUmemoryPool,
) -> CUresult;
pub type cuDeviceGetMemPool = unsafe extern "C" fn(
    pool: *mut CUmemoryPool,
    dev: CUdevice_v1,
) -> CUresult;
pub type cuDeviceGetDefaultMemPool = unsafe extern "C" fn(
    pool_out: *mut CUmemoryPool,
    dev: CUdevice_v1,
) -> CUresult;
pub type cuDevicePrimaryCtxRetain = unsafe extern "C" fn(
    pctx: *mut CUcontext,
    dev: CUdevice_v1,
) -> CUresult;
pub type cuDevicePrimaryCtxRelease_v2 = unsafe extern "C" fn(
    dev: CUdevice_v1,
) -> CUresult;
pub type cuDevicePrimaryCtxSetFlags_v2 = unsafe extern "C" fn(
    dev: CUdevice_v1,
    flags: ::core::ffi::c_uint,
) -> CUresult;
pub type cuDevicePrimaryCtxGetState = unsafe extern "C" fn(
    dev: CUdevice_v1,
    flags: *mut ::core::ffi::c_uint,
    active: *mut ::core::ffi::c_int,
) -> CUresult;
pub type cuDevicePrimaryCtxReset_v2 = unsafe extern "C" fn(dev: CUdevice_v1) -> CUresult;
pub type cuCtxCreate_v2 = unsafe extern "C" fn(
    pctx: *mut CUcontext,
    flags: ::core::ffi::c_uint,
    dev: CUdevice_v1,
) -> CUresult;
pub type cuCtxGetId = unsafe extern "C" fn(
    ctx: CUcontext,
    ctxId: *mut ::core::ffi::c_ulonglong,
) -> CUresult;
pub type cuCtxDestroy_v2 = unsafe extern "C" fn(ctx: CUcontext) -> CUresult;
pub type cuCtxPushCurrent_v2 = unsafe extern "C" fn(ctx: CUcontext) -> CUresult;
pub type cuCtxPopCurrent_v2 = unsafe extern "C" fn(pctx: *mut CUcontext) -> CUresult;
pub type cuCtxSetCurrent = unsafe extern "C" fn(ctx: CUcontext) -> CUresult;
pub type cuCtxGetCurrent = unsafe extern "C" fn(pctx: *mut CUcontext) -> CUresult;
pub type cuCtxGetDevice = unsafe extern "C" fn(device: *mut CUdevice_v1) -> CUresult;
pub type cuCtxGetFlags = unsafe extern "C" fn(
    flags: *mut ::core::ffi::c_uint,
) -> CUresult;
pub type cuCtxSetFlags = unsafe extern "C" fn(flags: ::core::ffi::c_uint) -> CUresult;
pub type cuCtxSynchronize = unsafe extern "C" fn() -> CUresult;
pub type cuCtxSetLimit = unsafe extern "C" fn(limit: CUlimit, value: usize) -> CUresult;
pub type cuCtxGetLimit = unsafe extern "C" fn(
    pvalue: *mut usize,
    limit: CUlimit,
) -> CUresult;
pub type cuCtxGetApiVersion = unsafe extern "C" fn(
    ctx: CUcontext,
    version: *mut ::core::ffi::c_uint,
) -> CUresult;
pub type cuCtxGetStreamPriorityRange = unsafe extern "C" fn(
    leastPriority: *mut ::core::ffi::c_int,
    greatestPriority: *mut ::core::ffi::c_int,
) -> CUresult;
pub type cuCtxResetPersistingL2Cache = unsafe extern "C" fn() -> CUresult;
pub type cuModuleLoadData = unsafe extern "C" fn(
    module: *mut CUmodule,
    image: *const ::core::ffi::c_void,
) -> CUresult;
pub type cuModuleLoadDataEx = unsafe extern "C" fn(
    module: *mut CUmodule,
    image: *const ::core::ffi::c_void,
    numOptions: ::core::ffi::c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut ::core::ffi::c_void,
) -> CUresult;
pub type cuModuleLoadFatBinary = unsafe extern "C" fn(
    module: *mut CUmodule,
    fatCubin: *const ::core::ffi::c_void,
) -> CUresult;
pub type cuModuleUnload = unsafe extern "C" fn(hmod: CUmodule) -> CUresult;
pub type cuModuleGetFunction = unsafe extern "C" fn(
    hfunc: *mut CUfunction,
    hmod: CUmodule,
    name: *const ::core::ffi::c_char,
) -> CUresult;
pub type cuModuleGetGlobal_v2 = unsafe extern "C" fn(
    dptr: *mut CUdeviceptr_v2,
    bytes: *mut usize,
    hmod: CUmodule,
    name: *const ::core::ffi::c_char,
) -> CUresult;
pub type cuModuleGetFunctionCount = unsafe extern "C" fn(
    count: *mut ::core::ffi::c_uint,
    hmod: CUmodule,
) -> CUresult;
pub type cuModuleEnumerateFunctions = unsafe extern "C" fn(
    functions: *mut CUfunction,
    numFunctions: ::core::ffi::c_uint,
    mod_: CUmodule,
) -> CUresult;
pub type cuLinkCreate_v2 = unsafe extern "C" fn(
    numOptions: ::core::ffi::c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut ::core::ffi::c_void,
    stateOut: *mut CUlinkState,
) -> CUresult;
pub type cuLinkAddData_v2 = unsafe extern "C" fn(
    state: CUlinkState,
    type_: CUjitInputType,
    data: *mut ::core::ffi::c_void,
    size: usize,
    name: *const ::core::ffi::c_char,
    numOptions: ::core::ffi::c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut ::core::ffi::c_void,
) -> CUresult;
pub type cuLinkAddFile_v2 = unsafe extern "C" fn(
    state: CUlinkState,
    type_: CUjitInputType,
    path: *const ::core::ffi::c_char,
    numOptions: ::core::ffi::c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut ::core::ffi::c_void,
) -> CUresult;
pub type cuLinkComplete = unsafe extern "C" fn(
    state: CUlinkState,
    cubinOut: *mut *mut ::core::ffi::c_void,
    sizeOut: *mut usize,
) -> CUresult;
pub type cuLinkDestroy = unsafe extern "C" fn(state: CUlinkState) -> CUresult;
pub type cuMemGetInfo_v2 = unsafe extern "C" fn(
    free: *mut usize,
    total: *mut usize,
) -> CUresult;
pub type cuMemAlloc_v2 = unsafe extern "C" fn(
    dptr: *mut CUdeviceptr_v2,
    bytesize: usize,
) -> CUresult;
pub type cuMemAllocPitch_v2 = unsafe extern "C" fn(
    dptr: *mut CUdeviceptr_v2,
    pPitch: *mut usize,
    WidthInBytes: usize,
    Height: usize,
    ElementSizeBytes: ::core::ffi::c_uint,
) -> CUresult;
pub type cuMemFree_v2 = unsafe extern "C" fn(dptr: CUdeviceptr_v2) -> CUresult;
pub type cuMemGetAddressRange_v2 = unsafe extern "C" fn(
    pbase: *mut CUdeviceptr_v2,
    psize: *mut usize,
    dptr: CUdeviceptr_v2,
) -> CUresult;
pub type cuMemAllocHost_v2 = unsafe extern "C" fn(
    pp: *mut *mut ::core::ffi::c_void,
    bytesize: usize,
) -> CUresult;
pub type cuMemFreeHost = unsafe extern "C" fn(p: *mut ::core::ffi::c_void) -> CUresult;
pub type cuMemHostAlloc = unsafe extern "C" fn(
    pp: *mut *mut ::core::ffi::c_void,
    bytesize: usize,
    Flags: ::core::ffi::c_uint,
) -> CUresult;
pub type cuMemHostGetDevicePointer_v2 = unsafe extern "C" fn(
    pdptr: *mut CUdeviceptr_v2,
    p: *mut ::core::ffi::c_void,
    Flags: ::core::ffi::c_uint,
) -> CUresult;
pub type cuMemHostGetFlags = unsafe extern "C" fn(
    pFlags: *mut ::core::ffi::c_uint,
    p: *mut ::core::ffi::c_void,
) -> CUresult;
pub type cuMemAllocManaged = unsafe extern "C" fn(
    dptr: *mut CUdeviceptr_v2,
    bytesize: usize,
    flags: ::core::ffi::c_uint,
) -> CUresult;
pub type cuDeviceGetByPCIBusId = unsafe extern "C" fn(
    dev: *mut CUdevice_v1,
    pciBusId: *const ::core::ffi::c_char,
) -> CUresult;
pub type cuDeviceGetPCIBusId = unsafe extern "C" fn(
    pciBusId: *mut ::core::ffi::c_char,
    len: ::core::ffi::c_int,
    dev: CUdevice_v1,
) -> CUresult;
pub type cuIpcGetEventHandle = unsafe extern "C" fn(
    pHandle: *mut CUipcEventHandle_v1,
    event: CUevent,
) -> CUresult;
pub type cuIpcOpenEventHandle = unsafe extern "C" fn(
    phEvent: *mut CUevent,
    handle: CUipcEventHandle_v1,
) -> CUresult;
pub type cuIpcGetMemHandle = unsafe extern "C" fn(
    pHandle: *mut CUipcMemHandle_v1,
    dptr: CUdeviceptr_v2,
) -> CUresult;
pub type cuIpcOpenMemHandle_v2 = unsafe extern "C" fn(
    pdptr: *mut CUdeviceptr_v2,
    handle: CUipcMemHandle_v1,
    Flags: ::core::ffi::c_uint,
) -> CUresult;
pub type cuIpcCloseMemHandle = unsafe extern "C" fn(dptr: CUdeviceptr_v2) -> CUresult;
pub type cuMemHostRegister_v2 = unsafe extern "C" fn(
    p: *mut ::core::ffi::c_void,
    bytesize: usize,
    Flags: ::core::ffi::c_uint,
) -> CUresult;
pub type cuMemHostUnregister = unsafe extern "C" fn(
    p: *mut ::core::ffi::c_void,
) -> CUresult;
pub type cuMemAddressReserve = unsafe extern "C" fn(
    ptr: *mut CUdeviceptr_v2,
    size: usize,
    alignment: usize,
    addr: CUdeviceptr_v2,
    flags: ::core::ffi::c_ulonglong,
) -> CUresult;
pub type cuMemAddressFree = unsafe extern "C" fn(
    ptr: CUdeviceptr_v2,
    size: usize,
) -> CUresult;
pub type cuMemCreate = unsafe extern "C" fn(
    handle: *mut CUmemGenericAllocationHandle_v1,
    size: usize,
    prop: *const CUmemAllocationProp_v1,
    flags: ::core::ffi::c_ulonglong,
) -> CUresult;
pub type cuMemRelease = unsafe extern "C" fn(
    handle: CUmemGenericAllocationHandle_v1,
) -> CUresult;
pub type cuMemMap = unsafe extern "C" fn(
    ptr: CUdeviceptr_v2,
    size: usize,
    offset: usize,
    handle: CUmemGenericAllocationHandle_v1,
    flags: ::core::ffi::c_ulonglong,
) -> CUresult;
pub type cuMemUnmap = unsafe extern "C" fn(ptr: CUdeviceptr_v2, size: usize) -> CUresult;
pub type cuMemSetAccess = unsafe extern "C" fn(
    ptr: CUdeviceptr_v2,
    size: usize,
    desc: *const CUmemAccessDesc_v1,
    count: usize,
) -> CUresult;
pub type cuMemGetAccess = unsafe extern "C" fn(
    flags: *mut ::core::ffi::c_ulonglong,
    location: *const CUmemLocation_v1,
    ptr: CUdeviceptr_v2,
) -> CUresult;
pub type cuMemExportToShareableHandle = unsafe extern "C" fn(
    shareableHandle: *mut ::core::ffi::c_void,
    handle: CUmemGenericAllocationHandle_v1,
    handleType: CUmemAllocationHandleType,
    flags: ::core::ffi::c_ulonglong,
) -> CUresult;
pub type cuMemImportFromShareableHandle = unsafe extern "C" fn(
    handle: *mut CUmemGenericAllocationHandle_v1,
    osHandle: *mut ::core::ffi::c_void,
    shHandleType: CUmemAllocationHandleType,
) -> CUresult;
pub type cuMemGetAllocationGranularity = unsafe extern "C" fn(
    granularity: *mut usize,
    prop: *const CUmemAllocationProp_v1,
    option: CUmemAllocationGranularity_flags,
) -> CUresult;
pub type cuMemGetAllocationPropertiesFromHandle = unsafe extern "C" fn(
    prop: *mut CUmemAllocationProp_v1,
    handle: CUmemGenericAllocationHandle_v1,
) -> CUresult;
pub type cuMemRetainAllocationHandle = unsafe extern "C" fn(
    handle: *mut CUmemGenericAllocationHandle_v1,
    addr: *mut ::core::ffi::c_void,
) -> CUresult;
pub type cuMemPoolTrimTo = unsafe extern "C" fn(
    pool: CUmemoryPool,
    minBytesToKeep: usize,
) -> CUresult;
pub type cuMemPoolSetAttribute = unsafe extern "C" fn(
    pool: CUmemoryPool,
    attr: CUmemPool_attribute,
    value: *mut ::core::ffi::c_void,
) -> CUresult;
pub type cuMemPoolGetAttribute = unsafe extern "C" fn(
    pool: CUmemoryPool,
    attr: CUmemPool_attribute,
    value: *mut ::core::ffi::c_void,
) -> CUresult;
pub type cuMemPoolSetAccess = unsafe extern "C" fn(
    pool: CUmemoryPool,
    map: *const CUmemAccessDesc_v1,
    count: usize,
) -> CUresult;
pub type cuMemPoolGetAccess = unsafe extern "C" fn(
    flags: *mut CUmemAccess_flags,
    memPool: CUmemoryPool,
    location: *mut CUmemLocation_v1,
) -> CUresult;
pub type cuMemPoolCreate = unsafe extern "C" fn(
    pool: *mut CUmemoryPool,
    poolProps: *const CUmemPoolProps_v1,
) -> CUresult;
pub type cuMemPoolDestroy = unsafe extern "C" fn(pool: CUmemoryPool) -> CUresult;
pub type cuMemPoolExportToShareableHandle = unsafe extern "C" fn(
    handle_out: *mut ::core::ffi::c_void,
    pool: CUmemoryPool,
    handleType: CUmemAllocationHandleType,
    flags: ::core::ffi::c_ulonglong,
) -> CUresult;
pub type cuMemPoolImportFromShareableHandle = unsafe extern "C" fn(
    pool_out: *mut CUmemoryPool,
    handle: *mut ::core::ffi::c_void,
    handleType: CUmemAllocationHandleType,
    flags: ::core::ffi::c_ulonglong,
) -> CUresult;
pub type cuMemPoolExportPointer = unsafe extern "C" fn(
    shareData_out: *mut CUmemPoolPtrExportData_v1,
    ptr: CUdeviceptr_v2,
) -> CUresult;
pub type cuMemPoolImportPointer = unsafe extern "C" fn(
    ptr_out: *mut CUdeviceptr_v2,
    pool: CUmemoryPool,
    shareData: *mut CUmemPoolPtrExportData_v1,
) -> CUresult;
pub type cuPointerGetAttribute = unsafe extern "C" fn(
    data: *mut ::core::ffi::c_void,
    attribute: CUpointer_attribute,
    ptr: CUdeviceptr_v2,
) -> CUresult;
pub type cuMemAdvise = unsafe extern "C" fn(
    devPtr: CUdeviceptr_v2,
    count: usize,
    advice: CUmem_advise,
    device: CUdevice_v1,
) -> CUresult;
pub type cuMemAdvise_v2 = unsafe extern "C" fn(
    devPtr: CUdeviceptr_v2,
    count: usize,
    advice: CUmem_advise,
    location: CUmemLocation_v1,
) -> CUresult;
pub type cuMemRangeGetAttribute = unsafe extern "C" fn(
    data: *mut ::core::ffi::c_void,
    dataSize: usize,
    attribute: CUmem_range_attribute,
    devPtr: CUdeviceptr_v2,
    count: usize,
) -> CUresult;
pub type cuMemRangeGetAttributes = unsafe extern "C" fn(
    data: *mut *mut ::core::ffi::c_void,
    dataSizes: *mut usize,
    attributes: *mut CUmem_range_attribute,
    numAttributes: usize,
    devPtr: CUdeviceptr_v2,
    count: usize,
) -> CUresult;
pub type cuPointerSetAttribute = unsafe extern "C" fn(
    value: *const ::core::ffi::c_void,
    attribute: CUpointer_attribute,
    ptr: CUdeviceptr_v2,
) -> CUresult;
pub type cuPointerGetAttributes = unsafe extern "C" fn(
    numAttributes: ::core::ffi::c_uint,
    attributes: *mut CUpointer_attribute,
    data: *mut *mut ::core::ffi::c_void,
    ptr: CUdeviceptr_v2,
) -> CUresult;
pub type cuStreamCreate = unsafe extern "C" fn(
    phStream: *mut CUstream,
    Flags: ::core::ffi::c_uint,
) -> CUresult;
pub type cuStreamCreateWithPriority = unsafe extern "C" fn(
    phStream: *mut CUstream,
    flags: ::core::ffi::c_uint,
    priority: ::core::ffi::c_int,
) -> CUresult;
pub type cuStreamGetId = unsafe extern "C" fn(
    hStream: CUstream,
    streamId: *mut ::core::ffi::c_ulonglong,
) -> CUresult;
pub type cuThreadExchangeStreamCaptureMode = unsafe extern "C" fn(
    mode: *mut CUstreamCaptureMode,
) -> CUresult;
pub type cuStreamDestroy_v2 = unsafe extern "C" fn(hStream: CUstream) -> CUresult;
pub type cuEventCreate = unsafe extern "C" fn(
    phEvent: *mut CUevent,
    Flags: ::core::ffi::c_uint,
) -> CUresult;
pub type cuEventQuery = unsafe extern "C" fn(hEvent: CUevent) -> CUresult;
pub type cuEventSynchronize = unsafe extern "C" fn(hEvent: CUevent) -> CUresult;
pub type cuEventDestroy_v2 = unsafe extern "C" fn(hEvent: CUevent) -> CUresult;
pub type cuEventElapsedTime = unsafe extern "C" fn(
    pMilliseconds: *mut f32,
    hStart: CUevent,
    hEnd: CUevent,
) -> CUresult;
pub type cuEventElapsedTime_v2 = unsafe extern "C" fn(
    pMilliseconds: *mut f32,
    hStart: CUevent,
    hEnd: CUevent,
) -> CUresult;
pub type cuFuncGetAttribute = unsafe extern "C" fn(
    pi: *mut ::core::ffi::c_int,
    attrib: CUfunction_attribute,
    hfunc: CUfunction,
) -> CUresult;
pub type cuFuncSetAttribute = unsafe extern "C" fn(
    hfunc: CUfunction,
    attrib: CUfunction_attribute,
    value: ::core::ffi::c_int,
) -> CUresult;
pub type cuFuncSetCacheConfig = unsafe extern "C" fn(
    hfunc: CUfunction,
    config: CUfunc_cache,
) -> CUresult;
pub type cuFuncGetName = unsafe extern "C" fn(
    name: *mut *const ::core::ffi::c_char,
    hfunc: CUfunction,
) -> CUresult;
pub type cuFuncGetParamInfo = unsafe extern "C" fn(
    func: CUfunction,
    paramIndex: usize,
    paramOffset: *mut usize,
    paramSize: *mut usize,
) -> CUresult;
pub type cuFuncIsLoaded = unsafe extern "C" fn(
    state: *mut CUfunctionLoadingState,
    hfunc: CUfunction,
) -> CUresult;
pub type cuFuncLoad = unsafe extern "C" fn(hfunc: CUfunction) -> CUresult;
pub type cuGraphCreate = unsafe extern "C" fn(
    phGraph: *mut CUgraph,
    flags: ::core::ffi::c_uint,
) -> CUresult;
pub type cuGraphAddKernelNode = unsafe extern "C" fn(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v1,
) -> CUresult;
pub type cuGraphKernelNodeGetParams = unsafe extern "C" fn(
    hNode: CUgraphNode,
    nodeParams: *mut CUDA_KERNEL_NODE_PARAMS_v1,
) -> CUresult;
pub type cuGraphKernelNodeSetParams = unsafe extern "C" fn(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v1,
) -> CUresult;
pub type cuGraphAddKernelNode_v2 = unsafe extern "C" fn(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v2,
) -> CUresult;
pub type cuGraphKernelNodeGetParams_v2 = unsafe extern "C" fn(
    hNode: CUgraphNode,
    nodeParams: *mut CUDA_KERNEL_NODE_PARAMS_v2,
) -> CUresult;
pub type cuGraphKernelNodeSetParams_v2 = unsafe extern "C" fn(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v2,
) -> CUresult;
pub type cuGraphAddMemcpyNode = unsafe extern "C" fn(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    copyParams: *const CUDA_MEMCPY3D_v2,
    ctx: CUcontext,
) -> CUresult;
pub type cuGraphAddMemsetNode = unsafe extern "C" fn(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    memsetParams: *const CUDA_MEMSET_NODE_PARAMS_v1,
    ctx: CUcontext,
) -> CUresult;
pub type cuGraphAddHostNode = unsafe extern "C" fn(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const CUDA_HOST_NODE_PARAMS_v1,
) -> CUresult;
pub type cuGraphAddEmptyNode = unsafe extern "C" fn(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
) -> CUresult;
pub type cuGraphAddEventRecordNode = unsafe extern "C" fn(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    event: CUevent,
) -> CUresult;
pub type cuGraphAddEventWaitNode = unsafe extern "C" fn(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    event: CUevent,
) -> CUresult;
pub type cuGraphClone = unsafe extern "C" fn(
    phGraphClone: *mut CUgraph,
    originalGraph: CUgraph,
) -> CUresult;
pub type cuGraphNodeGetType = unsafe extern "C" fn(
    hNode: CUgraphNode,
    type_: *mut CUgraphNodeType,
) -> CUresult;
pub type cuGraphGetNodes = unsafe extern "C" fn(
    hGraph: CUgraph,
    nodes: *mut CUgraphNode,
    numNodes: *mut usize,
) -> CUresult;
pub type cuGraphGetRootNodes = unsafe extern "C" fn(
    hGraph: CUgraph,
    rootNodes: *mut CUgraphNode,
    numRootNodes: *mut usize,
) -> CUresult;
pub type cuGraphGetEdges = unsafe extern "C" fn(
    hGraph: CUgraph,
    from: *mut CUgraphNode,
    to: *mut CUgraphNode,
    numEdges: *mut usize,
) -> CUresult;
pub type cuGraphGetEdges_v2 = unsafe extern "C" fn(
    hGraph: CUgraph,
    from: *mut CUgraphNode,
    to: *mut CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
    numEdges: *mut usize,
) -> CUresult;
pub type cuGraphAddDependencies = unsafe extern "C" fn(
    hGraph: CUgraph,
    from: *const CUgraphNode,
    to: *const CUgraphNode,
    numDependencies: usize,
) -> CUresult;
pub type cuGraphAddDependencies_v2 = unsafe extern "C" fn(
    hGraph: CUgraph,
    from: *const CUgraphNode,
    to: *const CUgraphNode,
    edgeData: *const CUgraphEdgeData,
    numDependencies: usize,
) -> CUresult;
pub type cuGraphDestroyNode = unsafe extern "C" fn(hNode: CUgraphNode) -> CUresult;
pub type cuGraphInstantiateWithFlags = unsafe extern "C" fn(
    phGraphExec: *mut CUgraphExec,
    hGraph: CUgraph,
    flags: ::core::ffi::c_ulonglong,
) -> CUresult;
pub type cuGraphExecKernelNodeSetParams = unsafe extern "C" fn(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v1,
) -> CUresult;
pub type cuGraphExecKernelNodeSetParams_v2 = unsafe extern "C" fn(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v2,
) -> CUresult;
pub type cuGraphExecMemcpyNodeSetParams = unsafe extern "C" fn(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    copyParams: *const CUDA_MEMCPY3D_v2,
    ctx: CUcontext,
) -> CUresult;
pub type cuGraphExecMemsetNodeSetParams = unsafe extern "C" fn(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    memsetParams: *const CUDA_MEMSET_NODE_PARAMS_v1,
    ctx: CUcontext,
) -> CUresult;
pub type cuGraphExecHostNodeSetParams = unsafe extern "C" fn(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const CUDA_HOST_NODE_PARAMS_v1,
) -> CUresult;
pub type cuGraphExecDestroy = unsafe extern "C" fn(hGraphExec: CUgraphExec) -> CUresult;
pub type cuGraphDestroy = unsafe extern "C" fn(hGraph: CUgraph) -> CUresult;
pub type cuGraphExecUpdate = unsafe extern "C" fn(
    hGraphExec: CUgraphExec,
    hGraph: CUgraph,
    hErrorNode_out: *mut CUgraphNode,
    updateResult_out: *mut CUgraphExecUpdateResult,
) -> CUresult;
pub type cuGraphExecUpdate_v2 = unsafe extern "C" fn(
    hGraphExec: CUgraphExec,
    hGraph: CUgraph,
    resultInfo: *mut CUgraphExecUpdateResultInfo,
) -> CUresult;
pub type cuGraphDebugDotPrint = unsafe extern "C" fn(
    hGraph: CUgraph,
    path: *const ::core::ffi::c_char,
    flags: ::core::ffi::c_uint,
) -> CUresult;
pub type cuGraphAddMemAllocNode = unsafe extern "C" fn(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *mut CUDA_MEM_ALLOC_NODE_PARAMS,
) -> CUresult;
pub type cuGraphAddMemFreeNode = unsafe extern "C" fn(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    dptr: CUdeviceptr,
) -> CUresult;
pub type cuDeviceGraphMemTrim = unsafe extern "C" fn(device: CUdevice) -> CUresult;
pub type cuDeviceGetGraphMemAttribute = unsafe extern "C" fn(
    device: CUdevice,
    attr: CUgraphMem_attribute,
    value: *mut ::core::ffi::c_void,
) -> CUresult;
pub type cuOccupancyMaxActiveBlocksPerMultiprocessor = unsafe extern "C" fn(
    numBlocks: *mut ::core::ffi::c_int,
    func: CUfunction,
    blockSize: ::core::ffi::c_int,
    dynamicSMemSize: usize,
) -> CUresult;
pub type cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags = unsafe extern "C" fn(
    numBlocks: *mut ::core::ffi::c_int,
    func: CUfunction,
    blockSize: ::core::ffi::c_int,
    dynamicSMemSize: usize,
    flags: ::core::ffi::c_uint,
) -> CUresult;
pub type cuOccupancyMaxPotentialBlockSize = unsafe extern "C" fn(
    minGridSize: *mut ::core::ffi::c_int,
    blockSize: *mut ::core::ffi::c_int,
    func: CUfunction,
    blockSizeToDynamicSMemSize: CUoccupancyB2DSize,
    dynamicSMemSize: usize,
    blockSizeLimit: ::core::ffi::c_int,
) -> CUresult;
pub type cuOccupancyMaxPotentialBlockSizeWithFlags = unsafe extern "C" fn(
    minGridSize: *mut ::core::ffi::c_int,
    blockSize: *mut ::core::ffi::c_int,
    func: CUfunction,
    blockSizeToDynamicSMemSize: CUoccupancyB2DSize,
    dynamicSMemSize: usize,
    blockSizeLimit: ::core::ffi::c_int,
    flags: ::core::ffi::c_uint,
) -> CUresult;
pub type cuOccupancyAvailableDynamicSMemPerBlock = unsafe extern "C" fn(
    dynamicSmemSize: *mut usize,
    func: CUfunction,
    numBlocks: ::core::ffi::c_int,
    blockSize: ::core::ffi::c_int,
) -> CUresult;
pub type cuOccupancyMaxPotentialClusterSize = unsafe extern "C" fn(
    clusterSize: *mut ::core::ffi::c_int,
    func: CUfunction,
    config: *const CUlaunchConfig,
) -> CUresult;
pub type cuOccupancyMaxActiveClusters = unsafe extern "C" fn(
    numClusters: *mut ::core::ffi::c_int,
    func: CUfunction,
    config: *const CUlaunchConfig,
) -> CUresult;
pub type cuTensorMapEncodeTiled = unsafe extern "C" fn(
    tensorMap: *mut CUtensorMap,
    tensorDataType: CUtensorMapDataType,
    tensorRank: cuuint32_t,
    globalAddress: *mut ::core::ffi::c_void,
    globalDim: *const cuuint64_t,
    globalStrides: *const cuuint64_t,
    boxDim: *const cuuint32_t,
    elementStrides: *const cuuint32_t,
    interleave: CUtensorMapInterleave,
    swizzle: CUtensorMapSwizzle,
    l2Promotion: CUtensorMapL2promotion,
    oobFill: CUtensorMapFloatOOBfill,
) -> CUresult;
pub type cuTensorMapEncodeIm2col = unsafe extern "C" fn(
    tensorMap: *mut CUtensorMap,
    tensorDataType: CUtensorMapDataType,
    tensorRank: cuuint32_t,
    globalAddress: *mut ::core::ffi::c_void,
    globalDim: *const cuuint64_t,
    globalStrides: *const cuuint64_t,
    pixelBoxLowerCorner: *const ::core::ffi::c_int,
    pixelBoxUpperCorner: *const ::core::ffi::c_int,
    channelsPerPixel: cuuint32_t,
    pixelsPerColumn: cuuint32_t,
    elementStrides: *const cuuint32_t,
    interleave: CUtensorMapInterleave,
    swizzle: CUtensorMapSwizzle,
    l2Promotion: CUtensorMapL2promotion,
    oobFill: CUtensorMapFloatOOBfill,
) -> CUresult;
pub type cuTensorMapReplaceAddress = unsafe extern "C" fn(
    tensorMap: *mut CUtensorMap,
    globalAddress: *mut ::core::ffi::c_void,
) -> CUresult;
pub type cuDeviceCanAccessPeer = unsafe extern "C" fn(
    canAccessPeer: *mut ::core::ffi::c_int,
    dev: CUdevice_v1,
    peerDev: CUdevice_v1,
) -> CUresult;
pub type cuCtxEnablePeerAccess = unsafe extern "C" fn(
    peerContext: CUcontext,
    Flags: ::core::ffi::c_uint,
) -> CUresult;
pub type cuCtxDisablePeerAccess = unsafe extern "C" fn(
    peerContext: CUcontext,
) -> CUresult;
pub type cuDeviceGetP2PAttribute = unsafe extern "C" fn(
    value: *mut ::core::ffi::c_int,
    attrib: CUdevice_P2PAttribute,
    srcDevice: CUdevice_v1,
    dstDevice: CUdevice_v1,
) -> CUresult;
pub type cuFuncGetModule = unsafe extern "C" fn(
    hmod: *mut CUmodule,
    hfunc: CUfunction,
) -> CUresult;
pub type cuGetProcAddress = unsafe extern "C" fn(
    symbol: *const ::core::ffi::c_char,
    pfn: *mut *mut ::core::ffi::c_void,
    driverVersion: ::core::ffi::c_int,
    flags: cuuint64_t,
) -> CUresult;
pub type cuGetProcAddress_v2 = unsafe extern "C" fn(
    symbol: *const ::core::ffi::c_char,
    pfn: *mut *mut ::core::ffi::c_void,
    driverVersion: ::core::ffi::c_int,
    flags: cuuint64_t,
    symbolFound: *mut CUdriverProcAddressQueryResult,
) -> CUresult;
pub type cuMemcpyHtoD_v2 = unsafe extern "C" fn(
    dstDevice: CUdeviceptr_v2,
    srcHost: *const ::core::ffi::c_void,
    ByteCount: usize,
) -> CUresult;
pub type cuMemcpyDtoH_v2 = unsafe extern "C" fn(
    dstHost: *mut ::core::ffi::c_void,
    srcDevice: CUdeviceptr_v2,
    ByteCount: usize,
) -> CUresult;
pub type cuMemcpyDtoD_v2 = unsafe extern "C" fn(
    dstDevice: CUdeviceptr_v2,
    srcDevice: CUdeviceptr_v2,
    ByteCount: usize,
) -> CUresult;
pub type cuMemcpy2D_v2 = unsafe extern "C" fn(
    pCopy: *const CUDA_MEMCPY2D_v2,
) -> CUresult;
pub type cuMemcpy2DUnaligned_v2 = unsafe extern "C" fn(
    pCopy: *const CUDA_MEMCPY2D_v2,
) -> CUresult;
pub type cuMemcpy3D_v2 = unsafe extern "C" fn(
    pCopy: *const CUDA_MEMCPY3D_v2,
) -> CUresult;
pub type cuMemcpyHtoDAsync_v2 = unsafe extern "C" fn(
    dstDevice: CUdeviceptr_v2,
    srcHost: *const ::core::ffi::c_void,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult;
pub type cuMemcpyDtoHAsync_v2 = unsafe extern "C" fn(
    dstHost: *mut ::core::ffi::c_void,
    srcDevice: CUdeviceptr_v2,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult;
pub type cuMemcpyDtoDAsync_v2 = unsafe extern "C" fn(
    dstDevice: CUdeviceptr_v2,
    srcDevice: CUdeviceptr_v2,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult;
pub type cuMemcpy2DAsync_v2 = unsafe extern "C" fn(
    pCopy: *const CUDA_MEMCPY2D_v2,
    hStream: CUstream,
) -> CUresult;
pub type cuMemcpy3DAsync_v2 = unsafe extern "C" fn(
    pCopy: *const CUDA_MEMCPY3D_v2,
    hStream: CUstream,
) -> CUresult;
pub type cuMemsetD8_v2 = unsafe extern "C" fn(
    dstDevice: CUdeviceptr_v2,
    uc: ::core::ffi::c_uchar,
    N: usize,
) -> CUresult;
pub type cuMemsetD16_v2 = unsafe extern "C" fn(
    dstDevice: CUdeviceptr_v2,
    us: ::core::ffi::c_ushort,
    N: usize,
) -> CUresult;
pub type cuMemsetD32_v2 = unsafe extern "C" fn(
    dstDevice: CUdeviceptr_v2,
    ui: ::core::ffi::c_uint,
    N: usize,
) -> CUresult;
pub type cuMemsetD2D8_v2 = unsafe extern "C" fn(
    dstDevice: CUdeviceptr_v2,
    dstPitch: usize,
    uc: ::core::ffi::c_uchar,
    Width: usize,
    Height: usize,
) -> CUresult;
pub type cuMemsetD2D16_v2 = unsafe extern "C" fn(
    dstDevice: CUdeviceptr_v2,
    dstPitch: usize,
    us: ::core::ffi::c_ushort,
    Width: usize,
    Height: usize,
) -> CUresult;
pub type cuMemsetD2D32_v2 = unsafe extern "C" fn(
    dstDevice: CUdeviceptr_v2,
    dstPitch: usize,
    ui: ::core::ffi::c_uint,
    Width: usize,
    Height: usize,
) -> CUresult;
pub type cuMemcpy = unsafe extern "C" fn(
    dst: CUdeviceptr_v2,
    src: CUdeviceptr_v2,
    ByteCount: usize,
) -> CUresult;
pub type cuMemcpyAsync = unsafe extern "C" fn(
    dst: CUdeviceptr_v2,
    src: CUdeviceptr_v2,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult;
pub type cuMemcpyPeer = unsafe extern "C" fn(
    dstDevice: CUdeviceptr_v2,
    dstContext: CUcontext,
    srcDevice: CUdeviceptr_v2,
    srcContext: CUcontext,
    ByteCount: usize,
) -> CUresult;
pub type cuMemcpyPeerAsync = unsafe extern "C" fn(
    dstDevice: CUdeviceptr_v2,
    dstContext: CUcontext,
    srcDevice: CUdeviceptr_v2,
    srcContext: CUcontext,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult;
pub type cuMemcpy3DPeer = unsafe extern "C" fn(
    pCopy: *const CUDA_MEMCPY3D_PEER_v1,
) -> CUresult;
pub type cuMemcpy3DPeerAsync = unsafe extern "C" fn(
    pCopy: *const CUDA_MEMCPY3D_PEER_v1,
    hStream: CUstream,
) -> CUresult;
pub type cuMemsetD8Async = unsafe extern "C" fn(
    dstDevice: CUdeviceptr_v2,
    uc: ::core::ffi::c_uchar,
    N: usize,
    hStream: CUstream,
) -> CUresult;
pub type cuMemsetD16Async = unsafe extern "C" fn(
    dstDevice: CUdeviceptr_v2,
    us: ::core::ffi::c_ushort,
    N: usize,
    hStream: CUstream,
) -> CUresult;
pub type cuMemsetD32Async = unsafe extern "C" fn(
    dstDevice: CUdeviceptr_v2,
    ui: ::core::ffi::c_uint,
    N: usize,
    hStream: CUstream,
) -> CUresult;
pub type cuMemsetD2D8Async = unsafe extern "C" fn(
    dstDevice: CUdeviceptr_v2,
    dstPitch: usize,
    uc: ::core::ffi::c_uchar,
    Width: usize,
    Height: usize,
    hStream: CUstream,
) -> CUresult;
pub type cuMemsetD2D16Async = unsafe extern "C" fn(
    dstDevice: CUdeviceptr_v2,
    dstPitch: usize,
    us: ::core::ffi::c_ushort,
    Width: usize,
    Height: usize,
    hStream: CUstream,
) -> CUresult;
pub type cuMemsetD2D32Async = unsafe extern "C" fn(
    dstDevice: CUdeviceptr_v2,
    dstPitch: usize,
    ui: ::core::ffi::c_uint,
    Width: usize,
    Height: usize,
    hStream: CUstream,
) -> CUresult;
pub type cuStreamGetPriority = unsafe extern "C" fn(
    hStream: CUstream,
    priority: *mut ::core::ffi::c_int,
) -> CUresult;
pub type cuStreamGetFlags = unsafe extern "C" fn(
    hStream: CUstream,
    flags: *mut ::core::ffi::c_uint,
) -> CUresult;
pub type cuStreamGetCtx = unsafe extern "C" fn(
    hStream: CUstream,
    pctx: *mut CUcontext,
) -> CUresult;
pub type cuStreamGetDevice = unsafe extern "C" fn(
    hStream: CUstream,
    device: *mut CUdevice,
) -> CUresult;
pub type cuStreamWaitEvent = unsafe extern "C" fn(
    hStream: CUstream,
    hEvent: CUevent,
    Flags: ::core::ffi::c_uint,
) -> CUresult;
pub type cuStreamAttachMemAsync = unsafe extern "C" fn(
    hStream: CUstream,
    dptr: CUdeviceptr_v2,
    length: usize,
    flags: ::core::ffi::c_uint,
) -> CUresult;
pub type cuStreamQuery = unsafe extern "C" fn(hStream: CUstream) -> CUresult;
pub type cuStreamSynchronize = unsafe extern "C" fn(hStream: CUstream) -> CUresult;
pub type cuEventRecord = unsafe extern "C" fn(
    hEvent: CUevent,
    hStream: CUstream,
) -> CUresult;
pub type cuEventRecordWithFlags = unsafe extern "C" fn(
    hEvent: CUevent,
    hStream: CUstream,
    flags: ::core::ffi::c_uint,
) -> CUresult;
pub type cuLaunchKernel = unsafe extern "C" fn(
    f: CUfunction,
    gridDimX: ::core::ffi::c_uint,
    gridDimY: ::core::ffi::c_uint,
    gridDimZ: ::core::ffi::c_uint,
    blockDimX: ::core::ffi::c_uint,
    blockDimY: ::core::ffi::c_uint,
    blockDimZ: ::core::ffi::c_uint,
    sharedMemBytes: ::core::ffi::c_uint,
    hStream: CUstream,
    kernelParams: *mut *mut ::core::ffi::c_void,
    extra: *mut *mut ::core::ffi::c_void,
) -> CUresult;
pub type cuLaunchKernelEx = unsafe extern "C" fn(
    config: *const CUlaunchConfig,
    f: CUfunction,
    kernelParams: *mut *mut ::core::ffi::c_void,
    extra: *mut *mut ::core::ffi::c_void,
) -> CUresult;
pub type cuLaunchHostFunc = unsafe extern "C" fn(
    hStream: CUstream,
    fn_: CUhostFn,
    userData: *mut ::core::ffi::c_void,
) -> CUresult;
pub type cuMemPrefetchAsync = unsafe extern "C" fn(
    devPtr: CUdeviceptr_v2,
    count: usize,
    dstDevice: CUdevice_v1,
    hStream: CUstream,
) -> CUresult;
pub type cuMemPrefetchAsync_v2 = unsafe extern "C" fn(
    devPtr: CUdeviceptr_v2,
    count: usize,
    location: CUmemLocation_v1,
    flags: ::core::ffi::c_uint,
    hStream: CUstream,
) -> CUresult;
pub type cuLaunchCooperativeKernel = unsafe extern "C" fn(
    f: CUfunction,
    gridDimX: ::core::ffi::c_uint,
    gridDimY: ::core::ffi::c_uint,
    gridDimZ: ::core::ffi::c_uint,
    blockDimX: ::core::ffi::c_uint,
    blockDimY: ::core::ffi::c_uint,
    blockDimZ: ::core::ffi::c_uint,
    sharedMemBytes: ::core::ffi::c_uint,
    hStream: CUstream,
    kernelParams: *mut *mut ::core::ffi::c_void,
) -> CUresult;
pub type cuStreamBeginCapture_v2 = unsafe extern "C" fn(
    hStream: CUstream,
    mode: CUstreamCaptureMode,
) -> CUresult;
pub type cuStreamBeginCaptureToGraph = unsafe extern "C" fn(
    hStream: CUstream,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    mode: CUstreamCaptureMode,
) -> CUresult;
pub type cuStreamEndCapture = unsafe extern "C" fn(
    hStream: CUstream,
    phGraph: *mut CUgraph,
) -> CUresult;
pub type cuStreamIsCapturing = unsafe extern "C" fn(
    hStream: CUstream,
    captureStatus: *mut CUstreamCaptureStatus,
) -> CUresult;
pub type cuStreamGetCaptureInfo_v2 = unsafe extern "C" fn(
    hStream: CUstream,
    captureStatus_out: *mut CUstreamCaptureStatus,
    id_out: *mut cuuint64_t,
    graph_out: *mut CUgraph,
    dependencies_out: *mut *const CUgraphNode,
    numDependencies_out: *mut usize,
) -> CUresult;
pub type cuStreamGetCaptureInfo_v3 = unsafe extern "C" fn(
    hStream: CUstream,
    captureStatus_out: *mut CUstreamCaptureStatus,
    id_out: *mut cuuint64_t,
    graph_out: *mut CUgraph,
    dependencies_out: *mut *const CUgraphNode,
    edgeData_out: *mut *const CUgraphEdgeData,
    numDependencies_out: *mut usize,
) -> CUresult;
pub type cuStreamUpdateCaptureDependencies = unsafe extern "C" fn(
    hStream: CUstream,
    dependencies: *mut CUgraphNode,
    numDependencies: usize,
    flags: ::core::ffi::c_uint,
) -> CUresult;
pub type cuStreamUpdateCaptureDependencies_v2 = unsafe extern "C" fn(
    hStream: CUstream,
    dependencies: *mut CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    flags: ::core::ffi::c_uint,
) -> CUresult;
pub type cuGraphInstantiateWithParams = unsafe extern "C" fn(
    phGraphExec: *mut CUgraphExec,
    hGraph: CUgraph,
    instantiateParams: *mut CUDA_GRAPH_INSTANTIATE_PARAMS,
) -> CUresult;
pub type cuGraphUpload = unsafe extern "C" fn(
    hGraph: CUgraphExec,
    hStream: CUstream,
) -> CUresult;
pub type cuGraphLaunch = unsafe extern "C" fn(
    hGraph: CUgraphExec,
    hStream: CUstream,
) -> CUresult;
pub type cuStreamCopyAttributes = unsafe extern "C" fn(
    dstStream: CUstream,
    srcStream: CUstream,
) -> CUresult;
pub type cuStreamGetAttribute = unsafe extern "C" fn(
    hStream: CUstream,
    attr: CUstreamAttrID,
    value: *mut CUstreamAttrValue_v1,
) -> CUresult;
pub type cuStreamSetAttribute = unsafe extern "C" fn(
    hStream: CUstream,
    attr: CUstreamAttrID,
    param: *const CUstreamAttrValue_v1,
) -> CUresult;
pub type cuMemFreeAsync = unsafe extern "C" fn(
    dptr: CUdeviceptr_v2,
    hStream: CUstream,
) -> CUresult;
pub type cuMemAllocAsync = unsafe extern "C" fn(
    dptr: *mut CUdeviceptr_v2,
    bytesize: usize,
    hStream: CUstream,
) -> CUresult;
pub type cuMemAllocFromPoolAsync = unsafe extern "C" fn(
    dptr: *mut CUdeviceptr_v2,
    bytesize: usize,
    pool: CUmemoryPool,
    hStream: CUstream,
) -> CUresult;
pub type cuModuleGetLoadingMode = unsafe extern "C" fn(
    mode: *mut CUmoduleLoadingMode,
) -> CUresult;
pub type cuMemGetHandleForAddressRange = unsafe extern "C" fn(
    handle: *mut ::core::ffi::c_void,
    dptr: CUdeviceptr,
    size: usize,
    handleType: CUmemRangeHandleType,
    flags: ::core::ffi::c_ulonglong,
) -> CUresult;
pub type cuLibraryLoadData = unsafe extern "C" fn(
    library: *mut CUlibrary,
    code: *const ::core::ffi::c_void,
    jitOptions: *mut CUjit_option,
    jitOptionsValues: *mut *mut ::core::ffi::c_void,
    numJitOptions: ::core::ffi::c_uint,
    libraryOptions: *mut CUlibraryOption,
    libraryOptionValues: *mut *mut ::core::ffi::c_void,
    numLibraryOptions: ::core::ffi::c_uint,
) -> CUresult;
pub type cuLibraryLoadFromFile = unsafe extern "C" fn(
    library: *mut CUlibrary,
    fileName: *const ::core::ffi::c_char,
    jitOptions: *mut CUjit_option,
    jitOptionsValues: *mut *mut ::core::ffi::c_void,
    numJitOptions: ::core::ffi::c_uint,
    libraryOptions: *mut CUlibraryOption,
    libraryOptionValues: *mut *mut ::core::ffi::c_void,
    numLibraryOptions: ::core::ffi::c_uint,
) -> CUresult;
pub type cuLibraryUnload = unsafe extern "C" fn(library: CUlibrary) -> CUresult;
pub type cuLibraryGetKernel = unsafe extern "C" fn(
    pKernel: *mut CUkernel,
    library: CUlibrary,
    name: *const ::core::ffi::c_char,
) -> CUresult;
pub type cuLibraryGetModule = unsafe extern "C" fn(
    pMod: *mut CUmodule,
    library: CUlibrary,
) -> CUresult;
pub type cuLibraryGetKernelCount = unsafe extern "C" fn(
    count: *mut ::core::ffi::c_uint,
    lib: CUlibrary,
) -> CUresult;
pub type cuLibraryEnumerateKernels = unsafe extern "C" fn(
    kernels: *mut CUkernel,
    numKernels: ::core::ffi::c_uint,
    lib: CUlibrary,
) -> CUresult;
pub type cuKernelGetFunction = unsafe extern "C" fn(
    pFunc: *mut CUfunction,
    kernel: CUkernel,
) -> CUresult;
pub type cuLibraryGetGlobal = unsafe extern "C" fn(
    dptr: *mut CUdeviceptr,
    bytes: *mut usize,
    library: CUlibrary,
    name: *const ::core::ffi::c_char,
) -> CUresult;
pub type cuLibraryGetManaged = unsafe extern "C" fn(
    dptr: *mut CUdeviceptr,
    bytes: *mut usize,
    library: CUlibrary,
    name: *const ::core::ffi::c_char,
) -> CUresult;
pub type cuKernelGetAttribute = unsafe extern "C" fn(
    pi: *mut ::core::ffi::c_int,
    attrib: CUfunction_attribute,
    kernel: CUkernel,
    dev: CUdevice,
) -> CUresult;
pub type cuKernelSetAttribute = unsafe extern "C" fn(
    attrib: CUfunction_attribute,
    val: ::core::ffi::c_int,
    kernel: CUkernel,
    dev: CUdevice,
) -> CUresult;
pub type cuKernelSetCacheConfig = unsafe extern "C" fn(
    kernel: CUkernel,
    config: CUfunc_cache,
    dev: CUdevice,
) -> CUresult;
pub type cuKernelGetName = unsafe extern "C" fn(
    name: *mut *const ::core::ffi::c_char,
    hfunc: CUkernel,
) -> CUresult;
pub type cuKernelGetParamInfo = unsafe extern "C" fn(
    kernel: CUkernel,
    paramIndex: usize,
    paramOffset: *mut usize,
    paramSize: *mut usize,
) -> CUresult;
pub type cuLibraryGetUnifiedFunction = unsafe extern "C" fn(
    fptr: *mut *mut ::core::ffi::c_void,
    library: CUlibrary,
    symbol: *const ::core::ffi::c_char,
) -> CUresult;
impl CUresult {
    pub const fn name(self) -> Option<&'static str> {
        Some(
            match self.0 {
                0 => "CUDA_SUCCESS",
                1 => "CUDA_ERROR_INVALID_VALUE",
                2 => "CUDA_ERROR_OUT_OF_MEMORY",
                3 => "CUDA_ERROR_NOT_INITIALIZED",
                4 => "CUDA_ERROR_DEINITIALIZED",
                5 => "CUDA_ERROR_PROFILER_DISABLED",
                6 => "CUDA_ERROR_PROFILER_NOT_INITIALIZED",
                7 => "CUDA_ERROR_PROFILER_ALREADY_STARTED",
                8 => "CUDA_ERROR_PROFILER_ALREADY_STOPPED",
                34 => "CUDA_ERROR_STUB_LIBRARY",
                36 => "CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER",
                46 => "CUDA_ERROR_DEVICE_UNAVAILABLE",
                47 => "CUDA_ERROR_MULTICAST_RESOURCE_FULL",
                100 => "CUDA_ERROR_NO_DEVICE",
                101 => "CUDA_ERROR_INVALID_DEVICE",
                102 => "CUDA_ERROR_DEVICE_NOT_LICENSED",
                200 => "CUDA_ERROR_INVALID_IMAGE",
                201 => "CUDA_ERROR_INVALID_CONTEXT",
                202 => "CUDA_ERROR_CONTEXT_ALREADY_CURRENT",
                205 => "CUDA_ERROR_MAP_FAILED",
                206 => "CUDA_ERROR_UNMAP_FAILED",
                207 => "CUDA_ERROR_ARRAY_IS_MAPPED",
                208 => "CUDA_ERROR_ALREADY_MAPPED",
                209 => "CUDA_ERROR_NO_BINARY_FOR_GPU",
                210 => "CUDA_ERROR_ALREADY_ACQUIRED",
                211 => "CUDA_ERROR_NOT_MAPPED",
                212 => "CUDA_ERROR_NOT_MAPPED_AS_ARRAY",
                213 => "CUDA_ERROR_NOT_MAPPED_AS_POINTER",
                214 => "CUDA_ERROR_ECC_UNCORRECTABLE",
                215 => "CUDA_ERROR_UNSUPPORTED_LIMIT",
                216 => "CUDA_ERROR_CONTEXT_ALREADY_IN_USE",
                217 => "CUDA_ERROR_PEER_ACCESS_UNSUPPORTED",
                218 => "CUDA_ERROR_INVALID_PTX",
                219 => "CUDA_ERROR_INVALID_GRAPHICS_CONTEXT",
                220 => "CUDA_ERROR_NVLINK_UNCORRECTABLE",
                221 => "CUDA_ERROR_JIT_COMPILER_NOT_FOUND",
                222 => "CUDA_ERROR_UNSUPPORTED_PTX_VERSION",
                223 => "CUDA_ERROR_JIT_COMPILATION_DISABLED",
                224 => "CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY",
                225 => "CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC",
                226 => "CUDA_ERROR_CONTAINED",
                227 => "CUDA_ERROR_INSUFFICIENT_LOADER_VERSION",
                300 => "CUDA_ERROR_INVALID_SOURCE",
                301 => "CUDA_ERROR_FILE_NOT_FOUND",
                302 => "CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND",
                303 => "CUDA_ERROR_SHARED_OBJECT_INIT_FAILED",
                304 => "CUDA_ERROR_OPERATING_SYSTEM",
                400 => "CUDA_ERROR_INVALID_HANDLE",
                401 => "CUDA_ERROR_ILLEGAL_STATE",
                402 => "CUDA_ERROR_LOSSY_QUERY",
                500 => "CUDA_ERROR_NOT_FOUND",
                600 => "CUDA_ERROR_NOT_READY",
                700 => "CUDA_ERROR_ILLEGAL_ADDRESS",
                701 => "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES",
                702 => "CUDA_ERROR_LAUNCH_TIMEOUT",
                703 => "CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING",
                704 => "CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED",
                705 => "CUDA_ERROR_PEER_ACCESS_NOT_ENABLED",
                708 => "CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE",
                709 => "CUDA_ERROR_CONTEXT_IS_DESTROYED",
                710 => "CUDA_ERROR_ASSERT",
                711 => "CUDA_ERROR_TOO_MANY_PEERS",
                712 => "CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED",
                713 => "CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED",
                714 => "CUDA_ERROR_HARDWARE_STACK_ERROR",
                715 => "CUDA_ERROR_ILLEGAL_INSTRUCTION",
                716 => "CUDA_ERROR_MISALIGNED_ADDRESS",
                717 => "CUDA_ERROR_INVALID_ADDRESS_SPACE",
                718 => "CUDA_ERROR_INVALID_PC",
                719 => "CUDA_ERROR_LAUNCH_FAILED",
                720 => "CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE",
                721 => "CUDA_ERROR_TENSOR_MEMORY_LEAK",
                800 => "CUDA_ERROR_NOT_PERMITTED",
                801 => "CUDA_ERROR_NOT_SUPPORTED",
                802 => "CUDA_ERROR_SYSTEM_NOT_READY",
                803 => "CUDA_ERROR_SYSTEM_DRIVER_MISMATCH",
                804 => "CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE",
                805 => "CUDA_ERROR_MPS_CONNECTION_FAILED",
                806 => "CUDA_ERROR_MPS_RPC_FAILURE",
                807 => "CUDA_ERROR_MPS_SERVER_NOT_READY",
                808 => "CUDA_ERROR_MPS_MAX_CLIENTS_REACHED",
                809 => "CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED",
                810 => "CUDA_ERROR_MPS_CLIENT_TERMINATED",
                811 => "CUDA_ERROR_CDP_NOT_SUPPORTED",
                812 => "CUDA_ERROR_CDP_VERSION_MISMATCH",
                900 => "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED",
                901 => "CUDA_ERROR_STREAM_CAPTURE_INVALIDATED",
                902 => "CUDA_ERROR_STREAM_CAPTURE_MERGE",
                903 => "CUDA_ERROR_STREAM_CAPTURE_UNMATCHED",
                904 => "CUDA_ERROR_STREAM_CAPTURE_UNJOINED",
                905 => "CUDA_ERROR_STREAM_CAPTURE_ISOLATION",
                906 => "CUDA_ERROR_STREAM_CAPTURE_IMPLICIT",
                907 => "CUDA_ERROR_CAPTURED_EVENT",
                908 => "CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD",
                909 => "CUDA_ERROR_TIMEOUT",
                910 => "CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE",
                911 => "CUDA_ERROR_EXTERNAL_DEVICE",
                912 => "CUDA_ERROR_INVALID_CLUSTER_SIZE",
                913 => "CUDA_ERROR_FUNCTION_NOT_LOADED",
                914 => "CUDA_ERROR_INVALID_RESOURCE_TYPE",
                915 => "CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION",
                916 => "CUDA_ERROR_KEY_ROTATION",
                917 => "CUDA_ERROR_STREAM_DETACHED",
                918 => "CUDA_ERROR_GRAPH_RECAPTURE_FAILURE",
                919 => "CUDA_ERROR_FABRIC_NOT_READY",
                999 => "CUDA_ERROR_UNKNOWN",
                _ => return None,
            },
        )
    }
}
