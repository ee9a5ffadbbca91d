//! DCG 16-24: Barrier.

use super::{by, in_play, this_is};
use crate::effects::language::{
    Amount, Area, Destination, Effect, Happening, How, Step, Target, When, Whose,
};

/// 16-24-2, 16-24-3: by trashing the top security card of its player it is not deleted in battle.
/// 16-24-1, 16-24-4: each that it has triggers.
pub(super) fn meaning() -> Effect {
    let pattern = this_is(Happening::Deleted, How::InBattle);
    in_play(
        When::Would(pattern),
        by(
            vec![Step::Put(Target::Top(Whose::Yours, Area::Security, Amount::N(1)), Destination::Trash)],
            vec![Step::Prevent(Target::This)],
        ),
    )
}
