//! Loads vendor libraries at run time and turns them into typed function tables.
//!
//! The crates above this one know a vendor each; this one knows none. It decides which file may be opened, keeps every reason
//! why one was not, and resolves symbols into a table whose signatures come from the vendor's headers.
//!
//! - [`Candidate`] names a library to try; [`Library`] is one that was opened and is never closed again.
//! - [`table!`] turns a list of names into a struct of function pointers; [`Loaded`] pairs such a table with its [`Origin`].
//! - [`LoadError`] holds every candidate with the [`Reason`] why it was of no use.
//!
//! # Trust
//! A library is refused when its path is relative, when it is no regular file, when the file or its directory is world-writable, or when
//! anyone may replace one of the folders or links on the way. Who owns them is not looked at: a vendor's software is often installed
//! by a user of its own. A path given outright, and matches in `LD_LIBRARY_PATH` and its `glibc-hwcaps`, are looked at before they
//! are opened. What the loader finds elsewhere (its cache, a `RUNPATH`, older folders for processors) is looked at after its
//! initialisers ran, and what a library itself depends on is the loader's business.
//!
//! # Platforms
//! Linux with glibc, as the vendors' libraries themselves.

mod candidate;
mod error;
mod function;
mod library;
mod loaded;
mod table;
mod trust;

#[cfg(feature = "testing")]
pub mod compiler;
#[cfg(feature = "bindgen")]
pub mod generate;
#[cfg(feature = "testing")]
pub mod header_check;
#[cfg(feature = "testing")]
mod skip;

pub use candidate::Candidate;
pub use error::{Attempt, LoadError, Reason};
pub use function::{Function, Release, Unsupported};
pub use library::{Library, SIMULATED_MARKER};
pub use loaded::{Loaded, Origin, Table};
#[cfg(feature = "testing")]
pub use skip::skipped;
pub use trust::Refusal;
