//! The CUDA driver and NVML, loaded at run time.
//!
//! No toolkit is needed to build this crate and nothing is linked: [`Driver::load`] opens `libcuda.so.1` where a driver is
//! installed and says why where it is not. The types are the vendor's own, written by bindgen from `cuda.h` of CUDA 13, with one
//! change: every enum is an integer newtype, because a newer driver may return a value that no header of today lists.
//!
//! ```no_run
//! use sys_cuda::{Driver, bindings::CUresult};
//!
//! let driver = Driver::load(&Driver::candidates(&[]))?;
//! let mut count = 0;
//! // SAFETY: both functions are called as their manual says.
//! let status = unsafe {
//!     (driver.cuInit)(0);
//!     (driver.cuDeviceGetCount)(&mut count)
//! };
//! assert_eq!(status, CUresult::CUDA_SUCCESS);
//! # Ok::<(), sys_cuda::LoadError>(())
//! ```
//!
//! # Versions
//! Every driver from CUDA 11.4 on will do. Functions that finding and describing devices takes are fields of
//! [`Functions`]; the others are methods, which answer [`Unsupported`] where the driver is too old.

pub mod bindings;
mod entry_points;
mod functions;
pub mod nvml;

pub use functions::Functions;
pub use nvml::Nvml;
pub use sys_core::{
    Attempt, Candidate, Function, Library, LoadError, Loaded, Origin, Reason, Refusal, Release,
    Table, Unsupported,
};

use sys_core::table;

/// The CUDA driver.
pub type Driver = Loaded<Functions>;
