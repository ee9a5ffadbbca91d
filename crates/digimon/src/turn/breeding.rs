//! DCG 6-4: the breeding phase.

use super::{is_ending, then};
use crate::game::Game;
use crate::pipe;
use crate::state::{Ask, Cause, Change, Choice, Frame, Phase, Resume, Returned, Thing, TurnStep};
use crate::terms::{hatch, move_digimon};

/// 6-4-1: one of hatching, moving or doing nothing.
pub(super) fn ask(game: &mut Game) {
    if is_ending(game) {
        return game.push(Frame::Turn(TurnStep::End(Resume::Breeding)));
    }
    let seat = game.state.turn_player();
    pipe::commit_by(game, &Change::BeginPhase(Phase::Breeding), &[], Cause::Rule, &["6-4-1"]);
    let mut options = Vec::new();
    if hatch::can(game, seat) {
        options.push(Choice::Hatch);
    }
    if move_digimon::can(game, seat).is_some() {
        options.push(Choice::Move);
    }
    if options.is_empty() {
        // 6-4-1-3: there is only nothing to do.
        return game.push(Frame::Turn(TurnStep::MainStart));
    }
    options.push(Choice::Pass);
    game.push(Frame::Turn(TurnStep::BreedingAnswered));
    game.ask(seat, Ask::Breeding, None, options);
}

pub(super) fn answered(game: &mut Game, returned: &Returned) {
    let seat = game.state.turn_player();
    then(game, TurnStep::MainStart);
    let answer = returned.answer();
    if answer == Some(Choice::Hatch) {
        hatch::hatch(game, seat);
    } else if answer == Some(Choice::Move)
        && let Some(unit) = move_digimon::can(game, seat)
    {
        // 6-4-1-2
        pipe::propose(game, Change::Move, vec![Thing::Unit(unit)], Cause::Rule);
    }
}
