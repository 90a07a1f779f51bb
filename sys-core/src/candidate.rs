//! Names of libraries to try.

use std::fmt;
use std::path::{Path, PathBuf};

/// A library to try: a file, or a name that the dynamic loader searches for.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Candidate {
    /// The absolute path of a file.
    File(PathBuf),
    /// A bare file name such as `libm.so.6`, looked up in the loader's search path.
    Soname(String),
}

impl Candidate {
    /// Takes a name without a slash as a soname and everything else as a file, as the dynamic loader does.
    pub fn new(path: impl AsRef<Path>) -> Self {
        let path = path.as_ref();
        match path.to_str() {
            Some(name) if !name.is_empty() && !name.contains('/') => Self::Soname(name.to_owned()),
            _ => Self::File(path.to_owned()),
        }
    }

    /// What the dynamic loader is asked for.
    pub fn as_path(&self) -> &Path {
        match self {
            Self::File(path) => path,
            Self::Soname(name) => Path::new(name),
        }
    }
}

impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_path().display().fmt(f)
    }
}
