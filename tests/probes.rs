//! What a missing, old, broken or hostile vendor library becomes: a typed reason, and never a panic.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a helper that fails is a test that fails"
)]

#[path = "support/vendor.rs"]
mod vendor;

use hal::probe::Unavailable;
use hal::{Backend, ErrorKind, Instance};
use sim_engine::child;
use std::os::unix::fs::PermissionsExt;
use vendor::Library;

fn cuda(library: &Library) -> Instance {
    Instance::builder()
        .cuda_library(library.path())
        .ascend_library("/nonexistent/libascendcl.so")
        .build()
}

fn ascend(library: &Library) -> Instance {
    Instance::builder()
        .cuda_library("/nonexistent/libcuda.so.1")
        .ascend_library(library.path())
        .build()
}

fn reason(instance: &Instance, backend: Backend) -> Unavailable {
    instance
        .probe(backend)
        .state()
        .expect_err("the backend should not be usable")
        .clone()
}

#[test]
fn an_absent_library_is_a_value_that_names_what_was_tried() {
    let hal = Instance::builder()
        .cuda_library("/nonexistent/libcuda.so.1")
        .ascend_library("/nonexistent/a.so")
        .build();
    assert!(hal.devices().is_empty());
    for (backend, path) in [
        (Backend::Cuda, "/nonexistent/libcuda.so.1"),
        (Backend::Ascend, "/nonexistent/a.so"),
    ] {
        let reason = reason(&hal, backend);
        assert_eq!(reason.code(), "no_library");
        let text = reason.to_string();
        assert!(
            text.contains(path) && text.contains("No such file"),
            "{text}"
        );
    }
}

#[test]
fn relative_and_world_writable_libraries_are_not_loaded() {
    let hal = Instance::builder()
        .cuda_library("libcuda/here.so")
        .ascend_library("./a.so")
        .build();
    assert!(reason(&hal, Backend::Cuda).to_string().contains("relative"));
    assert!(
        reason(&hal, Backend::Ascend)
            .to_string()
            .contains("relative")
    );

    let library = Library::cuda(&[]);
    std::fs::set_permissions(library.path(), std::fs::Permissions::from_mode(0o777)).unwrap();
    let refused = reason(&cuda(&library), Backend::Cuda).to_string();
    assert!(
        refused.contains("refused") && refused.contains("writable"),
        "{refused}"
    );
}

#[test]
fn a_stub_is_told_from_a_driver() {
    for stub in ["INIT=34", "VERSION_STATUS=34"] {
        let library = Library::cuda(&[stub]);
        let hal = cuda(&library);
        let probe = hal.probe(Backend::Cuda);
        assert!(
            matches!(probe.state(), Err(Unavailable::StubLibrary)),
            "{probe:?}"
        );
        assert_eq!(probe.library(), Some(library.path().as_path()));
        assert!(probe.hint().is_some_and(|hint| hint.contains("stubs")));
    }
}

#[test]
fn the_function_that_failed_is_the_one_that_is_named() {
    let failed = reason(
        &cuda(&Library::cuda(&["VERSION_STATUS=999"])),
        Backend::Cuda,
    );
    assert!(
        matches!(
            failed,
            Unavailable::InitFailed {
                operation: "cuDriverGetVersion",
                ..
            }
        ),
        "{failed:?}"
    );
}

#[test]
fn impossible_facts_are_absent_and_an_endless_name_is_an_error() {
    let hal = ascend(&Library::ascend(&["LONG_NAME"]));
    let error = hal.devices()[0].properties().unwrap_err();
    assert_eq!(error.operation(), "aclrtGetSocName");
    let hal = ascend(&Library::ascend(&["MEMORY_IMPOSSIBLE"]));
    assert_eq!(
        hal.devices()[0].memory().unwrap_err().kind(),
        ErrorKind::Internal
    );
    let hal = ascend(&Library::ascend(&["DEVICE_INFO=-7"]));
    let npu = hal.devices()[0].properties().unwrap().ascend().unwrap();
    assert_eq!(npu.is_virtual, None);
    assert_eq!(
        npu.vector_cores.as_ref().map(|cores| cores.value),
        Some(40),
        "the table's"
    );
}

#[test]
fn mismatched_versions_are_told_with_the_versions_and_not_called_no_device() {
    for (init, word) in [
        (35, "older"),
        (802, "fabric manager"),
        (803, "reboot"),
        (804, "compat"),
    ] {
        let hal = cuda(&Library::cuda(&[&format!("INIT={init}")]));
        let probe = hal.probe(Backend::Cuda);
        match probe.state() {
            Err(Unavailable::VersionMismatch {
                operation, status, ..
            }) => {
                assert_eq!((*operation, status.code), ("cuInit", init));
            }
            other => panic!("{other:?}"),
        }
        assert!(
            probe.hint().is_some_and(|hint| hint.contains(word)),
            "{probe:?}"
        );
        assert_eq!(probe.versions().runtime.as_deref(), Some("13.0"));
        assert!(!probe.versions().compiled_for.is_empty());
    }
    let hal = ascend(&Library::ascend(&["INIT=507008"]));
    let probe = hal.probe(Backend::Ascend);
    assert!(
        matches!(
            probe.state(),
            Err(Unavailable::VersionMismatch {
                operation: "aclInit",
                ..
            })
        ),
        "{probe:?}"
    );
    assert!(probe.hint().is_some_and(|hint| hint.contains("CANN")));
}

#[test]
fn no_device_and_other_failures_of_init_are_told_apart() {
    let none = reason(&cuda(&Library::cuda(&["INIT=100"])), Backend::Cuda);
    assert!(matches!(none, Unavailable::NoDevice), "{none:?}");
    let none = reason(&cuda(&Library::cuda(&["COUNT=0"])), Backend::Cuda);
    assert!(matches!(none, Unavailable::NoDevice), "{none:?}");
    match reason(&cuda(&Library::cuda(&["INIT=998"])), Backend::Cuda) {
        Unavailable::InitFailed {
            operation,
            status,
            text,
            ..
        } => {
            assert_eq!((operation, status.code), ("cuInit", 998));
            assert_eq!(status.name.as_deref(), Some("CUDA_ERROR_OF_A_TEST"));
            assert_eq!(text.as_deref(), Some("words of a test"));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn an_old_driver_is_named_as_old() {
    for library in [
        Library::cuda(&["VERSION=11030"]),
        Library::cuda_without("cuDevicePrimaryCtxRetain", &["VERSION=9020"]),
    ] {
        match reason(&cuda(&library), Backend::Cuda) {
            Unavailable::DriverTooOld { have, need } => {
                assert!(have == "11.3" || have == "9.2", "{have}");
                assert_eq!(need, "11.4");
            }
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_missing_function_is_named_with_the_library() {
    for (library, symbol) in [
        (
            Library::cuda_without("cuCtxPushCurrent_v2", &[]),
            "cuCtxPushCurrent_v2",
        ),
        (Library::cuda(&["NO_VERSION"]), "cuDriverGetVersion"),
    ] {
        let reason = reason(&cuda(&library), Backend::Cuda);
        assert_eq!(reason.code(), "missing_symbol");
        let text = reason.to_string();
        assert!(text.contains(symbol), "{text}");
        assert!(
            text.contains(&library.path().display().to_string()),
            "{text}"
        );
    }
}

#[test]
fn impossible_answers_are_called_broken() {
    for count in ["COUNT=-1", "COUNT=2147483647"] {
        let broken = reason(&cuda(&Library::cuda(&[count])), Backend::Cuda);
        assert!(
            matches!(
                broken,
                Unavailable::BrokenRuntime {
                    operation: "cuDeviceGetCount",
                    ..
                }
            ),
            "{broken:?}"
        );
        let broken = reason(&ascend(&Library::ascend(&[count])), Backend::Ascend);
        assert!(
            matches!(
                broken,
                Unavailable::BrokenRuntime {
                    operation: "aclrtGetDeviceCount",
                    ..
                }
            ),
            "{broken:?}"
        );
    }
    let broken = reason(&cuda(&Library::cuda(&["VERSION=-5"])), Backend::Cuda);
    assert!(
        matches!(
            broken,
            Unavailable::BrokenRuntime {
                operation: "cuDriverGetVersion",
                ..
            }
        ),
        "{broken:?}"
    );
}

#[test]
fn a_hostile_driver_costs_its_own_facts_and_nothing_else() {
    let library = Library::cuda(&["HOSTILE"]);
    let hal = cuda(&library);
    let properties = hal.devices()[0].properties().unwrap();
    assert_eq!(properties.name(), None, "a name without an end is no name");
    let gpu = properties.cuda().unwrap();
    assert_eq!(gpu.pci_bus_id, None);
    assert_eq!(
        gpu.memory_clock, None,
        "an attribute the driver refuses is absent"
    );
    assert_eq!(gpu.memory_bus_width, None, "a negative width is no width");
    assert_eq!(
        gpu.memory_bandwidth, None,
        "nothing is derived from what is absent"
    );
    for fact in properties.facts() {
        let _ = format!("{fact:?}");
    }
}

#[test]
fn text_that_is_not_utf8_is_kept_legible() {
    let hal = cuda(&Library::cuda(&[]));
    assert_eq!(
        hal.devices()[0].properties().unwrap().name(),
        Some("\u{fffd}\u{fffd} not UTF-8")
    );
}

#[test]
fn one_broken_backend_does_not_hide_the_other() {
    let broken = Library::cuda(&["INIT=999"]);
    let works = Library::ascend(&[]);
    let hal = Instance::builder()
        .cuda_library(broken.path())
        .ascend_library(works.path())
        .build();
    assert!(!hal.probe(Backend::Cuda).is_ready());
    assert!(hal.probe(Backend::Ascend).is_ready());
    assert_eq!(hal.devices().len(), 1);
}

#[test]
fn a_runtime_that_somebody_else_initialised_is_used_and_its_selection_unknown() {
    let test = "a_runtime_that_somebody_else_initialised_is_used_and_its_selection_unknown";
    child::check(test, &[("ASCEND_RT_VISIBLE_DEVICES", "0")], || {
        let hal = ascend(&Library::ascend(&["INIT=100002"]));
        let ready = hal.probe(Backend::Ascend).state().unwrap();
        assert_eq!(
            (&ready.visible, ready.warnings.as_slice()),
            (&None, [].as_slice())
        );
    });
}

#[test]
fn a_list_that_selects_the_first_device_hides_nothing() {
    let test = "a_list_that_selects_the_first_device_hides_nothing";
    child::check(test, &[("CUDA_VISIBLE_DEVICES", "0")], || {
        let none = reason(&cuda(&Library::cuda(&["INIT=100"])), Backend::Cuda);
        assert!(matches!(none, Unavailable::NoDevice), "{none:?}");
    });
}

#[test]
fn a_runtime_that_somebody_else_initialised_is_used() {
    assert!(
        ascend(&Library::ascend(&["INIT=100002"]))
            .probe(Backend::Ascend)
            .is_ready()
    );
}

#[test]
fn a_failed_init_keeps_the_first_cause_and_drops_its_cascade() {
    match reason(&ascend(&Library::ascend(&["INIT=507899"])), Backend::Ascend) {
        Unavailable::InitFailed {
            operation,
            status,
            text,
        } => {
            assert_eq!((operation, status.code), ("aclInit", 507899));
            assert_eq!(
                status.name.as_deref(),
                Some("ACL_ERROR_RT_DRV_INTERNAL_ERROR")
            );
            assert_eq!(
                text.as_deref(),
                Some("[PID: 7] 2026 Init(EE0001): first cause")
            );
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_words_of_a_swallowed_failure_are_not_the_cause_of_the_next() {
    let hal = ascend(&Library::ascend(&["DEVICE_INFO_FAILS", "MEMORY_FAILS"]));
    assert!(
        hal.devices()[0].properties().is_ok(),
        "single facts may be missing"
    );
    let error = hal.devices()[0].memory().unwrap_err();
    assert_eq!(error.operation(), "aclrtGetMemInfo");
    assert_eq!(error.vendor_text(), None, "{error}");
}

#[test]
fn the_device_says_its_architecture_where_the_soc_is_unknown() {
    let hal = ascend(&Library::ascend(&[
        "SOC=\"Ascend910B9\"",
        "DEVICE_INFO=2201",
    ]));
    let npu = hal.devices()[0].properties().unwrap().ascend().unwrap();
    assert_eq!(
        npu.npu_arch.as_ref().map(|arch| arch.value),
        Some(hal::soc::NpuArch(2201))
    );
    assert!(
        npu.spec_error
            .as_ref()
            .is_some_and(|error| error.to_string().contains("Ascend910B9"))
    );
}

#[test]
fn init_that_fails_for_want_of_a_device_is_no_device() {
    let none = reason(
        &ascend(&Library::ascend(&["INIT=500000", "COUNT=0"])),
        Backend::Ascend,
    );
    assert!(matches!(none, Unavailable::NoDevice), "{none:?}");
}

#[test]
fn a_device_that_cannot_be_set_is_an_error_with_the_first_message() {
    let hal = ascend(&Library::ascend(&["SET_DEVICE=507033"]));
    let error = hal.devices()[0].properties().unwrap_err();
    assert_eq!(
        (error.kind(), error.operation()),
        (ErrorKind::DeviceSetup, "aclrtSetDevice")
    );
    assert_eq!(
        error.vendor_text(),
        Some("[PID: 7] 2026 Device(EE1001): the device was opened by a test")
    );
    assert!(
        error.hint().is_some_and(|hint| hint.contains("davinci")),
        "{error}"
    );
    assert_eq!(error.status().map(|status| status.code), Some(507033));
    assert!(hal.devices()[0].memory().is_err());
}

#[test]
fn a_missing_soc_name_is_an_error_in_the_runtimes_words() {
    let hal = ascend(&Library::ascend(&["NO_SOC"]));
    let error = hal.devices()[0].properties().unwrap_err();
    assert_eq!(error.operation(), "aclrtGetSocName");
    assert_eq!(error.vendor_text(), Some("EE3001: the SoC is unknown"));
}

#[test]
fn an_unknown_soc_has_no_guessed_facts() {
    let hal = ascend(&Library::ascend(&["SOC=\"Ascend910B9\""]));
    let properties = hal.devices()[0].properties().unwrap();
    let npu = properties.ascend().unwrap();
    assert_eq!(properties.name(), Some("Ascend910B9"));
    assert_eq!((&npu.ub_size, &npu.npu_arch), (&None, &None));
}

#[test]
fn a_name_full_of_slashes_reaches_no_file() {
    let hal = ascend(&Library::ascend(&["SOC=\"../../../../etc/passwd\""]));
    assert_eq!(
        hal.devices()[0]
            .properties()
            .unwrap()
            .ascend()
            .unwrap()
            .ub_size,
        None
    );
}

#[test]
fn zero_means_not_reported_and_a_count_of_the_device_beats_its_spec() {
    let hal = ascend(&Library::ascend(&["DEVICE_INFO=0"]));
    let npu = hal.devices()[0].properties().unwrap().ascend().unwrap();
    assert_eq!(
        npu.vector_cores
            .as_ref()
            .map(|cores| (cores.value, cores.source.origin.name())),
        Some((40, "soc-table"))
    );

    let hal = ascend(&Library::ascend(&["DEVICE_INFO=7"]));
    let npu = hal.devices()[0].properties().unwrap().ascend().unwrap();
    let cores = npu.vector_cores.as_ref().unwrap();
    assert_eq!((cores.value, cores.source.origin.name()), (7, "driver"));
    assert_eq!(
        cores
            .others
            .iter()
            .map(|(value, source)| (*value, source.origin.name()))
            .collect::<Vec<_>>(),
        [(40, "soc-table")]
    );
}

#[test]
fn a_version_without_an_end_is_absent() {
    let hal = ascend(&Library::ascend(&["VERSIONS"]));
    let versions = hal.probe(Backend::Ascend).versions();
    assert_eq!((&versions.driver, &versions.toolkit), (&None, &None));
}

#[test]
fn a_library_is_loaded_once_however_often_it_is_probed() {
    let library = Library::cuda(&[]);
    assert_eq!(cuda(&library).devices(), cuda(&library).devices());
}

#[test]
fn the_variable_names_the_only_library_that_is_tried() {
    let variables = [
        ("HAL_LIBCUDA", "/nonexistent/libcuda.so.1"),
        ("HAL_ASCENDCL", "/nonexistent/libascendcl.so"),
    ];
    child::check(
        "the_variable_names_the_only_library_that_is_tried",
        &variables,
        || {
            for backend in Backend::ALL {
                let Unavailable::Load(error) = reason(&Instance::new(), backend) else {
                    panic!("{backend} was loaded")
                };
                assert_eq!(error.attempts().len(), 1, "{error}");
                assert!(error.to_string().contains("/nonexistent/"), "{error}");
            }
        },
    );
}

#[test]
fn every_place_of_the_search_is_named_in_order() {
    let variables = [
        ("ASCEND_HOME_PATH", "/made-up/cann"),
        ("HAL_LIBCUDA", "/nonexistent/libcuda.so.1"),
    ];
    child::check(
        "every_place_of_the_search_is_named_in_order",
        &variables,
        || {
            let hal = Instance::new();
            let Err(reason) = hal.probe(Backend::Ascend).state() else {
                return sys_core::skipped("an ACL runtime is installed here");
            };
            let text = reason.to_string();
            let places = [
                "libascendcl.so: ",
                "/made-up/cann/lib64/libascendcl.so",
                "/usr/local/Ascend/cann/lib64/libascendcl.so",
            ];
            let found: Vec<_> = places.iter().map(|place| text.find(place)).collect();
            assert!(
                found.iter().all(Option::is_some) && found.is_sorted(),
                "{text}"
            );
        },
    );
}

#[test]
fn a_spec_file_beats_the_table_and_both_values_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let spec = hal::soc::get("Ascend910B3").unwrap().to_platform_config();
    let path = folder.path().join("Ascend910B3.ini");
    std::fs::write(&path, spec.replace("ub_size=196608", "ub_size=200000")).unwrap();
    let test = "a_spec_file_beats_the_table_and_both_values_are_kept";
    child::check(
        test,
        &[("HAL_PLATFORM_CONFIG", folder.path().to_str().unwrap())],
        || {
            let hal = ascend(&Library::ascend(&[]));
            let npu = hal.devices()[0].properties().unwrap().ascend().unwrap();
            let size = npu.ub_size.as_ref().unwrap();
            assert_eq!(
                (size.value, size.source.origin.name()),
                (200_000, "platform-config")
            );
            assert_eq!(
                size.others
                    .iter()
                    .map(|(value, source)| (*value, source.origin.name()))
                    .collect::<Vec<_>>(),
                [(196_608, "soc-table")]
            );
            assert_eq!(
                npu.ub_usable.as_ref().map(|usable| usable.value),
                Some(200_000 - 256)
            );
            let file = npu
                .spec_file
                .as_ref()
                .map(|file| file.value.clone())
                .unwrap();
            assert!(
                file.ends_with("Ascend910B3.ini") && std::path::Path::new(&file).is_file(),
                "{file:?}"
            );
        },
    );
}

#[test]
fn an_unusable_file_of_an_unknown_soc_is_named_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let spec = hal::soc::get("Ascend910B3").unwrap().to_platform_config();
    let spec = spec
        .replace("Ascend910B3", "Ascend910B9")
        .replace("ub_size=196608", "ub_size=-5");
    std::fs::write(folder.path().join("Ascend910B9.ini"), spec).unwrap();
    let test = "an_unusable_file_of_an_unknown_soc_is_named_with_its_line";
    child::check(
        test,
        &[("HAL_PLATFORM_CONFIG", folder.path().to_str().unwrap())],
        || {
            let hal = ascend(&Library::ascend(&["SOC=\"Ascend910B9\""]));
            let npu = hal.devices()[0].properties().unwrap().ascend().unwrap();
            let error = npu.spec_error.as_ref().unwrap().to_string();
            assert!(
                error.contains("Ascend910B9.ini") && error.contains("-5"),
                "{error}"
            );
            assert_eq!(npu.ub_size, None);
        },
    );
}

#[test]
fn one_file_by_two_paths_is_one_runtime() {
    let library = Library::cuda(&[]);
    let link = library.path().with_file_name("link.so");
    std::os::unix::fs::symlink(library.path(), &link).unwrap();
    let by_link = Instance::builder()
        .cuda_library(link)
        .without(Backend::Ascend)
        .build();
    assert_eq!(by_link.devices(), cuda(&library).devices());
}

#[test]
fn a_device_that_is_not_there_is_an_error_with_the_count() {
    let hal = cuda(&Library::cuda(&["COUNT=2"]));
    assert_eq!(hal.device(Backend::Cuda, 1).unwrap(), hal.devices()[1]);
    let error = hal.device(Backend::Cuda, 2).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::InvalidDevice);
    assert!(
        error
            .to_string()
            .contains("cuda:2 does not exist, there are 2"),
        "{error}"
    );
    let error = hal.device(Backend::Ascend, 0).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::NoDevice);
    assert!(
        error.to_string().contains("/nonexistent/libascendcl.so"),
        "{error}"
    );
}

#[test]
fn a_forked_childs_cuinit_says_what_usually_causes_it() {
    let hal = cuda(&Library::cuda(&["INIT=3"]));
    let probe = hal.probe(Backend::Cuda);
    assert_eq!(probe.state().unwrap_err().code(), "init_failed");
    assert!(
        probe.hint().is_some_and(|hint| hint.contains("forked")),
        "{probe:?}"
    );
}
