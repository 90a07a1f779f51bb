//! The stack of contexts that the driver keeps for each thread.

use std::cell::Cell;

use sim_engine::Handle;

thread_local! {
    static STACK: Cell<Vec<Handle>> = const { Cell::new(Vec::new()) };
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
