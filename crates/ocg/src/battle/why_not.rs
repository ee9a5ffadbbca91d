//! OCG 3.3.2-261, 3.6.3-27, -29: why a monster cannot declare an attack in its player's Battle Step.

use super::attacks;
use crate::explain::Reason;
use crate::game::Game;
use crate::language::{Restriction, Topic};
use crate::query::Query;
use crate::query::applies::Subject;
use crate::state::CardId;

pub(crate) fn attack(game: &Game, card: CardId) -> Reason {
    let query = Query::on(game);
    let cannot = || {
        query.is_forbidden(Subject::Card(card), Topic::NoAttack, |_, _, restriction| {
            matches!(restriction, Restriction::Attack)
        })
    };
    match () {
        () if !attacks::is_in_position(query, card) => Reason::NotInAttackPosition,
        () if query.is_unusable(card) => Reason::Unusable,
        () if attacks::is_used_up(query, card) => Reason::AttackUsed,
        () if cannot() => Reason::Forbidden,
        () if attacks::targets(query, card).is_empty() => Reason::NothingToAttack,
        () => Reason::NotAnAnswer,
    }
}
