//! JSON documents; `schema.json` describes them.

use crate::machine::{Machine, attempts, first_line, id, library};
use crate::sheet::Sheet;
use crate::soc::Spec;
use hal::facts::{Fact, Origin, Source};
use hal::probe::{Probe, Unavailable};
use serde_json::{Map, Value, json};

/// Version of the documents' form.
const SCHEMA: u32 = 1;

/// The probes and devices of a machine.
pub fn machine(machine: &Machine) -> String {
    let devices: Vec<Value> = machine
        .devices()
        .iter()
        .map(|&chosen| device(&Sheet::of(chosen)))
        .collect();
    document(json!({ "probes": probes(machine), "devices": devices }))
}

/// The spec of one SoC.
pub fn soc(spec: &Spec) -> String {
    let mut soc = Map::from_iter([("name".to_owned(), spec.name.as_str().into())]);
    add_facts(&mut soc, spec.groups.iter().flatten());
    soc.insert("notes".to_owned(), spec.notes.clone().into());
    document(json!({ "soc": soc }))
}

/// The names of the known SoCs.
pub fn soc_names<'a>(names: impl Iterator<Item = &'a str>) -> String {
    document(json!({ "socs": names.collect::<Vec<_>>() }))
}

/// The chosen backends' states by their names.
pub fn probes(machine: &Machine) -> Map<String, Value> {
    machine
        .probes()
        .map(|found| (found.backend().name().to_owned(), probe(found)))
        .collect()
}

/// A value of a fact.
fn value(value: &hal::facts::Value) -> Value {
    match value {
        hal::facts::Value::Bool(value) => (*value).into(),
        hal::facts::Value::Unsigned(value) => (*value).into(),
        hal::facts::Value::Signed(value) => (*value).into(),
        hal::facts::Value::Float(value) => (*value).into(),
        hal::facts::Value::Text(value) => value.as_str().into(),
        hal::facts::Value::List(values) => values.iter().map(self::value).collect(),
        other => other.to_string().into(),
    }
}

/// Puts the version in front, lays the document out and writes it in ASCII.
fn document(content: Value) -> String {
    let mut document = Map::from_iter([("schema".to_owned(), SCHEMA.into())]);
    if let Value::Object(content) = content {
        document.extend(content);
    }
    let text = format!("{:#}\n", Value::Object(document));
    text.chars()
        .map(|character| {
            if character.is_ascii() {
                character.to_string()
            } else {
                escaped(character)
            }
        })
        .collect()
}

fn escaped(character: char) -> String {
    character
        .encode_utf16(&mut [0; 2])
        .iter()
        .map(|unit| format!("\\u{unit:04x}"))
        .collect()
}

fn device(sheet: &Sheet) -> Value {
    let device = sheet.device;
    let mut object = Map::from_iter([
        ("id".to_owned(), id(device).into()),
        ("backend".to_owned(), device.backend().name().into()),
        ("ordinal".to_owned(), device.ordinal().into()),
        ("simulated".to_owned(), device.simulated().into()),
        ("name".to_owned(), sheet.name.as_deref().into()),
    ]);
    add_facts(&mut object, &sheet.facts);
    object.insert("notes".to_owned(), sheet.notes.clone().into());
    object.insert("errors".to_owned(), sheet.errors.clone().into());
    Value::Object(object)
}

fn add_facts<'a>(object: &mut Map<String, Value>, facts: impl IntoIterator<Item = &'a Fact>) {
    let mut sources = Map::new();
    let mut disagreements = Map::new();
    for fact in facts {
        let known = fact.value.as_ref();
        insert(
            object,
            &fact.key,
            known.map_or(Value::Null, |sourced| value(&sourced.value)),
        );
        sources.extend(known.map(|sourced| (fact.key.clone(), source(&sourced.source))));
        if let Some(sourced) = known.filter(|sourced| !sourced.others.is_empty()) {
            let said = |(other, from)| json!({ "value": value(other), "source": source(from) });
            disagreements.insert(
                fact.key.clone(),
                sourced
                    .others
                    .iter()
                    .map(|(other, from)| said((other, from)))
                    .collect(),
            );
        }
    }
    object.insert("sources".to_owned(), sources.into());
    object.insert("disagreements".to_owned(), disagreements.into());
}

/// Sets the member that a dotted key names; dots open objects.
fn insert(object: &mut Map<String, Value>, key: &str, value: Value) {
    match key.split_once('.') {
        None => {
            object.insert(key.to_owned(), value);
        }
        Some((group, rest)) => {
            let inner = object.entry(group).or_insert_with(|| Map::new().into());
            if let Value::Object(inner) = inner {
                insert(inner, rest, value);
            }
        }
    }
}

fn source(source: &Source) -> Value {
    let path = match &source.origin {
        Origin::PlatformConfig(path) => Some(path.to_string_lossy().into_owned()),
        _ => None,
    };
    json!({ "name": source.origin.name(), "path": path, "simulated": source.simulated })
}

/// Every member is there in every state; what does not apply is null or empty.
fn probe(probe: &Probe) -> Value {
    let ready = probe.state().ok();
    let reason = probe.state().err();
    let words = reason.map_or(Vec::new(), attempts);
    let tried: Vec<Value> = words
        .iter()
        .map(|(library, reason)| json!({ "library": library, "reason": reason }))
        .collect();
    let versions = probe.versions();
    json!({
        "state": reason.map_or("ready", Unavailable::code),
        "devices": ready.map_or(0, |found| found.devices),
        "library": library(probe),
        "simulated": probe.simulated(),
        "driver_version": versions.driver,
        "runtime_version": versions.runtime,
        "toolkit_version": versions.toolkit,
        "compiled_for": versions.compiled_for,
        "visible": visible(probe),
        "warnings": ready.map_or(Vec::new(), |found| found.warnings.iter().map(ToString::to_string).collect()),
        "reason": reason.map(first_line),
        "tried": tried,
        "hint": probe.hint(),
    })
}

fn visible(probe: &Probe) -> Option<Value> {
    let devices = match probe.state() {
        Ok(found) => found.visible.as_ref()?,
        Err(Unavailable::HiddenByEnvironment(devices)) => devices,
        Err(_) => return None,
    };
    let first_bad = devices.first_bad.as_ref();
    Some(json!({
        "variable": devices.backend.visibility_variable(),
        "requested": devices.requested,
        "effective": devices.effective.as_ref().ok().map(|ids| ids.iter().map(|id| id.0).collect::<Vec<_>>()),
        "void": devices.effective.as_ref().err().map(ToString::to_string),
        "first_bad": first_bad.map(|(position, entry)| json!({ "position": position, "entry": entry })),
    }))
}
