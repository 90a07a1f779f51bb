//! Huawei's Ascend ACL runtime, loaded at run time.
//!
//! No CANN is needed to build this crate and nothing is linked: [`Acl::load`] opens `libascendcl.so` where CANN is installed and
//! says why where it is not. The types are the vendor's own, written by bindgen from the headers of CANN 9.1, with one change: every
//! enum, and [`aclError`](bindings::aclError), is an integer newtype, because another release may return a value that no header of today
//! lists.
//!
//! ```no_run
//! use std::path::PathBuf;
//! use sys_acl::{Acl, bindings::ACL_SUCCESS};
//!
//! let acl = Acl::load(&Acl::candidates(&[PathBuf::from("/usr/local/Ascend/cann")]))?;
//! let mut count = 0;
//! // SAFETY: the result is written to a variable of ours.
//! let status = unsafe { (acl.aclrtGetDeviceCount)(&mut count) };
//! assert_eq!(status, ACL_SUCCESS);
//! # Ok::<(), sys_acl::LoadError>(())
//! ```
//!
//! # Versions
//! CANN 8.0 and later will do. The few functions that finding and describing devices takes are fields of [`Functions`]; all others are methods, which
//! answer [`Unsupported`] where they are absent.

pub mod bindings;
mod functions;
pub mod platform;

pub use functions::Functions;
pub use platform::Platform;
pub use sys_core::{
    Attempt, Candidate, Function, Library, LoadError, Loaded, Origin, Reason, Refusal, Release,
    Table, Unsupported,
};

use sys_core::table;

/// The ACL runtime.
pub type Acl = Loaded<Functions>;
