use crate::run::{command, finish, print, run};
use serde_json::{Map, Value, json};
use std::process::Command;

fn schema() -> jsonschema::Validator {
    let schema =
        serde_json::from_str(include_str!("../../schema.json")).expect("the schema is JSON");
    assert!(jsonschema::meta::is_valid(&schema));
    jsonschema::validator_for(&schema).expect("the schema is one")
}

fn document(arguments: &[&str]) -> Value {
    serde_json::from_str(&print(arguments)).expect("the output is JSON")
}

fn complaints(document: &Value) -> Vec<String> {
    schema()
        .iter_errors(document)
        .map(|error| format!("{}: {error}", error.instance_path()))
        .collect()
}

#[test]
fn every_document_fits_the_schema() {
    for arguments in [
        &["--json"][..],
        &["--json", "--backend", "cuda"],
        &["--json", "--simulate", "Ascend910B3", "--count", "2"],
        &["--json", "--simulate", "Ascend310P3"],
        &["--json", "--simulate", "cuda"],
        &["--json", "--soc", "Ascend910B3"],
        &["--json", "--soc", "Ascend031"],
        &["--json", "--list-socs"],
    ] {
        assert_eq!(complaints(&document(arguments)), [""; 0], "{arguments:?}");
    }
}

#[test]
fn visible_devices_fit_the_schema() {
    for (value, state, effective) in [
        ("1,0", "hidden_by_environment", Value::Null),
        ("1,5", "ready", json!([1])),
        ("0,1", "ready", json!([0, 1])),
    ] {
        let arguments = ["--json", "--simulate", "Ascend910B3", "--count", "2"];
        let run = finish(command(&arguments).env("ASCEND_RT_VISIBLE_DEVICES", value));
        let document: Value = serde_json::from_str(&run.out).expect("the output is JSON");
        assert_eq!(complaints(&document), [""; 0], "{value}");
        let probe = &document["probes"]["ascend"];
        assert_eq!(
            (&probe["state"], &probe["visible"]["effective"]),
            (&json!(state), &effective),
            "{value}"
        );
    }
}

#[test]
fn the_document_of_this_very_machine_fits_the_schema() {
    let output = Command::new(env!("CARGO_BIN_EXE_hal-info"))
        .arg("--json")
        .output()
        .expect("the program starts");
    assert!(output.status.success());
    assert_eq!(
        complaints(&serde_json::from_slice(&output.stdout).expect("the output is JSON")),
        [""; 0]
    );
}

#[test]
fn the_schema_refuses_what_is_wrong() {
    let good = document(&["--json", "--simulate", "Ascend910B3"]);
    let broken: [(&str, Value); 6] = [
        ("/schema", json!(2)),
        ("/probes/ascend/state", json!(1)),
        ("/probes/ascend/reason", json!("why")),
        ("/devices/0/ub_size_bytes", json!("196608")),
        ("/devices/0/memory/total_bytes", json!(-1)),
        ("/devices/0/sources/ub_size_bytes", json!("soc-table")),
    ];
    for (place, value) in broken {
        let mut document = good.clone();
        *document.pointer_mut(place).expect("the place is there") = value;
        assert!(!complaints(&document).is_empty(), "{place}");
    }
}

#[test]
fn an_absent_backend_lists_what_was_tried() {
    let document = document(&["--json"]);
    for (backend, library) in [
        ("cuda", "/nonexistent/libcuda.so.1"),
        ("ascend", "/nonexistent/libascendcl.so"),
    ] {
        let probe = &document["probes"][backend];
        assert_eq!(probe["state"], "no_library");
        assert_eq!(probe["tried"][0]["library"], library);
        assert!(
            probe["tried"][0]["reason"]
                .as_str()
                .is_some_and(|words| words.contains("cannot open")),
            "{probe}"
        );
        assert!(probe["hint"].is_string());
    }
    assert_eq!(document["devices"], json!([]));
}

#[test]
fn all_devices_are_listed_with_facts_sources_and_the_mark() {
    let document = document(&["--json", "--simulate", "Ascend910B3", "--count", "2"]);
    let devices = document["devices"].as_array().expect("devices");
    assert_eq!(devices.len(), 2);
    for (ordinal, device) in devices.iter().enumerate() {
        assert_eq!(device["id"], format!("ascend:{ordinal}"));
        assert_eq!(device["ub_size_bytes"], 196608);
        assert!(
            device["simulated"].is_string() && device["memory"]["total_bytes"].is_u64(),
            "{device}"
        );
        let sources = device["sources"].as_object().expect("sources");
        assert!(sources.contains_key("memory.free_bytes"), "{sources:?}");
        assert!(
            sources.values().all(|source| source["simulated"] == true),
            "{sources:?}"
        );
    }
}

#[test]
fn a_value_is_known_exactly_when_it_has_a_source() {
    for simulated in ["Ascend910B3", "cuda"] {
        let document = document(&["--json", "--simulate", simulated]);
        let device = document["devices"][0].as_object().expect("a device");
        for (key, value) in facts(device).filter(|(key, _)| key != "name" || simulated == "cuda") {
            assert_eq!(
                !value.is_null(),
                device["sources"].get(&key).is_some(),
                "{key}"
            );
        }
    }
}

#[test]
fn blocks_and_json_tell_the_same_facts() {
    for simulated in ["Ascend910B3", "cuda"] {
        let document = document(&["--json", "--simulate", simulated]);
        let device = document["devices"][0].as_object().expect("a device");
        let text = print(&["--simulate", simulated]);
        let unknown = text
            .lines()
            .find_map(|line| line.strip_prefix("  unknown    "))
            .unwrap_or_default();
        let unknown: Vec<&str> = unknown.split(", ").collect();
        for (key, value) in
            facts(device).filter(|(key, _)| !key.starts_with("spec.") && key != "name")
        {
            let rows = text
                .lines()
                .filter(|line| line.starts_with(&format!("  {key} ")))
                .count();
            assert_eq!(
                (rows, unknown.contains(&key.as_str())),
                (usize::from(!value.is_null()), value.is_null()),
                "{key}"
            );
        }
    }
}

#[test]
fn words_outside_ascii_are_escaped() {
    let run = finish(command(&["--json"]).env("HAL_LIBCUDA", "/nonexistent/\u{e9}\u{1f600}.so"));
    assert!(
        run.out.is_ascii() && run.out.contains("\\u00e9\\ud83d\\ude00"),
        "{}",
        run.out
    );
    let document: Value = serde_json::from_str(&run.out).expect("the output is JSON");
    assert_eq!(
        document["probes"]["cuda"]["tried"][0]["library"],
        "/nonexistent/\u{e9}\u{1f600}.so"
    );
}

#[test]
fn the_same_machine_gives_the_same_document() {
    let arguments = ["--json", "--simulate", "Ascend910B3", "--count", "2"];
    assert_eq!(run(&arguments).out, run(&arguments).out);
}

/// The facts of a device with their dotted keys: all but what says which device it is and how it was read.
pub fn facts(device: &Map<String, Value>) -> impl Iterator<Item = (String, Value)> {
    const OWN: [&str; 8] = [
        "id",
        "backend",
        "ordinal",
        "simulated",
        "notes",
        "errors",
        "sources",
        "disagreements",
    ];
    let facts = device
        .iter()
        .filter(|(key, _)| !OWN.contains(&key.as_str()));
    facts.flat_map(|(key, value)| leaves(key, value))
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
