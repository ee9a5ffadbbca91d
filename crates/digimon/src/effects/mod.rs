//! DCG 15: effects.

pub(crate) mod activate_other;
pub(crate) mod activation;
pub(crate) mod amounts;
pub(crate) mod as_printed;
pub(crate) mod by;
pub(crate) mod choice;
pub(crate) mod circular;
pub(crate) mod condition;
pub(crate) mod end_attack;
pub(crate) mod filter;
pub(crate) mod holders;
pub(crate) mod icons;
pub(crate) mod immediate;
pub(crate) mod immunity;
pub(crate) mod index;
pub(crate) mod information;
pub(crate) mod kinds;
pub mod language;
pub(crate) mod look;
pub(crate) mod pending;
pub(crate) mod persistent;
pub(crate) mod process;
pub(crate) mod restriction;
pub(crate) mod reveal;
pub(crate) mod targets;
pub mod topic;
pub(crate) mod trigger;
pub(crate) mod would;

use crate::query::{Query, Standpoint};
use language::{Step, Target};

/// Is there anything for the first of these steps to act on? An optional process without any is
/// not even asked for.
pub(crate) fn can_start(query: Query<'_>, standpoint: Standpoint<'_>, steps: &[Step]) -> bool {
    let Some(first) = steps.first() else { return false };
    if let Step::DnaDigivolve { into, with, .. } = first {
        return !crate::digivolve::dna::able(query, standpoint, into, with).is_empty();
    }
    let Some((target, purpose)) = first.acts_on() else { return true };
    // 15-1-5: what comes after it may be possible without it.
    has_any(query, standpoint, target, purpose)
        || steps[1..].iter().filter_map(Step::acts_on).any(|(target, purpose)| {
            matches!(target, Target::Choose(_) | Target::Each(_))
                && has_any(query, standpoint, target, purpose)
        })
}

/// Is there anything that the target can mean?
fn has_any(query: Query<'_>, standpoint: Standpoint<'_>, target: &Target, purpose: choice::Purpose) -> bool {
    match target {
        Target::Choose(choose) => !query.candidates(standpoint, choose, purpose).is_empty(),
        Target::Each(all) => {
            all.iter().any(|choose| !query.candidates(standpoint, choose, purpose).is_empty())
        }
        Target::Together(all) => all.iter().any(|target| has_any(query, standpoint, target, purpose)),
        Target::TopCard(inner) => has_any(query, standpoint, inner, choice::Purpose::TrashTop),
        Target::All(_) | Target::Player(_) => true,
        Target::This
        | Target::ThisCard
        | Target::Chosen(_)
        | Target::Triggering
        | Target::TriggeringOther
        | Target::Attacker
        | Target::AttackTarget
        | Target::Top(..)
        | Target::Bottom(..)
        | Target::TopOrBottom(..)
        | Target::TopOf(..)
        | Target::BottomOf(..)
        | Target::HolderOf(_)
        | Target::Done(_)
        | Target::Battling => !query.fixed(standpoint, target).is_empty(),
    }
}
