//! DCG 15-8-5, 18-2: immediate effects, which cut in before something happens.

use crate::effects::language::{Does, Happening, Step};
use crate::effects::trigger::{Seen, named};
use crate::effects::{activation, icons};
use crate::game::Game;
use crate::library::Awaits;
use crate::query::Query;
use crate::state::{
    Activation, Ask, Cause, Choice, Facts, Frame, Happened, Holder, Interrupt, Returned, Thing,
};

/// Something is about to happen to these. What is left of them afterwards is handed back.
/// 15-8-5-1, 15-8-5-2: before it happens; what is prevented never has.
pub(crate) fn interrupt(
    game: &mut Game,
    what: Happening,
    leaves: bool,
    subjects: Vec<Thing>,
    other: Vec<Thing>,
    cause: Cause,
) {
    if !game.reacts.awaits.overlaps(awaited(what, leaves)) || subjects.is_empty() {
        return game.hand_back(Returned::Things(subjects));
    }
    let seat = Query::on(game).seat_of(subjects[0]).unwrap_or(game.state.turn_player());
    let (waiting, used) = (Vec::new(), Vec::new());
    let mut interrupt =
        Interrupt { what, leaves, seat, subjects, other, cause, waiting, used, replaced: false };
    interrupt.waiting = triggered(game, &interrupt);
    game.push(Frame::Interrupt(Box::new(interrupt)));
}

/// What the effects wait for that may cut in.
fn awaited(what: Happening, leaves: bool) -> Awaits {
    Awaits { before: named(what, leaves), ..Awaits::default() }
}

/// Activates the immediate effects one by one, the turn player's first (15-4-3-5), until none is left.
pub(crate) fn step(game: &mut Game, mut interrupt: Box<Interrupt>, returned: &Returned) {
    let query = Query::on(game);
    interrupt.subjects.retain(|&thing| query.is_there(thing));
    interrupt.waiting.retain(|holder| is_still_there(query, holder));
    let ready = ready(game, &interrupt);
    let Some(&(_, first)) = ready.first() else {
        let left = if interrupt.replaced { Vec::new() } else { interrupt.subjects };
        return game.hand_back(Returned::Things(left));
    };
    if let Some(Choice::Effect(at)) = returned.answer() {
        let holder = interrupt.waiting.remove(at as usize);
        return activate(game, interrupt, holder);
    }
    let options = ready.iter().filter(|(_, holder)| holder.you == first.you);
    let options: Vec<Choice> = options.map(|&(at, _)| Choice::Effect(at as u16)).collect();
    game.push(Frame::Interrupt(interrupt));
    game.ask(first.you, Ask::NextImmediate, None, options);
}

fn is_still_there(query: Query<'_>, holder: &Holder) -> bool {
    match holder.unit {
        Some(_) => query.still_holds(holder),
        None => crate::effects::pending::is_held_elsewhere(query.game, holder, holder.card),
    }
}

/// Those of the waiting that can be activated now (15-8-5-5-2), the turn player's first.
/// 15-8-5-5-1
fn ready(game: &Game, interrupt: &Interrupt) -> Vec<(usize, Holder)> {
    if interrupt.replaced || interrupt.waiting.is_empty() {
        return Vec::new();
    }
    let query = Query::on(game);
    let can = |holder: &Holder| {
        let happened = happened(query, interrupt, holder);
        icons::can_be_used(game, holder) && activation::has_something_to_do(game, holder, Some(&happened))
    };
    let mut ready: Vec<(usize, Holder)> =
        interrupt.waiting.iter().copied().enumerate().filter(|(_, holder)| can(holder)).collect();
    let turn_player = game.state.turn_player();
    ready.sort_by_key(|(_, holder)| holder.you != turn_player);
    ready
}

/// 15-8-5-3: the immediate effects that trigger now, without those that have had their chance
/// since the first interruption (15-8-5-4).
fn triggered(game: &Game, interrupt: &Interrupt) -> Vec<Holder> {
    let query = Query::on(game);
    let (what, leaves) = (interrupt.what, interrupt.leaves);
    let mut concerned = interrupt.subjects.clone();
    concerned.extend(&interrupt.other);
    let seen = seen(interrupt);
    let mut used: Vec<Holder> = root(game).map(|root| root.used.clone()).unwrap_or_default();
    let mut holders = query.waiting(awaited(what, leaves), &concerned);
    holders.retain(|holder| {
        query.is_triggered(holder, &seen) && icons::can_be_used(game, holder) && !clashes(game, holder) && {
            // Of two alike, one that was used leaves the other.
            let had = used.iter().position(|other| other == holder);
            had.map(|at| used.swap_remove(at)).is_none()
        }
    });
    holders
}

/// 18-2-4: a replacement does not cut in on a replacement.
fn clashes(game: &Game, holder: &Holder) -> bool {
    let replacing =
        game.state.frames().iter().any(|frame| matches!(frame, Frame::Interrupt(other) if other.replaced));
    let Does::Run(block) = &game.effect_of(holder.effect).does else { return false };
    replacing && replaces(&block.steps)
}

fn replaces(steps: &[Step]) -> bool {
    steps.iter().any(|step| {
        matches!(step, Step::InsteadOfIt(_)) || step.blocks().into_iter().any(|block| replaces(&block.steps))
    })
}

/// The first interruption of the stack.
fn root(game: &Game) -> Option<&Interrupt> {
    game.state
        .frames()
        .iter()
        .find_map(|frame| if let Frame::Interrupt(root) = frame { Some(&**root) } else { None })
}

fn activate(game: &mut Game, mut interrupt: Box<Interrupt>, holder: Holder) {
    let root = game
        .state
        .frames_mut()
        .iter_mut()
        .find_map(|frame| if let Frame::Interrupt(root) = frame { Some(root) } else { None });
    match root {
        Some(root) => root.used.push(holder),
        None => interrupt.used.push(holder),
    }
    let happened = Box::new(happened(Query::on(game), &interrupt, &holder));
    game.push(Frame::Interrupt(interrupt));
    let activation = Activation { immediate: true, ..activation::blank(game, holder, Some(happened)) };
    activation::begin(game, activation);
}

/// The interruption as triggers look at it.
fn seen(interrupt: &Interrupt) -> Seen<'_> {
    Seen {
        what: interrupt.what,
        leaves: interrupt.leaves,
        before: true,
        seat: interrupt.seat,
        subjects: &interrupt.subjects,
        other: &interrupt.other,
        cause: interrupt.cause,
    }
}

/// What is about to happen, as this effect speaks of it (15-15-7-4).
fn happened(query: Query<'_>, interrupt: &Interrupt, holder: &Holder) -> Happened {
    Happened {
        what: interrupt.what,
        seat: interrupt.seat,
        subjects: query.snapshots(&query.about_to(holder, &seen(interrupt))),
        other: query.snapshots(&interrupt.other),
        cause: interrupt.cause,
        facts: Facts::default(),
        judged: Vec::new(),
    }
}

/// The interruption that the running effect cuts into.
fn current(game: &mut Game) -> Option<&mut Interrupt> {
    game.state
        .frames_mut()
        .iter_mut()
        .rev()
        .find_map(|frame| if let Frame::Interrupt(interrupt) = frame { Some(&mut **interrupt) } else { None })
}

/// The immediate effects that are being chosen from now.
pub(crate) fn choosing(game: &Game) -> Option<&[Holder]> {
    let Frame::Interrupt(interrupt) = game.state.frames().last()? else { return None };
    Some(&interrupt.waiting)
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
