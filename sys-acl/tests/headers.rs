//! Our declarations against the vendor's headers, in the folders that `HAL_ACL_INCLUDE` names.
#![allow(clippy::unwrap_used)]

use std::mem::offset_of;
use std::path::PathBuf;

use sys_acl::bindings::aclmdlRITaskParams;
use sys_acl::{Function, Functions, platform};
use sys_core::Table;
use sys_core::header_check::{HeaderCheck, HeaderCheckError, include_dirs};

fn functions() -> Vec<Function> {
    [Functions::FUNCTIONS, platform::Functions::FUNCTIONS].concat()
}

fn check<'a>(include: &'a [PathBuf], functions: &'a [Function]) -> HeaderCheck<'a> {
    HeaderCheck {
        source: "#include <acl/acl_rt.h>\n#include <acl/acl_rt_memory_soma.h>\n#include <acl/acl_platform.h>",
        include,
        functions,
        typedef: None,
        declarations: include_str!("../src/bindings/generated.rs"),
        offsets: &[(
            "aclmdlRITaskParams::__bindgen_anon_1",
            offset_of!(aclmdlRITaskParams, __bindgen_anon_1),
        )],
    }
}

#[test]
fn declarations_agree_with_the_headers() {
    if let Some(include) = include_dirs("HAL_ACL_INCLUDE") {
        check(&include, &functions())
            .run()
            .unwrap_or_else(|error| panic!("{error}"));
    }
}

#[test]
fn check_notices_every_kind_of_change() {
    let Some(include) = include_dirs("HAL_ACL_INCLUDE") else {
        return;
    };
    let changes = [
        ("aclError = aclError(107000)", "aclError = aclError(107001)"),
        ("ACL_EVENT_SYNC: u32 = 1", "ACL_EVENT_SYNC: u32 = 2"),
        (
            "pub struct aclError(pub ::core::ffi::c_int)",
            "pub struct aclError(pub ::core::ffi::c_uint)",
        ),
        (
            "(aclrtPhysicalMemProp, memAttr) - 8usize",
            "(aclrtPhysicalMemProp, memAttr) - 4usize",
        ),
        (
            "size_of::<aclrtPhysicalMemProp>() - 32usize",
            "size_of::<aclrtPhysicalMemProp>() - 40usize",
        ),
        (
            "pub memAttr: aclrtMemAttr",
            "pub memAttr: ::core::ffi::c_uint",
        ),
        ("fn(deviceId: i32)", "fn(deviceId: u32)"),
    ];
    let functions = functions();
    let good = check(&include, &functions);
    for (from, to) in changes {
        let declarations = good.declarations.replacen(from, to, 1);
        assert_ne!(declarations, good.declarations, "{from} does not occur");
        let result = HeaderCheck {
            declarations: &declarations,
            ..good
        }
        .run();
        assert!(
            matches!(result, Err(HeaderCheckError::Disagreement(ref words)) if words.contains("static assertion failed")),
            "{from} -> {to}: {result:?}"
        );
    }
}
