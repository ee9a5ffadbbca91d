//! DCG 16-36: Fragment.

use super::{by, in_play, this_is};
use crate::effects::language::{Amount, Effect, End, Happening, How, Step, Target, When};

/// 16-36-2, 16-36-3: by trashing so many of its digivolution cards, of the player's choice.
/// 16-36-1, 16-36-4: each that it has triggers.
pub(super) fn meaning(n: u8) -> Effect {
    let pattern = this_is(Happening::Deleted, How::Any);
    in_play(
        When::Would(pattern),
        by(
            vec![Step::TrashDigivolutionCards(Target::This, End::Any, Amount::N(i32::from(n)))],
            vec![Step::Prevent(Target::This)],
        ),
    )
}
