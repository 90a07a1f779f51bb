//! Why a call fails.

use sys_acl::bindings as c;
use sys_acl::bindings::aclError;

/// A status, and what the thread's error text says about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Failure {
    pub(crate) code: aclError,
    pub(crate) text: Option<String>,
}

/// What every function of the interface comes to.
pub(crate) type Outcome = Result<(), Failure>;

impl Failure {
    /// A status with a text.
    pub(crate) fn new(code: aclError, text: impl Into<String>) -> Self {
        Self {
            code,
            text: Some(text.into()),
        }
    }

    /// A status without any text.
    pub(crate) fn silent(code: aclError) -> Self {
        Self { code, text: None }
    }

    /// An argument that the outer layer of the interface refuses.
    pub(crate) fn argument(text: impl Into<String>) -> Self {
        Self::new(c::ACL_ERROR_INVALID_PARAM, text)
    }

    /// An argument that the runtime below refuses.
    pub(crate) fn value(text: impl Into<String>) -> Self {
        Self::new(c::ACL_ERROR_RT_PARAM_INVALID, text)
    }

    /// The thread has no current context.
    pub(crate) fn no_context() -> Self {
        Self::new(
            c::ACL_ERROR_RT_CONTEXT_NULL,
            "no valid context is current to the thread",
        )
    }
}
