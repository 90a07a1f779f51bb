//! Events.
//!
//! # Safety
//! As C declares them: pointers are null or valid for writes. A handle is only compared, never followed, so that
//! one which never was an event gets a code here, where the real runtime may crash.
#![allow(unsafe_code, non_snake_case)]

use std::time::Duration;

use sim_engine::{Event, Handle, Record};
use sys_acl::bindings as c;
use sys_acl::bindings::{
    aclError, aclrtEvent, aclrtEventRecordedStatus, aclrtEventStatus, aclrtStream,
};

use crate::failure::{Failure, Outcome};
use crate::pointer::place;
use crate::runtime::{Runtime, call};
use crate::stream;

/// `aclError aclrtCreateEvent(aclrtEvent *event)` - creates an event to wait for and to measure time with.
///
/// # Safety
/// `event` must be null or valid for a write.
pub unsafe extern "C" fn aclrtCreateEvent(event: *mut aclrtEvent) -> aclError {
    // SAFETY: the caller promises the same.
    unsafe { create("aclrtCreateEvent", event, None) }
}

/// `aclError aclrtCreateEventWithFlag(aclrtEvent *event, uint32_t flag)` - creates an event for what the flags say: 1 to
/// wait for, 8 to measure time with. Other flags, or none: 107000.
///
/// # Safety
/// `event` must be null or valid for a write.
pub unsafe extern "C" fn aclrtCreateEventWithFlag(event: *mut aclrtEvent, flag: u32) -> aclError {
    // SAFETY: the caller promises the same.
    unsafe { create("aclrtCreateEventWithFlag", event, Some(flag)) }
}

/// `aclError aclrtCreateEventExWithFlag(aclrtEvent *event, uint32_t flag)` - as [`aclrtCreateEventWithFlag`].
///
/// # Safety
/// `event` must be null or valid for a write.
pub unsafe extern "C" fn aclrtCreateEventExWithFlag(event: *mut aclrtEvent, flag: u32) -> aclError {
    // SAFETY: the caller promises the same.
    unsafe { create("aclrtCreateEventExWithFlag", event, Some(flag)) }
}

/// Creates an event; without flags it does everything, and may not be waited for before it was recorded.
///
/// # Safety
/// `event` must be null or valid for a write.
unsafe fn create(function: &'static str, event: *mut aclrtEvent, flag: Option<u32>) -> aclError {
    call(function, |runtime| {
        // SAFETY: the caller promises null or a valid place.
        let place = unsafe { place(event, "event") }?;
        let kinds = flag.unwrap_or(c::ACL_EVENT_SYNC | c::ACL_EVENT_TIME_LINE);
        if kinds == 0 || kinds & !(c::ACL_EVENT_SYNC | c::ACL_EVENT_TIME_LINE) != 0 {
            return Err(Failure::value(format!(
                "there is no flag {kinds:#x} of events"
            )));
        }
        let (context, _) = runtime.current()?;
        let event = Event {
            context,
            orders: kinds & c::ACL_EVENT_SYNC != 0,
            times: kinds & c::ACL_EVENT_TIME_LINE != 0,
            strict: flag.is_none(),
            recorded: None,
        };
        let made = runtime.engine.events().add(event, |_| false);
        *place = made
            .ok_or_else(|| Failure::silent(c::ACL_ERROR_RT_NO_EVENT_RESOURCE))?
            .as_ptr();
        Ok(())
    })
}

/// `aclError aclrtDestroyEvent(aclrtEvent event)` - destroys an event; one that is no more: 107017.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn aclrtDestroyEvent(event: aclrtEvent) -> aclError {
    call("aclrtDestroyEvent", |runtime| {
        let (handle, _) = find(runtime, event)?;
        runtime
            .engine
            .events()
            .remove(handle)
            .map(drop)
            .ok_or_else(gone)
    })
}

/// `aclError aclrtRecordEvent(aclrtEvent event, aclrtStream stream)` - records an event at the end of a stream of the current
/// context.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn aclrtRecordEvent(event: aclrtEvent, stream: aclrtStream) -> aclError {
    call("aclrtRecordEvent", |runtime| {
        let (handle, _) = find(runtime, event)?;
        let lane = stream::of_current(runtime, stream)?;
        let record = runtime.engine.scheduler().record(lane);
        let record = record.map_err(stream::no_thread)?;
        runtime
            .engine
            .events()
            .change(handle, |event| event.recorded = Some(record))
            .ok_or_else(gone)
    })
}

/// `aclError aclrtQueryEventStatus(aclrtEvent event, aclrtEventRecordedStatus *status)` - whether an event was recorded and
/// its stream has come to it.
///
/// # Safety
/// `status` must be null or valid for a write.
pub unsafe extern "C" fn aclrtQueryEventStatus(
    event: aclrtEvent,
    status: *mut aclrtEventRecordedStatus,
) -> aclError {
    call("aclrtQueryEventStatus", |runtime| {
        let (_, event) = find(runtime, event)?;
        // SAFETY: the caller promises null or a valid place.
        *unsafe { place(status, "status") }? = match reached(runtime, &event, Duration::ZERO.into())
        {
            Some(true) => aclrtEventRecordedStatus::ACL_EVENT_RECORDED_STATUS_COMPLETE,
            _ => aclrtEventRecordedStatus::ACL_EVENT_RECORDED_STATUS_NOT_READY,
        };
        Ok(())
    })
}

/// `aclError aclrtQueryEvent(aclrtEvent event, aclrtEventStatus *status)` - whether nothing is to be waited for: an event that
/// was never recorded is complete.
///
/// # Safety
/// `status` must be null or valid for a write.
pub unsafe extern "C" fn aclrtQueryEvent(
    event: aclrtEvent,
    status: *mut aclrtEventStatus,
) -> aclError {
    call("aclrtQueryEvent", |runtime| {
        let (_, event) = find(runtime, event)?;
        // SAFETY: the caller promises null or a valid place.
        *unsafe { place(status, "status") }? = match reached(runtime, &event, Duration::ZERO.into())
        {
            Some(false) => aclrtEventStatus::ACL_EVENT_STATUS_NOT_READY,
            _ => aclrtEventStatus::ACL_EVENT_STATUS_COMPLETE,
        };
        Ok(())
    })
}

/// `aclError aclrtSynchronizeEvent(aclrtEvent event)` - waits for an event; one that was never recorded is no wait.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn aclrtSynchronizeEvent(event: aclrtEvent) -> aclError {
    call("aclrtSynchronizeEvent", |runtime| {
        wait(runtime, event, stream::FOREVER)
    })
}

/// `aclError aclrtSynchronizeEventWithTimeout(aclrtEvent event, int32_t timeout)` - as [`aclrtSynchronizeEvent`], for so many
/// milliseconds at most; -1 is for ever.
///
/// Below -1: 107000. Not reached in time: 507047.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn aclrtSynchronizeEventWithTimeout(
    event: aclrtEvent,
    timeout: i32,
) -> aclError {
    call("aclrtSynchronizeEventWithTimeout", |runtime| {
        stream::limit(timeout)?;
        wait(runtime, event, timeout)
    })
}

fn wait(runtime: &Runtime, event: aclrtEvent, timeout: i32) -> Outcome {
    let (_, event) = find(runtime, event)?;
    match reached(runtime, &event, stream::time(timeout)) {
        Some(false) => {
            let text = format!("not reached in {timeout} ms");
            Err(Failure::new(c::ACL_ERROR_RT_EVENT_SYNC_TIMEOUT, text))
        }
        _ => Ok(()),
    }
}

/// Waits for an event's stream to come to it, and says whether it did; none if the event was never recorded.
fn reached(runtime: &Runtime, event: &Event, timeout: Option<Duration>) -> Option<bool> {
    let scheduler = runtime.engine.scheduler();
    let record = event.recorded.as_ref()?;
    Some(scheduler.synchronize_record(record, timeout))
}

/// `aclError aclrtEventElapsedTime(float *ms, aclrtEvent startEvent, aclrtEvent endEvent)` - milliseconds between two
/// records, by the host's clock.
///
/// An event that measures no time, or that its stream has not come to: 107006. One that was never recorded: 507000.
///
/// # Safety
/// `milliseconds` must be null or valid for a write.
pub unsafe extern "C" fn aclrtEventElapsedTime(
    milliseconds: *mut f32,
    start: aclrtEvent,
    end: aclrtEvent,
) -> aclError {
    call("aclrtEventElapsedTime", |runtime| {
        // SAFETY: the caller promises null or a valid place.
        let place = unsafe { place(milliseconds, "ms") }?;
        let ((_, start), (_, end)) = (find(runtime, start)?, find(runtime, end)?);
        if !start.times || !end.times {
            return Err(no_time("an event was not created to measure time"));
        }
        let (Some(start), Some(end)) = (start.recorded, end.recorded) else {
            let text = "an event was never recorded";
            return Err(Failure::new(c::ACL_ERROR_RT_INTERNAL_ERROR, text));
        };
        let elapsed = Record::milliseconds(&start, &end);
        *place = elapsed.ok_or_else(|| no_time("an event is not complete"))?;
        Ok(())
    })
}

fn no_time(text: &str) -> Failure {
    Failure::new(c::ACL_ERROR_RT_EVENT_TIMESTAMP_INVALID, text)
}

/// The live event of this handle.
pub(crate) fn find(runtime: &Runtime, event: aclrtEvent) -> Result<(Handle, Event), Failure> {
    let handle = Handle::from_ptr(event);
    let handle = handle.ok_or_else(|| Failure::argument("event is a null pointer"))?;
    Ok((
        handle,
        runtime.engine.events().get(handle).ok_or_else(gone)?,
    ))
}

fn gone() -> Failure {
    Failure::new(
        c::ACL_ERROR_RT_INVALID_HANDLE,
        "the event has already been destroyed",
    )
}
