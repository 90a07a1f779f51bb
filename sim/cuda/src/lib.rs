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
//! - Streams, events and host functions: the manual, the legacy default stream and the thread's own one included. Work is
//!   done on threads of the engine's; times between events are the host's; priorities change nothing.
//! - Copies and fills: what the manual says of their synchronisation. Bytes of pageable memory are taken at the call.
//! - Memory in the order of streams, and its pools: the manual; what a pool reserves is our own choice.
//! - Freeing without a stream waits for the device, as drivers do, though the manual does not promise it.
//! - Faults: they end the context for the rest of the process, and every later call in it returns the code. Work whose
//!   memory was freed before its turn came is 700.
//! - Races between streams: [`races`].
//!
//! # What is not
//! Machine code: no image fits the device, and so no module, function or launch is ever valid. Managed and mapped memory;
//! pools shared with others; created contexts; graphs; MIG, MPS and RDMA. A function that is not simulated is absent from the list.

mod attributes;
mod config;
mod context;
mod copy;
mod device;
mod driver;
mod error;
mod event;
mod init;
mod memory;
mod module;
mod pointer;
mod pool;
mod profile;
mod stream;
mod table;
mod thread;
mod uuid;
mod visible;

pub use config::{Config, StartError};
pub use context::{
    cuCtxGetCurrent, cuCtxGetDevice, cuCtxPopCurrent_v2, cuCtxPushCurrent_v2, cuCtxSetCurrent,
    cuDevicePrimaryCtxGetState, cuDevicePrimaryCtxRelease_v2, cuDevicePrimaryCtxRetain,
};
pub use copy::{
    cuMemcpyAsync, cuMemcpyDtoD_v2, cuMemcpyDtoDAsync_v2, cuMemcpyDtoH_v2, cuMemcpyDtoHAsync_v2,
    cuMemcpyHtoD_v2, cuMemcpyHtoDAsync_v2, cuMemsetD8_v2, cuMemsetD8Async, cuMemsetD16_v2,
    cuMemsetD16Async, cuMemsetD32_v2, cuMemsetD32Async,
};
pub use device::{
    cuDeviceCanAccessPeer, cuDeviceGet, cuDeviceGetAttribute, cuDeviceGetByPCIBusId,
    cuDeviceGetCount, cuDeviceGetName, cuDeviceGetP2PAttribute, cuDeviceGetPCIBusId,
    cuDeviceGetUuid, cuDeviceGetUuid_v2, cuDeviceTotalMem_v2,
};
pub use driver::{VARIABLE, calls, races, start};
pub use error::{cuGetErrorName, cuGetErrorString};
pub use event::{
    cuEventCreate, cuEventDestroy_v2, cuEventElapsedTime, cuEventQuery, cuEventRecord,
    cuEventSynchronize,
};
pub use init::{cuDriverGetVersion, cuGetProcAddress, cuGetProcAddress_v2, cuInit};
pub use memory::{
    cuMemAlloc_v2, cuMemFree_v2, cuMemFreeHost, cuMemGetInfo_v2, cuMemHostAlloc,
    cuPointerGetAttribute,
};
pub use module::{
    cuFuncGetAttribute, cuFuncSetAttribute, cuLaunchKernel, cuModuleGetFunction,
    cuModuleGetGlobal_v2, cuModuleLoadData, cuModuleLoadDataEx, cuModuleUnload,
};
pub use pool::{
    cuDeviceGetDefaultMemPool, cuDeviceGetMemPool, cuDeviceSetMemPool, cuMemAllocAsync,
    cuMemAllocFromPoolAsync, cuMemFreeAsync, cuMemPoolCreate, cuMemPoolDestroy,
    cuMemPoolGetAttribute, cuMemPoolSetAttribute, cuMemPoolTrimTo,
};
pub use profile::Profile;
pub use sim_engine::{Deed, Race};
pub use stream::{
    cuCtxGetStreamPriorityRange, cuCtxSynchronize, cuLaunchHostFunc, cuStreamCreate,
    cuStreamCreateWithPriority, cuStreamDestroy_v2, cuStreamGetCtx, cuStreamGetFlags,
    cuStreamGetPriority, cuStreamQuery, cuStreamSynchronize, cuStreamWaitEvent,
};
pub use sys_cuda::bindings;
pub use table::{FUNCTIONS, Function, description, duohal_simulated_device, lookup};
