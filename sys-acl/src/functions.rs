//! Which functions of the runtime there are, and since when.
//!
//! A release is given where the runtime's public history shows that the function is absent before it; that history starts with
//! CANN 8.5, so no release means 8.5 or earlier.
//!
//! # Safety
//! The table's own code is in [`sys_core::table!`]; the types are those of the vendor's header.
#![allow(unsafe_code, non_snake_case)]

use crate::bindings::*;
use crate::table;

table! {
    /// The functions of the ACL runtime.
    ///
    /// Fields are what finding and describing devices takes; all else is a method, which answers `Unsupported` where the installed CANN is
    /// too old.
    pub struct Functions;
    product "CANN";
    sonames ["libascendcl.so", "libacl_rt.so"];
    required {
        // Initialisation and errors
        aclInit;
        aclGetRecentErrMsg;
        // Devices
        aclrtGetDeviceCount;
        aclrtSetDevice;
        aclrtResetDevice;
        aclrtGetDevice;
        aclrtGetSocName;
        // Contexts
        aclrtGetCurrentContext;
        aclrtSetCurrentContext;
        // Memory
        aclrtGetMemInfo;
    }
    optional {
        // Initialisation, versions, errors
        aclFinalize;
        aclFinalizeReference;
        aclrtGetErrorVerbose;
        aclrtGetLastError;
        aclrtGetVersion;
        aclrtPeekAtLastError;
        aclsysGetCANNVersion;
        aclsysGetVersionNum;
        aclsysGetVersionStr;
        // Devices
        aclGetDeviceCapability;
        aclrtDeviceCanAccessPeer;
        aclrtDeviceDisablePeerAccess;
        aclrtDeviceEnablePeerAccess;
        aclrtDeviceGetBareTgid;
        aclrtDeviceGetHostAtomicCapabilities @ 9010;
        aclrtDeviceGetP2PAtomicCapabilities @ 9010;
        aclrtDeviceGetStreamPriorityRange;
        aclrtDeviceGetUuid;
        aclrtDevicePeerAccessStatus;
        aclrtDeviceTaskAbort;
        aclrtGetDeviceCapability;
        aclrtGetDeviceInfo;
        aclrtGetDeviceResLimit;
        aclrtGetDeviceUtilizationRate;
        aclrtGetDevicesTopo;
        aclrtGetLogicDevIdByPhyDevId;
        aclrtGetLogicDevIdByUserDevId;
        aclrtGetPhyDevIdByLogicDevId;
        aclrtGetPrimaryCtxState;
        aclrtGetRunMode;
        aclrtGetUserDevIdByLogicDevId;
        aclrtQueryDeviceStatus;
        aclrtResetDeviceForce;
        aclrtResetDeviceResLimit;
        aclrtSetDeviceResLimit;
        aclrtSetTsDevice;
        aclrtSynchronizeDevice;
        aclrtSynchronizeDeviceWithTimeout;
        // Contexts
        aclrtCreateContext;
        aclrtCtxGetCurrentDefaultStream;
        aclrtCtxGetSysParamOpt;
        aclrtCtxSetSysParamOpt;
        aclrtDestroyContext;
        aclrtGetOpExecuteTimeout;
        aclrtGetOpTimeOutInterval;
        aclrtGetSysParamOpt;
        aclrtSetOpExecuteTimeOut;
        aclrtSetOpExecuteTimeOutV2;
        aclrtSetOpExecuteTimeOutWithMs;
        aclrtSetOpWaitTimeout;
        aclrtSetSysParamOpt;
        // Streams
        aclrtCreateStream;
        aclrtCreateStreamConfigHandle;
        aclrtCreateStreamV2;
        aclrtCreateStreamWithConfig;
        aclrtDestroyStream;
        aclrtDestroyStreamConfigHandle;
        aclrtDestroyStreamForce;
        aclrtGetResInCurrentThread;
        aclrtGetStreamAttribute;
        aclrtGetStreamAvailableNum;
        aclrtGetStreamResLimit;
        aclrtResetStreamResLimit;
        aclrtSetStreamAttribute;
        aclrtSetStreamConfigOpt;
        aclrtSetStreamFailureMode;
        aclrtSetStreamResLimit;
        aclrtStreamAbort;
        aclrtStreamGetFlags;
        aclrtStreamGetId;
        aclrtStreamGetPriority;
        aclrtStreamQuery;
        aclrtStreamStop;
        aclrtStreamWaitEvent;
        aclrtStreamWaitEventWithTimeout;
        aclrtSynchronizeStream;
        aclrtSynchronizeStreamWithTimeout;
        aclrtUnuseStreamResInCurrentThread;
        aclrtUseStreamResInCurrentThread;
        // Events
        aclrtCreateEvent;
        aclrtCreateEventExWithFlag;
        aclrtCreateEventWithFlag;
        aclrtDestroyEvent;
        aclrtEventElapsedTime;
        aclrtEventGetTimestamp;
        aclrtGetEventAvailNum;
        aclrtGetEventId;
        aclrtIpcGetEventHandle;
        aclrtIpcOpenEventHandle;
        aclrtQueryEvent;
        aclrtQueryEventStatus;
        aclrtQueryEventWaitStatus;
        aclrtRecordEvent;
        aclrtResetEvent;
        aclrtSynchronizeEvent;
        aclrtSynchronizeEventWithTimeout;
        // Callbacks
        aclrtBinarySetExceptionCallback @ 9000;
        aclrtGetArgsFromExceptionInfo @ 9000;
        aclrtGetDeviceIdFromExceptionInfo;
        aclrtGetErrorCodeFromExceptionInfo;
        aclrtGetFuncHandleFromExceptionInfo @ 9000;
        aclrtGetStreamIdFromExceptionInfo;
        aclrtGetTaskIdFromExceptionInfo;
        aclrtGetThreadIdFromExceptionInfo;
        aclrtLaunchCallback;
        aclrtLaunchHostFunc;
        aclrtProcessReport;
        aclrtRegDeviceStateCallback;
        aclrtRegStreamStateCallback;
        aclrtSetDeviceTaskAbortCallback;
        aclrtSetExceptionInfoCallback;
        aclrtSubscribeReport;
        aclrtUnSubscribeReport;
        // Memory: allocations
        aclrtFree;
        aclrtFreeHost;
        aclrtFreeHostWithDevSync;
        aclrtFreeWithDevSync;
        aclrtGetMemUsageInfo;
        aclrtHostGetDevicePointer;
        aclrtHostMemMapCapabilities @ 9000;
        aclrtHostRegister;
        aclrtHostRegisterV2;
        aclrtHostUnregister;
        aclrtMalloc;
        aclrtMallocAlign32;
        aclrtMallocCached;
        aclrtMallocForTaskScheduler;
        aclrtMallocHost;
        aclrtMallocHostWithCfg;
        aclrtMallocWithCfg;
        aclrtMemFlush;
        aclrtMemGetAddressRange @ 9000;
        aclrtMemInvalidate;
        aclrtMemP2PMap @ 9000;
        aclrtPointerGetAttributes;
        // Memory: stream-ordered pools
        aclrtMemPoolCreate @ 9010;
        aclrtMemPoolDestroy @ 9010;
        aclrtMemPoolFreeAsync @ 9010;
        aclrtMemPoolGetAttr @ 9010;
        aclrtMemPoolMallocAsync @ 9010;
        aclrtMemPoolSetAttr @ 9010;
        aclrtMemPoolTrimTo @ 9010;
        // Memory: managed
        aclrtMemAllocManaged @ 9000;
        aclrtMemManagedAdvise @ 9010;
        aclrtMemManagedGetAttr @ 9010;
        aclrtMemManagedGetAttrs @ 9010;
        aclrtMemManagedPrefetchAsync @ 9010;
        aclrtMemManagedPrefetchBatchAsync @ 9010;
        // Memory: copies and fills
        aclrtMemcpy2d;
        aclrtMemcpy2dAsync;
        aclrtMemcpy;
        aclrtMemcpyAsync;
        aclrtMemcpyAsyncWithCondition;
        aclrtMemcpyBatch;
        aclrtMemcpyBatchAsync;
        aclrtMemcpyBatchAsyncV2 @ 9010;
        aclrtMemcpyBatchV2 @ 9010;
        aclrtMemset;
        aclrtMemsetAsync;
        aclrtMemsetD32 @ 9010;
        aclrtMemsetD32Async @ 9010;
        // Memory: between processes
        aclrtIpcMemClose;
        aclrtIpcMemGetExportKey;
        aclrtIpcMemImportByKey;
        aclrtIpcMemSetAttr;
        aclrtIpcMemSetImportPid;
        // Memory: virtual addresses
        aclrtFreePhysical;
        aclrtMallocPhysical;
        aclrtMapMem;
        aclrtMemExportToShareableHandle;
        aclrtMemExportToShareableHandleV2;
        aclrtMemGetAccess;
        aclrtMemGetAllocationGranularity;
        aclrtMemGetAllocationPropertiesFromHandle;
        aclrtMemImportFromShareableHandle;
        aclrtMemImportFromShareableHandleV2;
        aclrtMemRetainAllocationHandle;
        aclrtMemSetAccess;
        aclrtMemSetPidToShareableHandle;
        aclrtMemSetPidToShareableHandleV2;
        aclrtReleaseMemAddress;
        aclrtReserveMemAddress;
        aclrtReserveMemAddressNoUCMemory @ 9000;
        aclrtUnmapMem;
        // Binaries and functions
        aclrtBinaryGetDevAddress;
        aclrtBinaryGetFunction;
        aclrtBinaryGetFunctionByEntry;
        aclrtBinaryGetGlobal @ 9010;
        aclrtBinaryLoad;
        aclrtBinaryLoadFromData;
        aclrtBinaryLoadFromFile;
        aclrtBinaryUnLoad;
        aclrtCheckArchCompatibility;
        aclrtCreateBinary;
        aclrtDestroyBinary;
        aclrtFunctionGetAvailDynUbufPerBlock @ 9010;
        aclrtFunctionGetBinary @ 9010;
        aclrtFunctionGetParamCount @ 9010;
        aclrtFunctionGetParamInfo @ 9010;
        aclrtGetFuncBySymbol @ 9010;
        aclrtGetFunctionAddr;
        aclrtGetFunctionAttribute;
        aclrtGetFunctionName;
        aclrtGetFunctionSize @ 9010;
        aclrtGetSymbolAddress @ 9010;
        aclrtGetSymbolSize @ 9010;
        // Launches
        aclrtGetHardwareSyncAddr;
        aclrtKernelArgsAppend;
        aclrtKernelArgsAppendPlaceHolder;
        aclrtKernelArgsFinalize;
        aclrtKernelArgsGetHandleMemSize;
        aclrtKernelArgsGetMemSize;
        aclrtKernelArgsGetPlaceHolderBuffer;
        aclrtKernelArgsInit;
        aclrtKernelArgsInitByUserMem;
        aclrtKernelArgsParaUpdate;
        aclrtLaunchKernel;
        aclrtLaunchKernelV2;
        aclrtLaunchKernelWithArgsArray @ 9010;
        aclrtLaunchKernelWithConfig;
        aclrtLaunchKernelWithHostArgs @ 8050;
        // Capture
        aclmdlRIAbort;
        aclmdlRICaptureBegin;
        aclmdlRICaptureEnd;
        aclmdlRICaptureGetInfo;
        aclmdlRICaptureTaskGrpBegin;
        aclmdlRICaptureTaskGrpEnd;
        aclmdlRICaptureTaskUpdateBegin;
        aclmdlRICaptureTaskUpdateEnd;
        aclmdlRICaptureThreadExchangeMode;
        aclmdlRICaptureToModelRIBegin @ 9010;
        aclmdlRIDebugJsonPrint;
        aclmdlRIDebugPrint;
        aclmdlRIDestroy;
        aclmdlRIDestroyRegisterCallback @ 9000;
        aclmdlRIDestroyUnregisterCallback @ 9000;
        aclmdlRIExecute;
        aclmdlRIExecuteAsync;
        aclmdlRIGetId @ 9010;
        aclmdlRIGetName;
        aclmdlRIGetStreams @ 9010;
        aclmdlRIGetTasksByStream @ 9010;
        aclmdlRISetName;
        aclmdlRITaskDisable @ 9010;
        aclmdlRITaskGetParams @ 9010;
        aclmdlRITaskGetSeqId @ 9010;
        aclmdlRITaskGetType @ 9010;
        aclmdlRITaskSetParams @ 9010;
        aclmdlRIUpdate @ 9010;
    }
}
