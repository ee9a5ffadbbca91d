//! Whether a sentence is true now.

use super::act::is_offered;
use super::fitting::answers;
use super::query::Query;
use super::waiting::is_counter;
use super::{decks, happened, knowledge, seats, units};
use crate::model::{Act, Check, Fact, GameFact, Since};
use crate::narrate::phase_name;
use crate::parse::name_of;
use digimon::state::{Ask, Event};
use table::{Outcome, Seat};

/// The first event that a sentence may speak of.
pub(super) fn window(check: &Check, before_choice: usize) -> usize {
    match check.since {
        Since::Start => 0,
        Since::LastChoice => before_choice,
    }
}

/// Nothing if all is as the sentence says; what is there instead, if not.
pub(super) fn check(query: Query<'_>, check: &Check, events: &[Event]) -> Result<(), String> {
    let mut told: Vec<&Event> = Vec::new();
    for fact in &check.facts {
        told.extend(one(query, fact, events)?);
    }
    let missing: Vec<&str> = check
        .by
        .iter()
        .map(String::as_str)
        .filter(|clause| !told.iter().any(|event| event.clauses.contains(clause)))
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    let mut cited: Vec<&str> = told.iter().flat_map(|event| event.clauses.iter().copied()).collect();
    cited.dedup();
    Err(format!("it happened by {}, not by {}", cited.join(", "), missing.join(", ")))
}

/// Whether one fact holds, and by which events.
fn one<'e>(query: Query<'_>, fact: &Fact, events: &'e [Event]) -> Result<Vec<&'e Event>, String> {
    match fact {
        Fact::Happened { patterns, how } => return happened::happened(query, patterns, *how, events),
        Fact::InOrder(groups) => return happened::in_order(query, groups, events),
        Fact::Can(seat, act) => can(query, *seat, act),
        Fact::Cannot(seat, act) => cannot(query, *seat, act),
        Fact::Asked { seat, what, yes } => asked(query, *seat, *what, *yes),
        Fact::Seat(seat, fact) => seats::check(query, *seat, fact),
        Fact::Cards { of, fact, yes } => of.iter().try_for_each(|what| units::check(query, what, fact, *yes)),
        Fact::Game(fact) => game(query, fact),
        Fact::Clauses { clauses, yes } => followed(clauses, *yes, events),
        Fact::Knows(knows) => knowledge::check(query, knows),
        Fact::Deck { name, legal, by } => decks::check(query, name, *legal, by),
        Fact::Pending { effect, yes } => {
            let pending =
                query.game.state().pending().iter().any(|pending| query.is_effect(effect, &pending.holder));
            let all = query.game.state().pending().iter().map(|pending| query.effect(&pending.holder));
            let all: Vec<String> = all.collect();
            holds(pending == *yes, || format!("pending: {}", or_none(&all)))
        }
    }?;
    Ok(Vec::new())
}

pub(super) fn holds(holds: bool, actual: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(actual()) }
}

pub(super) fn or_none(items: &[String]) -> String {
    if items.is_empty() { "none".to_owned() } else { items.join(", ") }
}

/// Each of the cards of a choice must be there; any other act is one option.
fn parts(act: &Act) -> Vec<Act> {
    match act {
        Act::Choose(refs) => refs.iter().map(|what| Act::Choose(vec![what.clone()])).collect(),
        act => vec![act.clone()],
    }
}

fn can(query: Query<'_>, seat: Seat, act: &Act) -> Result<(), String> {
    holds(parts(act).iter().all(|act| is_offered(query, seat, act)), || query.question())
}

/// The player must be asked something to which this might be an answer: otherwise the sentence says nothing.
fn cannot(query: Query<'_>, seat: Seat, act: &Act) -> Result<(), String> {
    let asked =
        query.game.decision().is_some_and(|decision| decision.seat == seat && answers(query, act, decision));
    if !asked && *act != Act::Concede {
        let now = query
            .game
            .decision()
            .map(|decision| format!("{} is asked: {}", decision.seat, name_of(decision.ask)));
        let now = now.unwrap_or_else(|| "nobody is asked anything".to_owned());
        return Err(format!("{now}, so `cannot` says nothing here; say `is not asked …` instead"));
    }
    holds(!parts(act).iter().any(|act| is_offered(query, seat, act)), || query.question())
}

fn asked(query: Query<'_>, seat: Seat, what: Option<Ask>, yes: bool) -> Result<(), String> {
    let decision = query.game.decision().filter(|decision| decision.seat == seat);
    let found = decision.is_some_and(|decision| match what {
        None => true,
        Some(Ask::Counter) => is_counter(query.game, decision),
        Some(ask) => decision.ask == ask,
    });
    holds(found == yes, || query.question())
}

fn game(query: Query<'_>, fact: &GameFact) -> Result<(), String> {
    let state = query.game.state();
    let outcome = || match query.game.outcome() {
        None => "the game goes on".to_owned(),
        Some(Outcome::Draw) => "the game is a draw".to_owned(),
        Some(Outcome::Won(seat)) => format!("the game is won by {seat}"),
    };
    match fact {
        GameFact::TurnOf(seat) => {
            holds(state.turn_player() == *seat, || format!("it is {}'s turn", state.turn_player()))
        }
        GameFact::Turn(turn) => holds(state.turn() == *turn, || format!("it is turn {}", state.turn())),
        GameFact::Phase(phase) => {
            holds(state.phase() == *phase, || format!("it is the {}", phase_name(state.phase())))
        }
        GameFact::WonBy(seat) => holds(query.game.outcome() == Some(Outcome::Won(*seat)), outcome),
        GameFact::Draw => holds(query.game.outcome() == Some(Outcome::Draw), outcome),
        GameFact::GoesOn => holds(query.game.outcome().is_none(), outcome),
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

fn followed(clauses: &[String], yes: bool, events: &[Event]) -> Result<(), String> {
    let cited = |clause: &&String| events.iter().any(|event| event.clauses.contains(&clause.as_str()));
    let wrong: Vec<&str> = clauses.iter().filter(|clause| cited(clause) != yes).map(String::as_str).collect();
    let how = if yes { "not followed" } else { "followed" };
    holds(wrong.is_empty(), || format!("{} {how}", wrong.join(", ")))
}
