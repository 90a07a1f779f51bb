//! The Ascend ACL runtime.
//!
//! # Safety
//! Every vendor call is made here and in the submodules through `call!`, which turns a status into an [`Error`]. The functions
//! come from a library that was checked and stays loaded; out-parameters are locals of the types that the header declares.
#![allow(unsafe_code)]

mod device;
mod held;
mod platform;
mod probe;
mod properties;
mod status;

pub(crate) use probe::probe;
pub use properties::AscendProperties;

use crate::Backend;
use crate::error::{Error, Status};
use crate::properties::Properties;
use platform::Platform;
use std::borrow::Cow;
use std::ffi::CStr;
use std::sync::OnceLock;
use sys_acl::Acl;
use sys_acl::bindings::aclError;

/// One loaded ACL runtime; lives as long as the process.
#[derive(Debug)]
pub struct Runtime {
    acl: Acl,
    place: crate::instance::Place,
    /// `ASCEND_RT_VISIBLE_DEVICES` as the runtime read it.
    visible_at_init: Option<String>,
    properties: Vec<OnceLock<Properties>>,
    platform: OnceLock<Option<Platform>>,
}

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
macro_rules! ask {
    ($acl:expr, $function:ident($($argument:expr),* $(,)?)) => {
        $acl.$function().ok().and_then(|function| {
            // SAFETY: see the module; the arguments are live for the call.
            let status = unsafe { function($($argument),*) };
            (status == sys_acl::bindings::ACL_SUCCESS).then_some(())
        })
    };
}
use ask;

impl Runtime {
    pub(crate) fn simulated(&self) -> Option<&str> {
        self.acl.simulated()
    }
}

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
}

fn describe(status: aclError) -> Status {
    Status {
        code: status.0,
        name: status.name().map(Cow::Borrowed),
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
