//! DCG 11-3: the counter timing.

use super::then;
use crate::effects::language::{Does, Step};
use crate::effects::pending;
use crate::game::Game;
use crate::pipe;
use crate::state::{Ask, AttackStep, Cause, Change, Choice, Frame, Returned};
use table::Windows;

/// 11-3-1: [Counter] effects of the non-turn player trigger; one of them may be activated (11-3-2).
pub(super) fn begin(game: &mut Game) {
    match game.state.windows() {
        Windows::Exact => then(game, AttackStep::CounterSettled),
        Windows::Public => game.push(Frame::Attack(AttackStep::CounterWindow)),
    }
    pipe::commit(game, &Change::CounterTiming, &[], Cause::Rule);
}

/// 11-3-2: one of the effects, or none. It is asked whenever there is a hand that one of them might
/// be in, so that being asked says nothing about the hand.
pub(super) fn ask(game: &mut Game) {
    let defender = game.state.turn_player().other();
    let ready = pending::ready(game, defender);
    if ready.is_empty() && game.state.player(defender).hand.is_empty() {
        return then(game, AttackStep::CounterSettled);
    }
    let mut options: Vec<Choice> = ready.iter().map(|&at| Choice::Effect(at as u16)).collect();
    if ready.iter().all(|&at| is_optional(game, at)) {
        options.push(Choice::No);
    }
    game.push(Frame::Attack(AttackStep::CounterAnswered));
    game.ask(defender, Ask::Counter, None, options);
}

/// 15-9-2: does the effect itself leave the choice?
fn is_optional(game: &Game, at: usize) -> bool {
    match &game.effect_of(game.state.pending()[at].holder.effect).does {
        Does::Run(block) => {
            let first = game.library.block(block.id).first();
            matches!(first, Some(Step::May(_) | Step::By(..) | Step::BlastDigivolve))
        }
        Does::Hold(_) => false,
    }
}

pub(super) fn answered(game: &mut Game, returned: &Returned) {
    then(game, AttackStep::CounterSettled);
    if let Some(Choice::Effect(at)) = returned.answer() {
        pending::activate(game, usize::from(at));
    } else {
        pending::drop_counters(game);
    }
}
