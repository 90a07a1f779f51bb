//! Versions of the interface and of the installed packages.
//!
//! The real runtime reads the packages' versions from files below `ASCEND_HOME_PATH`; here they are the profile's.
//!
//! # Safety
//! As C declares them: pointers are null, valid for writes, or C strings.
#![allow(unsafe_code, non_snake_case)]

use std::ffi::{CStr, c_char};

use sys_acl::bindings as c;
use sys_acl::bindings::{aclCANNPackageName, aclCANNPackageVersion, aclError};

use crate::Profile;
use crate::failure::Failure;
use crate::pointer::{self, place};
use crate::runtime::call;

/// `aclError aclrtGetVersion(int32_t *majorVersion, int32_t *minorVersion, int32_t *patchVersion)` - the interface's version.
///
/// # Safety
/// The pointers must be null or valid for writes.
pub unsafe extern "C" fn aclrtGetVersion(
    major: *mut i32,
    minor: *mut i32,
    patch: *mut i32,
) -> aclError {
    call("aclrtGetVersion", |runtime| {
        // SAFETY: the caller promises null or a valid place.
        let major = unsafe { place(major, "majorVersion") }?;
        // SAFETY: as above.
        let minor = unsafe { place(minor, "minorVersion") }?;
        // SAFETY: as above.
        let patch = unsafe { place(patch, "patchVersion") }?;
        [*major, *minor, *patch] = runtime.config.profile.interface();
        Ok(())
    })
}

/// `aclError aclsysGetCANNVersion(aclCANNPackageName name, aclCANNPackageVersion *version)` - a package's version in parts.
///
/// A package that does not exist: 100000.
///
/// # Safety
/// `version` must be null or valid for a write.
pub unsafe extern "C" fn aclsysGetCANNVersion(
    name: aclCANNPackageName,
    version: *mut aclCANNPackageVersion,
) -> aclError {
    call("aclsysGetCANNVersion", |runtime| {
        // SAFETY: the caller promises null or a valid place.
        let version = unsafe { place(version, "version") }?;
        if name.0 > aclCANNPackageName::ACL_PKG_NAME_DRIVER.0 {
            return Err(Failure::argument(format!("there is no package {}", name.0)));
        }
        let driver = name == aclCANNPackageName::ACL_PKG_NAME_DRIVER;
        let package = runtime.config.profile.package();
        let [major, minor, release] = if driver { DRIVER } else { package };
        let parts = [
            (
                &mut version.version[..],
                format!("{major}.{minor}.{release}"),
            ),
            (&mut version.majorVersion[..], major.to_string()),
            (&mut version.minorVersion[..], minor.to_string()),
            (&mut version.releaseVersion[..], release.to_string()),
            (&mut version.patchVersion[..], "0".to_owned()),
        ];
        for (array, text) in parts {
            pointer::put_in(array, &text)
                .ok_or_else(|| Failure::silent(c::ACL_ERROR_INTERNAL_ERROR))?;
        }
        Ok(())
    })
}

/// `aclError aclsysGetVersionStr(char *pkgName, char *versionStr)` - a package's version as text, of 128 bytes at most.
///
/// A package that is not installed: 100003.
///
/// # Safety
/// `name` must be null or a C string, `version` null or valid for writes of 128 bytes.
pub unsafe extern "C" fn aclsysGetVersionStr(name: *mut c_char, version: *mut c_char) -> aclError {
    call("aclsysGetVersionStr", |runtime| {
        // SAFETY: the caller promises null or 128 bytes.
        let version = unsafe { place(version.cast::<[c_char; 128]>(), "versionStr") }?;
        // SAFETY: the caller promises null or a C string.
        let name = unsafe { pointer::text(name, "pkgName") }?;
        let [major, minor, release] = installed(runtime.config.profile, name)?;
        let text = format!("{major}.{minor}.{release}");
        pointer::put_in(version, &text).ok_or_else(|| Failure::silent(c::ACL_ERROR_INTERNAL_ERROR))
    })
}

/// `aclError aclsysGetVersionNum(char *pkgName, int32_t *versionNum)` - a package's version as a number.
///
/// A package that is not installed: 100003.
///
/// # Safety
/// `name` must be null or a C string, `version` null or valid for a write.
pub unsafe extern "C" fn aclsysGetVersionNum(name: *mut c_char, version: *mut i32) -> aclError {
    call("aclsysGetVersionNum", |runtime| {
        // SAFETY: the caller promises null or a valid place.
        let version = unsafe { place(version, "versionNum") }?;
        // SAFETY: the caller promises null or a C string.
        let name = unsafe { pointer::text(name, "pkgName") }?;
        let [major, minor, release] = installed(runtime.config.profile, name)?;
        *version = major * 10_000_000 + minor * 100_000 + release * 1_000;
        Ok(())
    })
}

/// The version of driver and firmware, which have releases of their own; it is made up.
const DRIVER: [i32; 3] = [25, 0, 0];

/// The version of an installed package; the runtime takes `-` and `_` in names for the same.
fn installed(profile: Profile, name: &CStr) -> Result<[i32; 3], Failure> {
    match name.to_string_lossy().replace('_', "-").as_str() {
        "driver" | "firmware" => Ok(DRIVER),
        "runtime" | "bisheng-compiler" | "hccl" | "oam-tools" | "ops-legacy" => {
            Ok(profile.package())
        }
        name => Err(Failure::new(
            c::ACL_ERROR_INVALID_FILE,
            format!("there is no package {name}"),
        )),
    }
}
