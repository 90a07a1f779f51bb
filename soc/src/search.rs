//! Where platform_config directories are looked for.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};

use crate::{Error, Note};

/// The variable that names a platform_config directory outright.
const DIRECTORY_VARIABLE: &str = "HAL_PLATFORM_CONFIG";
const ROOT_VARIABLES: [&str; 3] = ["ASCEND_HOME_PATH", "ASCEND_TOOLKIT_HOME", "ASCEND_HOME_DIR"];
const OPP_VARIABLE: &str = "ASCEND_OPP_PATH";
const INSTALL_FOLDERS: [&str; 2] = ["Ascend/cann", "Ascend/ascend-toolkit/latest"];
const SYSTEM_FOLDER: &str = "/usr/local";
const CONFIG_FOLDER: &str = "data/platform_config";
const MAX_ENTRIES: usize = 512;

/// Folders in which a CANN installation may lie, those named by the environment first.
///
/// In this order: `ASCEND_HOME_PATH`, `ASCEND_TOOLKIT_HOME`, `ASCEND_HOME_DIR`, the parent of `ASCEND_OPP_PATH`,
/// `/usr/local/Ascend/cann`, `/usr/local/Ascend/ascend-toolkit/latest`, and the latter two below `HOME`. Relative values are
/// ignored; whether a folder exists is not looked at.
#[must_use]
pub fn cann_roots() -> Vec<PathBuf> {
    Search::from_env().roots
}

/// Where to look for platform_config files.
///
/// The order is: an explicit directory, `../data/platform_config` beside libplatform.so, then in every CANN root
/// `*/data/platform_config`, `data/platform_config`, `compiler/data/platform_config` and `*/atc/data/platform_config`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Search {
    directory: Option<PathBuf>,
    libplatform: Option<PathBuf>,
    roots: Vec<PathBuf>,
    notes: Vec<Note>,
}

/// The directories of a search, expanded.
#[derive(Debug, Default)]
pub(crate) struct Directories {
    /// Those to look in.
    pub(crate) present: Vec<PathBuf>,
    /// All of them, with a `*` where a pattern had no match.
    pub(crate) tried: Vec<PathBuf>,
    pub(crate) notes: Vec<Note>,
}

impl Search {
    /// A search that looks nowhere: only the built-in table answers.
    #[must_use]
    pub fn nowhere() -> Self {
        Self::default()
    }

    /// The search that the environment asks for: `HAL_PLATFORM_CONFIG`, then [`cann_roots`].
    #[must_use]
    pub fn from_env() -> Self {
        Self::from_vars(|name| env::var_os(name))
    }

    /// As [`Search::from_env`], with `var` in place of the environment.
    #[must_use]
    pub fn from_vars(var: impl Fn(&str) -> Option<OsString>) -> Self {
        let mut search = Self::default();
        search.directory = search.absolute(DIRECTORY_VARIABLE, &var);
        for name in ROOT_VARIABLES {
            let root = search.absolute(name, &var);
            search.add_roots(root);
        }
        let opp = search.absolute(OPP_VARIABLE, &var);
        search.add_roots(opp.as_deref().and_then(Path::parent));
        search.add_roots(INSTALL_FOLDERS.map(|folder| Path::new(SYSTEM_FOLDER).join(folder)));
        if let Some(home) = search.absolute("HOME", &var) {
            search.add_roots(INSTALL_FOLDERS.map(|folder| home.join(folder)));
        }
        search
    }

    /// Looks in this platform_config directory ahead of all others.
    #[must_use]
    pub fn with_directory(mut self, directory: impl Into<PathBuf>) -> Self {
        self.directory = Some(directory.into());
        self
    }

    /// Looks beside the libplatform.so that was really opened; `directory` is the one that holds it.
    #[must_use]
    pub fn with_libplatform(mut self, directory: impl Into<PathBuf>) -> Self {
        self.libplatform = Some(directory.into());
        self
    }

    /// Looks in this CANN installation too, after those named before.
    #[must_use]
    pub fn with_cann_root(mut self, root: impl Into<PathBuf>) -> Self {
        self.add_roots([root.into()]);
        self
    }

    /// The CANN roots of this search.
    #[must_use]
    pub fn roots(&self) -> &[PathBuf] {
        &self.roots
    }

    /// What of the environment was ignored.
    #[must_use]
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    fn absolute(
        &mut self,
        variable: &'static str,
        var: impl Fn(&str) -> Option<OsString>,
    ) -> Option<PathBuf> {
        let value = var(variable).filter(|value| !value.is_empty())?;
        if Path::new(&value).is_absolute() {
            return Some(value.into());
        }
        self.notes.push(Note::RelativePath { variable, value });
        None
    }

    fn add_roots(&mut self, roots: impl IntoIterator<Item = impl Into<PathBuf>>) {
        for root in roots.into_iter().map(Into::into) {
            if !self.roots.contains(&root) {
                self.roots.push(root);
            }
        }
    }

    pub(crate) fn is_explicit(&self, directory: &Path) -> bool {
        self.directory.as_deref() == Some(directory)
    }

    pub(crate) fn directories(&self) -> Directories {
        let mut found = Directories {
            notes: self.notes.clone(),
            ..Directories::default()
        };
        let beside = self
            .libplatform
            .as_ref()
            .map(|directory| directory.join("..").join(CONFIG_FOLDER));
        found.add(self.directory.iter().cloned().chain(beside));
        for root in &self.roots {
            let folders = found.folders_of(root);
            found.add_pattern(root, &folders, Path::new(CONFIG_FOLDER));
            found.add([
                root.join(CONFIG_FOLDER),
                root.join("compiler").join(CONFIG_FOLDER),
            ]);
            found.add_pattern(root, &folders, &Path::new("atc").join(CONFIG_FOLDER));
        }
        found
    }
}

impl Directories {
    fn add(&mut self, directories: impl IntoIterator<Item = PathBuf>) {
        for directory in directories {
            if !self.present.contains(&directory) {
                self.present.push(directory.clone());
                self.tried.push(directory);
            }
        }
    }

    /// Adds `root/*/rest` for every folder that has it, or notes the pattern as tried.
    fn add_pattern(&mut self, root: &Path, folders: &[OsString], rest: &Path) {
        let before = self.present.len();
        // A folder that may not be entered is kept, so that opening a file in it tells why.
        let absent = |path: &Path| match fs::metadata(path) {
            Ok(_) => false,
            Err(error) => matches!(Error::from_io(path, error.kind()), Error::NotFound { .. }),
        };
        self.add(
            folders
                .iter()
                .map(|folder| root.join(folder).join(rest))
                .filter(|path| !absent(path)),
        );
        if self.present.len() == before {
            self.tried.push(root.join("*").join(rest));
        }
    }

    /// The names of the entries of a CANN root, sorted.
    fn folders_of(&mut self, root: &Path) -> Vec<OsString> {
        let entries = match fs::read_dir(root) {
            Ok(entries) => entries,
            Err(error) => {
                match Error::from_io(root, error.kind()) {
                    Error::NotFound { .. } => {}
                    error => self.notes.push(Note::Unusable(error)),
                }
                return Vec::new();
            }
        };
        let mut names: Vec<OsString> = entries
            .flatten()
            .map(|entry| entry.file_name())
            .filter(|name| !is_hidden(name))
            .take(MAX_ENTRIES + 1)
            .collect();
        if names.len() > MAX_ENTRIES {
            names.truncate(MAX_ENTRIES);
            self.notes.push(Note::ManyEntries {
                path: root.to_owned(),
                limit: MAX_ENTRIES,
            });
        }
        names.sort();
        names
    }
}

fn is_hidden(name: &OsStr) -> bool {
    name.as_encoded_bytes().starts_with(b".")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn search(vars: &[(&str, &str)]) -> Search {
        Search::from_vars(|name| {
            vars.iter()
                .find(|(key, _)| *key == name)
                .map(|(_, value)| value.into())
        })
    }

    #[test]
    fn roots_of_the_environment_come_first() {
        let search = search(&[
            ("HOME", "/home/u"),
            ("ASCEND_OPP_PATH", "/opp/opp"),
            ("ASCEND_HOME_DIR", "/dir"),
            ("ASCEND_TOOLKIT_HOME", "/toolkit"),
            ("ASCEND_HOME_PATH", "/path"),
        ]);
        let expected = [
            "/path",
            "/toolkit",
            "/dir",
            "/opp",
            "/usr/local/Ascend/cann",
            "/usr/local/Ascend/ascend-toolkit/latest",
            "/home/u/Ascend/cann",
            "/home/u/Ascend/ascend-toolkit/latest",
        ];
        assert_eq!(search.roots(), expected.map(PathBuf::from));
        assert_eq!(search.notes(), []);
    }

    #[test]
    fn equal_roots_are_searched_once_and_empty_values_are_unset() {
        let search = search(&[
            ("ASCEND_HOME_PATH", "/c"),
            ("ASCEND_TOOLKIT_HOME", "/c"),
            ("ASCEND_HOME_DIR", ""),
        ]);
        assert_eq!(
            search
                .roots()
                .iter()
                .filter(|root| root.as_os_str() == "/c")
                .count(),
            1
        );
        assert_eq!((search.roots().len(), search.notes()), (3, &[][..]));
    }

    #[test]
    fn relative_values_are_ignored_with_a_note() {
        let search = search(&[
            ("ASCEND_HOME_PATH", "cann"),
            ("HAL_PLATFORM_CONFIG", "../x"),
            ("HOME", "u"),
        ]);
        assert_eq!(search.roots().len(), 2);
        assert_eq!(search.directory, None);
        let variables: Vec<_> = search
            .notes()
            .iter()
            .map(|note| match note {
                Note::RelativePath { variable, .. } => *variable,
                other => panic!("{other}"),
            })
            .collect();
        assert_eq!(
            variables,
            ["HAL_PLATFORM_CONFIG", "ASCEND_HOME_PATH", "HOME"]
        );
    }

    #[test]
    fn directories_follow_the_layouts_in_order() {
        let root = tempfile::tempdir().unwrap();
        let path = |rest: &str| root.path().join(rest);
        for folder in ["x86_64-linux", "aarch64-linux", "b/atc", ".hidden"] {
            fs::create_dir_all(path(folder).join(CONFIG_FOLDER)).unwrap();
        }
        fs::write(path("version.cfg"), "").unwrap();
        let found = Search::nowhere()
            .with_cann_root(root.path())
            .with_libplatform("/l/lib64")
            .with_directory("/explicit")
            .directories();
        let expected = [
            "/explicit".into(),
            "/l/lib64/../data/platform_config".into(),
            path("aarch64-linux/data/platform_config"),
            path("x86_64-linux/data/platform_config"),
            path("data/platform_config"),
            path("compiler/data/platform_config"),
            path("b/atc/data/platform_config"),
        ];
        assert_eq!(found.present, expected);
        assert_eq!(found.tried, expected);
    }

    #[test]
    fn a_pattern_without_a_match_is_told_as_tried() {
        let found = Search::nowhere().with_cann_root("/nowhere").directories();
        let tried = ["*/data", "data", "compiler/data", "*/atc/data"];
        assert_eq!(
            found.tried,
            tried.map(|part| Path::new("/nowhere").join(part).join("platform_config"))
        );
        assert_eq!(found.present.len(), 2);
    }

    #[test]
    fn a_huge_root_is_not_walked_to_its_end() {
        let root = tempfile::tempdir().unwrap();
        for index in 0..=MAX_ENTRIES {
            fs::write(root.path().join(index.to_string()), "").unwrap();
        }
        let found = Search::nowhere().with_cann_root(root.path()).directories();
        assert_eq!(
            found.notes,
            [Note::ManyEntries {
                path: root.path().to_owned(),
                limit: MAX_ENTRIES
            }]
        );
    }
}
