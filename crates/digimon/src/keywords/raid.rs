//! DCG 16-22: Raid.

use super::{choose_one, in_play, of, this_is};
use crate::effects::language::{Area, Effect, Filter, Happening, How, Noun, Stat, Step, When, Whose};

/// 16-22-2, 16-22-5: the attack may be switched to an unsuspended Digimon of the opponent with the highest DP.
/// 16-22-1, 16-22-3, 16-22-4: each that it has triggers.
pub(super) fn meaning() -> Effect {
    let pattern = this_is(Happening::Attacks, How::Any);
    let strongest = vec![Filter::Digimon, Filter::Unsuspended, Filter::Highest(Stat::Dp)];
    let target = choose_one(Noun { whose: Whose::Opponents, from: vec![Area::Battle], of: strongest });
    in_play(When::When(pattern), vec![Step::May(of(vec![Step::SwitchTarget(target)]))])
}
