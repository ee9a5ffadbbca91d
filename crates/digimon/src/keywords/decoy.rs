//! DCG 16-17: Decoy.

use super::{by, choose_one, in_play, your_digimon};
use crate::effects::language::{Effect, Filter, Happening, How, Noun, Pattern, Step, Target, When};

/// 16-17-2, 16-17-3: when effects of the opponent would delete others of the kind, by deleting
/// this Digimon one of them is not deleted.
/// 16-17-1, 16-17-4: each that it has triggers.
pub(super) fn meaning(kind: &[Filter]) -> Effect {
    let mut of = vec![Filter::Other];
    of.extend(kind.iter().cloned());
    let saved = your_digimon(of);
    let pattern = Pattern {
        what: Happening::Deleted,
        subject: saved.clone(),
        how: How::ByOpponentsEffect,
        other: None,
    };
    let mut one = saved.of.clone();
    one.push(Filter::Among(Box::new(Target::Triggering)));
    let prevent = Step::Prevent(choose_one(Noun { of: one, ..saved }));
    in_play(When::Would(pattern), by(vec![Step::Delete(Target::This)], vec![prevent]))
}
