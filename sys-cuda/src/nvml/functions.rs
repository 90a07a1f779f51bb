//! Which functions of NVML there are.
//!
//! # Safety
//! The table's own code is in [`sys_core::table!`]; the types are those of the vendor's header.
#![allow(unsafe_code, non_snake_case)]

use super::bindings::*;
use crate::table;

table! {
    /// The functions of NVML.
    pub struct Functions;
    product "NVML";
    sonames ["libnvidia-ml.so.1"];
    required {
        nvmlInit_v2;
    }
    optional {
        nvmlDeviceGetCudaComputeCapability;
        nvmlDeviceGetCount_v2 = "nvmlDeviceGetCount";
        nvmlDeviceGetHandleByIndex_v2 = "nvmlDeviceGetHandleByIndex";
        nvmlDeviceGetHandleByUUID;
        nvmlDeviceGetMaxPcieLinkGeneration;
        nvmlDeviceGetMaxPcieLinkWidth;
        nvmlDeviceGetMemoryInfo;
        nvmlDeviceGetMigMode;
        nvmlDeviceGetName;
        nvmlDeviceGetUUID;
        nvmlDeviceGetUtilizationRates;
        nvmlDeviceGetVbiosVersion;
        nvmlSystemGetDriverVersion;
    }
}
