//! What to do about a backend that cannot be used.

use hal::Backend;
use hal::probe::{Probe, Unavailable};

/// Advice for the reader, where the reason itself does not say it.
pub fn hint(probe: &Probe) -> Option<&'static str> {
    match (probe.backend(), probe.state().err()?) {
        (Backend::Cuda, Unavailable::Load(error)) if error.is_absent() => Some(
            "on a machine with an NVIDIA GPU, install the NVIDIA driver; in a container, start it with the GPUs (--gpus all); \
             HAL_LIBCUDA names another libcuda.so.1 by its absolute path",
        ),
        (Backend::Ascend, Unavailable::Load(error)) if error.is_absent() => Some(
            "on a machine with an Ascend NPU, install CANN and source its set_env.sh; HAL_ASCENDCL names another \
             libascendcl.so by its absolute path",
        ),
        (Backend::Cuda, Unavailable::Load(_)) => Some(
            "look at what became of each library; reinstall the NVIDIA driver, or name another libcuda.so.1 by its absolute \
             path in HAL_LIBCUDA",
        ),
        (Backend::Ascend, Unavailable::Load(_)) => Some(
            "look at what became of each library; source CANN's set_env.sh so that what they depend on is found, or name \
             another libascendcl.so by its absolute path in HAL_ASCENDCL",
        ),
        (Backend::Cuda, Unavailable::NoDevice) => Some(
            "see whether nvidia-smi lists a GPU; in a container, start it with the GPUs (--gpus all)",
        ),
        (Backend::Ascend, Unavailable::NoDevice) => Some(
            "see whether npu-smi info lists an NPU; in a container, pass /dev/davinci* and /dev/davinci_manager on",
        ),
        (backend, Unavailable::HiddenByEnvironment(_)) => Some(match backend {
            Backend::Cuda => "unset CUDA_VISIBLE_DEVICES, or list the devices' numbers or UUIDs",
            Backend::Ascend => {
                "unset ASCEND_RT_VISIBLE_DEVICES, or list the devices' numbers in ascending order"
            }
        }),
        _ => None,
    }
}
