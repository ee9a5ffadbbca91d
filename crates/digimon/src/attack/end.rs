//! DCG 11-6: the end of the attack.

use super::then;
use crate::game::Game;
use crate::other::deferred;
use crate::pipe::{self, Made};
use crate::state::{AttackStep, Cause, Change, Due, Thing, What};

/// 15-16-15: effects of the end of the attack trigger.
pub(super) fn begin(game: &mut Game) {
    then(game, AttackStep::Over);
    let Some(attack) = game.state.attack() else { return };
    let attacker = attack.attacker;
    if game.unit(attacker).is_some() {
        pipe::commit(game, &Change::EndOfAttack, &[Thing::Unit(attacker)], Cause::Rule);
    }
    deferred::come_due(game, &[Due::EndOfAttack]);
}

/// 11-6-2: nothing is left to settle, so the attack is over.
pub(super) fn over(game: &mut Game) {
    pipe::commit(game, &Change::EndAttack, &[], Cause::Rule);
}

pub(crate) fn close(game: &mut Game, made: &mut Made) {
    game.state.board_mut(made).end_attack();
    made.tell(game, &["11-6-1", "11-6-2"], |_| What::AttackEnded);
}
