//! Tests in a process of their own.
//!
//! A simulation is configured once a process, and a fault may end it. [`run`] repeats the calling test
//! in a child of the same executable, with environment variables of its own and without the caller's that configure
//! a simulation or hide devices.

use std::env;
use std::ffi::OsStr;
use std::io;
use std::process::{Command, Output};

/// Names the test that a child is for.
const MARKER: &str = "DUOHAL_SIM_CHILD";

/// What the calling process is.
#[derive(Debug)]
pub enum Role {
    /// The child: do what is to be tested.
    Child,
    /// The parent: the child is done, with this output.
    Parent(Output),
}

/// Runs the test called `test`, as the test harness names it, in a child with the variables `set`.
///
/// # Errors
/// What keeps the child from starting.
pub fn run(test: &str, set: &[(&str, &str)]) -> io::Result<Role> {
    if env::var_os(MARKER).is_some_and(|name| name == *test) {
        return Ok(Role::Child);
    }
    let mut child = Command::new(env::current_exe()?);
    child.args(["--exact", test, "--nocapture", "--test-threads=1"]);
    for (name, _) in env::vars_os().filter(|(name, _)| configures(name)) {
        child.env_remove(name);
    }
    child
        .env(MARKER, test)
        .envs(set.iter().copied())
        .output()
        .map(Role::Parent)
}

/// Whether a variable changes what a simulation does.
fn configures(name: &OsStr) -> bool {
    let name = name.as_encoded_bytes();
    name.starts_with(b"HAL_SIM_") || name.ends_with(b"VISIBLE_DEVICES")
}

/// Runs `body` in a child and hands on its failure.
///
/// # Panics
/// If the child cannot be started, or fails.
#[allow(clippy::panic)]
pub fn check(test: &str, set: &[(&str, &str)], body: impl FnOnce()) {
    match run(test, set) {
        Ok(Role::Child) => body(),
        Ok(Role::Parent(output)) if output.status.success() => {
            let text = String::from_utf8_lossy(&output.stdout);
            assert!(text.contains("1 passed"), "there is no test called {test}");
        }
        Ok(Role::Parent(output)) => {
            let text = String::from_utf8_lossy(&output.stderr);
            panic!("the child of {test} ended with {}\n{text}", output.status)
        }
        Err(error) => panic!("the child of {test} did not start: {error}"),
    }
}
