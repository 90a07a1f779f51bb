//! The program as a process: pipes, terminals, time.
//!
//! # Safety
//! `wait4` and `openpty` of the C library are called with valid pointers to values of the types they name.
#![allow(unsafe_code)]

use crate::run::{command, finish, run};
use std::fs::File;
use std::io::Read;
use std::mem::MaybeUninit;
use std::os::fd::{FromRawFd, OwnedFd};
use std::process::{Command, Stdio};
use std::time::Duration;

#[test]
fn a_reader_that_left_is_no_error() {
    for arguments in [
        &[][..],
        &["--json"],
        &["--summary"],
        &["--list-socs"],
        &["--help"],
        &["--man"],
    ] {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let child = command(arguments)
            .stdout(writer)
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!(
            (output.status.code(), output.stderr.as_slice()),
            (Some(0), &b""[..]),
            "{arguments:?}"
        );
    }
}

#[test]
fn head_takes_one_line_in_silence() {
    let line = format!("{} --list-socs | head -n 1", env!("CARGO_BIN_EXE_hal-info"));
    let run = finish(Command::new("/bin/sh").args(["-c", &line]));
    assert_eq!((run.out.lines().count(), run.err.as_str()), (1, ""));
}

#[test]
fn a_full_disk_is_an_error() {
    let full = File::options()
        .write(true)
        .open("/dev/full")
        .expect("/dev/full");
    let output = command(&["--list-socs"])
        .stdout(full)
        .output()
        .expect("the program starts");
    assert_eq!(output.status.code(), Some(1));
    assert!(
        String::from_utf8_lossy(&output.stderr).starts_with("hal-info: cannot write"),
        "{output:?}"
    );
}

#[test]
fn a_closed_standard_error_is_survived() {
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let status = command(&["--wrong"])
        .stderr(writer)
        .status()
        .expect("the program starts");
    assert_eq!(status.code(), Some(2));
}

#[test]
fn a_terminal_gets_colour_and_its_width_is_kept() {
    let text = on_terminal(60, &[("TERM", "xterm")]);
    assert!(text.contains("\u{1b}[31mnot usable"), "{text}");
    let plain = on_terminal(60, &[("TERM", "xterm"), ("NO_COLOR", "1")]);
    assert!(!plain.contains('\u{1b}'), "{plain}");
    assert!(
        plain
            .lines()
            .filter(|line| line.contains(' '))
            .all(|line| line.trim_end().len() <= 60),
        "{plain}"
    );
    assert!(!on_terminal(60, &[("TERM", "dumb")]).contains('\u{1b}'));
}

/// The least of several runs; a slow neighbour can only add.
#[test]
fn a_cold_start_without_vendor_libraries_is_cheap() {
    // Ten milliseconds are promised of an optimised build only.
    let bound = Duration::from_millis(if cfg!(debug_assertions) { 100 } else { 10 });
    let least = (0..10)
        .map(|_| processor_time(&mut command(&["--summary"])))
        .min()
        .expect("runs");
    assert!(least < bound, "{least:?}");
}

#[test]
fn a_run_leaves_nothing_on_standard_error() {
    assert_eq!(run(&["--simulate", "Ascend910B3"]).err, "");
}

/// What the program prints to a terminal of so many columns where no library can be found.
fn on_terminal(columns: u16, variables: &[(&str, &str)]) -> String {
    let size = libc::winsize {
        ws_row: 24,
        ws_col: columns,
        ws_xpixel: 0,
        ws_ypixel: 0,
    };
    let (mut ours, mut its) = (0, 0);
    // SAFETY: both descriptors and the size are valid; the name and the settings may be null.
    let status = unsafe {
        libc::openpty(
            &mut ours,
            &mut its,
            std::ptr::null_mut(),
            std::ptr::null(),
            &size,
        )
    };
    assert_eq!(status, 0, "{}", std::io::Error::last_os_error());
    // SAFETY: the call above made both descriptors, and nobody else owns them.
    let (mut ours, its) = unsafe { (File::from_raw_fd(ours), OwnedFd::from_raw_fd(its)) };
    let mut child = {
        let mut command = command(&[]);
        command
            .envs(variables.iter().copied())
            .stdout(its)
            .spawn()
            .expect("the program starts")
    };
    let mut text = Vec::new();
    // A terminal whose other side is closed reads as an error at its end.
    let _ = ours.read_to_end(&mut text);
    assert!(child.wait().expect("the program ends").success());
    String::from_utf8(text).expect("text").replace("\r\n", "\n")
}

/// Time on the processor, in user mode and in the kernel, of one run.
#[expect(clippy::zombie_processes, reason = "wait4 takes the child")]
fn processor_time(command: &mut Command) -> Duration {
    let child = command
        .stdout(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut usage = MaybeUninit::<libc::rusage>::zeroed();
    let mut status = 0;
    // SAFETY: the child is ours and not yet waited for; both results are valid to write.
    let waited =
        unsafe { libc::wait4(child.id().cast_signed(), &mut status, 0, usage.as_mut_ptr()) };
    assert_eq!((waited, status), (child.id().cast_signed(), 0));
    // SAFETY: zeroes are a valid value, and the call has filled it.
    let usage = unsafe { usage.assume_init() };
    let time = |time: libc::timeval| {
        Duration::from_secs(time.tv_sec.unsigned_abs())
            + Duration::from_micros(time.tv_usec.unsigned_abs())
    };
    time(usage.ru_utime) + time(usage.ru_stime)
}
