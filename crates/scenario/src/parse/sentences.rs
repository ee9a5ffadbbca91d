//! The lines of a `then` block: sentences with commas, semicolons or `and` between them.

use super::{draft, offers};
use crate::text::{Cursor, Kind, Problem};
use crate::{Check, Draft, End, Fact, Game, How, Since, When};

/// Events that a sentence means, and how often.
pub struct Told<G: Game> {
    pub patterns: Vec<G::Pattern>,
    pub how: How,
}

impl<G: Game> Told<G> {
    pub fn once(pattern: G::Pattern) -> Self {
        Told { patterns: vec![pattern], how: How::Yes }
    }

    pub fn all(patterns: impl IntoIterator<Item = G::Pattern>) -> Self {
        Told { patterns: patterns.into_iter().collect(), how: How::Yes }
    }

    #[must_use]
    pub fn negated(self, not: bool) -> Self {
        if not { Told { how: How::Not, ..self } } else { self }
    }
}

pub(super) fn sentences<G: Game>(
    line: &mut Cursor<'_>,
    draft: &Draft<G>,
    since: Since,
    when: When,
) -> Result<Vec<Check<G>>, Problem> {
    let mut checks = Vec::new();
    loop {
        let start = line.here();
        let facts = sentence(line, draft)?;
        let by = by(line, &facts)?;
        checks.push(Check { span: line.since(start), facts, by, since, when });
        if !line.eat_kind(Kind::Comma) && !line.eat_kind(Kind::Semicolon) && !line.eat("and") {
            line.finish()?;
            return Ok(checks);
        }
    }
}

/// `, by 14-2-2`: clauses that the events of the sentence cite.
fn by<G: Game>(line: &mut Cursor<'_>, facts: &[Fact<G>]) -> Result<Vec<String>, Problem> {
    let mut ahead = line.clone();
    ahead.eat_kind(Kind::Comma);
    if !ahead.eat("by") {
        return Ok(Vec::new());
    }
    let events = |fact: &Fact<G>| match fact {
        Fact::Happened { how, .. } => *how != How::Not,
        Fact::InOrder(_) => true,
        _ => false,
    };
    if !facts.iter().any(events) {
        return Err(ahead.fail("only what happened can be `by` a clause"));
    }
    *line = ahead;
    draft::clauses::<G>(line)
}

fn sentence<G: Game>(line: &mut Cursor<'_>, draft: &Draft<G>) -> Result<Vec<Fact<G>>, Problem> {
    if line.eat("clauses") || line.eat("clause") {
        return Ok(vec![clauses(line)?]);
    }
    if let Some(end) = end(line)? {
        return Ok(vec![Fact::End(end)]);
    }
    match offers::seat(line) {
        Some(seat) => match offers::offer(line, draft, seat)? {
            Some(fact) => Ok(vec![fact]),
            None => G::sentence_of_seat(line, draft, seat),
        },
        None => G::sentence(line, draft),
    }
}

fn end(line: &mut Cursor<'_>) -> Result<Option<End>, Problem> {
    let fixed = [("the game is a draw", End::Draw), ("the game goes on", End::GoesOn)];
    if let Some(end) = line.eat_any(&fixed) {
        return Ok(Some(end));
    }
    if !line.eat("the game is won by") {
        return Ok(None);
    }
    let seat = offers::seat(line).ok_or_else(|| line.expected("`A` or `B`"))?;
    Ok(Some(End::WonBy(seat)))
}

fn clauses<G: Game>(line: &mut Cursor<'_>) -> Result<Fact<G>, Problem> {
    let clauses = draft::clauses::<G>(line)?;
    let yes = line.eat_any(&[
        ("was followed", true),
        ("were followed", true),
        ("was not followed", false),
        ("were not followed", false),
    ]);
    let yes = yes.ok_or_else(|| line.expected("`were followed` or `were not followed`"))?;
    Ok(Fact::Clauses { clauses, yes })
}

/// What was told, and how often or before what.
///
/// # Errors
/// When what comes after `before` is nothing that happened.
pub fn happened<G: Game>(line: &mut Cursor<'_>, draft: &Draft<G>, told: Told<G>) -> Result<Fact<G>, Problem> {
    let Told { patterns, how } = told;
    if how == How::Yes && line.is("before") {
        return Ok(Fact::InOrder(in_order(line, draft, patterns)?));
    }
    let how = if how == How::Yes { self::how(line) } else { how };
    Ok(Fact::Happened { patterns, how })
}

fn in_order<G: Game>(
    line: &mut Cursor<'_>,
    draft: &Draft<G>,
    first: Vec<G::Pattern>,
) -> Result<Vec<Vec<G::Pattern>>, Problem> {
    let mut groups = vec![first];
    while line.eat("before") {
        let here = line.here();
        let next = match G::noun(line) {
            Some(told) => told.patterns,
            None => match sentence(line, draft)?.pop() {
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

/// `once`, `twice`, `3 times`, `at once`; or nothing, for at least once.
fn how(line: &mut Cursor<'_>) -> How {
    let fixed = [("once", How::Times(1)), ("twice", How::Times(2)), ("at once", How::AtOnce)];
    if let Some(how) = line.eat_any(&fixed) {
        return how;
    }
    let times = line.peek().and_then(|token| token.text.parse().ok());
    match times {
        Some(times) if line.peek_at(1).is_some_and(|token| token.text == "times") => {
            line.skip(2);
            How::Times(times)
        }
        _ => How::Yes,
    }
}

/// `2 cards`, `1 card`, `no cards`: how many in all.
pub fn total(line: &mut Cursor<'_>) -> Option<usize> {
    let mut ahead = line.clone();
    let count = if ahead.eat("no") { Some(0) } else { ahead.maybe_number() }?;
    if !ahead.eat("cards") && !ahead.eat("card") {
        return None;
    }
    *line = ahead;
    Some(count)
}
