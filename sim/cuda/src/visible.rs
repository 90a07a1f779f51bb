//! `CUDA_VISIBLE_DEVICES`, read as the driver reads it.
//!
//! The rules were measured on one H200 with driver 580.159; [`tests`] has what was measured. Which of two devices an
//! ambiguous UUID prefix means was not: here it means none. MIG devices are not simulated.

use crate::uuid::Uuid;

/// The variable's name.
pub(crate) const VARIABLE: &str = "CUDA_VISIBLE_DEVICES";

/// Bytes of an entry that are compared with a UUID.
const LONGEST: usize = 40;

/// Two entries name the same device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Twice;

/// The devices that a value makes visible, in its order: those of all entries before the first that names none.
///
/// # Errors
/// [`Twice`], which the driver answers with `CUDA_ERROR_INVALID_DEVICE`.
pub(crate) fn read(value: Option<&[u8]>, devices: &[Uuid]) -> Result<Vec<u32>, Twice> {
    let Some(value) = value else {
        return Ok((0..devices.len() as u32).collect());
    };
    let by_uuid = value.starts_with(UUID);
    let mut taken = Vec::new();
    for entry in value.split(|byte| *byte == b',') {
        let device = if by_uuid {
            with_uuid(entry, devices)
        } else {
            with_number(entry, devices)
        };
        match device {
            None => break,
            Some(device) if taken.contains(&device) => return Err(Twice),
            Some(device) => taken.push(device),
        }
    }
    Ok(taken)
}

/// What an entry that is a UUID begins with, in exactly this case.
const UUID: &[u8] = b"GPU-";

fn with_uuid(entry: &[u8], devices: &[Uuid]) -> Option<u32> {
    let entry = entry.get(..LONGEST).unwrap_or(entry);
    let prefix = entry
        .strip_prefix(UUID)
        .filter(|prefix| !prefix.is_empty())?;
    let matches = |uuid: &Uuid| {
        uuid.digits()
            .as_bytes()
            .get(..prefix.len())
            .is_some_and(|start| start.eq_ignore_ascii_case(prefix))
    };
    let mut found = (0_u32..).zip(devices).filter(|(_, uuid)| matches(uuid));
    found
        .next()
        .filter(|_| found.next().is_none())
        .map(|(device, _)| device)
}

/// As C's `strtol` reads a decimal number into a `long`, of which the driver keeps 32 bits.
fn with_number(entry: &[u8], devices: &[Uuid]) -> Option<u32> {
    let blank = |byte: &u8| matches!(byte, b' ' | b'\t'..=b'\r');
    let start = entry.iter().position(|byte| !blank(byte));
    let entry = start
        .and_then(|start| entry.get(start..))
        .unwrap_or_default();
    let (negative, digits) = match entry {
        [b'-', digits @ ..] => (true, digits),
        [b'+', digits @ ..] => (false, digits),
        digits => (false, digits),
    };
    let digits = digits.iter().take_while(|byte| byte.is_ascii_digit());
    let mut digits = digits.map(|digit| i64::from(digit - b'0')).peekable();
    digits.peek()?;
    let sign = if negative { -1 } else { 1 };
    let number = digits.fold(0_i64, |sum, digit| {
        sum.saturating_mul(10).saturating_add(sign * digit)
    });
    let index = u32::try_from(number as i32).ok()?;
    ((index as usize) < devices.len()).then_some(index)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What `cuInit` returned, or how many devices there were: `Ok(0)` stands for code 100, `Err` for 101.
    fn seen(value: &str, count: u32) -> Result<usize, Twice> {
        let devices: Vec<_> = (0..count).map(|device| Uuid::new(0, device)).collect();
        read(Some(value.as_bytes()), &devices).map(|visible| visible.len())
    }

    #[test]
    fn numbers_are_read_as_measured_on_one_h200() {
        for value in [
            "",
            "-1",
            " ",
            "1,0",
            "010",
            "--0",
            ",0",
            "2147483648",
            "99999999999999999999",
        ] {
            assert_eq!(seen(value, 1), Ok(0), "{value:?}");
        }
        for value in [
            "0,1",
            " 0",
            "0x1",
            "+0",
            "-0",
            "0abc",
            "0,abc,0",
            "0,,0",
            "4294967296",
            "-4294967296",
        ] {
            assert_eq!(seen(value, 1), Ok(1), "{value:?}");
        }
        for value in ["0,0", "0 ,0"] {
            assert_eq!(seen(value, 1), Err(Twice), "{value:?}");
        }
    }

    #[test]
    fn unset_shows_every_device_in_order() {
        let devices = [Uuid::new(0, 0), Uuid::new(0, 1)];
        assert_eq!(read(None, &devices), Ok(vec![0, 1]));
    }

    #[test]
    fn the_order_of_the_entries_is_the_order_of_the_devices() {
        let devices = [Uuid::new(0, 0), Uuid::new(0, 1), Uuid::new(0, 2)];
        assert_eq!(read(Some(b"2,0,7,1"), &devices), Ok(vec![2, 0]));
    }

    #[test]
    fn a_uuid_prefix_names_a_device_whatever_its_case() {
        let devices = [Uuid::new(0, 0), Uuid::new(0, 1)];
        let whole = format!("GPU-{}", devices[1].digits());
        for value in [
            "GPU-c1",
            "GPU-C1",
            &whole,
            &whole.to_uppercase(),
            &format!("{whole} x"),
        ] {
            assert_eq!(
                read(Some(value.as_bytes()), &devices),
                Ok(vec![1]),
                "{value}"
            );
        }
        assert_eq!(read(Some(b"GPU-c1,GPU-c0"), &devices), Ok(vec![1, 0]));
        assert_eq!(read(Some(b"GPU-c1,GPU-c1"), &devices), Err(Twice));
    }

    #[test]
    fn what_only_looks_like_a_uuid_names_none() {
        for value in ["GPU-", "gpu-c", " GPU-c", "GPU-c ", "GPU-d", "MIG-c"] {
            assert_eq!(seen(value, 1), Ok(0), "{value:?}");
        }
        assert_eq!(seen("GPU-c", 2), Ok(0));
    }

    #[test]
    fn the_first_entry_fixes_the_kind_of_all() {
        assert_eq!(seen("0,GPU-c1", 2), Ok(1));
        assert_eq!(seen("GPU-c1,0", 2), Ok(1));
    }
}
