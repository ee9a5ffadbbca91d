//! Whether the players know the cards that a sentence speaks of (3-1-2).

use super::checks::or_none;
use super::query::Query;
use crate::model::{Knows, Seen};
use digimon::state::CardId;
use scenario::holds;
use table::Seat;

pub(super) fn check(query: Query<'_>, knows: &Knows) -> Result<(), String> {
    let Knows { who, what, yes } = knows;
    who.iter().try_for_each(|&seat| match what {
        Seen::Cards(refs) => refs.iter().try_for_each(|what| {
            let cards = query.cards(what);
            holds(!cards.is_empty(), || format!("{what} is nowhere"))?;
            all(query, seat, &cards, *yes)
        }),
        Seen::All(owner, place) => {
            let cards = query.cards_in(*owner, *place);
            holds(!cards.is_empty(), || format!("{owner}'s {place} is empty"))?;
            all(query, seat, &cards, *yes)
        }
        Seen::Some(count, owner, place) => {
            let now = known(query, seat, &query.cards_in(*owner, *place), true);
            holds(now.len() == *count, || format!("{seat} knows {}: {}", now.len(), or_none(&now)))
        }
    })
}

/// Does the player know all of these, or none?
fn all(query: Query<'_>, seat: Seat, cards: &[CardId], yes: bool) -> Result<(), String> {
    let wrong = known(query, seat, cards, !yes);
    let knows = if yes { "does not know" } else { "knows" };
    holds(wrong.is_empty(), || format!("{seat} {knows} {}", wrong.join(", ")))
}

/// Those that the player knows, or those that they do not know.
fn known(query: Query<'_>, seat: Seat, cards: &[CardId], yes: bool) -> Vec<String> {
    let states = query.game.state().cards();
    let fits = |card: &&CardId| states[card.0 as usize].known.to(seat) == yes;
    cards.iter().filter(fits).map(|&card| query.card(card)).collect()
}
