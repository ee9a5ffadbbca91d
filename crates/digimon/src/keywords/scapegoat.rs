//! DCG 16-31: Scapegoat.

use super::{by, choose_one, in_play, this_is, your_digimon};
use crate::effects::language::{Effect, Filter, Happening, How, Step, Target, When};

/// 16-31-2, 16-31-3: other than by effects of its player; by deleting another of their Digimon.
/// 16-31-1, 16-31-4: each that it has triggers.
pub(super) fn meaning() -> Effect {
    let pattern = this_is(Happening::Deleted, How::Not(Box::new(How::ByYourEffect)));
    in_play(
        When::Would(pattern),
        by(
            vec![Step::Delete(choose_one(your_digimon(vec![Filter::Other])))],
            vec![Step::Prevent(Target::This)],
        ),
    )
}
