//! What both backends' runtimes have in common: probed the same way, loaded once, and asked once for what does not change.

use crate::Backend;
use crate::error::{Error, ErrorKind, Result};
use crate::instance::Place;
use crate::probe::{Probe, Ready, Unavailable, Versions, Warning};
use crate::process::{self, Initialising};
use crate::properties::{MemoryInfo, Properties, Utilization};
use crate::visibility::VisibleDevices;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};
use sys_core::Loaded;

/// One backend's loaded and initialised runtime; lives as long as the process.
pub(crate) trait Runtime: Sized + Send + Sync + 'static {
    /// The table of the vendor's functions.
    type Table;

    /// The backend.
    const BACKEND: Backend;

    /// Every runtime of this backend in the process.
    fn all() -> &'static Mutex<Vec<&'static Self>>;

    /// Opens the library without initialising anything.
    fn load(place: &Place) -> Result<Loaded<Self::Table>, Unavailable>;

    /// Versions of what a library belongs to; `None` where nothing was opened.
    fn versions(library: Option<&Loaded<Self::Table>>) -> Versions;

    /// Initialises the library and counts its devices.
    fn start(library: Loaded<Self::Table>, visible: Option<String>) -> Result<Self, Unavailable>;

    /// What a value of the visibility variable selects.
    fn select(library: &Loaded<Self::Table>, value: &str) -> VisibleDevices;

    /// The library.
    fn library(&self) -> &Loaded<Self::Table>;

    /// What every backend keeps.
    fn common(&self) -> &Common;

    /// Reads everything that does not change about a device.
    fn read(&self, ordinal: u32) -> Result<Properties>;

    /// Asks for free and total memory.
    fn memory(&self, ordinal: u32) -> Result<MemoryInfo>;

    /// Asks how busy a device is.
    fn utilization(&self, ordinal: u32) -> Result<Utilization>;

    /// What stands in for hardware, when the library is a simulated one.
    fn simulated(&self) -> Option<&str> {
        self.library().simulated()
    }
}

/// What every backend keeps of its runtime.
#[derive(Debug)]
pub(crate) struct Common {
    visible_at_init: Option<String>,
    /// Whether the runtime read the variable when we looked at it; somebody else's runtime read it earlier.
    is_ours: bool,
    properties: Vec<OnceLock<Properties>>,
    reading: Mutex<()>,
}

impl Common {
    pub(crate) fn new(devices: u32, visible_at_init: Option<String>, is_ours: bool) -> Self {
        let properties = (0..devices).map(|_| OnceLock::new()).collect();
        Self {
            visible_at_init,
            is_ours,
            properties,
            reading: Mutex::new(()),
        }
    }

    /// Number of visible devices.
    pub(crate) fn devices(&self) -> u32 {
        self.properties.len() as u32
    }
}

/// Brings a runtime up, or finds the one that already is.
pub(crate) fn probe<R: Runtime>(place: &Place) -> (Probe, Option<&'static R>) {
    let mut probe = Probe {
        backend: R::BACKEND,
        library: None,
        simulated: None,
        versions: R::versions(None),
        state: Err(Unavailable::NotProbed),
    };
    match find_or_start::<R>(place, &mut probe) {
        Ok(runtime) => {
            probe.state = Ok(ready(runtime));
            (probe, Some(runtime))
        }
        Err(reason) => {
            probe.state = Err(reason);
            (probe, None)
        }
    }
}

fn find_or_start<R: Runtime>(place: &Place, probe: &mut Probe) -> Result<&'static R, Unavailable> {
    if *place == Place::Nowhere {
        return Err(Unavailable::NotProbed);
    }
    let _busy = Initialising::start().map_err(|parent| Unavailable::ForkedAfterInit { parent })?;
    let mut runtimes = R::all().lock().unwrap_or_else(PoisonError::into_inner);
    let library = R::load(place)?;
    probe.library = library.path().map(Path::to_owned);
    probe.simulated = library.simulated().map(str::to_owned);
    probe.versions = R::versions(Some(&library));
    let file = file_of(&library);
    if let Some(runtime) = runtimes
        .iter()
        .find(|runtime| file_of(runtime.library()) == file)
    {
        return Ok(runtime);
    }
    let runtime: &'static R = Box::leak(Box::new(R::start(
        library,
        visibility_variable(R::BACKEND),
    )?));
    runtimes.push(runtime);
    Ok(runtime)
}

/// The file behind a library, whatever links lead to it; `None` for the stand-in that is linked in.
fn file_of<T>(library: &Loaded<T>) -> Option<PathBuf> {
    library
        .path()
        .map(|path| path.canonicalize().unwrap_or_else(|_| path.to_owned()))
}

fn ready<R: Runtime>(runtime: &R) -> Ready {
    let common = runtime.common();
    let count = common.properties.len();
    let selected = common
        .visible_at_init
        .as_deref()
        .map(|value| R::select(runtime.library(), value).limited_to(count));
    // A selection that contradicts the runtime was not what the runtime read.
    let visible = selected.filter(|selected| common.is_ours && selected.count() == count);
    let cut = visible
        .clone()
        .filter(VisibleDevices::is_cut)
        .map(Warning::VisibilityCut);
    let now = visibility_variable(R::BACKEND);
    let changed =
        (common.is_ours && now != common.visible_at_init).then(|| Warning::EnvChangedAfterInit {
            variable: R::BACKEND.visibility_variable(),
            at_init: common.visible_at_init.clone(),
            now,
        });
    Ready {
        devices: common.devices(),
        visible,
        warnings: cut.into_iter().chain(changed).collect(),
    }
}

fn visibility_variable(backend: Backend) -> Option<String> {
    let value = std::env::var_os(backend.visibility_variable())?;
    Some(value.to_string_lossy().into_owned())
}

/// The properties of a device, read on first use.
pub(crate) fn properties<R: Runtime>(runtime: &R, ordinal: u32) -> Result<&Properties> {
    refuse_in_fork(R::BACKEND)?;
    let common = runtime.common();
    let kept = common
        .properties
        .get(ordinal as usize)
        .ok_or_else(|| no_such_device(runtime, ordinal))?;
    let _one_reader = common
        .reading
        .lock()
        .unwrap_or_else(PoisonError::into_inner);
    match kept.get() {
        Some(properties) => Ok(properties),
        None => {
            let properties = runtime.read(ordinal)?;
            Ok(kept.get_or_init(|| properties))
        }
    }
}

/// Refuses to touch a runtime that a parent process initialised.
pub(crate) fn refuse_in_fork(backend: Backend) -> Result<()> {
    match process::forked_from() {
        None => Ok(()),
        Some(parent) => {
            let context =
                format!("process {parent} initialised the runtime and then forked this one");
            Err(Error::new(ErrorKind::ForkedAfterInit, "fork", context).on(backend))
        }
    }
}

/// The error for an ordinal that is not there, with the variable that may hide it.
pub(crate) fn no_such_device<R: Runtime>(runtime: &R, ordinal: u32) -> Error {
    let common = runtime.common();
    let mut context = format!(
        "{}:{ordinal} does not exist, there are {}",
        R::BACKEND,
        common.devices()
    );
    if let Some(value) = &common.visible_at_init {
        context += &format!(" ({}={value:?})", R::BACKEND.visibility_variable());
    }
    Error::new(ErrorKind::InvalidDevice, "device", context).on(R::BACKEND)
}
