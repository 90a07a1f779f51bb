//! Copies and fills; those in a stream are done before they return.
//!
//! # Safety
//! As C declares them: host pointers are valid for what is copied. Device addresses are checked to lie in one
//! allocation before anything is copied.
#![allow(unsafe_code, non_snake_case)]

use std::ffi::{c_uchar, c_uint, c_ushort, c_void};
use std::ptr;

use sim_engine::CopyError;
use sys_cuda::bindings::{CUdeviceptr, CUresult, CUstream};

use crate::driver::{Driver, Outcome, initialised};
use crate::stream::in_stream;

/// Does the work of a function without a stream.
fn now(function: &'static str, work: impl FnOnce(&Driver) -> Outcome) -> CUresult {
    initialised(function, |driver| {
        driver.current()?;
        work(driver)
    })
}

fn outside(_: CopyError) -> CUresult {
    CUresult::CUDA_ERROR_INVALID_VALUE
}

/// Copies to a device.
///
/// # Safety
/// `source` must be valid for reads of `count` bytes.
unsafe fn upload(driver: &Driver, target: u64, source: *const c_void, count: usize) -> Outcome {
    if count == 0 {
        return Ok(());
    }
    if source.is_null() {
        return Err(CUresult::CUDA_ERROR_INVALID_VALUE);
    }
    // SAFETY: the caller promises as many bytes.
    unsafe {
        driver
            .engine
            .memory()
            .write(target, source.cast(), count as u64)
    }
    .map_err(outside)
}

/// Copies from a device.
///
/// # Safety
/// `target` must be valid for writes of `count` bytes.
unsafe fn download(driver: &Driver, target: *mut c_void, source: u64, count: usize) -> Outcome {
    if count == 0 {
        return Ok(());
    }
    if target.is_null() {
        return Err(CUresult::CUDA_ERROR_INVALID_VALUE);
    }
    // SAFETY: the caller promises as many bytes.
    unsafe {
        driver
            .engine
            .memory()
            .read(source, target.cast(), count as u64)
    }
    .map_err(outside)
}

fn across(driver: &Driver, target: u64, source: u64, count: usize) -> Outcome {
    if count == 0 {
        return Ok(());
    }
    driver
        .engine
        .memory()
        .copy(target, source, count as u64)
        .map_err(outside)
}

fn fill(driver: &Driver, target: u64, pattern: &[u8], times: usize) -> Outcome {
    if times == 0 {
        return Ok(());
    }
    if !target.is_multiple_of(pattern.len() as u64) {
        return Err(CUresult::CUDA_ERROR_INVALID_VALUE);
    }
    driver
        .engine
        .memory()
        .set(target, pattern, times as u64)
        .map_err(outside)
}

/// `CUresult cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount)`
///
/// # Safety
/// `source` must be valid for reads of `count` bytes.
pub unsafe extern "C" fn cuMemcpyHtoD_v2(
    target: CUdeviceptr,
    source: *const c_void,
    count: usize,
) -> CUresult {
    // SAFETY: the caller promises as many bytes.
    now("cuMemcpyHtoD_v2", |driver| unsafe {
        upload(driver, target, source, count)
    })
}

/// `CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount, CUstream hStream)`
///
/// # Safety
/// `source` must be valid for reads of `count` bytes until the stream is done.
pub unsafe extern "C" fn cuMemcpyHtoDAsync_v2(
    target: CUdeviceptr,
    source: *const c_void,
    count: usize,
    stream: CUstream,
) -> CUresult {
    // SAFETY: the caller promises as many bytes.
    let work = |driver: &Driver| unsafe { upload(driver, target, source, count) };
    in_stream("cuMemcpyHtoDAsync_v2", stream, work)
}

/// `CUresult cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)`
///
/// # Safety
/// `target` must be valid for writes of `count` bytes.
pub unsafe extern "C" fn cuMemcpyDtoH_v2(
    target: *mut c_void,
    source: CUdeviceptr,
    count: usize,
) -> CUresult {
    // SAFETY: the caller promises as many bytes.
    now("cuMemcpyDtoH_v2", |driver| unsafe {
        download(driver, target, source, count)
    })
}

/// `CUresult cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream)`
///
/// # Safety
/// `target` must be valid for writes of `count` bytes until the stream is done.
pub unsafe extern "C" fn cuMemcpyDtoHAsync_v2(
    target: *mut c_void,
    source: CUdeviceptr,
    count: usize,
    stream: CUstream,
) -> CUresult {
    // SAFETY: the caller promises as many bytes.
    let work = |driver: &Driver| unsafe { download(driver, target, source, count) };
    in_stream("cuMemcpyDtoHAsync_v2", stream, work)
}

/// `CUresult cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount)`
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn cuMemcpyDtoD_v2(
    target: CUdeviceptr,
    source: CUdeviceptr,
    count: usize,
) -> CUresult {
    now("cuMemcpyDtoD_v2", |driver| {
        across(driver, target, source, count)
    })
}

/// `CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream)`
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn cuMemcpyDtoDAsync_v2(
    target: CUdeviceptr,
    source: CUdeviceptr,
    count: usize,
    stream: CUstream,
) -> CUresult {
    in_stream("cuMemcpyDtoDAsync_v2", stream, |driver| {
        across(driver, target, source, count)
    })
}

/// `CUresult cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream)` - copies between addresses
/// of either side: what is no device allocation is taken for the host's.
///
/// # Safety
/// Host addresses must be valid for `count` bytes until the stream is done.
pub unsafe extern "C" fn cuMemcpyAsync(
    target: CUdeviceptr,
    source: CUdeviceptr,
    count: usize,
    stream: CUstream,
) -> CUresult {
    in_stream("cuMemcpyAsync", stream, |driver| {
        let on_device = |address| driver.engine.memory().device_of(address).is_some();
        let to: *mut u8 = ptr::with_exposed_provenance_mut(target as usize);
        let from: *const u8 = ptr::with_exposed_provenance(source as usize);
        match (on_device(target), on_device(source)) {
            (true, true) => across(driver, target, source, count),
            // SAFETY: the caller promises that the host's side is good.
            (true, false) => unsafe { upload(driver, target, from.cast(), count) },
            // SAFETY: as above.
            (false, true) => unsafe { download(driver, to.cast(), source, count) },
            (false, false) if count == 0 => Ok(()),
            (false, false) if to.is_null() || from.is_null() => {
                Err(CUresult::CUDA_ERROR_INVALID_VALUE)
            }
            (false, false) => {
                // SAFETY: the caller promises that both sides are good.
                unsafe { to.copy_from(from, count) };
                Ok(())
            }
        }
    })
}

macro_rules! fills {
    ($($now:ident $later:ident($type:ty) $bits:literal;)*) => {
        $(
            #[doc = concat!("`CUresult ", stringify!($now), "(CUdeviceptr dstDevice, ..., size_t N)` - sets ", $bits,
                "-bit elements; an address that is no multiple of their size: 1.")]
            ///
            /// # Safety
            /// None is needed; the type is that of the C interface.
            pub unsafe extern "C" fn $now(target: CUdeviceptr, value: $type, count: usize) -> CUresult {
                now(stringify!($now), |driver| fill(driver, target, &value.to_ne_bytes(), count))
            }

            #[doc = concat!("As [`", stringify!($now), "`], in a stream.")]
            ///
            /// # Safety
            /// None is needed; the type is that of the C interface.
            pub unsafe extern "C" fn $later(
                target: CUdeviceptr,
                value: $type,
                count: usize,
                stream: CUstream,
            ) -> CUresult {
                in_stream(stringify!($later), stream, |driver| {
                    fill(driver, target, &value.to_ne_bytes(), count)
                })
            }
        )*
    };
}

fills! {
    cuMemsetD8_v2 cuMemsetD8Async(c_uchar) "8";
    cuMemsetD16_v2 cuMemsetD16Async(c_ushort) "16";
    cuMemsetD32_v2 cuMemsetD32Async(c_uint) "32";
}
