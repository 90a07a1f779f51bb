//! What belongs to the process: the environment as a runtime read it, forks, and what is current on a thread.
//!
//! Every runtime here is simulated.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a helper that fails is a test that fails"
)]

#[path = "support/stand_in.rs"]
mod stand_in;
#[path = "support/vendor.rs"]
mod vendor;

use hal::probe::{Unavailable, Warning};
use hal::visibility::ListError;
use hal::{Backend, ErrorKind, Instance};
use sim_engine::child;
use stand_in::StandIns;
use vendor::Library;

const CUDA: &str = "CUDA_VISIBLE_DEVICES";
const ASCEND: &str = "ASCEND_RT_VISIBLE_DEVICES";

#[test]
fn simulated_devices_say_so_everywhere() {
    child::check("simulated_devices_say_so_everywhere", &[], || {
        let hal = StandIns::install().probe();
        assert_eq!(hal.devices().len(), 2);
        for device in hal.devices() {
            assert!(
                device
                    .simulated()
                    .is_some_and(|words| words.contains("imulated")),
                "{device}"
            );
            assert!(device.to_string().contains("simulated"));
            for fact in device.properties().unwrap().facts() {
                if let Some(value) = fact.value {
                    assert!(
                        value.source.to_string().contains("simulated"),
                        "{}",
                        fact.key
                    );
                }
            }
            if let Ok(memory) = device.memory() {
                assert!(memory.free.source.simulated);
            }
        }
    });
}

#[test]
fn a_list_that_is_cut_is_a_warning_with_the_entry_that_cut_it() {
    let variables = [
        (CUDA, "1,0,7"),
        (ASCEND, "0,2,9"),
        ("HAL_SIM_CUDA", "devices=2"),
        ("HAL_SIM_ACL", "devices=3"),
    ];
    child::check(
        "a_list_that_is_cut_is_a_warning_with_the_entry_that_cut_it",
        &variables,
        || {
            let hal = StandIns::install().probe();
            assert_eq!(hal.devices().len(), 4);
            for (backend, entry) in [(Backend::Cuda, "7"), (Backend::Ascend, "9")] {
                let ready = hal.probe(backend).state().unwrap();
                let [Warning::VisibilityCut(visible)] = ready.warnings.as_slice() else {
                    panic!("{:?}", ready.warnings)
                };
                assert_eq!(visible.first_bad, Some((2, entry.to_owned())));
                assert_eq!(visible.count(), 2);
            }
        },
    );
}

#[test]
fn hidden_devices_are_told_from_absent_ones() {
    let variables = [(CUDA, ""), (ASCEND, "1,0"), ("HAL_SIM_ACL", "devices=2")];
    child::check(
        "hidden_devices_are_told_from_absent_ones",
        &variables,
        || {
            let hal = StandIns::install().probe();
            match hal.probe(Backend::Cuda).state() {
                Err(Unavailable::HiddenByEnvironment(visible)) => {
                    assert_eq!(visible.effective, Ok(vec![]))
                }
                other => panic!("{other:?}"),
            }
            match hal.probe(Backend::Ascend).state() {
                Err(Unavailable::HiddenByEnvironment(visible)) => {
                    assert_eq!(visible.effective, Err(ListError::Descending))
                }
                other => panic!("{other:?}"),
            }
        },
    );
}

#[test]
fn a_device_named_twice_voids_the_list() {
    let variables = [(CUDA, "0,0"), (ASCEND, "1,1"), ("HAL_SIM_ACL", "devices=2")];
    child::check("a_device_named_twice_voids_the_list", &variables, || {
        let hal = StandIns::install().probe();
        for backend in Backend::ALL {
            match hal.probe(backend).state() {
                Err(Unavailable::HiddenByEnvironment(visible)) => {
                    assert_eq!(visible.effective, Err(ListError::Repeated))
                }
                other => panic!("{other:?}"),
            }
        }
    });
}

#[test]
fn a_variable_changed_after_init_is_noticed() {
    child::check(
        "a_variable_changed_after_init_is_noticed",
        &[(CUDA, "0")],
        || {
            let stand_ins = StandIns::install();
            assert!(
                stand_ins
                    .probe()
                    .probe(Backend::Cuda)
                    .state()
                    .unwrap()
                    .warnings
                    .is_empty()
            );
            set(CUDA, "1");
            set(ASCEND, "0");
            let hal = stand_ins.probe();
            for (backend, at_init, now) in [
                (Backend::Cuda, Some("0"), "1"),
                (Backend::Ascend, None, "0"),
            ] {
                let expected = Warning::EnvChangedAfterInit {
                    variable: backend.visibility_variable(),
                    at_init: at_init.map(str::to_owned),
                    now: Some(now.to_owned()),
                };
                assert_eq!(hal.probe(backend).state().unwrap().warnings, [expected]);
            }
        },
    );
}

#[test]
fn a_device_that_is_hidden_names_the_count_and_the_variable() {
    let test = "a_device_that_is_hidden_names_the_count_and_the_variable";
    child::check(test, &[("HAL_SIM_CUDA", "devices=2"), (CUDA, "1")], || {
        let error = StandIns::install()
            .probe()
            .device(Backend::Cuda, 1)
            .unwrap_err();
        assert_eq!(error.kind(), ErrorKind::InvalidDevice);
        assert!(
            error
                .to_string()
                .contains("there are 1 (CUDA_VISIBLE_DEVICES=\"1\")"),
            "{error}"
        );
    });
}

#[test]
fn a_failed_reading_is_not_kept() {
    child::check(
        "a_failed_reading_is_not_kept",
        &[("HAL_SIM_CUDA", "fail=cuDeviceGet:1:101")],
        || {
            let hal = StandIns::install().probe();
            let error = hal.devices()[0].properties().unwrap_err();
            assert_eq!(
                (error.kind(), error.operation()),
                (ErrorKind::InvalidDevice, "cuDeviceGet")
            );
            assert!(hal.devices()[0].properties().is_ok());
        },
    );
}

#[test]
fn a_forked_child_is_told_so_by_every_call() {
    child::check("a_forked_child_is_told_so_by_every_call", &[], || {
        let stand_ins = StandIns::install();
        let hal = stand_ins.probe();
        let parent = std::process::id();
        let status = in_fork(|| {
            let reprobed = Instance::new();
            let told = Backend::ALL.into_iter().all(|backend| {
                matches!(reprobed.probe(backend).state(), Err(Unavailable::ForkedAfterInit { parent: told }) if *told == parent)
            });
            let errors = hal.devices().iter().all(|device| {
                let kinds = [
                    device.properties().map(drop).map_err(|error| error.kind()),
                    device.memory().map(drop).map_err(|error| error.kind()),
                    device.utilization().map(drop).map_err(|error| error.kind()),
                ];
                kinds
                    .iter()
                    .all(|kind| *kind == Err(ErrorKind::ForkedAfterInit))
            });
            told && errors
        });
        assert!(status, "the child was not told");
        assert!(
            hal.devices()[0].properties().is_ok(),
            "the parent is not affected"
        );
    });
}

#[test]
fn a_child_forked_while_a_thread_initialises_is_told_so_and_does_not_wait() {
    let test = "a_child_forked_while_a_thread_initialises_is_told_so_and_does_not_wait";
    child::check(test, &[], || {
        let library = Library::ascend(&["SLOW_INIT"]);
        let probe = || {
            Instance::builder()
                .ascend_library(library.path())
                .without(Backend::Cuda)
                .build()
        };
        std::thread::scope(|scope| {
            scope.spawn(probe);
            std::thread::sleep(std::time::Duration::from_millis(500));
            assert!(in_fork(|| {
                let state = probe();
                matches!(
                    state.probe(Backend::Ascend).state(),
                    Err(Unavailable::ForkedAfterInit { .. })
                )
            }));
        });
        assert!(
            probe().probe(Backend::Ascend).is_ready(),
            "the parent is not affected"
        );
    });
}

#[test]
fn a_child_forked_after_a_failed_init_probes_afresh() {
    child::check(
        "a_child_forked_after_a_failed_init_probes_afresh",
        &[],
        || {
            let broken = Library::cuda(&["INIT=999"]);
            let probe = Instance::builder()
                .cuda_library(broken.path())
                .without(Backend::Ascend)
                .build();
            assert!(!probe.probe(Backend::Cuda).is_ready());
            assert!(in_fork(|| StandIns::install().probe().devices().len() == 2));
            assert_eq!(
                StandIns::install().probe().devices().len(),
                2,
                "the parent is not affected"
            );
        },
    );
}

#[test]
fn a_child_forked_before_init_works() {
    child::check("a_child_forked_before_init_works", &[], || {
        assert!(in_fork(|| StandIns::install().probe().devices().len() == 2));
    });
}

#[test]
fn the_oldest_simulated_releases_are_described_too() {
    let variables = [
        ("HAL_SIM_CUDA", "profile=11.4"),
        ("HAL_SIM_ACL", "profile=8.0"),
    ];
    child::check(
        "the_oldest_simulated_releases_are_described_too",
        &variables,
        || {
            let cuda = sim_cuda::Profile::named("11.4").unwrap();
            let hal = StandIns::of_releases(cuda, sim_acl::Profile::named("8.0").unwrap()).probe();
            let versions = hal.probe(Backend::Cuda).versions();
            assert_eq!(versions.runtime.as_deref(), Some("11.4"));
            let [gpu, npu] = hal.devices() else {
                panic!("{hal:?}")
            };
            let gpu = gpu.properties().unwrap().cuda().unwrap();
            assert!(gpu.multiprocessors.is_some());
            assert_eq!(gpu.cluster_launch, None, "CUDA 11.4 does not know clusters");
            let npu = npu.properties().unwrap().ascend().unwrap();
            assert_eq!(npu.ub_size.as_ref().map(|size| size.value), Some(196_608));
            assert_eq!(npu.vector_cores.as_ref().map(|cores| cores.value), Some(40));
        },
    );
}

/// The stand-in parses the variable by code of its own, after the vendor's; both must select the same devices.
#[test]
fn the_parsed_list_is_what_the_simulated_runtimes_show() {
    const VALUES: [&str; 33] = [
        "0",
        "1",
        "0,1",
        "1,0",
        "0,0",
        "",
        "-1",
        " 0",
        "0 ",
        "0, 1",
        "0,,1",
        ",0",
        "0,",
        "00,01",
        "0x1",
        "+1",
        "-0",
        "2,1,0",
        "0,1,2,3",
        "3",
        "0,1x",
        "1x,0",
        "abc",
        "0,abc,1",
        "4294967296",
        "2147483648",
        "99999999999999999999",
        "0;1",
        "0.5",
        "GPU-",
        "0,1,2,2",
        "2,4,1",
        "\x0b1",
    ];
    for value in VALUES {
        let variables = [
            (CUDA, value),
            (ASCEND, value),
            ("HAL_SIM_CUDA", "devices=4"),
            ("HAL_SIM_ACL", "devices=4"),
        ];
        child::check(
            "the_parsed_list_is_what_the_simulated_runtimes_show",
            &variables,
            || {
                let hal = StandIns::install().probe();
                let value = std::env::var(CUDA).unwrap();
                let uuids: Vec<String> = (0..4).map(|index| format!("GPU-{index}")).collect();
                let parsed = [
                    (
                        Backend::Cuda,
                        hal::visibility::VisibleDevices::cuda(&value, &uuids),
                    ),
                    (
                        Backend::Ascend,
                        hal::visibility::VisibleDevices::ascend(&value, 4),
                    ),
                ];
                for (backend, parsed) in parsed {
                    let shown = hal
                        .devices()
                        .iter()
                        .filter(|device| device.backend() == backend)
                        .count();
                    assert_eq!(parsed.count(), shown, "{backend} {value:?}");
                }
            },
        );
    }
}

fn set(variable: &str, value: &str) {
    #[expect(
        unsafe_code,
        reason = "the environment belongs to the process, which is the test's own child"
    )]
    // SAFETY: the child runs one test on one thread.
    unsafe {
        std::env::set_var(variable, value);
    }
}

/// What `body` says in a forked process.
fn in_fork(body: impl FnOnce() -> bool) -> bool {
    #[expect(unsafe_code, reason = "fork is what is tested")]
    // SAFETY: the process runs one test on one thread; the child leaves without running the parent's destructors.
    unsafe {
        match libc::fork() {
            0 => {
                // A child that hangs is killed, which is a failure too.
                libc::alarm(20);
                libc::_exit(if body() { 0 } else { 1 })
            }
            child => {
                let mut status = 0;
                libc::waitpid(child, &mut status, 0);
                libc::WIFEXITED(status) && libc::WEXITSTATUS(status) == 0
            }
        }
    }
}
