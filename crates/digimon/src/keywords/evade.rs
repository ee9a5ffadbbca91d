//! DCG 16-21: Evade.

use super::{by, in_play, this_is};
use crate::effects::language::{Effect, Happening, How, Step, Target, When};

/// 16-21-2, 16-21-3: by suspending it, it is not deleted.
/// 16-21-1, 16-21-4: each that it has triggers.
pub(super) fn meaning() -> Effect {
    let pattern = this_is(Happening::Deleted, How::Any);
    in_play(When::Would(pattern), by(vec![Step::Suspend(Target::This)], vec![Step::Prevent(Target::This)]))
}
