//! Why no library could be loaded.

use std::fmt;
use std::path::PathBuf;

use crate::{Candidate, Function, Refusal};

/// No candidate gave a usable library.
///
/// Its text has one line a candidate, in the order in which they were tried.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct LoadError {
    attempts: Vec<Attempt>,
}

impl LoadError {
    pub(crate) fn new(attempts: Vec<Attempt>) -> Self {
        Self { attempts }
    }

    /// Every candidate that was tried, in order.
    pub fn attempts(&self) -> &[Attempt] {
        &self.attempts
    }

    /// Whether nothing was found at all, as on a machine without the vendor's software.
    pub fn is_absent(&self) -> bool {
        self.attempts
            .iter()
            .all(|attempt| matches!(attempt.reason, Reason::Absent { .. }))
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.attempts.is_empty() {
            return f.write_str("no library to try");
        }
        f.write_str("no usable library")?;
        for attempt in &self.attempts {
            write!(f, "\n  {attempt}")?;
        }
        Ok(())
    }
}

/// One candidate and why it was of no use.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attempt {
    /// What was tried.
    pub candidate: Candidate,
    /// Why it was of no use.
    pub reason: Reason,
}

impl fmt::Display for Attempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.candidate, self.reason)
    }
}

/// Why a candidate was of no use.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Reason {
    /// There is no such file, here or in the loader's search path.
    #[error("not found ({message})")]
    Absent {
        /// The dynamic loader's words.
        message: String,
    },
    /// It was not opened, or not used, because of who could have written it.
    #[error("refused: {0}")]
    Refused(#[from] Refusal),
    /// The file is there but another library that it needs is not.
    #[error("{dependency}, which it depends on, is missing ({message})")]
    MissingDependency {
        /// The library that was not found.
        dependency: String,
        /// The dynamic loader's words.
        message: String,
    },
    /// It was opened but lacks a function that every supported version has.
    #[error("{} has no symbol {}", .library.display(), .function.symbol)]
    MissingSymbol {
        /// The function.
        function: &'static Function,
        /// The file really opened.
        library: PathBuf,
    },
    /// Anything else that the dynamic loader had to say.
    #[error("{message}")]
    Loader {
        /// The dynamic loader's words.
        message: String,
    },
}
