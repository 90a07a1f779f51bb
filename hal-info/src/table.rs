//! Facts as aligned rows: key, value with its unit, source.

use crate::style::{Role, Style};
use crate::units::{printable, reading};
use hal::facts::{Fact, Origin, Source, Sourced, Value};

/// A value wider than this does not push the sources of all others to the right.
const WIDEST: usize = 36;

/// Groups of known facts, then the keys without a value, then the files that were read.
pub fn table(style: Style, groups: &[Vec<&Fact>]) -> String {
    let facts: Vec<&Fact> = groups.iter().flatten().copied().collect();
    let columns = Columns::of(style, &facts);
    let rows = groups.iter().map(|group| {
        group
            .iter()
            .filter_map(|fact| columns.rows(style, fact))
            .collect::<String>()
    });
    let mut parts: Vec<String> = rows.filter(|rows| !rows.is_empty()).collect();
    let unknown: Vec<&str> = facts
        .iter()
        .filter(|fact| fact.value.is_none())
        .map(|fact| fact.key.as_str())
        .collect();
    if !unknown.is_empty() {
        parts.push(style.line("unknown", Role::Faint, &unknown.join(", ")));
    }
    let files: String = files(&facts)
        .iter()
        .map(|(name, path)| format!("  ({name}: {path})\n"))
        .collect();
    parts.extend((!files.is_empty()).then(|| style.paint(Role::Faint, &files)));
    parts.join("\n")
}

/// Facts by the first part of their keys, in order of first appearance; keys without a dot come first.
pub fn by_key<'a>(facts: impl Iterator<Item = &'a Fact>) -> Vec<Vec<&'a Fact>> {
    let mut groups: Vec<(&str, Vec<&Fact>)> = vec![("", Vec::new())];
    for fact in facts {
        let name = fact.key.split_once('.').map_or("", |(name, _)| name);
        match groups.iter_mut().find(|(known, _)| *known == name) {
            Some((_, group)) => group.push(fact),
            None => groups.push((name, vec![fact])),
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

/// Widths of the columns of one table; a value that is too wide pushes its own source aside.
struct Columns {
    key: usize,
    value: usize,
}

impl Columns {
    fn of(style: Style, facts: &[&Fact]) -> Self {
        let known: Vec<(&str, &Sourced<Value>)> = facts
            .iter()
            .filter_map(|fact| Some((fact.key.as_str(), fact.value.as_ref()?)))
            .collect();
        let widest = |widths: &mut dyn Iterator<Item = usize>| widths.max().unwrap_or(0);
        let key = widest(&mut known.iter().map(|(key, _)| key.len()));
        let source = widest(
            &mut known
                .iter()
                .map(|(_, sourced)| sourced.source.to_string().len()),
        );
        let cells = known
            .iter()
            .map(|(key, sourced)| cell(key, &sourced.value).len());
        let value = widest(&mut cells.filter(|&width| width <= WIDEST));
        Self {
            key,
            value: value.min(style.room(key + 6 + source)),
        }
    }

    /// A known fact, and a row for each source that disagrees.
    fn rows(&self, style: Style, fact: &Fact) -> Option<String> {
        let sourced = fact.value.as_ref()?;
        let mut rows = self.row(
            style,
            &fact.key,
            &cell(&fact.key, &sourced.value),
            Role::Faint,
            &sourced.source.to_string(),
        );
        for (value, source) in &sourced.others {
            let disagrees = format!("{source} disagrees");
            rows += &self.row(
                style,
                "",
                &cell(&fact.key, value),
                Role::Warning,
                &disagrees,
            );
        }
        Some(rows)
    }

    fn row(&self, style: Style, key: &str, value: &str, role: Role, source: &str) -> String {
        let indent = self.key + 4;
        let key = style.paint(Role::Key, &format!("{key:width$}", width = self.key));
        if let Some(room) = style.room(indent).checked_sub(2 + source.len())
            && value.len() <= room
        {
            let width = self.value.min(room);
            return format!("  {key}  {value:width$}  {}\n", style.paint(role, source));
        }
        let mut lines = style.wrap(value, indent);
        let source = style.wrap(&format!("({source})"), indent);
        lines.extend(source.iter().map(|part| style.paint(role, part)));
        format!("  {key}  {}\n", lines.join(&format!("\n{:indent$}", "")))
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

/// The files that values came from, each once.
fn files(facts: &[&Fact]) -> Vec<(&'static str, String)> {
    let mut files = Vec::new();
    for source in facts
        .iter()
        .filter_map(|fact| fact.value.as_ref())
        .flat_map(sources)
    {
        if let Origin::PlatformConfig(path) = &source.origin {
            let file = (source.origin.name(), printable(&path.display().to_string()));
            if !files.contains(&file) {
                files.push(file);
            }
        }
    }
    files
}

fn sources(sourced: &Sourced<Value>) -> impl Iterator<Item = &Source> {
    std::iter::once(&sourced.source).chain(sourced.others.iter().map(|(_, source)| source))
}
