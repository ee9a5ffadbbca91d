//! DCG 16-26: Fortitude.

use super::{in_play, this_is};
use crate::effects::language::{Effect, Filter, Happening, How, Step, Target, When};

/// 16-26-2, 16-26-3: deleted with digivolution cards, its card is played without cost.
/// 16-26-1, 16-26-4: each that it has triggers.
pub(super) fn meaning() -> Effect {
    let mut pattern = this_is(Happening::Deleted, How::Any);
    pattern.subject.of.push(Filter::HasDigivolutionCards);
    let what = Target::Triggering;
    in_play(When::When(pattern), vec![Step::play_free(what)])
}
