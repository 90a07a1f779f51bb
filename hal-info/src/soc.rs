//! The specs of Ascend SoCs, which need no device.

use crate::cli::Format;
use crate::failure::Failure;
use crate::near::suggestion;
use crate::style::Style;
use crate::{blocks, get, json};
use hal::Fact;
use std::path::Path;

/// The names of all known SoCs, a line each or as JSON.
pub fn names(format: &Format) -> String {
    match format {
        Format::Json => json::soc_names(hal::soc::names()),
        _ => hal::soc::names().map(|name| format!("{name}\n")).collect(),
    }
}

/// The spec of one SoC, from one folder of spec files where one is given.
///
/// # Errors
/// Fails with [`Failure::Usage`] for an unknown SoC or key, and with [`Failure::NoValue`] for a spec that cannot be read or a
/// key that it does not have.
pub fn spec(name: &str, folder: Option<&Path>, format: &Format) -> Result<String, Failure> {
    let facts = facts(name, folder)?;
    Ok(match format {
        Format::Json => json::soc(name, &facts),
        Format::Get(key) => get::soc(name, &facts, key)? + "\n",
        Format::Blocks | Format::Summary => blocks::soc(Style::of_stdout(), name, &facts),
    })
}
