//! Streams, events and what is late in them, each rule in a process of its own.
#![allow(unsafe_code, clippy::undocumented_unsafe_blocks, clippy::unwrap_used)]

use std::ffi::c_void;
use std::ptr;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
use std::thread;
use std::time::Duration;

use sim_acl::bindings::*;
use sim_acl::*;
use sim_engine::child::check;

const CONFIG: &str = "HAL_SIM_ACL";
const DEFAULT: aclrtStream = ptr::null_mut();
const BYTES: usize = 64;

fn ok(status: aclError) {
    assert_eq!(status.0, 0);
}

fn stream() -> aclrtStream {
    let mut stream = ptr::null_mut();
    ok(unsafe { aclrtCreateStream(&mut stream) });
    stream
}

fn event() -> aclrtEvent {
    let mut event = ptr::null_mut();
    ok(unsafe { aclrtCreateEvent(&mut event) });
    event
}

fn record(event: aclrtEvent, stream: aclrtStream) {
    ok(unsafe { aclrtRecordEvent(event, stream) });
}

fn wait(stream: aclrtStream, event: aclrtEvent) {
    ok(unsafe { aclrtStreamWaitEvent(stream, event) });
}

fn block() -> *mut c_void {
    let mut pointer = ptr::null_mut();
    ok(unsafe { aclrtMalloc(&mut pointer, BYTES, aclrtMemMallocPolicy(0)) });
    pointer
}

fn pinned(value: u8) -> *mut c_void {
    let mut pointer = ptr::null_mut();
    ok(unsafe { aclrtMallocHost(&mut pointer, BYTES) });
    unsafe { pointer.cast::<u8>().write_bytes(value, BYTES) };
    pointer
}

fn set(target: *mut c_void, value: u8, stream: aclrtStream) {
    ok(unsafe { aclrtMemsetAsync(target, BYTES, value.into(), BYTES, stream) });
}

fn copy(target: *mut c_void, source: *const c_void, kind: aclrtMemcpyKind, stream: aclrtStream) {
    ok(unsafe { aclrtMemcpyAsync(target, BYTES, source, BYTES, kind, stream) });
}

const TO_DEVICE: aclrtMemcpyKind = aclrtMemcpyKind::ACL_MEMCPY_HOST_TO_DEVICE;
const FROM_DEVICE: aclrtMemcpyKind = aclrtMemcpyKind::ACL_MEMCPY_DEVICE_TO_HOST;

fn bytes(source: *const c_void) -> [u8; BYTES] {
    let mut bytes = [0; BYTES];
    let target = bytes.as_mut_ptr().cast();
    ok(unsafe { aclrtMemcpy(target, BYTES, source, BYTES, FROM_DEVICE) });
    bytes
}

fn idle(stream: aclrtStream) -> bool {
    let mut status = aclrtStreamStatus::ACL_STREAM_STATUS_RESERVED;
    ok(unsafe { aclrtStreamQuery(stream, &mut status) });
    status == aclrtStreamStatus::ACL_STREAM_STATUS_COMPLETE
}

fn synchronize(stream: aclrtStream) -> i32 {
    unsafe { aclrtSynchronizeStream(stream) }.0
}

/// Holds a stream up until it is opened.
static GATE: AtomicBool = AtomicBool::new(false);

unsafe extern "C" fn until_open(_: *mut c_void) {
    while !GATE.load(Ordering::Acquire) {
        thread::sleep(Duration::from_micros(50));
    }
}

fn hold(stream: aclrtStream) {
    GATE.store(false, Ordering::Release);
    ok(unsafe { aclrtLaunchHostFunc(stream, Some(until_open), ptr::null_mut()) });
}

fn open() {
    GATE.store(true, Ordering::Release);
}

/// Opens the gate in a while, on a thread of its own.
fn open_later() -> thread::JoinHandle<()> {
    thread::spawn(|| {
        thread::sleep(Duration::from_millis(20));
        open();
    })
}

fn set_device() {
    ok(unsafe { aclrtSetDevice(0) });
}

#[test]
fn what_is_not_done_in_time_has_a_code() {
    check("what_is_not_done_in_time_has_a_code", &[], || {
        set_device();
        let (stream, start, end) = (stream(), event(), event());
        record(start, stream);
        hold(stream);
        record(end, stream);
        let codes = |timeout| {
            let codes = unsafe {
                [
                    aclrtSynchronizeStreamWithTimeout(stream, timeout),
                    aclrtSynchronizeDeviceWithTimeout(timeout),
                    aclrtSynchronizeEventWithTimeout(end, timeout),
                ]
            };
            codes.map(|code| code.0)
        };
        assert_eq!(codes(-2), [107000; 3]);
        assert_eq!(codes(1), [507046, 507046, 507047]);
        ok(unsafe { aclrtSynchronizeEventWithTimeout(start, 10_000) });
        let mut status = aclrtEventRecordedStatus(9);
        let mut old = aclrtEventStatus(9);
        ok(unsafe { aclrtQueryEventStatus(end, &mut status) });
        ok(unsafe { aclrtQueryEvent(end, &mut old) });
        assert_eq!((status.0, old.0, idle(stream)), (0, 1, false));
        assert_eq!(
            unsafe { aclrtEventElapsedTime(&mut 0.0, start, end) }.0,
            107006
        );
        open();
        assert_eq!((codes(10_000), codes(-1)), ([0; 3], [0; 3]));
        ok(unsafe { aclrtQueryEvent(end, &mut old) });
        assert_eq!((old.0, idle(stream)), (0, true));
        ok(unsafe { aclrtEventElapsedTime(&mut 0.0, start, end) });
    });
}

#[test]
fn an_event_that_was_never_recorded_is_complete_to_the_old_query() {
    let name = "an_event_that_was_never_recorded_is_complete_to_the_old_query";
    check(name, &[], || {
        set_device();
        let mut status = aclrtEventStatus(9);
        ok(unsafe { aclrtQueryEvent(event(), &mut status) });
        assert_eq!(status, aclrtEventStatus::ACL_EVENT_STATUS_COMPLETE);
    });
}

#[test]
fn the_default_stream_is_one_of_many() {
    check("the_default_stream_is_one_of_many", &[], || {
        set_device();
        let (stream, a) = (stream(), block());
        hold(stream);
        set(a, 3, DEFAULT);
        assert_eq!((synchronize(DEFAULT), idle(stream)), (0, false));
        assert_eq!(bytes(a), [3; BYTES]);
        open();
        ok(unsafe { aclrtSynchronizeDevice() });
        assert!(idle(stream));
    });
}

#[test]
fn a_destroyed_stream_is_waited_for() {
    check("a_destroyed_stream_is_waited_for", &[], || {
        set_device();
        let (stream, a) = (stream(), block());
        hold(stream);
        set(a, 3, stream);
        let opener = open_later();
        ok(unsafe { aclrtDestroyStream(stream) });
        assert_eq!((bytes(a), races()), ([3; BYTES], vec![]));
        opener.join().unwrap();
    });
}

#[test]
fn a_stream_destroyed_by_force_drops_what_it_has_not_begun() {
    let name = "a_stream_destroyed_by_force_drops_what_it_has_not_begun";
    check(name, &[], || {
        set_device();
        let (stream, a, host) = (stream(), block(), pinned(1));
        hold(stream);
        copy(a, host, TO_DEVICE, stream);
        ok(unsafe { aclrtDestroyStreamForce(stream) });
        assert_eq!(synchronize(stream), 107017);
        open();
        ok(unsafe { aclrtSynchronizeDevice() });
        assert_eq!(bytes(a), [0xff; BYTES]);
        assert_eq!(unsafe { aclrtDestroyStreamForce(stream) }.0, 107017);
    });
}

#[test]
fn streams_keep_their_priority_and_flags() {
    check("streams_keep_their_priority_and_flags", &[], || {
        set_device();
        let (mut least, mut greatest) = (-1, -1);
        ok(unsafe { aclrtDeviceGetStreamPriorityRange(&mut least, &mut greatest) });
        assert_eq!((least, greatest), (7, 0));
        let made = |priority, flags| {
            let mut stream = ptr::null_mut();
            ok(unsafe { aclrtCreateStreamWithConfig(&mut stream, priority, flags) });
            let (mut priority, mut flags) = (99, 99);
            ok(unsafe { aclrtStreamGetPriority(stream, &mut priority) });
            ok(unsafe { aclrtStreamGetFlags(stream, &mut flags) });
            (priority, flags)
        };
        assert_eq!(
            (made(3, 3), made(8, 64), made(u32::MAX, 0)),
            ((3, 3), (7, 0), (0, 0))
        );
        ok(unsafe { aclrtStreamGetFlags(DEFAULT, &mut 0) });
    });
}

#[test]
fn copies_with_pageable_memory_wait_from_8_5_on() {
    let name = "copies_with_pageable_memory_wait_from_8_5_on";
    for (profile, waits) in [("8.0", "0"), ("8.5", "1"), ("9.1", "1")] {
        let config = format!("profile={profile}");
        check(name, &[(CONFIG, &config), ("WAITS", waits)], || {
            set_device();
            let waits = std::env::var("WAITS").unwrap() == "1";
            let (stream, a, pinned) = (stream(), block(), pinned(1));
            let mut pageable = [2_u8; BYTES];
            hold(stream);
            copy(a, pinned, TO_DEVICE, stream);
            assert!(!idle(stream));
            let opener = waits.then(open_later);
            copy(a, pageable.as_ptr().cast(), TO_DEVICE, stream);
            assert_eq!(idle(stream), waits);
            pageable.fill(3);
            open();
            assert_eq!(synchronize(stream), 0);
            assert_eq!(bytes(a), [if waits { 2 } else { 3 }; BYTES]);
            if let Some(opener) = opener {
                opener.join().unwrap();
            }
        });
    }
}

#[test]
fn pinned_memory_freed_too_early_spoils_the_copy() {
    check("pinned_memory_freed_too_early_spoils_the_copy", &[], || {
        set_device();
        let (stream, a, host) = (stream(), block(), pinned(1));
        hold(stream);
        copy(a, host, TO_DEVICE, stream);
        ok(unsafe { aclrtFreeHost(host) });
        open();
        assert_eq!(synchronize(stream), 0);
        assert_eq!(bytes(a), [0xff; BYTES]);
    });
}

#[test]
fn memory_freed_too_early_is_told_once_and_later_work_runs() {
    let name = "memory_freed_too_early_is_told_once_and_later_work_runs";
    check(name, &[], || {
        set_device();
        let (one, other, a, b) = (stream(), stream(), block(), block());
        hold(one);
        set(a, 1, one);
        set(b, 2, one);
        ok(unsafe { aclrtFree(a) });
        assert_eq!(block(), a, "the address has a new owner");
        open();
        assert_eq!((synchronize(other), synchronize(one)), (0, 507015));
        assert_eq!(synchronize(one), 0);
        assert_eq!((bytes(a), bytes(b)), ([0xff; BYTES], [2; BYTES]));
        let text = races().iter().map(Race::to_string).collect::<String>();
        assert!(
            text.contains("aclrtMemsetAsync") && text.contains("aclrtFree on the host"),
            "{text}"
        );
    });
}

#[test]
fn a_late_fault_is_told_by_the_next_wait_once() {
    let name = "a_late_fault_is_told_by_the_next_wait_once";
    let set_up = [(
        CONFIG,
        "fault=aclrtMemsetAsync:2:507035,aclrtMemsetAsync:3:507014",
    )];
    check(name, &set_up, || {
        set_device();
        let (one, other, a) = (stream(), stream(), block());
        for value in 1..=4 {
            set(a, value, one);
        }
        assert_eq!((synchronize(other), synchronize(one)), (0, 507035));
        assert_eq!((synchronize(one), bytes(a)), (0, [4; BYTES]));
        ok(unsafe { aclrtSynchronizeDevice() });
    });
}

#[test]
fn waiting_for_the_device_tells_a_fault_of_any_stream() {
    let name = "waiting_for_the_device_tells_a_fault_of_any_stream";
    check(name, &[(CONFIG, "fault=aclrtMemsetAsync:1:507015")], || {
        set_device();
        let (one, a) = (stream(), block());
        set(a, 1, one);
        let codes = [(); 2].map(|()| unsafe { aclrtSynchronizeDevice() }.0);
        assert_eq!((codes, synchronize(one)), ([507015, 0], 0));
    });
}

static SEEN: AtomicI32 = AtomicI32::new(0);

unsafe extern "C" fn allocate(_: *mut c_void) {
    let mut pointer = ptr::null_mut();
    let code = unsafe { aclrtMalloc(&mut pointer, 1, aclrtMemMallocPolicy(0)) };
    SEEN.store(code.0, Ordering::Release);
}

#[test]
fn no_context_is_current_in_a_callback() {
    check("no_context_is_current_in_a_callback", &[], || {
        set_device();
        let stream = stream();
        ok(unsafe { aclrtLaunchHostFunc(stream, Some(allocate), ptr::null_mut()) });
        assert_eq!(synchronize(stream), 0);
        assert_eq!(SEEN.load(Ordering::Acquire), 107002);
        let null = unsafe { aclrtLaunchHostFunc(stream, None, ptr::null_mut()) };
        assert_eq!(null.0, 107000);
    });
}

#[test]
fn functions_without_a_stream_race_with_streams() {
    check("functions_without_a_stream_race_with_streams", &[], || {
        set_device();
        let (stream, a) = (stream(), block());
        set(a, 1, stream);
        ok(unsafe { aclrtMemset(a, BYTES, 2, BYTES) });
        let found = races();
        let [race] = found.as_slice() else {
            panic!("{found:?}");
        };
        assert_eq!(
            (race.first.function, race.second.function),
            ("aclrtMemsetAsync", "aclrtMemset")
        );
        assert_eq!(race.second.stream, None);
        assert_eq!(synchronize(stream), 0);
        bytes(a);
        set(a, 3, stream);
        assert_eq!(races().len(), 1);
    });
}

#[test]
fn events_order_streams() {
    check(
        "events_order_streams",
        &[(CONFIG, "delay=200;seed=5")],
        || {
            set_device();
            let (one, other, a, b, event) = (stream(), stream(), block(), block(), event());
            for round in 0..20 {
                set(a, round, one);
                record(event, one);
                wait(other, event);
                copy(b, a, aclrtMemcpyKind::ACL_MEMCPY_DEVICE_TO_DEVICE, other);
                record(event, other);
                wait(one, event);
            }
            assert_eq!(synchronize(other), 0);
            assert_eq!((bytes(b), races()), ([19; BYTES], vec![]));
            set(a, 1, one);
            set(a, 2, other);
            assert_eq!(races().len(), 1);
        },
    );
}

#[test]
fn resetting_a_device_waits_for_it() {
    check("resetting_a_device_waits_for_it", &[], || {
        set_device();
        let host = pinned(0);
        let a = block();
        hold(DEFAULT);
        set(a, 6, DEFAULT);
        copy(host, a, FROM_DEVICE, DEFAULT);
        let opener = open_later();
        ok(unsafe { aclrtResetDevice(0) });
        assert_eq!(unsafe { host.cast::<[u8; BYTES]>().read() }, [6; BYTES]);
        opener.join().unwrap();
    });
}

#[test]
fn a_device_has_as_many_streams_as_configured() {
    check(
        "a_device_has_as_many_streams_as_configured",
        &[(CONFIG, "streams=1")],
        || {
            set_device();
            stream();
            assert_eq!(unsafe { aclrtCreateStream(&mut ptr::null_mut()) }.0, 207008);
        },
    );
}
