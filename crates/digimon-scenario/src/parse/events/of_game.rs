//! Events of nobody in particular, and of turns.

use crate::model::{GameEvent, How, Pattern, SeatEvent};
use crate::parse::Known;
use crate::parse::Told;
use crate::parse::facts::PHASES;
use crate::parse::places::goal;
use crate::parse::refs::reference;
use scenario::{Cursor, Kind, Problem};
use table::Seat;

const NOUNS: [(&str, GameEvent); 6] = [
    ("end of the attack", GameEvent::AttackEnded),
    ("security check", GameEvent::SecurityCheck),
    ("rule check", GameEvent::RuleCheck(None)),
    ("battle", GameEvent::Battle),
    ("block", GameEvent::Block),
    ("attack", GameEvent::Attack),
];

/// What happened, how it is said that it did not, and the event.
const SENTENCES: [(&str, &str, GameEvent); 9] = [
    ("the decks were shuffled", "the decks were not shuffled", GameEvent::DecksShuffled),
    ("the opening hands were drawn", "the opening hands were not drawn", GameEvent::OpeningHands),
    ("the security stacks were set", "the security stacks were not set", GameEvent::SecuritySet),
    ("the attack ended", "the attack did not end", GameEvent::AttackEnded),
    ("the attack hit nothing", "the attack hit something", GameEvent::AttackFailed),
    ("something was put off", "nothing was put off", GameEvent::Deferred),
    ("a loop was found", "no loop was found", GameEvent::LoopFound),
    ("the game stalled", "the game did not stall", GameEvent::Stalled),
    ("the game was drawn", "the game was not drawn", GameEvent::Drawn),
];

/// `the battle`, after `before`; not if a sentence follows, such as `the attack ended`.
pub(crate) fn noun(line: &mut Cursor<'_>) -> Option<Told> {
    let mut ahead = line.clone();
    if !ahead.eat("the") && !ahead.eat("a") {
        return None;
    }
    let event = ahead.eat_any(&NOUNS)?;
    let ends = ahead.is_over() || ahead.is_kind(Kind::Comma) || ahead.is_kind(Kind::Semicolon);
    if !ends && !["before", "and", "by"].iter().any(|word| ahead.is(word)) {
        return None;
    }
    *line = ahead;
    Some(Told::once(Pattern::Game(event)))
}

pub(in crate::parse) fn game(line: &mut Cursor<'_>, known: &Known) -> Result<Option<Told>, Problem> {
    let told = |event| Ok(Some(Told::once(Pattern::Game(event))));
    for (yes, no, event) in SENTENCES {
        let not = line.eat(no);
        if not || line.eat(yes) {
            return Ok(Some(Told::once(Pattern::Game(event)).negated(not)));
        }
    }
    if line.eat("the attack was not switched") {
        let pattern = Pattern::Game(GameEvent::Switched(None));
        return Ok(Some(Told { patterns: vec![pattern], how: How::Not }));
    }
    if line.eat("the attack was switched") {
        let to = if line.eat("to") { Some(goal(line, known)?) } else { None };
        return told(GameEvent::Switched(to));
    }
    if line.eat("a rule check removed") {
        return told(GameEvent::RuleCheck(Some(reference(line, known)?)));
    }
    if line.eat("an effect was given") {
        let to = if line.eat("to") { Some(reference(line, known)?) } else { None };
        return told(GameEvent::EffectGiven(to));
    }
    if line.eat("the loop stopped after") {
        let times = line.number("how often it went round")?;
        line.expect("times")?;
        return told(GameEvent::LoopStopped(times));
    }
    if line.is("there was") || line.is("there were") {
        return there_was(line).map(Some);
    }
    phase(line)
}

/// `there was no battle`, `there was a rule check`, `there were 2 attacks`
fn there_was(line: &mut Cursor<'_>) -> Result<Told, Problem> {
    line.skip(2);
    let not = line.eat("no");
    let _ = not || line.eat("a") || line.eat("an");
    let event = line.eat_any(&NOUNS);
    let what = "`attack`, `block`, `battle`, `security check`, `rule check` or `end of the attack`";
    let event = event.ok_or_else(|| line.expected(what))?;
    Ok(Told::once(Pattern::Game(event)).negated(not))
}

/// `turn 4 began`, `the draw phase did not begin`
fn phase(line: &mut Cursor<'_>) -> Result<Option<Told>, Problem> {
    let mut ahead = line.clone();
    let event = if ahead.eat("turn") {
        GameEvent::TurnBegan(ahead.number("the number of the turn")?)
    } else if ahead.eat("the") {
        let Some(phase) = ahead.eat_any(&PHASES) else { return Ok(None) };
        GameEvent::PhaseBegan(phase)
    } else {
        return Ok(None);
    };
    let not = ahead.eat("did not begin");
    if !not {
        ahead.expect("began")?;
    }
    *line = ahead;
    Ok(Some(Told::once(Pattern::Game(event)).negated(not)))
}

/// `A's turn began`, `A's turn was ending`, `A's turn ended`
pub(in crate::parse) fn turn(line: &mut Cursor<'_>) -> Result<Option<Told>, Problem> {
    let mut ahead = line.clone();
    let Some(seat) = ahead.eat_any(&[("A", Seat::A), ("B", Seat::B)]) else { return Ok(None) };
    if !ahead.eat_kind(Kind::Possessive) || !ahead.eat("turn") {
        return Ok(None);
    }
    *line = ahead;
    let event = line.eat_any(&[
        ("began", (SeatEvent::TurnBegan, false)),
        ("was ending", (SeatEvent::TurnEnding, false)),
        ("was not ending", (SeatEvent::TurnEnding, true)),
        ("ended", (SeatEvent::TurnEnded, false)),
        ("did not begin", (SeatEvent::TurnBegan, true)),
        ("did not end", (SeatEvent::TurnEnded, true)),
    ]);
    let (event, not) =
        event.ok_or_else(|| line.expected("`began`, `was ending`, `ended` or `did not end`"))?;
    Ok(Some(Told::once(Pattern::Seat(seat, event)).negated(not)))
}
