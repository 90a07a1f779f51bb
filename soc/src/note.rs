//! What a look-up met on its way.

use std::ffi::OsString;
use std::fmt;
use std::path::PathBuf;

use crate::{Error, IniNote};

/// Something that did not stop a look-up, but that its reader should know.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Note {
    /// The short name of the first Ascend910 stands for another full name, as in CANN itself.
    Alias {
        /// The name as given.
        from: &'static str,
        /// The name that was looked up.
        to: &'static str,
    },
    /// None of these directories has a file for the SoC; a `*` stands for every folder in that place.
    NotFound {
        /// The directories, in the order of the search.
        tried: Vec<PathBuf>,
    },
    /// A file was there but was not used.
    Unusable(Error),
    /// The file was used, though something in it has no effect.
    File {
        /// The file.
        path: PathBuf,
        /// What has no effect.
        note: IniNote,
    },
    /// The whole spec is from the built-in table.
    BuiltInTable,
    /// The file does not state these facts: they are from the built-in table.
    FilledFromTable {
        /// The file.
        path: PathBuf,
        /// Keys of the facts.
        keys: Vec<&'static str>,
    },
    /// A variable holds a relative path and was ignored.
    RelativePath {
        /// The variable.
        variable: &'static str,
        /// Its value.
        value: OsString,
    },
    /// A folder has more entries than are looked at.
    ManyEntries {
        /// The folder.
        path: PathBuf,
        /// How many were looked at.
        limit: usize,
    },
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Alias { from, to } => write!(f, "{from} is an alias of {to}"),
            Self::NotFound { tried } => {
                f.write_str("no platform_config file in")?;
                for (index, path) in tried.iter().enumerate() {
                    write!(
                        f,
                        "{} {}",
                        if index == 0 { "" } else { "," },
                        path.display()
                    )?;
                }
                Ok(())
            }
            Self::Unusable(error) => write!(f, "not used: {error}"),
            Self::File { path, note } => write!(f, "{}:{note}", path.display()),
            Self::BuiltInTable => f.write_str("from the built-in table, as no file was used"),
            Self::FilledFromTable { path, keys } => {
                write!(
                    f,
                    "{} does not state {}: from the built-in table",
                    path.display(),
                    keys.join(", ")
                )
            }
            Self::RelativePath { variable, value } => {
                write!(
                    f,
                    "{variable}={} is a relative path, ignored",
                    value.display()
                )
            }
            Self::ManyEntries { path, limit } => {
                write!(f, "{}: only {limit} entries were looked at", path.display())
            }
        }
    }
}
