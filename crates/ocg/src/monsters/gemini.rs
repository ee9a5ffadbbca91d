//! OCG 3.4.4-96 to -108: Gemini monsters, Normal Monsters until they are Normal Summoned again on the field.

use crate::card::MonsterType;
use crate::game::Game;
use crate::language::SummonWay;
use crate::query::Query;
use crate::state::{CardId, Location, SummonStage, Summoning, Zone};
use crate::summon::{acts, by_effect, by_player};
use table::Seat;

fn is_gemini(query: Query<'_>, card: CardId) -> bool {
    query.printed_monster(card).is_some_and(|monster| monster.is(MonsterType::Gemini))
}

/// 3.4.4-97, -103, -106, -108: on the field and in the Graveyard, until it is Summoned again or its text is negated.
pub(crate) fn counts_as_normal(query: Query<'_>, card: CardId) -> bool {
    let state = query.game.card(card);
    let there = match state.place {
        Location::Zone(zone) => zone.is_monster_zone() && state.face.is_up(),
        Location::Graveyard => true,
        Location::Deck
        | Location::Hand
        | Location::Banished
        | Location::ExtraDeck
        | Location::Material(_)
        | Location::Between
        | Location::Gone => false,
    };
    there && !state.on_field.again && !query.is_negated(card)
}

/// 3.4.4-96, -104: it has its effect only once it was Summoned again, and as long as it stays.
pub(crate) fn has_effects(game: &Game, card: CardId) -> bool {
    let is_gemini = game.def(card).card.monster().is_some_and(|monster| monster.is(MonsterType::Gemini));
    !is_gemini || game.card(card).on_field.again
}

/// 3.4.4-96, -98: with the Normal Summon of the turn, and without Tributes.
pub(crate) fn can_be_summoned_again(query: Query<'_>, seat: Seat, card: CardId) -> bool {
    is_gemini(query, card)
        && query.game.card(card).place.zone().is_some_and(Zone::is_monster_zone)
        && counts_as_normal(query, card)
        && acts::has_normal_summon(query, seat, card)
        && by_effect::may_summon(query, seat, card, SummonWay::Normal)
}

/// 3.4.4-99, -101: it stays in its zone as it lies, and the Summon may be negated.
pub(crate) fn summon_again(game: &Game, card: CardId, seat: Seat) -> Option<Summoning> {
    let state = game.card(card);
    let zone = state.place.zone()?;
    let to = vec![(zone, state.face)];
    Some(Summoning { stage: SummonStage::Attempt, to, ..by_player(card, seat, SummonWay::Normal) })
}

/// Is it still in its zone after the attempt?
pub(crate) fn is_summoned_again(game: &Game, summoning: &Summoning) -> bool {
    let zone = game.card(summoning.cards[0]).place.zone();
    summoning.way == SummonWay::Normal
        && zone.is_some()
        && summoning.to.first().is_some_and(|(to, _)| zone == Some(*to))
}
