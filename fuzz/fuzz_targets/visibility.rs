//! The grammars of both visibility variables never panic, and select no device that is not there or not asked for.
#![no_main]

use hal::visibility::VisibleDevices;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, String)| {
    let (count, value) = input;
    let uuids: Vec<String> = (0..count).map(|index| format!("GPU-{index:08x}-0000")).collect();
    for visible in [VisibleDevices::cuda(&value, &uuids), VisibleDevices::ascend(&value, count.into())] {
        let Ok(ids) = &visible.effective else { continue };
        assert!(ids.iter().all(|id| id.0 < count.into()));
        assert!(ids.len() <= visible.entries.max(1));
        let mut once = ids.clone();
        once.sort();
        once.dedup();
        assert_eq!(once.len(), ids.len());
        let _ = visible.to_string();
    }
});
