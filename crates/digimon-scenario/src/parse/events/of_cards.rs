//! What happened to cards and effects: `G and C were deleted at once`, `G's effect triggered twice`.

use crate::model::{CardEvent, EffectEvent, EffectRef, GameEvent, How, Pattern, PutPlace, Ref};
use crate::parse::Known;
use crate::parse::Told;
use crate::parse::facts::starts_card;
use crate::parse::places::{destination, goal};
use crate::parse::refs::reference;
use digimon::state::FieldArea;
use scenario::{Cursor, Problem, total};

const PASSIVE: [(&str, CardEvent); 15] = [
    ("placed in the battle area", CardEvent::PlacedInPlay),
    ("removed from the game", CardEvent::Removed),
    ("played to the breeding area", CardEvent::Played(Some(FieldArea::Breeding))),
    ("played to the battle area", CardEvent::Played(Some(FieldArea::Battle))),
    ("played", CardEvent::Played(None)),
    ("DNA digivolved into", CardEvent::DnaDigivolved),
    ("used", CardEvent::Used),
    ("hatched", CardEvent::Hatched),
    ("suspended", CardEvent::Suspended),
    ("unsuspended", CardEvent::Unsuspended),
    ("deleted", CardEvent::Deleted),
    ("flipped", CardEvent::Flipped),
    ("revealed", CardEvent::Revealed),
    ("spared", CardEvent::Spared),
    ("unaffected", CardEvent::Unaffected),
];

/// `G's effect triggered`
pub(in crate::parse) fn effect(line: &mut Cursor<'_>, effect: EffectRef) -> Result<Told, Problem> {
    let event = line.eat_any(&[
        ("triggered", (EffectEvent::Triggered, false)),
        ("did not trigger", (EffectEvent::Triggered, true)),
        ("was activated", (EffectEvent::Activated, false)),
        ("was not activated", (EffectEvent::Activated, true)),
        ("was lost", (EffectEvent::Lost, false)),
        ("was not lost", (EffectEvent::Lost, true)),
        ("was declined", (EffectEvent::Declined, false)),
        ("was not declined", (EffectEvent::Declined, true)),
    ]);
    let what =
        "`is pending`, `triggered`, `was activated`, `was lost`, `was declined`, or the same with `not`";
    let (event, not) = event.ok_or_else(|| line.expected(what))?;
    Ok(Told::once(Pattern::Effect(effect, event)).negated(not))
}

pub(in crate::parse) fn cards(line: &mut Cursor<'_>, known: &Known, of: &[Ref]) -> Result<Told, Problem> {
    if line.eat("was") || line.eat("were") {
        let not = line.eat("not");
        both_or_all(line, of)?;
        return Ok(passive(line, known, of)?.negated(not));
    }
    let not = line.eat("did not");
    let mut verb = |past, base| line.eat(if not { base } else { past });
    let told = if verb("attacked", "attack") {
        let goal = if line.is("the player") || starts_card(line) { Some(goal(line, known)?) } else { None };
        each(of, &CardEvent::Attacked(goal))
    } else if verb("blocked", "block") {
        each(of, &CardEvent::Blocked)
    } else if verb("moved", "move") {
        each(of, &CardEvent::Moved)
    } else if verb("digivolved", "digivolve") {
        let into = if line.eat("into") { Some(reference(line, known)?) } else { None };
        each(of, &CardEvent::Digivolved(into))
    } else if verb("checked", "check") {
        checked(line, known, of)?
    } else if verb("fought", "fight") {
        fought(line, known, of)?
    } else {
        return Err(line.expected("what holds of the card (`is`, `has`, `checks`) or happened to it (`was`, `did not`, `attacked`, `blocked`, `moved`, `digivolved`, `checked`, `fought`)"));
    };
    Ok(told.negated(not))
}

fn each(of: &[Ref], event: &CardEvent) -> Told {
    Told::all(of.iter().map(|card| Pattern::Card(card.clone(), event.clone())))
}

/// `both` and `all` say how many there are, so they must be right.
fn both_or_all(line: &mut Cursor<'_>, of: &[Ref]) -> Result<(), Problem> {
    if line.is("both") && of.len() != 2 || line.is("all") && of.len() < 2 {
        return Err(line.fail(format!("{} card(s) are named here", of.len())));
    }
    let _ = line.eat("both") || line.eat("all");
    Ok(())
}

/// After `was` or `were`.
fn passive(line: &mut Cursor<'_>, known: &Known, of: &[Ref]) -> Result<Told, Problem> {
    if let Some(event) = line.eat_any(&PASSIVE) {
        return Ok(each(of, &event));
    }
    if line.eat("given an effect") {
        let given = |card: &Ref| Pattern::Game(GameEvent::EffectGiven(Some(card.clone())));
        return Ok(Told::all(of.iter().map(given)));
    }
    if line.eat("checked") {
        let by = |card: &Ref| Pattern::Card(Ref::any(card.span), CardEvent::Checked(Some(card.clone())));
        return Ok(Told::all(of.iter().map(by)));
    }
    if line.eat("linked") {
        let to = if line.eat("to") { Some(reference(line, known)?) } else { None };
        return Ok(each(of, &CardEvent::LinkedTo(to)));
    }
    if line.eat("de-digivolved") {
        let by = if line.eat("by") { Some(line.number("how many cards")?) } else { None };
        return Ok(each(of, &CardEvent::DeDigivolved(by)));
    }
    if line.eat("trashed") {
        return Ok(each(of, &CardEvent::Put(PutPlace::Trash)));
    }
    if ["put", "placed", "returned", "added"].iter().any(|word| line.eat(word)) {
        return Ok(each(of, &CardEvent::Put(destination(line, known)?)));
    }
    let verbs = PASSIVE.map(|(phrase, _)| format!("`{phrase}`")).join(", ");
    Err(line.expected(&format!(
        "what happened to it: {verbs}, `given an effect`, `checked`, `linked to …`, `de-digivolved by …`, \
         `trashed`, `put …`, `placed …`, `returned …` or `added …`"
    )))
}

/// `2 cards`, `ST1-04`, `security`
fn checked(line: &mut Cursor<'_>, known: &Known, of: &[Ref]) -> Result<Told, Problem> {
    if let Some(total) = total(line) {
        return Ok(Told { how: How::Total(total), ..each(of, &CardEvent::Checked(None)) });
    }
    if line.eat("security") {
        return Ok(each(of, &CardEvent::Checked(None)));
    }
    let card = reference(line, known)?;
    Ok(each(of, &CardEvent::Checked(Some(card))))
}

/// `G and C fought at 5000 each`, `G fought C at 5000 and 7000`
fn fought(line: &mut Cursor<'_>, known: &Known, of: &[Ref]) -> Result<Told, Problem> {
    let here = line.fail("a battle is between two: `G and C fought` or `G fought C`");
    let (one, with) = match of {
        [one] => (one, if starts_card(line) { Some(reference(line, known)?) } else { None }),
        [one, two] => (one, Some(two.clone())),
        _ => return Err(here),
    };
    let dp = if line.eat("at") { Some(both_dp(line)?) } else { None };
    Ok(Told::once(Pattern::Card(one.clone(), CardEvent::Fought { with, dp })))
}

fn both_dp(line: &mut Cursor<'_>) -> Result<(i32, i32), Problem> {
    let one = line.number("DP")?;
    if line.eat("each") {
        return Ok((one, one));
    }
    line.expect("and")?;
    Ok((one, line.number("DP")?))
}
