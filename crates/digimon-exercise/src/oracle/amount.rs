//! DCG 15-15-7: what a number comes to.

use super::View;
use digimon::ask;
use digimon::card::Colors;
use digimon::effects::language::{Amount, Stat, Target, Verb};
use digimon::state::{FieldArea, Snapshot, Thing};

impl View<'_> {
    pub fn amount(self, amount: &Amount) -> Option<i32> {
        match amount {
            Amount::N(n) => Some(*n),
            Amount::Count(noun) => {
                // Cards that are being revealed still count where they came from: no opinion.
                if self.activation.is_some_and(|running| !running.revealed.is_empty()) {
                    return None;
                }
                Some(self.all(noun)?.len() as i32)
            }
            Amount::Different(stat, noun) => self.different(*stat, &self.all(noun)?),
            Amount::Of(stat, target) => self.stat_of(*stat, target),
            Amount::Memory => Some(i32::from(self.game.memory(self.you))),
            Amount::For { count, every, each } => Some(self.amount(count)?.max(0) / (*every).max(1) * each),
            Amount::Plus(one, two) => Some(self.amount(one)? + self.amount(two)?),
            Amount::Minus(one, two) => Some(self.amount(one)? - self.amount(two)?),
            Amount::AtMost(one, two) => Some(self.amount(one)?.min(self.amount(two)?)),
            Amount::Triggering(filters) if filters.is_empty() => {
                let happened = self.activation?.happened.as_ref()?;
                Some(happened.subjects.len() as i32)
            }
            Amount::ColorsOf(whose) => {
                let units = self.game.state().units();
                let there = units
                    .iter()
                    .filter(|unit| unit.area == FieldArea::Battle && self.belongs(*whose, unit.owner));
                let colors = there.map(|unit| ask::colors(self.game, unit.id));
                Some(colors.fold(Colors::NONE, Colors::union).len() as i32)
            }
            Amount::If(condition, one, two) => self.amount(if self.holds(condition)? { one } else { two }),
            Amount::Every => Some(i32::MAX),
            Amount::Done(verb) => Some(self.done(*verb).len() as i32),
            Amount::Alike(..)
            | Amount::Unlike(..)
            | Amount::Most(..)
            | Amount::Triggering(_)
            | Amount::Declared
            | Amount::CostPaid
            | Amount::Placed => None,
        }
    }

    fn stat_of(self, stat: Stat, target: &Target) -> Option<i32> {
        let happened = self.activation.and_then(|running| running.happened.as_ref());
        let gone = match (target, happened) {
            (Target::Triggering, Some(happened)) => Some(&happened.subjects),
            (Target::This, Some(happened)) if self.unit.is_none() => Some(&happened.subjects),
            (Target::TriggeringOther, Some(happened)) => Some(&happened.other),
            _ => None,
        };
        if let Some(gone) = gone {
            let values: Option<Vec<i32>> = gone.iter().map(|was| remembered(was, stat)).collect();
            return Some(together(stat, &values?));
        }
        if let Target::Done(verb) = target {
            let values: Option<Vec<i32>> =
                self.done(*verb).into_iter().map(|was| remembered(was, stat)).collect();
            return Some(together(stat, &values?));
        }
        let things = self.resolve(target)?;
        // What was chosen and has left is not remembered here: no opinion.
        if things.is_empty() && matches!(target, Target::Chosen(_)) {
            return None;
        }
        let values: Vec<i32> = things.into_iter().filter_map(|thing| self.stat(thing, stat)).collect();
        Some(together(stat, &values))
    }

    /// What the effect has done with this verb so far, as it was then.
    fn done(&self, verb: Verb) -> Vec<&Snapshot> {
        let done = self.activation.map_or(&[][..], |running| &running.done);
        done.iter().filter(|(did, _)| *did == verb || verb == Verb::Any).flat_map(|(_, all)| all).collect()
    }

    /// A number of a card or unit, nothing if it has none.
    pub fn stat(self, thing: Thing, stat: Stat) -> Option<i32> {
        let printed = self.printed(thing)?;
        let unit = match thing {
            Thing::Unit(id) => self.unit_of(id),
            Thing::Card(_) | Thing::Player(_) => None,
        };
        match (stat, unit) {
            (Stat::Level, Some(unit)) => ask::level(self.game, unit.id),
            (Stat::Level, None) => printed.level.map(|level| i32::from(level.0)),
            (Stat::Dp, Some(unit)) => ask::dp(self.game, unit.id),
            (Stat::Dp, None) => printed.dp.map(|dp| dp.0),
            (Stat::PlayCost, _) if printed.category == digimon::card::Category::Option => None,
            (Stat::PlayCost | Stat::Cost, Some(unit)) => ask::cost(self.game, unit.id),
            (Stat::PlayCost | Stat::Cost, None) => printed.cost.map(|cost| i32::from(cost.0)),
            (Stat::DigivolutionCards, unit) => unit.map(|unit| unit.under().len() as i32),
            (Stat::FaceDownDigivolutionCards, unit) => unit.map(|unit| {
                let down = |card: &&digimon::state::CardId| {
                    self.game.state().card(**card).face == digimon::effects::language::Face::Down
                };
                unit.under().iter().filter(down).count() as i32
            }),
            (Stat::LinkCards, unit) => unit.map(|unit| unit.links.len() as i32),
            (Stat::Colors, Some(unit)) => Some(ask::colors(self.game, unit.id).len() as i32),
            (Stat::Colors, None) => Some(printed.colors.len() as i32),
            (Stat::SecurityAttack, unit) => unit.map(|unit| ask::security_attack(self.game, unit.id)),
            (Stat::Name | Stat::Trait | Stat::Number, _) => None,
        }
    }

    /// 4-22: how many different values there are.
    fn different(self, stat: Stat, things: &[Thing]) -> Option<i32> {
        let mut found: Vec<String> = Vec::new();
        for &thing in things {
            let card = self.printed(thing)?;
            match stat {
                Stat::Name => {
                    found.extend([&card.name].into_iter().chain(&card.rules.names).map(ToString::to_string));
                }
                Stat::Trait => {
                    found.extend(card.traits.iter().chain(&card.rules.traits).map(ToString::to_string));
                }
                Stat::Number => found.push(card.number.as_str().to_owned()),
                Stat::Colors => {
                    let colors = match thing {
                        Thing::Unit(unit) => ask::colors(self.game, unit),
                        Thing::Card(_) | Thing::Player(_) => card.colors,
                    };
                    found.extend(colors.iter().map(|color| format!("{color:?}")));
                }
                Stat::Level
                | Stat::Dp
                | Stat::PlayCost
                | Stat::Cost
                | Stat::DigivolutionCards
                | Stat::FaceDownDigivolutionCards
                | Stat::LinkCards
                | Stat::SecurityAttack => found.extend(self.stat(thing, stat).map(|n| n.to_string())),
            }
        }
        found.sort_unstable();
        found.dedup();
        Some(found.len() as i32)
    }
}

/// 15-8-3-8: as it was when it triggered this.
fn remembered(was: &Snapshot, stat: Stat) -> Option<i32> {
    match stat {
        Stat::Level => was.level,
        Stat::Dp => was.dp,
        Stat::PlayCost | Stat::Cost => was.cost,
        Stat::DigivolutionCards => Some(was.under.len() as i32),
        Stat::FaceDownDigivolutionCards
        | Stat::LinkCards
        | Stat::Colors
        | Stat::SecurityAttack
        | Stat::Name
        | Stat::Trait
        | Stat::Number => None,
    }
}

fn together(stat: Stat, values: &[i32]) -> i32 {
    match stat {
        Stat::Level => values.iter().copied().max().unwrap_or(0),
        _ => values.iter().sum(),
    }
}
