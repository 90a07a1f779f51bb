//! Loading small libraries that are absent, broken, hostile or fine.
#![allow(unsafe_code, non_camel_case_types)]
#![allow(clippy::unwrap_used, clippy::panic, clippy::undocumented_unsafe_blocks)]

mod support;

use std::ffi::c_int;
use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;
use std::ptr::NonNull;

use support::{GOOD, Workshop, in_child};
use sys_core::{Candidate, LoadError, Loaded, Origin, Reason, Refusal, Release};
use table::Functions;

type Tiny = Loaded<Functions>;

mod table {
    #![allow(missing_docs, non_snake_case)]

    use super::c_int;

    type answer = unsafe extern "C" fn() -> c_int;
    type extra_v2 = unsafe extern "C" fn(c_int) -> c_int;

    sys_core::table! {
        pub struct Functions;
        product "Tiny";
        sonames ["libduohal-tiny.so"];
        required { answer; }
        optional { extra_v2 = "extra" @ 12040; }
    }
}

fn load(path: impl AsRef<Path>) -> Result<Tiny, LoadError> {
    Tiny::load(&[Candidate::new(path)])
}

fn reason(path: impl AsRef<Path>) -> Reason {
    load(path).unwrap_err().attempts()[0].reason.clone()
}

fn make_writable(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
}

#[test]
fn good_library_answers_and_says_where_it_is() {
    let shop = Workshop::new();
    let path = shop.library("libgood.so", GOOD, &[]);
    let tiny = load(&path).unwrap();
    assert_eq!(unsafe { (tiny.answer)() }, 42);
    assert_eq!(tiny.path(), Some(path.as_path()));
    assert_eq!(tiny.simulated(), None);
}

#[test]
fn absent_optional_function_names_its_release() {
    let shop = Workshop::new();
    let tiny = load(shop.library("libgood.so", GOOD, &[])).unwrap();
    let unsupported = tiny.extra_v2().unwrap_err();
    assert_eq!(unsupported.symbol, "extra_v2");
    assert_eq!(
        unsupported.since,
        Some(Release {
            product: "Tiny",
            version: 12040
        })
    );
    assert_eq!(
        unsupported.to_string(),
        "the library has no extra_v2, which needs Tiny 12.4"
    );
    assert_eq!(tiny.missing(), ["extra_v2"]);
    assert!(format!("{tiny:?}").contains("missing: [\"extra_v2\"]"));
}

#[test]
fn present_optional_function_can_be_called() {
    let shop = Workshop::new();
    let source = format!("{GOOD}\nint extra_v2(int x) {{ return x + 1; }}");
    let tiny = load(shop.library("libextra.so", &source, &[])).unwrap();
    assert_eq!(unsafe { tiny.extra_v2().unwrap()(1) }, 2);
}

#[test]
fn every_candidate_is_listed_with_the_loaders_words() {
    let candidates = [
        Candidate::new("libduohal-nowhere.so"),
        Candidate::new("/nonexistent/libduohal.so"),
    ];
    let error = Tiny::load(&candidates).unwrap_err();
    assert!(error.is_absent());
    let tried: Vec<_> = error
        .attempts()
        .iter()
        .map(|attempt| attempt.candidate.clone())
        .collect();
    assert_eq!(tried, candidates);
    let text = error.to_string();
    assert_eq!(text.lines().count(), 3);
    assert!(
        text.contains("/nonexistent/libduohal.so: cannot open shared object file"),
        "{text}"
    );
}

#[test]
fn no_candidate_is_an_error_too() {
    let error = Tiny::load(&[]).unwrap_err();
    assert_eq!(error.to_string(), "no library to try");
}

#[test]
fn missing_required_symbol_is_named_with_the_file() {
    let shop = Workshop::new();
    let path = shop.library("libempty.so", "int other;", &[]);
    match reason(&path) {
        Reason::MissingSymbol { function, library } => {
            assert_eq!(function.symbol, "answer");
            assert_eq!(library, path);
        }
        other => panic!("{other:?}"),
    }
    assert!(
        load(&path)
            .unwrap_err()
            .to_string()
            .ends_with("libempty.so has no symbol answer")
    );
}

#[test]
fn next_candidate_serves_when_the_first_lacks_a_symbol() {
    let shop = Workshop::new();
    let bad = shop.library("libempty.so", "int other;", &[]);
    let good = shop.library("libgood.so", GOOD, &[]);
    let tiny = Tiny::load(&[Candidate::new(bad), Candidate::new(&good)]).unwrap();
    assert_eq!(tiny.path(), Some(good.as_path()));
}

#[test]
fn missing_dependency_is_told_from_a_missing_file() {
    let shop = Workshop::new();
    let path = shop.library_with_lost_dependency("libneedy.so", "libduohal-lost.so");
    match reason(&path) {
        Reason::MissingDependency {
            dependency,
            message,
        } => {
            assert_eq!(dependency, "libduohal-lost.so");
            assert!(
                message.contains("libduohal-lost.so: cannot open"),
                "{message}"
            );
        }
        other => panic!("{other:?}"),
    }
    assert!(!load(&path).unwrap_err().is_absent());
}

#[test]
fn missing_dependency_of_a_bare_name_is_told_from_a_missing_file() {
    let shop = Workshop::new();
    shop.library_with_lost_dependency("libneedy.so", "libduohal-lost.so");
    in_child(
        "missing_dependency_of_a_bare_name_is_told_from_a_missing_file",
        shop.path(),
        shop.path(),
        || {
            assert!(matches!(
                reason("libneedy.so"),
                Reason::MissingDependency { dependency, .. } if dependency == "libduohal-lost.so"
            ));
        },
    );
}

#[test]
fn bare_name_in_a_trusted_folder_is_loaded_and_located() {
    let shop = Workshop::new();
    let path = shop.library("libduohal-tiny.so", GOOD, &[]);
    in_child(
        "bare_name_in_a_trusted_folder_is_loaded_and_located",
        shop.path(),
        shop.path(),
        || {
            let tiny = Tiny::load(&Tiny::candidates(&[])).unwrap();
            assert_eq!(tiny.path().unwrap().file_name(), path.file_name());
            assert!(tiny.path().unwrap().is_absolute());
        },
    );
}

#[test]
fn bare_name_in_a_relative_folder_is_refused() {
    let shop = Workshop::new();
    shop.library("libduohal-tiny.so", GOOD, &[]);
    for entry in [".", ""] {
        let search = format!("{entry}:/nonexistent");
        in_child(
            "bare_name_in_a_relative_folder_is_refused",
            Path::new(&search),
            shop.path(),
            || {
                assert!(matches!(
                    reason("libduohal-tiny.so"),
                    Reason::Refused(Refusal::Relative(_))
                ));
            },
        );
    }
}

#[test]
fn bare_name_in_a_world_writable_folder_is_refused() {
    let shop = Workshop::new();
    shop.library("libduohal-tiny.so", GOOD, &[]);
    make_writable(shop.path(), 0o777);
    in_child(
        "bare_name_in_a_world_writable_folder_is_refused",
        shop.path(),
        Path::new("/"),
        || {
            let Reason::Refused(Refusal::WorldWritable(folder)) = reason("libduohal-tiny.so")
            else {
                panic!()
            };
            assert!(folder.is_dir());
        },
    );
}

#[test]
fn relative_paths_are_refused() {
    for path in ["./libm.so.6", "lib/libm.so.6", "../libm.so.6", ""] {
        assert_eq!(
            reason(path),
            Reason::Refused(Refusal::Relative(path.into()))
        );
    }
}

#[test]
fn world_writable_file_is_refused() {
    let shop = Workshop::new();
    let path = shop.library("libgood.so", GOOD, &[]);
    make_writable(&path, 0o666);
    assert_eq!(reason(&path), Reason::Refused(Refusal::WorldWritable(path)));
}

#[test]
fn world_writable_folder_is_refused_even_if_sticky() {
    let shop = Workshop::new();
    let path = shop.library("libgood.so", GOOD, &[]);
    for mode in [0o777, 0o1777] {
        make_writable(shop.path(), mode);
        assert_eq!(
            reason(&path),
            Reason::Refused(Refusal::WorldWritable(shop.path().into()))
        );
    }
}

#[test]
fn world_writable_folder_further_up_is_refused_unless_sticky() {
    let shop = Workshop::new();
    fs::create_dir(shop.path().join("lib64")).unwrap();
    let path = shop.library("lib64/libgood.so", GOOD, &[]);
    make_writable(shop.path(), 0o777);
    assert_eq!(
        reason(&path),
        Reason::Refused(Refusal::WorldWritable(shop.path().into()))
    );
    make_writable(shop.path(), 0o1777);
    assert!(load(&path).is_ok());
}

#[test]
fn link_does_not_hide_what_it_points_to() {
    let shop = Workshop::new();
    let open = shop.path().join("open");
    fs::create_dir(&open).unwrap();
    shop.library("open/libgood.so", GOOD, &[]);
    make_writable(&open, 0o777);
    let link = shop.path().join("liblink.so");
    symlink(open.join("libgood.so"), &link).unwrap();
    assert_eq!(reason(&link), Reason::Refused(Refusal::WorldWritable(open)));
}

#[test]
fn link_in_a_world_writable_folder_is_refused() {
    let shop = Workshop::new();
    let open = shop.path().join("open");
    fs::create_dir(&open).unwrap();
    let link = open.join("liblink.so");
    symlink(shop.library("libgood.so", GOOD, &[]), &link).unwrap();
    make_writable(&open, 0o777);
    assert_eq!(reason(&link), Reason::Refused(Refusal::WorldWritable(open)));
}

#[test]
fn link_through_a_world_writable_folder_is_refused() {
    let shop = Workshop::new();
    let open = shop.path().join("open");
    fs::create_dir(&open).unwrap();
    symlink(
        shop.library("libgood.so", GOOD, &[]),
        open.join("libmiddle.so"),
    )
    .unwrap();
    make_writable(&open, 0o777);
    let link = shop.path().join("liblink.so");
    symlink("open/libmiddle.so", &link).unwrap();
    assert_eq!(reason(&link), Reason::Refused(Refusal::WorldWritable(open)));
}

#[test]
fn tables_and_libraries_may_be_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Tiny>();
    shared::<LoadError>();
}

#[test]
fn what_is_no_library_is_explained_in_the_loaders_words() {
    let shop = Workshop::new();
    let text = shop.path().join("libtext.so");
    fs::write(
        &text,
        "not a library, but long enough to have been one\n".repeat(9),
    )
    .unwrap();
    let empty = shop.path().join("libempty.so");
    fs::write(&empty, "").unwrap();
    let folder = shop.path().join("libfolder.so");
    fs::create_dir(&folder).unwrap();
    for path in [&text, &empty, &folder] {
        match reason(path) {
            Reason::Loader { message } => {
                assert!(message.contains(path.to_str().unwrap()), "{message}")
            }
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn unresolved_symbol_of_the_library_itself_is_reported() {
    let shop = Workshop::new();
    let path = shop.library(
        "libunresolved.so",
        "int duohal_nowhere(void); int answer(void) { return duohal_nowhere(); }",
        &[],
    );
    match reason(path) {
        Reason::Loader { message } => assert!(message.contains("duohal_nowhere"), "{message}"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn marked_library_is_reported_as_simulated() {
    let shop = Workshop::new();
    let source = format!(
        "{GOOD}\nconst char *duohal_simulated_device(void) {{ return \"tiny stand-in\"; }}"
    );
    let tiny = load(shop.library("libmarked.so", &source, &[])).unwrap();
    assert_eq!(tiny.simulated(), Some("tiny stand-in"));
}

#[test]
fn marked_library_without_a_description_is_still_simulated() {
    let shop = Workshop::new();
    let source = format!("{GOOD}\nconst char *duohal_simulated_device(void) {{ return 0; }}");
    let tiny = load(shop.library("libmarked.so", &source, &[])).unwrap();
    assert_eq!(tiny.simulated(), Some(""));
}

#[test]
fn linked_table_is_simulated_and_has_no_path() {
    extern "C" fn answer() -> c_int {
        7
    }
    let lookup = |function: &'static sys_core::Function| {
        (function.symbol == "answer")
            .then(|| NonNull::new(answer as *mut _))
            .flatten()
    };
    // SAFETY: `answer` has the type that the table gives it.
    let tiny = unsafe { Tiny::from_lookup("linked in", lookup) }.unwrap();
    assert_eq!(unsafe { (tiny.answer)() }, 7);
    assert_eq!(tiny.simulated(), Some("linked in"));
    assert_eq!(tiny.path(), None);
    assert!(matches!(tiny.origin(), Origin::Linked(_)));
}

#[test]
fn linked_table_names_the_function_it_lacks() {
    // SAFETY: no address is handed out.
    let missing = unsafe { Tiny::from_lookup("empty", |_| None) }.unwrap_err();
    assert_eq!(missing.symbol, "answer");
}

#[test]
fn bare_names_come_before_installation_roots() {
    let candidates = Tiny::candidates(&["/opt/tiny".into()]);
    let expected = [
        Candidate::new("libduohal-tiny.so"),
        Candidate::new("/opt/tiny/lib64/libduohal-tiny.so"),
    ];
    assert_eq!(candidates, expected);
}

#[test]
fn folder_link_that_passes_through_a_world_writable_folder_is_refused() {
    let shop = Workshop::new();
    let real = shop.path().join("real");
    fs::create_dir(&real).unwrap();
    fs::rename(
        shop.library("libgood.so", GOOD, &[]),
        real.join("libgood.so"),
    )
    .unwrap();
    let open = shop.path().join("open");
    fs::create_dir(&open).unwrap();
    make_writable(&open, 0o777);
    symlink("../real", open.join("hop")).unwrap();
    symlink("open/hop", shop.path().join("cann")).unwrap();
    assert_eq!(
        reason(shop.path().join("cann/libgood.so")),
        Reason::Refused(Refusal::WorldWritable(open.canonicalize().unwrap()))
    );
}

#[test]
fn names_that_the_loader_would_expand_are_refused() {
    let path = "/nonexistent/$LIB/libgood.so";
    assert_eq!(
        reason(path),
        Reason::Refused(Refusal::Expanded(path.into()))
    );
}

#[test]
fn pipe_is_refused_before_it_is_opened() {
    let shop = Workshop::new();
    let pipe = shop.path().join("libpipe.so");
    let made = std::process::Command::new("mkfifo")
        .arg(&pipe)
        .status()
        .unwrap();
    assert!(made.success());
    assert_eq!(
        reason(&pipe),
        Reason::Refused(Refusal::NotAFile(pipe.canonicalize().unwrap()))
    );
}

#[test]
fn bare_name_in_a_world_writable_folder_for_one_processor_is_refused() {
    let shop = Workshop::new();
    let folder = shop.path().join("glibc-hwcaps/x86-64-v3");
    fs::create_dir_all(&folder).unwrap();
    fs::rename(
        shop.library("libduohal-tiny.so", GOOD, &[]),
        folder.join("libduohal-tiny.so"),
    )
    .unwrap();
    make_writable(&folder, 0o777);
    in_child(
        "bare_name_in_a_world_writable_folder_for_one_processor_is_refused",
        shop.path(),
        Path::new("/"),
        || {
            let reason = reason("libduohal-tiny.so");
            assert!(
                matches!(reason, Reason::Refused(Refusal::WorldWritable(_))),
                "{reason}"
            );
        },
    );
}

#[test]
fn search_path_is_the_one_the_process_started_with() {
    let shop = Workshop::new();
    shop.library("libduohal-tiny.so", GOOD, &[]);
    make_writable(shop.path(), 0o777);
    in_child(
        "search_path_is_the_one_the_process_started_with",
        shop.path(),
        Path::new("/"),
        || {
            unsafe { std::env::remove_var("LD_LIBRARY_PATH") };
            let reason = reason("libduohal-tiny.so");
            assert!(
                matches!(reason, Reason::Refused(Refusal::WorldWritable(_))),
                "{reason}"
            );
        },
    );
}
