//! Guesses at numbers before the game is there: good enough to make up cards that often fit.

use crate::stage::Stage;
use digimon::effects::language::{Amount, Stat, Target};

pub(crate) fn amount(stage: &mut Stage, amount: &Amount) -> i32 {
    match amount {
        Amount::N(n) => *n,
        Amount::Of(stat, target) => stat_of(stage, *stat, target),
        Amount::Count(_)
        | Amount::Different(..)
        | Amount::Unlike(..)
        | Amount::Most(..)
        | Amount::Alike(..)
        | Amount::Triggering(_)
        | Amount::Done(_) => 2,
        Amount::Memory => i32::from(stage.memory),
        Amount::For { count, every, each } => self::amount(stage, count) / (*every).max(1) * each,
        Amount::If(_, one, _) => self::amount(stage, one),
        Amount::Plus(one, two) => self::amount(stage, one) + self::amount(stage, two),
        Amount::Minus(one, two) => self::amount(stage, one) - self::amount(stage, two),
        Amount::AtMost(one, two) => self::amount(stage, one).min(self::amount(stage, two)),
        Amount::Declared | Amount::Every | Amount::ColorsOf(_) | Amount::CostPaid | Amount::Placed => 2,
    }
}

fn stat_of(stage: &mut Stage, stat: Stat, target: &Target) -> i32 {
    let own = matches!(target, Target::This | Target::ThisCard);
    let def = if own { stage.top } else { stage.subject };
    let card = &stage.cards[def.0 as usize];
    match stat {
        Stat::Level => card.level.map_or(4, |level| i32::from(level.0)),
        Stat::Dp => card.dp.map_or(5000, |dp| dp.0),
        Stat::PlayCost | Stat::Cost => card.cost.map_or(4, |cost| i32::from(cost.0)),
        Stat::DigivolutionCards | Stat::FaceDownDigivolutionCards | Stat::LinkCards => 2,
        Stat::Colors | Stat::SecurityAttack | Stat::Name | Stat::Trait | Stat::Number => 1,
    }
}
