//! OCG 3.3.4: Trap Cards.

pub(crate) mod activation;
pub(crate) mod continuous;
