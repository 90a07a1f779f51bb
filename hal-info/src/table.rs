//! Facts as aligned rows: key, value with its unit, source.

use crate::style::{Role, Style};
use crate::units::{printable, reading};
use hal::{Fact, Origin, Source, Value};
use std::fmt::Write;

/// A value wider than this does not push the sources of all others to the right.
const WIDEST: usize = 36;

/// Rows in groups by the first part of their keys, each group once, then the paths of the files that were read.
pub fn table(style: Style, facts: &[Fact]) -> String {
    let columns = Columns::of(style, facts);
    let groups = groups(facts);
    let rows = groups.iter().map(|group| {
        group
            .iter()
            .map(|fact| columns.row(style, fact))
            .collect::<String>()
    });
    let mut text = rows.collect::<Vec<_>>().join("\n");
    for (name, path) in files(facts) {
        let _ = writeln!(
            text,
            "\n  {}",
            style.paint(Role::Faint, &format!("({name}: {path})"))
        );
    }
    text
}

/// Widths of the columns of one table; values that are too wide push their own source aside.
struct Columns {
    key: usize,
    value: usize,
}

impl Columns {
    fn of(style: Style, facts: &[Fact]) -> Self {
        let key = facts.iter().map(|fact| fact.key.len()).max().unwrap_or(0);
        let known = || {
            facts
                .iter()
                .filter_map(|fact| Some((fact.key.as_str(), fact.value.as_ref()?)))
        };
        let source = known()
            .map(|(_, sourced)| sourced.source.name().len())
            .max()
            .unwrap_or(0);
        let widths = known()
            .map(|(key, sourced)| cell(key, &sourced.value).len())
            .filter(|&width| width <= WIDEST);
        let room = style.room(key + 4 + 2 + source);
        Self {
            key,
            value: widths.max().unwrap_or(0).min(room),
        }
    }

    /// A fact, and a line for each source that disagrees.
    fn row(&self, style: Style, fact: &Fact) -> String {
        let Some(sourced) = &fact.value else {
            return self.line(style, &fact.key, "unknown", Role::Faint, "");
        };
        let mut row = self.line(
            style,
            &fact.key,
            &cell(&fact.key, &sourced.value),
            Role::Faint,
            sourced.source.name(),
        );
        for (value, source) in &sourced.others {
            let disagrees = format!("{} disagrees", source.name());
            row += &self.line(
                style,
                "",
                &cell(&fact.key, value),
                Role::Warning,
                &disagrees,
            );
        }
        row
    }

    fn line(&self, style: Style, key: &str, value: &str, role: Role, source: &str) -> String {
        let indent = self.key + 4;
        let start = format!(
            "  {}",
            style.paint(Role::Key, &format!("{key:width$}", width = self.key))
        );
        if source.is_empty() {
            return format!("{start}  {}\n", style.paint(role, value));
        }
        if let Some(room) = style.room(indent).checked_sub(2 + source.len())
            && value.len() <= room
        {
            let source = style.paint(role, source);
            return format!(
                "{start}  {value:width$}  {source}\n",
                width = self.value.min(room)
            );
        }
        let mut lines = style.wrap(value, indent);
        lines.extend(
            style
                .wrap(&format!("({source})"), indent)
                .iter()
                .map(|part| style.paint(role, part)),
        );
        format!("{start}  {}\n", lines.join(&format!("\n{:indent$}", "")))
    }
}

/// A value in its unit and, where that is easier to read, in a larger one.
fn cell(key: &str, value: &Value) -> String {
    let reading = reading(key, value);
    match reading.scaled {
        Some(scaled) => format!("{}  {scaled}", reading.exact),
        None => reading.exact,
    }
}

/// Facts by the first part of their keys, in order of first appearance; keys without a dot come first.
fn groups(facts: &[Fact]) -> Vec<Vec<&Fact>> {
    let mut groups: Vec<(&str, Vec<&Fact>)> = Vec::new();
    for fact in facts {
        let name = fact.key.split_once('.').map_or("", |(name, _)| name);
        match groups.iter_mut().find(|(known, _)| *known == name) {
            Some((_, group)) => group.push(fact),
            None => groups.push((name, vec![fact])),
        }
    }
    groups.sort_by_key(|(name, _)| !name.is_empty());
    groups.into_iter().map(|(_, group)| group).collect()
}

/// The files that values came from, each once.
fn files(facts: &[Fact]) -> Vec<(&'static str, String)> {
    let mut files = Vec::new();
    for source in facts
        .iter()
        .filter_map(|fact| fact.value.as_ref())
        .flat_map(sources)
    {
        if let Origin::PlatformConfig(path) = &source.origin {
            let file = (source.name(), printable(&path.display().to_string()));
            if !files.contains(&file) {
                files.push(file);
            }
        }
    }
    files
}

fn sources(sourced: &hal::Sourced<Value>) -> impl Iterator<Item = &Source> {
    std::iter::once(&sourced.source).chain(sourced.others.iter().map(|(_, source)| source))
}
