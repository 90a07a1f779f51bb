//! Blocks of lines for people.

use crate::machine::{Machine, attempts, first_line, id, library};
use crate::sheet::{SPEC, Sheet};
use crate::soc::Spec;
use crate::style::{Role, Style};
use crate::table::{by_key, table};
use crate::units::printable;
use hal::Backend;
use hal::facts::Fact;
use hal::probe::{Probe, Ready, Unavailable};

/// One block a backend and one a device.
pub fn machine(style: Style, machine: &Machine) -> String {
    let probes = machine.probes().map(|probe| backend(style, probe));
    let devices = machine
        .devices()
        .iter()
        .map(|&chosen| device(style, &Sheet::of(chosen)));
    probes.chain(devices).collect::<Vec<_>>().join("\n")
}

/// The block of one SoC's spec.
pub fn soc(style: Style, spec: &Spec) -> String {
    let title = style.paint(Role::Title, &spec.name);
    let groups: Vec<Vec<&Fact>> = spec
        .groups
        .iter()
        .map(|group| group.iter().collect())
        .collect();
    format!(
        "{title}\n{}{}",
        table(style, &groups),
        notes(style, &spec.notes)
    )
}

fn backend(style: Style, probe: &Probe) -> String {
    let name = style.paint(Role::Title, probe.backend().name());
    match probe.state() {
        Ok(found) => format!(
            "{name}  {}\n{}",
            ready_title(style, probe, found),
            ready(style, probe, found)
        ),
        Err(reason) => {
            let title = style.paint(Role::Bad, &format!("not usable: {}", reason.code()));
            let simulated = mark(style, probe.simulated().is_some());
            format!(
                "{name}  {title}{simulated}\n{}",
                unavailable(style, probe, reason)
            )
        }
    }
}

fn ready_title(style: Style, probe: &Probe, found: &Ready) -> String {
    let plural = if found.devices == 1 { "" } else { "s" };
    let simulated = mark(style, probe.simulated().is_some());
    format!(
        "{}, {} device{plural}{simulated}",
        style.paint(Role::Good, "ready"),
        found.devices
    )
}

/// What stands beside the title of anything simulated.
fn mark(style: Style, simulated: bool) -> String {
    if simulated {
        style.paint(Role::Warning, "  simulated")
    } else {
        String::new()
    }
}

fn ready(style: Style, probe: &Probe, found: &Ready) -> String {
    // A list that was cut is a warning, which says the same.
    let visible = found.visible.as_ref().filter(|visible| !visible.is_cut());
    let visible = visible.map(|visible| style.line("visible", Role::Key, &visible.to_string()));
    let warnings = found
        .warnings
        .iter()
        .map(|warning| style.line("warning", Role::Warning, &warning.to_string()));
    installation(style, probe) + &visible.into_iter().chain(warnings).collect::<String>()
}

/// The library that was opened, and the versions around it.
fn installation(style: Style, probe: &Probe) -> String {
    let source = if probe.simulated().is_some() {
        " (simulated)"
    } else {
        ""
    };
    let versions = probe.versions();
    let version =
        |version: &Option<String>| version.as_ref().map(|version| format!("{version}{source}"));
    let opened = probe.library().is_some() || probe.simulated().is_some();
    let facts = [
        ("library", library(probe)),
        ("stand-in", probe.simulated().map(str::to_owned)),
        ("driver", version(&versions.driver)),
        ("runtime", version(&versions.runtime)),
        ("toolkit", version(&versions.toolkit)),
        ("headers", opened.then(|| versions.compiled_for.clone())),
    ];
    facts
        .into_iter()
        .filter_map(|(label, text)| Some(style.line(label, Role::Key, &text?)))
        .collect()
}

fn unavailable(style: Style, probe: &Probe, reason: &Unavailable) -> String {
    let mut block = style.line("reason", Role::Key, &first_line(reason));
    let labels = std::iter::once("tried").chain(std::iter::repeat(""));
    for (label, (library, why)) in labels.zip(attempts(reason)) {
        // The loader's words without a second mention of what was tried.
        let why = why.replace(&format!("({library}: "), "(");
        block += &style.line(label, Role::Key, &format!("{library}: {why}"));
    }
    block += &installation(style, probe);
    block.extend(probe.hint().map(|hint| style.line("hint", Role::Key, hint)));
    block
}

fn device(style: Style, sheet: &Sheet) -> String {
    let name = sheet
        .name
        .as_deref()
        .map(|name| format!("  {}", printable(name)))
        .unwrap_or_default();
    let title = style.paint(Role::Title, &format!("{}{name}", id(sheet.device)));
    let simulated = mark(style, sheet.device.simulated().is_some());
    let errors: String = sheet
        .errors
        .iter()
        .map(|error| style.line("error", Role::Bad, error))
        .collect();
    let facts = table(
        style,
        &by_key(sheet.facts.iter().filter(|fact| !is_detail(fact))),
    );
    format!(
        "{title}{simulated}\n{errors}{facts}{}{}",
        notes(style, &sheet.notes),
        more(style, sheet)
    )
}

/// Whether a fact is one of the many of a SoC's spec, on which all sources agree.
fn is_detail(fact: &Fact) -> bool {
    fact.key.starts_with(SPEC)
        && fact
            .value
            .as_ref()
            .is_none_or(|sourced| sourced.others.is_empty())
}

/// What was met while looking for a spec; last, as it may be long.
fn notes(style: Style, notes: &[String]) -> String {
    let lines: String = notes
        .iter()
        .map(|note| style.line("note", Role::Key, note))
        .collect();
    if lines.is_empty() {
        lines
    } else {
        format!("\n{lines}")
    }
}

/// Where the details of an NPU are.
fn more(style: Style, sheet: &Sheet) -> String {
    match (sheet.device.backend(), &sheet.name) {
        (Backend::Ascend, Some(soc)) => {
            let more = style.line(
                "more",
                Role::Key,
                &format!("hal-info --soc {soc} tells the whole spec; --json has it too"),
            );
            format!("\n{more}")
        }
        _ => String::new(),
    }
}
