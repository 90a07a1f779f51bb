//! A reference to a device, held for the length of a query.

use super::{Runtime, call, recent_message};
use crate::error::Result;
use sys_acl::bindings::{ACL_SUCCESS, aclrtContext};

/// Makes a device current on this thread; dropping it gives the reference back and restores what was current before.
pub(super) struct Held<'a> {
    runtime: &'a Runtime,
    device: i32,
    before: aclrtContext,
}

impl<'a> Held<'a> {
    /// # Errors
    /// Fails as `aclrtSetDevice` does; nothing is held then.
    pub(super) fn new(runtime: &'a Runtime, device: i32) -> Result<Self> {
        let mut before = std::ptr::null_mut();
        // SAFETY: writes one handle.
        if unsafe { (runtime.acl.aclrtGetCurrentContext)(&mut before) } != ACL_SUCCESS {
            before = std::ptr::null_mut();
            // The failure left a message that would pass for the cause of the next one.
            recent_message(&runtime.acl);
        }
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

impl Drop for Held<'_> {
    fn drop(&mut self) {
        // SAFETY: gives back the reference taken in `new`; a failure leaves one reference too many, which harms nobody.
        unsafe { (self.runtime.acl.aclrtResetDevice)(self.device) };
        if !self.before.is_null() {
            // SAFETY: the context was current on this thread when the reference was taken.
            unsafe { (self.runtime.acl.aclrtSetCurrentContext)(self.before) };
        }
    }
}
