//! NVML's types, constants and function types, as its header has them.
#![allow(
    missing_docs,
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals,
    unsafe_code
)]
#![allow(clippy::all, clippy::undocumented_unsafe_blocks)]

#[cfg(not(feature = "bindgen"))]
include!("generated.rs");
#[cfg(feature = "bindgen")]
include!(concat!(env!("OUT_DIR"), "/nvml.rs"));
