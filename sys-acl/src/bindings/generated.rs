// Written by the feature `bindgen`.

pub const ACL_TENSOR_SHAPE_RANGE_NUM: u32 = 2;
pub const ACL_TENSOR_VALUE_RANGE_NUM: u32 = 2;
pub const ACL_UNKNOWN_RANK: i32 = -2;
pub const ACL_RT_SUCCESS: u32 = 0;
pub const ACL_ERROR_RT_PARAM_INVALID: aclError = aclError(107000);
pub const ACL_ERROR_RT_INVALID_DEVICEID: aclError = aclError(107001);
pub const ACL_ERROR_RT_CONTEXT_NULL: aclError = aclError(107002);
pub const ACL_ERROR_RT_STREAM_CONTEXT: aclError = aclError(107003);
pub const ACL_ERROR_RT_MODEL_CONTEXT: aclError = aclError(107004);
pub const ACL_ERROR_RT_STREAM_MODEL: aclError = aclError(107005);
pub const ACL_ERROR_RT_EVENT_TIMESTAMP_INVALID: aclError = aclError(107006);
pub const ACL_ERROR_RT_EVENT_TIMESTAMP_REVERSAL: aclError = aclError(107007);
pub const ACL_ERROR_RT_ADDR_UNALIGNED: aclError = aclError(107008);
pub const ACL_ERROR_RT_FILE_OPEN: aclError = aclError(107009);
pub const ACL_ERROR_RT_FILE_WRITE: aclError = aclError(107010);
pub const ACL_ERROR_RT_STREAM_SUBSCRIBE: aclError = aclError(107011);
pub const ACL_ERROR_RT_THREAD_SUBSCRIBE: aclError = aclError(107012);
pub const ACL_ERROR_RT_GROUP_NOT_SET: aclError = aclError(107013);
pub const ACL_ERROR_RT_GROUP_NOT_CREATE: aclError = aclError(107014);
pub const ACL_ERROR_RT_STREAM_NO_CB_REG: aclError = aclError(107015);
pub const ACL_ERROR_RT_INVALID_MEMORY_TYPE: aclError = aclError(107016);
pub const ACL_ERROR_RT_INVALID_HANDLE: aclError = aclError(107017);
pub const ACL_ERROR_RT_INVALID_MALLOC_TYPE: aclError = aclError(107018);
pub const ACL_ERROR_RT_WAIT_TIMEOUT: aclError = aclError(107019);
pub const ACL_ERROR_RT_TASK_TIMEOUT: aclError = aclError(107020);
pub const ACL_ERROR_RT_SYSPARAMOPT_NOT_SET: aclError = aclError(107021);
pub const ACL_ERROR_RT_DEVICE_TASK_ABORT: aclError = aclError(107022);
pub const ACL_ERROR_RT_STREAM_ABORT: aclError = aclError(107023);
pub const ACL_ERROR_RT_CAPTURE_DEPENDENCY: aclError = aclError(107024);
pub const ACL_ERROR_RT_STREAM_UNJOINED: aclError = aclError(107025);
pub const ACL_ERROR_RT_MODEL_CAPTURED: aclError = aclError(107026);
pub const ACL_ERROR_RT_STREAM_CAPTURED: aclError = aclError(107027);
pub const ACL_ERROR_RT_EVENT_CAPTURED: aclError = aclError(107028);
pub const ACL_ERROR_RT_STREAM_NOT_CAPTURED: aclError = aclError(107029);
pub const ACL_ERROR_RT_CAPTURE_MODE_NOT_SUPPORT: aclError = aclError(107030);
pub const ACL_ERROR_RT_STREAM_CAPTURE_IMPLICIT: aclError = aclError(107031);
pub const ACL_ERROR_STREAM_CAPTURE_CONFLICT: aclError = aclError(107032);
pub const ACL_ERROR_STREAM_TASK_GROUP_STATUS: aclError = aclError(107033);
pub const ACL_ERROR_STREAM_TASK_GROUP_INTR: aclError = aclError(107034);
pub const ACL_ERROR_RT_TASK_ABORT_STOP: aclError = aclError(107035);
pub const ACL_ERROR_RT_STREAM_CAPTURE_UNMATCHED: aclError = aclError(107036);
pub const ACL_ERROR_RT_MODEL_RUNNING: aclError = aclError(107037);
pub const ACL_ERROR_RT_STREAM_CAPTURE_WRONG_THREAD: aclError = aclError(107038);
pub const ACL_ERROR_RT_INSUFFICIENT_INPUT_ARRAY: aclError = aclError(107039);
pub const ACL_ERROR_RT_MODEL_UPDATE_FAILED: aclError = aclError(107040);
pub const ACL_ERROR_RT_CAPTURE_MODE_BLOCK_ASYNC: aclError = aclError(107041);
pub const ACL_ERROR_RT_SYMBOL_NOT_FOUND: aclError = aclError(107042);
pub const ACL_ERROR_RT_INVALID_SYMBOL: aclError = aclError(107043);
pub const ACL_ERROR_RT_INVALID_DEVICE_FUNCTION: aclError = aclError(107044);
pub const ACL_ERROR_RT_STREAM_NOT_SUPPORT_OPERA: aclError = aclError(107045);
pub const ACL_ERROR_RT_SUB_ACLGRAPH_IS_CAPTURING: aclError = aclError(107046);
pub const ACL_ERROR_RT_FEATURE_NOT_SUPPORT: aclError = aclError(207000);
pub const ACL_ERROR_RT_MEMORY_ALLOCATION: aclError = aclError(207001);
pub const ACL_ERROR_RT_MEMORY_FREE: aclError = aclError(207002);
pub const ACL_ERROR_RT_AICORE_OVER_FLOW: aclError = aclError(207003);
pub const ACL_ERROR_RT_NO_DEVICE: aclError = aclError(207004);
pub const ACL_ERROR_RT_RESOURCE_ALLOC_FAIL: aclError = aclError(207005);
pub const ACL_ERROR_RT_NO_PERMISSION: aclError = aclError(207006);
pub const ACL_ERROR_RT_NO_EVENT_RESOURCE: aclError = aclError(207007);
pub const ACL_ERROR_RT_NO_STREAM_RESOURCE: aclError = aclError(207008);
pub const ACL_ERROR_RT_NO_NOTIFY_RESOURCE: aclError = aclError(207009);
pub const ACL_ERROR_RT_NO_MODEL_RESOURCE: aclError = aclError(207010);
pub const ACL_ERROR_RT_NO_CDQ_RESOURCE: aclError = aclError(207011);
pub const ACL_ERROR_RT_OVER_LIMIT: aclError = aclError(207012);
pub const ACL_ERROR_RT_QUEUE_EMPTY: aclError = aclError(207013);
pub const ACL_ERROR_RT_QUEUE_FULL: aclError = aclError(207014);
pub const ACL_ERROR_RT_REPEATED_INIT: aclError = aclError(207015);
pub const ACL_ERROR_RT_AIVEC_OVER_FLOW: aclError = aclError(207016);
pub const ACL_ERROR_RT_OVER_FLOW: aclError = aclError(207017);
pub const ACL_ERROR_RT_DEVICE_OOM: aclError = aclError(207018);
pub const ACL_ERROR_RT_FEATURE_NOT_SUPPORT_UPDATE_OP: aclError = aclError(207019);
pub const ACL_ERROR_RT_TIMEOUT: aclError = aclError(207020);
pub const ACL_ERROR_RT_INTERNAL_ERROR: aclError = aclError(507000);
pub const ACL_ERROR_RT_TS_ERROR: aclError = aclError(507001);
pub const ACL_ERROR_RT_STREAM_TASK_FULL: aclError = aclError(507002);
pub const ACL_ERROR_RT_STREAM_TASK_EMPTY: aclError = aclError(507003);
pub const ACL_ERROR_RT_STREAM_NOT_COMPLETE: aclError = aclError(507004);
pub const ACL_ERROR_RT_END_OF_SEQUENCE: aclError = aclError(507005);
pub const ACL_ERROR_RT_EVENT_NOT_COMPLETE: aclError = aclError(507006);
pub const ACL_ERROR_RT_CONTEXT_RELEASE_ERROR: aclError = aclError(507007);
pub const ACL_ERROR_RT_SOC_VERSION: aclError = aclError(507008);
pub const ACL_ERROR_RT_TASK_TYPE_NOT_SUPPORT: aclError = aclError(507009);
pub const ACL_ERROR_RT_LOST_HEARTBEAT: aclError = aclError(507010);
pub const ACL_ERROR_RT_MODEL_EXECUTE: aclError = aclError(507011);
pub const ACL_ERROR_RT_REPORT_TIMEOUT: aclError = aclError(507012);
pub const ACL_ERROR_RT_SYS_DMA: aclError = aclError(507013);
pub const ACL_ERROR_RT_AICORE_TIMEOUT: aclError = aclError(507014);
pub const ACL_ERROR_RT_AICORE_EXCEPTION: aclError = aclError(507015);
pub const ACL_ERROR_RT_AICORE_TRAP_EXCEPTION: aclError = aclError(507016);
pub const ACL_ERROR_RT_AICPU_TIMEOUT: aclError = aclError(507017);
pub const ACL_ERROR_RT_AICPU_EXCEPTION: aclError = aclError(507018);
pub const ACL_ERROR_RT_AICPU_DATADUMP_RSP_ERR: aclError = aclError(507019);
pub const ACL_ERROR_RT_AICPU_MODEL_RSP_ERR: aclError = aclError(507020);
pub const ACL_ERROR_RT_PROFILING_ERROR: aclError = aclError(507021);
pub const ACL_ERROR_RT_IPC_ERROR: aclError = aclError(507022);
pub const ACL_ERROR_RT_MODEL_ABORT_NORMAL: aclError = aclError(507023);
pub const ACL_ERROR_RT_KERNEL_UNREGISTERING: aclError = aclError(507024);
pub const ACL_ERROR_RT_RINGBUFFER_NOT_INIT: aclError = aclError(507025);
pub const ACL_ERROR_RT_RINGBUFFER_NO_DATA: aclError = aclError(507026);
pub const ACL_ERROR_RT_KERNEL_LOOKUP: aclError = aclError(507027);
pub const ACL_ERROR_RT_KERNEL_DUPLICATE: aclError = aclError(507028);
pub const ACL_ERROR_RT_DEBUG_REGISTER_FAIL: aclError = aclError(507029);
pub const ACL_ERROR_RT_DEBUG_UNREGISTER_FAIL: aclError = aclError(507030);
pub const ACL_ERROR_RT_LABEL_CONTEXT: aclError = aclError(507031);
pub const ACL_ERROR_RT_PROGRAM_USE_OUT: aclError = aclError(507032);
pub const ACL_ERROR_RT_DEV_SETUP_ERROR: aclError = aclError(507033);
pub const ACL_ERROR_RT_VECTOR_CORE_TIMEOUT: aclError = aclError(507034);
pub const ACL_ERROR_RT_VECTOR_CORE_EXCEPTION: aclError = aclError(507035);
pub const ACL_ERROR_RT_VECTOR_CORE_TRAP_EXCEPTION: aclError = aclError(507036);
pub const ACL_ERROR_RT_CDQ_BATCH_ABNORMAL: aclError = aclError(507037);
pub const ACL_ERROR_RT_DIE_MODE_CHANGE_ERROR: aclError = aclError(507038);
pub const ACL_ERROR_RT_DIE_SET_ERROR: aclError = aclError(507039);
pub const ACL_ERROR_RT_INVALID_DIEID: aclError = aclError(507040);
pub const ACL_ERROR_RT_DIE_MODE_NOT_SET: aclError = aclError(507041);
pub const ACL_ERROR_RT_AICORE_TRAP_READ_OVERFLOW: aclError = aclError(507042);
pub const ACL_ERROR_RT_AICORE_TRAP_WRITE_OVERFLOW: aclError = aclError(507043);
pub const ACL_ERROR_RT_VECTOR_CORE_TRAP_READ_OVERFLOW: aclError = aclError(507044);
pub const ACL_ERROR_RT_VECTOR_CORE_TRAP_WRITE_OVERFLOW: aclError = aclError(507045);
pub const ACL_ERROR_RT_STREAM_SYNC_TIMEOUT: aclError = aclError(507046);
pub const ACL_ERROR_RT_EVENT_SYNC_TIMEOUT: aclError = aclError(507047);
pub const ACL_ERROR_RT_FFTS_PLUS_TIMEOUT: aclError = aclError(507048);
pub const ACL_ERROR_RT_FFTS_PLUS_EXCEPTION: aclError = aclError(507049);
pub const ACL_ERROR_RT_FFTS_PLUS_TRAP_EXCEPTION: aclError = aclError(507050);
pub const ACL_ERROR_RT_SEND_MSG: aclError = aclError(507051);
pub const ACL_ERROR_RT_COPY_DATA: aclError = aclError(507052);
pub const ACL_ERROR_RT_DEVICE_MEM_ERROR: aclError = aclError(507053);
pub const ACL_ERROR_RT_HBM_MULTI_BIT_ECC_ERROR: aclError = aclError(507054);
pub const ACL_ERROR_RT_SUSPECT_DEVICE_MEM_ERROR: aclError = aclError(507055);
pub const ACL_ERROR_RT_LINK_ERROR: aclError = aclError(507056);
pub const ACL_ERROR_RT_SUSPECT_REMOTE_ERROR: aclError = aclError(507057);
pub const ACL_ERROR_RT_DRV_INTERNAL_ERROR: aclError = aclError(507899);
pub const ACL_ERROR_RT_AICPU_INTERNAL_ERROR: aclError = aclError(507900);
pub const ACL_ERROR_RT_SOCKET_CLOSE: aclError = aclError(507901);
pub const ACL_ERROR_RT_AICPU_INFO_LOAD_RSP_ERR: aclError = aclError(507902);
pub const ACL_ERROR_RT_STREAM_CAPTURE_INVALIDATED: aclError = aclError(507903);
pub const ACL_ERROR_RT_COMM_OP_RETRY_FAIL: aclError = aclError(507904);
pub const ACL_ERROR_SNAPSHOT_LOCK_TIMEOUT: aclError = aclError(507905);
pub const ACL_ERROR_SNAPSHOT_LOCK_FAILED: aclError = aclError(507906);
pub const ACL_ERROR_SNAPSHOT_UNLOCK_FAILED: aclError = aclError(507907);
pub const ACL_ERROR_SNAPSHOT_BACKUP_FAILED: aclError = aclError(507908);
pub const ACL_ERROR_SNAPSHOT_RESTORE_FAILED: aclError = aclError(507909);
pub const ACL_ERROR_HOST_MEMORY_ALREADY_REGISTERED: aclError = aclError(507910);
pub const ACL_ERROR_HOST_MEMORY_NOT_REGISTERED: aclError = aclError(507911);
pub const ACL_ERROR_SNAPSHOT_CALLBACK_FAILED: aclError = aclError(507912);
pub const ACL_ERROR_SNAPSHOT_REGISTER_CALLBACK_FAILED: aclError = aclError(507913);
pub const ACL_ERROR_RT_L3_PORT_ERROR: aclError = aclError(507914);
pub const ACL_ERROR_RT_CCU_TIMEOUT: aclError = aclError(507915);
pub const ACL_ERROR_RT_CCU_EXCEPTION: aclError = aclError(507916);
pub const ACL_MAJOR_VERSION: u32 = 1;
pub const ACL_MINOR_VERSION: u32 = 17;
pub const ACL_PATCH_VERSION: u32 = 0;
pub const ACL_EVENT_SYNC: u32 = 1;
pub const ACL_EVENT_CAPTURE_STREAM_PROGRESS: u32 = 2;
pub const ACL_EVENT_TIME_LINE: u32 = 8;
pub const ACL_EVENT_DEVICE_USE_ONLY: u32 = 16;
pub const ACL_EVENT_EXTERNAL: u32 = 32;
pub const ACL_EVENT_IPC: u32 = 64;
pub const ACL_STREAM_FAST_LAUNCH: u32 = 1;
pub const ACL_STREAM_FAST_SYNC: u32 = 2;
pub const ACL_STREAM_PERSISTENT: u32 = 4;
pub const ACL_STREAM_HUGE: u32 = 8;
pub const ACL_STREAM_CPU_SCHEDULE: u32 = 16;
pub const ACL_STREAM_DEVICE_USE_ONLY: u32 = 32;
pub const ACL_STREAM_WAIT_VALUE_GEQ: u32 = 0;
pub const ACL_STREAM_WAIT_VALUE_EQ: u32 = 1;
pub const ACL_STREAM_WAIT_VALUE_AND: u32 = 2;
pub const ACL_STREAM_WAIT_VALUE_NOR: u32 = 3;
pub const ACL_CONTINUE_ON_FAILURE: u32 = 0;
pub const ACL_STOP_ON_FAILURE: u32 = 1;
pub const ACL_NOTIFY_DEFAULT: u32 = 0;
pub const ACL_NOTIFY_DEVICE_USE_ONLY: u32 = 1;
pub const ACL_DEV_FEATURE_SUPPORT: u32 = 1;
pub const ACL_DEV_FEATURE_NOT_SUPPORT: u32 = 0;
pub const ACL_RT_NOTIFY_EXPORT_FLAG_DEFAULT: u32 = 0;
pub const ACL_RT_NOTIFY_EXPORT_FLAG_DISABLE_PID_VALIDATION: u32 = 2;
pub const ACL_RT_NOTIFY_IMPORT_FLAG_DEFAULT: u32 = 0;
pub const ACL_RT_NOTIFY_IMPORT_FLAG_ENABLE_PEER_ACCESS: u32 = 2;
pub const ACL_RT_IPC_MEM_EXPORT_FLAG_DEFAULT: u32 = 0;
pub const ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION: u32 = 1;
pub const ACL_RT_IPC_MEM_IMPORT_FLAG_DEFAULT: u32 = 0;
pub const ACL_RT_IPC_MEM_IMPORT_FLAG_ENABLE_PEER_ACCESS: u32 = 1;
pub const ACL_RT_VMM_EXPORT_FLAG_DEFAULT: u32 = 0;
pub const ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION: u32 = 1;
pub const ACL_HOST_REG_MAPPED: u32 = 2;
pub const ACL_HOST_REG_IOMEMORY: u32 = 4;
pub const ACL_HOST_REG_READONLY: u32 = 8;
pub const ACL_HOST_REG_PINNED: u32 = 268435456;
pub const ACL_MDLRI_DEBUG_JSON_PRINT_SUMMARY: u32 = 0;
pub const ACL_MDLRI_DEBUG_JSON_PRINT_VERBOSE: u32 = 1;
pub const ACL_RT_MAX_RECORD_PA_NUM_PER_DEV: u32 = 20;
pub const ACL_IPC_EVENT_HANDLE_SIZE: u32 = 64;
pub const ACL_RT_MEM_ATTACH_GLOBAL: u32 = 1;
pub const ACL_RT_MEM_LINK_IDX_0: u32 = 0;
pub const ACL_RT_MEM_LINK_IDX_1: u32 = 1;
pub const ACL_HOST_DEVICE_CONNECT_TYPE_PCIE: u32 = 0;
pub const ACL_HOST_DEVICE_CONNECT_TYPE_HCCS: u32 = 1;
pub const ACL_HOST_DEVICE_CONNECT_TYPE_UB: u32 = 2;
pub const ACL_EVENT_RECORD_DEFAULT: u32 = 0;
pub const ACL_EVENT_RECORD_EXTERNAL: u32 = 1;
pub const ACL_EVENT_WAIT_DEFAULT: u32 = 0;
pub const ACL_EVENT_WAIT_EXTERNAL: u32 = 1;
pub const ACL_RT_IPC_MEM_ATTR_ACCESS_LINK_SIO: u32 = 0;
pub const ACL_RT_IPC_MEM_ATTR_ACCESS_LINK_HCCS: u32 = 1;
pub const ACL_RT_MEM_UCE_INFO_MAX_NUM: u32 = 20;
pub const ACL_RT_BINARY_MAGIC_ELF_AICORE: u32 = 1129660997;
pub const ACL_RT_BINARY_MAGIC_ELF_VECTOR_CORE: u32 = 1094799942;
pub const ACL_RT_BINARY_MAGIC_ELF_CUBE_CORE: u32 = 1095320387;
pub const ACL_RT_CMO_MAX_BARRIER_NUM: u32 = 6;
pub const ACL_RT_DEVS_TOPOLOGY_HCCS: u32 = 1;
pub const ACL_RT_DEVS_TOPOLOGY_PIX: u32 = 2;
pub const ACL_RT_DEVS_TOPOLOGY_PIB: u32 = 4;
pub const ACL_RT_DEVS_TOPOLOGY_PHB: u32 = 8;
pub const ACL_RT_DEVS_TOPOLOGY_SYS: u32 = 16;
pub const ACL_RT_DEVS_TOPOLOGY_SIO: u32 = 32;
pub const ACL_RT_DEVS_TOPOLOGY_HCCS_SW: u32 = 64;
pub const ACL_RT_MEM_TYPE_DEV: u32 = 2;
pub const ACL_RT_MEM_TYPE_DVPP: u32 = 8;
pub const ACL_RT_MEM_TYPE_RSVD: u32 = 16;
pub const ACL_PKG_VERSION_MAX_SIZE: u32 = 128;
pub const ACL_PKG_VERSION_PARTS_MAX_SIZE: u32 = 64;
pub type aclrtStream = *mut ::core::ffi::c_void;
pub type aclmdlRITask = *mut ::core::ffi::c_void;
pub type aclrtEvent = *mut ::core::ffi::c_void;
pub type aclrtContext = *mut ::core::ffi::c_void;
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclError(pub ::core::ffi::c_int);
pub type aclrtTaskGrp = *mut ::core::ffi::c_void;
pub const ACL_ERROR_NONE: aclError = aclError(0);
pub const ACL_SUCCESS: aclError = aclError(0);
pub const ACL_ERROR_INVALID_PARAM: aclError = aclError(100000);
pub const ACL_ERROR_UNINITIALIZE: aclError = aclError(100001);
pub const ACL_ERROR_REPEAT_INITIALIZE: aclError = aclError(100002);
pub const ACL_ERROR_INVALID_FILE: aclError = aclError(100003);
pub const ACL_ERROR_WRITE_FILE: aclError = aclError(100004);
pub const ACL_ERROR_INVALID_FILE_SIZE: aclError = aclError(100005);
pub const ACL_ERROR_PARSE_FILE: aclError = aclError(100006);
pub const ACL_ERROR_FILE_MISSING_ATTR: aclError = aclError(100007);
pub const ACL_ERROR_FILE_ATTR_INVALID: aclError = aclError(100008);
pub const ACL_ERROR_INVALID_DUMP_CONFIG: aclError = aclError(100009);
pub const ACL_ERROR_INVALID_PROFILING_CONFIG: aclError = aclError(100010);
pub const ACL_ERROR_INVALID_MODEL_ID: aclError = aclError(100011);
pub const ACL_ERROR_DESERIALIZE_MODEL: aclError = aclError(100012);
pub const ACL_ERROR_PARSE_MODEL: aclError = aclError(100013);
pub const ACL_ERROR_READ_MODEL_FAILURE: aclError = aclError(100014);
pub const ACL_ERROR_MODEL_SIZE_INVALID: aclError = aclError(100015);
pub const ACL_ERROR_MODEL_MISSING_ATTR: aclError = aclError(100016);
pub const ACL_ERROR_MODEL_INPUT_NOT_MATCH: aclError = aclError(100017);
pub const ACL_ERROR_MODEL_OUTPUT_NOT_MATCH: aclError = aclError(100018);
pub const ACL_ERROR_MODEL_NOT_DYNAMIC: aclError = aclError(100019);
pub const ACL_ERROR_OP_TYPE_NOT_MATCH: aclError = aclError(100020);
pub const ACL_ERROR_OP_INPUT_NOT_MATCH: aclError = aclError(100021);
pub const ACL_ERROR_OP_OUTPUT_NOT_MATCH: aclError = aclError(100022);
pub const ACL_ERROR_OP_ATTR_NOT_MATCH: aclError = aclError(100023);
pub const ACL_ERROR_OP_NOT_FOUND: aclError = aclError(100024);
pub const ACL_ERROR_OP_LOAD_FAILED: aclError = aclError(100025);
pub const ACL_ERROR_UNSUPPORTED_DATA_TYPE: aclError = aclError(100026);
pub const ACL_ERROR_FORMAT_NOT_MATCH: aclError = aclError(100027);
pub const ACL_ERROR_BIN_SELECTOR_NOT_REGISTERED: aclError = aclError(100028);
pub const ACL_ERROR_KERNEL_NOT_FOUND: aclError = aclError(100029);
pub const ACL_ERROR_BIN_SELECTOR_ALREADY_REGISTERED: aclError = aclError(100030);
pub const ACL_ERROR_KERNEL_ALREADY_REGISTERED: aclError = aclError(100031);
pub const ACL_ERROR_INVALID_QUEUE_ID: aclError = aclError(100032);
pub const ACL_ERROR_REPEAT_SUBSCRIBE: aclError = aclError(100033);
pub const ACL_ERROR_STREAM_NOT_SUBSCRIBE: aclError = aclError(100034);
pub const ACL_ERROR_THREAD_NOT_SUBSCRIBE: aclError = aclError(100035);
pub const ACL_ERROR_WAIT_CALLBACK_TIMEOUT: aclError = aclError(100036);
pub const ACL_ERROR_REPEAT_FINALIZE: aclError = aclError(100037);
pub const ACL_ERROR_NOT_STATIC_AIPP: aclError = aclError(100038);
pub const ACL_ERROR_COMPILING_STUB_MODE: aclError = aclError(100039);
pub const ACL_ERROR_GROUP_NOT_SET: aclError = aclError(100040);
pub const ACL_ERROR_GROUP_NOT_CREATE: aclError = aclError(100041);
pub const ACL_ERROR_PROF_ALREADY_RUN: aclError = aclError(100042);
pub const ACL_ERROR_PROF_NOT_RUN: aclError = aclError(100043);
pub const ACL_ERROR_DUMP_ALREADY_RUN: aclError = aclError(100044);
pub const ACL_ERROR_DUMP_NOT_RUN: aclError = aclError(100045);
pub const ACL_ERROR_PROF_REPEAT_SUBSCRIBE: aclError = aclError(148046);
pub const ACL_ERROR_PROF_API_CONFLICT: aclError = aclError(148047);
pub const ACL_ERROR_INVALID_MAX_OPQUEUE_NUM_CONFIG: aclError = aclError(148048);
pub const ACL_ERROR_INVALID_OPP_PATH: aclError = aclError(148049);
pub const ACL_ERROR_OP_UNSUPPORTED_DYNAMIC: aclError = aclError(148050);
pub const ACL_ERROR_RELATIVE_RESOURCE_NOT_CLEARED: aclError = aclError(148051);
pub const ACL_ERROR_UNSUPPORTED_JPEG: aclError = aclError(148052);
pub const ACL_ERROR_INVALID_BUNDLE_MODEL_ID: aclError = aclError(148053);
pub const ACL_ERROR_BAD_ALLOC: aclError = aclError(200000);
pub const ACL_ERROR_API_NOT_SUPPORT: aclError = aclError(200001);
pub const ACL_ERROR_INVALID_DEVICE: aclError = aclError(200002);
pub const ACL_ERROR_MEMORY_ADDRESS_UNALIGNED: aclError = aclError(200003);
pub const ACL_ERROR_RESOURCE_NOT_MATCH: aclError = aclError(200004);
pub const ACL_ERROR_INVALID_RESOURCE_HANDLE: aclError = aclError(200005);
pub const ACL_ERROR_FEATURE_UNSUPPORTED: aclError = aclError(200006);
pub const ACL_ERROR_PROF_MODULES_UNSUPPORTED: aclError = aclError(200007);
pub const ACL_ERROR_STORAGE_OVER_LIMIT: aclError = aclError(300000);
pub const ACL_ERROR_INTERNAL_ERROR: aclError = aclError(500000);
pub const ACL_ERROR_FAILURE: aclError = aclError(500001);
pub const ACL_ERROR_GE_FAILURE: aclError = aclError(500002);
pub const ACL_ERROR_RT_FAILURE: aclError = aclError(500003);
pub const ACL_ERROR_DRV_FAILURE: aclError = aclError(500004);
pub const ACL_ERROR_PROFILING_FAILURE: aclError = aclError(500005);
impl aclSysParamOpt {
    pub const ACL_OPT_DETERMINISTIC: aclSysParamOpt = aclSysParamOpt(0);
    pub const ACL_OPT_ENABLE_DEBUG_KERNEL: aclSysParamOpt = aclSysParamOpt(1);
    pub const ACL_OPT_STRONG_CONSISTENCY: aclSysParamOpt = aclSysParamOpt(2);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclSysParamOpt(pub ::core::ffi::c_uint);
impl aclDeviceInfo {
    pub const ACL_DEVICE_INFO_UNDEFINED: aclDeviceInfo = aclDeviceInfo(-1);
    pub const ACL_DEVICE_INFO_AI_CORE_NUM: aclDeviceInfo = aclDeviceInfo(0);
    pub const ACL_DEVICE_INFO_VECTOR_CORE_NUM: aclDeviceInfo = aclDeviceInfo(1);
    pub const ACL_DEVICE_INFO_L2_SIZE: aclDeviceInfo = aclDeviceInfo(2);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclDeviceInfo(pub ::core::ffi::c_int);
pub const ACL_ERROR_GE_PARAM_INVALID: aclError = aclError(145000);
pub const ACL_ERROR_GE_EXEC_NOT_INIT: aclError = aclError(145001);
pub const ACL_ERROR_GE_EXEC_MODEL_PATH_INVALID: aclError = aclError(145002);
pub const ACL_ERROR_GE_EXEC_MODEL_ID_INVALID: aclError = aclError(145003);
pub const ACL_ERROR_GE_EXEC_MODEL_DATA_SIZE_INVALID: aclError = aclError(145006);
pub const ACL_ERROR_GE_EXEC_MODEL_ADDR_INVALID: aclError = aclError(145007);
pub const ACL_ERROR_GE_EXEC_MODEL_QUEUE_ID_INVALID: aclError = aclError(145008);
pub const ACL_ERROR_GE_EXEC_LOAD_MODEL_REPEATED: aclError = aclError(145009);
pub const ACL_ERROR_GE_DYNAMIC_INPUT_ADDR_INVALID: aclError = aclError(145011);
pub const ACL_ERROR_GE_DYNAMIC_INPUT_LENGTH_INVALID: aclError = aclError(145012);
pub const ACL_ERROR_GE_DYNAMIC_BATCH_SIZE_INVALID: aclError = aclError(145013);
pub const ACL_ERROR_GE_AIPP_BATCH_EMPTY: aclError = aclError(145014);
pub const ACL_ERROR_GE_AIPP_NOT_EXIST: aclError = aclError(145015);
pub const ACL_ERROR_GE_AIPP_MODE_INVALID: aclError = aclError(145016);
pub const ACL_ERROR_GE_OP_TASK_TYPE_INVALID: aclError = aclError(145017);
pub const ACL_ERROR_GE_OP_KERNEL_TYPE_INVALID: aclError = aclError(145018);
pub const ACL_ERROR_GE_PLGMGR_PATH_INVALID: aclError = aclError(145019);
pub const ACL_ERROR_GE_FORMAT_INVALID: aclError = aclError(145020);
pub const ACL_ERROR_GE_SHAPE_INVALID: aclError = aclError(145021);
pub const ACL_ERROR_GE_DATATYPE_INVALID: aclError = aclError(145022);
pub const ACL_ERROR_GE_MEMORY_ALLOCATION: aclError = aclError(245000);
pub const ACL_ERROR_GE_MEMORY_OPERATE_FAILED: aclError = aclError(245001);
pub const ACL_ERROR_GE_DEVICE_MEMORY_OPERATE_FAILED: aclError = aclError(245002);
pub const ACL_ERROR_GE_SUBHEALTHY: aclError = aclError(345102);
pub const ACL_ERROR_GE_USER_RAISE_EXCEPTION: aclError = aclError(345103);
pub const ACL_ERROR_GE_DATA_NOT_ALIGNED: aclError = aclError(345104);
pub const ACL_ERROR_GE_INTERNAL_ERROR: aclError = aclError(545000);
pub const ACL_ERROR_GE_LOAD_MODEL: aclError = aclError(545001);
pub const ACL_ERROR_GE_EXEC_LOAD_MODEL_PARTITION_FAILED: aclError = aclError(545002);
pub const ACL_ERROR_GE_EXEC_LOAD_WEIGHT_PARTITION_FAILED: aclError = aclError(545003);
pub const ACL_ERROR_GE_EXEC_LOAD_TASK_PARTITION_FAILED: aclError = aclError(545004);
pub const ACL_ERROR_GE_EXEC_LOAD_KERNEL_PARTITION_FAILED: aclError = aclError(545005);
pub const ACL_ERROR_GE_EXEC_RELEASE_MODEL_DATA: aclError = aclError(545006);
pub const ACL_ERROR_GE_COMMAND_HANDLE: aclError = aclError(545007);
pub const ACL_ERROR_GE_GET_TENSOR_INFO: aclError = aclError(545008);
pub const ACL_ERROR_GE_UNLOAD_MODEL: aclError = aclError(545009);
pub const ACL_ERROR_GE_MODEL_EXECUTE_TIMEOUT: aclError = aclError(545601);
pub const ACL_ERROR_GE_REDEPLOYING: aclError = aclError(545602);
impl aclrtRunMode {
    pub const ACL_DEVICE: aclrtRunMode = aclrtRunMode(0);
    pub const ACL_HOST: aclrtRunMode = aclrtRunMode(1);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtRunMode(pub ::core::ffi::c_uint);
impl aclrtTsId {
    pub const ACL_TS_ID_AICORE: aclrtTsId = aclrtTsId(0);
    pub const ACL_TS_ID_AIVECTOR: aclrtTsId = aclrtTsId(1);
    pub const ACL_TS_ID_RESERVED: aclrtTsId = aclrtTsId(2);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtTsId(pub ::core::ffi::c_uint);
impl aclrtEventStatus {
    pub const ACL_EVENT_STATUS_COMPLETE: aclrtEventStatus = aclrtEventStatus(0);
    pub const ACL_EVENT_STATUS_NOT_READY: aclrtEventStatus = aclrtEventStatus(1);
    pub const ACL_EVENT_STATUS_RESERVED: aclrtEventStatus = aclrtEventStatus(2);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtEventStatus(pub ::core::ffi::c_uint);
impl aclrtEventRecordedStatus {
    pub const ACL_EVENT_RECORDED_STATUS_NOT_READY: aclrtEventRecordedStatus = aclrtEventRecordedStatus(
        0,
    );
    pub const ACL_EVENT_RECORDED_STATUS_COMPLETE: aclrtEventRecordedStatus = aclrtEventRecordedStatus(
        1,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtEventRecordedStatus(pub ::core::ffi::c_uint);
impl aclrtEventWaitStatus {
    pub const ACL_EVENT_WAIT_STATUS_COMPLETE: aclrtEventWaitStatus = aclrtEventWaitStatus(
        0,
    );
    pub const ACL_EVENT_WAIT_STATUS_NOT_READY: aclrtEventWaitStatus = aclrtEventWaitStatus(
        1,
    );
    pub const ACL_EVENT_WAIT_STATUS_RESERVED: aclrtEventWaitStatus = aclrtEventWaitStatus(
        65535,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtEventWaitStatus(pub ::core::ffi::c_uint);
impl aclrtStreamStatus {
    pub const ACL_STREAM_STATUS_COMPLETE: aclrtStreamStatus = aclrtStreamStatus(0);
    pub const ACL_STREAM_STATUS_NOT_READY: aclrtStreamStatus = aclrtStreamStatus(1);
    pub const ACL_STREAM_STATUS_RESERVED: aclrtStreamStatus = aclrtStreamStatus(65535);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtStreamStatus(pub ::core::ffi::c_uint);
impl aclrtCallbackBlockType {
    pub const ACL_CALLBACK_NO_BLOCK: aclrtCallbackBlockType = aclrtCallbackBlockType(0);
    pub const ACL_CALLBACK_BLOCK: aclrtCallbackBlockType = aclrtCallbackBlockType(1);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtCallbackBlockType(pub ::core::ffi::c_uint);
impl aclrtMemcpyKind {
    pub const ACL_MEMCPY_HOST_TO_HOST: aclrtMemcpyKind = aclrtMemcpyKind(0);
    pub const ACL_MEMCPY_HOST_TO_DEVICE: aclrtMemcpyKind = aclrtMemcpyKind(1);
    pub const ACL_MEMCPY_DEVICE_TO_HOST: aclrtMemcpyKind = aclrtMemcpyKind(2);
    pub const ACL_MEMCPY_DEVICE_TO_DEVICE: aclrtMemcpyKind = aclrtMemcpyKind(3);
    pub const ACL_MEMCPY_DEFAULT: aclrtMemcpyKind = aclrtMemcpyKind(4);
    pub const ACL_MEMCPY_HOST_TO_BUF_TO_DEVICE: aclrtMemcpyKind = aclrtMemcpyKind(5);
    pub const ACL_MEMCPY_INNER_DEVICE_TO_DEVICE: aclrtMemcpyKind = aclrtMemcpyKind(6);
    pub const ACL_MEMCPY_INTER_DEVICE_TO_DEVICE: aclrtMemcpyKind = aclrtMemcpyKind(7);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtMemcpyKind(pub ::core::ffi::c_uint);
impl aclrtMemManagedAdviseType {
    pub const ACL_MEM_ADVISE_SET_READ_MOSTLY: aclrtMemManagedAdviseType = aclrtMemManagedAdviseType(
        0,
    );
    pub const ACL_MEM_ADVISE_UNSET_READ_MOSTLY: aclrtMemManagedAdviseType = aclrtMemManagedAdviseType(
        1,
    );
    pub const ACL_MEM_ADVISE_SET_PREFERRED_LOCATION: aclrtMemManagedAdviseType = aclrtMemManagedAdviseType(
        2,
    );
    pub const ACL_MEM_ADVISE_UNSET_PREFERRED_LOCATION: aclrtMemManagedAdviseType = aclrtMemManagedAdviseType(
        3,
    );
    pub const ACL_MEM_ADVISE_SET_ACCESSED_BY: aclrtMemManagedAdviseType = aclrtMemManagedAdviseType(
        4,
    );
    pub const ACL_MEM_ADVISE_UNSET_ACCESSED_BY: aclrtMemManagedAdviseType = aclrtMemManagedAdviseType(
        5,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtMemManagedAdviseType(pub ::core::ffi::c_uint);
impl aclrtMemManagedLocationType {
    pub const ACL_MEM_LOCATIONTYPE_INVALID: aclrtMemManagedLocationType = aclrtMemManagedLocationType(
        0,
    );
    pub const ACL_MEM_LOCATIONTYPE_DEVICE: aclrtMemManagedLocationType = aclrtMemManagedLocationType(
        1,
    );
    pub const ACL_MEM_LOCATIONTYPE_HOST: aclrtMemManagedLocationType = aclrtMemManagedLocationType(
        2,
    );
    pub const ACL_MEM_LOCATIONTYPE_HOST_NUMA: aclrtMemManagedLocationType = aclrtMemManagedLocationType(
        3,
    );
    pub const ACL_MEM_LOCATIONTYPE_HOST_NUMA_CURRENT: aclrtMemManagedLocationType = aclrtMemManagedLocationType(
        4,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtMemManagedLocationType(pub ::core::ffi::c_uint);
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtMemManagedLocation {
    pub type_: aclrtMemManagedLocationType,
    pub id: i32,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of aclrtMemManagedLocation",
    ][::core::mem::size_of::<aclrtMemManagedLocation>() - 8usize];
    [
        "Alignment of aclrtMemManagedLocation",
    ][::core::mem::align_of::<aclrtMemManagedLocation>() - 4usize];
    [
        "Offset of field: aclrtMemManagedLocation::type_",
    ][::core::mem::offset_of!(aclrtMemManagedLocation, type_) - 0usize];
    [
        "Offset of field: aclrtMemManagedLocation::id",
    ][::core::mem::offset_of!(aclrtMemManagedLocation, id) - 4usize];
};
impl aclrtMemMallocPolicy {
    pub const ACL_MEM_MALLOC_HUGE_FIRST: aclrtMemMallocPolicy = aclrtMemMallocPolicy(0);
    pub const ACL_MEM_MALLOC_HUGE_ONLY: aclrtMemMallocPolicy = aclrtMemMallocPolicy(1);
    pub const ACL_MEM_MALLOC_NORMAL_ONLY: aclrtMemMallocPolicy = aclrtMemMallocPolicy(2);
    pub const ACL_MEM_MALLOC_HUGE_FIRST_P2P: aclrtMemMallocPolicy = aclrtMemMallocPolicy(
        3,
    );
    pub const ACL_MEM_MALLOC_HUGE_ONLY_P2P: aclrtMemMallocPolicy = aclrtMemMallocPolicy(
        4,
    );
    pub const ACL_MEM_MALLOC_NORMAL_ONLY_P2P: aclrtMemMallocPolicy = aclrtMemMallocPolicy(
        5,
    );
    pub const ACL_MEM_MALLOC_HUGE1G_ONLY: aclrtMemMallocPolicy = aclrtMemMallocPolicy(6);
    pub const ACL_MEM_MALLOC_HUGE1G_ONLY_P2P: aclrtMemMallocPolicy = aclrtMemMallocPolicy(
        7,
    );
    pub const ACL_MEM_TYPE_LOW_BAND_WIDTH: aclrtMemMallocPolicy = aclrtMemMallocPolicy(
        256,
    );
    pub const ACL_MEM_TYPE_HIGH_BAND_WIDTH: aclrtMemMallocPolicy = aclrtMemMallocPolicy(
        4096,
    );
    pub const ACL_MEM_ACCESS_USER_SPACE_READONLY: aclrtMemMallocPolicy = aclrtMemMallocPolicy(
        1048576,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtMemMallocPolicy(pub ::core::ffi::c_uint);
impl aclrtHostRegisterType {
    pub const ACL_HOST_REGISTER_MAPPED: aclrtHostRegisterType = aclrtHostRegisterType(0);
    pub const ACL_HOST_REGISTER_IOMEMORY: aclrtHostRegisterType = aclrtHostRegisterType(
        4,
    );
    pub const ACL_HOST_REGISTER_READONLY: aclrtHostRegisterType = aclrtHostRegisterType(
        8,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtHostRegisterType(pub ::core::ffi::c_uint);
impl aclrtMallocAttrType {
    pub const ACL_RT_MEM_ATTR_RSV: aclrtMallocAttrType = aclrtMallocAttrType(0);
    pub const ACL_RT_MEM_ATTR_MODULE_ID: aclrtMallocAttrType = aclrtMallocAttrType(1);
    pub const ACL_RT_MEM_ATTR_DEVICE_ID: aclrtMallocAttrType = aclrtMallocAttrType(2);
    pub const ACL_RT_MEM_ATTR_VA_FLAG: aclrtMallocAttrType = aclrtMallocAttrType(3);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtMallocAttrType(pub ::core::ffi::c_uint);
#[repr(C)]
#[derive(Copy, Clone)]
pub union aclrtMallocAttrValue {
    pub moduleId: u16,
    pub deviceId: u32,
    pub vaFlag: u32,
    pub rsv: [u8; 8usize],
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of aclrtMallocAttrValue",
    ][::core::mem::size_of::<aclrtMallocAttrValue>() - 8usize];
    [
        "Alignment of aclrtMallocAttrValue",
    ][::core::mem::align_of::<aclrtMallocAttrValue>() - 4usize];
    [
        "Offset of field: aclrtMallocAttrValue::moduleId",
    ][::core::mem::offset_of!(aclrtMallocAttrValue, moduleId) - 0usize];
    [
        "Offset of field: aclrtMallocAttrValue::deviceId",
    ][::core::mem::offset_of!(aclrtMallocAttrValue, deviceId) - 0usize];
    [
        "Offset of field: aclrtMallocAttrValue::vaFlag",
    ][::core::mem::offset_of!(aclrtMallocAttrValue, vaFlag) - 0usize];
    [
        "Offset of field: aclrtMallocAttrValue::rsv",
    ][::core::mem::offset_of!(aclrtMallocAttrValue, rsv) - 0usize];
};
impl ::core::fmt::Debug for aclrtMallocAttrValue {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        write!(f, "aclrtMallocAttrValue {{ union }}")
    }
}
#[repr(C)]
#[derive(Copy, Clone)]
pub struct aclrtMallocAttribute {
    pub attr: aclrtMallocAttrType,
    pub value: aclrtMallocAttrValue,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of aclrtMallocAttribute",
    ][::core::mem::size_of::<aclrtMallocAttribute>() - 12usize];
    [
        "Alignment of aclrtMallocAttribute",
    ][::core::mem::align_of::<aclrtMallocAttribute>() - 4usize];
    [
        "Offset of field: aclrtMallocAttribute::attr",
    ][::core::mem::offset_of!(aclrtMallocAttribute, attr) - 0usize];
    [
        "Offset of field: aclrtMallocAttribute::value",
    ][::core::mem::offset_of!(aclrtMallocAttribute, value) - 4usize];
};
impl ::core::fmt::Debug for aclrtMallocAttribute {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        write!(
            f, "aclrtMallocAttribute {{ attr: {:?}, value: {:?} }}", self.attr, self
            .value
        )
    }
}
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtMallocConfig {
    pub attrs: *mut aclrtMallocAttribute,
    pub numAttrs: usize,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    ["Size of aclrtMallocConfig"][::core::mem::size_of::<aclrtMallocConfig>() - 16usize];
    [
        "Alignment of aclrtMallocConfig",
    ][::core::mem::align_of::<aclrtMallocConfig>() - 8usize];
    [
        "Offset of field: aclrtMallocConfig::attrs",
    ][::core::mem::offset_of!(aclrtMallocConfig, attrs) - 0usize];
    [
        "Offset of field: aclrtMallocConfig::numAttrs",
    ][::core::mem::offset_of!(aclrtMallocConfig, numAttrs) - 8usize];
};
impl aclrtMemAttr {
    pub const ACL_DDR_MEM: aclrtMemAttr = aclrtMemAttr(0);
    pub const ACL_HBM_MEM: aclrtMemAttr = aclrtMemAttr(1);
    pub const ACL_DDR_MEM_HUGE: aclrtMemAttr = aclrtMemAttr(2);
    pub const ACL_DDR_MEM_NORMAL: aclrtMemAttr = aclrtMemAttr(3);
    pub const ACL_HBM_MEM_HUGE: aclrtMemAttr = aclrtMemAttr(4);
    pub const ACL_HBM_MEM_NORMAL: aclrtMemAttr = aclrtMemAttr(5);
    pub const ACL_DDR_MEM_P2P_HUGE: aclrtMemAttr = aclrtMemAttr(6);
    pub const ACL_DDR_MEM_P2P_NORMAL: aclrtMemAttr = aclrtMemAttr(7);
    pub const ACL_HBM_MEM_P2P_HUGE: aclrtMemAttr = aclrtMemAttr(8);
    pub const ACL_HBM_MEM_P2P_NORMAL: aclrtMemAttr = aclrtMemAttr(9);
    pub const ACL_HBM_MEM_HUGE1G: aclrtMemAttr = aclrtMemAttr(10);
    pub const ACL_HBM_MEM_P2P_HUGE1G: aclrtMemAttr = aclrtMemAttr(11);
    pub const ACL_MEM_NORMAL: aclrtMemAttr = aclrtMemAttr(12);
    pub const ACL_MEM_HUGE: aclrtMemAttr = aclrtMemAttr(13);
    pub const ACL_MEM_HUGE1G: aclrtMemAttr = aclrtMemAttr(14);
    pub const ACL_MEM_P2P_NORMAL: aclrtMemAttr = aclrtMemAttr(15);
    pub const ACL_MEM_P2P_HUGE: aclrtMemAttr = aclrtMemAttr(16);
    pub const ACL_MEM_P2P_HUGE1G: aclrtMemAttr = aclrtMemAttr(17);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtMemAttr(pub ::core::ffi::c_uint);
impl aclrtIpcMemAttrType {
    pub const ACL_RT_IPC_MEM_ATTR_ACCESS_LINK: aclrtIpcMemAttrType = aclrtIpcMemAttrType(
        0,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtIpcMemAttrType(pub ::core::ffi::c_uint);
impl aclrtStreamConfigAttr {
    pub const ACL_RT_STREAM_WORK_ADDR_PTR: aclrtStreamConfigAttr = aclrtStreamConfigAttr(
        0,
    );
    pub const ACL_RT_STREAM_WORK_SIZE: aclrtStreamConfigAttr = aclrtStreamConfigAttr(1);
    pub const ACL_RT_STREAM_FLAG: aclrtStreamConfigAttr = aclrtStreamConfigAttr(2);
    pub const ACL_RT_STREAM_PRIORITY: aclrtStreamConfigAttr = aclrtStreamConfigAttr(3);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtStreamConfigAttr(pub ::core::ffi::c_uint);
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtStreamConfigHandle {
    pub workptr: *mut ::core::ffi::c_void,
    pub workSize: usize,
    pub flag: usize,
    pub priority: u32,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of aclrtStreamConfigHandle",
    ][::core::mem::size_of::<aclrtStreamConfigHandle>() - 32usize];
    [
        "Alignment of aclrtStreamConfigHandle",
    ][::core::mem::align_of::<aclrtStreamConfigHandle>() - 8usize];
    [
        "Offset of field: aclrtStreamConfigHandle::workptr",
    ][::core::mem::offset_of!(aclrtStreamConfigHandle, workptr) - 0usize];
    [
        "Offset of field: aclrtStreamConfigHandle::workSize",
    ][::core::mem::offset_of!(aclrtStreamConfigHandle, workSize) - 8usize];
    [
        "Offset of field: aclrtStreamConfigHandle::flag",
    ][::core::mem::offset_of!(aclrtStreamConfigHandle, flag) - 16usize];
    [
        "Offset of field: aclrtStreamConfigHandle::priority",
    ][::core::mem::offset_of!(aclrtStreamConfigHandle, priority) - 24usize];
};
#[repr(C)]
#[derive(Debug)]
pub struct aclrtUtilizationExtendInfo {
    _unused: [u8; 0],
}
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtUtilizationInfo {
    pub cubeUtilization: i32,
    pub vectorUtilization: i32,
    pub aicpuUtilization: i32,
    pub memoryUtilization: i32,
    pub utilizationExtend: *mut aclrtUtilizationExtendInfo,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of aclrtUtilizationInfo",
    ][::core::mem::size_of::<aclrtUtilizationInfo>() - 24usize];
    [
        "Alignment of aclrtUtilizationInfo",
    ][::core::mem::align_of::<aclrtUtilizationInfo>() - 8usize];
    [
        "Offset of field: aclrtUtilizationInfo::cubeUtilization",
    ][::core::mem::offset_of!(aclrtUtilizationInfo, cubeUtilization) - 0usize];
    [
        "Offset of field: aclrtUtilizationInfo::vectorUtilization",
    ][::core::mem::offset_of!(aclrtUtilizationInfo, vectorUtilization) - 4usize];
    [
        "Offset of field: aclrtUtilizationInfo::aicpuUtilization",
    ][::core::mem::offset_of!(aclrtUtilizationInfo, aicpuUtilization) - 8usize];
    [
        "Offset of field: aclrtUtilizationInfo::memoryUtilization",
    ][::core::mem::offset_of!(aclrtUtilizationInfo, memoryUtilization) - 12usize];
    [
        "Offset of field: aclrtUtilizationInfo::utilizationExtend",
    ][::core::mem::offset_of!(aclrtUtilizationInfo, utilizationExtend) - 16usize];
};
#[repr(C)]
#[derive(Debug)]
pub struct rtExceptionInfo {
    _unused: [u8; 0],
}
pub type aclrtExceptionInfo = rtExceptionInfo;
impl aclrtMemLocationType {
    pub const ACL_MEM_LOCATION_TYPE_HOST: aclrtMemLocationType = aclrtMemLocationType(0);
    pub const ACL_MEM_LOCATION_TYPE_DEVICE: aclrtMemLocationType = aclrtMemLocationType(
        1,
    );
    pub const ACL_MEM_LOCATION_TYPE_UNREGISTERED: aclrtMemLocationType = aclrtMemLocationType(
        2,
    );
    pub const ACL_MEM_LOCATION_TYPE_HOST_NUMA: aclrtMemLocationType = aclrtMemLocationType(
        4,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtMemLocationType(pub ::core::ffi::c_uint);
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtMemLocation {
    pub id: u32,
    pub type_: aclrtMemLocationType,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    ["Size of aclrtMemLocation"][::core::mem::size_of::<aclrtMemLocation>() - 8usize];
    [
        "Alignment of aclrtMemLocation",
    ][::core::mem::align_of::<aclrtMemLocation>() - 4usize];
    [
        "Offset of field: aclrtMemLocation::id",
    ][::core::mem::offset_of!(aclrtMemLocation, id) - 0usize];
    [
        "Offset of field: aclrtMemLocation::type_",
    ][::core::mem::offset_of!(aclrtMemLocation, type_) - 4usize];
};
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtPtrAttributes {
    pub location: aclrtMemLocation,
    pub pageSize: u32,
    pub rsv: [u32; 4usize],
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of aclrtPtrAttributes",
    ][::core::mem::size_of::<aclrtPtrAttributes>() - 28usize];
    [
        "Alignment of aclrtPtrAttributes",
    ][::core::mem::align_of::<aclrtPtrAttributes>() - 4usize];
    [
        "Offset of field: aclrtPtrAttributes::location",
    ][::core::mem::offset_of!(aclrtPtrAttributes, location) - 0usize];
    [
        "Offset of field: aclrtPtrAttributes::pageSize",
    ][::core::mem::offset_of!(aclrtPtrAttributes, pageSize) - 8usize];
    [
        "Offset of field: aclrtPtrAttributes::rsv",
    ][::core::mem::offset_of!(aclrtPtrAttributes, rsv) - 12usize];
};
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtMemUsageInfo {
    pub name: [::core::ffi::c_char; 32usize],
    pub curMemSize: u64,
    pub memPeakSize: u64,
    pub reserved: [usize; 8usize],
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of aclrtMemUsageInfo",
    ][::core::mem::size_of::<aclrtMemUsageInfo>() - 112usize];
    [
        "Alignment of aclrtMemUsageInfo",
    ][::core::mem::align_of::<aclrtMemUsageInfo>() - 8usize];
    [
        "Offset of field: aclrtMemUsageInfo::name",
    ][::core::mem::offset_of!(aclrtMemUsageInfo, name) - 0usize];
    [
        "Offset of field: aclrtMemUsageInfo::curMemSize",
    ][::core::mem::offset_of!(aclrtMemUsageInfo, curMemSize) - 32usize];
    [
        "Offset of field: aclrtMemUsageInfo::memPeakSize",
    ][::core::mem::offset_of!(aclrtMemUsageInfo, memPeakSize) - 40usize];
    [
        "Offset of field: aclrtMemUsageInfo::reserved",
    ][::core::mem::offset_of!(aclrtMemUsageInfo, reserved) - 48usize];
};
impl aclrtMemManagedRangeAttribute {
    pub const ACL_MEM_RANGE_ATTRIBUTE_READ_MOSTLY: aclrtMemManagedRangeAttribute = aclrtMemManagedRangeAttribute(
        1,
    );
    pub const ACL_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION: aclrtMemManagedRangeAttribute = aclrtMemManagedRangeAttribute(
        2,
    );
    pub const ACL_MEM_RANGE_ATTRIBUTE_ACCESSED_BY: aclrtMemManagedRangeAttribute = aclrtMemManagedRangeAttribute(
        3,
    );
    pub const ACL_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE: aclrtMemManagedRangeAttribute = aclrtMemManagedRangeAttribute(
        4,
    );
    pub const ACL_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID: aclrtMemManagedRangeAttribute = aclrtMemManagedRangeAttribute(
        5,
    );
    pub const ACL_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION: aclrtMemManagedRangeAttribute = aclrtMemManagedRangeAttribute(
        6,
    );
    pub const ACL_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE: aclrtMemManagedRangeAttribute = aclrtMemManagedRangeAttribute(
        7,
    );
    pub const ACL_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID: aclrtMemManagedRangeAttribute = aclrtMemManagedRangeAttribute(
        8,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtMemManagedRangeAttribute(pub ::core::ffi::c_uint);
impl aclrtMemAllocationType {
    pub const ACL_MEM_ALLOCATION_TYPE_PINNED: aclrtMemAllocationType = aclrtMemAllocationType(
        0,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtMemAllocationType(pub ::core::ffi::c_uint);
impl aclrtMemHandleType {
    pub const ACL_MEM_HANDLE_TYPE_NONE: aclrtMemHandleType = aclrtMemHandleType(0);
    pub const ACL_MEM_HANDLE_TYPE_POSIX: aclrtMemHandleType = aclrtMemHandleType(2);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtMemHandleType(pub ::core::ffi::c_uint);
impl aclrtMemSharedHandleType {
    pub const ACL_MEM_SHARE_HANDLE_TYPE_DEFAULT: aclrtMemSharedHandleType = aclrtMemSharedHandleType(
        1,
    );
    pub const ACL_MEM_SHARE_HANDLE_TYPE_FABRIC: aclrtMemSharedHandleType = aclrtMemSharedHandleType(
        2,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtMemSharedHandleType(pub ::core::ffi::c_uint);
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtPhysicalMemProp {
    pub handleType: aclrtMemHandleType,
    pub allocationType: aclrtMemAllocationType,
    pub memAttr: aclrtMemAttr,
    pub location: aclrtMemLocation,
    pub reserve: u64,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of aclrtPhysicalMemProp",
    ][::core::mem::size_of::<aclrtPhysicalMemProp>() - 32usize];
    [
        "Alignment of aclrtPhysicalMemProp",
    ][::core::mem::align_of::<aclrtPhysicalMemProp>() - 8usize];
    [
        "Offset of field: aclrtPhysicalMemProp::handleType",
    ][::core::mem::offset_of!(aclrtPhysicalMemProp, handleType) - 0usize];
    [
        "Offset of field: aclrtPhysicalMemProp::allocationType",
    ][::core::mem::offset_of!(aclrtPhysicalMemProp, allocationType) - 4usize];
    [
        "Offset of field: aclrtPhysicalMemProp::memAttr",
    ][::core::mem::offset_of!(aclrtPhysicalMemProp, memAttr) - 8usize];
    [
        "Offset of field: aclrtPhysicalMemProp::location",
    ][::core::mem::offset_of!(aclrtPhysicalMemProp, location) - 12usize];
    [
        "Offset of field: aclrtPhysicalMemProp::reserve",
    ][::core::mem::offset_of!(aclrtPhysicalMemProp, reserve) - 24usize];
};
impl aclrtMemGranularityOptions {
    pub const ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM: aclrtMemGranularityOptions = aclrtMemGranularityOptions(
        0,
    );
    pub const ACL_RT_MEM_ALLOC_GRANULARITY_RECOMMENDED: aclrtMemGranularityOptions = aclrtMemGranularityOptions(
        1,
    );
    pub const ACL_RT_MEM_ALLOC_GRANULARITY_UNDEF: aclrtMemGranularityOptions = aclrtMemGranularityOptions(
        65535,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtMemGranularityOptions(pub ::core::ffi::c_uint);
pub type aclrtDrvMemHandle = *mut ::core::ffi::c_void;
pub type aclrtCallback = ::core::option::Option<
    unsafe extern "C" fn(userData: *mut ::core::ffi::c_void),
>;
pub type aclrtHostFunc = ::core::option::Option<
    unsafe extern "C" fn(args: *mut ::core::ffi::c_void),
>;
pub type aclrtExceptionInfoCallback = ::core::option::Option<
    unsafe extern "C" fn(exceptionInfo: *mut aclrtExceptionInfo),
>;
pub type aclrtOpExceptionCallback = ::core::option::Option<
    unsafe extern "C" fn(
        exceptionInfo: *mut aclrtExceptionInfo,
        userData: *mut ::core::ffi::c_void,
    ),
>;
impl aclrtDeviceStatus {
    pub const ACL_RT_DEVICE_STATUS_NORMAL: aclrtDeviceStatus = aclrtDeviceStatus(0);
    pub const ACL_RT_DEVICE_STATUS_ABNORMAL: aclrtDeviceStatus = aclrtDeviceStatus(1);
    pub const ACL_RT_DEVICE_STATUS_END: aclrtDeviceStatus = aclrtDeviceStatus(65535);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtDeviceStatus(pub ::core::ffi::c_uint);
pub type aclrtBinary = *mut ::core::ffi::c_void;
pub type aclrtBinHandle = *mut ::core::ffi::c_void;
pub type aclrtFuncHandle = *mut ::core::ffi::c_void;
pub type aclrtArgsHandle = *mut ::core::ffi::c_void;
pub type aclrtParamHandle = *mut ::core::ffi::c_void;
pub type aclmdlRI = *mut ::core::ffi::c_void;
impl aclmdlRICaptureMode {
    pub const ACL_MODEL_RI_CAPTURE_MODE_GLOBAL: aclmdlRICaptureMode = aclmdlRICaptureMode(
        0,
    );
    pub const ACL_MODEL_RI_CAPTURE_MODE_THREAD_LOCAL: aclmdlRICaptureMode = aclmdlRICaptureMode(
        1,
    );
    pub const ACL_MODEL_RI_CAPTURE_MODE_RELAXED: aclmdlRICaptureMode = aclmdlRICaptureMode(
        2,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclmdlRICaptureMode(pub ::core::ffi::c_uint);
impl aclmdlRICaptureStatus {
    pub const ACL_MODEL_RI_CAPTURE_STATUS_NONE: aclmdlRICaptureStatus = aclmdlRICaptureStatus(
        0,
    );
    pub const ACL_MODEL_RI_CAPTURE_STATUS_ACTIVE: aclmdlRICaptureStatus = aclmdlRICaptureStatus(
        1,
    );
    pub const ACL_MODEL_RI_CAPTURE_STATUS_INVALIDATED: aclmdlRICaptureStatus = aclmdlRICaptureStatus(
        2,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclmdlRICaptureStatus(pub ::core::ffi::c_uint);
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtMemUceInfo {
    pub addr: *mut ::core::ffi::c_void,
    pub len: usize,
    pub reserved: [usize; 14usize],
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    ["Size of aclrtMemUceInfo"][::core::mem::size_of::<aclrtMemUceInfo>() - 128usize];
    [
        "Alignment of aclrtMemUceInfo",
    ][::core::mem::align_of::<aclrtMemUceInfo>() - 8usize];
    [
        "Offset of field: aclrtMemUceInfo::addr",
    ][::core::mem::offset_of!(aclrtMemUceInfo, addr) - 0usize];
    [
        "Offset of field: aclrtMemUceInfo::len",
    ][::core::mem::offset_of!(aclrtMemUceInfo, len) - 8usize];
    [
        "Offset of field: aclrtMemUceInfo::reserved",
    ][::core::mem::offset_of!(aclrtMemUceInfo, reserved) - 16usize];
};
impl aclrtErrorType {
    pub const ACL_RT_NO_ERROR: aclrtErrorType = aclrtErrorType(0);
    pub const ACL_RT_ERROR_MEMORY: aclrtErrorType = aclrtErrorType(1);
    pub const ACL_RT_ERROR_L2: aclrtErrorType = aclrtErrorType(2);
    pub const ACL_RT_ERROR_AICORE: aclrtErrorType = aclrtErrorType(3);
    pub const ACL_RT_ERROR_LINK: aclrtErrorType = aclrtErrorType(4);
    pub const ACL_RT_ERROR_L3_PORT: aclrtErrorType = aclrtErrorType(5);
    pub const ACL_RT_ERROR_OTHERS: aclrtErrorType = aclrtErrorType(65535);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtErrorType(pub ::core::ffi::c_uint);
impl aclrtAicoreErrorType {
    pub const ACL_RT_AICORE_ERROR_UNKNOWN: aclrtAicoreErrorType = aclrtAicoreErrorType(
        0,
    );
    pub const ACL_RT_AICORE_ERROR_SW: aclrtAicoreErrorType = aclrtAicoreErrorType(1);
    pub const ACL_RT_AICORE_ERROR_HW_LOCAL: aclrtAicoreErrorType = aclrtAicoreErrorType(
        2,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtAicoreErrorType(pub ::core::ffi::c_uint);
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtMemUceInfoArray {
    pub arraySize: usize,
    pub memUceInfoArray: [aclrtMemUceInfo; 20usize],
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of aclrtMemUceInfoArray",
    ][::core::mem::size_of::<aclrtMemUceInfoArray>() - 2568usize];
    [
        "Alignment of aclrtMemUceInfoArray",
    ][::core::mem::align_of::<aclrtMemUceInfoArray>() - 8usize];
    [
        "Offset of field: aclrtMemUceInfoArray::arraySize",
    ][::core::mem::offset_of!(aclrtMemUceInfoArray, arraySize) - 0usize];
    [
        "Offset of field: aclrtMemUceInfoArray::memUceInfoArray",
    ][::core::mem::offset_of!(aclrtMemUceInfoArray, memUceInfoArray) - 8usize];
};
#[repr(C)]
#[derive(Copy, Clone)]
pub union aclrtErrorInfoDetail {
    pub uceInfo: aclrtMemUceInfoArray,
    pub aicoreErrType: aclrtAicoreErrorType,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of aclrtErrorInfoDetail",
    ][::core::mem::size_of::<aclrtErrorInfoDetail>() - 2568usize];
    [
        "Alignment of aclrtErrorInfoDetail",
    ][::core::mem::align_of::<aclrtErrorInfoDetail>() - 8usize];
    [
        "Offset of field: aclrtErrorInfoDetail::uceInfo",
    ][::core::mem::offset_of!(aclrtErrorInfoDetail, uceInfo) - 0usize];
    [
        "Offset of field: aclrtErrorInfoDetail::aicoreErrType",
    ][::core::mem::offset_of!(aclrtErrorInfoDetail, aicoreErrType) - 0usize];
};
impl ::core::fmt::Debug for aclrtErrorInfoDetail {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        write!(f, "aclrtErrorInfoDetail {{ union }}")
    }
}
#[repr(C)]
#[derive(Copy, Clone)]
pub struct aclrtErrorInfo {
    pub tryRepair: u8,
    pub hasDetail: u8,
    pub reserved: [u8; 2usize],
    pub errorType: aclrtErrorType,
    pub detail: aclrtErrorInfoDetail,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    ["Size of aclrtErrorInfo"][::core::mem::size_of::<aclrtErrorInfo>() - 2576usize];
    ["Alignment of aclrtErrorInfo"][::core::mem::align_of::<aclrtErrorInfo>() - 8usize];
    [
        "Offset of field: aclrtErrorInfo::tryRepair",
    ][::core::mem::offset_of!(aclrtErrorInfo, tryRepair) - 0usize];
    [
        "Offset of field: aclrtErrorInfo::hasDetail",
    ][::core::mem::offset_of!(aclrtErrorInfo, hasDetail) - 1usize];
    [
        "Offset of field: aclrtErrorInfo::reserved",
    ][::core::mem::offset_of!(aclrtErrorInfo, reserved) - 2usize];
    [
        "Offset of field: aclrtErrorInfo::errorType",
    ][::core::mem::offset_of!(aclrtErrorInfo, errorType) - 4usize];
    [
        "Offset of field: aclrtErrorInfo::detail",
    ][::core::mem::offset_of!(aclrtErrorInfo, detail) - 8usize];
};
impl ::core::fmt::Debug for aclrtErrorInfo {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        write!(
            f, "aclrtErrorInfo {{ reserved: {:?}, errorType: {:?}, detail: {:?} }}", self
            .reserved, self.errorType, self.detail
        )
    }
}
impl aclrtLastErrLevel {
    pub const ACL_RT_THREAD_LEVEL: aclrtLastErrLevel = aclrtLastErrLevel(0);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtLastErrLevel(pub ::core::ffi::c_uint);
impl aclrtBinaryLoadOptionType {
    pub const ACL_RT_BINARY_LOAD_OPT_LAZY_LOAD: aclrtBinaryLoadOptionType = aclrtBinaryLoadOptionType(
        1,
    );
    pub const ACL_RT_BINARY_LOAD_OPT_LAZY_MAGIC: aclrtBinaryLoadOptionType = aclrtBinaryLoadOptionType(
        2,
    );
    pub const ACL_RT_BINARY_LOAD_OPT_MAGIC: aclrtBinaryLoadOptionType = aclrtBinaryLoadOptionType(
        2,
    );
    pub const ACL_RT_BINARY_LOAD_OPT_CPU_KERNEL_MODE: aclrtBinaryLoadOptionType = aclrtBinaryLoadOptionType(
        3,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtBinaryLoadOptionType(pub ::core::ffi::c_uint);
#[repr(C)]
#[derive(Copy, Clone)]
pub union aclrtBinaryLoadOptionValue {
    pub isLazyLoad: u32,
    pub magic: u32,
    pub cpuKernelMode: i32,
    pub rsv: [u32; 4usize],
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of aclrtBinaryLoadOptionValue",
    ][::core::mem::size_of::<aclrtBinaryLoadOptionValue>() - 16usize];
    [
        "Alignment of aclrtBinaryLoadOptionValue",
    ][::core::mem::align_of::<aclrtBinaryLoadOptionValue>() - 4usize];
    [
        "Offset of field: aclrtBinaryLoadOptionValue::isLazyLoad",
    ][::core::mem::offset_of!(aclrtBinaryLoadOptionValue, isLazyLoad) - 0usize];
    [
        "Offset of field: aclrtBinaryLoadOptionValue::magic",
    ][::core::mem::offset_of!(aclrtBinaryLoadOptionValue, magic) - 0usize];
    [
        "Offset of field: aclrtBinaryLoadOptionValue::cpuKernelMode",
    ][::core::mem::offset_of!(aclrtBinaryLoadOptionValue, cpuKernelMode) - 0usize];
    [
        "Offset of field: aclrtBinaryLoadOptionValue::rsv",
    ][::core::mem::offset_of!(aclrtBinaryLoadOptionValue, rsv) - 0usize];
};
impl ::core::fmt::Debug for aclrtBinaryLoadOptionValue {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        write!(f, "aclrtBinaryLoadOptionValue {{ union }}")
    }
}
#[repr(C)]
#[derive(Copy, Clone)]
pub struct aclrtBinaryLoadOption {
    pub type_: aclrtBinaryLoadOptionType,
    pub value: aclrtBinaryLoadOptionValue,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of aclrtBinaryLoadOption",
    ][::core::mem::size_of::<aclrtBinaryLoadOption>() - 20usize];
    [
        "Alignment of aclrtBinaryLoadOption",
    ][::core::mem::align_of::<aclrtBinaryLoadOption>() - 4usize];
    [
        "Offset of field: aclrtBinaryLoadOption::type_",
    ][::core::mem::offset_of!(aclrtBinaryLoadOption, type_) - 0usize];
    [
        "Offset of field: aclrtBinaryLoadOption::value",
    ][::core::mem::offset_of!(aclrtBinaryLoadOption, value) - 4usize];
};
impl ::core::fmt::Debug for aclrtBinaryLoadOption {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        write!(
            f, "aclrtBinaryLoadOption {{ type: {:?}, value: {:?} }}", self.type_, self
            .value
        )
    }
}
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtBinaryLoadOptions {
    pub options: *mut aclrtBinaryLoadOption,
    pub numOpt: usize,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of aclrtBinaryLoadOptions",
    ][::core::mem::size_of::<aclrtBinaryLoadOptions>() - 16usize];
    [
        "Alignment of aclrtBinaryLoadOptions",
    ][::core::mem::align_of::<aclrtBinaryLoadOptions>() - 8usize];
    [
        "Offset of field: aclrtBinaryLoadOptions::options",
    ][::core::mem::offset_of!(aclrtBinaryLoadOptions, options) - 0usize];
    [
        "Offset of field: aclrtBinaryLoadOptions::numOpt",
    ][::core::mem::offset_of!(aclrtBinaryLoadOptions, numOpt) - 8usize];
};
impl aclrtEngineType {
    pub const ACL_RT_ENGINE_TYPE_AIC: aclrtEngineType = aclrtEngineType(0);
    pub const ACL_RT_ENGINE_TYPE_AIV: aclrtEngineType = aclrtEngineType(1);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtEngineType(pub ::core::ffi::c_uint);
impl aclrtLaunchKernelAttrId {
    pub const ACL_RT_LAUNCH_KERNEL_ATTR_SCHEM_MODE: aclrtLaunchKernelAttrId = aclrtLaunchKernelAttrId(
        1,
    );
    pub const ACL_RT_LAUNCH_KERNEL_ATTR_LOCAL_MEMORY_SIZE: aclrtLaunchKernelAttrId = aclrtLaunchKernelAttrId(
        2,
    );
    pub const ACL_RT_LAUNCH_KERNEL_ATTR_DYN_UBUF_SIZE: aclrtLaunchKernelAttrId = aclrtLaunchKernelAttrId(
        2,
    );
    pub const ACL_RT_LAUNCH_KERNEL_ATTR_ENGINE_TYPE: aclrtLaunchKernelAttrId = aclrtLaunchKernelAttrId(
        3,
    );
    pub const ACL_RT_LAUNCH_KERNEL_ATTR_BLOCKDIM_OFFSET: aclrtLaunchKernelAttrId = aclrtLaunchKernelAttrId(
        4,
    );
    pub const ACL_RT_LAUNCH_KERNEL_ATTR_BLOCK_TASK_PREFETCH: aclrtLaunchKernelAttrId = aclrtLaunchKernelAttrId(
        5,
    );
    pub const ACL_RT_LAUNCH_KERNEL_ATTR_DATA_DUMP: aclrtLaunchKernelAttrId = aclrtLaunchKernelAttrId(
        6,
    );
    pub const ACL_RT_LAUNCH_KERNEL_ATTR_TIMEOUT: aclrtLaunchKernelAttrId = aclrtLaunchKernelAttrId(
        7,
    );
    pub const ACL_RT_LAUNCH_KERNEL_ATTR_TIMEOUT_US: aclrtLaunchKernelAttrId = aclrtLaunchKernelAttrId(
        8,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtLaunchKernelAttrId(pub ::core::ffi::c_uint);
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtTimeoutUs {
    pub timeoutLow: u32,
    pub timeoutHigh: u32,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    ["Size of aclrtTimeoutUs"][::core::mem::size_of::<aclrtTimeoutUs>() - 8usize];
    ["Alignment of aclrtTimeoutUs"][::core::mem::align_of::<aclrtTimeoutUs>() - 4usize];
    [
        "Offset of field: aclrtTimeoutUs::timeoutLow",
    ][::core::mem::offset_of!(aclrtTimeoutUs, timeoutLow) - 0usize];
    [
        "Offset of field: aclrtTimeoutUs::timeoutHigh",
    ][::core::mem::offset_of!(aclrtTimeoutUs, timeoutHigh) - 4usize];
};
#[repr(C)]
#[derive(Copy, Clone)]
pub union aclrtLaunchKernelAttrValue {
    pub schemMode: u8,
    pub localMemorySize: u32,
    pub dynUBufSize: u32,
    pub engineType: aclrtEngineType,
    pub blockDimOffset: u32,
    pub isBlockTaskPrefetch: u8,
    pub isDataDump: u8,
    pub timeout: u16,
    pub timeoutUs: aclrtTimeoutUs,
    pub rsv: [u32; 4usize],
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of aclrtLaunchKernelAttrValue",
    ][::core::mem::size_of::<aclrtLaunchKernelAttrValue>() - 16usize];
    [
        "Alignment of aclrtLaunchKernelAttrValue",
    ][::core::mem::align_of::<aclrtLaunchKernelAttrValue>() - 4usize];
    [
        "Offset of field: aclrtLaunchKernelAttrValue::schemMode",
    ][::core::mem::offset_of!(aclrtLaunchKernelAttrValue, schemMode) - 0usize];
    [
        "Offset of field: aclrtLaunchKernelAttrValue::localMemorySize",
    ][::core::mem::offset_of!(aclrtLaunchKernelAttrValue, localMemorySize) - 0usize];
    [
        "Offset of field: aclrtLaunchKernelAttrValue::dynUBufSize",
    ][::core::mem::offset_of!(aclrtLaunchKernelAttrValue, dynUBufSize) - 0usize];
    [
        "Offset of field: aclrtLaunchKernelAttrValue::engineType",
    ][::core::mem::offset_of!(aclrtLaunchKernelAttrValue, engineType) - 0usize];
    [
        "Offset of field: aclrtLaunchKernelAttrValue::blockDimOffset",
    ][::core::mem::offset_of!(aclrtLaunchKernelAttrValue, blockDimOffset) - 0usize];
    [
        "Offset of field: aclrtLaunchKernelAttrValue::isBlockTaskPrefetch",
    ][::core::mem::offset_of!(aclrtLaunchKernelAttrValue, isBlockTaskPrefetch) - 0usize];
    [
        "Offset of field: aclrtLaunchKernelAttrValue::isDataDump",
    ][::core::mem::offset_of!(aclrtLaunchKernelAttrValue, isDataDump) - 0usize];
    [
        "Offset of field: aclrtLaunchKernelAttrValue::timeout",
    ][::core::mem::offset_of!(aclrtLaunchKernelAttrValue, timeout) - 0usize];
    [
        "Offset of field: aclrtLaunchKernelAttrValue::timeoutUs",
    ][::core::mem::offset_of!(aclrtLaunchKernelAttrValue, timeoutUs) - 0usize];
    [
        "Offset of field: aclrtLaunchKernelAttrValue::rsv",
    ][::core::mem::offset_of!(aclrtLaunchKernelAttrValue, rsv) - 0usize];
};
impl ::core::fmt::Debug for aclrtLaunchKernelAttrValue {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        write!(f, "aclrtLaunchKernelAttrValue {{ union }}")
    }
}
#[repr(C)]
#[derive(Copy, Clone)]
pub struct aclrtLaunchKernelAttr {
    pub id: aclrtLaunchKernelAttrId,
    pub value: aclrtLaunchKernelAttrValue,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of aclrtLaunchKernelAttr",
    ][::core::mem::size_of::<aclrtLaunchKernelAttr>() - 20usize];
    [
        "Alignment of aclrtLaunchKernelAttr",
    ][::core::mem::align_of::<aclrtLaunchKernelAttr>() - 4usize];
    [
        "Offset of field: aclrtLaunchKernelAttr::id",
    ][::core::mem::offset_of!(aclrtLaunchKernelAttr, id) - 0usize];
    [
        "Offset of field: aclrtLaunchKernelAttr::value",
    ][::core::mem::offset_of!(aclrtLaunchKernelAttr, value) - 4usize];
};
impl ::core::fmt::Debug for aclrtLaunchKernelAttr {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        write!(
            f, "aclrtLaunchKernelAttr {{ id: {:?}, value: {:?} }}", self.id, self.value
        )
    }
}
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtLaunchKernelCfg {
    pub attrs: *mut aclrtLaunchKernelAttr,
    pub numAttrs: usize,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of aclrtLaunchKernelCfg",
    ][::core::mem::size_of::<aclrtLaunchKernelCfg>() - 16usize];
    [
        "Alignment of aclrtLaunchKernelCfg",
    ][::core::mem::align_of::<aclrtLaunchKernelCfg>() - 8usize];
    [
        "Offset of field: aclrtLaunchKernelCfg::attrs",
    ][::core::mem::offset_of!(aclrtLaunchKernelCfg, attrs) - 0usize];
    [
        "Offset of field: aclrtLaunchKernelCfg::numAttrs",
    ][::core::mem::offset_of!(aclrtLaunchKernelCfg, numAttrs) - 8usize];
};
impl aclrtStreamAttr {
    pub const ACL_STREAM_ATTR_FAILURE_MODE: aclrtStreamAttr = aclrtStreamAttr(1);
    pub const ACL_STREAM_ATTR_FLOAT_OVERFLOW_CHECK: aclrtStreamAttr = aclrtStreamAttr(2);
    pub const ACL_STREAM_ATTR_USER_CUSTOM_TAG: aclrtStreamAttr = aclrtStreamAttr(3);
    pub const ACL_STREAM_ATTR_CACHE_OP_INFO: aclrtStreamAttr = aclrtStreamAttr(4);
    pub const ACL_STREAM_ATTR_PRIORITY: aclrtStreamAttr = aclrtStreamAttr(5);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtStreamAttr(pub ::core::ffi::c_uint);
#[repr(C)]
#[derive(Copy, Clone)]
pub union aclrtStreamAttrValue {
    pub failureMode: u64,
    pub overflowSwitch: u32,
    pub userCustomTag: u32,
    pub cacheOpInfoSwitch: u32,
    pub streamPriority: u32,
    pub reserve: [u32; 4usize],
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of aclrtStreamAttrValue",
    ][::core::mem::size_of::<aclrtStreamAttrValue>() - 16usize];
    [
        "Alignment of aclrtStreamAttrValue",
    ][::core::mem::align_of::<aclrtStreamAttrValue>() - 8usize];
    [
        "Offset of field: aclrtStreamAttrValue::failureMode",
    ][::core::mem::offset_of!(aclrtStreamAttrValue, failureMode) - 0usize];
    [
        "Offset of field: aclrtStreamAttrValue::overflowSwitch",
    ][::core::mem::offset_of!(aclrtStreamAttrValue, overflowSwitch) - 0usize];
    [
        "Offset of field: aclrtStreamAttrValue::userCustomTag",
    ][::core::mem::offset_of!(aclrtStreamAttrValue, userCustomTag) - 0usize];
    [
        "Offset of field: aclrtStreamAttrValue::cacheOpInfoSwitch",
    ][::core::mem::offset_of!(aclrtStreamAttrValue, cacheOpInfoSwitch) - 0usize];
    [
        "Offset of field: aclrtStreamAttrValue::streamPriority",
    ][::core::mem::offset_of!(aclrtStreamAttrValue, streamPriority) - 0usize];
    [
        "Offset of field: aclrtStreamAttrValue::reserve",
    ][::core::mem::offset_of!(aclrtStreamAttrValue, reserve) - 0usize];
};
impl ::core::fmt::Debug for aclrtStreamAttrValue {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        write!(f, "aclrtStreamAttrValue {{ union }}")
    }
}
impl aclmdlRITaskType {
    pub const ACL_MODEL_RI_TASK_DEFAULT: aclmdlRITaskType = aclmdlRITaskType(0);
    pub const ACL_MODEL_RI_TASK_KERNEL: aclmdlRITaskType = aclmdlRITaskType(1);
    pub const ACL_MODEL_RI_TASK_EVENT_RECORD: aclmdlRITaskType = aclmdlRITaskType(2);
    pub const ACL_MODEL_RI_TASK_EVENT_WAIT: aclmdlRITaskType = aclmdlRITaskType(3);
    pub const ACL_MODEL_RI_TASK_EVENT_RESET: aclmdlRITaskType = aclmdlRITaskType(4);
    pub const ACL_MODEL_RI_TASK_VALUE_WRITE: aclmdlRITaskType = aclmdlRITaskType(5);
    pub const ACL_MODEL_RI_TASK_VALUE_WAIT: aclmdlRITaskType = aclmdlRITaskType(6);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclmdlRITaskType(pub ::core::ffi::c_uint);
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclmdlRIKernelTaskParams {
    pub funcHandle: aclrtFuncHandle,
    pub cfg: *mut aclrtLaunchKernelCfg,
    pub args: *mut ::core::ffi::c_void,
    pub isHostArgs: u32,
    pub argsSize: usize,
    pub numBlocks: u32,
    pub rsv: [u32; 10usize],
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of aclmdlRIKernelTaskParams",
    ][::core::mem::size_of::<aclmdlRIKernelTaskParams>() - 88usize];
    [
        "Alignment of aclmdlRIKernelTaskParams",
    ][::core::mem::align_of::<aclmdlRIKernelTaskParams>() - 8usize];
    [
        "Offset of field: aclmdlRIKernelTaskParams::funcHandle",
    ][::core::mem::offset_of!(aclmdlRIKernelTaskParams, funcHandle) - 0usize];
    [
        "Offset of field: aclmdlRIKernelTaskParams::cfg",
    ][::core::mem::offset_of!(aclmdlRIKernelTaskParams, cfg) - 8usize];
    [
        "Offset of field: aclmdlRIKernelTaskParams::args",
    ][::core::mem::offset_of!(aclmdlRIKernelTaskParams, args) - 16usize];
    [
        "Offset of field: aclmdlRIKernelTaskParams::isHostArgs",
    ][::core::mem::offset_of!(aclmdlRIKernelTaskParams, isHostArgs) - 24usize];
    [
        "Offset of field: aclmdlRIKernelTaskParams::argsSize",
    ][::core::mem::offset_of!(aclmdlRIKernelTaskParams, argsSize) - 32usize];
    [
        "Offset of field: aclmdlRIKernelTaskParams::numBlocks",
    ][::core::mem::offset_of!(aclmdlRIKernelTaskParams, numBlocks) - 40usize];
    [
        "Offset of field: aclmdlRIKernelTaskParams::rsv",
    ][::core::mem::offset_of!(aclmdlRIKernelTaskParams, rsv) - 44usize];
};
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclmdlRIEventRecordTaskParams {
    pub event: aclrtEvent,
    pub eventFlag: u32,
    pub recordFlag: u32,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of aclmdlRIEventRecordTaskParams",
    ][::core::mem::size_of::<aclmdlRIEventRecordTaskParams>() - 16usize];
    [
        "Alignment of aclmdlRIEventRecordTaskParams",
    ][::core::mem::align_of::<aclmdlRIEventRecordTaskParams>() - 8usize];
    [
        "Offset of field: aclmdlRIEventRecordTaskParams::event",
    ][::core::mem::offset_of!(aclmdlRIEventRecordTaskParams, event) - 0usize];
    [
        "Offset of field: aclmdlRIEventRecordTaskParams::eventFlag",
    ][::core::mem::offset_of!(aclmdlRIEventRecordTaskParams, eventFlag) - 8usize];
    [
        "Offset of field: aclmdlRIEventRecordTaskParams::recordFlag",
    ][::core::mem::offset_of!(aclmdlRIEventRecordTaskParams, recordFlag) - 12usize];
};
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclmdlRIEventWaitTaskParams {
    pub event: aclrtEvent,
    pub eventFlag: u32,
    pub waitFlag: u32,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of aclmdlRIEventWaitTaskParams",
    ][::core::mem::size_of::<aclmdlRIEventWaitTaskParams>() - 16usize];
    [
        "Alignment of aclmdlRIEventWaitTaskParams",
    ][::core::mem::align_of::<aclmdlRIEventWaitTaskParams>() - 8usize];
    [
        "Offset of field: aclmdlRIEventWaitTaskParams::event",
    ][::core::mem::offset_of!(aclmdlRIEventWaitTaskParams, event) - 0usize];
    [
        "Offset of field: aclmdlRIEventWaitTaskParams::eventFlag",
    ][::core::mem::offset_of!(aclmdlRIEventWaitTaskParams, eventFlag) - 8usize];
    [
        "Offset of field: aclmdlRIEventWaitTaskParams::waitFlag",
    ][::core::mem::offset_of!(aclmdlRIEventWaitTaskParams, waitFlag) - 12usize];
};
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclmdlRIEventResetTaskParams {
    pub event: aclrtEvent,
    pub eventFlag: u32,
    pub resetFlag: u32,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of aclmdlRIEventResetTaskParams",
    ][::core::mem::size_of::<aclmdlRIEventResetTaskParams>() - 16usize];
    [
        "Alignment of aclmdlRIEventResetTaskParams",
    ][::core::mem::align_of::<aclmdlRIEventResetTaskParams>() - 8usize];
    [
        "Offset of field: aclmdlRIEventResetTaskParams::event",
    ][::core::mem::offset_of!(aclmdlRIEventResetTaskParams, event) - 0usize];
    [
        "Offset of field: aclmdlRIEventResetTaskParams::eventFlag",
    ][::core::mem::offset_of!(aclmdlRIEventResetTaskParams, eventFlag) - 8usize];
    [
        "Offset of field: aclmdlRIEventResetTaskParams::resetFlag",
    ][::core::mem::offset_of!(aclmdlRIEventResetTaskParams, resetFlag) - 12usize];
};
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclmdlRIValueWriteTaskParams {
    pub devAddr: *mut ::core::ffi::c_void,
    pub value: u64,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of aclmdlRIValueWriteTaskParams",
    ][::core::mem::size_of::<aclmdlRIValueWriteTaskParams>() - 16usize];
    [
        "Alignment of aclmdlRIValueWriteTaskParams",
    ][::core::mem::align_of::<aclmdlRIValueWriteTaskParams>() - 8usize];
    [
        "Offset of field: aclmdlRIValueWriteTaskParams::devAddr",
    ][::core::mem::offset_of!(aclmdlRIValueWriteTaskParams, devAddr) - 0usize];
    [
        "Offset of field: aclmdlRIValueWriteTaskParams::value",
    ][::core::mem::offset_of!(aclmdlRIValueWriteTaskParams, value) - 8usize];
};
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclmdlRIValueWaitTaskParams {
    pub devAddr: *mut ::core::ffi::c_void,
    pub value: u64,
    pub flag: u32,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of aclmdlRIValueWaitTaskParams",
    ][::core::mem::size_of::<aclmdlRIValueWaitTaskParams>() - 24usize];
    [
        "Alignment of aclmdlRIValueWaitTaskParams",
    ][::core::mem::align_of::<aclmdlRIValueWaitTaskParams>() - 8usize];
    [
        "Offset of field: aclmdlRIValueWaitTaskParams::devAddr",
    ][::core::mem::offset_of!(aclmdlRIValueWaitTaskParams, devAddr) - 0usize];
    [
        "Offset of field: aclmdlRIValueWaitTaskParams::value",
    ][::core::mem::offset_of!(aclmdlRIValueWaitTaskParams, value) - 8usize];
    [
        "Offset of field: aclmdlRIValueWaitTaskParams::flag",
    ][::core::mem::offset_of!(aclmdlRIValueWaitTaskParams, flag) - 16usize];
};
#[repr(C)]
#[derive(Copy, Clone)]
pub struct aclmdlRITaskParams {
    pub type_: aclmdlRITaskType,
    pub rsv0: [u32; 3usize],
    pub taskGrp: aclrtTaskGrp,
    pub opInfoPtr: *mut ::core::ffi::c_void,
    pub opInfoSize: usize,
    pub rsv1: [u8; 32usize],
    pub __bindgen_anon_1: aclmdlRITaskParams__bindgen_ty_1,
}
#[repr(C)]
#[derive(Copy, Clone)]
pub union aclmdlRITaskParams__bindgen_ty_1 {
    pub rsv2: [u8; 128usize],
    pub kernelTaskParams: aclmdlRIKernelTaskParams,
    pub eventRecordTaskParams: aclmdlRIEventRecordTaskParams,
    pub eventWaitTaskParams: aclmdlRIEventWaitTaskParams,
    pub eventResetTaskParams: aclmdlRIEventResetTaskParams,
    pub valueWriteTaskParams: aclmdlRIValueWriteTaskParams,
    pub valueWaitTaskParams: aclmdlRIValueWaitTaskParams,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of aclmdlRITaskParams__bindgen_ty_1",
    ][::core::mem::size_of::<aclmdlRITaskParams__bindgen_ty_1>() - 128usize];
    [
        "Alignment of aclmdlRITaskParams__bindgen_ty_1",
    ][::core::mem::align_of::<aclmdlRITaskParams__bindgen_ty_1>() - 8usize];
    [
        "Offset of field: aclmdlRITaskParams__bindgen_ty_1::rsv2",
    ][::core::mem::offset_of!(aclmdlRITaskParams__bindgen_ty_1, rsv2) - 0usize];
    [
        "Offset of field: aclmdlRITaskParams__bindgen_ty_1::kernelTaskParams",
    ][::core::mem::offset_of!(aclmdlRITaskParams__bindgen_ty_1, kernelTaskParams)
        - 0usize];
    [
        "Offset of field: aclmdlRITaskParams__bindgen_ty_1::eventRecordTaskParams",
    ][::core::mem::offset_of!(aclmdlRITaskParams__bindgen_ty_1, eventRecordTaskParams)
        - 0usize];
    [
        "Offset of field: aclmdlRITaskParams__bindgen_ty_1::eventWaitTaskParams",
    ][::core::mem::offset_of!(aclmdlRITaskParams__bindgen_ty_1, eventWaitTaskParams)
        - 0usize];
    [
        "Offset of field: aclmdlRITaskParams__bindgen_ty_1::eventResetTaskParams",
    ][::core::mem::offset_of!(aclmdlRITaskParams__bindgen_ty_1, eventResetTaskParams)
        - 0usize];
    [
        "Offset of field: aclmdlRITaskParams__bindgen_ty_1::valueWriteTaskParams",
    ][::core::mem::offset_of!(aclmdlRITaskParams__bindgen_ty_1, valueWriteTaskParams)
        - 0usize];
    [
        "Offset of field: aclmdlRITaskParams__bindgen_ty_1::valueWaitTaskParams",
    ][::core::mem::offset_of!(aclmdlRITaskParams__bindgen_ty_1, valueWaitTaskParams)
        - 0usize];
};
impl ::core::fmt::Debug for aclmdlRITaskParams__bindgen_ty_1 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        write!(f, "aclmdlRITaskParams__bindgen_ty_1 {{ union }}")
    }
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of aclmdlRITaskParams",
    ][::core::mem::size_of::<aclmdlRITaskParams>() - 200usize];
    [
        "Alignment of aclmdlRITaskParams",
    ][::core::mem::align_of::<aclmdlRITaskParams>() - 8usize];
    [
        "Offset of field: aclmdlRITaskParams::type_",
    ][::core::mem::offset_of!(aclmdlRITaskParams, type_) - 0usize];
    [
        "Offset of field: aclmdlRITaskParams::rsv0",
    ][::core::mem::offset_of!(aclmdlRITaskParams, rsv0) - 4usize];
    [
        "Offset of field: aclmdlRITaskParams::taskGrp",
    ][::core::mem::offset_of!(aclmdlRITaskParams, taskGrp) - 16usize];
    [
        "Offset of field: aclmdlRITaskParams::opInfoPtr",
    ][::core::mem::offset_of!(aclmdlRITaskParams, opInfoPtr) - 24usize];
    [
        "Offset of field: aclmdlRITaskParams::opInfoSize",
    ][::core::mem::offset_of!(aclmdlRITaskParams, opInfoSize) - 32usize];
    [
        "Offset of field: aclmdlRITaskParams::rsv1",
    ][::core::mem::offset_of!(aclmdlRITaskParams, rsv1) - 40usize];
};
impl ::core::fmt::Debug for aclmdlRITaskParams {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        write!(
            f,
            "aclmdlRITaskParams {{ type: {:?}, rsv0: {:?}, taskGrp: {:?}, opInfoPtr: {:?}, rsv1: {:?}, __bindgen_anon_1: {:?} }}",
            self.type_, self.rsv0, self.taskGrp, self.opInfoPtr, self.rsv1, self
            .__bindgen_anon_1
        )
    }
}
impl aclrtDevAttr {
    pub const ACL_DEV_ATTR_AICPU_CORE_NUM: aclrtDevAttr = aclrtDevAttr(1);
    pub const ACL_DEV_ATTR_AICORE_CORE_NUM: aclrtDevAttr = aclrtDevAttr(101);
    pub const ACL_DEV_ATTR_CUBE_CORE_NUM: aclrtDevAttr = aclrtDevAttr(102);
    pub const ACL_DEV_ATTR_VECTOR_CORE_NUM: aclrtDevAttr = aclrtDevAttr(201);
    pub const ACL_DEV_ATTR_WARP_SIZE: aclrtDevAttr = aclrtDevAttr(202);
    pub const ACL_DEV_ATTR_MAX_THREAD_PER_VECTOR_CORE: aclrtDevAttr = aclrtDevAttr(203);
    pub const ACL_DEV_ATTR_LOCAL_MEM_PER_VECTOR_CORE: aclrtDevAttr = aclrtDevAttr(204);
    pub const ACL_DEV_ATTR_UBUF_PER_VECTOR_CORE: aclrtDevAttr = aclrtDevAttr(204);
    pub const ACL_DEV_ATTR_MAX_GRID_DIM_X: aclrtDevAttr = aclrtDevAttr(205);
    pub const ACL_DEV_ATTR_MAX_GRID_DIM_Y: aclrtDevAttr = aclrtDevAttr(206);
    pub const ACL_DEV_ATTR_MAX_GRID_DIM_Z: aclrtDevAttr = aclrtDevAttr(207);
    pub const ACL_DEV_ATTR_MAX_BLOCK_PER_GRID: aclrtDevAttr = aclrtDevAttr(208);
    pub const ACL_DEV_ATTR_MAX_THREADS_PER_BLOCK: aclrtDevAttr = aclrtDevAttr(209);
    pub const ACL_DEV_ATTR_MAX_BLOCK_DIM_X: aclrtDevAttr = aclrtDevAttr(210);
    pub const ACL_DEV_ATTR_MAX_BLOCK_DIM_Y: aclrtDevAttr = aclrtDevAttr(211);
    pub const ACL_DEV_ATTR_MAX_BLOCK_DIM_Z: aclrtDevAttr = aclrtDevAttr(212);
    pub const ACL_DEV_ATTR_TOTAL_GLOBAL_MEM_SIZE: aclrtDevAttr = aclrtDevAttr(301);
    pub const ACL_DEV_ATTR_L2_CACHE_SIZE: aclrtDevAttr = aclrtDevAttr(302);
    pub const ACL_DEV_ATTR_SMP_ID: aclrtDevAttr = aclrtDevAttr(401);
    pub const ACL_DEV_ATTR_PHY_CHIP_ID: aclrtDevAttr = aclrtDevAttr(402);
    pub const ACL_DEV_ATTR_SUPER_POD_DEVIDE_ID: aclrtDevAttr = aclrtDevAttr(403);
    pub const ACL_DEV_ATTR_SUPER_POD_DEVICE_ID: aclrtDevAttr = aclrtDevAttr(403);
    pub const ACL_DEV_ATTR_SUPER_POD_SERVER_ID: aclrtDevAttr = aclrtDevAttr(404);
    pub const ACL_DEV_ATTR_SUPER_POD_ID: aclrtDevAttr = aclrtDevAttr(405);
    pub const ACL_DEV_ATTR_CUST_OP_PRIVILEGE: aclrtDevAttr = aclrtDevAttr(406);
    pub const ACL_DEV_ATTR_MAINBOARD_ID: aclrtDevAttr = aclrtDevAttr(407);
    pub const ACL_DEV_ATTR_HD_CONNECT_TYPE: aclrtDevAttr = aclrtDevAttr(408);
    pub const ACL_DEV_ATTR_IS_VIRTUAL: aclrtDevAttr = aclrtDevAttr(501);
    pub const ACL_DEV_ATTR_NPU_ARCH: aclrtDevAttr = aclrtDevAttr(601);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtDevAttr(pub ::core::ffi::c_uint);
impl aclrtDevFeatureType {
    pub const ACL_FEATURE_TSCPU_TASK_UPDATE_SUPPORT_AIC_AIV: aclrtDevFeatureType = aclrtDevFeatureType(
        1,
    );
    pub const ACL_FEATURE_SYSTEM_MEMQ_EVENT_CROSS_DEV: aclrtDevFeatureType = aclrtDevFeatureType(
        21,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtDevFeatureType(pub ::core::ffi::c_uint);
impl aclrtDevResLimitType {
    pub const ACL_RT_DEV_RES_CUBE_CORE: aclrtDevResLimitType = aclrtDevResLimitType(0);
    pub const ACL_RT_DEV_RES_VECTOR_CORE: aclrtDevResLimitType = aclrtDevResLimitType(1);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtDevResLimitType(pub ::core::ffi::c_uint);
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtMemcpyBatchAttr {
    pub dstLoc: aclrtMemLocation,
    pub srcLoc: aclrtMemLocation,
    pub rsv: [u8; 16usize],
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of aclrtMemcpyBatchAttr",
    ][::core::mem::size_of::<aclrtMemcpyBatchAttr>() - 32usize];
    [
        "Alignment of aclrtMemcpyBatchAttr",
    ][::core::mem::align_of::<aclrtMemcpyBatchAttr>() - 4usize];
    [
        "Offset of field: aclrtMemcpyBatchAttr::dstLoc",
    ][::core::mem::offset_of!(aclrtMemcpyBatchAttr, dstLoc) - 0usize];
    [
        "Offset of field: aclrtMemcpyBatchAttr::srcLoc",
    ][::core::mem::offset_of!(aclrtMemcpyBatchAttr, srcLoc) - 8usize];
    [
        "Offset of field: aclrtMemcpyBatchAttr::rsv",
    ][::core::mem::offset_of!(aclrtMemcpyBatchAttr, rsv) - 16usize];
};
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtPlaceHolderInfo {
    pub addrOffset: u32,
    pub dataOffset: u32,
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of aclrtPlaceHolderInfo",
    ][::core::mem::size_of::<aclrtPlaceHolderInfo>() - 8usize];
    [
        "Alignment of aclrtPlaceHolderInfo",
    ][::core::mem::align_of::<aclrtPlaceHolderInfo>() - 4usize];
    [
        "Offset of field: aclrtPlaceHolderInfo::addrOffset",
    ][::core::mem::offset_of!(aclrtPlaceHolderInfo, addrOffset) - 0usize];
    [
        "Offset of field: aclrtPlaceHolderInfo::dataOffset",
    ][::core::mem::offset_of!(aclrtPlaceHolderInfo, dataOffset) - 4usize];
};
impl aclrtDeviceTaskAbortStage {
    pub const ACL_RT_DEVICE_TASK_ABORT_PRE: aclrtDeviceTaskAbortStage = aclrtDeviceTaskAbortStage(
        0,
    );
    pub const ACL_RT_DEVICE_TASK_ABORT_POST: aclrtDeviceTaskAbortStage = aclrtDeviceTaskAbortStage(
        1,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtDeviceTaskAbortStage(pub ::core::ffi::c_uint);
impl aclrtDeviceState {
    pub const ACL_RT_DEVICE_STATE_SET_PRE: aclrtDeviceState = aclrtDeviceState(0);
    pub const ACL_RT_DEVICE_STATE_SET_POST: aclrtDeviceState = aclrtDeviceState(1);
    pub const ACL_RT_DEVICE_STATE_RESET_PRE: aclrtDeviceState = aclrtDeviceState(2);
    pub const ACL_RT_DEVICE_STATE_RESET_POST: aclrtDeviceState = aclrtDeviceState(3);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtDeviceState(pub ::core::ffi::c_uint);
pub type aclrtDeviceStateCallback = ::core::option::Option<
    unsafe extern "C" fn(
        deviceId: i32,
        state: aclrtDeviceState,
        args: *mut ::core::ffi::c_void,
    ),
>;
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtUuid {
    pub bytes: [::core::ffi::c_char; 16usize],
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    ["Size of aclrtUuid"][::core::mem::size_of::<aclrtUuid>() - 16usize];
    ["Alignment of aclrtUuid"][::core::mem::align_of::<aclrtUuid>() - 1usize];
    [
        "Offset of field: aclrtUuid::bytes",
    ][::core::mem::offset_of!(aclrtUuid, bytes) - 0usize];
};
impl aclrtStreamState {
    pub const ACL_RT_STREAM_STATE_CREATE_POST: aclrtStreamState = aclrtStreamState(1);
    pub const ACL_RT_STREAM_STATE_DESTROY_PRE: aclrtStreamState = aclrtStreamState(2);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtStreamState(pub ::core::ffi::c_uint);
pub type aclrtStreamStateCallback = ::core::option::Option<
    unsafe extern "C" fn(
        stm: aclrtStream,
        state: aclrtStreamState,
        args: *mut ::core::ffi::c_void,
    ),
>;
pub type aclrtDeviceTaskAbortCallback = ::core::option::Option<
    unsafe extern "C" fn(
        deviceId: i32,
        stage: aclrtDeviceTaskAbortStage,
        timeout: u32,
        args: *mut ::core::ffi::c_void,
    ) -> i32,
>;
impl aclrtFuncAttribute {
    pub const ACL_FUNC_ATTR_KERNEL_TYPE: aclrtFuncAttribute = aclrtFuncAttribute(1);
    pub const ACL_FUNC_ATTR_KERNEL_RATIO: aclrtFuncAttribute = aclrtFuncAttribute(2);
    pub const ACL_FUNC_ATTR_KERNEL_SCHED_MODE: aclrtFuncAttribute = aclrtFuncAttribute(
        3,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtFuncAttribute(pub ::core::ffi::c_uint);
impl aclrtMemAccessFlags {
    pub const ACL_RT_MEM_ACCESS_FLAGS_NONE: aclrtMemAccessFlags = aclrtMemAccessFlags(0);
    pub const ACL_RT_MEM_ACCESS_FLAGS_READ: aclrtMemAccessFlags = aclrtMemAccessFlags(1);
    pub const ACL_RT_MEM_ACCESS_FLAGS_READWRITE: aclrtMemAccessFlags = aclrtMemAccessFlags(
        3,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtMemAccessFlags(pub ::core::ffi::c_uint);
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtMemAccessDesc {
    pub flags: aclrtMemAccessFlags,
    pub location: aclrtMemLocation,
    pub rsv: [u8; 12usize],
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of aclrtMemAccessDesc",
    ][::core::mem::size_of::<aclrtMemAccessDesc>() - 24usize];
    [
        "Alignment of aclrtMemAccessDesc",
    ][::core::mem::align_of::<aclrtMemAccessDesc>() - 4usize];
    [
        "Offset of field: aclrtMemAccessDesc::flags",
    ][::core::mem::offset_of!(aclrtMemAccessDesc, flags) - 0usize];
    [
        "Offset of field: aclrtMemAccessDesc::location",
    ][::core::mem::offset_of!(aclrtMemAccessDesc, location) - 4usize];
    [
        "Offset of field: aclrtMemAccessDesc::rsv",
    ][::core::mem::offset_of!(aclrtMemAccessDesc, rsv) - 12usize];
};
impl aclCANNPackageName {
    pub const ACL_PKG_NAME_CANN: aclCANNPackageName = aclCANNPackageName(0);
    pub const ACL_PKG_NAME_RUNTIME: aclCANNPackageName = aclCANNPackageName(1);
    pub const ACL_PKG_NAME_COMPILER: aclCANNPackageName = aclCANNPackageName(2);
    pub const ACL_PKG_NAME_HCCL: aclCANNPackageName = aclCANNPackageName(3);
    pub const ACL_PKG_NAME_TOOLKIT: aclCANNPackageName = aclCANNPackageName(4);
    pub const ACL_PKG_NAME_OPP: aclCANNPackageName = aclCANNPackageName(5);
    pub const ACL_PKG_NAME_OPP_KERNEL: aclCANNPackageName = aclCANNPackageName(6);
    pub const ACL_PKG_NAME_DRIVER: aclCANNPackageName = aclCANNPackageName(7);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclCANNPackageName(pub ::core::ffi::c_uint);
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclCANNPackageVersion {
    pub version: [::core::ffi::c_char; 128usize],
    pub majorVersion: [::core::ffi::c_char; 64usize],
    pub minorVersion: [::core::ffi::c_char; 64usize],
    pub releaseVersion: [::core::ffi::c_char; 64usize],
    pub patchVersion: [::core::ffi::c_char; 64usize],
    pub reserved: [::core::ffi::c_char; 128usize],
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of aclCANNPackageVersion",
    ][::core::mem::size_of::<aclCANNPackageVersion>() - 512usize];
    [
        "Alignment of aclCANNPackageVersion",
    ][::core::mem::align_of::<aclCANNPackageVersion>() - 1usize];
    [
        "Offset of field: aclCANNPackageVersion::version",
    ][::core::mem::offset_of!(aclCANNPackageVersion, version) - 0usize];
    [
        "Offset of field: aclCANNPackageVersion::majorVersion",
    ][::core::mem::offset_of!(aclCANNPackageVersion, majorVersion) - 128usize];
    [
        "Offset of field: aclCANNPackageVersion::minorVersion",
    ][::core::mem::offset_of!(aclCANNPackageVersion, minorVersion) - 192usize];
    [
        "Offset of field: aclCANNPackageVersion::releaseVersion",
    ][::core::mem::offset_of!(aclCANNPackageVersion, releaseVersion) - 256usize];
    [
        "Offset of field: aclCANNPackageVersion::patchVersion",
    ][::core::mem::offset_of!(aclCANNPackageVersion, patchVersion) - 320usize];
    [
        "Offset of field: aclCANNPackageVersion::reserved",
    ][::core::mem::offset_of!(aclCANNPackageVersion, reserved) - 384usize];
};
impl aclrtHacType {
    pub const ACL_RT_HAC_TYPE_STARS: aclrtHacType = aclrtHacType(0);
    pub const ACL_RT_HAC_TYPE_AICPU: aclrtHacType = aclrtHacType(1);
    pub const ACL_RT_HAC_TYPE_AIC: aclrtHacType = aclrtHacType(2);
    pub const ACL_RT_HAC_TYPE_AIV: aclrtHacType = aclrtHacType(3);
    pub const ACL_RT_HAC_TYPE_PCIEDMA: aclrtHacType = aclrtHacType(4);
    pub const ACL_RT_HAC_TYPE_RDMA: aclrtHacType = aclrtHacType(5);
    pub const ACL_RT_HAC_TYPE_SDMA: aclrtHacType = aclrtHacType(6);
    pub const ACL_RT_HAC_TYPE_DVPP: aclrtHacType = aclrtHacType(7);
    pub const ACL_RT_HAC_TYPE_UDMA: aclrtHacType = aclrtHacType(8);
    pub const ACL_RT_HAC_TYPE_CCU: aclrtHacType = aclrtHacType(9);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtHacType(pub ::core::ffi::c_uint);
impl aclrtHostMemMapCapability {
    pub const ACL_RT_HOST_MEM_MAP_NOT_SUPPORTED: aclrtHostMemMapCapability = aclrtHostMemMapCapability(
        0,
    );
    pub const ACL_RT_HOST_MEM_MAP_SUPPORTED: aclrtHostMemMapCapability = aclrtHostMemMapCapability(
        1,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtHostMemMapCapability(pub ::core::ffi::c_uint);
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtIpcEventHandle {
    pub reserved: [::core::ffi::c_char; 64usize],
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    [
        "Size of aclrtIpcEventHandle",
    ][::core::mem::size_of::<aclrtIpcEventHandle>() - 64usize];
    [
        "Alignment of aclrtIpcEventHandle",
    ][::core::mem::align_of::<aclrtIpcEventHandle>() - 1usize];
    [
        "Offset of field: aclrtIpcEventHandle::reserved",
    ][::core::mem::offset_of!(aclrtIpcEventHandle, reserved) - 0usize];
};
impl aclrtAtomicOperation {
    pub const ACL_RT_ATOMIC_OPERATION_INTEGER_ADD: aclrtAtomicOperation = aclrtAtomicOperation(
        0,
    );
    pub const ACL_RT_ATOMIC_OPERATION_INTEGER_MIN: aclrtAtomicOperation = aclrtAtomicOperation(
        1,
    );
    pub const ACL_RT_ATOMIC_OPERATION_INTEGER_MAX: aclrtAtomicOperation = aclrtAtomicOperation(
        2,
    );
    pub const ACL_RT_ATOMIC_OPERATION_INTEGER_INCREMENT: aclrtAtomicOperation = aclrtAtomicOperation(
        3,
    );
    pub const ACL_RT_ATOMIC_OPERATION_INTEGER_DECREMENT: aclrtAtomicOperation = aclrtAtomicOperation(
        4,
    );
    pub const ACL_RT_ATOMIC_OPERATION_AND: aclrtAtomicOperation = aclrtAtomicOperation(
        5,
    );
    pub const ACL_RT_ATOMIC_OPERATION_OR: aclrtAtomicOperation = aclrtAtomicOperation(6);
    pub const ACL_RT_ATOMIC_OPERATION_XOR: aclrtAtomicOperation = aclrtAtomicOperation(
        7,
    );
    pub const ACL_RT_ATOMIC_OPERATION_EXCHANGE: aclrtAtomicOperation = aclrtAtomicOperation(
        8,
    );
    pub const ACL_RT_ATOMIC_OPERATION_CAS: aclrtAtomicOperation = aclrtAtomicOperation(
        9,
    );
    pub const ACL_RT_ATOMIC_OPERATION_FLOAT_ADD: aclrtAtomicOperation = aclrtAtomicOperation(
        10,
    );
    pub const ACL_RT_ATOMIC_OPERATION_FLOAT_MIN: aclrtAtomicOperation = aclrtAtomicOperation(
        11,
    );
    pub const ACL_RT_ATOMIC_OPERATION_FLOAT_MAX: aclrtAtomicOperation = aclrtAtomicOperation(
        12,
    );
    pub const ACL_RT_ATOMIC_OPERATION_DMA_ADD: aclrtAtomicOperation = aclrtAtomicOperation(
        30,
    );
    pub const ACL_RT_ATOMIC_OPERATION_DMA_MIN: aclrtAtomicOperation = aclrtAtomicOperation(
        31,
    );
    pub const ACL_RT_ATOMIC_OPERATION_DMA_MAX: aclrtAtomicOperation = aclrtAtomicOperation(
        32,
    );
    pub const ACL_RT_ATOMIC_OPERATION_SIMD_SCALAR_ADD: aclrtAtomicOperation = aclrtAtomicOperation(
        40,
    );
    pub const ACL_RT_ATOMIC_OPERATION_SIMD_SCALAR_MIN: aclrtAtomicOperation = aclrtAtomicOperation(
        41,
    );
    pub const ACL_RT_ATOMIC_OPERATION_SIMD_SCALAR_MAX: aclrtAtomicOperation = aclrtAtomicOperation(
        42,
    );
    pub const ACL_RT_ATOMIC_OPERATION_SIMD_SCALAR_CAS: aclrtAtomicOperation = aclrtAtomicOperation(
        43,
    );
    pub const ACL_RT_ATOMIC_OPERATION_SIMD_SCALAR_EXCH: aclrtAtomicOperation = aclrtAtomicOperation(
        44,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtAtomicOperation(pub ::core::ffi::c_uint);
pub type aclrtMemPool = *mut ::core::ffi::c_void;
impl aclrtMemPoolAttr {
    pub const ACL_RT_MEM_POOL_REUSE_FOLLOW_EVENT_DEPENDENCIES: aclrtMemPoolAttr = aclrtMemPoolAttr(
        1,
    );
    pub const ACL_RT_MEM_POOL_REUSE_ALLOW_OPPORTUNISTIC: aclrtMemPoolAttr = aclrtMemPoolAttr(
        2,
    );
    pub const ACL_RT_MEM_POOL_REUSE_ALLOW_INTERNAL_DEPENDENCIES: aclrtMemPoolAttr = aclrtMemPoolAttr(
        3,
    );
    pub const ACL_RT_MEM_POOL_ATTR_RELEASE_THRESHOLD: aclrtMemPoolAttr = aclrtMemPoolAttr(
        4,
    );
    pub const ACL_RT_MEM_POOL_ATTR_RESERVED_MEM_CURRENT: aclrtMemPoolAttr = aclrtMemPoolAttr(
        5,
    );
    pub const ACL_RT_MEM_POOL_ATTR_RESERVED_MEM_HIGH: aclrtMemPoolAttr = aclrtMemPoolAttr(
        6,
    );
    pub const ACL_RT_MEM_POOL_ATTR_USED_MEM_CURRENT: aclrtMemPoolAttr = aclrtMemPoolAttr(
        7,
    );
    pub const ACL_RT_MEM_POOL_ATTR_USED_MEM_HIGH: aclrtMemPoolAttr = aclrtMemPoolAttr(8);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtMemPoolAttr(pub ::core::ffi::c_uint);
#[repr(C)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclrtMemPoolProps {
    pub allocType: aclrtMemAllocationType,
    pub handleType: aclrtMemHandleType,
    pub location: aclrtMemLocation,
    pub maxSize: usize,
    pub reserved: [::core::ffi::c_uchar; 32usize],
}
#[allow(clippy::unnecessary_operation, clippy::identity_op)]
const _: () = {
    ["Size of aclrtMemPoolProps"][::core::mem::size_of::<aclrtMemPoolProps>() - 56usize];
    [
        "Alignment of aclrtMemPoolProps",
    ][::core::mem::align_of::<aclrtMemPoolProps>() - 8usize];
    [
        "Offset of field: aclrtMemPoolProps::allocType",
    ][::core::mem::offset_of!(aclrtMemPoolProps, allocType) - 0usize];
    [
        "Offset of field: aclrtMemPoolProps::handleType",
    ][::core::mem::offset_of!(aclrtMemPoolProps, handleType) - 4usize];
    [
        "Offset of field: aclrtMemPoolProps::location",
    ][::core::mem::offset_of!(aclrtMemPoolProps, location) - 8usize];
    [
        "Offset of field: aclrtMemPoolProps::maxSize",
    ][::core::mem::offset_of!(aclrtMemPoolProps, maxSize) - 16usize];
    [
        "Offset of field: aclrtMemPoolProps::reserved",
    ][::core::mem::offset_of!(aclrtMemPoolProps, reserved) - 24usize];
};
impl aclplatformDevInfo {
    pub const ACL_PLATFORM_AICORE_CNT: aclplatformDevInfo = aclplatformDevInfo(0);
    pub const ACL_PLATFORM_AICORE_UB_SIZE: aclplatformDevInfo = aclplatformDevInfo(1);
    pub const ACL_PLATFORM_CUBE_CORE_CNT: aclplatformDevInfo = aclplatformDevInfo(2);
    pub const ACL_PLATFORM_VECTOR_CORE_CNT: aclplatformDevInfo = aclplatformDevInfo(3);
    pub const ACL_PLATFORM_L2_SIZE: aclplatformDevInfo = aclplatformDevInfo(4);
    pub const ACL_PLATFORM_MEMORY_SIZE: aclplatformDevInfo = aclplatformDevInfo(5);
    pub const ACL_PLATFORM_CUBE_FREQ: aclplatformDevInfo = aclplatformDevInfo(6);
    pub const ACL_PLATFORM_VEC_FREQ: aclplatformDevInfo = aclplatformDevInfo(7);
    pub const ACL_PLATFORM_BT_SIZE: aclplatformDevInfo = aclplatformDevInfo(8);
    pub const ACL_PLATFORM_L0_A_SIZE: aclplatformDevInfo = aclplatformDevInfo(9);
    pub const ACL_PLATFORM_L0_B_SIZE: aclplatformDevInfo = aclplatformDevInfo(10);
    pub const ACL_PLATFORM_L0_C_SIZE: aclplatformDevInfo = aclplatformDevInfo(11);
    pub const ACL_PLATFORM_L1_SIZE: aclplatformDevInfo = aclplatformDevInfo(12);
    pub const ACL_PLATFORM_SHORT_SOC_VERSION: aclplatformDevInfo = aclplatformDevInfo(
        13,
    );
    pub const ACL_PLATFORM_SOC_VERSION: aclplatformDevInfo = aclplatformDevInfo(14);
    pub const ACL_PLATFORM_AIC_VERSION: aclplatformDevInfo = aclplatformDevInfo(15);
    pub const ACL_PLATFORM_NPU_ARCH: aclplatformDevInfo = aclplatformDevInfo(16);
    pub const ACL_PLATFORM_MEMORY_TYPE: aclplatformDevInfo = aclplatformDevInfo(17);
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclplatformDevInfo(pub ::core::ffi::c_uint);
impl aclplatformCoreType {
    pub const ACL_PLATFORM_CORE_TYPE_AI_CORE: aclplatformCoreType = aclplatformCoreType(
        0,
    );
    pub const ACL_PLATFORM_CORE_TYPE_VECTOR_CORE: aclplatformCoreType = aclplatformCoreType(
        1,
    );
}
#[repr(transparent)]
#[derive(Debug, Copy, Clone, Hash, PartialEq, Eq)]
pub struct aclplatformCoreType(pub ::core::ffi::c_uint);
pub type aclrtGetSocName = unsafe extern "C" fn() -> *const ::core::ffi::c_char;
pub type aclGetDeviceCapability = unsafe extern "C" fn(
    deviceId: u32,
    deviceInfo: aclDeviceInfo,
    value: *mut i64,
) -> aclError;
pub type aclInit = unsafe extern "C" fn(
    configPath: *const ::core::ffi::c_char,
) -> aclError;
pub type aclFinalize = unsafe extern "C" fn() -> aclError;
pub type aclFinalizeReference = unsafe extern "C" fn(refCount: *mut u64) -> aclError;
pub type aclGetRecentErrMsg = unsafe extern "C" fn() -> *const ::core::ffi::c_char;
pub type aclsysGetCANNVersion = unsafe extern "C" fn(
    name: aclCANNPackageName,
    version: *mut aclCANNPackageVersion,
) -> aclError;
pub type aclsysGetVersionStr = unsafe extern "C" fn(
    pkgName: *mut ::core::ffi::c_char,
    versionStr: *mut ::core::ffi::c_char,
) -> aclError;
pub type aclsysGetVersionNum = unsafe extern "C" fn(
    pkgName: *mut ::core::ffi::c_char,
    versionNum: *mut i32,
) -> aclError;
pub type aclrtPeekAtLastError = unsafe extern "C" fn(
    level: aclrtLastErrLevel,
) -> aclError;
pub type aclrtGetLastError = unsafe extern "C" fn(level: aclrtLastErrLevel) -> aclError;
pub type aclrtSetExceptionInfoCallback = unsafe extern "C" fn(
    callback: aclrtExceptionInfoCallback,
) -> aclError;
pub type aclrtGetTaskIdFromExceptionInfo = unsafe extern "C" fn(
    info: *const aclrtExceptionInfo,
) -> u32;
pub type aclrtGetStreamIdFromExceptionInfo = unsafe extern "C" fn(
    info: *const aclrtExceptionInfo,
) -> u32;
pub type aclrtGetThreadIdFromExceptionInfo = unsafe extern "C" fn(
    info: *const aclrtExceptionInfo,
) -> u32;
pub type aclrtGetDeviceIdFromExceptionInfo = unsafe extern "C" fn(
    info: *const aclrtExceptionInfo,
) -> u32;
pub type aclrtGetErrorCodeFromExceptionInfo = unsafe extern "C" fn(
    info: *const aclrtExceptionInfo,
) -> u32;
pub type aclrtGetArgsFromExceptionInfo = unsafe extern "C" fn(
    info: *const aclrtExceptionInfo,
    devArgsPtr: *mut *mut ::core::ffi::c_void,
    devArgsLen: *mut u32,
) -> aclError;
pub type aclrtGetFuncHandleFromExceptionInfo = unsafe extern "C" fn(
    info: *const aclrtExceptionInfo,
    func: *mut aclrtFuncHandle,
) -> aclError;
pub type aclrtBinarySetExceptionCallback = unsafe extern "C" fn(
    binHandle: aclrtBinHandle,
    callback: aclrtOpExceptionCallback,
    userData: *mut ::core::ffi::c_void,
) -> aclError;
pub type aclrtSubscribeReport = unsafe extern "C" fn(
    threadId: u64,
    stream: aclrtStream,
) -> aclError;
pub type aclrtLaunchCallback = unsafe extern "C" fn(
    fn_: aclrtCallback,
    userData: *mut ::core::ffi::c_void,
    blockType: aclrtCallbackBlockType,
    stream: aclrtStream,
) -> aclError;
pub type aclrtProcessReport = unsafe extern "C" fn(timeout: i32) -> aclError;
pub type aclrtUnSubscribeReport = unsafe extern "C" fn(
    threadId: u64,
    stream: aclrtStream,
) -> aclError;
pub type aclrtCreateContext = unsafe extern "C" fn(
    context: *mut aclrtContext,
    deviceId: i32,
) -> aclError;
pub type aclrtDestroyContext = unsafe extern "C" fn(context: aclrtContext) -> aclError;
pub type aclrtSetCurrentContext = unsafe extern "C" fn(
    context: aclrtContext,
) -> aclError;
pub type aclrtGetCurrentContext = unsafe extern "C" fn(
    context: *mut aclrtContext,
) -> aclError;
pub type aclrtCtxGetSysParamOpt = unsafe extern "C" fn(
    opt: aclSysParamOpt,
    value: *mut i64,
) -> aclError;
pub type aclrtCtxSetSysParamOpt = unsafe extern "C" fn(
    opt: aclSysParamOpt,
    value: i64,
) -> aclError;
pub type aclrtGetSysParamOpt = unsafe extern "C" fn(
    opt: aclSysParamOpt,
    value: *mut i64,
) -> aclError;
pub type aclrtSetSysParamOpt = unsafe extern "C" fn(
    opt: aclSysParamOpt,
    value: i64,
) -> aclError;
pub type aclrtSetDevice = unsafe extern "C" fn(deviceId: i32) -> aclError;
pub type aclrtResetDevice = unsafe extern "C" fn(deviceId: i32) -> aclError;
pub type aclrtResetDeviceForce = unsafe extern "C" fn(deviceId: i32) -> aclError;
pub type aclrtGetDevice = unsafe extern "C" fn(deviceId: *mut i32) -> aclError;
pub type aclrtSetStreamFailureMode = unsafe extern "C" fn(
    stream: aclrtStream,
    mode: u64,
) -> aclError;
pub type aclrtGetRunMode = unsafe extern "C" fn(runMode: *mut aclrtRunMode) -> aclError;
pub type aclrtSynchronizeDevice = unsafe extern "C" fn() -> aclError;
pub type aclrtSynchronizeDeviceWithTimeout = unsafe extern "C" fn(
    timeout: i32,
) -> aclError;
pub type aclrtSetTsDevice = unsafe extern "C" fn(tsId: aclrtTsId) -> aclError;
pub type aclrtGetDeviceUtilizationRate = unsafe extern "C" fn(
    deviceId: i32,
    utilizationInfo: *mut aclrtUtilizationInfo,
) -> aclError;
pub type aclrtGetDeviceCount = unsafe extern "C" fn(count: *mut u32) -> aclError;
pub type aclrtCreateEvent = unsafe extern "C" fn(event: *mut aclrtEvent) -> aclError;
pub type aclrtCreateEventWithFlag = unsafe extern "C" fn(
    event: *mut aclrtEvent,
    flag: u32,
) -> aclError;
pub type aclrtCreateEventExWithFlag = unsafe extern "C" fn(
    event: *mut aclrtEvent,
    flag: u32,
) -> aclError;
pub type aclrtDestroyEvent = unsafe extern "C" fn(event: aclrtEvent) -> aclError;
pub type aclrtRecordEvent = unsafe extern "C" fn(
    event: aclrtEvent,
    stream: aclrtStream,
) -> aclError;
pub type aclrtResetEvent = unsafe extern "C" fn(
    event: aclrtEvent,
    stream: aclrtStream,
) -> aclError;
pub type aclrtQueryEvent = unsafe extern "C" fn(
    event: aclrtEvent,
    status: *mut aclrtEventStatus,
) -> aclError;
pub type aclrtQueryEventStatus = unsafe extern "C" fn(
    event: aclrtEvent,
    status: *mut aclrtEventRecordedStatus,
) -> aclError;
pub type aclrtQueryEventWaitStatus = unsafe extern "C" fn(
    event: aclrtEvent,
    status: *mut aclrtEventWaitStatus,
) -> aclError;
pub type aclrtSynchronizeEvent = unsafe extern "C" fn(event: aclrtEvent) -> aclError;
pub type aclrtSynchronizeEventWithTimeout = unsafe extern "C" fn(
    event: aclrtEvent,
    timeout: i32,
) -> aclError;
pub type aclrtEventElapsedTime = unsafe extern "C" fn(
    ms: *mut f32,
    startEvent: aclrtEvent,
    endEvent: aclrtEvent,
) -> aclError;
pub type aclrtEventGetTimestamp = unsafe extern "C" fn(
    event: aclrtEvent,
    timestamp: *mut u64,
) -> aclError;
pub type aclrtMalloc = unsafe extern "C" fn(
    devPtr: *mut *mut ::core::ffi::c_void,
    size: usize,
    policy: aclrtMemMallocPolicy,
) -> aclError;
pub type aclrtMallocAlign32 = unsafe extern "C" fn(
    devPtr: *mut *mut ::core::ffi::c_void,
    size: usize,
    policy: aclrtMemMallocPolicy,
) -> aclError;
pub type aclrtMallocCached = unsafe extern "C" fn(
    devPtr: *mut *mut ::core::ffi::c_void,
    size: usize,
    policy: aclrtMemMallocPolicy,
) -> aclError;
pub type aclrtMallocWithCfg = unsafe extern "C" fn(
    devPtr: *mut *mut ::core::ffi::c_void,
    size: usize,
    policy: aclrtMemMallocPolicy,
    cfg: *mut aclrtMallocConfig,
) -> aclError;
pub type aclrtMallocForTaskScheduler = unsafe extern "C" fn(
    devPtr: *mut *mut ::core::ffi::c_void,
    size: usize,
    policy: aclrtMemMallocPolicy,
    cfg: *mut aclrtMallocConfig,
) -> aclError;
pub type aclrtMallocHostWithCfg = unsafe extern "C" fn(
    ptr: *mut *mut ::core::ffi::c_void,
    size: u64,
    cfg: *mut aclrtMallocConfig,
) -> aclError;
pub type aclrtPointerGetAttributes = unsafe extern "C" fn(
    ptr: *const ::core::ffi::c_void,
    attributes: *mut aclrtPtrAttributes,
) -> aclError;
pub type aclrtMemManagedGetAttr = unsafe extern "C" fn(
    attribute: aclrtMemManagedRangeAttribute,
    ptr: *const ::core::ffi::c_void,
    size: usize,
    data: *mut ::core::ffi::c_void,
    dataSize: usize,
) -> aclError;
pub type aclrtMemManagedGetAttrs = unsafe extern "C" fn(
    attributes: *mut aclrtMemManagedRangeAttribute,
    numAttributes: usize,
    ptr: *const ::core::ffi::c_void,
    size: usize,
    data: *mut *mut ::core::ffi::c_void,
    dataSizes: *mut usize,
) -> aclError;
pub type aclrtHostRegister = unsafe extern "C" fn(
    ptr: *mut ::core::ffi::c_void,
    size: u64,
    type_: aclrtHostRegisterType,
    devPtr: *mut *mut ::core::ffi::c_void,
) -> aclError;
pub type aclrtHostRegisterV2 = unsafe extern "C" fn(
    ptr: *mut ::core::ffi::c_void,
    size: u64,
    flag: u32,
) -> aclError;
pub type aclrtHostGetDevicePointer = unsafe extern "C" fn(
    pHost: *mut ::core::ffi::c_void,
    pDevice: *mut *mut ::core::ffi::c_void,
    flag: u32,
) -> aclError;
pub type aclrtHostUnregister = unsafe extern "C" fn(
    ptr: *mut ::core::ffi::c_void,
) -> aclError;
pub type aclrtHostMemMapCapabilities = unsafe extern "C" fn(
    deviceId: u32,
    hacType: aclrtHacType,
    capabilities: *mut aclrtHostMemMapCapability,
) -> aclError;
pub type aclrtStreamGetId = unsafe extern "C" fn(
    stream: aclrtStream,
    streamId: *mut i32,
) -> aclError;
pub type aclrtMemFlush = unsafe extern "C" fn(
    devPtr: *mut ::core::ffi::c_void,
    size: usize,
) -> aclError;
pub type aclrtMemInvalidate = unsafe extern "C" fn(
    devPtr: *mut ::core::ffi::c_void,
    size: usize,
) -> aclError;
pub type aclrtFree = unsafe extern "C" fn(devPtr: *mut ::core::ffi::c_void) -> aclError;
pub type aclrtMallocHost = unsafe extern "C" fn(
    hostPtr: *mut *mut ::core::ffi::c_void,
    size: usize,
) -> aclError;
pub type aclrtMemAllocManaged = unsafe extern "C" fn(
    ptr: *mut *mut ::core::ffi::c_void,
    size: u64,
    flag: u32,
) -> aclError;
pub type aclrtFreeHost = unsafe extern "C" fn(
    hostPtr: *mut ::core::ffi::c_void,
) -> aclError;
pub type aclrtFreeWithDevSync = unsafe extern "C" fn(
    devPtr: *mut ::core::ffi::c_void,
) -> aclError;
pub type aclrtFreeHostWithDevSync = unsafe extern "C" fn(
    hostPtr: *mut ::core::ffi::c_void,
) -> aclError;
pub type aclrtMemcpy = unsafe extern "C" fn(
    dst: *mut ::core::ffi::c_void,
    destMax: usize,
    src: *const ::core::ffi::c_void,
    count: usize,
    kind: aclrtMemcpyKind,
) -> aclError;
pub type aclrtMemset = unsafe extern "C" fn(
    devPtr: *mut ::core::ffi::c_void,
    maxCount: usize,
    value: i32,
    count: usize,
) -> aclError;
pub type aclrtMemcpyAsync = unsafe extern "C" fn(
    dst: *mut ::core::ffi::c_void,
    destMax: usize,
    src: *const ::core::ffi::c_void,
    count: usize,
    kind: aclrtMemcpyKind,
    stream: aclrtStream,
) -> aclError;
pub type aclrtMemsetD32 = unsafe extern "C" fn(
    ptr: *mut ::core::ffi::c_void,
    memSize: usize,
    value: u32,
    N: usize,
) -> aclError;
pub type aclrtMemsetD32Async = unsafe extern "C" fn(
    ptr: *mut ::core::ffi::c_void,
    memSize: usize,
    value: u32,
    N: usize,
    stream: aclrtStream,
) -> aclError;
pub type aclrtMemcpyAsyncWithCondition = unsafe extern "C" fn(
    dst: *mut ::core::ffi::c_void,
    destMax: usize,
    src: *const ::core::ffi::c_void,
    count: usize,
    kind: aclrtMemcpyKind,
    stream: aclrtStream,
) -> aclError;
pub type aclrtMemcpy2d = unsafe extern "C" fn(
    dst: *mut ::core::ffi::c_void,
    dpitch: usize,
    src: *const ::core::ffi::c_void,
    spitch: usize,
    width: usize,
    height: usize,
    kind: aclrtMemcpyKind,
) -> aclError;
pub type aclrtMemcpy2dAsync = unsafe extern "C" fn(
    dst: *mut ::core::ffi::c_void,
    dpitch: usize,
    src: *const ::core::ffi::c_void,
    spitch: usize,
    width: usize,
    height: usize,
    kind: aclrtMemcpyKind,
    stream: aclrtStream,
) -> aclError;
pub type aclrtGetSymbolAddress = unsafe extern "C" fn(
    symbol: *const ::core::ffi::c_void,
    devPtr: *mut *mut ::core::ffi::c_void,
) -> aclError;
pub type aclrtGetSymbolSize = unsafe extern "C" fn(
    symbol: *const ::core::ffi::c_void,
    size: *mut usize,
) -> aclError;
pub type aclrtMemsetAsync = unsafe extern "C" fn(
    devPtr: *mut ::core::ffi::c_void,
    maxCount: usize,
    value: i32,
    count: usize,
    stream: aclrtStream,
) -> aclError;
pub type aclrtMemManagedAdvise = unsafe extern "C" fn(
    ptr: *const ::core::ffi::c_void,
    size: u64,
    advise: aclrtMemManagedAdviseType,
    location: aclrtMemManagedLocation,
) -> aclError;
pub type aclrtReserveMemAddress = unsafe extern "C" fn(
    virPtr: *mut *mut ::core::ffi::c_void,
    size: usize,
    alignment: usize,
    expectPtr: *mut ::core::ffi::c_void,
    flags: u64,
) -> aclError;
pub type aclrtReleaseMemAddress = unsafe extern "C" fn(
    virPtr: *mut ::core::ffi::c_void,
) -> aclError;
pub type aclrtMallocPhysical = unsafe extern "C" fn(
    handle: *mut aclrtDrvMemHandle,
    size: usize,
    prop: *const aclrtPhysicalMemProp,
    flags: u64,
) -> aclError;
pub type aclrtFreePhysical = unsafe extern "C" fn(handle: aclrtDrvMemHandle) -> aclError;
pub type aclrtMapMem = unsafe extern "C" fn(
    virPtr: *mut ::core::ffi::c_void,
    size: usize,
    offset: usize,
    handle: aclrtDrvMemHandle,
    flags: u64,
) -> aclError;
pub type aclrtUnmapMem = unsafe extern "C" fn(
    virPtr: *mut ::core::ffi::c_void,
) -> aclError;
pub type aclrtCreateStreamConfigHandle = unsafe extern "C" fn() -> *mut aclrtStreamConfigHandle;
pub type aclrtDestroyStreamConfigHandle = unsafe extern "C" fn(
    handle: *mut aclrtStreamConfigHandle,
) -> aclError;
pub type aclrtSetStreamConfigOpt = unsafe extern "C" fn(
    handle: *mut aclrtStreamConfigHandle,
    attr: aclrtStreamConfigAttr,
    attrValue: *const ::core::ffi::c_void,
    valueSize: usize,
) -> aclError;
pub type aclrtCreateStream = unsafe extern "C" fn(stream: *mut aclrtStream) -> aclError;
pub type aclrtCreateStreamV2 = unsafe extern "C" fn(
    stream: *mut aclrtStream,
    handle: *const aclrtStreamConfigHandle,
) -> aclError;
pub type aclrtCreateStreamWithConfig = unsafe extern "C" fn(
    stream: *mut aclrtStream,
    priority: u32,
    flag: u32,
) -> aclError;
pub type aclrtDestroyStream = unsafe extern "C" fn(stream: aclrtStream) -> aclError;
pub type aclrtDestroyStreamForce = unsafe extern "C" fn(stream: aclrtStream) -> aclError;
pub type aclrtSynchronizeStream = unsafe extern "C" fn(stream: aclrtStream) -> aclError;
pub type aclrtSynchronizeStreamWithTimeout = unsafe extern "C" fn(
    stream: aclrtStream,
    timeout: i32,
) -> aclError;
pub type aclrtStreamQuery = unsafe extern "C" fn(
    stream: aclrtStream,
    status: *mut aclrtStreamStatus,
) -> aclError;
pub type aclrtStreamGetPriority = unsafe extern "C" fn(
    stream: aclrtStream,
    priority: *mut u32,
) -> aclError;
pub type aclrtStreamGetFlags = unsafe extern "C" fn(
    stream: aclrtStream,
    flags: *mut u32,
) -> aclError;
pub type aclrtStreamWaitEvent = unsafe extern "C" fn(
    stream: aclrtStream,
    event: aclrtEvent,
) -> aclError;
pub type aclrtStreamWaitEventWithTimeout = unsafe extern "C" fn(
    stream: aclrtStream,
    event: aclrtEvent,
    timeout: i32,
) -> aclError;
pub type aclrtDeviceCanAccessPeer = unsafe extern "C" fn(
    canAccessPeer: *mut i32,
    deviceId: i32,
    peerDeviceId: i32,
) -> aclError;
pub type aclrtDeviceEnablePeerAccess = unsafe extern "C" fn(
    peerDeviceId: i32,
    flags: u32,
) -> aclError;
pub type aclrtDeviceDisablePeerAccess = unsafe extern "C" fn(
    peerDeviceId: i32,
) -> aclError;
pub type aclrtGetMemInfo = unsafe extern "C" fn(
    attr: aclrtMemAttr,
    free: *mut usize,
    total: *mut usize,
) -> aclError;
pub type aclrtGetMemUsageInfo = unsafe extern "C" fn(
    deviceId: i32,
    memUsageInfo: *mut aclrtMemUsageInfo,
    inputNum: usize,
    outputNum: *mut usize,
) -> aclError;
pub type aclrtSetOpWaitTimeout = unsafe extern "C" fn(timeout: u32) -> aclError;
pub type aclrtSetOpExecuteTimeOut = unsafe extern "C" fn(timeout: u32) -> aclError;
pub type aclrtSetOpExecuteTimeOutWithMs = unsafe extern "C" fn(timeout: u32) -> aclError;
pub type aclrtSetOpExecuteTimeOutV2 = unsafe extern "C" fn(
    timeout: u64,
    actualTimeout: *mut u64,
) -> aclError;
pub type aclrtGetOpTimeOutInterval = unsafe extern "C" fn(
    interval: *mut u64,
) -> aclError;
pub type aclrtQueryDeviceStatus = unsafe extern "C" fn(
    deviceId: i32,
    deviceStatus: *mut aclrtDeviceStatus,
) -> aclError;
pub type aclrtCreateBinary = unsafe extern "C" fn(
    data: *const ::core::ffi::c_void,
    dataLen: usize,
) -> aclrtBinary;
pub type aclrtDestroyBinary = unsafe extern "C" fn(binary: aclrtBinary) -> aclError;
pub type aclrtBinaryLoad = unsafe extern "C" fn(
    binary: aclrtBinary,
    binHandle: *mut aclrtBinHandle,
) -> aclError;
pub type aclrtBinaryUnLoad = unsafe extern "C" fn(binHandle: aclrtBinHandle) -> aclError;
pub type aclrtBinaryGetFunction = unsafe extern "C" fn(
    binHandle: aclrtBinHandle,
    kernelName: *const ::core::ffi::c_char,
    funcHandle: *mut aclrtFuncHandle,
) -> aclError;
pub type aclrtLaunchKernel = unsafe extern "C" fn(
    funcHandle: aclrtFuncHandle,
    numBlocks: u32,
    argsData: *const ::core::ffi::c_void,
    argsSize: usize,
    stream: aclrtStream,
) -> aclError;
pub type aclrtMemExportToShareableHandle = unsafe extern "C" fn(
    handle: aclrtDrvMemHandle,
    handleType: aclrtMemHandleType,
    flags: u64,
    shareableHandle: *mut u64,
) -> aclError;
pub type aclrtMemExportToShareableHandleV2 = unsafe extern "C" fn(
    handle: aclrtDrvMemHandle,
    flags: u64,
    shareType: aclrtMemSharedHandleType,
    shareableHandle: *mut ::core::ffi::c_void,
) -> aclError;
pub type aclrtMemImportFromShareableHandle = unsafe extern "C" fn(
    shareableHandle: u64,
    deviceId: i32,
    handle: *mut aclrtDrvMemHandle,
) -> aclError;
pub type aclrtMemImportFromShareableHandleV2 = unsafe extern "C" fn(
    shareableHandle: *mut ::core::ffi::c_void,
    shareType: aclrtMemSharedHandleType,
    flags: u64,
    handle: *mut aclrtDrvMemHandle,
) -> aclError;
pub type aclrtMemSetPidToShareableHandle = unsafe extern "C" fn(
    shareableHandle: u64,
    pid: *mut i32,
    pidNum: usize,
) -> aclError;
pub type aclrtMemSetPidToShareableHandleV2 = unsafe extern "C" fn(
    shareableHandle: *mut ::core::ffi::c_void,
    shareType: aclrtMemSharedHandleType,
    pid: *mut i32,
    pidNum: usize,
) -> aclError;
pub type aclrtMemGetAllocationGranularity = unsafe extern "C" fn(
    prop: *mut aclrtPhysicalMemProp,
    option: aclrtMemGranularityOptions,
    granularity: *mut usize,
) -> aclError;
pub type aclrtDeviceGetBareTgid = unsafe extern "C" fn(pid: *mut i32) -> aclError;
pub type aclrtDeviceTaskAbort = unsafe extern "C" fn(
    deviceId: i32,
    timeout: u32,
) -> aclError;
pub type aclrtStreamAbort = unsafe extern "C" fn(stream: aclrtStream) -> aclError;
pub type aclrtBinaryLoadFromFile = unsafe extern "C" fn(
    binPath: *const ::core::ffi::c_char,
    options: *mut aclrtBinaryLoadOptions,
    binHandle: *mut aclrtBinHandle,
) -> aclError;
pub type aclrtBinaryGetDevAddress = unsafe extern "C" fn(
    binHandle: aclrtBinHandle,
    binAddr: *mut *mut ::core::ffi::c_void,
    binSize: *mut usize,
) -> aclError;
pub type aclrtBinaryGetFunctionByEntry = unsafe extern "C" fn(
    binHandle: aclrtBinHandle,
    funcEntry: u64,
    funcHandle: *mut aclrtFuncHandle,
) -> aclError;
pub type aclrtBinaryGetGlobal = unsafe extern "C" fn(
    binHandle: aclrtBinHandle,
    name: *const ::core::ffi::c_char,
    dptr: *mut *mut ::core::ffi::c_void,
    size: *mut usize,
) -> aclError;
pub type aclrtGetFuncBySymbol = unsafe extern "C" fn(
    symbol: *const ::core::ffi::c_void,
    funcHandle: *mut aclrtFuncHandle,
) -> aclError;
pub type aclrtGetFunctionAddr = unsafe extern "C" fn(
    funcHandle: aclrtFuncHandle,
    aicAddr: *mut *mut ::core::ffi::c_void,
    aivAddr: *mut *mut ::core::ffi::c_void,
) -> aclError;
pub type aclrtGetFunctionSize = unsafe extern "C" fn(
    funcHandle: aclrtFuncHandle,
    aicSize: *mut usize,
    aivSize: *mut usize,
) -> aclError;
pub type aclrtKernelArgsGetHandleMemSize = unsafe extern "C" fn(
    funcHandle: aclrtFuncHandle,
    memSize: *mut usize,
) -> aclError;
pub type aclrtKernelArgsGetMemSize = unsafe extern "C" fn(
    funcHandle: aclrtFuncHandle,
    userArgsSize: usize,
    actualArgsSize: *mut usize,
) -> aclError;
pub type aclrtKernelArgsInit = unsafe extern "C" fn(
    funcHandle: aclrtFuncHandle,
    argsHandle: *mut aclrtArgsHandle,
) -> aclError;
pub type aclrtKernelArgsInitByUserMem = unsafe extern "C" fn(
    funcHandle: aclrtFuncHandle,
    argsHandle: aclrtArgsHandle,
    userHostMem: *mut ::core::ffi::c_void,
    actualArgsSize: usize,
) -> aclError;
pub type aclrtKernelArgsAppend = unsafe extern "C" fn(
    argsHandle: aclrtArgsHandle,
    param: *mut ::core::ffi::c_void,
    paramSize: usize,
    paramHandle: *mut aclrtParamHandle,
) -> aclError;
pub type aclrtKernelArgsAppendPlaceHolder = unsafe extern "C" fn(
    argsHandle: aclrtArgsHandle,
    paramHandle: *mut aclrtParamHandle,
) -> aclError;
pub type aclrtKernelArgsGetPlaceHolderBuffer = unsafe extern "C" fn(
    argsHandle: aclrtArgsHandle,
    paramHandle: aclrtParamHandle,
    dataSize: usize,
    bufferAddr: *mut *mut ::core::ffi::c_void,
) -> aclError;
pub type aclrtKernelArgsParaUpdate = unsafe extern "C" fn(
    argsHandle: aclrtArgsHandle,
    paramHandle: aclrtParamHandle,
    param: *mut ::core::ffi::c_void,
    paramSize: usize,
) -> aclError;
pub type aclrtLaunchKernelWithConfig = unsafe extern "C" fn(
    funcHandle: aclrtFuncHandle,
    numBlocks: u32,
    stream: aclrtStream,
    cfg: *mut aclrtLaunchKernelCfg,
    argsHandle: aclrtArgsHandle,
    reserve: *mut ::core::ffi::c_void,
) -> aclError;
pub type aclmdlRITaskGetParams = unsafe extern "C" fn(
    task: aclmdlRITask,
    params: *mut aclmdlRITaskParams,
) -> aclError;
pub type aclmdlRITaskSetParams = unsafe extern "C" fn(
    task: aclmdlRITask,
    params: *mut aclmdlRITaskParams,
) -> aclError;
pub type aclmdlRIUpdate = unsafe extern "C" fn(modelRI: aclmdlRI) -> aclError;
pub type aclmdlRITaskDisable = unsafe extern "C" fn(task: aclmdlRITask) -> aclError;
pub type aclrtKernelArgsFinalize = unsafe extern "C" fn(
    argsHandle: aclrtArgsHandle,
) -> aclError;
pub type aclrtGetStreamAvailableNum = unsafe extern "C" fn(
    streamCount: *mut u32,
) -> aclError;
pub type aclrtSetStreamAttribute = unsafe extern "C" fn(
    stream: aclrtStream,
    stmAttrType: aclrtStreamAttr,
    value: *mut aclrtStreamAttrValue,
) -> aclError;
pub type aclrtGetStreamAttribute = unsafe extern "C" fn(
    stream: aclrtStream,
    stmAttrType: aclrtStreamAttr,
    value: *mut aclrtStreamAttrValue,
) -> aclError;
pub type aclrtGetEventId = unsafe extern "C" fn(
    event: aclrtEvent,
    eventId: *mut u32,
) -> aclError;
pub type aclrtGetEventAvailNum = unsafe extern "C" fn(eventCount: *mut u32) -> aclError;
pub type aclrtGetDeviceInfo = unsafe extern "C" fn(
    deviceId: u32,
    attr: aclrtDevAttr,
    value: *mut i64,
) -> aclError;
pub type aclrtDeviceGetStreamPriorityRange = unsafe extern "C" fn(
    leastPriority: *mut i32,
    greatestPriority: *mut i32,
) -> aclError;
pub type aclrtGetDeviceCapability = unsafe extern "C" fn(
    deviceId: i32,
    devFeatureType: aclrtDevFeatureType,
    value: *mut i32,
) -> aclError;
pub type aclrtDeviceGetUuid = unsafe extern "C" fn(
    deviceId: i32,
    uuid: *mut aclrtUuid,
) -> aclError;
pub type aclrtDeviceGetHostAtomicCapabilities = unsafe extern "C" fn(
    capabilities: *mut u32,
    operations: *const aclrtAtomicOperation,
    count: u32,
    deviceId: i32,
) -> aclError;
pub type aclrtDeviceGetP2PAtomicCapabilities = unsafe extern "C" fn(
    capabilities: *mut u32,
    operations: *const aclrtAtomicOperation,
    count: u32,
    srcDeviceId: i32,
    dstDeviceId: i32,
) -> aclError;
pub type aclrtCtxGetCurrentDefaultStream = unsafe extern "C" fn(
    stream: *mut aclrtStream,
) -> aclError;
pub type aclrtGetPrimaryCtxState = unsafe extern "C" fn(
    deviceId: i32,
    flags: *mut u32,
    active: *mut i32,
) -> aclError;
pub type aclrtGetDeviceResLimit = unsafe extern "C" fn(
    deviceId: i32,
    type_: aclrtDevResLimitType,
    value: *mut u32,
) -> aclError;
pub type aclrtSetDeviceResLimit = unsafe extern "C" fn(
    deviceId: i32,
    type_: aclrtDevResLimitType,
    value: u32,
) -> aclError;
pub type aclrtResetDeviceResLimit = unsafe extern "C" fn(deviceId: i32) -> aclError;
pub type aclrtGetStreamResLimit = unsafe extern "C" fn(
    stream: aclrtStream,
    type_: aclrtDevResLimitType,
    value: *mut u32,
) -> aclError;
pub type aclrtSetStreamResLimit = unsafe extern "C" fn(
    stream: aclrtStream,
    type_: aclrtDevResLimitType,
    value: u32,
) -> aclError;
pub type aclrtResetStreamResLimit = unsafe extern "C" fn(
    stream: aclrtStream,
) -> aclError;
pub type aclrtUseStreamResInCurrentThread = unsafe extern "C" fn(
    stream: aclrtStream,
) -> aclError;
pub type aclrtUnuseStreamResInCurrentThread = unsafe extern "C" fn(
    stream: aclrtStream,
) -> aclError;
pub type aclrtGetResInCurrentThread = unsafe extern "C" fn(
    type_: aclrtDevResLimitType,
    value: *mut u32,
) -> aclError;
pub type aclrtGetFunctionName = unsafe extern "C" fn(
    funcHandle: aclrtFuncHandle,
    maxLen: u32,
    name: *mut ::core::ffi::c_char,
) -> aclError;
pub type aclrtBinaryLoadFromData = unsafe extern "C" fn(
    data: *const ::core::ffi::c_void,
    length: usize,
    options: *const aclrtBinaryLoadOptions,
    binHandle: *mut aclrtBinHandle,
) -> aclError;
pub type aclrtGetDevicesTopo = unsafe extern "C" fn(
    deviceId: u32,
    otherDeviceId: u32,
    value: *mut u64,
) -> aclError;
pub type aclrtMemcpyBatch = unsafe extern "C" fn(
    dsts: *mut *mut ::core::ffi::c_void,
    destMaxs: *mut usize,
    srcs: *mut *mut ::core::ffi::c_void,
    sizes: *mut usize,
    numBatches: usize,
    attrs: *mut aclrtMemcpyBatchAttr,
    attrsIndexes: *mut usize,
    numAttrs: usize,
    failIndex: *mut usize,
) -> aclError;
pub type aclrtMemcpyBatchV2 = unsafe extern "C" fn(
    dsts: *mut *mut ::core::ffi::c_void,
    destMaxs: *mut usize,
    srcs: *mut *mut ::core::ffi::c_void,
    sizes: *mut usize,
    numBatches: usize,
    attrs: *mut aclrtMemcpyBatchAttr,
    attrsIndexes: *mut usize,
    numAttrs: usize,
) -> aclError;
pub type aclrtMemcpyBatchAsync = unsafe extern "C" fn(
    dsts: *mut *mut ::core::ffi::c_void,
    destMaxs: *mut usize,
    srcs: *mut *mut ::core::ffi::c_void,
    sizes: *mut usize,
    numBatches: usize,
    attrs: *mut aclrtMemcpyBatchAttr,
    attrsIndexes: *mut usize,
    numAttrs: usize,
    failIndex: *mut usize,
    stream: aclrtStream,
) -> aclError;
pub type aclrtMemcpyBatchAsyncV2 = unsafe extern "C" fn(
    dsts: *mut *mut ::core::ffi::c_void,
    destMaxs: *mut usize,
    srcs: *mut *mut ::core::ffi::c_void,
    sizes: *mut usize,
    numBatches: usize,
    attrs: *mut aclrtMemcpyBatchAttr,
    attrsIndexes: *mut usize,
    numAttrs: usize,
    stream: aclrtStream,
) -> aclError;
pub type aclrtIpcMemGetExportKey = unsafe extern "C" fn(
    devPtr: *mut ::core::ffi::c_void,
    size: usize,
    key: *mut ::core::ffi::c_char,
    len: usize,
    flags: u64,
) -> aclError;
pub type aclrtIpcMemClose = unsafe extern "C" fn(
    key: *const ::core::ffi::c_char,
) -> aclError;
pub type aclrtIpcMemImportByKey = unsafe extern "C" fn(
    devPtr: *mut *mut ::core::ffi::c_void,
    key: *const ::core::ffi::c_char,
    flags: u64,
) -> aclError;
pub type aclrtIpcMemSetImportPid = unsafe extern "C" fn(
    key: *const ::core::ffi::c_char,
    pid: *mut i32,
    num: usize,
) -> aclError;
pub type aclrtIpcMemSetAttr = unsafe extern "C" fn(
    key: *const ::core::ffi::c_char,
    type_: aclrtIpcMemAttrType,
    attr: u64,
) -> aclError;
pub type aclmdlRICaptureBegin = unsafe extern "C" fn(
    stream: aclrtStream,
    mode: aclmdlRICaptureMode,
) -> aclError;
pub type aclmdlRICaptureGetInfo = unsafe extern "C" fn(
    stream: aclrtStream,
    status: *mut aclmdlRICaptureStatus,
    modelRI: *mut aclmdlRI,
) -> aclError;
pub type aclmdlRICaptureEnd = unsafe extern "C" fn(
    stream: aclrtStream,
    modelRI: *mut aclmdlRI,
) -> aclError;
pub type aclmdlRIDebugPrint = unsafe extern "C" fn(modelRI: aclmdlRI) -> aclError;
pub type aclmdlRIDebugJsonPrint = unsafe extern "C" fn(
    modelRI: aclmdlRI,
    path: *const ::core::ffi::c_char,
    flags: u32,
) -> aclError;
pub type aclmdlRICaptureThreadExchangeMode = unsafe extern "C" fn(
    mode: *mut aclmdlRICaptureMode,
) -> aclError;
pub type aclmdlRIExecuteAsync = unsafe extern "C" fn(
    modelRI: aclmdlRI,
    stream: aclrtStream,
) -> aclError;
pub type aclmdlRIExecute = unsafe extern "C" fn(
    modelRI: aclmdlRI,
    timeout: i32,
) -> aclError;
pub type aclmdlRIDestroy = unsafe extern "C" fn(modelRI: aclmdlRI) -> aclError;
pub type aclmdlRICaptureTaskGrpBegin = unsafe extern "C" fn(
    stream: aclrtStream,
) -> aclError;
pub type aclmdlRICaptureTaskGrpEnd = unsafe extern "C" fn(
    stream: aclrtStream,
    handle: *mut aclrtTaskGrp,
) -> aclError;
pub type aclmdlRICaptureTaskUpdateBegin = unsafe extern "C" fn(
    stream: aclrtStream,
    handle: aclrtTaskGrp,
) -> aclError;
pub type aclmdlRICaptureTaskUpdateEnd = unsafe extern "C" fn(
    stream: aclrtStream,
) -> aclError;
pub type aclmdlRISetName = unsafe extern "C" fn(
    modelRI: aclmdlRI,
    name: *const ::core::ffi::c_char,
) -> aclError;
pub type aclmdlRIGetName = unsafe extern "C" fn(
    modelRI: aclmdlRI,
    maxLen: u32,
    name: *mut ::core::ffi::c_char,
) -> aclError;
pub type aclmdlRIGetId = unsafe extern "C" fn(
    modelRI: aclmdlRI,
    modelRIId: *mut u32,
) -> aclError;
pub type aclmdlRIDestroyRegisterCallback = unsafe extern "C" fn(
    modelRI: aclmdlRI,
    func: aclrtCallback,
    userData: *mut ::core::ffi::c_void,
) -> aclError;
pub type aclmdlRIDestroyUnregisterCallback = unsafe extern "C" fn(
    modelRI: aclmdlRI,
    func: aclrtCallback,
) -> aclError;
pub type aclmdlRIGetStreams = unsafe extern "C" fn(
    modelRI: aclmdlRI,
    streams: *mut aclrtStream,
    numStreams: *mut u32,
) -> aclError;
pub type aclmdlRIGetTasksByStream = unsafe extern "C" fn(
    stream: aclrtStream,
    tasks: *mut aclmdlRITask,
    numTasks: *mut u32,
) -> aclError;
pub type aclmdlRITaskGetType = unsafe extern "C" fn(
    task: aclmdlRITask,
    type_: *mut aclmdlRITaskType,
) -> aclError;
pub type aclmdlRITaskGetSeqId = unsafe extern "C" fn(
    task: aclmdlRITask,
    id: *mut u32,
) -> aclError;
pub type aclrtGetVersion = unsafe extern "C" fn(
    majorVersion: *mut i32,
    minorVersion: *mut i32,
    patchVersion: *mut i32,
) -> aclError;
pub type aclrtGetLogicDevIdByUserDevId = unsafe extern "C" fn(
    userDevid: i32,
    logicDevId: *mut i32,
) -> aclError;
pub type aclrtGetUserDevIdByLogicDevId = unsafe extern "C" fn(
    logicDevId: i32,
    userDevid: *mut i32,
) -> aclError;
pub type aclrtGetLogicDevIdByPhyDevId = unsafe extern "C" fn(
    phyDevId: i32,
    logicDevId: *mut i32,
) -> aclError;
pub type aclrtGetPhyDevIdByLogicDevId = unsafe extern "C" fn(
    logicDevId: i32,
    phyDevId: *mut i32,
) -> aclError;
pub type aclrtLaunchKernelV2 = unsafe extern "C" fn(
    funcHandle: aclrtFuncHandle,
    numBlocks: u32,
    argsData: *const ::core::ffi::c_void,
    argsSize: usize,
    cfg: *mut aclrtLaunchKernelCfg,
    stream: aclrtStream,
) -> aclError;
pub type aclrtLaunchKernelWithHostArgs = unsafe extern "C" fn(
    funcHandle: aclrtFuncHandle,
    numBlocks: u32,
    stream: aclrtStream,
    cfg: *mut aclrtLaunchKernelCfg,
    hostArgs: *mut ::core::ffi::c_void,
    argsSize: usize,
    placeHolderArray: *mut aclrtPlaceHolderInfo,
    placeHolderNum: usize,
) -> aclError;
pub type aclrtLaunchKernelWithArgsArray = unsafe extern "C" fn(
    func: *mut ::core::ffi::c_void,
    numBlocks: u32,
    stream: aclrtStream,
    cfg: *mut aclrtLaunchKernelCfg,
    args: *mut *mut ::core::ffi::c_void,
) -> aclError;
pub type aclrtLaunchHostFunc = unsafe extern "C" fn(
    stream: aclrtStream,
    fn_: aclrtHostFunc,
    args: *mut ::core::ffi::c_void,
) -> aclError;
pub type aclrtGetHardwareSyncAddr = unsafe extern "C" fn(
    addr: *mut *mut ::core::ffi::c_void,
) -> aclError;
pub type aclrtRegStreamStateCallback = unsafe extern "C" fn(
    regName: *const ::core::ffi::c_char,
    callback: aclrtStreamStateCallback,
    args: *mut ::core::ffi::c_void,
) -> aclError;
pub type aclrtRegDeviceStateCallback = unsafe extern "C" fn(
    regName: *const ::core::ffi::c_char,
    callback: aclrtDeviceStateCallback,
    args: *mut ::core::ffi::c_void,
) -> aclError;
pub type aclrtSetDeviceTaskAbortCallback = unsafe extern "C" fn(
    regName: *const ::core::ffi::c_char,
    callback: aclrtDeviceTaskAbortCallback,
    args: *mut ::core::ffi::c_void,
) -> aclError;
pub type aclrtGetOpExecuteTimeout = unsafe extern "C" fn(
    timeoutMs: *mut u32,
) -> aclError;
pub type aclrtDevicePeerAccessStatus = unsafe extern "C" fn(
    deviceId: i32,
    peerDeviceId: i32,
    status: *mut i32,
) -> aclError;
pub type aclrtStreamStop = unsafe extern "C" fn(stream: aclrtStream) -> aclError;
pub type aclrtCheckArchCompatibility = unsafe extern "C" fn(
    socVersion: *const ::core::ffi::c_char,
    canCompatible: *mut i32,
) -> aclError;
pub type aclmdlRIAbort = unsafe extern "C" fn(modelRI: aclmdlRI) -> aclError;
pub type aclmdlRICaptureToModelRIBegin = unsafe extern "C" fn(
    stream: aclrtStream,
    modelRI: aclmdlRI,
    mode: aclmdlRICaptureMode,
) -> aclError;
pub type aclrtGetErrorVerbose = unsafe extern "C" fn(
    deviceId: i32,
    errorInfo: *mut aclrtErrorInfo,
) -> aclError;
pub type aclrtMemSetAccess = unsafe extern "C" fn(
    virPtr: *mut ::core::ffi::c_void,
    size: usize,
    desc: *mut aclrtMemAccessDesc,
    count: usize,
) -> aclError;
pub type aclrtMemGetAccess = unsafe extern "C" fn(
    virPtr: *mut ::core::ffi::c_void,
    location: *mut aclrtMemLocation,
    flag: *mut u64,
) -> aclError;
pub type aclrtGetFunctionAttribute = unsafe extern "C" fn(
    funcHandle: aclrtFuncHandle,
    attrType: aclrtFuncAttribute,
    attrValue: *mut i64,
) -> aclError;
pub type aclrtFunctionGetBinary = unsafe extern "C" fn(
    funcHandle: aclrtFuncHandle,
    binHandle: *mut aclrtBinHandle,
) -> aclError;
pub type aclrtFunctionGetParamCount = unsafe extern "C" fn(
    func: *const ::core::ffi::c_void,
    paramCount: *mut usize,
) -> aclError;
pub type aclrtFunctionGetParamInfo = unsafe extern "C" fn(
    func: *const ::core::ffi::c_void,
    paramIndex: usize,
    paramOffset: *mut usize,
    paramSize: *mut usize,
) -> aclError;
pub type aclrtFunctionGetAvailDynUbufPerBlock = unsafe extern "C" fn(
    func: *mut ::core::ffi::c_void,
    flags: u32,
    dynamicUbufSize: *mut usize,
) -> aclError;
pub type aclrtIpcGetEventHandle = unsafe extern "C" fn(
    event: aclrtEvent,
    handle: *mut aclrtIpcEventHandle,
) -> aclError;
pub type aclrtIpcOpenEventHandle = unsafe extern "C" fn(
    handle: aclrtIpcEventHandle,
    event: *mut aclrtEvent,
) -> aclError;
pub type aclrtMemRetainAllocationHandle = unsafe extern "C" fn(
    virPtr: *mut ::core::ffi::c_void,
    handle: *mut aclrtDrvMemHandle,
) -> aclError;
pub type aclrtMemGetAllocationPropertiesFromHandle = unsafe extern "C" fn(
    handle: aclrtDrvMemHandle,
    prop: *mut aclrtPhysicalMemProp,
) -> aclError;
pub type aclrtReserveMemAddressNoUCMemory = unsafe extern "C" fn(
    virPtr: *mut *mut ::core::ffi::c_void,
    size: usize,
    alignment: usize,
    expectPtr: *mut ::core::ffi::c_void,
    flags: u64,
) -> aclError;
pub type aclrtMemGetAddressRange = unsafe extern "C" fn(
    ptr: *mut ::core::ffi::c_void,
    pbase: *mut *mut ::core::ffi::c_void,
    psize: *mut usize,
) -> aclError;
pub type aclrtMemP2PMap = unsafe extern "C" fn(
    devPtr: *mut ::core::ffi::c_void,
    size: usize,
    dstDevId: i32,
    flags: u64,
) -> aclError;
pub type aclrtMemManagedPrefetchAsync = unsafe extern "C" fn(
    ptr: *const ::core::ffi::c_void,
    size: usize,
    location: aclrtMemManagedLocation,
    flags: u32,
    stream: aclrtStream,
) -> aclError;
pub type aclrtMemManagedPrefetchBatchAsync = unsafe extern "C" fn(
    ptrs: *mut *const ::core::ffi::c_void,
    sizes: *mut usize,
    count: usize,
    prefetchLocs: *mut aclrtMemManagedLocation,
    prefetchLocIdxs: *mut usize,
    numPrefetchLocs: usize,
    flags: u64,
    stream: aclrtStream,
) -> aclError;
pub type aclrtMemPoolCreate = unsafe extern "C" fn(
    memPool: *mut aclrtMemPool,
    poolProps: *const aclrtMemPoolProps,
) -> aclError;
pub type aclrtMemPoolDestroy = unsafe extern "C" fn(memPool: aclrtMemPool) -> aclError;
pub type aclrtMemPoolSetAttr = unsafe extern "C" fn(
    memPool: aclrtMemPool,
    attr: aclrtMemPoolAttr,
    value: *mut ::core::ffi::c_void,
) -> aclError;
pub type aclrtMemPoolGetAttr = unsafe extern "C" fn(
    memPool: aclrtMemPool,
    attr: aclrtMemPoolAttr,
    value: *mut ::core::ffi::c_void,
) -> aclError;
pub type aclrtMemPoolMallocAsync = unsafe extern "C" fn(
    ptr: *mut *mut ::core::ffi::c_void,
    size: usize,
    memPool: aclrtMemPool,
    stream: aclrtStream,
) -> aclError;
pub type aclrtMemPoolFreeAsync = unsafe extern "C" fn(
    ptr: *mut ::core::ffi::c_void,
    stream: aclrtStream,
) -> aclError;
pub type aclrtMemPoolTrimTo = unsafe extern "C" fn(
    memPool: aclrtMemPool,
    minBytesToKeep: usize,
) -> aclError;
pub type aclplatformGetDeviceInfo = unsafe extern "C" fn(
    infoType: aclplatformDevInfo,
    value: *mut ::core::ffi::c_char,
    maxLen: u32,
) -> aclError;
pub type aclplatformGetInstructionInfo = unsafe extern "C" fn(
    type_: aclplatformCoreType,
    instruction: *const ::core::ffi::c_char,
    value: *mut ::core::ffi::c_char,
    maxLen: u32,
) -> aclError;
impl aclError {
    pub const fn name(self) -> Option<&'static str> {
        Some(
            match self.0 {
                107000 => "ACL_ERROR_RT_PARAM_INVALID",
                107001 => "ACL_ERROR_RT_INVALID_DEVICEID",
                107002 => "ACL_ERROR_RT_CONTEXT_NULL",
                107003 => "ACL_ERROR_RT_STREAM_CONTEXT",
                107004 => "ACL_ERROR_RT_MODEL_CONTEXT",
                107005 => "ACL_ERROR_RT_STREAM_MODEL",
                107006 => "ACL_ERROR_RT_EVENT_TIMESTAMP_INVALID",
                107007 => "ACL_ERROR_RT_EVENT_TIMESTAMP_REVERSAL",
                107008 => "ACL_ERROR_RT_ADDR_UNALIGNED",
                107009 => "ACL_ERROR_RT_FILE_OPEN",
                107010 => "ACL_ERROR_RT_FILE_WRITE",
                107011 => "ACL_ERROR_RT_STREAM_SUBSCRIBE",
                107012 => "ACL_ERROR_RT_THREAD_SUBSCRIBE",
                107013 => "ACL_ERROR_RT_GROUP_NOT_SET",
                107014 => "ACL_ERROR_RT_GROUP_NOT_CREATE",
                107015 => "ACL_ERROR_RT_STREAM_NO_CB_REG",
                107016 => "ACL_ERROR_RT_INVALID_MEMORY_TYPE",
                107017 => "ACL_ERROR_RT_INVALID_HANDLE",
                107018 => "ACL_ERROR_RT_INVALID_MALLOC_TYPE",
                107019 => "ACL_ERROR_RT_WAIT_TIMEOUT",
                107020 => "ACL_ERROR_RT_TASK_TIMEOUT",
                107021 => "ACL_ERROR_RT_SYSPARAMOPT_NOT_SET",
                107022 => "ACL_ERROR_RT_DEVICE_TASK_ABORT",
                107023 => "ACL_ERROR_RT_STREAM_ABORT",
                107024 => "ACL_ERROR_RT_CAPTURE_DEPENDENCY",
                107025 => "ACL_ERROR_RT_STREAM_UNJOINED",
                107026 => "ACL_ERROR_RT_MODEL_CAPTURED",
                107027 => "ACL_ERROR_RT_STREAM_CAPTURED",
                107028 => "ACL_ERROR_RT_EVENT_CAPTURED",
                107029 => "ACL_ERROR_RT_STREAM_NOT_CAPTURED",
                107030 => "ACL_ERROR_RT_CAPTURE_MODE_NOT_SUPPORT",
                107031 => "ACL_ERROR_RT_STREAM_CAPTURE_IMPLICIT",
                107032 => "ACL_ERROR_STREAM_CAPTURE_CONFLICT",
                107033 => "ACL_ERROR_STREAM_TASK_GROUP_STATUS",
                107034 => "ACL_ERROR_STREAM_TASK_GROUP_INTR",
                107035 => "ACL_ERROR_RT_TASK_ABORT_STOP",
                107036 => "ACL_ERROR_RT_STREAM_CAPTURE_UNMATCHED",
                107037 => "ACL_ERROR_RT_MODEL_RUNNING",
                107038 => "ACL_ERROR_RT_STREAM_CAPTURE_WRONG_THREAD",
                107039 => "ACL_ERROR_RT_INSUFFICIENT_INPUT_ARRAY",
                107040 => "ACL_ERROR_RT_MODEL_UPDATE_FAILED",
                107041 => "ACL_ERROR_RT_CAPTURE_MODE_BLOCK_ASYNC",
                107042 => "ACL_ERROR_RT_SYMBOL_NOT_FOUND",
                107043 => "ACL_ERROR_RT_INVALID_SYMBOL",
                107044 => "ACL_ERROR_RT_INVALID_DEVICE_FUNCTION",
                107045 => "ACL_ERROR_RT_STREAM_NOT_SUPPORT_OPERA",
                107046 => "ACL_ERROR_RT_SUB_ACLGRAPH_IS_CAPTURING",
                207000 => "ACL_ERROR_RT_FEATURE_NOT_SUPPORT",
                207001 => "ACL_ERROR_RT_MEMORY_ALLOCATION",
                207002 => "ACL_ERROR_RT_MEMORY_FREE",
                207003 => "ACL_ERROR_RT_AICORE_OVER_FLOW",
                207004 => "ACL_ERROR_RT_NO_DEVICE",
                207005 => "ACL_ERROR_RT_RESOURCE_ALLOC_FAIL",
                207006 => "ACL_ERROR_RT_NO_PERMISSION",
                207007 => "ACL_ERROR_RT_NO_EVENT_RESOURCE",
                207008 => "ACL_ERROR_RT_NO_STREAM_RESOURCE",
                207009 => "ACL_ERROR_RT_NO_NOTIFY_RESOURCE",
                207010 => "ACL_ERROR_RT_NO_MODEL_RESOURCE",
                207011 => "ACL_ERROR_RT_NO_CDQ_RESOURCE",
                207012 => "ACL_ERROR_RT_OVER_LIMIT",
                207013 => "ACL_ERROR_RT_QUEUE_EMPTY",
                207014 => "ACL_ERROR_RT_QUEUE_FULL",
                207015 => "ACL_ERROR_RT_REPEATED_INIT",
                207016 => "ACL_ERROR_RT_AIVEC_OVER_FLOW",
                207017 => "ACL_ERROR_RT_OVER_FLOW",
                207018 => "ACL_ERROR_RT_DEVICE_OOM",
                207019 => "ACL_ERROR_RT_FEATURE_NOT_SUPPORT_UPDATE_OP",
                207020 => "ACL_ERROR_RT_TIMEOUT",
                507000 => "ACL_ERROR_RT_INTERNAL_ERROR",
                507001 => "ACL_ERROR_RT_TS_ERROR",
                507002 => "ACL_ERROR_RT_STREAM_TASK_FULL",
                507003 => "ACL_ERROR_RT_STREAM_TASK_EMPTY",
                507004 => "ACL_ERROR_RT_STREAM_NOT_COMPLETE",
                507005 => "ACL_ERROR_RT_END_OF_SEQUENCE",
                507006 => "ACL_ERROR_RT_EVENT_NOT_COMPLETE",
                507007 => "ACL_ERROR_RT_CONTEXT_RELEASE_ERROR",
                507008 => "ACL_ERROR_RT_SOC_VERSION",
                507009 => "ACL_ERROR_RT_TASK_TYPE_NOT_SUPPORT",
                507010 => "ACL_ERROR_RT_LOST_HEARTBEAT",
                507011 => "ACL_ERROR_RT_MODEL_EXECUTE",
                507012 => "ACL_ERROR_RT_REPORT_TIMEOUT",
                507013 => "ACL_ERROR_RT_SYS_DMA",
                507014 => "ACL_ERROR_RT_AICORE_TIMEOUT",
                507015 => "ACL_ERROR_RT_AICORE_EXCEPTION",
                507016 => "ACL_ERROR_RT_AICORE_TRAP_EXCEPTION",
                507017 => "ACL_ERROR_RT_AICPU_TIMEOUT",
                507018 => "ACL_ERROR_RT_AICPU_EXCEPTION",
                507019 => "ACL_ERROR_RT_AICPU_DATADUMP_RSP_ERR",
                507020 => "ACL_ERROR_RT_AICPU_MODEL_RSP_ERR",
                507021 => "ACL_ERROR_RT_PROFILING_ERROR",
                507022 => "ACL_ERROR_RT_IPC_ERROR",
                507023 => "ACL_ERROR_RT_MODEL_ABORT_NORMAL",
                507024 => "ACL_ERROR_RT_KERNEL_UNREGISTERING",
                507025 => "ACL_ERROR_RT_RINGBUFFER_NOT_INIT",
                507026 => "ACL_ERROR_RT_RINGBUFFER_NO_DATA",
                507027 => "ACL_ERROR_RT_KERNEL_LOOKUP",
                507028 => "ACL_ERROR_RT_KERNEL_DUPLICATE",
                507029 => "ACL_ERROR_RT_DEBUG_REGISTER_FAIL",
                507030 => "ACL_ERROR_RT_DEBUG_UNREGISTER_FAIL",
                507031 => "ACL_ERROR_RT_LABEL_CONTEXT",
                507032 => "ACL_ERROR_RT_PROGRAM_USE_OUT",
                507033 => "ACL_ERROR_RT_DEV_SETUP_ERROR",
                507034 => "ACL_ERROR_RT_VECTOR_CORE_TIMEOUT",
                507035 => "ACL_ERROR_RT_VECTOR_CORE_EXCEPTION",
                507036 => "ACL_ERROR_RT_VECTOR_CORE_TRAP_EXCEPTION",
                507037 => "ACL_ERROR_RT_CDQ_BATCH_ABNORMAL",
                507038 => "ACL_ERROR_RT_DIE_MODE_CHANGE_ERROR",
                507039 => "ACL_ERROR_RT_DIE_SET_ERROR",
                507040 => "ACL_ERROR_RT_INVALID_DIEID",
                507041 => "ACL_ERROR_RT_DIE_MODE_NOT_SET",
                507042 => "ACL_ERROR_RT_AICORE_TRAP_READ_OVERFLOW",
                507043 => "ACL_ERROR_RT_AICORE_TRAP_WRITE_OVERFLOW",
                507044 => "ACL_ERROR_RT_VECTOR_CORE_TRAP_READ_OVERFLOW",
                507045 => "ACL_ERROR_RT_VECTOR_CORE_TRAP_WRITE_OVERFLOW",
                507046 => "ACL_ERROR_RT_STREAM_SYNC_TIMEOUT",
                507047 => "ACL_ERROR_RT_EVENT_SYNC_TIMEOUT",
                507048 => "ACL_ERROR_RT_FFTS_PLUS_TIMEOUT",
                507049 => "ACL_ERROR_RT_FFTS_PLUS_EXCEPTION",
                507050 => "ACL_ERROR_RT_FFTS_PLUS_TRAP_EXCEPTION",
                507051 => "ACL_ERROR_RT_SEND_MSG",
                507052 => "ACL_ERROR_RT_COPY_DATA",
                507053 => "ACL_ERROR_RT_DEVICE_MEM_ERROR",
                507054 => "ACL_ERROR_RT_HBM_MULTI_BIT_ECC_ERROR",
                507055 => "ACL_ERROR_RT_SUSPECT_DEVICE_MEM_ERROR",
                507056 => "ACL_ERROR_RT_LINK_ERROR",
                507057 => "ACL_ERROR_RT_SUSPECT_REMOTE_ERROR",
                507899 => "ACL_ERROR_RT_DRV_INTERNAL_ERROR",
                507900 => "ACL_ERROR_RT_AICPU_INTERNAL_ERROR",
                507901 => "ACL_ERROR_RT_SOCKET_CLOSE",
                507902 => "ACL_ERROR_RT_AICPU_INFO_LOAD_RSP_ERR",
                507903 => "ACL_ERROR_RT_STREAM_CAPTURE_INVALIDATED",
                507904 => "ACL_ERROR_RT_COMM_OP_RETRY_FAIL",
                507905 => "ACL_ERROR_SNAPSHOT_LOCK_TIMEOUT",
                507906 => "ACL_ERROR_SNAPSHOT_LOCK_FAILED",
                507907 => "ACL_ERROR_SNAPSHOT_UNLOCK_FAILED",
                507908 => "ACL_ERROR_SNAPSHOT_BACKUP_FAILED",
                507909 => "ACL_ERROR_SNAPSHOT_RESTORE_FAILED",
                507910 => "ACL_ERROR_HOST_MEMORY_ALREADY_REGISTERED",
                507911 => "ACL_ERROR_HOST_MEMORY_NOT_REGISTERED",
                507912 => "ACL_ERROR_SNAPSHOT_CALLBACK_FAILED",
                507913 => "ACL_ERROR_SNAPSHOT_REGISTER_CALLBACK_FAILED",
                507914 => "ACL_ERROR_RT_L3_PORT_ERROR",
                507915 => "ACL_ERROR_RT_CCU_TIMEOUT",
                507916 => "ACL_ERROR_RT_CCU_EXCEPTION",
                0 => "ACL_ERROR_NONE",
                100000 => "ACL_ERROR_INVALID_PARAM",
                100001 => "ACL_ERROR_UNINITIALIZE",
                100002 => "ACL_ERROR_REPEAT_INITIALIZE",
                100003 => "ACL_ERROR_INVALID_FILE",
                100004 => "ACL_ERROR_WRITE_FILE",
                100005 => "ACL_ERROR_INVALID_FILE_SIZE",
                100006 => "ACL_ERROR_PARSE_FILE",
                100007 => "ACL_ERROR_FILE_MISSING_ATTR",
                100008 => "ACL_ERROR_FILE_ATTR_INVALID",
                100009 => "ACL_ERROR_INVALID_DUMP_CONFIG",
                100010 => "ACL_ERROR_INVALID_PROFILING_CONFIG",
                100011 => "ACL_ERROR_INVALID_MODEL_ID",
                100012 => "ACL_ERROR_DESERIALIZE_MODEL",
                100013 => "ACL_ERROR_PARSE_MODEL",
                100014 => "ACL_ERROR_READ_MODEL_FAILURE",
                100015 => "ACL_ERROR_MODEL_SIZE_INVALID",
                100016 => "ACL_ERROR_MODEL_MISSING_ATTR",
                100017 => "ACL_ERROR_MODEL_INPUT_NOT_MATCH",
                100018 => "ACL_ERROR_MODEL_OUTPUT_NOT_MATCH",
                100019 => "ACL_ERROR_MODEL_NOT_DYNAMIC",
                100020 => "ACL_ERROR_OP_TYPE_NOT_MATCH",
                100021 => "ACL_ERROR_OP_INPUT_NOT_MATCH",
                100022 => "ACL_ERROR_OP_OUTPUT_NOT_MATCH",
                100023 => "ACL_ERROR_OP_ATTR_NOT_MATCH",
                100024 => "ACL_ERROR_OP_NOT_FOUND",
                100025 => "ACL_ERROR_OP_LOAD_FAILED",
                100026 => "ACL_ERROR_UNSUPPORTED_DATA_TYPE",
                100027 => "ACL_ERROR_FORMAT_NOT_MATCH",
                100028 => "ACL_ERROR_BIN_SELECTOR_NOT_REGISTERED",
                100029 => "ACL_ERROR_KERNEL_NOT_FOUND",
                100030 => "ACL_ERROR_BIN_SELECTOR_ALREADY_REGISTERED",
                100031 => "ACL_ERROR_KERNEL_ALREADY_REGISTERED",
                100032 => "ACL_ERROR_INVALID_QUEUE_ID",
                100033 => "ACL_ERROR_REPEAT_SUBSCRIBE",
                100034 => "ACL_ERROR_STREAM_NOT_SUBSCRIBE",
                100035 => "ACL_ERROR_THREAD_NOT_SUBSCRIBE",
                100036 => "ACL_ERROR_WAIT_CALLBACK_TIMEOUT",
                100037 => "ACL_ERROR_REPEAT_FINALIZE",
                100038 => "ACL_ERROR_NOT_STATIC_AIPP",
                100039 => "ACL_ERROR_COMPILING_STUB_MODE",
                100040 => "ACL_ERROR_GROUP_NOT_SET",
                100041 => "ACL_ERROR_GROUP_NOT_CREATE",
                100042 => "ACL_ERROR_PROF_ALREADY_RUN",
                100043 => "ACL_ERROR_PROF_NOT_RUN",
                100044 => "ACL_ERROR_DUMP_ALREADY_RUN",
                100045 => "ACL_ERROR_DUMP_NOT_RUN",
                148046 => "ACL_ERROR_PROF_REPEAT_SUBSCRIBE",
                148047 => "ACL_ERROR_PROF_API_CONFLICT",
                148048 => "ACL_ERROR_INVALID_MAX_OPQUEUE_NUM_CONFIG",
                148049 => "ACL_ERROR_INVALID_OPP_PATH",
                148050 => "ACL_ERROR_OP_UNSUPPORTED_DYNAMIC",
                148051 => "ACL_ERROR_RELATIVE_RESOURCE_NOT_CLEARED",
                148052 => "ACL_ERROR_UNSUPPORTED_JPEG",
                148053 => "ACL_ERROR_INVALID_BUNDLE_MODEL_ID",
                200000 => "ACL_ERROR_BAD_ALLOC",
                200001 => "ACL_ERROR_API_NOT_SUPPORT",
                200002 => "ACL_ERROR_INVALID_DEVICE",
                200003 => "ACL_ERROR_MEMORY_ADDRESS_UNALIGNED",
                200004 => "ACL_ERROR_RESOURCE_NOT_MATCH",
                200005 => "ACL_ERROR_INVALID_RESOURCE_HANDLE",
                200006 => "ACL_ERROR_FEATURE_UNSUPPORTED",
                200007 => "ACL_ERROR_PROF_MODULES_UNSUPPORTED",
                300000 => "ACL_ERROR_STORAGE_OVER_LIMIT",
                500000 => "ACL_ERROR_INTERNAL_ERROR",
                500001 => "ACL_ERROR_FAILURE",
                500002 => "ACL_ERROR_GE_FAILURE",
                500003 => "ACL_ERROR_RT_FAILURE",
                500004 => "ACL_ERROR_DRV_FAILURE",
                500005 => "ACL_ERROR_PROFILING_FAILURE",
                145000 => "ACL_ERROR_GE_PARAM_INVALID",
                145001 => "ACL_ERROR_GE_EXEC_NOT_INIT",
                145002 => "ACL_ERROR_GE_EXEC_MODEL_PATH_INVALID",
                145003 => "ACL_ERROR_GE_EXEC_MODEL_ID_INVALID",
                145006 => "ACL_ERROR_GE_EXEC_MODEL_DATA_SIZE_INVALID",
                145007 => "ACL_ERROR_GE_EXEC_MODEL_ADDR_INVALID",
                145008 => "ACL_ERROR_GE_EXEC_MODEL_QUEUE_ID_INVALID",
                145009 => "ACL_ERROR_GE_EXEC_LOAD_MODEL_REPEATED",
                145011 => "ACL_ERROR_GE_DYNAMIC_INPUT_ADDR_INVALID",
                145012 => "ACL_ERROR_GE_DYNAMIC_INPUT_LENGTH_INVALID",
                145013 => "ACL_ERROR_GE_DYNAMIC_BATCH_SIZE_INVALID",
                145014 => "ACL_ERROR_GE_AIPP_BATCH_EMPTY",
                145015 => "ACL_ERROR_GE_AIPP_NOT_EXIST",
                145016 => "ACL_ERROR_GE_AIPP_MODE_INVALID",
                145017 => "ACL_ERROR_GE_OP_TASK_TYPE_INVALID",
                145018 => "ACL_ERROR_GE_OP_KERNEL_TYPE_INVALID",
                145019 => "ACL_ERROR_GE_PLGMGR_PATH_INVALID",
                145020 => "ACL_ERROR_GE_FORMAT_INVALID",
                145021 => "ACL_ERROR_GE_SHAPE_INVALID",
                145022 => "ACL_ERROR_GE_DATATYPE_INVALID",
                245000 => "ACL_ERROR_GE_MEMORY_ALLOCATION",
                245001 => "ACL_ERROR_GE_MEMORY_OPERATE_FAILED",
                245002 => "ACL_ERROR_GE_DEVICE_MEMORY_OPERATE_FAILED",
                345102 => "ACL_ERROR_GE_SUBHEALTHY",
                345103 => "ACL_ERROR_GE_USER_RAISE_EXCEPTION",
                345104 => "ACL_ERROR_GE_DATA_NOT_ALIGNED",
                545000 => "ACL_ERROR_GE_INTERNAL_ERROR",
                545001 => "ACL_ERROR_GE_LOAD_MODEL",
                545002 => "ACL_ERROR_GE_EXEC_LOAD_MODEL_PARTITION_FAILED",
                545003 => "ACL_ERROR_GE_EXEC_LOAD_WEIGHT_PARTITION_FAILED",
                545004 => "ACL_ERROR_GE_EXEC_LOAD_TASK_PARTITION_FAILED",
                545005 => "ACL_ERROR_GE_EXEC_LOAD_KERNEL_PARTITION_FAILED",
                545006 => "ACL_ERROR_GE_EXEC_RELEASE_MODEL_DATA",
                545007 => "ACL_ERROR_GE_COMMAND_HANDLE",
                545008 => "ACL_ERROR_GE_GET_TENSOR_INFO",
                545009 => "ACL_ERROR_GE_UNLOAD_MODEL",
                545601 => "ACL_ERROR_GE_MODEL_EXECUTE_TIMEOUT",
                545602 => "ACL_ERROR_GE_REDEPLOYING",
                _ => return None,
            },
        )
    }
}
