//! The built-in table against the vendor's own files, which `$HAL_SOC_FILES` names.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::PathBuf;

use sys_core::skipped;

use soc::{Ini, Search, Source, Spec, Unit, Value, get, lookup, names, table};

fn reference() -> Option<PathBuf> {
    let directory = env::var_os("HAL_SOC_FILES").map(PathBuf::from);
    if directory.is_none() {
        skipped("HAL_SOC_FILES is not set");
    }
    directory
}

#[test]
fn every_file_says_what_the_table_says() {
    let Some(directory) = reference() else { return };
    let mut count = 0;
    for entry in fs::read_dir(&directory).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "ini") {
            continue;
        }
        count += 1;
        let ini = Ini::read(&path).unwrap();
        let spec = Spec::from_ini(&ini).unwrap();
        let name = path.file_stem().unwrap().to_str().unwrap();
        assert_eq!(Some(&spec), get(name), "{name}");
        assert_eq!(ini.notes(), [], "{name}");
    }
    assert_eq!(count, table().count());
}

#[test]
fn the_search_finds_every_file_and_agrees_with_the_table() {
    let Some(directory) = reference() else { return };
    let search = Search::nowhere().with_directory(&directory);
    for name in names() {
        let found = lookup(name, &search).unwrap();
        let path = directory.join(format!("{name}.ini"));
        assert_eq!(
            found.source("ub_size_bytes"),
            Some(Source::PlatformConfig(&path)),
            "{name}"
        );
        assert_eq!(
            (found.disagreements.as_slice(), found.notes.as_slice()),
            (&[][..], &[][..]),
            "{name}"
        );
        assert_eq!(Some(&found.spec), get(name));
    }
}

#[test]
fn every_ub_size_is_that_of_the_overview() {
    let Some(directory) = reference() else { return };
    let path = directory.with_file_name("soc_table.tsv");
    let Ok(overview) = fs::read_to_string(&path) else {
        skipped(format_args!("no {}", path.display()));
        return;
    };
    let mut lines = overview
        .lines()
        .map(|line| line.split('\t').collect::<Vec<_>>());
    let head = lines.next().unwrap();
    let column = |name| head.iter().position(|title| *title == name).unwrap();
    let (soc, ub, arch) = (column("soc"), column("ub_size"), column("npu_arch"));
    let rows: BTreeMap<&str, (u64, u64)> = lines
        .map(|row| {
            (
                row[soc],
                (row[ub].parse().unwrap(), row[arch].parse().unwrap()),
            )
        })
        .collect();
    for spec in table() {
        let name = spec.name.as_deref().unwrap();
        let (ub_size, npu_arch) = rows[name];
        assert_eq!(spec.ub_size(), Some(ub_size), "{name}");
        assert_eq!(
            spec.get("npu_arch"),
            Some(Value::Integer(npu_arch)),
            "{name}"
        );
    }
    assert_eq!(rows.len(), table().count());
}

#[test]
fn known_sizes_are_in_the_table() {
    for (name, arch, size, usable) in [
        ("Ascend910A", 1001, 262_144, 262_144),
        ("Ascend910B", 1001, 262_144, 262_144),
        ("Ascend910B1", 2201, 196_608, 196_352),
        ("Ascend910B3", 2201, 196_608, 196_352),
        ("Ascend910B4-1", 2201, 196_608, 196_352),
        ("Ascend910_9392", 2201, 196_608, 196_352),
        ("Ascend310P3", 2002, 262_144, 262_144),
        ("Ascend310B1", 3002, 253_952, 253_952),
        ("Ascend950DT_9586", 3510, 253_952, 253_952),
        ("Ascend350_355e", 3510, 253_952, 253_952),
        ("Ascend031", 3004, 30_720, 30_720),
        ("Ascend035", 3505, 32_768, 32_768),
        ("Ascend035A", 3505, 131_072, 131_072),
        ("Ascend035B", 3505, 262_144, 262_144),
        ("KirinX90", 3003, 131_072, 131_072),
    ] {
        let spec = get(name).unwrap();
        assert_eq!(
            (spec.ub_size(), spec.ub_usable()),
            (Some(size), Some(usable)),
            "{name}"
        );
        assert_eq!(spec.npu_arch.map(|arch| arch.0), Some(arch), "{name}");
    }
}

#[test]
fn a_short_name_is_not_the_soc_of_that_name() {
    let (part, series) = (get("Ascend910B").unwrap(), get("Ascend910B3").unwrap());
    assert_eq!(part.short_name.as_deref(), Some("Ascend910"));
    assert_eq!(series.short_name.as_deref(), Some("Ascend910B"));
}

#[test]
fn a_separate_vector_core_keeps_its_own_ub_size() {
    let spec = get("Ascend310B1").unwrap();
    assert_eq!(
        (spec.ub_size_bytes, spec.vector_ub_size_bytes),
        (Some(253_952), Some(262_144))
    );
}

#[test]
fn absent_stays_absent_and_zero_stays_zero() {
    let spec = get("Ascend910B2C").unwrap();
    assert_eq!(
        (spec.memory_size_bytes, spec.vector_clock_mhz),
        (None, None)
    );
    assert_eq!(get("Ascend950DT_9586").unwrap().fb2_size_bytes, Some(0));
}

#[test]
fn keys_are_unique_and_carry_their_unit() {
    let mut keys: Vec<_> = soc::Field::all().iter().map(|field| field.key).collect();
    for field in soc::Field::all() {
        let expected = match field.unit {
            Unit::Bytes => "_bytes",
            Unit::Megahertz => "_mhz",
            Unit::BytesPerCycle => "_bytes_per_cycle",
            Unit::Elements => "_elements",
            _ => "",
        };
        assert!(field.key.ends_with(expected), "{}", field.key);
    }
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), soc::Field::all().len());
}

#[test]
fn facts_list_every_field_in_order() {
    let spec = get("Ascend910B3").unwrap();
    let facts: Vec<_> = spec.facts().collect();
    assert_eq!(facts.len(), soc::Field::all().len());
    assert_eq!(
        facts[0].value.map(|value| value.to_string()),
        Some("Ascend910B3".to_owned())
    );
    assert_eq!(spec.get("ub_usable_bytes"), Some(Value::Integer(196_352)));
    assert_eq!(spec.get("fb_total_bytes"), Some(Value::Integer(7_168)));
    assert_eq!(spec.get("supports_bf16"), Some(Value::Flag(true)));
    assert_eq!(
        spec.get("virtual_core_counts")
            .map(|value| value.to_string()),
        Some("4,5,10,20".to_owned())
    );
    assert_eq!(spec.get("UB_SIZE"), None);
    assert_eq!(
        (spec.has_core("CubeCore"), spec.has_core("AICore")),
        (Some(true), Some(false))
    );
}
