//! Vendor libraries that misbehave, compiled for the test that needs them.
#![allow(dead_code, reason = "no test uses all of them")]

use std::path::{Path, PathBuf};
use sys_core::{Function, Table};
use tempfile::TempDir;

/// A compiled library in a private folder; both go with the value.
pub struct Library {
    folder: TempDir,
    name: &'static str,
}

impl Library {
    /// A CUDA driver that misbehaves as the macros say, e.g. `INIT=34`.
    pub fn cuda(macros: &[&str]) -> Self {
        Self::compile(
            sys_cuda::Functions::FUNCTIONS,
            "libcuda.c",
            "libcuda.so.1",
            macros,
            None,
        )
    }

    /// A CUDA driver that lacks one required function.
    pub fn cuda_without(symbol: &'static str, macros: &[&str]) -> Self {
        Self::compile(
            sys_cuda::Functions::FUNCTIONS,
            "libcuda.c",
            "libcuda.so.1",
            macros,
            Some(symbol),
        )
    }

    /// An ACL runtime that misbehaves as the macros say.
    pub fn ascend(macros: &[&str]) -> Self {
        Self::compile(
            sys_acl::Functions::FUNCTIONS,
            "libascendcl.c",
            "libascendcl.so",
            macros,
            None,
        )
    }

    fn compile(
        functions: &[Function],
        source: &str,
        name: &'static str,
        macros: &[&str],
        absent: Option<&str>,
    ) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let source = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/vendor")
            .join(source);
        let text = std::fs::read_to_string(&source).unwrap();
        let required: String = functions
            .iter()
            .filter(|function| function.required && Some(function.symbol) != absent)
            .filter(|function| {
                !text.contains(&format!(" {}(", function.symbol))
                    && !text.contains(&format!("*{}(", function.symbol))
            })
            .map(|function| format!("NOTHING({}) ", function.symbol))
            .collect();
        let macros: Vec<String> = macros
            .iter()
            .map(|name| format!("-D{name}"))
            .chain([format!("-DREQUIRED={required}")])
            .collect();
        let arguments: Vec<&str> = macros.iter().map(String::as_str).collect();
        sys_core::compiler::shared_object(&folder.path().join(name), &text, &arguments).unwrap();
        Self { folder, name }
    }

    pub fn path(&self) -> PathBuf {
        self.folder.path().join(self.name)
    }
}
