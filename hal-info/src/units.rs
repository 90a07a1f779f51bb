//! Units, as the ends of keys name them.

use hal::facts::Value;

/// Ends of keys and the unit that each stands for, longest first.
const UNITS: [(&str, &str); 6] = [
    ("_bytes_per_second", "B/s"),
    ("_bytes_per_cycle", "B/cycle"),
    ("_bytes", "B"),
    ("_percent", "%"),
    ("_bits", "bit"),
    ("_mhz", "MHz"),
];

/// A value as people read it.
#[derive(Debug, PartialEq)]
pub struct Reading {
    /// The exact value with its unit.
    pub exact: String,
    /// The same amount in a larger unit, where that is easier to read.
    pub scaled: Option<String>,
}

/// Words a value for people; the key tells its unit.
pub fn reading(key: &str, value: &Value) -> Reading {
    let unit = unit(key);
    let text = words(value);
    let scaled = match (unit, value) {
        (Some("B"), Value::Unsigned(bytes)) => {
            scaled(*bytes, 1024, &["KiB", "MiB", "GiB", "TiB", "PiB"])
        }
        (Some("B/s"), Value::Unsigned(rate)) => {
            scaled(*rate, 1000, &["kB/s", "MB/s", "GB/s", "TB/s", "PB/s"])
        }
        _ => None,
    };
    Reading {
        exact: unit.map_or_else(|| text.clone(), |unit| format!("{text} {unit}")),
        scaled,
    }
}

/// The unit that a key names.
fn unit(key: &str) -> Option<&'static str> {
    UNITS
        .iter()
        .find(|(end, _)| key.ends_with(end))
        .map(|(_, unit)| *unit)
}

/// An amount of memory in bytes, in its largest binary unit.
pub fn bytes(amount: u64) -> String {
    let Reading { exact, scaled } = reading("_bytes", &Value::Unsigned(amount));
    scaled.unwrap_or(exact)
}

fn words(value: &Value) -> String {
    match value {
        Value::Bool(true) => "yes".to_owned(),
        Value::Bool(false) => "no".to_owned(),
        Value::List(values) => values.iter().map(words).collect::<Vec<_>>().join(", "),
        other => printable(&other.to_string()),
    }
}

/// Divides by the largest fitting power of `base`, to at most two decimals.
fn scaled(amount: u64, base: u32, names: &[&str]) -> Option<String> {
    let power = amount
        .checked_ilog(u64::from(base))?
        .min(u32::try_from(names.len()).ok()?);
    let name = names.get(usize::try_from(power.checked_sub(1)?).ok()?)?;
    let number = format!(
        "{:.2}",
        amount as f64 / f64::from(base).powf(f64::from(power))
    );
    Some(format!(
        "{} {name}",
        number.trim_end_matches('0').trim_end_matches('.')
    ))
}

/// Text of others on one line of plain ASCII, with anything that a terminal might obey or fail to show escaped.
pub fn printable(text: &str) -> String {
    text.chars()
        .map(|character| match character {
            ' '..='~' => character.to_string(),
            '\n' | '\r' | '\t' => " ".to_owned(),
            other => other.escape_default().to_string(),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(key: &str, value: Value) -> (String, Option<String>) {
        let Reading { exact, scaled } = reading(key, &value);
        (exact, scaled)
    }

    #[test]
    fn the_end_of_a_key_gives_the_unit() {
        assert_eq!(unit("memory.bandwidth_peak_bytes_per_second"), Some("B/s"));
        assert_eq!(unit("rate.ub_to_l2_bytes_per_cycle"), Some("B/cycle"));
        assert_eq!(unit("clock.sm_mhz"), Some("MHz"));
        assert_eq!(unit("registers.per_block"), None);
    }

    #[test]
    fn bytes_are_exact_and_scaled() {
        assert_eq!(
            text("ub_size_bytes", Value::Unsigned(196608)),
            ("196608 B".into(), Some("192 KiB".into()))
        );
        assert_eq!(
            text("ub_usable_bytes", Value::Unsigned(196352)),
            ("196352 B".into(), Some("191.75 KiB".into()))
        );
        assert_eq!(text("x_bytes", Value::Unsigned(0)), ("0 B".into(), None));
        assert_eq!(
            text("x_bytes", Value::Unsigned(1023)),
            ("1023 B".into(), None)
        );
        assert_eq!(bytes(1024), "1 KiB");
        assert_eq!(bytes(100 << 10), "100 KiB");
        assert_eq!(bytes(u64::MAX), "16384 PiB");
    }

    #[test]
    fn rates_scale_by_thousands() {
        let (exact, scaled) = text("peak_bytes_per_second", Value::Unsigned(4_917_248_000_000));
        assert_eq!(
            (exact.as_str(), scaled.as_deref()),
            ("4917248000000 B/s", Some("4.92 TB/s"))
        );
    }

    #[test]
    fn answers_and_lists_are_words() {
        assert_eq!(text("ecc_enabled", Value::Bool(true)).0, "yes");
        assert_eq!(
            text(
                "peer.access",
                Value::List(vec![Value::Bool(true), Value::Bool(false)])
            )
            .0,
            "yes, no"
        );
    }

    #[test]
    fn text_of_others_cannot_steer_a_terminal() {
        assert_eq!(printable("a\u{1b}[31mb\n\u{e9}"), "a\\u{1b}[31mb \\u{e9}");
    }
}
