//! The list of functions.
//!
//! # Safety
//! Function addresses become untyped here; whoever looks one up must call it by the type that the vendor's header
//! gives it, which the list is checked against.
#![allow(unsafe_code)]

use std::ffi::{c_char, c_void};
use std::ptr::NonNull;

use sys_cuda::bindings as c;

use crate::driver::{Driver, running};

/// Hands the signature of every simulated function to a macro, with the name that `cuGetProcAddress` knows it by and the
/// CUDA version that brought this ABI.
///
/// The types are those of `sys_cuda::bindings` and of `std::ffi`, by their plain names.
#[macro_export]
macro_rules! with_functions {
    ($receiver:path) => {
        $receiver! {
            "cuInit" 2000 fn cuInit(flags: c_uint) -> CUresult;
            "cuDriverGetVersion" 2020 fn cuDriverGetVersion(version: *mut c_int) -> CUresult;
            "cuGetProcAddress" 11030 fn cuGetProcAddress(symbol: *const c_char, address: *mut *mut c_void, version: c_int, flags: cuuint64_t) -> CUresult;
            "cuGetProcAddress" 12000 fn cuGetProcAddress_v2(symbol: *const c_char, address: *mut *mut c_void, version: c_int, flags: cuuint64_t, status: *mut CUdriverProcAddressQueryResult) -> CUresult;
            "cuGetErrorName" 6000 fn cuGetErrorName(error: CUresult, text: *mut *const c_char) -> CUresult;
            "cuGetErrorString" 6000 fn cuGetErrorString(error: CUresult, text: *mut *const c_char) -> CUresult;
            "cuDeviceGetCount" 2000 fn cuDeviceGetCount(count: *mut c_int) -> CUresult;
            "cuDeviceGet" 2000 fn cuDeviceGet(device: *mut CUdevice, ordinal: c_int) -> CUresult;
            "cuDeviceGetName" 2000 fn cuDeviceGetName(name: *mut c_char, length: c_int, device: CUdevice) -> CUresult;
            "cuDeviceGetUuid" 9020 fn cuDeviceGetUuid(uuid: *mut CUuuid, device: CUdevice) -> CUresult;
            "cuDeviceGetUuid" 11040 fn cuDeviceGetUuid_v2(uuid: *mut CUuuid, device: CUdevice) -> CUresult;
            "cuDeviceTotalMem" 3020 fn cuDeviceTotalMem_v2(bytes: *mut usize, device: CUdevice) -> CUresult;
            "cuDeviceGetAttribute" 2000 fn cuDeviceGetAttribute(value: *mut c_int, attribute: CUdevice_attribute, device: CUdevice) -> CUresult;
            "cuDeviceGetPCIBusId" 4010 fn cuDeviceGetPCIBusId(text: *mut c_char, length: c_int, device: CUdevice) -> CUresult;
            "cuDeviceGetByPCIBusId" 4010 fn cuDeviceGetByPCIBusId(device: *mut CUdevice, text: *const c_char) -> CUresult;
            "cuDeviceCanAccessPeer" 4000 fn cuDeviceCanAccessPeer(value: *mut c_int, device: CUdevice, peer: CUdevice) -> CUresult;
            "cuDeviceGetP2PAttribute" 8000 fn cuDeviceGetP2PAttribute(value: *mut c_int, attribute: CUdevice_P2PAttribute, source: CUdevice, target: CUdevice) -> CUresult;
            "cuDevicePrimaryCtxRetain" 7000 fn cuDevicePrimaryCtxRetain(context: *mut CUcontext, device: CUdevice) -> CUresult;
            "cuDevicePrimaryCtxRelease" 11000 fn cuDevicePrimaryCtxRelease_v2(device: CUdevice) -> CUresult;
            "cuDevicePrimaryCtxGetState" 7000 fn cuDevicePrimaryCtxGetState(device: CUdevice, flags: *mut c_uint, active: *mut c_int) -> CUresult;
            "cuCtxSetCurrent" 4000 fn cuCtxSetCurrent(context: CUcontext) -> CUresult;
            "cuCtxGetCurrent" 4000 fn cuCtxGetCurrent(context: *mut CUcontext) -> CUresult;
            "cuCtxGetDevice" 2000 fn cuCtxGetDevice(device: *mut CUdevice) -> CUresult;
            "cuCtxPushCurrent" 4000 fn cuCtxPushCurrent_v2(context: CUcontext) -> CUresult;
            "cuCtxPopCurrent" 4000 fn cuCtxPopCurrent_v2(context: *mut CUcontext) -> CUresult;
            "cuMemGetInfo" 3020 fn cuMemGetInfo_v2(free: *mut usize, total: *mut usize) -> CUresult;
            "cuCtxSynchronize" 2000 fn cuCtxSynchronize() -> CUresult;
            "cuStreamCreate" 2000 fn cuStreamCreate(stream: *mut CUstream, flags: c_uint) -> CUresult;
            "cuStreamCreateWithPriority" 5050 fn cuStreamCreateWithPriority(stream: *mut CUstream, flags: c_uint, priority: c_int) -> CUresult;
            "cuCtxGetStreamPriorityRange" 5050 fn cuCtxGetStreamPriorityRange(least: *mut c_int, greatest: *mut c_int) -> CUresult;
            "cuStreamGetPriority" 5050 fn cuStreamGetPriority(stream: CUstream, priority: *mut c_int) -> CUresult;
            "cuStreamGetFlags" 5050 fn cuStreamGetFlags(stream: CUstream, flags: *mut c_uint) -> CUresult;
            "cuStreamGetCtx" 9020 fn cuStreamGetCtx(stream: CUstream, context: *mut CUcontext) -> CUresult;
            "cuStreamDestroy" 4000 fn cuStreamDestroy_v2(stream: CUstream) -> CUresult;
            "cuStreamQuery" 2000 fn cuStreamQuery(stream: CUstream) -> CUresult;
            "cuStreamSynchronize" 2000 fn cuStreamSynchronize(stream: CUstream) -> CUresult;
            "cuStreamWaitEvent" 3020 fn cuStreamWaitEvent(stream: CUstream, event: CUevent, flags: c_uint) -> CUresult;
            "cuLaunchHostFunc" 10000 fn cuLaunchHostFunc(stream: CUstream, function: CUhostFn, data: *mut c_void) -> CUresult;
            "cuEventCreate" 2000 fn cuEventCreate(event: *mut CUevent, flags: c_uint) -> CUresult;
            "cuEventDestroy" 4000 fn cuEventDestroy_v2(event: CUevent) -> CUresult;
            "cuEventElapsedTime" 2000 fn cuEventElapsedTime(milliseconds: *mut f32, start: CUevent, end: CUevent) -> CUresult;
            "cuEventQuery" 2000 fn cuEventQuery(event: CUevent) -> CUresult;
            "cuEventRecord" 2000 fn cuEventRecord(event: CUevent, stream: CUstream) -> CUresult;
            "cuEventSynchronize" 2000 fn cuEventSynchronize(event: CUevent) -> CUresult;
            "cuMemAlloc" 3020 fn cuMemAlloc_v2(pointer: *mut CUdeviceptr, size: usize) -> CUresult;
            "cuMemFree" 3020 fn cuMemFree_v2(pointer: CUdeviceptr) -> CUresult;
            "cuMemAllocAsync" 11020 fn cuMemAllocAsync(pointer: *mut CUdeviceptr, size: usize, stream: CUstream) -> CUresult;
            "cuMemAllocFromPoolAsync" 11020 fn cuMemAllocFromPoolAsync(pointer: *mut CUdeviceptr, size: usize, pool: CUmemoryPool, stream: CUstream) -> CUresult;
            "cuMemFreeAsync" 11020 fn cuMemFreeAsync(pointer: CUdeviceptr, stream: CUstream) -> CUresult;
            "cuMemPoolCreate" 11020 fn cuMemPoolCreate(pool: *mut CUmemoryPool, properties: *const CUmemPoolProps) -> CUresult;
            "cuMemPoolDestroy" 11020 fn cuMemPoolDestroy(pool: CUmemoryPool) -> CUresult;
            "cuMemPoolTrimTo" 11020 fn cuMemPoolTrimTo(pool: CUmemoryPool, keep: usize) -> CUresult;
            "cuMemPoolGetAttribute" 11020 fn cuMemPoolGetAttribute(pool: CUmemoryPool, attribute: CUmemPool_attribute, value: *mut c_void) -> CUresult;
            "cuMemPoolSetAttribute" 11020 fn cuMemPoolSetAttribute(pool: CUmemoryPool, attribute: CUmemPool_attribute, value: *mut c_void) -> CUresult;
            "cuDeviceGetDefaultMemPool" 11020 fn cuDeviceGetDefaultMemPool(pool: *mut CUmemoryPool, device: CUdevice) -> CUresult;
            "cuDeviceGetMemPool" 11020 fn cuDeviceGetMemPool(pool: *mut CUmemoryPool, device: CUdevice) -> CUresult;
            "cuDeviceSetMemPool" 11020 fn cuDeviceSetMemPool(device: CUdevice, pool: CUmemoryPool) -> CUresult;
            "cuMemHostAlloc" 2020 fn cuMemHostAlloc(pointer: *mut *mut c_void, size: usize, flags: c_uint) -> CUresult;
            "cuMemFreeHost" 2000 fn cuMemFreeHost(pointer: *mut c_void) -> CUresult;
            "cuPointerGetAttribute" 4000 fn cuPointerGetAttribute(data: *mut c_void, attribute: CUpointer_attribute, pointer: CUdeviceptr) -> CUresult;
            "cuMemcpyAsync" 4000 fn cuMemcpyAsync(target: CUdeviceptr, source: CUdeviceptr, count: usize, stream: CUstream) -> CUresult;
            "cuMemcpyDtoD" 3020 fn cuMemcpyDtoD_v2(target: CUdeviceptr, source: CUdeviceptr, count: usize) -> CUresult;
            "cuMemcpyDtoDAsync" 3020 fn cuMemcpyDtoDAsync_v2(target: CUdeviceptr, source: CUdeviceptr, count: usize, stream: CUstream) -> CUresult;
            "cuMemcpyDtoH" 3020 fn cuMemcpyDtoH_v2(target: *mut c_void, source: CUdeviceptr, count: usize) -> CUresult;
            "cuMemcpyDtoHAsync" 3020 fn cuMemcpyDtoHAsync_v2(target: *mut c_void, source: CUdeviceptr, count: usize, stream: CUstream) -> CUresult;
            "cuMemcpyHtoD" 3020 fn cuMemcpyHtoD_v2(target: CUdeviceptr, source: *const c_void, count: usize) -> CUresult;
            "cuMemcpyHtoDAsync" 3020 fn cuMemcpyHtoDAsync_v2(target: CUdeviceptr, source: *const c_void, count: usize, stream: CUstream) -> CUresult;
            "cuMemsetD8" 3020 fn cuMemsetD8_v2(target: CUdeviceptr, value: c_uchar, count: usize) -> CUresult;
            "cuMemsetD8Async" 3020 fn cuMemsetD8Async(target: CUdeviceptr, value: c_uchar, count: usize, stream: CUstream) -> CUresult;
            "cuMemsetD16" 3020 fn cuMemsetD16_v2(target: CUdeviceptr, value: c_ushort, count: usize) -> CUresult;
            "cuMemsetD16Async" 3020 fn cuMemsetD16Async(target: CUdeviceptr, value: c_ushort, count: usize, stream: CUstream) -> CUresult;
            "cuMemsetD32" 3020 fn cuMemsetD32_v2(target: CUdeviceptr, value: c_uint, count: usize) -> CUresult;
            "cuMemsetD32Async" 3020 fn cuMemsetD32Async(target: CUdeviceptr, value: c_uint, count: usize, stream: CUstream) -> CUresult;
            "cuModuleLoadData" 2000 fn cuModuleLoadData(module: *mut CUmodule, image: *const c_void) -> CUresult;
            "cuModuleLoadDataEx" 2010 fn cuModuleLoadDataEx(module: *mut CUmodule, image: *const c_void, count: c_uint, options: *mut CUjit_option, values: *mut *mut c_void) -> CUresult;
            "cuModuleUnload" 2000 fn cuModuleUnload(module: CUmodule) -> CUresult;
            "cuModuleGetFunction" 2000 fn cuModuleGetFunction(function: *mut CUfunction, module: CUmodule, name: *const c_char) -> CUresult;
            "cuModuleGetGlobal" 3020 fn cuModuleGetGlobal_v2(pointer: *mut CUdeviceptr, bytes: *mut usize, module: CUmodule, name: *const c_char) -> CUresult;
            "cuFuncGetAttribute" 2020 fn cuFuncGetAttribute(value: *mut c_int, attribute: CUfunction_attribute, function: CUfunction) -> CUresult;
            "cuFuncSetAttribute" 9000 fn cuFuncSetAttribute(function: CUfunction, attribute: CUfunction_attribute, value: c_int) -> CUresult;
            "cuLaunchKernel" 4000 fn cuLaunchKernel(function: CUfunction, grid_x: c_uint, grid_y: c_uint, grid_z: c_uint, block_x: c_uint, block_y: c_uint, block_z: c_uint, shared: c_uint, stream: CUstream, parameters: *mut *mut c_void, extra: *mut *mut c_void) -> CUresult;
        }
    };
}

/// A simulated function.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Function {
    /// The name that `cuGetProcAddress` knows it by.
    pub name: &'static str,
    /// The exported symbol, which has exactly one ABI.
    pub symbol: &'static str,
    /// The CUDA version that brought this ABI, as 1000 * major + 10 * minor.
    pub since: i32,
}

macro_rules! table {
    ($($name:literal $since:literal fn $symbol:ident($($argument:ident: $type:ty),*) -> $result:ty;)*) => {
        /// All simulated functions, those that a profile lacks included.
        pub const FUNCTIONS: &[Function] =
            &[$(Function { name: $name, symbol: stringify!($symbol), since: $since }),*];

        /// The address of a function by its symbol; none if it is not simulated.
        fn address(symbol: &str) -> Option<NonNull<c_void>> {
            let address: *const c_void = match symbol {
                $(stringify!($symbol) => {
                    const FUNCTION: c::$symbol = crate::$symbol;
                    FUNCTION as *const c_void
                })*
                MARKER => duohal_simulated_device as extern "C" fn() -> *const c_char as *const c_void,
                _ => return None,
            };
            NonNull::new(address.cast_mut())
        }
    };
}

/// The symbol by which a stand-in makes itself known.
const MARKER: &str = "duohal_simulated_device";

with_functions!(table);

/// What a search by name and version comes to.
pub(crate) enum Search {
    Found(NonNull<c_void>),
    TooNew,
    Unknown,
}

/// Finds the newest ABI of a function that a CUDA version has.
pub(crate) fn search(driver: &Driver, name: &[u8], version: i32) -> Search {
    let named = || {
        FUNCTIONS.iter().filter(|function| {
            function.name.as_bytes() == name && !driver.engine.calls().hides(function.symbol)
        })
    };
    let fitting = named().filter(|function| function.since <= version);
    match fitting
        .max_by_key(|function| function.since)
        .and_then(|function| address(function.symbol))
    {
        Some(address) => Search::Found(address),
        None if named().next().is_some() => Search::TooNew,
        None => Search::Unknown,
    }
}

/// The address of a function by its symbol; none if it is not simulated, or the running profile does not have it.
///
/// Starts the simulation from the environment if it does not run yet.
pub fn lookup(symbol: &str) -> Option<NonNull<c_void>> {
    let hidden = running().is_ok_and(|driver| driver.engine.calls().hides(symbol));
    address(symbol).filter(|_| !hidden)
}

/// `const char *duohal_simulated_device(void)` - says what is simulated; every load looks for this symbol.
pub extern "C" fn duohal_simulated_device() -> *const c_char {
    match running() {
        Ok(driver) => driver.description.as_ptr(),
        Err(_) => c"simulated CUDA driver, wrongly configured".as_ptr(),
    }
}

/// What is simulated, as in `simulated GPU (CUDA 13.0 profile)`.
pub fn description() -> String {
    running().map_or_else(ToString::to_string, |driver| {
        driver.description.to_string_lossy().into_owned()
    })
}
