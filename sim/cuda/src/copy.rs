//! Copies and fills.
//!
//! Those without a stream do their work in the default stream. They wait for it where host memory is involved, and else
//! return at once, as the manual says of fills and of copies within devices. In a stream, bytes of pageable memory are
//! taken before the call returns, and a copy to pageable memory is done when the call returns.
//!
//! # Safety
//! As C declares them: host pointers are valid for what is copied. Device addresses are checked to lie in one
//! allocation before anything is submitted, and again before anything is copied.
#![allow(unsafe_code, non_snake_case)]

use std::ffi::{c_uchar, c_uint, c_ushort, c_void};
use std::ptr;

use sim_engine::{CopyError, Devices, HostBytes, Lane, Work};
use sys_cuda::bindings::{CUdeviceptr, CUresult, CUstream};

use crate::driver::{Driver, Outcome, initialised};
use crate::stream::{find, legacy, submit, wait};

/// Does the work of a function without a stream.
fn now(function: &'static str, work: impl FnOnce(&Order<'_>) -> Outcome) -> CUresult {
    initialised(function, |driver| {
        let lane = legacy(driver)?;
        work(&Order {
            driver,
            function,
            lane,
            waits: true,
        })
    })
}

/// Does the work of a function with a stream.
fn later(
    function: &'static str,
    stream: CUstream,
    work: impl FnOnce(&Order<'_>) -> Outcome,
) -> CUresult {
    initialised(function, |driver| {
        driver.current()?;
        let lane = find(driver, stream)?;
        work(&Order {
            driver,
            function,
            lane,
            waits: false,
        })
    })
}

fn outside(_: CopyError) -> CUresult {
    CUresult::CUDA_ERROR_INVALID_VALUE
}

/// Who asks for a copy or a fill, and in which stream.
struct Order<'a> {
    driver: &'a Driver,
    function: &'static str,
    lane: Lane,
    waits: bool,
}

impl Order<'_> {
    /// Copies to a device.
    ///
    /// # Safety
    /// `source` must be valid for reads of `count` bytes, until the stream is done if they are pinned.
    unsafe fn upload(&self, target: u64, source: *const c_void, count: usize) -> Outcome {
        if count == 0 {
            return Ok(());
        }
        if source.is_null() {
            return Err(CUresult::CUDA_ERROR_INVALID_VALUE);
        }
        let engine = &self.driver.engine;
        let access = engine.memory().access(target, count as u64, true);
        let access = access.map_err(outside)?;
        // SAFETY: the caller promises as many bytes: now, or until the stream is done.
        let bytes = unsafe {
            if engine.host().covers(source.addr() as u64, count as u64) {
                engine.devices().host_bytes(source.cast_mut().cast(), count)
            } else {
                HostBytes::staged(source.cast(), count)
            }
        };
        let run = move |devices: &Devices| devices.upload(target, &bytes);
        self.submit(Work::new(self.function, vec![access], run))?;
        if self.waits {
            return wait(self.driver, self.lane);
        }
        Ok(())
    }

    /// Copies from a device.
    ///
    /// # Safety
    /// `target` must be valid for writes of `count` bytes, until the stream is done if they are pinned.
    unsafe fn download(&self, target: *mut c_void, source: u64, count: usize) -> Outcome {
        if count == 0 {
            return Ok(());
        }
        if target.is_null() {
            return Err(CUresult::CUDA_ERROR_INVALID_VALUE);
        }
        let engine = &self.driver.engine;
        let access = engine.memory().access(source, count as u64, false);
        let access = access.map_err(outside)?;
        let pinned = engine.host().covers(target.addr() as u64, count as u64);
        // SAFETY: the caller promises as many bytes until the stream is done, which pageable ones are waited for below.
        let bytes = unsafe { engine.devices().host_bytes(target.cast(), count) };
        let run = move |devices: &Devices| devices.download(&bytes, source);
        self.submit(Work::new(self.function, vec![access], run))?;
        if self.waits || !pinned {
            return wait(self.driver, self.lane);
        }
        Ok(())
    }

    fn across(&self, target: u64, source: u64, count: usize) -> Outcome {
        if count == 0 {
            return Ok(());
        }
        let count = count as u64;
        let memory = self.driver.engine.memory();
        let read = memory.access(source, count, false).map_err(outside)?;
        let write = memory.access(target, count, true).map_err(outside)?;
        let run = move |devices: &Devices| devices.copy(target, source, count);
        self.submit(Work::new(self.function, vec![read, write], run))
    }

    /// Copies from the host to the host, when the stream is done with all else.
    ///
    /// # Safety
    /// The bytes must be valid for `count` bytes.
    unsafe fn beside(&self, target: *mut u8, source: *const u8, count: usize) -> Outcome {
        if count == 0 {
            return Ok(());
        }
        if target.is_null() || source.is_null() {
            return Err(CUresult::CUDA_ERROR_INVALID_VALUE);
        }
        wait(self.driver, self.lane)?;
        // SAFETY: the caller promises that both sides are good.
        unsafe { target.copy_from(source, count) };
        Ok(())
    }

    fn fill<const N: usize>(&self, target: u64, pattern: [u8; N], times: usize) -> Outcome {
        if times == 0 {
            return Ok(());
        }
        if !target.is_multiple_of(N as u64) {
            return Err(CUresult::CUDA_ERROR_INVALID_VALUE);
        }
        let times = times as u64;
        let count = times.saturating_mul(N as u64);
        let memory = self.driver.engine.memory();
        let access = memory.access(target, count, true).map_err(outside)?;
        let run = move |devices: &Devices| devices.set(target, &pattern, times);
        self.submit(Work::new(self.function, vec![access], run))
    }

    fn submit(&self, work: Work) -> Outcome {
        submit(self.driver, self.lane, work)
    }
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
    now("cuMemcpyHtoD_v2", |order| unsafe {
        order.upload(target, source, count)
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
    let work = |order: &Order<'_>| unsafe { order.upload(target, source, count) };
    later("cuMemcpyHtoDAsync_v2", stream, work)
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
    now("cuMemcpyDtoH_v2", |order| unsafe {
        order.download(target, source, count)
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
    let work = |order: &Order<'_>| unsafe { order.download(target, source, count) };
    later("cuMemcpyDtoHAsync_v2", stream, work)
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
    now("cuMemcpyDtoD_v2", |order| {
        order.across(target, source, count)
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
    later("cuMemcpyDtoDAsync_v2", stream, |order| {
        order.across(target, source, count)
    })
}

/// `CUresult cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream)` - copies between addresses
/// of either side: what is no device allocation is taken for the host's. From host to host it waits.
///
/// # Safety
/// Host addresses must be valid for `count` bytes until the stream is done.
pub unsafe extern "C" fn cuMemcpyAsync(
    target: CUdeviceptr,
    source: CUdeviceptr,
    count: usize,
    stream: CUstream,
) -> CUresult {
    later("cuMemcpyAsync", stream, |order| {
        let memory = order.driver.engine.memory();
        let on_device = |address| memory.device_of(address).is_some();
        let to: *mut u8 = ptr::with_exposed_provenance_mut(target as usize);
        let from: *const u8 = ptr::with_exposed_provenance(source as usize);
        match (on_device(target), on_device(source)) {
            (true, true) => order.across(target, source, count),
            // SAFETY: the caller promises that the host's side is good.
            (true, false) => unsafe { order.upload(target, from.cast(), count) },
            // SAFETY: as above.
            (false, true) => unsafe { order.download(to.cast(), source, count) },
            // SAFETY: the caller promises that both sides are good.
            (false, false) => unsafe { order.beside(to, from, count) },
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
                now(stringify!($now), |order| order.fill(target, value.to_ne_bytes(), count))
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
                later(stringify!($later), stream, |order| {
                    order.fill(target, value.to_ne_bytes(), count)
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
