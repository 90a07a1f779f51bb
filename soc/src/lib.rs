//! What an Ascend SoC is made of, with no device, no runtime and no Python.
//!
//! An AscendC, Triton or TileLang kernel must know how large the unified buffer (UB) of a core is. The usual way to ask is
//! tbe's `get_soc_spec("UB_SIZE")`, which drags in a compiler written in Python. That number is nothing but `ub_size` in section
//! `[AICoreSpec]` of `platform_config/<SoC>.ini`, a text file of every CANN installation, and [`lookup`] reads it there. Where
//! there is no CANN, a built-in table of all SoCs answers, marked as such.
//!
//! ```
//! use soc::{Search, Source, lookup};
//!
//! let found = lookup("Ascend910B3", &Search::nowhere())?;
//! assert_eq!(found.spec.ub_size(), Some(196_608));
//! assert_eq!(found.spec.ub_usable(), Some(196_352));
//! assert_eq!(found.source("ub_size_bytes"), Some(Source::Table));
//! for fact in found.spec.facts() {
//!     if let Some(value) = fact.value {
//!         println!("{} = {value} {}", fact.field.key, fact.field.unit);
//!     }
//! }
//! # Ok::<(), soc::Error>(())
//! ```
//! With [`Search::from_env`] the same call finds the files of an installed CANN. A build script may depend on this crate alone.
//!
//! # Traps
//! - **A short name is no SoC.** Every 910B1 to 910B4-1 has the short name `Ascend910B`, but `Ascend910B.ini` is a part of the first
//!   910 family with another architecture and another UB. Names are full ones and never cut; an unknown name is an error
//!   that lists close names and uses none.
//! - **Not all of UB is yours.** AscendC keeps 256 bytes on Ascend910B and Ascend910_93: plan with [`Spec::ub_usable`].
//! - **Two UBs.** On Ascend310B `[VectorCoreSpec]` states another `ub_size` than `[AICoreSpec]`; see [`Spec::vector_ub_size_bytes`].
//! - **Unreadable is not absent.** CANN installs the files with mode 440. Another user gets a [`Note`] that says so, and the
//!   table's values.
//! - **A whole chip's cores.** Virtual NPUs and part-binned chips have fewer than [`Spec::ai_core_count`]: ask the device where
//!   there is one.
//! - **The name does not decide which binary fits**, [`Spec::npu_arch`] does.
//!
//! # Sources
//! A [`Lookup`] knows the [`Source`] of every value. The file wins over the table; where they disagree, both values are kept in
//! [`Lookup::disagreements`]. A fact that the file does not state, as in older releases, is filled from the table and marked.
//!
//! # Memory rates
//! The fields in bytes per cycle are the vendor's figures, taken over as they are. The files name no unit; AscendC's documentation of
//! `GetCoreMemBw`, which returns `ddr_rate` and `l2_rate`, gives bytes per cycle. It does not say of which clock, nor whether
//! the share of one core is meant.

mod error;
mod field;
mod ini;
mod lookup;
mod names;
mod note;
mod npu_smi;
mod search;
mod spec;
mod table;
mod value;

pub use error::{Error, ValueError};
pub use field::{Fact, Field};
pub use ini::{Entry, Ini, IniNote, MAX_FILE_SIZE};
pub use lookup::{Disagreement, Lookup, Source, lookup};
pub use names::{get, names, table};
pub use note::Note;
pub use npu_smi::from_npu_smi;
pub use search::{Search, cann_roots};
pub use spec::Spec;
pub use value::{Counts, NpuArch, Text, Unit, Value};
