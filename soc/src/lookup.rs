//! From a name to a spec.

use std::path::{Path, PathBuf};

use crate::error::excerpt;
use crate::field::{Field, Stored};
use crate::search::Search;
use crate::{Error, Ini, Note, Spec, Text, Value, names};

const ALIAS: (&str, &str) = ("Ascend910", "Ascend910A");

/// Where a value comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Source<'a> {
    /// A platform_config file.
    PlatformConfig(&'a Path),
    /// The built-in table.
    Table,
    /// Other values.
    Derived,
}

/// A fact on which the file and the built-in table disagree; the file's value is in the spec.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Disagreement {
    /// The key of the fact.
    pub key: &'static str,
    /// The file's value.
    pub file: Value,
    /// The table's value.
    pub table: Value,
}

/// The spec of a SoC with the sources of its values.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Lookup {
    /// The facts.
    pub spec: Spec,
    /// The facts on which the file and the table disagree.
    pub disagreements: Vec<Disagreement>,
    /// What the search met: files not used and why, facts filled from the table.
    pub notes: Vec<Note>,
    ini: Option<Ini>,
    from_table: Vec<&'static str>,
}

impl Lookup {
    /// The file that was used; `None` when the whole spec is from the built-in table.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.ini.as_ref().map(Ini::path)
    }

    /// The file that was used, for keys that [`Spec`] does not type.
    #[must_use]
    pub fn ini(&self) -> Option<&Ini> {
        self.ini.as_ref()
    }

    /// Where the value of a key is from; `None` when it has no value.
    #[must_use]
    pub fn source(&self, key: &str) -> Option<Source<'_>> {
        let field = Field::find(key)?;
        (field.get)(&self.spec)?;
        Some(match self.path() {
            _ if field.stored.is_none() => Source::Derived,
            Some(path) if !self.from_table.contains(&field.key) => Source::PlatformConfig(path),
            _ => Source::Table,
        })
    }

    fn from_table(spec: &Spec, notes: Vec<Note>) -> Self {
        Self {
            spec: spec.clone(),
            disagreements: Vec::new(),
            notes,
            ini: None,
            from_table: Vec::new(),
        }
    }

    fn from_file(ini: Ini, spec: Spec, table: Option<&Spec>, notes: Vec<Note>) -> Self {
        let mut lookup = Self {
            spec,
            disagreements: Vec::new(),
            notes,
            ini: None,
            from_table: Vec::new(),
        };
        let path = ini.path().to_owned();
        lookup
            .notes
            .extend(ini.notes().iter().map(|note| Note::File {
                path: path.clone(),
                note: note.clone(),
            }));
        if let Some(table) = table {
            lookup.compare(table);
        }
        if !lookup.from_table.is_empty() {
            lookup.notes.push(Note::FilledFromTable {
                path,
                keys: lookup.from_table.clone(),
            });
        }
        lookup.ini = Some(ini);
        lookup
    }

    /// Fills what the file does not state, and keeps what it states otherwise.
    fn compare(&mut self, table: &Spec) {
        for field in Field::all() {
            let Some(Stored { copy, .. }) = field.stored else {
                continue;
            };
            match ((field.get)(&self.spec), (field.get)(table)) {
                (None, Some(_)) => {
                    copy(&mut self.spec, table);
                    self.from_table.push(field.key);
                }
                (Some(file), Some(table)) if file != table => {
                    self.disagreements.push(Disagreement {
                        key: field.key,
                        file,
                        table,
                    });
                }
                _ => {}
            }
        }
    }
}

/// Finds the spec of a SoC by its full name, as `aclrtGetSocName` gives it; case matters.
///
/// The first file of the search that describes the SoC wins. What it does not state is filled from the built-in table, which
/// also answers where there is no file. `Ascend910` alone stands for Ascend910A; any other name means exactly itself, so
/// that `Ascend910B` is the 910-family part of that name and not one of the 910B1 to B4.
///
/// # Errors
/// [`Error::InvalidName`], and [`Error::UnknownSoc`] when neither a file nor the table knows the name.
pub fn lookup(name: &str, search: &Search) -> Result<Lookup, Error> {
    let mut requested = valid(name)?;
    let mut notes = Vec::new();
    let (from, to) = ALIAS;
    if name == from {
        notes.push(Note::Alias { from, to });
        requested = valid(to)?;
    }
    let file = find_file(requested, search, &mut notes);
    let table = names::get(&requested);
    match (file, table) {
        (Some((ini, spec)), table) => Ok(Lookup::from_file(ini, spec, table, notes)),
        (None, Some(table)) => {
            notes.push(Note::BuiltInTable);
            Ok(Lookup::from_table(table, notes))
        }
        (None, None) => Err(Error::UnknownSoc {
            name: name.to_owned(),
            close: names::close(name),
            notes,
        }),
    }
}

/// Checks that a name is one, so that no other file than a SoC's can be reached by it.
fn valid(name: &str) -> Result<Text, Error> {
    let letters = name
        .bytes()
        .all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-'));
    match Text::new(name) {
        Some(text) if letters && !name.is_empty() => Ok(text),
        _ => Err(Error::InvalidName {
            name: excerpt(name),
        }),
    }
}

fn find_file(name: Text, search: &Search, notes: &mut Vec<Note>) -> Option<(Ini, Spec)> {
    let directories = search.directories();
    notes.extend(directories.notes);
    let mut found = None;
    let mut explicit_missed = None;
    for directory in directories.present {
        match read(name, &directory) {
            Ok(pair) => {
                found = Some(pair);
                break;
            }
            Err(Error::NotFound { .. }) if search.is_explicit(&directory) => {
                explicit_missed = Some(directory)
            }
            Err(Error::NotFound { .. }) => {}
            Err(error) => notes.push(Note::Unusable(error)),
        }
    }
    let tried: Vec<PathBuf> = match found {
        Some(_) => explicit_missed.into_iter().collect(),
        None => directories.tried,
    };
    if !tried.is_empty() {
        notes.push(Note::NotFound { tried });
    }
    found
}

fn read(name: Text, directory: &Path) -> Result<(Ini, Spec), Error> {
    let ini = Ini::read(&directory.join(format!("{name}.ini")))?;
    let spec = Spec::from_ini(&ini)?;
    match spec.name {
        Some(found) if found != name => Err(Error::OtherSoc {
            path: ini.path().to_owned(),
            line: ini
                .entry("version", "SoC_version")
                .map_or(0, |entry| entry.line),
            requested: name.to_string(),
            found: found.to_string(),
        }),
        _ => Ok((ini, spec)),
    }
}
