//! A **simulated** accelerator: one model of a device, with no vendor's interface.
//!
//! Two shells give it a C interface: `sim_acl` that of Huawei's ACL runtime, `sim_cuda` that of
//! NVIDIA's driver. The shells know the vendors' rules and codes; the engine knows what both have
//! in common and never chooses a code itself.
//!
//! # What is modelled
//! - [`Engine`]: devices that share nothing but an address space, and the contexts on them.
//! - [`Contexts`]: one primary context a device, counted by reference, and any number of others.
//! - [`Memory`]: capacity, a reserve that is never free, allocations, and the bytes in them. A
//!   device address faults when the host dereferences it.
//! - [`CallBook`]: how often each C function was called, which call is made to fail with which
//!   code, and which functions this release of the vendor's library does not have.
//! - [`Instance`]: the rule that a process holds one configuration for good.
//! - [`Stream`] and [`Event`]: work is done when it is submitted.
//!
//! # What is not
//! Delay, bandwidth, kernels and graphs. Nothing here says how fast a device would be.
//!
//! # For tests
//! [`stand_in`] puts a stand-in library under a vendor's name into a directory of the test's own,
//! and [`child`] runs a test in a process of its own, since configuration is for a whole process.

mod calls;
mod config;
mod context;
mod engine;
mod fork;
mod handle;
mod host;
mod instance;
mod lock;
mod memory;
mod settings;
mod space;
mod stream;

pub mod child;
pub mod stand_in;

pub use calls::{CallBook, Entry, Fault};
pub use config::Config;
pub use context::{Context, Contexts, PrimaryRelease};
pub use engine::Engine;
pub use fork::ForkGuard;
pub use handle::{Handle, Objects};
pub use host::HostMemory;
pub use instance::{AlreadyRunning, Instance};
pub use lock::Lock;
pub use memory::{CopyError, Memory, MemoryInfo, OutOfMemory};
pub use settings::{SettingError, Settings};
pub use stream::{Event, Stream};
