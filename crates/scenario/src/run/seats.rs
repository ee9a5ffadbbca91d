//! Whether a player has what a sentence says.

use super::checks::{holds, or_none};
use super::eye::Eye;
use crate::model::{Holding, Item, Place, SeatFact, Who};
use digimon::state::CardId;
use table::Seat;

pub(super) fn check(eye: Eye<'_>, seat: Seat, fact: &SeatFact) -> Result<(), String> {
    match fact {
        SeatFact::Memory(memory) => {
            let now = eye.game.memory(seat);
            holds(now == *memory, || format!("{seat} has memory {now}"))
        }
        SeatFact::Cards { count, places } => {
            holds(all(eye, seat, places).len() == *count, || contents(eye, seat, places))
        }
        SeatFact::Holds { items, place: Holding::Anywhere(places), exactly, yes } => {
            let cards = all(eye, seat, places);
            let right = if *yes { contains(eye, &cards, items, *exactly) } else { lacks(eye, &cards, items) };
            holds(right, || contents(eye, seat, places))
        }
        SeatFact::Holds { items, place: Holding::TopOf(place), yes, .. } => {
            holds(is_at(eye, seat, *place, items, true) == *yes, || contents(eye, seat, &[*place]))
        }
        SeatFact::Holds { items, place: Holding::BottomOf(place), yes, .. } => {
            holds(is_at(eye, seat, *place, items, false) == *yes, || contents(eye, seat, &[*place]))
        }
    }
}

/// The cards in these areas together.
fn all(eye: Eye<'_>, seat: Seat, places: &[Place]) -> Vec<CardId> {
    places.iter().flat_map(|&place| eye.cards_in(seat, place)).collect()
}

fn contents(eye: Eye<'_>, seat: Seat, places: &[Place]) -> String {
    places.iter().map(|&place| content(eye, seat, place)).collect::<Vec<_>>().join("\n")
}

/// "A's trash has 3: Greymon ST1-07, 2 x Agumon ST1-03"
fn content(eye: Eye<'_>, seat: Seat, place: Place) -> String {
    let cards = eye.cards_in(seat, place);
    let mut runs: Vec<(usize, String)> = Vec::new();
    for name in cards.iter().map(|&card| short(eye, card)) {
        match runs.last_mut() {
            Some((count, last)) if *last == name => *count += 1,
            _ => runs.push((1, name)),
        }
    }
    let names: Vec<String> = runs
        .into_iter()
        .map(|(count, name)| if count > 1 { format!("{count} x {name}") } else { name })
        .collect();
    format!("{seat}'s {place} has {}: {}", cards.len(), or_none(&names))
}

/// A card without where it is.
fn short(eye: Eye<'_>, card: CardId) -> String {
    let printed =
        eye.def(card).map_or_else(String::new, |def| format!("{} {}", def.card.name, eye.number(card)));
    eye.names.of_card(card).map_or(printed.clone(), |alias| format!("{alias} ({printed})"))
}

/// Every item finds cards of its own; those with a name of the scenario choose first.
fn contains(eye: Eye<'_>, cards: &[CardId], items: &[Item], exactly: bool) -> bool {
    let mut left = cards.to_vec();
    let (named, others): (Vec<&Item>, Vec<&Item>) =
        items.iter().partition(|item| matches!(item.what.who, Who::Alias(_)));
    for item in named.into_iter().chain(others) {
        for _ in 0..item.count {
            let Some(at) = left.iter().position(|&card| eye.is_card(&item.what, card)) else { return false };
            left.remove(at);
        }
    }
    !exactly || left.is_empty()
}

fn lacks(eye: Eye<'_>, cards: &[CardId], items: &[Item]) -> bool {
    let found =
        |item: &Item| cards.iter().filter(|&&card| eye.is_card(&item.what, card)).count() >= item.count;
    !items.iter().any(found)
}

/// The cards at one end, from the top down.
fn is_at(eye: Eye<'_>, seat: Seat, place: Place, items: &[Item], top: bool) -> bool {
    let cards = eye.cards_in(seat, place);
    let wanted: Vec<&Item> = items.iter().flat_map(|item| std::iter::repeat_n(item, item.count)).collect();
    if cards.len() < wanted.len() {
        return false;
    }
    let part = if top { &cards[..wanted.len()] } else { &cards[cards.len() - wanted.len()..] };
    part.iter().zip(wanted).all(|(&card, item)| eye.is_card(&item.what, card))
}
