//! The **simulated** ACL runtime as a shared object: C names in front of [`sim_acl`], and nothing else.
//!
//! The file bears no vendor's name. A test copies it under one into a directory of its own.
//!
//! # Safety
//! Every function hands its arguments on as they are; `sim_acl` says what they must be.
#![allow(unsafe_code, non_snake_case)]

use std::ffi::{c_char, c_void};

use sim_acl::bindings::*;

macro_rules! export {
    ($(fn $name:ident($($argument:ident: $type:ty),*) -> $result:ty;)*) => {
        $(
            #[doc = concat!("`", stringify!($name), "`, simulated.")]
            ///
            /// # Safety
            /// As for the function of the same name in [`sim_acl`].
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $name($($argument: $type),*) -> $result {
                // SAFETY: the caller promises what that function needs.
                unsafe { sim_acl::$name($($argument),*) }
            }
        )*
    };
}

sim_acl::with_functions!(export);

/// Says what is simulated.
#[unsafe(no_mangle)]
pub extern "C" fn duohal_simulated_device() -> *const c_char {
    sim_acl::duohal_simulated_device()
}
