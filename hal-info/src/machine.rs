//! A machine's backends and devices, as far as the command line asks for them.

use crate::cli::Choice;
use crate::failure::Failure;
use crate::near::suggestion;
use hal::probe::{Probe, Unavailable};
use hal::{Backend, Device, Instance, InstanceBuilder, ListedGpu, Simulation};

/// The backends and devices to tell of.
#[derive(Debug)]
pub struct Machine {
    instance: Instance,
    backend: Option<Backend>,
    devices: Vec<Device>,
    listed: Vec<ListedGpu>,
}

impl Machine {
    /// Probes the backends that the choice needs, or starts simulated ones.
    ///
    /// # Errors
    /// Fails when what to simulate is unknown, or when there is no such device.
    pub fn look(choice: &Choice) -> Result<Self, Failure> {
        Self::look_beside(choice, Vec::new())
    }

    /// As [`Machine::look`], but GPUs are only listed where the management library can do so: initialising CUDA takes longer
    /// than all the rest.
    ///
    /// # Errors
    /// As [`Machine::look`].
    pub fn glance(choice: &Choice) -> Result<Self, Failure> {
        let must_initialise = choice.require.contains(&Backend::Cuda)
            || choice.device.is_some()
            || !choice.simulate.is_empty();
        let listed = if must_initialise || !choice.shows(Backend::Cuda) {
            None
        } else {
            hal::list_gpus()
        };
        Self::look_beside(choice, listed.unwrap_or_default())
    }

    fn look_beside(choice: &Choice, listed: Vec<ListedGpu>) -> Result<Self, Failure> {
        check_simulated(choice)?;
        let instance = match simulation(&choice.simulate)? {
            Some(simulation) => Instance::simulated(&simulation.devices(choice.count))
                .map_err(|error| Failure::Usage(error.to_string()))?,
            None => {
                let needs = |backend| choice.shows(backend) || choice.require.contains(&backend);
                let spared = |&backend: &Backend| {
                    !needs(backend) || backend == Backend::Cuda && !listed.is_empty()
                };
                let backends = Backend::ALL.into_iter().filter(spared);
                backends
                    .fold(Instance::builder(), InstanceBuilder::without)
                    .build()
            }
        };
        let chosen = |device: &Device| {
            choice
                .backend
                .is_none_or(|backend| device.backend() == backend)
        };
        let devices = instance.devices().iter().copied().filter(chosen).collect();
        let mut machine = Self {
            instance,
            backend: choice.backend,
            devices,
            listed,
        };
        if let Some(name) = &choice.device {
            let device = machine.device(name)?;
            machine.devices = vec![device];
            machine.backend = Some(device.backend());
        }
        Ok(machine)
    }

    /// The probes of the chosen backends; without a choice, of those that were probed.
    pub fn probes(&self) -> impl Iterator<Item = &Probe> {
        let chosen = |probe: &&Probe| match self.backend {
            // GPUs that were listed stand for their backend.
            Some(backend) if self.listed.is_empty() => probe.backend() == backend,
            _ => !matches!(probe.state(), Err(Unavailable::NotProbed)),
        };
        self.instance.probes().iter().filter(chosen)
    }

    /// GPUs that were listed and not opened.
    pub fn listed(&self) -> &[ListedGpu] {
        &self.listed
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
        let backend = name.split_once(':').map_or("", |(backend, _)| backend);
        if !backend.is_empty()
            && let Err(unknown) = backend.parse::<Backend>()
        {
            return Failure::Usage(format!("no device {name:?}: {unknown}"));
        }
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

/// Every library that was tried and why it was of no use, in order.
pub fn attempts(reason: &Unavailable) -> Vec<(String, String)> {
    let Unavailable::Load(error) = reason else {
        return Vec::new();
    };
    let attempts = error.attempts().iter();
    attempts
        .map(|attempt| (attempt.candidate.to_string(), attempt.reason.to_string()))
        .collect()
}

/// The library that was opened; none where a stand-in is linked in.
pub fn library(probe: &Probe) -> Option<String> {
    Some(probe.library()?.to_string_lossy().into_owned())
}

/// What the names ask for: at most one SoC, and `cuda`.
fn simulation(names: &[String]) -> Result<Option<Simulation>, Failure> {
    let (cuda, socs): (Vec<&String>, Vec<&String>) =
        names.iter().partition(|name| *name == Backend::Cuda.name());
    match (socs.as_slice(), cuda.is_empty()) {
        ([], true) => Ok(None),
        ([], false) => Ok(Some(Simulation::cuda())),
        ([soc], true) => npu(soc).map(Some),
        ([soc], false) => npu(soc).map(|npu| Some(npu.and_cuda())),
        _ => Err(Failure::Usage(
            "NPUs of one SoC only can be simulated at a time".to_owned(),
        )),
    }
}

/// The names that `--soc` takes, aliases included.
fn npu(name: &str) -> Result<Simulation, Failure> {
    match hal::soc::lookup(name, &hal::soc::Search::nowhere()) {
        Ok(found) => Ok(Simulation::ascend(
            found
                .spec
                .name
                .map_or_else(|| name.to_owned(), |full| full.to_string()),
        )),
        Err(_) => {
            let names = hal::soc::names().chain([Backend::Cuda.name()]);
            Err(Failure::Usage(format!(
                "cannot simulate {name:?}{}",
                suggestion(name, names)
            )))
        }
    }
}

/// A backend to tell of must be among what is simulated, where anything is.
fn check_simulated(choice: &Choice) -> Result<(), Failure> {
    let is_cuda = |name: &String| name == Backend::Cuda.name();
    let has = |backend: Backend| match backend {
        Backend::Cuda => choice.simulate.iter().any(is_cuda),
        Backend::Ascend => !choice.simulate.iter().all(is_cuda),
    };
    match choice.backend.filter(|&backend| !has(backend)) {
        Some(backend) if !choice.simulate.is_empty() => Err(Failure::Usage(format!(
            "{backend} is not simulated: --simulate names {}",
            choice.simulate.join(", ")
        ))),
        _ => Ok(()),
    }
}
