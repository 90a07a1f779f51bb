//! A mutex without poison.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// A mutex that stays usable after a thread panicked while it held the lock.
///
/// The engine keeps its own books consistent at every step, and a C caller could not act on poison.
#[derive(Debug, Default)]
pub struct Lock<T>(Mutex<T>);

impl<T> Lock<T> {
    /// Wraps a value.
    pub const fn new(value: T) -> Self {
        Self(Mutex::new(value))
    }

    /// Waits for the lock and takes it.
    pub fn lock(&self) -> MutexGuard<'_, T> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_under_the_lock_leaves_it_usable() {
        let lock = Lock::new(1);
        let panicked = std::thread::scope(|scope| {
            scope
                .spawn(|| {
                    *lock.lock() = 2;
                    let _guard = lock.lock();
                    panic!("on purpose");
                })
                .join()
        });
        assert!(panicked.is_err());
        assert_eq!(*lock.lock(), 2);
    }
}
