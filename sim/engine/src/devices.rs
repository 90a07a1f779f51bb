//! What work works on: the memory of all devices, and the host's memory that they reach.
//!
//! # Safety
//! Whoever makes a [`HostBytes`] from a pointer answers for it until the work is done; the device's side is checked.
#![allow(unsafe_code)]

use crate::memory::POISON;
use crate::{CopyError, HostMemory, Memory};

/// The memory of all devices and the pinned memory of the host.
#[derive(Debug)]
pub struct Devices {
    pub(crate) memory: Memory,
    pub(crate) host: HostMemory,
}

/// Bytes of the host that a copy reads or writes.
#[derive(Debug)]
pub struct HostBytes(Kind);

#[derive(Debug)]
enum Kind {
    Staged(Vec<u8>),
    Pinned(*mut u8, u64),
    Pageable(*mut u8, u64),
}

// SAFETY: whoever made it promised that the bytes may be used until the work is done, on whatever thread that is.
unsafe impl Send for HostBytes {}

impl HostBytes {
    /// A copy of the bytes, taken now.
    ///
    /// # Safety
    /// `bytes` must be valid for reads of `count` bytes.
    pub unsafe fn staged(bytes: *const u8, count: usize) -> Self {
        let mut copy = Vec::with_capacity(count);
        // SAFETY: the caller promises as many bytes, and the vector has room for them.
        unsafe {
            bytes.copy_to_nonoverlapping(copy.as_mut_ptr(), count);
            copy.set_len(count);
        }
        Self(Kind::Staged(copy))
    }
}

impl Devices {
    /// The bytes where they are; those in pinned memory are looked for again when the work is done.
    ///
    /// # Safety
    /// Bytes that are not in a live block of pinned memory must be valid for what the copy does with them until it is done.
    pub unsafe fn host_bytes(&self, bytes: *mut u8, count: usize) -> HostBytes {
        let pinned = self.host.covers(bytes.addr() as u64, count as u64);
        HostBytes(if pinned {
            Kind::Pinned(bytes, count as u64)
        } else {
            Kind::Pageable(bytes, count as u64)
        })
    }

    /// Copies from the host to a device; pinned memory that was freed meanwhile holds poison.
    ///
    /// # Errors
    /// [`CopyError`] if the range is not in one allocation.
    pub fn upload(&self, target: u64, source: &HostBytes) -> Result<(), CopyError> {
        match &source.0 {
            Kind::Staged(bytes) => {
                // SAFETY: the vector has as many bytes.
                unsafe {
                    self.memory
                        .write(target, bytes.as_ptr(), bytes.len() as u64)
                }
            }
            // SAFETY: the maker answers for the bytes.
            Kind::Pageable(bytes, count) => unsafe { self.memory.write(target, *bytes, *count) },
            Kind::Pinned(bytes, count) => self
                .host
                .hold(bytes.addr() as u64, *count, || {
                    // SAFETY: the block is live as long as it is held.
                    unsafe { self.memory.write(target, *bytes, *count) }
                })
                .unwrap_or_else(|| self.memory.set(target, &[POISON], *count)),
        }
    }

    /// Copies from a device to the host; what goes to pinned memory that was freed meanwhile is lost.
    ///
    /// # Errors
    /// [`CopyError`] if the range is not in one allocation.
    pub fn download(&self, target: &HostBytes, source: u64) -> Result<(), CopyError> {
        match &target.0 {
            Kind::Staged(_) => Ok(()),
            // SAFETY: the maker answers for the bytes.
            Kind::Pageable(bytes, count) => unsafe { self.memory.read(source, *bytes, *count) },
            Kind::Pinned(bytes, count) => self
                .host
                .hold(bytes.addr() as u64, *count, || {
                    // SAFETY: the block is live as long as it is held.
                    unsafe { self.memory.read(source, *bytes, *count) }
                })
                .unwrap_or(Ok(())),
        }
    }

    /// Copies from the host to the host, as far as both sides are there.
    pub fn beside(&self, target: &HostBytes, source: &HostBytes) {
        let (Kind::Pinned(to, _) | Kind::Pageable(to, _)) = target.0 else {
            return;
        };
        let (from, count) = match &source.0 {
            Kind::Staged(bytes) => (bytes.as_ptr(), bytes.len()),
            Kind::Pinned(bytes, count) | Kind::Pageable(bytes, count) => {
                (bytes.cast_const(), *count as usize)
            }
        };
        // SAFETY: the makers answer for the bytes.
        unsafe { to.copy_from(from, count) };
    }

    /// Copies from device memory to device memory.
    ///
    /// # Errors
    /// [`CopyError`] for a range that is not in one allocation.
    pub fn copy(&self, target: u64, source: u64, count: u64) -> Result<(), CopyError> {
        self.memory.copy(target, source, count)
    }

    /// Writes a pattern over and over.
    ///
    /// # Errors
    /// [`CopyError`] if the range is not in one allocation.
    pub fn set(&self, address: u64, pattern: &[u8], times: u64) -> Result<(), CopyError> {
        self.memory.set(address, pattern, times)
    }
}
