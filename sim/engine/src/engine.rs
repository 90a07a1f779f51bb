//! The machine as a whole.

use crate::{CallBook, Config, Contexts, ForkGuard, HostMemory, Memory};

/// A machine with devices; each shell has one of its own.
#[derive(Debug)]
pub struct Engine {
    config: Config,
    calls: CallBook,
    contexts: Contexts,
    memory: Memory,
    host: HostMemory,
    fork: ForkGuard,
}

impl Engine {
    /// Builds the machine that a configuration describes.
    pub fn new(config: Config) -> Self {
        Self {
            calls: CallBook::new(config.faults.clone(), config.hidden.clone()),
            contexts: Contexts::new(config.devices),
            memory: Memory::new(config.devices, config.memory, config.reserved),
            host: HostMemory::default(),
            fork: ForkGuard::new(),
            config,
        }
    }

    /// What the machine was built from.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// The book of calls.
    pub fn calls(&self) -> &CallBook {
        &self.calls
    }

    /// The contexts on all devices.
    pub fn contexts(&self) -> &Contexts {
        &self.contexts
    }

    /// The memory of all devices.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }

    /// Host memory that the devices can reach.
    pub fn host(&self) -> &HostMemory {
        &self.host
    }

    /// Whether this is a forked child of the process that built the machine.
    pub fn forked(&self) -> bool {
        self.fork.forked()
    }
}
