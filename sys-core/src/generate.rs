//! Writes a sys crate's declarations from its vendor's headers.
//!
//! Integer newtypes stand for the vendor's enums, since a newer library may return a value that no header lists yet. Every function
//! of a table becomes a function-pointer type named like its symbol, and nothing is left for a linker to resolve.

mod names;
mod rewrite;

use std::error::Error;
use std::path::PathBuf;
use std::{env, fs, process};

use bindgen::{Builder, EnumVariation, Formatter, RustEdition, RustTarget};
use syn::Item;

use names::{name_method, rename_tags};

use crate::Function;

/// What to declare, and from which headers.
#[derive(Debug, Clone)]
pub struct Declarations<'a> {
    /// C or C++ source that includes the headers.
    pub source: &'a str,
    /// Whether the headers are C++.
    pub cxx: bool,
    /// The folders that hold them.
    pub include: &'a [PathBuf],
    /// The functions to declare.
    pub functions: &'a [Function],
    /// The header's own function-pointer type for a function, where it has one; otherwise the function's prototype counts.
    pub typedef: Option<fn(&Function) -> String>,
    /// Patterns of types to declare beyond those that the functions need.
    pub types: &'a [&'a str],
    /// Patterns of constants to declare.
    pub constants: &'a [&'a str],
    /// An integer type that becomes a newtype, with the prefixes of its values.
    pub status: Option<(&'a str, &'a [&'a str])>,
    /// A newtype that gets a method to name its values.
    pub named: &'a str,
}

/// Why no declarations could be written.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum GenerateError {
    /// The headers could not be read or parsed.
    #[error(transparent)]
    Headers(#[from] bindgen::BindgenError),
    /// What came out of them is not Rust.
    #[error("unexpected declarations: {0}")]
    Syntax(#[from] syn::Error),
    /// The headers lack functions.
    #[error("the headers do not declare {}", .0.join(", "))]
    Missing(Vec<String>),
}

/// The folders that the first variable that is set names, separated as in `PATH`, each with a folder below it.
///
/// Tells cargo to run the build script again when one of the variables changes.
pub fn include_dirs(variables: &[(&str, &str)]) -> Vec<PathBuf> {
    for (variable, _) in variables {
        println!("cargo::rerun-if-env-changed={variable}");
    }
    let found = variables
        .iter()
        .find_map(|(variable, below)| Some((env::var_os(variable)?, below)));
    found.map_or_else(Vec::new, |(folders, below)| {
        env::split_paths(&folders)
            .map(|folder| folder.join(below))
            .collect()
    })
}

/// Writes declarations to a file in cargo's output folder, or ends the build script with the reason why not.
pub fn write(name: &str, declarations: &Declarations<'_>) {
    let text = declarations.generate().unwrap_or_else(|error| stop(&error));
    let folder = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(folder.join(name), text).unwrap_or_else(|error| stop(&error));
}

fn stop(error: &dyn Error) -> ! {
    println!("cargo::error={}", error.to_string().replace('\n', " "));
    process::exit(1)
}

impl Declarations<'_> {
    /// Writes the declarations, formatted, the same text for the same headers.
    ///
    /// # Errors
    /// See [`GenerateError`].
    pub fn generate(&self) -> Result<String, GenerateError> {
        let file = syn::parse_file(&self.builder().generate()?.to_string())?;
        let mut items = self.rewrite(file.items)?;
        self.check_complete(&items)?;
        rename_tags(&mut items);
        items.push(name_method(self.named, &items)?);
        let text = prettyplease::unparse(&syn::File { items, ..file });
        Ok(format!("// Written by the feature `bindgen`.\n\n{text}"))
    }

    fn builder(&self) -> Builder {
        let mut builder = Builder::default()
            .header_contents(
                if self.cxx { "vendor.hpp" } else { "vendor.h" },
                self.source,
            )
            .clang_args(
                self.include
                    .iter()
                    .map(|folder| format!("-I{}", folder.display())),
            )
            .default_enum_style(EnumVariation::NewType {
                is_bitfield: false,
                is_global: false,
            })
            .rust_target(RustTarget::stable(95, 0).unwrap_or_default())
            .rust_edition(RustEdition::Edition2024)
            .use_core()
            .generate_comments(false)
            .prepend_enum_name(false)
            .impl_debug(true)
            .derive_eq(true)
            .derive_hash(true)
            .derive_partialeq(true)
            .merge_extern_blocks(true)
            .disable_header_comment()
            .formatter(Formatter::None);
        for function in self.functions {
            builder = match self.typedef {
                Some(typedef) => builder.allowlist_type(typedef(function)),
                None => builder.allowlist_function(function.symbol),
            };
        }
        builder = self
            .types
            .iter()
            .fold(builder, |builder, pattern| builder.allowlist_type(pattern));
        builder = self
            .constants
            .iter()
            .fold(builder, |builder, pattern| builder.allowlist_var(pattern));
        self.status
            .into_iter()
            .fold(builder, |builder, (status, _)| {
                builder.new_type_alias(status)
            })
    }

    fn check_complete(&self, items: &[Item]) -> Result<(), GenerateError> {
        let declared = |symbol| {
            items
                .iter()
                .any(|item| matches!(item, Item::Type(alias) if alias.ident == symbol))
        };
        let missing = self
            .functions
            .iter()
            .filter(|function| !declared(function.symbol));
        let missing: Vec<_> = missing.map(|function| function.symbol.to_owned()).collect();
        if missing.is_empty() {
            Ok(())
        } else {
            Err(GenerateError::Missing(missing))
        }
    }
}
