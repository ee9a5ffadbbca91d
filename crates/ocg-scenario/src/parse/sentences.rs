//! The sentences of a `then` block that only the OCG has.

use super::{Draft, Fact, decks, events, facts, happenings, refs};
use crate::model::OcgFact;
use scenario::{Cursor, Problem, happened};
use table::Seat;

/// A sentence about a player, after the seat.
pub(crate) fn of_seat(line: &mut Cursor<'_>, draft: &Draft, seat: Seat) -> Result<Vec<Fact>, Problem> {
    if let Some(told) = happenings::of_seat(line, draft, seat)? {
        return Ok(vec![happened(line, draft, told)?]);
    }
    let fact = facts::of_seat(line, draft)?;
    Ok(vec![Fact::Own(OcgFact::Seat(seat, fact))])
}

/// Any other sentence.
pub(crate) fn sentence(line: &mut Cursor<'_>, draft: &Draft) -> Result<Vec<Fact>, Problem> {
    if let Some(fact) = decks::sentence(line, draft)? {
        return Ok(vec![fact]);
    }
    if let Some(fact) = facts::of_game(line, draft)? {
        return Ok(vec![Fact::Own(OcgFact::Game(fact))]);
    }
    if let Some(told) = happenings::of_game(line) {
        return Ok(vec![happened(line, draft, told)?]);
    }
    let cards = refs::several(line, draft)?;
    let mut found = Vec::new();
    loop {
        if let Some(told) = events::of_cards(line, draft, &cards)? {
            found.push(happened(line, draft, told)?);
        } else {
            let (fact, yes) = facts::of_cards(line, draft)?;
            found.push(Fact::Own(OcgFact::Cards { of: cards.clone(), fact, yes }));
        }
        // `X is face up and has 2000 ATK` goes on with the same card.
        let mut ahead = line.clone();
        let goes_on =
            ahead.eat("and") && ["is", "has", "was", "are", "have", "were"].iter().any(|w| ahead.is(w));
        if !goes_on {
            return Ok(found);
        }
        line.skip(1);
    }
}
