//! What the driver keeps for each thread: the stack of contexts, and whether a callback runs.

use std::cell::Cell;

use sim_engine::Handle;

thread_local! {
    static STACK: Cell<Vec<Handle>> = const { Cell::new(Vec::new()) };
    static IN_CALLBACK: Cell<bool> = const { Cell::new(false) };
}

/// Works on the thread's stack; a thread that is ending has an empty one.
fn with<T>(act: impl FnOnce(&mut Vec<Handle>) -> T) -> T {
    let mut handles = STACK.try_with(Cell::take).unwrap_or_default();
    let result = act(&mut handles);
    let _ = STACK.try_with(|stack| stack.set(handles));
    result
}

/// The context on top, alive or not.
pub(crate) fn current() -> Option<Handle> {
    with(|stack| stack.last().copied())
}

/// Puts a context on top.
pub(crate) fn push(context: Handle) {
    with(|stack| stack.push(context));
}

/// Takes the context on top.
pub(crate) fn pop() -> Option<Handle> {
    with(Vec::pop)
}

/// Runs a function of the caller's that may not call the driver.
pub(crate) fn as_callback(act: impl FnOnce()) {
    let _ = IN_CALLBACK.try_with(|inside| inside.set(true));
    act();
    let _ = IN_CALLBACK.try_with(|inside| inside.set(false));
}

/// Whether the thread runs such a function.
pub(crate) fn in_callback() -> bool {
    IN_CALLBACK.try_with(Cell::get).unwrap_or_default()
}
