use crate::run::{command, finish, print, run};
use serde_json::Value;
use std::fs;

fn names() -> Vec<String> {
    print(&["--list-socs"]).lines().map(str::to_owned).collect()
}

#[test]
fn all_73_socs_have_a_ub_size() {
    let names = names();
    assert_eq!(names.len(), 73);
    for name in &names {
        let size = print(&["--soc", name, "--get", "ub_size_bytes"]);
        let size: u64 = size.trim_end().parse().expect("a bare number");
        let stated = hal::soc::get(name).and_then(hal::soc::Spec::ub_size);
        assert_eq!(Some(size), stated, "{name}");
    }
}

#[test]
fn the_list_is_the_same_in_json() {
    let document: Value = serde_json::from_str(&print(&["--list-socs", "--json"])).expect("JSON");
    assert_eq!(
        document["socs"].as_array().expect("names").len(),
        names().len()
    );
}

#[test]
fn a_spec_is_told_with_units_and_sources() {
    let text = print(&["--soc", "Ascend910B3"]);
    let line = text
        .lines()
        .find(|line| line.contains(" ub_size_bytes "))
        .expect("a line for ub_size_bytes");
    assert!(
        line.contains("196608 B  192 KiB") && line.contains("soc-table"),
        "{line}"
    );
    assert!(!text.contains("simulated"), "{text}");
}

#[test]
fn short_names_are_not_taken_for_full_ones() {
    assert_eq!(
        print(&["--soc", "Ascend910B", "--get", "ub_size_bytes"]),
        "262144\n"
    );
    assert_eq!(run(&["--soc", "Ascend310P"]).code, Some(2));
}

#[test]
fn a_spec_file_of_a_given_folder_is_read_and_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("Ascend910B3.ini");
    fs::write(&file, "[version]\nSoC_version=Ascend910B3\nShort_SoC_version=Ascend910B\n[AICoreSpec]\nub_size=65536\n")
        .expect("a file");
    let folder = folder.path().to_str().expect("a plain path");
    let given =
        |rest: &[&str]| print(&[&["--soc", "Ascend910B3", "--soc-dir", folder], rest].concat());
    assert_eq!(given(&["--get", "ub_size_bytes"]), "65536\n");
    assert!(given(&[]).contains(&format!("(platform-config: {})", file.display())));
    let document: Value = serde_json::from_str(&given(&["--json"])).expect("JSON");
    assert_eq!(
        document["soc"]["sources"]["ub_size_bytes"]["path"],
        file.to_str().expect("a plain path")
    );
    assert_eq!(
        document["soc"]["disagreements"]["ub_size_bytes"][0]["value"],
        196608
    );
}

#[test]
fn the_installations_spec_file_is_found_without_a_runtime() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path().join("x86_64-linux/data/platform_config");
    fs::create_dir_all(&folder).expect("folders");
    fs::write(
        folder.join("Ascend310P3.ini"),
        "[version]\nSoC_version=Ascend310P3\n[AICoreSpec]\nub_size=4096\n",
    )
    .expect("a file");
    let run = finish(
        command(&["--soc", "Ascend310P3", "--get", "ub_size_bytes"])
            .env("ASCEND_HOME_PATH", home.path()),
    );
    assert_eq!(run.out, "4096\n", "{}", run.err);
}

#[test]
fn a_given_folder_without_the_file_is_no_spec() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("a plain path");
    let run = run(&[
        "--soc",
        "Ascend910B3",
        "--soc-dir",
        path,
        "--get",
        "ub_size_bytes",
    ]);
    assert_eq!((run.code, run.out.as_str()), (Some(1), ""));
    assert!(run.err.contains(path), "{}", run.err);
}

#[test]
fn an_alias_is_told_by_its_full_name() {
    let text = print(&["--soc", "Ascend910"]);
    assert!(
        text.starts_with("Ascend910A\n") && text.contains("alias"),
        "{text}"
    );
}

#[test]
fn every_key_of_a_spec_can_be_had_alone() {
    let document: Value =
        serde_json::from_str(&print(&["--soc", "Ascend910B3", "--json"])).expect("JSON");
    let spec = document["soc"].as_object().expect("a spec");
    let own = ["notes", "sources", "disagreements"];
    for (key, value) in spec.iter().filter(|(key, _)| !own.contains(&key.as_str())) {
        let run = run(&["--soc", "Ascend910B3", "--get", key]);
        assert_eq!(
            run.code,
            Some(i32::from(value.is_null())),
            "{key}: {}",
            run.err
        );
        assert_eq!(run.out.is_empty(), value.is_null(), "{key}");
    }
}
