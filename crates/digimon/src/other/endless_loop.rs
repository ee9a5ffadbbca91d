//! DCG 18-3: endless loops. The same state again, log and generator aside, is a loop.

use crate::game::Game;
use crate::library::EffectId;
use crate::overview::winning;
use crate::state::{Ask, Canonical, CardId, Choice, Decision, Frame, Holder, LoopStep, Returned, What};
use serde::{Deserialize, Serialize};
use table::Seat;

/// So many activations in one turn before the game begins to suspect a loop.
const SUSPICIOUS: u32 = 6;
/// So many states of a turn are kept whole: what comes again after more of them is a stall, not a loop.
const KEPT: usize = 1_000;
/// The most rounds that a player may declare; going round changes nothing.
const MOST_ROUNDS: i32 = 10;

/// What the game remembers of this turn to notice that it goes round in a circle.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Watch {
    /// The outlines of states: where one comes again, the whole states are kept from then on.
    outlines: Vec<u64>,
    /// States, and how many decisions had been made by then.
    seen: Vec<(Canonical, u16)>,
    made: Vec<Made>,
    /// 18-3-3: what may not be chosen again, because it leads into the same loop.
    closed: Vec<Made>,
    /// 18-3-3-3: what the others go on choosing until the one who stops the loop comes to it.
    forced: Vec<Made>,
}

impl Watch {
    /// 18-3-3: was a loop stopped this turn, so that something is no longer offered?
    pub fn has_stopped_a_loop(&self) -> bool {
        !self.closed.is_empty() || !self.forced.is_empty()
    }
}

/// A decision that was made between two looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Made {
    seat: Seat,
    ask: Ask,
    /// The effect that asked, and its card.
    about: Option<(EffectId, CardId)>,
    choice: Choice,
    /// There was something else to choose.
    free: bool,
}

fn is_suspicious(game: &Game) -> bool {
    game.state.activations() >= SUSPICIOUS
}

/// Was there a state like this one before in this turn, at a glance?
fn is_known(game: &mut Game) -> bool {
    let outline = game.state.outline();
    let outlines = &mut game.state.watch_mut().outlines;
    let known = outlines.contains(&outline);
    if !known {
        outlines.push(outline);
    }
    known
}

/// Looks at the state each time that something is to be settled. Has a loop been found?
pub(crate) fn watch(game: &mut Game) -> bool {
    if game.state.activations() == 0 || !is_known(game) || !is_suspicious(game) {
        return false;
    }
    let now = game.state.canonical();
    let watch = game.state.watch_mut();
    let Some(&(_, from)) = watch.seen.iter().find(|(seen, _)| *seen == now) else {
        if watch.seen.len() >= KEPT {
            watch.seen.remove(0);
        }
        watch.seen.push((now, watch.made.len() as u16));
        return false;
    };
    let cycle: Vec<Made> = watch.made[from as usize..].to_vec();
    watch.seen.clear();
    watch.made.clear();
    game.note(&["18-3-1"], |_| What::LoopFound);
    let stoppable: Vec<Made> = cycle.into_iter().filter(|made| made.free).collect();
    if stoppable.is_empty() {
        winning::draw(game, &["18-3-2"]);
    } else {
        let ask = LoopStep { ask: game.state.turn_player(), stoppable, declared: Vec::new() };
        game.push(Frame::Settle);
        game.push(Frame::Loop(Box::new(ask)));
    }
    true
}

/// A player has answered: that is part of the circle, if it is one.
pub(crate) fn made(game: &mut Game, decision: &Decision, choice: Choice) {
    if is_suspicious(game) {
        let (seat, ask, about) = (decision.seat, decision.ask, about(decision.about));
        let free = decision.options.len() > 1;
        game.state.watch_mut().made.push(Made { seat, ask, about, choice, free });
    }
}

fn about(holder: Option<Holder>) -> Option<(EffectId, CardId)> {
    holder.map(|holder| (holder.effect, holder.card.card))
}

/// 18-3-3: what leads into the loop that was stopped is no longer offered; and until then the
/// others go on as before, which is given back as the answer.
pub(crate) fn close(game: &mut Game, decision: &mut Decision) -> Option<Choice> {
    let (seat, ask, about) = (decision.seat, decision.ask, about(decision.about));
    let same = |made: &Made| made.seat == seat && made.ask == ask && made.about == about;
    let watch = game.state.watch_mut();
    let closed: Vec<Choice> = watch.closed.iter().filter(|made| same(made)).map(|made| made.choice).collect();
    if decision.options.iter().any(|choice| closed.contains(choice)) && decision.options.len() > closed.len()
    {
        decision.options.retain(|choice| !closed.contains(choice));
        watch.forced.clear();
        return None;
    }
    let forced = watch.forced.iter().find(|made| same(made)).map(|made| made.choice)?;
    decision.options.contains(&forced).then_some(forced)
}

/// 18-3-3-1, 18-3-3-2: first the turn player, then the other, each if they can stop it, declare
/// how often they go round.
pub(crate) fn step(game: &mut Game, mut step: Box<LoopStep>, returned: &Returned) {
    let seat = step.ask;
    if let Some(Choice::Number(n)) = returned.answer() {
        step.declared.push((seat, n));
    } else if step.stoppable.iter().any(|made| made.seat == seat) {
        game.push(Frame::Loop(step));
        return game.ask(seat, Ask::LoopCount, None, (0..=MOST_ROUNDS).map(Choice::Number).collect());
    }
    if seat == game.state.turn_player() {
        step.ask = seat.other();
        return game.push(Frame::Loop(step));
    }
    stop(game, &step);
}

/// 18-3-3-3: whoever declared fewer rounds stops it then.
fn stop(game: &mut Game, step: &LoopStep) {
    let Some(&(seat, times)) = step.declared.iter().min_by_key(|(_, n)| *n) else { return };
    let (stopper, others): (Vec<Made>, Vec<Made>) = step.stoppable.iter().partition(|made| made.seat == seat);
    game.state.watch_mut().closed.extend(stopper);
    game.state.watch_mut().forced = others;
    game.note(&["18-3-3-3"], |_| What::LoopStops { times });
}
