//! DCG 11-4: the block timing.

use super::then;
use crate::game::Game;
use crate::state::{Ask, AttackStep, Choice, Frame, Returned};
use crate::{block, keywords};

/// 11-4-1: the non-turn player may block with one of the Digimon that can.
pub(super) fn ask(game: &mut Game) {
    let seat = game.state.turn_player().other();
    let mut options: Vec<Choice> = block::blockers(game).into_iter().map(Choice::Unit).collect();
    if options.is_empty() {
        return game.push(Frame::Attack(AttackStep::Resolve));
    }
    // 16-29-1: against Collision they block if they can.
    if !keywords::collision::forces_block(game) {
        options.push(Choice::No);
    }
    game.push(Frame::Attack(AttackStep::BlockAnswered));
    game.ask(seat, Ask::Block, None, options);
}

pub(super) fn answered(game: &mut Game, returned: &Returned) {
    then(game, AttackStep::Resolve);
    if let Some(Choice::Unit(unit)) = returned.answer() {
        block::block(game, unit);
    }
}
