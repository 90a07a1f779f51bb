//! Streams.
//!
//! # Safety
//! As C declares them: pointers are null or valid for writes. A handle is only compared, never followed, so that
//! one which never was a stream gets a code here, where the real runtime may crash.
#![allow(unsafe_code, non_snake_case)]

use sim_engine::{Handle, Stream};
use sys_acl::bindings as c;
use sys_acl::bindings::{aclError, aclrtEvent, aclrtStream};

use crate::event;
use crate::failure::Failure;
use crate::pointer::place;
use crate::runtime::{Runtime, call};

/// How many streams a device has.
const MOST: usize = 1984;

/// `aclError aclrtCreateStream(aclrtStream *stream)` - creates a stream in the current context.
///
/// One more than a device has: 207008.
///
/// # Safety
/// `stream` must be null or valid for a write.
pub unsafe extern "C" fn aclrtCreateStream(stream: *mut aclrtStream) -> aclError {
    call("aclrtCreateStream", |runtime| {
        // SAFETY: the caller promises null or a valid place.
        let place = unsafe { place(stream, "stream") }?;
        let (context, on) = runtime.current()?;
        let device = on.device;
        let made = runtime
            .engine
            .streams()
            .add(Stream { context, device }, |live| {
                live.filter(|stream| stream.device == device).count() >= MOST
            });
        let made = made.ok_or_else(|| {
            let text = format!("the device has {MOST} streams already");
            Failure::new(c::ACL_ERROR_RT_NO_STREAM_RESOURCE, text)
        })?;
        *place = made.as_ptr();
        Ok(())
    })
}

/// `aclError aclrtDestroyStream(aclrtStream stream)` - destroys a stream; one that is no more: 107017.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn aclrtDestroyStream(stream: aclrtStream) -> aclError {
    call("aclrtDestroyStream", |runtime| {
        let handle = Handle::from_ptr(stream);
        let handle = handle.ok_or_else(|| Failure::argument("stream is a null pointer"))?;
        runtime
            .engine
            .streams()
            .remove(handle)
            .map(drop)
            .ok_or_else(gone)
    })
}

/// `aclError aclrtSynchronizeStream(aclrtStream stream)` - waits for a stream of any context; null is the default one.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn aclrtSynchronizeStream(stream: aclrtStream) -> aclError {
    call("aclrtSynchronizeStream", |runtime| {
        runtime.current()?;
        find(runtime, stream).map(drop)
    })
}

/// `aclError aclrtSynchronizeDevice()` - waits for all streams of the current context's device.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn aclrtSynchronizeDevice() -> aclError {
    call("aclrtSynchronizeDevice", |runtime| {
        runtime.current().map(drop)
    })
}

/// `aclError aclrtStreamWaitEvent(aclrtStream stream, aclrtEvent event)` - lets a stream wait for an event.
///
/// An event that only measures time: 207000. One of `aclrtCreateEvent` that was never recorded: 107000.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn aclrtStreamWaitEvent(stream: aclrtStream, event: aclrtEvent) -> aclError {
    call("aclrtStreamWaitEvent", |runtime| {
        let (_, event) = event::find(runtime, event)?;
        find(runtime, stream)?;
        if !event.orders {
            let text = "the event was created to measure time, not to be waited for";
            return Err(Failure::new(c::ACL_ERROR_RT_FEATURE_NOT_SUPPORT, text));
        }
        if event.strict && event.recorded.is_none() {
            return Err(Failure::value("the event was never recorded"));
        }
        Ok(())
    })
}

/// The stream of this handle, which null says is the current context's default one.
pub(crate) fn find(runtime: &Runtime, stream: aclrtStream) -> Result<Stream, Failure> {
    match Handle::from_ptr(stream) {
        Some(handle) => runtime.engine.streams().get(handle).ok_or_else(gone),
        None => {
            let (context, on) = runtime.current()?;
            Ok(Stream {
                context,
                device: on.device,
            })
        }
    }
}

/// As [`find`], of the current context only; a stream of another one: 107003.
pub(crate) fn of_current(runtime: &Runtime, stream: aclrtStream) -> Result<Stream, Failure> {
    let (context, _) = runtime.current()?;
    let stream = find(runtime, stream)?;
    if stream.context == context {
        return Ok(stream);
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
