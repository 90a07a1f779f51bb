//! The runtime's types, constants and function types, as its headers have them.
#![allow(
    missing_docs,
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals,
    unsafe_code
)]
#![allow(unpredictable_function_pointer_comparisons)]
#![allow(clippy::all, clippy::undocumented_unsafe_blocks)]

#[cfg(not(feature = "bindgen"))]
include!("bindings/generated.rs");
#[cfg(feature = "bindgen")]
include!(concat!(env!("OUT_DIR"), "/acl.rs"));
