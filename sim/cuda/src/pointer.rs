//! Results that C callers ask for through pointers.
//!
//! # Safety
//! A pointer that is not null is taken for what its C declaration says. The functions of the interface demand that
//! of their callers.
#![allow(unsafe_code)]

use std::ffi::{CStr, c_char, c_int};

use sys_cuda::bindings::CUresult;

/// The place for a result, or the code for a null pointer.
///
/// # Safety
/// `place` must be null or valid for writes, and nobody else may use it as long as the result lives.
pub(crate) unsafe fn place<'a, T>(place: *mut T) -> Result<&'a mut T, CUresult> {
    // SAFETY: the caller promises that a pointer that is not null is good.
    unsafe { place.as_mut() }.ok_or(CUresult::CUDA_ERROR_INVALID_VALUE)
}

/// A text argument, or the code for a null pointer.
///
/// # Safety
/// `text` must be null or a C string.
pub(crate) unsafe fn text<'a>(text: *const c_char) -> Result<&'a CStr, CUresult> {
    if text.is_null() {
        return Err(CUresult::CUDA_ERROR_INVALID_VALUE);
    }
    // SAFETY: the caller promises a C string.
    Ok(unsafe { CStr::from_ptr(text) })
}

/// Writes a C string into a buffer, cut to fit.
///
/// # Safety
/// `buffer` must be null or valid for writes of `length` bytes.
pub(crate) unsafe fn put(buffer: *mut c_char, length: c_int, text: &str) -> Result<(), CUresult> {
    let length = usize::try_from(length).unwrap_or_default();
    if buffer.is_null() || length == 0 {
        return Err(CUresult::CUDA_ERROR_INVALID_VALUE);
    }
    let bytes = text.as_bytes().get(..length - 1).unwrap_or(text.as_bytes());
    // SAFETY: the caller promises `length` bytes, which the text was cut to leave one of for the end.
    unsafe {
        buffer.copy_from_nonoverlapping(bytes.as_ptr().cast(), bytes.len());
        buffer.add(bytes.len()).write(0);
    }
    Ok(())
}
