use crate::json::facts;
use crate::run::{print, run};
use serde_json::Value;

/// A value of a document as `--get` prints it.
fn bare(value: &Value) -> String {
    let word = |value: &Value| match value {
        Value::String(text) => text.clone(),
        Value::Number(number) if number.is_f64() => number
            .as_f64()
            .map(|number| number.to_string())
            .unwrap_or_default(),
        other => other.to_string(),
    };
    match value {
        Value::Null => String::new(),
        Value::Array(values) => values.iter().map(word).collect::<Vec<_>>().join(",") + "\n",
        other => word(other) + "\n",
    }
}

#[test]
fn get_agrees_with_json_for_every_key() {
    for simulated in ["Ascend910B3", "cuda"] {
        let document: Value =
            serde_json::from_str(&print(&["--json", "--simulate", simulated])).expect("JSON");
        let device = document["devices"][0].as_object().expect("a device");
        let identity = ["id", "backend", "ordinal", "simulated"]
            .map(|key| (key.to_owned(), device[key].clone()));
        for (key, value) in facts(device).chain(identity) {
            let run = run(&["--simulate", simulated, "--get", &key]);
            assert_eq!(run.out, bare(&value), "{key}");
            assert_eq!(
                run.code,
                Some(if value.is_null() { 1 } else { 0 }),
                "{key}: {}",
                run.err
            );
        }
    }
}

#[test]
fn the_end_of_a_key_is_enough_when_it_is_unique() {
    let simulated = |key| print(&["--simulate", "Ascend910B3", "--get", key]);
    assert_eq!(simulated("total_bytes"), simulated("memory.total_bytes"));
    assert_eq!(simulated("free_bytes"), simulated("memory.free_bytes"));
    assert_eq!(
        run(&["--simulate", "Ascend910B3", "--get", "tal_bytes"]).code,
        Some(2)
    );
}

#[test]
fn probes_have_keys_too() {
    assert_eq!(print(&["--get", "probes.cuda.state"]), "no_library\n");
    assert_eq!(print(&["--get", "cuda.state"]), "no_library\n");
    assert_eq!(
        print(&["--get", "state", "--backend", "ascend"]),
        "no_library\n"
    );
    assert_eq!(
        print(&["--get", "state", "--simulate", "Ascend910B3"]),
        "ready\n"
    );
    assert_eq!(
        print(&[
            "--get",
            "ascend.devices",
            "--simulate",
            "Ascend910B3",
            "--count",
            "3"
        ]),
        "3\n"
    );
}

#[test]
fn a_device_is_chosen_by_number_or_name() {
    let id = |device| {
        print(&[
            "--simulate",
            "Ascend910B3",
            "--count",
            "3",
            "--device",
            device,
            "--get",
            "id",
        ])
    };
    assert_eq!(
        (id("2").as_str(), id("ascend:1").as_str()),
        ("ascend:2\n", "ascend:1\n")
    );
    assert_eq!(
        print(&["--simulate", "Ascend910B3", "--count", "3", "--get", "id"]),
        "ascend:0\n"
    );
}

#[test]
fn a_key_without_a_value_prints_nothing_and_exits_with_1() {
    for arguments in [
        &["--get", "ub_size_bytes"][..],
        &["--get", "multiprocessor_count"],
        &["--get", "cuda.library"],
    ] {
        let run = run(arguments);
        assert_eq!((run.code, run.out.as_str()), (Some(1), ""), "{arguments:?}");
        assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    }
}

#[test]
fn a_key_of_the_other_vendor_has_no_value() {
    let run = run(&["--simulate", "Ascend910B3", "--get", "warp_size"]);
    assert_eq!((run.code, run.out.as_str()), (Some(1), ""), "{}", run.err);
}
