//! DCG 16-12: Retaliation.

use super::{in_play, this_is};
use crate::effects::language::{Effect, Happening, How, Noun, Pattern, Step, Target, When};

/// 16-12-2: when this Digimon alone was deleted in battle, the one it battled is deleted.
/// 16-12-1, 16-12-3, 16-12-4: each that it has triggers, and is not refused.
pub(super) fn meaning() -> Effect {
    let other = Some(Noun::default());
    let pattern = Pattern { other, ..this_is(Happening::Deleted, How::InBattle) };
    in_play(When::When(pattern), vec![Step::Delete(Target::TriggeringOther)])
}
