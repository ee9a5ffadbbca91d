//! DCG 16-5: Recovery.

use crate::effects::language::{Face, Restriction};
use crate::effects::process::did_nothing;
use crate::eye::Eye;
use crate::game::Game;
use crate::state::{Cause, PutTo, Thing};
use crate::terms::trash;

/// 16-5-1, 16-5-3: the cards go one by one on top of the security stack, face down.
pub(crate) fn commit(game: &mut Game, cards: &[Thing], cause: Cause) {
    let eye = Eye::on(game);
    let forbidden = cards.first().and_then(|&card| eye.seat_of(card)).is_some_and(|seat| {
        eye.is_forbidden(Thing::Player(seat), |eye, own, restriction| {
            matches!(restriction, Restriction::AddSecurity(how) if eye.came_by(own, how, &cause))
        })
    });
    if forbidden || cards.is_empty() {
        return did_nothing(game, cause);
    }
    trash::put(game, cards, PutTo::SecurityTop(Face::Down), cause);
}
