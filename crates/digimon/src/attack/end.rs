//! DCG 11-6: the end of the attack.

use super::then;
use crate::effects::language::Happening;
use crate::effects::trigger;
use crate::game::Game;
use crate::other::deferred;
use crate::state::{AttackStep, Cause, Due, Thing, What};

/// 15-16-15: effects of the end of the attack trigger.
pub(super) fn begin(game: &mut Game) {
    then(game, AttackStep::Over);
    let Some(attack) = game.state.attack() else { return };
    let (attacker, seat) = (attack.attacker, attack.seat);
    if game.unit(attacker).is_some() {
        trigger::after(game, Happening::EndOfAttack, seat, &[Thing::Unit(attacker)], &[], Cause::Rule);
    }
    deferred::come_due(game, |due| due == Due::EndOfAttack);
}

/// 11-6-2: nothing is left to settle, so the attack is over.
pub(super) fn over(game: &mut Game) {
    game.state.end_attack();
    game.note(&["11-6-1", "11-6-2"], |_| What::AttackEnded);
}
