//! One configuration a process.

use std::sync::OnceLock;

use thiserror::Error;

/// A process-wide value that is made once, from a configuration that never changes afterwards.
#[derive(Debug)]
pub struct Instance<C, T>(OnceLock<(C, T)>);

/// The process already runs with another configuration.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("the simulation already runs in this process, with another configuration")]
pub struct AlreadyRunning;

impl<C: Clone + PartialEq, T> Instance<C, T> {
    /// An instance that has not started.
    pub const fn new() -> Self {
        Self(OnceLock::new())
    }

    /// Starts with `config`, unless it runs already with an equal one.
    ///
    /// # Errors
    /// [`AlreadyRunning`] if it runs with another configuration.
    pub fn start(&self, config: C, make: impl FnOnce(&C) -> T) -> Result<&T, AlreadyRunning> {
        let (running, value) = self.0.get_or_init(|| (config.clone(), make(&config)));
        if *running == config {
            Ok(value)
        } else {
            Err(AlreadyRunning)
        }
    }

    /// The running value, if any.
    pub fn get(&self) -> Option<&T> {
        self.0.get().map(|(_, value)| value)
    }
}

impl<C: Clone + PartialEq, T> Default for Instance<C, T> {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_configuration_starts_once() {
        let instance = Instance::new();
        assert_eq!(instance.get(), None);
        assert_eq!(instance.start(1, |config| config + 1), Ok(&2));
        assert_eq!(instance.start(1, |_| panic!("made twice")), Ok(&2));
    }

    #[test]
    fn another_configuration_is_refused_and_changes_nothing() {
        let instance = Instance::new();
        instance.start(1, |config| *config).unwrap();
        assert_eq!(instance.start(2, |config| *config), Err(AlreadyRunning));
        assert_eq!(instance.get(), Some(&1));
    }
}
