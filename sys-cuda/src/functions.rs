//! Which functions of the driver there are, and since when.
//!
//! # Safety
//! The table's own code is in [`sys_core::table!`]; the types are those of the vendor's header.
#![allow(unsafe_code, non_snake_case)]

use crate::bindings::*;
use crate::table;

table! {
    /// The functions of the CUDA driver.
    ///
    /// Fields are what finding and describing devices takes, and are there with every driver from CUDA 11.4 on; all else is a method, which
    /// answers `Unsupported` where the driver is too old. Names carry the suffix of the ABI that is meant: `cuMemAlloc_v2` is what a C program calls `cuMemAlloc`.
    pub struct Functions;
    product "CUDA";
    sonames ["libcuda.so.1", "libcuda.so"];
    lookup crate::entry_points::lookup;
    required {
        // Initialisation and errors
        cuInit @ 2000;
        cuDriverGetVersion @ 2020;
        cuGetErrorName @ 6000;
        cuGetErrorString @ 6000;
        // Devices
        cuDeviceGetCount @ 2000;
        cuDeviceGet @ 2000;
        cuDeviceGetName @ 2000;
        cuDeviceGetUuid @ 9020;
        cuDeviceTotalMem_v2 = "cuDeviceTotalMem" @ 3020;
        cuDeviceGetAttribute @ 2000;
        cuDeviceGetPCIBusId @ 4010;
        cuDevicePrimaryCtxRetain @ 7000;
        cuDevicePrimaryCtxRelease_v2 = "cuDevicePrimaryCtxRelease" @ 11000;
        cuDevicePrimaryCtxGetState @ 7000;
        // Contexts
        cuCtxGetCurrent @ 4000;
        cuCtxSetCurrent @ 4000;
        cuCtxPushCurrent_v2 = "cuCtxPushCurrent" @ 4000;
        cuCtxPopCurrent_v2 = "cuCtxPopCurrent" @ 4000;
        cuCtxGetDevice @ 2000;
        // Memory
        cuMemGetInfo_v2 = "cuMemGetInfo" @ 3020;
    }
    optional {
        // Entry points
        cuGetProcAddress @ 11030;
        cuGetProcAddress_v2 = "cuGetProcAddress" @ 12000;
        // Devices
        cuDeviceCanAccessPeer @ 4000;
        cuDeviceGetByPCIBusId @ 4010;
        cuDeviceGetDefaultMemPool @ 11020;
        cuDeviceGetGraphMemAttribute @ 11040;
        cuDeviceGetMemPool @ 11020;
        cuDeviceGetP2PAttribute @ 8000;
        cuDeviceGetUuid_v2 = "cuDeviceGetUuid" @ 11040;
        cuDeviceGraphMemTrim @ 11040;
        cuDevicePrimaryCtxReset_v2 = "cuDevicePrimaryCtxReset" @ 11000;
        cuDevicePrimaryCtxSetFlags_v2 = "cuDevicePrimaryCtxSetFlags" @ 11000;
        cuDeviceSetMemPool @ 11020;
        // Contexts
        cuCtxCreate_v2 = "cuCtxCreate" @ 3020;
        cuCtxDestroy_v2 = "cuCtxDestroy" @ 4000;
        cuCtxDisablePeerAccess @ 4000;
        cuCtxEnablePeerAccess @ 4000;
        cuCtxGetApiVersion @ 3020;
        cuCtxGetFlags @ 7000;
        cuCtxGetId @ 12000;
        cuCtxGetLimit @ 3010;
        cuCtxGetStreamPriorityRange @ 5050;
        cuCtxResetPersistingL2Cache @ 11000;
        cuCtxSetFlags @ 12010;
        cuCtxSetLimit @ 3010;
        cuCtxSynchronize @ 2000;
        // Streams
        cuLaunchHostFunc @ 10000;
        cuStreamAttachMemAsync @ 6000;
        cuStreamCopyAttributes @ 11000;
        cuStreamCreate @ 2000;
        cuStreamCreateWithPriority @ 5050;
        cuStreamDestroy_v2 = "cuStreamDestroy" @ 4000;
        cuStreamGetAttribute @ 11000;
        cuStreamGetCtx @ 9020;
        cuStreamGetDevice @ 12080;
        cuStreamGetFlags @ 5050;
        cuStreamGetId @ 12000;
        cuStreamGetPriority @ 5050;
        cuStreamQuery @ 2000;
        cuStreamSetAttribute @ 11000;
        cuStreamSynchronize @ 2000;
        cuStreamWaitEvent @ 3020;
        // Events
        cuEventCreate @ 2000;
        cuEventDestroy_v2 = "cuEventDestroy" @ 4000;
        cuEventElapsedTime @ 2000;
        cuEventElapsedTime_v2 = "cuEventElapsedTime" @ 12080;
        cuEventQuery @ 2000;
        cuEventRecord @ 2000;
        cuEventRecordWithFlags @ 11010;
        cuEventSynchronize @ 2000;
        // Memory: allocations
        cuMemAllocHost_v2 = "cuMemAllocHost" @ 3020;
        cuMemAllocManaged @ 6000;
        cuMemAllocPitch_v2 = "cuMemAllocPitch" @ 3020;
        cuMemAlloc_v2 = "cuMemAlloc" @ 3020;
        cuMemFreeHost @ 2000;
        cuMemFree_v2 = "cuMemFree" @ 3020;
        cuMemGetAddressRange_v2 = "cuMemGetAddressRange" @ 3020;
        cuMemHostAlloc @ 2020;
        cuMemHostGetDevicePointer_v2 = "cuMemHostGetDevicePointer" @ 3020;
        cuMemHostGetFlags @ 2030;
        cuMemHostRegister_v2 = "cuMemHostRegister" @ 6050;
        cuMemHostUnregister @ 4000;
        cuMemcpyAsync @ 4000;
        cuMemcpyDtoDAsync_v2 = "cuMemcpyDtoDAsync" @ 3020;
        cuMemcpyDtoD_v2 = "cuMemcpyDtoD" @ 3020;
        cuMemcpyDtoHAsync_v2 = "cuMemcpyDtoHAsync" @ 3020;
        cuMemcpyDtoH_v2 = "cuMemcpyDtoH" @ 3020;
        cuMemcpyHtoDAsync_v2 = "cuMemcpyHtoDAsync" @ 3020;
        cuMemcpyHtoD_v2 = "cuMemcpyHtoD" @ 3020;
        cuMemsetD16Async @ 3020;
        cuMemsetD16_v2 = "cuMemsetD16" @ 3020;
        cuMemsetD32Async @ 3020;
        cuMemsetD32_v2 = "cuMemsetD32" @ 3020;
        cuMemsetD8Async @ 3020;
        cuMemsetD8_v2 = "cuMemsetD8" @ 3020;
        cuPointerGetAttribute @ 4000;
        cuPointerGetAttributes @ 7000;
        cuPointerSetAttribute @ 6000;
        // Memory: stream-ordered pools
        cuMemAllocAsync @ 11020;
        cuMemAllocFromPoolAsync @ 11020;
        cuMemFreeAsync @ 11020;
        cuMemPoolCreate @ 11020;
        cuMemPoolDestroy @ 11020;
        cuMemPoolExportPointer @ 11020;
        cuMemPoolExportToShareableHandle @ 11020;
        cuMemPoolGetAccess @ 11020;
        cuMemPoolGetAttribute @ 11020;
        cuMemPoolImportFromShareableHandle @ 11020;
        cuMemPoolImportPointer @ 11020;
        cuMemPoolSetAccess @ 11020;
        cuMemPoolSetAttribute @ 11020;
        cuMemPoolTrimTo @ 11020;
        // Memory: managed
        cuMemAdvise @ 8000;
        cuMemAdvise_v2 = "cuMemAdvise" @ 12020;
        cuMemPrefetchAsync @ 8000;
        cuMemPrefetchAsync_v2 = "cuMemPrefetchAsync" @ 12020;
        cuMemRangeGetAttribute @ 8000;
        cuMemRangeGetAttributes @ 8000;
        // Memory: copies and fills
        cuMemcpy @ 4000;
        cuMemcpy2DAsync_v2 = "cuMemcpy2DAsync" @ 3020;
        cuMemcpy2DUnaligned_v2 = "cuMemcpy2DUnaligned" @ 3020;
        cuMemcpy2D_v2 = "cuMemcpy2D" @ 3020;
        cuMemcpy3DAsync_v2 = "cuMemcpy3DAsync" @ 3020;
        cuMemcpy3DPeer @ 4000;
        cuMemcpy3DPeerAsync @ 4000;
        cuMemcpy3D_v2 = "cuMemcpy3D" @ 3020;
        cuMemcpyPeer @ 4000;
        cuMemcpyPeerAsync @ 4000;
        cuMemsetD2D16Async @ 3020;
        cuMemsetD2D16_v2 = "cuMemsetD2D16" @ 3020;
        cuMemsetD2D32Async @ 3020;
        cuMemsetD2D32_v2 = "cuMemsetD2D32" @ 3020;
        cuMemsetD2D8Async @ 3020;
        cuMemsetD2D8_v2 = "cuMemsetD2D8" @ 3020;
        // Memory: between processes
        cuIpcCloseMemHandle @ 4010;
        cuIpcGetEventHandle @ 4010;
        cuIpcGetMemHandle @ 4010;
        cuIpcOpenEventHandle @ 4010;
        cuIpcOpenMemHandle_v2 = "cuIpcOpenMemHandle" @ 11000;
        // Memory: virtual addresses
        cuMemAddressFree @ 10020;
        cuMemAddressReserve @ 10020;
        cuMemCreate @ 10020;
        cuMemExportToShareableHandle @ 10020;
        cuMemGetAccess @ 10020;
        cuMemGetAllocationGranularity @ 10020;
        cuMemGetAllocationPropertiesFromHandle @ 10020;
        cuMemGetHandleForAddressRange @ 11070;
        cuMemImportFromShareableHandle @ 10020;
        cuMemMap @ 10020;
        cuMemRelease @ 10020;
        cuMemRetainAllocationHandle @ 11000;
        cuMemSetAccess @ 10020;
        cuMemUnmap @ 10020;
        // Modules, libraries, functions
        cuFuncGetAttribute @ 2020;
        cuFuncGetModule @ 11000;
        cuFuncGetName @ 12030;
        cuFuncGetParamInfo @ 12040;
        cuFuncIsLoaded @ 12040;
        cuFuncLoad @ 12040;
        cuFuncSetAttribute @ 9000;
        cuFuncSetCacheConfig @ 3000;
        cuKernelGetAttribute @ 12000;
        cuKernelGetFunction @ 12000;
        cuKernelGetName @ 12030;
        cuKernelGetParamInfo @ 12040;
        cuKernelSetAttribute @ 12000;
        cuKernelSetCacheConfig @ 12000;
        cuLibraryEnumerateKernels @ 12040;
        cuLibraryGetGlobal @ 12000;
        cuLibraryGetKernel @ 12000;
        cuLibraryGetKernelCount @ 12040;
        cuLibraryGetManaged @ 12000;
        cuLibraryGetModule @ 12000;
        cuLibraryGetUnifiedFunction @ 12000;
        cuLibraryLoadData @ 12000;
        cuLibraryLoadFromFile @ 12000;
        cuLibraryUnload @ 12000;
        cuModuleEnumerateFunctions @ 12040;
        cuModuleGetFunction @ 2000;
        cuModuleGetFunctionCount @ 12040;
        cuModuleGetGlobal_v2 = "cuModuleGetGlobal" @ 3020;
        cuModuleGetLoadingMode @ 11070;
        cuModuleLoadData @ 2000;
        cuModuleLoadDataEx @ 2010;
        cuModuleLoadFatBinary @ 2000;
        cuModuleUnload @ 2000;
        // Linker
        cuLinkAddData_v2 = "cuLinkAddData" @ 6050;
        cuLinkAddFile_v2 = "cuLinkAddFile" @ 6050;
        cuLinkComplete @ 5050;
        cuLinkCreate_v2 = "cuLinkCreate" @ 6050;
        cuLinkDestroy @ 5050;
        // Launches and occupancy
        cuLaunchCooperativeKernel @ 9000;
        cuLaunchKernel @ 4000;
        cuLaunchKernelEx @ 11060;
        cuOccupancyAvailableDynamicSMemPerBlock @ 10020;
        cuOccupancyMaxActiveBlocksPerMultiprocessor @ 6050;
        cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags @ 7000;
        cuOccupancyMaxActiveClusters @ 11070;
        cuOccupancyMaxPotentialBlockSize @ 6050;
        cuOccupancyMaxPotentialBlockSizeWithFlags @ 7000;
        cuOccupancyMaxPotentialClusterSize @ 11070;
        cuTensorMapEncodeIm2col @ 12000;
        cuTensorMapEncodeTiled @ 12000;
        cuTensorMapReplaceAddress @ 12000;
        // Capture
        cuStreamBeginCaptureToGraph @ 12030;
        cuStreamBeginCapture_v2 = "cuStreamBeginCapture" @ 10010;
        cuStreamEndCapture @ 10000;
        cuStreamGetCaptureInfo_v2 = "cuStreamGetCaptureInfo" @ 11030;
        cuStreamGetCaptureInfo_v3 = "cuStreamGetCaptureInfo" @ 12030;
        cuStreamIsCapturing @ 10000;
        cuStreamUpdateCaptureDependencies @ 11030;
        cuStreamUpdateCaptureDependencies_v2 = "cuStreamUpdateCaptureDependencies" @ 12030;
        cuThreadExchangeStreamCaptureMode @ 10010;
        // Graphs
        cuGraphAddDependencies @ 10000;
        cuGraphAddDependencies_v2 = "cuGraphAddDependencies" @ 12030;
        cuGraphAddEmptyNode @ 10000;
        cuGraphAddEventRecordNode @ 11010;
        cuGraphAddEventWaitNode @ 11010;
        cuGraphAddHostNode @ 10000;
        cuGraphAddKernelNode @ 10000;
        cuGraphAddKernelNode_v2 = "cuGraphAddKernelNode" @ 12000;
        cuGraphAddMemAllocNode @ 11040;
        cuGraphAddMemFreeNode @ 11040;
        cuGraphAddMemcpyNode @ 10000;
        cuGraphAddMemsetNode @ 10000;
        cuGraphClone @ 10000;
        cuGraphCreate @ 10000;
        cuGraphDebugDotPrint @ 11030;
        cuGraphDestroy @ 10000;
        cuGraphDestroyNode @ 10000;
        cuGraphExecDestroy @ 10000;
        cuGraphExecHostNodeSetParams @ 10020;
        cuGraphExecKernelNodeSetParams @ 10010;
        cuGraphExecKernelNodeSetParams_v2 = "cuGraphExecKernelNodeSetParams" @ 12000;
        cuGraphExecMemcpyNodeSetParams @ 10020;
        cuGraphExecMemsetNodeSetParams @ 10020;
        cuGraphExecUpdate @ 10020;
        cuGraphExecUpdate_v2 = "cuGraphExecUpdate" @ 12000;
        cuGraphGetEdges @ 10000;
        cuGraphGetEdges_v2 = "cuGraphGetEdges" @ 12030;
        cuGraphGetNodes @ 10000;
        cuGraphGetRootNodes @ 10000;
        cuGraphInstantiateWithFlags @ 11040;
        cuGraphInstantiateWithParams @ 12000;
        cuGraphKernelNodeGetParams @ 10000;
        cuGraphKernelNodeGetParams_v2 = "cuGraphKernelNodeGetParams" @ 12000;
        cuGraphKernelNodeSetParams @ 10000;
        cuGraphKernelNodeSetParams_v2 = "cuGraphKernelNodeSetParams" @ 12000;
        cuGraphLaunch @ 10000;
        cuGraphNodeGetType @ 10000;
        cuGraphUpload @ 11010;
    }
}
