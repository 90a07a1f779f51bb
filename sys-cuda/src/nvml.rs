//! NVML, the library behind `nvidia-smi`, for the facts that the driver keeps to itself.

mod functions;

pub mod bindings;

pub use functions::Functions;

use crate::Loaded;

/// NVML.
pub type Nvml = Loaded<Functions>;
