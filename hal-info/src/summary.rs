//! A line a device, and a line a backend that cannot be used.

use crate::machine::{Machine, first_line, id};
use crate::sheet::Sheet;
use crate::style::{Role, Style};
use crate::units::{bytes, printable};
use hal::facts::Value;

/// The lines, with aligned columns.
pub fn summary(style: Style, machine: &Machine) -> String {
    let rows: Vec<Row> = machine
        .devices()
        .iter()
        .map(|&device| row(&Sheet::fixed(device)))
        .collect();
    let absent = machine
        .probes()
        .filter_map(|probe| Some((probe.backend().name(), probe.state().err()?)));
    let width =
        |column: fn(&Row) -> &str| rows.iter().map(|row| column(row).len()).max().unwrap_or(0);
    let (id, name) = (
        width(|row| &row.id).max("ascend".len()),
        width(|row| &row.name),
    );
    let mut lines: Vec<String> = rows
        .iter()
        .map(|row| {
            let first = style.paint(Role::Title, &format!("{:id$}", row.id));
            format!("{first}  {:name$}  {}", row.name, row.rest)
        })
        .collect();
    lines.extend(absent.map(|(backend, reason)| {
        let said = style.paint(Role::Bad, &format!("not usable: {}", reason.code()));
        format!(
            "{}  {said}  {}",
            style.paint(Role::Title, &format!("{backend:id$}")),
            printable(&first_line(reason))
        )
    }));
    lines.into_iter().map(|line| line + "\n").collect()
}

struct Row {
    id: String,
    name: String,
    rest: String,
}

fn row(sheet: &Sheet) -> Row {
    let size = |key: &str| match sheet.value(key) {
        Some(&Value::Unsigned(size)) => Some(bytes(size)),
        _ => None,
    };
    let count = |key: &str, what: &str| Some(format!("{} {what}", sheet.value(key)?));
    let parts = [
        size("memory.total_bytes").map(|size| format!("{size} memory")),
        sheet
            .value("compute_capability")
            .map(|version| format!("compute capability {version}")),
        count("multiprocessor_count", "SMs"),
        count("cube_core_count", "cube cores"),
        count("vector_core_count", "vector cores"),
        size("ub_size_bytes").map(|size| format!("{size} UB")),
        sheet
            .errors
            .first()
            .map(|error| format!("error: {}", printable(error))),
        sheet.device.simulated().map(|_| "simulated".to_owned()),
    ];
    Row {
        id: id(sheet.device),
        name: sheet.name.as_deref().map(printable).unwrap_or_default(),
        rest: parts.into_iter().flatten().collect::<Vec<_>>().join(", "),
    }
}
