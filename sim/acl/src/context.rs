//! Contexts.
//!
//! # Safety
//! As C declares them: pointers are null or valid for writes. A handle is only compared, never followed, so that
//! one which never was a context gets a code here, where the real runtime may crash.
#![allow(unsafe_code, non_snake_case)]

use sim_engine::{Handle, Scope};
use sys_acl::bindings as c;
use sys_acl::bindings::{aclError, aclrtContext};

use crate::failure::Failure;
use crate::pointer::place;
use crate::runtime::call;
use crate::thread;

/// `aclError aclrtCreateContext(aclrtContext *context, int32_t deviceId)` - creates a context and makes it current.
///
/// # Safety
/// `context` must be null or valid for a write.
pub unsafe extern "C" fn aclrtCreateContext(context: *mut aclrtContext, device: i32) -> aclError {
    call("aclrtCreateContext", |runtime| {
        // SAFETY: the caller promises null or a valid place.
        let place = unsafe { place(context, "context") }?;
        let handle = runtime.engine.contexts().create(runtime.device(device)?);
        thread::set_current(Some(handle));
        runtime.platform.lock().device_was_set();
        *place = handle.as_ptr();
        Ok(())
    })
}

/// `aclError aclrtDestroyContext(aclrtContext context)` - destroys a created context and waits for what
/// it still does.
///
/// If it was current, none is current afterwards. A default context, or one that is no more: 107002.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn aclrtDestroyContext(context: aclrtContext) -> aclError {
    call("aclrtDestroyContext", |runtime| {
        let handle = handle(context)?;
        if !runtime.engine.contexts().destroy(handle) {
            let text = "the context is a default one or was destroyed already";
            return Err(Failure::new(c::ACL_ERROR_RT_CONTEXT_NULL, text));
        }
        let ended = Scope::Context(handle);
        runtime.engine.scheduler().synchronize(ended, None);
        if thread::current() == Some(handle) {
            thread::set_current(None);
        }
        Ok(())
    })
}

/// `aclError aclrtSetCurrentContext(aclrtContext context)` - makes a context current to the thread.
///
/// Null: 100000. A context that is no more: 107000.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn aclrtSetCurrentContext(context: aclrtContext) -> aclError {
    call("aclrtSetCurrentContext", |runtime| {
        let handle = handle(context)?;
        if runtime.engine.contexts().get(handle).is_none() {
            return Err(Failure::value("the context has already been destroyed"));
        }
        thread::set_current(Some(handle));
        Ok(())
    })
}

/// `aclError aclrtGetCurrentContext(aclrtContext *context)` - the thread's current context; without one: 107002.
///
/// # Safety
/// `context` must be null or valid for a write.
pub unsafe extern "C" fn aclrtGetCurrentContext(context: *mut aclrtContext) -> aclError {
    call("aclrtGetCurrentContext", |runtime| {
        // SAFETY: the caller promises null or a valid place.
        let place = unsafe { place(context, "context") }?;
        let (handle, _) = runtime.current()?;
        *place = handle.as_ptr();
        Ok(())
    })
}

fn handle(context: aclrtContext) -> Result<Handle, Failure> {
    Handle::from_ptr(context).ok_or_else(|| Failure::argument("context is a null pointer"))
}
