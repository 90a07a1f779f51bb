//! The checked-in declarations against those that the feature `bindgen` writes; `HAL_BLESS=1` checks in the latter.
#![allow(clippy::unwrap_used)]

use std::{env, fs};
use sys_core::skipped;

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/bindings/generated.rs");

/// The release of the headers.
fn version(text: &str) -> Vec<&str> {
    let marks = [
        "ACL_MAJOR_VERSION",
        "ACL_MINOR_VERSION",
        "ACL_PATCH_VERSION",
    ];
    text.lines()
        .filter(|line| marks.iter().any(|mark| line.contains(mark)))
        .collect()
}

#[test]
fn regenerating_changes_nothing() {
    let fresh = include_str!(concat!(env!("OUT_DIR"), "/acl.rs"));
    let kept = include_str!("../src/bindings/generated.rs");
    if env::var_os("HAL_BLESS").is_some() {
        fs::write(PATH, fresh).unwrap();
    } else if version(kept) != version(fresh) {
        skipped(format_args!(
            "the headers have {:?}, {PATH} has {:?}",
            version(fresh),
            version(kept)
        ));
    } else {
        assert!(
            kept == fresh,
            "{PATH} is out of date: run this test with HAL_BLESS=1"
        );
    }
}
