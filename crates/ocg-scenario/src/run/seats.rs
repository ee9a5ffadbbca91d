//! What a player has.

use super::query::Query;
use crate::model::{Holding, Item, Place, SeatFact};
use ocg::state::CardId;
use scenario::holds as check;
use table::Seat;

pub(super) fn holds(query: Query<'_>, seat: Seat, fact: &SeatFact) -> Result<(), String> {
    match fact {
        SeatFact::LifePoints(expected) => {
            let life = query.game.state().life(seat).0;
            check(life == *expected, || format!("{seat} has {life} LP"))
        }
        SeatFact::SideDeck(count) => {
            let cards = usize::from(query.game.state().side(seat));
            check(cards == *count, || format!("{seat} has {cards} cards in the side deck"))
        }
        SeatFact::Cards { count, place } => {
            let cards = cards(query, seat, *place);
            check(cards.len() == *count, || format!("{}: {}", cards.len(), list(query, &cards)))
        }
        SeatFact::Holds { items, place, exactly, yes } => held(query, seat, items, *place, *exactly, *yes),
        SeatFact::Knows { cards, yes } => cards.iter().try_for_each(|what| {
            let meant = query.meant(what);
            let known = |card: &CardId| query.game.state().card(*card).known.to(seat);
            let right = !meant.is_empty() && meant.iter().all(|card| known(card) == *yes);
            check(right, || format!("{seat} {} {what}", if *yes { "does not know" } else { "knows" }))
        }),
    }
}

/// What a player has in a place; in a pile, the top card first.
fn cards(query: Query<'_>, seat: Seat, place: Place) -> Vec<CardId> {
    let piles = query.game.state().pile(seat);
    let pile = match place {
        Place::Hand => &piles.hand,
        Place::Deck => &piles.deck,
        Place::ExtraDeck => &piles.extra,
        Place::Graveyard => &piles.graveyard,
        Place::Banished => &piles.banished,
        Place::Field
        | Place::MonsterZone
        | Place::ExtraMonsterZone
        | Place::SpellTrapZone
        | Place::FieldZone
        | Place::PendulumZone
        | Place::Material => {
            let there =
                |card: &CardId| place.has(query.game.state().card(*card)) && query.whose(*card) == seat;
            return query.all().filter(there).collect();
        }
    };
    pile.iter().rev().copied().collect()
}

fn held(
    query: Query<'_>,
    seat: Seat,
    items: &[Item],
    place: Holding,
    exactly: bool,
    yes: bool,
) -> Result<(), String> {
    let whole = match place {
        Holding::Anywhere(place) | Holding::TopOf(place) | Holding::BottomOf(place) => {
            cards(query, seat, place)
        }
    };
    let wanted: Vec<&Item> = items.iter().flat_map(|item| std::iter::repeat_n(item, item.count)).collect();
    let is = |item: &Item, card: CardId| query.is_card(&item.what, card);
    let right = match place {
        Holding::Anywhere(_) => {
            let mut left = whole.clone();
            let found = wanted.iter().filter(|item| {
                let at = left.iter().position(|&card| is(item, card));
                at.map(|at| left.remove(at)).is_some()
            });
            let found = found.count();
            if yes { found == wanted.len() && (!exactly || left.is_empty()) } else { found == 0 }
        }
        Holding::TopOf(_) => {
            whole.len() >= wanted.len()
                && wanted.iter().zip(&whole).all(|(item, &card)| is(item, card)) == yes
        }
        Holding::BottomOf(_) => {
            let from = whole.len().saturating_sub(wanted.len());
            whole.len() >= wanted.len()
                && wanted.iter().zip(&whole[from..]).all(|(item, &card)| is(item, card)) == yes
        }
    };
    check(right, || format!("{seat} has {}", list(query, &whole)))
}

fn list(query: Query<'_>, cards: &[CardId]) -> String {
    let names: Vec<String> = cards.iter().map(|&card| query.card(card)).collect();
    if names.is_empty() { "nothing there".to_owned() } else { names.join(", ") }
}
