//! OCG 3.3.3: Spell Cards.

pub(crate) mod activation;
pub(crate) mod continuous;
pub(crate) mod equip;
