//! The CUDA driver.
//!
//! # Safety
//! A vendor call whose failure is an [`Error`](crate::Error) goes through `call!`, one whose failure is an absent fact through
//! `ask!`. The functions come from a library that was checked and stays loaded; out-parameters are locals of the types that
//! the driver's header declares.
#![allow(unsafe_code)]

mod device;
mod listing;
mod nvml;
mod probe;
mod properties;
mod status;

pub use listing::{ListedGpu, list_gpus};
pub use properties::{ComputeCapability, ComputeMode, CudaProperties};
pub(crate) use status::hint;

use crate::runtime::Common;
use std::sync::Mutex;
use sys_cuda::Driver;

/// One loaded and initialised CUDA driver.
#[derive(Debug)]
pub(crate) struct Runtime {
    driver: Driver,
    common: Common,
}

static RUNTIMES: Mutex<Vec<&'static Runtime>> = Mutex::new(Vec::new());

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

/// Calls a function of the driver; any failure is an absent fact.
macro_rules! ask {
    ($function:expr, ($($argument:expr),* $(,)?)) => {{
        // SAFETY: see the module; the arguments are live for the call.
        let status = unsafe { $function($($argument),*) };
        (status == sys_cuda::bindings::CUresult::CUDA_SUCCESS).then_some(())
    }};
}
use ask;

fn dotted(version: i32) -> String {
    format!("{}.{}", version / 1000, version % 1000 / 10)
}
