//! OCG 3.2: the places of a duel beside the field, and who may look at what lies there.

pub(crate) mod deck;
pub(crate) mod graveyard;
pub(crate) mod knowledge;
