//! The attributes of the simulated device.
//!
//! It resembles an H200, with the figures that NVIDIA publishes for compute capability 9.0; what needs hardware beside
//! the device (RDMA, fabric, multicast, MPS) is off. Clocks and bus width describe no speed of the simulation.

use std::fmt;

use sys_cuda::bindings::CUdevice_attribute as A;

/// Every attribute that is not 0.
const VALUES: &[(A, i32)] = &[
    (A::CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK, 1024),
    (A::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X, 1024),
    (A::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y, 1024),
    (A::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z, 64),
    (A::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X, 2147483647),
    (A::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y, 65535),
    (A::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z, 65535),
    (A::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK, 49152),
    (A::CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY, 65536),
    (A::CU_DEVICE_ATTRIBUTE_WARP_SIZE, 32),
    (A::CU_DEVICE_ATTRIBUTE_MAX_PITCH, 2147483647),
    (A::CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK, 65536),
    (A::CU_DEVICE_ATTRIBUTE_CLOCK_RATE, 1980000),
    (A::CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT, 512),
    (A::CU_DEVICE_ATTRIBUTE_GPU_OVERLAP, 1),
    (A::CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, 132),
    (A::CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY, 1),
    (A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH, 131072),
    (A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH, 131072),
    (A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT, 65536),
    (A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH, 16384),
    (A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT, 16384),
    (A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH, 16384),
    (
        A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH,
        32768,
    ),
    (
        A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT,
        32768,
    ),
    (
        A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS,
        2048,
    ),
    (A::CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT, 512),
    (A::CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS, 1),
    (A::CU_DEVICE_ATTRIBUTE_ECC_ENABLED, 1),
    (A::CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE, 3201000),
    (A::CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH, 6144),
    (A::CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE, 62914560),
    (A::CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR, 2048),
    (A::CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT, 3),
    (A::CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING, 1),
    (
        A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH,
        32768,
    ),
    (
        A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS,
        2048,
    ),
    (A::CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER, 1),
    (A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH, 32768),
    (
        A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT,
        32768,
    ),
    (
        A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE,
        8192,
    ),
    (
        A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE,
        8192,
    ),
    (
        A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE,
        32768,
    ),
    (A::CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT, 32),
    (A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH, 32768),
    (
        A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH,
        32768,
    ),
    (
        A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS,
        2046,
    ),
    (A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH, 32768),
    (A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH, 131072),
    (A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT, 65536),
    (A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH, 16384),
    (A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT, 16384),
    (A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH, 16384),
    (
        A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH,
        32768,
    ),
    (
        A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS,
        2048,
    ),
    (
        A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH,
        32768,
    ),
    (
        A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT,
        32768,
    ),
    (
        A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS,
        2048,
    ),
    (A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH, 32768),
    (
        A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH,
        32768,
    ),
    (
        A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS,
        2046,
    ),
    (
        A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH,
        268435456,
    ),
    (
        A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH,
        131072,
    ),
    (
        A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT,
        65000,
    ),
    (
        A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH,
        2097120,
    ),
    (
        A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH,
        32768,
    ),
    (
        A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT,
        32768,
    ),
    (A::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, 9),
    (
        A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH,
        32768,
    ),
    (A::CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED, 1),
    (A::CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED, 1),
    (A::CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED, 1),
    (
        A::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR,
        233472,
    ),
    (
        A::CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR,
        65536,
    ),
    (A::CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY, 1),
    (
        A::CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO,
        2,
    ),
    (A::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS, 1),
    (A::CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED, 1),
    (
        A::CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM,
        1,
    ),
    (A::CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH, 1),
    (A::CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH, 1),
    (
        A::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN,
        232448,
    ),
    (A::CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED, 1),
    (
        A::CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED,
        1,
    ),
    (
        A::CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED,
        1,
    ),
    (A::CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR, 32),
    (A::CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED, 1),
    (
        A::CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE,
        39321600,
    ),
    (
        A::CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE,
        134217728,
    ),
    (
        A::CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK,
        1024,
    ),
    (A::CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED, 1),
    (A::CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED, 1),
    (
        A::CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED,
        1,
    ),
    (A::CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED, 1),
    (A::CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES, 1),
    (A::CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH, 1),
    (
        A::CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED,
        1,
    ),
    (A::CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS, 1),
    (A::CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR, 1),
    (A::CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED, 1),
    (A::CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED, 1),
    (A::CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT, 4),
    (A::CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED, 1),
    (A::CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS, 1),
];

/// The value of an attribute on a device at a place; none for an attribute that never existed.
pub(crate) fn value(attribute: u32, location: Location) -> Option<i32> {
    let value = match A(attribute) {
        A(0) => return None,
        A::CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID => location.domain,
        A::CU_DEVICE_ATTRIBUTE_PCI_BUS_ID => location.bus,
        A::CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID => location.device,
        A::CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID => location.bus - FIRST_BUS,
        other => {
            let known = VALUES.iter().find(|(attribute, _)| *attribute == other);
            return Some(known.map_or(0, |(_, value)| *value));
        }
    };
    i32::try_from(value).ok()
}

/// Where a device is on the PCI bus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Location {
    domain: u32,
    bus: u32,
    device: u32,
    function: u32,
}

/// The bus of the machine's first device; each has one of its own.
const FIRST_BUS: u32 = 0x1b;

impl Location {
    /// Where the machine's `device`-th device is.
    pub(crate) fn of(device: u32) -> Self {
        Self {
            domain: 0,
            bus: FIRST_BUS.saturating_add(device),
            device: 0,
            function: 0,
        }
    }

    /// Reads `domain:bus:device.function`, `domain:bus:device` or `bus:device.function`, all in hexadecimal.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let number = |text: &str| u32::from_str_radix(text, 16).ok();
        let (place, function) = match text.split_once('.') {
            Some((place, function)) => (place, Some(number(function)?)),
            None => (text, None),
        };
        let parts = place.split(':').map(number).collect::<Option<Vec<_>>>()?;
        let (domain, bus, device) = match (parts.as_slice(), function) {
            ([domain, bus, device], _) => (*domain, *bus, *device),
            ([bus, device], Some(_)) => (0, *bus, *device),
            _ => return None,
        };
        Some(Self {
            domain,
            bus,
            device,
            function: function.unwrap_or_default(),
        })
    }

    /// Which of the machine's devices would be here, were it large enough.
    pub(crate) fn device(self) -> Option<u32> {
        let device = self.bus.checked_sub(FIRST_BUS)?;
        (Self::of(device) == self).then_some(device)
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            domain,
            bus,
            device,
            function,
        } = self;
        write!(f, "{domain:04X}:{bus:02X}:{device:02X}.{function:X}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_read_in_all_three_forms() {
        for text in ["0000:1C:00.0", "0:1c:0", "1c:00.0"] {
            assert_eq!(
                Location::parse(text).and_then(Location::device),
                Some(1),
                "{text}"
            );
        }
    }

    #[test]
    fn what_is_no_place_is_refused() {
        for text in [
            "",
            "1c",
            "1c:00",
            "x:1c:00.0",
            "0:0:1c:00.0",
            "0000:1c:00.x",
        ] {
            assert_eq!(Location::parse(text), None, "{text}");
        }
        assert_eq!(
            Location::parse("0001:1c:00.0").and_then(Location::device),
            None
        );
    }

    #[test]
    fn no_attribute_is_listed_twice() {
        assert!(VALUES.is_sorted_by_key(|(attribute, _)| attribute.0));
        assert!(VALUES.windows(2).all(|pair| pair[0].0 != pair[1].0));
    }
}
