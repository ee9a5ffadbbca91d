//! What a player does: `A attacks player with G`; and what a player can or cannot do now.

use super::asks::ask;
use super::places::goal;
use super::refs::{Known, effect, located, several_located};
use crate::model::{Act, Check, Choice, Evolution, Fact, Materials, Since, Step};
use crate::text::{Cursor, Kind, Problem};
use digimon::state::Ask;
use table::Seat;

type Read = fn(&mut Cursor<'_>, &Known<'_>) -> Result<Act, Problem>;

/// What a player does, what they can do, and what follows.
const VERBS: [(&str, &str, Read); 24] = [
    ("attacks", "attack", attack),
    ("blocks with", "block with", |line, known| Ok(Act::Block(located(line, known)?))),
    ("does not block", "decline to block", |_, _| Ok(Act::DoNot(Ask::Block))),
    ("counters with", "counter with", |line, known| Ok(Act::Counter(effect(line, known)?))),
    ("does not counter", "decline to counter", |_, _| Ok(Act::DoNot(Ask::Counter))),
    ("does not attack", "decline to attack", |_, _| Ok(Act::DoNot(Ask::AttackTarget))),
    ("plays", "play", play),
    ("digivolves", "digivolve", digivolve),
    ("DNA digivolves into", "DNA digivolve into", dna),
    ("uses", "use", |line, known| Ok(Act::Use(located(line, known)?))),
    ("links", "link", link),
    ("activates", "activate", activate),
    ("hatches", "hatch", |_, _| Ok(Act::Hatch)),
    ("moves", "move", |_, _| Ok(Act::Move)),
    ("passes", "pass", |_, _| Ok(Act::Pass)),
    ("chooses", "choose", choose),
    ("orders", "order", |line, known| Ok(Act::Order(several_located(line, known)?))),
    ("says yes", "say yes", |_, _| Ok(Act::Yes)),
    ("says no", "say no", |_, _| Ok(Act::No)),
    ("redraws", "redraw", |_, _| Ok(Act::Redraw)),
    ("does not redraw", "decline to redraw", |_, _| Ok(Act::DoNot(Ask::Redraw))),
    ("concedes", "concede", |_, _| Ok(Act::Concede)),
    ("yes", "yes", |_, _| Ok(Act::Yes)),
    ("no", "no", |_, _| Ok(Act::No)),
];

/// A line of a seat, after the seat: a choice, or a check of what is asked and offered.
pub(super) fn step(line: &mut Cursor<'_>, known: &Known<'_>, seat: Seat) -> Result<Step, Problem> {
    let start = line.here();
    let step = if let Some(fact) = offer(line, known, seat)? {
        let span = line.since(start);
        Step::Check(Check { span, facts: vec![fact], by: Vec::new(), since: Since::Start })
    } else {
        let act = act(line, known, |(does, _, _)| does)?;
        Step::Choice(Box::new(Choice { seat, act, span: line.since(start) }))
    };
    line.finish()?;
    Ok(step)
}

/// `can …`, `cannot …`, `is asked …`, `is not asked …`
pub(super) fn offer(line: &mut Cursor<'_>, known: &Known<'_>, seat: Seat) -> Result<Option<Fact>, Problem> {
    if line.eat("can") {
        return Ok(Some(Fact::Can(seat, act(line, known, |(_, bare, _)| bare)?)));
    }
    if line.eat("cannot") {
        return Ok(Some(Fact::Cannot(seat, act(line, known, |(_, bare, _)| bare)?)));
    }
    if line.eat("is not asked") {
        let what = if line.is_over() || line.is_kind(Kind::Comma) { None } else { Some(ask(line)?) };
        return Ok(Some(Fact::Asked { seat, what, yes: false }));
    }
    if line.eat("is asked") {
        return Ok(Some(Fact::Asked { seat, what: Some(ask(line)?), yes: true }));
    }
    Ok(None)
}

fn act(
    line: &mut Cursor<'_>,
    known: &Known<'_>,
    form: fn((&'static str, &'static str, Read)) -> &'static str,
) -> Result<Act, Problem> {
    for verb in VERBS {
        if line.eat(form(verb)) {
            return verb.2(line, known);
        }
    }
    let verbs = VERBS.map(|verb| format!("`{}`", form(verb))).join(", ");
    Err(line.expected(&format!("what the player does: one of {verbs}, `can`, `cannot`, `is asked`")))
}

/// `player with G`, `C with G`; without `with` when an effect asks for the target.
fn attack(line: &mut Cursor<'_>, known: &Known<'_>) -> Result<Act, Problem> {
    let goal = goal(line, known)?;
    let with = if line.eat("with") { Some(located(line, known)?) } else { None };
    Ok(Act::Attack { goal, with })
}

/// `H`, `H with DigiXros X, Y`, `H with Assembly X, Y`, `H with nothing under it`
fn play(line: &mut Cursor<'_>, known: &Known<'_>) -> Result<Act, Problem> {
    let card = located(line, known)?;
    let with = if line.eat("with DigiXros") {
        Some(Materials::DigiXros(several_located(line, known)?))
    } else if line.eat("with Assembly") {
        Some(Materials::Assembly(several_located(line, known)?))
    } else if line.eat("with nothing under it") {
        Some(Materials::Nothing)
    } else {
        None
    };
    Ok(Act::Play { card, with })
}

/// `G into H`, with ` by Burst` and the like, and ` for 2` where there are several ways.
fn digivolve(line: &mut Cursor<'_>, known: &Known<'_>) -> Result<Act, Problem> {
    let what = located(line, known)?;
    line.expect("into")?;
    let into = located(line, known)?;
    let by = line.eat_any(&[
        ("by Burst", Evolution::Burst),
        ("by App Fusion", Evolution::AppFusion),
        ("by an effect", Evolution::Granted),
        ("ignoring requirements", Evolution::IgnoringRequirements),
    ]);
    Ok(Act::Digivolve { what, into, by, cost: cost(line)? })
}

/// ` for 2`
fn cost(line: &mut Cursor<'_>) -> Result<Option<i8>, Problem> {
    if line.eat("for") { line.number("a cost").map(Some) } else { Ok(None) }
}

fn dna(line: &mut Cursor<'_>, known: &Known<'_>) -> Result<Act, Problem> {
    let into = located(line, known)?;
    let with = if line.eat("with") { several_located(line, known)? } else { Vec::new() };
    Ok(Act::DnaDigivolve { into, with, cost: cost(line)? })
}

fn link(line: &mut Cursor<'_>, known: &Known<'_>) -> Result<Act, Problem> {
    let what = located(line, known)?;
    line.expect("to")?;
    Ok(Act::Link { what, to: located(line, known)? })
}

/// `G's effect`, `G's effect 2`; ` first` for one of the effects that wait.
fn activate(line: &mut Cursor<'_>, known: &Known<'_>) -> Result<Act, Problem> {
    let effect = effect(line, known)?;
    Ok(Act::Activate { effect, waiting: line.eat("first") })
}

fn choose(line: &mut Cursor<'_>, known: &Known<'_>) -> Result<Act, Problem> {
    if line.eat("no more") {
        return Ok(Act::NoMore);
    }
    if line.eat("mode") {
        return Ok(Act::Mode(line.number("the number of the mode; the first is 1")?));
    }
    if line.eat("top") {
        return Ok(Act::Top);
    }
    if line.eat("bottom") {
        return Ok(Act::Bottom);
    }
    if line.eat("player") {
        let seat = line.eat_any(&[("A", Seat::A), ("B", Seat::B)]);
        return seat.map(Act::ChooseSeat).ok_or_else(|| line.expected("`A` or `B`"));
    }
    if let Some(number) = line.maybe_number() {
        return Ok(Act::Number(number));
    }
    Ok(Act::Choose(several_located(line, known)?))
}

/// Kept apart so that sentences can tell a player from a card.
pub(super) fn seat(line: &mut Cursor<'_>) -> Option<Seat> {
    let possessive = line.peek_at(1).is_some_and(|token| token.kind == Kind::Possessive);
    if possessive { None } else { line.eat_any(&[("A", Seat::A), ("B", Seat::B)]) }
}
