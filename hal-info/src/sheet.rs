//! The facts of one device.

use hal::facts::{Fact, Sourced, Value};
use hal::{Arch, Backend, Device, Kind, MemoryInfo, Properties, Utilisation};

/// Everything known of a device, and what could not be learnt.
#[derive(Debug)]
pub struct Sheet {
    /// The device.
    pub device: Device,
    /// Its facts, known or not; the time-varying ones last.
    pub facts: Vec<Fact>,
    /// The marketing or SoC name.
    pub name: Option<String>,
    /// What was met while looking for the SoC's spec.
    pub notes: Vec<String>,
    /// What failed, in the failing function's words.
    pub errors: Vec<String>,
}

/// What the keys of a SoC's spec begin with.
pub const SPEC: &str = "spec.";

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
        }
        let missing = keys(device.backend())
            .into_iter()
            .filter(|key| sheet.fact(key).is_none());
        let missing: Vec<Fact> = missing.map(|key| Fact { key, value: None }).collect();
        sheet.facts.extend(missing);
        sheet
    }

    /// Reads only what does not change.
    pub fn fixed(device: Device) -> Self {
        let mut sheet = Self {
            device,
            facts: Vec::new(),
            name: None,
            notes: Vec::new(),
            errors: Vec::new(),
        };
        if let Some(properties) = sheet.learn("properties", device.properties()) {
            sheet.facts = properties.facts();
            sheet.name = properties.name().map(str::to_owned);
            let spec = properties.ascend().and_then(|npu| npu.spec.as_ref());
            sheet.notes = spec.map_or(Vec::new(), |spec| {
                spec.notes.iter().map(ToString::to_string).collect()
            });
        }
        sheet
    }

    /// One fact's value.
    pub fn value(&self, key: &str) -> Option<&Value> {
        Some(&self.fact(key)?.value.as_ref()?.value)
    }

    fn fact(&self, key: &str) -> Option<&Fact> {
        self.facts.iter().find(|fact| fact.key == key)
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
    let nothing = match backend {
        Backend::Cuda => Arch::Cuda(Box::default()),
        Backend::Ascend => Arch::Ascend(Box::default()),
    };
    let fixed = Properties { arch: nothing }
        .facts()
        .into_iter()
        .map(|fact| fact.key);
    let live = live_keys(backend).iter().map(|&key| key.to_owned());
    let spec = match backend {
        Backend::Cuda => &[],
        Backend::Ascend => hal::soc::Field::all(),
    };
    fixed
        .chain(live)
        .chain(spec.iter().map(|field| format!("{SPEC}{}", field.key)))
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
