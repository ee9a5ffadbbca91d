//! OCG 3.3.3-29 to -36: what an Equip Spell may be on, and when it is destroyed.

use crate::card::{Kind, SpellKind};
use crate::effects::{candidates, perform};
use crate::game::Game;
use crate::language::{EffectKind, Group, Noun, Place, Step};
use crate::query::{Query, Standpoint};
use crate::state::{CardId, CardRef, ChainLink, Running, Source};
use std::sync::Arc;

/// 3.3.3-34, -36, 3.3.4-20: has this Equip Card lost what it was on? A monster that Spells do not affect keeps
/// it (3.3.3-35).
pub(crate) fn has_lost(game: &Game, card: CardId) -> bool {
    let Some(to) = game.card(card).on_field.equipped_to else { return false };
    // 3.4.4-93: the monster equipped it to itself, and its effects are negated now; 3.4.4-132: it equipped itself by
    // an effect that it had gained, and has no longer.
    let is_over = |by: CardRef| !game.is_current(by) || Query::on(game).is_negated(by.card);
    let is_undone = game.card(card).on_field.equipped_by.is_some_and(is_over);
    is_undone
        || !game.is_current(to)
        || !game.card(to.card).place.is_field()
        || !game.card(to.card).face.is_up()
        || !suits(game, card, to.card)
}

/// 3.3.3-34: does the monster still meet the condition that the Equip Spell names?
fn suits(game: &Game, card: CardId, monster: CardId) -> bool {
    let Some((noun, source)) = condition(game, card) else { return true };
    Query::on(game).fits(Standpoint::of(source), monster, noun)
}

/// 3.3.3-29: the description of the monster on the field that it targets when it is activated.
fn condition(game: &Game, card: CardId) -> Option<(&Noun, Source)> {
    let def = game.def(card);
    if !matches!(def.card.kind, Kind::Spell(SpellKind::Equip)) {
        return None;
    }
    let is_activation = |effect: &&crate::library::EffectId| {
        game.library.effect(**effect).effect.kind == EffectKind::CardActivation
    };
    let &effect = def.effects.iter().find(is_activation)?;
    let act = &game.library.effect(effect).effect.act;
    let targets = act.iter().filter(|linked| matches!(linked.1, Step::Target(_)));
    let mut nouns = targets.filter_map(|linked| candidates::selection(&linked.1)).map(|select| &select.of);
    let noun = nouns.find(|noun| noun.places.contains(Place::MonsterZone))?;
    Some((noun, Source { effect, card: game.card_ref(card), you: game.card(card).controller }))
}

/// 3.3.3-33: an Equip Spell whose effect is negated equips all the same, without effect.
pub(crate) fn equip_without_effect(game: &mut Game, link: &ChainLink, running: &mut Running) {
    let card = link.source.card.card;
    let is_equip = matches!(game.def(card).card.kind, Kind::Spell(SpellKind::Equip));
    if !is_equip || !link.is_card || !game.is_current(link.source.card) {
        return;
    }
    let library = Arc::clone(&game.library);
    let own = |step: &&Step| matches!(step, Step::Equip { what: Group::This, .. });
    let steps = library.block(running.block).iter().map(|linked| &linked.1);
    if let Some(step) = steps.into_iter().find(own) {
        perform::perform(game, running, step);
        game.state.cards[card.index()].on_field.negated = true;
    }
}
