//! DCG 16-32: Vortex.

use super::at_end_of_your_turn;
use crate::effects::language::{Effect, Step, Target};

/// 16-32-2, 16-32-3: it may attack a Digimon, even in the turn that it was played.
/// 16-32-1, 16-32-4: each that it has triggers.
pub(super) fn meaning() -> Effect {
    let attack = Step::Attack {
        who: Target::This,
        only_player: false,
        only_digimon: true,
        unsuspended_too: false,
        without_suspending: false,
        played_this_turn_too: true,
        forced: false,
    };
    at_end_of_your_turn(vec![attack])
}
