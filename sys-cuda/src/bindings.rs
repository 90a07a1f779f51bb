//! The driver's types, constants and function types, as its header has them.
//!
//! A function type bears the name of the exported symbol, so its ABI is never in doubt: [`cuMemAlloc_v2`], not `cuMemAlloc`.
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
include!(concat!(env!("OUT_DIR"), "/driver.rs"));
