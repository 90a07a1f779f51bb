//! The checked-in declarations against those that the feature `bindgen` writes; `HAL_BLESS=1` checks in the latter.
#![allow(clippy::unwrap_used)]

use std::{env, fs};
use sys_core::skipped;

#[test]
fn regenerating_changes_nothing_in_the_drivers_declarations() {
    let fresh = include_str!(concat!(env!("OUT_DIR"), "/driver.rs"));
    let kept = include_str!("../src/bindings/generated.rs");
    compare(
        "src/bindings/generated.rs",
        "const CUDA_VERSION",
        kept,
        fresh,
    );
}

#[test]
fn regenerating_changes_nothing_in_nvmls_declarations() {
    let fresh = include_str!(concat!(env!("OUT_DIR"), "/nvml.rs"));
    let kept = include_str!("../src/nvml/generated.rs");
    compare(
        "src/nvml/generated.rs",
        "const NVML_API_VERSION",
        kept,
        fresh,
    );
}

fn compare(path: &str, version: &str, kept: &str, fresh: &str) {
    if env::var_os("HAL_BLESS").is_some() {
        fs::write(format!("{}/{path}", env!("CARGO_MANIFEST_DIR")), fresh).unwrap();
        return;
    }
    let line = |text: &str| {
        text.lines()
            .find(|line| line.contains(version))
            .map(str::to_owned)
    };
    if line(kept) != line(fresh) {
        skipped(format_args!(
            "the headers have {:?}, {path} has {:?}",
            line(fresh),
            line(kept)
        ));
        return;
    }
    assert!(
        kept == fresh,
        "{path} is out of date: run this test with HAL_BLESS=1"
    );
}
