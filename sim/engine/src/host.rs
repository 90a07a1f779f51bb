//! Host memory that devices can reach: pinned memory.
//!
//! # Safety
//! Blocks come from the Rust allocator and go back to it with the layout they came with, which the
//! table keeps.
#![allow(unsafe_code)]

use std::alloc::{self, Layout};
use std::collections::BTreeMap;

use crate::Lock;

/// Live blocks of pinned host memory, by address.
#[derive(Debug, Default)]
pub struct HostMemory(Lock<BTreeMap<usize, Layout>>);

/// As the vendors align: to a page.
const ALIGN: usize = 4096;

impl HostMemory {
    /// Allocates `size` zeroed bytes; none if `size` is 0 or the host has not as many.
    pub fn allocate(&self, size: u64) -> Option<*mut u8> {
        let layout = Layout::from_size_align(usize::try_from(size).ok()?, ALIGN).ok()?;
        if layout.size() == 0 {
            return None;
        }
        // SAFETY: the size is not 0.
        let block = unsafe { alloc::alloc_zeroed(layout) };
        if block.is_null() {
            return None;
        }
        self.0.lock().insert(block.expose_provenance(), layout);
        Some(block)
    }

    /// Frees the block that begins at `address`; false if none does.
    pub fn free(&self, address: u64) -> bool {
        let Ok(address) = usize::try_from(address) else {
            return false;
        };
        let Some(layout) = self.0.lock().remove(&address) else {
            return false;
        };
        // SAFETY: the table had it, so it is live and of this layout, and now nobody else can free it.
        unsafe { alloc::dealloc(std::ptr::with_exposed_provenance_mut(address), layout) };
        true
    }

    /// Whether a range lies in one live block.
    pub fn covers(&self, address: u64, count: u64) -> bool {
        covers(&self.0.lock(), address, count)
    }

    /// Does something while a range is kept live; none if it is not in one live block.
    pub(crate) fn hold<R>(&self, address: u64, count: u64, act: impl FnOnce() -> R) -> Option<R> {
        let blocks = self.0.lock();
        covers(&blocks, address, count).then(act)
    }

    /// Bytes of live blocks.
    pub fn used(&self) -> u64 {
        self.0
            .lock()
            .values()
            .map(|layout| layout.size() as u64)
            .sum()
    }
}

fn covers(blocks: &BTreeMap<usize, Layout>, address: u64, count: u64) -> bool {
    let Ok(address) = usize::try_from(address) else {
        return false;
    };
    let block = blocks.range(..=address).next_back();
    block.is_some_and(|(start, layout)| {
        let room = layout.size().saturating_sub(address.saturating_sub(*start));
        count <= room as u64 && address - start < layout.size()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_is_freed_once() {
        let host = HostMemory::default();
        let block = host.allocate(10).unwrap();
        assert_eq!((block.addr() % ALIGN, host.used()), (0, 10));
        let address = block.addr() as u64;
        assert!(!host.free(address + 1) && host.free(address) && !host.free(address));
        assert_eq!(host.used(), 0);
    }

    #[test]
    fn a_range_is_pinned_if_one_block_has_all_of_it() {
        let host = HostMemory::default();
        let block = host.allocate(10).unwrap().addr() as u64;
        assert!(host.covers(block, 10) && host.covers(block + 9, 1));
        assert!(
            !host.covers(block, 11) && !host.covers(block + 10, 0) && !host.covers(block - 1, 1)
        );
        assert_eq!(host.hold(block, 10, || 7), Some(7));
        host.free(block);
        assert_eq!(host.hold(block, 10, || 7), None);
    }

    #[test]
    fn nothing_and_too_much_are_refused() {
        let host = HostMemory::default();
        assert_eq!((host.allocate(0), host.allocate(u64::MAX)), (None, None));
    }
}
