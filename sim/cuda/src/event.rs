//! Events.
//!
//! # Safety
//! As C declares them: pointers are null or valid for writes. A handle is only compared, never followed, so that one
//! which never was an event gets a code here, where the real driver may crash.
#![allow(unsafe_code, non_snake_case)]

use std::ffi::c_uint;
use std::time::Duration;

use sim_engine::{Event, Handle, Record};
use sys_cuda::bindings::{CUevent, CUresult, CUstream};

use crate::driver::{Driver, Outcome, initialised};
use crate::pointer::place;
use crate::stream;

/// The flag of an event that measures no time.
const DISABLE_TIMING: c_uint = 2;

/// The flag of an event for other processes, which may measure no time.
const INTERPROCESS: c_uint = 4;

/// `CUresult cuEventCreate(CUevent *phEvent, unsigned int Flags)` - creates an event in the current context; flags that do
/// not exist or do not go together: 1.
///
/// # Safety
/// `event` must be null or valid for a write.
pub unsafe extern "C" fn cuEventCreate(event: *mut CUevent, flags: c_uint) -> CUresult {
    initialised("cuEventCreate", |driver| {
        // SAFETY: the caller promises null or a valid place.
        let place = unsafe { place(event) }?;
        let times = flags & DISABLE_TIMING == 0;
        if flags > 7 || (flags & INTERPROCESS != 0 && times) {
            return Err(CUresult::CUDA_ERROR_INVALID_VALUE);
        }
        let (context, _) = driver.current()?;
        let event = Event {
            context,
            orders: true,
            times,
            strict: false,
            recorded: None,
        };
        let made = driver.engine.events().add(event, |_| false);
        *place = made.ok_or(CUresult::CUDA_ERROR_OUT_OF_MEMORY)?.as_ptr();
        Ok(())
    })
}

/// `CUresult cuEventDestroy_v2(CUevent hEvent)` - destroys an event; one that is no more: 400.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn cuEventDestroy_v2(event: CUevent) -> CUresult {
    initialised("cuEventDestroy_v2", |driver| {
        let name = Handle::from_ptr(event).ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)?;
        let destroyed = driver.engine.events().remove(name);
        destroyed
            .map(drop)
            .ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)
    })
}

/// `CUresult cuEventRecord(CUevent hEvent, CUstream hStream)` - records an event at the end of a stream of its own context; of
/// another one: 400.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn cuEventRecord(event: CUevent, stream: CUstream) -> CUresult {
    initialised("cuEventRecord", |driver| {
        let (name, event) = find(driver, event)?;
        let lane = stream::find(driver, stream)?;
        if lane.stream.context != event.context {
            return Err(CUresult::CUDA_ERROR_INVALID_HANDLE);
        }
        let record = driver.engine.scheduler().record(lane);
        let record = record.map_err(stream::no_thread)?;
        let events = driver.engine.events();
        let changed = events.change(name, |event| event.recorded = Some(record));
        changed.ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)
    })
}

/// `CUresult cuEventQuery(CUevent hEvent)` - whether an event is complete, as one that was never recorded is; if not: 600.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn cuEventQuery(event: CUevent) -> CUresult {
    initialised("cuEventQuery", |driver| {
        wait(driver, event, Some(Duration::ZERO))
    })
}

/// `CUresult cuEventSynchronize(CUevent hEvent)` - waits for an event; one that was never recorded is no wait.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn cuEventSynchronize(event: CUevent) -> CUresult {
    initialised("cuEventSynchronize", |driver| wait(driver, event, None))
}

fn wait(driver: &Driver, event: CUevent, timeout: Option<Duration>) -> Outcome {
    let (_, event) = find(driver, event)?;
    let scheduler = driver.engine.scheduler();
    let waited = event.recorded.as_ref();
    let done = waited.is_none_or(|record| scheduler.synchronize_record(record, timeout));
    if timeout.is_none() {
        driver.engine.pools().release(scheduler);
    }
    driver.alive(event.context)?;
    if done {
        Ok(())
    } else {
        Err(CUresult::CUDA_ERROR_NOT_READY)
    }
}

/// `CUresult cuEventElapsedTime(float *pMilliseconds, CUevent hStart, CUevent hEnd)` - milliseconds between two records, by
/// the host's clock; an event that was never recorded or measures no time: 400; one that is not complete: 600.
///
/// # Safety
/// `milliseconds` must be null or valid for a write.
pub unsafe extern "C" fn cuEventElapsedTime(
    milliseconds: *mut f32,
    start: CUevent,
    end: CUevent,
) -> CUresult {
    initialised("cuEventElapsedTime", |driver| {
        // SAFETY: the caller promises null or a valid place.
        let place = unsafe { place(milliseconds) }?;
        let ((_, start), (_, end)) = (find(driver, start)?, find(driver, end)?);
        let record = |event: Event| event.recorded.filter(|_| event.times);
        let (Some(start), Some(end)) = (record(start), record(end)) else {
            return Err(CUresult::CUDA_ERROR_INVALID_HANDLE);
        };
        let elapsed = Record::milliseconds(&start, &end);
        *place = elapsed.ok_or(CUresult::CUDA_ERROR_NOT_READY)?;
        Ok(())
    })
}

/// The live event of this handle, in a context that no fault ended.
pub(crate) fn find(driver: &Driver, event: CUevent) -> Result<(Handle, Event), CUresult> {
    let name = Handle::from_ptr(event).ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)?;
    let event = driver
        .engine
        .events()
        .get(name)
        .ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)?;
    driver.alive(event.context)?;
    Ok((name, event))
}
