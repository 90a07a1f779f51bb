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

    /// Converts the value and what others say.
    pub fn map<U>(self, mut convert: impl FnMut(T) -> U) -> Sourced<U> {
        Sourced {
            value: convert(self.value),
            source: self.source,
            others: self
                .others
                .into_iter()
                .map(|(value, source)| (convert(value), source))
                .collect(),
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

/// The value alone; source and others are fields.
impl<T: fmt::Display> fmt::Display for Sourced<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value.fmt(f)
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

impl Origin {
    /// A word for tables and scripts.
    pub fn name(&self) -> &'static str {
        match self {
            Origin::Driver => "driver",
            Origin::Management => "nvml",
            Origin::PlatformConfig(_) => "platform-config",
            Origin::SocTable => "soc-table",
            Origin::Derived => "derived",
        }
    }
}

/// The origin's word, marked where a simulated device stands behind the value.
impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = if self.simulated { ", simulated" } else { "" };
        write!(f, "{}{mark}", self.origin.name())
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

impl From<PathBuf> for Value {
    fn from(path: PathBuf) -> Self {
        Value::Text(path.to_string_lossy().into_owned())
    }
}

impl From<soc::NpuArch> for Value {
    fn from(arch: soc::NpuArch) -> Self {
        arch.0.into()
    }
}

impl From<soc::Value> for Value {
    fn from(value: soc::Value) -> Self {
        match value {
            soc::Value::Integer(number) => number.into(),
            soc::Value::Real(number) => number.into(),
            soc::Value::Flag(flag) => flag.into(),
            soc::Value::Counts(counts) => counts.to_vec().into(),
            other => other.to_string().into(),
        }
    }
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
        Self {
            key: key.to_owned(),
            value: value.clone().map(|value| value.map(Into::into)),
        }
    }

    /// The same fact with its key in a group; `group` ends with a dot.
    pub(crate) fn under(self, group: &str) -> Self {
        Self {
            key: format!("{group}{}", self.key),
            ..self
        }
    }
}

/// The facts of a SoC's spec, with the keys of [`soc::Field`].
pub fn of_lookup(lookup: &soc::Lookup, simulated: bool) -> Vec<Fact> {
    let source = |origin| Source { origin, simulated };
    let sourced = |fact: &soc::Fact| {
        let origin = match lookup.source(fact.field.key)? {
            soc::Source::PlatformConfig(path) => Origin::PlatformConfig(path.to_owned()),
            soc::Source::Derived => Origin::Derived,
            _ => Origin::SocTable,
        };
        let disagreement = lookup
            .disagreements
            .iter()
            .find(|disagreement| disagreement.key == fact.field.key);
        let table =
            disagreement.map(|disagreement| (disagreement.table.into(), source(Origin::SocTable)));
        Some(Sourced {
            value: fact.value?.into(),
            source: source(origin),
            others: table.into_iter().collect(),
        })
    };
    lookup
        .spec
        .facts()
        .map(|fact| Fact {
            key: fact.field.key.to_owned(),
            value: sourced(&fact),
        })
        .collect()
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
