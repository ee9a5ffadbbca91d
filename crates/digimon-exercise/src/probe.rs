//! Probes: questions without meaning that are put between the steps of an effect, so that the
//! game stops there and can be looked at before and after every single step.

use digimon::effects::language::{Amount, Block, Does, Effect, Step};
use digimon::state::{Ask, Decision, Frame, Running};

/// A number that no card lets anybody declare.
const FIRST: i32 = 9001;

fn probe() -> Step {
    Step::Declare(Amount::N(FIRST), Amount::N(FIRST + 1))
}

pub(crate) fn is_probe(step: &Step) -> bool {
    matches!(step, Step::Declare(Amount::N(FIRST), _))
}

/// Where the first look is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Opening {
    /// With a probe before the first step.
    Probe,
    /// Without: the first step must stay the first, as for a declared [Main] effect (15-8-4-4).
    Plain,
}

/// The effect with a probe after each of its steps; nothing for an effect that only holds, or
/// that lets a player declare a number itself.
pub(crate) fn with_probes(effect: &Effect, opening: Opening) -> Option<Effect> {
    let Does::Run(block) = &effect.does else { return None };
    if declares(&block.steps) {
        return None;
    }
    let mut steps = probed(&block.steps);
    if opening == Opening::Probe {
        steps.insert(0, probe());
    }
    Some(Effect { does: Does::Run(crate::blank::block(steps)), ..effect.clone() })
}

fn declares(steps: &[Step]) -> bool {
    steps.iter().any(|step| {
        matches!(step, Step::Declare(..)) || step.blocks().iter().any(|block| declares(&block.steps))
    })
}

fn probed(steps: &[Step]) -> Vec<Step> {
    let mut with = Vec::with_capacity(steps.len() * 2);
    for step in steps {
        let mut step = step.clone();
        let deferred = matches!(step, Step::Later(..));
        for block in step.blocks_mut() {
            probe_block(block, deferred);
        }
        with.push(step);
        with.push(probe());
    }
    with
}

fn probe_block(block: &mut Block, deferred: bool) {
    if block.steps.is_empty() {
        return;
    }
    block.steps = probed(&block.steps);
    // A deferred block begins in another state than the one before it in the text.
    if deferred {
        block.steps.insert(0, probe());
    }
}

/// Where the running effect stands, if it stands at a probe.
pub(crate) fn at(decision: &Decision, frames: &[Frame]) -> Option<Running> {
    let asks = decision.ask == Ask::Number
        && decision.options.first() == Some(&digimon::state::Choice::Number(FIRST));
    match frames.last() {
        Some(Frame::Block(running)) if asks => Some(running.clone()),
        _ => None,
    }
}
