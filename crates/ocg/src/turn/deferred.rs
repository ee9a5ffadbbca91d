//! OCG 3.6.3-93: what an effect left for the End Phase.

use crate::game::Game;
use crate::language::Until;
use crate::run::Next;
use crate::state::{Deferred, Frame, RunStage, Running, TurnStage};

/// The block within the present step waits.
pub(crate) fn defer(game: &mut Game, running: &Running, until: Until) {
    let turn = match until {
        Until::EndPhase
        | Until::EndOfTurn
        | Until::EndOfBattlePhase
        | Until::EndOfDamageStep
        | Until::WhileThisIsFaceUp
        | Until::Always => game.state.turn.number,
        Until::EndOfNextTurn(_) => game.state.turn.number + 1,
    };
    if let Some(block) = game.library.within(running.block, running.at, 0) {
        let running = Running { block, at: 0, stage: RunStage::Step, ..running.clone() };
        game.state.deferred.push(Deferred { turn, running });
    }
}

/// The next one that is due, and then this stage of the turn again.
pub(crate) fn next(game: &mut Game, again: TurnStage) -> Option<Next> {
    let turn = game.state.turn.number;
    let at = game.state.deferred.iter().position(|one| one.turn <= turn)?;
    let due = game.state.deferred.remove(at);
    game.state.moment += 1;
    Some(Next::Push(Frame::Turn(again), Frame::Run(Box::new(due.running))))
}
