//! What players did and what happened to them, and what happened in the duel.

use super::places::PHASES;
use super::{Draft, Told, refs};
use crate::model::{GameEvent, Pattern, SeatEvent};
use scenario::{Cursor, How, Problem, total};
use table::Seat;

type OfAmount = fn(Option<i32>) -> SeatEvent;

const AMOUNTS: [(&str, &str, OfAmount); 3] = [
    ("gained", "gain", SeatEvent::Gained),
    ("paid", "pay", SeatEvent::Paid),
    ("lost", "lose", SeatEvent::Lost),
];

/// Nothing if the sentence is not about what happened.
pub(super) fn of_seat(line: &mut Cursor<'_>, draft: &Draft, seat: Seat) -> Result<Option<Told>, Problem> {
    let told = |event: SeatEvent, not: bool| Ok(Some(Told::once(Pattern::Seat(seat, event)).negated(not)));
    let not = line.eat("did not");
    let is = |line: &mut Cursor<'_>, past: &str, bare: &str| line.eat(if not { bare } else { past });
    if is(line, "drew", "draw") {
        if let Some(count) = total(line) {
            let pattern = Pattern::Seat(seat, SeatEvent::Drew(None));
            return Ok(Some(Told { patterns: vec![pattern], how: How::Total(count) }));
        }
        let card = refs::is_reference(line, draft).then(|| refs::reference(line, draft)).transpose()?;
        return told(SeatEvent::Drew(card), not);
    }
    if is(line, "took", "take") {
        let amount = line.maybe_number();
        let battle = line.eat("battle damage");
        if !battle && !line.eat("damage") && !line.eat("effect damage") {
            return Err(line.expected("`damage`, `effect damage` or `battle damage`"));
        }
        let event = if battle { SeatEvent::BattleDamage(amount) } else { SeatEvent::Damage(amount) };
        return told(event, not);
    }
    for (past, bare, event) in AMOUNTS {
        if is(line, past, bare) {
            let amount = line.maybe_number();
            let _ = line.eat("LP");
            return told(event(amount), not);
        }
    }
    if is(line, "shuffled", "shuffle") {
        return told(SeatEvent::Shuffled, not);
    }
    if is(line, "won", "win") {
        return told(SeatEvent::Won, not);
    }
    if is(line, "looked at", "look at") {
        let card = refs::is_reference(line, draft).then(|| refs::reference(line, draft)).transpose()?;
        return told(SeatEvent::LookedAt(card), not);
    }
    if not {
        Err(line.expected("`draw`, `take damage`, `gain`, `pay`, `lose`, `shuffle` or `win`"))
    } else {
        Ok(None)
    }
}

/// `turn 4 began`, `the battle phase began`, `there was no battle`
pub(super) fn of_game(line: &mut Cursor<'_>) -> Option<Told> {
    let once = |event, not: bool| Some(Told::once(Pattern::Game(event)).negated(not));
    if line.eat("there was a battle") {
        return once(GameEvent::Battle, false);
    }
    if line.eat("there was no battle") {
        return once(GameEvent::Battle, true);
    }
    let mut ahead = line.clone();
    let event = if ahead.eat("turn") {
        GameEvent::TurnBegan(Some(ahead.maybe_number()?))
    } else if ahead.eat("the") {
        GameEvent::PhaseBegan(ahead.eat_any(&PHASES)?)
    } else {
        return None;
    };
    let not = ahead.eat_any(&[("began", false), ("did not begin", true)])?;
    *line = ahead;
    once(event, not)
}

/// `before the battle`
pub(crate) fn noun(line: &mut Cursor<'_>) -> Option<Told> {
    let phase = line.is("the battle step") || line.is("the battle phase");
    (!phase && line.eat("the battle")).then(|| Told::once(Pattern::Game(GameEvent::Battle)))
}
