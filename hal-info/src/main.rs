//! `hal-info` tells which CUDA and Ascend devices a machine has, what they are, and why one cannot be used.
//!
//! `cli` reads the command line; `machine` and `soc` find what it asks for; `blocks`, `summary`, `json` and `get` word it.

mod blocks;
mod cli;
mod failure;
mod get;
mod json;
mod machine;
mod near;
mod sheet;
mod soc;
mod style;
mod summary;
mod table;
mod units;

use cli::{Choice, Format, Subject};
use failure::Failure;
use machine::Machine;
use std::io::{ErrorKind, Write, stderr, stdout};
use std::process::ExitCode;
use style::Style;
use units::printable;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            // Nobody is left to be told when standard error fails too.
            let _ = writeln!(stderr(), "hal-info: {}", printable(failure.message()));
            failure.code()
        }
    }
}

fn run() -> Result<(), Failure> {
    let (subject, format) = cli::parse(std::env::args_os())?;
    match subject {
        Subject::Text(text) => print(&text),
        Subject::SocNames => print(&soc::names(&format)),
        Subject::Soc { name, folder } => print(&soc::tell(&name, folder.as_deref(), &format)?),
        Subject::Machine(choice) => machine(&choice, &format),
    }
}

fn machine(choice: &Choice, format: &Format) -> Result<(), Failure> {
    let machine = match format {
        Format::Summary => Machine::glance(choice)?,
        _ => Machine::look(choice)?,
    };
    let required = machine.require(&choice.require);
    let style = Style::of_stdout();
    let text = match format {
        Format::Blocks => blocks::machine(style, &machine),
        Format::Summary => summary::summary(style, &machine),
        Format::Json => json::machine(&machine),
        Format::Get(_) if required.is_err() => String::new(),
        Format::Get(key) => printable(&get::machine(&machine, key)?) + "\n",
    };
    print(&text)?;
    required
}

/// Writes to standard output; a reader that has gone away wanted no more.
fn print(text: &str) -> Result<(), Failure> {
    let mut out = stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(Failure::NoValue(format!("cannot write: {error}")))
        }
        _ => Ok(()),
    }
}
