//! DCG 16-23: Alliance.

use super::{by, choose_one, in_play, this_is, your_digimon};
use crate::effects::language::{
    Amount, Duration, Effect, Filter, Happening, How, Keyword, Modifier, Slot, Stat, Step, Target, When,
};

/// 16-23-2, 16-23-3: by suspending another Digimon, the attacker gets its DP as it was then
/// (16-23-5) and Security Attack +1 until the end of the attack.
/// 16-23-1, 16-23-4, 16-23-6: each that it has triggers, and what it gave stays.
pub(super) fn meaning() -> Effect {
    let pattern = this_is(Happening::Attacks, How::Any);
    let suspend = Step::Suspend(choose_one(your_digimon(vec![Filter::Other])));
    let dp = Amount::Of(Stat::Dp, Box::new(Target::Chosen(Slot(0))));
    let gains = vec![Modifier::Dp(dp), Modifier::Keyword(Keyword::SecurityAttack(1))];
    let give = Step::Give(Target::This, gains, Duration::Attack);
    in_play(When::When(pattern), by(vec![suspend], vec![give]))
}
