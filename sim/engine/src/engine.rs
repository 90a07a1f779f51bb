//! The machine as a whole.

use std::sync::Arc;

use crate::{
    CallBook, Config, Contexts, Devices, Event, ForkGuard, HostMemory, Memory, Objects, Pools,
    Rules, Scheduler, Stream,
};

/// A machine with devices; each shell has one of its own.
#[derive(Debug)]
pub struct Engine {
    config: Config,
    calls: CallBook,
    contexts: Contexts,
    streams: Objects<Stream>,
    events: Objects<Event>,
    devices: Arc<Devices>,
    scheduler: Scheduler,
    pools: Pools,
    fork: ForkGuard,
}

impl Engine {
    /// Builds the machine that a configuration describes, under a vendor's rules.
    pub fn new(config: Config, rules: Rules) -> Self {
        let devices = Arc::new(Devices {
            memory: Memory::new(config.devices, config.memory, config.reserved),
            host: HostMemory::default(),
        });
        Self {
            pools: Pools::new(config.devices, Arc::clone(&devices)),
            scheduler: Scheduler::new(&config, rules, Arc::clone(&devices)),
            calls: CallBook::new(config.faults.clone(), config.hidden.clone()),
            contexts: Contexts::new(config.devices),
            streams: Objects::streams(),
            events: Objects::events(),
            devices,
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

    /// The streams in all contexts, default ones excepted.
    pub fn streams(&self) -> &Objects<Stream> {
        &self.streams
    }

    /// The events in all contexts.
    pub fn events(&self) -> &Objects<Event> {
        &self.events
    }

    /// The memory of all devices.
    pub fn memory(&self) -> &Memory {
        &self.devices.memory
    }

    /// Host memory that the devices can reach.
    pub fn host(&self) -> &HostMemory {
        &self.devices.host
    }

    /// All that work works on.
    pub fn devices(&self) -> &Devices {
        &self.devices
    }

    /// The pools of all devices.
    pub fn pools(&self) -> &Pools {
        &self.pools
    }

    /// What the streams do.
    pub fn scheduler(&self) -> &Scheduler {
        &self.scheduler
    }

    /// Whether this is a forked child of the process that built the machine.
    pub fn forked(&self) -> bool {
        self.fork.forked()
    }
}
