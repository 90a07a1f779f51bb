//! How text is laid out and coloured.

use crate::units::printable;
use std::env;
use std::io::{IsTerminal, stdout};

/// What a piece of text is, for its colour.
#[derive(Clone, Copy, Debug)]
pub enum Role {
    /// The first line of a block.
    Title,
    /// A key or label.
    Key,
    /// Where a value came from, and values that are unknown.
    Faint,
    /// Something that works.
    Good,
    /// Something to look at.
    Warning,
    /// Something that failed.
    Bad,
}

/// How to print for whoever reads standard output.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    colour: bool,
    width: Option<usize>,
}

impl Style {
    /// Colour and width for a terminal, neither for a pipe.
    ///
    /// `NO_COLOR` switches colour off, `CLICOLOR_FORCE` on; `COLUMNS` gives the width.
    pub fn of_stdout() -> Self {
        let terminal = stdout().is_terminal();
        let forbidden = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = env::var_os("TERM").is_none_or(|term| term == "dumb");
        let forced =
            env::var_os("CLICOLOR_FORCE").is_some_and(|value| !value.is_empty() && value != "0");
        let colour = !forbidden && (forced || (terminal && !dumb));
        let asked = env::var("COLUMNS")
            .ok()
            .and_then(|columns| columns.parse().ok())
            .filter(|&columns| columns > 0);
        let measured = || {
            let (width, _) = terminal.then(terminal_size::terminal_size).flatten()?;
            Some(usize::from(width.0))
        };
        Self {
            colour,
            width: asked.or_else(measured),
        }
    }

    /// `text` in the colour of its role.
    pub fn paint(self, role: Role, text: &str) -> String {
        let code = match role {
            Role::Title => "1",
            Role::Key => "36",
            Role::Faint => "2",
            Role::Good => "32",
            Role::Warning => "33",
            Role::Bad => "31",
        };
        if self.colour && !text.is_empty() {
            format!("\x1b[{code}m{text}\x1b[0m")
        } else {
            text.to_owned()
        }
    }

    /// A label and text that may need several lines.
    pub fn line(self, label: &str, role: Role, text: &str) -> String {
        const LABEL: usize = 9;
        let indent = LABEL + 4;
        let lines = self.wrap(&printable(text), indent);
        let label = self.paint(role, &format!("{label:LABEL$}"));
        format!("  {label}  {}\n", lines.join(&format!("\n{:indent$}", "")))
    }

    /// Characters left on a line after so many.
    pub fn room(self, taken: usize) -> usize {
        self.width
            .map_or(usize::MAX, |width| width.saturating_sub(taken))
    }

    /// Breaks text at spaces so that it fits beside an indent; long words, such as paths, stay whole.
    pub fn wrap(self, text: &str, indent: usize) -> Vec<String> {
        const NARROWEST: usize = 20;
        let room = self.room(indent).max(NARROWEST);
        let mut lines = vec![String::new()];
        for word in text.split_whitespace() {
            match lines.last_mut() {
                Some(line) if line.is_empty() => line.push_str(word),
                Some(line) if line.len() + 1 + word.len() <= room => {
                    line.push(' ');
                    line.push_str(word);
                }
                _ => lines.push(word.to_owned()),
            }
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_text_breaks_at_spaces_only() {
        let style = Style {
            colour: false,
            width: Some(30),
        };
        assert_eq!(
            style.wrap("one two three four five six seven", 2),
            ["one two three four five six", "seven"]
        );
        assert_eq!(
            style.wrap("/a/very/long/path/that/does/not/fit x", 2),
            ["/a/very/long/path/that/does/not/fit", "x"]
        );
    }

    #[test]
    fn a_pipe_is_never_wrapped_or_coloured() {
        let style = Style {
            colour: false,
            width: None,
        };
        assert_eq!(style.wrap(&"word ".repeat(100), 2).len(), 1);
        assert_eq!(style.paint(Role::Bad, "x"), "x");
    }
}
