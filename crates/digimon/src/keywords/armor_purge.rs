//! DCG 16-18: Armor Purge.

use super::{by, in_play, this_is};
use crate::effects::language::{Effect, Happening, How, Step, Target, When};

/// 16-18-2, 16-18-3: by trashing its top card it is not deleted.
/// 16-18-1, 16-18-4: each that it has triggers.
pub(super) fn meaning() -> Effect {
    let pattern = this_is(Happening::Deleted, How::Any);
    in_play(
        When::Would(pattern),
        by(vec![Step::TrashTopCard(Target::This)], vec![Step::Prevent(Target::This)]),
    )
}
