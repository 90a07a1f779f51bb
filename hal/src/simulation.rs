//! Simulated devices, linked into the process.
//!
//! The stand-ins implement the vendors' C interfaces on the CPU; this crate's code runs against them unchanged. They are only
//! ever used on request, and every source of every value then says `simulated`.
//!
//! # Safety
//! The stand-ins' tables hold functions of the vendors' types; a test of theirs compares each with the vendor's declaration.
#![allow(unsafe_code)]

use crate::Backend;
use crate::error::{Error, ErrorKind, Result};
use crate::probe::Unavailable;

/// Which devices to simulate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Simulation {
    devices: u32,
    soc: Option<String>,
    cuda: bool,
}

impl Simulation {
    /// The most devices of one kind that are simulated.
    pub const MOST_DEVICES: u32 = 64;

    /// One Ascend NPU with this SoC; see [`soc::names`] for the names.
    pub fn ascend(soc: impl Into<String>) -> Self {
        Self {
            devices: 1,
            soc: Some(soc.into()),
            cuda: false,
        }
    }

    /// One CUDA GPU.
    pub fn cuda() -> Self {
        Self {
            devices: 1,
            soc: None,
            cuda: true,
        }
    }

    /// Simulates a CUDA GPU as well.
    #[must_use]
    pub fn and_cuda(mut self) -> Self {
        self.cuda = true;
        self
    }

    /// How many devices of each kind there are, from 1 to [`Simulation::MOST_DEVICES`].
    #[must_use]
    pub fn devices(mut self, devices: u32) -> Self {
        self.devices = devices;
        self
    }
}

impl Simulation {
    pub(crate) fn has(&self, backend: Backend) -> bool {
        match backend {
            Backend::Cuda => self.cuda,
            Backend::Ascend => self.soc.is_some(),
        }
    }

    /// Starts the stand-ins; the same configuration again is no error.
    pub(crate) fn start(&self) -> Result<()> {
        if !(1..=Self::MOST_DEVICES).contains(&self.devices) {
            let context = format!(
                "{} devices, and 1 to {} can be simulated",
                self.devices,
                Self::MOST_DEVICES
            );
            return Err(Error::new(ErrorKind::InvalidArgument, "simulate", context));
        }
        if let Some(soc) = &self.soc {
            let mut config =
                sim_acl::Config::new(soc).map_err(|error| refused(Backend::Ascend, &error))?;
            config.machine.devices = self.devices;
            sim_acl::start(config).map_err(|error| refused(Backend::Ascend, &error))?;
        }
        if self.cuda {
            let mut config = sim_cuda::Config::default();
            config.machine.devices = self.devices;
            sim_cuda::start(config).map_err(|error| refused(Backend::Cuda, &error))?;
        }
        Ok(())
    }
}

fn refused(backend: Backend, error: &dyn std::fmt::Display) -> Error {
    Error::new(ErrorKind::InvalidArgument, "simulate", error.to_string()).on(backend)
}

pub(crate) fn cuda_driver() -> Result<sys_cuda::Driver, Unavailable> {
    // SAFETY: see the module.
    let driver = unsafe {
        sys_cuda::Driver::from_lookup(sim_cuda::description(), |function| {
            sim_cuda::lookup(function.symbol)
        })
    };
    driver.map_err(lacks)
}

pub(crate) fn acl_runtime() -> Result<sys_acl::Acl, Unavailable> {
    // SAFETY: see the module.
    let acl = unsafe {
        sys_acl::Acl::from_lookup(sim_acl::description(), |function| {
            sim_acl::lookup(function.symbol)
        })
    };
    acl.map_err(lacks)
}

pub(crate) fn platform() -> Option<sys_acl::Platform> {
    // SAFETY: see the module.
    unsafe {
        sys_acl::Platform::from_lookup(sim_acl::description(), |function| {
            sim_acl::lookup(function.symbol)
        })
    }
    .ok()
}

fn lacks(function: &'static sys_core::Function) -> Unavailable {
    Unavailable::BrokenRuntime {
        operation: function.symbol,
        answer: "no address".to_owned(),
    }
}
