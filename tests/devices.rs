//! Every behaviour on every device present, simulated ones included, closed by a summary of what ran on what.
//!
//! `HAL_REQUIRE=cuda`, `ascend` or both with a comma makes it a failure that the machine has none.

use hal::facts::Value;
use hal::{Backend, Device, ErrorKind, Instance, Simulation};
use libtest_mimic::{Arguments, Failed, Trial};
use std::collections::BTreeMap;
use std::process::Command;
use std::sync::{Arc, Mutex};
use sys_cuda::bindings::{CUdevice_attribute as Attribute, CUresult};

/// A behaviour that every device of some kind must show.
struct Check {
    name: &'static str,
    /// The devices that this is about.
    applies: fn(Device) -> bool,
    /// Why it cannot be looked at on a device that it is about.
    skip: fn(Device) -> Option<String>,
    run: fn(Device) -> Result<(), Failed>,
}

const CHECKS: &[Check] = &[
    Check::of_all("properties_name_the_device", properties_name_the_device),
    Check::of_all(
        "keys_are_unique_and_end_in_their_unit",
        keys_are_unique_and_end_in_their_unit,
    ),
    Check::of_all(
        "properties_are_the_same_from_any_thread",
        properties_are_the_same_from_any_thread,
    ),
    Check::of_all(
        "free_memory_is_at_most_the_total",
        free_memory_is_at_most_the_total,
    )
    .unless(|device| unsupported(device.memory().err())),
    Check::of_all("utilization_is_a_percentage", utilization_is_a_percentage)
        .unless(|device| unsupported(device.utilization().err())),
    Check::of(
        "facts_agree_with_the_raw_driver",
        is_gpu,
        facts_agree_with_the_raw_driver,
    ),
    Check::of(
        "listed_gpus_are_the_opened_ones",
        is_gpu,
        listed_gpus_are_the_opened_ones,
    ),
    Check::of(
        "facts_agree_with_nvidia_smi",
        is_gpu,
        facts_agree_with_nvidia_smi,
    )
    .unless(without_nvidia_smi),
    Check::of(
        "ub_is_the_specs",
        |device| device.backend() == Backend::Ascend,
        ub_is_the_specs,
    ),
];

impl Check {
    const fn of(
        name: &'static str,
        applies: fn(Device) -> bool,
        run: fn(Device) -> Result<(), Failed>,
    ) -> Self {
        Self {
            name,
            applies,
            skip: |_| None,
            run,
        }
    }

    const fn of_all(name: &'static str, run: fn(Device) -> Result<(), Failed>) -> Self {
        Self::of(name, |_| true, run)
    }

    const fn unless(mut self, skip: fn(Device) -> Option<String>) -> Self {
        self.skip = skip;
        self
    }
}

fn is_gpu(device: Device) -> bool {
    device.backend() == Backend::Cuda && device.simulated().is_none()
}

fn unsupported(error: Option<hal::Error>) -> Option<String> {
    error
        .filter(|error| error.kind() == ErrorKind::Unsupported)
        .map(|error| error.to_string())
}

fn without_nvidia_smi(_: Device) -> Option<String> {
    Command::new("nvidia-smi")
        .arg("-L")
        .output()
        .is_err()
        .then(|| "there is no nvidia-smi".to_owned())
}

/// How often each outcome was met on each device.
type Tally = Arc<Mutex<BTreeMap<String, BTreeMap<String, usize>>>>;

fn main() {
    let arguments = Arguments::from_args();
    let found = Instance::new();
    let simulation = Simulation::ascend("Ascend910B3").devices(2).and_cuda();
    let simulated = Instance::simulated(&simulation).unwrap_or_else(|error| {
        eprintln!("the simulated devices did not start: {error}");
        std::process::exit(1)
    });
    let tally = Tally::default();
    let mut trials: Vec<Trial> = Vec::new();
    for &device in found.devices().iter().chain(simulated.devices()) {
        let checks = CHECKS.iter().filter(|check| (check.applies)(device));
        trials.extend(checks.map(|check| trial(device, check, &tally)));
    }
    for backend in Backend::ALL {
        trials.extend(absence(&found, backend, &tally));
    }
    let listing = arguments.list;
    let conclusion = libtest_mimic::run(&arguments, trials);
    if !listing {
        report(
            &tally
                .lock()
                .unwrap_or_else(|poisoned| poisoned.into_inner()),
        );
    }
    conclusion.exit();
}

fn trial(device: Device, check: &'static Check, tally: &Tally) -> Trial {
    let name = format!("{}/{}", label(device).replace(' ', "_"), check.name);
    if let Some(reason) = (check.skip)(device) {
        count(
            tally,
            label(device),
            format!("skipped ({}: {reason})", check.name),
        );
        return Trial::test(name, || Ok(()))
            .with_kind(format!("skipped: {reason}"))
            .with_ignored_flag(true);
    }
    let tally = Arc::clone(tally);
    Trial::test(name, move || {
        (check.run)(device)?;
        count(&tally, label(device), "passed".to_owned());
        Ok(())
    })
}

/// Records that no device of a backend is here, or fails where there must be one.
fn absence(found: &Instance, backend: Backend, tally: &Tally) -> Option<Trial> {
    let reason = found.probe(backend).state().err()?.to_string();
    let required = std::env::var("HAL_REQUIRE").unwrap_or_default();
    if required
        .split(',')
        .any(|name| name.trim() == backend.name())
    {
        let name = format!("{backend}/is_usable");
        return Some(Trial::test(name, move || {
            Err(format!("HAL_REQUIRE={required}: {reason}").into())
        }));
    }
    let first = reason.lines().next().unwrap_or_default().to_owned();
    count(
        tally,
        format!("{backend} hardware"),
        format!("skipped ({first})"),
    );
    None
}

fn label(device: Device) -> String {
    let simulated = if device.simulated().is_some() {
        "simulated "
    } else {
        ""
    };
    format!("{simulated}{}:{}", device.backend(), device.ordinal())
}

fn count(tally: &Tally, device: String, word: String) {
    let mut tally = tally
        .lock()
        .unwrap_or_else(|poisoned| poisoned.into_inner());
    *tally.entry(device).or_default().entry(word).or_default() += 1;
}

fn report(tally: &BTreeMap<String, BTreeMap<String, usize>>) {
    for (device, words) in tally {
        let words: Vec<String> = words
            .iter()
            .map(|(word, times)| format!("{times} {word}"))
            .collect();
        println!("device summary: {device}: {}", words.join(", "));
    }
}

fn properties_name_the_device(device: Device) -> Result<(), Failed> {
    let properties = device.properties()?;
    let name = properties.name().ok_or("no name")?;
    if name.trim().is_empty() || properties.backend() != device.backend() {
        return Err(format!("{name:?} of {}", properties.backend()).into());
    }
    let total = properties.memory_total().ok_or("no memory")?.value;
    if total < 1 << 30 {
        Err(format!("{total} bytes of memory").into())
    } else {
        Ok(())
    }
}

fn keys_are_unique_and_end_in_their_unit(device: Device) -> Result<(), Failed> {
    const UNITS: [&str; 7] = [
        "_bytes",
        "_mhz",
        "_bits",
        "_percent",
        "_bytes_per_second",
        "_bytes_per_cycle",
        "_elements",
    ];
    let facts = device.properties()?.facts();
    let mut keys: Vec<&str> = facts.iter().map(|fact| fact.key.as_str()).collect();
    keys.sort_unstable();
    if let Some(twice) = keys.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(format!("{} is listed twice", twice[0]).into());
    }
    for fact in facts {
        let plain = fact
            .key
            .bytes()
            .all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'_' | b'.'));
        let is_large = matches!(fact.value.map(|fact| fact.value), Some(Value::Unsigned(value)) if value > 1 << 32);
        if !plain || is_large && !UNITS.iter().any(|unit| fact.key.ends_with(unit)) {
            return Err(
                format!("{} is not snake_case, or a size without its unit", fact.key).into(),
            );
        }
    }
    Ok(())
}

fn properties_are_the_same_from_any_thread(device: Device) -> Result<(), Failed> {
    let start = std::sync::Barrier::new(8);
    let read = || {
        start.wait();
        device
            .properties()
            .map(std::ptr::from_ref)
            .map_err(|error| error.to_string())
    };
    let read = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..8)
            .map(|_| scope.spawn(|| read().map(|properties| properties as usize)))
            .collect();
        threads
            .into_iter()
            .map(|thread| thread.join().unwrap_or(Err("a panic".to_owned())))
            .collect::<Result<Vec<_>, _>>()
    })?;
    if read.windows(2).all(|pair| pair[0] == pair[1]) {
        Ok(())
    } else {
        Err("two threads read two copies".into())
    }
}

fn free_memory_is_at_most_the_total(device: Device) -> Result<(), Failed> {
    match device.memory() {
        Ok(memory) if (1..=memory.total.value).contains(&memory.free.value) => Ok(()),
        Ok(memory) => Err(format!("{memory:?}").into()),
        Err(error) => Err(error.into()),
    }
}

fn utilization_is_a_percentage(device: Device) -> Result<(), Failed> {
    let busy = device.utilization()?;
    let shares = [
        busy.compute,
        busy.memory,
        busy.cube,
        busy.vector,
        busy.ai_cpu,
    ];
    let known: Vec<u32> = shares
        .into_iter()
        .flatten()
        .map(|share| share.value)
        .collect();
    if !known.is_empty() && known.iter().all(|&share| share <= 100) {
        Ok(())
    } else {
        Err(format!("{known:?}").into())
    }
}

/// Every property that is an attribute against the driver's own number; kHz are told as MHz, modes as words.
fn facts_agree_with_the_raw_driver(device: Device) -> Result<(), Failed> {
    let properties = device.properties()?;
    let driver = sys_cuda::Driver::load(&sys_cuda::Driver::candidates(&[]))?;
    for &(key, attribute) in hal::CudaProperties::ATTRIBUTES {
        if key == "compute_mode" {
            continue;
        }
        let raw = raw_attribute(&driver, Attribute(attribute), device.ordinal());
        let expected = raw.map(|raw| {
            if key.ends_with("_mhz") {
                f64::from(raw) / 1e3
            } else {
                f64::from(raw)
            }
        });
        let fact = properties.get(key).map(|fact| number(&fact.value));
        if fact != expected {
            return Err(format!("{key} is {fact:?}, the driver says {expected:?}").into());
        }
    }
    Ok(())
}

#[expect(unsafe_code, reason = "the raw driver is the reference")]
fn raw_attribute(driver: &sys_cuda::Driver, attribute: Attribute, ordinal: u32) -> Option<i32> {
    let (mut device, mut value) = (0, 0);
    // SAFETY: the driver is initialised by the instance; both calls write one integer.
    let status = unsafe {
        (driver.cuDeviceGet)(&mut device, ordinal as i32);
        (driver.cuDeviceGetAttribute)(&mut value, attribute, device)
    };
    (status == CUresult::CUDA_SUCCESS).then_some(value)
}

fn number(value: &Value) -> f64 {
    match value {
        Value::Bool(flag) => f64::from(u8::from(*flag)),
        Value::Unsigned(value) => *value as f64,
        Value::Signed(value) => *value as f64,
        Value::Float(value) => *value,
        _ => f64::NAN,
    }
}

/// What `nvidia-smi` calls a fact, its key here, and the bytes or other units in one of its.
const NVIDIA_SMI: &[(&str, &str, f64)] = &[
    ("name", "name", 0.0),
    ("uuid", "uuid", 0.0),
    ("driver_version", "version.driver", 0.0),
    ("vbios_version", "version.vbios", 0.0),
    ("compute_cap", "compute_capability", 0.0),
    ("memory.total", "memory.framebuffer_bytes", 1048576.0),
    ("clocks.max.sm", "clock.sm_mhz", 1.0),
    ("clocks.max.mem", "clock.memory_mhz", 1.0),
    ("pcie.link.gen.max", "pci.link_generation_max", 1.0),
    ("pcie.link.width.max", "pci.link_width_max", 1.0),
];

fn facts_agree_with_nvidia_smi(device: Device) -> Result<(), Failed> {
    let properties = device.properties()?;
    let fact = |key: &str| properties.get(key).map(|fact| fact.value);
    let uuid = fact("uuid")
        .map(|uuid| uuid.to_string())
        .unwrap_or_default();
    let query: Vec<&str> = NVIDIA_SMI.iter().map(|&(query, _, _)| query).collect();
    let mut command = Command::new("nvidia-smi");
    command.args([
        format!("--query-gpu={}", query.join(",")),
        "--format=csv,noheader,nounits".to_owned(),
        format!("--id={uuid}"),
    ]);
    let text = String::from_utf8_lossy(&command.output()?.stdout).into_owned();
    let shown: Vec<&str> = text.trim().split(',').map(str::trim).collect();
    if shown.len() != NVIDIA_SMI.len() {
        return Err(format!("nvidia-smi said {text:?}").into());
    }
    for (&(_, key, unit), shown) in NVIDIA_SMI.iter().zip(shown) {
        let value =
            fact(key).ok_or_else(|| format!("{key} is unknown, nvidia-smi says {shown}"))?;
        let agrees = if unit == 0.0 {
            value.to_string() == shown
        } else {
            shown
                .parse::<f64>()
                .is_ok_and(|shown| (number(&value) / unit - shown).abs() < 1.0)
        };
        if !agrees {
            return Err(format!("{key} is {value}, nvidia-smi says {shown}").into());
        }
    }
    Ok(())
}

/// What is listed without initialising CUDA is what CUDA shows.
fn listed_gpus_are_the_opened_ones(device: Device) -> Result<(), Failed> {
    let listed = hal::list_gpus().ok_or("GPUs cannot be listed")?;
    let listed = listed
        .iter()
        .find(|gpu| gpu.ordinal == device.ordinal())
        .ok_or("the device is not listed")?;
    let opened = device
        .properties()?
        .cuda()
        .and_then(|gpu| gpu.uuid.as_ref())
        .ok_or("no UUID")?;
    if listed.uuid == opened.value {
        Ok(())
    } else {
        Err(format!("{} is listed as {}", opened.value, listed.uuid).into())
    }
}

fn ub_is_the_specs(device: Device) -> Result<(), Failed> {
    let npu = device.properties()?.ascend().ok_or("no NPU's properties")?;
    let name = npu.soc_name.as_ref().ok_or("no SoC name")?;
    let spec = soc_spec(&name.value)?;
    let size = npu.ub_size.as_ref().map(|size| size.value);
    let usable = npu.ub_usable.as_ref().map(|usable| usable.value);
    if size.is_some() && size == spec.ub_size() && usable == spec.ub_usable() {
        Ok(())
    } else {
        Err(format!("{size:?} and {usable:?} for {}", name.value).into())
    }
}

fn soc_spec(name: &str) -> Result<hal::soc::Spec, Failed> {
    Ok(hal::soc::lookup(name, &hal::soc::Search::from_env())?.spec)
}
