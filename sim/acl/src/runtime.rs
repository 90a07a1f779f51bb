//! The state of the simulated runtime, and the way into it.

use std::env;
use std::ffi::{CString, c_char};
use std::os::unix::ffi::OsStrExt;
use std::ptr;
use std::sync::OnceLock;

use sim_engine::{Context, Engine, Entry, Handle, Instance, Lock, Race, Rules};
use sys_acl::bindings as c;
use sys_acl::bindings::aclError;

use crate::chip::Chip;
use crate::failure::{Failure, Outcome};
use crate::init::Initialisation;
use crate::platform::Platform;
use crate::visible::{self, Visible};
use crate::{Config, StartError, thread};

/// The variable that configures a process which does not call [`start`].
pub const VARIABLE: &str = "HAL_SIM_ACL";

static INSTANCE: Instance<Config, Runtime> = Instance::new();
static FIRST_USE: OnceLock<Result<(), StartError>> = OnceLock::new();

/// The simulated runtime of this process.
#[derive(Debug)]
pub(crate) struct Runtime {
    pub(crate) config: Config,
    pub(crate) chip: Chip,
    pub(crate) engine: Engine,
    pub(crate) visible: Visible,
    pub(crate) initialisation: Lock<Initialisation>,
    pub(crate) platform: Lock<Platform>,
    pub(crate) description: CString,
}

/// Starts the simulation for the whole process; starting it again with an equal configuration does nothing.
///
/// # Errors
/// [`StartError::UnknownSoc`], [`StartError::UnknownFunction`] and [`StartError::AlreadyRunning`].
pub fn start(config: Config) -> Result<(), StartError> {
    let chip = Chip::named(&config.soc)?;
    let known = |function: &str| crate::FUNCTIONS.contains(&function);
    if let Some(function) = config.machine.unknown_function(known) {
        return Err(StartError::UnknownFunction(function.to_owned()));
    }
    INSTANCE.start(config, |config| Runtime::new(config.clone(), chip))?;
    Ok(())
}

/// How often a function was called in this process, failed calls included.
pub fn calls(function: &str) -> u64 {
    INSTANCE
        .get()
        .map_or(0, |runtime| runtime.engine.calls().count(function))
}

/// The races that were found in this process, at most 256.
pub fn races() -> Vec<Race> {
    INSTANCE
        .get()
        .map_or_else(Vec::new, |runtime| runtime.engine.scheduler().races())
}

/// An access to memory that is gone is an exception of an AI core, told once; no stream waits for another by itself.
const RULES: Rules = Rules {
    gone: c::ACL_ERROR_RT_AICORE_EXCEPTION.0,
    fatal: false,
    default_blocks: false,
};

/// The running simulation, started from the environment if need be.
pub(crate) fn running() -> Result<&'static Runtime, &'static StartError> {
    if let Some(runtime) = INSTANCE.get() {
        return Ok(runtime);
    }
    let started = FIRST_USE.get_or_init(|| {
        let text = env::var_os(VARIABLE).unwrap_or_default();
        start(Config::parse(&text.to_string_lossy())?)
    });
    match (INSTANCE.get(), started) {
        (Some(runtime), _) => Ok(runtime),
        (None, Err(error)) => Err(error),
        (None, Ok(())) => Err(&StartError::AlreadyRunning(sim_engine::AlreadyRunning)),
    }
}

/// Runs the body of a C function: counted, made to fail if so configured, its error text kept.
pub(crate) fn call(function: &'static str, body: impl FnOnce(&Runtime) -> Outcome) -> aclError {
    match enter(function).and_then(body) {
        Ok(()) => c::ACL_SUCCESS,
        Err(failure) => report(function, failure),
    }
}

/// As [`call`], for a function that returns a text and has null for every failure.
pub(crate) fn call_for_text(
    function: &'static str,
    body: impl FnOnce(&'static Runtime) -> Result<*const c_char, Failure>,
) -> *const c_char {
    enter(function).and_then(body).unwrap_or_else(|failure| {
        report(function, failure);
        ptr::null()
    })
}

/// Adds a failure's text to the thread's error text, and returns its status.
pub(crate) fn report(function: &str, failure: Failure) -> aclError {
    if let Some(text) = failure.text {
        thread::report(format!("{function}: {text} (simulated)"));
    }
    failure.code
}

/// The way into every C function.
pub(crate) fn enter(function: &'static str) -> Result<&'static Runtime, Failure> {
    let runtime = running().map_err(|error| Failure::argument(format!("{VARIABLE}: {error}")))?;
    // In a fork the book may be locked for good by a thread of the parent.
    if runtime.engine.forked() {
        return Ok(runtime);
    }
    match runtime.engine.calls().enter(function) {
        Entry::Absent => {
            let text = format!("{} does not have it", runtime.config.profile);
            Err(Failure::new(c::ACL_ERROR_API_NOT_SUPPORT, text))
        }
        Entry::Fail(code) => Err(Failure::new(
            aclError(code),
            format!("made to fail with {code}"),
        )),
        Entry::Run if runtime.config.recognised => Ok(runtime),
        Entry::Run => Err(runtime.unrecognised(function)),
    }
}

impl Runtime {
    fn new(config: Config, chip: Chip) -> Self {
        let mut machine = config.machine.clone();
        machine
            .hidden
            .extend(config.profile.absent().map(str::to_owned));
        let value = env::var_os(visible::VARIABLE);
        let description = format!("simulated {} ({} profile)", config.soc, config.profile);
        Self {
            visible: Visible::read(value.as_deref().map(OsStrExt::as_bytes), machine.devices),
            description: CString::new(description).unwrap_or_default(),
            engine: Engine::new(machine, RULES),
            initialisation: Lock::default(),
            platform: Lock::default(),
            chip,
            config,
        }
    }

    fn unrecognised(&self, function: &str) -> Failure {
        let init = function == "aclInit";
        let code = if init {
            c::ACL_ERROR_INTERNAL_ERROR
        } else {
            c::ACL_ERROR_RT_INTERNAL_ERROR
        };
        Failure::new(
            code,
            format!("the SoC {} is not recognised", self.config.soc),
        )
    }

    /// The machine's number of a device that the process calls `user`.
    pub(crate) fn device(&self, user: i32) -> Result<u32, Failure> {
        self.find_device(user).ok_or_else(|| {
            let text = format!("device {user} is not in [0, {})", self.visible_count());
            Failure::new(c::ACL_ERROR_RT_INVALID_DEVICEID, text)
        })
    }

    pub(crate) fn find_device(&self, user: i32) -> Option<u32> {
        let index = u32::try_from(user).ok()?;
        match &self.visible {
            Visible::All => (index < self.engine.config().devices).then_some(index),
            Visible::These(devices) => devices.get(index as usize).copied(),
            Visible::Refused { .. } => None,
        }
    }

    /// What the process calls one of the machine's devices.
    pub(crate) fn user_device(&self, device: u32) -> Option<i32> {
        match &self.visible {
            Visible::All => i32::try_from(device)
                .ok()
                .filter(|_| device < self.engine.config().devices),
            Visible::These(devices) => {
                let index = devices.iter().position(|visible| *visible == device)?;
                i32::try_from(index).ok()
            }
            Visible::Refused { .. } => None,
        }
    }

    /// How many devices the process sees.
    pub(crate) fn visible_count(&self) -> u32 {
        match &self.visible {
            Visible::All => self.engine.config().devices,
            Visible::These(devices) => devices.len() as u32,
            Visible::Refused { .. } => 0,
        }
    }

    /// The thread's current context, if it is alive.
    pub(crate) fn current(&self) -> Result<(Handle, Context), Failure> {
        let handle = thread::current().ok_or_else(Failure::no_context)?;
        let context = self
            .engine
            .contexts()
            .get(handle)
            .ok_or_else(Failure::no_context)?;
        Ok((handle, context))
    }
}
