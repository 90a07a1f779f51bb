//! What a table knows of each of its functions.

use std::fmt;

/// One function of a vendor's C interface.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Function {
    /// The name in the vendor's manual.
    pub name: &'static str,
    /// The symbol that has exactly the ABI declared here, such as `name_v2`.
    pub symbol: &'static str,
    /// The release that brought this ABI, where a source says so.
    pub since: Option<Release>,
    /// Whether the library is of no use without it.
    pub required: bool,
}

/// A release of a vendor's software.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Release {
    /// The name of the product.
    pub product: &'static str,
    /// The version as 1000 * major + 10 * minor.
    pub version: u32,
}

impl fmt::Display for Release {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} {}.{}",
            self.product,
            self.version / 1000,
            self.version % 1000 / 10
        )
    }
}

/// A function that the loaded library does not have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Unsupported {
    /// The symbol that was looked for.
    pub symbol: &'static str,
    /// The release that brings it, where a source says so.
    pub since: Option<Release>,
}

impl std::error::Error for Unsupported {}

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the library has no {}", self.symbol)?;
        match self.since {
            Some(since) => write!(f, ", which needs {since}"),
            None => Ok(()),
        }
    }
}
