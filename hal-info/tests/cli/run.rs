//! Runs the program.

use std::process::{Command, Output};

/// What a run left behind.
#[derive(Debug)]
pub struct Run {
    /// The exit status.
    pub code: Option<i32>,
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub err: String,
}

/// The program where no vendor library can be found.
pub fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hal-info"));
    command
        .args(arguments)
        .env_clear()
        .env("LANG", "C")
        .env("HAL_LIBCUDA", "/nonexistent/libcuda.so.1")
        .env("HAL_ASCENDCL", "/nonexistent/libascendcl.so");
    command
}

/// Runs a command to its end.
pub fn finish(command: &mut Command) -> Run {
    let Output {
        status,
        stdout,
        stderr,
    } = command.output().expect("the program starts");
    let text = |bytes| String::from_utf8(bytes).expect("the program prints UTF-8");
    Run {
        code: status.code(),
        out: text(stdout),
        err: text(stderr),
    }
}

/// Runs the program where no vendor library can be found.
pub fn run(arguments: &[&str]) -> Run {
    finish(&mut command(arguments))
}

/// Runs the program, which must succeed in silence, and returns what it printed.
pub fn print(arguments: &[&str]) -> String {
    let Run { code, out, err } = run(arguments);
    assert_eq!((code, err.as_str()), (Some(0), ""), "{arguments:?}");
    out
}
