//! With the feature `bindgen`, writes the declarations anew from the vendor's headers.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(feature = "bindgen")]
    generate::all();
}

#[cfg(feature = "bindgen")]
use sys_core::list as table;

#[cfg(feature = "bindgen")]
#[path = "src/functions.rs"]
#[allow(unused_imports)]
mod functions;

#[cfg(feature = "bindgen")]
mod bindings {}

#[cfg(feature = "bindgen")]
#[path = "src/nvml/functions.rs"]
#[allow(unused_imports)]
mod nvml_functions;

#[cfg(feature = "bindgen")]
mod generate {
    use std::path::PathBuf;

    use sys_core::generate::{Declarations, include_dirs, write};

    pub fn all() {
        println!("cargo::rerun-if-changed=src");
        let include = include_dirs(&[("HAL_CUDA_INCLUDE", ""), ("CUDA_HOME", "include")]);
        write("driver.rs", &driver(&include));
        write("nvml.rs", &nvml(&include));
    }

    fn driver(include: &[PathBuf]) -> Declarations<'_> {
        Declarations {
            source: "#include <cuda.h>\n#include <cudaTypedefs.h>",
            cxx: false,
            include,
            functions: super::functions::FUNCTIONS,
            typedef: Some(|function| {
                format!(
                    "PFN_{}_v{}",
                    function.name,
                    function.since.map_or(0, |since| since.version)
                )
            }),
            types: &[
                "CU\\w+_flags",
                "CU(limit|computemode|function_attribute|jit_(target|fallback|cacheMode))",
                "CU(ipc(Event|Mem)Handle|mem(AllocationProp|PoolPtrExportData))",
                "CUDA_(MEMCPY(2D|3D|3D_PEER)|(KERNEL|MEMSET|HOST)_NODE_PARAMS)",
            ],
            constants: &[
                "CUDA_VERSION",
                "CU_MEMHOST(ALLOC|REGISTER)_\\w+",
                "CU_IPC_HANDLE_SIZE",
            ],
            status: None,
            named: "CUresult",
        }
    }

    fn nvml(include: &[PathBuf]) -> Declarations<'_> {
        Declarations {
            source: "#define NVML_NO_UNVERSIONED_FUNC_DEFS\n#include <nvml.h>",
            cxx: false,
            include,
            functions: super::nvml_functions::FUNCTIONS,
            typedef: None,
            types: &[],
            constants: &[
                "NVML_API_VERSION",
                "NVML_\\w+_BUFFER(_V2)?_SIZE",
                "NVML_INIT_FLAG_\\w+",
            ],
            status: None,
            named: "nvmlReturn_t",
        }
    }
}
