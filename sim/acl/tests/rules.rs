//! The documented rules of the simulated runtime, each in a process of its own.
#![allow(unsafe_code, clippy::undocumented_unsafe_blocks, clippy::unwrap_used)]

use std::ffi::{CStr, CString, c_char, c_void};
use std::fs;
use std::ptr;

use sim_acl::bindings::*;
use sim_acl::*;
use sim_engine::child::check;

const CONFIG: &str = "HAL_SIM_ACL";
const VISIBLE: &str = "ASCEND_RT_VISIBLE_DEVICES";

fn ok(code: aclError) {
    assert_eq!(code.0, 0, "{:?}", message());
}

fn message() -> Option<String> {
    let text = unsafe { aclGetRecentErrMsg() };
    (!text.is_null()).then(|| unsafe { CStr::from_ptr(text) }.to_str().unwrap().to_owned())
}

fn set_device(device: i32) {
    ok(unsafe { aclrtSetDevice(device) });
}

fn count() -> (i32, u32) {
    let mut count = 77;
    (unsafe { aclrtGetDeviceCount(&mut count) }.0, count)
}

fn current_context() -> Result<aclrtContext, i32> {
    let mut context = ptr::null_mut();
    match unsafe { aclrtGetCurrentContext(&mut context) }.0 {
        0 => Ok(context),
        code => Err(code),
    }
}

fn current_device() -> Result<i32, i32> {
    let mut device = -1;
    match unsafe { aclrtGetDevice(&mut device) }.0 {
        0 => Ok(device),
        code => Err(code),
    }
}

fn create_context(device: i32) -> aclrtContext {
    let mut context = ptr::null_mut();
    ok(unsafe { aclrtCreateContext(&mut context, device) });
    context
}

fn info(attribute: u32) -> Result<i64, i32> {
    let mut value = -7;
    match unsafe { aclrtGetDeviceInfo(0, aclrtDevAttr(attribute), &mut value) }.0 {
        0 => Ok(value),
        code => Err(code),
    }
}

fn memory(kind: u32) -> Result<(usize, usize), i32> {
    let (mut free, mut total) = (0, 0);
    match unsafe { aclrtGetMemInfo(aclrtMemAttr(kind), &mut free, &mut total) }.0 {
        0 => Ok((free, total)),
        code => Err(code),
    }
}

fn platform(kind: u32) -> Result<String, i32> {
    let mut text = [0 as c_char; 64];
    match unsafe { aclplatformGetDeviceInfo(aclplatformDevInfo(kind), text.as_mut_ptr(), 64) }.0 {
        0 => Ok(unsafe { CStr::from_ptr(text.as_ptr()) }
            .to_str()
            .unwrap()
            .to_owned()),
        code => Err(code),
    }
}

fn allocate(size: usize) -> Result<*mut c_void, i32> {
    let mut pointer = ptr::null_mut();
    match unsafe { aclrtMalloc(&mut pointer, size, aclrtMemMallocPolicy(99)) }.0 {
        0 => Ok(pointer),
        code => Err(code),
    }
}

#[test]
fn a_repeated_init_is_100002_and_raises_the_count() {
    check(
        "a_repeated_init_is_100002_and_raises_the_count",
        &[],
        || {
            let init = || unsafe { aclInit(ptr::null()) }.0;
            assert_eq!([init(), init(), init()], [0, 100002, 100002]);
            let mut left = 77;
            let mut release = || (unsafe { aclFinalizeReference(&mut left) }.0, left);
            assert_eq!(
                [release(), release(), release(), release()],
                [(0, 2), (0, 1), (0, 0), (100037, 0)]
            );
        },
    );
}

#[test]
fn finalize_ignores_the_count_and_repeated_is_100037() {
    check(
        "finalize_ignores_the_count_and_repeated_is_100037",
        &[],
        || {
            let init = || unsafe { aclInit(ptr::null()) }.0;
            assert_eq!([init(), init()], [0, 100002]);
            let finalize = || unsafe { aclFinalize() }.0;
            assert_eq!([finalize(), finalize()], [0, 100037]);
            assert_eq!(unsafe { aclFinalizeReference(ptr::null_mut()) }.0, 100037);
            assert_eq!([init(), finalize()], [0, 0]);
        },
    );
}

#[test]
fn init_again_needs_the_same_configuration() {
    check("init_again_needs_the_same_configuration", &[], || {
        let dir = std::env::temp_dir();
        let path = |name: &str, text: &str| {
            let path = dir.join(format!("duohal-{}-{name}.json", std::process::id()));
            fs::write(&path, text).unwrap();
            CString::new(path.to_str().unwrap()).unwrap()
        };
        let (first, same, other) = (path("a", "{}"), path("b", "{}"), path("c", "{ }"));
        let cycle = |path: &CStr| unsafe { (aclInit(path.as_ptr()).0, aclFinalize().0) };
        assert_eq!(cycle(&first), (0, 0));
        assert_eq!(unsafe { aclInit(other.as_ptr()) }.0, 100000);
        assert_eq!(unsafe { aclInit(c"".as_ptr()) }.0, 100000);
        assert_eq!(cycle(&same), (0, 0));
        for path in [first, same, other] {
            fs::remove_file(path.to_str().unwrap()).unwrap();
        }
        assert_eq!(unsafe { aclInit(c"/nowhere/acl.json".as_ptr()) }.0, 100003);
    });
}

#[test]
fn without_a_device_init_fails_and_the_count_is_0() {
    let set = [(CONFIG, "devices=0"), (VISIBLE, "nonsense")];
    check(
        "without_a_device_init_fails_and_the_count_is_0",
        &set,
        || {
            assert_eq!(unsafe { aclInit(ptr::null()) }.0, 500000);
            assert_eq!(count(), (0, 0));
            assert_eq!(unsafe { aclrtSetDevice(0) }.0, 107001);
            assert!(unsafe { aclrtGetSocName() }.is_null());
        },
    );
}

#[test]
fn an_unrecognised_soc_fails_everything() {
    check(
        "an_unrecognised_soc_fails_everything",
        &[(CONFIG, "recognised=0")],
        || {
            assert_eq!(unsafe { aclInit(ptr::null()) }.0, 500000);
            assert_eq!(unsafe { aclrtSetDevice(0) }.0, 507000);
            assert_eq!(count(), (507000, 77));
            assert!(unsafe { aclrtGetSocName() }.is_null());
        },
    );
}

#[test]
fn a_wrong_visibility_variable_hides_all_and_leaves_the_count_alone() {
    let name = "a_wrong_visibility_variable_hides_all_and_leaves_the_count_alone";
    for value in ["", "-1", "1,0", "0,0"] {
        check(name, &[(CONFIG, "devices=2"), (VISIBLE, value)], || {
            assert_eq!(count(), (207004, 77));
            assert!(message().unwrap().contains(VISIBLE));
            assert_eq!(unsafe { aclrtSetDevice(0) }.0, 107001);
        });
    }
}

#[test]
fn visible_devices_are_renumbered() {
    let set = [(CONFIG, "devices=4;physical=8"), (VISIBLE, "1,3")];
    check("visible_devices_are_renumbered", &set, || {
        assert_eq!(count(), (0, 2));
        set_device(1);
        assert_eq!(current_device(), Ok(1));
        assert_eq!(unsafe { aclrtSetDevice(2) }.0, 107001);
        let map = |function: unsafe extern "C" fn(i32, *mut i32) -> aclError, id| {
            let mut mapped = -1;
            (unsafe { function(id, &mut mapped) }.0, mapped)
        };
        assert_eq!(map(aclrtGetLogicDevIdByUserDevId, 1), (0, 3));
        assert_eq!(map(aclrtGetUserDevIdByLogicDevId, 3), (0, 1));
        assert_eq!(map(aclrtGetUserDevIdByLogicDevId, 2), (107001, -1));
        assert_eq!(map(aclrtGetPhyDevIdByLogicDevId, 1), (0, 11));
        assert_eq!(map(aclrtGetLogicDevIdByPhyDevId, 11), (0, 1));
        assert_eq!(map(aclrtGetLogicDevIdByPhyDevId, 3), (107001, -1));
        assert_eq!(map(aclrtGetPhyDevIdByLogicDevId, -1), (107000, -1));
    });
}

#[test]
fn the_visibility_variable_is_read_once() {
    check(
        "the_visibility_variable_is_read_once",
        &[(CONFIG, "devices=2"), (VISIBLE, "1")],
        || {
            assert_eq!(count(), (0, 1));
            unsafe { std::env::set_var(VISIBLE, "0,1") };
            assert_eq!(count(), (0, 1));
        },
    );
}

#[test]
fn each_set_device_needs_a_reset_and_one_too_many_is_507007() {
    check(
        "each_set_device_needs_a_reset_and_one_too_many_is_507007",
        &[],
        || {
            set_device(0);
            set_device(0);
            let context = current_context().unwrap();
            let reset = || unsafe { aclrtResetDevice(0) }.0;
            assert_eq!(reset(), 0);
            assert_eq!(current_context(), Ok(context));
            assert_eq!(reset(), 0);
            assert_eq!(
                (current_context(), current_device()),
                (Err(107002), Err(107002))
            );
            assert_eq!(reset(), 507007);
            assert_eq!(unsafe { aclrtResetDevice(1) }.0, 107001);
        },
    );
}

#[test]
fn a_forced_reset_ends_the_device_whoever_holds_it() {
    check(
        "a_forced_reset_ends_the_device_whoever_holds_it",
        &[],
        || {
            set_device(0);
            set_device(0);
            assert_eq!(
                [(); 2].map(|()| unsafe { aclrtResetDeviceForce(0) }.0),
                [0, 507007]
            );
            assert_eq!(unsafe { aclrtResetDevice(0) }.0, 507007);
        },
    );
}

#[test]
fn a_new_thread_has_no_context() {
    check("a_new_thread_has_no_context", &[], || {
        set_device(0);
        let context = current_context().unwrap().addr();
        let other = move || {
            assert_eq!(current_context(), Err(107002));
            assert_eq!((memory(1), allocate(8)), (Err(107002), Err(107002)));
            ok(unsafe { aclrtSetCurrentContext(ptr::without_provenance_mut(context)) });
            assert_eq!(current_device(), Ok(0));
            assert!(memory(1).is_ok());
        };
        std::thread::spawn(other).join().unwrap();
    });
}

#[test]
fn a_created_context_is_current_until_it_is_destroyed() {
    check(
        "a_created_context_is_current_until_it_is_destroyed",
        &[(CONFIG, "devices=2")],
        || {
            set_device(0);
            let default = current_context().unwrap();
            let created = create_context(1);
            assert_eq!((current_context(), current_device()), (Ok(created), Ok(1)));
            ok(unsafe { aclrtDestroyContext(created) });
            assert_eq!(current_context(), Err(107002));
            let codes = unsafe {
                [
                    aclrtDestroyContext(created),
                    aclrtDestroyContext(default),
                    aclrtSetCurrentContext(created),
                ]
            };
            assert_eq!(codes.map(|code| code.0), [107002, 107002, 107000]);
            ok(unsafe { aclrtSetCurrentContext(default) });
            let other = create_context(0);
            ok(unsafe { aclrtSetCurrentContext(default) });
            ok(unsafe { aclrtDestroyContext(other) });
            assert_eq!(current_context(), Ok(default));
        },
    );
}

#[test]
fn null_pointers_are_100000() {
    check("null_pointers_are_100000", &[], || {
        set_device(0);
        let codes = unsafe {
            [
                aclrtGetDeviceCount(ptr::null_mut()),
                aclrtGetDevice(ptr::null_mut()),
                aclrtGetRunMode(ptr::null_mut()),
                aclrtCreateContext(ptr::null_mut(), 0),
                aclrtDestroyContext(ptr::null_mut()),
                aclrtSetCurrentContext(ptr::null_mut()),
                aclrtGetDeviceInfo(0, aclrtDevAttr(101), ptr::null_mut()),
                aclrtGetMemInfo(aclrtMemAttr(1), ptr::null_mut(), &mut 0),
                aclrtGetVersion(&mut 0, ptr::null_mut(), &mut 0),
                aclsysGetVersionStr(ptr::null_mut(), ptr::null_mut()),
                aclrtMalloc(ptr::null_mut(), 1, aclrtMemMallocPolicy(0)),
                aclrtFree(ptr::null_mut()),
                aclrtMemset(ptr::null_mut(), 1, 0, 1),
            ]
        };
        assert_eq!(codes.map(|code| code.0), [100000; 13]);
    });
}

#[test]
fn a_simt_attribute_is_0_with_success_on_910b() {
    check(
        "a_simt_attribute_is_0_with_success_on_910b",
        &[(CONFIG, "soc=Ascend910B3")],
        || {
            let values = [101, 102, 201, 204, 302, 501, 601].map(info);
            assert_eq!(values, [20, 20, 40, 0, 201326592, 0, 2201].map(Ok));
            assert_eq!(info(301), Ok(68719476736));
        },
    );
}

#[test]
fn a_simt_attribute_is_reported_on_950() {
    check(
        "a_simt_attribute_is_reported_on_950",
        &[(CONFIG, "soc=Ascend950PR_9599")],
        || {
            assert_eq!(
                [202, 203, 204, 205, 601].map(info),
                [32, 2048, 221184, 65535, 3510].map(Ok)
            );
        },
    );
}

#[test]
fn unknown_attributes_and_devices_are_107000() {
    check("unknown_attributes_and_devices_are_107000", &[], || {
        assert_eq!((info(99), info(401)), (Err(107000), Err(207000)));
        let code = unsafe { aclrtGetDeviceInfo(1, aclrtDevAttr(101), &mut 0) };
        assert_eq!(code.0, 107000);
    });
}

#[test]
fn attributes_newer_than_the_release_are_unknown() {
    check(
        "attributes_newer_than_the_release_are_unknown",
        &[(CONFIG, "profile=8.5")],
        || {
            assert_eq!((info(204), info(501)), (Ok(0), Ok(0)));
            assert_eq!((info(601), info(205)), (Err(107000), Err(107000)));
        },
    );
}

#[test]
fn an_unknown_feature_is_207000() {
    check("an_unknown_feature_is_207000", &[], || {
        let feature = |device, number| {
            let mut value = -1;
            let kind = aclrtDevFeatureType(number);
            (
                unsafe { aclrtGetDeviceCapability(device, kind, &mut value) }.0,
                value,
            )
        };
        assert_eq!([feature(0, 1), feature(0, 21)], [(0, 1), (0, 0)]);
        assert_eq!([feature(0, 5), feature(1, 1)], [(207000, -1), (107001, -1)]);
    });
}

#[test]
fn figures_that_cannot_be_told_are_minus_1_with_success() {
    let set = [(CONFIG, "soc=Ascend910B1;utilization=30")];
    check(
        "figures_that_cannot_be_told_are_minus_1_with_success",
        &set,
        || {
            let rates = |device| {
                let mut info = aclrtUtilizationInfo {
                    cubeUtilization: 7,
                    vectorUtilization: 7,
                    aicpuUtilization: 7,
                    memoryUtilization: 7,
                    utilizationExtend: ptr::null_mut(),
                };
                ok(unsafe { aclrtGetDeviceUtilizationRate(device, &mut info) });
                [
                    info.cubeUtilization,
                    info.vectorUtilization,
                    info.aicpuUtilization,
                    info.memoryUtilization,
                ]
            };
            assert_eq!(rates(0), [30, 30, 0, -1]);
            assert_eq!(rates(1), [-1; 4]);
        },
    );
}

#[test]
fn memory_of_the_soc_less_a_reserve_is_free() {
    check(
        "memory_of_the_soc_less_a_reserve_is_free",
        &[(CONFIG, "soc=Ascend910B3;devices=2")],
        || {
            set_device(0);
            let total = 68719476736;
            let free = total - total / 64;
            assert_eq!([memory(0), memory(1), memory(4)], [Ok((free, total)); 3]);
            assert_eq!((memory(5), memory(18)), (Ok((0, 0)), Err(107016)));
            let block = allocate(1).unwrap();
            assert_eq!(memory(1), Ok((free - 64, total)));
            set_device(1);
            assert_eq!(memory(1), Ok((free, total)));
            ok(unsafe { aclrtFree(block) });
            set_device(0);
            assert_eq!(memory(1), Ok((free, total)));
        },
    );
}

#[test]
fn allocations_follow_the_runtimes_rules() {
    check(
        "allocations_follow_the_runtimes_rules",
        &[(CONFIG, "memory=1048576")],
        || {
            set_device(0);
            assert_eq!(
                (allocate(0), allocate(usize::MAX)),
                (Err(100000), Err(100000))
            );
            assert!(message().unwrap().contains("size"));
            assert_eq!((allocate(1 << 20), message()), (Err(207001), None));
            let (a, b) = (allocate(33).unwrap(), allocate(33).unwrap());
            assert!(a.addr() % 64 == 0 && b.addr() % 64 == 0);
            assert_eq!(unsafe { aclrtFree(a.wrapping_byte_add(32)) }.0, 107000);
            let freed = std::thread::scope(|scope| {
                let a = a.addr();
                let free = move || unsafe { aclrtFree(ptr::without_provenance_mut(a)) }.0;
                scope.spawn(free).join().unwrap()
            });
            assert_eq!((freed, unsafe { aclrtFree(a) }.0), (0, 107000));
        },
    );
}

#[test]
fn copies_go_where_their_kind_says() {
    check("copies_go_where_their_kind_says", &[], || {
        set_device(0);
        let device = allocate(8).unwrap();
        let mut host = [1_u8, 2, 3, 4];
        let back = host.as_mut_ptr().cast::<c_void>();
        let copy = |to, room, from: *const c_void, count, kind| {
            unsafe { aclrtMemcpy(to, room, from, count, aclrtMemcpyKind(kind)) }.0
        };
        assert_eq!(copy(device, 8, back, 4, 1), 0);
        assert_eq!(unsafe { aclrtMemset(device, 8, 0x109, 2) }.0, 0);
        assert_eq!(copy(device.wrapping_byte_add(4), 4, device, 4, 3), 0);
        assert_eq!(copy(back, 4, device.wrapping_byte_add(4), 4, 2), 0);
        assert_eq!(host, [9, 9, 3, 4]);
        assert_eq!(copy(back, 4, device, 4, 4), 0);
        assert_eq!(copy(back, 4, back, 0, 99), 0);
        assert_eq!(
            [copy(device, 3, back, 4, 1), copy(device, 8, back, 4, 99)],
            [107000, 100000]
        );
        assert_eq!(
            [copy(device, 8, back, 4, 2), copy(device, 8, back, 4, 0)],
            [107000, 107000]
        );
        assert_eq!(unsafe { aclrtMemset(device, 1, 0, 2) }.0, 107000);
    });
}

#[test]
fn pinned_memory_is_freed_once() {
    check("pinned_memory_is_freed_once", &[], || {
        set_device(0);
        let mut pointer = ptr::null_mut();
        assert_eq!(unsafe { aclrtMallocHost(&mut pointer, 0) }.0, 100000);
        ok(unsafe { aclrtMallocHost(&mut pointer, 16) });
        unsafe { pointer.write_bytes(1, 16) };
        assert_eq!(
            [(); 2].map(|()| unsafe { aclrtFreeHost(pointer) }.0),
            [0, 107000]
        );
    });
}

#[test]
fn the_error_text_is_the_threads_own_and_reading_takes_it() {
    check(
        "the_error_text_is_the_threads_own_and_reading_takes_it",
        &[],
        || {
            set_device(0);
            assert_eq!(message(), None);
            assert_eq!(unsafe { aclrtSetDevice(5) }.0, 107001);
            std::thread::spawn(|| assert!(!message().unwrap().contains("aclrtSetDevice")))
                .join()
                .unwrap();
            let text = message().unwrap();
            assert!(
                text.contains("aclrtSetDevice") && text.contains("simulated"),
                "{text}"
            );
            assert_eq!(message(), None);
        },
    );
}

#[test]
fn reading_the_error_text_without_a_context_adds_to_it() {
    check(
        "reading_the_error_text_without_a_context_adds_to_it",
        &[],
        || {
            assert_eq!(unsafe { aclrtSetDevice(5) }.0, 107001);
            let text = message().unwrap();
            let blocks: Vec<_> = text.lines().collect();
            assert!(
                blocks[0].contains("device 5") && blocks[1].contains("no valid context"),
                "{text}"
            );
        },
    );
}

#[test]
fn the_platform_answers_once_a_device_was_set() {
    check(
        "the_platform_answers_once_a_device_was_set",
        &[(CONFIG, "soc=Ascend910B3")],
        || {
            set_device(0);
            let values = [0, 1, 2, 3, 9, 12].map(|kind| platform(kind).unwrap());
            assert_eq!(values, ["20", "196608", "20", "40", "65536", "524288"]);
            assert_eq!(platform(13), Err(100000));
            let mut small = [0 as c_char; 6];
            let kind = aclplatformDevInfo(1);
            let code = unsafe { aclplatformGetDeviceInfo(kind, small.as_mut_ptr(), 6) };
            assert_eq!(code.0, 100000);
        },
    );
}

#[test]
fn the_platform_asked_too_early_is_spoiled_for_good() {
    check(
        "the_platform_asked_too_early_is_spoiled_for_good",
        &[],
        || {
            assert_eq!(platform(1), Err(500000));
            set_device(0);
            assert_eq!(platform(1), Err(500000));
        },
    );
}

#[test]
fn versions_are_those_of_the_release() {
    let name = "versions_are_those_of_the_release";
    for (profile, expected) in [
        ("8.5", "8.5.0 80500000 1.16.0"),
        ("9.1", "9.1.0 90100000 1.17.0"),
    ] {
        let profile = format!("profile={profile}");
        check(name, &[(CONFIG, &profile), ("EXPECTED", expected)], || {
            let mut text = [0 as c_char; 128];
            let mut number = 0;
            let (mut major, mut minor, mut patch) = (0, 0, 0);
            let runtime = c"runtime".as_ptr().cast_mut();
            unsafe {
                ok(aclsysGetVersionStr(runtime, text.as_mut_ptr()));
                ok(aclsysGetVersionNum(runtime, &mut number));
                ok(aclrtGetVersion(&mut major, &mut minor, &mut patch));
                let driver = c"driver".as_ptr().cast_mut();
                let mut driver_number = 0;
                ok(aclsysGetVersionNum(driver, &mut driver_number));
                assert_eq!(driver_number, 250000000);
                let absent = aclsysGetVersionNum(c"cudart".as_ptr().cast_mut(), &mut number);
                assert_eq!(absent.0, 100003);
            }
            let package = unsafe { CStr::from_ptr(text.as_ptr()) }.to_str().unwrap();
            let all = format!("{package} {number} {major}.{minor}.{patch}");
            assert_eq!(Ok(all), std::env::var("EXPECTED"));
        });
    }
}

#[test]
fn functions_newer_than_the_release_are_absent() {
    check(
        "functions_newer_than_the_release_are_absent",
        &[(CONFIG, "profile=8.0;hide=aclrtGetVersion")],
        || {
            for symbol in [
                "aclrtGetDeviceInfo",
                "aclplatformGetDeviceInfo",
                "aclrtGetVersion",
            ] {
                assert_eq!(lookup(symbol), None, "{symbol}");
            }
            assert!(lookup("aclInit").is_some() && lookup("aclrtNever").is_none());
            assert_eq!(info(101), Err(200001));
        },
    );
}

#[test]
fn the_named_call_fails_with_the_configured_code_and_calls_are_counted() {
    let set = [(
        CONFIG,
        "fail=aclrtSetDevice:2:507033,aclrtGetSocName:1:507008",
    )];
    check(
        "the_named_call_fails_with_the_configured_code_and_calls_are_counted",
        &set,
        || {
            let codes = [(); 3].map(|()| unsafe { aclrtSetDevice(0) }.0);
            assert_eq!(codes, [0, 507033, 0]);
            assert!(message().unwrap().contains("507033"));
            let names = [(); 2].map(|()| unsafe { aclrtGetSocName() });
            assert!(names[0].is_null());
            assert_eq!(unsafe { CStr::from_ptr(names[1]) }, c"Ascend910B3");
            assert_eq!((calls("aclrtSetDevice"), calls("aclInit")), (3, 0));
        },
    );
}

#[test]
fn a_wrong_configuration_fails_every_call_and_says_why() {
    check(
        "a_wrong_configuration_fails_every_call_and_says_why",
        &[(CONFIG, "soc=Ascend910")],
        || {
            assert_eq!(unsafe { aclInit(ptr::null()) }.0, 100000);
            let text = message().unwrap();
            assert!(
                text.contains(CONFIG) && text.contains("Ascend910"),
                "{text}"
            );
            assert!(unsafe { aclrtGetSocName() }.is_null());
            assert_eq!(count(), (100000, 77));
        },
    );
}

#[test]
fn a_second_configuration_is_refused() {
    check("a_second_configuration_is_refused", &[], || {
        let two = Config::parse("devices=2;profile=8.5").unwrap();
        assert_eq!((start(two.clone()), start(two)), (Ok(()), Ok(())));
        assert!(matches!(
            start(Config::parse("").unwrap()),
            Err(StartError::AlreadyRunning(_))
        ));
        assert_eq!(count(), (0, 2));
        assert_eq!(description(), "simulated Ascend910B3 (CANN 8.5 profile)");
    });
}

fn create_stream() -> Result<aclrtStream, i32> {
    let mut stream = ptr::null_mut();
    match unsafe { aclrtCreateStream(&mut stream) }.0 {
        0 => Ok(stream),
        code => Err(code),
    }
}

fn create_event(flag: Option<u32>) -> aclrtEvent {
    let mut event = ptr::null_mut();
    ok(match flag {
        Some(flag) => unsafe { aclrtCreateEventExWithFlag(&mut event, flag) },
        None => unsafe { aclrtCreateEvent(&mut event) },
    });
    event
}

#[test]
fn a_device_has_1984_streams() {
    check(
        "a_device_has_1984_streams",
        &[(CONFIG, "devices=2")],
        || {
            set_device(0);
            let streams: Vec<_> = (0..1984).map(|_| create_stream().unwrap()).collect();
            assert_eq!(create_stream(), Err(207008));
            ok(unsafe { aclrtDestroyStream(streams[0]) });
            assert!(create_stream().is_ok());
            set_device(1);
            assert!(create_stream().is_ok());
        },
    );
}

#[test]
fn streams_of_other_contexts_are_waited_for_but_not_used() {
    check(
        "streams_of_other_contexts_are_waited_for_but_not_used",
        &[],
        || {
            set_device(0);
            let (stream, event) = (create_stream().unwrap(), create_event(None));
            let block = allocate(4).unwrap();
            create_context(0);
            let set = |stream| unsafe { aclrtMemsetAsync(block, 4, 0, 4, stream) }.0;
            let codes = unsafe {
                [
                    aclrtSynchronizeStream(stream).0,
                    aclrtRecordEvent(event, stream).0,
                ]
            };
            assert_eq!(
                (codes, set(stream), set(ptr::null_mut())),
                ([0, 107003], 107003, 0)
            );
            ok(unsafe { aclrtDestroyStream(stream) });
            let gone = unsafe { [aclrtSynchronizeStream(stream), aclrtDestroyStream(stream)] };
            assert_eq!(
                (gone.map(|code| code.0), set(stream)),
                ([107017; 2], 107017)
            );
            assert_eq!(unsafe { aclrtDestroyStream(ptr::null_mut()) }.0, 100000);
        },
    );
}

#[test]
fn streams_and_events_need_a_context() {
    check("streams_and_events_need_a_context", &[], || {
        let (mut stream, mut event) = (ptr::null_mut(), ptr::null_mut());
        let codes = unsafe {
            [
                aclrtCreateStream(&mut stream),
                aclrtCreateEvent(&mut event),
                aclrtSynchronizeStream(ptr::null_mut()),
                aclrtSynchronizeDevice(),
            ]
        };
        assert_eq!(codes.map(|code| code.0), [107002; 4]);
    });
}

#[test]
fn what_an_event_can_do_depends_on_its_flags() {
    check("what_an_event_can_do_depends_on_its_flags", &[], || {
        set_device(0);
        let stream = create_stream().unwrap();
        let wait = |event| unsafe { aclrtStreamWaitEvent(stream, event) }.0;
        let elapsed = |event| {
            let mut milliseconds = -1.0;
            unsafe { aclrtEventElapsedTime(&mut milliseconds, event, event) }.0
        };
        let mut found = Vec::new();
        for flag in [None, Some(1), Some(8), Some(9)] {
            let event = create_event(flag);
            let before = (wait(event), elapsed(event));
            ok(unsafe { aclrtRecordEvent(event, stream) });
            ok(unsafe { aclrtSynchronizeStream(stream) });
            found.push((before, (wait(event), elapsed(event))));
        }
        let expected = [
            ((107000, 507000), (0, 0)),
            ((0, 107006), (0, 107006)),
            ((207000, 507000), (207000, 0)),
            ((0, 507000), (0, 0)),
        ];
        assert_eq!(found, expected);
        assert_eq!(
            unsafe { aclrtCreateEventWithFlag(&mut ptr::null_mut(), 2) }.0,
            107000
        );
    });
}

#[test]
fn an_unrecorded_event_is_not_ready_and_no_wait() {
    check("an_unrecorded_event_is_not_ready_and_no_wait", &[], || {
        set_device(0);
        let event = create_event(Some(1));
        let status = || {
            let mut status = aclrtEventRecordedStatus(9);
            ok(unsafe { aclrtQueryEventStatus(event, &mut status) });
            status.0
        };
        assert_eq!(
            (status(), unsafe { aclrtSynchronizeEvent(event) }.0),
            (0, 0)
        );
        ok(unsafe { aclrtRecordEvent(event, ptr::null_mut()) });
        ok(unsafe { aclrtSynchronizeEvent(event) });
        assert_eq!(status(), 1);
        ok(unsafe { aclrtDestroyEvent(event) });
        let gone = unsafe { [aclrtDestroyEvent(event), aclrtSynchronizeEvent(event)] };
        assert_eq!(gone.map(|code| code.0), [107017; 2]);
    });
}

#[test]
fn a_stream_copies_to_and_from_the_device_only() {
    check("a_stream_copies_to_and_from_the_device_only", &[], || {
        set_device(0);
        let (stream, device) = (create_stream().unwrap(), allocate(4).unwrap());
        let mut host = [1_u8, 2, 3, 4];
        let back = host.as_mut_ptr().cast::<c_void>();
        let copy = |to, from: *mut c_void, kind| {
            unsafe { aclrtMemcpyAsync(to, 4, from, 4, aclrtMemcpyKind(kind), stream) }.0
        };
        assert_eq!([copy(device, back, 1), copy(back, back, 0)], [0, 207000]);
        unsafe { back.write_bytes(0, 4) };
        assert_eq!(copy(back, device, 2), 0);
        assert_eq!(host, [1, 2, 3, 4]);
    });
}

#[test]
fn every_function_that_the_table_needs_is_there() {
    check(
        "every_function_that_the_table_needs_is_there",
        &[(CONFIG, "profile=8.0")],
        || {
            let load = |function: &'static sys_acl::Function| lookup(function.symbol);
            let acl = unsafe { sys_acl::Acl::from_lookup(description(), load) }
                .map_err(|lacks| lacks.symbol);
            let acl = acl.unwrap();
            assert_eq!(
                acl.simulated(),
                Some("simulated Ascend910B3 (CANN 8.0 profile)")
            );
            assert!(acl.aclrtGetDeviceInfo().is_err() && acl.aclrtGetVersion().is_ok());
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
