//! Any bytes as a platform_config file: parsed, typed, rendered and parsed again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use soc::{Ini, Spec};

fuzz_target!(|bytes: &[u8]| {
    let Ok(ini) = Ini::parse("fuzz.ini", bytes) else {
        return;
    };
    for (section, key, entry) in ini.entries() {
        assert_eq!(ini.get(section, key), Some(entry.value.as_str()));
        assert!((1..=ini.lines()).contains(&entry.line));
    }
    for note in ini.notes() {
        let _ = note.to_string();
    }
    match Spec::from_ini(&ini) {
        Ok(spec) => {
            let again = Ini::parse("again.ini", spec.to_platform_config().as_bytes())
                .expect("rendered text is text");
            assert_eq!(Spec::from_ini(&again).as_ref(), Ok(&spec));
            let _ = (spec.ub_usable(), spec.fb_total());
        }
        Err(error) => assert!(error.to_string().starts_with("fuzz.ini:")),
    }
});
