//! Devices.
//!
//! # Safety
//! As C declares them: pointers are null, valid for writes, or C strings.
#![allow(unsafe_code, non_snake_case)]

use std::ffi::{c_char, c_int};

use sys_cuda::bindings::{CUdevice, CUdevice_P2PAttribute, CUdevice_attribute, CUresult, CUuuid};

use crate::attributes::{self, Location};
use crate::driver::initialised;
use crate::pointer::{self, place};

/// What every simulated device is called.
const NAME: &str = "Simulated GPU (duohal)";

/// `CUresult cuDeviceGetCount(int *count)` - counts the visible devices.
///
/// # Safety
/// `count` must be null or valid for a write.
pub unsafe extern "C" fn cuDeviceGetCount(count: *mut c_int) -> CUresult {
    initialised("cuDeviceGetCount", |driver| {
        // SAFETY: the caller promises null or a valid place.
        *unsafe { place(count) }? = driver.devices().len() as c_int;
        Ok(())
    })
}

/// `CUresult cuDeviceGet(CUdevice *device, int ordinal)` - the handle of a device; without such a device: 101.
///
/// # Safety
/// `device` must be null or valid for a write.
pub unsafe extern "C" fn cuDeviceGet(device: *mut CUdevice, ordinal: c_int) -> CUresult {
    initialised("cuDeviceGet", |driver| {
        // SAFETY: the caller promises null or a valid place.
        let place = unsafe { place(device) }?;
        driver.device(ordinal)?;
        *place = ordinal;
        Ok(())
    })
}

/// `CUresult cuDeviceGetName(char *name, int len, CUdevice dev)` - the name of a device, cut to fit.
///
/// # Safety
/// `name` must be null or valid for writes of `length` bytes.
pub unsafe extern "C" fn cuDeviceGetName(
    name: *mut c_char,
    length: c_int,
    device: CUdevice,
) -> CUresult {
    initialised("cuDeviceGetName", |driver| {
        driver.device(device)?;
        // SAFETY: the caller promises null or as many bytes.
        unsafe { pointer::put(name, length, NAME) }
    })
}

/// `CUresult cuDeviceGetUuid(CUuuid *uuid, CUdevice dev)` - the UUID of a device.
///
/// # Safety
/// `uuid` must be null or valid for a write.
pub unsafe extern "C" fn cuDeviceGetUuid(uuid: *mut CUuuid, device: CUdevice) -> CUresult {
    // SAFETY: the caller promises the same.
    unsafe { write_uuid("cuDeviceGetUuid", uuid, device) }
}

/// `CUresult cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev)` - as [`cuDeviceGetUuid`], and of a MIG device its own.
///
/// # Safety
/// `uuid` must be null or valid for a write.
pub unsafe extern "C" fn cuDeviceGetUuid_v2(uuid: *mut CUuuid, device: CUdevice) -> CUresult {
    // SAFETY: the caller promises the same.
    unsafe { write_uuid("cuDeviceGetUuid_v2", uuid, device) }
}

/// Writes the UUID of a device.
///
/// # Safety
/// `uuid` must be null or valid for a write.
unsafe fn write_uuid(function: &'static str, uuid: *mut CUuuid, device: CUdevice) -> CUresult {
    initialised(function, |driver| {
        // SAFETY: the caller promises null or a valid place.
        let place = unsafe { place(uuid) }?;
        place.bytes = driver
            .uuid(driver.device(device)?)?
            .map(|byte| byte as c_char);
        Ok(())
    })
}

/// `CUresult cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev)` - all memory of a device.
///
/// # Safety
/// `bytes` must be null or valid for a write.
pub unsafe extern "C" fn cuDeviceTotalMem_v2(bytes: *mut usize, device: CUdevice) -> CUresult {
    initialised("cuDeviceTotalMem_v2", |driver| {
        // SAFETY: the caller promises null or a valid place.
        let place = unsafe { place(bytes) }?;
        driver.device(device)?;
        *place = driver.engine.config().memory as usize;
        Ok(())
    })
}

/// `CUresult cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev)` - one attribute of a device; one
/// that the release does not know: 1.
///
/// # Safety
/// `value` must be null or valid for a write.
pub unsafe extern "C" fn cuDeviceGetAttribute(
    value: *mut c_int,
    attribute: CUdevice_attribute,
    device: CUdevice,
) -> CUresult {
    initialised("cuDeviceGetAttribute", |driver| {
        // SAFETY: the caller promises null or a valid place.
        let place = unsafe { place(value) }?;
        let device = driver.device(device)?;
        let known = attribute.0 <= driver.config.profile.last_attribute();
        let value = attributes::value(attribute.0, Location::of(device)).filter(|_| known);
        *place = value.ok_or(CUresult::CUDA_ERROR_INVALID_VALUE)?;
        Ok(())
    })
}

/// `CUresult cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev)` - where a device is, as in `0000:1B:00.0`.
///
/// # Safety
/// `text` must be null or valid for writes of `length` bytes.
pub unsafe extern "C" fn cuDeviceGetPCIBusId(
    text: *mut c_char,
    length: c_int,
    device: CUdevice,
) -> CUresult {
    initialised("cuDeviceGetPCIBusId", |driver| {
        let location = Location::of(driver.device(device)?);
        // SAFETY: the caller promises null or as many bytes.
        unsafe { pointer::put(text, length, &location.to_string()) }
    })
}

/// `CUresult cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId)` - the device at a place, which may lack the
/// domain or the function; no place: 1; no device there: 101.
///
/// # Safety
/// `device` must be null or valid for a write, `text` null or a C string.
pub unsafe extern "C" fn cuDeviceGetByPCIBusId(
    device: *mut CUdevice,
    text: *const c_char,
) -> CUresult {
    initialised("cuDeviceGetByPCIBusId", |driver| {
        // SAFETY: the caller promises null or a valid place.
        let place = unsafe { place(device) }?;
        // SAFETY: the caller promises null or a C string.
        let text = unsafe { pointer::text(text) }?;
        let location = text.to_str().ok().and_then(Location::parse);
        let location = location.ok_or(CUresult::CUDA_ERROR_INVALID_VALUE)?;
        *place = driver.handle(
            location
                .device()
                .ok_or(CUresult::CUDA_ERROR_INVALID_DEVICE)?,
        )?;
        Ok(())
    })
}

/// `CUresult cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev)` - 1 for two devices, 0 for one
/// and itself.
///
/// # Safety
/// `value` must be null or valid for a write.
pub unsafe extern "C" fn cuDeviceCanAccessPeer(
    value: *mut c_int,
    device: CUdevice,
    peer: CUdevice,
) -> CUresult {
    initialised("cuDeviceCanAccessPeer", |driver| {
        // SAFETY: the caller promises null or a valid place.
        let place = unsafe { place(value) }?;
        *place = (driver.device(device)? != driver.device(peer)?).into();
        Ok(())
    })
}

/// `CUresult cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice, CUdevice dstDevice)` -
/// how two devices reach each other; a device and itself: 101; an attribute that does not exist: 1.
///
/// # Safety
/// `value` must be null or valid for a write.
pub unsafe extern "C" fn cuDeviceGetP2PAttribute(
    value: *mut c_int,
    attribute: CUdevice_P2PAttribute,
    source: CUdevice,
    target: CUdevice,
) -> CUresult {
    initialised("cuDeviceGetP2PAttribute", |driver| {
        // SAFETY: the caller promises null or a valid place.
        let place = unsafe { place(value) }?;
        if driver.device(source)? == driver.device(target)? {
            return Err(CUresult::CUDA_ERROR_INVALID_DEVICE);
        }
        *place = match attribute.0 {
            1 => 0,
            2..=4 => 1,
            _ => return Err(CUresult::CUDA_ERROR_INVALID_VALUE),
        };
        Ok(())
    })
}
