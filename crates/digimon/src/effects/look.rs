//! DCG 15-15-4: looking at hidden cards; the player knows them from then on.

use crate::effects::language::{Area, Choose, Filter, Noun};
use crate::game::Game;
use crate::pipe::{self, Made};
use crate::query::{Query, Standpoint};
use crate::state::{Cause, Change, Known, Thing, What};
use table::Seat;

/// 15-15-4-1: only this player sees them.
pub(crate) fn at(game: &mut Game, seat: Seat, things: &[Thing]) {
    pipe::commit(game, &Change::Look(seat), things, Cause::Rule);
}

/// 15-15-4-3, 15-15-4-4, 15-15-4-6: they stay where they are.
pub(crate) fn see(game: &mut Game, seat: Seat, things: &[Thing], made: &mut Made) {
    let labels = game.labels(things);
    open_security(game, things);
    for label in &labels {
        game.state.board_mut(made).make_known(label.card, Known::only(seat));
    }
    made.tell(game, &["15-15-4-1"], |_| What::LookedAt { seat, cards: labels });
}

/// 15-15-4-5: the effect has a whole security stack open.
fn open_security(game: &mut Game, things: &[Thing]) {
    for owner in Seat::BOTH {
        let security = &game.state.player(owner).security;
        let all = !security.is_empty()
            && security.iter().all(|&card| things.contains(&Thing::Card(game.card_ref(card))));
        if all && let Some(activation) = game.activation_mut() {
            activation.has_open = Some(owner);
        }
    }
}

/// Whoever chooses among the cards of a deck or security stack looks at all of them.
pub(crate) fn at_areas(game: &mut Game, seat: Seat, choose: &Choose) {
    let Some(activation) = game.activation() else { return };
    let hidden = |area: &&Area| matches!(area, Area::Deck | Area::Security | Area::EggDeck);
    let from: Vec<Area> = choose.from.from.iter().filter(hidden).cloned().collect();
    // What is open can be chosen without looking at the others (3-7-4).
    if from.is_empty() || choose.from.of.contains(&Filter::FaceUp) {
        return;
    }
    let all = Noun { whose: choose.from.whose, from, of: Vec::new() };
    let things = Query::on(game).all(Standpoint::within(activation), &all);
    let known = |thing: &Thing| match thing {
        Thing::Card(card) => game.state.card(card.card).known.to(seat),
        Thing::Unit(_) | Thing::Player(_) => true,
    };
    if things.iter().all(known) {
        // Nothing new is seen.
        open_security(game, &things);
    } else {
        at(game, seat, &things);
    }
}
