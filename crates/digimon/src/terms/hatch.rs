//! DCG 4-16: hatching.

use crate::areas::{battle, breeding};
use crate::effects::language::Restriction;
use crate::effects::topic::Topics;
use crate::game::Game;
use crate::pipe::{self, Made};
use crate::query::Query;
use crate::state::{Arrival, Cause, Change, Entering, FieldArea, Thing, What};
use table::Seat;

/// 4-16-2, 4-16-3: a card in the Digi-Egg deck, and an empty breeding area.
pub(crate) fn can(game: &Game, seat: Seat) -> bool {
    let forbidden = |restriction: &Restriction| matches!(restriction, Restriction::Hatch);
    !game.state.player(seat).egg_deck.is_empty()
        && breeding::is_empty(game, seat)
        && !Query::on(game)
            .is_forbidden(Thing::Player(seat), Topics::CANNOT_ACT, |_, _, restriction| forbidden(restriction))
}

/// 4-16-1: the top Digi-Egg comes into the breeding area.
pub(crate) fn hatch(game: &mut Game, seat: Seat) {
    pipe::commit(game, &Change::Hatch(seat), &[], Cause::Rule);
}

/// 6-4-1-1
pub(crate) fn make(game: &mut Game, seat: Seat, made: &mut Made) {
    let Some(&card) = game.state.player(seat).egg_deck.last() else { return };
    game.take_out(card, made);
    let how = Entering { arrival: Arrival::Unplayed, ..Entering::by_play(seat, FieldArea::Breeding) };
    let unit = battle::enter(game, how, card, &[], made);
    made.subjects.push(Thing::Unit(unit));
    made.tell(game, &["4-16-1", "6-4-1-1"], |game| What::Hatched(game.label(card)));
}
