//! The book of calls: counts, injected failures, absent functions.

use std::collections::{BTreeMap, BTreeSet};

use crate::Lock;

/// A call that is made to fail.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Fault {
    /// The C name of the function.
    pub function: String,
    /// Which of its calls fails, counted from 1.
    pub call: u64,
    /// What that call returns, in the vendor's numbers.
    pub code: i32,
}

/// What becomes of a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entry {
    /// It runs.
    Run,
    /// It does nothing and returns this code.
    Fail(i32),
    /// The function does not exist in the simulated release.
    Absent,
}

/// Counts every call of a C function and decides whether it runs.
#[derive(Debug)]
pub struct CallBook {
    faults: Vec<Fault>,
    hidden: BTreeSet<String>,
    counts: Lock<BTreeMap<&'static str, u64>>,
}

impl CallBook {
    /// A book with no calls in it.
    pub fn new(faults: Vec<Fault>, hidden: BTreeSet<String>) -> Self {
        Self {
            faults,
            hidden,
            counts: Lock::default(),
        }
    }

    /// Notes a call of `function` and says what becomes of it.
    pub fn enter(&self, function: &'static str) -> Entry {
        if self.hides(function) {
            return Entry::Absent;
        }
        let call = {
            let mut counts = self.counts.lock();
            let count = counts.entry(function).or_default();
            *count += 1;
            *count
        };
        let fault = self
            .faults
            .iter()
            .find(|fault| fault.call == call && fault.function == function);
        fault.map_or(Entry::Run, |fault| Entry::Fail(fault.code))
    }

    /// Whether the simulated release lacks `function`.
    pub fn hides(&self, function: &str) -> bool {
        self.hidden.contains(function)
    }

    /// How often each function was called, failed calls included.
    pub fn counts(&self) -> BTreeMap<&'static str, u64> {
        self.counts.lock().clone()
    }

    /// How often `function` was called.
    pub fn count(&self, function: &str) -> u64 {
        self.counts
            .lock()
            .get(function)
            .copied()
            .unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book() -> CallBook {
        let fault = Fault {
            function: "open".into(),
            call: 2,
            code: 7,
        };
        CallBook::new(vec![fault], BTreeSet::from(["gone".into()]))
    }

    #[test]
    fn only_the_named_call_of_the_named_function_fails() {
        let book = book();
        let open = [(); 3].map(|()| book.enter("open"));
        assert_eq!(open, [Entry::Run, Entry::Fail(7), Entry::Run]);
        assert_eq!(
            [book.enter("close"), book.enter("close")],
            [Entry::Run, Entry::Run]
        );
    }

    #[test]
    fn failed_calls_count_and_absent_functions_do_not() {
        let book = book();
        for function in ["open", "open", "close", "gone"] {
            book.enter(function);
        }
        assert_eq!(book.counts(), BTreeMap::from([("close", 1), ("open", 2)]));
        assert_eq!((book.count("open"), book.count("gone")), (2, 0));
        assert_eq!(book.enter("gone"), Entry::Absent);
    }
}
