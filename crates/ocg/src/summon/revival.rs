//! OCG 3.3.2-16, -49, -119 to -125, -147 to -149: which Special Summons the text of a monster allows, and whether it
//! was properly Summoned.

use super::{extra_deck_pendulum, position};
use crate::card::MonsterType;
use crate::game::Game;
use crate::language::{SummonCondition, SummonTo, SummonWay};
use crate::query::{Query, Standpoint};
use crate::state::{CardId, Location, Zone};
use table::Seat;

/// What the text of a monster says to its Special Summon by an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Allowed {
    No,
    Yes,
    /// It is one of the ways that the text names.
    Properly,
}

/// 3.3.2-121, -122: may this effect Special Summon the monster?
pub(crate) fn by_effect(
    query: Query<'_>,
    card: CardId,
    standpoint: Standpoint<'_>,
    way: SummonWay,
    to: SummonTo,
) -> Allowed {
    let Some(monster) = query.printed_monster(card) else { return Allowed::No };
    let (game, state) = (query.game, query.game.card(card));
    // 3.4.4-142, -143: from the Pendulum Zone, for one, but what is a monster of the field already is there.
    let is_there = state.place.zone().is_some_and(Zone::is_monster_zone);
    // 3.3.2-49: a Link Monster has no other position than Attack Position.
    let has_position = !position::choices(query, card, standpoint.you, to.position).is_empty();
    if monster.is(MonsterType::Token)
        || is_there
        || !has_position
        || extra_deck_pendulum::is_barred(query, card, way)
    {
        return Allowed::No;
    }
    if is_named_way(query, card, standpoint) {
        return Allowed::Properly;
    }
    // 3.3.2-124
    if to.ignoring_conditions {
        return Allowed::Yes;
    }
    let revival = !monster.is_special()
        || state.properly_summoned
        // 3.3.2-122: from the Extra Deck itself an effect may.
        || (monster.is_of_extra_deck() && state.place == Location::ExtraDeck && !state.face.is_up());
    let allowed = game.def(card).card.text.conditions.iter().all(|condition| match condition {
        // 3.3.2-121
        SummonCondition::OnlyBy(ways) => has_a_name(way) && ways.contains(way),
        SummonCondition::Never => false,
        SummonCondition::NotFrom(places) => query.places(card).is_disjoint(*places),
        SummonCondition::FirstBy(_) => state.properly_summoned,
        // 3.3.2-148: once it has been on the field, other places are not the Extra Deck.
        SummonCondition::FromExtraDeckOnlyBy(_) => state.place != Location::ExtraDeck,
        SummonCondition::ByEffectsOf(_)
        | SummonCondition::OnlyListedMaterials
        | SummonCondition::OnlyIf(..)
        | SummonCondition::TimesPerTurn(_) => true,
    });
    if revival && allowed { Allowed::Yes } else { Allowed::No }
}

/// 3.3.2-16: the text names the effects of this card.
fn is_named_way(query: Query<'_>, card: CardId, standpoint: Standpoint<'_>) -> bool {
    let by = standpoint.this.card;
    let standpoint = Standpoint::at(standpoint.you, query.game.card_ref(card));
    query.game.def(card).card.text.conditions.iter().any(|condition| {
        matches!(condition, SummonCondition::ByEffectsOf(filters)
            if filters.iter().all(|filter| query.looking_under().is_like(standpoint, by, filter)))
    })
}

/// 3.3.2-121, -147, -148: does its text allow a Summon in this way?
pub(crate) fn allows_way(game: &Game, card: CardId, way: SummonWay) -> bool {
    let state = game.card(card);
    game.def(card).card.text.conditions.iter().all(|condition| match condition {
        SummonCondition::OnlyBy(ways) => !has_a_name(way) || ways.contains(way),
        SummonCondition::Never => !way.is_special(),
        SummonCondition::FirstBy(ways) => !has_a_name(way) || ways.contains(way) || state.properly_summoned,
        SummonCondition::FromExtraDeckOnlyBy(ways) => {
            !has_a_name(way) || state.place != Location::ExtraDeck || ways.contains(way)
        }
        SummonCondition::NotFrom(_)
        | SummonCondition::ByEffectsOf(_)
        | SummonCondition::OnlyListedMaterials
        | SummonCondition::OnlyIf(..)
        | SummonCondition::TimesPerTurn(_) => true,
    })
}

/// 3.5-5: is so what its text asks for a Summon in this way?
pub(crate) fn is_met(query: Query<'_>, seat: Seat, card: CardId, way: SummonWay) -> bool {
    let standpoint = Standpoint::at(seat, query.game.card_ref(card));
    query.game.def(card).card.text.conditions.iter().all(|condition| match condition {
        SummonCondition::OnlyIf(ways, so) => !ways.contains(way) || query.is_true(standpoint, so),
        SummonCondition::OnlyBy(_)
        | SummonCondition::FirstBy(_)
        | SummonCondition::Never
        | SummonCondition::NotFrom(_)
        | SummonCondition::FromExtraDeckOnlyBy(_)
        | SummonCondition::ByEffectsOf(_)
        | SummonCondition::OnlyListedMaterials
        | SummonCondition::TimesPerTurn(_) => true,
    })
}

/// A Special Summon that is more than just that.
fn has_a_name(way: SummonWay) -> bool {
    way.is_special() && way != SummonWay::Special
}
