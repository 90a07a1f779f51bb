//! Races: two accesses to the same bytes, one of them a write, that nothing orders.

use std::collections::HashMap;
use std::fmt;
use std::ops::Range;

use crate::clock::{Clock, Point};
use crate::{Access, StreamName};

/// One side of a race.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deed {
    /// The C function that asked for it.
    pub function: &'static str,
    /// The stream it was submitted to; none if the host did it at once.
    pub stream: Option<StreamName>,
    /// The device addresses that it uses.
    pub range: Range<u64>,
    /// Whether it changes them.
    pub writes: bool,
}

/// Two deeds that nothing orders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Race {
    /// The one that was submitted first.
    pub first: Deed,
    /// The other one.
    pub second: Deed,
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verb = if self.writes { "writes" } else { "reads" };
        let Range { start, end } = self.range;
        match self.stream {
            Some(stream) => write!(f, "{} in {stream}", self.function)?,
            None => write!(f, "{} on the host", self.function)?,
        }
        write!(f, " {verb} {start:#x}..{end:#x}")
    }
}

impl fmt::Display for Race {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "race: {}; {}; nothing orders them",
            self.first, self.second
        )
    }
}

/// As many races are kept; who has more will not read them all.
const MOST: usize = 256;

/// The accesses that later ones may conflict with, and the conflicts found.
#[derive(Debug, Default)]
pub(crate) struct Ledger {
    blocks: HashMap<u64, Vec<Past>>,
    races: Vec<Race>,
}

/// An access that the host does not know to be done.
#[derive(Debug)]
struct Past {
    point: Point,
    deed: Deed,
}

impl Ledger {
    /// Notes an access at `point`, before which lie `before` and all that `host` knows to be done, and returns the races
    /// that it makes.
    ///
    /// Without a point the access is over when the host goes on, and nothing later can conflict with it.
    pub(crate) fn note(
        &mut self,
        function: &'static str,
        access: &Access,
        point: Option<Point>,
        before: &Clock,
        host: &Clock,
    ) -> Vec<Race> {
        let deed = Deed {
            function,
            stream: point.map(|point| point.stream),
            range: access.range.clone(),
            writes: access.writes,
        };
        let block = self.blocks.entry(access.block).or_default();
        block.retain(|past| !host.covers(past.point));
        let unordered = block.iter().filter(|past| !before.covers(past.point));
        let found: Vec<_> = unordered
            .filter(|past| past.deed.conflicts(&deed))
            .map(|past| Race {
                first: past.deed.clone(),
                second: deed.clone(),
            })
            .collect();
        if let Some(point) = point {
            block.retain(|past| !(past.point.stream == point.stream && deed.subsumes(&past.deed)));
            block.push(Past { point, deed });
        }
        let room = MOST.saturating_sub(self.races.len());
        self.races.extend(found.iter().take(room).cloned());
        found
    }

    /// Forgets what was done to a block that is no more.
    pub(crate) fn forget(&mut self, block: u64) {
        self.blocks.remove(&block);
    }

    /// Forgets what was done at points that nobody asks for any more.
    pub(crate) fn retain(&mut self, kept: impl Fn(Point) -> bool) {
        self.blocks.retain(|_, block| {
            block.retain(|past| kept(past.point));
            !block.is_empty()
        });
    }

    /// The races found so far.
    pub(crate) fn races(&self) -> &[Race] {
        &self.races
    }
}

impl Deed {
    fn conflicts(&self, other: &Self) -> bool {
        let overlap = self.range.start < other.range.end && other.range.start < self.range.end;
        overlap && (self.writes || other.writes)
    }

    /// Whether everything that conflicts with an earlier deed of the same stream conflicts with this one too.
    fn subsumes(&self, earlier: &Self) -> bool {
        let covers = self.range.start <= earlier.range.start && earlier.range.end <= self.range.end;
        covers && (self.writes || !earlier.writes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Contexts;

    fn access(range: Range<u64>, writes: bool) -> Access {
        Access {
            range,
            writes,
            block: 0,
            owner: None,
        }
    }

    fn points<const N: usize>(counts: [u64; N]) -> [Point; N] {
        let contexts = Contexts::new(2);
        let mut device = 0;
        counts.map(|count| {
            device += 1;
            let stream = StreamName::Default(contexts.primary(device % 2));
            Point { stream, count }
        })
    }

    #[test]
    fn only_overlapping_accesses_of_which_one_writes_conflict() {
        let none = Clock::default();
        let [one, other] = points([1, 1]);
        let mut ledger = Ledger::default();
        let mut note = |range, writes, point| {
            let access = access(range, writes);
            ledger.note("f", &access, Some(point), &none, &none).len()
        };
        assert_eq!([note(0..8, false, one), note(4..12, false, other)], [0, 0]);
        assert_eq!([note(8..16, true, one), note(0..4, true, other)], [1, 1]);
    }

    #[test]
    fn a_later_access_stands_for_those_that_it_covers() {
        let (mut own, mut host) = (Clock::default(), Clock::default());
        let [first, _, second] = points([1, 0, 2]);
        own.note(second);
        let mut ledger = Ledger::default();
        for (range, writes, point) in [
            (0..4, true, first),
            (2..4, false, first),
            (0..8, true, second),
        ] {
            ledger.note("f", &access(range, writes), Some(point), &own, &own);
        }
        assert_eq!(ledger.blocks[&0].len(), 1);
        host.note(second);
        ledger.note("f", &access(0..8, true), None, &own, &host);
        assert!(ledger.blocks[&0].is_empty() && ledger.races().is_empty());
    }

    #[test]
    fn no_more_races_are_kept_than_anybody_reads() {
        let none = Clock::default();
        let [one, other] = points([1, 1]);
        let mut ledger = Ledger::default();
        for start in 0..300 {
            ledger.note(
                "f",
                &access(start..start + 1, true),
                Some(one),
                &none,
                &none,
            );
        }
        ledger.note("f", &access(0..300, true), Some(other), &none, &none);
        assert_eq!(ledger.races().len(), MOST);
    }
}
