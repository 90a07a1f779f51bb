//! Allocations, and how much memory there is.
//!
//! # Safety
//! As C declares them: pointers are null or valid for writes.
#![allow(unsafe_code, non_snake_case)]

use std::ffi::{c_int, c_uint, c_void};

use sim_engine::Scope;
use sys_cuda::bindings::{CUdeviceptr, CUpointer_attribute, CUresult};

use crate::driver::{Outcome, initialised};
use crate::pointer::place;

/// Every block begins at a multiple of this many bytes, and takes up as many.
const UNIT: u64 = 512;

/// The bytes that an allocation takes up; for none: 1.
pub(crate) fn rounded(size: usize) -> Result<u64, CUresult> {
    if size == 0 {
        return Err(CUresult::CUDA_ERROR_INVALID_VALUE);
    }
    let size = (size as u64).checked_next_multiple_of(UNIT);
    size.ok_or(CUresult::CUDA_ERROR_OUT_OF_MEMORY)
}

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

/// `CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)` - allocates memory on the current context's device; size
/// 0: 1; out of memory: 2.
///
/// # Safety
/// `pointer` must be null or valid for a write.
pub unsafe extern "C" fn cuMemAlloc_v2(pointer: *mut CUdeviceptr, size: usize) -> CUresult {
    initialised("cuMemAlloc_v2", |driver| {
        // SAFETY: the caller promises null or a valid place.
        let place = unsafe { place(pointer) }?;
        let size = rounded(size)?;
        let (_, context) = driver.current()?;
        let allocated = driver.engine.memory().allocate(context.device, size, UNIT);
        *place = allocated.map_err(|_| CUresult::CUDA_ERROR_OUT_OF_MEMORY)?;
        Ok(())
    })
}

/// `CUresult cuMemFree_v2(CUdeviceptr dptr)` - frees memory of any device once the current one is done; what is not the
/// beginning of a block: 1.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn cuMemFree_v2(pointer: CUdeviceptr) -> CUresult {
    initialised("cuMemFree_v2", |driver| {
        let (context, on) = driver.current()?;
        if driver.engine.memory().block(pointer).is_none() {
            return Err(CUresult::CUDA_ERROR_INVALID_VALUE);
        }
        driver.settle(Scope::Device(on.device), context)?;
        let scheduler = driver.engine.scheduler();
        scheduler.forget_block(pointer);
        if driver.engine.pools().free_now(scheduler, pointer) {
            return Ok(());
        }
        freed(driver.engine.memory().free(pointer))
    })
}

/// `CUresult cuMemHostAlloc(void **pp, size_t bytesize, unsigned int Flags)` - allocates host memory that the devices can
/// reach; size 0 or flags that do not exist: 1.
///
/// # Safety
/// `pointer` must be null or valid for a write.
pub unsafe extern "C" fn cuMemHostAlloc(
    pointer: *mut *mut c_void,
    size: usize,
    flags: c_uint,
) -> CUresult {
    initialised("cuMemHostAlloc", |driver| {
        // SAFETY: the caller promises null or a valid place.
        let place = unsafe { place(pointer) }?;
        if size == 0 || flags > 7 {
            return Err(CUresult::CUDA_ERROR_INVALID_VALUE);
        }
        driver.current()?;
        let block = driver.engine.host().allocate(size as u64);
        *place = block.ok_or(CUresult::CUDA_ERROR_OUT_OF_MEMORY)?.cast();
        Ok(())
    })
}

/// `CUresult cuMemFreeHost(void *p)` - frees memory of [`cuMemHostAlloc`] once the current device is done; what never was a
/// block of it: 1.
///
/// # Safety
/// Nobody may use the block any more.
pub unsafe extern "C" fn cuMemFreeHost(pointer: *mut c_void) -> CUresult {
    initialised("cuMemFreeHost", |driver| {
        let (context, on) = driver.current()?;
        driver.settle(Scope::Device(on.device), context)?;
        freed(driver.engine.host().free(pointer.addr() as u64))
    })
}

/// `CUresult cuPointerGetAttribute(void *data, CUpointer_attribute attribute, CUdeviceptr ptr)` - what a device address
/// is: kind of memory, device, address, managed or not.
///
/// An address of the host, or of nobody: 1. Other attributes: 801.
///
/// # Safety
/// `data` must be null or valid for a write of the attribute's type.
pub unsafe extern "C" fn cuPointerGetAttribute(
    data: *mut c_void,
    attribute: CUpointer_attribute,
    pointer: CUdeviceptr,
) -> CUresult {
    initialised("cuPointerGetAttribute", |driver| {
        let device = driver.engine.memory().device_of(pointer);
        let device = driver.handle(device.ok_or(CUresult::CUDA_ERROR_INVALID_VALUE)?)?;
        // SAFETY: the caller promises null or a place of the attribute's type, which is named beside each.
        unsafe {
            match attribute {
                CUpointer_attribute::CU_POINTER_ATTRIBUTE_MEMORY_TYPE => {
                    *place(data.cast::<c_uint>())? = DEVICE_MEMORY;
                }
                CUpointer_attribute::CU_POINTER_ATTRIBUTE_DEVICE_POINTER => {
                    *place(data.cast::<CUdeviceptr>())? = pointer;
                }
                CUpointer_attribute::CU_POINTER_ATTRIBUTE_IS_MANAGED => {
                    *place(data.cast::<c_uint>())? = 0;
                }
                CUpointer_attribute::CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL => {
                    *place(data.cast::<c_int>())? = device;
                }
                _ => return Err(CUresult::CUDA_ERROR_NOT_SUPPORTED),
            }
        }
        Ok(())
    })
}

/// `CU_MEMORYTYPE_DEVICE`.
const DEVICE_MEMORY: c_uint = 2;

fn freed(freed: bool) -> Outcome {
    if freed {
        Ok(())
    } else {
        Err(CUresult::CUDA_ERROR_INVALID_VALUE)
    }
}
