//! The lines of a `then` block: sentences with commas, semicolons or `and` between them.

use super::refs::{Known, effect, references};
use super::{choice, decks, events, facts, header, holdings, knowledge};
use crate::model::{Check, Fact, How, Pattern, Since};
use crate::text::{Cursor, Kind, Problem};
use events::Told;
use table::Seat;

pub(super) fn sentences(
    line: &mut Cursor<'_>,
    known: &Known<'_>,
    since: Since,
) -> Result<Vec<Check>, Problem> {
    let mut checks = Vec::new();
    loop {
        let start = line.here();
        let facts = sentence(line, known)?;
        let by = by(line, &facts)?;
        checks.push(Check { span: line.since(start), facts, by, since });
        if !line.eat_kind(Kind::Comma) && !line.eat_kind(Kind::Semicolon) && !line.eat("and") {
            line.finish()?;
            return Ok(checks);
        }
    }
}

/// `, by 14-2-2`: clauses that the events of the sentence cite.
fn by(line: &mut Cursor<'_>, facts: &[Fact]) -> Result<Vec<String>, Problem> {
    let mut ahead = line.clone();
    ahead.eat_kind(Kind::Comma);
    if !ahead.eat("by") {
        return Ok(Vec::new());
    }
    let events = |fact: &Fact| match fact {
        Fact::Happened { how, .. } => *how != How::Not,
        Fact::InOrder(_) => true,
        _ => false,
    };
    if !facts.iter().any(events) {
        return Err(ahead.fail("only what happened can be `by` a clause"));
    }
    *line = ahead;
    header::clauses(line)
}

fn sentence(line: &mut Cursor<'_>, known: &Known<'_>) -> Result<Vec<Fact>, Problem> {
    if line.eat("clauses") || line.eat("clause") {
        return Ok(vec![clauses(line)?]);
    }
    if let Some(fact) = facts::game(line)? {
        return Ok(vec![Fact::Game(fact)]);
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
    match choice::seat(line) {
        Some(seat) => of_seat(line, known, seat),
        None => of_cards(line, known),
    }
}

fn of_seat(line: &mut Cursor<'_>, known: &Known<'_>, seat: Seat) -> Result<Vec<Fact>, Problem> {
    if let Some(fact) = choice::offer(line, known, seat)? {
        return Ok(vec![fact]);
    }
    if let Some(fact) = knowledge::of_seat(line, known, seat)? {
        return Ok(vec![fact]);
    }
    if let Some(facts) = holdings::holdings(line, known, seat)? {
        return Ok(facts);
    }
    let told = events::seat(line, known, seat)?;
    Ok(vec![happened(line, known, told)?])
}

fn clauses(line: &mut Cursor<'_>) -> Result<Fact, Problem> {
    let clauses = header::clauses(line)?;
    let yes = line.eat_any(&[
        ("was followed", true),
        ("were followed", true),
        ("was not followed", false),
        ("were not followed", false),
    ]);
    let yes = yes.ok_or_else(|| line.expected("`were followed` or `were not followed`"))?;
    Ok(Fact::Clauses { clauses, yes })
}

/// Sentences that begin with cards or effects: `G and C fought at 5000 each and were both deleted`.
fn of_cards(line: &mut Cursor<'_>, known: &Known<'_>) -> Result<Vec<Fact>, Problem> {
    let mut ahead = line.clone();
    if let Ok(effect) = effect(&mut ahead, known)
        && effect.span.to > effect.of.span.to
    {
        *line = ahead;
        if let Some(yes) = line.eat_any(&[("is pending", true), ("is not pending", false)]) {
            return Ok(vec![Fact::Pending { effect, yes }]);
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

/// What was told, and how often or before what.
fn happened(line: &mut Cursor<'_>, known: &Known<'_>, told: Told) -> Result<Fact, Problem> {
    let Told { patterns, how } = told;
    if how == How::Yes && line.is("before") {
        return Ok(Fact::InOrder(in_order(line, known, patterns)?));
    }
    let how = if how == How::Yes { events::how(line) } else { how };
    Ok(Fact::Happened { patterns, how })
}

fn in_order(
    line: &mut Cursor<'_>,
    known: &Known<'_>,
    first: Vec<Pattern>,
) -> Result<Vec<Vec<Pattern>>, Problem> {
    let mut groups = vec![first];
    while line.eat("before") {
        let here = line.here();
        let next = match events::noun(line) {
            Some(pattern) => vec![pattern],
            None => match sentence(line, known)?.pop() {
                Some(Fact::Happened { patterns, how: How::Yes }) => patterns,
                Some(Fact::InOrder(rest)) => {
                    groups.extend(rest);
                    continue;
                }
                _ => return Err(Problem::new(here, "something that happened comes after `before`")),
            },
        };
        groups.push(next);
    }
    Ok(groups)
}
