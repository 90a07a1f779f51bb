//! A line a device, and a line a backend that cannot be used.

use crate::machine::{Machine, first_line, id};
use crate::sheet::Sheet;
use crate::style::{Role, Style};
use crate::units::{bytes, printable};
use hal::facts::Value;
use hal::{Backend, ListedGpu};

/// A name that is wider stands out of its column.
const WIDEST: usize = 80;

/// The lines, with aligned columns.
pub fn summary(style: Style, machine: &Machine) -> String {
    let listed = machine.listed().iter().map(listed);
    let opened = machine
        .devices()
        .iter()
        .map(|&device| row(&Sheet::fixed(device)));
    let rows: Vec<Row> = listed.chain(opened).collect();
    let absent = machine
        .probes()
        .filter_map(|probe| Some((probe.backend().name(), probe.state().err()?)));
    let width = |column: fn(&Row) -> &str| {
        rows.iter()
            .map(|row| column(row).len())
            .max()
            .unwrap_or(0)
            .min(WIDEST)
    };
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

/// The same of a GPU that was not opened, with what only the management library knows.
fn listed(gpu: &ListedGpu) -> Row {
    let parts = [
        gpu.memory_framebuffer
            .map(|size| format!("{} memory", bytes(size))),
        gpu.memory_free.map(|size| format!("{} free", bytes(size))),
        gpu.compute_capability
            .as_ref()
            .map(|version| format!("compute capability {version}")),
        gpu.driver_version
            .as_ref()
            .map(|version| format!("driver {version}")),
        Some("from nvml, CUDA not initialised".to_owned()),
    ];
    Row {
        id: format!("{}:{}", Backend::Cuda, gpu.ordinal),
        name: printable(&gpu.name),
        rest: printable(&parts.into_iter().flatten().collect::<Vec<_>>().join(", ")),
    }
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
