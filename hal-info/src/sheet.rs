//! The facts of one device.

use hal::properties::{Arch, MemoryInfo, Utilisation};
use hal::{Backend, Device, Fact, Kind, Properties, Sourced, Value};

/// Everything known of a device, and what could not be learnt.
#[derive(Debug)]
pub struct Sheet {
    /// The device.
    pub device: Device,
    /// Its facts, known or not; the time-varying ones last.
    pub facts: Vec<Fact>,
    /// What failed, in the failing function's words.
    pub errors: Vec<String>,
}

/// Facts that change from moment to moment.
const LIVE_KEYS: [(Backend, &[&str]); 2] = [
    (
        Backend::Cuda,
        &[
            "memory.free_bytes",
            "utilisation.compute_percent",
            "utilisation.memory_percent",
        ],
    ),
    (
        Backend::Ascend,
        &[
            "memory.free_bytes",
            "utilisation.cube_percent",
            "utilisation.vector_percent",
            "utilisation.ai_cpu_percent",
            "utilisation.memory_percent",
        ],
    ),
];

impl Sheet {
    /// Reads what does not change, and what does.
    ///
    /// A device whose properties fail still has its keys, without values, and is asked nothing more.
    pub fn of(device: Device) -> Self {
        let mut sheet = Self::fixed(device);
        if sheet.errors.is_empty() {
            sheet.read_live();
        } else {
            sheet
                .facts
                .extend(live_keys(device.backend()).iter().map(|key| unknown(key)));
        }
        sheet
    }

    /// Reads only what does not change.
    pub fn fixed(device: Device) -> Self {
        match device.properties() {
            Ok(properties) => Self {
                device,
                facts: properties.facts(),
                errors: Vec::new(),
            },
            Err(error) => Self {
                device,
                facts: no_properties(device.backend()).facts(),
                errors: vec![format!("properties: {error}")],
            },
        }
    }

    /// The marketing or SoC name.
    pub fn name(&self) -> Option<&str> {
        self.device.properties().ok()?.name()
    }

    /// One fact's value.
    pub fn value(&self, key: &str) -> Option<&Value> {
        Some(
            &self
                .facts
                .iter()
                .find(|fact| fact.key == key)?
                .value
                .as_ref()?
                .value,
        )
    }

    fn read_live(&mut self) {
        let memory = self.learn("free memory", self.device.memory());
        let busy = self
            .learn("utilisation", self.device.utilisation())
            .unwrap_or_default();
        let facts = live_keys(self.device.backend())
            .iter()
            .map(|&key| live(key, memory.as_ref(), &busy));
        self.facts.extend(facts);
    }

    /// Keeps an error, unless it says that this runtime cannot tell.
    fn learn<T>(&mut self, what: &str, result: hal::Result<T>) -> Option<T> {
        result
            .inspect_err(|error| {
                if error.kind() != Kind::Unsupported {
                    self.errors.push(format!("{what}: {error}"));
                }
            })
            .ok()
    }
}

/// The keys that every device of a backend has.
pub fn keys(backend: Backend) -> Vec<String> {
    let fixed = no_properties(backend)
        .facts()
        .into_iter()
        .map(|fact| fact.key);
    fixed
        .chain(live_keys(backend).iter().map(|&key| key.to_owned()))
        .collect()
}

/// Whether a key's value changes from moment to moment.
pub fn is_live(key: &str) -> bool {
    LIVE_KEYS.iter().any(|(_, keys)| keys.contains(&key))
}

fn live_keys(backend: Backend) -> &'static [&'static str] {
    LIVE_KEYS
        .iter()
        .find(|(owner, _)| *owner == backend)
        .map_or(&[], |(_, keys)| keys)
}

fn live(key: &str, memory: Option<&MemoryInfo>, busy: &Utilisation) -> Fact {
    let percent = |busy: &Option<Sourced<u32>>| busy.as_ref().map(general);
    let value = match key {
        "memory.free_bytes" => memory.map(|memory| general(&memory.free)),
        "utilisation.compute_percent" => percent(&busy.compute),
        "utilisation.memory_percent" => percent(&busy.memory),
        "utilisation.cube_percent" => percent(&busy.cube),
        "utilisation.vector_percent" => percent(&busy.vector),
        "utilisation.ai_cpu_percent" => percent(&busy.ai_cpu),
        _ => None,
    };
    Fact {
        key: key.to_owned(),
        value,
    }
}

fn general<T: Clone + Into<Value>>(sourced: &Sourced<T>) -> Sourced<Value> {
    let others = sourced
        .others
        .iter()
        .map(|(value, source)| (value.clone().into(), source.clone()));
    Sourced {
        value: sourced.value.clone().into(),
        source: sourced.source.clone(),
        others: others.collect(),
    }
}

fn unknown(key: &str) -> Fact {
    Fact {
        key: key.to_owned(),
        value: None,
    }
}

fn no_properties(backend: Backend) -> Properties {
    Properties {
        arch: match backend {
            Backend::Cuda => Arch::Cuda(Box::default()),
            Backend::Ascend => Arch::Ascend(Box::default()),
        },
    }
}
