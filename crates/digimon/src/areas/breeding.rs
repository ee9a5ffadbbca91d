//! DCG 3-4-5: the breeding area, which holds one card and sees nothing that does not name it.

use crate::game::Game;
use crate::state::{FieldArea, Unit};
use table::Seat;

/// 3-4-5-2: the one card in the breeding area.
pub(crate) fn unit(game: &Game, seat: Seat) -> Option<&Unit> {
    game.state.units().iter().find(|unit| unit.owner == seat && unit.area == FieldArea::Breeding)
}

pub(crate) fn is_empty(game: &Game, seat: Seat) -> bool {
    unit(game, seat).is_none()
}
