//! What the driver's statuses mean.

use crate::error::{Error, ErrorKind, Status};
use crate::{Backend, process};
use std::borrow::Cow;
use std::ffi::CStr;
use sys_cuda::bindings::CUresult;

/// `cudaErrorInsufficientDriver`, which a driver may pass on and the driver's own header does not name.
const INSUFFICIENT_DRIVER: CUresult = CUresult(35);

/// What usually causes a status that says little itself.
pub(crate) fn hint(code: i32) -> Option<&'static str> {
    match CUresult(code as u32) {
        INSUFFICIENT_DRIVER => {
            Some("the driver is older than the CUDA version asked for: update the driver")
        }
        CUresult::CUDA_ERROR_NOT_INITIALIZED => Some(
            "a process that was forked from one that used CUDA sees this: initialise after forking, or use exec",
        ),
        CUresult::CUDA_ERROR_SYSTEM_NOT_READY => Some(
            "the system is not ready: the fabric manager is not running, or the GPUs are still starting",
        ),
        CUresult::CUDA_ERROR_SYSTEM_DRIVER_MISMATCH => Some(
            "the driver library and the kernel module have different versions: reboot, or reinstall the driver",
        ),
        CUresult::CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE => Some(
            "this GPU does not support forward compatibility: take the compat library off the library path",
        ),
        _ => None,
    }
}

/// Whether a status says that driver, library and GPU do not fit one another.
pub(super) fn is_mismatch(status: CUresult) -> bool {
    matches!(
        status,
        INSUFFICIENT_DRIVER
            | CUresult::CUDA_ERROR_SYSTEM_NOT_READY
            | CUresult::CUDA_ERROR_SYSTEM_DRIVER_MISMATCH
            | CUresult::CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE
    )
}

pub(super) fn kind(status: CUresult) -> ErrorKind {
    match status {
        CUresult::CUDA_ERROR_INVALID_VALUE
        | CUresult::CUDA_ERROR_INVALID_IMAGE
        | CUresult::CUDA_ERROR_INVALID_PTX
        | CUresult::CUDA_ERROR_INVALID_SOURCE
        | CUresult::CUDA_ERROR_NOT_FOUND
        | CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE
        | CUresult::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE => ErrorKind::InvalidArgument,
        CUresult::CUDA_ERROR_OUT_OF_MEMORY => ErrorKind::OutOfMemory,
        CUresult::CUDA_ERROR_NOT_INITIALIZED | CUresult::CUDA_ERROR_DEINITIALIZED => {
            if process::forked_from().is_some() {
                ErrorKind::ForkedAfterInit
            } else {
                ErrorKind::InvalidContext
            }
        }
        CUresult::CUDA_ERROR_INVALID_CONTEXT | CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED => {
            ErrorKind::InvalidContext
        }
        CUresult::CUDA_ERROR_INVALID_HANDLE => ErrorKind::InvalidHandle,
        CUresult::CUDA_ERROR_NO_DEVICE => ErrorKind::NoDevice,
        CUresult::CUDA_ERROR_INVALID_DEVICE => ErrorKind::InvalidDevice,
        CUresult::CUDA_ERROR_DEVICE_UNAVAILABLE => ErrorKind::DeviceSetup,
        CUresult::CUDA_ERROR_STUB_LIBRARY
        | CUresult::CUDA_ERROR_NOT_SUPPORTED
        | CUresult::CUDA_ERROR_PEER_ACCESS_UNSUPPORTED
        | CUresult::CUDA_ERROR_UNSUPPORTED_LIMIT => ErrorKind::Unsupported,
        CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU
        | CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION
        | CUresult::CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER => ErrorKind::VersionMismatch,
        _ if is_mismatch(status) => ErrorKind::VersionMismatch,
        CUresult::CUDA_ERROR_NOT_READY => ErrorKind::NotReady,
        CUresult::CUDA_ERROR_TIMEOUT => ErrorKind::Timeout,
        CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES
        | CUresult::CUDA_ERROR_TOO_MANY_PEERS
        | CUresult::CUDA_ERROR_MPS_MAX_CLIENTS_REACHED
        | CUresult::CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED => ErrorKind::OutOfResources,
        CUresult::CUDA_ERROR_NOT_PERMITTED => ErrorKind::PermissionDenied,
        CUresult::CUDA_ERROR_ECC_UNCORRECTABLE
        | CUresult::CUDA_ERROR_NVLINK_UNCORRECTABLE
        | CUresult::CUDA_ERROR_EXTERNAL_DEVICE => ErrorKind::HardwareLost,
        CUresult::CUDA_ERROR_ILLEGAL_ADDRESS
        | CUresult::CUDA_ERROR_LAUNCH_TIMEOUT
        | CUresult::CUDA_ERROR_ASSERT
        | CUresult::CUDA_ERROR_HARDWARE_STACK_ERROR
        | CUresult::CUDA_ERROR_ILLEGAL_INSTRUCTION
        | CUresult::CUDA_ERROR_MISALIGNED_ADDRESS
        | CUresult::CUDA_ERROR_INVALID_ADDRESS_SPACE
        | CUresult::CUDA_ERROR_INVALID_PC
        | CUresult::CUDA_ERROR_LAUNCH_FAILED
        | CUresult::CUDA_ERROR_TENSOR_MEMORY_LEAK
        | CUresult::CUDA_ERROR_CONTAINED => ErrorKind::DeviceFault,
        CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED
        | CUresult::CUDA_ERROR_STREAM_CAPTURE_INVALIDATED
        | CUresult::CUDA_ERROR_STREAM_CAPTURE_MERGE
        | CUresult::CUDA_ERROR_STREAM_CAPTURE_UNMATCHED
        | CUresult::CUDA_ERROR_STREAM_CAPTURE_UNJOINED
        | CUresult::CUDA_ERROR_STREAM_CAPTURE_ISOLATION
        | CUresult::CUDA_ERROR_STREAM_CAPTURE_IMPLICIT
        | CUresult::CUDA_ERROR_CAPTURED_EVENT
        | CUresult::CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD => ErrorKind::CaptureInvalid,
        _ => ErrorKind::Internal,
    }
}

/// The header's name for a status, or the driver's where the driver is newer than the header.
pub(super) fn describe(driver: &sys_cuda::Driver, status: CUresult) -> Status {
    let of_driver = || text(driver.cuGetErrorName, status).map(Cow::Owned);
    Status {
        code: status.0 as i32,
        name: status.name().map(Cow::Borrowed).or_else(of_driver),
    }
}

/// The driver's description of a status.
pub(super) fn words(driver: &sys_cuda::Driver, status: CUresult) -> Option<String> {
    text(driver.cuGetErrorString, status)
}

pub(super) fn error(
    driver: &sys_cuda::Driver,
    operation: &'static str,
    status: CUresult,
    context: impl Into<Cow<'static, str>>,
) -> Error {
    Error::new(kind(status), operation, context)
        .on(Backend::Cuda)
        .with_status(describe(driver, status))
        .with_text(words(driver, status))
        .with_hint(hint(status.0 as i32))
}

fn text(
    function: unsafe extern "C" fn(CUresult, *mut *const std::ffi::c_char) -> CUresult,
    status: CUresult,
) -> Option<String> {
    let mut text = std::ptr::null();
    // SAFETY: the function writes one pointer; it accepts any status, known or not.
    let outcome = unsafe { function(status, &mut text) };
    if outcome != CUresult::CUDA_SUCCESS || text.is_null() {
        return None;
    }
    // SAFETY: on success the driver gives a static C string.
    Some(
        unsafe { CStr::from_ptr(text) }
            .to_string_lossy()
            .into_owned(),
    )
}
