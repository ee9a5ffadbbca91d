//! DCG 15-15-5, 15-15-7: the numbers in effects.

use crate::card::Colors;
use crate::effects::choice;
use crate::effects::language::{Amount, Modifier, Stat};
use crate::effects::persistent::Holding;
use crate::effects::topic::Topics;
use crate::query::{Query, Standpoint};
use crate::state::{Holder, Snapshot, Thing};
use table::Seat;

/// More than there can be of anything.
const EVERY: i32 = 1000;

impl<'g> Query<'g> {
    pub fn amount(self, standpoint: Standpoint<'g>, amount: &Amount) -> i32 {
        match amount {
            Amount::N(n) => *n,
            Amount::Every => EVERY,
            Amount::Count(noun) => self.count(standpoint, noun) as i32,
            Amount::Different(stat, noun) => self.different(*stat, &self.all(standpoint, noun)),
            Amount::Unlike(stat, noun) => self.most_unlike(*stat, &self.all(standpoint, noun)),
            Amount::Alike(stat, noun) => self.most_alike(*stat, &self.all(standpoint, noun)),
            Amount::Most(stat, noun) => {
                let all = self.all(standpoint, noun);
                all.into_iter().filter_map(|thing| self.stat(thing, *stat)).max().unwrap_or(-1)
            }
            Amount::Of(stat, target) => self.stat_of(standpoint, *stat, target),
            Amount::Memory => i32::from(self.game.memory(standpoint.you)),
            // 15-15-7-1; 1-3-7: what is left of the division does not count, so the number stays whole.
            Amount::For { count, every, each } => {
                self.amount(standpoint, count).max(0) / (*every).max(1) * each
            }
            Amount::Plus(a, b) => self.amount(standpoint, a) + self.amount(standpoint, b),
            Amount::Minus(a, b) => self.amount(standpoint, a) - self.amount(standpoint, b),
            Amount::AtMost(a, b) => self.amount(standpoint, a).min(self.amount(standpoint, b)),
            Amount::If(condition, then, otherwise) => {
                let branch = if self.is_true(standpoint, condition) { then } else { otherwise };
                self.amount(standpoint, branch)
            }
            Amount::Done(verb) => self.done(standpoint, *verb).count() as i32,
            Amount::Triggering(filters) => self.triggering_count(standpoint, filters),
            Amount::Declared => standpoint.activation.map_or(0, |activation| activation.declared),
            Amount::ColorsOf(whose) => self.colors_in_play(standpoint, *whose).len() as i32,
            Amount::CostPaid => self.facts(standpoint).map_or(0, |facts| i32::from(facts.cost_paid)),
            Amount::Placed => self.facts(standpoint).map_or(0, |facts| i32::from(facts.digixros)),
        }
    }

    fn facts(self, standpoint: Standpoint<'g>) -> Option<crate::state::Facts> {
        standpoint.activation?.happened.as_ref().map(|happened| happened.facts)
    }

    pub fn done(
        self,
        standpoint: Standpoint<'g>,
        verb: crate::effects::language::Verb,
    ) -> impl Iterator<Item = &'g Snapshot> {
        use crate::effects::language::Verb;
        let done = standpoint.activation.map_or(&[][..], |activation| &activation.done);
        // What goes back to the hand is returned as well as added.
        let is_meant = move |did: Verb| {
            did == verb || verb == Verb::Any || (verb == Verb::Returned && did == Verb::Added)
        };
        done.iter().filter(move |(did, _)| is_meant(*did)).flat_map(|(_, all)| all)
    }

    /// A number of what the target means; as it was, for what triggered this (15-8-3-8).
    fn stat_of(
        self,
        standpoint: Standpoint<'g>,
        stat: Stat,
        target: &crate::effects::language::Target,
    ) -> i32 {
        use crate::effects::language::Target;
        let happened = standpoint.activation.and_then(|activation| activation.happened.as_ref());
        // 15-8-3-9-4: this Digimon as it was when it left.
        let left = *target == Target::This && standpoint.unit.is_none();
        let remembered: Vec<&Snapshot> = match happened {
            Some(happened) if left || *target == Target::Triggering => happened.subjects.iter().collect(),
            Some(happened) if *target == Target::TriggeringOther => happened.other.iter().collect(),
            Some(_) | None => {
                if let Target::Done(verb) = target {
                    self.done(standpoint, *verb).collect()
                } else {
                    let things = self.fixed(standpoint, target);
                    if !things.is_empty() {
                        return together(stat, things.iter().filter_map(|&thing| self.stat(thing, stat)));
                    }
                    self.moved_since(standpoint, target)
                }
            }
        };
        together(stat, remembered.into_iter().filter_map(|snapshot| self.remembered(snapshot, stat)))
    }

    fn remembered(self, snapshot: &Snapshot, stat: Stat) -> Option<i32> {
        match stat {
            Stat::Level => snapshot.level,
            Stat::Dp => snapshot.dp,
            Stat::PlayCost => snapshot.cost.filter(|_| self.has_play_cost(Thing::Card(snapshot.card))),
            Stat::Cost => snapshot.cost,
            Stat::DigivolutionCards => Some(snapshot.under.len() as i32),
            Stat::Colors => Some(snapshot.colors.len() as i32),
            Stat::FaceDownDigivolutionCards
            | Stat::LinkCards
            | Stat::SecurityAttack
            | Stat::Name
            | Stat::Trait
            | Stat::Number => self.stat(self.now(snapshot), stat),
        }
    }

    fn triggering_count(
        self,
        standpoint: Standpoint<'g>,
        filters: &[crate::effects::language::Filter],
    ) -> i32 {
        let Some(happened) = standpoint.activation.and_then(|activation| activation.happened.as_ref()) else {
            return 0;
        };
        let fits = |snapshot: &&Snapshot| {
            filters.iter().all(|filter| self.is_like(standpoint, self.now(snapshot), filter))
        };
        happened.subjects.iter().filter(fits).count() as i32
    }

    /// 4-22: how many different ones there are among all that the cards have of it.
    fn different(self, stat: Stat, things: &[Thing]) -> i32 {
        let mut found = Vec::new();
        for value in things.iter().flat_map(|&thing| choice::values(self, stat, thing)) {
            if !found.contains(&value) {
                found.push(value);
            }
        }
        found.len() as i32
    }

    /// 4-22-1: the size of the largest group in which each card counts by a value of its own.
    fn most_unlike(self, stat: Stat, things: &[Thing]) -> i32 {
        let mut counting: Vec<(choice::Value, Vec<choice::Value>)> = Vec::new();
        for &thing in things {
            let values = choice::values(self, stat, thing);
            choice::make_room(&mut counting, &values, &mut Vec::new());
        }
        counting.len() as i32
    }

    /// The size of the largest group of cards that have a value of it in common.
    fn most_alike(self, stat: Stat, things: &[Thing]) -> i32 {
        let all: Vec<Vec<choice::Value>> =
            things.iter().map(|&thing| choice::values(self, stat, thing)).collect();
        let sharing = |value| all.iter().filter(|values| values.contains(value)).count();
        all.iter().flatten().map(sharing).max().unwrap_or(0) as i32
    }

    pub fn word(self, thing: Thing, stat: Stat) -> Option<&'g str> {
        let card = self.printed(thing)?;
        match stat {
            Stat::Number => Some(card.number.as_str()),
            Stat::Trait => card.traits.first().map(crate::effects::language::Word::as_str),
            Stat::Level
            | Stat::Dp
            | Stat::PlayCost
            | Stat::Cost
            | Stat::DigivolutionCards
            | Stat::FaceDownDigivolutionCards
            | Stat::LinkCards
            | Stat::Colors
            | Stat::SecurityAttack
            | Stat::Name => Some(card.name.as_str()),
        }
    }

    fn colors_in_play(self, standpoint: Standpoint<'g>, whose: crate::effects::language::Whose) -> Colors {
        Seat::BOTH
            .into_iter()
            .filter(|&seat| crate::effects::persistent::belongs(standpoint.you, whose, seat))
            .flat_map(|seat| crate::areas::battle::units(self.game, seat))
            .map(|unit| self.colors(Thing::Unit(unit.id)))
            .fold(Colors::NONE, Colors::union)
    }

    /// 15-15-5: how much further the DP deletion effects of this player, or this Digimon, reach. Only a written
    /// number is raised (15-15-5-3).
    /// 15-15-5-1, 15-15-5-2
    pub fn deletion_bonus(self, holder: &Holder) -> i32 {
        let mut bonus = 0;
        let mut add = |holding: Holding<'g>| {
            if let Modifier::DeletionMaximum(amount) = holding.modifier {
                let own = Standpoint::of(&holding.source.holder);
                bonus += holding.fixed.unwrap_or_else(|| self.amount(own, amount));
            }
        };
        self.each_modifier(Thing::Player(holder.you), Topics::DELETION, &mut add);
        if let Some(unit) = holder.unit {
            self.each_modifier(Thing::Unit(unit), Topics::DELETION, &mut add);
        }
        bonus
    }
}

/// Of several cards the highest level counts; other numbers add up.
fn together(stat: Stat, values: impl Iterator<Item = i32>) -> i32 {
    if stat == Stat::Level { values.max().unwrap_or(0) } else { values.sum() }
}
