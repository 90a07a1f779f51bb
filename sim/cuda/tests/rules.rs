//! The documented rules of the simulated driver, each in a process of its own.
#![allow(unsafe_code, clippy::undocumented_unsafe_blocks, clippy::unwrap_used)]

use std::ffi::{CStr, c_char, c_int};
use std::ptr;

use sim_cuda::bindings::*;
use sim_cuda::*;
use sim_engine::child::check;

const CONFIG: &str = "HAL_SIM_CUDA";

fn init() {
    assert_eq!(unsafe { cuInit(0) }, CUresult::CUDA_SUCCESS);
}

fn count() -> c_int {
    let mut count = -1;
    assert_eq!(
        unsafe { cuDeviceGetCount(&mut count) },
        CUresult::CUDA_SUCCESS
    );
    count
}

fn text(fill: impl FnOnce(*mut c_char, c_int) -> CUresult) -> String {
    let mut buffer = [0x7f; 64];
    assert_eq!(fill(buffer.as_mut_ptr(), 64), CUresult::CUDA_SUCCESS);
    unsafe { CStr::from_ptr(buffer.as_ptr()) }
        .to_str()
        .unwrap()
        .to_owned()
}

fn retain(device: CUdevice) -> CUcontext {
    let mut context = ptr::null_mut();
    assert_eq!(
        unsafe { cuDevicePrimaryCtxRetain(&mut context, device) },
        CUresult::CUDA_SUCCESS
    );
    context
}

fn current() -> CUcontext {
    let mut context = ptr::dangling_mut();
    assert_eq!(
        unsafe { cuCtxGetCurrent(&mut context) },
        CUresult::CUDA_SUCCESS
    );
    context
}

fn attribute(number: u32, device: CUdevice) -> Result<c_int, CUresult> {
    let mut value = -1;
    match unsafe { cuDeviceGetAttribute(&mut value, CUdevice_attribute(number), device) } {
        CUresult::CUDA_SUCCESS => Ok(value),
        code => Err(code),
    }
}

#[test]
fn only_versions_and_error_names_work_before_init() {
    check(
        "only_versions_and_error_names_work_before_init",
        &[(CONFIG, "profile=12.4")],
        || {
            let mut value = -1;
            let mut name = ptr::null();
            unsafe {
                assert_eq!(
                    cuDeviceGetCount(&mut value),
                    CUresult::CUDA_ERROR_NOT_INITIALIZED
                );
                assert_eq!(cuDriverGetVersion(&mut value), CUresult::CUDA_SUCCESS);
                assert_eq!(
                    cuGetErrorName(CUresult(3), &mut name),
                    CUresult::CUDA_SUCCESS
                );
                assert_eq!(CStr::from_ptr(name), c"CUDA_ERROR_NOT_INITIALIZED");
                assert_eq!(cuInit(1), CUresult::CUDA_ERROR_INVALID_VALUE);
            }
            assert_eq!(value, 12040);
        },
    );
}

#[test]
fn an_unknown_status_has_no_name() {
    check("an_unknown_status_has_no_name", &[], || {
        let mut name = c"x".as_ptr();
        unsafe {
            let unknown = CUresult(98);
            assert_eq!(
                cuGetErrorName(unknown, &mut name),
                CUresult::CUDA_ERROR_INVALID_VALUE
            );
            assert!(name.is_null());
            assert_eq!(
                cuGetErrorString(CUresult(2), &mut name),
                CUresult::CUDA_SUCCESS
            );
            assert_eq!(CStr::from_ptr(name), c"out of memory");
        }
    });
}

#[test]
fn init_returns_what_is_configured_for_good() {
    check(
        "init_returns_what_is_configured_for_good",
        &[(CONFIG, "init=803")],
        || {
            assert_eq!([(); 2].map(|()| unsafe { cuInit(0) }), [CUresult(803); 2]);
            let mut count = 0;
            let status = unsafe { cuDeviceGetCount(&mut count) };
            assert_eq!(status, CUresult::CUDA_ERROR_NOT_INITIALIZED);
        },
    );
}

#[test]
fn no_device_and_a_device_named_twice_fail_init() {
    let name = "no_device_and_a_device_named_twice_fail_init";
    for (devices, visible, code) in [("0", "0", 100), ("1", "-1", 100), ("1", "0,0", 101)] {
        let machine = format!("devices={devices}");
        check(
            name,
            &[
                (CONFIG, &machine),
                ("CUDA_VISIBLE_DEVICES", visible),
                ("CODE", &code.to_string()),
            ],
            || {
                let code: u32 = std::env::var("CODE").unwrap().parse().unwrap();
                assert_eq!(unsafe { cuInit(0) }, CUresult(code));
            },
        );
    }
}

#[test]
fn visible_devices_are_renumbered_in_the_order_of_the_variable() {
    let set = [(CONFIG, "devices=3"), ("CUDA_VISIBLE_DEVICES", "2,0")];
    check(
        "visible_devices_are_renumbered_in_the_order_of_the_variable",
        &set,
        || {
            init();
            assert_eq!(count(), 2);
            let place = |device| {
                text(|buffer, length| unsafe { cuDeviceGetPCIBusId(buffer, length, device) })
            };
            assert_eq!([place(0), place(1)], ["0000:1D:00.0", "0000:1B:00.0"]);
            let mut device = -1;
            unsafe {
                assert_eq!(
                    cuDeviceGetByPCIBusId(&mut device, c"1b:00.0".as_ptr()),
                    CUresult::CUDA_SUCCESS
                );
                assert_eq!(device, 1);
                let hidden = cuDeviceGetByPCIBusId(&mut device, c"0000:1C:00.0".as_ptr());
                assert_eq!(hidden, CUresult::CUDA_ERROR_INVALID_DEVICE);
                let no_place = cuDeviceGetByPCIBusId(&mut device, c"slot 1".as_ptr());
                assert_eq!(no_place, CUresult::CUDA_ERROR_INVALID_VALUE);
                assert_eq!(
                    cuDeviceGet(&mut device, 2),
                    CUresult::CUDA_ERROR_INVALID_DEVICE
                );
            }
        },
    );
}

#[test]
fn devices_say_that_they_are_simulated() {
    check(
        "devices_say_that_they_are_simulated",
        &[(CONFIG, "devices=2;seed=7")],
        || {
            init();
            let name = text(|buffer, length| unsafe { cuDeviceGetName(buffer, length, 0) });
            assert_eq!(name, "Simulated GPU (duohal)");
            let cut = text(|buffer, _| unsafe { cuDeviceGetName(buffer, 10, 0) });
            assert_eq!(cut, "Simulated");
            let uuids = [0, 1].map(|device| {
                let mut uuid = CUuuid { bytes: [0; 16] };
                assert_eq!(
                    unsafe { cuDeviceGetUuid_v2(&mut uuid, device) },
                    CUresult::CUDA_SUCCESS
                );
                uuid
            });
            assert_ne!(uuids[0], uuids[1]);
            assert_eq!(description(), "simulated GPU (CUDA 13.0 profile)");
        },
    );
}

#[test]
fn null_pointers_are_invalid_values() {
    check("null_pointers_are_invalid_values", &[], || {
        init();
        let null = CUresult::CUDA_ERROR_INVALID_VALUE;
        unsafe {
            assert_eq!(cuDeviceGetCount(ptr::null_mut()), null);
            assert_eq!(cuDeviceGetName(ptr::null_mut(), 8, 0), null);
            assert_eq!(cuDeviceTotalMem_v2(ptr::null_mut(), 0), null);
            assert_eq!(cuDriverGetVersion(ptr::null_mut()), null);
            assert_eq!(cuDeviceGetByPCIBusId(&mut 0, ptr::null()), null);
            let symbol = c"cuInit".as_ptr();
            assert_eq!(cuGetProcAddress(symbol, ptr::null_mut(), 11040, 0), null);
            assert_eq!(
                cuGetProcAddress(ptr::null(), &mut ptr::null_mut(), 11040, 0),
                null
            );
        }
    });
}

#[test]
fn attributes_newer_than_the_release_are_unknown() {
    let name = "attributes_newer_than_the_release_are_unknown";
    for (profile, last) in [("11.4", "119"), ("12.4", "134"), ("13.0", "147")] {
        let profile = format!("profile={profile}");
        check(name, &[(CONFIG, &profile), ("LAST", last)], || {
            init();
            let last: u32 = std::env::var("LAST").unwrap().parse().unwrap();
            assert!(attribute(last, 0).is_ok());
            assert_eq!(
                attribute(last + 1, 0),
                Err(CUresult::CUDA_ERROR_INVALID_VALUE)
            );
            assert_eq!(attribute(0, 0), Err(CUresult::CUDA_ERROR_INVALID_VALUE));
            assert_eq!((attribute(75, 0), attribute(97, 0)), (Ok(9), Ok(232448)));
            assert_eq!(attribute(75, 1), Err(CUresult::CUDA_ERROR_INVALID_DEVICE));
        });
    }
}

#[test]
fn devices_reach_each_other_but_not_themselves() {
    check(
        "devices_reach_each_other_but_not_themselves",
        &[(CONFIG, "devices=2")],
        || {
            init();
            let mut value = -1;
            let access = CUdevice_P2PAttribute(2);
            unsafe {
                assert_eq!(
                    cuDeviceCanAccessPeer(&mut value, 0, 1),
                    CUresult::CUDA_SUCCESS
                );
                assert_eq!(value, 1);
                assert_eq!(
                    cuDeviceCanAccessPeer(&mut value, 1, 1),
                    CUresult::CUDA_SUCCESS
                );
                assert_eq!(value, 0);
                assert_eq!(
                    cuDeviceGetP2PAttribute(&mut value, access, 0, 1),
                    CUresult::CUDA_SUCCESS
                );
                assert_eq!(value, 1);
                let itself = cuDeviceGetP2PAttribute(&mut value, access, 1, 1);
                assert_eq!(itself, CUresult::CUDA_ERROR_INVALID_DEVICE);
                let unknown = cuDeviceGetP2PAttribute(&mut value, CUdevice_P2PAttribute(99), 0, 1);
                assert_eq!(unknown, CUresult::CUDA_ERROR_INVALID_VALUE);
            }
        },
    );
}

#[test]
fn the_primary_context_lives_as_long_as_somebody_holds_it() {
    check(
        "the_primary_context_lives_as_long_as_somebody_holds_it",
        &[],
        || {
            init();
            let state = || {
                let (mut flags, mut active) = (9, 9);
                let status = unsafe { cuDevicePrimaryCtxGetState(0, &mut flags, &mut active) };
                (status, flags, active)
            };
            assert_eq!(state(), (CUresult::CUDA_SUCCESS, 0, 0));
            assert_eq!(retain(0), retain(0));
            assert_eq!(state(), (CUresult::CUDA_SUCCESS, 0, 1));
            let released = [(); 3].map(|()| unsafe { cuDevicePrimaryCtxRelease_v2(0) });
            assert_eq!(
                released,
                [
                    CUresult(0),
                    CUresult(0),
                    CUresult::CUDA_ERROR_INVALID_CONTEXT
                ]
            );
            assert_eq!(state(), (CUresult::CUDA_SUCCESS, 0, 0));
        },
    );
}

#[test]
fn the_stack_of_contexts_is_the_threads_own() {
    check(
        "the_stack_of_contexts_is_the_threads_own",
        &[(CONFIG, "devices=2")],
        || {
            init();
            let (first, second) = (retain(0), retain(1));
            unsafe {
                assert_eq!(cuCtxSetCurrent(first), CUresult::CUDA_SUCCESS);
                assert_eq!(cuCtxPushCurrent_v2(second), CUresult::CUDA_SUCCESS);
                let mut device = -1;
                assert_eq!(cuCtxGetDevice(&mut device), CUresult::CUDA_SUCCESS);
                assert_eq!((device, current()), (1, second));
                std::thread::spawn(|| assert!(current().is_null()))
                    .join()
                    .unwrap();
                let mut popped = ptr::null_mut();
                assert_eq!(cuCtxPopCurrent_v2(&mut popped), CUresult::CUDA_SUCCESS);
                assert_eq!((popped, current()), (second, first));
                assert_eq!(cuCtxSetCurrent(ptr::null_mut()), CUresult::CUDA_SUCCESS);
                assert!(current().is_null());
                assert_eq!(
                    cuCtxPopCurrent_v2(&mut popped),
                    CUresult::CUDA_ERROR_INVALID_CONTEXT
                );
                assert_eq!(
                    cuCtxGetDevice(&mut device),
                    CUresult::CUDA_ERROR_INVALID_CONTEXT
                );
            }
        },
    );
}

#[test]
fn memory_is_asked_of_a_live_current_context() {
    check(
        "memory_is_asked_of_a_live_current_context",
        &[(CONFIG, "memory=1000;reserved=10")],
        || {
            init();
            let memory = || {
                let (mut free, mut total) = (0, 0);
                (
                    unsafe { cuMemGetInfo_v2(&mut free, &mut total) },
                    free,
                    total,
                )
            };
            assert_eq!(memory(), (CUresult::CUDA_ERROR_INVALID_CONTEXT, 0, 0));
            let context = retain(0);
            assert_eq!(unsafe { cuCtxSetCurrent(context) }, CUresult::CUDA_SUCCESS);
            assert_eq!(memory(), (CUresult::CUDA_SUCCESS, 990, 1000));
            assert_eq!(
                unsafe { cuDevicePrimaryCtxRelease_v2(0) },
                CUresult::CUDA_SUCCESS
            );
            assert_eq!(memory(), (CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED, 0, 0));
            let gone = unsafe { cuCtxSetCurrent(context) };
            assert_eq!(gone, CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED);
            let stranger = unsafe { cuCtxSetCurrent(ptr::without_provenance_mut(0x1000)) };
            assert_eq!(stranger, CUresult::CUDA_ERROR_INVALID_CONTEXT);
        },
    );
}

#[test]
fn functions_are_found_by_name_and_version() {
    check(
        "functions_are_found_by_name_and_version",
        &[(CONFIG, "profile=12.4;hide=cuDeviceGetUuid_v2")],
        || {
            let find = |name: &CStr, version| {
                let mut address = ptr::dangling_mut();
                let mut found = CUdriverProcAddressQueryResult(9);
                let status = unsafe {
                    cuGetProcAddress_v2(name.as_ptr(), &mut address, version, 0, &mut found)
                };
                (status.0, address.cast_const(), found.0)
            };
            let address = |symbol| lookup(symbol).unwrap().as_ptr().cast_const();
            assert_eq!(
                find(c"cuDeviceTotalMem", 12040),
                (0, address("cuDeviceTotalMem_v2"), 0)
            );
            assert_eq!(
                find(c"cuGetProcAddress", 11040),
                (0, address("cuGetProcAddress"), 0)
            );
            assert_eq!(
                find(c"cuGetProcAddress", 12000),
                (0, address("cuGetProcAddress_v2"), 0)
            );
            assert_eq!(
                find(c"cuDeviceGetUuid", 12040),
                (0, address("cuDeviceGetUuid"), 0)
            );
            assert_eq!(
                find(c"cuDevicePrimaryCtxRelease", 10000),
                (0, ptr::null(), 2)
            );
            assert_eq!(find(c"cuDeviceTotalMem_v2", 12040), (0, ptr::null(), 1));
            assert_eq!(find(c"cuInit", 13000).0, 1);
        },
    );
}

#[test]
fn functions_newer_than_the_release_are_absent() {
    check(
        "functions_newer_than_the_release_are_absent",
        &[(CONFIG, "profile=11.4")],
        || {
            assert_eq!(lookup("cuGetProcAddress_v2"), None);
            assert!(lookup("cuDeviceGetUuid_v2").is_some());
            let status = unsafe {
                cuGetProcAddress_v2(
                    c"cuInit".as_ptr(),
                    &mut ptr::null_mut(),
                    11040,
                    0,
                    ptr::null_mut(),
                )
            };
            assert_eq!(status, CUresult::CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER);
        },
    );
}

#[test]
fn a_forked_child_of_an_initialised_process_is_told_so() {
    check(
        "a_forked_child_of_an_initialised_process_is_told_so",
        &[],
        || {
            init();
            let child = unsafe { libc::fork() };
            if child == 0 {
                let mut count = 0;
                let codes = unsafe { (cuInit(0).0, cuDeviceGetCount(&mut count).0) };
                unsafe { libc::_exit(if codes == (3, 3) { 0 } else { 1 }) }
            }
            let mut status = -1;
            assert_eq!(unsafe { libc::waitpid(child, &mut status, 0) }, child);
            assert_eq!(status, 0);
            assert_eq!(count(), 1);
        },
    );
}

#[test]
fn the_named_call_fails_with_the_configured_code_and_calls_are_counted() {
    let set = [(CONFIG, "fail=cuDeviceGetCount:2:999")];
    check(
        "the_named_call_fails_with_the_configured_code_and_calls_are_counted",
        &set,
        || {
            init();
            let mut count = 0;
            let codes = [(); 3].map(|()| unsafe { cuDeviceGetCount(&mut count) }.0);
            assert_eq!(codes, [0, 999, 0]);
            assert_eq!(
                (
                    calls("cuDeviceGetCount"),
                    calls("cuInit"),
                    calls("cuMemGetInfo_v2")
                ),
                (3, 1, 0)
            );
        },
    );
}

#[test]
fn a_wrong_configuration_fails_every_call() {
    check(
        "a_wrong_configuration_fails_every_call",
        &[(CONFIG, "gpus=2")],
        || {
            assert_eq!(unsafe { cuInit(0) }, CUresult::CUDA_ERROR_INVALID_VALUE);
            let version = unsafe { cuDriverGetVersion(&mut 0) };
            assert_eq!(version, CUresult::CUDA_ERROR_INVALID_VALUE);
            assert_eq!(description(), "gpus is not a setting");
        },
    );
}

#[test]
fn a_second_configuration_is_refused() {
    check("a_second_configuration_is_refused", &[], || {
        let two = Config::parse("devices=2").unwrap();
        assert_eq!((start(two.clone()), start(two)), (Ok(()), Ok(())));
        assert!(matches!(
            start(Config::default()),
            Err(StartError::AlreadyRunning(_))
        ));
        init();
        assert_eq!(count(), 2);
    });
}

fn with_context() -> CUcontext {
    init();
    let context = retain(0);
    assert_eq!(unsafe { cuCtxSetCurrent(context) }, CUresult::CUDA_SUCCESS);
    context
}

fn allocate(size: usize) -> Result<CUdeviceptr, u32> {
    let mut pointer = 0;
    match unsafe { cuMemAlloc_v2(&mut pointer, size) }.0 {
        0 => Ok(pointer),
        code => Err(code),
    }
}

fn create_stream(flags: u32) -> Result<CUstream, u32> {
    let mut stream = ptr::null_mut();
    match unsafe { cuStreamCreate(&mut stream, flags) }.0 {
        0 => Ok(stream),
        code => Err(code),
    }
}

fn create_event(flags: u32) -> Result<CUevent, u32> {
    let mut event = ptr::null_mut();
    match unsafe { cuEventCreate(&mut event, flags) }.0 {
        0 => Ok(event),
        code => Err(code),
    }
}

#[test]
fn allocations_follow_the_drivers_rules() {
    check(
        "allocations_follow_the_drivers_rules",
        &[(CONFIG, "memory=1048576")],
        || {
            init();
            assert_eq!(allocate(1), Err(201));
            with_context();
            assert_eq!((allocate(0), allocate(1 << 20)), (Err(1), Err(2)));
            let (a, b) = (allocate(1).unwrap(), allocate(1).unwrap());
            assert!(a % 512 == 0 && b % 512 == 0 && a != b);
            let free = |pointer| unsafe { cuMemFree_v2(pointer) }.0;
            assert_eq!([free(a + 1), free(a), free(a)], [1, 0, 1]);
            let mut host = ptr::null_mut();
            unsafe {
                assert_eq!(cuMemHostAlloc(&mut host, 0, 0).0, 1);
                assert_eq!(cuMemHostAlloc(&mut host, 16, 1).0, 0);
                assert_eq!([cuMemFreeHost(host).0, cuMemFreeHost(host).0], [0, 1]);
            }
        },
    );
}

#[test]
fn bytes_are_copied_and_set() {
    check("bytes_are_copied_and_set", &[], || {
        with_context();
        let (a, b) = (allocate(16).unwrap(), allocate(16).unwrap());
        let stream = create_stream(0).unwrap();
        let mut host = [1_u8, 2, 3, 4, 5, 6, 7, 8];
        let back = host.as_mut_ptr().cast();
        unsafe {
            assert_eq!(cuMemcpyHtoD_v2(a, back, 8).0, 0);
            assert_eq!(cuMemsetD16Async(a + 2, 0x0909, 1, stream).0, 0);
            assert_eq!(cuMemcpyDtoDAsync_v2(b, a, 8, stream).0, 0);
            assert_eq!(cuMemsetD8_v2(b, 0, 1).0, 0);
            assert_eq!(
                cuMemcpyAsync(back.expose_provenance() as u64, b, 8, stream).0,
                0
            );
            assert_eq!(host, [0, 2, 9, 9, 5, 6, 7, 8]);
            assert_eq!(
                [
                    cuMemsetD32_v2(a + 2, 0, 1).0,
                    cuMemcpyDtoH_v2(back, a + 508, 8).0
                ],
                [1, 1]
            );
            assert_eq!(
                [
                    cuMemcpyDtoD_v2(0, 0, 0).0,
                    cuMemcpyHtoD_v2(a, ptr::null(), 1).0
                ],
                [0, 1]
            );
        }
    });
}

#[test]
fn a_device_address_knows_its_device() {
    check(
        "a_device_address_knows_its_device",
        &[(CONFIG, "devices=2")],
        || {
            init();
            assert_eq!(
                unsafe { cuCtxSetCurrent(retain(1)) },
                CUresult::CUDA_SUCCESS
            );
            let block = allocate(16).unwrap();
            let ask = |attribute, address| {
                let mut value = -1;
                let data = (&raw mut value).cast();
                let status =
                    unsafe { cuPointerGetAttribute(data, CUpointer_attribute(attribute), address) };
                (status.0, value)
            };
            assert_eq!((ask(9, block + 511), ask(2, block)), ((0, 1), (0, 2)));
            assert_eq!((ask(9, block + 512), ask(17, block)), ((1, -1), (801, -1)));
        },
    );
}

#[test]
fn streams_and_events_that_are_no_more_are_invalid_handles() {
    check(
        "streams_and_events_that_are_no_more_are_invalid_handles",
        &[],
        || {
            init();
            assert_eq!((create_stream(0), create_event(0)), (Err(201), Err(201)));
            with_context();
            assert_eq!(
                (create_stream(2), create_event(8), create_event(4)),
                (Err(1), Err(1), Err(1))
            );
            let (stream, event) = (create_stream(0).unwrap(), create_event(6).unwrap());
            let all = || unsafe {
                [
                    cuStreamQuery(stream).0,
                    cuEventQuery(event).0,
                    cuEventRecord(event, stream).0,
                ]
            };
            assert_eq!(all(), [0; 3]);
            assert_eq!(unsafe { cuCtxSynchronize() }.0, 0);
            unsafe {
                assert_eq!(
                    [cuStreamDestroy_v2(stream).0, cuEventDestroy_v2(event).0],
                    [0, 0]
                );
                assert_eq!(
                    [cuStreamDestroy_v2(stream).0, cuEventDestroy_v2(event).0],
                    [400, 400]
                );
                assert_eq!(cuStreamSynchronize(ptr::null_mut()).0, 0);
                assert_eq!(cuStreamSynchronize(ptr::without_provenance_mut(2)).0, 0);
            }
            assert_eq!(all(), [400; 3]);
        },
    );
}

#[test]
fn events_measure_time_unless_told_not_to() {
    check(
        "events_measure_time_unless_told_not_to",
        &[(CONFIG, "devices=2")],
        || {
            with_context();
            let stream = create_stream(0).unwrap();
            let (start, end, silent) = (
                create_event(0).unwrap(),
                create_event(0).unwrap(),
                create_event(2).unwrap(),
            );
            let record = |event| assert_eq!(unsafe { cuEventRecord(event, stream) }.0, 0);
            let elapsed = |end| {
                let mut milliseconds = -1.0;
                (
                    unsafe { cuEventElapsedTime(&mut milliseconds, start, end) }.0,
                    milliseconds,
                )
            };
            record(start);
            record(silent);
            assert_eq!(unsafe { cuStreamSynchronize(stream) }.0, 0);
            assert_eq!((elapsed(end).0, elapsed(silent).0), (400, 400));
            std::thread::sleep(std::time::Duration::from_millis(2));
            record(end);
            assert_eq!(unsafe { cuEventSynchronize(end) }.0, 0);
            let (status, milliseconds) = elapsed(end);
            assert!(status == 0 && milliseconds >= 2.0, "{milliseconds}");
            assert_eq!(unsafe { cuStreamWaitEvent(stream, end, 0) }.0, 0);
            assert_eq!(
                unsafe { cuCtxSetCurrent(retain(1)) },
                CUresult::CUDA_SUCCESS
            );
            assert_eq!(unsafe { cuEventRecord(end, ptr::null_mut()) }.0, 400);
        },
    );
}

#[test]
fn a_host_function_may_not_call_the_driver() {
    unsafe extern "C" fn count_devices(data: *mut std::ffi::c_void) {
        let status = unsafe { cuDeviceGetCount(&mut 0) };
        unsafe { data.cast::<u32>().write(status.0) };
    }
    check("a_host_function_may_not_call_the_driver", &[], || {
        with_context();
        let mut seen = 0_u32;
        let data = (&raw mut seen).cast();
        assert_eq!(
            unsafe { cuLaunchHostFunc(ptr::null_mut(), Some(count_devices), data) }.0,
            0
        );
        assert_eq!(unsafe { cuCtxSynchronize() }.0, 0);
        assert_eq!((seen, count()), (800, 1));
        assert_eq!(
            unsafe { cuLaunchHostFunc(ptr::null_mut(), None, data) }.0,
            1
        );
    });
}

#[test]
fn no_image_fits_the_device() {
    check("no_image_fits_the_device", &[], || {
        with_context();
        let mut module = ptr::null_mut();
        let image = c".version 8.0".as_ptr().cast();
        unsafe {
            assert_eq!(cuModuleLoadData(&mut module, image).0, 209);
            assert_eq!(cuModuleLoadData(&mut module, ptr::null()).0, 1);
            assert_eq!(cuModuleUnload(module).0, 400);
        }
    });
}

#[test]
fn every_function_that_the_table_needs_is_there() {
    check(
        "every_function_that_the_table_needs_is_there",
        &[(CONFIG, "profile=11.4")],
        || {
            let load = |function: &'static sys_cuda::Function| lookup(function.symbol);
            let driver = unsafe { sys_cuda::Driver::from_lookup(description(), load) };
            let driver = driver.map_err(|lacks| lacks.symbol).unwrap();
            assert_eq!(
                driver.simulated(),
                Some("simulated GPU (CUDA 11.4 profile)")
            );
            assert!(driver.cuGetProcAddress_v2().is_err() && driver.cuDeviceGetUuid_v2().is_ok());
        },
    );
}

#[test]
fn a_fault_of_an_unknown_function_is_refused() {
    check("a_fault_of_an_unknown_function_is_refused", &[], || {
        for text in ["fail=never:1:1", "hide=never"] {
            let error = start(Config::parse(text).unwrap()).unwrap_err();
            assert_eq!(error, StartError::UnknownFunction("never".into()));
        }
    });
}
