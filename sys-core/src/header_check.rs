//! Compares a sys crate's declarations with its vendor's headers.
//!
//! The declarations become C++ that a compiler checks against the headers: the size and alignment of every struct, the offset and type of every
//! field, the value of every constant, the integer behind every enum, the type of every function. C++ rather than C because there an
//! enum and an integer are different types, so that one cannot stand for the other unnoticed.

mod assertions;
mod layout;
mod types;

use crate::skip::skipped;
use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::Output;
use std::{env, io};

use crate::Function;
use crate::compiler::{compiler, run};

/// What to compare.
#[derive(Debug, Clone, Copy)]
pub struct HeaderCheck<'a> {
    /// C++ source that includes the headers.
    pub source: &'a str,
    /// The folders that hold them.
    pub include: &'a [PathBuf],
    /// The functions of the tables.
    pub functions: &'a [Function],
    /// The header's own function-pointer type for a function, where it has one; otherwise the function's prototype counts.
    pub typedef: Option<fn(&Function) -> String>,
    /// The Rust source of the declarations.
    pub declarations: &'a str,
    /// Offsets of unnamed unions, as `Struct::__bindgen_anon_1`, which the declarations do not state.
    pub offsets: &'a [(&'a str, usize)],
}

/// Where the declarations and the headers disagree.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum HeaderCheckError {
    /// The compiler rejects the assertions, in its own words.
    #[error("{0}")]
    Disagreement(String),
    /// The declarations have something that cannot be checked.
    #[error("cannot be checked: {0}")]
    Unknown(String),
    /// The compiler did not run.
    #[error("no C++ compiler: {0}")]
    Compiler(#[from] io::Error),
}

impl HeaderCheck<'_> {
    /// Compiles the assertions.
    ///
    /// # Errors
    /// See [`HeaderCheckError`].
    pub fn run(&self) -> Result<(), HeaderCheckError> {
        let output = self.compile(&self.assertions()?)?;
        if output.status.success() {
            return Ok(());
        }
        Err(HeaderCheckError::Disagreement(
            String::from_utf8_lossy(&output.stderr).into_owned(),
        ))
    }

    fn compile(&self, text: &str) -> io::Result<Output> {
        let mut command = compiler(true);
        command.args(["-std=c++17", "-w", "-fsyntax-only", "-x", "c++", "-"]);
        command.args(
            self.include
                .iter()
                .flat_map(|folder| [OsStr::new("-I"), folder.as_os_str()]),
        );
        run(command, text)
    }
}

/// The folders that a variable names, separated as in `PATH`; none, and the test skipped, if it is not set.
pub fn include_dirs(variable: &str) -> Option<Vec<PathBuf>> {
    let folders = env::var_os(variable);
    if folders.is_none() {
        skipped(format_args!("{variable} is not set"));
    }
    folders.map(|folders| env::split_paths(&folders).collect())
}
