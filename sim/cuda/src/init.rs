//! Initialisation, versions, and finding functions.
//!
//! # Safety
//! As C declares them: pointers are null, valid for writes, or C strings.
#![allow(unsafe_code, non_snake_case)]

use std::ffi::{c_char, c_int, c_uint, c_void};
use std::ptr;

use sys_cuda::bindings::{CUdriverProcAddressQueryResult, CUresult, cuuint64_t};

use crate::driver::{Driver, call};
use crate::pointer::{self, place};
use crate::table::{self, Search};

/// `CUresult cuInit(unsigned int Flags)` - initialises the driver for the process.
///
/// Flags other than 0: 1. No visible device: 100. A device named twice: 101. In a forked child of a process that
/// called it: 3.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn cuInit(flags: c_uint) -> CUresult {
    call("cuInit", |driver| match flags {
        0 => driver.initialise(),
        _ => Err(CUresult::CUDA_ERROR_INVALID_VALUE),
    })
}

/// `CUresult cuDriverGetVersion(int *driverVersion)` - the CUDA version that the driver supports; needs no `cuInit`.
///
/// # Safety
/// `version` must be null or valid for a write.
pub unsafe extern "C" fn cuDriverGetVersion(version: *mut c_int) -> CUresult {
    call("cuDriverGetVersion", |driver| {
        // SAFETY: the caller promises null or a valid place.
        *unsafe { place(version) }? = driver.config.profile.version();
        Ok(())
    })
}

/// `CUresult cuGetProcAddress(const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags)` - finds a function
/// by its name without a suffix and by the CUDA version whose ABI is meant; needs no `cuInit`.
///
/// A version above the driver's, or unknown flags: 1. What is not found is null, with success.
///
/// # Safety
/// `symbol` must be null or a C string, `address` null or valid for a write.
pub unsafe extern "C" fn cuGetProcAddress(
    symbol: *const c_char,
    address: *mut *mut c_void,
    version: c_int,
    flags: cuuint64_t,
) -> CUresult {
    call("cuGetProcAddress", |driver| {
        // SAFETY: the caller promises the same.
        unsafe { find(driver, symbol, address, version, flags) }.map(drop)
    })
}

/// `CUresult cuGetProcAddress_v2(..., CUdriverProcAddressQueryResult *symbolStatus)` - as [`cuGetProcAddress`], and says
/// why nothing was found.
///
/// # Safety
/// As for [`cuGetProcAddress`]; `status` must be null or valid for a write.
pub unsafe extern "C" fn cuGetProcAddress_v2(
    symbol: *const c_char,
    address: *mut *mut c_void,
    version: c_int,
    flags: cuuint64_t,
    status: *mut CUdriverProcAddressQueryResult,
) -> CUresult {
    call("cuGetProcAddress_v2", |driver| {
        // SAFETY: the caller promises the same.
        let found = unsafe { find(driver, symbol, address, version, flags) }?;
        // SAFETY: the caller promises null or a valid place.
        if let Some(status) = unsafe { status.as_mut() } {
            *status = found;
        }
        Ok(())
    })
}

/// The flags that exist: both kinds of default streams.
const FLAGS: cuuint64_t = 3;

/// Writes the address that a search comes to, or null.
///
/// # Safety
/// As for [`cuGetProcAddress`].
unsafe fn find(
    driver: &Driver,
    symbol: *const c_char,
    address: *mut *mut c_void,
    version: c_int,
    flags: cuuint64_t,
) -> Result<CUdriverProcAddressQueryResult, CUresult> {
    // SAFETY: the caller promises null or a C string.
    let symbol = unsafe { pointer::text(symbol) }?;
    // SAFETY: the caller promises null or a valid place.
    let address = unsafe { place(address) }?;
    if flags & !FLAGS != 0 || version > driver.config.profile.version() {
        return Err(CUresult::CUDA_ERROR_INVALID_VALUE);
    }
    let (found, status) = match table::search(driver, symbol.to_bytes(), version) {
        Search::Found(found) => (
            found.as_ptr(),
            CUdriverProcAddressQueryResult::CU_GET_PROC_ADDRESS_SUCCESS,
        ),
        Search::TooNew => (
            ptr::null_mut(),
            CUdriverProcAddressQueryResult::CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT,
        ),
        Search::Unknown => (
            ptr::null_mut(),
            CUdriverProcAddressQueryResult::CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND,
        ),
    };
    *address = found;
    Ok(status)
}
