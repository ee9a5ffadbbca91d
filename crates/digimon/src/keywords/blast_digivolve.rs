//! DCG 16-25: Blast Digivolve.

use super::{choose_one, from_hand};
use crate::effects::language::{Area, Effect, Filter, Noun, Step, Target, When, Whose};

/// 16-25-4: a Digimon in the battle area that fits the card's requirements.
pub(crate) fn who() -> Target {
    let fits = Filter::CanBecomeThis;
    choose_one(Noun { whose: Whose::Yours, from: vec![Area::Battle], of: vec![Filter::Digimon, fits] })
}

/// [Hand] [Counter]; the step itself asks (16-25-3).
/// 16-25-1, 16-25-2
pub(super) fn meaning() -> Effect {
    from_hand(When::Counter, vec![Step::BlastDigivolve])
}
