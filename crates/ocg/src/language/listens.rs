//! OCG 3.4.3-5: what effects wait for, and what they ask about that has happened; known before a duel begins.

use super::{Block, Condition, Effect, EffectKind, Happening, Modifier, Restriction, Step, Timing};
use enumset::EnumSet;

/// What the effect asks about that has happened.
pub(crate) fn recalled(effect: &Effect) -> EnumSet<Happening> {
    let said = effect.holds.iter().filter_map(|one| one.condition.as_ref());
    let own = effect.condition.iter().chain(said).map(in_condition);
    own.chain([in_block(&effect.act), in_block(&effect.resolve)]).fold(EnumSet::empty(), |a, b| a | b)
}

fn in_block(block: &Block) -> EnumSet<Happening> {
    block.iter().fold(EnumSet::empty(), |all, linked| {
        linked.1.blocks().into_iter().fold(all | asked_by(&linked.1), |all, inner| all | in_block(inner))
    })
}

fn asked_by(step: &Step) -> EnumSet<Happening> {
    if let Step::If(condition, ..) = step {
        return in_condition(condition);
    }
    let Step::GivePlayer(_, Modifier::Cannot(restriction), _) = step else { return EnumSet::empty() };
    // 2.1.4-1
    let activations = matches!(restriction, Restriction::Activate(_) | Restriction::ActivateCards(_));
    if activations { Happening::Activated.into() } else { EnumSet::empty() }
}

pub(crate) fn in_condition(condition: &Condition) -> EnumSet<Happening> {
    match condition {
        Condition::Happened(pattern) => pattern.what,
        Condition::All(all) | Condition::Any(all) => {
            all.iter().fold(EnumSet::empty(), |sum, one| sum | in_condition(one))
        }
        Condition::Not(inner) => in_condition(inner),
        // It may have left since.
        Condition::Controlled(..) => Happening::LeftField.into(),
        Condition::Compare(..)
        | Condition::Exists(_)
        | Condition::Are(..)
        | Condition::KeepsMaterials(_)
        | Condition::TurnOf(_)
        | Condition::During(_)
        | Condition::Done => EnumSet::empty(),
    }
}

/// What the effect waits for, if it triggers.
pub(crate) fn listens(effect: &Effect) -> EnumSet<Happening> {
    match effect.kind {
        EffectKind::Trigger(_) | EffectKind::Continuous => {
            effect.timings().iter().fold(EnumSet::empty(), |all, timing| all | waits_for(timing))
        }
        EffectKind::CardActivation
        | EffectKind::Ignition
        | EffectKind::Quick(_)
        | EffectKind::Upkeep
        | EffectKind::Unclassified => EnumSet::empty(),
    }
}

fn waits_for(timing: &Timing) -> EnumSet<Happening> {
    match timing {
        Timing::Event(_, pattern) => pattern.what,
        Timing::AnyOf(all) => all.iter().fold(EnumSet::empty(), |sum, one| sum | waits_for(one)),
        Timing::Phase(..) | Timing::Activation(..) | Timing::Attempt(..) => EnumSet::empty(),
    }
}
