//! The sentences of a `then` block that only this game has.

use super::refs::{effect, references};
use super::{Known, decks, events, facts, holdings, knowledge};
use crate::model::{DigimonFact, Fact};
use scenario::{Cursor, Problem, happened};
use table::Seat;

/// Sentences that do not begin with a player.
pub(crate) fn sentence(line: &mut Cursor<'_>, known: &Known) -> Result<Vec<Fact>, Problem> {
    if let Some(fact) = facts::game(line)? {
        return Ok(vec![Fact::Own(DigimonFact::Game(fact))]);
    }
    if let Some(fact) = knowledge::of_all(line, known)? {
        return Ok(vec![fact]);
    }
    if let Some(fact) = decks::sentence(line, known)? {
        return Ok(vec![fact]);
    }
    if line.is("memory") {
        return Ok(vec![holdings::memory(line)?]);
    }
    if let Some(told) = events::game(line, known)? {
        return Ok(vec![happened(line, known, told)?]);
    }
    if let Some(told) = events::turn(line)? {
        return Ok(vec![happened(line, known, told)?]);
    }
    of_cards(line, known)
}

/// Sentences about a player, after the seat.
pub(crate) fn of_seat(line: &mut Cursor<'_>, known: &Known, seat: Seat) -> Result<Vec<Fact>, Problem> {
    if let Some(fact) = knowledge::of_seat(line, known, seat)? {
        return Ok(vec![fact]);
    }
    if let Some(facts) = holdings::holdings(line, known, seat)? {
        return Ok(facts);
    }
    let told = events::seat(line, known, seat)?;
    Ok(vec![happened(line, known, told)?])
}

/// Sentences that begin with cards or effects: `G and C fought at 5000 each and were both deleted`.
fn of_cards(line: &mut Cursor<'_>, known: &Known) -> Result<Vec<Fact>, Problem> {
    let mut ahead = line.clone();
    if let Ok(effect) = effect(&mut ahead, known)
        && effect.span.to > effect.of.span.to
    {
        *line = ahead;
        if let Some(yes) = line.eat_any(&[("is pending", true), ("is not pending", false)]) {
            return Ok(vec![Fact::Own(DigimonFact::Pending { effect, yes })]);
        }
        let told = events::effect(line, effect)?;
        return Ok(vec![happened(line, known, told)?]);
    }
    let subjects = references(line, known)?;
    let mut found = Vec::new();
    loop {
        if let Some(fact) = facts::cards(line, known, &subjects)? {
            found.push(fact);
        } else {
            let told = events::cards(line, known, &subjects)?;
            found.push(happened(line, known, told)?);
        }
        let mut ahead = line.clone();
        if !ahead.eat("and") || !facts::is_predicate(&ahead) {
            return Ok(found);
        }
        *line = ahead;
    }
}
