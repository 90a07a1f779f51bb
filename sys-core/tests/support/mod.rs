//! Builds small shared objects and runs a test again in a process of its own.

#[path = "../../src/compiler.rs"]
#[allow(dead_code)]
mod compiler;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use compiler::shared_object;

/// A library with the one required function of the tests' table.
pub const GOOD: &str = "int answer(void) { return 42; }";

/// A private folder to build libraries in.
pub struct Workshop(tempfile::TempDir);

impl Workshop {
    pub fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// Compiles C to a shared object of that name.
    pub fn library(&self, name: &str, source: &str, arguments: &[&str]) -> PathBuf {
        let path = self.path().join(name);
        shared_object(&path, source, arguments).unwrap();
        path
    }

    /// A library that needs another one, which is then taken away.
    pub fn library_with_lost_dependency(&self, name: &str, lost: &str) -> PathBuf {
        let dependency = self.library(
            lost,
            "int lost(void) { return 1; }",
            &[&format!("-Wl,-soname,{lost}")],
        );
        let source = "int lost(void); int answer(void) { return lost(); }";
        let path = self.library(name, source, &[dependency.to_str().unwrap()]);
        fs::remove_file(dependency).unwrap();
        path
    }
}

/// Runs `body` in a copy of the running test with another search path, which the loader reads only when a process starts.
pub fn in_child(test: &str, search_path: &Path, directory: &Path, body: impl FnOnce()) {
    if std::env::var_os("DUOHAL_CHILD").is_some() {
        return body();
    }
    let mut command = Command::new(std::env::current_exe().unwrap());
    command
        .args([test, "--exact", "--nocapture"])
        .current_dir(directory);
    let status = command
        .env("DUOHAL_CHILD", "1")
        .env("LD_LIBRARY_PATH", search_path)
        .status()
        .unwrap();
    assert!(status.success(), "{command:?}");
}
