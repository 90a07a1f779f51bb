//! Values of ranges that do not overlap.

use std::collections::BTreeMap;
use std::ops::Range;

/// Disjoint ranges with a value each; a later range takes its bytes from earlier ones.
#[derive(Debug, Clone)]
pub(crate) struct Ranges<T>(BTreeMap<u64, (u64, T)>);

impl<T> Default for Ranges<T> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

impl<T: Clone> Ranges<T> {
    /// The values of the ranges that overlap one.
    pub(crate) fn overlapping(&self, range: &Range<u64>) -> impl Iterator<Item = &T> {
        let (start, ranges) = (range.start, self.0.range(..range.end).rev());
        ranges
            .take_while(move |(_, (end, _))| *end > start)
            .map(|(_, (_, value))| value)
    }

    /// Gives a range a value.
    pub(crate) fn insert(&mut self, range: &Range<u64>, value: T) {
        self.cut(range);
        self.0.insert(range.start, (range.end, value));
    }

    /// Takes a range out.
    pub(crate) fn cut(&mut self, range: &Range<u64>) {
        let before = self.0.range(..range.end).rev();
        let hit: Vec<_> = before
            .take_while(|(_, (end, _))| *end > range.start)
            .map(|(start, _)| *start)
            .collect();
        for start in hit {
            let Some((end, value)) = self.0.remove(&start) else {
                continue;
            };
            if end > range.end {
                self.0.insert(range.end, (end, value.clone()));
            }
            if start < range.start {
                self.0.insert(start, (range.start, value));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(ranges: &Ranges<char>) -> Vec<(u64, u64, char)> {
        let all = ranges.0.iter();
        all.map(|(start, (end, value))| (*start, *end, *value))
            .collect()
    }

    #[test]
    fn a_later_range_takes_its_bytes_from_earlier_ones() {
        let mut ranges = Ranges::default();
        ranges.insert(&(0..10), 'a');
        ranges.insert(&(4..6), 'b');
        assert_eq!(pieces(&ranges), [(0, 4, 'a'), (4, 6, 'b'), (6, 10, 'a')]);
        ranges.insert(&(5..12), 'c');
        assert_eq!(pieces(&ranges), [(0, 4, 'a'), (4, 5, 'b'), (5, 12, 'c')]);
        ranges.cut(&(0..5));
        assert_eq!(pieces(&ranges), [(5, 12, 'c')]);
    }

    #[test]
    fn ranges_that_only_touch_do_not_overlap() {
        let mut ranges = Ranges::default();
        ranges.insert(&(0..4), 'a');
        ranges.insert(&(8..12), 'b');
        let hit = |range| ranges.overlapping(&range).copied().collect::<String>();
        assert_eq!(
            [hit(4..8), hit(3..8), hit(3..9), hit(9..10)],
            ["", "a", "ba", "b"]
        );
    }
}
