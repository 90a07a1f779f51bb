//! The shared object, loaded as a program would load the vendor's.
#![allow(unsafe_code, clippy::undocumented_unsafe_blocks, clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::ffi::{CStr, c_char, c_int};
use std::process::Command;

use libloading::Library;
use sim_engine::{child, stand_in};

const FILE: &str = "libduohal_sim_cuda.so";

/// Loads the stand-in under the vendor's name from a directory of the test's own.
fn load(hidden: &[&str]) -> (tempfile::TempDir, Library) {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("libcuda.so.1");
    stand_in::install(&stand_in::find(FILE).unwrap(), &path, hidden).unwrap();
    let library = unsafe { Library::new(&path) }.unwrap();
    (dir, library)
}

/// The symbols that `nm` finds defined in a file, with `options`.
fn defined(file: &std::path::Path, options: &[&str]) -> BTreeSet<String> {
    let output = Command::new("nm")
        .args(options)
        .arg("--defined-only")
        .arg(file)
        .output()
        .unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines()
        .filter_map(|line| line.split_whitespace().last())
        .map(str::to_owned)
        .collect()
}

#[test]
fn exactly_the_listed_functions_and_the_marker_are_exported() {
    let listed = sim_cuda::FUNCTIONS.iter().map(|function| function.symbol);
    let expected: BTreeSet<_> = listed
        .chain(["duohal_simulated_device"])
        .map(str::to_owned)
        .collect();
    assert_eq!(defined(&stand_in::find(FILE).unwrap(), &["-D"]), expected);
    assert!(
        expected
            .iter()
            .all(|symbol| sim_cuda::lookup(symbol).is_some())
    );
}

#[test]
fn linked_in_it_exports_no_vendor_name() {
    let own = defined(&std::env::current_exe().unwrap(), &[]);
    assert!(
        own.iter().any(|symbol| symbol.contains("sim_cuda")),
        "nm sees no symbols"
    );
    assert!(
        sim_cuda::FUNCTIONS
            .iter()
            .all(|function| !own.contains(function.symbol))
    );
}

#[test]
fn a_loaded_stand_in_works_and_marks_itself() {
    let set = [("HAL_SIM_CUDA", "devices=3;profile=12.4")];
    child::check("a_loaded_stand_in_works_and_marks_itself", &set, || {
        let (_dir, library) = load(&[]);
        unsafe {
            let init = library
                .get::<unsafe extern "C" fn(u32) -> u32>(b"cuInit")
                .unwrap();
            assert_eq!(init(0), 0);
            let get = library.get::<unsafe extern "C" fn(*mut c_int) -> u32>(b"cuDeviceGetCount");
            let mut count = 0;
            assert_eq!((get.unwrap()(&mut count), count), (0, 3));
            let marker =
                library.get::<extern "C" fn() -> *const c_char>(b"duohal_simulated_device");
            assert_eq!(
                CStr::from_ptr(marker.unwrap()()),
                c"simulated GPU (CUDA 12.4 profile)"
            );
        }
    });
}

#[test]
fn hidden_functions_are_not_found_in_the_copy() {
    let (_dir, library) = load(&["cuGetProcAddress_v2"]);
    unsafe {
        assert!(library.get::<*const ()>(b"cuGetProcAddress_v2").is_err());
        assert!(library.get::<*const ()>(b"cuGetProcAddress").is_ok());
    }
    let nowhere = std::env::temp_dir().join("never-written.so");
    let error =
        stand_in::install(&stand_in::find(FILE).unwrap(), &nowhere, &["cuNever"]).unwrap_err();
    assert!(error.to_string().contains("cuNever"));
}

#[test]
fn our_own_loader_takes_the_copy_and_reports_it_as_simulated() {
    let name = "our_own_loader_takes_the_copy_and_reports_it_as_simulated";
    child::check(name, &[("HAL_SIM_CUDA", "profile=11.4")], || {
        let absent: Vec<_> = sim_cuda::Profile::Cuda114.absent().collect();
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("libcuda.so.1");
        stand_in::install(&stand_in::find(FILE).unwrap(), &path, &absent).unwrap();
        let loaded = sys_cuda::Driver::load(&[sys_cuda::Candidate::File(path)]).unwrap();
        assert_eq!(
            loaded.simulated(),
            Some("simulated GPU (CUDA 11.4 profile)")
        );
        assert!(loaded.cuGetProcAddress_v2().is_err() && loaded.cuDeviceGetUuid_v2().is_ok());
    });
}
