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
#[path = "src/platform/functions.rs"]
#[allow(unused_imports)]
mod platform;

#[cfg(feature = "bindgen")]
mod bindings {}

#[cfg(feature = "bindgen")]
mod generate {
    use sys_core::generate::{Declarations, include_dirs, write};

    pub fn all() {
        println!("cargo::rerun-if-changed=src");
        let declarations = Declarations {
            source: "#include <acl/acl_rt.h>\n#include <acl/acl_rt_memory_soma.h>\n#include <acl/acl_platform.h>",
            cxx: true,
            include: &include_dirs(&[("HAL_ACL_INCLUDE", ""), ("ASCEND_HOME_PATH", "include")]),
            functions: &[super::functions::FUNCTIONS, super::platform::FUNCTIONS].concat(),
            typedef: None,
            types: &[
                "aclplatform(DevInfo|CoreType)",
                "aclrt(MemAttr|MemMallocPolicy|DevAttr|LastErrLevel)",
            ],
            constants: &["ACL_\\w+"],
            status: Some(("aclError", &["ACL_SUCCESS", "ACL_ERROR_"])),
            named: "aclError",
        };
        write("acl.rs", &declarations);
    }
}
