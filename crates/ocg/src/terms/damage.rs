//! OCG 3.4.4-81 to -89: Life Points lost and gained by effects and costs.

use crate::effects::perform::{Performed, amount};
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::{Amount, Step, Whose};
use crate::pipe::Change;
use crate::query::Standpoint;
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
    if n > 0 {
        let standpoint = Standpoint::within(running);
        let seats = Seat::BOTH.into_iter().filter(|&seat| standpoint.means(whose, seat));
        // 3.1.4-11: for both players it is the same moment.
        let changes = seats.map(|seat| make(seat, n)).collect();
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
