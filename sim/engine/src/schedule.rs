//! Streams at work.
//!
//! Every item in a stream names the points of other streams that it comes after, all of which were submitted before it, so
//! that no stream waits in a circle. A thread works on a stream as long as there is something in it.

use std::io::{self, Write};
use std::process;
use std::sync::{Arc, Condvar, MutexGuard, OnceLock, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use thiserror::Error;

use crate::clock::Clock;
use crate::clock::Point;
use crate::delay::Delay;
use crate::state::{Item, State, Task};
use crate::{Access, Config, Devices, Fault, Handle, Lane, Lock, Race, Record, StreamName, Work};

/// In what the vendors' streams differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rules {
    /// What work comes to whose memory was freed before its turn came, in the vendor's numbers.
    pub gone: i32,
    /// Whether the first fault ends the context: nothing in it runs any more, and the fault never goes away. Otherwise it
    /// is told once, and later work runs.
    pub fatal: bool,
    /// Whether a context's default stream and its blocking streams wait for each other.
    pub default_blocks: bool,
}

/// What to wait for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// One stream.
    Stream(StreamName),
    /// All streams of a context.
    Context(Handle),
    /// All streams of a device.
    Device(u32),
}

/// The host has no thread for a stream to work on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("the host has no thread left")]
pub struct NoThread;

/// The streams of all devices.
#[derive(Debug)]
pub struct Scheduler(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    rules: Rules,
    delay: Delay,
    late_faults: Vec<Fault>,
    fatal_races: bool,
    devices: Arc<Devices>,
    state: Lock<State>,
    changed: Condvar,
}

impl Scheduler {
    pub(crate) fn new(config: &Config, rules: Rules, devices: Arc<Devices>) -> Self {
        Self(Arc::new(Shared {
            rules,
            delay: Delay::new(config.seed, config.delay),
            late_faults: config.late_faults.clone(),
            fatal_races: config.fatal_races,
            devices,
            state: Lock::default(),
            changed: Condvar::new(),
        }))
    }

    /// Submits work to a stream and returns at once.
    ///
    /// # Errors
    /// [`NoThread`].
    pub fn submit(&self, lane: Lane, work: Work) -> Result<(), NoThread> {
        let mut state = self.0.state.lock();
        let (point, after) = state.next(lane, self.0.rules);
        let races = state.check(&work, point);
        let late = state.late_fault(&self.0.late_faults, work.function);
        let clock = work.calls_back.then(|| state.clock(lane.name));
        self.0
            .push(&mut state, lane, after, Task::Work(work, late, clock))?;
        drop(state);
        self.0.tell(&races);
        Ok(())
    }

    /// Takes a stream's end as an event's place.
    ///
    /// # Errors
    /// [`NoThread`].
    pub fn record(&self, lane: Lane) -> Result<Arc<Record>, NoThread> {
        let mut state = self.0.state.lock();
        let (point, after) = state.next(lane, self.0.rules);
        let record = Arc::new(Record {
            point,
            clock: state.clock(lane.name),
            reached: OnceLock::new(),
        });
        self.0
            .push(&mut state, lane, after, Task::Record(Arc::clone(&record)))?;
        Ok(record)
    }

    /// Lets everything that is submitted to a stream from now on come after an event's place.
    ///
    /// # Errors
    /// [`NoThread`].
    pub fn wait_in_stream(&self, lane: Lane, record: &Record) -> Result<(), NoThread> {
        let mut state = self.0.state.lock();
        let (_, mut after) = state.next(lane, self.0.rules);
        after.push(record.point);
        if let Some(queue) = state.queues.get_mut(&lane.name) {
            queue.clock.join(&record.clock);
        }
        self.0.push(&mut state, lane, after, Task::Wait)
    }

    /// Whether what is submitted to a stream from now on comes after an event's place, by events, or because the host
    /// waited. The order of default streams does not count.
    pub fn follows(&self, lane: Lane, record: &Record) -> bool {
        let state = self.0.state.lock();
        let queue = state.queues.get(&lane.name);
        state.host.covers(record.point)
            || queue.is_some_and(|queue| queue.clock.covers(record.point))
            || !state.queues.contains_key(&record.point.stream)
    }

    /// Waits for what was submitted so far; false if it is not done in time.
    pub fn synchronize(&self, scope: Scope, timeout: Option<Duration>) -> bool {
        let state = self.0.state.lock();
        let mut before = Clock::default();
        let mut ends = Vec::new();
        for (name, queue) in state
            .queues
            .iter()
            .filter(|(name, queue)| queue.is_in(**name, scope))
        {
            before.join(&queue.clock);
            ends.push(queue.end(*name));
        }
        let done = |state: &State| ends.iter().all(|end| state.reached(*end));
        let (mut state, done) = self.0.wait(state, timeout, done);
        if done {
            state.host.join(&before);
            state.forget();
        }
        done
    }

    /// Waits for an event's place; false if it is not reached in time.
    pub fn synchronize_record(&self, record: &Record, timeout: Option<Duration>) -> bool {
        let reached = |_: &State| record.reached.get().is_some();
        let state = self.0.state.lock();
        let (mut state, done) = self.0.wait(state, timeout, reached);
        if done {
            state.host.join(&record.clock);
            state.forget();
        }
        done
    }

    /// Whether everything that was submitted is done.
    pub fn idle(&self, scope: Scope) -> bool {
        self.synchronize(scope, Some(Duration::ZERO))
    }

    /// Takes the first fault in a stream that was not told yet; of several streams, that of the one first used.
    pub fn take_failure(&self, scope: Scope) -> Option<i32> {
        let mut state = self.0.state.lock();
        let in_scope = state
            .queues
            .iter_mut()
            .filter(|(name, queue)| queue.is_in(**name, scope));
        let failed = in_scope.filter_map(|(_, queue)| Some((queue.number, queue.failure.take()?)));
        failed.min().map(|(_, code)| code)
    }

    /// The fault that ended a context.
    pub fn death(&self, context: Handle) -> Option<i32> {
        self.0.state.lock().dead.get(&context).copied()
    }

    /// Notes what the host does to device memory at once, beside all streams.
    pub fn note_host(&self, function: &'static str, accesses: &[Access]) {
        let mut state = self.0.state.lock();
        let races: Vec<_> = accesses
            .iter()
            .flat_map(|access| state.note(function, access, None, &Clock::default()))
            .collect();
        drop(state);
        self.0.tell(&races);
    }

    /// Lets the name of a stream go, which finishes what it has; nobody may submit to it any more.
    pub fn close(&self, name: StreamName) {
        let mut state = self.0.state.lock();
        if let Some(queue) = state.queues.get_mut(&name) {
            queue.closed = true;
        }
        state.forget();
    }

    /// Closes a stream and drops the work that it has not begun.
    pub fn abandon(&self, name: StreamName) {
        let mut state = self.0.state.lock();
        if let Some(queue) = state.queues.get_mut(&name) {
            queue.closed = true;
            let dropped = |item: &&mut Item| matches!(item.task, Task::Work(..));
            for item in queue.items.iter_mut().filter(dropped) {
                item.task = Task::Wait;
            }
        }
        state.forget();
    }

    /// The races found so far, at most 256.
    pub fn races(&self) -> Vec<Race> {
        self.0.state.lock().ledger.races().to_vec()
    }

    /// Forgets what was done to a block that is freed.
    pub fn forget_block(&self, block: u64) {
        self.0.state.lock().ledger.forget(block);
    }
}

impl Shared {
    /// Puts an item at the end of its stream, and sees to it that a thread works on the stream.
    fn push(
        self: &Arc<Self>,
        state: &mut State,
        lane: Lane,
        after: Vec<Point>,
        task: Task,
    ) -> Result<(), NoThread> {
        let Some(queue) = state.queues.get_mut(&lane.name) else {
            return Ok(());
        };
        if !queue.works {
            let shared = Arc::clone(self);
            let work = move || shared.work_on(lane.name);
            let spawned = thread::Builder::new()
                .name("simulated stream".into())
                .spawn(work);
            spawned.map_err(|_| NoThread)?;
            queue.works = true;
        }
        queue.submitted += 1;
        queue.items.push_back(Item { after, task });
        Ok(())
    }

    /// Works on a stream until nothing is left in it.
    fn work_on(&self, name: StreamName) {
        let mut state = self.state.lock();
        while let Some((item, number, count)) = self.take(&mut state, name) {
            let (held, _) = self.wait(state, None, |state| {
                item.after.iter().all(|point| state.reached(*point))
            });
            drop(held);
            if !self.delay.never() {
                thread::sleep(self.delay.of(number, count));
            }
            let (failure, record) = match item.task {
                Task::Work(work, late, clock) => (self.run(name, work, late, clock), None),
                Task::Record(record) => (None, Some(record)),
                Task::Wait => (None, None),
            };
            state = self.state.lock();
            state.finish(name, failure, self.rules);
            if let Some(record) = record {
                record.reached.get_or_init(Instant::now);
            }
            self.changed.notify_all();
        }
    }

    /// The next item of a stream, with the numbers of both; none ends the work on it.
    fn take(&self, state: &mut State, name: StreamName) -> Option<(Item, u64, u64)> {
        let queue = state.queues.get_mut(&name)?;
        let item = queue.items.pop_front();
        queue.works = item.is_some();
        let taken = item.map(|item| (item, queue.number, queue.done + 1));
        if taken.is_none() {
            state.forget();
        }
        taken
    }

    /// Does a work, unless its context is dead, and says with which code it fails.
    fn run(
        &self,
        name: StreamName,
        work: Work,
        late: Option<i32>,
        clock: Option<Clock>,
    ) -> Option<i32> {
        let mut state = self.state.lock();
        let context = state.queues.get(&name)?.stream.context;
        if state.dead.contains_key(&context) {
            return None;
        }
        if let Some(clock) = &clock {
            state.host.join(clock);
        }
        drop(state);
        if late.is_some() {
            return late;
        }
        if !work
            .accesses
            .iter()
            .all(|access| self.devices.memory.has(access))
        {
            return Some(self.rules.gone);
        }
        (work.run)(&self.devices).err().map(|_| self.rules.gone)
    }

    /// Waits until something is so; false if it is not so in time.
    fn wait<'a>(
        &'a self,
        mut state: MutexGuard<'a, State>,
        timeout: Option<Duration>,
        so: impl Fn(&State) -> bool,
    ) -> (MutexGuard<'a, State>, bool) {
        let end = timeout.and_then(|timeout| Instant::now().checked_add(timeout));
        loop {
            if so(&state) {
                return (state, true);
            }
            state = match end.map(|end| end.saturating_duration_since(Instant::now())) {
                None => self
                    .changed
                    .wait(state)
                    .unwrap_or_else(PoisonError::into_inner),
                Some(Duration::ZERO) => return (state, false),
                Some(left) => {
                    let waited = self.changed.wait_timeout(state, left);
                    waited.unwrap_or_else(PoisonError::into_inner).0
                }
            };
        }
    }

    /// Ends the process at a race, if so configured.
    fn tell(&self, races: &[Race]) {
        if let Some(race) = races.first().filter(|_| self.fatal_races) {
            // The process ends whether or not anybody reads why.
            let _ = writeln!(io::stderr(), "simulated device: {race}");
            process::abort();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;
    use crate::{Contexts, HostMemory, Memory, Stream};

    const RULES: Rules = Rules {
        gone: 9,
        fatal: false,
        default_blocks: true,
    };

    fn scheduler(rules: Rules) -> Scheduler {
        let devices = Devices {
            memory: Memory::new(1, 1 << 20, 0),
            host: HostMemory::default(),
        };
        Scheduler::new(&Config::new(1 << 20), rules, Arc::new(devices))
    }

    /// Streams of one context, as many as asked for.
    fn lanes<const N: usize>() -> [Lane; N] {
        let contexts = Contexts::new(1);
        let mut number = 0;
        [(); N].map(|()| {
            number += 1;
            let name = contexts.create(0);
            Lane {
                name: StreamName::Created(name),
                stream: Stream {
                    context: contexts.primary(0),
                    device: 0,
                    blocking: number == 1,
                    flags: 0,
                    priority: 0,
                },
            }
        })
    }

    fn access(scheduler: &Scheduler, writes: bool) -> Access {
        let memory = &scheduler.0.devices.memory;
        let block = memory.allocate(0, 64, 64).unwrap();
        memory.access(block, 64, writes).unwrap()
    }

    fn work(accesses: Vec<Access>) -> Work {
        Work::new("work", accesses, |_| Ok(()))
    }

    #[test]
    fn a_stream_works_in_order_and_the_host_does_not_wait() {
        let (scheduler, [lane]) = (scheduler(RULES), lanes());
        let (open, gate) = mpsc::channel::<()>();
        let (tell, told) = mpsc::channel();
        let hold = move || gate.recv().unwrap_or_default();
        scheduler
            .submit(lane, Work::callback("hold", hold))
            .unwrap();
        for number in 0..100 {
            let tell = tell.clone();
            let call = move || tell.send(number).unwrap_or_default();
            scheduler
                .submit(lane, Work::callback("tell", call))
                .unwrap();
        }
        let scope = Scope::Stream(lane.name);
        assert!(told.try_recv().is_err() && !scheduler.idle(scope));
        assert!(!scheduler.synchronize(scope, Some(Duration::from_millis(1))));
        open.send(()).unwrap();
        assert!(scheduler.synchronize(scope, None));
        assert!(told.try_iter().eq(0..100));
    }

    #[test]
    fn a_fault_is_told_once_or_ends_the_context() {
        for fatal in [false, true] {
            let rules = Rules { fatal, ..RULES };
            let (scheduler, [lane]) = (scheduler(rules), lanes());
            let access = access(&scheduler, true);
            scheduler.0.devices.memory.free(access.block);
            let (tell, told) = mpsc::channel();
            scheduler.submit(lane, work(vec![access])).unwrap();
            let call = move || tell.send(()).unwrap_or_default();
            scheduler
                .submit(lane, Work::callback("tell", call))
                .unwrap();
            let scope = Scope::Context(lane.stream.context);
            assert!(scheduler.synchronize(scope, None));
            let failures = [(); 2].map(|()| scheduler.take_failure(scope));
            let death = scheduler.death(lane.stream.context);
            assert_eq!(told.try_recv().is_err(), fatal);
            let expected = if fatal {
                ([None, None], Some(9))
            } else {
                ([Some(9), None], None)
            };
            assert_eq!((failures, death), expected);
        }
    }

    #[test]
    fn what_the_host_waited_for_orders_all_streams() {
        let (scheduler, [one, other, third]) = (scheduler(RULES), lanes());
        let access = access(&scheduler, true);
        scheduler.submit(one, work(vec![access.clone()])).unwrap();
        assert!(scheduler.synchronize(Scope::Device(0), None));
        scheduler.submit(other, work(vec![access.clone()])).unwrap();
        assert_eq!(scheduler.races(), []);
        scheduler.submit(third, work(vec![access])).unwrap();
        assert_eq!(scheduler.races().len(), 1);
    }

    #[test]
    fn a_callback_may_have_told_the_host() {
        let (scheduler, [one, other]) = (scheduler(RULES), lanes());
        let access = access(&scheduler, true);
        let (tell, told) = mpsc::channel();
        scheduler.submit(one, work(vec![access.clone()])).unwrap();
        let call = move || tell.send(()).unwrap_or_default();
        scheduler.submit(one, Work::callback("tell", call)).unwrap();
        told.recv().unwrap();
        scheduler.submit(other, work(vec![access])).unwrap();
        assert_eq!(scheduler.races(), []);
    }

    #[test]
    fn an_abandoned_stream_drops_the_work_that_it_has_not_begun() {
        let (scheduler, [one, other]) = (scheduler(RULES), lanes());
        let (open, gate) = mpsc::channel::<()>();
        let (begun, has_begun) = mpsc::channel();
        let hold = move || {
            begun.send(()).unwrap_or_default();
            gate.recv().unwrap_or_default();
        };
        let (tell, told) = mpsc::channel::<()>();
        let call = move || tell.send(()).unwrap_or_default();
        scheduler.submit(one, Work::callback("hold", hold)).unwrap();
        scheduler.submit(one, Work::callback("tell", call)).unwrap();
        let record = scheduler.record(one).unwrap();
        scheduler.wait_in_stream(other, &record).unwrap();
        has_begun.recv().unwrap();
        scheduler.abandon(one.name);
        assert!(told.recv().is_err());
        assert!(!scheduler.idle(Scope::Stream(other.name)));
        open.send(()).unwrap();
        assert!(scheduler.synchronize(Scope::Device(0), None));
        assert_eq!(scheduler.0.state.lock().queues.len(), 1);
    }

    #[test]
    fn closed_streams_are_forgotten_once_they_are_known_to_be_done() {
        let (scheduler, [one, other]) = (scheduler(RULES), lanes());
        let access = access(&scheduler, true);
        let known = || scheduler.0.state.lock().queues.len();
        scheduler.submit(one, work(vec![access.clone()])).unwrap();
        let record = scheduler.record(one).unwrap();
        scheduler.close(one.name);
        scheduler.wait_in_stream(other, &record).unwrap();
        scheduler.submit(other, work(vec![access.clone()])).unwrap();
        assert_eq!((scheduler.races(), known()), (vec![], 2));
        assert!(scheduler.synchronize(Scope::Stream(other.name), None));
        assert_eq!(known(), 1);
        scheduler.wait_in_stream(other, &record).unwrap();
        scheduler.submit(other, work(vec![access])).unwrap();
        assert!(scheduler.synchronize(Scope::Stream(other.name), None));
        assert_eq!(scheduler.races(), []);
    }
}
