//! Blocks of lines for people.

use crate::hint::hint;
use crate::machine::{Machine, first_line, id};
use crate::sheet::Sheet;
use crate::style::{Role, Style};
use crate::table::table;
use crate::units::printable;
use hal::Fact;
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
pub fn soc(style: Style, name: &str, facts: &[Fact]) -> String {
    format!(
        "{}\n{}",
        style.paint(Role::Title, name),
        table(style, facts)
    )
}

fn backend(style: Style, probe: &Probe) -> String {
    let name = style.paint(Role::Title, probe.backend().name());
    match probe.state() {
        Ok(found) => format!(
            "{name}  {}\n{}",
            ready_title(style, found),
            ready(style, found)
        ),
        Err(reason) => {
            let title = style.paint(Role::Bad, &format!("not usable: {}", reason.code()));
            format!("{name}  {title}\n{}", unavailable(style, probe, reason))
        }
    }
}

fn ready_title(style: Style, found: &Ready) -> String {
    let devices = format!(
        "{} device{}",
        found.devices,
        if found.devices == 1 { "" } else { "s" }
    );
    let simulated = if found.simulated.is_some() {
        style.paint(Role::Warning, "  simulated")
    } else {
        String::new()
    };
    format!("{}, {devices}{simulated}", style.paint(Role::Good, "ready"))
}

fn ready(style: Style, found: &Ready) -> String {
    let versions = &found.versions;
    let facts = [
        ("library", Some(found.library.display().to_string())),
        ("simulated", found.simulated.clone()),
        ("driver", versions.driver.clone()),
        ("runtime", versions.runtime.clone()),
        ("toolkit", versions.toolkit.clone()),
        ("headers", Some(versions.compiled_for.to_owned())),
        ("visible", found.visible.as_ref().map(ToString::to_string)),
    ];
    let known = facts
        .into_iter()
        .filter_map(|(label, text)| Some(line(style, label, Role::Key, &text?)));
    let warnings = found
        .warnings
        .iter()
        .map(|warning| line(style, "warning", Role::Warning, &warning.to_string()));
    known.chain(warnings).collect()
}

fn unavailable(style: Style, probe: &Probe, reason: &Unavailable) -> String {
    let mut block = line(style, "reason", Role::Key, &first_line(reason));
    if let Unavailable::Load(error) = reason {
        let labels = std::iter::once("tried").chain(std::iter::repeat(""));
        block.extend(
            labels
                .zip(error.attempts())
                .map(|(label, tried)| line(style, label, Role::Key, &tried.to_string())),
        );
    }
    block.extend(hint(probe).map(|hint| line(style, "hint", Role::Key, hint)));
    block
}

fn device(style: Style, sheet: &Sheet) -> String {
    let name = sheet
        .name()
        .map(|name| format!("  {}", printable(name)))
        .unwrap_or_default();
    let title = style.paint(Role::Title, &format!("{}{name}", id(sheet.device)));
    let simulated = if sheet.device.simulated().is_some() {
        style.paint(Role::Warning, "  simulated")
    } else {
        String::new()
    };
    let errors: String = sheet
        .errors
        .iter()
        .map(|error| line(style, "error", Role::Bad, error))
        .collect();
    // A device that could not be read at all has keys without values, which would bury the error.
    let known = sheet.facts.iter().any(|fact| fact.value.is_some());
    let facts = if known {
        table(style, &sheet.facts)
    } else {
        String::new()
    };
    format!("{title}{simulated}\n{errors}{facts}")
}

/// A label and text that may need several lines.
fn line(style: Style, label: &str, role: Role, text: &str) -> String {
    const LABEL: usize = 9;
    let indent = LABEL + 4;
    let lines = style.wrap(&printable(text), indent);
    format!(
        "  {}  {}\n",
        style.paint(role, &format!("{label:LABEL$}")),
        lines.join(&format!("\n{:indent$}", ""))
    )
}
