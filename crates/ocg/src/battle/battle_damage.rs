//! OCG 3.6.3-71 to -74: battle damage, whoever of the two inflicts it, and what changes it.

use crate::game::Game;
use crate::language::{Modifier, Topic};
use crate::pipe::Change;
use crate::query::applies::Subject;
use crate::query::{Query, Standpoint};
use crate::state::{By, CardId, Fighting};
use table::{PerSeat, Seat};

/// 3.4.4-83: how many times the difference goes through a monster in Defense Position.
pub(super) fn piercing(game: &Game, attacker: CardId) -> u8 {
    let mut times = 0;
    Query::on(game).each_of(Subject::Card(attacker), Topic::Piercing, &mut |applying| {
        if let Modifier::Piercing(n) = applying.modifier {
            times = times.max(*n);
        }
    });
    times
}

/// 3.6.3-72, -74: the damage of this battle, to one player or to both at the same time.
pub(super) fn inflict(game: &mut Game, seat: Seat, amount: i32, by: CardId, fighting: &Fighting) {
    let query = Query::on(game);
    let mut amount = PerSeat::new(|other| if other == seat { amount } else { 0 });
    let cards = std::iter::once(fighting.attacker).chain(fighting.target).map(|one| one.card);
    let mut changes = Vec::new();
    for card in cards {
        query.each_of(Subject::Card(card), Topic::BattleDamage, &mut |applying| {
            let own = Standpoint::of(applying.source);
            let is_own = query.game.card(card).controller == seat;
            if let Modifier::BattleDamage(whose, how) = applying.modifier {
                changes.push((own, *whose, *how));
            } else if *applying.modifier == Modifier::BothTakeBattleDamage {
                // 3.4.4-85
                amount[seat.other()] = amount[seat];
            } else if *applying.modifier == Modifier::BattleDamageToOpponent && is_own {
                // 3.4.4-84
                amount[seat.other()] = std::mem::take(&mut amount[seat]);
            }
        });
    }
    for seat in Seat::BOTH {
        query.each_of(Subject::Player(seat), Topic::BattleDamage, &mut |applying| {
            if let Modifier::BattleDamage(_, how) = applying.modifier {
                amount[seat] = how.of(amount[seat]);
            }
        });
    }
    for (own, whose, how) in changes {
        for seat in Seat::BOTH.into_iter().filter(|seat| own.means(whose, *seat)) {
            amount[seat] = how.of(amount[seat]);
        }
    }
    let hurt = Seat::BOTH.into_iter().filter(|seat| amount[*seat] > 0);
    let changes = hurt.map(|seat| Change::BattleDamage { seat, amount: amount[seat], by }).collect();
    game.propose_together(changes, By::Rule, &["3.6.3-71", "3.6.3-74"]);
}
