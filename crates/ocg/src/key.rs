//! The key of each legal answer: what it does, with which card (by where it lies, with its password where the one who
//! is asked knows it: `handA2.89631139`), zone or effect (by its place on the printed card). The engine's own numbers of
//! cards are not in it: they tell which place a card has in a deck list, and so follow it where nobody can.

use crate::game::Game;
use crate::library::EffectId;
use crate::state::{AttackTarget, CardId, Choice, Decision, Face, Location, Zone};
use table::{Key, Seat};

pub(crate) fn key(game: &Game, decision: &Decision, option: usize) -> Key {
    let words = decision.options.get(option).map(|&choice| words(game, decision.seat, choice));
    Key::new(words.unwrap_or_default())
}

pub(crate) fn words(game: &Game, seat: Seat, choice: Choice) -> String {
    let name = |card| card_name(game, seat, card);
    match choice {
        Choice::Pass => "pass".to_owned(),
        Choice::Yes => "yes".to_owned(),
        Choice::No => "no".to_owned(),
        Choice::Done => "done".to_owned(),
        Choice::Card(card) => name(card),
        Choice::Zone(zone) => zone_name(zone),
        Choice::Position(face) => match face {
            Face::Up => "attack position".to_owned(),
            Face::UpDefense => "defense position".to_owned(),
            Face::Down => "face-down".to_owned(),
        },
        Choice::Number(number) => format!("number {number}"),
        Choice::Name(def) => table::Value::Name(game.library.def(def).card.name.clone()).to_string(),
        Choice::Attribute(one) => format!("attribute {one:?}"),
        Choice::Race(one) => format!("type {one:?}"),
        Choice::Option(nth) => format!("option {}", nth + 1),
        Choice::NormalSummon(card) => format!("normal {}", name(card)),
        Choice::SetMonster(card) | Choice::SetSpellTrap(card) => format!("set {}", name(card)),
        Choice::FlipSummon(card) => format!("flip {}", name(card)),
        Choice::ChangePosition(card) => format!("position {}", name(card)),
        Choice::SpecialSummon(card, nth) => format!("special {} {}", name(card), nth + 1),
        Choice::SynchroSummon(card) => format!("synchro {}", name(card)),
        Choice::XyzSummon(card) => format!("xyz {}", name(card)),
        Choice::LinkSummon(card) => format!("link {}", name(card)),
        Choice::PendulumSummon => "pendulum".to_owned(),
        Choice::Activate(card, effect) => {
            format!("activate {} {}", name(card), effect_name(game, card, effect))
        }
        Choice::CarryOut(nth) => carried_out(game, seat, nth),
        Choice::Attack(card) => format!("attack {}", name(card)),
        Choice::AttackTarget(AttackTarget::Directly) => "directly".to_owned(),
        Choice::AttackTarget(AttackTarget::Monster(card)) => format!("target {}", name(card)),
        Choice::ToBattlePhase => "battle phase".to_owned(),
        Choice::ToMainPhase2 => "main phase 2".to_owned(),
        Choice::ToEndPhase => "end phase".to_owned(),
    }
}

/// By the card whose effect left it for later.
fn carried_out(game: &Game, seat: Seat, nth: u8) -> String {
    let left = game.state.deferred.get(usize::from(nth));
    let card = left.map(|left| card_name(game, seat, left.running.source.card.card));
    format!("carry out {} {}", nth + 1, card.unwrap_or_default())
}

fn card_name(game: &Game, seat: Seat, card: CardId) -> String {
    let place = place(game, card);
    if game.card(card).known.to(seat) { format!("{place}.{}", game.def(card).card.id.0) } else { place }
}

/// Where a card lies: its zone, or its pile and its place there from the bottom up.
fn place(game: &Game, card: CardId) -> String {
    let state = game.card(card);
    let piles = &game.state.piles[state.owner];
    let (pile, cards) = match state.place {
        Location::Deck => ("deck", &piles.deck),
        Location::Hand => ("hand", &piles.hand),
        Location::Graveyard => ("graveyard", &piles.graveyard),
        Location::Banished => ("banished", &piles.banished),
        Location::ExtraDeck => ("extra", &piles.extra),
        Location::Zone(zone) => return zone_name(zone).replace(' ', ""),
        Location::Material(holder) => {
            let materials = &game.card(holder).on_field.materials;
            let at = materials.iter().position(|&one| one == card).unwrap_or_default();
            return format!("{}under{}", place(game, holder), at + 1);
        }
        // Face-up, before everybody's eyes.
        Location::Between | Location::Gone => return format!("c{}", card.0),
    };
    let at = cards.iter().position(|&one| one == card).unwrap_or_default();
    format!("{pile}{}{at}", state.owner)
}

fn zone_name(zone: Zone) -> String {
    match zone {
        Zone::Main(seat, n) => format!("main {seat}{}", n + 1),
        Zone::Extra(n) => format!("extra {}", n + 1),
        Zone::SpellTrap(seat, n) => format!("spell {seat}{}", n + 1),
        Zone::Field(seat) => format!("field {seat}"),
    }
}

/// An effect by its place on the printed card.
fn effect_name(game: &Game, card: CardId, effect: EffectId) -> String {
    let at = game.def(card).effects.iter().position(|&own| own == effect);
    at.map_or_else(|| format!("gained{}", effect.0), |at| format!("effect{}", at + 1))
}
