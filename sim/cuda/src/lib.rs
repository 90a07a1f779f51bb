//! A **simulation** of NVIDIA's CUDA driver: its C interface, answered on the CPU, with no device behind it.
//!
//! It exists so that code for GPUs can be tested where there is none. Nothing here is NVIDIA's, no value comes from
//! hardware, and whatever rests on it must say `simulated`.
//!
//! # Two forms
//! - Linked in: [`start`] a [`Config`], then take functions from [`lookup`]. No C name is exported.
//! - Loaded: the shared object that `duohal-sim-cuda-so` builds exports the C names of [`with_functions!`] and reads its
//!   configuration from `HAL_SIM_CUDA`, as in `profile=11.4;devices=2;fail=cuInit:1:803`.
//!
//! Both export the marker `duohal_simulated_device`. A configuration lasts for the process; a wrong one makes every call
//! return 1 and prints what is wrong on the standard error stream.
//!
//! # What is modelled, and after what
//! - Initialisation, null pointers, handles out of range, the stack of contexts a thread: NVIDIA's driver API manual.
//! - `cuGetProcAddress`: the comments of `cuda.h` of CUDA 13. Releases ([`Profile`]): `cudaTypedefs.h`.
//! - `CUDA_VISIBLE_DEVICES`: measured on one H200 with driver 580.159.
//! - Attributes: those of an H200, as published; the name says that the device is simulated.
//! - A context that is no more: 709 where it is used or made current. The manual allows it; drivers may differ.
//!
//! # What is not
//! Allocations, copies, streams, events, modules, launches and graphs; created contexts; MIG, MPS and RDMA; time. A
//! function that is not simulated is absent from the list.

mod attributes;
mod config;
mod context;
mod device;
mod driver;
mod error;
mod init;
mod memory;
mod pointer;
mod profile;
mod table;
mod thread;
mod uuid;
mod visible;

pub use config::{Config, StartError};
pub use context::{
    cuCtxGetCurrent, cuCtxGetDevice, cuCtxPopCurrent_v2, cuCtxPushCurrent_v2, cuCtxSetCurrent,
    cuDevicePrimaryCtxGetState, cuDevicePrimaryCtxRelease_v2, cuDevicePrimaryCtxRetain,
};
pub use device::{
    cuDeviceCanAccessPeer, cuDeviceGet, cuDeviceGetAttribute, cuDeviceGetByPCIBusId,
    cuDeviceGetCount, cuDeviceGetName, cuDeviceGetP2PAttribute, cuDeviceGetPCIBusId,
    cuDeviceGetUuid, cuDeviceGetUuid_v2, cuDeviceTotalMem_v2,
};
pub use driver::{VARIABLE, calls, start};
pub use error::{cuGetErrorName, cuGetErrorString};
pub use init::{cuDriverGetVersion, cuGetProcAddress, cuGetProcAddress_v2, cuInit};
pub use memory::cuMemGetInfo_v2;
pub use profile::Profile;
pub use sys_cuda::bindings;
pub use table::{FUNCTIONS, Function, description, duohal_simulated_device, lookup};
