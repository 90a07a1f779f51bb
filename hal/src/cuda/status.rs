//! What the driver's statuses mean.

use crate::error::{Error, Kind, Status};
use crate::{Backend, process};
use std::borrow::Cow;
use std::ffi::CStr;
use sys_cuda::bindings::CUresult;

/// `cudaErrorInsufficientDriver`, which a driver may pass on and the driver's own header does not name.
const INSUFFICIENT_DRIVER: CUresult = CUresult(35);

/// Statuses of a driver, a library and a GPU that do not fit one another, each with what to look at.
pub(super) fn version_hint(status: CUresult) -> Option<&'static str> {
    match status {
        INSUFFICIENT_DRIVER => {
            Some("the driver is older than the CUDA version asked for: update the driver")
        }
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

pub(super) fn kind(status: CUresult) -> Kind {
    match status {
        CUresult::CUDA_ERROR_INVALID_VALUE
        | CUresult::CUDA_ERROR_INVALID_IMAGE
        | CUresult::CUDA_ERROR_INVALID_PTX
        | CUresult::CUDA_ERROR_INVALID_SOURCE
        | CUresult::CUDA_ERROR_NOT_FOUND
        | CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE
        | CUresult::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE => Kind::InvalidArgument,
        CUresult::CUDA_ERROR_OUT_OF_MEMORY => Kind::OutOfMemory,
        CUresult::CUDA_ERROR_NOT_INITIALIZED | CUresult::CUDA_ERROR_DEINITIALIZED => {
            if process::forked_from().is_some() {
                Kind::ForkedAfterInit
            } else {
                Kind::InvalidContext
            }
        }
        CUresult::CUDA_ERROR_INVALID_CONTEXT | CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED => {
            Kind::InvalidContext
        }
        CUresult::CUDA_ERROR_INVALID_HANDLE => Kind::InvalidHandle,
        CUresult::CUDA_ERROR_NO_DEVICE => Kind::NoDevice,
        CUresult::CUDA_ERROR_INVALID_DEVICE => Kind::InvalidDevice,
        CUresult::CUDA_ERROR_DEVICE_UNAVAILABLE => Kind::DeviceSetup,
        CUresult::CUDA_ERROR_STUB_LIBRARY
        | CUresult::CUDA_ERROR_NOT_SUPPORTED
        | CUresult::CUDA_ERROR_PEER_ACCESS_UNSUPPORTED
        | CUresult::CUDA_ERROR_UNSUPPORTED_LIMIT => Kind::Unsupported,
        CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU
        | CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION
        | CUresult::CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER => Kind::VersionMismatch,
        _ if version_hint(status).is_some() => Kind::VersionMismatch,
        CUresult::CUDA_ERROR_NOT_READY => Kind::NotReady,
        CUresult::CUDA_ERROR_TIMEOUT => Kind::Timeout,
        CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES
        | CUresult::CUDA_ERROR_TOO_MANY_PEERS
        | CUresult::CUDA_ERROR_MPS_MAX_CLIENTS_REACHED
        | CUresult::CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED => Kind::OutOfResources,
        CUresult::CUDA_ERROR_NOT_PERMITTED => Kind::PermissionDenied,
        CUresult::CUDA_ERROR_ECC_UNCORRECTABLE
        | CUresult::CUDA_ERROR_NVLINK_UNCORRECTABLE
        | CUresult::CUDA_ERROR_EXTERNAL_DEVICE => Kind::HardwareLost,
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
        | CUresult::CUDA_ERROR_CONTAINED => Kind::DeviceFault,
        CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED
        | CUresult::CUDA_ERROR_STREAM_CAPTURE_INVALIDATED
        | CUresult::CUDA_ERROR_STREAM_CAPTURE_MERGE
        | CUresult::CUDA_ERROR_STREAM_CAPTURE_UNMATCHED
        | CUresult::CUDA_ERROR_STREAM_CAPTURE_UNJOINED
        | CUresult::CUDA_ERROR_STREAM_CAPTURE_ISOLATION
        | CUresult::CUDA_ERROR_STREAM_CAPTURE_IMPLICIT
        | CUresult::CUDA_ERROR_CAPTURED_EVENT
        | CUresult::CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD => Kind::CaptureInvalid,
        _ => Kind::Internal,
    }
}

/// The driver's name for a status; the names outlive the process.
pub(super) fn describe(driver: &sys_cuda::Driver, status: CUresult) -> Status {
    Status {
        code: status.0 as i32,
        name: status
            .name()
            .map(Cow::Borrowed)
            .or_else(|| text(driver.cuGetErrorName, status).map(Cow::Owned)),
    }
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
        .with_text(text(driver.cuGetErrorString, status))
}

#[expect(unsafe_code, reason = "the driver gives text as a C string")]
fn text(
    function: unsafe extern "C" fn(CUresult, *mut *const std::ffi::c_char) -> CUresult,
    status: CUresult,
) -> Option<String> {
    let mut text = std::ptr::null();
    // SAFETY: the function writes one pointer; it accepts any status, known or not.
    let outcome = unsafe { function(status, &mut text) };
    if outcome.0 != 0 || text.is_null() {
        return None;
    }
    // SAFETY: on success the driver gives a static C string.
    Some(
        unsafe { CStr::from_ptr(text) }
            .to_string_lossy()
            .into_owned(),
    )
}
