//! The list of functions.
//!
//! # Safety
//! Function addresses become untyped here; whoever looks one up must call it by the type that the vendor's header
//! gives it, which the list is checked against.
#![allow(unsafe_code)]

use std::ffi::{c_char, c_void};
use std::ptr::NonNull;

use sys_acl::bindings as c;

use crate::runtime::running;

/// Hands the signature of every simulated function to a macro.
///
/// The types are those of `sys_acl::bindings` and of `std::ffi`, by their plain names.
#[macro_export]
macro_rules! with_functions {
    ($receiver:path) => {
        $receiver! {
            fn aclInit(path: *const c_char) -> aclError;
            fn aclFinalize() -> aclError;
            fn aclFinalizeReference(count: *mut u64) -> aclError;
            fn aclGetRecentErrMsg() -> *const c_char;
            fn aclrtGetDeviceCount(count: *mut u32) -> aclError;
            fn aclrtSetDevice(device: i32) -> aclError;
            fn aclrtResetDevice(device: i32) -> aclError;
            fn aclrtResetDeviceForce(device: i32) -> aclError;
            fn aclrtGetDevice(device: *mut i32) -> aclError;
            fn aclrtGetRunMode(mode: *mut aclrtRunMode) -> aclError;
            fn aclrtQueryDeviceStatus(device: i32, status: *mut aclrtDeviceStatus) -> aclError;
            fn aclrtGetDeviceUtilizationRate(device: i32, info: *mut aclrtUtilizationInfo) -> aclError;
            fn aclrtCreateContext(context: *mut aclrtContext, device: i32) -> aclError;
            fn aclrtDestroyContext(context: aclrtContext) -> aclError;
            fn aclrtSetCurrentContext(context: aclrtContext) -> aclError;
            fn aclrtGetCurrentContext(context: *mut aclrtContext) -> aclError;
            fn aclrtGetLogicDevIdByUserDevId(user: i32, logical: *mut i32) -> aclError;
            fn aclrtGetUserDevIdByLogicDevId(logical: i32, user: *mut i32) -> aclError;
            fn aclrtGetPhyDevIdByLogicDevId(logical: i32, physical: *mut i32) -> aclError;
            fn aclrtGetLogicDevIdByPhyDevId(physical: i32, logical: *mut i32) -> aclError;
            fn aclrtGetSocName() -> *const c_char;
            fn aclrtGetDeviceInfo(device: u32, attribute: aclrtDevAttr, value: *mut i64) -> aclError;
            fn aclrtGetDeviceCapability(device: i32, feature: aclrtDevFeatureType, value: *mut i32) -> aclError;
            fn aclrtGetMemInfo(kind: aclrtMemAttr, free: *mut usize, total: *mut usize) -> aclError;
            fn aclrtGetVersion(major: *mut i32, minor: *mut i32, patch: *mut i32) -> aclError;
            fn aclsysGetCANNVersion(name: aclCANNPackageName, version: *mut aclCANNPackageVersion) -> aclError;
            fn aclsysGetVersionStr(name: *mut c_char, version: *mut c_char) -> aclError;
            fn aclsysGetVersionNum(name: *mut c_char, version: *mut i32) -> aclError;
            fn aclplatformGetDeviceInfo(kind: aclplatformDevInfo, value: *mut c_char, length: u32) -> aclError;
            fn aclrtMalloc(pointer: *mut *mut c_void, size: usize, policy: aclrtMemMallocPolicy) -> aclError;
            fn aclrtFree(pointer: *mut c_void) -> aclError;
            fn aclrtMallocHost(pointer: *mut *mut c_void, size: usize) -> aclError;
            fn aclrtFreeHost(pointer: *mut c_void) -> aclError;
            fn aclrtMemcpy(target: *mut c_void, room: usize, source: *const c_void, count: usize, kind: aclrtMemcpyKind) -> aclError;
            fn aclrtMemset(pointer: *mut c_void, room: usize, value: i32, count: usize) -> aclError;
            fn aclrtMemcpyAsync(target: *mut c_void, room: usize, source: *const c_void, count: usize, kind: aclrtMemcpyKind, stream: aclrtStream) -> aclError;
            fn aclrtMemsetAsync(pointer: *mut c_void, room: usize, value: i32, count: usize, stream: aclrtStream) -> aclError;
            fn aclrtCreateStream(stream: *mut aclrtStream) -> aclError;
            fn aclrtCreateStreamWithConfig(stream: *mut aclrtStream, priority: u32, flag: u32) -> aclError;
            fn aclrtDeviceGetStreamPriorityRange(least: *mut i32, greatest: *mut i32) -> aclError;
            fn aclrtStreamGetPriority(stream: aclrtStream, priority: *mut u32) -> aclError;
            fn aclrtStreamGetFlags(stream: aclrtStream, flags: *mut u32) -> aclError;
            fn aclrtDestroyStream(stream: aclrtStream) -> aclError;
            fn aclrtDestroyStreamForce(stream: aclrtStream) -> aclError;
            fn aclrtSynchronizeStream(stream: aclrtStream) -> aclError;
            fn aclrtSynchronizeStreamWithTimeout(stream: aclrtStream, timeout: i32) -> aclError;
            fn aclrtStreamQuery(stream: aclrtStream, status: *mut aclrtStreamStatus) -> aclError;
            fn aclrtSynchronizeDevice() -> aclError;
            fn aclrtSynchronizeDeviceWithTimeout(timeout: i32) -> aclError;
            fn aclrtLaunchHostFunc(stream: aclrtStream, function: aclrtHostFunc, data: *mut c_void) -> aclError;
            fn aclrtStreamWaitEvent(stream: aclrtStream, event: aclrtEvent) -> aclError;
            fn aclrtCreateEvent(event: *mut aclrtEvent) -> aclError;
            fn aclrtCreateEventWithFlag(event: *mut aclrtEvent, flag: u32) -> aclError;
            fn aclrtCreateEventExWithFlag(event: *mut aclrtEvent, flag: u32) -> aclError;
            fn aclrtDestroyEvent(event: aclrtEvent) -> aclError;
            fn aclrtRecordEvent(event: aclrtEvent, stream: aclrtStream) -> aclError;
            fn aclrtQueryEventStatus(event: aclrtEvent, status: *mut aclrtEventRecordedStatus) -> aclError;
            fn aclrtQueryEvent(event: aclrtEvent, status: *mut aclrtEventStatus) -> aclError;
            fn aclrtSynchronizeEvent(event: aclrtEvent) -> aclError;
            fn aclrtSynchronizeEventWithTimeout(event: aclrtEvent, timeout: i32) -> aclError;
            fn aclrtEventElapsedTime(milliseconds: *mut f32, start: aclrtEvent, end: aclrtEvent) -> aclError;
        }
    };
}

macro_rules! table {
    ($(fn $name:ident($($argument:ident: $type:ty),*) -> $result:ty;)*) => {
        /// The C names of all simulated functions, those that a profile lacks included.
        pub const FUNCTIONS: &[&str] = &[$(stringify!($name)),*];

        /// The address of a function by its C name; none if it is not simulated.
        fn address(symbol: &str) -> Option<NonNull<c_void>> {
            let address: *const c_void = match symbol {
                $(stringify!($name) => {
                    const FUNCTION: c::$name = crate::$name;
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

/// The address of a function by its C name; none if it is not simulated, or the running profile does not have it.
///
/// Starts the simulation from the environment if it does not run yet.
pub fn lookup(symbol: &str) -> Option<NonNull<c_void>> {
    let hidden = running().is_ok_and(|runtime| runtime.engine.calls().hides(symbol));
    address(symbol).filter(|_| !hidden)
}

/// `const char *duohal_simulated_device(void)` - says what is simulated; every load looks for this symbol.
pub extern "C" fn duohal_simulated_device() -> *const c_char {
    match running() {
        Ok(runtime) => runtime.description.as_ptr(),
        Err(_) => c"simulated ACL runtime, wrongly configured".as_ptr(),
    }
}

/// What is simulated, as in `simulated Ascend910B3 (CANN 9.1 profile)`.
pub fn description() -> String {
    running().map_or_else(ToString::to_string, |runtime| {
        runtime.description.to_string_lossy().into_owned()
    })
}
