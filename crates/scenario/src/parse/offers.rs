//! What a player does, and what a player can or cannot do or is asked now.

use crate::text::{Cursor, Kind, Problem};
use crate::{Check, Choice, Draft, Fact, Game, Since, Step, Verb, When};
use table::Seat;

/// A line of a seat, after the seat: a choice, or a check of what is asked and offered.
pub(super) fn step<G: Game>(line: &mut Cursor<'_>, draft: &Draft<G>, seat: Seat) -> Result<Step<G>, Problem> {
    let start = line.here();
    let step = if let Some(fact) = offer(line, draft, seat)? {
        let span = line.since(start);
        Step::Check(Check {
            span,
            facts: vec![fact],
            by: Vec::new(),
            since: Since::Start,
            when: When::Meanwhile,
        })
    } else {
        let act = act(line, draft, |verb| verb.does)?;
        Step::Choice(Box::new(Choice { seat, act, span: line.since(start) }))
    };
    line.finish()?;
    Ok(step)
}

/// `can …`, `cannot …`, `is asked …`, `is not asked …`
pub(super) fn offer<G: Game>(
    line: &mut Cursor<'_>,
    draft: &Draft<G>,
    seat: Seat,
) -> Result<Option<Fact<G>>, Problem> {
    if line.eat("can") {
        return Ok(Some(Fact::Can(seat, act(line, draft, |verb| verb.bare)?)));
    }
    if line.eat("cannot") {
        return Ok(Some(Fact::Cannot(seat, act(line, draft, |verb| verb.bare)?)));
    }
    if line.eat("is not asked") {
        let what = if line.is_over() || line.is_kind(Kind::Comma) { None } else { Some(ask::<G>(line)?) };
        return Ok(Some(Fact::Asked { seat, what, yes: false }));
    }
    if line.eat("is asked") {
        return Ok(Some(Fact::Asked { seat, what: Some(ask::<G>(line)?), yes: true }));
    }
    Ok(None)
}

fn act<G: Game>(
    line: &mut Cursor<'_>,
    draft: &Draft<G>,
    form: fn(&Verb<G>) -> &'static str,
) -> Result<G::Act, Problem> {
    for verb in G::VERBS {
        if line.eat(form(verb)) {
            return (verb.read)(line, draft);
        }
    }
    let verbs: Vec<String> = G::VERBS.iter().map(|verb| format!("`{}`", form(verb))).collect();
    let verbs = verbs.join(", ");
    Err(line.expected(&format!("what the player does: one of {verbs}, `can`, `cannot`, `is asked`")))
}

/// `for a main phase action`, `to block`, `about the order` …: small words are as the writer likes.
fn ask<G: Game>(line: &mut Cursor<'_>) -> Result<G::Ask, Problem> {
    let _ = ["for", "to", "about"].iter().any(|word| line.eat(word));
    let _ = ["a", "an", "the"].iter().any(|word| line.eat(word));
    let names = || G::ASKS.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
    line.eat_any(G::ASKS).ok_or_else(|| line.expected(&format!("one of: {}", names())))
}

/// What a question is called.
pub fn name_of<G: Game>(ask: G::Ask) -> &'static str {
    G::ASKS.iter().find(|(_, known)| *known == ask).map_or("something", |(name, _)| name)
}

/// A player who is spoken of; `A's` is about something that the player has.
pub fn seat(line: &mut Cursor<'_>) -> Option<Seat> {
    let possessive = line.peek_at(1).is_some_and(|token| token.kind == Kind::Possessive);
    if possessive { None } else { Seat::BOTH.into_iter().find(|seat| line.eat(&seat.to_string())) }
}
