//! The facts of one device.

use hal::facts::{Fact, Value};
use hal::{Backend, Device, ErrorKind, Properties, Utilization};

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
    /// What this runtime cannot tell, and why.
    pub untold: Vec<String>,
}

/// What the keys of a SoC's spec begin with.
pub const SPEC: &str = "spec.";

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
            untold: Vec::new(),
        };
        if let Some(properties) = sheet.learn("properties", device.properties()) {
            sheet.facts = properties.facts();
            sheet.name = properties.name().map(str::to_owned);
            if let Some(npu) = properties.ascend() {
                let met = npu
                    .spec
                    .iter()
                    .flat_map(|spec| &spec.notes)
                    .map(ToString::to_string);
                let missing = npu.spec_error.iter().map(ToString::to_string);
                sheet.notes = met.chain(missing).collect();
            }
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
        self.facts
            .extend(memory.into_iter().flat_map(|memory| memory.facts()));
        let busy = self.learn("utilization", self.device.utilization());
        let backend = self.device.backend();
        self.facts
            .extend(busy.into_iter().flat_map(|busy| busy.facts(backend)));
    }

    /// Keeps an error, apart from those that only say that this runtime cannot tell.
    fn learn<T>(&mut self, what: &str, result: hal::Result<T>) -> Option<T> {
        let keep = |error: &hal::Error| match error.kind() {
            ErrorKind::Unsupported => self.untold.push(error.to_string()),
            _ => self.errors.push(format!("{what}: {error}")),
        };
        result.inspect_err(keep).ok()
    }
}

/// The keys that every device of a backend has.
pub fn keys(backend: Backend) -> Vec<String> {
    let live = live_keys(backend).into_iter();
    Properties::keys(backend).into_iter().chain(live).collect()
}

/// Whether a key's value changes from moment to moment.
pub fn is_live(key: &str) -> bool {
    Backend::ALL
        .into_iter()
        .flat_map(live_keys)
        .any(|live| live == key)
}

fn live_keys(backend: Backend) -> Vec<String> {
    let memory = ["memory.free_bytes".to_owned()];
    let busy = Utilization::default()
        .facts(backend)
        .into_iter()
        .map(|fact| fact.key);
    memory.into_iter().chain(busy).collect()
}
