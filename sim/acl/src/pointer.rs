//! Results that C callers ask for through pointers.
//!
//! # Safety
//! A pointer that is not null is taken for what its C declaration says: valid for one value, or for a C
//! string. The functions of the interface demand that of their callers.
#![allow(unsafe_code)]

use std::ffi::{CStr, c_char};

use crate::failure::Failure;

/// The place for a result, or the code for a null pointer.
///
/// # Safety
/// `place` must be null or valid for writes, and nobody else may use it as long as the result lives.
pub(crate) unsafe fn place<'a, T>(place: *mut T, name: &str) -> Result<&'a mut T, Failure> {
    // SAFETY: the caller promises that a pointer that is not null is good.
    unsafe { place.as_mut() }.ok_or_else(|| Failure::argument(format!("{name} is a null pointer")))
}

/// A text argument, or the code for a null pointer.
///
/// # Safety
/// `text` must be null or a C string.
pub(crate) unsafe fn text<'a>(text: *const c_char, name: &str) -> Result<&'a CStr, Failure> {
    if text.is_null() {
        return Err(Failure::argument(format!("{name} is a null pointer")));
    }
    // SAFETY: the caller promises a C string.
    Ok(unsafe { CStr::from_ptr(text) })
}

/// Writes a C string into a buffer; none if it does not fit with its null byte.
///
/// # Safety
/// `buffer` must be valid for writes of `length` bytes.
pub(crate) unsafe fn put(buffer: *mut c_char, length: usize, text: &str) -> Option<()> {
    if text.len() >= length {
        return None;
    }
    // SAFETY: the caller promises `length` bytes, and the text with its end is no longer.
    unsafe {
        buffer.copy_from_nonoverlapping(text.as_ptr().cast(), text.len());
        buffer.add(text.len()).write(0);
    }
    Some(())
}

/// Writes a C string into an array; none if it does not fit with its null byte.
pub(crate) fn put_in(array: &mut [c_char], text: &str) -> Option<()> {
    let (target, rest) = array.split_at_mut_checked(text.len())?;
    *rest.first_mut()? = 0;
    for (target, byte) in target.iter_mut().zip(text.bytes()) {
        *target = byte as c_char;
    }
    Some(())
}
