//! One safe API over the CUDA driver and Huawei's Ascend ACL runtime.
//!
//! The crate answers what a device is — for an Ascend NPU down to the bytes of its unified buffer, with no `tbe` — and does
//! so on a machine with either vendor's hardware, with both, or with none.
//!
//! ```
//! let hal = hal::Instance::new();
//! for probe in hal.probes() {
//!     match probe.state() {
//!         Ok(ready) => println!("{}: {} devices through {}", probe.backend(), ready.devices, ready.library.display()),
//!         Err(reason) => println!("{}: {reason}", probe.backend()),
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
//! - **The truth about a device.** Every value carries its [`Source`](facts::Source); where two sources disagree both are kept; what nobody
//!   reports is absent and never guessed.
//! - **No panic from outside.** A library that is missing, old, broken or hostile is a value: [`Instance::new`] cannot fail, a
//!   [`Probe`] says why a backend is unusable and what was tried.
//! - **No toolkit at build time.** Both vendors' libraries are opened at run time, never from a relative or world-writable path.
//!
//! # Who checks what
//! This crate checks ordinals, buffers' sizes and what a library answers against its documentation. The vendor checks the rest,
//! and its status comes back in an [`Error`] with its name, its text and the operands.
//!
//! # Lifetimes
//! A runtime is loaded once a process and stays: vendor libraries leave threads behind, so unloading one is never safe, and
//! finalising one would break others in the process that share it. A [`Device`] is an identity, free to copy, with no context
//! behind it.
//!
//! # Processes and threads
//! Everything is `Send` and `Sync`. Reading an NPU's properties makes its context current on the calling thread for the length of the call and
//! restores what was there. In a child forked after a runtime came up, every call is `ForkedAfterInit`.
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
#[cfg(feature = "simulate")]
mod simulation;
pub mod visibility;

pub use ascend::AscendProperties;
pub use backend::{Backend, UnknownBackend};
pub use cuda::{ComputeMode, CudaProperties, ListedGpu, list_gpus};
pub use device::Device;
pub use error::{Error, Kind, Result, Status};
pub use instance::{Builder, Instance};
pub use probe::Probe;
pub use properties::{Arch, MemoryInfo, Properties, Utilisation};
#[cfg(feature = "simulate")]
pub use simulation::Simulation;
pub use soc;
