//! What a player does: `A attacks player with G`.

use super::Known;
use super::places::goal;
use super::refs::{effect, located, several_located};
use crate::Digimon;
use crate::model::{Act, Evolution, Materials};
use digimon::state::Ask;
use scenario::{Cursor, Problem, ReadAct, Verb};
use table::Seat;

pub(crate) const VERBS: &[Verb<Digimon>] = &[
    verb("attacks", "attack", attack),
    verb("blocks with", "block with", |line, known| Ok(Act::Block(located(line, known)?))),
    verb("does not block", "decline to block", |_, _| Ok(Act::DoNot(Ask::Block))),
    verb("counters with", "counter with", |line, known| Ok(Act::Counter(effect(line, known)?))),
    verb("does not counter", "decline to counter", |_, _| Ok(Act::DoNot(Ask::Counter))),
    verb("does not attack", "decline to attack", |_, _| Ok(Act::DoNot(Ask::AttackTarget))),
    verb("plays", "play", play),
    verb("digivolves", "digivolve", digivolve),
    verb("DNA digivolves into", "DNA digivolve into", dna),
    verb("uses", "use", |line, known| Ok(Act::Use(located(line, known)?))),
    verb("links", "link", link),
    verb("activates", "activate", activate),
    verb("hatches", "hatch", |_, _| Ok(Act::Hatch)),
    verb("moves", "move", |_, _| Ok(Act::Move)),
    verb("passes", "pass", |_, _| Ok(Act::Pass)),
    verb("chooses", "choose", choose),
    verb("orders", "order", |line, known| Ok(Act::Order(several_located(line, known)?))),
    verb("says yes", "say yes", |_, _| Ok(Act::Yes)),
    verb("says no", "say no", |_, _| Ok(Act::No)),
    verb("redraws", "redraw", |_, _| Ok(Act::Redraw)),
    verb("does not redraw", "decline to redraw", |_, _| Ok(Act::DoNot(Ask::Redraw))),
    verb("concedes", "concede", |_, _| Ok(Act::Concede)),
    verb("yes", "yes", |_, _| Ok(Act::Yes)),
    verb("no", "no", |_, _| Ok(Act::No)),
];

const fn verb(does: &'static str, bare: &'static str, read: ReadAct<Digimon>) -> Verb<Digimon> {
    Verb { does, bare, read }
}

/// `player with G`, `C with G`; without `with` when an effect asks for the target.
fn attack(line: &mut Cursor<'_>, known: &Known) -> Result<Act, Problem> {
    let goal = goal(line, known)?;
    let with = if line.eat("with") { Some(located(line, known)?) } else { None };
    Ok(Act::Attack { goal, with })
}

/// `H`, `H with DigiXros X, Y`, `H with Assembly X, Y`, `H with nothing under it`
fn play(line: &mut Cursor<'_>, known: &Known) -> Result<Act, Problem> {
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
fn digivolve(line: &mut Cursor<'_>, known: &Known) -> Result<Act, Problem> {
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

fn dna(line: &mut Cursor<'_>, known: &Known) -> Result<Act, Problem> {
    let into = located(line, known)?;
    let with = if line.eat("with") { several_located(line, known)? } else { Vec::new() };
    Ok(Act::DnaDigivolve { into, with, cost: cost(line)? })
}

fn link(line: &mut Cursor<'_>, known: &Known) -> Result<Act, Problem> {
    let what = located(line, known)?;
    line.expect("to")?;
    Ok(Act::Link { what, to: located(line, known)? })
}

/// `G's effect`, `G's effect 2`; ` first` for one of the effects that wait.
fn activate(line: &mut Cursor<'_>, known: &Known) -> Result<Act, Problem> {
    let effect = effect(line, known)?;
    Ok(Act::Activate { effect, waiting: line.eat("first") })
}

fn choose(line: &mut Cursor<'_>, known: &Known) -> Result<Act, Problem> {
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
