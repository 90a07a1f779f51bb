//! The specs of Ascend SoCs, which need no device.

use crate::cli::Format;
use crate::failure::Failure;
use crate::near::suggestion;
use crate::style::Style;
use crate::{blocks, get, json};
use hal::facts::{Fact, Origin, Source, Sourced, Value};
use hal::soc::{Error, Lookup, Search, lookup};
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
        Format::Get(key) => get::soc(&spec, key)? + "\n",
        Format::Blocks | Format::Summary => blocks::soc(Style::of_stdout(), &spec),
    })
}

fn find(name: &str, folder: Option<&Path>) -> Result<Spec, Failure> {
    let search = match folder {
        Some(folder) => Search::nowhere().with_directory(folder),
        None => Search::from_env(),
    };
    let found = lookup(name, &search).map_err(|error| unknown(name, &error))?;
    let notes: Vec<String> = found.notes.iter().map(ToString::to_string).collect();
    if folder.is_some() && found.path().is_none() {
        return Err(Failure::NoValue(notes.join("; ")));
    }
    let name = found
        .spec
        .name
        .map_or_else(|| name.to_owned(), |name| name.to_string());
    Ok(Spec {
        name,
        groups: groups(&found),
        notes,
    })
}

fn unknown(name: &str, error: &Error) -> Failure {
    Failure::Usage(match error {
        Error::UnknownSoc { .. } => {
            format!(
                "unknown SoC {name:?}{}; --list-socs lists all",
                suggestion(name, hal::soc::names())
            )
        }
        other => other.to_string(),
    })
}

fn groups(found: &Lookup) -> Vec<Vec<Fact>> {
    let facts: Vec<_> = found.spec.facts().collect();
    let sections = facts.chunk_by(|one, next| section(one) == section(next));
    sections
        .map(|group| group.iter().map(|fact| general(found, fact)).collect())
        .collect()
}

fn section(fact: &hal::soc::Fact) -> Option<&'static str> {
    fact.field.origin().map(|(section, _)| section)
}

fn general(found: &Lookup, fact: &hal::soc::Fact) -> Fact {
    let key = fact.field.key;
    let disagreements = found
        .disagreements
        .iter()
        .filter(|disagreement| disagreement.key == key);
    let others = disagreements
        .map(|disagreement| (value(disagreement.table), of(Origin::SocTable)))
        .collect();
    let known = fact.value.zip(found.source(key));
    let sourced = known.map(|(known, from)| Sourced {
        value: value(known),
        source: of(origin(from)),
        others,
    });
    Fact {
        key: key.to_owned(),
        value: sourced,
    }
}

fn of(origin: Origin) -> Source {
    Source {
        origin,
        simulated: false,
    }
}

fn origin(source: hal::soc::Source<'_>) -> Origin {
    match source {
        hal::soc::Source::PlatformConfig(path) => Origin::PlatformConfig(path.to_owned()),
        hal::soc::Source::Derived => Origin::Derived,
        _ => Origin::SocTable,
    }
}

fn value(value: hal::soc::Value) -> Value {
    match value {
        hal::soc::Value::Integer(number) => Value::Unsigned(number),
        hal::soc::Value::Real(number) => Value::Float(number),
        hal::soc::Value::Flag(flag) => Value::Bool(flag),
        hal::soc::Value::Counts(counts) => counts.to_vec().into(),
        other => Value::Text(other.to_string()),
    }
}
