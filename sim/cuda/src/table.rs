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
