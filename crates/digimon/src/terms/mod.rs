//! DCG 4: the basic terms of the game, a file each.

pub(crate) mod color_requirement;
pub(crate) mod delete;
pub(crate) mod digimon;
pub(crate) mod draw;
pub(crate) mod hatch;
pub(crate) mod in_text;
pub(crate) mod link_cards;
pub(crate) mod memory;
pub(crate) mod move_digimon;
pub(crate) mod overflow;
pub(crate) mod stacked;
pub(crate) mod suspend;
pub(crate) mod token;
pub(crate) mod trash;
