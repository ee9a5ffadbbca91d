//! DCG 15-10-2: only what fits may be chosen, all that fits is offered, and as many are chosen as the effect says.

use super::{Finding, Look, Right, expect, unchecked};
use crate::oracle::{self, View};
use digimon::effects::language::{Choose, Destination, HowMany, Step, Target};
use digimon::state::{Frame, Pick, Running, Thing};
use digimon::{Game, Library};

/// The choices that a step makes, in the order in which they are asked for.
fn targets_of(step: &Step) -> Vec<&Target> {
    let mut targets = step.targets();
    if let Step::Put(_, Destination::Under(holder, ..)) | Step::PutRest(Destination::Under(holder, ..)) = step
    {
        targets.push(holder);
    }
    targets
}

/// Some steps only offer what the step can be done with.
fn offers_all(step: &Step, paying: bool) -> bool {
    !paying
        && !matches!(
            step,
            Step::Play { .. }
                | Step::Use { .. }
                | Step::Link { .. }
                | Step::Digivolve { .. }
                | Step::AppFuse { .. }
                | Step::SwitchTarget(_)
        )
}

/// Compares what is offered now with what fits.
pub(crate) fn offered(game: &Game, said: &Library) -> Finding {
    let frames = game.state().frames();
    let [.., Frame::Block(running), Frame::Pick(pick)] = frames else { return Right };
    let Some(activation) = oracle::activation(game) else { return Right };
    let Some(step) = said.block(running.block).get(running.step as usize) else { return Right };
    let Some(choose) = choice_of(step, running) else { return Right };
    compare(View::within(game, activation), step, running, pick, choose, activation.paying_cost)
}

/// The choice that is being made: which target of the step, and for "each", which of it.
fn choice_of<'s>(step: &'s Step, running: &Running) -> Option<&'s Choose> {
    match targets_of(step).get(running.targets.len())? {
        Target::Choose(choose) => Some(choose),
        Target::Each(all) => {
            // With choices by both players the order is theirs (1-3-5): no opinion.
            let one_voice = all.iter().all(|choose| choose.by == all[0].by);
            all.get(running.times as usize).filter(|_| one_voice)
        }
        _ => None,
    }
}

fn compare(
    view: View<'_>,
    step: &Step,
    running: &Running,
    pick: &Pick,
    choose: &Choose,
    paying: bool,
) -> Finding {
    let Some(mut fitting) = view.all(&choose.from) else { return unchecked("whether the choice fits") };
    fitting.retain(|thing| !running.left.contains(thing));
    let name = |thing: Thing| describe(view, thing);
    if let Some(&wrong) = pick.candidates.iter().find(|thing| !fitting.contains(thing)) {
        return Finding::Wrong(format!("{} is offered but does not fit {:?}", name(wrong), choose.from));
    }
    let missing = fitting.iter().find(|thing| !pick.candidates.contains(thing));
    match missing {
        Some(&missing) if offers_all(step, paying) => {
            Finding::Wrong(format!("{} fits {:?} but is not offered", name(missing), choose.from))
        }
        _ => Right,
    }
}

pub(crate) fn describe(view: View<'_>, thing: Thing) -> String {
    match (thing, view.printed(thing)) {
        (Thing::Unit(_), Some(card)) => format!("the unit of {}", card.number.as_str()),
        (_, Some(card)) => format!("the card {}", card.number.as_str()),
        _ => format!("{thing:?}"),
    }
}

/// What was chosen fits, and is as much as it should be.
pub(crate) fn chosen_fit(step: &Step, target: &Target, look: &Look<'_>) -> Finding {
    match target {
        Target::Choose(choose) => {
            let chosen = look.running.slots.get(choose.slot.0 as usize).cloned().unwrap_or_default();
            fit(choose, &chosen, look, offers_all(step, look.running.paying_cost))
        }
        _ => Right,
    }
}

fn fit(choose: &Choose, chosen: &[Thing], look: &Look<'_>, of_all: bool) -> Finding {
    let Some(fitting) = look.was.all(&choose.from) else { return unchecked("whether the choice fits") };
    if let Some(&wrong) = chosen.iter().find(|thing| !fitting.contains(thing)) {
        return Finding::Wrong(format!("{} was chosen but does not fit", describe(look.was, wrong)));
    }
    let Some(n) = look.was.amount(&choose.n) else { return unchecked("how many are chosen") };
    let (n, there) = (n.max(0) as usize, fitting.len());
    let free = choose.total.is_none() && choose.different.is_none() && choose.alike.is_none();
    let some = !chosen.is_empty() || there == 0 || n == 0 || !of_all || !free;
    let right = match choose.how_many {
        HowMany::Exactly if free && of_all => chosen.len() == n.min(there),
        HowMany::Exactly => chosen.len() <= n.min(there),
        HowMany::UpTo => some && chosen.len() <= n,
        HowMany::AnyNumber => some,
        HowMany::AllOrNothing => chosen.is_empty() || chosen.len() == n,
    };
    expect(right, || format!("{} of {there} were chosen where the effect says {n}", chosen.len()))
}
