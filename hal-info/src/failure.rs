//! Why the program ends with another exit status than 0.

use std::process::ExitCode;

/// A failed run, with one line for standard error.
#[derive(Debug)]
pub enum Failure {
    /// A known key has no value here, or the output could not be written: exit status 1.
    NoValue(String),
    /// The command line is wrong: exit status 2.
    Usage(String),
    /// A required backend cannot be used: exit status 3.
    Unusable(String),
}

impl Failure {
    /// The exit status.
    pub fn code(&self) -> ExitCode {
        ExitCode::from(match self {
            Failure::NoValue(_) => 1,
            Failure::Usage(_) => 2,
            Failure::Unusable(_) => 3,
        })
    }

    /// The line for standard error.
    pub fn message(&self) -> &str {
        match self {
            Failure::NoValue(message) | Failure::Usage(message) | Failure::Unusable(message) => {
                message
            }
        }
    }
}
