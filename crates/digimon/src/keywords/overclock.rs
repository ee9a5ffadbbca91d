//! DCG 16-33: Overclock.

use super::{at_end_of_your_turn, by, choose_one, your_digimon};
use crate::effects::language::{Effect, Filter, Step, Target};

/// 16-33-2, 16-33-3: by deleting a token or a specified other Digimon, it attacks the player
/// without suspending.
/// 16-33-1, 16-33-4: each that it has triggers.
pub(super) fn meaning(kind: &[Filter]) -> Effect {
    let fuel = Filter::AnyOf(vec![Filter::Token, Filter::AllOf(kind.to_vec())]);
    let delete = Step::Delete(choose_one(your_digimon(vec![Filter::Other, fuel])));
    let attack = Step::Attack {
        who: Target::This,
        only_player: true,
        only_digimon: false,
        unsuspended_too: false,
        without_suspending: true,
        played_this_turn_too: false,
        forced: true,
    };
    at_end_of_your_turn(by(vec![delete], vec![attack]))
}
