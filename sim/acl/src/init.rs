//! `aclInit` and its counterparts.
//!
//! # Safety
//! As C declares them: pointers are null or good for what they point to.
#![allow(unsafe_code, non_snake_case)]

use std::ffi::{OsStr, c_char};
use std::fs;
use std::os::unix::ffi::OsStrExt;

use sys_acl::bindings as c;
use sys_acl::bindings::aclError;

use crate::failure::{Failure, Outcome};
use crate::runtime::{Runtime, call, enter, report};
use crate::{pointer, thread};

/// How often the runtime was initialised, and with what.
#[derive(Debug, Default)]
pub(crate) struct Initialisation {
    references: u64,
    finalised: bool,
    config: Option<Vec<u8>>,
}

/// `aclError aclInit(const char *configPath)` - initialises the runtime for the process.
///
/// Again without finalising: 100002, and one reference more. With other contents of the configuration
/// file than the first time: 100000. Without a device: 500000.
///
/// # Safety
/// `path` must be null or a C string.
pub unsafe extern "C" fn aclInit(path: *const c_char) -> aclError {
    call("aclInit", |runtime| {
        let mut state = runtime.initialisation.lock();
        if state.references > 0 {
            state.references += 1;
            return Err(Failure::silent(c::ACL_ERROR_REPEAT_INITIALIZE));
        }
        // SAFETY: the caller promises null or a C string.
        let config = unsafe { contents(path) }?;
        if state.config.as_ref().is_some_and(|first| *first != config) {
            return Err(Failure::argument(
                "the configuration differs from that of the first aclInit",
            ));
        }
        if runtime.engine.config().devices == 0 {
            return Err(Failure::new(
                c::ACL_ERROR_INTERNAL_ERROR,
                "there is no device",
            ));
        }
        (state.references, state.finalised, state.config) = (1, false, Some(config));
        Ok(())
    })
}

/// `aclError aclFinalize()` - ends the runtime, whoever else initialised it; again: 100037.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn aclFinalize() -> aclError {
    call("aclFinalize", |runtime| {
        let mut state = runtime.initialisation.lock();
        if state.finalised {
            return Err(Failure::new(
                c::ACL_ERROR_REPEAT_FINALIZE,
                "finalized already",
            ));
        }
        (state.references, state.finalised) = (0, true);
        Ok(())
    })
}

/// `aclError aclFinalizeReference(uint64_t *refCount)` - gives one reference back; without any: 100037.
///
/// # Safety
/// `count` must be null or valid for a write.
pub unsafe extern "C" fn aclFinalizeReference(count: *mut u64) -> aclError {
    call("aclFinalizeReference", |runtime| {
        let (left, outcome) = release(runtime);
        // SAFETY: the caller promises null or a valid place.
        if let Some(count) = unsafe { count.as_mut() } {
            *count = left;
        }
        outcome
    })
}

fn release(runtime: &Runtime) -> (u64, Outcome) {
    let mut state = runtime.initialisation.lock();
    match state.references.checked_sub(1) {
        None => (
            0,
            Err(Failure::new(
                c::ACL_ERROR_REPEAT_FINALIZE,
                "there is no reference to give back",
            )),
        ),
        Some(left) => {
            state.references = left;
            state.finalised |= left == 0;
            (left, Ok(()))
        }
    }
}

/// `const char *aclGetRecentErrMsg()` - takes the thread's error text; null if there is none.
///
/// Without a current context the call itself adds to the text. The pointer is good until the thread reads again.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn aclGetRecentErrMsg() -> *const c_char {
    const NAME: &str = "aclGetRecentErrMsg";
    match enter(NAME).map(Runtime::current) {
        Ok(Ok(_)) => {}
        Ok(Err(failure)) | Err(failure) => {
            report(NAME, failure);
        }
    }
    thread::read()
}

/// The contents of a configuration file; a null or empty path stands for an empty file.
///
/// # Safety
/// `path` must be null or a C string.
unsafe fn contents(path: *const c_char) -> Result<Vec<u8>, Failure> {
    if path.is_null() {
        return Ok(Vec::new());
    }
    // SAFETY: the caller promises a C string.
    let path = unsafe { pointer::text(path, "configPath") }?.to_bytes();
    if path.is_empty() {
        return Ok(Vec::new());
    }
    fs::read(OsStr::from_bytes(path)).map_err(|error| {
        let text = format!("{}: {error}", String::from_utf8_lossy(path));
        Failure::new(c::ACL_ERROR_INVALID_FILE, text)
    })
}
