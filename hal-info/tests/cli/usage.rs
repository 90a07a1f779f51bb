use crate::run::{print, run};

/// Runs that are wrong and what the one line on standard error says.
const WRONG: &[(&[&str], &str)] = &[
    (&["--sumary"], "'--summary'"),
    (&["extra"], "'extra'"),
    (&["--get"], "--get"),
    (&["--backend", "cudda"], "'cuda'"),
    (&["--require", "ascent"], "'ascend'"),
    (&["--completions", "bashh"], "'bash'"),
    (&["--json", "--summary"], "'--summary'"),
    (&["--soc", "Ascend910B3", "--device", "0"], "--device"),
    (&["--soc-dir", "/tmp"], "--soc"),
    (&["--soc", "Ascend910b3"], "Ascend910B3"),
    (&["--soc", "Ascend910B33"], "Ascend910B3"),
    (
        &["--soc", "Ascend910B3", "--get", "ub_sise"],
        "ub_size_bytes",
    ),
    (&["--simulate", "Ascend910b3"], "Ascend910B3"),
    (&["--simulate", "Ascend910B3", "--count", "many"], "'many'"),
    (
        &["--simulate", "Ascend910B3", "--get", "ub_siz_bytes"],
        "ub_size_bytes",
    ),
    (
        &["--simulate", "Ascend910B3", "--get", "totl_bytes"],
        "memory.total_bytes",
    ),
    (
        &["--simulate", "Ascend910B3", "--count", "2", "--device", "2"],
        "ascend:0, ascend:1",
    ),
    (
        &["--simulate", "Ascend910B3", "--device", "cuda:0"],
        "ascend:0",
    ),
    (&["--device", "cuda:0"], "no_library"),
    (&["--get", "ub_siz_bytes"], "ub_size_bytes"),
    (
        &["--get", "state"],
        "probes.cuda.state, probes.ascend.state",
    ),
];

#[test]
fn wrong_usage_exits_with_2_and_one_clear_line() {
    for (arguments, expected) in WRONG {
        let run = run(arguments);
        assert_eq!(run.code, Some(2), "{arguments:?}: {}", run.err);
        assert_eq!(run.out, "", "{arguments:?}");
        assert_eq!(run.err.lines().count(), 1, "{arguments:?}: {}", run.err);
        assert!(
            run.err.starts_with("hal-info: ") && run.err.contains(expected),
            "{arguments:?}: {}",
            run.err
        );
    }
}

#[test]
fn an_argument_cannot_steer_the_terminal() {
    for arguments in [
        ["--get", "\u{1b}[31mx"],
        ["--backend", "\u{1b}[31mx"],
        ["--soc", "\u{1b}[31m\u{e9}"],
    ] {
        let run = run(&arguments);
        assert_eq!(run.code, Some(2));
        assert!(
            run.err.is_ascii() && !run.err.contains('\u{1b}'),
            "{:?}",
            run.err
        );
    }
}

#[test]
fn a_machine_without_devices_is_no_failure() {
    for arguments in [
        &[][..],
        &["--summary"],
        &["--json"],
        &["--backend", "ascend"],
    ] {
        print(arguments);
    }
}

#[test]
fn a_required_backend_that_is_absent_exits_with_3_after_the_report() {
    let run = run(&["--require", "cuda", "--require", "ascend", "--summary"]);
    assert_eq!(run.code, Some(3));
    assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    for backend in ["cuda", "ascend"] {
        assert!(
            run.err
                .contains(&format!("{backend} is not usable (no_library)")),
            "{}",
            run.err
        );
        assert!(
            run.out.lines().any(|line| line.starts_with(backend)),
            "{}",
            run.out
        );
    }
}

#[test]
fn a_required_backend_that_is_absent_gives_no_value() {
    let run = run(&["--require", "cuda", "--get", "probes.cuda.state"]);
    assert_eq!((run.code, run.out.as_str()), (Some(3), ""));
}

#[test]
fn a_required_backend_that_is_there_changes_nothing() {
    let plain = print(&["--simulate", "Ascend910B3"]);
    assert_eq!(
        print(&["--simulate", "Ascend910B3", "--require", "ascend"]),
        plain
    );
    assert_eq!(
        run(&["--simulate", "Ascend910B3", "--require", "cuda"]).code,
        Some(3)
    );
}

#[test]
fn help_tells_the_exit_statuses() {
    for help in ["-h", "--help"] {
        let text = print(&[help]);
        assert!(
            text.contains("Exit status:") && text.contains("--simulate"),
            "{text}"
        );
    }
}

#[test]
fn the_version_is_the_packages() {
    assert_eq!(
        print(&["--version"]),
        concat!("hal-info ", env!("CARGO_PKG_VERSION"), "\n")
    );
}

#[test]
fn completions_know_the_options() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = print(&["--completions", shell]);
        assert!(
            script.contains("simulate") && script.contains("hal-info"),
            "{shell}"
        );
    }
}

#[test]
fn the_manual_page_is_roff_with_the_exit_statuses() {
    let page = print(&["--man"]);
    assert!(
        page.contains(".TH hal-info") && page.contains("Exit status"),
        "{page}"
    );
}
