//! DCG 11-3: the counter timing.

use super::then;
use crate::effects::language::Happening;
use crate::effects::trigger;
use crate::game::Game;
use crate::state::{AttackStep, Cause, Thing};

/// 11-3-1: [Counter] effects of the non-turn player trigger; one of them may be activated (11-3-2).
pub(super) fn begin(game: &mut Game) {
    let defender = game.state.turn_player().other();
    then(game, AttackStep::CounterSettled);
    trigger::after(game, Happening::CounterTiming, defender, &[Thing::Player(defender)], &[], Cause::Rule);
}
