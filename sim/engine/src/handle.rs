//! Opaque names for the objects of the simulation.

use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::ptr;

use crate::Lock;

/// An opaque name for an object of the simulation; it is never an address of anything.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Handle(NonZeroUsize);

impl Handle {
    /// As a C interface shows it.
    pub fn as_ptr<T>(self) -> *mut T {
        ptr::without_provenance_mut(self.0.get())
    }

    /// As a C caller gives it back; none for null. Nothing is known of it but its number.
    pub fn from_ptr<T>(handle: *mut T) -> Option<Self> {
        NonZeroUsize::new(handle.addr()).map(Self)
    }
}

/// The names of one kind of objects, which no other kind has.
///
/// They lie above what the kernel maps for a process, so that a wrong dereference faults.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Names {
    first: usize,
}

const STEP: usize = 0x40;

impl Names {
    pub(crate) const CONTEXTS: Self = Self {
        first: 0x00d0_0c00_0000_1000,
    };
    const STREAMS: Self = Self {
        first: 0x00d0_0500_0000_1000,
    };
    pub(crate) const POOLS: Self = Self {
        first: 0x00d0_0900_0000_1000,
    };
    const EVENTS: Self = Self {
        first: 0x00d0_0e00_0000_1000,
    };

    /// The name of this number.
    pub(crate) fn name(self, number: usize) -> Handle {
        let offset = number.saturating_mul(STEP);
        Handle(
            NonZeroUsize::MIN
                .saturating_add(self.first - 1)
                .saturating_add(offset),
        )
    }

    /// The number of this name; none if it is another kind's, or nobody's.
    pub(crate) fn number(self, name: Handle) -> Option<usize> {
        let offset = name.0.get().checked_sub(self.first)?;
        let number = offset / STEP;
        (self.name(number) == name && number < MOST).then_some(number)
    }
}

/// More objects than any process makes, and fewer than lie between two kinds' names.
const MOST: usize = 1 << 32;

/// Live objects of one kind by their names, of which none is used again.
#[derive(Debug)]
pub struct Objects<T> {
    names: Names,
    table: Lock<Table<T>>,
}

#[derive(Debug)]
struct Table<T> {
    made: usize,
    live: HashMap<Handle, T>,
}

impl<T: Clone> Objects<T> {
    fn new(names: Names) -> Self {
        Self {
            names,
            table: Lock::new(Table {
                made: 0,
                live: HashMap::new(),
            }),
        }
    }

    pub(crate) fn streams() -> Self {
        Self::new(Names::STREAMS)
    }

    pub(crate) fn events() -> Self {
        Self::new(Names::EVENTS)
    }

    /// Adds an object, unless `refused` says of the live ones that there are too many.
    pub fn add(
        &self,
        object: T,
        refused: impl FnOnce(&mut dyn Iterator<Item = &T>) -> bool,
    ) -> Option<Handle> {
        let mut table = self.table.lock();
        if table.made >= MOST || refused(&mut table.live.values()) {
            return None;
        }
        let name = self.names.name(table.made);
        table.made += 1;
        table.live.insert(name, object);
        Some(name)
    }

    /// The live object of this name.
    pub fn get(&self, name: Handle) -> Option<T> {
        self.table.lock().live.get(&name).cloned()
    }

    /// Changes the live object of this name; none if there is none.
    pub fn change<R>(&self, name: Handle, change: impl FnOnce(&mut T) -> R) -> Option<R> {
        self.table.lock().live.get_mut(&name).map(change)
    }

    /// Takes the live object of this name away.
    pub fn remove(&self, name: Handle) -> Option<T> {
        self.table.lock().live.remove(&name)
    }

    /// How many objects live.
    pub fn live(&self) -> usize {
        self.table.lock().live.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unlimited<T>(_: &mut dyn Iterator<Item = &T>) -> bool {
        false
    }

    #[test]
    fn a_name_is_never_used_again() {
        let objects = Objects::streams();
        let first = objects.add(1, unlimited).unwrap();
        assert_eq!(
            (objects.get(first), objects.remove(first)),
            (Some(1), Some(1))
        );
        assert_eq!(
            (objects.get(first), objects.remove(first), objects.live()),
            (None, None, 0)
        );
        assert_ne!(objects.add(2, unlimited), Some(first));
    }

    #[test]
    fn kinds_do_not_share_names() {
        let (streams, events) = (Objects::streams(), Objects::events());
        let (stream, event) = (
            streams.add(1, unlimited).unwrap(),
            events.add(1, unlimited).unwrap(),
        );
        assert_eq!((streams.get(event), events.get(stream)), (None, None));
        assert_eq!(
            (Names::STREAMS.number(stream), Names::STREAMS.number(event)),
            (Some(0), None)
        );
    }

    #[test]
    fn too_many_objects_are_refused() {
        let objects = Objects::streams();
        let at_most_one = |live: &mut dyn Iterator<Item = &i32>| live.count() >= 1;
        let first = objects.add(1, at_most_one).unwrap();
        assert_eq!(objects.add(2, at_most_one), None);
        objects.remove(first);
        assert!(objects.add(3, at_most_one).is_some());
    }

    #[test]
    fn objects_change_in_place() {
        let objects = Objects::events();
        let name = objects.add(1, unlimited).unwrap();
        assert_eq!(
            objects.change(name, |object| std::mem::replace(object, 5)),
            Some(1)
        );
        assert_eq!(objects.get(name), Some(5));
    }
}
