//! The key of each legal answer: what it does, with which card (by where it lies, with its number
//! where the one who is asked knows it: `handA2.ST1-07`), unit (`u3`) or effect (by its place on the
//! printed card). The engine's own numbers of cards are not in it: they tell when a card was drawn.

use crate::ask;
use crate::game::Game;
use crate::library::{Def, EffectId};
use crate::state::{Ask, AttackTarget, CardId, Choice, Decision, HeldBy, Holder, Player, Unit, UnitId, Way};
use table::{Key, Seat};

/// The key of an option. Effects that are the same in every respect are counted.
pub(crate) fn key(game: &Game, decision: &Decision, option: usize) -> Key {
    let Some(&choice) = decision.options.get(option) else { return Key::new("") };
    let words = words(game, decision, choice);
    let is_same = |&&other: &&Choice| other != choice && self::words(game, decision, other) == words;
    let counted = matches!(choice, Choice::Effect(_) | Choice::Activate { .. });
    match decision.options[..option].iter().filter(is_same).count() {
        before if counted && before > 0 => Key::new(format!("{words} #{}", before + 1)),
        _ => Key::new(words),
    }
}

fn words(game: &Game, decision: &Decision, choice: Choice) -> String {
    let name = |card| card_name(game, decision.seat, card);
    match choice {
        Choice::Yes => "yes".to_owned(),
        Choice::No => "no".to_owned(),
        Choice::Done => "done".to_owned(),
        Choice::Top => "top".to_owned(),
        Choice::Bottom => "bottom".to_owned(),
        Choice::Hatch => "hatch".to_owned(),
        Choice::Move => "move".to_owned(),
        Choice::Pass => "pass".to_owned(),
        Choice::Card(card) => name(card),
        Choice::Unit(unit) => unit_name(unit),
        Choice::Player(seat) => format!("player {seat}"),
        Choice::Number(number) => format!("number {number}"),
        Choice::Mode(nth) => mode(game, decision.ask, nth),
        Choice::Effect(nth) => match ask::effect_on_offer(game, nth) {
            Some(holder) => held(game, decision.seat, &holder),
            None => format!("effect {nth}"),
        },
        Choice::Play(card) => format!("play {}", name(card)),
        Choice::Use(card) => format!("use {}", name(card)),
        Choice::Digivolve { card, unit, way } => {
            format!("digivolve {} {} {}", unit_name(unit), name(card), way_name(way))
        }
        Choice::DnaDigivolve { card, way } => format!("dna {} {}", name(card), way_name(way)),
        Choice::LinkCard { card, unit } => format!("link {} {}", name(card), unit_name(unit)),
        Choice::LinkUnit { what, unit } => format!("link {} {}", unit_name(what), unit_name(unit)),
        Choice::Attack { unit, target: AttackTarget::Unit(target) } => {
            format!("attack {} {}", unit_name(unit), unit_name(target))
        }
        Choice::Attack { unit, target: AttackTarget::Player | AttackTarget::Gone } => {
            format!("attack {} player", unit_name(unit))
        }
        Choice::Activate { card, effect } => {
            format!("activate {} {}", name(card), effect_name(game, card, effect))
        }
    }
}

fn card_name(game: &Game, seat: Seat, card: CardId) -> String {
    let place = place(game, card);
    if game.state.card(card).known.to(seat) {
        format!("{place}.{}", game.printed(card).number.as_str())
    } else {
        place
    }
}

/// Where a card lies: its area and its place there from the bottom up, or its unit and its place in it.
fn place(game: &Game, card: CardId) -> String {
    let in_list = |cards: &[CardId]| cards.iter().position(|&other| other == card);
    for seat in Seat::BOTH {
        let Player { deck, egg_deck, hand, trash, security } = game.state.player(seat);
        let areas =
            [("hand", hand), ("trash", trash), ("security", security), ("deck", deck), ("eggs", egg_deck)];
        if let Some((area, at)) = areas.iter().find_map(|(area, cards)| Some((area, in_list(cards)?))) {
            return format!("{area}{seat}{at}");
        }
    }
    let in_unit = |unit: &Unit| {
        let stack = in_list(&unit.stack).map(|at| format!("{}/{at}", unit_name(unit.id)));
        stack.or_else(|| in_list(&unit.links).map(|at| format!("{}/link{at}", unit_name(unit.id))))
    };
    let found = game.state.units().iter().find_map(in_unit);
    found.unwrap_or_else(|| in_list(game.state.nowhere()).map_or("gone".to_owned(), |at| format!("open{at}")))
}

fn unit_name(unit: UnitId) -> String {
    format!("u{}", unit.0)
}

fn way_name(way: Way) -> String {
    match way {
        Way::Requirement(nth) => format!("requirement{nth}"),
        Way::Ignoring => "ignoring".to_owned(),
        Way::Dna(nth) => format!("dna{nth}"),
        Way::Burst(nth) => format!("burst{nth}"),
        Way::AppFusion(nth) => format!("app{nth}"),
        Way::Granted(cost) => format!("granted{cost}"),
    }
}

/// 15-15-9-2: the modes are named by their order on the card; 8-1-2-1: requirements by what they are.
fn mode(game: &Game, ask: Ask, nth: u8) -> String {
    match ask::way_on_offer(game, nth).filter(|_| ask == Ask::Requirement) {
        Some((_, way)) => way_name(way),
        None => format!("mode {}", nth + 1),
    }
}

fn held(game: &Game, seat: Seat, holder: &Holder) -> String {
    let (card, effect) = (holder.card.card, effect_name(game, holder.card.card, holder.effect));
    let unit = holder.unit.map(|unit| format!(" {}", unit_name(unit))).unwrap_or_default();
    let by = match holder.by {
        HeldBy::Printed | HeldBy::Inherited | HeldBy::Linked => String::new(),
        HeldBy::Given(id) => format!(" given{id}"),
        HeldBy::Lent(by) => format!(" lent by {}", card_name(game, seat, by.card)),
    };
    format!("effect {} {effect}{unit}{by}", card_name(game, seat, card))
}

/// An effect by the text box in which it is printed and its place there, or by its keyword.
fn effect_name(game: &Game, card: CardId, effect: EffectId) -> String {
    let Def { printed, inherited, linked, security, .. } = game.def(card);
    let boxes = [("printed", printed), ("inherited", inherited), ("linked", linked), ("security", security)];
    let place = |(name, section): (&str, &crate::library::Section)| {
        let at = section.effects.iter().position(|&own| own == effect)?;
        Some(format!("{name}{at}"))
    };
    match (boxes.into_iter().find_map(place), game.library.effect(effect).keyword) {
        (Some(name), _) => name,
        (None, Some(keyword)) => format!("{keyword:?}").to_lowercase(),
        (None, None) => "gained".to_owned(),
    }
}
