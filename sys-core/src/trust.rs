//! Who could have written a library.

use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

const WORLD_WRITABLE: u32 = 0o002;
const STICKY: u32 = 0o1000;

/// As many symbolic links as Linux follows.
const MAX_LINKS: usize = 40;

/// Why a file is not opened.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// Its path depends on the current directory.
    #[error("{} is a relative path", .0.display())]
    Relative(PathBuf),
    /// Anyone may write this file, or this directory on the way to it.
    #[error("{} is world-writable", .0.display())]
    WorldWritable(PathBuf),
}

/// Refuses a file that a stranger could have written or put in place, following symbolic links.
///
/// What cannot be looked at (absent, say) is not refused: opening it fails by itself.
pub(crate) fn check(file: &Path) -> Result<(), Refusal> {
    if !file.is_absolute() {
        return Err(Refusal::Relative(file.to_owned()));
    }
    check_links(file)?;
    match fs::canonicalize(file) {
        Ok(real) => check_mode(&real, WORLD_WRITABLE).and_then(|()| check_folders(&real)),
        Err(_) => Ok(()),
    }
}

/// Checks the folders of a file and of every link on the way from it to a real file.
fn check_links(file: &Path) -> Result<(), Refusal> {
    let mut file = file.to_owned();
    for _ in 0..MAX_LINKS {
        check_folders(&file)?;
        match (fs::read_link(&file), file.parent()) {
            (Ok(target), Some(folder)) => file = folder.join(target),
            _ => break,
        }
    }
    Ok(())
}

/// The folder of a file must not be world-writable; those above may be if their sticky bit keeps strangers from renaming entries.
fn check_folders(file: &Path) -> Result<(), Refusal> {
    let mut folders = file.ancestors().skip(1);
    if let Some(folder) = folders.next() {
        check_mode(folder, WORLD_WRITABLE)?;
    }
    folders.try_for_each(|folder| check_mode(folder, WORLD_WRITABLE | STICKY))
}

/// Refuses a path that is world-writable; with `STICKY` in the mask, only one whose sticky bit is clear.
fn check_mode(path: &Path, mask: u32) -> Result<(), Refusal> {
    match fs::metadata(path) {
        Ok(data) if data.permissions().mode() & mask == WORLD_WRITABLE => {
            Err(Refusal::WorldWritable(path.to_owned()))
        }
        _ => Ok(()),
    }
}

/// Refuses a soname that the dynamic loader would take from an untrusted folder of its search path.
///
/// Only the first folder that has the file matters, since the loader stops there.
pub(crate) fn check_search_path(soname: &str, search_path: Option<&OsStr>) -> Result<(), Refusal> {
    let Some(search_path) = search_path.filter(|path| !path.is_empty()) else {
        return Ok(());
    };
    search_path
        .as_bytes()
        .split(|byte| matches!(byte, b':' | b';'))
        .map(|folder| Path::new(OsStr::from_bytes(folder)).join(soname))
        .find(|file| file.exists())
        .map_or(Ok(()), |file| check(&file))
}
