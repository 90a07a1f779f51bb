//! Contexts: what a thread works in.

use std::collections::HashMap;

use crate::handle::Names;
use crate::{Handle, Lock};

/// A live context.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Context {
    /// The device it is on.
    pub device: u32,
    /// Whether it is its device's primary context.
    pub primary: bool,
}

/// What became of a primary context that was given back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PrimaryRelease {
    /// Others still hold it.
    Held,
    /// It was the last reference: the context is gone.
    Gone,
    /// Nobody held it.
    NotHeld,
}

/// All contexts of a process.
///
/// A device's primary context has the same handle whenever it lives, as with both vendors; a created
/// context's handle is never used again.
#[derive(Debug)]
pub struct Contexts(Lock<Table>);

#[derive(Debug)]
struct Table {
    references: Vec<u64>,
    created: HashMap<Handle, u32>,
    made: usize,
}

const NAMES: Names = Names::CONTEXTS;

impl Contexts {
    /// No context, on `devices` devices.
    pub fn new(devices: u32) -> Self {
        let made = devices as usize;
        Self(Lock::new(Table {
            references: vec![0; made],
            created: HashMap::new(),
            made,
        }))
    }

    /// The handle of a device's primary context, whether it lives or not.
    pub fn primary(&self, device: u32) -> Handle {
        NAMES.name(device as usize)
    }

    /// Takes a reference to a device's primary context; none if there is no such device.
    pub fn retain_primary(&self, device: u32) -> Option<Handle> {
        *self.0.lock().references.get_mut(device as usize)? += 1;
        Some(self.primary(device))
    }

    /// Gives back one reference to a device's primary context.
    pub fn release_primary(&self, device: u32) -> PrimaryRelease {
        match self.0.lock().references.get_mut(device as usize) {
            None | Some(0) => PrimaryRelease::NotHeld,
            Some(count) => {
                *count -= 1;
                if *count == 0 {
                    PrimaryRelease::Gone
                } else {
                    PrimaryRelease::Held
                }
            }
        }
    }

    /// Ends a device's primary context whoever holds it; false if nobody did.
    pub fn reset_primary(&self, device: u32) -> bool {
        let mut table = self.0.lock();
        table
            .references
            .get_mut(device as usize)
            .is_some_and(|count| std::mem::take(count) > 0)
    }

    /// How many references there are to a device's primary context.
    pub fn primary_references(&self, device: u32) -> u64 {
        self.0
            .lock()
            .references
            .get(device as usize)
            .copied()
            .unwrap_or_default()
    }

    /// Creates a context.
    pub fn create(&self, device: u32) -> Handle {
        let mut table = self.0.lock();
        let handle = NAMES.name(table.made);
        table.made = table.made.saturating_add(1);
        table.created.insert(handle, device);
        handle
    }

    /// Destroys a created context; false if there is none of this name, or it is a primary one.
    pub fn destroy(&self, handle: Handle) -> bool {
        self.0.lock().created.remove(&handle).is_some()
    }

    /// The live context of this name.
    pub fn get(&self, handle: Handle) -> Option<Context> {
        let table = self.0.lock();
        if let Some(device) = table.created.get(&handle) {
            return Some(Context {
                device: *device,
                primary: false,
            });
        }
        let device = u32::try_from(NAMES.number(handle)?).ok()?;
        let count = table.references.get(device as usize)?;
        (*count > 0).then_some(Context {
            device,
            primary: true,
        })
    }

    /// Whether this was ever the name of a context, alive or not.
    pub fn named(&self, handle: Handle) -> bool {
        let made = self.0.lock().made;
        NAMES.number(handle).is_some_and(|number| number < made)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_release_ends_the_primary_context() {
        let contexts = Contexts::new(2);
        let handle = contexts.retain_primary(1).unwrap();
        assert_eq!(contexts.retain_primary(1), Some(handle));
        assert_eq!(
            contexts.get(handle),
            Some(Context {
                device: 1,
                primary: true
            })
        );
        assert_eq!(contexts.release_primary(1), PrimaryRelease::Held);
        assert_eq!(contexts.release_primary(1), PrimaryRelease::Gone);
        assert_eq!(contexts.release_primary(1), PrimaryRelease::NotHeld);
        assert_eq!((contexts.get(handle), contexts.named(handle)), (None, true));
        assert_eq!(contexts.retain_primary(1), Some(handle));
    }

    #[test]
    fn created_contexts_have_names_of_their_own() {
        let contexts = Contexts::new(1);
        let (first, second) = (contexts.create(0), contexts.create(0));
        let primary = contexts.retain_primary(0).unwrap();
        assert!(first != second && first != primary);
        assert_eq!(
            contexts.get(first),
            Some(Context {
                device: 0,
                primary: false
            })
        );
        assert!(contexts.destroy(first) && !contexts.destroy(first));
        assert!(!contexts.destroy(primary));
        assert_ne!(contexts.create(0), first);
    }

    #[test]
    fn strangers_are_no_contexts() {
        let contexts = Contexts::new(1);
        let primary = contexts.primary(0);
        let beside = Handle::from_ptr(primary.as_ptr::<u8>().wrapping_add(1)).unwrap();
        for stranger in [beside, contexts.primary(5)] {
            assert_eq!(
                (contexts.get(stranger), contexts.named(stranger)),
                (None, false)
            );
        }
        assert_eq!(contexts.retain_primary(1), None);
        assert_eq!(Handle::from_ptr(std::ptr::null_mut::<u8>()), None);
    }
}
