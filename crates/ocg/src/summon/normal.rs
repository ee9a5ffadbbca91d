//! OCG 3.3.2-68 to -78, -94 to -97: Normal Summons and Sets of monsters, by the player and by effects.

use super::tribute::{self, As};
use super::{acts, set};
use crate::effects::perform::{Performed, group_of};
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::{Group, Modifier, SummonPosition, SummonWay, Topic};
use crate::query::Query;
use crate::query::applies::Subject;
use crate::state::{CardId, Choice, Frame, Location, Running, Summoning};
use table::Seat;

/// 3.3.2-68, -69, -72, 3.4.4-147: what the turn player, who acts freely, can do with a monster of the hand.
pub(super) fn acts(query: Query<'_>, seat: Seat, card: CardId, found: &mut Vec<Choice>) {
    if !is_normal(query, card) || !acts::has_normal_summon(query, seat, card) {
        return;
    }
    if !tribute::possible(query, seat, card, As::Summon).is_empty() {
        found.push(Choice::NormalSummon(card));
    }
    // 3.3.2-97: what must lie face-up is not Set.
    if set::may_set(query, seat, card)
        && !is_set_face_up(query, seat)
        && !tribute::possible(query, seat, card, As::Set).is_empty()
    {
        found.push(Choice::SetMonster(card));
    }
}

/// 3.3.2-10: a Special Summon Monster cannot be Normal Summoned.
pub(super) fn is_normal(query: Query<'_>, card: CardId) -> bool {
    query.printed_monster(card).is_some_and(|monster| !monster.is_special())
}

/// 3.3.2-97: monsters of this player that would be Set come face-up.
pub(crate) fn is_set_face_up(query: Query<'_>, seat: Seat) -> bool {
    let mut so = false;
    query.each_of(Subject::Player(seat), Topic::SetMonstersFaceUp, &mut |applying| {
        so |= matches!(applying.modifier, Modifier::SetMonstersFaceUp);
    });
    so
}

/// 3.3.2-72, -97: face-up it comes in Attack Position; where nothing can be Set, in Defense Position, too.
pub(super) fn position(query: Query<'_>, seat: Seat) -> SummonPosition {
    if is_set_face_up(query, seat) { SummonPosition::FaceUp } else { SummonPosition::Attack }
}

/// Could an effect have this player Normal Summon it now, or, if that is the way, Tribute Summon it?
pub(crate) fn can_be_summoned(query: Query<'_>, seat: Seat, card: CardId, way: SummonWay) -> bool {
    is_normal(query, card)
        && query.game.card(card).place == Location::Hand
        && !tributes(query, seat, card, way).is_empty()
}

/// 3.3.2-78: how many monsters may be Tributed for it; one at least where it has to be a Tribute Summon.
pub(super) fn tributes(query: Query<'_>, seat: Seat, card: CardId, way: SummonWay) -> Vec<u8> {
    let mut numbers = tribute::possible(query, seat, card, As::Summon);
    numbers.retain(|&number| way != SummonWay::Tribute || number > 0);
    numbers
}

/// The Normal Summon that an effect makes. It is beside the one of the turn, and cannot be negated (3.3.2-240).
pub(crate) fn by_effect(game: &mut Game, running: &Running, group: &Group, way: SummonWay) -> Performed {
    let seat = running.you;
    let cards = group_of(game, running, group);
    let query = Query::on(game);
    let Some(card) = cards.into_iter().find(|&card| can_be_summoned(query, seat, card, way)) else {
        return Performed::Simply(false);
    };
    let summoning = Summoning { by: by(running), ..super::by_player(card, seat, way) };
    Performed::Push(Box::new(Frame::Summon(Box::new(summoning))))
}
