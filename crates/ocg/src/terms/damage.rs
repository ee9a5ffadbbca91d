//! OCG 3.4.4-81 to -89: Life Points lost and gained by effects and costs.

use crate::effects::perform::{Performed, amount};
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::{Amount, Modifier, Step, Topic, Whose};
use crate::pipe::Change;
use crate::query::applies::Subject;
use crate::query::{Query, Standpoint};
use crate::state::{By, Running};
use table::Seat;

pub(crate) fn life(game: &mut Game, running: &Running, step: &Step) -> Performed {
    let (whose, n, make): (_, _, fn(Seat, i32) -> Change) = match step {
        Step::Damage(whose, n) | Step::BattleDamage(whose, n) => {
            (*whose, n, |seat, amount| Change::Damage { seat, amount })
        }
        Step::GainLifePoints(whose, n) => (*whose, n, |seat, amount| Change::Gain { seat, amount }),
        Step::LoseLifePoints(whose, n) => (*whose, n, |seat, amount| Change::Lose { seat, amount }),
        Step::PayLifePoints(n) => (Whose::Yours, n, |seat, amount| Change::Pay { seat, amount }),
        _ => return Performed::Simply(false),
    };
    let n = match (step, n) {
        // 3.4.1-11: what is left is rounded.
        (Step::PayLifePoints(_), Amount::Half(all)) => {
            let all = amount(game, running, all);
            all - crate::card::half(all)
        }
        (_, n) => amount(game, running, n),
    };
    if let Step::BattleDamage(whose, _) = step {
        return battle_damage(game, running, *whose, n);
    }
    let is_damage = matches!(step, Step::Damage(..));
    if n > 0 {
        let standpoint = Standpoint::within(running);
        let seats = Seat::BOTH.into_iter().filter(|&seat| standpoint.means(whose, seat));
        // 3.1.4-11: for both players it is the same moment.
        let amounts = seats.map(|seat| (seat, if is_damage { effect_damage(game, seat, n) } else { n }));
        let changes: Vec<Change> = amounts.filter(|(_, n)| *n > 0).map(|(seat, n)| make(seat, n)).collect();
        if changes.is_empty() {
            return Performed::Simply(false);
        }
        game.propose_together(changes, by(running), &["3.1.4-3", "3.4.4-81", "3.4.4-82"]);
    }
    Performed::Simply(n > 0)
}

/// 3.6.3-73: damage that the text calls battle damage is no effect damage.
fn battle_damage(game: &mut Game, running: &Running, whose: Whose, amount: i32) -> Performed {
    let standpoint = Standpoint::within(running);
    let by = running.source.card.card;
    let seats = Seat::BOTH.into_iter().filter(|&seat| amount > 0 && standpoint.means(whose, seat));
    let changes = seats.map(|seat| Change::BattleDamage { seat, amount, by }).collect();
    game.propose_together(changes, By::Effect(running.source), &["3.6.3-73"]);
    Performed::Simply(amount > 0)
}

/// 3.4.4-81, -82: the damage that an effect does to the player, with what changes it; what is paid or lost is none.
fn effect_damage(game: &Game, seat: Seat, n: i32) -> i32 {
    let mut n = n;
    Query::on(game).each_of(Subject::Player(seat), Topic::EffectDamage, &mut |applying| {
        if let Modifier::EffectDamage(how) = applying.modifier {
            n = how.of(n);
        }
    });
    n
}
