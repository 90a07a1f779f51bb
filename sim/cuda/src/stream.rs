//! Streams, and the host functions in them.
//!
//! # Safety
//! As C declares them: pointers are null or valid for writes. A handle is only compared, never followed, so that one
//! which never was a stream gets a code here, where the real driver may crash.
#![allow(unsafe_code, non_snake_case)]

use std::ffi::{c_int, c_uint, c_void};
use std::{ptr, thread as host};

use sim_engine::{Handle, Lane, NoThread, Scope, Stream, StreamName, Work};
use sys_cuda::bindings::{CUcontext, CUevent, CUhostFn, CUresult, CUstream};

use crate::driver::{Driver, Outcome, initialised};
use crate::pointer::place;
use crate::{event, thread};

/// The flag of a stream that does not wait for the default stream, nor the other way round.
const NON_BLOCKING: c_uint = 1;

/// `CUresult cuCtxSynchronize(void)` - waits for all streams of the current context.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn cuCtxSynchronize() -> CUresult {
    initialised("cuCtxSynchronize", |driver| {
        let (context, _) = driver.current()?;
        driver.settle(Scope::Context(context), context)
    })
}

/// The highest priority, as on an H200; the lowest is 0.
const GREATEST: c_int = -5;

/// `CUresult cuStreamCreate(CUstream *phStream, unsigned int Flags)` - creates a stream in the current context; flags
/// other than 0 and 1: 1. More than the device has: 2.
///
/// # Safety
/// `stream` must be null or valid for a write.
pub unsafe extern "C" fn cuStreamCreate(stream: *mut CUstream, flags: c_uint) -> CUresult {
    initialised("cuStreamCreate", |driver| {
        // SAFETY: the caller promises null or a valid place.
        unsafe { create(driver, stream, flags, 0) }
    })
}

/// `CUresult cuStreamCreateWithPriority(CUstream *phStream, unsigned int flags, int priority)` - as [`cuStreamCreate`], with a
/// priority, which is brought into the range from 0 to -5.
///
/// # Safety
/// `stream` must be null or valid for a write.
pub unsafe extern "C" fn cuStreamCreateWithPriority(
    stream: *mut CUstream,
    flags: c_uint,
    priority: c_int,
) -> CUresult {
    initialised("cuStreamCreateWithPriority", |driver| {
        // SAFETY: the caller promises null or a valid place.
        unsafe { create(driver, stream, flags, priority.clamp(GREATEST, 0)) }
    })
}

/// Creates a stream in the current context.
///
/// # Safety
/// `stream` must be null or valid for a write.
unsafe fn create(
    driver: &Driver,
    stream: *mut CUstream,
    flags: c_uint,
    priority: c_int,
) -> Outcome {
    // SAFETY: the caller promises null or a valid place.
    let place = unsafe { place(stream) }?;
    if flags > NON_BLOCKING {
        return Err(CUresult::CUDA_ERROR_INVALID_VALUE);
    }
    let (context, on) = driver.current()?;
    let device = on.device;
    let stream = Stream {
        context,
        device,
        blocking: flags != NON_BLOCKING,
        flags,
        priority,
    };
    let most = driver.config.machine.streams.unwrap_or(u64::MAX);
    let made = driver.engine.streams().add(stream, |live| {
        live.filter(|stream| stream.device == device).count() as u64 >= most
    });
    *place = made.ok_or(CUresult::CUDA_ERROR_OUT_OF_MEMORY)?.as_ptr();
    Ok(())
}

/// `CUresult cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority)` - the lowest and the highest priority of
/// a stream: 0 and -5. A null pointer asks for nothing.
///
/// # Safety
/// `least` and `greatest` must be null or valid for writes.
pub unsafe extern "C" fn cuCtxGetStreamPriorityRange(
    least: *mut c_int,
    greatest: *mut c_int,
) -> CUresult {
    initialised("cuCtxGetStreamPriorityRange", |driver| {
        driver.current()?;
        // SAFETY: the caller promises null or valid places.
        unsafe {
            if let Some(least) = least.as_mut() {
                *least = 0;
            }
            if let Some(greatest) = greatest.as_mut() {
                *greatest = GREATEST;
            }
        }
        Ok(())
    })
}

/// `CUresult cuStreamGetPriority(CUstream hStream, int *priority)` - a stream's priority.
///
/// # Safety
/// `priority` must be null or valid for a write.
pub unsafe extern "C" fn cuStreamGetPriority(stream: CUstream, priority: *mut c_int) -> CUresult {
    initialised("cuStreamGetPriority", |driver| {
        // SAFETY: the caller promises null or a valid place.
        *unsafe { place(priority) }? = find(driver, stream)?.stream.priority;
        Ok(())
    })
}

/// `CUresult cuStreamGetFlags(CUstream hStream, unsigned int *flags)` - the flags that a stream was created with.
///
/// # Safety
/// `flags` must be null or valid for a write.
pub unsafe extern "C" fn cuStreamGetFlags(stream: CUstream, flags: *mut c_uint) -> CUresult {
    initialised("cuStreamGetFlags", |driver| {
        // SAFETY: the caller promises null or a valid place.
        *unsafe { place(flags) }? = find(driver, stream)?.stream.flags;
        Ok(())
    })
}

/// `CUresult cuStreamGetCtx(CUstream hStream, CUcontext *pctx)` - the context of a stream.
///
/// # Safety
/// `context` must be null or valid for a write.
pub unsafe extern "C" fn cuStreamGetCtx(stream: CUstream, context: *mut CUcontext) -> CUresult {
    initialised("cuStreamGetCtx", |driver| {
        // SAFETY: the caller promises null or a valid place.
        *unsafe { place(context) }? = find(driver, stream)?.stream.context.as_ptr();
        Ok(())
    })
}

/// `CUresult cuStreamDestroy_v2(CUstream hStream)` - destroys a stream, which finishes its work; one that is no more: 400.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn cuStreamDestroy_v2(stream: CUstream) -> CUresult {
    initialised("cuStreamDestroy_v2", |driver| {
        let name = Handle::from_ptr(stream).ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)?;
        let destroyed = driver.engine.streams().remove(name);
        destroyed.ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)?;
        driver.engine.scheduler().close(StreamName::Created(name));
        Ok(())
    })
}

/// `CUresult cuStreamQuery(CUstream hStream)` - whether a stream is done; if not: 600.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn cuStreamQuery(stream: CUstream) -> CUresult {
    initialised("cuStreamQuery", |driver| {
        let lane = find(driver, stream)?;
        let idle = driver.engine.scheduler().idle(Scope::Stream(lane.name));
        driver.alive(lane.stream.context)?;
        if idle {
            Ok(())
        } else {
            Err(CUresult::CUDA_ERROR_NOT_READY)
        }
    })
}

/// `CUresult cuStreamSynchronize(CUstream hStream)` - waits for a stream.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn cuStreamSynchronize(stream: CUstream) -> CUresult {
    initialised("cuStreamSynchronize", |driver| {
        wait(driver, find(driver, stream)?)
    })
}

/// `CUresult cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags)` - lets what a stream does from now on
/// wait for an event as it was last recorded; one that was never recorded is no wait.
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
        let (_, event) = event::find(driver, event)?;
        let lane = find(driver, stream)?;
        match event.recorded {
            Some(record) => driver
                .engine
                .scheduler()
                .wait_in_stream(lane, &record)
                .map_err(no_thread),
            None => Ok(()),
        }
    })
}

/// `CUresult cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData)` - calls a function in a stream, on a thread of
/// the driver's; whatever that function asks of the driver: 800. After a fault it is not called.
///
/// # Safety
/// `function` must be null or a function that may be called with `data`, on any thread, when the stream comes to it.
pub unsafe extern "C" fn cuLaunchHostFunc(
    stream: CUstream,
    function: CUhostFn,
    data: *mut c_void,
) -> CUresult {
    initialised("cuLaunchHostFunc", |driver| {
        let function = function.ok_or(CUresult::CUDA_ERROR_INVALID_VALUE)?;
        let data = data.expose_provenance();
        let call = move || {
            // SAFETY: the caller promises that it may be called so.
            thread::as_callback(|| unsafe { function(ptr::with_exposed_provenance_mut(data)) });
        };
        let work = Work::callback("cuLaunchHostFunc", call);
        submit(driver, find(driver, stream)?, work)
    })
}

/// The name of the legacy default stream beside null.
const LEGACY: usize = 1;

/// The name of the thread's own default stream.
const PER_THREAD: usize = 2;

/// The stream of this handle, which may be a default one of the current context.
pub(crate) fn find(driver: &Driver, stream: CUstream) -> Result<Lane, CUresult> {
    let Some(name) = Handle::from_ptr(stream).filter(|_| stream.addr() > PER_THREAD) else {
        let (context, on) = driver.current()?;
        let name = match stream.addr() {
            PER_THREAD => StreamName::Thread(context, host::current().id()),
            _ => StreamName::Default(context),
        };
        let device = on.device;
        let stream = Stream {
            context,
            device,
            blocking: true,
            flags: 0,
            priority: 0,
        };
        return Ok(Lane { name, stream });
    };
    let found = driver.engine.streams().get(name);
    let stream = found.ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)?;
    driver.alive(stream.context)?;
    let name = StreamName::Created(name);
    Ok(Lane { name, stream })
}

/// The default stream of the current context, in which functions without a stream do their work.
pub(crate) fn legacy(driver: &Driver) -> Result<Lane, CUresult> {
    find(driver, ptr::without_provenance_mut(LEGACY))
}

/// Gives a stream something to do.
pub(crate) fn submit(driver: &Driver, lane: Lane, work: Work) -> Outcome {
    let submitted = driver.engine.scheduler().submit(lane, work);
    submitted.map_err(no_thread)
}

/// Waits for a stream.
pub(crate) fn wait(driver: &Driver, lane: Lane) -> Outcome {
    driver.settle(Scope::Stream(lane.name), lane.stream.context)
}

pub(crate) fn no_thread(_: NoThread) -> CUresult {
    CUresult::CUDA_ERROR_OUT_OF_MEMORY
}
