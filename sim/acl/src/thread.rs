//! What the runtime keeps for each thread: the current context and the error text.

use std::cell::Cell;
use std::ffi::CString;
use std::ptr;

use sim_engine::Handle;

thread_local! {
    static CURRENT: Cell<Option<Handle>> = const { Cell::new(None) };
    static UNREAD: Cell<Vec<String>> = const { Cell::new(Vec::new()) };
    static READ: Cell<Option<CString>> = const { Cell::new(None) };
}

/// The context that was last made current, alive or not.
pub(crate) fn current() -> Option<Handle> {
    CURRENT.try_with(Cell::get).ok().flatten()
}

/// Makes a context current, or none.
pub(crate) fn set_current(context: Option<Handle>) {
    // A thread that is ending has no current context, and none to set.
    let _ = CURRENT.try_with(|current| current.set(context));
}

/// Adds to the thread's error text.
pub(crate) fn report(text: String) {
    let _ = UNREAD.try_with(|unread| {
        let mut texts = unread.take();
        texts.push(text);
        unread.set(texts);
    });
}

/// Takes the thread's error text, which is null if there is none.
///
/// The pointer is good until the thread's next read.
pub(crate) fn read() -> *const std::ffi::c_char {
    let texts = UNREAD.try_with(Cell::take).unwrap_or_default();
    if texts.is_empty() {
        return ptr::null();
    }
    let text = CString::new(texts.join("\n").replace('\0', " ")).unwrap_or_default();
    let pointer = text.as_ptr();
    let kept = READ.try_with(|read| read.set(Some(text)));
    if kept.is_ok() { pointer } else { ptr::null() }
}
