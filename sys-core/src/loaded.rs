//! A table of functions together with where it came from.
//!
//! # Safety
//! Addresses become typed functions here: the unsafe part is the promise that a symbol has the type that its vendor's header gives it.
#![allow(unsafe_code)]

use std::ffi::{CString, c_void};
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::ptr::NonNull;

use crate::{Attempt, Candidate, Function, Library, LoadError, Reason};

/// A struct of function pointers, as written by [`table!`](crate::table).
pub trait Table: Sized {
    /// Every function of the table, required ones first.
    const FUNCTIONS: &'static [Function];

    /// The file names under which the vendor installs the library, best first.
    const SONAMES: &'static [&'static str];

    /// Fills the table from a source of addresses, or names the first required function that it does not have.
    ///
    /// # Safety
    /// Each address must be a function with the ABI that the vendor's header declares for the symbol, valid for good.
    unsafe fn resolve(
        lookup: &mut dyn FnMut(&'static Function) -> Option<NonNull<c_void>>,
    ) -> Result<Self, &'static Function>;

    /// Finds the functions in an opened library: by their plain symbols, unless the vendor has a better way.
    fn lookup(library: &Library) -> impl FnMut(&'static Function) -> Option<NonNull<c_void>> {
        move |function| library.symbol(&CString::new(function.symbol).ok()?)
    }
}

/// Where a table's functions live.
#[derive(Debug)]
#[non_exhaustive]
pub enum Origin {
    /// In a library opened at run time.
    Library(Library),
    /// In this program: a stand-in that was linked in, with its description.
    Linked(String),
}

/// A table of functions and its [`Origin`]; dereferences to the table.
#[derive(Debug)]
pub struct Loaded<T> {
    functions: T,
    origin: Origin,
}

impl<T: Table> Loaded<T> {
    /// The libraries to try by default: the bare names first, then `lib64` below each of the vendor's installation roots.
    pub fn candidates(roots: &[PathBuf]) -> Vec<Candidate> {
        let bare = T::SONAMES
            .iter()
            .map(|name| Candidate::Soname((*name).to_owned()));
        let files = roots.iter().flat_map(|root| {
            T::SONAMES
                .iter()
                .map(move |name| Candidate::File(root.join("lib64").join(name)))
        });
        bare.chain(files).collect()
    }

    /// Loads the first candidate that can be opened and has every required function.
    ///
    /// # Errors
    /// A [`LoadError`] with the reason for every candidate if none will do.
    pub fn load(candidates: &[Candidate]) -> Result<Self, LoadError> {
        let mut attempts = Vec::new();
        for candidate in candidates {
            match Self::load_one(candidate) {
                Ok(loaded) => return Ok(loaded),
                Err(reason) => attempts.push(Attempt {
                    candidate: candidate.clone(),
                    reason,
                }),
            }
        }
        Err(LoadError::new(attempts))
    }

    fn load_one(candidate: &Candidate) -> Result<Self, Reason> {
        let library = Library::open(candidate)?;
        // SAFETY: the library bears the vendor's name, comes from a trusted place and is never closed.
        let functions = unsafe { T::resolve(&mut T::lookup(&library)) }.map_err(|function| {
            Reason::MissingSymbol {
                function,
                library: library.path().to_owned(),
            }
        })?;
        Ok(Self {
            functions,
            origin: Origin::Library(library),
        })
    }

    /// Builds the table from functions linked into this program, and marks it as simulated.
    ///
    /// # Errors
    /// The first required function for which `lookup` has no address.
    ///
    /// # Safety
    /// Each address must be a function with the ABI that the vendor's header declares for the symbol, valid for good.
    pub unsafe fn from_lookup(
        description: impl Into<String>,
        mut lookup: impl FnMut(&'static Function) -> Option<NonNull<c_void>>,
    ) -> Result<Self, &'static Function> {
        // SAFETY: the caller promises the same.
        let functions = unsafe { T::resolve(&mut lookup) }?;
        Ok(Self {
            functions,
            origin: Origin::Linked(description.into()),
        })
    }
}

impl<T> Loaded<T> {
    /// Where the functions live.
    pub fn origin(&self) -> &Origin {
        &self.origin
    }

    /// The file that was really opened; none for functions linked into this program.
    pub fn path(&self) -> Option<&Path> {
        match &self.origin {
            Origin::Library(library) => Some(library.path()),
            Origin::Linked(_) => None,
        }
    }

    /// The description of the stand-in behind this table; none for a vendor's own library.
    pub fn simulated(&self) -> Option<&str> {
        match &self.origin {
            Origin::Library(library) => library.simulated(),
            Origin::Linked(description) => Some(description),
        }
    }
}

impl<T> Deref for Loaded<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.functions
    }
}
