//! Deck lists and matches: `deck list D`, `D is not legal, by 3.1.2-3`, `a match with duels won by A, B goes on`.

use super::{Draft, Fact, Reader, refs};
use crate::Ocg;
use crate::model::{DeckFact, DeckList, DeckQuality, MatchFact, MatchStands, OcgFact, Within};
use scenario::{CardName, Cursor, Kind, Problem, clauses};
use table::Seat;

/// `deck list D`, and the lines `main …`, `extra …` and `side …` below it.
pub(super) fn block<'a>(
    reader: &mut Reader<'a>,
    line: &mut Cursor<'a>,
    draft: &mut Draft,
) -> Result<(), Problem> {
    let here = line.here();
    let name = draft.new_name(line)?;
    if !draft.script.is_empty() {
        return Err(Problem::new(here, "deck lists come before the choices"));
    }
    line.finish()?;
    let mut list = DeckList { name, ..DeckList::default() };
    reader.lines_below(draft, |line, _| part(line, &mut list));
    draft.parts.decks.push(list);
    Ok(())
}

fn part(line: &mut Cursor<'_>, list: &mut DeckList) -> Result<(), Problem> {
    let into = if line.eat("main") {
        &mut list.main
    } else if line.eat("extra") {
        &mut list.extra
    } else if line.eat("side") {
        &mut list.side
    } else {
        return Err(line.expected("`main`, `extra` or `side`"));
    };
    into.extend(cards(line)?);
    Ok(())
}

/// `3 x "Luster Dragon", "Raigeki"`
fn cards(line: &mut Cursor<'_>) -> Result<Vec<CardName>, Problem> {
    let mut found = Vec::new();
    loop {
        let times = super::setup::times(line);
        let card = refs::card(line)?;
        found.extend(std::iter::repeat_n(card, times));
        if !line.eat_kind(Kind::Comma) {
            return Ok(found);
        }
    }
}

/// A sentence about a deck list or a match, if it is one.
pub(super) fn sentence(line: &mut Cursor<'_>, draft: &Draft) -> Result<Option<Fact>, Problem> {
    if line.eat("a match with duels won by") {
        return Ok(Some(Fact::Own(OcgFact::Match(of_match(line)?))));
    }
    if line.eat("a match without duels") {
        let fact = MatchFact { won: Vec::new(), then: stands(line)? };
        return Ok(Some(Fact::Own(OcgFact::Match(fact))));
    }
    let Some(name) = list_name(line, draft) else { return Ok(None) };
    let (is, yes) = quality(line, draft)?;
    let by = if yes { Vec::new() } else { broken(line)? };
    Ok(Some(Fact::Own(OcgFact::Deck(DeckFact { name, is, yes, by }))))
}

fn list_name(line: &mut Cursor<'_>, draft: &Draft) -> Option<String> {
    let token = line.peek()?;
    let name = draft.names.iter().find(|name| *name == token.text)?.clone();
    line.skip(1);
    Some(name)
}

fn quality(line: &mut Cursor<'_>, draft: &Draft) -> Result<(DeckQuality, bool), Problem> {
    let plain = line.eat_any(&[
        ("is legal", (DeckQuality::Legal, true)),
        ("is not legal", (DeckQuality::Legal, false)),
        ("is allowed in tournaments", (DeckQuality::AllowedInTournaments, true)),
        ("is not allowed in tournaments", (DeckQuality::AllowedInTournaments, false)),
    ]);
    if let Some(found) = plain {
        return Ok(found);
    }
    let other = |line: &mut Cursor<'_>| {
        let name = list_name(line, draft);
        name.ok_or_else(|| line.expected("the name of a deck list"))
    };
    if line.eat("is restored after a match with") {
        return Ok((DeckQuality::IsRestoredFrom(other(line)?), true));
    }
    if line.eat("has") {
        let card = refs::card(line)?;
        line.expect("in the next duel")?;
        return Ok((DeckQuality::HasInNextDuel(card), true));
    }
    let yes = line.eat_any(&[("may become", true), ("may not become", false)]);
    let yes = yes.ok_or_else(|| line.expected("`is legal`, `may become` or the like"))?;
    let to = other(line)?;
    let within = line.eat_any(&[
        ("between duels", Within::BetweenDuels),
        ("before the first duel", Within::BeforeTheFirstDuel),
    ]);
    let within = within.ok_or_else(|| line.expected("`between duels` or `before the first duel`"))?;
    Ok((DeckQuality::MayBecome(to, within), yes))
}

fn of_match(line: &mut Cursor<'_>) -> Result<MatchFact, Problem> {
    let mut won = Vec::new();
    loop {
        let one = if line.eat("nobody") { Some(None) } else { scenario::seat(line).map(Some) };
        won.push(one.ok_or_else(|| line.expected("`A`, `B` or `nobody`"))?);
        if !line.eat_kind(Kind::Comma) {
            break;
        }
    }
    Ok(MatchFact { won, then: stands(line)? })
}

fn stands(line: &mut Cursor<'_>) -> Result<MatchStands, Problem> {
    let plain = line.eat_any(&[
        ("goes on", MatchStands::GoesOn),
        ("is a draw", MatchStands::Drawn),
        ("lets chance say who begins", MatchStands::Chance),
    ]);
    if let Some(found) = plain {
        return Ok(found);
    }
    let seat = |line: &mut Cursor<'_>| -> Result<Seat, Problem> {
        scenario::seat(line).ok_or_else(|| line.expected("`A` or `B`"))
    };
    if line.eat("is won by") {
        return Ok(MatchStands::WonBy(seat(line)?));
    }
    line.expect("lets")?;
    let chooser = seat(line)?;
    line.expect("say who begins")?;
    Ok(MatchStands::Chooses(chooser))
}

/// All the statements that the deck list breaks.
fn broken(line: &mut Cursor<'_>) -> Result<Vec<String>, Problem> {
    line.eat_kind(Kind::Comma);
    line.expect("by")?;
    clauses::<Ocg>(line)
}
