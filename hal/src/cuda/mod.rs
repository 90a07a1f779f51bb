//! The CUDA driver.
//!
//! # Safety
//! Every vendor call is made here and in the submodules through `call!`, which turns a status into an [`Error`](crate::Error).
//! The functions come from a library that was checked and stays loaded; out-parameters are locals of the types that the
//! driver's header declares.
#![allow(unsafe_code)]

mod device;
mod listing;
mod nvml;
mod probe;
mod properties;
mod status;

pub use listing::{ListedGpu, list_gpus};
pub(crate) use probe::probe;
pub use properties::{ComputeMode, CudaProperties};

use crate::properties::Properties;
use std::sync::OnceLock;
use sys_cuda::Driver;

/// One loaded and initialised CUDA driver; lives as long as the process.
#[derive(Debug)]
pub struct Runtime {
    driver: Driver,
    place: crate::instance::Place,
    /// The driver's CUDA version, 1000 * major + 10 * minor.
    version: i32,
    /// `CUDA_VISIBLE_DEVICES` as the driver read it.
    visible_at_init: Option<String>,
    properties: Vec<OnceLock<Properties>>,
}

/// Calls a function of the driver; any status but success is an error that names the function.
macro_rules! call {
    ($driver:expr, $function:ident($($argument:expr),* $(,)?), $context:expr) => {{
        let driver: &sys_cuda::Driver = $driver;
        // SAFETY: see the module; the arguments are live for the call.
        match unsafe { (driver.$function)($($argument),*) } {
            sys_cuda::bindings::CUresult::CUDA_SUCCESS => Ok(()),
            status => Err($crate::cuda::status::error(driver, stringify!($function), status, $context)),
        }
    }};
}
use call;

impl Runtime {
    pub(crate) fn simulated(&self) -> Option<&str> {
        self.driver.simulated()
    }
}

fn dotted(version: i32) -> String {
    format!("{}.{}", version / 1000, version % 1000 / 10)
}
