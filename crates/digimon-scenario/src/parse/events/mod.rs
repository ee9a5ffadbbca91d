//! What happened, as sentences: one for every event that the game records.

mod of_cards;
mod of_game;
mod of_seats;

pub(super) use of_cards::{cards, effect};
pub(crate) use of_game::noun;
pub(super) use of_game::{game, turn};
pub(super) use of_seats::seat;
