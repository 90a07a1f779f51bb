//! The bare value of one key.

use crate::failure::Failure;
use crate::json;
use crate::machine::{Machine, id};
use crate::near::suggestion;
use crate::sheet::{self, Sheet};
use crate::soc::Spec;
use hal::facts::Fact;
use hal::{Backend, Device};
use serde_json::Value;

/// Keys that say which device it is.
const IDENTITY: [&str; 5] = ["id", "backend", "ordinal", "simulated", "name"];

/// The value of a key of the first device that has it, or else of the probes.
///
/// # Errors
/// Fails with [`Failure::Usage`] for a key that does not exist or is not unique, and with [`Failure::NoValue`] for one that
/// has no value here.
pub fn machine(machine: &Machine, wanted: &str) -> Result<String, Failure> {
    for &device in machine.devices() {
        if let Some(key) = resolve(&device_keys(device.backend()), wanted)? {
            return device_value(device, &key);
        }
    }
    let probes = leaves("probes", &Value::Object(json::probes(machine)));
    let keys: Vec<String> = probes.iter().map(|(key, _)| key.clone()).collect();
    if let Some(key) = resolve(&keys, wanted)? {
        let value = probes
            .iter()
            .find(|(known, _)| *known == key)
            .and_then(|(_, value)| plain(value));
        return value.ok_or_else(|| Failure::NoValue(format!("{key} is unknown")));
    }
    Err(no_such_key(machine, keys, wanted))
}

/// The value of a key of a SoC's spec.
///
/// # Errors
/// As [`machine`].
pub fn soc(spec: &Spec, wanted: &str) -> Result<String, Failure> {
    let facts: Vec<&Fact> = spec.groups.iter().flatten().collect();
    let keys: Vec<String> = facts.iter().map(|fact| fact.key.clone()).collect();
    let key = resolve(&keys, wanted)?.ok_or_else(|| unknown_key(wanted, &keys))?;
    let value = facts
        .iter()
        .find(|fact| fact.key == key)
        .and_then(|fact| fact.value.as_ref());
    value
        .map(|sourced| sourced.value.to_string())
        .ok_or_else(|| Failure::NoValue(format!("the spec of {} does not state {key}", spec.name)))
}

fn device_keys(backend: Backend) -> Vec<String> {
    let mut keys = sheet::keys(backend);
    keys.extend(IDENTITY.map(str::to_owned));
    keys
}

fn device_value(device: Device, key: &str) -> Result<String, Failure> {
    let cheap = match key {
        "id" => Some(id(device)),
        "backend" => Some(device.backend().to_string()),
        "ordinal" => Some(device.ordinal().to_string()),
        "simulated" => {
            return device
                .simulated()
                .map(str::to_owned)
                .ok_or_else(|| no_value(device, key, [].iter()));
        }
        _ => None,
    };
    if let Some(value) = cheap {
        return Ok(value);
    }
    let sheet = if sheet::is_live(key) {
        Sheet::of(device)
    } else {
        Sheet::fixed(device)
    };
    let value = if key == "name" {
        sheet.name.clone()
    } else {
        sheet.value(key).map(ToString::to_string)
    };
    value.ok_or_else(|| no_value(device, key, sheet.errors.iter().chain(&sheet.untold)))
}

fn no_value<'a>(
    device: Device,
    key: &str,
    mut reasons: impl Iterator<Item = &'a String>,
) -> Failure {
    let why = reasons
        .next()
        .map(|error| format!(" ({error})"))
        .unwrap_or_default();
    Failure::NoValue(format!("{key} of {} is unknown{why}", id(device)))
}

/// A key that some device could have has no value here; any other is wrong.
fn no_such_key(machine: &Machine, mut keys: Vec<String>, wanted: &str) -> Failure {
    for backend in Backend::ALL {
        let of_backend = device_keys(backend);
        match resolve(&of_backend, wanted) {
            Ok(Some(key)) => {
                return Failure::NoValue(format!("no device has {key}; {}", machine.absences()));
            }
            Ok(None) => keys.extend(of_backend),
            Err(ambiguous) => return ambiguous,
        }
    }
    unknown_key(wanted, &keys)
}

fn unknown_key(wanted: &str, keys: &[String]) -> Failure {
    Failure::Usage(format!(
        "unknown key {wanted:?}{}",
        suggestion(wanted, keys.iter().map(String::as_str))
    ))
}

/// Finds the key that is `wanted` or, uniquely, ends with it from a dot on.
fn resolve(keys: &[String], wanted: &str) -> Result<Option<String>, Failure> {
    if keys.iter().any(|key| key == wanted) {
        return Ok(Some(wanted.to_owned()));
    }
    let ends = |key: &&String| {
        key.strip_suffix(wanted)
            .is_some_and(|start| start.ends_with('.'))
    };
    let found: Vec<&str> = keys.iter().filter(ends).map(String::as_str).collect();
    match found.as_slice() {
        [] => Ok(None),
        [key] => Ok(Some((*key).to_owned())),
        several => Err(Failure::Usage(format!(
            "key {wanted:?} is not unique: {}",
            several.join(", ")
        ))),
    }
}

/// Every value below `value` with its dotted key.
fn leaves(key: &str, value: &Value) -> Vec<(String, Value)> {
    match value {
        Value::Object(members) => members
            .iter()
            .flat_map(|(name, member)| leaves(&format!("{key}.{name}"), member))
            .collect(),
        leaf => vec![(key.to_owned(), leaf.clone())],
    }
}

fn plain(value: &Value) -> Option<String> {
    match value {
        Value::Null => None,
        Value::String(text) => Some(text.clone()),
        Value::Array(values) => Some(
            values
                .iter()
                .filter_map(plain)
                .collect::<Vec<_>>()
                .join(","),
        ),
        other => Some(other.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys() -> Vec<String> {
        [
            "memory.total_bytes",
            "l2.total_bytes",
            "memory.free_bytes",
            "total",
        ]
        .map(str::to_owned)
        .to_vec()
    }

    #[test]
    fn a_whole_key_wins_over_ends() {
        assert_eq!(resolve(&keys(), "total").unwrap(), Some("total".to_owned()));
    }

    #[test]
    fn a_unique_end_is_enough() {
        assert_eq!(
            resolve(&keys(), "free_bytes").unwrap(),
            Some("memory.free_bytes".to_owned())
        );
        assert_eq!(resolve(&keys(), "ree_bytes").unwrap(), None);
    }

    #[test]
    fn an_end_of_several_keys_names_them() {
        let failure = resolve(&keys(), "total_bytes").unwrap_err();
        assert_eq!(
            failure.message(),
            "key \"total_bytes\" is not unique: memory.total_bytes, l2.total_bytes"
        );
    }
}
