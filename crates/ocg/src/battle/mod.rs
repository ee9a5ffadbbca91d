//! OCG 3.6.3-26 to -81: attacks, replays and the Damage Step.

pub(crate) mod attacks;
pub(crate) mod battle_damage;
pub(crate) mod calculation;
pub(crate) mod damage_step;
pub(crate) mod replay;
pub(crate) mod why_not;

pub(crate) use attacks::attackers;

use crate::game::Game;
use crate::language::Per;
use crate::limits::use_limits;
use crate::pipe::Change;
use crate::run::Next;
use crate::state::{
    Ask, AttackStage, AttackTarget, BattleStep, By, CardId, Choice, Decision, FightStage, Fighter, Fighting,
    Frame, Phase, Value, WindowKind,
};
use crate::{query::Query, turn};

/// 3.6.3-83: an effect has ended the Battle Phase.
pub(crate) fn is_over(game: &Game) -> bool {
    matches!(game.state.turn.phase, Phase::Battle(_)) && game.state.turn.battle_phase_ends
}

/// The monster as it is in this battle.
pub(crate) fn fighter(game: &Game, card: CardId) -> Fighter {
    Fighter { card, entered: game.card(card).on_field.entered }
}

/// Is it still the same monster in a monster zone?
pub(crate) fn is_there(game: &Game, one: Fighter) -> bool {
    let state = game.card(one.card);
    state.place.zone().is_some_and(crate::state::Zone::is_monster_zone)
        && state.on_field.entered == one.entered
}

pub(crate) fn step(game: &mut Game, stage: AttackStage, value: Value) -> Next {
    match (stage, value) {
        (AttackStage::ChooseTarget(card), _) => ask_target(game, card),
        (AttackStage::TargetChosen(card), Value::Answer(Choice::AttackTarget(target))) => {
            declare(game, card, target)
        }
        (AttackStage::Answered, _) => answered(game),
        (AttackStage::ReplayAsked, Value::Answer(choice)) => replayed(game, choice),
        (AttackStage::Over | AttackStage::TargetChosen(_) | AttackStage::ReplayAsked, _) => over(game),
    }
}

/// 3.6.3-29: the attacker is chosen, now its target.
fn ask_target(game: &Game, card: CardId) -> Next {
    let seat = game.card(card).controller;
    let targets = attacks::targets(Query::on(game), card);
    let options = targets.into_iter().map(Choice::AttackTarget).collect();
    let decision = Decision { seat, ask: Ask::AttackTarget, about: None, options };
    Next::Ask(Frame::Attack(AttackStage::TargetChosen(card)), decision)
}

/// 3.6.3-29 to -31: effects for the declaration come first, then whoever wants to answer it.
fn declare(game: &mut Game, card: CardId, target: AttackTarget) -> Next {
    game.propose(Change::AttackDeclared { attacker: card, target }, By::Rule, &["3.6.3-29"]);
    crate::turn::lasting::end_at_attack(game);
    go_on(game)
}

fn go_on(game: &Game) -> Next {
    Next::Push(Frame::Attack(AttackStage::Answered), turn::open(game, WindowKind::Attack))
}

/// 3.6.3-33: negated, gone, in Defense Position, or another player's: it does not come to a battle.
fn is_stopped(game: &Game) -> bool {
    let Some(attack) = game.state.attack else { return true };
    let state = game.card(attack.attacker.card);
    attack.negated
        || is_over(game)
        || !game.is_current(attack.attacker)
        || !attacks::is_in_position(Query::on(game), attack.attacker.card)
        || state.controller != game.state.turn.player
}

/// 3.6.3-42, -43: after a chain and what it triggered, the attack is stopped or a replay is due.
pub(crate) fn is_interrupted(game: &Game) -> bool {
    is_stopped(game) || replay::is_due(game)
}

fn answered(game: &mut Game) -> Next {
    if is_stopped(game) {
        return over(game);
    }
    if replay::is_due(game) {
        return replay::ask(game);
    }
    fight(game)
}

/// 3.6.3-37 to -39: no new declaration; cards may still be activated before the Damage Step.
fn replayed(game: &mut Game, choice: Choice) -> Next {
    if let Choice::AttackTarget(target) = choice
        && replay::choose(game, target)
    {
        return go_on(game);
    }
    over(game)
}

/// 3.6.3-33
fn fight(game: &mut Game) -> Next {
    let Some(attack) = game.state.attack else { return over(game) };
    let target = match attack.target {
        AttackTarget::Directly => None,
        AttackTarget::Monster(card) => Some(fighter(game, card)),
    };
    let attacker = fighter(game, attack.attacker.card);
    let fighting =
        Fighting { attacker, target, stage: FightStage::Start, lost: Vec::new(), instead: Vec::new() };
    Next::Push(Frame::Attack(AttackStage::Over), Frame::Damage(Box::new(fighting)))
}

/// 3.6.3-81: the Battle Step comes again.
fn over(game: &mut Game) -> Next {
    game.state.attack = None;
    use_limits::forget(game, Per::Battle);
    if matches!(game.state.turn.phase, Phase::Battle(_)) {
        game.state.turn.phase = Phase::Battle(BattleStep::Battle);
    }
    Next::Done(Value::Nothing)
}
