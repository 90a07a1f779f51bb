//! What is ordered before what: one counter a stream.

use std::collections::HashMap;

use crate::StreamName;

/// A place in a stream: everything up to its `count`-th item.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Point {
    pub(crate) stream: StreamName,
    pub(crate) count: u64,
}

/// The points that lie before something.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Clock(HashMap<StreamName, u64>);

impl Clock {
    /// Whether a point lies before.
    pub(crate) fn covers(&self, point: Point) -> bool {
        self.0
            .get(&point.stream)
            .is_some_and(|count| *count >= point.count)
    }

    /// Lets a point lie before.
    pub(crate) fn note(&mut self, point: Point) {
        let count = self.0.entry(point.stream).or_default();
        *count = point.count.max(*count);
    }

    /// Lets everything lie before that lies before another.
    pub(crate) fn join(&mut self, other: &Self) {
        for (stream, count) in &other.0 {
            self.note(Point {
                stream: *stream,
                count: *count,
            });
        }
    }

    /// Forgets a stream that is no more.
    pub(crate) fn forget(&mut self, stream: StreamName) {
        self.0.remove(&stream);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Contexts;

    #[test]
    fn a_join_keeps_the_later_point_of_each_stream() {
        let contexts = Contexts::new(2);
        let [a, b] = [0, 1].map(|device| StreamName::Default(contexts.primary(device)));
        let point = |stream, count| Point { stream, count };
        let (mut left, mut right) = (Clock::default(), Clock::default());
        left.note(point(a, 3));
        right.note(point(a, 2));
        right.note(point(b, 1));
        left.join(&right);
        assert!(left.covers(point(a, 3)) && left.covers(point(b, 1)));
        assert!(!left.covers(point(a, 4)) && !left.covers(point(b, 2)));
        left.forget(a);
        assert!(!left.covers(point(a, 1)) && left.covers(point(b, 1)));
    }
}
