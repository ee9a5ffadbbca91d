//! DCG 15-7: optional conditions, "by doing this, do that".

use crate::effects::activation;
use crate::effects::choice::{Purpose, enough};
use crate::effects::language::{Amount, BlockId, Destination, Step, Target};
use crate::game::Game;
use crate::query::{Query, Standpoint};
use crate::state::{Frame, Outcome, Thing};

/// Begins a "by": its condition first. Whatever comes after depends on it (15-7-2).
pub(crate) fn begin(game: &mut Game, cost: BlockId, then: BlockId) {
    activation::count_use(game);
    let can = game.activation().is_some_and(|activation| {
        can_pay(Query::on(game), Standpoint::within(activation), game.library.block(cost))
    });
    if !can {
        // 15-7-4: it was chosen, but it cannot be done; nothing after it happens.
        if let Some(activation) = game.activation_mut() {
            activation.last = Outcome::NotDone;
        }
        return;
    }
    if let Some(activation) = game.activation_mut() {
        activation.paying_cost = true;
        activation.cost_failed = false;
    }
    game.push(Frame::AfterBy { then });
    game.push(Frame::Block(activation::running(cost)));
}

/// 15-7-1: only when the condition was carried out, and in full (15-7-3), the rest follows.
pub(crate) fn after(game: &mut Game, then: BlockId) {
    let Some(activation) = game.activation_mut() else { return };
    activation.paying_cost = false;
    if !activation.cost_failed {
        game.push(Frame::Block(activation::running(then)));
    }
}

/// Can all of it be carried out?
pub(crate) fn can_pay(query: Query<'_>, standpoint: Standpoint<'_>, steps: &[Step]) -> bool {
    (0..steps.len())
        .all(|at| is_chosen_before(&steps[..at], &steps[at]) || can_do(query, standpoint, &steps[at]))
}

/// What a step acts on is chosen by a step before it, and not known yet.
fn is_chosen_before(before: &[Step], step: &Step) -> bool {
    let targets = step.targets();
    let Some(Target::Chosen(slot)) = targets.first() else { return false };
    let chooses = |target: &Target| match target {
        Target::Choose(choose) => choose.slot == *slot,
        Target::Each(all) => all.iter().any(|choose| choose.slot == *slot),
        Target::This
        | Target::ThisCard
        | Target::Chosen(_)
        | Target::Triggering
        | Target::TriggeringOther
        | Target::Attacker
        | Target::AttackTarget
        | Target::Together(_)
        | Target::All(_)
        | Target::Top(..)
        | Target::Bottom(..)
        | Target::TopOrBottom(..)
        | Target::TopOf(..)
        | Target::BottomOf(..)
        | Target::TopCard(_)
        | Target::Player(_)
        | Target::HolderOf(_)
        | Target::Done(_)
        | Target::Battling => false,
    };
    before.iter().flat_map(Step::targets).any(chooses)
}

fn can_do(query: Query<'_>, standpoint: Standpoint<'_>, step: &Step) -> bool {
    match step {
        Step::TrashDigivolutionCards(target, _, n) => {
            let n = if *n == Amount::Every { 1 } else { query.amount(standpoint, n) };
            enough(query, standpoint, target, Purpose::HaveUnder(n))
        }
        Step::Put(target, Destination::Under(holder, ..)) => {
            enough(query, standpoint, target, Purpose::Put)
                && enough(query, standpoint, holder, holder_for(query, standpoint, target))
        }
        Step::DigiBurst(n) => under(query, standpoint) >= query.amount(standpoint, n),
        Step::Delay => crate::keywords::delay::can_be_used(query, standpoint),
        Step::PayCost(n) => {
            crate::terms::memory::can_pay(query.game, standpoint.you, query.amount(standpoint, n))
        }
        Step::If(condition, then, otherwise) => {
            let branch = if query.is_true(standpoint, condition) { then } else { otherwise };
            can_pay(query, standpoint, &branch.steps)
        }
        // Whatever else it is, there must be enough of what it acts on.
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
        | Step::May(_)
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
        | Step::Save
        | Step::MindLink(_)
        | Step::BlastDigivolve
        | Step::Prevent(_)
        | Step::WidenDigiXros(..)
        | Step::ChangeCost(_)
        | Step::SetCost(_)
        | Step::InsteadOfIt(_)
        | Step::Win(_)
        | Step::Lose(_)
        | Step::Nothing => {
            step.acts_on().is_none_or(|(target, purpose)| enough(query, standpoint, target, purpose))
        }
    }
}

/// 4-5: what is in play is not placed under itself.
fn holder_for(query: Query<'_>, standpoint: Standpoint<'_>, what: &Target) -> Purpose {
    let own = standpoint.unit.filter(|_| matches!(what, Target::This | Target::ThisCard));
    let on_top = own.filter(|&unit| {
        query.game.unit(unit).is_some_and(|unit| *what == Target::This || unit.top() == standpoint.card.card)
    });
    on_top.map_or(Purpose::Any, Purpose::HolderFor)
}

/// How many digivolution cards it has that can be trashed.
fn under(query: Query<'_>, standpoint: Standpoint<'_>) -> i32 {
    let unit = standpoint.unit.and_then(|unit| query.game.unit(unit));
    let cards = unit.map_or(&[][..], crate::state::Unit::under).iter();
    let things = cards.map(|&card| Thing::Card(query.game.card_ref(card)));
    things.filter(|&card| !query.cannot_be_trashed_as_cost(card)).count() as i32
}

/// 15-8-4-4-1: a declared effect that starts with a "by" must be able to do it.
pub(crate) fn leading_costs_payable(query: Query<'_>, standpoint: Standpoint<'_>, steps: &[Step]) -> bool {
    let first = steps.first();
    if let Some(Step::By(cost, _)) = first {
        can_pay(query, standpoint, &cost.steps)
    } else if let Some(Step::If(condition, then, otherwise)) = first {
        let branch = if query.is_true(standpoint, condition) { then } else { otherwise };
        leading_costs_payable(query, standpoint, &branch.steps)
    } else {
        true
    }
}

pub(crate) fn starts_with_delay(steps: &[Step]) -> bool {
    matches!(steps.first(), Some(Step::By(cost, _)) if cost.steps.first() == Some(&Step::Delay))
}
