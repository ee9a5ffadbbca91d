//! DCG 18: deferred and replacement processing, endless loops; and what would go on without end.

pub(crate) mod deferred;
pub(crate) mod endless_loop;
pub(crate) mod stall;

pub use endless_loop::{Made, Watch};
