//! DCG 6-6: the end of the turn.

use super::{is_ending, then};
use crate::effects::language::Happening;
use crate::effects::trigger;
use crate::game::Game;
use crate::other::deferred;
use crate::state::{Cause, Due, Frame, Resume, Thing, TurnStep, What};

/// 6-6-1: effects of the end of the turn trigger, and deferred processes come due.
pub(super) fn begin(game: &mut Game, resume: Resume) {
    let seat = game.state.turn_player();
    game.note(&["6-6-1", "6-1-4-1"], |_| What::TurnEnding(seat));
    then(game, TurnStep::Over(resume));
    trigger::after(game, Happening::TurnEnds, seat, &[Thing::Player(seat)], &[], Cause::Rule);
    deferred::come_due(game, |due| due == Due::EndOfTurn || due == Due::EndOfTurnOf(seat));
}

/// 6-6-3, 6-6-4: when nothing is left to settle the turn passes, unless the memory came back.
pub(super) fn over(game: &mut Game, resume: Resume) {
    if !is_ending(game) {
        return game.push(Frame::Turn(resumed(resume)));
    }
    let seat = game.state.turn_player();
    game.note(&["6-6-3"], |_| What::TurnEnded(seat));
    game.state.end_turn();
    game.push(Frame::Turn(TurnStep::Start));
}

/// 6-6-4: still the same phase, at the same point.
fn resumed(resume: Resume) -> TurnStep {
    match resume {
        Resume::Unsuspend => TurnStep::Unsuspend,
        Resume::Draw => TurnStep::Draw,
        Resume::Breeding => TurnStep::Breeding,
        Resume::MainStart => TurnStep::MainStart,
        Resume::Main => TurnStep::Main,
    }
}
