//! Races: two accesses to the same bytes, one of them a write, that nothing orders.

use std::collections::HashMap;
use std::fmt;
use std::ops::Range;

use crate::clock::{Clock, Point};
use crate::ranges::Ranges;
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
    blocks: HashMap<u64, HashMap<StreamName, Past>>,
    noted: u64,
    races: Vec<Race>,
}

/// What a stream did to a block: each byte's last write, and its last read since.
#[derive(Debug, Default)]
struct Past {
    last: u64,
    writes: Ranges<Noted>,
    reads: Ranges<Noted>,
}

/// A deed, its place in its stream, and its place among all deeds.
#[derive(Debug, Clone)]
struct Noted {
    number: u64,
    count: u64,
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
        block.retain(|stream, past| {
            !host.covers(Point {
                stream: *stream,
                count: past.last,
            })
        });
        let race = |first: &Noted| Race {
            first: first.deed.clone(),
            second: deed.clone(),
        };
        let ordered = |point| before.covers(point) || host.covers(point);
        let found: Vec<_> = conflicts(block, &deed, ordered)
            .into_iter()
            .map(race)
            .collect();
        if let Some(point) = point {
            let past = block.entry(point.stream).or_default();
            self.noted += 1;
            past.add(Noted {
                number: self.noted,
                count: point.count,
                deed,
            });
        }
        let room = MOST.saturating_sub(self.races.len());
        self.races.extend(found.iter().take(room).cloned());
        found
    }

    /// Forgets what was done to a block that is no more.
    pub(crate) fn forget(&mut self, block: u64) {
        self.blocks.remove(&block);
    }

    /// Forgets what was done in a stream that is no more.
    pub(crate) fn forget_stream(&mut self, stream: StreamName) {
        self.blocks.retain(|_, block| {
            block.remove(&stream);
            !block.is_empty()
        });
    }

    /// The races found so far.
    pub(crate) fn races(&self) -> &[Race] {
        &self.races
    }
}

/// What conflicts with a deed and is not `ordered` before it, in the order of submission.
fn conflicts<'a>(
    block: &'a HashMap<StreamName, Past>,
    deed: &Deed,
    ordered: impl Fn(Point) -> bool,
) -> Vec<&'a Noted> {
    let mut found = Vec::new();
    for (stream, past) in block {
        found.extend(past.conflicting(deed).filter(|first| {
            !ordered(Point {
                stream: *stream,
                count: first.count,
            })
        }));
    }
    found.sort_by_key(|first| first.number);
    found.dedup_by_key(|first| first.number);
    found
}

impl Past {
    /// What conflicts with a deed of another stream.
    fn conflicting(&self, deed: &Deed) -> impl Iterator<Item = &Noted> {
        let reads = deed.writes.then(|| self.reads.overlapping(&deed.range));
        self.writes
            .overlapping(&deed.range)
            .chain(reads.into_iter().flatten())
    }

    /// Adds what comes after all the rest: a write stands for every access before it, a read for every read.
    fn add(&mut self, noted: Noted) {
        self.last = noted.count;
        let range = noted.deed.range.clone();
        if noted.deed.writes {
            self.reads.cut(&range);
            self.writes.insert(&range, noted);
        } else {
            self.reads.insert(&range, noted);
        }
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
        let stream = &ledger.blocks[&0][&second.stream];
        assert_eq!(stream.reads.overlapping(&(0..8)).count(), 0);
        assert_eq!(stream.writes.overlapping(&(0..8)).count(), 1);
        host.note(second);
        ledger.note("f", &access(0..8, true), None, &own, &host);
        assert!(ledger.blocks[&0].is_empty() && ledger.races().is_empty());
    }

    #[test]
    fn each_deed_is_named_once_in_the_order_of_submission() {
        let (none, mut own) = (Clock::default(), Clock::default());
        let [one, other, third] = points([1, 1, 2]);
        own.note(third);
        let mut ledger = Ledger::default();
        for (function, range, point) in [("a", 0..9, one), ("b", 3..5, third)] {
            ledger.note(function, &access(range, true), Some(point), &own, &none);
        }
        ledger.note("c", &access(0..9, true), Some(other), &none, &none);
        let firsts = ledger.races().iter().map(|race| race.first.function);
        assert!(firsts.eq(["a", "b"]));
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
