//! What `hal-info` prints and how it exits, from outside.
//!
//! Every run has an environment of its own that names libraries which are not there, so that a machine with devices gives the
//! same answers as one without.
#![allow(
    clippy::expect_used,
    reason = "a test fails by panicking, its helpers too"
)]

mod get;
mod json;
mod process;
mod report;
mod run;
mod soc;
mod usage;
