//! DCG 15-15-1: effects that end the attack.

use crate::game::Game;
use crate::pipe;
use crate::state::{Cause, Change};

/// 15-15-1-1: the attack goes straight to its end once this effect is processed.
pub(crate) fn end(game: &mut Game) {
    pipe::commit(game, &Change::CutShort, &[], Cause::Rule);
}
