//! The place of kernels written by hand in CUDA C++ and AscendC, to be launched through [`hal`].
//!
//! So far it holds the integration tests of the workspace: they run every behaviour on every device present, simulated ones
//! included, and say what ran on what.

pub use hal;

#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;
