//! Whether a player has what a sentence says.

use super::checks::or_none;
use super::query::Query;
use crate::model::{Holding, Item, Place, SeatFact, Who};
use digimon::state::CardId;
use scenario::holds;
use table::Seat;

pub(super) fn check(query: Query<'_>, seat: Seat, fact: &SeatFact) -> Result<(), String> {
    match fact {
        SeatFact::Memory(memory) => {
            let now = query.game.memory(seat);
            holds(now == *memory, || format!("{seat} has memory {now}"))
        }
        SeatFact::Cards { count, places } => {
            holds(all(query, seat, places).len() == *count, || contents(query, seat, places))
        }
        SeatFact::Holds { items, place: Holding::Anywhere(places), exactly, yes } => {
            let cards = all(query, seat, places);
            let right =
                if *yes { contains(query, &cards, items, *exactly) } else { lacks(query, &cards, items) };
            holds(right, || contents(query, seat, places))
        }
        SeatFact::Holds { items, place: Holding::TopOf(place), yes, .. } => {
            holds(is_at(query, seat, *place, items, true) == *yes, || contents(query, seat, &[*place]))
        }
        SeatFact::Holds { items, place: Holding::BottomOf(place), yes, .. } => {
            holds(is_at(query, seat, *place, items, false) == *yes, || contents(query, seat, &[*place]))
        }
    }
}

/// The cards in these areas together.
fn all(query: Query<'_>, seat: Seat, places: &[Place]) -> Vec<CardId> {
    places.iter().flat_map(|&place| query.cards_in(seat, place)).collect()
}

fn contents(query: Query<'_>, seat: Seat, places: &[Place]) -> String {
    places.iter().map(|&place| content(query, seat, place)).collect::<Vec<_>>().join("\n")
}

/// "A's trash has 3: Greymon ST1-07, 2 x Agumon ST1-03"
fn content(query: Query<'_>, seat: Seat, place: Place) -> String {
    let cards = query.cards_in(seat, place);
    let mut runs: Vec<(usize, String)> = Vec::new();
    for name in cards.iter().map(|&card| short(query, card)) {
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
fn short(query: Query<'_>, card: CardId) -> String {
    let printed =
        query.def(card).map_or_else(String::new, |def| format!("{} {}", def.card.name, query.number(card)));
    query.names.of_card(card).map_or(printed.clone(), |alias| format!("{alias} ({printed})"))
}

/// Every item finds cards of its own; those with a name of the scenario choose first.
fn contains(query: Query<'_>, cards: &[CardId], items: &[Item], exactly: bool) -> bool {
    let mut left = cards.to_vec();
    let (named, others): (Vec<&Item>, Vec<&Item>) =
        items.iter().partition(|item| matches!(item.what.who, Who::Alias(_)));
    for item in named.into_iter().chain(others) {
        for _ in 0..item.count {
            let Some(at) = left.iter().position(|&card| query.is_card(&item.what, card)) else {
                return false;
            };
            left.remove(at);
        }
    }
    !exactly || left.is_empty()
}

fn lacks(query: Query<'_>, cards: &[CardId], items: &[Item]) -> bool {
    let found =
        |item: &Item| cards.iter().filter(|&&card| query.is_card(&item.what, card)).count() >= item.count;
    !items.iter().any(found)
}

/// The cards at one end, from the top down.
fn is_at(query: Query<'_>, seat: Seat, place: Place, items: &[Item], top: bool) -> bool {
    let cards = query.cards_in(seat, place);
    let wanted: Vec<&Item> = items.iter().flat_map(|item| std::iter::repeat_n(item, item.count)).collect();
    if cards.len() < wanted.len() {
        return false;
    }
    let part = if top { &cards[..wanted.len()] } else { &cards[cards.len() - wanted.len()..] };
    part.iter().zip(wanted).all(|(&card, item)| query.is_card(&item.what, card))
}
