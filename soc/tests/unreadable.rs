//! A file that this user may not read, as CANN's files are outside its install group.
#![allow(
    clippy::unwrap_used,
    reason = "setup functions are no tests themselves"
)]
#![cfg(unix)]

use std::env;
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

use soc::{Error, Note, Search, Source, lookup};

const CHILD: &str = "SOC_TEST_DIRECTORY";
const NOBODY: u32 = 65534;

#[test]
fn permission_denied_is_told_apart_from_not_found() {
    if let Some(directory) = env::var_os(CHILD) {
        return check(Path::new(&directory));
    }
    let directory = tempfile::tempdir().unwrap();
    fs::set_permissions(directory.path(), Permissions::from_mode(0o755)).unwrap();
    let file = directory.path().join("Ascend910B3.ini");
    fs::write(&file, "").unwrap();
    fs::set_permissions(&file, Permissions::from_mode(0o000)).unwrap();
    let closed = directory.path().join("closed");
    fs::create_dir(&closed).unwrap();
    fs::set_permissions(&closed, Permissions::from_mode(0o000)).unwrap();
    if fs::read(&file).is_err() {
        return check(directory.path());
    }
    check_as_nobody(directory.path());
}

/// Permission bits do not bind a privileged user, who thus lets a child without privileges look.
fn check_as_nobody(directory: &Path) {
    let copy = directory.join("test");
    fs::copy(env::current_exe().unwrap(), &copy).unwrap();
    fs::set_permissions(&copy, Permissions::from_mode(0o755)).unwrap();
    let child = Command::new(&copy)
        .current_dir("/")
        .env(CHILD, directory)
        .uid(NOBODY)
        .gid(NOBODY)
        .output();
    match child {
        Ok(output) => assert!(
            output.status.success(),
            "{}",
            String::from_utf8_lossy(&output.stdout)
        ),
        Err(error) => sys_core::skipped(format_args!(
            "this user reads everything and may not become another one: {error}"
        )),
    }
}

fn check(directory: &Path) {
    let file = directory.join("Ascend910B3.ini");
    let found = lookup("Ascend910B3", &Search::nowhere().with_directory(directory)).unwrap();
    assert_eq!(found.source("ub_size_bytes"), Some(Source::Table));
    assert_eq!(
        found.notes[0],
        Note::Unusable(Error::PermissionDenied { path: file })
    );

    let closed = directory.join("closed");
    let found = lookup("Ascend910B3", &Search::nowhere().with_cann_root(&closed)).unwrap();
    assert_eq!(
        found.notes[0],
        Note::Unusable(Error::PermissionDenied { path: closed })
    );
}
