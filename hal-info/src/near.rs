//! Names close to one that was misspelt.

/// Names to suggest at most.
const LIMIT: usize = 3;

/// The names closest to `wanted`, best first, without those more than twice as far; none when nothing is close.
pub fn near<'a>(wanted: &str, names: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let mut ranked: Vec<(usize, &str)> = names
        .into_iter()
        .filter_map(|name| Some((distance(wanted, name)?, name)))
        .collect();
    ranked.sort();
    ranked.dedup();
    let far = ranked.first().map_or(0, |(best, _)| best * 2);
    ranked
        .into_iter()
        .take_while(|(distance, _)| *distance <= far)
        .take(LIMIT)
        .map(|(_, name)| name)
        .collect()
}

/// `; did you mean ...`, or nothing.
pub fn suggestion<'a>(wanted: &str, names: impl IntoIterator<Item = &'a str>) -> String {
    match near(wanted, names).as_slice() {
        [] => String::new(),
        names => format!("; did you mean {}", names.join(" or ")),
    }
}

/// Edits between `wanted` and a name, the end of a dotted one, or the start of either; a name that merely contains it comes
/// after those.
fn distance(wanted: &str, name: &str) -> Option<usize> {
    let wanted = wanted.to_ascii_lowercase();
    let name = name.to_ascii_lowercase();
    let ends = std::iter::successors(Some(name.as_str()), |end| {
        end.split_once('.').map(|(_, rest)| rest)
    });
    let parts = ends.flat_map(|end| [end, end.get(..wanted.len()).unwrap_or(end)]);
    let edits = parts
        .map(|part| strsim::osa_distance(&wanted, part))
        .min()?;
    let close = edits <= (wanted.len() / 3).min(4);
    let contained = wanted.len() > 1 && name.contains(&wanted);
    (close || contained).then_some(if close { edits } else { name.len() })
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEYS: [&str; 5] = [
        "ub_size_bytes",
        "ub_usable_bytes",
        "memory.total_bytes",
        "memory.free_bytes",
        "uuid",
    ];

    #[test]
    fn the_closest_comes_first() {
        assert_eq!(near("ub_sise_bytes", KEYS), ["ub_size_bytes"]);
        assert_eq!(near("totl_bytes", KEYS), ["memory.total_bytes"]);
    }

    #[test]
    fn a_part_of_a_name_finds_it() {
        assert_eq!(near("ub_sise", KEYS), ["ub_size_bytes"]);
        assert_eq!(near("size", KEYS), ["ub_size_bytes"]);
        assert_eq!(
            near("memory", KEYS),
            ["memory.free_bytes", "memory.total_bytes"]
        );
    }

    #[test]
    fn a_name_that_differs_in_case_only_stands_alone() {
        assert_eq!(
            near("ascend910b3", ["Ascend910B2", "Ascend910B3"]),
            ["Ascend910B3"]
        );
    }

    #[test]
    fn nothing_close_suggests_nothing() {
        assert_eq!(suggestion("temperature", KEYS), "");
    }
}
