//! DCG 16-37: Execute.

use super::{at_end_of_your_turn, of};
use crate::effects::language::{Block, Condition, Effect, Moment, Step, Target, Verb};

/// 16-37-2, 16-37-4: it may attack, unsuspended Digimon too, and is deleted at the end of the attack.
/// 16-37-1, 16-37-3, 16-37-5: each that it has triggers.
pub(super) fn meaning() -> Effect {
    let attack = Step::Attack {
        who: Target::This,
        only_player: false,
        only_digimon: false,
        unsuspended_too: true,
        without_suspending: false,
        played_this_turn_too: false,
        forced: false,
    };
    let delete = Step::Later(Moment::EndOfAttack, of(vec![Step::Delete(Target::This)]));
    at_end_of_your_turn(vec![
        attack,
        Step::If(Condition::Did(Verb::Attacked), of(vec![delete]), Block::default()),
    ])
}
