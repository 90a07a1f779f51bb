//! Streams, and the host functions in them.
//!
//! # Safety
//! As C declares them: pointers are null or valid for writes. A handle is only compared, never followed, so that one
//! which never was a stream gets a code here, where the real driver may crash.
#![allow(unsafe_code, non_snake_case)]

use std::ffi::{c_uint, c_void};

use sim_engine::{Handle, Stream};
use sys_cuda::bindings::{CUevent, CUhostFn, CUresult, CUstream};

use crate::driver::{Driver, Outcome, initialised};
use crate::pointer::place;
use crate::{event, thread};

/// `CUresult cuCtxSynchronize(void)` - waits for all streams of the current context.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn cuCtxSynchronize() -> CUresult {
    initialised("cuCtxSynchronize", |driver| driver.current().map(drop))
}

/// `CUresult cuStreamCreate(CUstream *phStream, unsigned int Flags)` - creates a stream in the current context; flags
/// other than 0 and 1: 1.
///
/// # Safety
/// `stream` must be null or valid for a write.
pub unsafe extern "C" fn cuStreamCreate(stream: *mut CUstream, flags: c_uint) -> CUresult {
    initialised("cuStreamCreate", |driver| {
        // SAFETY: the caller promises null or a valid place.
        let place = unsafe { place(stream) }?;
        if flags > 1 {
            return Err(CUresult::CUDA_ERROR_INVALID_VALUE);
        }
        let (context, on) = driver.current()?;
        let made = driver.engine.streams().add(
            Stream {
                context,
                device: on.device,
            },
            |_| false,
        );
        *place = made.ok_or(CUresult::CUDA_ERROR_OUT_OF_MEMORY)?.as_ptr();
        Ok(())
    })
}

/// `CUresult cuStreamDestroy_v2(CUstream hStream)` - destroys a stream; one that is no more: 400.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn cuStreamDestroy_v2(stream: CUstream) -> CUresult {
    initialised("cuStreamDestroy_v2", |driver| {
        let destroyed =
            Handle::from_ptr(stream).and_then(|name| driver.engine.streams().remove(name));
        destroyed
            .map(drop)
            .ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)
    })
}

/// `CUresult cuStreamQuery(CUstream hStream)` - says that a stream is done, as it always is here.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn cuStreamQuery(stream: CUstream) -> CUresult {
    initialised("cuStreamQuery", |driver| find(driver, stream).map(drop))
}

/// `CUresult cuStreamSynchronize(CUstream hStream)` - waits for a stream.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn cuStreamSynchronize(stream: CUstream) -> CUresult {
    initialised("cuStreamSynchronize", |driver| {
        find(driver, stream).map(drop)
    })
}

/// `CUresult cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags)` - lets a stream wait for an event;
/// one that was never recorded is no wait.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn cuStreamWaitEvent(
    stream: CUstream,
    event: CUevent,
    flags: c_uint,
) -> CUresult {
    initialised("cuStreamWaitEvent", |driver| {
        if flags > 1 {
            return Err(CUresult::CUDA_ERROR_INVALID_VALUE);
        }
        event::find(driver, event)?;
        find(driver, stream).map(drop)
    })
}

/// `CUresult cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData)` - calls a function in a stream, here before
/// it returns; whatever that function asks of the driver: 800.
///
/// # Safety
/// `function` must be null or a function that may be called with `data`.
pub unsafe extern "C" fn cuLaunchHostFunc(
    stream: CUstream,
    function: CUhostFn,
    data: *mut c_void,
) -> CUresult {
    initialised("cuLaunchHostFunc", |driver| {
        let function = function.ok_or(CUresult::CUDA_ERROR_INVALID_VALUE)?;
        find(driver, stream)?;
        // SAFETY: the caller promises that it may be called so.
        thread::as_callback(|| unsafe { function(data) });
        Ok(())
    })
}

/// Names of default streams beside null: the legacy one and the thread's own.
const DEFAULTS: [usize; 2] = [1, 2];

/// The stream of this handle, which may be a default one of the current context.
pub(crate) fn find(driver: &Driver, stream: CUstream) -> Result<Stream, CUresult> {
    match Handle::from_ptr(stream).filter(|_| !DEFAULTS.contains(&stream.addr())) {
        Some(name) => driver
            .engine
            .streams()
            .get(name)
            .ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE),
        None => {
            let (context, on) = driver.current()?;
            Ok(Stream {
                context,
                device: on.device,
            })
        }
    }
}

/// Does the work of a function that has a stream, at once.
pub(crate) fn in_stream(
    function: &'static str,
    stream: CUstream,
    work: impl FnOnce(&Driver) -> Outcome,
) -> CUresult {
    initialised(function, |driver| {
        driver.current()?;
        find(driver, stream)?;
        work(driver)
    })
}
