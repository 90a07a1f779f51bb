//! A reference to a device, held for the length of a query.

use super::{Runtime, call, recent_message};
use crate::error::Result;
use sys_acl::bindings::{ACL_SUCCESS, aclrtContext};

/// Makes a device current on this thread; dropping it gives the reference back and restores what was current before.
pub(super) struct DeviceGuard<'a> {
    runtime: &'a Runtime,
    device: i32,
    before: aclrtContext,
}

impl<'a> DeviceGuard<'a> {
    /// # Errors
    /// Fails as `aclrtSetDevice` does; nothing is held then.
    pub(super) fn new(runtime: &'a Runtime, device: i32) -> Result<Self> {
        let mut before = std::ptr::null_mut();
        // SAFETY: writes one handle.
        if unsafe { (runtime.acl.aclrtGetCurrentContext)(&mut before) } != ACL_SUCCESS {
            before = std::ptr::null_mut();
        }
        recent_message(&runtime.acl);
        call!(
            &runtime.acl,
            aclrtSetDevice(device),
            format!("device {device}")
        )?;
        Ok(Self {
            runtime,
            device,
            before,
        })
    }
}

impl Drop for DeviceGuard<'_> {
    fn drop(&mut self) {
        // SAFETY: gives back the reference taken in `new`; a failure leaves one reference too many, which harms nobody.
        if unsafe { (self.runtime.acl.aclrtResetDevice)(self.device) } != ACL_SUCCESS {
            recent_message(&self.runtime.acl);
        }
        if !self.before.is_null() {
            // SAFETY: the context was current on this thread when the reference was taken; should somebody have destroyed it
            // since, the runtime refuses it.
            unsafe { (self.runtime.acl.aclrtSetCurrentContext)(self.before) };
        }
    }
}
