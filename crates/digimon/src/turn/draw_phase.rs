//! DCG 6-3: the draw phase.

use super::{then, unsuspend};
use crate::game::Game;
use crate::overview::winning;
use crate::pipe;
use crate::state::{Cause, Change, Frame, Phase, Resume, TurnStep};
use crate::terms::draw;

/// 6-3-1: the turn player draws one card, but not in the first turn of the game (6-3-1-1). Who
/// has to draw and has no card loses (1-2-3-2).
pub(super) fn step(game: &mut Game) {
    unsuspend::over(game);
    if super::is_ending(game) {
        return game.push(Frame::Turn(TurnStep::End(Resume::Draw)));
    }
    let seat = game.state.turn_player();
    pipe::commit_by(game, &Change::BeginPhase(Phase::Draw), &[], Cause::Rule, &["6-3-1"]);
    if game.state.turn() > 1 {
        if game.state.player(seat).deck.is_empty() {
            return winning::win(game, seat.other(), &["1-2-3-2"]);
        }
        draw::draw_by(game, seat, 1, Cause::Rule, &["6-3-1", "4-12-1"]);
    }
    then(game, TurnStep::Breeding);
}
