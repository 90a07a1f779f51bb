//! Notices that the process was forked after a vendor runtime came up.
//!
//! Neither runtime survives `fork`: in the child every call would fail or hang. A page that the kernel wipes in children
//! (`MADV_WIPEONFORK`, Linux 4.14) makes the test one load; on older kernels a `pthread_atfork` handler sets the same flag.
//!
//! # Safety
//! The page is mapped once, never unmapped, and only ever accessed as an atomic byte.
#![allow(unsafe_code)]

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU32, Ordering};

struct Guard {
    /// 1 in the process that armed it, 0 in its forks.
    alive: &'static AtomicU8,
    pid: AtomicU32,
}

static GUARD: OnceLock<Guard> = OnceLock::new();
static FALLBACK: AtomicU8 = AtomicU8::new(0);
static BUSY: AtomicU32 = AtomicU32::new(0);
static INITIALISED: AtomicBool = AtomicBool::new(false);

/// A thread that may be inside a vendor's initialisation, with the locks that go with it.
pub(crate) struct Initialising(());

impl Initialising {
    /// Announces that a runtime is about to be looked for.
    ///
    /// # Errors
    /// Fails with the parent's process id in a fork of a process that initialised a runtime or was about to: the locks and
    /// the runtime are the parent's, and nobody here will ever release them.
    pub(crate) fn start() -> Result<Self, u32> {
        if let Some(parent) = forked_from() {
            return Err(parent);
        }
        let guard = GUARD.get_or_init(|| Guard {
            alive: wiped_page().unwrap_or_else(fallback_flag),
            pid: AtomicU32::new(0),
        });
        guard.pid.store(std::process::id(), Ordering::Relaxed);
        guard.alive.store(1, Ordering::Relaxed);
        BUSY.fetch_add(1, Ordering::Relaxed);
        Ok(Self(()))
    }
}

impl Drop for Initialising {
    fn drop(&mut self) {
        BUSY.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Remembers that a vendor runtime was initialised by this process.
pub(crate) fn mark_initialised() {
    INITIALISED.store(true, Ordering::Relaxed);
}

/// The process that initialised a runtime, or was about to, when this one is a fork of it.
pub(crate) fn forked_from() -> Option<u32> {
    let guard = GUARD.get()?;
    let is_fork = guard.alive.load(Ordering::Relaxed) == 0;
    let owned = INITIALISED.load(Ordering::Relaxed) || BUSY.load(Ordering::Relaxed) > 0;
    (is_fork && owned).then(|| guard.pid.load(Ordering::Relaxed))
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
    // SAFETY: the handler only stores to an atomic, which is async-signal-safe.
    unsafe { libc::pthread_atfork(None, None, Some(in_child)) };
    &FALLBACK
}

/// Whether the process runs with rights that its caller does not have: what its caller's environment names is not to be trusted.
pub(crate) fn is_privileged() -> bool {
    // SAFETY: reads one number of the process's auxiliary vector.
    unsafe { libc::getauxval(libc::AT_SECURE) != 0 }
}
