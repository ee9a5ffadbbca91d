//! DCG 11-5: does the attack come through, and against whom?

use super::{attacker, then};
use crate::areas::security;
use crate::game::Game;
use crate::overview::winning;
use crate::pipe;
use crate::state::{
    AttackStep, AttackTarget, BattleStage, Battling, Cause, Change, CheckStage, Checking, Frame, Thing,
    UnitId, What,
};
use crate::{keywords, query::Query};

/// 11-5-1: does it come through, and against whom?
pub(super) fn resolve(game: &mut Game) {
    then(game, AttackStep::Piercing);
    let (Some(unit), Some(attack)) = (attacker(game), game.state.attack()) else {
        // 11-5-1-4
        return game.note(&["11-5-1-4"], |_| What::AttackFailed);
    };
    match attack.target {
        AttackTarget::Player => against_player(game, unit),
        // 11-5-1-3-1
        AttackTarget::Unit(target) if can_battle(game, target) => {
            let battling = Battling {
                one: unit,
                two: Thing::Unit(target),
                stage: BattleStage::Compare,
                tops: Vec::new(),
                deleted: Vec::new(),
            };
            game.push(Frame::Battle(Box::new(battling)));
        }
        // 11-2-6
        AttackTarget::Unit(_) | AttackTarget::Gone => {
            game.note(&["11-5-1-4", "11-2-6"], |_| What::AttackFailed)
        }
    }
}

fn can_battle(game: &Game, target: UnitId) -> bool {
    game.unit(target).is_some_and(|unit| unit.area.is_battle() && Query::on(game).is_digimon(unit))
}

/// 11-5-1-1, 11-5-1-2: checks security, or wins if there is none and it could check one.
/// 11-5-1-1-1
fn against_player(game: &mut Game, unit: UnitId) {
    let defender = game.state.turn_player().other();
    if security::count(game, defender) > 0 {
        return check_security(game, unit);
    }
    if keywords::security_attack::checks(Query::on(game), unit) > 0 {
        winning::win(game, defender.other(), &["11-5-1-2-1", "1-2-3-1"]);
    }
}

fn check_security(game: &mut Game, unit: UnitId) {
    let defender = game.state.turn_player().other();
    let checking = Checking { unit, defender, done: 0, card: None, stage: CheckStage::Next };
    game.push(Frame::SecurityCheck(Box::new(checking)));
}

/// 16-6-4: Piercing is processed just before the end of the attack, as far as there is security
/// (16-6-6) and the Digimon is there (16-6-7).
pub(super) fn pierce(game: &mut Game) {
    crate::other::deferred::come_due(game, &[crate::state::Due::BeforeEndOfAttack]);
    then(game, AttackStep::PiercingChecked);
    let pierces = game.state.attack().is_some_and(|attack| attack.pierces);
    if pierces {
        pipe::commit(game, &Change::Pierce, &[], Cause::Rule);
    }
    let defender = game.state.turn_player().other();
    if let Some(unit) = attacker(game)
        && pierces
        && security::count(game, defender) > 0
    {
        check_security(game, unit);
    }
}
