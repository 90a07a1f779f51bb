//! A **simulation** of Huawei's ACL runtime: its C interface, answered on the CPU, with no device behind it.
//!
//! It exists so that code for Ascend NPUs can be tested where there is none. Nothing here is Huawei's, no value comes
//! from hardware, and whatever rests on it must say `simulated`.
//!
//! # Two forms
//! - Linked in: [`start`] a [`Config`], then take functions from [`lookup`]. No C name is exported.
//! - Loaded: the shared object that `duohal-sim-acl-so` builds exports the C names of [`with_functions!`] and reads its
//!   configuration from `HAL_SIM_ACL`, as in `soc=Ascend910B3;devices=2;fail=aclrtSetDevice:2:507033`.
//!
//! Both export the marker `duohal_simulated_device`. A configuration lasts for the process; a wrong one makes every call
//! return 100000, with an error text that says what is wrong.
//!
//! # What is modelled, and after what
//! - Reference counts of initialisation and of devices, contexts, current context and error text a thread, null pointers and
//!   codes: the sources of the open CANN runtime 9.1 (`src/acl/aclrt_impl`, `src/runtime/api`).
//! - `ASCEND_RT_VISIBLE_DEVICES`: the same sources (`Runtime::GetVisibleDevices`).
//! - Device attributes, core counts and sizes: the SoC's platform configuration, by way of `duohal-soc`.
//! - Rounding and padding of allocations: `aclrt_impl/memory.cpp`.
//! - Streams, events and callbacks: codes and kinds as observed of the open runtime, and its manual where it says more: a
//!   stream that is destroyed is waited for. Priorities and flags are kept and change nothing. Work is done on threads of the engine's; times between events are the host's.
//!   A callback runs on a thread without a current context, so that what needs one is 107002 in it.
//! - Faults: told once, by the next wait for the stream or the device. Work whose memory was freed before its turn came is
//!   507015, whatever unit of a real device would have found out.
//! - Functions without a stream work beside all streams and at once; so does `aclrtFree`, which waits for nobody.
//! - Copies in a stream: asynchronous with memory of `aclrtMallocHost`; with other memory they wait for the stream from 8.5
//!   on, and before that use the bytes whenever their turn comes.
//! - Races between streams, and between them and functions without one: [`races`].
//! - Releases ([`Profile`]): functions and attributes of the public headers of 8.5 and 9.1. 8.0 is a guess.
//!
//! # What is not
//! Kernels and graphs; threads that process callbacks themselves (`aclrtProcessReport`); contents of the file given to `aclInit`; package versions as files;
//! virtual NPUs. A function that is not simulated is absent from the list.

mod chip;
mod config;
mod context;
mod device;
mod event;
mod failure;
mod ids;
mod info;
mod init;
mod memory;
mod platform;
mod pointer;
mod profile;
mod runtime;
mod stream;
mod table;
mod thread;
mod version;
mod visible;

pub use config::{Config, StartError};
pub use context::{
    aclrtCreateContext, aclrtDestroyContext, aclrtGetCurrentContext, aclrtSetCurrentContext,
};
pub use device::{
    aclrtGetDevice, aclrtGetDeviceCount, aclrtGetDeviceUtilizationRate, aclrtGetRunMode,
    aclrtQueryDeviceStatus, aclrtResetDevice, aclrtResetDeviceForce, aclrtSetDevice,
};
pub use event::{
    aclrtCreateEvent, aclrtCreateEventExWithFlag, aclrtCreateEventWithFlag, aclrtDestroyEvent,
    aclrtEventElapsedTime, aclrtQueryEvent, aclrtQueryEventStatus, aclrtRecordEvent,
    aclrtSynchronizeEvent, aclrtSynchronizeEventWithTimeout,
};
pub use ids::{
    aclrtGetLogicDevIdByPhyDevId, aclrtGetLogicDevIdByUserDevId, aclrtGetPhyDevIdByLogicDevId,
    aclrtGetUserDevIdByLogicDevId,
};
pub use info::{aclrtGetDeviceCapability, aclrtGetDeviceInfo, aclrtGetMemInfo, aclrtGetSocName};
pub use init::{aclFinalize, aclFinalizeReference, aclGetRecentErrMsg, aclInit};
pub use memory::{
    aclrtFree, aclrtFreeHost, aclrtMalloc, aclrtMallocHost, aclrtMemcpy, aclrtMemcpyAsync,
    aclrtMemset, aclrtMemsetAsync,
};
pub use platform::aclplatformGetDeviceInfo;
pub use profile::Profile;
pub use runtime::{VARIABLE, calls, races, start};
pub use sim_engine::{Deed, Race};
pub use stream::{
    aclrtCreateStream, aclrtCreateStreamWithConfig, aclrtDestroyStream, aclrtDestroyStreamForce,
    aclrtDeviceGetStreamPriorityRange, aclrtLaunchHostFunc, aclrtStreamGetFlags,
    aclrtStreamGetPriority, aclrtStreamQuery, aclrtStreamWaitEvent, aclrtSynchronizeDevice,
    aclrtSynchronizeDeviceWithTimeout, aclrtSynchronizeStream, aclrtSynchronizeStreamWithTimeout,
};
pub use sys_acl::bindings;
pub use table::{FUNCTIONS, description, duohal_simulated_device, lookup};
pub use version::{
    aclrtGetVersion, aclsysGetCANNVersion, aclsysGetVersionNum, aclsysGetVersionStr,
};
