//! Streams, events and what is late in them, each rule in a process of its own.
#![allow(unsafe_code, clippy::undocumented_unsafe_blocks, clippy::unwrap_used)]

mod pools;

use std::ffi::c_void;
use std::os::unix::process::ExitStatusExt;
use std::ptr;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;
use std::time::Duration;

use sim_cuda::bindings::*;
use sim_cuda::*;
use sim_engine::child::{Role, check, run};

const CONFIG: &str = "HAL_SIM_CUDA";
const LEGACY: CUstream = ptr::null_mut();
const BYTES: usize = 64;

fn ok(status: CUresult) {
    assert_eq!(status, CUresult::CUDA_SUCCESS);
}

fn with_context() {
    let mut context = ptr::null_mut();
    unsafe {
        ok(cuInit(0));
        ok(cuDevicePrimaryCtxRetain(&mut context, 0));
        ok(cuCtxSetCurrent(context));
    }
}

fn stream(flags: u32) -> CUstream {
    let mut stream = ptr::null_mut();
    ok(unsafe { cuStreamCreate(&mut stream, flags) });
    stream
}

fn event() -> CUevent {
    let mut event = ptr::null_mut();
    ok(unsafe { cuEventCreate(&mut event, 0) });
    event
}

fn record(event: CUevent, stream: CUstream) {
    ok(unsafe { cuEventRecord(event, stream) });
}

fn wait(stream: CUstream, event: CUevent) {
    ok(unsafe { cuStreamWaitEvent(stream, event, 0) });
}

fn block() -> CUdeviceptr {
    let mut pointer = 0;
    ok(unsafe { cuMemAlloc_v2(&mut pointer, BYTES) });
    pointer
}

fn set(target: CUdeviceptr, value: u8, stream: CUstream) {
    ok(unsafe { cuMemsetD8Async(target, value, BYTES, stream) });
}

fn copy(target: CUdeviceptr, source: CUdeviceptr, stream: CUstream) {
    ok(unsafe { cuMemcpyDtoDAsync_v2(target, source, BYTES, stream) });
}

fn query(stream: CUstream) -> u32 {
    unsafe { cuStreamQuery(stream) }.0
}

fn finish(stream: CUstream) {
    ok(unsafe { cuStreamSynchronize(stream) });
}

fn bytes(source: CUdeviceptr) -> [u8; BYTES] {
    let mut bytes = [0; BYTES];
    ok(unsafe { cuMemcpyDtoH_v2(bytes.as_mut_ptr().cast(), source, BYTES) });
    bytes
}

/// Pinned memory full of one byte.
fn pinned(value: u8) -> *mut u8 {
    let mut block = ptr::null_mut();
    ok(unsafe { cuMemHostAlloc(&mut block, BYTES, 0) });
    unsafe { block.cast::<u8>().write_bytes(value, BYTES) };
    block.cast()
}

/// Holds a stream up until it is opened.
static GATE: AtomicBool = AtomicBool::new(false);

unsafe extern "C" fn until_open(_: *mut c_void) {
    while !GATE.load(Ordering::Acquire) {
        thread::sleep(Duration::from_micros(50));
    }
}

fn hold(stream: CUstream) {
    GATE.store(false, Ordering::Release);
    ok(unsafe { cuLaunchHostFunc(stream, Some(until_open), ptr::null_mut()) });
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

#[test]
fn a_submission_returns_before_its_work_is_done() {
    check("a_submission_returns_before_its_work_is_done", &[], || {
        with_context();
        let (stream, a) = (stream(1), block());
        let (start, end) = (event(), event());
        record(start, stream);
        hold(stream);
        set(a, 7, stream);
        record(end, stream);
        let elapsed = || {
            let mut milliseconds = -1.0;
            (
                unsafe { cuEventElapsedTime(&mut milliseconds, start, end) }.0,
                milliseconds,
            )
        };
        assert_eq!(query(stream), 600);
        assert_eq!((unsafe { cuEventQuery(end) }.0, elapsed().0), (600, 600));
        ok(unsafe { cuEventSynchronize(start) });
        open();
        finish(stream);
        assert_eq!((query(stream), unsafe { cuEventQuery(end) }.0), (0, 0));
        let (status, milliseconds) = elapsed();
        assert!(status == 0 && milliseconds >= 0.0);
        assert_eq!(bytes(a), [7; BYTES]);
    });
}

#[test]
fn a_record_takes_the_streams_end_of_its_time() {
    check("a_record_takes_the_streams_end_of_its_time", &[], || {
        with_context();
        let (stream, other, event) = (stream(1), stream(1), event());
        record(event, stream);
        wait(other, event);
        hold(stream);
        ok(unsafe { cuEventSynchronize(event) });
        finish(other);
        record(event, stream);
        assert_eq!(unsafe { cuEventQuery(event) }.0, 600);
        assert_eq!(query(other), 0);
        wait(other, event);
        assert_eq!(query(other), 600);
        open();
        finish(other);
        assert_eq!(query(stream), 0);
    });
}

#[test]
fn the_default_stream_and_blocking_streams_wait_for_each_other() {
    let name = "the_default_stream_and_blocking_streams_wait_for_each_other";
    check(name, &[], || {
        with_context();
        let (blocking, free, a) = (stream(0), stream(1), block());
        let own = ptr::without_provenance_mut(2);
        hold(blocking);
        set(a, 1, LEGACY);
        set(a, 2, own);
        set(block(), 3, free);
        finish(free);
        assert_eq!([query(LEGACY), query(own), query(blocking)], [600; 3]);
        open();
        finish(LEGACY);
        assert_eq!(query(blocking), 0);
        hold(LEGACY);
        set(block(), 4, blocking);
        set(block(), 5, free);
        finish(free);
        assert_eq!(query(blocking), 600);
        open();
        finish(blocking);
        assert_eq!(races(), []);
    });
}

#[test]
fn bytes_of_pageable_memory_are_taken_at_the_call() {
    check(
        "bytes_of_pageable_memory_are_taken_at_the_call",
        &[],
        || {
            with_context();
            let (stream, a, b) = (stream(1), block(), block());
            let (mut pageable, pinned) = ([1_u8; BYTES], pinned(1));
            let upload = |target, source: *const u8| {
                ok(unsafe { cuMemcpyHtoDAsync_v2(target, source.cast(), BYTES, stream) });
            };
            hold(stream);
            upload(a, pageable.as_ptr());
            upload(b, pinned);
            pageable.fill(2);
            unsafe { pinned.write_bytes(2, BYTES) };
            assert_eq!(query(stream), 600);
            open();
            finish(stream);
            assert_eq!((bytes(a), bytes(b)), ([1; BYTES], [2; BYTES]));
        },
    );
}

#[test]
fn a_copy_to_pageable_memory_is_done_when_the_call_returns() {
    check(
        "a_copy_to_pageable_memory_is_done_when_the_call_returns",
        &[],
        || {
            with_context();
            let (stream, a) = (stream(1), block());
            let (mut pageable, pinned) = ([0_u8; BYTES], pinned(0));
            let download = |target: *mut u8| {
                ok(unsafe { cuMemcpyDtoHAsync_v2(target.cast(), a, BYTES, stream) });
            };
            hold(stream);
            set(a, 9, stream);
            download(pinned);
            assert_eq!(query(stream), 600);
            let opener = open_later();
            download(pageable.as_mut_ptr());
            assert_eq!((pageable, query(stream)), ([9; BYTES], 0));
            assert_eq!(unsafe { pinned.cast::<[u8; BYTES]>().read() }, [9; BYTES]);
            opener.join().unwrap();
        },
    );
}

#[test]
fn fills_and_copies_on_a_device_do_not_wait() {
    check("fills_and_copies_on_a_device_do_not_wait", &[], || {
        with_context();
        let (a, b) = (block(), block());
        hold(LEGACY);
        unsafe {
            ok(cuMemsetD8_v2(a, 3, BYTES));
            ok(cuMemcpyDtoD_v2(b, a, BYTES));
        }
        assert_eq!(query(LEGACY), 600);
        open();
        assert_eq!(bytes(b), [3; BYTES]);
    });
}

#[test]
fn a_destroyed_stream_finishes_its_work() {
    check("a_destroyed_stream_finishes_its_work", &[], || {
        with_context();
        let (stream, a) = (stream(1), block());
        hold(stream);
        set(a, 5, stream);
        ok(unsafe { cuStreamDestroy_v2(stream) });
        assert_eq!(query(stream), 400);
        open();
        ok(unsafe { cuCtxSynchronize() });
        assert_eq!((bytes(a), races()), ([5; BYTES], vec![]));
    });
}

#[test]
fn freeing_waits_for_the_device() {
    check("freeing_waits_for_the_device", &[], || {
        with_context();
        let (stream, a, host) = (stream(1), block(), pinned(1));
        for free in [false, true] {
            hold(stream);
            let target = if free { a } else { block() };
            ok(unsafe { cuMemcpyHtoDAsync_v2(target, host.cast(), BYTES, stream) });
            let opener = open_later();
            if free {
                ok(unsafe { cuMemFreeHost(host.cast()) });
            } else {
                ok(unsafe { cuMemFree_v2(target) });
            }
            assert_eq!(query(stream), 0);
            opener.join().unwrap();
        }
        assert_eq!(bytes(a), [1; BYTES]);
    });
}

static CALLED: AtomicU32 = AtomicU32::new(0);

unsafe extern "C" fn note_codes(stream: *mut c_void) {
    let codes = unsafe {
        [
            cuStreamSynchronize(stream.cast()).0,
            cuMemAlloc_v2(&mut 0, 1).0,
            cuMemFreeHost(ptr::null_mut()).0,
            cuEventDestroy_v2(ptr::null_mut()).0,
        ]
    };
    CALLED.store(if codes == [800; 4] { 1 } else { 2 }, Ordering::Release);
}

#[test]
fn a_callback_is_refused_whatever_it_asks() {
    check("a_callback_is_refused_whatever_it_asks", &[], || {
        with_context();
        let stream = stream(0);
        ok(unsafe { cuLaunchHostFunc(stream, Some(note_codes), stream.cast()) });
        finish(stream);
        assert_eq!(CALLED.load(Ordering::Acquire), 1);
    });
}

#[test]
fn a_late_fault_ends_the_context_at_the_next_wait() {
    let set_up = [(CONFIG, "fault=cuMemsetD8Async:2:719")];
    check(
        "a_late_fault_ends_the_context_at_the_next_wait",
        &set_up,
        || {
            with_context();
            let (one, other) = (stream(1), stream(1));
            let (a, event) = (block(), event());
            hold(one);
            set(a, 1, one);
            set(a, 2, one);
            ok(unsafe { cuLaunchHostFunc(one, Some(note_codes), one.cast()) });
            set(block(), 3, other);
            record(event, one);
            open();
            let codes = || unsafe {
                [
                    cuStreamSynchronize(one).0,
                    cuStreamQuery(other).0,
                    cuEventSynchronize(event).0,
                    cuMemAlloc_v2(&mut 0, 1).0,
                    cuMemFree_v2(a).0,
                    cuMemsetD8Async(a, 4, BYTES, other).0,
                    cuCtxSynchronize().0,
                ]
            };
            assert_eq!([codes(), codes()], [[719; 7]; 2]);
            assert_eq!(CALLED.load(Ordering::Acquire), 0);
        },
    );
}

#[test]
fn unordered_accesses_are_a_race_that_names_both() {
    check("unordered_accesses_are_a_race_that_names_both", &[], || {
        with_context();
        let (one, other, a, b) = (stream(1), stream(1), block(), block());
        set(a, 1, one);
        copy(b, a, other);
        let found = races();
        let [race] = found.as_slice() else {
            panic!("{found:?}");
        };
        let text = race.to_string();
        for part in [
            "cuMemsetD8Async",
            "cuMemcpyDtoDAsync_v2",
            "writes",
            "reads",
            &format!("{one:p}"),
            &format!("{other:p}"),
            &format!("{a:#x}..{:#x}", a + BYTES as u64),
        ] {
            assert!(text.contains(part), "{text} lacks {part}");
        }
        assert!(race.first.writes && !race.second.writes);
    });
}

#[test]
fn ordered_disjoint_and_reading_accesses_are_no_race() {
    check(
        "ordered_disjoint_and_reading_accesses_are_no_race",
        &[],
        || {
            with_context();
            let (one, other, third) = (stream(1), stream(1), stream(1));
            let (a, b, c, event) = (block(), block(), block(), event());
            set(a, 1, one);
            record(event, one);
            wait(other, event);
            copy(b, a, other);
            wait(third, event);
            copy(c, a, third);
            let half = BYTES / 2;
            ok(unsafe { cuMemsetD8Async(c, 1, half, third) });
            finish(third);
            ok(unsafe { cuMemsetD8Async(c, 1, half, one) });
            ok(unsafe { cuMemsetD8Async(c + half as u64, 1, half, third) });
            record(event, other);
            wait(third, event);
            set(a, 2, third);
            assert_eq!(races(), []);
            set(a, 3, one);
            let firsts: Vec<_> = races()
                .into_iter()
                .map(|race| race.first.function)
                .collect();
            assert_eq!(firsts, ["cuMemcpyDtoDAsync_v2", "cuMemsetD8Async"]);
        },
    );
}

#[test]
fn an_event_orders_only_what_was_there_when_it_was_recorded() {
    let name = "an_event_orders_only_what_was_there_when_it_was_recorded";
    check(name, &[], || {
        with_context();
        let (one, other, a, event) = (stream(1), stream(1), block(), event());
        record(event, one);
        set(a, 1, one);
        wait(other, event);
        set(a, 2, other);
        assert_eq!(races().len(), 1);
    });
}

#[test]
fn a_race_ends_the_process_if_so_configured() {
    let name = "a_race_ends_the_process_if_so_configured";
    match run(name, &[(CONFIG, "races=fatal")]).unwrap() {
        Role::Child => {
            with_context();
            let a = block();
            set(a, 1, stream(1));
            set(a, 2, stream(1));
        }
        Role::Parent(output) => {
            assert_eq!(output.status.signal(), Some(libc::SIGABRT));
            let text = String::from_utf8_lossy(&output.stderr);
            assert!(text.contains("race: cuMemsetD8Async"), "{text}");
        }
    }
}

#[test]
fn a_device_has_as_many_streams_as_configured() {
    check(
        "a_device_has_as_many_streams_as_configured",
        &[(CONFIG, "streams=2")],
        || {
            with_context();
            let (first, _) = (stream(0), stream(1));
            assert_eq!(unsafe { cuStreamCreate(&mut ptr::null_mut(), 0) }.0, 2);
            ok(unsafe { cuStreamDestroy_v2(first) });
            stream(0);
        },
    );
}

#[test]
fn streams_keep_their_priority_flags_and_context() {
    check("streams_keep_their_priority_flags_and_context", &[], || {
        with_context();
        let (mut least, mut greatest) = (9, 9);
        ok(unsafe { cuCtxGetStreamPriorityRange(&mut least, &mut greatest) });
        ok(unsafe { cuCtxGetStreamPriorityRange(ptr::null_mut(), ptr::null_mut()) });
        assert_eq!((least, greatest), (0, -5));
        let made = |flags, priority| {
            let (mut stream, mut context) = (ptr::null_mut(), ptr::null_mut());
            let (mut kept, mut current) = ((9, 9), ptr::null_mut());
            unsafe {
                ok(cuStreamCreateWithPriority(&mut stream, flags, priority));
                ok(cuStreamGetFlags(stream, &mut kept.0));
                ok(cuStreamGetPriority(stream, &mut kept.1));
                ok(cuStreamGetCtx(stream, &mut context));
                ok(cuCtxGetCurrent(&mut current));
            }
            assert_eq!(context, current);
            kept
        };
        assert_eq!(
            (made(1, -2), made(0, 3), made(0, -9)),
            ((1, -2), (0, 0), (0, -5))
        );
        let mut flags = 9;
        ok(unsafe { cuStreamGetFlags(LEGACY, &mut flags) });
        assert_eq!(flags, 0);
    });
}

#[test]
fn late_streams_keep_the_order_that_events_ask_for() {
    let name = "late_streams_keep_the_order_that_events_ask_for";
    for seed in 0..4 {
        let config = format!("delay=300;seed={seed}");
        check(name, &[(CONFIG, &config)], || {
            with_context();
            let streams = [stream(1), stream(0), stream(1), LEGACY];
            let (a, b, event) = (block(), block(), event());
            for round in 0..20_u8 {
                for (step, stream) in streams.into_iter().enumerate() {
                    wait(stream, event);
                    set(a, round * 4 + step as u8, stream);
                    copy(b, a, stream);
                    record(event, stream);
                }
            }
            ok(unsafe { cuEventSynchronize(event) });
            assert_eq!((bytes(b), races()), ([79; BYTES], vec![]));
        });
    }
}

#[test]
fn many_threads_and_streams_get_what_they_asked_for() {
    let set_up = [(CONFIG, "delay=20;seed=11")];
    check(
        "many_threads_and_streams_get_what_they_asked_for",
        &set_up,
        || {
            with_context();
            let mut context = ptr::null_mut();
            ok(unsafe { cuCtxGetCurrent(&mut context) });
            let context = context.expose_provenance();
            let work = |thread: u8| {
                ok(unsafe { cuCtxSetCurrent(ptr::with_exposed_provenance_mut(context)) });
                for round in 0..40_u8 {
                    let (one, other, event) = (stream(u32::from(round % 2)), stream(1), event());
                    let (a, b, host) = (block(), block(), pinned(0));
                    let value = thread.wrapping_mul(31).wrapping_add(round);
                    set(a, value, one);
                    record(event, one);
                    wait(other, event);
                    copy(b, a, other);
                    ok(unsafe { cuMemcpyDtoHAsync_v2(host.cast(), b, BYTES, other) });
                    ok(unsafe { cuStreamDestroy_v2(one) });
                    finish(other);
                    assert_eq!(unsafe { host.cast::<[u8; BYTES]>().read() }, [value; BYTES]);
                    unsafe {
                        ok(cuStreamDestroy_v2(other));
                        ok(cuEventDestroy_v2(event));
                        ok(cuMemFree_v2(a));
                        ok(cuMemFree_v2(b));
                        ok(cuMemFreeHost(host.cast()));
                    }
                }
            };
            thread::scope(|scope| {
                for thread in 0..8 {
                    scope.spawn(move || work(thread));
                }
            });
            assert_eq!(races(), []);
        },
    );
}
