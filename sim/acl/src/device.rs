//! Devices: counting them, setting them, giving them back.
//!
//! # Safety
//! As C declares them: pointers are null or valid for writes.
#![allow(unsafe_code, non_snake_case)]

use sim_engine::{PrimaryRelease, Scope};
use sys_acl::bindings as c;
use sys_acl::bindings::{aclError, aclrtDeviceStatus, aclrtRunMode, aclrtUtilizationInfo};

use crate::failure::Failure;
use crate::pointer::place;
use crate::runtime::{Runtime, call};
use crate::thread;
use crate::visible::{self, Visible};

/// `aclError aclrtGetDeviceCount(uint32_t *count)` - counts the devices that the process sees.
///
/// A wrong `ASCEND_RT_VISIBLE_DEVICES`: 207004, and the count is left alone.
///
/// # Safety
/// `count` must be null or valid for a write.
pub unsafe extern "C" fn aclrtGetDeviceCount(count: *mut u32) -> aclError {
    call("aclrtGetDeviceCount", |runtime| {
        // SAFETY: the caller promises null or a valid place.
        let count = unsafe { place(count, "count") }?;
        if let Visible::Refused { value, rule } = &runtime.visible {
            let text = format!("EE2002: {}={value} {rule}", visible::VARIABLE);
            return Err(Failure::new(c::ACL_ERROR_RT_NO_DEVICE, text));
        }
        *count = runtime.visible_count();
        Ok(())
    })
}

/// `aclError aclrtSetDevice(int32_t deviceId)` - takes a reference to a device and makes its default context current.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn aclrtSetDevice(device: i32) -> aclError {
    call("aclrtSetDevice", |runtime| {
        let device = runtime.device(device)?;
        thread::set_current(runtime.engine.contexts().retain_primary(device));
        runtime.platform.lock().device_was_set();
        Ok(())
    })
}

/// `aclError aclrtResetDevice(int32_t deviceId)` - gives a reference back; the last one ends the default context
/// and waits for what the device still does.
///
/// One too many: 507007.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn aclrtResetDevice(device: i32) -> aclError {
    call("aclrtResetDevice", |runtime| {
        let device = runtime.device(device)?;
        match runtime.engine.contexts().release_primary(device) {
            PrimaryRelease::Held => Ok(()),
            PrimaryRelease::Gone => {
                finish(runtime, device);
                Ok(())
            }
            PrimaryRelease::NotHeld => Err(not_set()),
        }
    })
}

/// `aclError aclrtResetDeviceForce(int32_t deviceId)` - ends the default context whoever holds it.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn aclrtResetDeviceForce(device: i32) -> aclError {
    call("aclrtResetDeviceForce", |runtime| {
        let device = runtime.device(device)?;
        if runtime.engine.contexts().reset_primary(device) {
            finish(runtime, device);
            Ok(())
        } else {
            Err(not_set())
        }
    })
}

/// `aclError aclrtGetDevice(int32_t *deviceId)` - the device of the thread's current context; without one: 107002.
///
/// # Safety
/// `device` must be null or valid for a write.
pub unsafe extern "C" fn aclrtGetDevice(device: *mut i32) -> aclError {
    call("aclrtGetDevice", |runtime| {
        // SAFETY: the caller promises null or a valid place.
        let place = unsafe { place(device, "deviceId") }?;
        let (_, context) = runtime.current()?;
        *place = runtime
            .user_device(context.device)
            .ok_or_else(Failure::no_context)?;
        Ok(())
    })
}

/// `aclError aclrtGetRunMode(aclrtRunMode *runMode)` - says that the program runs on the host.
///
/// # Safety
/// `mode` must be null or valid for a write.
pub unsafe extern "C" fn aclrtGetRunMode(mode: *mut aclrtRunMode) -> aclError {
    call("aclrtGetRunMode", |_| {
        // SAFETY: the caller promises null or a valid place.
        *unsafe { place(mode, "runMode") }? = aclrtRunMode::ACL_HOST;
        Ok(())
    })
}

/// `aclError aclrtQueryDeviceStatus(int32_t deviceId, aclrtDeviceStatus *deviceStatus)` - says that a device is well.
///
/// # Safety
/// `status` must be null or valid for a write.
pub unsafe extern "C" fn aclrtQueryDeviceStatus(
    device: i32,
    status: *mut aclrtDeviceStatus,
) -> aclError {
    call("aclrtQueryDeviceStatus", |runtime| {
        // SAFETY: the caller promises null or a valid place.
        let status = unsafe { place(status, "deviceStatus") }?;
        runtime.device(device)?;
        *status = aclrtDeviceStatus::ACL_RT_DEVICE_STATUS_NORMAL;
        Ok(())
    })
}

/// What the runtime says of a figure that it cannot tell.
const NOT_SUPPORTED: i32 = -1;

/// `aclError aclrtGetDeviceUtilizationRate(int32_t deviceId, aclrtUtilizationInfo *utilizationInfo)` - how busy a device
/// is, in percent.
///
/// A figure that cannot be told is -1 with success; so is every figure of a device that does not exist, and always memory's.
///
/// # Safety
/// `info` must be null or valid for a read and a write.
pub unsafe extern "C" fn aclrtGetDeviceUtilizationRate(
    device: i32,
    info: *mut aclrtUtilizationInfo,
) -> aclError {
    call("aclrtGetDeviceUtilizationRate", |runtime| {
        // SAFETY: the caller promises null or a valid place.
        let info = unsafe { place(info, "utilizationInfo") }?;
        if !info.utilizationExtend.is_null() {
            return Err(Failure::argument(
                "utilizationExtend is reserved and must be null",
            ));
        }
        let rate = i32::from(runtime.engine.config().utilization);
        let rate = runtime.find_device(device).map(|_| rate);
        let vector = rate.filter(|_| runtime.chip.vector_cores > 0);
        info.cubeUtilization = rate.unwrap_or(NOT_SUPPORTED);
        info.vectorUtilization = vector.unwrap_or(NOT_SUPPORTED);
        info.aicpuUtilization = rate.map_or(NOT_SUPPORTED, |_| 0);
        info.memoryUtilization = NOT_SUPPORTED;
        Ok(())
    })
}

/// Waits for what a device does.
fn finish(runtime: &Runtime, device: u32) {
    let scheduler = runtime.engine.scheduler();
    scheduler.synchronize(Scope::Device(device), None);
}

fn not_set() -> Failure {
    let text = "EE1018: the device has not been set or has already been reset";
    Failure::new(c::ACL_ERROR_RT_CONTEXT_RELEASE_ERROR, text)
}
