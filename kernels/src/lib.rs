//! Kernels written by hand in CUDA C++ and AscendC, launched through [`hal`].
//!
//! The integration tests of the workspace live in this package: they run every behaviour on every device present,
//! simulated ones included, and close with a summary of what ran on what.

pub use hal;

#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;
