//! OCG 3.4.4-81 to -89: Life Points lost and gained by effects and costs.

use crate::effects::perform::{Performed, amount};
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::Step;
use crate::pipe::Change;
use crate::query::Standpoint;
use crate::state::Running;

pub(crate) fn life(game: &mut Game, running: &Running, step: &Step) -> Performed {
    let standpoint = Standpoint::within(running);
    let (seat, n, make): (_, _, fn(table::Seat, i32) -> Change) = match step {
        Step::Damage(whose, n) => {
            (standpoint.player(*whose), n, |seat, amount| Change::Damage { seat, amount })
        }
        Step::GainLifePoints(whose, n) => {
            (standpoint.player(*whose), n, |seat, amount| Change::Gain { seat, amount })
        }
        Step::LoseLifePoints(whose, n) => {
            (standpoint.player(*whose), n, |seat, amount| Change::Lose { seat, amount })
        }
        Step::PayLifePoints(n) => (standpoint.you, n, |seat, amount| Change::Pay { seat, amount }),
        _ => return Performed::Simply(false),
    };
    let n = amount(game, running, n);
    if n > 0 {
        game.propose(make(seat, n), by(running), &["3.4.4-81", "3.4.4-82"]);
    }
    Performed::Simply(n > 0)
}
