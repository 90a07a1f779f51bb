//! What several integration tests need.

pub mod stand_in;
pub mod vendor;
