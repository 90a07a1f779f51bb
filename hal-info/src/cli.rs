//! The command line.

use crate::failure::Failure;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, ArgGroup, ArgMatches, Command, ValueHint, value_parser};
use clap_complete::Shell;
use hal::{Backend, Simulation};
use std::ffi::OsString;
use std::path::PathBuf;

/// What to tell.
#[derive(Debug)]
pub enum Subject {
    /// This machine, or a simulated one.
    Machine(Choice),
    /// The spec of one SoC, from one folder of spec files where one is given.
    Soc {
        /// Full name of the SoC.
        name: String,
        /// The only folder to search.
        folder: Option<PathBuf>,
    },
    /// The names of all known SoCs.
    SocNames,
    /// A text that was made from the command line's own description.
    Text(String),
}

/// Which part of a machine is asked for.
#[derive(Debug)]
pub struct Choice {
    /// One backend only.
    pub backend: Option<Backend>,
    /// One device only: `N` or `BACKEND:N`.
    pub device: Option<String>,
    /// What to simulate instead of looking at the machine; nothing where empty.
    pub simulate: Vec<String>,
    /// Number of simulated devices of each kind.
    pub count: u32,
    /// Backends that must be usable.
    pub require: Vec<Backend>,
}

impl Choice {
    /// Whether devices of a backend are to be told of.
    pub fn shows(&self, backend: Backend) -> bool {
        let device = self
            .device
            .as_deref()
            .and_then(|device| device.split_once(':'));
        let named = device.and_then(|(name, _)| name.parse().ok());
        self.backend
            .or(named)
            .is_none_or(|chosen| chosen == backend)
    }
}

/// How to tell it.
#[derive(Debug)]
pub enum Format {
    /// Blocks of lines for people.
    Blocks,
    /// A line a device.
    Summary,
    /// One JSON document.
    Json,
    /// The bare value of one key.
    Get(String),
}

const AFTER_HELP: &str = "\
Exit status:
  0  it ran, whether there is a device or not
  1  --get: the key is known but has no value here; --soc: a file that was named or needed cannot be used
  2  wrong usage: unknown option, key, SoC, backend or device
  3  a backend named by --require cannot be used

Environment:
  HAL_LIBCUDA, HAL_ASCENDCL      absolute paths of the libraries to load instead of those found
  HAL_PLATFORM_CONFIG            directory of SoC spec files to search first
  ASCEND_HOME_PATH and its kin   where CANN is, as its set_env.sh sets them
  CUDA_VISIBLE_DEVICES, ASCEND_RT_VISIBLE_DEVICES
                                 which devices the runtimes show
  NO_COLOR, CLICOLOR_FORCE       colour never, or in a pipe too
  COLUMNS                        width of the text

Examples:
  hal-info --simulate Ascend910B3
  hal-info --get memory.free_bytes --device cuda:0
  hal-info --soc Ascend910B3 --get ub_size_bytes
  hal-info --require cuda --summary";

const KEY_HELP: &str = "\
Print the bare value of one key, for scripts. KEY is the whole dotted key, as the other forms show it, or the end of one \
from any dot on, if only one key ends so. Without --device it is the first device that has such a key; then the keys of the \
probes are searched (probes.cuda.state). Yes and no are true and false, lists have commas. An unknown value prints nothing \
and exits with 1.";

/// Reads the command line.
///
/// # Errors
/// Fails with [`Failure::Usage`] when it is wrong.
pub fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<(Subject, Format), Failure> {
    match command().try_get_matches_from(arguments) {
        Ok(mut matches) => subject(&mut matches).map(|subject| (subject, format(&mut matches))),
        Err(error)
            if matches!(
                error.kind(),
                ErrorKind::DisplayHelp | ErrorKind::DisplayVersion
            ) =>
        {
            Ok((Subject::Text(error.to_string()), Format::Blocks))
        }
        Err(error) => Err(Failure::Usage(one_line(&error.to_string()))),
    }
}

fn command() -> Command {
    Command::new("hal-info")
        .version(env!("CARGO_PKG_VERSION"))
        .about(env!("CARGO_PKG_DESCRIPTION"))
        .after_help(AFTER_HELP)
        .max_term_width(100)
        .args(formats())
        .group(ArgGroup::new("format").args(["summary", "json", "get"]))
        .args(choices())
        .args(subjects())
        .group(
            ArgGroup::new("subject")
                .args(["soc", "list-socs", "schema", "completions", "man"])
                .conflicts_with("choice"),
        )
        .group(
            ArgGroup::new("choice")
                .args(["backend", "device", "simulate", "count", "require"])
                .multiple(true),
        )
}

fn formats() -> [Arg; 3] {
    [
        flag("summary", "Print a line a device").short('s'),
        flag("json", "Print one JSON document, which --schema describes").short('j'),
        option("get", "KEY", "Print the bare value of one key, for scripts")
            .short('g')
            .long_help(KEY_HELP),
    ]
}

fn choices() -> [Arg; 5] {
    let backends = || {
        PossibleValuesParser::new(Backend::ALL.map(Backend::name))
            .try_map(|name| name.parse::<Backend>())
    };
    [
        option("backend", "BACKEND", "Tell of one backend only")
            .short('b')
            .value_parser(backends()),
        option(
            "device",
            "N",
            "Tell of one device only: a number in the list, or BACKEND:N such as cuda:0",
        )
        .short('d'),
        option(
            "simulate",
            "SOC",
            "Show a simulated NPU of this SoC, or a simulated GPU for `cuda`; may be given twice",
        )
        .action(ArgAction::Append),
        option(
            "count",
            "N",
            "Simulate so many devices of each kind, up to 64",
        )
        .requires("simulate")
        .value_parser(value_parser!(u32).range(1..=i64::from(Simulation::MOST_DEVICES))),
        option(
            "require",
            "BACKEND",
            "Exit with 3 if this backend cannot be used; may be given twice",
        )
        .action(ArgAction::Append)
        .value_parser(backends()),
    ]
}

fn subjects() -> [Arg; 6] {
    [
        option(
            "soc",
            "NAME",
            "Tell the spec of an Ascend SoC; no device is needed",
        )
        .conflicts_with("summary"),
        option("soc-dir", "DIR", "Search this platform_config folder only")
            .requires("soc")
            .value_hint(ValueHint::DirPath)
            .value_parser(value_parser!(PathBuf)),
        flag("list-socs", "List the SoCs whose spec is known")
            .conflicts_with_all(["summary", "get"]),
        flag("schema", "Print the JSON schema of the --json documents").conflicts_with("format"),
        option("completions", "SHELL", "Print completions for a shell")
            .value_parser(value_parser!(Shell))
            .conflicts_with("format"),
        flag("man", "Print the manual page").conflicts_with("format"),
    ]
}

fn flag(name: &'static str, help: &'static str) -> Arg {
    Arg::new(name)
        .long(name)
        .help(help)
        .action(ArgAction::SetTrue)
}

fn option(name: &'static str, value: &'static str, help: &'static str) -> Arg {
    // Without the hint, shells offer the files of the current directory.
    Arg::new(name)
        .long(name)
        .value_name(value)
        .value_hint(ValueHint::Other)
        .help(help)
}

fn subject(matches: &mut ArgMatches) -> Result<Subject, Failure> {
    if let Some(&shell) = matches.get_one::<Shell>("completions") {
        return Ok(Subject::Text(completions(shell)));
    }
    if matches.get_flag("man") {
        return manual().map(Subject::Text);
    }
    if matches.get_flag("schema") {
        return Ok(Subject::Text(include_str!("../schema.json").to_owned()));
    }
    if matches.get_flag("list-socs") {
        return Ok(Subject::SocNames);
    }
    if let Some(name) = matches.remove_one("soc") {
        return Ok(Subject::Soc {
            name,
            folder: matches.remove_one("soc-dir"),
        });
    }
    Ok(Subject::Machine(Choice {
        backend: matches.remove_one("backend"),
        device: matches.remove_one("device"),
        simulate: matches
            .remove_many("simulate")
            .into_iter()
            .flatten()
            .collect(),
        count: matches.remove_one("count").unwrap_or(1),
        require: matches
            .remove_many("require")
            .into_iter()
            .flatten()
            .collect(),
    }))
}

fn format(matches: &mut ArgMatches) -> Format {
    if let Some(key) = matches.remove_one("get") {
        return Format::Get(key);
    }
    match (matches.get_flag("summary"), matches.get_flag("json")) {
        (true, _) => Format::Summary,
        (_, true) => Format::Json,
        _ => Format::Blocks,
    }
}

fn completions(shell: Shell) -> String {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command(), "hal-info", &mut script);
    String::from_utf8_lossy(&script).into_owned()
}

fn manual() -> Result<String, Failure> {
    let mut page = Vec::new();
    clap_mangen::Man::new(command())
        .render(&mut page)
        .map_err(|error| Failure::NoValue(error.to_string()))?;
    Ok(String::from_utf8_lossy(&page).into_owned())
}

/// The parser's message without its usage text, on one line.
fn one_line(message: &str) -> String {
    let said = message
        .lines()
        .map(str::trim)
        .take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more"));
    said.filter(|line| !line.is_empty())
        .fold(String::new(), |mut joined, line| {
            match line.strip_prefix("tip: ") {
                Some(tip) => joined.extend(["; ", tip]),
                None if joined.is_empty() => joined.push_str(line.trim_start_matches("error: ")),
                None => joined.extend([" ", line]),
            }
            joined
        })
}
