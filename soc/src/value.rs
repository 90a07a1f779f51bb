//! The types of single facts.

use std::fmt;
use std::ops::Deref;

use crate::ValueError;

/// A short text kept in place, so that a whole [`Spec`](crate::Spec) can be a constant.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Text {
    len: u8,
    bytes: [u8; Self::MAX],
}

impl Text {
    /// The longest text, in bytes; the longest known value has 26.
    pub const MAX: usize = 47;

    /// Keeps `text`, or nothing when it is longer than [`Text::MAX`].
    #[must_use]
    pub const fn new(text: &str) -> Option<Self> {
        let mut kept = Self {
            len: 0,
            bytes: [0; Self::MAX],
        };
        let Some((head, _)) = kept.bytes.split_at_mut_checked(text.len()) else {
            return None;
        };
        head.copy_from_slice(text.as_bytes());
        kept.len = text.len() as u8;
        Some(kept)
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        let text = self.bytes.get(..usize::from(self.len)).unwrap_or_default();
        str::from_utf8(text).unwrap_or_default()
    }
}

impl Deref for Text {
    type Target = str;

    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl PartialEq<str> for Text {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for Text {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// A short list of core counts, such as the sizes that virtual NPUs may have.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Counts {
    len: u8,
    items: [u32; Self::MAX],
}

impl Counts {
    /// The longest list; the longest known one has 5 entries.
    pub const MAX: usize = 8;

    /// Keeps `counts`, or nothing when there are more than [`Counts::MAX`].
    #[must_use]
    pub const fn new(counts: &[u32]) -> Option<Self> {
        let mut kept = Self {
            len: 0,
            items: [0; Self::MAX],
        };
        let Some((head, _)) = kept.items.split_at_mut_checked(counts.len()) else {
            return None;
        };
        head.copy_from_slice(counts);
        kept.len = counts.len() as u8;
        Some(kept)
    }
}

impl Deref for Counts {
    type Target = [u32];

    fn deref(&self) -> &[u32] {
        self.items.get(..usize::from(self.len)).unwrap_or_default()
    }
}

impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, count) in self.iter().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            write!(f, "{comma}{count}")?;
        }
        Ok(())
    }
}

/// The architecture of a SoC's cores: it decides which kernel binary fits, where the name does not.
///
/// 1001 is Ascend910A and its kin, 2002 the 310P, 2201 the 910B1 to B4-1 and 910_93xx, 3002 the 310B, 3510 the 950 and 350.
/// Others are carried as they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NpuArch(pub u32);

impl fmt::Display for NpuArch {
    /// Writes the form that compilers take, such as `dav-2201`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "dav-{}", self.0)
    }
}

/// The value of any fact.
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
pub enum Value {
    /// A size, count or frequency; an [`NpuArch`]'s number too.
    Integer(u64),
    /// A rate.
    Real(f64),
    /// Whether the SoC has something.
    Flag(bool),
    /// A name.
    Text(Text),
    /// A list of core counts.
    Counts(Counts),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Integer(value) => value.fmt(f),
            Self::Real(value) => value.fmt(f),
            Self::Flag(value) => value.fmt(f),
            Self::Text(value) => value.fmt(f),
            Self::Counts(value) => value.fmt(f),
        }
    }
}

/// What a number counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unit {
    /// No number, or a bare one.
    None,
    /// Bytes.
    Bytes,
    /// Millions of cycles a second.
    Megahertz,
    /// Bytes a cycle.
    BytesPerCycle,
    /// Elements of a matrix.
    Elements,
}

impl fmt::Display for Unit {
    /// Writes the unit's symbol, nothing for a bare number.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::None => "",
            Self::Bytes => "B",
            Self::Megahertz => "MHz",
            Self::BytesPerCycle => "B/cycle",
            Self::Elements => "elements",
        })
    }
}

/// A type that a fact may have.
pub(crate) trait Typed: Sized {
    /// Reads the vendor's spelling.
    fn parse(text: &str) -> Result<Self, ValueError>;
    /// The value, for printing and comparing.
    fn value(&self) -> Value;
}

impl Typed for u64 {
    fn parse(text: &str) -> Result<Self, ValueError> {
        let (sign, digits) = match text.strip_prefix('-') {
            Some(digits) => (Err(ValueError::Negative), digits),
            None => (Ok(()), text),
        };
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(ValueError::NotANumber);
        }
        sign?;
        digits.parse().map_err(|_| ValueError::Overflow)
    }

    fn value(&self) -> Value {
        Value::Integer(*self)
    }
}

impl Typed for u32 {
    fn parse(text: &str) -> Result<Self, ValueError> {
        u64::parse(text)?
            .try_into()
            .map_err(|_| ValueError::Overflow)
    }

    fn value(&self) -> Value {
        Value::Integer(u64::from(*self))
    }
}

impl Typed for f64 {
    fn parse(text: &str) -> Result<Self, ValueError> {
        let number: f64 = text.parse().map_err(|_| ValueError::NotANumber)?;
        match number {
            _ if number.is_nan() => Err(ValueError::NotANumber),
            _ if number.is_sign_negative() => Err(ValueError::Negative),
            _ if number.is_infinite() => Err(ValueError::Overflow),
            _ => Ok(number),
        }
    }

    fn value(&self) -> Value {
        Value::Real(*self)
    }
}

impl Typed for bool {
    fn parse(text: &str) -> Result<Self, ValueError> {
        match text {
            "1" | "true" => Ok(true),
            "0" | "false" => Ok(false),
            _ => Err(ValueError::NotAFlag),
        }
    }

    fn value(&self) -> Value {
        Value::Flag(*self)
    }
}

impl Typed for Text {
    fn parse(text: &str) -> Result<Self, ValueError> {
        Self::new(text).ok_or(ValueError::TooLong)
    }

    fn value(&self) -> Value {
        Value::Text(*self)
    }
}

impl Typed for Counts {
    fn parse(text: &str) -> Result<Self, ValueError> {
        let mut counts = Vec::with_capacity(Self::MAX);
        for count in text.split(',').take(Self::MAX + 1) {
            counts.push(u32::parse(count.trim())?);
        }
        Self::new(&counts).ok_or(ValueError::TooLong)
    }

    fn value(&self) -> Value {
        Value::Counts(*self)
    }
}

impl Typed for NpuArch {
    fn parse(text: &str) -> Result<Self, ValueError> {
        u32::parse(text).map(Self)
    }

    fn value(&self) -> Value {
        self.0.value()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_plain_decimals() {
        assert_eq!(u64::parse("196608"), Ok(196_608));
        assert_eq!(u64::parse("0"), Ok(0));
        assert_eq!(u64::parse("-1"), Err(ValueError::Negative));
        assert_eq!(
            u64::parse("18446744073709551616"),
            Err(ValueError::Overflow)
        );
        assert_eq!(u32::parse("4294967296"), Err(ValueError::Overflow));
        for text in ["", "-", "+1", "0x10", "1 2", "12abc", "1.5", "١"] {
            assert_eq!(u64::parse(text), Err(ValueError::NotANumber), "{text:?}");
        }
    }

    #[test]
    fn rates_may_have_a_fraction_but_must_be_finite() {
        assert_eq!(f64::parse("3.5"), Ok(3.5));
        assert_eq!(
            f64::parse("32").map(|rate| rate.value().to_string()),
            Ok("32".to_owned())
        );
        assert_eq!(f64::parse("-0.5"), Err(ValueError::Negative));
        assert_eq!(f64::parse("1e999"), Err(ValueError::Overflow));
        assert_eq!(f64::parse("nan"), Err(ValueError::NotANumber));
        assert_eq!(f64::parse("fast"), Err(ValueError::NotANumber));
    }

    #[test]
    fn flags_are_read_in_both_spellings() {
        assert_eq!(
            (bool::parse("1"), bool::parse("false")),
            (Ok(true), Ok(false))
        );
        assert_eq!(bool::parse("2"), Err(ValueError::NotAFlag));
    }

    #[test]
    fn lists_and_texts_have_a_longest_length() {
        assert_eq!(
            Counts::parse("4, 5,10").map(|counts| counts.to_vec()),
            Ok(vec![4, 5, 10])
        );
        assert_eq!(Counts::parse("4,,5"), Err(ValueError::NotANumber));
        assert_eq!(Counts::parse("1,2,3,4,5,6,7,8,9"), Err(ValueError::TooLong));
        let longest = "x".repeat(Text::MAX);
        assert_eq!(Text::parse(&longest).unwrap(), *longest);
        assert_eq!(
            Text::parse(&format!("{longest}x")),
            Err(ValueError::TooLong)
        );
    }

    #[test]
    fn an_architecture_is_shown_as_compilers_take_it() {
        assert_eq!(NpuArch(2201).to_string(), "dav-2201");
        assert_eq!(NpuArch(2201).value(), Value::Integer(2201));
    }
}
