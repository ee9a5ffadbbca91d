//! OCG 3.4.4-81 to -89: Life Points lost and gained by effects and costs.

use crate::effects::perform::{Performed, amount};
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::{Amount, Modifier, Topic, Whose};
use crate::pipe::Change;
use crate::query::applies::Subject;
use crate::query::{Query, Standpoint};
use crate::state::{By, Running};
use table::Seat;

pub(crate) fn inflict(game: &mut Game, running: &Running, whose: Whose, n: &Amount) -> Performed {
    let n = amount(game, running, n);
    let make = |game: &Game, seat| Change::Damage { seat, amount: effect_damage(game, seat, n) };
    change(game, running, whose, n, make)
}

pub(crate) fn gain(game: &mut Game, running: &Running, whose: Whose, n: &Amount) -> Performed {
    let n = amount(game, running, n);
    change(game, running, whose, n, |_, seat| Change::Gain { seat, amount: n })
}

pub(crate) fn lose(game: &mut Game, running: &Running, whose: Whose, n: &Amount) -> Performed {
    let n = amount(game, running, n);
    change(game, running, whose, n, |_, seat| Change::Lose { seat, amount: n })
}

/// 3.1.4-6
pub(crate) fn pay(game: &mut Game, running: &Running, n: &Amount) -> Performed {
    let n = if let Amount::Half(all) = n {
        // 3.4.1-11: what is left is rounded.
        let all = amount(game, running, all);
        all - crate::card::half(all)
    } else {
        amount(game, running, n)
    };
    change(game, running, Whose::Yours, n, |_, seat| Change::Pay { seat, amount: n })
}

/// 3.1.4-11: for both players it is the same moment.
fn change(
    game: &mut Game,
    running: &Running,
    whose: Whose,
    n: i32,
    make: impl Fn(&Game, Seat) -> Change,
) -> Performed {
    let standpoint = Standpoint::within(running);
    let seats = Seat::BOTH.into_iter().filter(|&seat| n > 0 && standpoint.means(whose, seat));
    let is_none = |change: &Change| matches!(change, Change::Damage { amount: 0, .. });
    let changes: Vec<Change> = seats.map(|seat| make(game, seat)).filter(|change| !is_none(change)).collect();
    let done = !changes.is_empty();
    if done {
        game.propose_together(changes, by(running), &["3.1.4-3", "3.4.4-81", "3.4.4-82"]);
    }
    Performed::Simply(done)
}

/// 3.6.3-73: damage that the text calls battle damage is no effect damage.
pub(crate) fn battle_damage(game: &mut Game, running: &Running, whose: Whose, n: &Amount) -> Performed {
    let amount = amount(game, running, n);
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
