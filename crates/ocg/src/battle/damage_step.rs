//! OCG 3.6.3-45 to -81: the five times of the Damage Step.

use crate::game::Game;
use crate::language::{Modifier, Multiplied};
use crate::pipe::{Change, Destination, is_protected};
use crate::query::applies::Subject;
use crate::query::{Query, Standpoint};
use crate::run::Next;
use crate::state::{
    BattleStep, By, CardId, CardRef, DamageTime, Face, Fighting, Frame, Move, Phase, Value, WindowKind,
};
use crate::turn;
use table::Seat;

const TIMES: [DamageTime; 5] = [
    DamageTime::Start,
    DamageTime::BeforeCalculation,
    DamageTime::Calculation,
    DamageTime::AfterCalculation,
    DamageTime::End,
];

/// Each time: what the rule does, then a window.
pub(crate) fn step(game: &mut Game, mut fighting: Box<Fighting>, _: Value) -> Next {
    let Some(&time) = TIMES.get(usize::from(fighting.stage)) else {
        turn::lasting::end_damage_step(game);
        return Next::Done(Value::Nothing);
    };
    if !goes_on(game, &fighting, time) {
        game.state.doomed.clear();
        turn::lasting::end_damage_step(game);
        return Next::Done(Value::Nothing);
    }
    game.state.recent.clear();
    game.propose(Change::Phase(Phase::Battle(BattleStep::Damage(time))), By::Rule, &["3.6.3-48"]);
    match time {
        DamageTime::Start | DamageTime::AfterCalculation => {}
        DamageTime::BeforeCalculation => turn_up(game, &fighting),
        DamageTime::Calculation => calculate(game, &mut fighting),
        DamageTime::End => destroy(game, &mut fighting),
    }
    fighting.stage += 1;
    let window = turn::open(game, WindowKind::Response);
    Next::Push(Frame::Damage(fighting), window)
}

/// 3.6.3-53: without both of them there is no battle any more, before it is calculated.
fn goes_on(game: &Game, fighting: &Fighting, time: DamageTime) -> bool {
    let before = matches!(time, DamageTime::Start | DamageTime::BeforeCalculation | DamageTime::Calculation);
    let there = |card: CardRef| {
        game.is_current(card)
            && game.card(card.card).place.zone().is_some_and(crate::state::Zone::is_monster_zone)
    };
    !before || (there(fighting.attacker) && fighting.target.is_none_or(there))
}

/// 3.3.2-270, 3.6.3-55
fn turn_up(game: &mut Game, fighting: &Fighting) {
    if let Some(target) = fighting.target
        && game.card(target.card).face == Face::Down
    {
        game.propose(Change::Flip { card: target.card, face: Face::UpDefense }, By::Rule, &["3.3.2-270"]);
    }
}

/// 3.6.3-58 to -69: damage, and who will be destroyed.
fn calculate(game: &mut Game, fighting: &mut Fighting) {
    let attacker = fighting.attacker.card;
    let query = Query::on(game);
    let own = query.atk(attacker).unwrap_or(0);
    let seat = game.card(attacker).controller;
    let Some(target) = fighting.target else {
        damage(game, seat.other(), own, attacker, None);
        return;
    };
    let in_attack = query.is_in_attack_position(target.card);
    let other = if in_attack { query.atk(target.card) } else { query.def_value(target.card) }.unwrap_or(0);
    game.propose(Change::Battled { one: attacker, two: Some(target.card) }, By::Rule, &["3.6.3-58"]);
    let (mut lost, mut hurt) = (Vec::new(), None);
    match (in_attack, own.cmp(&other)) {
        (_, std::cmp::Ordering::Greater) => {
            lost.push(target.card);
            let pierces = piercing(game, attacker);
            if in_attack {
                hurt = Some((seat.other(), own - other, attacker));
            } else if pierces > 0 {
                hurt = Some((seat.other(), (own - other) * i32::from(pierces), attacker));
            }
        }
        (true, std::cmp::Ordering::Less) => {
            lost.push(attacker);
            hurt = Some((seat, other - own, target.card));
        }
        (false, std::cmp::Ordering::Less) => hurt = Some((seat, other - own, target.card)),
        // 3.6.3-63: neither is destroyed if both have 0.
        (true, std::cmp::Ordering::Equal) if own > 0 => lost.extend([attacker, target.card]),
        (true | false, std::cmp::Ordering::Equal) => {}
    }
    let query = Query::on(game);
    let against = |card: CardId| if card == attacker { target } else { fighting.attacker };
    lost.retain(|&card| !is_protected(query, card, Move::Destroyed, By::Battle(against(card))));
    fighting.doomed = lost.into_iter().map(|card| game.card_ref(card)).collect();
    // 3.3.2-293, 3.6.3-68
    game.state.doomed.clone_from(&fighting.doomed);
    if let Some((seat, amount, by)) = hurt {
        damage(game, seat, amount, by, Some(target.card));
    }
}

fn piercing(game: &Game, attacker: CardId) -> u8 {
    let mut times = 0;
    Query::on(game).each_modifier(Subject::Card(attacker), &mut |applying| {
        if let Modifier::Piercing(n) = applying.modifier {
            times = times.max(*n);
        }
    });
    times
}

/// 3.6.3-64: the battle damage, with what changes it.
fn damage(game: &mut Game, seat: Seat, amount: i32, by: CardId, target: Option<CardId>) {
    let mut amount = amount;
    let query = Query::on(game);
    for card in std::iter::once(by).chain(target) {
        query.each_modifier(Subject::Card(card), &mut |applying| {
            if let Modifier::BattleDamage(whose, how) = applying.modifier
                && Standpoint::of(applying.source).means(*whose, seat)
            {
                amount = match how {
                    Multiplied::Zero => 0,
                    Multiplied::Half => crate::card::half(amount),
                    Multiplied::Double => amount * 2,
                };
            }
        });
    }
    if amount > 0 {
        game.propose(Change::BattleDamage { seat, amount, by }, By::Rule, &["3.6.3-64"]);
    }
}

/// 3.6.3-75: the doomed are destroyed and go to the Graveyard.
fn destroy(game: &mut Game, fighting: &mut Fighting) {
    let doomed: Vec<CardRef> = fighting.doomed.drain(..).filter(|card| game.is_current(*card)).collect();
    for one in &doomed {
        let against = if *one == fighting.attacker { fighting.target } else { Some(fighting.attacker) };
        let Some(against) = against else { continue };
        let change = Change::Move { cards: vec![one.card], why: Move::Destroyed, to: Destination::Graveyard };
        let gone = game.propose(change, By::Battle(against), &["3.6.3-75"]);
        let still_there = game.is_current(against) && !doomed.contains(&against);
        if !gone.is_empty() && still_there {
            let loser = game.card_ref(one.card);
            let change = Change::DestroysInBattle { winner: against.card, loser };
            game.propose(change, By::Rule, &["3.6.3-76"]);
        }
    }
    game.state.doomed.clear();
}
