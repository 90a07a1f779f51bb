//! What the vendors' visibility variables select, by each vendor's own grammar.
//!
//! `CUDA_VISIBLE_DEVICES` was measured on driver 580.159: entries are numbers or UUID prefixes, the kind being fixed by the
//! first entry; the list ends silently at the first entry that names no device; a repeated device is an error (101).
//! `ASCEND_RT_VISIBLE_DEVICES` follows the open CANN runtime: digits and single commas, strictly ascending, cut at 128 bytes.

use crate::Backend;
use crate::properties::PhysicalId;
use std::fmt;

/// What a visibility variable asked for and what takes effect.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct VisibleDevices {
    /// The runtime whose variable this is.
    pub backend: Backend,
    /// The variable's value.
    pub requested: String,
    /// How many entries the value holds, by commas.
    pub entries: usize,
    /// Physical indices that take effect, in order; `Err` is the rule that voids the whole list.
    pub effective: Result<Vec<PhysicalId>, ListError>,
    /// The entry at which the runtime stops reading, with its position from 0; `None` when the whole list was read.
    pub first_bad: Option<(usize, String)>,
}

/// Why a runtime rejects a whole list rather than its tail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ListError {
    /// A device is named twice.
    Repeated,
    /// The indices do not ascend (Ascend only).
    Descending,
    /// No entry names a device (Ascend treats this as an error; CUDA simply shows none).
    NothingUsable,
}

impl fmt::Display for ListError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ListError::Repeated => "a device is named twice",
            ListError::Descending => "the indices do not ascend",
            ListError::NothingUsable => "no entry names a device",
        })
    }
}

impl VisibleDevices {
    /// Number of devices that remain visible.
    pub fn count(&self) -> usize {
        self.effective.as_ref().map_or(0, Vec::len)
    }

    /// Whether fewer devices take effect than were asked for.
    pub fn is_cut(&self) -> bool {
        self.first_bad.is_some() || self.effective.is_err()
    }

    /// Cuts the list to what the runtime says it shows, for when the number of devices installed was not known.
    #[must_use]
    pub(crate) fn limited_to(mut self, count: usize) -> Self {
        if let Ok(effective) = &mut self.effective
            && effective.len() > count
        {
            effective.truncate(count);
            self.first_bad = bad_entry(&self.requested, count, true);
        }
        self
    }

    /// Reads a `CUDA_VISIBLE_DEVICES` value for a machine whose GPUs have these UUIDs (`GPU-...`), in the order of their
    /// physical indices.
    pub fn cuda(value: &str, uuids: &[String]) -> Self {
        let by_uuid = value.starts_with("GPU-") || value.starts_with("MIG-");
        let find = |entry: &str| {
            if by_uuid {
                cuda_uuid(entry, uuids)
            } else {
                cuda_index(entry, uuids.len())
            }
        };
        let mut effective = Vec::new();
        let mut first_bad = None;
        for (position, entry) in value.split(',').enumerate() {
            match find(entry) {
                Some(index) if effective.contains(&index) => {
                    first_bad = Some((position, entry.to_owned()));
                    return Self::new(Backend::Cuda, value, Err(ListError::Repeated), first_bad);
                }
                Some(index) => effective.push(index),
                None => {
                    first_bad = Some((position, entry.to_owned()));
                    break;
                }
            }
        }
        Self::new(Backend::Cuda, value, Ok(effective), first_bad)
    }

    /// Reads an `ASCEND_RT_VISIBLE_DEVICES` value for a machine with `count` NPUs.
    pub fn ascend(value: &str, count: u32) -> Self {
        const LIMIT: usize = 128;
        let bytes = value.as_bytes();
        let read = &bytes[..bytes.len().min(LIMIT)];
        let mut effective: Vec<u32> = Vec::new();
        let mut position = 0;
        let mut rest = read;
        let mut first_bad = None;
        while (effective.len() as u64) < u64::from(count.max(1)) {
            let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
            let index = ascend_index(&rest[..digits], count);
            let Some(index) = index else {
                first_bad = bad_entry(value, position, !rest.is_empty() || position == 0);
                break;
            };
            if let Some(&last) = effective.last()
                && index <= last
            {
                let void = if index == last {
                    ListError::Repeated
                } else {
                    ListError::Descending
                };
                return Self::new(
                    Backend::Ascend,
                    value,
                    Err(void),
                    bad_entry(value, position, true),
                );
            }
            effective.push(index);
            position += 1;
            rest = match rest.get(digits) {
                Some(b',') => &rest[digits + 1..],
                Some(_) => {
                    first_bad = bad_entry(value, position - 1, true);
                    break;
                }
                None => break,
            };
        }
        let effective = if effective.is_empty() {
            Err(ListError::NothingUsable)
        } else {
            Ok(effective)
        };
        Self::new(Backend::Ascend, value, effective, first_bad)
    }

    fn new(
        backend: Backend,
        value: &str,
        effective: Result<Vec<u32>, ListError>,
        first_bad: Option<(usize, String)>,
    ) -> Self {
        let entries = if value.is_empty() {
            0
        } else {
            value.split(',').count()
        };
        Self {
            backend,
            requested: value.to_owned(),
            entries,
            effective: effective.map(|indices| indices.into_iter().map(PhysicalId).collect()),
            first_bad,
        }
    }
}

impl fmt::Display for VisibleDevices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}={:?}",
            self.backend.visibility_variable(),
            self.requested
        )?;
        match &self.effective {
            Ok(effective) if effective.is_empty() => write!(f, " shows no device")?,
            Ok(effective) => {
                let ids: Vec<u32> = effective.iter().map(|id| id.0).collect();
                write!(f, " shows {ids:?}")?;
            }
            Err(void) => write!(f, " is void: {void}")?,
        }
        match &self.first_bad {
            Some((position, entry)) => write!(f, " (reading stops at entry {position}, {entry:?})"),
            None => Ok(()),
        }
    }
}

fn bad_entry(value: &str, position: usize, there_is_one: bool) -> Option<(usize, String)> {
    let entry = value.split(',').nth(position)?;
    there_is_one.then(|| (position, entry.to_owned()))
}

/// The driver's `strtol` into a 32-bit integer: leading blanks, a sign, decimal digits, anything after them ignored.
fn cuda_index(entry: &str, count: usize) -> Option<u32> {
    let text = entry.trim_start_matches([' ', '\t', '\n', '\x0b', '\x0c', '\r']);
    let (negative, digits) = match text.as_bytes().first()? {
        b'-' => (true, &text[1..]),
        b'+' => (false, &text[1..]),
        _ => (false, text),
    };
    let length = digits.bytes().take_while(u8::is_ascii_digit).count();
    if length == 0 {
        return None;
    }
    let sign = if negative { -1 } else { 1 };
    let saturated = digits[..length].bytes().fold(0i64, |sum, digit| {
        sum.saturating_mul(10)
            .saturating_add(sign * i64::from(digit - b'0'))
    });
    u32::try_from(saturated as i32)
        .ok()
        .filter(|&index| (index as usize) < count)
}

fn cuda_uuid(entry: &str, uuids: &[String]) -> Option<u32> {
    const LENGTH: usize = 40;
    let digits = entry
        .strip_prefix("GPU-")
        .filter(|digits| !digits.is_empty())?;
    let prefix = &digits.as_bytes()[..digits.len().min(LENGTH - 4)];
    let mut matches = uuids.iter().enumerate().filter(|(_, uuid)| {
        uuid.strip_prefix("GPU-")
            .and_then(|uuid| uuid.as_bytes().get(..prefix.len()))
            .is_some_and(|start| start.eq_ignore_ascii_case(prefix))
    });
    let (index, _) = matches.next()?;
    match matches.next() {
        Some(_) => None,
        None => u32::try_from(index).ok(),
    }
}

fn ascend_index(digits: &[u8], count: u32) -> Option<u32> {
    let text = std::str::from_utf8(digits).ok()?;
    text.parse::<u32>().ok().filter(|&index| index < count)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(visible: &VisibleDevices) -> Result<Vec<u32>, ListError> {
        visible
            .effective
            .clone()
            .map(|ids| ids.into_iter().map(|id| id.0).collect())
    }

    const UUID: &str = "GPU-c2b57201-08ab-3996-eb3f-70606dca4dc6";

    /// Counts measured on one GPU with driver 580.159; `Err` is cuInit's 101.
    #[test]
    fn cuda_counts_what_the_driver_counted() {
        let measured: &[(&str, Result<usize, ListError>)] = &[
            ("", Ok(0)),
            ("-1", Ok(0)),
            (" ", Ok(0)),
            ("0", Ok(1)),
            ("0,0", Err(ListError::Repeated)),
            ("0,1", Ok(1)),
            ("1,0", Ok(0)),
            (" 0", Ok(1)),
            ("0 ,0", Err(ListError::Repeated)),
            ("0x1", Ok(1)),
            ("010", Ok(0)),
            ("+0", Ok(1)),
            ("-0", Ok(1)),
            ("--0", Ok(0)),
            ("+", Ok(0)),
            ("0abc", Ok(1)),
            ("abc", Ok(0)),
            ("0,abc,0", Ok(1)),
            ("-1,0", Ok(0)),
            (",0", Ok(0)),
            ("0,", Ok(1)),
            ("0,,0", Ok(1)),
            ("0;1", Ok(1)),
            ("1e0", Ok(0)),
            ("4294967296", Ok(1)),
            ("-4294967296", Ok(1)),
            ("0,4294967296", Err(ListError::Repeated)),
            ("2147483648", Ok(0)),
            ("99999999999999999999", Ok(0)),
            ("18446744073709551616", Ok(0)),
            ("\n0", Ok(1)),
            ("0,1,0", Ok(1)),
            ("0 x,0", Err(ListError::Repeated)),
            (UUID, Ok(1)),
            ("GPU-c2b5", Ok(1)),
            ("GPU-c", Ok(1)),
            ("GPU-", Ok(0)),
            ("gpu-c2b57201", Ok(0)),
            ("GPU-C2B57201-08AB", Ok(1)),
            ("c2b57201-08ab-3996-eb3f-70606dca4dc6", Ok(0)),
            ("GPU-c2b57201-08ab-39zz", Ok(0)),
            ("GPU-c2b57201-08ab-3996-eb3f-70606dca4dc6x", Ok(1)),
            ("GPU-c2b5,0", Ok(1)),
            ("0,GPU-c2b5", Ok(1)),
            ("GPU-c2b5,GPU-ff", Ok(1)),
            ("GPU-c2b5,GPU-c2b57", Err(ListError::Repeated)),
            ("GPU-c2b5 ", Ok(0)),
            (" GPU-c2b5", Ok(0)),
            ("MIG-x", Ok(0)),
            ("all", Ok(0)),
        ];
        for (value, count) in measured {
            let seen = VisibleDevices::cuda(value, &[UUID.to_owned()]);
            assert_eq!(
                seen.effective.as_ref().map(Vec::len).map_err(|&void| void),
                *count,
                "{value:?}"
            );
        }
    }

    #[test]
    fn cuda_reorders_and_names_the_entry_that_stops_it() {
        let uuids: Vec<String> = (0..4).map(|index| format!("GPU-{index}000")).collect();
        let seen = VisibleDevices::cuda("2,0,7,1", &uuids);
        assert_eq!(ids(&seen), Ok(vec![2, 0]));
        assert_eq!(seen.first_bad, Some((2, "7".to_owned())));
        assert_eq!(seen.entries, 4);
        assert!(seen.is_cut());
    }

    #[test]
    fn an_ambiguous_uuid_prefix_selects_nothing() {
        let uuids = ["GPU-aa11".to_owned(), "GPU-aa22".to_owned()];
        assert_eq!(ids(&VisibleDevices::cuda("GPU-aa", &uuids)), Ok(vec![]));
        assert_eq!(ids(&VisibleDevices::cuda("GPU-aa2", &uuids)), Ok(vec![1]));
    }

    #[test]
    fn ascend_follows_the_runtime() {
        let eight: &[(&str, Result<&[u32], ListError>)] = &[
            ("0", Ok(&[0])),
            ("1,3,7", Ok(&[1, 3, 7])),
            ("", Err(ListError::NothingUsable)),
            ("-1", Err(ListError::NothingUsable)),
            (" 0", Err(ListError::NothingUsable)),
            ("8", Err(ListError::NothingUsable)),
            ("1,0", Err(ListError::Descending)),
            ("0,1,0", Err(ListError::Descending)),
            ("1,2,2", Err(ListError::Repeated)),
            ("0,8,1", Ok(&[0])),
            ("0,,1", Ok(&[0])),
            ("0, 1", Ok(&[0])),
            ("0,1x,2", Ok(&[0, 1])),
            ("0,1,", Ok(&[0, 1])),
            ("00,01", Ok(&[0, 1])),
            ("99999999999", Err(ListError::NothingUsable)),
            ("0,1,2,3,4,5,6,7,7,zz", Ok(&[0, 1, 2, 3, 4, 5, 6, 7])),
        ];
        for (value, expected) in eight {
            let seen = VisibleDevices::ascend(value, 8);
            assert_eq!(ids(&seen), expected.map(<[u32]>::to_vec), "{value:?}");
        }
    }

    #[test]
    fn ascend_cuts_the_value_at_128_bytes() {
        let value = format!("0,1,{}2,3", "0".repeat(123));
        assert_eq!(value.as_bytes()[127], b'2');
        assert_eq!(ids(&VisibleDevices::ascend(&value, 8)), Ok(vec![0, 1, 2]));
    }
}
