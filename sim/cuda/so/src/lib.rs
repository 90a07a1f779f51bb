//! The **simulated** CUDA driver as a shared object: C names in front of [`sim_cuda`], and nothing else.
//!
//! The file bears no vendor's name. A test copies it under one into a directory of its own.
//!
//! # Safety
//! Every function hands its arguments on as they are; `sim_cuda` says what they must be.
#![allow(unsafe_code, non_snake_case)]

use std::ffi::{c_char, c_int, c_uchar, c_uint, c_ushort, c_void};

use sim_cuda::bindings::*;

macro_rules! export {
    ($($name:literal $since:literal fn $symbol:ident($($argument:ident: $type:ty),*) -> $result:ty;)*) => {
        $(
            #[doc = concat!("`", stringify!($symbol), "`, simulated.")]
            ///
            /// # Safety
            /// As for the function of the same name in [`sim_cuda`].
            #[unsafe(no_mangle)]
            #[allow(clippy::too_many_arguments)]
            pub unsafe extern "C" fn $symbol($($argument: $type),*) -> $result {
                // SAFETY: the caller promises what that function needs.
                unsafe { sim_cuda::$symbol($($argument),*) }
            }
        )*
    };
}

sim_cuda::with_functions!(export);

/// Says what is simulated.
#[unsafe(no_mangle)]
pub extern "C" fn duohal_simulated_device() -> *const c_char {
    sim_cuda::duohal_simulated_device()
}
