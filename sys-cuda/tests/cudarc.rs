//! Our declarations against those of cudarc, which come from the same vendor by another way.

use std::mem::{align_of, size_of};

use cudarc::driver::sys as theirs;
use sys_cuda::bindings as ours;

/// Each struct has the size and alignment that cudarc gives it.
macro_rules! same_layout {
    ($($name:ident)*) => {
        $(
            assert_eq!(
                (size_of::<ours::$name>(), align_of::<ours::$name>()),
                (size_of::<theirs::$name>(), align_of::<theirs::$name>()),
                stringify!($name)
            );
        )*
    };
}

/// Each value of an enum is the number that cudarc gives it.
macro_rules! same_values {
    ($($name:ident { $($value:ident)* })*) => {
        $($(
            assert_eq!(i64::from(ours::$name::$value.0), theirs::$name::$value as i64, stringify!($value));
        )*)*
    };
}

#[test]
fn structs_have_the_same_layout() {
    same_layout! {
        CUuuid CUipcEventHandle CUipcMemHandle CUDA_MEMCPY2D CUDA_MEMCPY3D CUDA_MEMCPY3D_PEER
        CUDA_KERNEL_NODE_PARAMS_v1 CUDA_KERNEL_NODE_PARAMS_v2 CUDA_MEMSET_NODE_PARAMS_v1 CUDA_HOST_NODE_PARAMS_v1
        CUDA_MEM_ALLOC_NODE_PARAMS_v1 CUlaunchConfig CUlaunchAttribute CUlaunchAttributeValue CUmemLocation
        CUmemAccessDesc CUmemAllocationProp CUmemPoolProps CUmemPoolPtrExportData CUtensorMap CUgraphEdgeData
        CUgraphExecUpdateResultInfo CUDA_GRAPH_INSTANTIATE_PARAMS
    }
}

#[test]
fn enums_have_the_same_values() {
    same_values! {
        CUresult {
            CUDA_SUCCESS CUDA_ERROR_INVALID_VALUE CUDA_ERROR_OUT_OF_MEMORY CUDA_ERROR_NOT_INITIALIZED
            CUDA_ERROR_STUB_LIBRARY CUDA_ERROR_NO_DEVICE CUDA_ERROR_INVALID_CONTEXT CUDA_ERROR_UNSUPPORTED_PTX_VERSION
            CUDA_ERROR_NO_BINARY_FOR_GPU CUDA_ERROR_NOT_FOUND CUDA_ERROR_NOT_READY CUDA_ERROR_ILLEGAL_ADDRESS
            CUDA_ERROR_LAUNCH_FAILED CUDA_ERROR_SYSTEM_NOT_READY CUDA_ERROR_SYSTEM_DRIVER_MISMATCH
            CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE CUDA_ERROR_STREAM_CAPTURE_INVALIDATED CUDA_ERROR_UNKNOWN
        }
        CUdevice_attribute {
            CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK CU_DEVICE_ATTRIBUTE_WARP_SIZE
            CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE
            CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED
            CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH CU_DEVICE_ATTRIBUTE_NUMA_ID
        }
        CUfunction_attribute {
            CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES CU_FUNC_ATTRIBUTE_NUM_REGS CU_FUNC_ATTRIBUTE_BINARY_VERSION
        }
        CUlaunchAttributeID { CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION CU_LAUNCH_ATTRIBUTE_COOPERATIVE }
        CUmemPool_attribute { CU_MEMPOOL_ATTR_RELEASE_THRESHOLD CU_MEMPOOL_ATTR_USED_MEM_CURRENT }
        CUjit_option { CU_JIT_ERROR_LOG_BUFFER CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES CU_JIT_TARGET }
        CUstreamCaptureMode { CU_STREAM_CAPTURE_MODE_GLOBAL CU_STREAM_CAPTURE_MODE_THREAD_LOCAL }
    }
}
