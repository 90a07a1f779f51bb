//! Which bytes of a device some work uses.

use std::ops::Range;

/// A range of one live allocation that work reads or writes.
///
/// It remembers the allocation, so that work whose memory was freed before its turn came is found out even where the
/// address has been given to another since.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Access {
    pub(crate) range: Range<u64>,
    pub(crate) writes: bool,
    pub(crate) block: u64,
    /// Who must hold the block when the work's turn comes; none if that does not matter.
    pub(crate) owner: Option<u64>,
}
