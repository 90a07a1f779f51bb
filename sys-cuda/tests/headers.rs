//! Our declarations against the vendor's headers, in the folders that `HAL_CUDA_INCLUDE` names.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::fs;
use std::mem::offset_of;
use std::path::PathBuf;
use sys_core::skipped;

use sys_core::header_check::{HeaderCheck, HeaderCheckError, include_dirs};
use sys_core::{Function, Table};
use sys_cuda::bindings::CUmemLocation_st;
use sys_cuda::nvml;

const DRIVER: HeaderCheck<'_> = HeaderCheck {
    source: "#include <cuda.h>\n#include <cudaTypedefs.h>",
    include: &[],
    functions: sys_cuda::Functions::FUNCTIONS,
    typedef: Some(|function| format!("PFN_{}_v{}", function.name, function.since.unwrap().version)),
    declarations: include_str!("../src/bindings/generated.rs"),
    offsets: &[(
        "CUmemLocation_st::__bindgen_anon_1",
        offset_of!(CUmemLocation_st, __bindgen_anon_1),
    )],
};

const NVML: HeaderCheck<'_> = HeaderCheck {
    source: "#define NVML_NO_UNVERSIONED_FUNC_DEFS\n#include <nvml.h>",
    include: &[],
    functions: nvml::Functions::FUNCTIONS,
    typedef: None,
    declarations: include_str!("../src/nvml/generated.rs"),
    offsets: &[],
};

fn headers(name: &str) -> Option<Vec<PathBuf>> {
    let include = include_dirs("HAL_CUDA_INCLUDE")?;
    if !include.iter().any(|folder| folder.join(name).exists()) {
        skipped(format_args!("HAL_CUDA_INCLUDE has no {name}"));
        return None;
    }
    Some(include)
}

/// Whether the check fails once `from` is `to` in the declarations.
fn notices(include: &[PathBuf], from: &str, to: &str) -> bool {
    let declarations = DRIVER.declarations.replacen(from, to, 1);
    assert_ne!(declarations, DRIVER.declarations, "{from} does not occur");
    let result = HeaderCheck {
        include,
        declarations: &declarations,
        ..DRIVER
    }
    .run();
    matches!(result, Err(HeaderCheckError::Disagreement(words)) if words.contains("static assertion failed"))
}

#[test]
fn driver_declarations_agree_with_the_header() {
    if let Some(include) = headers("cuda.h") {
        HeaderCheck {
            include: &include,
            ..DRIVER
        }
        .run()
        .unwrap_or_else(|error| panic!("{error}"));
    }
}

#[test]
fn nvml_declarations_agree_with_the_header() {
    if let Some(include) = headers("nvml.h") {
        HeaderCheck {
            include: &include,
            ..NVML
        }
        .run()
        .unwrap_or_else(|error| panic!("{error}"));
    }
}

#[test]
fn check_notices_every_kind_of_change() {
    let Some(include) = headers("cuda.h") else {
        return;
    };
    let changes = [
        ("CUresult = CUresult(100)", "CUresult = CUresult(101)"),
        (
            "CU_IPC_HANDLE_SIZE: u32 = 64",
            "CU_IPC_HANDLE_SIZE: u32 = 65",
        ),
        (
            "pub struct CUresult(pub ::core::ffi::c_uint)",
            "pub struct CUresult(pub ::core::ffi::c_int)",
        ),
        (
            "(CUDA_MEMCPY2D_st, srcY) - 8usize",
            "(CUDA_MEMCPY2D_st, srcY) - 16usize",
        ),
        (
            "size_of::<CUlaunchConfig_st>() - 56usize",
            "size_of::<CUlaunchConfig_st>() - 64usize",
        ),
        (
            "align_of::<CUtensorMap_st>() - 128usize",
            "align_of::<CUtensorMap_st>() - 64usize",
        ),
        (
            "pub gridDimX: ::core::ffi::c_uint",
            "pub gridDimX: ::core::ffi::c_int",
        ),
        ("bytesize: usize", "bytesize: u32"),
        (
            "pub type cuCtxGetDevice = unsafe extern \"C\" fn(device: *mut CUdevice_v1) -> CUresult",
            "pub type cuCtxGetDevice = unsafe extern \"C\" fn(device: *mut CUdevice_v1)",
        ),
    ];
    for (from, to) in changes {
        assert!(notices(&include, from, to), "{from} -> {to}");
    }
}

#[test]
fn check_notices_a_wrong_release_and_a_wrong_prototype() {
    let Some(include) = headers("cuda.h") else {
        return;
    };
    let find = |symbol| {
        *DRIVER
            .functions
            .iter()
            .find(|function| function.symbol == symbol)
            .unwrap()
    };
    let mut late = find("cuMemAlloc_v2");
    late.since.as_mut().unwrap().version += 10;
    let old = Function {
        symbol: "cuMemAdvise_v2",
        ..find("cuMemAdvise")
    };
    for (function, words) in [
        (late, "PFN_cuMemAlloc_v3030"),
        (old, "type of cuMemAdvise_v2"),
    ] {
        let check = HeaderCheck {
            include: &include,
            functions: &[function],
            ..DRIVER
        };
        let error = check.run().unwrap_err().to_string();
        assert!(error.contains(words), "{error}");
    }
}

/// The n-th ABI of a function has the suffix `_vn`, the first none.
#[test]
fn suffix_of_every_symbol_counts_the_abis_up_to_its_release() {
    let Some(include) = headers("cudaTypedefs.h") else {
        return;
    };
    let file = include
        .iter()
        .map(|folder| folder.join("cudaTypedefs.h"))
        .find(|file| file.exists());
    let text = fs::read_to_string(file.unwrap()).unwrap();
    for function in DRIVER.functions {
        let since = function.since.unwrap().version;
        let count = releases(&text, function.name).range(..=since).count();
        let suffix = if count == 1 {
            String::new()
        } else {
            format!("_v{count}")
        };
        assert_eq!(function.symbol, format!("{}{suffix}", function.name));
    }
}

/// The releases that changed the ABI of a function, from `(CUDAAPI *PFN_name_v11020)`.
fn releases(text: &str, name: &str) -> BTreeSet<u32> {
    let mark = format!("*PFN_{name}_v");
    let mentions = text.split(mark.as_str()).skip(1);
    mentions
        .filter_map(|rest| rest.split_once(')')?.0.parse().ok())
        .collect()
}
