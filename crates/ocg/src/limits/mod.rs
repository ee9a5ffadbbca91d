//! OCG 3.5: text that is no effect: limits of use, and winning.

pub(crate) mod gone;
pub(crate) mod unique;
pub(crate) mod use_limits;
pub(crate) mod winning;
