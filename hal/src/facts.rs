//! Values that carry where they came from.

use std::fmt;
use std::path::PathBuf;

/// A value, its source, and what other sources say where they disagree.
#[derive(Clone, Debug, PartialEq)]
pub struct Sourced<T> {
    /// The value to use.
    pub value: T,
    /// Where it came from.
    pub source: Source,
    /// Different values from other sources, weakest last.
    pub others: Vec<(T, Source)>,
}

impl<T> Sourced<T> {
    pub(crate) fn new(value: T, source: Source) -> Self {
        Self {
            value,
            source,
            others: Vec::new(),
        }
    }
}

impl<T: PartialEq> Sourced<T> {
    /// Adds what another source says; an equal value adds nothing.
    pub(crate) fn beside(mut self, other: Sourced<T>) -> Self {
        if other.value != self.value {
            self.others.push((other.value, other.source));
        }
        self
    }
}

/// Where a value came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The kind of place.
    pub origin: Origin,
    /// Whether a simulated device stands behind it.
    pub simulated: bool,
}

/// The kinds of places values come from.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Origin {
    /// The vendor's runtime or driver library.
    Driver,
    /// The vendor's management library (NVML), which needs no context.
    Management,
    /// A SoC spec file of the CANN installation.
    PlatformConfig(PathBuf),
    /// The table of SoC facts built into this crate.
    SocTable,
    /// Computed from other values.
    Derived,
}

impl Source {
    /// The source's name without its path.
    pub fn name(&self) -> &'static str {
        match (&self.origin, self.simulated) {
            (Origin::Driver, false) => "driver",
            (Origin::Driver, true) => "simulated driver",
            (Origin::Management, false) => "nvml",
            (Origin::Management, true) => "simulated nvml",
            (Origin::PlatformConfig(_), false) => "platform-config",
            (Origin::PlatformConfig(_), true) => "simulated, platform-config",
            (Origin::SocTable, false) => "soc-table",
            (Origin::SocTable, true) => "simulated, soc-table",
            (Origin::Derived, false) => "derived",
            (Origin::Derived, true) => "simulated, derived",
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A value of any property, for tables, JSON and look-up by key.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Value {
    /// A yes or no.
    Bool(bool),
    /// A number that is never negative.
    Unsigned(u64),
    /// A number that may be negative.
    Signed(i64),
    /// A number with a fraction.
    Float(f64),
    /// Words.
    Text(String),
    /// Numbers, one a device or a dimension.
    List(Vec<Value>),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Bool(value) => value.fmt(f),
            Value::Unsigned(value) => value.fmt(f),
            Value::Signed(value) => value.fmt(f),
            Value::Float(value) => value.fmt(f),
            Value::Text(value) => f.write_str(value),
            Value::List(values) => {
                for (position, value) in values.iter().enumerate() {
                    write!(f, "{}{value}", if position == 0 { "" } else { "," })?;
                }
                Ok(())
            }
        }
    }
}

macro_rules! value_from {
    ($($from:ty => $variant:ident),* $(,)?) => {
        $(impl From<$from> for Value {
            fn from(value: $from) -> Self {
                Value::$variant(value.into())
            }
        })*
    };
}

value_from! {
    bool => Bool,
    u32 => Unsigned,
    u64 => Unsigned,
    i32 => Signed,
    f64 => Float,
    &str => Text,
    String => Text,
}

impl<T: Into<Value>> From<Vec<T>> for Value {
    fn from(values: Vec<T>) -> Self {
        Value::List(values.into_iter().map(Into::into).collect())
    }
}

/// One property in a form that needs no knowledge of the vendor.
///
/// Keys are snake_case and name their unit: `_bytes`, `_mhz`, `_bits`, `_percent`, `_bytes_per_second`,
/// `_bytes_per_cycle`; a dot separates groups. A key without a unit is a count, a yes or no, or words.
#[derive(Clone, Debug, PartialEq)]
pub struct Fact {
    /// The dotted key.
    pub key: String,
    /// The value with its source; `None` when no source knows it.
    pub value: Option<Sourced<Value>>,
}

impl Fact {
    pub(crate) fn of<T: Clone + Into<Value>>(key: &str, value: &Option<Sourced<T>>) -> Self {
        let value = value.as_ref().map(|sourced| Sourced {
            value: sourced.value.clone().into(),
            source: sourced.source.clone(),
            others: sourced
                .others
                .iter()
                .map(|(value, source)| (value.clone().into(), source.clone()))
                .collect(),
        });
        Self {
            key: key.to_owned(),
            value,
        }
    }
}

/// Declares a struct of sourced properties and the list of its facts, so that each property is written once.
macro_rules! facts {
    (
        $(#[$struct_meta:meta])*
        pub struct $name:ident {
            $( $(#[$meta:meta])* $field:ident: $type:ty = $key:literal ),* $(,)?
        }
        $(and { $( $(#[$plain_meta:meta])* $plain:ident: $plain_type:ty, )* })?
    ) => {
        $(#[$struct_meta])*
        #[derive(Clone, Debug, Default)]
        #[non_exhaustive]
        pub struct $name {
            $( $(#[$meta])* pub $field: Option<$crate::facts::Sourced<$type>>, )*
            $($( $(#[$plain_meta])* pub $plain: $plain_type, )*)?
        }

        impl $name {
            pub(crate) fn own_facts(&self) -> Vec<$crate::facts::Fact> {
                vec![ $( $crate::facts::Fact::of($key, &self.$field), )* ]
            }
        }
    };
}
pub(crate) use facts;
