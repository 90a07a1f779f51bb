//! Finding functions through `cuGetProcAddress`.
//!
//! # Safety
//! Two symbols are given the types that the vendor's header declares for them.
#![allow(unsafe_code)]

use std::ffi::{CString, c_void};
use std::mem;
use std::ptr::{self, NonNull};

use sys_core::{Function, Library};

use crate::bindings::{
    CUdriverProcAddressQueryResult, CUresult, cuGetProcAddress, cuGetProcAddress_v2,
};

/// Asks the driver for each function with the ABI of its release, and takes the plain symbol where the driver has no answer.
pub(crate) fn lookup(
    library: &Library,
) -> impl FnMut(&'static Function) -> Option<NonNull<c_void>> {
    let query = Query::new(library);
    move |function| {
        query
            .find(function)
            .or_else(|| library.symbol(&CString::new(function.symbol).ok()?))
    }
}

/// The driver's own table of functions, in the ABI that the driver has it in.
enum Query {
    /// From CUDA 12.0 on.
    Second(cuGetProcAddress_v2),
    /// From CUDA 11.3 on.
    First(cuGetProcAddress),
    /// Before, or in a library that pretends.
    None,
}

impl Query {
    fn new(library: &Library) -> Self {
        let second = library.symbol(c"cuGetProcAddress_v2");
        // SAFETY: the header gives the symbol this type.
        let second = second.map(|address| unsafe {
            mem::transmute::<NonNull<c_void>, cuGetProcAddress_v2>(address)
        });
        let first = library.symbol(c"cuGetProcAddress");
        // SAFETY: as above.
        let first = first
            .map(|address| unsafe { mem::transmute::<NonNull<c_void>, cuGetProcAddress>(address) });
        second
            .map(Self::Second)
            .or(first.map(Self::First))
            .unwrap_or(Self::None)
    }

    fn find(&self, function: &Function) -> Option<NonNull<c_void>> {
        let name = CString::new(function.name).ok()?;
        let version = i32::try_from(function.since?.version).ok()?;
        let mut address = ptr::null_mut();
        let status = match self {
            Self::Second(query) => {
                let mut found = CUdriverProcAddressQueryResult(0);
                // SAFETY: the name is a C string and both results are ours.
                unsafe { query(name.as_ptr(), &mut address, version, 0, &mut found) }
            }
            // SAFETY: as above.
            Self::First(query) => unsafe { query(name.as_ptr(), &mut address, version, 0) },
            Self::None => return None,
        };
        if status == CUresult::CUDA_SUCCESS {
            NonNull::new(address)
        } else {
            None
        }
    }
}
