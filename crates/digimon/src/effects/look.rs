//! DCG 15-15-4: looking at hidden cards; the player knows them from then on.

use crate::areas::Spot;
use crate::game::Game;
use crate::state::{Known, Thing, What};
use table::Seat;

/// 15-15-4-1: only this player sees them.
pub(crate) fn at(game: &mut Game, seat: Seat, things: &[Thing]) {
    let labels = game.labels(things);
    open_security(game, things);
    for label in &labels {
        let card = &mut game.state.cards[label.card.0 as usize];
        card.known = card.known.and(Known::only(seat));
    }
    game.note(&["15-15-4-1"], |_| What::LookedAt { seat, cards: labels });
}

/// 15-15-4-5: the effect has a whole security stack open.
fn open_security(game: &mut Game, things: &[Thing]) {
    for owner in Seat::BOTH {
        let security = &game.state.players[owner].security;
        let all = !security.is_empty() && security.iter().all(|&card| things.contains(&Thing::Card(game.card_ref(card))));
        if all && let Some(activation) = game.activation_mut() {
            activation.has_open = Some(owner);
        }
    }
}

/// Whoever chooses among hidden cards of a deck or security stack looks at them.
pub(crate) fn at_candidates(game: &mut Game, seat: Seat, things: &[Thing]) {
    let hidden: Vec<Thing> = things
        .iter()
        .copied()
        .filter(|&thing| match thing {
            Thing::Card(card) => matches!(game.spot(card.card), Spot::Deck(_) | Spot::Security(_) | Spot::EggDeck(_)),
            Thing::Unit(_) | Thing::Player(_) => false,
        })
        .collect();
    if !hidden.is_empty() {
        at(game, seat, &hidden);
    }
}
