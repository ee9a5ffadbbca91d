//! Whether something holds now that only this game has.

use super::query::Query;
use super::{decks, knowledge, seats, units};
use crate::model::{DigimonFact, GameFact};
use crate::narrate::phase_name;
use scenario::holds;

/// Nothing if it is so; what is there instead, if not.
pub(super) fn check(query: Query<'_>, fact: &DigimonFact) -> Result<(), String> {
    match fact {
        DigimonFact::Seat(seat, fact) => seats::check(query, *seat, fact),
        DigimonFact::Cards { of, fact, yes } => {
            of.iter().try_for_each(|what| units::check(query, what, fact, *yes))
        }
        DigimonFact::Game(fact) => game(query, fact),
        DigimonFact::Knows(knows) => knowledge::check(query, knows),
        DigimonFact::Deck { name, legal, by } => decks::check(query, name, *legal, by),
        DigimonFact::Pending { effect, yes } => {
            let pending =
                query.game.state().pending().iter().any(|pending| query.is_effect(effect, &pending.holder));
            let all = query.game.state().pending().iter().map(|pending| query.effect(&pending.holder));
            let all: Vec<String> = all.collect();
            holds(pending == *yes, || format!("pending: {}", or_none(&all)))
        }
    }
}

pub(super) fn or_none(items: &[String]) -> String {
    if items.is_empty() { "none".to_owned() } else { items.join(", ") }
}

fn game(query: Query<'_>, fact: &GameFact) -> Result<(), String> {
    let state = query.game.state();
    match fact {
        GameFact::TurnOf(seat) => {
            holds(state.turn_player() == *seat, || format!("it is {}'s turn", state.turn_player()))
        }
        GameFact::Turn(turn) => holds(state.turn() == *turn, || format!("it is turn {}", state.turn())),
        GameFact::Phase(phase) => {
            holds(state.phase() == *phase, || format!("it is the {}", phase_name(state.phase())))
        }
        GameFact::NoToken => {
            let tokens = query.tokens();
            holds(tokens.is_empty(), || format!("tokens in the game: {}", tokens.join(", ")))
        }
        GameFact::NothingPending => {
            let pending: Vec<String> = state.pending().iter().map(|one| query.effect(&one.holder)).collect();
            holds(pending.is_empty(), || format!("pending: {}", pending.join(", ")))
        }
    }
}
