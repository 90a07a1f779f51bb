//! A machine's backends and devices, as far as the command line asks for them.

use crate::cli::Choice;
use crate::failure::Failure;
use crate::near::suggestion;
use hal::probe::{Probe, Unavailable};
use hal::{Backend, Device, Instance, Simulation};

/// The backends and devices to tell of.
#[derive(Debug)]
pub struct Machine {
    instance: Instance,
    backend: Option<Backend>,
    devices: Vec<Device>,
}

impl Machine {
    /// Probes the machine, or starts a simulated one.
    ///
    /// # Errors
    /// Fails when what to simulate is unknown, or when there is no such device.
    pub fn look(choice: &Choice) -> Result<Self, Failure> {
        let instance = match &choice.simulate {
            Some(what) => simulated(what)?,
            None => Instance::new(),
        };
        // Of a simulation the other backend says nothing about this machine.
        let simulated = instance
            .devices()
            .first()
            .filter(|_| choice.simulate.is_some())
            .map(|device| device.backend());
        let mut machine = Self {
            instance,
            backend: choice.backend.or(simulated),
            devices: Vec::new(),
        };
        let chosen = |device: &Device| {
            machine
                .backend
                .is_none_or(|backend| device.backend() == backend)
        };
        machine.devices = machine
            .instance
            .devices()
            .iter()
            .copied()
            .filter(chosen)
            .collect();
        if let Some(name) = &choice.device {
            let device = machine.device(name)?;
            machine.devices = vec![device];
            machine.backend = Some(device.backend());
        }
        Ok(machine)
    }

    /// The probes of the chosen backends.
    pub fn probes(&self) -> impl Iterator<Item = &Probe> {
        let chosen = |probe: &&Probe| {
            self.backend
                .is_none_or(|backend| probe.backend() == backend)
        };
        self.instance.probes().iter().filter(chosen)
    }

    /// The chosen devices.
    pub fn devices(&self) -> &[Device] {
        &self.devices
    }

    /// Checks that backends can be used.
    ///
    /// # Errors
    /// Fails with [`Failure::Unusable`] and the reasons when one cannot.
    pub fn require(&self, backends: &[Backend]) -> Result<(), Failure> {
        let reasons: Vec<String> = backends
            .iter()
            .filter_map(|&backend| self.not_usable(backend))
            .collect();
        if reasons.is_empty() {
            Ok(())
        } else {
            Err(Failure::Unusable(reasons.join("; ")))
        }
    }

    /// The chosen backends that cannot be used, with the reasons; for a message.
    pub fn absences(&self) -> String {
        let reasons: Vec<String> = self
            .probes()
            .filter_map(|probe| self.not_usable(probe.backend()))
            .collect();
        reasons.join("; ")
    }

    fn not_usable(&self, backend: Backend) -> Option<String> {
        let reason = self.instance.probe(backend).state().err()?;
        Some(format!(
            "{backend} is not usable ({}): {}",
            reason.code(),
            first_line(reason)
        ))
    }

    fn device(&self, name: &str) -> Result<Device, Failure> {
        let by_number = name
            .parse::<usize>()
            .ok()
            .and_then(|number| self.devices.get(number));
        let by_name = || self.devices.iter().find(|device| id(**device) == name);
        by_number
            .or_else(by_name)
            .copied()
            .ok_or_else(|| self.no_such_device(name))
    }

    fn no_such_device(&self, name: &str) -> Failure {
        let ids: Vec<String> = self.devices.iter().map(|&device| id(device)).collect();
        let there_are = if ids.is_empty() {
            format!("there is none: {}", self.absences())
        } else {
            format!("there is {}", ids.join(", "))
        };
        Failure::Usage(format!("no device {name:?}; {there_are}"))
    }
}

/// `cuda:0`, for command lines and JSON.
pub fn id(device: Device) -> String {
    format!("{}:{}", device.backend(), device.ordinal())
}

/// A reason without the list of what was tried.
pub fn first_line(reason: &Unavailable) -> String {
    reason
        .to_string()
        .lines()
        .next()
        .unwrap_or_default()
        .to_owned()
}

/// Starts the devices that `NAME` or `NAME:COUNT` asks for.
fn simulated(what: &str) -> Result<Instance, Failure> {
    let (name, count) = match what.split_once(':') {
        Some((name, count)) => (
            name,
            count
                .parse()
                .map_err(|_| Failure::Usage(format!("{count:?} is no number of devices")))?,
        ),
        None => (what, 1),
    };
    let simulation = if name == Backend::Cuda.name() {
        Simulation::cuda()
    } else {
        npu(name)?
    };
    Instance::simulated(&simulation.devices(count))
        .map_err(|error| Failure::Usage(error.to_string()))
}

fn npu(name: &str) -> Result<Simulation, Failure> {
    if hal::soc::names().any(|known| known == name) {
        return Ok(Simulation::ascend(name));
    }
    let names = hal::soc::names().chain([Backend::Cuda.name()]);
    Err(Failure::Usage(format!(
        "cannot simulate {name:?}{}",
        suggestion(name, names)
    )))
}
