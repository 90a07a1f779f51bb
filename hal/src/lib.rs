//! One safe API over the CUDA driver and Huawei's Ascend ACL runtime.
//!
//! The crate answers what a device is — for an Ascend NPU down to the bytes of its unified buffer, with no `tbe` — and does
//! so on a machine with either vendor's hardware, with both, or with none.
//!
//! ```
//! let hal = hal::Instance::new();
//! for probe in hal.probes() {
//!     match probe.state() {
//!         Ok(ready) => println!("{}: {} devices", probe.backend(), ready.devices),
//!         Err(reason) => println!("{}: {reason}; {}", probe.backend(), probe.hint().unwrap_or_default()),
//!     }
//! }
//! for device in hal.devices() {
//!     let properties = device.properties()?;
//!     println!("{device}: {}", properties.name().unwrap_or("unnamed"));
//! }
//! # Ok::<(), hal::Error>(())
//! ```
//!
//! # Goals
//! - **The truth about a device.** Every value carries its [`Source`](facts::Source); where two sources disagree both are kept; what
//!   nobody reports is absent and never guessed.
//! - **No panic from outside.** A library that is missing, old, broken or hostile is a value: [`Instance::new`] cannot fail, a
//!   [`Probe`] says why a backend is unusable, what was tried and what to do.
//! - **No toolkit at build time.** Both vendors' libraries are opened at run time. A path given outright, and what the loader
//!   would find first in `LD_LIBRARY_PATH`, is looked at before it is opened: relative and world-writable ones are refused.
//!
//! # Who checks what
//! This crate checks ordinals, and what a library answers against its documentation. The vendor checks the rest, and its status
//! comes back in an [`Error`] with its name, its text, the operands, and what usually causes it.
//!
//! # Lifetimes
//! A runtime is initialised once a process and stays: vendor libraries leave threads behind, so unloading one is never safe, and
//! finalising one would break others in the process that share it. A [`Device`] is an identity, free to copy, with no context
//! behind it.
//!
//! # Processes and threads
//! Everything is `Send` and `Sync`. Reading an NPU's properties makes its context current on the calling thread for the length of
//! the call and restores what was there. In a child forked after a runtime came up, every call is `ForkedAfterInit`.
//!
//! # Vendor facts stay the vendor's
//! What both have is a method of [`Properties`]; what only one has is a field of [`CudaProperties`] or [`AscendProperties`]. Every
//! property can also be had by its key, as `hal-info` shows it: [`Properties::facts`].
//!
//! # Simulated devices
//! With the feature `simulate`, `Instance::simulated` gives devices that run on the CPU, answering the vendors' own C interfaces.
//! They are never chosen silently, and every value that rests on one has a source that says so. One configuration a process.
//!
//! # When something is wrong
//! `hal-info` prints what this crate finds, with what was tried and a hint. `HAL_LIBCUDA` and `HAL_ASCENDCL` name one library to
//! use, `HAL_PLATFORM_CONFIG` a directory of SoC spec files. [`Probe::versions`] says what driver, runtime and headers are, usable or
//! not; [`Error::status`] has the vendor's code and its name, to look up in the vendor's manual.
//!
//! # What has run where
//! The CUDA side runs on NVIDIA hardware. **No Ascend NPU has run the ACL side yet**: it is proved against Huawei's public
//! headers and against a simulated runtime that follows Huawei's open sources.

mod ascend;
mod backend;
mod cuda;
mod device;
mod error;
pub mod facts;
mod instance;
pub mod probe;
mod process;
mod properties;
mod runtime;
#[cfg(feature = "simulate")]
mod simulation;
pub mod visibility;

pub use ascend::AscendProperties;
pub use backend::{Backend, UnknownBackend};
pub use cuda::{ComputeCapability, ComputeMode, CudaProperties, ListedGpu, list_gpus};
pub use device::Device;
pub use error::{Error, ErrorKind, Result, Status};
pub use instance::{Instance, InstanceBuilder};
pub use probe::Probe;
pub use properties::{Arch, MemoryInfo, PhysicalId, Properties, Utilization};
#[cfg(feature = "simulate")]
pub use simulation::Simulation;
pub use soc;
