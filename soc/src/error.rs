//! Why a spec could not be had.

use std::io;
use std::path::{Path, PathBuf};

use crate::{Note, Text};

/// Why a name, a file or a value gave no spec.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The name could not be that of a SoC, so that no file was looked for.
    #[error("{name:?} cannot be a SoC name: 1 to {max} of the characters A-Z a-z 0-9 _ -", max = Text::MAX)]
    InvalidName {
        /// The name as given, cut where it is long.
        name: String,
    },
    /// Neither a file nor the built-in table knows the name.
    #[error(
        "unknown SoC {name:?}{}{}",
        listed("; close names: ", close, ", "),
        listed("; ", &unusable(notes), "; ")
    )]
    UnknownSoc {
        /// The name as given.
        name: String,
        /// Names from the table that look alike; none of them was used.
        close: Vec<&'static str>,
        /// What the search met on its way; the message tells of unusable files only.
        notes: Vec<Note>,
    },
    /// The names that `npu-smi` prints fit more than one SoC.
    #[error("npu-smi's {chip:?} with {npu:?} fits several SoCs: {}", candidates.join(", "))]
    AmbiguousNpuSmi {
        /// The chip name as given.
        chip: String,
        /// The NPU name as given.
        npu: String,
        /// All that fit.
        candidates: Vec<&'static str>,
    },
    /// There is no such file.
    #[error("{}: not found", path.display())]
    NotFound {
        /// The file.
        path: PathBuf,
    },
    /// The file may exist, but this user may not read it: CANN installs its files for its own group only.
    #[error("{}: permission denied (CANN's files are readable by its install group)", path.display())]
    PermissionDenied {
        /// The file or folder.
        path: PathBuf,
    },
    /// A directory, pipe or device stands where a file is expected.
    #[error("{}: not a regular file", path.display())]
    NotAFile {
        /// What is not a file.
        path: PathBuf,
    },
    /// Reading failed for another reason.
    #[error("{}: {kind}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// The kind of failure.
        kind: io::ErrorKind,
    },
    /// The file is larger than any spec.
    #[error("{}: larger than {limit} bytes", path.display())]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// The most that is read, in bytes.
        limit: usize,
    },
    /// The file holds a NUL byte, thus is no text.
    #[error("{}:{line}: a NUL byte, so not a text file", path.display())]
    NulByte {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
    },
    /// The file is not UTF-8.
    #[error("{}:{line}: not UTF-8", path.display())]
    NotUtf8 {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
    },
    /// The file ends without what every spec has, as a truncated one does.
    #[error("{}:{line}: ends without `{key}` in [{section}]", path.display())]
    Incomplete {
        /// The file.
        path: PathBuf,
        /// The last line, from 1.
        line: usize,
        /// The section looked in.
        section: &'static str,
        /// The key that is missing.
        key: &'static str,
    },
    /// A value is not of its key's type.
    #[error("{}:{line}: [{section}] {key}={value:?} {why}", path.display())]
    Value {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// The section.
        section: &'static str,
        /// The key.
        key: &'static str,
        /// The value as written, cut where it is long.
        value: Box<str>,
        /// What is wrong with it.
        why: ValueError,
    },
    /// The file describes another SoC than its name says.
    #[error("{}:{line}: describes {found}, not {requested}", path.display())]
    OtherSoc {
        /// The file.
        path: PathBuf,
        /// The line of `SoC_version`, from 1.
        line: usize,
        /// The name that was asked for.
        requested: String,
        /// The name in the file.
        found: String,
    },
}

impl Error {
    /// Classifies a failure of the file system.
    pub(crate) fn from_io(path: &Path, kind: io::ErrorKind) -> Self {
        let path = path.to_owned();
        match kind {
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => Self::NotFound { path },
            io::ErrorKind::PermissionDenied => Self::PermissionDenied { path },
            io::ErrorKind::IsADirectory => Self::NotAFile { path },
            kind => Self::Io { path, kind },
        }
    }
}

/// What is wrong with a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ValueError {
    /// A size, count or rate below zero.
    #[error("is negative")]
    Negative,
    /// More than the type of the fact can hold.
    #[error("is too large")]
    Overflow,
    /// No number at all.
    #[error("is not a number")]
    NotANumber,
    /// None of `0`, `1`, `false` and `true`.
    #[error("is not a flag")]
    NotAFlag,
    /// A text or list longer than any known one.
    #[error("is too long")]
    TooLong,
}

/// Cuts outside text to a length fit for a message.
pub(crate) fn excerpt(text: &str) -> String {
    const LIMIT: usize = 64;
    match text.char_indices().nth(LIMIT) {
        Some((end, _)) => format!("{}...", text.get(..end).unwrap_or_default()),
        None => text.to_owned(),
    }
}

fn listed(intro: &str, items: &[impl ToString], separator: &str) -> String {
    if items.is_empty() {
        return String::new();
    }
    let items: Vec<String> = items.iter().map(ToString::to_string).collect();
    format!("{intro}{}", items.join(separator))
}

fn unusable(notes: &[Note]) -> Vec<&Note> {
    notes
        .iter()
        .filter(|note| matches!(note, Note::Unusable(_)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn permission_denied_is_not_not_found() {
        let path = Path::new("/x/Ascend910B3.ini");
        let of = |kind| Error::from_io(path, kind);
        assert!(matches!(
            of(io::ErrorKind::NotFound),
            Error::NotFound { .. }
        ));
        assert!(matches!(
            of(io::ErrorKind::NotADirectory),
            Error::NotFound { .. }
        ));
        assert!(matches!(
            of(io::ErrorKind::PermissionDenied),
            Error::PermissionDenied { .. }
        ));
        assert!(matches!(
            of(io::ErrorKind::IsADirectory),
            Error::NotAFile { .. }
        ));
        assert!(matches!(
            of(io::ErrorKind::TimedOut),
            Error::Io {
                kind: io::ErrorKind::TimedOut,
                ..
            }
        ));
    }

    #[test]
    fn a_long_value_is_cut_at_a_character() {
        assert_eq!(excerpt(&"é".repeat(65)), format!("{}...", "é".repeat(64)));
        assert_eq!(excerpt(&"é".repeat(64)), "é".repeat(64));
    }
}
