//! DCG 11 by effects: attacking, switching and ending attacks because an effect says so.

use super::{advance, target, went, you};
use crate::attack::{self, declare::Licence};
use crate::effects::activation::count_use;
use crate::effects::choice::Purpose;
use crate::effects::language::{Step, Target};
use crate::game::Game;
use crate::state::{Ask, AttackTarget, BattleStage, Battling, Choice, Frame, Outcome, Running, Thing};

/// A Digimon may attack by this effect, within the licence that it gives.
pub(super) fn attack(game: &mut Game, running: Running, step: &Step) {
    let Step::Attack {
        who,
        only_player,
        only_digimon,
        unsuspended_too,
        without_suspending,
        played_this_turn_too,
        forced,
    } = step
    else {
        return;
    };
    let licence = Licence {
        player: !only_digimon,
        digimon: !only_player,
        unsuspended_too: *unsuspended_too,
        without_suspending: *without_suspending,
        fresh_too: *played_this_turn_too,
        blitz: false,
    };
    let refusal = if *forced { None } else { Some(Choice::No) };
    attack_with(game, running, who, licence, refusal);
}

/// 16-15-3: only with the memory on the opponent's side.
/// 16-15-1, 16-15-2, 16-15-4, 16-15-5: asked now, and not again.
pub(super) fn blitz(game: &mut Game, running: Running, who: &Target) {
    let you = you(game);
    if game.memory(you) >= 0 && running.returned.answer().is_none() {
        advance(game, &running);
        return went(game, Outcome::NotDone);
    }
    attack_with(game, running, who, Licence { blitz: true, ..Licence::default() }, Some(Choice::No));
}

fn attack_with(
    game: &mut Game,
    mut running: Running,
    who: &Target,
    licence: Licence,
    refusal: Option<Choice>,
) {
    let Some(things) = target::resolve(game, &mut running, 0, who, Purpose::Any) else { return };
    let Some(&Thing::Unit(unit)) = things.first() else {
        advance(game, &running);
        return went(game, Outcome::NotDone);
    };
    if let Some(choice) = running.returned.take_answer() {
        advance(game, &running);
        return declare(game, unit, choice, licence);
    }
    let mut options: Vec<Choice> = attack::declare::targets(game, unit, licence)
        .into_iter()
        .map(|target| Choice::Attack { unit, target })
        .collect();
    if options.is_empty() {
        advance(game, &running);
        return went(game, Outcome::NotDone);
    }
    options.extend(refusal);
    let (seat, about) = (you(game), game.activation().map(|activation| activation.holder));
    game.push(Frame::Block(running));
    game.ask(seat, Ask::AttackTarget, about, options);
}

fn declare(game: &mut Game, unit: crate::state::UnitId, choice: Choice, licence: Licence) {
    let Choice::Attack { target, .. } = choice else { return went(game, Outcome::NotDone) };
    count_use(game);
    let cause = super::cause(game);
    attack::declare::declare(game, unit, target, licence, cause);
}

/// 11-2-7-2
pub(super) fn switch(game: &mut Game, mut running: Running, to: &Target) {
    let Some(things) = target::resolve(game, &mut running, 0, to, Purpose::Switch) else { return };
    advance(game, &running);
    let unit = things.first().and_then(|thing| thing.as_unit());
    let done = unit.is_some_and(|unit| attack::switch_target(game, AttackTarget::Unit(unit)));
    went(game, if done { Outcome::Fully } else { Outcome::NotDone });
}

pub(super) fn switch_to_player(game: &mut Game, running: &Running) {
    advance(game, running);
    let done = attack::switch_target(game, AttackTarget::Player);
    went(game, if done { Outcome::Fully } else { Outcome::NotDone });
}

/// 15-15-1
pub(super) fn end(game: &mut Game, running: &Running) {
    advance(game, running);
    crate::effects::end_attack::end(game);
}

pub(super) fn battle(game: &mut Game, mut running: Running, one: &Target, two: &Target) {
    let Some(first) = target::resolve(game, &mut running, 0, one, Purpose::Any) else { return };
    let Some(second) = target::resolve(game, &mut running, 1, two, Purpose::Any) else { return };
    advance(game, &running);
    if let (Some(&Thing::Unit(one)), Some(&two)) = (first.first(), second.first()) {
        let battling =
            Battling { one, two, stage: BattleStage::Compare, tops: Vec::new(), deleted: Vec::new() };
        game.push(Frame::Battle(Box::new(battling)));
    }
}
