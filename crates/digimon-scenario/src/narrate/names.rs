//! What things are called when they are spoken of.

use crate::model::Section;
use digimon::Game;
use digimon::effects::language::Face;
use digimon::library::{Def, DefId, EffectId};
use digimon::state::{CardId, Holder, Label, Phase, Pile};
use table::Seat;

pub(crate) fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Unsuspend => "unsuspend phase",
        Phase::Draw => "draw phase",
        Phase::Breeding => "breeding phase",
        Phase::Main => "main phase",
    }
}

pub(super) fn face_name(face: Face) -> &'static str {
    match face {
        Face::Up => "up",
        Face::Down => "down",
    }
}

/// The name of its words.
pub(super) fn pile_name(pile: Pile) -> &'static str {
    match pile {
        Pile::Deck => "deck",
        Pile::EggDeck => "egg_deck",
        Pile::Hand => "hand",
        Pile::Security => "security",
    }
}

/// "A's Greymon (ST1-07)"
pub(crate) fn card_name(game: &Game, card: CardId) -> String {
    match game.state().cards().get(card.0 as usize) {
        Some(state) => named(game, card, state.def),
        None => "a card that is gone".to_owned(),
    }
}

pub(super) fn label_name(game: &Game, label: Label) -> String {
    named(game, label.card, label.def)
}

/// The same without the owner, if that is the player just spoken of.
pub(super) fn own_name(game: &Game, seat: Seat, label: Label) -> String {
    let name = label_name(game, label);
    name.strip_prefix(&format!("{seat}'s ")).map_or(name.clone(), str::to_owned)
}

/// "effect 2 of A's Greymon (ST1-07)"
pub(crate) fn effect_name(game: &Game, holder: &Holder) -> String {
    format!("{} of {}", effect_label(game, holder), card_name(game, holder.card.card))
}

/// "effect 2", "inherited effect 1", "Raid"
pub(crate) fn effect_label(game: &Game, holder: &Holder) -> String {
    let state = game.state().cards().get(holder.card.card.0 as usize);
    let def = state.map(|state| game.library().def(state.def));
    let place = def.and_then(|def| {
        Section::ALL.into_iter().find_map(|of| Some((of, place_in(def, of, holder.effect)?)))
    });
    if let Some((section, nth)) = place {
        return format!("{} {nth}", section.effect());
    }
    let keyword = game.library().effect(holder.effect).keyword;
    keyword.map_or_else(|| "given effect".to_owned(), |kind| format!("{kind:?}"))
}

fn named(game: &Game, card: CardId, def: DefId) -> String {
    let owner = game.state().cards().get(card.0 as usize).map(|state| format!("{}'s ", state.owner));
    let card = game.library().card(def);
    let mark = if card.unread.is_empty() { "" } else { ", effect not understood, not played" };
    format!("{}{} ({}{mark})", owner.unwrap_or_default(), card.name, card.number.as_str())
}

/// "x", "x and y", "x, y and z"
pub(crate) fn list(items: impl IntoIterator<Item = String>) -> String {
    let mut items: Vec<String> = items.into_iter().collect();
    match items.pop() {
        None => "nothing".to_owned(),
        Some(last) if items.is_empty() => last,
        Some(last) => format!("{} and {last}", items.join(", ")),
    }
}

/// Which of the effects printed in a text box this is, counted from 1; keywords do not count.
pub fn place_in(def: &Def, section: Section, effect: EffectId) -> Option<usize> {
    texts(def, section).iter().position(|&id| id == effect).map(|at| at + 1)
}

/// The effect at this place of a text box, counted in the same way.
pub fn effect_at(def: &Def, section: Section, nth: usize) -> Option<EffectId> {
    texts(def, section).get(nth.checked_sub(1)?).copied()
}

fn texts(def: &Def, section: Section) -> &[EffectId] {
    let (effects, printed) = match section {
        Section::Printed => (&def.printed.effects, def.card.effects.effects.len()),
        Section::Inherited => (&def.inherited.effects, def.card.inherited.effects.len()),
        Section::Security => (&def.security.effects, def.card.security.len()),
        Section::Linked => {
            (&def.linked.effects, def.card.link.as_ref().map_or(0, |link| link.texts.effects.len()))
        }
    };
    &effects[effects.len().saturating_sub(printed)..]
}
