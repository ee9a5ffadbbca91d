//! OCG 3.6.3-26 to -29: which monsters may attack, and whom.

use super::is_over;
use crate::game::Game;
use crate::language::{Amount, Modifier, Restriction, Topic};
use crate::query::applies::{Applying, Subject};
use crate::query::{Query, Standpoint};
use crate::state::{AttackTarget, CardId, Face};
use table::Seat;

/// 3.6.3-26, -29, 3.3.2-261: the monsters that may declare an attack.
pub(crate) fn attackers(game: &Game, seat: Seat) -> Vec<CardId> {
    if is_over(game) {
        return Vec::new();
    }
    let query = Query::on(game);
    let monsters = game.state.zones.monsters().map(|(_, card)| card);
    monsters.filter(|&card| game.card(card).controller == seat && can_attack(query, card)).collect()
}

/// 3.6.3-27, 3.4.4-112: one attack in a Battle Phase, unless an effect allows more.
fn can_attack(query: Query<'_>, card: CardId) -> bool {
    is_in_position(query, card)
        // 3.4.4-156
        && !query.is_unusable(card)
        && !query
            .is_forbidden(Subject::Card(card), Topic::NoAttack, |_, _, restriction| matches!(restriction, Restriction::Attack))
        && !targets(query, card).is_empty()
}

/// 3.3.2-261, -264, -269: face-up Attack Position, or face-up Defense Position where an effect says so.
pub(super) fn is_in_position(query: Query<'_>, card: CardId) -> bool {
    match query.game.card(card).face {
        Face::Up => true,
        Face::Down => false,
        Face::UpDefense => {
            let mut may = false;
            query.each_of(Subject::Card(card), Topic::AttackInDefense, &mut |applying| {
                may |= matches!(applying.modifier, Modifier::AttackInDefense);
            });
            may
        }
    }
}

/// What a monster may still attack in this Battle Phase.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Left {
    Anything,
    Monsters,
    /// Those that it has not attacked yet.
    OtherMonsters,
    Nothing,
}

/// 3.6.3-27: has it no attack left?
pub(super) fn is_used_up(query: Query<'_>, card: CardId) -> bool {
    left(query, card) == Left::Nothing
}

/// 3.6.3-27: one attack, and what effects allow beside it.
fn left(query: Query<'_>, card: CardId) -> Left {
    let (mut anything, mut monsters, mut each) = (1, 1, false);
    query.each_of(Subject::Card(card), Topic::MoreAttacks, &mut |applying| {
        if let Modifier::MoreAttacks(more) = applying.modifier {
            anything = anything.max(1 + more);
        } else if let Modifier::MoreAttacksOnMonsters(more) = applying.modifier {
            monsters = monsters.max(1 + more);
        } else if let Modifier::Attacks(n) = applying.modifier {
            anything = anything.max(times(query, card, &applying, n));
        } else if let Modifier::AttacksOnMonsters(n) = applying.modifier {
            monsters = monsters.max(times(query, card, &applying, n));
        }
        each |= *applying.modifier == Modifier::AttackEachMonster;
    });
    let on_field = &query.game.card(card).on_field;
    let directly = usize::from(on_field.attacks) > on_field.has_attacked.len();
    match on_field.attacks {
        made if made < anything => Left::Anything,
        made if made < monsters && !directly => Left::Monsters,
        _ if each && !directly => Left::OtherMonsters,
        _ => Left::Nothing,
    }
}

/// How often a text that counts lets it attack.
fn times(query: Query<'_>, card: CardId, applying: &Applying<'_>, n: &Amount) -> u8 {
    let standpoint = Standpoint::of(applying.source).of_each(card);
    let n = applying.fixed.unwrap_or_else(|| query.amount(standpoint, n));
    u8::try_from(n.max(0)).unwrap_or(u8::MAX)
}

/// Must it attack, and can it?
pub(crate) fn must_attack(game: &Game, seat: Seat) -> bool {
    let query = Query::on(game);
    attackers(game, seat).into_iter().any(|card| {
        let mut must = false;
        query.each_of(Subject::Card(card), Topic::MustAttack, &mut |applying| {
            must |= matches!(applying.modifier, Modifier::MustAttack);
        });
        must
    })
}

/// 3.6.3-29: a monster of the other player, or the player if there is none.
pub(crate) fn targets(query: Query<'_>, attacker: CardId) -> Vec<AttackTarget> {
    let game = query.game;
    let seat = game.card(attacker).controller;
    // In a replay the attack has been counted already.
    let left = if query.attacker() == Some(attacker) { Left::Anything } else { left(query, attacker) };
    if left == Left::Nothing {
        return Vec::new();
    }
    let is_done_with = |card: CardId| {
        left == Left::OtherMonsters
            && game.card(attacker).on_field.has_attacked.iter().any(|one| *one == game.card_ref(card))
    };
    let mut found: Vec<AttackTarget> = game
        .state
        .zones
        .monsters()
        .map(|(_, card)| card)
        .filter(|&card| game.card(card).controller != seat && can_be_attacked(query, attacker, card))
        .filter(|&card| !is_done_with(card))
        .map(AttackTarget::Monster)
        .collect();
    let alone = game.state.zones.monsters().all(|(_, card)| game.card(card).controller == seat);
    if left == Left::Anything
        && (alone || may_attack_directly(query, attacker))
        && !is_kept_from_player(query, attacker)
    {
        found.push(AttackTarget::Directly);
    }
    found
}

fn can_be_attacked(query: Query<'_>, attacker: CardId, card: CardId) -> bool {
    let spared = query.is_forbidden(Subject::Card(card), Topic::NoAttack, |_, _, restriction| {
        matches!(restriction, Restriction::BeAttacked)
    });
    let barred = query.is_forbidden(Subject::Card(attacker), Topic::NoAttack, |query, own, restriction| {
        matches!(restriction, Restriction::AttackThese(filters)
            if filters.iter().all(|filter| query.is_like(own, card, filter)))
    });
    !spared && !barred
}

fn may_attack_directly(query: Query<'_>, attacker: CardId) -> bool {
    let mut may = false;
    query.each_of(Subject::Card(attacker), Topic::AttackDirectly, &mut |applying| {
        may |= matches!(applying.modifier, Modifier::AttackDirectly);
    });
    may
}

fn is_kept_from_player(query: Query<'_>, attacker: CardId) -> bool {
    query.is_forbidden(Subject::Card(attacker), Topic::NoDirectAttack, |_, _, restriction| {
        matches!(restriction, Restriction::AttackDirectly)
    })
}
