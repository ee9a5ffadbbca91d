//! DCG 6-6: the end of the turn.

use super::{is_ending, then};
use crate::game::Game;
use crate::other::{Watch, deferred};
use crate::pipe::{self, Made};
use crate::state::{Cause, Change, Due, Frame, Resume, TurnStep, What};

/// 6-6-1: effects of the end of the turn trigger, and deferred processes come due.
/// 6-6-2: settled before the turn is over. 15-8-3-6: all of them, however the memory changes meanwhile: it is looked at
/// only in [`over`].
pub(super) fn begin(game: &mut Game, resume: Resume) {
    let seat = game.state.turn_player();
    then(game, TurnStep::Over(resume));
    pipe::commit(game, &Change::TurnEnding, &[], Cause::Rule);
    deferred::come_due(game, &[Due::EndOfTurn, Due::EndOfTurnOf(seat)]);
}

/// 6-6-3, 6-6-4: when nothing is left to settle the turn passes, unless the memory came back.
pub(super) fn over(game: &mut Game, resume: Resume) {
    if !is_ending(game) {
        return game.push(Frame::Turn(resumed(resume)));
    }
    pipe::commit(game, &Change::EndTurn, &[], Cause::Rule);
    game.push(Frame::Turn(TurnStep::Start));
}

pub(crate) fn announce(game: &mut Game, made: &mut Made) {
    let seat = game.state.turn_player();
    made.tell(game, &["6-6-1", "6-1-4-1"], |_| What::TurnEnding(seat));
}

pub(crate) fn pass_on(game: &mut Game, made: &mut Made) {
    let seat = game.state.turn_player();
    made.tell(game, &["6-6-3"], |_| What::TurnEnded(seat));
    // 18-3: loops are looked for within a turn.
    *game.state.watch_mut() = Watch::default();
    game.state.board_mut(made).end_turn();
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
