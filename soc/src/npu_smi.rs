//! The names that `npu-smi` prints.

use crate::error::excerpt;
use crate::names::{close, table};
use crate::{Error, Spec};

const VENDOR: &str = "Ascend";
/// What may stand between a chip name and an NPU name in a SoC name.
const JOINTS: [&str; 4] = ["", "_", "DT_", "PR_"];

/// Finds the SoC that `npu-smi info -t board` calls by a chip name and an NPU name.
///
/// `Ascend910` with `B3` is Ascend910B3, `Ascend910` with `9392` is Ascend910_9392, `Ascend950` with `9586` is whichever of
/// Ascend950DT_9586 and Ascend950PR_9586 exists. Either name may be the whole one already, and the prefix may be absent
/// (`310P3`). Only names in the built-in table are found. Where a runtime is at hand, `aclrtGetSocName` is the authority.
///
/// # Errors
/// [`Error::AmbiguousNpuSmi`] when several SoCs fit, as with the short name of a series; [`Error::UnknownSoc`] when none does.
pub fn from_npu_smi(chip_name: &str, npu_name: &str) -> Result<&'static str, Error> {
    let specs: Vec<&'static Spec> = table().collect();
    match resolve(chip_name, npu_name, &specs)[..] {
        [only] => Ok(only),
        [] => {
            let name = excerpt(&format!("{} {}", chip_name.trim(), npu_name.trim()));
            let close = close(&name.replace(' ', ""));
            Err(Error::UnknownSoc {
                name,
                close,
                notes: Vec::new(),
            })
        }
        ref candidates => Err(Error::AmbiguousNpuSmi {
            chip: excerpt(chip_name),
            npu: excerpt(npu_name),
            candidates: candidates.to_vec(),
        }),
    }
}

/// All SoCs that the two names fit.
fn resolve<'a>(chip_name: &str, npu_name: &str, specs: &[&'a Spec]) -> Vec<&'a str> {
    let npu_name = match npu_name.trim() {
        "-" | "NA" | "N/A" => "",
        name => name,
    };
    let (chip, npu) = (prefixed(chip_name), prefixed(npu_name));
    let is_composed = |name: &str| {
        let rest = name
            .strip_prefix(chip.as_str())
            .filter(|_| !chip.is_empty());
        let joint = rest
            .and_then(|rest| rest.strip_suffix(npu_name))
            .filter(|_| !npu_name.is_empty());
        joint.is_some_and(|joint| JOINTS.contains(&joint))
    };
    let is_whole = |name: &str| {
        (name == npu && npu.starts_with(&chip))
            || (name == chip && (chip.starts_with(&npu) || chip.ends_with(npu_name)))
    };
    // A whole name that is a series' short name as well says no more than the series.
    let is_series = |short: &str| {
        is_whole(short)
            && specs
                .iter()
                .any(|spec| spec.name.is_some_and(|name| name == *short))
    };
    let fits = specs.iter().filter_map(|spec| {
        let name = spec.name.as_deref()?;
        let by_series = spec.short_name.as_deref().is_some_and(is_series);
        (is_composed(name) || is_whole(name) || by_series).then_some(name)
    });
    fits.collect()
}

/// The name with the vendor's prefix exactly once; an empty one and a Kirin stay as they are.
fn prefixed(name: &str) -> String {
    let mut bare = name.trim();
    while let Some(rest) = bare.strip_prefix(VENDOR) {
        bare = rest;
    }
    match bare {
        "" => String::new(),
        kirin if kirin.starts_with("Kirin") => kirin.to_owned(),
        bare => format!("{VENDOR}{bare}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Text;

    #[test]
    fn chip_and_npu_name_are_joined_as_the_series_does() {
        for (chip, npu, soc) in [
            ("Ascend910", "B3", "Ascend910B3"),
            ("Ascend910", "B4-1", "Ascend910B4-1"),
            ("Ascend910", "9392", "Ascend910_9392"),
            ("Ascend950", "9586", "Ascend950DT_9586"),
            ("Ascend950", "9579", "Ascend950PR_9579"),
            ("Ascend910", "A", "Ascend910A"),
            (" Ascend910 ", " B3\n", "Ascend910B3"),
        ] {
            assert_eq!(from_npu_smi(chip, npu).unwrap(), soc, "{chip} {npu}");
        }
    }

    #[test]
    fn a_whole_name_is_not_prefixed_twice() {
        for (chip, npu, soc) in [
            ("310P", "Ascend310P3", "Ascend310P3"),
            ("Ascend310P3", "", "Ascend310P3"),
            ("310P3", "-", "Ascend310P3"),
            ("910B3", "NA", "Ascend910B3"),
            ("Ascend910", "Ascend910B3", "Ascend910B3"),
            ("Ascend910", "910B3", "Ascend910B3"),
            ("Ascend910B3", "B3", "Ascend910B3"),
            ("910B2C", "Ascend910", "Ascend910B2C"),
            ("AscendAscend910_9382", "", "Ascend910_9382"),
            ("Kirin9030", "", "Kirin9030"),
        ] {
            assert_eq!(from_npu_smi(chip, npu).unwrap(), soc, "{chip} {npu}");
        }
    }

    #[test]
    fn the_name_of_a_series_is_ambiguous() {
        let Err(Error::AmbiguousNpuSmi { candidates, .. }) = from_npu_smi("Ascend910B", "") else {
            panic!("a series is not one SoC");
        };
        assert!(
            candidates.contains(&"Ascend910B") && candidates.contains(&"Ascend910B3"),
            "{candidates:?}"
        );
    }

    #[test]
    fn both_kinds_of_950_are_ambiguous_where_both_exist() {
        let spec = |name| Spec {
            name: Text::new(name),
            ..Spec::EMPTY
        };
        let (both, other) = (
            [spec("Ascend950DT_9586"), spec("Ascend950PR_9586")],
            spec("Ascend950DT_9587"),
        );
        let specs = [&both[0], &both[1], &other];
        assert_eq!(
            resolve("Ascend950", "9586", &specs),
            ["Ascend950DT_9586", "Ascend950PR_9586"]
        );
        assert_eq!(
            resolve("Ascend950", "9586", &specs[1..]),
            ["Ascend950PR_9586"]
        );
    }

    #[test]
    fn an_unknown_chip_is_never_guessed() {
        for (chip, npu) in [
            ("Ascend910", ""),
            ("", ""),
            ("", "B3"),
            ("Ascend910", "B33"),
            ("Ascend910", "b3"),
            ("H200", ""),
        ] {
            assert!(
                matches!(from_npu_smi(chip, npu), Err(Error::UnknownSoc { .. })),
                "{chip} {npu}"
            );
        }
        let Err(Error::UnknownSoc { close, .. }) = from_npu_smi("Ascend910", "b3") else {
            unreachable!()
        };
        assert_eq!(close.first(), Some(&"Ascend910B3"));
    }
}
