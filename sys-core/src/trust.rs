//! Who could have written a library.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::os::unix::fs::PermissionsExt;
use std::path::{Component, Path, PathBuf};

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
    /// It holds a `$`, which the dynamic loader would replace by something that is not looked at here.
    #[error("{} holds a $", .0.display())]
    Expanded(PathBuf),
    /// It is no regular file; opening a pipe could wait for good.
    #[error("{} is not a file", .0.display())]
    NotAFile(PathBuf),
    /// Anyone may write this file, or this directory on the way to it.
    #[error("{} is world-writable", .0.display())]
    WorldWritable(PathBuf),
}

/// Refuses a file that a stranger could have written or put in place, following every symbolic link of its path.
///
/// What cannot be looked at (absent, say) is not refused: opening it fails by itself.
pub(crate) fn check(file: &Path) -> Result<(), Refusal> {
    if !file.is_absolute() {
        return Err(Refusal::Relative(file.to_owned()));
    }
    if file.as_os_str().as_bytes().contains(&b'$') {
        return Err(Refusal::Expanded(file.to_owned()));
    }
    let mut folder = PathBuf::from("/");
    let mut rest = steps(file);
    let mut links = 0;
    while let Some(step) = rest.pop() {
        if step == ".." {
            folder.pop();
            continue;
        }
        let entry = folder.join(&step);
        let Ok(data) = fs::symlink_metadata(&entry) else {
            return Ok(());
        };
        if data.is_symlink() {
            check_mode(&folder, WORLD_WRITABLE)?;
            links += 1;
            let Some(target) = fs::read_link(&entry).ok().filter(|_| links <= MAX_LINKS) else {
                return Ok(());
            };
            if target.is_absolute() {
                folder = PathBuf::from("/");
            }
            rest.extend(steps(&target));
        } else if data.is_dir() {
            check_mode(&folder, WORLD_WRITABLE | STICKY)?;
            folder = entry;
        } else {
            check_mode(&folder, WORLD_WRITABLE)?;
            check_mode(&entry, WORLD_WRITABLE)?;
            return if data.is_file() {
                Ok(())
            } else {
                Err(Refusal::NotAFile(entry))
            };
        }
    }
    Ok(())
}

/// The names of a path from last to first.
fn steps(path: &Path) -> Vec<OsString> {
    let names = path
        .components()
        .rev()
        .filter_map(|component| match component {
            Component::Normal(name) => Some(name.to_owned()),
            Component::ParentDir => Some("..".into()),
            _ => None,
        });
    names.collect()
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

/// Every search path that the dynamic loader may use: those the process started with, and today's.
fn search_path() -> OsString {
    const NAME: &[u8] = b"LD_LIBRARY_PATH=";
    let mut paths: Vec<Vec<u8>> = env::var_os("LD_LIBRARY_PATH")
        .into_iter()
        .map(OsString::into_vec)
        .collect();
    let environment = fs::read("/proc/self/environ").unwrap_or_default();
    let started_with = environment
        .split(|byte| *byte == 0)
        .filter_map(|entry| entry.strip_prefix(NAME));
    paths.extend(started_with.map(<[u8]>::to_vec));
    paths.retain(|path| !path.is_empty());
    OsString::from_vec(paths.join(&b':'))
}

/// Refuses a soname that the dynamic loader could take from an untrusted folder of its search path.
///
/// All folders are looked at, and not only up to the first that has the file: the loader passes over files that do not fit the
/// machine.
pub(crate) fn check_search_path(soname: &str) -> Result<(), Refusal> {
    let search_path = search_path();
    if search_path.is_empty() {
        return Ok(());
    }
    for folder in search_path
        .as_bytes()
        .split(|byte| matches!(byte, b':' | b';'))
    {
        let folder = Path::new(OsStr::from_bytes(folder));
        if folder.as_os_str().as_bytes().contains(&b'$') {
            return Err(Refusal::Expanded(folder.to_owned()));
        }
        for place in std::iter::once(folder.to_owned()).chain(variants(folder)) {
            let file = place.join(soname);
            if file.symlink_metadata().is_ok() {
                check(&file)?;
            }
        }
    }
    Ok(())
}

/// The folders for particular processors, which the loader looks into first.
fn variants(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder.join("glibc-hwcaps")) else {
        return Vec::new();
    };
    entries.flatten().map(|entry| entry.path()).collect()
}
