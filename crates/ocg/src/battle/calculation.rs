//! OCG 3.6.3-59 to -70: damage calculation.

use super::battle_damage;
use crate::game::Game;
use crate::pipe::{Change, is_protected};
use crate::query::Query;
use crate::state::{By, CardRef, Fighter, Fighting, Move};
use std::cmp::Ordering;
use table::Seat;

/// What a battle comes to.
struct Result {
    /// 3.6.3-66: fixed by the values of now.
    lost: Vec<Fighter>,
    /// Who takes how much, from whom.
    hurt: Option<(Seat, i32, Fighter)>,
}

/// 3.6.3-59, -67: with damage calculation the monsters have battled.
pub(super) fn calculate(game: &mut Game, fighting: &Fighting) -> Vec<CardRef> {
    let (attacker, target) = (fighting.attacker, fighting.target);
    let two = target.map(|target| target.card);
    game.propose(Change::Battled { one: attacker.card, two }, By::Rule, &["3.6.3-59", "3.6.3-67"]);
    for one in std::iter::once(attacker).chain(target) {
        game.state.cards[one.card.index()].on_field.battled = true;
    }
    let result = match target {
        Some(target) => against_monster(game, attacker, target),
        None => directly(game, attacker),
    };
    let query = Query::on(game);
    let against = |one: Fighter| if one == attacker { target.unwrap_or(attacker) } else { attacker };
    let is_lost = |one: &Fighter| {
        let by = By::Battle(game.card_ref(against(*one).card));
        !is_protected(query, one.card, Move::Destroyed, by)
    };
    let lost: Vec<CardRef> =
        result.lost.into_iter().filter(is_lost).map(|one| game.card_ref(one.card)).collect();
    if let Some((seat, amount, by)) = result.hurt {
        battle_damage::inflict(game, seat, amount, by.card, fighting);
    }
    lost
}

/// 3.6.3-65
fn directly(game: &Game, attacker: Fighter) -> Result {
    let atk = value(Query::on(game), attacker);
    let seat = game.card(attacker.card).controller;
    Result { lost: Vec::new(), hurt: Some((seat.other(), atk, attacker)) }
}

/// 3.3.2-262, -265: ATK in Attack Position, DEF in Defense Position.
fn value(query: Query<'_>, one: Fighter) -> i32 {
    let in_attack = query.is_in_attack_position(one.card);
    if in_attack { query.atk(one.card) } else { query.def_value(one.card) }.unwrap_or(0)
}

fn against_monster(game: &Game, attacker: Fighter, target: Fighter) -> Result {
    let query = Query::on(game);
    let seat = game.card(attacker.card).controller;
    let (own, other) = (value(query, attacker), value(query, target));
    if query.is_in_attack_position(target.card) {
        against_attack(seat, (attacker, own), (target, other))
    } else {
        let pierces = battle_damage::piercing(game, attacker.card);
        against_defense(seat, (attacker, own), (target, other), pierces)
    }
}

/// 3.6.3-63, -70
fn against_attack(seat: Seat, (attacker, own): (Fighter, i32), (target, other): (Fighter, i32)) -> Result {
    match own.cmp(&other) {
        Ordering::Greater => Result { lost: vec![target], hurt: Some((seat.other(), own - other, attacker)) },
        Ordering::Less => Result { lost: vec![attacker], hurt: Some((seat, other - own, target)) },
        Ordering::Equal if own > 0 => Result { lost: vec![attacker, target], hurt: None },
        // 3.6.3-70
        Ordering::Equal => Result { lost: Vec::new(), hurt: None },
    }
}

/// 3.6.3-64, 3.4.4-83
fn against_defense(
    seat: Seat,
    (attacker, own): (Fighter, i32),
    (target, other): (Fighter, i32),
    pierces: u8,
) -> Result {
    match own.cmp(&other) {
        Ordering::Greater => {
            let through = (own - other) * i32::from(pierces);
            let hurt = (pierces > 0).then_some((seat.other(), through, attacker));
            Result { lost: vec![target], hurt }
        }
        Ordering::Less => Result { lost: Vec::new(), hurt: Some((seat, other - own, target)) },
        Ordering::Equal => Result { lost: Vec::new(), hurt: None },
    }
}
