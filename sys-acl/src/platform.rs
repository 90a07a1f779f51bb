//! `libplatform`, which answers from CANN's platform configuration for the SoC of the current process.

mod functions;

pub use functions::Functions;

use crate::Loaded;

/// `libplatform`; its types are in [`bindings`](crate::bindings).
pub type Platform = Loaded<Functions>;
