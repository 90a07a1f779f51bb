//! Streams.
//!
//! # Safety
//! As C declares them: pointers are null or valid for writes. A handle is only compared, never followed, so that
//! one which never was a stream gets a code here, where the real runtime may crash.
#![allow(unsafe_code, non_snake_case)]

use std::ffi::c_void;
use std::ptr;
use std::time::Duration;

use sim_engine::{Handle, Lane, NoThread, Scope, Stream, StreamName, Work};
use sys_acl::bindings as c;
use sys_acl::bindings::{aclError, aclrtEvent, aclrtHostFunc, aclrtStream, aclrtStreamStatus};

use crate::event;
use crate::failure::{Failure, Outcome};
use crate::pointer::place;
use crate::runtime::{Runtime, call};

/// How many streams a device has, if nobody says otherwise.
const MOST: u64 = 1984;

/// The flags that `acl_rt.h` names.
const FLAGS: u32 = c::ACL_STREAM_FAST_LAUNCH
    | c::ACL_STREAM_FAST_SYNC
    | c::ACL_STREAM_PERSISTENT
    | c::ACL_STREAM_HUGE
    | c::ACL_STREAM_CPU_SCHEDULE
    | c::ACL_STREAM_DEVICE_USE_ONLY;

/// The lowest priority; the highest is 0.
const LEAST: i32 = 7;

/// `aclError aclrtCreateStream(aclrtStream *stream)` - creates a stream in the current context.
///
/// One more than a device has: 207008.
///
/// # Safety
/// `stream` must be null or valid for a write.
pub unsafe extern "C" fn aclrtCreateStream(stream: *mut aclrtStream) -> aclError {
    call("aclrtCreateStream", |runtime| {
        // SAFETY: the caller promises null or a valid place.
        unsafe { create(runtime, stream, 0, 0) }
    })
}

/// `aclError aclrtCreateStreamWithConfig(aclrtStream *stream, uint32_t priority, uint32_t flag)` - as [`aclrtCreateStream`],
/// with a priority, which is brought into the range from 0 to 7, and flags, of which unknown ones are dropped.
///
/// # Safety
/// `stream` must be null or valid for a write.
pub unsafe extern "C" fn aclrtCreateStreamWithConfig(
    stream: *mut aclrtStream,
    priority: u32,
    flag: u32,
) -> aclError {
    call("aclrtCreateStreamWithConfig", |runtime| {
        let priority = priority.cast_signed().clamp(0, LEAST);
        // SAFETY: the caller promises null or a valid place.
        unsafe { create(runtime, stream, flag & FLAGS, priority) }
    })
}

/// Creates a stream in the current context.
///
/// # Safety
/// `stream` must be null or valid for a write.
unsafe fn create(
    runtime: &Runtime,
    stream: *mut aclrtStream,
    flags: u32,
    priority: i32,
) -> Outcome {
    // SAFETY: the caller promises null or a valid place.
    let place = unsafe { place(stream, "stream") }?;
    let (context, on) = runtime.current()?;
    let stream = Stream {
        flags,
        priority,
        ..made_in(context, on.device)
    };
    let most = runtime.config.machine.streams.unwrap_or(MOST);
    let made = runtime.engine.streams().add(stream, |live| {
        live.filter(|stream| stream.device == on.device).count() as u64 >= most
    });
    let made = made.ok_or_else(|| {
        let text = format!("the device has {most} streams already");
        Failure::new(c::ACL_ERROR_RT_NO_STREAM_RESOURCE, text)
    })?;
    *place = made.as_ptr();
    Ok(())
}

/// `aclError aclrtDeviceGetStreamPriorityRange(int32_t *leastPriority, int32_t *greatestPriority)` - the lowest and the highest
/// priority of a stream: 7 and 0.
///
/// # Safety
/// `least` and `greatest` must be null or valid for writes.
pub unsafe extern "C" fn aclrtDeviceGetStreamPriorityRange(
    least: *mut i32,
    greatest: *mut i32,
) -> aclError {
    call("aclrtDeviceGetStreamPriorityRange", |_| {
        // SAFETY: the caller promises null or a valid place.
        *unsafe { place(least, "leastPriority") }? = LEAST;
        // SAFETY: as above.
        *unsafe { place(greatest, "greatestPriority") }? = 0;
        Ok(())
    })
}

/// `aclError aclrtStreamGetPriority(aclrtStream stream, uint32_t *priority)` - a stream's priority.
///
/// # Safety
/// `priority` must be null or valid for a write.
pub unsafe extern "C" fn aclrtStreamGetPriority(
    stream: aclrtStream,
    priority: *mut u32,
) -> aclError {
    call("aclrtStreamGetPriority", |runtime| {
        // SAFETY: the caller promises null or a valid place.
        let place = unsafe { place(priority, "priority") }?;
        *place = find(runtime, stream)?.stream.priority.unsigned_abs();
        Ok(())
    })
}

/// `aclError aclrtStreamGetFlags(aclrtStream stream, uint32_t *flags)` - the flags that a stream was created with.
///
/// # Safety
/// `flags` must be null or valid for a write.
pub unsafe extern "C" fn aclrtStreamGetFlags(stream: aclrtStream, flags: *mut u32) -> aclError {
    call("aclrtStreamGetFlags", |runtime| {
        // SAFETY: the caller promises null or a valid place.
        let place = unsafe { place(flags, "flags") }?;
        *place = find(runtime, stream)?.stream.flags;
        Ok(())
    })
}

/// `aclError aclrtDestroyStream(aclrtStream stream)` - destroys a stream and waits for what it still does; one that is no
/// more: 107017.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn aclrtDestroyStream(stream: aclrtStream) -> aclError {
    call("aclrtDestroyStream", |runtime| {
        let name = removed(runtime, stream)?;
        let scheduler = runtime.engine.scheduler();
        scheduler.synchronize(Scope::Stream(name), None);
        scheduler.close(name);
        Ok(())
    })
}

/// `aclError aclrtDestroyStreamForce(aclrtStream stream)` - destroys a stream and drops what it has not begun; one that is no
/// more: 107017.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn aclrtDestroyStreamForce(stream: aclrtStream) -> aclError {
    call("aclrtDestroyStreamForce", |runtime| {
        let name = removed(runtime, stream)?;
        runtime.engine.scheduler().abandon(name);
        Ok(())
    })
}

/// Takes the handle of a stream away.
fn removed(runtime: &Runtime, stream: aclrtStream) -> Result<StreamName, Failure> {
    let handle = Handle::from_ptr(stream);
    let handle = handle.ok_or_else(|| Failure::argument("stream is a null pointer"))?;
    runtime.engine.streams().remove(handle).ok_or_else(gone)?;
    Ok(StreamName::Created(handle))
}

/// `aclError aclrtSynchronizeStream(aclrtStream stream)` - waits for a stream of any context; null is the default one.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn aclrtSynchronizeStream(stream: aclrtStream) -> aclError {
    call("aclrtSynchronizeStream", |runtime| {
        runtime.current()?;
        let lane = find(runtime, stream)?;
        wait(runtime, Scope::Stream(lane.name), FOREVER)
    })
}

/// `aclError aclrtSynchronizeStreamWithTimeout(aclrtStream stream, int32_t timeout)` - as [`aclrtSynchronizeStream`], for so
/// many milliseconds at most; -1 is for ever.
///
/// Below -1: 107000. Not done in time: 507046.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn aclrtSynchronizeStreamWithTimeout(
    stream: aclrtStream,
    timeout: i32,
) -> aclError {
    call("aclrtSynchronizeStreamWithTimeout", |runtime| {
        limit(timeout)?;
        runtime.current()?;
        let lane = find(runtime, stream)?;
        wait(runtime, Scope::Stream(lane.name), timeout)
    })
}

/// `aclError aclrtStreamQuery(aclrtStream stream, aclrtStreamStatus *status)` - whether a stream is done.
///
/// # Safety
/// `status` must be null or valid for a write.
pub unsafe extern "C" fn aclrtStreamQuery(
    stream: aclrtStream,
    status: *mut aclrtStreamStatus,
) -> aclError {
    call("aclrtStreamQuery", |runtime| {
        // SAFETY: the caller promises null or a valid place.
        let status = unsafe { place(status, "status") }?;
        runtime.current()?;
        let lane = find(runtime, stream)?;
        let idle = runtime.engine.scheduler().idle(Scope::Stream(lane.name));
        *status = if idle {
            aclrtStreamStatus::ACL_STREAM_STATUS_COMPLETE
        } else {
            aclrtStreamStatus::ACL_STREAM_STATUS_NOT_READY
        };
        Ok(())
    })
}

/// `aclError aclrtSynchronizeDevice()` - waits for all streams of the current context's device.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn aclrtSynchronizeDevice() -> aclError {
    call("aclrtSynchronizeDevice", |runtime| {
        let (_, on) = runtime.current()?;
        wait(runtime, Scope::Device(on.device), FOREVER)
    })
}

/// `aclError aclrtSynchronizeDeviceWithTimeout(int32_t timeout)` - as [`aclrtSynchronizeDevice`], for so many milliseconds at
/// most; -1 is for ever.
///
/// Below -1: 107000. Not done in time: 507046.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn aclrtSynchronizeDeviceWithTimeout(timeout: i32) -> aclError {
    call("aclrtSynchronizeDeviceWithTimeout", |runtime| {
        limit(timeout)?;
        let (_, on) = runtime.current()?;
        wait(runtime, Scope::Device(on.device), timeout)
    })
}

/// `aclError aclrtStreamWaitEvent(aclrtStream stream, aclrtEvent event)` - lets what a stream does from now on wait for an
/// event as it was last recorded.
///
/// An event that only measures time: 207000. One of `aclrtCreateEvent` that was never recorded: 107000.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn aclrtStreamWaitEvent(stream: aclrtStream, event: aclrtEvent) -> aclError {
    call("aclrtStreamWaitEvent", |runtime| {
        let (_, event) = event::find(runtime, event)?;
        let lane = find(runtime, stream)?;
        if !event.orders {
            let text = "the event was created to measure time, not to be waited for";
            return Err(Failure::new(c::ACL_ERROR_RT_FEATURE_NOT_SUPPORT, text));
        }
        match event.recorded {
            Some(record) => runtime
                .engine
                .scheduler()
                .wait_in_stream(lane, &record)
                .map_err(no_thread),
            None if event.strict => Err(Failure::value("the event was never recorded")),
            None => Ok(()),
        }
    })
}

/// `aclError aclrtLaunchHostFunc(aclrtStream stream, aclrtHostFunc fn, void *args)` - calls a function in a stream of the
/// current context, on a thread of the runtime's, to which no context is current.
///
/// # Safety
/// `function` must be null or a function that may be called with `data`, on any thread, when the stream comes to it.
pub unsafe extern "C" fn aclrtLaunchHostFunc(
    stream: aclrtStream,
    function: aclrtHostFunc,
    data: *mut c_void,
) -> aclError {
    call("aclrtLaunchHostFunc", |runtime| {
        let function = function.ok_or_else(|| Failure::value("fn is a null pointer"))?;
        let lane = of_current(runtime, stream)?;
        let data = data.expose_provenance();
        let call = move || {
            // SAFETY: the caller promises that it may be called so.
            unsafe { function(ptr::with_exposed_provenance_mut(data)) };
        };
        submit(runtime, lane, Work::callback("aclrtLaunchHostFunc", call))
    })
}

/// The timeout that never comes.
pub(crate) const FOREVER: i32 = -1;

/// Refuses a timeout below that which never comes.
pub(crate) fn limit(timeout: i32) -> Outcome {
    if timeout < FOREVER {
        return Err(Failure::value(format!("timeout {timeout} is below -1")));
    }
    Ok(())
}

/// The time that so many milliseconds are; none for ever.
pub(crate) fn time(timeout: i32) -> Option<Duration> {
    u64::try_from(timeout).ok().map(Duration::from_millis)
}

/// Waits, and takes the fault that was not told yet.
pub(crate) fn wait(runtime: &Runtime, scope: Scope, timeout: i32) -> Outcome {
    let scheduler = runtime.engine.scheduler();
    if !scheduler.synchronize(scope, time(timeout)) {
        let text = format!("not done in {timeout} ms");
        return Err(Failure::new(c::ACL_ERROR_RT_STREAM_SYNC_TIMEOUT, text));
    }
    match scheduler.take_failure(scope) {
        Some(code) => Err(Failure::new(aclError(code), "work in a stream failed")),
        None => Ok(()),
    }
}

/// Gives a stream something to do.
pub(crate) fn submit(runtime: &Runtime, lane: Lane, work: Work) -> Outcome {
    let submitted = runtime.engine.scheduler().submit(lane, work);
    submitted.map_err(no_thread)
}

pub(crate) fn no_thread(error: NoThread) -> Failure {
    Failure::new(c::ACL_ERROR_RT_RESOURCE_ALLOC_FAIL, error.to_string())
}

fn made_in(context: Handle, device: u32) -> Stream {
    Stream {
        context,
        device,
        blocking: false,
        flags: 0,
        priority: 0,
    }
}

/// The stream of this handle, which null says is the current context's default one.
pub(crate) fn find(runtime: &Runtime, stream: aclrtStream) -> Result<Lane, Failure> {
    match Handle::from_ptr(stream) {
        Some(handle) => Ok(Lane {
            name: StreamName::Created(handle),
            stream: runtime.engine.streams().get(handle).ok_or_else(gone)?,
        }),
        None => {
            let (context, on) = runtime.current()?;
            Ok(Lane {
                name: StreamName::Default(context),
                stream: made_in(context, on.device),
            })
        }
    }
}

/// As [`find`], of the current context only; a stream of another one: 107003.
pub(crate) fn of_current(runtime: &Runtime, stream: aclrtStream) -> Result<Lane, Failure> {
    let (context, _) = runtime.current()?;
    let lane = find(runtime, stream)?;
    if lane.stream.context == context {
        return Ok(lane);
    }
    Err(Failure::new(
        c::ACL_ERROR_RT_STREAM_CONTEXT,
        "the stream is not in the current context",
    ))
}

fn gone() -> Failure {
    Failure::new(
        c::ACL_ERROR_RT_INVALID_HANDLE,
        "the stream has already been destroyed",
    )
}
