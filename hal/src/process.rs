//! Notices that the process was forked after a vendor runtime came up.
//!
//! Neither runtime survives `fork`: in the child every call would fail or hang. A page that the kernel wipes in children
//! (`MADV_WIPEONFORK`, Linux 4.14) makes the test one load; on older kernels a `pthread_atfork` handler sets the same flag.
//!
//! # Safety
//! The page is mapped once, never unmapped, and only ever accessed as an atomic byte.
#![allow(unsafe_code)]

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};

struct Guard {
    alive: &'static AtomicU8,
    pid: u32,
}

static GUARD: OnceLock<Guard> = OnceLock::new();
static FALLBACK: AtomicU8 = AtomicU8::new(0);
static REGISTERED: AtomicBool = AtomicBool::new(false);

/// Remembers that a vendor runtime was initialised by this process.
pub(crate) fn mark_initialised() {
    GUARD.get_or_init(|| {
        let alive = wiped_page().unwrap_or_else(fallback_flag);
        alive.store(1, Ordering::Relaxed);
        Guard {
            alive,
            pid: std::process::id(),
        }
    });
}

/// The process that initialised a runtime, when this one is a fork of it.
pub fn forked_from() -> Option<u32> {
    let guard = GUARD.get()?;
    (guard.alive.load(Ordering::Relaxed) == 0).then_some(guard.pid)
}

fn wiped_page() -> Option<&'static AtomicU8> {
    const LENGTH: usize = 4096;
    // SAFETY: a new private anonymous mapping, at an address of the kernel's choice.
    let page = unsafe {
        libc::mmap(
            std::ptr::null_mut(),
            LENGTH,
            libc::PROT_READ | libc::PROT_WRITE,
            libc::MAP_PRIVATE | libc::MAP_ANONYMOUS,
            -1,
            0,
        )
    };
    if page == libc::MAP_FAILED {
        return None;
    }
    // SAFETY: advises on exactly the mapping made above.
    if unsafe { libc::madvise(page, LENGTH, libc::MADV_WIPEONFORK) } != 0 {
        // SAFETY: unmaps exactly the mapping made above, which nothing refers to.
        unsafe { libc::munmap(page, LENGTH) };
        return None;
    }
    // SAFETY: the page is readable, writable, zeroed and lives as long as the process.
    Some(unsafe { AtomicU8::from_ptr(page.cast()) })
}

fn fallback_flag() -> &'static AtomicU8 {
    extern "C" fn in_child() {
        FALLBACK.store(0, Ordering::Relaxed);
    }
    if !REGISTERED.swap(true, Ordering::Relaxed) {
        // SAFETY: the handler only stores to an atomic, which is async-signal-safe.
        unsafe { libc::pthread_atfork(None, None, Some(in_child)) };
    }
    &FALLBACK
}
