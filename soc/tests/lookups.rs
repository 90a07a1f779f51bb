//! Look-ups in made-up CANN installations.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "setup functions are no tests themselves"
)]

use std::fs;
use std::path::{Path, PathBuf};

use proptest::prelude::*;
use soc::{
    Error, IniNote, MAX_FILE_SIZE, Note, Search, Source, Spec, Value, ValueError, get, lookup,
};
use tempfile::TempDir;

const NAME: &str = "Ascend910B3";

/// A file as CANN has it, from the table's own spec.
fn text(name: &str) -> String {
    get(name).unwrap().to_platform_config()
}

/// A platform_config directory with one file.
fn directory(name: &str, content: impl AsRef<[u8]>) -> (TempDir, PathBuf) {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join(format!("{name}.ini"));
    fs::write(&path, content).unwrap();
    (directory, path)
}

fn within(directory: impl AsRef<Path>) -> Search {
    Search::nowhere().with_directory(directory.as_ref())
}

/// Looks up where the file is bad: the table answers, and the error is returned from the note.
fn refused(content: impl AsRef<[u8]>) -> Error {
    let (directory, _) = directory(NAME, content);
    refused_in(directory.path())
}

fn refused_in(directory: &Path) -> Error {
    let found = lookup(NAME, &within(directory)).unwrap();
    assert_eq!(Some(&found.spec), get(NAME));
    assert_eq!(found.source("ub_size_bytes"), Some(Source::Table));
    assert!(found.notes.contains(&Note::BuiltInTable));
    let [Note::Unusable(error), ..] = &found.notes[..] else {
        panic!("{:?}", found.notes)
    };
    error.clone()
}

#[test]
fn a_file_is_the_source_of_its_values() {
    let (directory, path) = directory(NAME, text(NAME));
    let found = lookup(NAME, &within(&directory)).unwrap();
    assert_eq!(
        found.source("ub_size_bytes"),
        Some(Source::PlatformConfig(&path))
    );
    assert_eq!(found.source("ub_usable_bytes"), Some(Source::Derived));
    assert_eq!(
        (
            found.source("vector_clock_mhz"),
            found.source("no_such_key")
        ),
        (None, None)
    );
    assert_eq!(
        (found.path(), found.notes.as_slice()),
        (Some(path.as_path()), &[][..])
    );
}

#[test]
fn without_a_file_the_table_answers_and_all_directories_are_told() {
    let root = tempfile::tempdir().unwrap();
    let found = lookup(NAME, &Search::nowhere().with_cann_root(root.path())).unwrap();
    assert_eq!(
        (found.path(), found.source("ub_size_bytes")),
        (None, Some(Source::Table))
    );
    let tried = ["*/data", "data", "compiler/data", "*/atc/data"];
    let tried = tried
        .map(|part| root.path().join(part).join("platform_config"))
        .to_vec();
    assert_eq!(found.notes, [Note::NotFound { tried }, Note::BuiltInTable]);
}

#[test]
fn every_layout_of_a_root_is_found() {
    for layout in [
        "x86_64-linux/data",
        "aarch64-linux/data",
        "data",
        "compiler/data",
        "fwkacllib/atc/data",
    ] {
        let root = tempfile::tempdir().unwrap();
        let config = root.path().join(layout).join("platform_config");
        fs::create_dir_all(&config).unwrap();
        fs::write(config.join("Ascend910B3.ini"), text(NAME)).unwrap();
        let found = lookup(NAME, &Search::nowhere().with_cann_root(root.path())).unwrap();
        assert_eq!(
            found.path(),
            Some(config.join("Ascend910B3.ini").as_path()),
            "{layout}"
        );
    }
}

#[test]
fn the_library_really_opened_comes_before_the_roots() {
    let (root, library) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let lib64 = library.path().join("lib64");
    fs::create_dir_all(&lib64).unwrap();
    for base in [root.path(), library.path()] {
        let config = base.join("data/platform_config");
        fs::create_dir_all(&config).unwrap();
        fs::write(config.join("Ascend910B3.ini"), text(NAME)).unwrap();
    }
    let search = Search::nowhere()
        .with_cann_root(root.path())
        .with_libplatform(&lib64);
    let found = lookup(NAME, &search).unwrap();
    assert_eq!(
        found.path(),
        Some(
            lib64
                .join("../data/platform_config/Ascend910B3.ini")
                .as_path()
        )
    );
}

#[test]
fn an_explicit_directory_wins_and_its_miss_is_told() {
    let (full, _) = directory(NAME, text(NAME));
    let (other, path) = directory("Ascend910B1", text("Ascend910B1"));
    let root = tempfile::tempdir().unwrap();
    let config = root.path().join("data/platform_config");
    fs::create_dir_all(&config).unwrap();
    fs::write(config.join("Ascend910B3.ini"), text(NAME)).unwrap();
    let with_root = Search::nowhere().with_cann_root(root.path());
    let found = lookup(NAME, &with_root.clone().with_directory(full.path())).unwrap();
    assert_eq!(
        found.path(),
        Some(full.path().join("Ascend910B3.ini").as_path())
    );
    let found = lookup(NAME, &with_root.with_directory(other.path())).unwrap();
    assert_eq!(found.path(), Some(config.join("Ascend910B3.ini").as_path()));
    assert_eq!(
        found.notes,
        [Note::NotFound {
            tried: vec![path.parent().unwrap().to_owned()]
        }]
    );
}

#[test]
fn both_values_are_kept_where_file_and_table_disagree() {
    let content = text(NAME).replace("ub_size=196608", "ub_size=131072");
    let (directory, _) = directory(NAME, content);
    let found = lookup(NAME, &within(&directory)).unwrap();
    assert_eq!(found.spec.ub_size(), Some(131_072));
    let [only] = found.disagreements[..] else {
        panic!("{:?}", found.disagreements)
    };
    assert_eq!(only.key, "ub_size_bytes");
    assert_eq!(
        (only.file, only.table),
        (Value::Integer(131_072), Value::Integer(196_608))
    );
}

#[test]
fn what_an_older_file_does_not_state_is_filled_from_the_table() {
    let (directory, path) = directory(NAME, text(NAME).replace("NpuArch=2201\n", ""));
    let found = lookup(NAME, &within(&directory)).unwrap();
    assert_eq!(found.spec.npu_arch, get(NAME).unwrap().npu_arch);
    assert_eq!(found.source("npu_arch"), Some(Source::Table));
    assert_eq!(
        found.source("ub_size_bytes"),
        Some(Source::PlatformConfig(&path))
    );
    assert_eq!(
        found.notes,
        [Note::FilledFromTable {
            path,
            keys: vec!["npu_arch"]
        }]
    );
}

#[test]
fn a_soc_unknown_to_the_table_works_by_its_file() {
    let content = text(NAME).replace(NAME, "Ascend999Z_1");
    let (directory, path) = directory("Ascend999Z_1", content);
    let found = lookup("Ascend999Z_1", &within(&directory)).unwrap();
    assert_eq!(found.spec.ub_size(), Some(196_608));
    assert_eq!(
        found.source("npu_arch"),
        Some(Source::PlatformConfig(&path))
    );
    assert_eq!(
        found.ini().unwrap().get("AICoreSpec", "ub_size"),
        Some("196608")
    );
}

#[test]
fn an_unknown_soc_lists_close_names_and_uses_none() {
    let error = lookup("Ascend910B5", &Search::nowhere()).unwrap_err();
    let Error::UnknownSoc { name, close, .. } = &error else {
        panic!("{error}")
    };
    assert_eq!(name, "Ascend910B5");
    assert!(
        close.contains(&"Ascend910B3") && close.len() <= 5,
        "{close:?}"
    );
    assert!(error.to_string().contains("Ascend910B3"));
}

#[test]
fn an_unknown_soc_tells_why_its_file_was_not_used() {
    let (directory, path) = directory("Ascend999", "\0");
    let search = within(&directory).with_cann_root("/nowhere");
    let error = lookup("Ascend999", &search).unwrap_err();
    let Error::UnknownSoc { notes, .. } = &error else {
        panic!("{error}")
    };
    assert_eq!(notes[0], Note::Unusable(Error::NulByte { path, line: 1 }));
    assert!(matches!(notes[1], Note::NotFound { .. }));
    let message = error.to_string();
    assert!(
        message.contains("a NUL byte") && !message.contains("/nowhere"),
        "{message}"
    );
}

#[test]
fn names_are_whole_and_case_matters() {
    for name in [
        "ascend910b3",
        "Ascend950",
        "Ascend310P",
        "910B3",
        "Ascend910_93",
    ] {
        assert!(
            matches!(
                lookup(name, &Search::nowhere()),
                Err(Error::UnknownSoc { .. })
            ),
            "{name}"
        );
    }
    let found = lookup("Ascend910B", &Search::nowhere()).unwrap();
    assert_eq!(
        (found.spec.npu_arch.unwrap().0, found.spec.ub_size()),
        (1001, Some(262_144))
    );
}

#[test]
fn the_first_ascend910_is_an_alias() {
    let (directory, path) = directory("Ascend910A", text("Ascend910A"));
    let found = lookup("Ascend910", &within(&directory)).unwrap();
    assert_eq!(
        (found.spec.name.as_deref(), found.path()),
        (Some("Ascend910A"), Some(path.as_path()))
    );
    assert_eq!(
        found.notes,
        [Note::Alias {
            from: "Ascend910",
            to: "Ascend910A"
        }]
    );
}

#[test]
fn names_that_are_none_never_touch_the_file_system() {
    let (directory, _) = directory("x", "");
    let outside = directory.path().join("Ascend910B3.ini");
    fs::write(&outside, text(NAME)).unwrap();
    let config = directory.path().join("config");
    fs::create_dir(&config).unwrap();
    for name in [
        "",
        "../Ascend910B3",
        "/etc/passwd",
        "a b",
        "a\0b",
        "Ascend910B3.ini",
        "é",
        "a/b",
        "a\\b",
        ".",
    ] {
        let error = lookup(name, &within(&config)).unwrap_err();
        assert!(
            matches!(error, Error::InvalidName { .. }),
            "{name:?}: {error}"
        );
    }
    assert!(matches!(
        lookup(&"A".repeat(48), &within(&config)),
        Err(Error::InvalidName { .. })
    ));
}

#[test]
fn a_file_that_lies_about_its_soc_is_not_used() {
    let error = refused(text("Ascend910B1"));
    let Error::OtherSoc {
        line,
        requested,
        found,
        ..
    } = error
    else {
        panic!("{error}")
    };
    assert_eq!(
        (line, requested.as_str(), found.as_str()),
        (2, NAME, "Ascend910B1")
    );
}

#[test]
fn a_bad_file_does_not_hide_a_good_one_further_on() {
    let (bad, bad_path) = directory(NAME, text(NAME).replace("ub_size=196608", "ub_size=many"));
    let root = tempfile::tempdir().unwrap();
    let config = root.path().join("data/platform_config");
    fs::create_dir_all(&config).unwrap();
    fs::write(config.join("Ascend910B3.ini"), text(NAME)).unwrap();
    let found = lookup(NAME, &within(&bad).with_cann_root(root.path())).unwrap();
    assert_eq!(found.path(), Some(config.join("Ascend910B3.ini").as_path()));
    let [Note::Unusable(Error::Value { path, .. })] = &found.notes[..] else {
        panic!("{:?}", found.notes)
    };
    assert_eq!(path, &bad_path);
}

#[test]
fn a_directory_in_place_of_the_file_is_told() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("Ascend910B3.ini");
    fs::create_dir(&path).unwrap();
    assert_eq!(refused_in(directory.path()), Error::NotAFile { path });
}

#[cfg(unix)]
#[test]
fn a_device_in_place_of_the_file_is_not_opened() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("Ascend910B3.ini");
    std::os::unix::fs::symlink("/dev/zero", &path).unwrap();
    assert_eq!(refused_in(directory.path()), Error::NotAFile { path });
}

#[cfg(unix)]
#[test]
fn a_symlink_that_leads_to_itself_is_an_error_of_the_file_system() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("Ascend910B3.ini");
    std::os::unix::fs::symlink(&path, &path).unwrap();
    assert!(matches!(refused_in(directory.path()), Error::Io { .. }));
}

#[test]
fn binary_and_huge_files_are_refused() {
    assert!(matches!(
        refused(b"\x7fELF\x02\x01\x01\0"),
        Error::NulByte { line: 1, .. }
    ));
    assert!(matches!(
        refused(b"[version]\nSoC_version=\xff\n"),
        Error::NotUtf8 { line: 2, .. }
    ));
    let padding = "#\n".repeat(MAX_FILE_SIZE / 2);
    assert!(matches!(
        refused(text(NAME) + &padding),
        Error::TooLarge {
            limit: MAX_FILE_SIZE,
            ..
        }
    ));
}

#[test]
fn a_truncated_file_is_refused_with_what_it_lacks() {
    let whole = text(NAME);
    let lacks = |content: &str| match refused(content) {
        Error::Incomplete {
            section, key, line, ..
        } => (section, key, line),
        error => panic!("{error}"),
    };
    assert_eq!(lacks(""), ("version", "SoC_version", 0));
    let head = &whole[..whole.find("[AICoreSpec]").unwrap()];
    assert_eq!(lacks(head), ("AICoreSpec", "ub_size", head.lines().count()));
    let head = &whole[..whole.find("ub_size").unwrap()];
    assert_eq!(lacks(head), ("AICoreSpec", "ub_size", head.lines().count()));
}

#[test]
fn numbers_out_of_range_are_refused_with_their_line() {
    let line = 1 + text(NAME)
        .lines()
        .position(|line| line.starts_with("ub_size="))
        .unwrap();
    for (value, expected) in [
        ("-1", ValueError::Negative),
        ("99999999999999999999", ValueError::Overflow),
        ("192K", ValueError::NotANumber),
        ("0x30000", ValueError::NotANumber),
    ] {
        let error = refused(text(NAME).replace("ub_size=196608", &format!("ub_size={value}")));
        let Error::Value {
            line: found,
            section,
            key,
            why,
            ..
        } = error
        else {
            panic!("{error}")
        };
        assert_eq!(
            (found, section, key, why),
            (line, "AICoreSpec", "ub_size", expected)
        );
    }
}

#[test]
fn an_error_names_path_line_and_value() {
    let (directory, path) = directory(
        NAME,
        text(NAME).replace("ai_core_cnt=20", "ai_core_cnt=4294967296"),
    );
    let found = lookup(NAME, &within(&directory)).unwrap();
    let line = 1 + text(NAME)
        .lines()
        .position(|line| line.starts_with("ai_core_cnt"))
        .unwrap();
    let expected = format!(
        "not used: {}:{line}: [SoCInfo] ai_core_cnt=\"4294967296\" is too large",
        path.display()
    );
    assert_eq!(found.notes[0].to_string(), expected);
}

#[test]
fn crlf_and_a_byte_order_mark_change_no_value() {
    let (directory, _) = directory(
        NAME,
        format!("\u{feff}{}", text(NAME).replace('\n', "\r\n")),
    );
    let found = lookup(NAME, &within(&directory)).unwrap();
    assert_eq!((Some(&found.spec), found.notes.len()), (get(NAME), 0));
    assert!(found.path().is_some());
}

#[test]
fn a_repeated_key_is_told() {
    let (directory, path) = directory(
        NAME,
        text(NAME).replace("ub_size=196608", "ub_size=196608\nub_size=1"),
    );
    let found = lookup(NAME, &within(&directory)).unwrap();
    assert_eq!(found.spec.ub_size(), Some(196_608));
    let [
        Note::File {
            path: noted,
            note: IniNote::DuplicateKey { key, .. },
        },
    ] = &found.notes[..]
    else {
        panic!("{:?}", found.notes)
    };
    assert_eq!((noted, key.as_str()), (&path, "ub_size"));
}

/// Any subset of the table's facts, with one fact of each type changed.
fn specs() -> impl Strategy<Value = Spec> {
    let base = prop::sample::select(soc::table().cloned().collect::<Vec<_>>());
    let flag = prop::option::of(any::<bool>());
    (
        base,
        any::<u64>(),
        prop::option::of(any::<u32>()),
        prop::option::of(0.0..1e12),
        flag,
    )
        .prop_map(|(mut spec, ub_size, cores, rate, flag)| {
            spec.ub_size_bytes = Some(ub_size);
            spec.ai_core_count = cores;
            spec.ddr_bytes_per_cycle = rate;
            spec.supports_bf16 = flag;
            spec
        })
}

proptest! {
    #[test]
    fn a_rendered_spec_parses_to_itself(spec in specs()) {
        let ini = soc::Ini::parse("x.ini", spec.to_platform_config().as_bytes()).unwrap();
        prop_assert_eq!(Spec::from_ini(&ini).unwrap(), spec);
    }

    #[test]
    fn any_bytes_parse_or_fail_without_panic(bytes in prop::collection::vec(any::<u8>(), 0..512)) {
        if let Ok(ini) = soc::Ini::parse("x.ini", &bytes) {
            let _ = Spec::from_ini(&ini);
        }
    }

    #[test]
    fn any_lines_parse_and_lines_are_within_the_file(text in "(\\[?[ a-c]{0,2}\\]?[=#]?[ 0-9a-c]{0,2}\r?\n){0,40}") {
        let ini = soc::Ini::parse("x.ini", text.as_bytes()).unwrap();
        for (section, key, entry) in ini.entries() {
            prop_assert!(!section.is_empty() && !key.is_empty() && !entry.value.is_empty());
            let line = text.lines().nth(entry.line - 1).unwrap();
            prop_assert!(line.contains(key) && line.contains(&entry.value));
        }
    }

    #[test]
    fn any_name_stays_within_the_directory(name in "[A-Za-z0-9_./\\\\ -]{0,60}") {
        let (outer, _) = directory("outside", text("Ascend910B3"));
        let config = outer.path().join("config");
        fs::create_dir(&config).unwrap();
        if let Ok(found) = lookup(&name, &within(&config)) {
            prop_assert_eq!(found.path(), None);
        }
    }

    #[test]
    fn any_two_names_of_npu_smi_give_a_known_name_or_an_error(chip in ".{0,20}", npu in ".{0,20}") {
        if let Ok(name) = soc::from_npu_smi(&chip, &npu) {
            prop_assert!(get(name).is_some());
        }
    }
}
