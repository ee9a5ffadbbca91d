//! DCG 1-3-11: what immediate effects may still take off a cost that is only about to be declared.

use crate::effects::language::{Amount, Does, Happening, Step};
use crate::effects::trigger::Seen;
use crate::effects::{by, icons};
use crate::library::{Awaits, Happenings};
use crate::query::{Query, Standpoint};
use crate::state::{Cause, Thing};

/// The change of the cost, if every immediate effect that can lower it does. Never above 0.
pub(crate) fn most_off(
    query: Query<'_>,
    what: Happening,
    subjects: &[Thing],
    other: &[Thing],
    cause: Cause,
) -> i32 {
    let wanted = Awaits { cheaper: Happenings::of(what), ..Awaits::default() };
    if !query.game.reacts.awaits.overlaps(wanted) {
        return 0;
    }
    let concerned: Vec<Thing> = subjects.iter().chain(other).copied().collect();
    let seat =
        subjects.first().and_then(|&thing| query.seat_of(thing)).unwrap_or(query.game.state.turn_player());
    let seen = Seen { what, leaves: false, before: true, seat, subjects, other, cause };
    let holders = query.waiting(wanted, &concerned);
    holders
        .iter()
        .filter(|holder| query.is_triggered(holder, &seen) && icons::can_be_used(query.game, holder))
        .map(|holder| match &query.game.effect_of(holder.effect).does {
            Does::Run(block) => lowered(query, Standpoint::of(holder), &block.steps),
            Does::Hold(_) => 0,
        })
        .sum()
}

/// 1-3-11-2, 1-3-11-3: what a condition allows now, or a "by" that can be carried out, may lower the cost.
fn lowered(query: Query<'_>, standpoint: Standpoint<'_>, steps: &[Step]) -> i32 {
    let of = |step: &Step| match step {
        Step::ChangeCost(amount) => change(query, standpoint, amount),
        Step::May(block) => lowered(query, standpoint, &block.steps),
        Step::By(cost, then) if by::can_pay(query, standpoint, &cost.steps) => {
            lowered(query, standpoint, &then.steps)
        }
        Step::If(condition, then, otherwise) => {
            let branch = if query.is_true(standpoint, condition) { then } else { otherwise };
            lowered(query, standpoint, &branch.steps)
        }
        Step::Memory(..)
        | Step::SetMemory(..)
        | Step::Draw(..)
        | Step::Recover(..)
        | Step::Delete(_)
        | Step::Put(..)
        | Step::Suspend(_)
        | Step::Unsuspend(_)
        | Step::DeDigivolve(..)
        | Step::TrashTopCard(_)
        | Step::TrashDigivolutionCards(..)
        | Step::Flip(..)
        | Step::Give(..)
        | Step::GivePlayer(..)
        | Step::Play { .. }
        | Step::PlayToken(..)
        | Step::Digivolve { .. }
        | Step::AppFuse { .. }
        | Step::DnaDigivolve { .. }
        | Step::Use { .. }
        | Step::Link { .. }
        | Step::Hatch
        | Step::Move(_)
        | Step::Attack { .. }
        | Step::Blitz(_)
        | Step::SwitchTarget(_)
        | Step::SwitchTargetToPlayer
        | Step::EndAttack
        | Step::Battle(..)
        | Step::Reveal(..)
        | Step::PutRest(_)
        | Step::Look(_)
        | Step::Shuffle(..)
        | Step::By(..)
        | Step::MayInstead(..)
        | Step::ChooseModes(..)
        | Step::Activate { .. }
        | Step::Repeat(..)
        | Step::ForEach(..)
        | Step::Later(..)
        | Step::Declare(..)
        | Step::Select(_)
        | Step::AsPlayer(..)
        | Step::DigiBurst(_)
        | Step::Delay
        | Step::Save
        | Step::MindLink(_)
        | Step::BlastDigivolve
        | Step::Prevent(_)
        | Step::WidenDigiXros(..)
        | Step::SetCost(_)
        | Step::InsteadOfIt(_)
        | Step::PayCost(_)
        | Step::Win(_)
        | Step::Lose(_)
        | Step::Nothing => 0,
    };
    steps.iter().map(of).sum()
}

fn change(query: Query<'_>, standpoint: Standpoint<'_>, amount: &Amount) -> i32 {
    query.amount(standpoint, amount).min(0)
}
