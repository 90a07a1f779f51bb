//! What is known about every field of a spec.

use crate::value::{Unit, Value};
use crate::{Spec, ValueError};

/// One field of a [`Spec`], stored or derived.
#[derive(Debug, Clone, Copy)]
pub struct Field {
    /// The name, with its unit: `ub_size_bytes`.
    pub key: &'static str,
    /// The unit.
    pub unit: Unit,
    /// One sentence on the meaning.
    pub about: &'static str,
    pub(crate) get: fn(&Spec) -> Option<Value>,
    pub(crate) stored: Option<Stored>,
}

/// Where a stored field comes from and how it is set.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Stored {
    pub(crate) section: &'static str,
    pub(crate) key: &'static str,
    pub(crate) set: fn(&mut Spec, &str) -> Result<(), ValueError>,
    pub(crate) copy: fn(&mut Spec, &Spec),
}

impl Field {
    /// The section and key in a platform_config file; `None` for a derived field.
    #[must_use]
    pub fn origin(&self) -> Option<(&'static str, &'static str)> {
        self.stored.map(|stored| (stored.section, stored.key))
    }

    /// Finds a field by its key.
    #[must_use]
    pub fn find(key: &str) -> Option<&'static Self> {
        Self::all().iter().find(|field| field.key == key)
    }
}

/// A field's value in one spec.
#[derive(Debug, Clone, Copy)]
pub struct Fact {
    /// The field.
    pub field: &'static Field,
    /// The value; `None` when the SoC's spec does not say.
    pub value: Option<Value>,
}
