//! `libplatform`'s view of the SoC: its platform configuration, as text.
//!
//! # Safety
//! As C declares them: pointers are null or valid for writes.
#![allow(unsafe_code, non_snake_case)]

use std::ffi::c_char;

use sys_acl::bindings as c;
use sys_acl::bindings::{aclError, aclplatformDevInfo};

use crate::chip::Chip;
use crate::failure::Failure;
use crate::pointer;
use crate::runtime::call;

/// Whether the platform configuration can be asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Platform {
    /// No device was set yet.
    #[default]
    Waiting,
    /// A device was set first.
    Ready,
    /// It was asked before any device was set, which spoils it for the process.
    Poisoned,
}

impl Platform {
    /// Notes that a device was set.
    pub(crate) fn device_was_set(&mut self) {
        if *self == Self::Waiting {
            *self = Self::Ready;
        }
    }

    /// Notes that somebody asks, and says whether there is an answer.
    fn ask(&mut self) -> bool {
        if *self == Self::Waiting {
            *self = Self::Poisoned;
        }
        *self == Self::Ready
    }
}

/// `aclError aclplatformGetDeviceInfo(aclplatformDevInfo infoType, char *value, uint32_t maxLen)` - a value of device 0's
/// platform configuration, as text.
///
/// Values 0 to 12, since later ones have other numbers in other releases. Before any device was set: 500000, then and ever after in the process. A value that does not exist, or a buffer that is
/// too small: 100000.
///
/// # Safety
/// `value` must be null or valid for writes of `length` bytes.
pub unsafe extern "C" fn aclplatformGetDeviceInfo(
    kind: aclplatformDevInfo,
    value: *mut c_char,
    length: u32,
) -> aclError {
    call("aclplatformGetDeviceInfo", |runtime| {
        if kind.0 > aclplatformDevInfo::ACL_PLATFORM_L1_SIZE.0 || value.is_null() || length == 0 {
            return Err(Failure::argument(
                "there is no such value, or no room for it",
            ));
        }
        if !runtime.platform.lock().ask() {
            let text = "the platform configuration was asked before a device was set";
            return Err(Failure::new(c::ACL_ERROR_INTERNAL_ERROR, text));
        }
        let number = number(&runtime.chip, kind);
        let number = number.ok_or_else(|| Failure::argument("the SoC has no such value"))?;
        // SAFETY: the caller promises as many bytes.
        let put = unsafe { pointer::put(value, length as usize, &number.to_string()) };
        put.ok_or_else(|| Failure::argument("the buffer is too small"))
    })
}

fn number(chip: &Chip, kind: aclplatformDevInfo) -> Option<u64> {
    match kind {
        aclplatformDevInfo::ACL_PLATFORM_AICORE_CNT => Some(chip.ai_cores),
        aclplatformDevInfo::ACL_PLATFORM_AICORE_UB_SIZE => Some(chip.ub),
        aclplatformDevInfo::ACL_PLATFORM_CUBE_CORE_CNT => chip.cube_cores,
        aclplatformDevInfo::ACL_PLATFORM_VECTOR_CORE_CNT => Some(chip.vector_cores),
        aclplatformDevInfo::ACL_PLATFORM_L2_SIZE => chip.l2,
        aclplatformDevInfo::ACL_PLATFORM_MEMORY_SIZE => Some(chip.memory),
        aclplatformDevInfo::ACL_PLATFORM_CUBE_FREQ => chip.cube_mhz,
        aclplatformDevInfo::ACL_PLATFORM_VEC_FREQ => chip.vector_mhz,
        aclplatformDevInfo::ACL_PLATFORM_BT_SIZE => chip.bt,
        aclplatformDevInfo::ACL_PLATFORM_L0_A_SIZE => chip.l0_a,
        aclplatformDevInfo::ACL_PLATFORM_L0_B_SIZE => chip.l0_b,
        aclplatformDevInfo::ACL_PLATFORM_L0_C_SIZE => chip.l0_c,
        aclplatformDevInfo::ACL_PLATFORM_L1_SIZE => chip.l1,
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn asking_before_a_device_is_set_spoils_it_for_good() {
        let mut platform = Platform::default();
        assert!(!platform.ask());
        platform.device_was_set();
        assert!(!platform.ask());
    }

    #[test]
    fn asking_after_a_device_was_set_is_answered() {
        let mut platform = Platform::default();
        platform.device_was_set();
        assert!(platform.ask() && platform.ask());
    }
}
