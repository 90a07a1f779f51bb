//! Opening a shared object.
//!
//! # Safety
//! Opening a library runs its initialisers, and a symbol is only as good as the file it comes from; [`crate::trust`] keeps out files that strangers could
//! have written.
#![allow(unsafe_code)]

use std::ffi::{CStr, OsStr, c_char, c_void};
use std::io;
use std::mem::ManuallyDrop;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::ptr::{self, NonNull};

use libloading::os::unix::{self, RTLD_LOCAL, RTLD_NOW};

use crate::{Candidate, Reason, trust};

/// The symbol by which a stand-in for a vendor's library makes itself known.
///
/// Its type is `extern "C" fn() -> *const c_char`; it returns a description that stays valid for good.
pub const SIMULATED_MARKER: &CStr = c"duohal_simulated_device";

/// A library that was opened, and stays open until the process ends.
#[derive(Debug)]
pub struct Library {
    // Vendor libraries leave threads and handlers behind, so unloading one is never safe.
    handle: ManuallyDrop<unix::Library>,
    path: PathBuf,
    simulated: Option<String>,
}

impl Library {
    /// Opens one candidate with all its symbols bound, and none of them visible to others.
    ///
    /// # Errors
    /// Every [`Reason`] but [`Reason::MissingSymbol`].
    pub fn open(candidate: &Candidate) -> Result<Self, Reason> {
        match candidate {
            Candidate::File(path) => trust::check(path)?,
            Candidate::Soname(name) => {
                trust::check_search_path(name)?;
            }
        }
        // SAFETY: initialisers of a vendor's library are meant to run at any time, and its file is trusted.
        let opened =
            unsafe { unix::Library::open(Some(candidate.as_path()), RTLD_NOW | RTLD_LOCAL) };
        Self::new(opened.map_err(|error| reason(candidate, &error))?)
    }

    fn new(opened: unix::Library) -> Result<Self, Reason> {
        let raw = opened.into_raw();
        // SAFETY: the handle comes from the line above and has no other owner.
        let handle = ManuallyDrop::new(unsafe { unix::Library::from_raw(raw) });
        let path = opened_path(raw)?;
        // The search path may lead elsewhere than it seemed.
        trust::check(&path)?;
        let mut library = Self {
            handle,
            path,
            simulated: None,
        };
        library.simulated = library.description();
        Ok(library)
    }

    /// The file that was really opened.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What the library says of itself if it is a stand-in for the vendor's, marked by [`SIMULATED_MARKER`].
    pub fn simulated(&self) -> Option<&str> {
        self.simulated.as_deref()
    }

    /// The address of a symbol in this library or in one that it depends on.
    pub fn symbol(&self, name: &CStr) -> Option<NonNull<c_void>> {
        // SAFETY: only the address is taken; the type claims nothing of it.
        let symbol = unsafe { self.handle.get::<*mut c_void>(name.to_bytes_with_nul()) };
        NonNull::new(symbol.ok()?.into_raw())
    }

    fn description(&self) -> Option<String> {
        let marker = self.symbol(SIMULATED_MARKER)?;
        // SAFETY: the marker's name belongs to this project, which gives it this type.
        let marker: extern "C" fn() -> *const c_char = unsafe { std::mem::transmute(marker) };
        let text = marker();
        if text.is_null() {
            return Some(String::new());
        }
        // SAFETY: the marker returns a C string that stays valid for good.
        Some(
            unsafe { CStr::from_ptr(text) }
                .to_string_lossy()
                .into_owned(),
        )
    }
}

/// The start of the C library's `struct link_map`, which is part of its public interface.
#[repr(C)]
struct LinkMap {
    address: usize,
    name: *const c_char,
}

/// Asks the dynamic loader which file a handle stands for.
fn opened_path(handle: *mut c_void) -> Result<PathBuf, Reason> {
    let mut map = ptr::null::<LinkMap>();
    // SAFETY: the handle is open, and this request writes one pointer.
    let status = unsafe { libc::dlinfo(handle, libc::RTLD_DI_LINKMAP, (&raw mut map).cast()) };
    // SAFETY: on success the loader's own record stays valid as long as the handle does, which is for good.
    let name = (status == 0)
        .then_some(map)
        .and_then(|map| unsafe { map.as_ref() })
        .map(|map| map.name);
    match name.filter(|name| !name.is_null()) {
        // SAFETY: the loader keeps the name as a C string.
        Some(name) => Ok(OsStr::from_bytes(unsafe { CStr::from_ptr(name) }.to_bytes()).into()),
        None => Err(Reason::Loader {
            message: "the loader does not say which file it opened".into(),
        }),
    }
}

/// Tells an absent file from an absent dependency by the name that the loader complains of.
fn reason(candidate: &Candidate, error: &libloading::Error) -> Reason {
    let message = words(error);
    let absent = io::Error::from_raw_os_error(libc::ENOENT).to_string();
    let absent = absent.split(" (os error").next().unwrap_or_default();
    match message.split_once(": ") {
        Some((name, rest)) if rest.ends_with(absent) => {
            if Path::new(name) == candidate.as_path() {
                Reason::Absent { message }
            } else {
                Reason::MissingDependency {
                    dependency: name.to_owned(),
                    message,
                }
            }
        }
        _ => Reason::Loader { message },
    }
}

/// The dynamic loader's own words.
fn words(error: &libloading::Error) -> String {
    match std::error::Error::source(error) {
        Some(source) => source.to_string(),
        None => error.to_string(),
    }
}
