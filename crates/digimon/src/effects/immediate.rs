//! DCG 15-8-5, 18-2: immediate effects, which cut in before something happens.

use crate::effects::language::Happening;
use crate::effects::trigger::Seen;
use crate::effects::{activation, icons};
use crate::eye::Eye;
use crate::game::Game;
use crate::library::{EffectInfo, Section};
use crate::state::{Activation, Ask, Cause, Choice, Facts, Frame, Happened, Holder, Interrupt, Thing};

/// Something is about to happen to these. What is left of them afterwards comes back as picked.
pub(crate) fn interrupt(game: &mut Game, what: Happening, leaves: bool, subjects: Vec<Thing>, other: Vec<Thing>, cause: Cause) {
    let anyone = game.reacts.would.has(what) || (leaves && game.reacts.would.has(Happening::Leaves));
    if !anyone || subjects.is_empty() {
        game.state.picked = subjects;
        return;
    }
    let seat = Eye::on(game).seat_of(subjects[0]).unwrap_or(game.state.turn_player);
    let interrupt = Interrupt { what, leaves, seat, subjects, other, cause, used: Vec::new(), replaced: false };
    game.push(Frame::Interrupt(Box::new(interrupt)));
}

/// Activates the immediate effects one by one, the turn player's first (15-4-3-5), until none is left.
pub(crate) fn step(game: &mut Game, mut interrupt: Box<Interrupt>) {
    let eye = Eye::on(game);
    interrupt.subjects.retain(|&thing| eye.is_there(thing));
    let ready = ready(game, &interrupt);
    let Some(first) = ready.first() else {
        game.state.answer = None;
        game.state.picked = if interrupt.replaced { Vec::new() } else { interrupt.subjects };
        return;
    };
    let seat = first.you;
    if let Some(Choice::Effect(at)) = game.state.answer.take() {
        let holder = ready[at as usize];
        return activate(game, interrupt, holder);
    }
    let options = ready.iter().enumerate().take_while(|(_, holder)| holder.you == seat);
    let options: Vec<Choice> = options.map(|(at, _)| Choice::Effect(at as u16)).collect();
    game.push(Frame::Interrupt(interrupt));
    game.ask(seat, Ask::NextImmediate, None, options);
}

/// 15-8-5-4: those that can cut in now and have not had their chance, the turn player's first.
fn ready(game: &Game, interrupt: &Interrupt) -> Vec<Holder> {
    if interrupt.subjects.is_empty() || interrupt.replaced {
        return Vec::new();
    }
    let eye = Eye::on(game);
    let (what, leaves) = (interrupt.what, interrupt.leaves);
    let listens = |info: &EffectInfo| info.would.has(what) || (leaves && info.would.has(Happening::Leaves));
    let section = |section: &Section| section.would.has(what) || (leaves && section.would.has(Happening::Leaves));
    let mut concerned = interrupt.subjects.clone();
    concerned.extend(&interrupt.other);
    let mut holders = eye.holders(listens, section, &concerned);
    let seen = Seen {
        what,
        leaves,
        before: true,
        seat: interrupt.seat,
        subjects: &interrupt.subjects,
        other: &interrupt.other,
        cause: interrupt.cause,
    };
    holders.retain(|holder| {
        eye.is_triggered(holder, &seen)
            && icons::can_be_used(game, holder)
            && !used(game, interrupt, holder)
            && activation::has_something_to_do(game, holder, Some(&happened(eye, interrupt)))
    });
    let turn_player = game.state.turn_player;
    holders.sort_by_key(|holder| holder.you != turn_player);
    holders
}

/// The first interruption of the stack remembers what has had its chance (15-8-5-4).
fn used(game: &Game, interrupt: &Interrupt, holder: &Holder) -> bool {
    let root = game.state.frames.iter().find_map(|frame| match frame {
        Frame::Interrupt(root) => Some(&**root),
        _ => None,
    });
    root.unwrap_or(interrupt).used.contains(holder)
}

fn activate(game: &mut Game, mut interrupt: Box<Interrupt>, holder: Holder) {
    let root = game.state.frames.iter_mut().find_map(|frame| match frame {
        Frame::Interrupt(root) => Some(root),
        _ => None,
    });
    match root {
        Some(root) => root.used.push(holder),
        None => interrupt.used.push(holder),
    }
    let happened = Box::new(happened(Eye::on(game), &interrupt));
    game.push(Frame::Interrupt(interrupt));
    let activation = Activation { immediate: true, ..activation::blank(game, holder, Some(happened)) };
    activation::begin(game, activation);
}

fn happened(eye: Eye<'_>, interrupt: &Interrupt) -> Happened {
    Happened {
        what: interrupt.what,
        seat: interrupt.seat,
        subjects: eye.snapshots(&interrupt.subjects),
        other: eye.snapshots(&interrupt.other),
        cause: interrupt.cause,
        facts: Facts::default(),
    }
}

/// The interruption that the running effect cuts into.
fn current(game: &mut Game) -> Option<&mut Interrupt> {
    game.state.frames.iter_mut().rev().find_map(|frame| match frame {
        Frame::Interrupt(interrupt) => Some(&mut **interrupt),
        _ => None,
    })
}

/// The immediate effects that are being chosen from now.
pub(crate) fn choosing(game: &Game) -> Option<Vec<Holder>> {
    match game.state.frames.last() {
        Some(Frame::Interrupt(interrupt)) => Some(ready(game, interrupt)),
        _ => None,
    }
}

/// Strikes these off what would happen; was any of them on it?
pub(crate) fn strike(game: &mut Game, things: &[Thing]) -> bool {
    let Some(interrupt) = current(game) else { return false };
    let before = interrupt.subjects.len();
    interrupt.subjects.retain(|thing| !things.contains(thing));
    interrupt.subjects.len() < before
}

/// 18-2-1: nothing of it happens; something else does instead.
pub(crate) fn replace(game: &mut Game) {
    if let Some(interrupt) = current(game) {
        interrupt.replaced = true;
    }
}

