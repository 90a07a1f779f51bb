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
        nvmlShutdown;
        nvmlErrorString;
    }
    optional {
        nvmlDeviceGetClockInfo;
        nvmlDeviceGetComputeMode;
        nvmlDeviceGetCudaComputeCapability;
        nvmlDeviceGetCount_v2 = "nvmlDeviceGetCount";
        nvmlDeviceGetCurrPcieLinkGeneration;
        nvmlDeviceGetCurrPcieLinkWidth;
        nvmlDeviceGetEccMode;
        nvmlDeviceGetHandleByIndex_v2 = "nvmlDeviceGetHandleByIndex";
        nvmlDeviceGetHandleByPciBusId_v2 = "nvmlDeviceGetHandleByPciBusId";
        nvmlDeviceGetHandleByUUID;
        nvmlDeviceGetMaxClockInfo;
        nvmlDeviceGetMaxPcieLinkGeneration;
        nvmlDeviceGetMaxPcieLinkWidth;
        nvmlDeviceGetMemoryBusWidth;
        nvmlDeviceGetMemoryInfo;
        nvmlDeviceGetMemoryInfo_v2;
        nvmlDeviceGetMigMode;
        nvmlDeviceGetName;
        nvmlDeviceGetNumGpuCores;
        nvmlDeviceGetPciInfo_v3 = "nvmlDeviceGetPciInfo";
        nvmlDeviceGetPersistenceMode;
        nvmlDeviceGetPowerUsage;
        nvmlDeviceGetTemperature;
        nvmlDeviceGetUUID;
        nvmlDeviceGetUtilizationRates;
        nvmlDeviceGetVbiosVersion;
        nvmlInitWithFlags;
        nvmlSystemGetCudaDriverVersion_v2 = "nvmlSystemGetCudaDriverVersion";
        nvmlSystemGetDriverVersion;
        nvmlSystemGetNVMLVersion;
    }
}
