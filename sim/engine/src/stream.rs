//! Streams and events.
//!
//! Work is done when it is submitted, before the call returns: one of the orders that a device may choose, and the
//! one with no delay. A stream is therefore always idle, and a recorded event always complete.

use std::time::{Duration, Instant};

use crate::Handle;

/// A stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stream {
    /// The context it belongs to.
    pub context: Handle,
    /// The device of that context.
    pub device: u32,
}

/// An event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Event {
    /// The context it belongs to.
    pub context: Handle,
    /// Whether streams can wait for it.
    pub orders: bool,
    /// Whether it measures time.
    pub times: bool,
    /// Whether a wait before the first record is an error.
    pub strict: bool,
    /// When it was last recorded, by the host's clock.
    pub recorded: Option<Instant>,
}

impl Event {
    /// The host's time from one record to another; negative times are 0, unrecorded events have none.
    pub fn elapsed(start: Self, end: Self) -> Option<Duration> {
        Some(end.recorded?.saturating_duration_since(start.recorded?))
    }
}
