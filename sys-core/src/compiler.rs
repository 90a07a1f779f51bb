//! The machine's C and C++ compiler, for tests.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::{env, io};

/// The compiler that `CC` or `CXX` names, or the usual one.
pub fn compiler(cxx: bool) -> Command {
    let target = format!("{}-unknown-linux-gnu", env::consts::ARCH);
    let mut build = cc::Build::new();
    build
        .cpp(cxx)
        .cargo_metadata(false)
        .opt_level(0)
        .out_dir(env::temp_dir());
    build
        .target(&target)
        .host(&target)
        .get_compiler()
        .to_command()
}

/// Compiles C to a shared object.
///
/// # Errors
/// What the compiler says, or that there is none.
pub fn shared_object(path: &Path, source: &str, arguments: &[&str]) -> io::Result<()> {
    let mut command = compiler(false);
    command
        .args(["-shared", "-fPIC", "-w", "-x", "c", "-", "-x", "none", "-o"])
        .arg(path)
        .args(arguments);
    let output = run(command, source)?;
    if output.status.success() {
        Ok(())
    } else {
        Err(io::Error::other(
            String::from_utf8_lossy(&output.stderr).into_owned(),
        ))
    }
}

/// Runs a command with `input` as its standard input.
pub(crate) fn run(mut command: Command, input: &str) -> io::Result<Output> {
    let mut child = command
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    if let Some(mut stdin) = child.stdin.take() {
        stdin.write_all(input.as_bytes())?;
    }
    child.wait_with_output()
}
