// Written by the feature `bindgen`.

pub const NVML_API_VERSION: u32 = 13;
pub const NVML_DEVICE_PCI_BUS_ID_BUFFER_SIZE: u32 = 32;
pub const NVML_DEVICE_PCI_BUS_ID_BUFFER_V2_SIZE: u32 = 16;
pub const NVML_PERF_MODES_BUFFER_SIZE: u32 = 2048;
pub const NVML_DEVICE_HOSTNAME_BUFFER_SIZE: u32 = 64;
pub const NVML_GRID_LICENSE_BUFFER_SIZE: u32 = 128;
pub const NVML_VGPU_NAME_BUFFER_SIZE: u32 = 64;
pub const NVML_INIT_FLAG_NO_GPUS: u32 = 1;
pub const NVML_INIT_FLAG_NO_ATTACH: u32 = 2;
pub const NVML_INIT_FLAG_FORCE_INIT: u32 = 4;
pub const NVML_DEVICE_INFOROM_VERSION_BUFFER_SIZE: u32 = 16;
pub const NVML_DEVICE_UUID_BUFFER_SIZE: u32 = 80;
pub const NVML_DEVICE_UUID_V2_BUFFER_SIZE: u32 = 96;
pub const NVML_DEVICE_PART_NUMBER_BUFFER_SIZE: u32 = 80;
pub const NVML_SYSTEM_DRIVER_VERSION_BUFFER_SIZE: u32 = 80;
pub const NVML_SYSTEM_NVML_VERSION_BUFFER_SIZE: u32 = 80;
pub const NVML_DEVICE_NAME_BUFFER_SIZE: u32 = 64;
pub const NVML_DEVICE_NAME_V2_BUFFER_SIZE: u32 = 96;
pub const NVML_DEVICE_SERIAL_BUFFER_SIZE: u32 = 30;
pub const NVML_DEVICE_VBIOS_VERSION_BUFFER_SIZE: u32 = 32;
#[repr(C)]
#[derive(Debug)]
pub struct nvmlDevice_st {
    _unused: [u8; 0],
}
pub type nvmlDevice_t = *mut nvmlDevice_st;
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct nvmlUtilization_st {
    pub gpu: ::core::ffi::c_uint,
    pub memory: ::core::ffi::c_uint,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of nvmlUtilization_st",
    ][::core::mem::size_of::<nvmlUtilization_st>() - 8usize];
    [
        "Alignment of nvmlUtilization_st",
    ][::core::mem::align_of::<nvmlUtilization_st>() - 4usize];
    [
        "Offset of field: nvmlUtilization_st::gpu",
    ][::core::mem::offset_of!(nvmlUtilization_st, gpu) - 0usize];
    [
        "Offset of field: nvmlUtilization_st::memory",
    ][::core::mem::offset_of!(nvmlUtilization_st, memory) - 4usize];
};
pub type nvmlUtilization_t = nvmlUtilization_st;
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct nvmlMemory_st {
    pub total: ::core::ffi::c_ulonglong,
    pub free: ::core::ffi::c_ulonglong,
    pub used: ::core::ffi::c_ulonglong,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    ["Size of nvmlMemory_st"][::core::mem::size_of::<nvmlMemory_st>() - 24usize];
    ["Alignment of nvmlMemory_st"][::core::mem::align_of::<nvmlMemory_st>() - 8usize];
    [
        "Offset of field: nvmlMemory_st::total",
    ][::core::mem::offset_of!(nvmlMemory_st, total) - 0usize];
    [
        "Offset of field: nvmlMemory_st::free",
    ][::core::mem::offset_of!(nvmlMemory_st, free) - 8usize];
    [
        "Offset of field: nvmlMemory_st::used",
    ][::core::mem::offset_of!(nvmlMemory_st, used) - 16usize];
};
pub type nvmlMemory_t = nvmlMemory_st;
impl nvmlReturn_t {
    pub const NVML_SUCCESS: nvmlReturn_t = nvmlReturn_t(0);
    pub const NVML_ERROR_UNINITIALIZED: nvmlReturn_t = nvmlReturn_t(1);
    pub const NVML_ERROR_INVALID_ARGUMENT: nvmlReturn_t = nvmlReturn_t(2);
    pub const NVML_ERROR_NOT_SUPPORTED: nvmlReturn_t = nvmlReturn_t(3);
    pub const NVML_ERROR_NO_PERMISSION: nvmlReturn_t = nvmlReturn_t(4);
    pub const NVML_ERROR_ALREADY_INITIALIZED: nvmlReturn_t = nvmlReturn_t(5);
    pub const NVML_ERROR_NOT_FOUND: nvmlReturn_t = nvmlReturn_t(6);
    pub const NVML_ERROR_INSUFFICIENT_SIZE: nvmlReturn_t = nvmlReturn_t(7);
    pub const NVML_ERROR_INSUFFICIENT_POWER: nvmlReturn_t = nvmlReturn_t(8);
    pub const NVML_ERROR_DRIVER_NOT_LOADED: nvmlReturn_t = nvmlReturn_t(9);
    pub const NVML_ERROR_TIMEOUT: nvmlReturn_t = nvmlReturn_t(10);
    pub const NVML_ERROR_IRQ_ISSUE: nvmlReturn_t = nvmlReturn_t(11);
    pub const NVML_ERROR_LIBRARY_NOT_FOUND: nvmlReturn_t = nvmlReturn_t(12);
    pub const NVML_ERROR_FUNCTION_NOT_FOUND: nvmlReturn_t = nvmlReturn_t(13);
    pub const NVML_ERROR_CORRUPTED_INFOROM: nvmlReturn_t = nvmlReturn_t(14);
    pub const NVML_ERROR_GPU_IS_LOST: nvmlReturn_t = nvmlReturn_t(15);
    pub const NVML_ERROR_RESET_REQUIRED: nvmlReturn_t = nvmlReturn_t(16);
    pub const NVML_ERROR_OPERATING_SYSTEM: nvmlReturn_t = nvmlReturn_t(17);
    pub const NVML_ERROR_LIB_RM_VERSION_MISMATCH: nvmlReturn_t = nvmlReturn_t(18);
    pub const NVML_ERROR_IN_USE: nvmlReturn_t = nvmlReturn_t(19);
    pub const NVML_ERROR_MEMORY: nvmlReturn_t = nvmlReturn_t(20);
    pub const NVML_ERROR_NO_DATA: nvmlReturn_t = nvmlReturn_t(21);
    pub const NVML_ERROR_VGPU_ECC_NOT_SUPPORTED: nvmlReturn_t = nvmlReturn_t(22);
    pub const NVML_ERROR_INSUFFICIENT_RESOURCES: nvmlReturn_t = nvmlReturn_t(23);
    pub const NVML_ERROR_FREQ_NOT_SUPPORTED: nvmlReturn_t = nvmlReturn_t(24);
    pub const NVML_ERROR_ARGUMENT_VERSION_MISMATCH: nvmlReturn_t = nvmlReturn_t(25);
    pub const NVML_ERROR_DEPRECATED: nvmlReturn_t = nvmlReturn_t(26);
    pub const NVML_ERROR_NOT_READY: nvmlReturn_t = nvmlReturn_t(27);
    pub const NVML_ERROR_GPU_NOT_FOUND: nvmlReturn_t = nvmlReturn_t(28);
    pub const NVML_ERROR_INVALID_STATE: nvmlReturn_t = nvmlReturn_t(29);
    pub const NVML_ERROR_RESET_TYPE_NOT_SUPPORTED: nvmlReturn_t = nvmlReturn_t(30);
    pub const NVML_ERROR_UNKNOWN: nvmlReturn_t = nvmlReturn_t(999);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct nvmlReturn_t(pub ::core::ffi::c_uint);
pub type nvmlInit_v2 = unsafe extern "C" fn() -> nvmlReturn_t;
pub type nvmlSystemGetDriverVersion = unsafe extern "C" fn(
    version: *mut ::core::ffi::c_char,
    length: ::core::ffi::c_uint,
) -> nvmlReturn_t;
pub type nvmlDeviceGetCount_v2 = unsafe extern "C" fn(
    deviceCount: *mut ::core::ffi::c_uint,
) -> nvmlReturn_t;
pub type nvmlDeviceGetHandleByIndex_v2 = unsafe extern "C" fn(
    index: ::core::ffi::c_uint,
    device: *mut nvmlDevice_t,
) -> nvmlReturn_t;
pub type nvmlDeviceGetHandleByUUID = unsafe extern "C" fn(
    uuid: *const ::core::ffi::c_char,
    device: *mut nvmlDevice_t,
) -> nvmlReturn_t;
pub type nvmlDeviceGetName = unsafe extern "C" fn(
    device: nvmlDevice_t,
    name: *mut ::core::ffi::c_char,
    length: ::core::ffi::c_uint,
) -> nvmlReturn_t;
pub type nvmlDeviceGetUUID = unsafe extern "C" fn(
    device: nvmlDevice_t,
    uuid: *mut ::core::ffi::c_char,
    length: ::core::ffi::c_uint,
) -> nvmlReturn_t;
pub type nvmlDeviceGetMaxPcieLinkGeneration = unsafe extern "C" fn(
    device: nvmlDevice_t,
    maxLinkGen: *mut ::core::ffi::c_uint,
) -> nvmlReturn_t;
pub type nvmlDeviceGetMaxPcieLinkWidth = unsafe extern "C" fn(
    device: nvmlDevice_t,
    maxLinkWidth: *mut ::core::ffi::c_uint,
) -> nvmlReturn_t;
pub type nvmlDeviceGetMemoryInfo = unsafe extern "C" fn(
    device: nvmlDevice_t,
    memory: *mut nvmlMemory_t,
) -> nvmlReturn_t;
pub type nvmlDeviceGetCudaComputeCapability = unsafe extern "C" fn(
    device: nvmlDevice_t,
    major: *mut ::core::ffi::c_int,
    minor: *mut ::core::ffi::c_int,
) -> nvmlReturn_t;
pub type nvmlDeviceGetUtilizationRates = unsafe extern "C" fn(
    device: nvmlDevice_t,
    utilization: *mut nvmlUtilization_t,
) -> nvmlReturn_t;
pub type nvmlDeviceGetVbiosVersion = unsafe extern "C" fn(
    device: nvmlDevice_t,
    version: *mut ::core::ffi::c_char,
    length: ::core::ffi::c_uint,
) -> nvmlReturn_t;
pub type nvmlDeviceGetMigMode = unsafe extern "C" fn(
    device: nvmlDevice_t,
    currentMode: *mut ::core::ffi::c_uint,
    pendingMode: *mut ::core::ffi::c_uint,
) -> nvmlReturn_t;
impl nvmlReturn_t {
    pub const fn name(self) -> Option<&'static str> {
        Some(
            match self.0 {
                0 => "NVML_SUCCESS",
                1 => "NVML_ERROR_UNINITIALIZED",
                2 => "NVML_ERROR_INVALID_ARGUMENT",
                3 => "NVML_ERROR_NOT_SUPPORTED",
                4 => "NVML_ERROR_NO_PERMISSION",
                5 => "NVML_ERROR_ALREADY_INITIALIZED",
                6 => "NVML_ERROR_NOT_FOUND",
                7 => "NVML_ERROR_INSUFFICIENT_SIZE",
                8 => "NVML_ERROR_INSUFFICIENT_POWER",
                9 => "NVML_ERROR_DRIVER_NOT_LOADED",
                10 => "NVML_ERROR_TIMEOUT",
                11 => "NVML_ERROR_IRQ_ISSUE",
                12 => "NVML_ERROR_LIBRARY_NOT_FOUND",
                13 => "NVML_ERROR_FUNCTION_NOT_FOUND",
                14 => "NVML_ERROR_CORRUPTED_INFOROM",
                15 => "NVML_ERROR_GPU_IS_LOST",
                16 => "NVML_ERROR_RESET_REQUIRED",
                17 => "NVML_ERROR_OPERATING_SYSTEM",
                18 => "NVML_ERROR_LIB_RM_VERSION_MISMATCH",
                19 => "NVML_ERROR_IN_USE",
                20 => "NVML_ERROR_MEMORY",
                21 => "NVML_ERROR_NO_DATA",
                22 => "NVML_ERROR_VGPU_ECC_NOT_SUPPORTED",
                23 => "NVML_ERROR_INSUFFICIENT_RESOURCES",
                24 => "NVML_ERROR_FREQ_NOT_SUPPORTED",
                25 => "NVML_ERROR_ARGUMENT_VERSION_MISMATCH",
                26 => "NVML_ERROR_DEPRECATED",
                27 => "NVML_ERROR_NOT_READY",
                28 => "NVML_ERROR_GPU_NOT_FOUND",
                29 => "NVML_ERROR_INVALID_STATE",
                30 => "NVML_ERROR_RESET_TYPE_NOT_SUPPORTED",
                999 => "NVML_ERROR_UNKNOWN",
                _ => return None,
            },
        )
    }
}
