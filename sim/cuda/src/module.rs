//! Modules, functions and launches.
//!
//! A simulated GPU runs no machine code, so that no image fits it; and since no module can be loaded, no handle of a
//! module or of a function can be valid.
//!
//! # Safety
//! As C declares them. Handles are never followed.
#![allow(unsafe_code, non_snake_case)]

use std::ffi::{c_char, c_int, c_uint, c_void};

use sys_cuda::bindings::{
    CUdeviceptr, CUfunction, CUfunction_attribute, CUjit_option, CUmodule, CUresult, CUstream,
};

use crate::driver::initialised;

/// The answer to every image: 1 for null, 201 without a context, 209 for the rest.
fn load(function: &'static str, module: *mut CUmodule, image: *const c_void) -> CUresult {
    initialised(function, |driver| {
        if module.is_null() || image.is_null() {
            return Err(CUresult::CUDA_ERROR_INVALID_VALUE);
        }
        driver.current()?;
        Err(CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU)
    })
}

/// The answer to every handle: 201 without a context, else 400.
fn refuse(function: &'static str) -> CUresult {
    initialised(function, |driver| {
        driver.current()?;
        Err(CUresult::CUDA_ERROR_INVALID_HANDLE)
    })
}

/// `CUresult cuModuleLoadData(CUmodule *module, const void *image)` - finds no code for the device in any image: 209.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn cuModuleLoadData(module: *mut CUmodule, image: *const c_void) -> CUresult {
    load("cuModuleLoadData", module, image)
}

/// `CUresult cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned int numOptions, ...)` - as [`cuModuleLoadData`].
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn cuModuleLoadDataEx(
    module: *mut CUmodule,
    image: *const c_void,
    _count: c_uint,
    _options: *mut CUjit_option,
    _values: *mut *mut c_void,
) -> CUresult {
    load("cuModuleLoadDataEx", module, image)
}

/// `CUresult cuModuleUnload(CUmodule hmod)` - knows no module: 400.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn cuModuleUnload(_module: CUmodule) -> CUresult {
    refuse("cuModuleUnload")
}

/// `CUresult cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name)` - knows no module: 400.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn cuModuleGetFunction(
    _function: *mut CUfunction,
    _module: CUmodule,
    _name: *const c_char,
) -> CUresult {
    refuse("cuModuleGetFunction")
}

/// `CUresult cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name)` - knows no module: 400.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn cuModuleGetGlobal_v2(
    _pointer: *mut CUdeviceptr,
    _bytes: *mut usize,
    _module: CUmodule,
    _name: *const c_char,
) -> CUresult {
    refuse("cuModuleGetGlobal_v2")
}

/// `CUresult cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc)` - knows no function: 400.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn cuFuncGetAttribute(
    _value: *mut c_int,
    _attribute: CUfunction_attribute,
    _function: CUfunction,
) -> CUresult {
    refuse("cuFuncGetAttribute")
}

/// `CUresult cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value)` - knows no function: 400.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn cuFuncSetAttribute(
    _function: CUfunction,
    _attribute: CUfunction_attribute,
    _value: c_int,
) -> CUresult {
    refuse("cuFuncSetAttribute")
}

/// `CUresult cuLaunchKernel(CUfunction f, ...)` - knows no function: 400.
///
/// # Safety
/// None is needed; the type is that of the C interface.
#[allow(clippy::too_many_arguments)]
pub unsafe extern "C" fn cuLaunchKernel(
    _function: CUfunction,
    _grid_x: c_uint,
    _grid_y: c_uint,
    _grid_z: c_uint,
    _block_x: c_uint,
    _block_y: c_uint,
    _block_z: c_uint,
    _shared: c_uint,
    _stream: CUstream,
    _parameters: *mut *mut c_void,
    _extra: *mut *mut c_void,
) -> CUresult {
    refuse("cuLaunchKernel")
}
