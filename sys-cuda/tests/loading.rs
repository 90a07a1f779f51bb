//! Loading drivers that are absent, broken, old or new, built here for the purpose.
#![allow(unsafe_code)]
#![allow(clippy::unwrap_used, clippy::panic, clippy::undocumented_unsafe_blocks)]

use std::env;
use std::ffi::{CStr, CString};
use std::path::PathBuf;
use sys_core::skipped;

use sys_core::Library;
use sys_core::compiler::shared_object;
use sys_cuda::bindings::CUresult;
use sys_cuda::nvml::bindings::nvmlReturn_t;
use sys_cuda::{Candidate, Driver, Functions, LoadError, Nvml, Reason, Table};

/// The plain symbols of an 11.4 driver that does nothing, each returning 0.
fn plain(without: &str) -> String {
    let required = Functions::FUNCTIONS
        .iter()
        .filter(|function| function.required);
    let symbols = required
        .map(|function| function.symbol)
        .filter(|symbol| *symbol != without);
    symbols
        .map(|symbol| format!("int {symbol}(void) {{ return 0; }}\n"))
        .collect()
}

/// A driver in a private folder, which goes with it.
fn driver(source: &str) -> (tempfile::TempDir, Result<Driver, LoadError>) {
    let folder = tempfile::tempdir().unwrap();
    let path: PathBuf = folder.path().join("libcuda.so.1");
    shared_object(&path, source, &[]).unwrap();
    let driver = Driver::load(&[Candidate::new(path)]);
    (folder, driver)
}

/// What `cuInit` answers, which is how the drivers below tell their entry points apart.
fn init(driver: &Driver) -> CUresult {
    unsafe { (driver.cuInit)(0) }
}

#[test]
fn default_names_are_the_versioned_one_first() {
    let expected = [Candidate::new("libcuda.so.1"), Candidate::new("libcuda.so")];
    assert_eq!(Driver::candidates(&[]), expected);
    assert_eq!(Nvml::candidates(&[]), [Candidate::new("libnvidia-ml.so.1")]);
}

#[test]
fn absent_driver_is_an_error_that_lists_every_path() {
    let candidates = ["/nonexistent/libcuda.so.1", "/nonexistent/libcuda.so"].map(Candidate::new);
    let error = Driver::load(&candidates).unwrap_err();
    assert!(error.is_absent());
    assert_eq!(error.attempts().len(), 2);
}

#[test]
fn driver_without_a_table_of_its_own_is_read_by_plain_symbols() {
    let (_folder, driver) = driver(&plain(""));
    let driver = driver.unwrap();
    assert_eq!(init(&driver), CUresult::CUDA_SUCCESS);
    let unsupported = driver.cuLaunchKernelEx().unwrap_err();
    assert_eq!(
        unsupported.to_string(),
        "the library has no cuLaunchKernelEx, which needs CUDA 11.6"
    );
}

#[test]
fn missing_required_symbol_is_named() {
    let (_folder, driver) = driver(&plain("cuMemGetInfo_v2"));
    let error = driver.unwrap_err();
    assert!(
        matches!(error.attempts()[0].reason, Reason::MissingSymbol { function, .. } if function.symbol == "cuMemGetInfo_v2")
    );
}

#[test]
fn drivers_own_table_wins_over_plain_symbols() {
    let source = plain("") + "
        static int init(unsigned flags) { return 34; }
        int cuGetProcAddress_v2(const char *name, void **address, int version, unsigned long flags, int *found) {
            *address = name[2] == 'I' && name[3] == 'n' && version == 2000 ? (void *)init : 0;
            return 0;
        }
        int cuGetProcAddress(const char *name, void **address, int version, unsigned long flags) { return 1; }";
    let (_folder, driver) = driver(&source);
    let driver = driver.unwrap();
    assert_eq!(init(&driver), CUresult::CUDA_ERROR_STUB_LIBRARY);
    assert_eq!(
        unsafe { (driver.cuCtxSetCurrent)(std::ptr::null_mut()) },
        CUresult::CUDA_SUCCESS
    );
}

#[test]
fn first_abi_of_the_drivers_table_serves_too() {
    let source = plain("")
        + "
        static int init(unsigned flags) { return 34; }
        int cuGetProcAddress(const char *name, void **address, int version, unsigned long flags) {
            *address = 0;
            if (name[2] != 'I' || name[3] != 'n') return 500;
            *address = (void *)init;
            return 0;
        }";
    let (_folder, driver) = driver(&source);
    assert_eq!(init(&driver.unwrap()), CUresult::CUDA_ERROR_STUB_LIBRARY);
}

#[test]
fn address_beside_an_error_is_not_used() {
    let source = plain("") + "
        int cuGetProcAddress_v2(const char *name, void **address, int version, unsigned long flags, int *found) {
            *address = (void *)1;
            return 1;
        }";
    let (_folder, driver) = driver(&source);
    assert_eq!(init(&driver.unwrap()), CUresult::CUDA_SUCCESS);
}

#[test]
fn values_no_header_lists_are_kept_as_they_are() {
    let (_folder, driver) =
        driver(&plain("cuInit").replacen("int", "int cuInit(void) { return 123456; }\nint", 1));
    let status = init(&driver.unwrap());
    assert_eq!(status, CUresult(123_456));
    assert_eq!(status.name(), None);
    assert_eq!(CUresult(34).name(), Some("CUDA_ERROR_STUB_LIBRARY"));
}

/// The installed driver, or a line that says that there is none; with `HAL_REQUIRE=cuda` its absence is a failure.
fn installed() -> Option<Library> {
    match Library::open(&Candidate::new("libcuda.so.1")) {
        Ok(library) => Some(library),
        Err(reason) if env::var("HAL_REQUIRE").is_ok_and(|names| names.contains("cuda")) => {
            panic!("{reason}")
        }
        Err(reason) => {
            skipped(reason);
            None
        }
    }
}

#[test]
fn installed_driver_gives_the_same_code_by_release_and_by_symbol() {
    let Some(library) = installed() else { return };
    let mut lookup = Functions::lookup(&library);
    for function in Functions::FUNCTIONS {
        let symbol = library.symbol(&CString::new(function.symbol).unwrap());
        assert_eq!(lookup(function), symbol, "{function:?}");
    }
}

#[test]
fn installed_driver_has_every_function_up_to_its_release() {
    if installed().is_none() {
        return;
    }
    let driver = Driver::load(&Driver::candidates(&[])).unwrap();
    let mut version = 0;
    assert_eq!(
        unsafe { (driver.cuDriverGetVersion)(&mut version) },
        CUresult::CUDA_SUCCESS
    );
    let missing = driver.missing();
    for function in Functions::FUNCTIONS
        .iter()
        .filter(|function| missing.contains(&function.symbol))
    {
        let since = function.since.unwrap().version;
        assert!(
            since > u32::try_from(version).unwrap(),
            "{function:?} of driver {version}"
        );
    }
}

#[test]
fn installed_nvml_names_the_driver() {
    if installed().is_none() {
        return;
    }
    let nvml = Nvml::load(&Nvml::candidates(&[])).unwrap();
    let mut name = [0; 80];
    let success = nvmlReturn_t::NVML_SUCCESS;
    unsafe {
        assert_eq!((nvml.nvmlInit_v2)(), success);
        assert_eq!(
            nvml.nvmlSystemGetDriverVersion().unwrap()(name.as_mut_ptr(), 80),
            success
        );
        println!("{:?} {nvml:?}", CStr::from_ptr(name.as_ptr()));
    }
    assert_ne!(name[0], 0);
}
