//! The names in the built-in table.

use crate::Spec;
use crate::table::FAMILIES;

const MAX_CLOSE: usize = 5;
const MAX_DISTANCE: usize = 3;

/// All specs of the built-in table, family by family.
pub fn table() -> impl Iterator<Item = &'static Spec> {
    FAMILIES.iter().copied().flatten()
}

/// The full names of all SoCs in the built-in table, family by family.
pub fn names() -> impl Iterator<Item = &'static str> {
    table().filter_map(|spec| spec.name.as_deref())
}

/// The table's spec of a SoC by its full name; it looks at no file, which [`lookup`](crate::lookup) does.
#[must_use]
pub fn get(name: &str) -> Option<&'static Spec> {
    table().find(|spec| spec.name.is_some_and(|own| own == *name))
}

/// Names that look like `name`, the closest first.
pub(crate) fn close(name: &str) -> Vec<&'static str> {
    let wanted = name.to_ascii_lowercase();
    let mut close: Vec<(usize, &'static str)> = names()
        .filter_map(|candidate| {
            let lower = candidate.to_ascii_lowercase();
            let distance = distance(&wanted, &lower);
            let related = distance <= MAX_DISTANCE
                || lower.starts_with(&wanted)
                || wanted.starts_with(&lower);
            related.then_some((distance, candidate))
        })
        .collect();
    close.sort();
    close
        .into_iter()
        .map(|(_, candidate)| candidate)
        .take(MAX_CLOSE)
        .collect()
}

/// Levenshtein's distance in bytes.
fn distance(left: &str, right: &str) -> usize {
    let mut row: Vec<usize> = (0..=right.len()).collect();
    for (index, from) in left.bytes().enumerate() {
        let mut diagonal = index;
        let mut previous = index + 1;
        if let Some(first) = row.first_mut() {
            *first = previous;
        }
        for (cell, to) in row.iter_mut().skip(1).zip(right.bytes()) {
            let change = diagonal + usize::from(from != to);
            diagonal = *cell;
            *cell = change.min(previous + 1).min(diagonal + 1);
            previous = *cell;
        }
    }
    row.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distance_counts_edits() {
        for (left, right, expected) in [
            ("", "", 0),
            ("", "abc", 3),
            ("kitten", "sitting", 3),
            ("910b3", "910b4", 1),
            ("abc", "abc", 0),
            ("ab", "ba", 2),
        ] {
            assert_eq!(distance(left, right), expected, "{left} {right}");
        }
    }

    #[test]
    fn close_names_are_few_and_the_closest_comes_first() {
        assert_eq!(close("ascend910b3").first(), Some(&"Ascend910B3"));
        assert_eq!(close("Ascend910B33").first(), Some(&"Ascend910B3"));
        assert_eq!(close("Ascend950").len(), MAX_CLOSE);
        assert_eq!(close("GeForce"), Vec::<&str>::new());
    }

    #[test]
    fn every_name_is_there_once() {
        let mut sorted: Vec<_> = names().collect();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!((sorted.len(), table().count()), (73, 73));
    }
}
