//! Streams and events.

use std::fmt;
use std::sync::{Arc, OnceLock};
use std::thread::ThreadId;
use std::time::Instant;

use crate::Handle;
use crate::clock::{Clock, Point};

/// A stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stream {
    /// The context it belongs to.
    pub context: Handle,
    /// The device of that context.
    pub device: u32,
    /// Whether it waits for its context's default stream and the other way round, where [`Rules`](crate::Rules) say
    /// that default streams do.
    pub blocking: bool,
    /// The vendor's flags, which change nothing here.
    pub flags: u32,
    /// The vendor's priority, which changes nothing here.
    pub priority: i32,
}

/// What tells streams apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StreamName {
    /// A stream that somebody created.
    Created(Handle),
    /// The default stream of a context.
    Default(Handle),
    /// The default stream that a context has for one thread.
    Thread(Handle, ThreadId),
}

/// A stream and its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lane {
    /// Its name.
    pub name: StreamName,
    /// What it is.
    pub stream: Stream,
}

impl fmt::Display for StreamName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Created(stream) => write!(f, "stream {:p}", stream.as_ptr::<u8>()),
            Self::Default(context) => {
                write!(
                    f,
                    "the default stream of context {:p}",
                    context.as_ptr::<u8>()
                )
            }
            Self::Thread(context, thread) => write!(
                f,
                "the default stream of {thread:?} in context {:p}",
                context.as_ptr::<u8>()
            ),
        }
    }
}

/// An event.
#[derive(Debug, Clone)]
pub struct Event {
    /// The context it belongs to.
    pub context: Handle,
    /// Whether streams can wait for it.
    pub orders: bool,
    /// Whether it measures time.
    pub times: bool,
    /// Whether a wait before the first record is an error.
    pub strict: bool,
    /// What it was last recorded as.
    pub recorded: Option<Arc<Record>>,
}

/// An event's place in a stream, taken when it was recorded.
#[derive(Debug)]
pub struct Record {
    pub(crate) point: Point,
    pub(crate) clock: Clock,
    pub(crate) reached: OnceLock<Instant>,
}

impl Record {
    /// Milliseconds by the host's clock from one record to another; none before both are reached.
    pub fn milliseconds(start: &Self, end: &Self) -> Option<f32> {
        let (start, end) = (*start.reached.get()?, *end.reached.get()?);
        let forward = end.saturating_duration_since(start).as_secs_f32();
        let back = start.saturating_duration_since(end).as_secs_f32();
        Some((forward - back) * 1e3)
    }
}
