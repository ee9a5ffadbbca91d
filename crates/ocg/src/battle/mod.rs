//! OCG 3.6.3-17 to -44: attacks, their targets, and replays.

pub(crate) mod damage_step;

use crate::game::Game;
use crate::language::{Modifier, Restriction};
use crate::pipe::Change;
use crate::query::Query;
use crate::query::applies::Subject;
use crate::run::Next;
use crate::state::{
    Ask, AttackStage, AttackTarget, BattleStep, By, CardId, Choice, Decision, Fighting, Frame, Phase, Value,
    WindowKind,
};
use crate::turn;
use table::Seat;

/// 3.6.3-44: an effect has ended the Battle Phase.
pub(crate) fn is_over(game: &Game) -> bool {
    matches!(game.state.turn.phase, Phase::Battle(_)) && game.state.turn.battle_phase_ends
}

/// 3.6.3-24, 3.3.2-261: the monsters that may declare an attack.
pub(crate) fn attackers(game: &Game, seat: Seat) -> Vec<CardId> {
    if is_over(game) {
        return Vec::new();
    }
    let query = Query::on(game);
    let monsters = game.state.zones.monsters().map(|(_, card)| card);
    monsters.filter(|&card| game.card(card).controller == seat && can_attack(query, card)).collect()
}

fn can_attack(query: Query<'_>, card: CardId) -> bool {
    query.is_in_attack_position(card)
        && query.game.card(card).on_field.attacks < attacks_allowed(query, card)
        && !query
            .is_forbidden(Subject::Card(card), |_, _, restriction| matches!(restriction, Restriction::Attack))
        && !targets(query, card).is_empty()
}

fn attacks_allowed(query: Query<'_>, card: CardId) -> u8 {
    let mut allowed = 1;
    query.each_modifier(Subject::Card(card), &mut |applying| {
        if let Modifier::MoreAttacks(more) = applying.modifier {
            allowed = allowed.max(1 + more);
        }
    });
    allowed
}

/// 3.6.3-25 to -28: whom it may attack.
fn targets(query: Query<'_>, attacker: CardId) -> Vec<AttackTarget> {
    let game = query.game;
    let seat = game.card(attacker).controller;
    let mut found: Vec<AttackTarget> = game
        .state
        .zones
        .monsters()
        .map(|(_, card)| card)
        .filter(|&card| game.card(card).controller != seat && can_be_attacked(query, attacker, card))
        .map(AttackTarget::Monster)
        .collect();
    let alone = game.state.zones.monsters().all(|(_, card)| game.card(card).controller == seat);
    if (alone || may_attack_directly(query, attacker)) && !is_kept_from_player(query, attacker) {
        found.push(AttackTarget::Directly);
    }
    found
}

fn can_be_attacked(query: Query<'_>, attacker: CardId, card: CardId) -> bool {
    let spared = query.is_forbidden(Subject::Card(card), |_, _, restriction| {
        matches!(restriction, Restriction::BeAttacked)
    });
    let barred = query.is_forbidden(Subject::Card(attacker), |query, own, restriction| {
        matches!(restriction, Restriction::AttackThese(filters)
            if filters.iter().all(|filter| query.is_like(own, card, filter)))
    });
    !spared && !barred
}

fn may_attack_directly(query: Query<'_>, attacker: CardId) -> bool {
    let mut may = false;
    query.each_modifier(Subject::Card(attacker), &mut |applying| {
        may |= matches!(applying.modifier, Modifier::AttackDirectly);
    });
    may
}

fn is_kept_from_player(query: Query<'_>, attacker: CardId) -> bool {
    query.is_forbidden(Subject::Card(attacker), |_, _, restriction| {
        matches!(restriction, Restriction::AttackDirectly)
    })
}

/// The monsters of the other player, to see whether they changed (3.6.3-35).
fn monsters_of(game: &Game, seat: Seat) -> u64 {
    let own = game.state.zones.monsters().filter(|(_, card)| game.card(*card).controller == seat);
    own.fold(0, |hash: u64, (_, card)| {
        let one = u64::from(card.0) << 16 | u64::from(game.card(card).incarnation);
        hash.wrapping_add(one.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(17) ^ one)
    })
}

pub(crate) fn step(game: &mut Game, stage: AttackStage, value: Value) -> Next {
    match (stage, value) {
        (AttackStage::ChooseTarget(card), _) => {
            ask_target(game, card, AttackStage::TargetChosen(card), Ask::AttackTarget)
        }
        (AttackStage::TargetChosen(card), Value::Answer(Choice::AttackTarget(target))) => {
            declare(game, card, target)
        }
        (AttackStage::Answered { monsters }, _) => answered(game, monsters),
        (AttackStage::ReplayAsked, Value::Answer(choice)) => replayed(game, choice),
        (AttackStage::Fight, _) => fight(game),
        (AttackStage::Over, _) => over(game),
        (AttackStage::TargetChosen(_) | AttackStage::ReplayAsked, _) => over(game),
    }
}

fn ask_target(game: &Game, card: CardId, next: AttackStage, ask: Ask) -> Next {
    let seat = game.card(card).controller;
    let mut options: Vec<Choice> =
        targets(Query::on(game), card).into_iter().map(Choice::AttackTarget).collect();
    // 3.6.3-36: in a replay the attack may be given up.
    if ask == Ask::Replay || options.is_empty() {
        options.push(Choice::Pass);
    }
    Next::Ask(Frame::Attack(next), Decision { seat, ask, about: None, options })
}

fn declare(game: &mut Game, card: CardId, target: AttackTarget) -> Next {
    game.propose(Change::AttackDeclared { attacker: card, target }, By::Rule, &["3.6.3-25"]);
    let monsters = monsters_of(game, game.card(card).controller.other());
    let window = turn::open(game, WindowKind::Response);
    Next::Push(Frame::Attack(AttackStage::Answered { monsters }), window)
}

/// 3.6.3-34 to -43: does the attack go on, and on whom?
fn answered(game: &mut Game, monsters: u64) -> Next {
    let Some(attack) = game.state.attack else { return over(game) };
    let attacker = attack.attacker;
    let there = game.is_current(attacker) && game.card(attacker.card).face == crate::state::Face::Up;
    if attack.negated || !there || is_over(game) {
        return over(game);
    }
    let seat = game.card(attacker.card).controller;
    if monsters_of(game, seat.other()) != monsters {
        return ask_target(game, attacker.card, AttackStage::ReplayAsked, Ask::Replay);
    }
    fight(game)
}

/// 3.6.3-39: no new declaration.
fn replayed(game: &mut Game, choice: Choice) -> Next {
    match (choice, game.state.attack.as_mut()) {
        (Choice::AttackTarget(target), Some(attack)) => {
            attack.target = target;
            fight(game)
        }
        _ => over(game),
    }
}

fn fight(game: &mut Game) -> Next {
    let Some(attack) = game.state.attack else { return over(game) };
    let target = match attack.target {
        AttackTarget::Directly => None,
        AttackTarget::Monster(card) => Some(game.card_ref(card)),
    };
    let fighting = Fighting { attacker: attack.attacker, target, stage: 0, doomed: Vec::new() };
    Next::Push(Frame::Attack(AttackStage::Over), Frame::Damage(Box::new(fighting)))
}

fn over(game: &mut Game) -> Next {
    game.state.attack = None;
    if matches!(game.state.turn.phase, Phase::Battle(_)) {
        game.state.turn.phase = Phase::Battle(BattleStep::Battle);
    }
    Next::Done(Value::Nothing)
}
