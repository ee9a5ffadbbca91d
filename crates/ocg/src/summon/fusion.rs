//! OCG 3.3.2-139 to -163: Fusion Summons.

use super::alternatives::{self, Alternatives};
use super::by_effect::may_summon;
use super::materials::clashes;
use super::solver::{Candidate, Demand, Problem, Total, one};
use crate::card::MonsterType;
use crate::effects::perform::Performed;
use crate::game::Game;
use crate::language::{
    Filter, FusionFrom, MaterialSlot, MaterialsAre, Modifier, Noun, SummonCondition, SummonWay, Topic, Whose,
};
use crate::pipe::can_be_material;
use crate::query::{Query, Standpoint};
use crate::state::{CardId, Frame, RitualPick, RitualStage, Running};

/// 3.3.2-139: monsters of the Extra Deck that could be made of what is there.
fn monsters<'a>(
    query: Query<'a>,
    standpoint: Standpoint<'a>,
    monster: &'a [Filter],
    from: &'a FusionFrom,
) -> impl Iterator<Item = CardId> + 'a {
    let extra = query.game.state.piles[standpoint.you].extra.iter().copied();
    let there = usable(query, standpoint, from);
    let fits = move |card: &CardId| {
        query.is_type(*card, MonsterType::Fusion)
            // 3.3.2-61: not one that lies face-up.
            && !query.is_face_up(*card)
            && monster.iter().all(|filter| query.is_like(standpoint, *card, filter))
            && may_summon(query, standpoint.you, *card, SummonWay::Fusion)
            && made_of(query, standpoint, *card, from, &there)
                .is_some_and(|found| found.can_be_completed(query.game, &[]))
    };
    extra.filter(fits)
}

pub(crate) fn is_possible(
    query: Query<'_>,
    standpoint: Standpoint<'_>,
    monster: &[Filter],
    from: &FusionFrom,
) -> bool {
    monsters(query, standpoint, monster, from).next().is_some()
}

/// 3.3.2-145: what can be used at all, from where the card says.
fn usable(query: Query<'_>, standpoint: Standpoint<'_>, from: &FusionFrom) -> Vec<CardId> {
    let mut found = query.all(standpoint, &listed(from));
    for card in from.also.iter().flat_map(|other| query.all(standpoint, &other.of)) {
        if !found.contains(&card) {
            found.push(card);
        }
    }
    found
}

/// 3.3.2-144, -145, -152: face-down monsters too, only those that the player controls, and from where the card says.
pub(crate) fn alternatives(
    query: Query<'_>,
    standpoint: Standpoint<'_>,
    card: CardId,
    from: &FusionFrom,
) -> Option<Alternatives> {
    made_of(query, standpoint, card, from, &usable(query, standpoint, from))
}

fn made_of(
    query: Query<'_>,
    standpoint: Standpoint<'_>,
    card: CardId,
    from: &FusionFrom,
    there: &[CardId],
) -> Option<Alternatives> {
    // 3.3.1-63: without listed materials it is not Fusion Summoned.
    let slots = &query.printed_monster(card)?.materials.as_ref()?.0;
    let replaced = can_be_replaced(query, card);
    let (mut materials, mut candidates) = (Vec::new(), Vec::new());
    for &other in there.iter().filter(|other| **other != card) {
        let fits =
            |filters: &[Filter]| filters.iter().all(|filter| query.is_material(standpoint, other, filter));
        let slots = (0u8..).zip(slots).filter(|(_, slot)| fits(&slot.like)).map(|(n, _)| 1u8 << n).sum();
        let is_of_use = slots != 0 || (replaced != 0 && is_substitute(query, other));
        if is_of_use && can_be_material(query, other, SummonWay::Fusion, card) {
            materials.push(other);
            candidates.push(Candidate { slots, worth: one() });
        }
    }
    let demands = slots.iter().map(|slot| Demand { least: slot.least, most: slot.most }).collect();
    let clashes = clashes(query.looking_under(), slots, &materials);
    let named = Problem { demands, total: Total::Any, candidates, clashes };
    let mut ways = with_substitutes(query, replaced, &materials, &named);
    ways.insert(0, named);
    let include = alternatives::including(query, standpoint, &materials, &from.must_include);
    Some(Alternatives { seat: standpoint.you, card, from: materials, ways, include })
}

/// Those that are used as the text says first.
fn listed(from: &FusionFrom) -> Noun {
    let like = std::iter::once(Filter::Monster).chain(from.like.iter().cloned()).collect();
    Noun { places: from.places, whose: Whose::Yours, like }
}

/// 3.3.2-145: what becomes of a card that is used.
pub(crate) fn becomes(
    query: Query<'_>,
    standpoint: Standpoint<'_>,
    from: &FusionFrom,
    card: CardId,
) -> MaterialsAre {
    if query.looking_under().fits(standpoint, card, &listed(from)) {
        return from.are;
    }
    let also = from.also.iter().find(|other| query.looking_under().fits(standpoint, card, &other.of));
    also.map_or(from.are, |other| other.are)
}

/// 3.3.2-149: the materials that are named, as bits, unless the card says that they cannot be replaced.
fn can_be_replaced(query: Query<'_>, card: CardId) -> u8 {
    let def = query.game.def(card);
    let strict = |one: &SummonCondition| matches!(one, SummonCondition::OnlyListedMaterials);
    let slots = def.card.monster().and_then(|monster| monster.materials.as_ref());
    let Some(slots) = slots.filter(|_| !def.card.text.conditions.iter().any(strict)) else { return 0 };
    let names = |slot: &MaterialSlot| slot.like.iter().any(|filter| matches!(filter, Filter::Named(_)));
    (0u8..).zip(&slots.0).filter(|(_, slot)| names(slot)).map(|(n, _)| 1u8 << n).sum()
}

/// 3.3.2-149, -159: one substitute may take the place of a material that is named; the others must be right.
fn with_substitutes(query: Query<'_>, named: u8, materials: &[CardId], listed: &Problem) -> Vec<Problem> {
    if named == 0 {
        return Vec::new();
    }
    let substitutes = (0..materials.len()).filter(|&at| is_substitute(query, materials[at]));
    let instead = |at: usize| {
        let mut way = listed.clone();
        way.candidates[at].slots |= named;
        way
    };
    substitutes.map(instead).collect()
}

/// Wherever it is, unless its effects are negated.
fn is_substitute(query: Query<'_>, card: CardId) -> bool {
    let game = query.game;
    if !game.about.contains(Topic::Gains) && !game.def(card).topics.contains(Topic::FusionSubstitute) {
        return false;
    }
    let mut holds = query.effects(card).flat_map(|id| &game.library.effect(id).effect.holds);
    holds.any(|statement| matches!(statement.is, Modifier::FusionSubstitute)) && !query.is_negated(card)
}

pub(crate) fn begin(game: &mut Game, running: &Running, monster: &[Filter], from: &FusionFrom) -> Performed {
    let candidates: Vec<CardId> =
        monsters(Query::on(game), Standpoint::within(running), monster, from).collect();
    if candidates.is_empty() {
        return Performed::Simply(false);
    }
    let pick = RitualPick {
        source: running.source,
        block: running.block,
        step: running.at,
        monsters: candidates,
        monster: None,
        tributes: Vec::new(),
        stage: RitualStage::Monster,
    };
    Performed::Push(Box::new(Frame::Ritual(Box::new(pick))))
}
