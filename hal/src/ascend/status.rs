//! What the runtime's statuses mean.

use crate::error::ErrorKind;
use sys_acl::bindings::*;

/// Sorts the header's statuses into kinds.
macro_rules! statuses {
    ($($kind:ident { $($status:ident)* })*) => {
        /// The kind of a status; one that no header lists is an internal failure of the vendor's.
        pub(super) fn kind(status: aclError) -> ErrorKind {
            match status {
                $($($status)|* => ErrorKind::$kind,)*
                // Operator packages number their own failures from here.
                aclError(161_000..=161_999 | 561_000..=561_999) => ErrorKind::VersionMismatch,
                _ => ErrorKind::Internal,
            }
        }
    };
}

statuses! {
    InvalidArgument {
        ACL_ERROR_INVALID_PARAM
        ACL_ERROR_RT_PARAM_INVALID
        ACL_ERROR_RT_EVENT_TIMESTAMP_INVALID
        ACL_ERROR_RT_EVENT_TIMESTAMP_REVERSAL
        ACL_ERROR_RT_ADDR_UNALIGNED
        ACL_ERROR_RT_INVALID_MEMORY_TYPE
        ACL_ERROR_RT_INVALID_MALLOC_TYPE
        ACL_ERROR_RT_SYSPARAMOPT_NOT_SET
        ACL_ERROR_RT_INSUFFICIENT_INPUT_ARRAY
        ACL_ERROR_RT_SYMBOL_NOT_FOUND
        ACL_ERROR_RT_INVALID_SYMBOL
        ACL_ERROR_RT_INVALID_DEVICE_FUNCTION
        ACL_ERROR_MEMORY_ADDRESS_UNALIGNED
    }
    InvalidDevice {
        ACL_ERROR_RT_INVALID_DEVICEID
        ACL_ERROR_INVALID_DEVICE
    }
    NoDevice {
        ACL_ERROR_RT_NO_DEVICE
    }
    InvalidContext {
        ACL_ERROR_UNINITIALIZE
        ACL_ERROR_RT_CONTEXT_NULL
        ACL_ERROR_RT_STREAM_CONTEXT
        ACL_ERROR_RT_MODEL_CONTEXT
        ACL_ERROR_RT_STREAM_MODEL
        ACL_ERROR_RT_LABEL_CONTEXT
    }
    InvalidHandle {
        ACL_ERROR_RT_INVALID_HANDLE
        ACL_ERROR_RESOURCE_NOT_MATCH
        ACL_ERROR_INVALID_RESOURCE_HANDLE
    }
    Unsupported {
        ACL_ERROR_RT_STREAM_NOT_SUPPORT_OPERA
        ACL_ERROR_API_NOT_SUPPORT
        ACL_ERROR_FEATURE_UNSUPPORTED
        ACL_ERROR_RT_FEATURE_NOT_SUPPORT
        ACL_ERROR_RT_FEATURE_NOT_SUPPORT_UPDATE_OP
        ACL_ERROR_RT_TASK_TYPE_NOT_SUPPORT
    }
    OutOfMemory {
        ACL_ERROR_BAD_ALLOC
        ACL_ERROR_RT_MEMORY_ALLOCATION
        ACL_ERROR_RT_DEVICE_OOM
    }
    OutOfResources {
        ACL_ERROR_RT_RESOURCE_ALLOC_FAIL
        ACL_ERROR_RT_NO_EVENT_RESOURCE
        ACL_ERROR_RT_NO_STREAM_RESOURCE
        ACL_ERROR_RT_NO_NOTIFY_RESOURCE
        ACL_ERROR_RT_NO_MODEL_RESOURCE
        ACL_ERROR_RT_NO_CDQ_RESOURCE
        ACL_ERROR_RT_OVER_LIMIT
        ACL_ERROR_STORAGE_OVER_LIMIT
        ACL_ERROR_RT_PROGRAM_USE_OUT
    }
    RepeatedInit {
        ACL_ERROR_REPEAT_INITIALIZE
        ACL_ERROR_REPEAT_FINALIZE
        ACL_ERROR_RT_REPEATED_INIT
    }
    DeviceSetup {
        ACL_ERROR_RT_CONTEXT_RELEASE_ERROR
        ACL_ERROR_RT_DEV_SETUP_ERROR
    }
    Timeout {
        ACL_ERROR_WAIT_CALLBACK_TIMEOUT
        ACL_ERROR_RT_WAIT_TIMEOUT
        ACL_ERROR_RT_TASK_TIMEOUT
        ACL_ERROR_RT_TIMEOUT
        ACL_ERROR_RT_REPORT_TIMEOUT
        ACL_ERROR_RT_AICORE_TIMEOUT
        ACL_ERROR_RT_AICPU_TIMEOUT
        ACL_ERROR_RT_VECTOR_CORE_TIMEOUT
        ACL_ERROR_RT_STREAM_SYNC_TIMEOUT
        ACL_ERROR_RT_EVENT_SYNC_TIMEOUT
        ACL_ERROR_RT_FFTS_PLUS_TIMEOUT
        ACL_ERROR_RT_CCU_TIMEOUT
    }
    DeviceFault {
        ACL_ERROR_RT_MODEL_EXECUTE
        ACL_ERROR_RT_SYS_DMA
        ACL_ERROR_RT_AICORE_EXCEPTION
        ACL_ERROR_RT_AICORE_TRAP_EXCEPTION
        ACL_ERROR_RT_AICPU_EXCEPTION
        ACL_ERROR_RT_VECTOR_CORE_EXCEPTION
        ACL_ERROR_RT_VECTOR_CORE_TRAP_EXCEPTION
        ACL_ERROR_RT_AICORE_TRAP_READ_OVERFLOW
        ACL_ERROR_RT_AICORE_TRAP_WRITE_OVERFLOW
        ACL_ERROR_RT_VECTOR_CORE_TRAP_READ_OVERFLOW
        ACL_ERROR_RT_VECTOR_CORE_TRAP_WRITE_OVERFLOW
        ACL_ERROR_RT_FFTS_PLUS_EXCEPTION
        ACL_ERROR_RT_FFTS_PLUS_TRAP_EXCEPTION
        ACL_ERROR_RT_CCU_EXCEPTION
    }
    HardwareLost {
        ACL_ERROR_RT_LOST_HEARTBEAT
        ACL_ERROR_RT_DEVICE_MEM_ERROR
        ACL_ERROR_RT_HBM_MULTI_BIT_ECC_ERROR
        ACL_ERROR_RT_SUSPECT_DEVICE_MEM_ERROR
        ACL_ERROR_RT_LINK_ERROR
        ACL_ERROR_RT_SUSPECT_REMOTE_ERROR
        ACL_ERROR_RT_SOCKET_CLOSE
        ACL_ERROR_RT_L3_PORT_ERROR
    }
    CaptureInvalid {
        ACL_ERROR_RT_CAPTURE_DEPENDENCY
        ACL_ERROR_RT_STREAM_UNJOINED
        ACL_ERROR_RT_MODEL_CAPTURED
        ACL_ERROR_RT_STREAM_CAPTURED
        ACL_ERROR_RT_EVENT_CAPTURED
        ACL_ERROR_RT_STREAM_NOT_CAPTURED
        ACL_ERROR_RT_CAPTURE_MODE_NOT_SUPPORT
        ACL_ERROR_RT_STREAM_CAPTURE_IMPLICIT
        ACL_ERROR_STREAM_CAPTURE_CONFLICT
        ACL_ERROR_RT_STREAM_CAPTURE_UNMATCHED
        ACL_ERROR_RT_STREAM_CAPTURE_WRONG_THREAD
        ACL_ERROR_RT_CAPTURE_MODE_BLOCK_ASYNC
        ACL_ERROR_RT_SUB_ACLGRAPH_IS_CAPTURING
        ACL_ERROR_RT_STREAM_CAPTURE_INVALIDATED
    }
    NotReady {
        ACL_ERROR_RT_MODEL_RUNNING
        ACL_ERROR_RT_STREAM_NOT_COMPLETE
        ACL_ERROR_RT_EVENT_NOT_COMPLETE
    }
    PermissionDenied {
        ACL_ERROR_RT_NO_PERMISSION
    }
    VersionMismatch {
        ACL_ERROR_RT_SOC_VERSION
    }
}

/// What usually causes a status that says little itself.
pub(crate) fn hint(code: i32) -> Option<&'static str> {
    match aclError(code) {
        ACL_ERROR_RT_DEV_SETUP_ERROR | ACL_ERROR_RT_CONTEXT_RELEASE_ERROR => Some(
            "the device is busy or unhealthy, /dev/davinci* may not be opened, the driver does not fit, or the visibility \
             variables of container and runtime contradict each other",
        ),
        ACL_ERROR_RT_SOC_VERSION => Some("this CANN does not know the SoC: update CANN"),
        ACL_ERROR_INTERNAL_ERROR => Some("no driver, no device, or a SoC this CANN does not know"),
        ACL_ERROR_RT_DRV_INTERNAL_ERROR => {
            Some("driver and CANN may not fit each other: see npu-smi info")
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_statuses_are_internal() {
        for code in [-1, 1, 999_999, i32::MIN, i32::MAX] {
            assert_eq!(kind(aclError(code)), ErrorKind::Internal);
        }
        assert_eq!(kind(aclError(561_103)), ErrorKind::VersionMismatch);
    }

    /// Statuses of the header that are failures of the vendor's own; a new one must be sorted into a kind or added here.
    const INTERNAL: usize = 150;

    #[test]
    fn every_status_of_the_header_is_sorted_or_known_to_be_internal() {
        let header = include_str!("../../../sys-acl/src/bindings/generated.rs");
        let codes = header.lines().filter_map(|line| {
            let (_, code) = line
                .strip_prefix("pub const ACL_")?
                .split_once(": aclError = aclError(")?;
            code.strip_suffix(");")?.parse().ok()
        });
        let internal =
            codes.filter(|&code| code != 0 && kind(aclError(code)) == ErrorKind::Internal);
        assert_eq!(internal.count(), INTERNAL);
    }
}
