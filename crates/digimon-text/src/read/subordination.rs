//! How processes belong together once they are read: costs, choices, "instead" and numbers (15-7, 15-9-2, 18-2).

use super::reader::Scale;
use super::sentence::block;
use digimon::effects::language::{Amount, Condition, HowMany, Step, Target};

/// 15-7-3: what a "by" asks for is done in full or not at all.
pub(super) fn by(mut cost: Vec<Step>, then: Vec<Step>) -> Step {
    for step in &mut cost {
        if let Step::Put(target, _) | Step::Delete(target) | Step::Suspend(target) | Step::Unsuspend(target) =
            step
        {
            in_full(target);
        }
    }
    Step::By(block(cost), block(then))
}

fn in_full(target: &mut Target) {
    match target {
        Target::Choose(choose) if choose.how_many == HowMany::Exactly && choose.n != Amount::N(1) => {
            choose.how_many = HowMany::AllOrNothing;
        }
        Target::Together(all) => all.iter_mut().for_each(in_full),
        _ => {}
    }
}

/// 15-9-2: an attack by an effect is optional by itself.
pub(super) fn may(mut steps: Vec<Step>) -> Step {
    if let [Step::Attack { forced, .. }] = steps.as_mut_slice() {
        *forced = false;
        return steps.remove(0);
    }
    // 15-9-2: what is only done on a condition is only then a choice.
    if let [Step::If(_, then, otherwise)] = steps.as_mut_slice()
        && otherwise.steps.is_empty()
    {
        let inner = may(std::mem::take(&mut then.steps));
        then.steps = vec![inner];
        return steps.remove(0);
    }
    Step::May(block(steps))
}

/// What "instead" replaces: the process before, and all of a reveal with what becomes of its cards.
pub(super) fn replaced(steps: &mut Vec<Step>) -> Option<Vec<Step>> {
    let last = steps.len().checked_sub(1)?;
    let from = match &steps[last] {
        Step::PutRest(_) => steps.iter().rposition(|step| matches!(step, Step::Reveal(..)))?,
        _ => last,
    };
    Some(steps.split_off(from))
}

/// 18-2: another process under a condition; if it is optional, the choice is between the two (18-2-2).
pub(super) fn instead(condition: Condition, then: Vec<Step>, before: Vec<Step>) -> Step {
    match then.as_slice() {
        [Step::May(inner)] => {
            let either = Step::MayInstead(block(before.clone()), inner.clone());
            Step::If(condition, block(vec![either]), block(before))
        }
        _ => Step::If(condition, block(then), block(before)),
    }
}

/// "suspend 1 of your opponent's Digimon for each Tamer you have": so many times as many.
pub(super) fn multiply(step: &mut Step, scale: &Scale) -> Option<()> {
    let n = match step {
        Step::Reveal(_, _, n) => n,
        Step::Delete(target) | Step::Put(target, _) | Step::Suspend(target) | Step::Unsuspend(target) => {
            match target {
                Target::Choose(choose) => &mut choose.n,
                Target::Top(_, _, n) | Target::Bottom(_, _, n) => n,
                _ => return None,
            }
        }
        _ => return None,
    };
    let Amount::N(each) = *n else { return None };
    *n = Amount::For { count: Box::new(scale.count.clone()), every: scale.every, each };
    Some(())
}

/// How often, if it is done once for each.
pub(super) fn times(Scale { count, every }: Scale) -> Amount {
    match every {
        1 => count,
        every => Amount::For { count: Box::new(count), every, each: 1 },
    }
}

/// "Choose any number of … and delete them": those are what is deleted, with the limits of deletion
/// effects (15-15-5).
pub(super) fn chosen_and_deleted(mut steps: Vec<Step>) -> Vec<Step> {
    let at = steps.windows(2).position(|pair| match pair {
        [Step::Select(Target::Choose(choose)), Step::Delete(Target::Chosen(slot))] => choose.slot == *slot,
        _ => false,
    });
    if let Some(at) = at
        && let Step::Select(target) = steps.remove(at)
    {
        steps[at] = Step::Delete(target);
    }
    steps
}

/// Only one of the two is chosen: "that Digimon" is whichever it was.
pub(super) fn same_choice(then: &mut [Step], before: &[Step]) -> Option<Target> {
    let [before] = before else { return None };
    let chosen = match before.targets().as_slice() {
        [Target::Choose(choose)] => choose.slot,
        _ => return None,
    };
    let [Step::Put(Target::Choose(choose), _) | Step::Delete(Target::Choose(choose))] = then else {
        return None;
    };
    choose.slot = chosen;
    Some(Target::Chosen(chosen))
}
