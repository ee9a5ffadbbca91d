//! Who battles with whom, as conditions of an effect at a point of the Damage Step, or after it (OCG 3.6.3-25, -67).

use super::happening::pattern;
use super::objects::mention_of;
use super::{Binder, Mention, Number};
use crate::read::battle::{Battle, Fights};
use crate::read::event::Subject;
use crate::read::tree::{Cards, Head};
use enumset::EnumSet;
use ocg::language::{Condition, Filter, Group, Happening, Noun, Pattern, PhasePoint, Place};

impl Binder {
    pub(super) fn battles(&mut self, battle: &Battle, point: PhasePoint) -> Option<Vec<Condition>> {
        if point.is_in_damage_step() { self.battling(battle) } else { self.battled(battle) }
    }

    /// The battle that is going on.
    fn battling(&mut self, battle: &Battle) -> Option<Vec<Condition>> {
        let fights = match battle.how {
            Fights::Either => vec![Filter::Battling],
            Fights::Attacks => vec![Filter::Attacking],
            Fights::IsAttacked => vec![Filter::Battling, Filter::Not(Box::new(Filter::Attacking))],
        };
        let group = match &battle.who {
            Subject::This(this) if this.places.is_empty() && this.like.is_empty() => Group::This,
            Subject::Equipped => Group::EquippedMonster,
            Subject::Cards(cards) => {
                let mut noun =
                    self.noun(&Cards { places: Place::MonsterZone.into(), ..(**cards).clone() })?;
                noun.like.extend(fights.iter().cloned());
                Group::All(Box::new(noun))
            }
            Subject::This(_) | Subject::Any => return None,
        };
        let head = if group == Group::This { Head::Card } else { Head::Monster };
        self.mention(Mention { many: Number::One, ..mention_of(group.clone(), head) });
        if let Subject::Cards(cards) = &battle.who {
            self.described_as(cards);
        }
        let mut all = vec![match &group {
            Group::All(noun) => Condition::Exists((**noun).clone()),
            known => Condition::Are(known.clone(), fights),
        }];
        if let Some(cards) = &battle.with {
            let other = Group::BattlingWith(Box::new(group.clone()));
            let noun = self.noun(&Cards { places: EnumSet::empty(), ..cards.clone() })?;
            self.mention(Mention { many: Number::One, ..mention_of(other.clone(), Head::Monster) });
            self.described_as(cards);
            // "Destroy those monsters": both of them.
            let both = Group::Several(vec![group.clone(), other.clone()]);
            self.mention(Mention { many: Number::Several, ..mention_of(both, Head::Monster) });
            all.push(Condition::Are(other, noun.like));
        }
        Some(all)
    }

    /// A battle of this turn that is over.
    fn battled(&mut self, battle: &Battle) -> Option<Vec<Condition>> {
        let this = match &battle.who {
            Subject::This(this) if this.places.is_empty() && this.like.is_empty() => true,
            Subject::Cards(_) => false,
            Subject::This(_) | Subject::Equipped | Subject::Any => return None,
        };
        match (battle.how, &battle.with) {
            (Fights::Attacks, None) if this => {
                self.mention(mention_of(Group::This, Head::Card));
                Some(vec![Condition::Are(Group::This, vec![Filter::HasAttacked])])
            }
            (Fights::Either, None) if this => {
                self.mention(mention_of(Group::This, Head::Card));
                Some(vec![Condition::Are(Group::This, vec![Filter::HasBattled])])
            }
            (Fights::Either, with) => {
                let subject = match &battle.who {
                    Subject::Cards(cards) => {
                        self.noun(&Cards { places: Place::MonsterZone.into(), ..(**cards).clone() })?
                    }
                    _ => Noun { like: vec![Filter::This], ..Noun::default() },
                };
                let other = match with {
                    Some(cards) => Some(self.noun(&Cards { places: EnumSet::empty(), ..cards.clone() })?),
                    None => None,
                };
                if this {
                    self.mention(mention_of(Group::This, Head::Card));
                }
                let battled = Pattern { other, ..pattern(Happening::Battled.into(), subject) };
                Some(vec![Condition::Happened(Box::new(battled))])
            }
            (Fights::Attacks | Fights::IsAttacked, _) => None,
        }
    }
}
