//! The Ascend ACL runtime.
//!
//! # Safety
//! A vendor call whose failure is an [`Error`] goes through `call!`, one whose failure is an absent fact through `ask!`. The
//! functions come from a library that was checked and stays loaded; out-parameters are locals of the types that the header
//! declares.
#![allow(unsafe_code)]

mod device;
mod guard;
mod platform;
mod probe;
mod properties;
mod status;

pub use properties::AscendProperties;
pub(crate) use properties::SPEC;
pub(crate) use status::hint;

use crate::Backend;
use crate::error::{Error, Status};
use crate::runtime::Common;
use platform::Platform;
use std::borrow::Cow;
use std::ffi::CStr;
use std::sync::{Mutex, OnceLock};
use sys_acl::Acl;
use sys_acl::bindings::aclError;

/// One loaded ACL runtime.
#[derive(Debug)]
pub(crate) struct Runtime {
    acl: Acl,
    common: Common,
    platform: OnceLock<Option<Platform>>,
}

static RUNTIMES: Mutex<Vec<&'static Runtime>> = Mutex::new(Vec::new());

/// Calls a function of the runtime; any status but success is an error that names the function.
macro_rules! call {
    ($acl:expr, $function:ident($($argument:expr),* $(,)?), $context:expr) => {{
        let acl: &sys_acl::Acl = $acl;
        // SAFETY: see the module; the arguments are live for the call.
        match unsafe { (acl.$function)($($argument),*) } {
            sys_acl::bindings::ACL_SUCCESS => Ok(()),
            status => Err($crate::ascend::error(acl, stringify!($function), status, $context)),
        }
    }};
}
use call;

/// Calls a function that this release may lack; any failure is an absent fact.
///
/// The message of a failure is taken off the thread, where it would pass for the cause of the next one.
macro_rules! ask {
    ($acl:expr, $function:ident($($argument:expr),* $(,)?)) => {{
        let acl: &sys_acl::Acl = $acl;
        acl.$function().ok().and_then(|function| {
            // SAFETY: see the module; the arguments are live for the call.
            let status = unsafe { function($($argument),*) };
            if status == sys_acl::bindings::ACL_SUCCESS {
                return Some(());
            }
            $crate::ascend::recent_message(acl);
            None
        })
    }};
}
use ask;

fn error(
    acl: &Acl,
    operation: &'static str,
    status: aclError,
    context: impl Into<Cow<'static, str>>,
) -> Error {
    Error::new(status::kind(status), operation, context)
        .on(Backend::Ascend)
        .with_status(describe(status))
        .with_text(recent_message(acl))
        .with_hint(status::hint(status.0))
}

fn describe(status: aclError) -> Status {
    Status {
        code: status.0,
        name: status.name().map(Cow::Borrowed),
    }
}

/// Where CANN may be installed; a privileged process does not ask its caller's environment.
fn cann_roots() -> Vec<std::path::PathBuf> {
    if crate::process::is_privileged() {
        Vec::new()
    } else {
        soc::cann_roots()
    }
}

/// Takes the thread's error message, of which the first block is the cause and the rest its cascade.
///
/// Reading consumes the message, and the pointer dies at the next read: the text is copied at once.
fn recent_message(acl: &Acl) -> Option<String> {
    // SAFETY: takes no argument; null or a C string that lives until the next call on this thread.
    let text = unsafe { (acl.aclGetRecentErrMsg)() };
    if text.is_null() {
        return None;
    }
    // SAFETY: as above.
    let text = unsafe { CStr::from_ptr(text) }.to_string_lossy();
    first_cause(&text)
}

/// What stands before the blank line or the `TraceBack` line that opens the cascade.
fn first_cause(text: &str) -> Option<String> {
    let is_cause =
        |line: &&str| !line.trim().is_empty() && !line.trim_start().starts_with("TraceBack");
    let lines: Vec<&str> = text
        .trim()
        .lines()
        .take_while(is_cause)
        .map(str::trim_end)
        .collect();
    Some(lines.join("\n")).filter(|cause| !cause.is_empty())
}

#[cfg(test)]
mod tests {
    use super::first_cause;

    #[test]
    fn the_cascade_is_cut_off_and_the_solution_kept() {
        let text = "[PID: 7] 2026 Title(EE1001): cause\n        Solution: do it\nTraceBack (most recent call last):\n  more\n";
        assert_eq!(
            first_cause(text).as_deref(),
            Some("[PID: 7] 2026 Title(EE1001): cause\n        Solution: do it")
        );
        assert_eq!(first_cause("a\n\nb").as_deref(), Some("a"));
        assert_eq!(first_cause(" \n "), None);
        assert_eq!(first_cause("TraceBack (most recent call last):\n"), None);
    }
}
