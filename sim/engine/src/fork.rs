//! Telling a forked child from its parent.

use std::process;

/// Remembers the process that it was made in.
#[derive(Debug)]
pub struct ForkGuard(u32);

impl ForkGuard {
    /// A guard of this process.
    pub fn new() -> Self {
        Self(process::id())
    }

    /// Whether this process is a fork of the one the guard was made in.
    pub fn forked(&self) -> bool {
        self.0 != process::id()
    }
}

impl Default for ForkGuard {
    fn default() -> Self {
        Self::new()
    }
}
