//! `ASCEND_RT_VISIBLE_DEVICES`, read as the runtime reads it.
//!
//! The rules are those of the open-source runtime of CANN 9.1 (`Runtime::GetVisibleDevices`).

use std::iter;

/// The variable's name.
pub(crate) const VARIABLE: &str = "ASCEND_RT_VISIBLE_DEVICES";

/// Bytes of the variable that count.
const LONGEST: usize = 128;

/// Which devices a process sees.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Visible {
    /// All of them, under their own numbers.
    All,
    /// These, numbered in this order.
    These(Vec<u32>),
    /// None, because the variable is wrong.
    Refused {
        /// What the variable said, as far as it was read.
        value: String,
        /// What it had to be.
        rule: &'static str,
    },
}

impl Visible {
    /// What a value makes visible of `count` devices; without a device the variable is not read.
    pub(crate) fn read(value: Option<&[u8]>, count: u32) -> Self {
        let Some(value) = value.filter(|_| count > 0) else {
            return Self::All;
        };
        let value = value.get(..LONGEST).unwrap_or(value);
        let refused = |rule| Self::Refused {
            value: String::from_utf8_lossy(value).into_owned(),
            rule,
        };
        let mut taken: Vec<u32> = Vec::new();
        for number in numbers(value).map_while(|number| number.filter(|number| *number < count)) {
            match taken.last() {
                Some(last) if number < *last => return refused("must be in ascending order"),
                Some(last) if number == *last => return refused("must not name a device twice"),
                _ => taken.push(number),
            }
            if taken.len() >= count as usize {
                break;
            }
        }
        if taken.is_empty() {
            refused("must name a device that exists")
        } else {
            Self::These(taken)
        }
    }
}

/// The numbers that a value begins with: digits with single commas between them.
///
/// A number too large for any device is none.
fn numbers(value: &[u8]) -> impl Iterator<Item = Option<u32>> {
    let mut rest = value;
    iter::from_fn(move || {
        let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let (number, tail) = rest.split_at_checked(digits).filter(|_| digits > 0)?;
        rest = tail.strip_prefix(b",").unwrap_or_default();
        Some(number.iter().try_fold(0_u32, |sum, digit| {
            sum.checked_mul(10)?
                .checked_add(u32::from(digit - b'0'))
                .filter(|sum| *sum <= i32::MAX as u32)
        }))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn these(value: &str, count: u32) -> Option<Vec<u32>> {
        match Visible::read(Some(value.as_bytes()), count) {
            Visible::These(devices) => Some(devices),
            Visible::All => panic!("{value:?} was not read"),
            Visible::Refused { .. } => None,
        }
    }

    #[test]
    fn single_commas_separate_numbers() {
        assert_eq!(these("0,2,3", 4), Some(vec![0, 2, 3]));
        assert_eq!(these("010", 16), Some(vec![10]));
        assert_eq!(these("1,", 4), Some(vec![1]));
    }

    #[test]
    fn the_first_character_must_be_a_digit() {
        for value in ["", " 0", "-1", ",0", "+0", "x"] {
            assert_eq!(these(value, 4), None, "{value:?}");
        }
    }

    #[test]
    fn anything_else_ends_the_list_and_digits_read_so_far_count() {
        for value in ["0,1x,2", "0,1 ,2", "0,1,,2", "0,1, 2", "0,1;2", "0,1-2"] {
            assert_eq!(these(value, 4), Some(vec![0, 1]), "{value:?}");
        }
    }

    #[test]
    fn an_index_without_a_device_ends_the_list_silently() {
        assert_eq!(these("0,4,1", 4), Some(vec![0]));
        assert_eq!(these("0,99999999999999999999,1", 4), Some(vec![0]));
        assert_eq!(these("4294967296", 4), None);
        assert_eq!(these("4", 4), None);
    }

    #[test]
    fn descending_and_repeated_indices_are_errors() {
        for value in ["1,0", "0,0", "0,2,1", "1,2,2", "0,1,1x"] {
            assert_eq!(these(value, 4), None, "{value:?}");
        }
    }

    #[test]
    fn nothing_is_read_after_as_many_entries_as_devices() {
        assert_eq!(these("0,0", 1), Some(vec![0]));
        assert_eq!(these("0,1,0", 2), Some(vec![0, 1]));
    }

    #[test]
    fn the_value_is_cut_at_128_bytes() {
        let long = format!("{}1", "0".repeat(127));
        assert_eq!(these(&long, 20), Some(vec![1]));
        assert_eq!(these(&format!("{long}5"), 20), Some(vec![1]));
        assert_eq!(these(&format!("0{long}"), 20), Some(vec![0]));
    }

    #[test]
    fn unset_or_without_devices_it_changes_nothing() {
        assert_eq!(Visible::read(None, 4), Visible::All);
        assert_eq!(Visible::read(Some(b"-1"), 0), Visible::All);
    }
}
