//! What is submitted to a stream.

use std::fmt;

use crate::{Access, CopyError, Devices};

/// What a device does for one submission.
pub struct Work {
    pub(crate) function: &'static str,
    pub(crate) accesses: Vec<Access>,
    pub(crate) calls_back: bool,
    pub(crate) run: Run,
}

pub(crate) type Run = Box<dyn FnOnce(&Devices) -> Result<(), CopyError> + Send>;

impl Work {
    /// Work that a C function asks for; it fails if a range is no more when its turn comes.
    pub fn new(
        function: &'static str,
        accesses: Vec<Access>,
        run: impl FnOnce(&Devices) -> Result<(), CopyError> + Send + 'static,
    ) -> Self {
        Self {
            function,
            accesses,
            calls_back: false,
            run: Box::new(run),
        }
    }

    /// A call of a host function, which may tell the host that all work before it is done.
    pub fn callback(function: &'static str, call: impl FnOnce() + Send + 'static) -> Self {
        let run = move |_: &Devices| {
            call();
            Ok(())
        };
        Self {
            calls_back: true,
            ..Self::new(function, Vec::new(), run)
        }
    }
}

impl fmt::Debug for Work {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Work")
            .field("function", &self.function)
            .field("accesses", &self.accesses)
            .finish_non_exhaustive()
    }
}
