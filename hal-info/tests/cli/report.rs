use crate::run::{command, finish, print, run};
use std::fs;

const NPU: &[&str] = &["--simulate", "Ascend910B3"];

#[test]
fn an_absent_backend_says_what_was_tried_and_what_to_do() {
    let text = print(&[]);
    for expected in [
        "cuda  not usable: no_library",
        "/nonexistent/libcuda.so.1: not found (cannot open shared object file",
        "HAL_LIBCUDA",
        "ascend  not usable: no_library",
        "/nonexistent/libascendcl.so: not found (cannot open shared object file",
        "HAL_ASCENDCL",
    ] {
        assert!(text.contains(expected), "{expected}: {text}");
    }
}

#[test]
fn one_backend_only_is_told_of_when_asked_for() {
    let text = print(&["--backend", "ascend"]);
    assert!(
        text.starts_with("ascend") && !text.contains("libcuda"),
        "{text}"
    );
}

#[test]
fn a_summary_has_a_line_a_device_and_a_line_an_absent_backend() {
    assert_eq!(print(&["--summary"]).lines().count(), 2);
    let text = print(&["--simulate", "Ascend910B3", "--count", "3", "--summary"]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 3, "{text}");
    for (ordinal, line) in lines.iter().enumerate() {
        assert!(
            line.starts_with(&format!("ascend:{ordinal}  Ascend910B3  ")),
            "{line}"
        );
        assert!(
            line.contains("192 KiB UB") && line.ends_with("simulated"),
            "{line}"
        );
    }
}

#[test]
fn a_size_is_told_exactly_and_scaled_with_its_source() {
    let text = print(NPU);
    let line = text
        .lines()
        .find(|line| line.contains(" ub_size_bytes "))
        .expect("a line for ub_size_bytes");
    assert!(
        line.contains("196608 B  192 KiB  ") && line.ends_with("driver, simulated"),
        "{line}"
    );
}

#[test]
fn every_value_of_a_simulated_device_is_marked() {
    for simulated in ["Ascend910B3", "Ascend310P3", "cuda"] {
        let text = print(&["--simulate", simulated]);
        let of_program = ["unknown ", "note ", "more ", "headers "];
        let rows = text.lines().filter(|line| {
            !line.is_empty()
                && !of_program
                    .iter()
                    .any(|label| line.trim_start().starts_with(label))
        });
        assert!(rows.clone().count() > 10, "{text}");
        for row in rows {
            assert!(row.contains("simulated"), "{row}");
        }
    }
}

#[test]
fn nothing_but_ascii_is_printed() {
    for arguments in [
        &[][..],
        NPU,
        &["--simulate", "cuda"],
        &["--json"],
        &["--list-socs"],
        &["--soc", "Ascend950DT_950x"],
        &["--help"],
        &["--man"],
    ] {
        assert!(print(arguments).is_ascii(), "{arguments:?}");
    }
}

#[test]
fn a_pipe_gets_neither_colour_nor_wrapping() {
    let text = print(&[]);
    assert!(!text.contains('\u{1b}'), "{text}");
    assert!(text.lines().any(|line| line.len() > 80), "{text}");
}

#[test]
fn colour_can_be_forced_and_forbidden() {
    assert!(
        finish(command(NPU).env("CLICOLOR_FORCE", "1"))
            .out
            .contains('\u{1b}')
    );
    assert!(
        !finish(command(NPU).env("CLICOLOR_FORCE", "0"))
            .out
            .contains('\u{1b}')
    );
    assert!(
        !finish(command(NPU).env("CLICOLOR_FORCE", "1").env("NO_COLOR", "1"))
            .out
            .contains('\u{1b}')
    );
}

#[test]
fn lines_keep_within_the_width() {
    for (arguments, width) in [
        (&[][..], 60),
        (NPU, 80),
        (NPU, 60),
        (&["--simulate", "cuda"], 80),
    ] {
        let text = finish(command(arguments).env("COLUMNS", width.to_string())).out;
        let too_long = |line: &&str| {
            line.len() > width && line.split_whitespace().count() > 2 && !line.contains('/')
        };
        assert_eq!(text.lines().find(too_long), None, "{width}");
    }
}

#[test]
fn devices_differ_by_their_number_only_when_one_is_chosen() {
    let text = print(&[
        "--simulate",
        "Ascend910B3",
        "--count",
        "2",
        "--device",
        "ascend:1",
    ]);
    assert!(
        text.contains("\nascend:1  ") && !text.contains("\nascend:0  "),
        "{text}"
    );
    assert_eq!(
        print(&["--simulate", "Ascend910B3", "--count", "2", "--device", "1"]),
        text
    );
}

#[test]
fn nonsense_in_the_environment_is_survived() {
    for columns in ["0", "-1", "x", "1", "99999999999999999999999"] {
        assert_eq!(
            finish(command(NPU).env("COLUMNS", columns)).code,
            Some(0),
            "{columns}"
        );
    }
    assert_eq!(run(NPU).code, Some(0));
}

#[test]
fn both_kinds_can_be_simulated_at_once() {
    let text = print(&[
        "--simulate",
        "Ascend910B3",
        "--simulate",
        "cuda",
        "--count",
        "2",
        "--summary",
    ]);
    let ids: Vec<&str> = text
        .lines()
        .filter_map(|line| line.split_whitespace().next())
        .collect();
    assert_eq!(ids, ["cuda:0", "cuda:1", "ascend:0", "ascend:1"]);
}

#[test]
fn hidden_devices_say_what_was_asked_and_what_took_effect() {
    let with = |value: &str| {
        finish(
            command(&["--simulate", "Ascend910B3", "--count", "2"])
                .env("ASCEND_RT_VISIBLE_DEVICES", value),
        )
        .out
    };
    let hidden = with("1,0");
    assert!(
        hidden.contains("not usable: hidden_by_environment") && hidden.contains("ascending order"),
        "{hidden}"
    );
    let cut = with("1,5");
    assert_eq!(
        cut.lines()
            .filter(|line| line.contains("ASCEND_RT_VISIBLE_DEVICES=\"1,5\""))
            .count(),
        1,
        "{cut}"
    );
    assert!(
        cut.contains("  warning ") && cut.contains("ready, 1 device"),
        "{cut}"
    );
    assert!(with("0,1").contains("  visible "));
}

#[test]
fn a_device_that_fails_says_so_and_does_not_hide_the_other() {
    let built = sim_engine::stand_in::find("libduohal_sim_ascendcl.so")
        .expect("cargo builds it for this test");
    let folder = tempfile::tempdir().expect("a folder");
    let library = folder.path().join("libascendcl.so");
    fs::copy(&built, &library).expect("a copy");
    let failing = |arguments: &[&str]| {
        let mut command = command(arguments);
        command.env("HAL_ASCENDCL", &library);
        finish(command.env(
            "HAL_SIM_ACL",
            "soc=Ascend910B3;devices=2;fail=aclrtSetDevice:1:507033",
        ))
    };
    let run = failing(&[]);
    assert_eq!(run.code, Some(0), "{}", run.err);
    let (_, devices) = run
        .out
        .split_once("\nascend:0  simulated\n")
        .expect("a block of the first device");
    let (first, second) = devices
        .split_once("\nascend:1  Ascend910B3  simulated\n")
        .expect("a block of the second");
    assert!(
        first.starts_with("  error ") && first.contains("aclrtSetDevice failed with 507033"),
        "{first}"
    );
    assert!(
        second.contains("196608 B") && !second.contains("error"),
        "{second}"
    );
    let one = failing(&["--get", "ub_size_bytes"]);
    assert_eq!((one.code, one.out.as_str()), (Some(1), ""));
    assert!(one.err.contains("507033"), "{}", one.err);
}

#[test]
fn the_schema_is_printed_as_it_is_shipped() {
    assert_eq!(print(&["--schema"]), include_str!("../../schema.json"));
}

#[test]
fn an_alias_is_simulated_under_its_full_name() {
    assert_eq!(
        print(&["--simulate", "Ascend910", "--get", "soc_name"]),
        "Ascend910A\n"
    );
}

#[test]
fn a_backend_that_is_not_simulated_is_wrong_usage() {
    let run = run(&["--simulate", "Ascend910B3", "--backend", "cuda"]);
    assert_eq!(run.code, Some(2), "{}", run.err);
    assert!(run.err.contains("cuda is not simulated"), "{}", run.err);
}

#[test]
fn a_named_file_that_cannot_be_used_is_told_beside_the_value() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(
        folder.path().join("Ascend910B3.ini"),
        "[version]\nSoC_version=Ascend910B3\n[AICoreSpec]\nub_size=-1\n",
    )
    .expect("a file");
    let mut command = command(&["--soc", "Ascend910B3", "--get", "ub_size_bytes"]);
    let run = finish(command.env("HAL_PLATFORM_CONFIG", folder.path()));
    assert_eq!((run.code, run.out.as_str()), (Some(0), "196608\n"));
    assert!(
        run.err.contains("Ascend910B3.ini") && run.err.contains("-1"),
        "{}",
        run.err
    );
}
