//! What is in every stream, and what lies before what.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::Arc;

use crate::clock::{Clock, Point};
use crate::race::Ledger;
use crate::{Access, Fault, Handle, Lane, Race, Record, Rules, Scope, Stream, StreamName, Work};

#[derive(Debug, Default)]
pub(crate) struct State {
    pub(crate) queues: HashMap<StreamName, Queue>,
    pub(crate) made: u64,
    /// What the host knows to be done.
    pub(crate) host: Clock,
    pub(crate) ledger: Ledger,
    pub(crate) dead: HashMap<Handle, i32>,
    pub(crate) submissions: BTreeMap<&'static str, u64>,
}

#[derive(Debug)]
pub(crate) struct Queue {
    pub(crate) stream: Stream,
    pub(crate) number: u64,
    pub(crate) items: VecDeque<Item>,
    pub(crate) submitted: u64,
    pub(crate) done: u64,
    pub(crate) clock: Clock,
    pub(crate) works: bool,
    pub(crate) closed: bool,
    pub(crate) failure: Option<i32>,
}

#[derive(Debug)]
pub(crate) struct Item {
    pub(crate) after: Vec<Point>,
    pub(crate) task: Task,
}

#[derive(Debug)]
pub(crate) enum Task {
    Work(Work, Option<i32>, Option<Clock>),
    Record(Arc<Record>),
    Wait,
}

impl State {
    /// Makes room for one more item in a stream: its point, and those before it in other streams.
    pub(crate) fn next(&mut self, lane: Lane, rules: Rules) -> (Point, Vec<Point>) {
        let made = self.made;
        self.queues.entry(lane.name).or_insert_with(|| {
            self.made += 1;
            Queue::new(lane.stream, made)
        });
        let (mut after, mut before) = (Vec::new(), Clock::default());
        let others = self.queues.iter().filter(|(name, queue)| {
            let one_is_default = lane.is_default() || matches!(name, StreamName::Default(_));
            **name != lane.name
                && rules.default_blocks
                && one_is_default
                && (lane.stream.blocking && queue.stream.blocking)
                && queue.stream.context == lane.stream.context
        });
        for (name, queue) in others {
            before.join(&queue.clock);
            after.push(queue.end(*name));
        }
        let mut point = Point {
            stream: lane.name,
            count: 0,
        };
        if let Some(queue) = self.queues.get_mut(&lane.name) {
            point.count = queue.submitted + 1;
            queue.clock.join(&before);
            queue.clock.note(point);
        }
        after.retain(|point| !self.reached(*point));
        (point, after)
    }

    pub(crate) fn clock(&self, name: StreamName) -> Clock {
        let queue = self.queues.get(&name);
        queue.map(|queue| queue.clock.clone()).unwrap_or_default()
    }

    /// Notes what work at a point does, and returns the races that it makes.
    pub(crate) fn check(&mut self, work: &Work, point: Point) -> Vec<Race> {
        if work.accesses.is_empty() {
            return Vec::new();
        }
        let before = self.clock(point.stream);
        let accesses = work.accesses.iter();
        accesses
            .flat_map(|access| self.note(work.function, access, Some(point), &before))
            .collect()
    }

    pub(crate) fn note(
        &mut self,
        function: &'static str,
        access: &Access,
        point: Option<Point>,
        before: &Clock,
    ) -> Vec<Race> {
        self.ledger
            .note(function, access, point, before, &self.host)
    }

    /// The code with which this submission of a function is to fail, if it is.
    pub(crate) fn late_fault(&mut self, faults: &[Fault], function: &'static str) -> Option<i32> {
        let count = self.submissions.entry(function).or_default();
        *count += 1;
        let fault = faults
            .iter()
            .find(|fault| fault.call == *count && fault.function == function);
        fault.map(|fault| fault.code)
    }

    pub(crate) fn reached(&self, point: Point) -> bool {
        let queue = self.queues.get(&point.stream);
        queue.is_none_or(|queue| queue.done >= point.count)
    }

    /// Counts an item of a stream as done, and keeps the code that it failed with.
    pub(crate) fn finish(&mut self, name: StreamName, failure: Option<i32>, rules: Rules) {
        let Some(queue) = self.queues.get_mut(&name) else {
            return;
        };
        queue.done += 1;
        let Some(code) = failure else { return };
        if rules.fatal {
            self.dead.entry(queue.stream.context).or_insert(code);
        } else {
            queue.failure.get_or_insert(code);
        }
    }

    /// Forgets closed streams of which the host knows that they are done, and every point in them.
    pub(crate) fn forget(&mut self) {
        let host = &self.host;
        let over = |name: &StreamName, queue: &Queue| {
            let end = queue.end(*name);
            queue.closed && queue.done == queue.submitted && (end.count == 0 || host.covers(end))
        };
        let all = self.queues.iter();
        let gone = all.filter_map(|(name, queue)| over(name, queue).then_some(*name));
        let gone: Vec<_> = gone.collect();
        for name in gone {
            self.queues.remove(&name);
            self.host.forget(name);
            self.ledger.forget_stream(name);
            for queue in self.queues.values_mut() {
                queue.clock.forget(name);
            }
        }
    }
}

impl Lane {
    pub(crate) fn is_default(self) -> bool {
        matches!(self.name, StreamName::Default(_))
    }
}

impl Queue {
    pub(crate) fn new(stream: Stream, number: u64) -> Self {
        Self {
            stream,
            number,
            items: VecDeque::new(),
            submitted: 0,
            done: 0,
            clock: Clock::default(),
            works: false,
            closed: false,
            failure: None,
        }
    }

    pub(crate) fn end(&self, name: StreamName) -> Point {
        Point {
            stream: name,
            count: self.submitted,
        }
    }

    pub(crate) fn is_in(&self, name: StreamName, scope: Scope) -> bool {
        match scope {
            Scope::Stream(stream) => stream == name,
            Scope::Context(context) => self.stream.context == context,
            Scope::Device(device) => self.stream.device == device,
        }
    }
}
