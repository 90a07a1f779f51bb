//! The format of platform_config files.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::io::Read;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use crate::Error;

/// The largest file that is read, in bytes; the largest one known has 29 KB.
pub const MAX_FILE_SIZE: usize = 1 << 20;

const MAX_NOTES: usize = 64;
const BLANKS: [char; 4] = [' ', '\t', '\r', '\n'];

/// A platform_config file, as text by section and key.
///
/// Files are read as CANN's own parser reads them, so that both see the same values: the first of several equal keys wins, of
/// several equal sections the first with content, lines that begin with `#` and empty values are dropped, a section begins
/// in the first column only, keys ahead of any section belong to the first one, and a line that is none of this is passed over.
/// Whatever is lost on the way is told by [`Ini::notes`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ini {
    path: PathBuf,
    lines: usize,
    sections: BTreeMap<String, Section>,
    notes: Vec<IniNote>,
    omitted: usize,
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Section {
    line: usize,
    entries: BTreeMap<String, Entry>,
}

/// A value and where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The value, trimmed, never empty.
    pub value: String,
    /// The line, from 1.
    pub line: usize,
}

impl Ini {
    /// Reads a file.
    ///
    /// # Errors
    /// Those of [`Ini::parse`], and whatever keeps the file from being read: absent, unreadable, not a regular file.
    pub fn read(path: &Path) -> Result<Self, Error> {
        // Opening a named pipe would otherwise wait for a writer; the flag is the same on all Linux that CANN runs on.
        const O_NONBLOCK: i32 = 0o4000;
        let failed = |error: std::io::Error| Error::from_io(path, error.kind());
        let file = fs::OpenOptions::new()
            .read(true)
            .custom_flags(O_NONBLOCK)
            .open(path)
            .map_err(failed)?;
        if !file.metadata().map_err(failed)?.is_file() {
            return Err(Error::NotAFile {
                path: path.to_owned(),
            });
        }
        let mut bytes = Vec::new();
        file.take(MAX_FILE_SIZE as u64 + 1)
            .read_to_end(&mut bytes)
            .map_err(failed)?;
        Self::parse(path, &bytes)
    }

    /// Parses the bytes of a file; `path` only serves messages.
    ///
    /// # Errors
    /// [`Error::TooLarge`] above [`MAX_FILE_SIZE`], [`Error::NulByte`], [`Error::NotUtf8`].
    pub fn parse(path: impl Into<PathBuf>, bytes: &[u8]) -> Result<Self, Error> {
        let path = path.into();
        if bytes.len() > MAX_FILE_SIZE {
            return Err(Error::TooLarge {
                path,
                limit: MAX_FILE_SIZE,
            });
        }
        if let Some(at) = bytes.iter().position(|&byte| byte == 0) {
            return Err(Error::NulByte {
                path,
                line: line_of(bytes, at),
            });
        }
        let text = match str::from_utf8(bytes) {
            Ok(text) => text,
            Err(error) => {
                return Err(Error::NotUtf8 {
                    path,
                    line: line_of(bytes, error.valid_up_to()),
                });
            }
        };
        let mut parser = Parser::default();
        for (line, text) in (1..).zip(text.strip_prefix('\u{feff}').unwrap_or(text).lines()) {
            parser.line(line, text);
        }
        Ok(parser.finish(path))
    }

    /// The value of a key as written, trimmed; `None` when absent or empty.
    #[must_use]
    pub fn get(&self, section: &str, key: &str) -> Option<&str> {
        self.entry(section, key).map(|entry| entry.value.as_str())
    }

    /// The value of a key with its line.
    #[must_use]
    pub fn entry(&self, section: &str, key: &str) -> Option<&Entry> {
        self.sections.get(section)?.entries.get(key)
    }

    /// All values as (section, key, entry), in alphabetical order.
    pub fn entries(&self) -> impl Iterator<Item = (&str, &str, &Entry)> {
        self.sections.iter().flat_map(|(name, section)| {
            section
                .entries
                .iter()
                .map(move |(key, entry)| (name.as_str(), key.as_str(), entry))
        })
    }

    /// The file, as given.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// How many lines the file has.
    #[must_use]
    pub fn lines(&self) -> usize {
        self.lines
    }

    /// What was passed over, at most the first 64 of it.
    #[must_use]
    pub fn notes(&self) -> &[IniNote] {
        &self.notes
    }

    /// How many notes there were beyond those kept.
    #[must_use]
    pub fn omitted_notes(&self) -> usize {
        self.omitted
    }
}

fn line_of(bytes: &[u8], at: usize) -> usize {
    1 + bytes.iter().take(at).filter(|&&byte| byte == b'\n').count()
}

/// Something in a file that has no effect, or not the one its author may have meant.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum IniNote {
    /// The key was there before; the first value counts.
    DuplicateKey {
        /// The line, from 1.
        line: usize,
        /// The line of the value that counts.
        first: usize,
        /// The key.
        key: String,
    },
    /// The section was there before; all of this one is dropped.
    DuplicateSection {
        /// The line, from 1.
        line: usize,
        /// The line of the section that counts.
        first: usize,
        /// The section.
        section: String,
    },
    /// Neither a section, nor a key with a value, nor a comment.
    Unrecognised {
        /// The line, from 1.
        line: usize,
    },
    /// A section without a name, without its `]`, or not in the first column: it begins no section.
    BadSection {
        /// The line, from 1.
        line: usize,
    },
    /// The key stands ahead of any section and is counted to the next one.
    NoSection {
        /// The line, from 1.
        line: usize,
        /// The key.
        key: String,
    },
}

impl fmt::Display for IniNote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::DuplicateKey { line, first, key } => {
                write!(f, "{line}: {key:?} again; line {first} counts")
            }
            Self::DuplicateSection {
                line,
                first,
                section,
            } => {
                write!(
                    f,
                    "{line}: section {section:?} again, dropped; line {first} counts"
                )
            }
            Self::Unrecognised { line } => {
                write!(f, "{line}: neither a section nor key=value, passed over")
            }
            Self::BadSection { line } => write!(f, "{line}: begins no section"),
            Self::NoSection { line, key } => write!(f, "{line}: {key:?} stands in no section"),
        }
    }
}

#[derive(Default)]
struct Parser {
    sections: BTreeMap<String, Section>,
    name: String,
    block: Section,
    notes: Vec<IniNote>,
    omitted: usize,
    lines: usize,
}

impl Parser {
    fn line(&mut self, line: usize, text: &str) {
        self.lines = line;
        let trimmed = text.trim_matches(BLANKS);
        if trimmed.is_empty() || trimmed.starts_with('#') {
            return;
        }
        if let Some(header) = text.strip_prefix('[') {
            self.header(line, header);
        } else if let Some((key, value)) = trimmed.split_once('=') {
            self.value(line, key.trim_matches(BLANKS), value.trim_matches(BLANKS));
        } else if trimmed.starts_with('[') {
            self.note(IniNote::BadSection { line });
        } else {
            self.note(IniNote::Unrecognised { line });
        }
    }

    fn header(&mut self, line: usize, header: &str) {
        self.close_section();
        let name = header
            .rsplit_once(']')
            .map(|(name, _)| name.trim_matches(BLANKS));
        if self.block.entries.is_empty() {
            self.block.line = line;
        }
        if let Some(name) = name {
            name.clone_into(&mut self.name);
        }
        if name.is_none_or(str::is_empty) {
            self.note(IniNote::BadSection { line });
        }
    }

    fn value(&mut self, line: usize, key: &str, value: &str) {
        if key.is_empty() {
            self.note(IniNote::Unrecognised { line });
            return;
        }
        if value.is_empty() {
            return;
        }
        if let Some(first) = self.block.entries.get(key).map(|entry| entry.line) {
            self.note(IniNote::DuplicateKey {
                line,
                first,
                key: key.to_owned(),
            });
            return;
        }
        if self.name.is_empty() {
            self.note(IniNote::NoSection {
                line,
                key: key.to_owned(),
            });
        }
        self.block.entries.insert(
            key.to_owned(),
            Entry {
                value: value.to_owned(),
                line,
            },
        );
    }

    fn close_section(&mut self) {
        if self.name.is_empty() || self.block.entries.is_empty() {
            return;
        }
        let block = std::mem::take(&mut self.block);
        if let Some(first) = self.sections.get(&self.name) {
            let note = IniNote::DuplicateSection {
                line: block.line,
                first: first.line,
                section: self.name.clone(),
            };
            self.note(note);
        } else {
            self.sections.insert(self.name.clone(), block);
        }
    }

    fn note(&mut self, note: IniNote) {
        if self.notes.len() < MAX_NOTES {
            self.notes.push(note);
        } else {
            self.omitted += 1;
        }
    }

    fn finish(mut self, path: PathBuf) -> Ini {
        self.close_section();
        let Self {
            sections,
            notes,
            omitted,
            lines,
            ..
        } = self;
        Ini {
            path,
            lines,
            sections,
            notes,
            omitted,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Ini {
        Ini::parse("x.ini", text.as_bytes()).unwrap()
    }

    #[test]
    fn values_are_trimmed_and_know_their_line() {
        let ini = parse("# head\n[ AICoreSpec\t]\n\n ub_size\t=  196608 \t\n");
        let entry = ini.entry("AICoreSpec", "ub_size").unwrap();
        assert_eq!((entry.value.as_str(), entry.line), ("196608", 4));
        assert_eq!(ini.notes(), []);
    }

    #[test]
    fn first_key_wins() {
        let ini = parse("[a]\nk=1\nk=2\n");
        assert_eq!(ini.get("a", "k"), Some("1"));
        assert_eq!(
            ini.notes(),
            [IniNote::DuplicateKey {
                line: 3,
                first: 2,
                key: "k".into()
            }]
        );
    }

    #[test]
    fn first_section_with_content_wins() {
        let ini = parse("[a]\n[a]\nk=1\n[b]\nk=2\n[a]\nk=3\nj=4\n");
        assert_eq!((ini.get("a", "k"), ini.get("a", "j")), (Some("1"), None));
        assert_eq!(
            ini.notes(),
            [IniNote::DuplicateSection {
                line: 6,
                first: 2,
                section: "a".into()
            }]
        );
    }

    #[test]
    fn an_empty_value_is_absent_and_lets_a_later_one_count() {
        let ini = parse("[a]\nk=\nk = \t\nk=3\n");
        assert_eq!(ini.get("a", "k"), Some("3"));
        assert_eq!(ini.notes(), []);
    }

    #[test]
    fn comments_are_dropped() {
        let ini = parse("[a]\n#k=1\n  # j=2\nk=3 # no comment\n");
        assert_eq!(ini.entries().count(), 1);
        assert_eq!(ini.get("a", "k"), Some("3 # no comment"));
    }

    #[test]
    fn crlf_and_a_byte_order_mark_change_nothing() {
        let plain = parse("[a]\nk=1\n[b]\nj=2\n");
        assert_eq!(parse("\u{feff}[a]\r\nk=1\r\n[b]\r\nj=2\r\n"), plain);
    }

    #[test]
    fn a_value_may_hold_an_equals_sign() {
        assert_eq!(parse("[a]\nk=b=c\n").get("a", "k"), Some("b=c"));
    }

    #[test]
    fn a_section_begins_in_the_first_column_only() {
        let ini = parse("[a]\nk=1\n  [b]\nj=2\n");
        assert_eq!((ini.get("a", "j"), ini.get("b", "j")), (Some("2"), None));
        assert_eq!(ini.notes(), [IniNote::BadSection { line: 3 }]);
    }

    #[test]
    fn keys_after_an_unclosed_section_are_dropped_with_the_section_they_repeat() {
        let ini = parse("[a]\nk=1\n[b\nj=2\n");
        assert_eq!(ini.entries().count(), 1);
        assert_eq!(
            ini.notes(),
            [
                IniNote::BadSection { line: 3 },
                IniNote::DuplicateSection {
                    line: 3,
                    first: 1,
                    section: "a".into()
                }
            ]
        );
    }

    #[test]
    fn keys_ahead_of_any_section_belong_to_the_first() {
        let ini = parse("k=1\n[a]\nk=2\n");
        assert_eq!(
            ini.entry("a", "k"),
            Some(&Entry {
                value: "1".into(),
                line: 1
            })
        );
        assert_eq!(ini.notes().len(), 2);
    }

    #[test]
    fn other_lines_are_passed_over_with_a_note() {
        let ini = parse("[a]\nhello\n=5\nk=1\n");
        assert_eq!(ini.get("a", "k"), Some("1"));
        assert_eq!(
            ini.notes(),
            [
                IniNote::Unrecognised { line: 2 },
                IniNote::Unrecognised { line: 3 }
            ]
        );
    }

    #[test]
    fn notes_are_bounded() {
        let ini = parse(&"x\n".repeat(MAX_NOTES + 7));
        assert_eq!((ini.notes().len(), ini.omitted_notes()), (MAX_NOTES, 7));
    }

    #[test]
    fn bytes_that_are_no_text_are_refused_with_their_line() {
        let of = |bytes: &[u8]| Ini::parse("x.ini", bytes).unwrap_err();
        assert_eq!(
            of(b"[a]\nk=\0"),
            Error::NulByte {
                path: "x.ini".into(),
                line: 2
            }
        );
        assert_eq!(
            of(b"[a]\nk=1\nj=\xff"),
            Error::NotUtf8 {
                path: "x.ini".into(),
                line: 3
            }
        );
        assert!(matches!(
            of(b"\x7fELF\x02\x01\x01\0"),
            Error::NulByte { line: 1, .. }
        ));
    }

    #[test]
    fn a_file_above_the_limit_is_refused() {
        let fits = vec![b'\n'; MAX_FILE_SIZE];
        assert_eq!(Ini::parse("x.ini", &fits).unwrap().lines(), MAX_FILE_SIZE);
        let error = Ini::parse("x.ini", &vec![b'\n'; MAX_FILE_SIZE + 1]).unwrap_err();
        assert_eq!(
            error,
            Error::TooLarge {
                path: "x.ini".into(),
                limit: MAX_FILE_SIZE
            }
        );
    }
}
