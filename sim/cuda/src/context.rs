//! Primary contexts, and which context a thread works in.
//!
//! # Safety
//! As C declares them: pointers are null or valid for writes. A handle is only compared, never followed, so that one
//! which never was a context gets a code here, where the real driver may crash.
#![allow(unsafe_code, non_snake_case)]

use std::ffi::{c_int, c_uint};
use std::ptr;

use sim_engine::{Handle, PrimaryRelease, Scope};
use sys_cuda::bindings::{CUcontext, CUdevice, CUresult};

use crate::driver::initialised;
use crate::pointer::place;
use crate::thread;

/// `CUresult cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev)` - takes a reference to a device's primary context,
/// without making it current.
///
/// # Safety
/// `context` must be null or valid for a write.
pub unsafe extern "C" fn cuDevicePrimaryCtxRetain(
    context: *mut CUcontext,
    device: CUdevice,
) -> CUresult {
    initialised("cuDevicePrimaryCtxRetain", |driver| {
        // SAFETY: the caller promises null or a valid place.
        let place = unsafe { place(context) }?;
        let handle = driver
            .engine
            .contexts()
            .retain_primary(driver.device(device)?);
        *place = handle.ok_or(CUresult::CUDA_ERROR_INVALID_DEVICE)?.as_ptr();
        Ok(())
    })
}

/// `CUresult cuDevicePrimaryCtxRelease_v2(CUdevice dev)` - gives a reference back; the last one waits for what
/// the context still does; one too many: 201.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn cuDevicePrimaryCtxRelease_v2(device: CUdevice) -> CUresult {
    initialised("cuDevicePrimaryCtxRelease_v2", |driver| {
        let device = driver.device(device)?;
        let contexts = driver.engine.contexts();
        match contexts.release_primary(device) {
            PrimaryRelease::Held => Ok(()),
            PrimaryRelease::Gone => {
                let ended = Scope::Context(contexts.primary(device));
                driver.engine.scheduler().synchronize(ended, None);
                Ok(())
            }
            PrimaryRelease::NotHeld => Err(CUresult::CUDA_ERROR_INVALID_CONTEXT),
        }
    })
}

/// `CUresult cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int *flags, int *active)` - whether anybody holds a
/// device's primary context.
///
/// # Safety
/// `flags` and `active` must be null or valid for writes.
pub unsafe extern "C" fn cuDevicePrimaryCtxGetState(
    device: CUdevice,
    flags: *mut c_uint,
    active: *mut c_int,
) -> CUresult {
    initialised("cuDevicePrimaryCtxGetState", |driver| {
        // SAFETY: the caller promises null or a valid place.
        let flags = unsafe { place(flags) }?;
        // SAFETY: as above.
        let active = unsafe { place(active) }?;
        let held = driver
            .engine
            .contexts()
            .primary_references(driver.device(device)?)
            > 0;
        (*flags, *active) = (0, held.into());
        Ok(())
    })
}

/// `CUresult cuCtxSetCurrent(CUcontext ctx)` - puts a context in place of the one on top of the thread's stack; null
/// only takes that one away.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn cuCtxSetCurrent(context: CUcontext) -> CUresult {
    initialised("cuCtxSetCurrent", |driver| {
        let handle = Handle::from_ptr(context);
        handle.map(|handle| driver.context(handle)).transpose()?;
        thread::pop();
        handle.map(thread::push).unwrap_or_default();
        Ok(())
    })
}

/// `CUresult cuCtxGetCurrent(CUcontext *pctx)` - the context on top of the thread's stack, null if there is none.
///
/// # Safety
/// `context` must be null or valid for a write.
pub unsafe extern "C" fn cuCtxGetCurrent(context: *mut CUcontext) -> CUresult {
    initialised("cuCtxGetCurrent", |_| {
        // SAFETY: the caller promises null or a valid place.
        *unsafe { place(context) }? = thread::current().map_or(ptr::null_mut(), Handle::as_ptr);
        Ok(())
    })
}

/// `CUresult cuCtxGetDevice(CUdevice *device)` - the device of the current context; without one: 201.
///
/// # Safety
/// `device` must be null or valid for a write.
pub unsafe extern "C" fn cuCtxGetDevice(device: *mut CUdevice) -> CUresult {
    initialised("cuCtxGetDevice", |driver| {
        // SAFETY: the caller promises null or a valid place.
        let place = unsafe { place(device) }?;
        let (_, context) = driver.current()?;
        *place = driver.handle(context.device)?;
        Ok(())
    })
}

/// `CUresult cuCtxPushCurrent_v2(CUcontext ctx)` - puts a context on top of the thread's stack; null: 201.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn cuCtxPushCurrent_v2(context: CUcontext) -> CUresult {
    initialised("cuCtxPushCurrent_v2", |driver| {
        let handle = Handle::from_ptr(context).ok_or(CUresult::CUDA_ERROR_INVALID_CONTEXT)?;
        driver.context(handle)?;
        thread::push(handle);
        Ok(())
    })
}

/// `CUresult cuCtxPopCurrent_v2(CUcontext *pctx)` - takes the context on top of the thread's stack; without one: 201.
///
/// # Safety
/// `context` must be null or valid for a write.
pub unsafe extern "C" fn cuCtxPopCurrent_v2(context: *mut CUcontext) -> CUresult {
    initialised("cuCtxPopCurrent_v2", |_| {
        let handle = thread::pop().ok_or(CUresult::CUDA_ERROR_INVALID_CONTEXT)?;
        // SAFETY: the caller promises null or a valid place.
        if let Some(context) = unsafe { context.as_mut() } {
            *context = handle.as_ptr();
        }
        Ok(())
    })
}
