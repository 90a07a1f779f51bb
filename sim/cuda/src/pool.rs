//! Memory in the order of streams, and the pools that it comes from.
//!
//! A pool takes from the device just what is asked of it, rounded to 512 bytes, where the driver takes more at once. Freed
//! memory goes to an allocation of the same size that comes after the freeing: in the same stream, or by events, or
//! because the host waited. What is above a pool's threshold goes back to the device when the host waits for something.
//!
//! # Safety
//! As C declares them: pointers are null or valid for what their function does with them. A handle is only compared, never
//! followed, so that one which never was a pool gets a code here, where the real driver may crash.
#![allow(unsafe_code, non_snake_case)]

use std::ffi::{c_int, c_void};

use sim_engine::{Handle, PoolError, PoolUse};
use sys_cuda::bindings::{
    CUdevice, CUdeviceptr, CUmemAllocationType, CUmemLocationType, CUmemPool_attribute,
    CUmemPoolProps, CUmemoryPool, CUresult, CUstream, cuuint64_t,
};

use crate::driver::{Driver, Outcome, initialised};
use crate::memory::rounded;
use crate::pointer::place;
use crate::stream;

/// `CUresult cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev)` - the pool that a device has from the beginning.
///
/// # Safety
/// `pool` must be null or valid for a write.
pub unsafe extern "C" fn cuDeviceGetDefaultMemPool(
    pool: *mut CUmemoryPool,
    device: CUdevice,
) -> CUresult {
    initialised("cuDeviceGetDefaultMemPool", |driver| {
        // SAFETY: the caller promises null or a valid place.
        let place = unsafe { place(pool) }?;
        let device = driver.device(device)?;
        *place = driver.engine.pools().default_of(device).as_ptr();
        Ok(())
    })
}

/// `CUresult cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev)` - the pool that [`cuMemAllocAsync`] takes from.
///
/// # Safety
/// `pool` must be null or valid for a write.
pub unsafe extern "C" fn cuDeviceGetMemPool(pool: *mut CUmemoryPool, device: CUdevice) -> CUresult {
    initialised("cuDeviceGetMemPool", |driver| {
        // SAFETY: the caller promises null or a valid place.
        let place = unsafe { place(pool) }?;
        let current = driver.engine.pools().current(driver.device(device)?);
        *place = current.ok_or(CUresult::CUDA_ERROR_INVALID_DEVICE)?.as_ptr();
        Ok(())
    })
}

/// `CUresult cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool)` - lets [`cuMemAllocAsync`] take from a pool of the device;
/// what is none: 1.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn cuDeviceSetMemPool(device: CUdevice, pool: CUmemoryPool) -> CUresult {
    initialised("cuDeviceSetMemPool", |driver| {
        let device = driver.device(device)?;
        done(driver.engine.pools().set_current(device, handle(pool)?))
    })
}

/// `CUresult cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *poolProps)` - creates a pool of pinned memory on a
/// device; anything else: 1.
///
/// # Safety
/// `pool` must be null or valid for a write, `properties` null or valid for a read.
pub unsafe extern "C" fn cuMemPoolCreate(
    pool: *mut CUmemoryPool,
    properties: *const CUmemPoolProps,
) -> CUresult {
    initialised("cuMemPoolCreate", |driver| {
        // SAFETY: the caller promises null or a valid place.
        let place = unsafe { place(pool) }?;
        // SAFETY: the caller promises null or valid properties.
        let properties = unsafe { properties.as_ref() }.ok_or(INVALID)?;
        let location = properties.location;
        let fits = properties.allocType == CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED
            && location.type_ == CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE;
        if !fits {
            return Err(INVALID);
        }
        // SAFETY: for a device the location is a number.
        let id = unsafe { location.__bindgen_anon_1.id };
        let device = driver.device(id).map_err(|_| INVALID)?;
        *place = driver.engine.pools().create(device).as_ptr();
        Ok(())
    })
}

/// `CUresult cuMemPoolDestroy(CUmemoryPool pool)` - destroys a created pool, whose memory is freed with its last allocation; a
/// default pool, or none: 1.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn cuMemPoolDestroy(pool: CUmemoryPool) -> CUresult {
    initialised("cuMemPoolDestroy", |driver| {
        let engine = &driver.engine;
        done(engine.pools().destroy(handle(pool)?, engine.scheduler()))
    })
}

/// `CUresult cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep)` - gives back memory that nobody uses until so many
/// bytes are left.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn cuMemPoolTrimTo(pool: CUmemoryPool, keep: usize) -> CUresult {
    initialised("cuMemPoolTrimTo", |driver| {
        let engine = &driver.engine;
        done(
            engine
                .pools()
                .trim(handle(pool)?, engine.scheduler(), keep as u64),
        )
    })
}

/// `CUresult cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)` - rules of reuse, threshold,
/// memory reserved and used; others: 1.
///
/// # Safety
/// `value` must be null or valid for a write of the attribute's type.
pub unsafe extern "C" fn cuMemPoolGetAttribute(
    pool: CUmemoryPool,
    attribute: CUmemPool_attribute,
    value: *mut c_void,
) -> CUresult {
    initialised("cuMemPoolGetAttribute", |driver| {
        let usage = driver.engine.pools().usage(handle(pool)?);
        let mut usage = usage.ok_or(INVALID)?;
        if is_rule(attribute) {
            // SAFETY: the caller promises null or a place of this type.
            *unsafe { place(value.cast::<c_int>()) }? = 1;
            return Ok(());
        }
        let number = *field(&mut usage, attribute).ok_or(INVALID)?;
        // SAFETY: as above.
        *unsafe { place(value.cast::<cuuint64_t>()) }? = number;
        Ok(())
    })
}

/// `CUresult cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)` - sets the threshold, or sets
/// a high mark back to what is now.
///
/// A high mark can only be set to 0, and memory reserved or used not at all: 1. Rules of reuse cannot be switched off: 801.
///
/// # Safety
/// `value` must be null or valid for a read of the attribute's type.
pub unsafe extern "C" fn cuMemPoolSetAttribute(
    pool: CUmemoryPool,
    attribute: CUmemPool_attribute,
    value: *mut c_void,
) -> CUresult {
    initialised("cuMemPoolSetAttribute", |driver| {
        let pool = handle(pool)?;
        if is_rule(attribute) {
            // SAFETY: the caller promises null or a value of this type.
            let on = *unsafe { place(value.cast::<c_int>()) }? != 0;
            driver.engine.pools().usage(pool).ok_or(INVALID)?;
            return if on {
                Ok(())
            } else {
                Err(CUresult::CUDA_ERROR_NOT_SUPPORTED)
            };
        }
        // SAFETY: as above.
        let number = *unsafe { place(value.cast::<cuuint64_t>()) }?;
        let set = |usage: &mut PoolUse| set(usage, attribute, number);
        driver.engine.pools().change(pool, set).ok_or(INVALID)?
    })
}

/// `CUresult cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)` - allocates from the current pool of the
/// stream's device, for work that comes after in the order of streams; size 0: 1; out of memory: 2.
///
/// # Safety
/// `pointer` must be null or valid for a write.
pub unsafe extern "C" fn cuMemAllocAsync(
    pointer: *mut CUdeviceptr,
    size: usize,
    stream: CUstream,
) -> CUresult {
    initialised("cuMemAllocAsync", |driver| {
        // SAFETY: the caller promises the same.
        unsafe { allocate(driver, "cuMemAllocAsync", pointer, size, None, stream) }
    })
}

/// `CUresult cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream)` - as
/// [`cuMemAllocAsync`], from a pool of the caller's choice.
///
/// # Safety
/// `pointer` must be null or valid for a write.
pub unsafe extern "C" fn cuMemAllocFromPoolAsync(
    pointer: *mut CUdeviceptr,
    size: usize,
    pool: CUmemoryPool,
    stream: CUstream,
) -> CUresult {
    initialised("cuMemAllocFromPoolAsync", |driver| {
        let pool = Some(handle(pool)?);
        // SAFETY: the caller promises the same.
        unsafe {
            allocate(
                driver,
                "cuMemAllocFromPoolAsync",
                pointer,
                size,
                pool,
                stream,
            )
        }
    })
}

/// Allocates from a pool, or from the current one.
///
/// # Safety
/// `pointer` must be null or valid for a write.
unsafe fn allocate(
    driver: &Driver,
    function: &'static str,
    pointer: *mut CUdeviceptr,
    size: usize,
    pool: Option<Handle>,
    stream: CUstream,
) -> Outcome {
    // SAFETY: the caller promises null or a valid place.
    let place = unsafe { place(pointer) }?;
    let size = rounded(size)?;
    driver.current()?;
    let lane = stream::find(driver, stream)?;
    let engine = &driver.engine;
    let pool = pool.or_else(|| engine.pools().current(lane.stream.device));
    let pool = pool.ok_or(INVALID)?;
    let pools = engine.pools();
    let allocated = pools.allocate(engine.scheduler(), function, pool, lane, size);
    *place = allocated.map_err(code)?;
    Ok(())
}

/// `CUresult cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream)` - frees memory of a pool in the order of a stream; other
/// memory: 1.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn cuMemFreeAsync(pointer: CUdeviceptr, stream: CUstream) -> CUresult {
    initialised("cuMemFreeAsync", |driver| {
        driver.current()?;
        let lane = stream::find(driver, stream)?;
        let engine = &driver.engine;
        let freed = engine
            .pools()
            .free(engine.scheduler(), "cuMemFreeAsync", lane, pointer);
        freed.map_err(code)
    })
}

const INVALID: CUresult = CUresult::CUDA_ERROR_INVALID_VALUE;

fn code(error: PoolError) -> CUresult {
    match error {
        PoolError::OutOfMemory | PoolError::NoThread(_) => CUresult::CUDA_ERROR_OUT_OF_MEMORY,
        _ => INVALID,
    }
}

fn handle(pool: CUmemoryPool) -> Result<Handle, CUresult> {
    Handle::from_ptr(pool).ok_or(INVALID)
}

fn done(done: bool) -> Outcome {
    if done { Ok(()) } else { Err(INVALID) }
}

fn is_rule(attribute: CUmemPool_attribute) -> bool {
    matches!(
        attribute,
        CUmemPool_attribute::CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES
            | CUmemPool_attribute::CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC
            | CUmemPool_attribute::CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES
    )
}

/// Where the number of an attribute is.
fn field(usage: &mut PoolUse, attribute: CUmemPool_attribute) -> Option<&mut u64> {
    Some(match attribute {
        CUmemPool_attribute::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD => &mut usage.threshold,
        CUmemPool_attribute::CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT => &mut usage.reserved,
        CUmemPool_attribute::CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH => &mut usage.reserved_high,
        CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_CURRENT => &mut usage.used,
        CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_HIGH => &mut usage.used_high,
        _ => return None,
    })
}

fn set(usage: &mut PoolUse, attribute: CUmemPool_attribute, number: u64) -> Outcome {
    match attribute {
        CUmemPool_attribute::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD => usage.threshold = number,
        CUmemPool_attribute::CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH if number == 0 => {
            usage.reserved_high = usage.reserved;
        }
        CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_HIGH if number == 0 => {
            usage.used_high = usage.used;
        }
        _ => return Err(INVALID),
    }
    Ok(())
}
