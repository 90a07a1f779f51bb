//! Address space in two halves: addresses that fault, and the bytes behind them.
//!
//! # Safety
//! Both halves belong to one mapping that lives as long as the value; every access is checked
//! against its length, and whoever holds the value decides which bytes are in use.
#![allow(unsafe_code)]

use std::io;
use std::ptr::{self, NonNull};

/// Bytes in a page; larger pages of a host are a multiple of it only on systems we do not run on.
pub(crate) const PAGE: u64 = 4096;

/// A reservation of `size` addresses that nobody can dereference, and of as many bytes behind them.
///
/// A device address plus [`Space::distance`] is the host address of its byte.
#[derive(Debug)]
pub(crate) struct Space {
    base: NonNull<u8>,
    size: usize,
}

// SAFETY: the mapping is plain memory that any thread may use; who uses which byte is up to the owner.
unsafe impl Send for Space {}
// SAFETY: as above.
unsafe impl Sync for Space {}

impl Space {
    /// Reserves addresses; no memory is used before it is committed.
    pub(crate) fn reserve(size: u64) -> io::Result<Self> {
        let too_large = || io::Error::from(io::ErrorKind::OutOfMemory);
        let size = usize::try_from(size).map_err(|_| too_large())?;
        let both = size
            .checked_mul(2)
            .filter(|both| *both > 0)
            .ok_or_else(too_large)?;
        let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;
        // SAFETY: a new mapping at an address of the kernel's choice touches nothing that exists.
        let base = unsafe { libc::mmap(ptr::null_mut(), both, libc::PROT_NONE, flags, -1, 0) };
        if base == libc::MAP_FAILED {
            return Err(io::Error::last_os_error());
        }
        let base = NonNull::new(base.cast()).ok_or_else(too_large)?;
        Ok(Self { base, size })
    }

    /// The first device address.
    pub(crate) fn base(&self) -> u64 {
        self.base.addr().get() as u64
    }

    /// Bytes between a device address and the host address of its byte.
    pub(crate) fn distance(&self) -> usize {
        self.size
    }

    /// The bytes from `offset` on; none if `count` of them do not fit.
    pub(crate) fn bytes(&self, offset: u64, count: u64) -> Option<*mut u8> {
        let end = offset.checked_add(count)?;
        // SAFETY: both halves are one mapping, and the offset was checked against the second one.
        (end <= self.size as u64)
            .then(|| unsafe { self.base.as_ptr().add(self.size + offset as usize) })
    }

    /// Makes the pages around a range usable.
    pub(crate) fn commit(&self, offset: u64, count: u64) -> io::Result<()> {
        let (start, length) = pages(offset, count);
        self.protect(start, length, libc::PROT_READ | libc::PROT_WRITE)
    }

    /// Gives whole pages back; what was in them is lost, and touching them faults.
    ///
    /// Where the kernel refuses, the pages only stay in use.
    pub(crate) fn discard(&self, offset: u64, count: u64) {
        let (start, length) = pages(offset, count);
        if let Some(bytes) = self.bytes(start, length) {
            // SAFETY: the range lies in our own mapping, and its owner has given it up.
            unsafe { libc::madvise(bytes.cast(), length as usize, libc::MADV_DONTNEED) };
        }
        let _ = self.protect(start, length, libc::PROT_NONE);
    }

    fn protect(&self, start: u64, length: u64, access: libc::c_int) -> io::Result<()> {
        let bytes = self
            .bytes(start, length)
            .ok_or(io::ErrorKind::InvalidInput)?;
        // SAFETY: the range lies in our own mapping.
        match unsafe { libc::mprotect(bytes.cast(), length as usize, access) } {
            0 => Ok(()),
            _ => Err(io::Error::last_os_error()),
        }
    }
}

impl Drop for Space {
    fn drop(&mut self) {
        // SAFETY: this is the mapping made in `reserve`, and nobody can reach it any more.
        unsafe { libc::munmap(self.base.as_ptr().cast(), self.size * 2) };
    }
}

/// The whole pages that a range touches, as start and length.
fn pages(offset: u64, count: u64) -> (u64, u64) {
    let start = offset / PAGE * PAGE;
    (
        start,
        offset
            .saturating_add(count)
            .div_ceil(PAGE)
            .saturating_mul(PAGE)
            - start,
    )
}
