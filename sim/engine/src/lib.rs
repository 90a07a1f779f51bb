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
//! - [`Scheduler`]: streams that work on threads of their own, in order within a stream and in any order between streams
//!   that nothing orders; each [`Work`] may begin late, by a time that the seed settles.
//! - [`Record`]: an event's place in a stream, which other streams and the host wait for.
//! - [`Pools`]: memory that is allocated and freed in the order of streams.
//! - Faults: work that is made to fail late, and work whose memory was freed before its turn came.
//! - [`Race`]s, by vector clocks over streams, events, default streams and the host. All threads of the host count as one:
//!   what one of them has waited for, it may have told the others; so may a callback. A race between threads that do
//!   not talk to each other can therefore stay unseen, and nothing is called a race that is none.
//!
//! # What is not
//! Bandwidth, kernels and graphs. Nothing here says how fast a device would be.
//!
//! # For tests
//! [`stand_in`] puts a stand-in library under a vendor's name into a directory of the test's own,
//! and [`child`] runs a test in a process of its own, since configuration is for a whole process.

mod access;
mod calls;
mod clock;
mod config;
mod context;
mod delay;
mod devices;
mod engine;
mod fork;
mod handle;
mod host;
mod instance;
mod lock;
mod memory;
mod pool;
mod race;
mod ranges;
mod schedule;
mod settings;
mod space;
mod state;
mod stream;
mod work;

pub mod child;
pub mod stand_in;

pub use access::Access;
pub use calls::{CallBook, Entry, Fault};
pub use config::Config;
pub use context::{Context, Contexts, PrimaryRelease};
pub use devices::{Devices, HostBytes};
pub use engine::Engine;
pub use fork::ForkGuard;
pub use handle::{Handle, Objects};
pub use host::HostMemory;
pub use instance::{AlreadyRunning, Instance};
pub use lock::Lock;
pub use memory::{CopyError, Memory, MemoryInfo, OutOfMemory};
pub use pool::{PoolError, PoolUse, Pools};
pub use race::{Deed, Race};
pub use schedule::{NoThread, Rules, Scheduler, Scope};
pub use settings::{SettingError, Settings};
pub use stream::{Event, Lane, Record, Stream, StreamName};
pub use work::Work;
