//! DCG 1-3-11: what immediate effects may still take off a cost that is only about to be declared.

use crate::effects::language::{Amount, Does, Happening, Step};
use crate::effects::trigger::Seen;
use crate::effects::{by, icons};
use crate::eye::{Eye, Standpoint};
use crate::state::{Cause, Thing};

/// The change of the cost, if every immediate effect that can lower it does. Never above 0.
pub(crate) fn most_off(
    eye: Eye<'_>,
    what: Happening,
    subjects: &[Thing],
    other: &[Thing],
    cause: Cause,
) -> i32 {
    if !eye.game.reacts.would.has(what) {
        return 0;
    }
    let concerned: Vec<Thing> = subjects.iter().chain(other).copied().collect();
    let seat = subjects.first().and_then(|&thing| eye.seat_of(thing)).unwrap_or(eye.game.state.turn_player);
    let seen = Seen { what, leaves: false, before: true, seat, subjects, other, cause };
    let holders = eye.holders(|info| info.would.has(what), |section| section.would.has(what), &concerned);
    holders
        .iter()
        .filter(|holder| eye.is_triggered(holder, &seen) && icons::can_be_used(eye.game, holder))
        .map(|holder| match &eye.game.effect_of(holder.effect).does {
            Does::Run(block) => lowered(eye, Standpoint::of(holder), &block.steps),
            Does::Hold(_) => 0,
        })
        .sum()
}

fn lowered(eye: Eye<'_>, standpoint: Standpoint<'_>, steps: &[Step]) -> i32 {
    let of = |step: &Step| match step {
        Step::ChangeCost(amount) => change(eye, standpoint, amount),
        Step::May(block) => lowered(eye, standpoint, &block.steps),
        Step::By(cost, then) if by::can_pay(eye, standpoint, &cost.steps) => {
            lowered(eye, standpoint, &then.steps)
        }
        Step::If(condition, then, otherwise) => {
            let branch = if eye.is_true(standpoint, condition) { then } else { otherwise };
            lowered(eye, standpoint, &branch.steps)
        }
        _ => 0,
    };
    steps.iter().map(of).sum()
}

fn change(eye: Eye<'_>, standpoint: Standpoint<'_>, amount: &Amount) -> i32 {
    eye.amount(standpoint, amount).min(0)
}
