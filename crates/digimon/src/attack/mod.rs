//! DCG 11: attacks and their five timings.

mod block_timing;
mod counter;
pub(crate) mod declare;
pub(crate) mod end;
mod resolution;

use crate::effects::language::Restriction;
use crate::effects::topic::Topics;
use crate::game::Game;
use crate::pipe::{self, Made};
use crate::query::Query;
use crate::state::{AttackStep, AttackTarget, Cause, Change, Frame, Returned, Thing, UnitId, What};

/// 11-1-3: one timing after the other; each goes on only when nothing is left to settle (11-1-4).
/// 11-1-5: whatever has become of the attacker.
pub(crate) fn step(game: &mut Game, step: AttackStep, returned: &Returned) {
    let cut_short = game.state.attack().is_none_or(|attack| attack.cut_short);
    if cut_short && !matches!(step, AttackStep::End | AttackStep::Over) {
        // 15-15-1-1
        return game.push(Frame::Attack(AttackStep::End));
    }
    match step {
        AttackStep::Counter => counter::begin(game),
        AttackStep::CounterWindow => counter::ask(game),
        AttackStep::CounterAnswered => counter::answered(game, returned),
        AttackStep::CounterSettled => game.push(Frame::Attack(AttackStep::Block)),
        AttackStep::Block => block_timing::ask(game),
        AttackStep::BlockAnswered => block_timing::answered(game, returned),
        AttackStep::Resolve => resolution::resolve(game),
        AttackStep::Piercing => resolution::pierce(game),
        AttackStep::PiercingChecked => then(game, AttackStep::End),
        AttackStep::End => end::begin(game),
        AttackStep::Over => end::over(game),
    }
}

/// Settles what is to be settled, then goes on there.
fn then(game: &mut Game, step: AttackStep) {
    game.push(Frame::Attack(step));
    game.push(Frame::Settle);
}

/// Is the attacking Digimon still in the battle area? (11-2-7-4)
pub(crate) fn attacker(game: &Game) -> Option<UnitId> {
    let attack = game.state.attack()?;
    game.unit(attack.attacker).filter(|unit| unit.area.is_battle()).map(|unit| unit.id)
}

/// 11-2-7-2 to 11-2-7-5: another target than before, while the attacker is there.
pub(crate) fn switch_target(game: &mut Game, target: AttackTarget) -> bool {
    let Some(attacker) = attacker(game) else { return false };
    let forbidden =
        Query::on(game).is_forbidden(Thing::Unit(attacker), Topics::CANNOT_ATTACK, |_, _, restriction| {
            matches!(restriction, Restriction::SwitchTarget)
        });
    let Some(attack) = game.state.attack() else { return false };
    if attack.target == target || forbidden {
        return false;
    }
    pipe::commit(game, &Change::SwitchTarget(target), &[Thing::Unit(attacker)], Cause::Rule);
    true
}

/// The attack goes on against that target.
pub(crate) fn turn_to(game: &mut Game, attacker: &[Thing], target: AttackTarget, made: &mut Made) {
    game.state.board_mut(made).switch_target(target);
    made.subjects = attacker.to_vec();
    made.tell(game, &["11-2-7-2"], |_| What::TargetSwitched { target });
}

pub(crate) fn target_thing(target: AttackTarget) -> Option<Thing> {
    match target {
        AttackTarget::Unit(unit) => Some(Thing::Unit(unit)),
        AttackTarget::Player | AttackTarget::Gone => None,
    }
}

impl Query<'_> {
    /// The Digimon that is attacked.
    pub fn attack_target(self) -> Option<Thing> {
        let attack = self.game.state.attack()?;
        target_thing(attack.target).filter(|&thing| self.is_there(thing))
    }
}
