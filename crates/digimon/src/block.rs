//! DCG 12: blocking.

use crate::areas::battle;
use crate::attack;
use crate::effects::language::{KeywordKind, Restriction};
use crate::effects::topic::Topics;
use crate::game::Game;
use crate::pipe::{self, Made};
use crate::query::{Query, Standpoint};
use crate::state::{AttackTarget, Cause, Change, Thing, Unit, UnitId, What};

/// The Digimon of the non-turn player that can block now (12-1-1 to 12-1-6).
/// 16-4-3: once in an attack, however often it has Blocker.
pub(crate) fn blockers(game: &Game) -> Vec<UnitId> {
    let Some(attacker) = attack::attacker(game) else { return Vec::new() };
    let Some(state) = game.state.attack() else { return Vec::new() };
    if state.blocked {
        return Vec::new();
    }
    let (query, target) = (Query::on(game), state.target);
    let defenders = battle::units(game, game.state.turn_player().other());
    defenders
        .filter(|unit| target != AttackTarget::Unit(unit.id) && can_block(query, unit, attacker))
        .map(|unit| unit.id)
        .collect()
}

/// 4-2-8, 16-4-1, 16-4-2: with Blocker, while it has it.
fn can_block(query: Query<'_>, unit: &Unit, attacker: UnitId) -> bool {
    let thing = Thing::Unit(unit.id);
    query.is_digimon(unit)
        && !unit.suspended
        && query.has_keyword(unit.id, KeywordKind::Blocker)
        && !query.cannot_suspend(thing)
        && !query.cannot_block(thing)
        && !query.is_forbidden(Thing::Unit(attacker), Topics::CANNOT_ATTACK, |query, own, restriction| {
            matches!(restriction, Restriction::BeBlocked(noun) if query.fits(Standpoint::of(own), thing, noun))
        })
}

/// 12-1-7-1: the Digimon is suspended and becomes the target of the attack.
pub(crate) fn block(game: &mut Game, blocker: UnitId) {
    if attack::attacker(game).is_some() {
        pipe::commit(game, &Change::Block, &[Thing::Unit(blocker)], Cause::Rule);
    }
}

pub(crate) fn step_in(game: &mut Game, blocker: &[Thing], made: &mut Made) {
    made.subjects = blocker.to_vec();
    made.other = attack::attacker(game).map(Thing::Unit).into_iter().collect();
    if let Some(card) = blocker.first().and_then(|&thing| game.label_of(thing)) {
        made.tell(game, &["12-1-7-1", "11-4-1"], |_| What::Blocked(card));
    }
    game.state.board_mut(made).set_blocked();
}

pub(crate) fn take_over(game: &mut Game, blocker: &[Thing]) {
    pipe::commit(game, &Change::Suspend, blocker, Cause::Blocking);
    if let &[Thing::Unit(unit)] = blocker {
        attack::switch_target(game, AttackTarget::Unit(unit));
    }
}
