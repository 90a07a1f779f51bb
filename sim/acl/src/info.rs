//! What a device is and has.
//!
//! # Safety
//! As C declares them: pointers are null or valid for writes.
#![allow(unsafe_code, non_snake_case)]

use std::ffi::c_char;
use std::ptr;

use sys_acl::bindings as c;
use sys_acl::bindings::{aclError, aclrtDevAttr, aclrtDevFeatureType, aclrtMemAttr};

use crate::Profile;
use crate::failure::Failure;
use crate::pointer::place;
use crate::runtime::{Runtime, call, call_for_text};

/// `const char *aclrtGetSocName()` - the name of device 0's SoC, the same pointer for the whole process.
///
/// Null without a device, and whenever the call is made to fail.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn aclrtGetSocName() -> *const c_char {
    call_for_text("aclrtGetSocName", |runtime| {
        let exists = runtime.engine.config().devices > 0;
        Ok(if exists {
            runtime.chip.name.as_ptr()
        } else {
            ptr::null()
        })
    })
}

/// `aclError aclrtGetDeviceInfo(uint32_t deviceId, aclrtDevAttr attr, int64_t *value)` - one attribute of a device.
///
/// A device or attribute that does not exist, or that the SoC says nothing of: 107000. Attributes of SIMT programs are
/// 0 with success on a SoC that has none; `UBUF_PER_VECTOR_CORE` is one of them.
///
/// # Safety
/// `value` must be null or valid for a write.
pub unsafe extern "C" fn aclrtGetDeviceInfo(
    device: u32,
    attribute: aclrtDevAttr,
    value: *mut i64,
) -> aclError {
    call("aclrtGetDeviceInfo", |runtime| {
        // SAFETY: the caller promises null or a valid place.
        let value = unsafe { place(value, "value") }?;
        let device = i32::try_from(device)
            .ok()
            .and_then(|device| runtime.find_device(device));
        let device = device.ok_or_else(|| Failure::value("there is no such device"))?;
        *value = attribute_of(runtime, device, attribute)?;
        Ok(())
    })
}

fn attribute_of(runtime: &Runtime, device: u32, attribute: aclrtDevAttr) -> Result<i64, Failure> {
    let chip = &runtime.chip;
    let old = runtime.config.profile < Profile::Cann91;
    let number = match attribute {
        aclrtDevAttr::ACL_DEV_ATTR_AICPU_CORE_NUM => Some(chip.ai_cpus),
        aclrtDevAttr::ACL_DEV_ATTR_AICORE_CORE_NUM => Some(chip.ai_cores),
        aclrtDevAttr::ACL_DEV_ATTR_CUBE_CORE_NUM => chip.cube_cores,
        aclrtDevAttr::ACL_DEV_ATTR_VECTOR_CORE_NUM => Some(chip.vector_cores),
        aclrtDevAttr(simt @ 202..=204) => Some(chip.simt(simt)),
        aclrtDevAttr(simt @ 205..=212) if !old => Some(chip.simt(simt)),
        aclrtDevAttr::ACL_DEV_ATTR_TOTAL_GLOBAL_MEM_SIZE => Some(runtime.engine.config().memory),
        aclrtDevAttr::ACL_DEV_ATTR_L2_CACHE_SIZE => chip.l2,
        aclrtDevAttr::ACL_DEV_ATTR_PHY_CHIP_ID => Some(u64::from(
            device.saturating_add(runtime.config.first_physical),
        )),
        aclrtDevAttr::ACL_DEV_ATTR_IS_VIRTUAL => Some(0),
        aclrtDevAttr::ACL_DEV_ATTR_NPU_ARCH if !old => chip.npu_arch,
        aclrtDevAttr(401 | 403..=409) => {
            let text = format!("attribute {} is not simulated", attribute.0);
            return Err(Failure::new(c::ACL_ERROR_RT_FEATURE_NOT_SUPPORT, text));
        }
        _ => None,
    };
    let number = number.and_then(|number| i64::try_from(number).ok());
    number.ok_or_else(|| Failure::value(format!("EE1003: there is no attribute {}", attribute.0)))
}

/// `aclError aclrtGetDeviceCapability(int32_t deviceId, aclrtDevFeatureType devFeatureType, int32_t *value)` - whether a
/// device has a feature: 1 or 0.
///
/// Updating tasks: 1. Queue events between devices: 0. All others: 207000.
///
/// # Safety
/// `value` must be null or valid for a write.
pub unsafe extern "C" fn aclrtGetDeviceCapability(
    device: i32,
    feature: aclrtDevFeatureType,
    value: *mut i32,
) -> aclError {
    call("aclrtGetDeviceCapability", |runtime| {
        // SAFETY: the caller promises null or a valid place.
        let value = unsafe { place(value, "value") }?;
        runtime.device(device)?;
        *value = match feature {
            aclrtDevFeatureType::ACL_FEATURE_TSCPU_TASK_UPDATE_SUPPORT_AIC_AIV => 1,
            aclrtDevFeatureType::ACL_FEATURE_SYSTEM_MEMQ_EVENT_CROSS_DEV => 0,
            _ => {
                let text = format!("EE1006: there is no feature {}", feature.0);
                return Err(Failure::new(c::ACL_ERROR_RT_FEATURE_NOT_SUPPORT, text));
            }
        };
        Ok(())
    })
}

/// `aclError aclrtGetMemInfo(aclrtMemAttr attr, size_t *free, size_t *total)` - memory of the current device, in bytes.
///
/// All memory is in huge pages here: the kinds for normal and for 1 GiB pages are 0. Unknown kind: 107016. Without a
/// current context: 107002.
///
/// # Safety
/// `free` and `total` must be null or valid for writes.
pub unsafe extern "C" fn aclrtGetMemInfo(
    kind: aclrtMemAttr,
    free: *mut usize,
    total: *mut usize,
) -> aclError {
    call("aclrtGetMemInfo", |runtime| {
        // SAFETY: the caller promises null or a valid place.
        let free = unsafe { place(free, "free") }?;
        // SAFETY: as above.
        let total = unsafe { place(total, "total") }?;
        let huge = in_huge_pages(kind).ok_or_else(|| {
            let text = format!("EE1003: there is no kind {} of memory", kind.0);
            Failure::new(c::ACL_ERROR_RT_INVALID_MEMORY_TYPE, text)
        })?;
        let (_, context) = runtime.current()?;
        let info = runtime
            .engine
            .memory()
            .info(context.device)
            .filter(|_| huge);
        (*free, *total) = info.map_or((0, 0), |info| (info.free as usize, info.total as usize));
        Ok(())
    })
}

/// Whether a kind of memory includes huge pages; none for a kind that does not exist.
fn in_huge_pages(kind: aclrtMemAttr) -> Option<bool> {
    match kind {
        aclrtMemAttr::ACL_DDR_MEM
        | aclrtMemAttr::ACL_HBM_MEM
        | aclrtMemAttr::ACL_DDR_MEM_HUGE
        | aclrtMemAttr::ACL_HBM_MEM_HUGE
        | aclrtMemAttr::ACL_DDR_MEM_P2P_HUGE
        | aclrtMemAttr::ACL_HBM_MEM_P2P_HUGE
        | aclrtMemAttr::ACL_MEM_HUGE
        | aclrtMemAttr::ACL_MEM_P2P_HUGE => Some(true),
        aclrtMemAttr(0..=17) => Some(false),
        _ => None,
    }
}
