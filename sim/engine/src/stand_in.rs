//! Stand-in libraries under vendors' names.
//!
//! No build target bears a vendor's file name, so that no program takes a simulation for a vendor's
//! library by accident. A test copies the stand-in that cargo built into a directory of its own.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Finds a built library, by its file name, beside the running executable or one folder above it.
///
/// # Errors
/// [`io::ErrorKind::NotFound`], with the places that were searched.
pub fn find(file: &str) -> io::Result<PathBuf> {
    let executable = env::current_exe()?;
    let places: Vec<_> = executable
        .ancestors()
        .skip(1)
        .take(2)
        .map(|dir| dir.join(file))
        .collect();
    places
        .iter()
        .find(|path| path.is_file())
        .cloned()
        .ok_or_else(|| {
            io::Error::new(
                io::ErrorKind::NotFound,
                format!("{file} is none of {places:?}"),
            )
        })
}

/// Copies a library to `target`, without the functions named in `hidden`.
///
/// # Errors
/// What keeps the file from being read or written, and [`io::ErrorKind::InvalidData`] for a file that is
/// no ELF64 object or has no such function.
pub fn install(library: &Path, target: &Path, hidden: &[&str]) -> io::Result<()> {
    let mut image = fs::read(library)?;
    for function in hidden {
        hide(&mut image, function).ok_or_else(|| {
            let reason = format!("{} has no symbol {function}", library.display());
            io::Error::new(io::ErrorKind::InvalidData, reason)
        })?;
    }
    fs::write(target, image)
}

/// Gives an installed library a second name, under which the dynamic loader finds the same instance.
///
/// # Errors
/// What keeps the name from being made.
pub fn alias(library: &Path, second: &Path) -> io::Result<()> {
    fs::hard_link(library, second)
}

/// Turns a defined dynamic symbol into an undefined one, which the dynamic loader passes over.
///
/// Offsets are those of ELF64: section headers at 0x28 of the file, 64 bytes each; symbols 24 bytes each.
fn hide(image: &mut [u8], function: &str) -> Option<()> {
    const DYNSYM: u64 = 11;
    let place = |at, field| usize::try_from(read(image, at, field, 8)?).ok();
    let (headers, count) = (place(0, 0x28)?, read(image, 0, 0x3c, 2)?);
    let section = |index: u64| headers.checked_add(usize::try_from(index).ok()?.checked_mul(64)?);
    let symbols = (0..count)
        .filter_map(section)
        .find(|at| read(image, *at, 4, 4) == Some(DYNSYM))?;
    let names = place(section(read(image, symbols, 0x28, 4)?)?, 0x18)?;
    let (start, length) = (place(symbols, 0x18)?, place(symbols, 0x20)?);
    let symbol = (start..start.checked_add(length)?).step_by(24).find(|at| {
        let name = read(image, *at, 0, 4).and_then(|name| names.checked_add(name as usize));
        name.and_then(|name| text(image, name)) == Some(function.as_bytes())
    })?;
    // The section index and the value of the symbol.
    image.get_mut(symbol..)?.get_mut(6..16)?.fill(0);
    Some(())
}

/// The little-endian number of `width` bytes in a `field` of the record at `at`.
fn read(image: &[u8], at: usize, field: usize, width: usize) -> Option<u64> {
    let bytes = image.get(at.checked_add(field)?..)?.get(..width)?;
    Some(
        bytes
            .iter()
            .rev()
            .fold(0, |number, byte| number << 8 | u64::from(*byte)),
    )
}

/// A string of the file, up to its null byte.
fn text(image: &[u8], at: usize) -> Option<&[u8]> {
    image.get(at..)?.split(|byte| *byte == 0).next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_library_is_refused() {
        for image in [&b""[..], b"\x7fELF", &[0xff; 200], &[0; 200]] {
            assert_eq!(hide(&mut image.to_owned(), "f"), None);
        }
    }

    #[test]
    fn a_library_that_was_not_built_is_named_with_the_places_searched() {
        let error = find("libnever.so").unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::NotFound);
        assert!(error.to_string().contains("libnever.so"));
    }
}
