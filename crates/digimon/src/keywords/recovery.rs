//! DCG 16-5: Recovery.

use crate::effects::language::{Face, Restriction};
use crate::effects::process::did_nothing;
use crate::effects::topic::Topics;
use crate::game::Game;
use crate::pipe;
use crate::query::Query;
use crate::state::{Cause, Change, PutTo, Thing};

/// 16-5-1, 16-5-3: the cards go one by one on top of the security stack, face down.
pub(crate) fn commit(game: &mut Game, cards: &[Thing], cause: Cause) {
    let forbidden = cards.first().is_some_and(|&card| is_forbidden(Query::on(game), card, &cause));
    if forbidden || cards.is_empty() {
        return did_nothing(game, cause);
    }
    pipe::commit(game, &Change::Put(PutTo::SecurityTop(Face::Down)), cards, cause);
}

/// "They can't add cards to their security stack."
pub(crate) fn is_forbidden(query: Query<'_>, card: Thing, cause: &Cause) -> bool {
    let Some(seat) = query.seat_of(card) else { return false };
    if crate::effects::reveal::is_open(query.game, seat, cause) {
        return true;
    }
    query.is_forbidden(Thing::Player(seat), Topics::CANNOT_ACT, |query, own, restriction| {
        matches!(restriction, Restriction::AddSecurity(how) if query.came_by(own, how, cause))
    })
}
