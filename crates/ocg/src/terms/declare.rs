//! OCG 3.3.1-4: declaring the name of a card.

use crate::card::MonsterType;
use crate::game::Game;
use crate::library::DefId;
use crate::state::{Ask, Choice, Decision, Running};
use std::collections::BTreeSet;

/// The question; its options are the cards that the player knows of in this duel.
pub(crate) fn name(game: &Game, running: &Running) -> Decision {
    let seat = running.source.you;
    let known = game.state.cards.iter().filter(|card| card.owner == seat || card.known.to(seat));
    let names: BTreeSet<DefId> = known.map(|card| card.def).filter(|&def| is_allowed(game, def)).collect();
    let options = names.into_iter().map(Choice::Name).collect();
    Decision { seat, ask: Ask::CardName, about: Some(running.source), options }
}

/// Any card of the library can be declared, but no Token.
fn is_allowed(game: &Game, def: DefId) -> bool {
    !game.library.def(def).card.monster().is_some_and(|monster| monster.is(MonsterType::Token))
}

/// The card of that name, if it may be declared.
pub(crate) fn find(game: &Game, name: &str) -> Option<DefId> {
    game.library.named(name).filter(|&def| is_allowed(game, def))
}
