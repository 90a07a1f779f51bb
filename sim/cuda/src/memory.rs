//! How much memory there is.
//!
//! # Safety
//! As C declares them: pointers are null or valid for writes.
#![allow(unsafe_code, non_snake_case)]

use sys_cuda::bindings::CUresult;

use crate::driver::initialised;
use crate::pointer::place;

/// `CUresult cuMemGetInfo_v2(size_t *free, size_t *total)` - memory of the current context's device, in bytes.
///
/// # Safety
/// `free` and `total` must be null or valid for writes.
pub unsafe extern "C" fn cuMemGetInfo_v2(free: *mut usize, total: *mut usize) -> CUresult {
    initialised("cuMemGetInfo_v2", |driver| {
        // SAFETY: the caller promises null or a valid place.
        let free = unsafe { place(free) }?;
        // SAFETY: as above.
        let total = unsafe { place(total) }?;
        let (_, context) = driver.current()?;
        let info = driver.engine.memory().info(context.device);
        let info = info.ok_or(CUresult::CUDA_ERROR_INVALID_DEVICE)?;
        (*free, *total) = (info.free as usize, info.total as usize);
        Ok(())
    })
}
