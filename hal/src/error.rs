//! The one error type: what failed, in whose words, and with which operands.

use crate::Backend;
use std::borrow::Cow;
use std::fmt;

/// Result of a call into this crate.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// A failed operation.
///
/// One word wide, so that `Result<(), Error>` travels in a register: errors are rare and may allocate, successes are not
/// and must not. [`Error::kind`] is for programs, `Display` for people.
pub struct Error(Box<Inner>);

struct Inner {
    kind: ErrorKind,
    backend: Option<Backend>,
    operation: &'static str,
    status: Option<Status>,
    text: Option<String>,
    hint: Option<&'static str>,
    context: Cow<'static, str>,
}

/// A vendor's status code and its name.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Status {
    /// The raw code as the vendor's function returned it.
    pub code: i32,
    /// The vendor's name for it, when it is known.
    pub name: Option<Cow<'static, str>>,
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.name {
            Some(name) => write!(f, "{} ({name})", self.code),
            None => write!(f, "{}", self.code),
        }
    }
}

/// What went wrong, independent of the vendor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ErrorKind {
    /// An argument was refused.
    InvalidArgument,
    /// No such device ordinal, or the visibility variable hides it.
    InvalidDevice,
    /// There is no device.
    NoDevice,
    /// The calling thread has no current context, or the wrong one.
    InvalidContext,
    /// A handle is no live object of its context.
    InvalidHandle,
    /// The vendor, or this version of its runtime, has no such function.
    Unsupported,
    /// Device memory is exhausted.
    OutOfMemory,
    /// Streams, events or other countable resources are exhausted.
    OutOfResources,
    /// The runtime is initialised or finalised twice.
    RepeatedInit,
    /// The driver, the runtime and the binary do not fit one another.
    VersionMismatch,
    /// The device could not be opened; the first message names the cause.
    DeviceSetup,
    /// Waiting took longer than allowed.
    Timeout,
    /// A kernel faulted on the device.
    DeviceFault,
    /// The hardware stopped answering or reported a memory error.
    HardwareLost,
    /// The operation is not allowed while a stream is being captured.
    CaptureInvalid,
    /// The work has not completed yet.
    NotReady,
    /// The process was forked after the runtime was initialised.
    ForkedAfterInit,
    /// Permission was denied.
    PermissionDenied,
    /// The vendor reports a failure of its own.
    Internal,
}

impl Error {
    pub(crate) fn new(
        kind: ErrorKind,
        operation: &'static str,
        context: impl Into<Cow<'static, str>>,
    ) -> Self {
        Self(Box::new(Inner {
            kind,
            backend: None,
            operation,
            status: None,
            text: None,
            hint: None,
            context: context.into(),
        }))
    }

    pub(crate) fn on(mut self, backend: Backend) -> Self {
        self.0.backend = Some(backend);
        self
    }

    pub(crate) fn with_status(mut self, status: Status) -> Self {
        self.0.status = Some(status);
        self
    }

    pub(crate) fn with_text(mut self, text: Option<String>) -> Self {
        self.0.text = text;
        self
    }

    pub(crate) fn with_hint(mut self, hint: Option<&'static str>) -> Self {
        self.0.hint = hint;
        self
    }

    /// What went wrong, for matching.
    pub fn kind(&self) -> ErrorKind {
        self.0.kind
    }

    /// The runtime that failed, when one was involved.
    pub fn backend(&self) -> Option<Backend> {
        self.0.backend
    }

    /// The C function that failed, or this crate's own operation.
    pub fn operation(&self) -> &'static str {
        self.0.operation
    }

    /// The vendor's status code, when a vendor's function failed.
    pub fn status(&self) -> Option<&Status> {
        self.0.status.as_ref()
    }

    /// The vendor's own words, copied when the call failed.
    pub fn vendor_text(&self) -> Option<&str> {
        self.0.text.as_deref()
    }

    /// What usually causes this, where the status says little itself.
    pub fn hint(&self) -> Option<&'static str> {
        self.0.hint
    }
}

impl From<sys_core::Unsupported> for Error {
    fn from(unsupported: sys_core::Unsupported) -> Self {
        Self::new(
            ErrorKind::Unsupported,
            unsupported.symbol,
            unsupported.to_string(),
        )
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let inner = &*self.0;
        match &inner.status {
            Some(status) => write!(f, "{} failed with {status}", inner.operation)?,
            None => write!(f, "{}", inner.operation)?,
        }
        if !inner.context.is_empty() {
            write!(f, ": {}", inner.context)?;
        }
        if let Some(text) = &inner.text {
            write!(f, ": {text}")?;
        }
        match inner.hint {
            Some(hint) => write!(f, " ({hint})"),
            None => Ok(()),
        }
    }
}

/// As `Display`, with the kind in front: what `main` prints when it returns an error.
impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {self}", self.0.kind)
    }
}

impl std::error::Error for Error {}
