//! The specs of Ascend SoCs, which need no device.

use crate::cli::Format;
use crate::failure::Failure;
use crate::style::Style;
use crate::units::printable;
use crate::{blocks, get, json};
use hal::facts::{Fact, of_lookup};
use hal::soc::{Error, Field, Lookup, Note, Search, lookup};
use std::io::{Write, stderr};
use std::path::Path;

/// The spec of one SoC in the form that facts of devices have.
#[derive(Debug)]
pub struct Spec {
    /// The full name; another than was asked for where that is an alias.
    pub name: String,
    /// The facts, known or not, by the sections of the spec file.
    pub groups: Vec<Vec<Fact>>,
    /// What the search met on its way.
    pub notes: Vec<String>,
    /// Those of the notes that tell of a file or directory that was named and not used.
    unused: Vec<String>,
}

impl Spec {
    /// Says on standard error what a bare value cannot say.
    fn warn(&self) {
        for note in &self.unused {
            let _ = writeln!(stderr(), "hal-info: {}", printable(note));
        }
    }
}

/// The names of all known SoCs, a line each or as JSON.
pub fn names(format: &Format) -> String {
    match format {
        Format::Json => json::soc_names(hal::soc::names()),
        _ => hal::soc::names().map(|name| format!("{name}\n")).collect(),
    }
}

/// Tells the spec of one SoC, from one folder of spec files where one is given.
///
/// # Errors
/// Fails with [`Failure::Usage`] for an unknown SoC or key, and with [`Failure::NoValue`] for a folder without a usable file or
/// a key without a value.
pub fn tell(name: &str, folder: Option<&Path>, format: &Format) -> Result<String, Failure> {
    let spec = find(name, folder)?;
    Ok(match format {
        Format::Json => json::soc(&spec),
        Format::Get(key) => {
            spec.warn();
            printable(&get::soc(&spec, key)?) + "\n"
        }
        Format::Blocks | Format::Summary => blocks::soc(Style::of_stdout(), &spec),
    })
}

fn find(name: &str, folder: Option<&Path>) -> Result<Spec, Failure> {
    let search = match folder {
        Some(folder) => Search::nowhere().with_directory(folder),
        None => Search::from_env(),
    };
    let found = lookup(name, &search).map_err(|error| unknown(&error))?;
    let notes: Vec<String> = found.notes.iter().map(ToString::to_string).collect();
    if folder.is_some() && found.path().is_none() {
        let unused = found
            .notes
            .iter()
            .filter(|note| !matches!(note, Note::BuiltInTable));
        let why: Vec<String> = unused.map(ToString::to_string).collect();
        return Err(Failure::NoValue(why.join("; ")));
    }
    let name = found
        .spec
        .name
        .map_or_else(|| name.to_owned(), |name| name.to_string());
    let is_unused = |note: &&Note| matches!(note, Note::Unusable(_) | Note::RelativePath { .. });
    Ok(Spec {
        unused: found
            .notes
            .iter()
            .filter(is_unused)
            .map(ToString::to_string)
            .collect(),
        name,
        groups: groups(&found),
        notes,
    })
}

/// A name that nobody knows is wrong usage; a file that cannot be used is not.
fn unknown(error: &Error) -> Failure {
    let is_unusable = |note: &Note| matches!(note, Note::Unusable(_));
    match error {
        Error::UnknownSoc { notes, .. } if notes.iter().any(is_unusable) => {
            Failure::NoValue(error.to_string())
        }
        _ => Failure::Usage(format!("{error}; --list-socs lists all")),
    }
}

/// The facts by the sections of the spec file.
fn groups(found: &Lookup) -> Vec<Vec<Fact>> {
    let facts = of_lookup(found, false);
    facts
        .chunk_by(|one, next| section(one) == section(next))
        .map(<[Fact]>::to_vec)
        .collect()
}

fn section(fact: &Fact) -> Option<&'static str> {
    Field::find(&fact.key)?.origin().map(|(section, _)| section)
}
