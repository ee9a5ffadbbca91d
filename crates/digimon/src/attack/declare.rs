//! DCG 11-2: declaring an attack.

use crate::areas::battle;
use crate::effects::language::{KeywordKind, Modifier, Restriction};
use crate::effects::topic::Topics;
use crate::game::Game;
use crate::pipe::{self, Made};
use crate::query::{Query, Standpoint};
use crate::state::{AttackPosition, AttackTarget, Cause, Change, Choice, Thing, Unit, UnitId, What};
use smallvec::SmallVec;
use table::Seat;

/// What a Digimon may attack: few, as a rule.
pub(crate) type Targets = SmallVec<[AttackTarget; 8]>;

/// What an attack may do beyond, or short of, the ordinary one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Licence {
    pub player: bool,
    pub digimon: bool,
    pub unsuspended_too: bool,
    pub without_suspending: bool,
    pub fresh_too: bool,
    pub blitz: bool,
}

impl Default for Licence {
    fn default() -> Self {
        Licence {
            player: true,
            digimon: true,
            unsuspended_too: false,
            without_suspending: false,
            fresh_too: false,
            blitz: false,
        }
    }
}

/// 6-5-1-5: all attacks that the player may declare.
pub(crate) fn options(game: &Game, seat: Seat, options: &mut Vec<Choice>) {
    for unit in battle::units(game, seat) {
        let targets = targets(game, unit.id, Licence::default());
        options.extend(targets.into_iter().map(|target| Choice::Attack { unit: unit.id, target }));
    }
}

/// 11-2-7-1: the opponent and their suspended Digimon, as far as the Digimon can attack them.
pub(crate) fn targets(game: &Game, attacker: UnitId, licence: Licence) -> Targets {
    let query = Query::on(game);
    let mut targets = Targets::new();
    let Some(unit) = game.unit(attacker).filter(|unit| can_attack(query, unit, licence)) else {
        return targets;
    };
    let thing = Thing::Unit(attacker);
    if licence.player && !query.cannot_attack_players(thing) {
        targets.push(AttackTarget::Player);
    }
    if licence.digimon {
        let opponents = battle::units(game, unit.owner.other()).filter(|other| query.is_digimon(other));
        let attackable = opponents.filter(|other| can_be_target(query, attacker, other, licence));
        targets.extend(attackable.map(|other| AttackTarget::Unit(other.id)));
    }
    targets
}

/// 11-1-2, 11-2-1 to 11-2-5, 7-1-2-1
/// 4-2-7
fn can_attack(query: Query<'_>, unit: &Unit, licence: Licence) -> bool {
    let game = query.game;
    let thing = Thing::Unit(unit.id);
    let without = licence.without_suspending || query.any_modifier(thing, Topics::ATTACK_UPRIGHT);
    unit.owner == game.state.turn_player()
        && unit.area.is_battle()
        && game.state.attack().is_none()
        && query.is_digimon(unit)
        && (without || (!unit.suspended && !query.cannot_suspend(thing)))
        && (licence.fresh_too || !is_fresh(query, unit))
        && !query.cannot_attack(thing)
}

/// 7-1-2-1: played this turn, and without Rush (16-14).
/// 16-14-1, 16-14-2: when the attack is declared.
fn is_fresh(query: Query<'_>, unit: &Unit) -> bool {
    unit.fresh && unit.since_turn == query.game.state.turn() && !query.has_keyword(unit.id, KeywordKind::Rush)
}

fn can_be_target(query: Query<'_>, attacker: UnitId, target: &Unit, licence: Licence) -> bool {
    let (from, to) = (Thing::Unit(attacker), Thing::Unit(target.id));
    let reachable = target.suspended || licence.unsuspended_too || reaches_unsuspended(query, from, to);
    let forbidden = || {
        query.is_forbidden(from, Topics::CANNOT_ATTACK, |query, own, restriction| {
        matches!(restriction, Restriction::AttackDigimon(noun) if query.fits(Standpoint::of(own), to, noun))
    })
    };
    reachable && !forbidden() && !query.cannot_be_attacked(to)
}

fn reaches_unsuspended(query: Query<'_>, from: Thing, to: Thing) -> bool {
    let mut reaches = false;
    query.each_modifier(from, Topics::ATTACK_UNSUSPENDED, &mut |holding| {
        if let Modifier::CanAttackUnsuspended(noun) = holding.modifier {
            reaches |= query.fits(Standpoint::of(&holding.source.holder), to, noun);
        }
    });
    reaches
}

/// 11-2-8-1: the Digimon is suspended and the target chosen; effects of attacking trigger. The
/// other timings follow when everything has been settled.
pub(crate) fn declare(
    game: &mut Game,
    attacker: UnitId,
    target: AttackTarget,
    licence: Licence,
    cause: Cause,
) {
    let thing = Thing::Unit(attacker);
    let upright = licence.without_suspending || Query::on(game).any_modifier(thing, Topics::ATTACK_UPRIGHT);
    let position = if upright { AttackPosition::StaysUnsuspended } else { AttackPosition::Suspends };
    let change = Change::DeclareAttack { target, position, by_blitz: licence.blitz };
    pipe::commit(game, &change, &[thing], cause);
}

pub(crate) fn begin(
    game: &mut Game,
    subjects: &[Thing],
    target: AttackTarget,
    by_blitz: bool,
    made: &mut Made,
) {
    let &[Thing::Unit(attacker)] = subjects else { return };
    let Some(unit) = game.unit(attacker) else { return };
    let (seat, card) = (unit.owner, unit.top());
    game.state.board_mut(made).begin_attack(attacker, target, seat, by_blitz);
    made.subjects = subjects.to_vec();
    // 11-2-7-6: effects that ask whom it attacked see this target, whatever it is switched to.
    made.other = super::target_thing(target).into_iter().collect();
    let what = |game: &Game| What::AttackDeclared { unit: game.label(card), target };
    made.tell(game, &["11-2-8-1", "11-2-1"], what);
}

/// 11-2-1: by attacking.
pub(crate) fn suspend(game: &mut Game, attacker: &[Thing], position: AttackPosition) {
    match position {
        AttackPosition::Suspends => pipe::commit(game, &Change::Suspend, attacker, Cause::Rule),
        AttackPosition::StaysUnsuspended => {}
    }
}
