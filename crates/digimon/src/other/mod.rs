//! DCG 18: deferred and replacement processing, endless loops.

pub(crate) mod deferred;
pub(crate) mod endless_loop;

pub use endless_loop::{Made, Watch};
