//! OCG 3.3.1-4, -41, -44: declaring the name of a card, an Attribute or a Type.

use crate::card::{Attribute, Race};
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

/// 3.3.1-41
pub(crate) fn attribute(running: &Running) -> Decision {
    let options = Attribute::ALL.into_iter().map(Choice::Attribute).collect();
    Decision { seat: running.you, ask: Ask::Attribute, about: Some(running.source), options }
}

/// 3.3.1-44
pub(crate) fn race(running: &Running) -> Decision {
    let options = Race::ALL.into_iter().map(Choice::Race).collect();
    Decision { seat: running.you, ask: Ask::Race, about: Some(running.source), options }
}

/// Any card of the library can be declared, but no Token.
fn is_allowed(game: &Game, def: DefId) -> bool {
    !game.library.def(def).card.is_token()
}

/// The card of that name, if it may be declared.
pub(crate) fn find(game: &Game, name: &str) -> Option<DefId> {
    game.library.named(name).filter(|&def| is_allowed(game, def))
}
