//! DCG 16-5: Recovery.

use crate::effects::language::{Face, Restriction};
use crate::effects::process::did_nothing;
use crate::eye::Eye;
use crate::game::Game;
use crate::state::{Cause, PutTo, Thing};
use crate::terms::trash;

/// 16-5-1, 16-5-3: the cards go one by one on top of the security stack, face down.
pub(crate) fn commit(game: &mut Game, cards: &[Thing], cause: Cause) {
    let forbidden = cards.first().is_some_and(|&card| is_forbidden(Eye::on(game), card, &cause));
    if forbidden || cards.is_empty() {
        return did_nothing(game, cause);
    }
    trash::put(game, cards, PutTo::SecurityTop(Face::Down), cause);
}

/// "They can't add cards to their security stack."
pub(crate) fn is_forbidden(eye: Eye<'_>, card: Thing, cause: &Cause) -> bool {
    let Some(seat) = eye.seat_of(card) else { return false };
    if crate::effects::reveal::is_open(eye.game, seat, cause) {
        return true;
    }
    eye.is_forbidden(Thing::Player(seat), |eye, own, restriction| {
        matches!(restriction, Restriction::AddSecurity(how) if eye.came_by(own, how, cause))
    })
}
