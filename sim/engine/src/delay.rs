//! How late work begins.

use std::time::Duration;

/// Pseudo-random delays, which a seed, a stream's number and a work's number settle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Delay {
    seed: u64,
    most: u64,
}

impl Delay {
    /// Delays of 0 to `most` microseconds.
    pub(crate) fn new(seed: u64, most: u64) -> Self {
        Self { seed, most }
    }

    /// Whether nothing is ever late.
    pub(crate) fn never(self) -> bool {
        self.most == 0
    }

    /// How late the `count`-th item of a stream begins.
    pub(crate) fn of(self, stream: u64, count: u64) -> Duration {
        let random = mix(mix(mix(self.seed) ^ stream) ^ count);
        Duration::from_micros(random % self.most.saturating_add(1))
    }
}

/// The finaliser of SplitMix64, a bijection in which every bit depends on all.
fn mix(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_settles_every_delay() {
        let delays = |seed| (0..64).map(move |count| Delay::new(seed, 1000).of(count % 4, count));
        assert!(delays(1).eq(delays(1)));
        assert!(!delays(1).eq(delays(2)));
        assert!(delays(1).all(|delay| delay <= Duration::from_micros(1000)));
        assert!(delays(1).any(|delay| delay > Duration::from_micros(500)));
    }

    #[test]
    fn without_a_limit_nothing_is_late() {
        assert!((0..64).all(|count| Delay::new(7, 0).of(0, count).is_zero()));
    }
}
