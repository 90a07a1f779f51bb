//! Loading runtimes that are absent, broken or bare, built here for the purpose.
#![allow(unsafe_code)]
#![allow(clippy::unwrap_used, clippy::panic, clippy::undocumented_unsafe_blocks)]

use std::fs;
use std::path::Path;

use sys_acl::bindings::{ACL_ERROR_RT_AICORE_EXCEPTION, aclError};
use sys_acl::{Acl, Candidate, Functions, Platform, Reason, Table};
use sys_core::compiler::shared_object;

/// The required functions of a runtime that does nothing, each returning 507015.
fn required() -> String {
    let required = Functions::FUNCTIONS
        .iter()
        .filter(|function| function.required);
    required
        .map(|function| format!("int {}(void) {{ return 507015; }}\n", function.symbol))
        .collect()
}

/// An installation root with one library in it.
fn root(name: &str, source: &str, arguments: &[&str]) -> tempfile::TempDir {
    let root = tempfile::tempdir().unwrap();
    let folder = root.path().join("lib64");
    fs::create_dir(&folder).unwrap();
    shared_object(&folder.join(name), source, arguments).unwrap();
    root
}

fn reasons(root: &Path) -> Vec<Reason> {
    let error = Acl::load(&Acl::candidates(&[root.to_owned()])).unwrap_err();
    error
        .attempts()
        .iter()
        .map(|attempt| attempt.reason.clone())
        .collect()
}

#[test]
fn bare_names_come_before_roots_and_the_old_name_before_the_new() {
    let expected = [
        "libascendcl.so",
        "libacl_rt.so",
        "/cann/lib64/libascendcl.so",
        "/cann/lib64/libacl_rt.so",
    ];
    assert_eq!(
        Acl::candidates(&["/cann".into()]),
        expected.map(Candidate::new)
    );
    let expected = ["libplatform.so", "/cann/lib64/libplatform.so"];
    assert_eq!(
        Platform::candidates(&["/cann".into()]),
        expected.map(Candidate::new)
    );
}

#[test]
fn absent_runtime_is_an_error_that_lists_every_path() {
    let error =
        Acl::load(&["/nonexistent/libascendcl.so", "libduohal-nowhere.so"].map(Candidate::new))
            .unwrap_err();
    assert!(error.is_absent());
    assert_eq!(error.attempts().len(), 2);
}

#[test]
fn runtime_in_a_root_is_found_there() {
    let root = root("libascendcl.so", &required(), &[]);
    let path = root.path().join("lib64/libascendcl.so");
    let acl = Acl::load(&[Candidate::new(&path)]).unwrap();
    assert_eq!(acl.path(), Some(path.as_path()));
    let status: aclError = unsafe { (acl.aclrtResetDevice)(0) };
    assert_eq!(status, ACL_ERROR_RT_AICORE_EXCEPTION);
    assert_eq!(status.name(), Some("ACL_ERROR_RT_AICORE_EXCEPTION"));
}

#[test]
fn old_runtime_says_what_it_lacks_and_since_when_there_is_one() {
    let root = root("libascendcl.so", &required(), &[]);
    let acl = Acl::load(&[Candidate::new(root.path().join("lib64/libascendcl.so"))]).unwrap();
    let words = |result: Result<_, sys_acl::Unsupported>| result.err().unwrap().to_string();
    assert_eq!(
        words(acl.aclrtLaunchKernelWithHostArgs().map(|_| ())),
        "the library has no aclrtLaunchKernelWithHostArgs, which needs CANN 8.5"
    );
    assert_eq!(
        words(acl.aclrtLaunchKernel().map(|_| ())),
        "the library has no aclrtLaunchKernel"
    );
}

#[test]
fn runtime_whose_dependency_is_missing_is_not_called_absent() {
    let folder = tempfile::tempdir().unwrap();
    let lost = folder.path().join("libascend_lost.so");
    shared_object(&lost, "int lost;", &["-Wl,-soname,libascend_lost.so"]).unwrap();
    let arguments = ["-Wl,--no-as-needed", lost.to_str().unwrap()];
    let root = root("libascendcl.so", &required(), &arguments);
    fs::remove_file(&lost).unwrap();
    let reasons = reasons(root.path());
    assert!(reasons.iter().any(
        |reason| matches!(reason, Reason::MissingDependency { dependency, .. } if dependency == "libascend_lost.so")
    ));
}

#[test]
fn runtime_without_a_required_function_is_refused_by_name() {
    let source = required().replace("int aclrtGetMemInfo(void)", "int other(void)");
    let root = root("libascendcl.so", &source, &[]);
    assert!(reasons(root.path()).iter().any(
        |reason| matches!(reason, Reason::MissingSymbol { function, .. } if function.symbol == "aclrtGetMemInfo")
    ));
}

#[test]
fn bare_platform_library_is_loaded_and_lacks_everything() {
    let root = root("libplatform.so", "int other;", &[]);
    let platform =
        Platform::load(&[Candidate::new(root.path().join("lib64/libplatform.so"))]).unwrap();
    assert_eq!(
        platform.missing(),
        ["aclplatformGetDeviceInfo", "aclplatformGetInstructionInfo"]
    );
}
