//! The state of the simulated driver, and the way into it.

use std::env;
use std::ffi::CString;
use std::io::{self, Write};
use std::os::unix::ffi::OsStrExt;
use std::sync::OnceLock;

use sim_engine::{Context, Engine, Entry, Handle, Instance, Race, Rules, Scope};
use sys_cuda::bindings::{CUdevice, CUresult};

use crate::uuid::Uuid;
use crate::visible::{self, Twice};
use crate::{Config, StartError, thread};

/// The variable that configures a process which does not call [`start`].
pub const VARIABLE: &str = "HAL_SIM_CUDA";

static INSTANCE: Instance<Config, Driver> = Instance::new();
static FIRST_USE: OnceLock<Result<(), StartError>> = OnceLock::new();

/// What every function of the interface comes to.
pub(crate) type Outcome = Result<(), CUresult>;

/// The simulated driver of this process.
#[derive(Debug)]
pub(crate) struct Driver {
    pub(crate) config: Config,
    pub(crate) engine: Engine,
    pub(crate) description: CString,
    uuids: Vec<Uuid>,
    initialised: OnceLock<Result<Vec<u32>, CUresult>>,
}

/// Starts the simulation for the whole process; starting it again with an equal configuration does nothing.
///
/// # Errors
/// [`StartError::UnknownFunction`] and [`StartError::AlreadyRunning`].
pub fn start(config: Config) -> Result<(), StartError> {
    let known = |symbol: &str| {
        crate::FUNCTIONS
            .iter()
            .any(|function| function.symbol == symbol)
    };
    if let Some(function) = config.machine.unknown_function(known) {
        return Err(StartError::UnknownFunction(function.to_owned()));
    }
    INSTANCE.start(config, |config| Driver::new(config.clone()))?;
    Ok(())
}

/// How often a function was called in this process, failed calls included.
pub fn calls(function: &str) -> u64 {
    INSTANCE
        .get()
        .map_or(0, |driver| driver.engine.calls().count(function))
}

/// The races that were found in this process, at most 256.
pub fn races() -> Vec<Race> {
    INSTANCE
        .get()
        .map_or_else(Vec::new, |driver| driver.engine.scheduler().races())
}

/// An illegal address ends a context; the default stream and blocking streams wait for each other.
const RULES: Rules = Rules {
    gone: CUresult::CUDA_ERROR_ILLEGAL_ADDRESS.0 as i32,
    fatal: true,
    default_blocks: true,
};

/// The running simulation, started from the environment if need be.
pub(crate) fn running() -> Result<&'static Driver, &'static StartError> {
    if let Some(driver) = INSTANCE.get() {
        return Ok(driver);
    }
    let started = FIRST_USE.get_or_init(|| {
        let text = env::var_os(VARIABLE).unwrap_or_default();
        start(Config::parse(&text.to_string_lossy())?)
    });
    match (INSTANCE.get(), started) {
        (Some(driver), _) => Ok(driver),
        (None, Err(error)) => Err(error),
        (None, Ok(())) => Err(&StartError::AlreadyRunning(sim_engine::AlreadyRunning)),
    }
}

/// Runs the body of a C function that needs no initialisation: counted, made to fail if so configured.
pub(crate) fn call(function: &'static str, body: impl FnOnce(&Driver) -> Outcome) -> CUresult {
    match enter(function).and_then(body) {
        Ok(()) => CUresult::CUDA_SUCCESS,
        Err(code) => code,
    }
}

/// Runs the body of a C function that needs `cuInit`.
pub(crate) fn initialised(
    function: &'static str,
    body: impl FnOnce(&Driver) -> Outcome,
) -> CUresult {
    call(function, |driver| match driver.initialised.get() {
        Some(Ok(_)) if thread::in_callback() => Err(CUresult::CUDA_ERROR_NOT_PERMITTED),
        Some(Ok(_)) if !driver.engine.forked() => body(driver),
        _ => Err(CUresult::CUDA_ERROR_NOT_INITIALIZED),
    })
}

fn enter(function: &'static str) -> Result<&'static Driver, CUresult> {
    let driver = running().map_err(|error| {
        // The driver's interface has no place for a text, and a closed stream is no reason to end the process.
        let _ = writeln!(io::stderr(), "simulated CUDA driver: {VARIABLE}: {error}");
        CUresult::CUDA_ERROR_INVALID_VALUE
    })?;
    // In a fork the book may be locked for good by a thread of the parent.
    if driver.engine.forked() {
        return Ok(driver);
    }
    match driver.engine.calls().enter(function) {
        Entry::Run => Ok(driver),
        Entry::Fail(code) => Err(CUresult(code.unsigned_abs())),
        Entry::Absent => Err(CUresult::CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER),
    }
}

impl Driver {
    fn new(config: Config) -> Self {
        let mut machine = config.machine.clone();
        machine
            .hidden
            .extend(config.profile.absent().map(str::to_owned));
        let description = format!("simulated GPU ({} profile)", config.profile);
        Self {
            uuids: (0..machine.devices)
                .map(|device| Uuid::new(machine.seed, device))
                .collect(),
            description: CString::new(description).unwrap_or_default(),
            engine: Engine::new(machine, RULES),
            initialised: OnceLock::new(),
            config,
        }
    }

    /// Initialises the driver for the process, once: what it came to, it comes to for good.
    pub(crate) fn initialise(&self) -> Outcome {
        if self.engine.forked() && self.initialised.get().is_some() {
            return Err(CUresult::CUDA_ERROR_NOT_INITIALIZED);
        }
        self.initialised
            .get_or_init(|| self.find_devices())
            .as_ref()
            .map(drop)
            .map_err(|code| *code)
    }

    fn find_devices(&self) -> Result<Vec<u32>, CUresult> {
        if let Some(code) = self.config.init.filter(|code| *code != 0) {
            return Err(CUresult(code));
        }
        let value = env::var_os(visible::VARIABLE);
        match visible::read(value.as_deref().map(OsStrExt::as_bytes), &self.uuids) {
            Ok(devices) if devices.is_empty() => Err(CUresult::CUDA_ERROR_NO_DEVICE),
            Ok(devices) => Ok(devices),
            Err(Twice) => Err(CUresult::CUDA_ERROR_INVALID_DEVICE),
        }
    }

    /// The machine's devices that the process sees, in its order.
    pub(crate) fn devices(&self) -> &[u32] {
        self.initialised
            .get()
            .and_then(|found| found.as_deref().ok())
            .unwrap_or_default()
    }

    /// The machine's number of a device.
    pub(crate) fn device(&self, device: CUdevice) -> Result<u32, CUresult> {
        let found = usize::try_from(device)
            .ok()
            .and_then(|index| self.devices().get(index));
        found.copied().ok_or(CUresult::CUDA_ERROR_INVALID_DEVICE)
    }

    /// What the process calls one of the machine's devices.
    pub(crate) fn handle(&self, device: u32) -> Result<CUdevice, CUresult> {
        let index = self.devices().iter().position(|visible| *visible == device);
        index
            .and_then(|index| index.try_into().ok())
            .ok_or(CUresult::CUDA_ERROR_INVALID_DEVICE)
    }

    /// The UUID of one of the machine's devices.
    pub(crate) fn uuid(&self, device: u32) -> Result<[u8; 16], CUresult> {
        let uuid = self
            .uuids
            .get(device as usize)
            .ok_or(CUresult::CUDA_ERROR_INVALID_DEVICE)?;
        Ok(uuid.bytes())
    }

    /// The thread's current context: 201 without one, 709 if it is no more, the code of the fault that ended it.
    pub(crate) fn current(&self) -> Result<(Handle, Context), CUresult> {
        let handle = thread::current().ok_or(CUresult::CUDA_ERROR_INVALID_CONTEXT)?;
        let context = self.context(handle)?;
        self.alive(handle)?;
        Ok((handle, context))
    }

    /// The code of the fault that ended a context, if one did.
    pub(crate) fn alive(&self, context: Handle) -> Outcome {
        match self.engine.scheduler().death(context) {
            Some(code) => Err(CUresult(code.unsigned_abs())),
            None => Ok(()),
        }
    }

    /// Waits for streams of a context, and says whether a fault ended it.
    pub(crate) fn settle(&self, scope: Scope, context: Handle) -> Outcome {
        self.engine.scheduler().synchronize(scope, None);
        self.engine.pools().release(self.engine.scheduler());
        self.alive(context)
    }

    /// A context by its handle: 709 if it is no more, 201 if it never was.
    pub(crate) fn context(&self, handle: Handle) -> Result<Context, CUresult> {
        let contexts = self.engine.contexts();
        contexts.get(handle).ok_or(if contexts.named(handle) {
            CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED
        } else {
            CUresult::CUDA_ERROR_INVALID_CONTEXT
        })
    }
}
