//! Which functions of `libplatform` there are.
//!
//! # Safety
//! The table's own code is in [`sys_core::table!`]; the types are those of the vendor's header.
#![allow(unsafe_code, non_snake_case)]

use crate::bindings::*;
use crate::table;

table! {
    /// The functions of `libplatform`, all optional.
    pub struct Functions;
    product "CANN";
    sonames ["libplatform.so"];
    required {}
    optional {
        aclplatformGetDeviceInfo @ 9010;
        aclplatformGetInstructionInfo @ 9010;
    }
}
