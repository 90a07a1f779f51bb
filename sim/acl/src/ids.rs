//! The three numberings of devices: user (after `ASCEND_RT_VISIBLE_DEVICES`), logical, physical.
//!
//! As in the open-source runtime, the functions that say "logical" and deal with physical ids mean the user's
//! number.
//!
//! # Safety
//! As C declares them: pointers are null or valid for writes.
#![allow(unsafe_code, non_snake_case)]

use sys_acl::bindings as c;
use sys_acl::bindings::aclError;

use crate::failure::Failure;
use crate::pointer::place;
use crate::runtime::{Runtime, call};

/// Writes what `map` makes of an id.
///
/// # Safety
/// `target` must be null or valid for a write.
unsafe fn convert(
    function: &'static str,
    target: *mut i32,
    map: impl FnOnce(&Runtime) -> Result<i32, Failure>,
) -> aclError {
    call(function, |runtime| {
        // SAFETY: the caller promises null or a valid place.
        *unsafe { place(target, "the target") }? = map(runtime)?;
        Ok(())
    })
}

/// `aclError aclrtGetLogicDevIdByUserDevId(int32_t userDevid, int32_t *logicDevId)`
///
/// # Safety
/// `logical` must be null or valid for a write.
pub unsafe extern "C" fn aclrtGetLogicDevIdByUserDevId(user: i32, logical: *mut i32) -> aclError {
    let map = |runtime: &Runtime| Ok(runtime.device(user)? as i32);
    // SAFETY: the caller promises the same.
    unsafe { convert("aclrtGetLogicDevIdByUserDevId", logical, map) }
}

/// `aclError aclrtGetUserDevIdByLogicDevId(int32_t logicDevId, int32_t *userDevid)`
///
/// # Safety
/// `user` must be null or valid for a write.
pub unsafe extern "C" fn aclrtGetUserDevIdByLogicDevId(logical: i32, user: *mut i32) -> aclError {
    let map = |runtime: &Runtime| user_device(runtime, u32::try_from(logical).ok());
    // SAFETY: the caller promises the same.
    unsafe { convert("aclrtGetUserDevIdByLogicDevId", user, map) }
}

/// `aclError aclrtGetPhyDevIdByLogicDevId(int32_t logicDevId, int32_t *phyDevId)`; below 0: 107000.
///
/// # Safety
/// `physical` must be null or valid for a write.
pub unsafe extern "C" fn aclrtGetPhyDevIdByLogicDevId(
    logical: i32,
    physical: *mut i32,
) -> aclError {
    let map = |runtime: &Runtime| {
        let device = runtime.device(not_negative(logical)?)?;
        Ok(device.saturating_add(runtime.config.first_physical) as i32)
    };
    // SAFETY: the caller promises the same.
    unsafe { convert("aclrtGetPhyDevIdByLogicDevId", physical, map) }
}

/// `aclError aclrtGetLogicDevIdByPhyDevId(int32_t phyDevId, int32_t *logicDevId)`; below 0: 107000.
///
/// # Safety
/// `logical` must be null or valid for a write.
pub unsafe extern "C" fn aclrtGetLogicDevIdByPhyDevId(
    physical: i32,
    logical: *mut i32,
) -> aclError {
    let map = |runtime: &Runtime| {
        let physical = not_negative(physical)? as u32;
        user_device(runtime, physical.checked_sub(runtime.config.first_physical))
    };
    // SAFETY: the caller promises the same.
    unsafe { convert("aclrtGetLogicDevIdByPhyDevId", logical, map) }
}

fn not_negative(id: i32) -> Result<i32, Failure> {
    if id < 0 {
        Err(Failure::value(format!("{id} is below 0")))
    } else {
        Ok(id)
    }
}

fn user_device(runtime: &Runtime, device: Option<u32>) -> Result<i32, Failure> {
    device
        .and_then(|device| runtime.user_device(device))
        .ok_or_else(|| {
            Failure::new(
                c::ACL_ERROR_RT_INVALID_DEVICEID,
                "the process sees no such device",
            )
        })
}
