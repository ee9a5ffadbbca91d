//! DCG 15-10: which cards a noun or a target means.

use super::{View, current};
use digimon::effects::language::{Area, Filter, Noun, Stat, Target};
use digimon::state::{AttackTarget, CardId, FieldArea, Frame, Snapshot, Thing};
use table::Seat;

impl View<'_> {
    /// All that the noun means, in no promised order.
    pub fn all(self, noun: &Noun) -> Option<Vec<Thing>> {
        let mut things = Vec::new();
        for area in &noun.from {
            for seat in self.seats(noun.whose) {
                things.extend(self.in_area(seat, area)?);
            }
        }
        for filter in &noun.of {
            things = match filter {
                Filter::Highest(stat) => self.extreme(things, *stat, true),
                Filter::Lowest(stat) => self.extreme(things, *stat, false),
                _ => {
                    let mut kept = Vec::new();
                    for thing in things {
                        if self.is(thing, filter)? {
                            kept.push(thing);
                        }
                    }
                    kept
                }
            };
        }
        Some(things)
    }

    fn extreme(self, things: Vec<Thing>, stat: Stat, highest: bool) -> Vec<Thing> {
        let values = || things.iter().filter_map(|&thing| self.stat(thing, stat));
        let best = if highest { values().max() } else { values().min() };
        let is_best = |thing: &Thing| best.is_some() && self.stat(*thing, stat) == best;
        things.iter().copied().filter(is_best).collect()
    }

    fn in_area(self, seat: Seat, area: &Area) -> Option<Vec<Thing>> {
        let state = self.game.state();
        let player = state.player(seat);
        let cards = |cards: &[CardId]| -> Vec<Thing> {
            cards.iter().map(|&card| Thing::Card(current(self.game, card))).collect()
        };
        let down = |pile: &[CardId]| {
            let mut things = cards(pile);
            things.reverse();
            things
        };
        let units = |area: FieldArea| {
            let there = state.units().iter().filter(|unit| unit.owner == seat && unit.area == area);
            there.map(|unit| Thing::Unit(unit.id)).collect()
        };
        Some(match area {
            Area::Battle => units(FieldArea::Battle),
            Area::Breeding => units(FieldArea::Breeding),
            Area::Hand => cards(&player.hand),
            Area::Trash => cards(&player.trash),
            Area::Security => down(&player.security),
            Area::Deck => down(&player.deck),
            Area::EggDeck => down(&player.egg_deck),
            Area::Under(target) => self.under(seat, &self.resolve(target)?),
            Area::UnderAny(noun) => self.under(seat, &self.all(noun)?),
            Area::LinkCards(target) => {
                let holders = self.resolve(target)?;
                let theirs = state
                    .units()
                    .iter()
                    .filter(|unit| unit.owner == seat && holders.contains(&Thing::Unit(unit.id)));
                theirs.flat_map(|unit| cards(&unit.links)).collect()
            }
            Area::Revealed => {
                let revealed = self.activation.map_or(&[][..], |running| &running.revealed);
                let theirs =
                    revealed.iter().map(|one| one.card).filter(|&card| state.card(card).owner == seat);
                theirs.map(|card| Thing::Card(current(self.game, card))).collect()
            }
            Area::Stack(_) | Area::SecurityDigimon => return None,
        })
    }

    fn under(self, seat: Seat, holders: &[Thing]) -> Vec<Thing> {
        let state = self.game.state();
        let theirs =
            state.units().iter().filter(|unit| unit.owner == seat && holders.contains(&Thing::Unit(unit.id)));
        theirs
            .flat_map(|unit| unit.under().iter().rev())
            .map(|&card| Thing::Card(current(self.game, card)))
            .collect()
    }

    /// What a target means without anyone choosing; no opinion about a choice.
    pub fn resolve(self, target: &Target) -> Option<Vec<Thing>> {
        let there =
            |things: Vec<Thing>| things.into_iter().filter(|&thing| self.is_there(thing)).collect::<Vec<_>>();
        match target {
            Target::This => Some(there(self.unit.map(Thing::Unit).into_iter().collect())),
            Target::ThisCard => Some(there(vec![Thing::Card(self.card)])),
            Target::Chosen(slot) => {
                let slots = self.activation.map_or(&[][..], |running| &running.slots);
                Some(there(slots.get(slot.0 as usize).cloned().unwrap_or_default()))
            }
            Target::Triggering => {
                let happened = self.activation?.happened.as_ref()?;
                Some(there(happened.subjects.iter().map(|was| self.now(was)).collect()))
            }
            Target::TriggeringOther => {
                let happened = self.activation?.happened.as_ref()?;
                Some(there(happened.other.iter().map(|was| self.now(was)).collect()))
            }
            Target::Attacker => {
                let attack = self.game.state().attack();
                Some(there(attack.map(|attack| Thing::Unit(attack.attacker)).into_iter().collect()))
            }
            Target::AttackTarget => {
                let attack = self.game.state().attack();
                let target = attack.and_then(|attack| match attack.target {
                    AttackTarget::Unit(unit) => Some(Thing::Unit(unit)),
                    AttackTarget::Player | AttackTarget::Gone => None,
                });
                Some(there(target.into_iter().collect()))
            }
            Target::All(noun) => self.all(noun),
            Target::Top(whose, area, n) => {
                let n = self.amount(n)?.max(0) as usize;
                let mut found = Vec::new();
                for seat in self.seats(*whose) {
                    found.extend(self.in_area(seat, area)?.into_iter().take(n));
                }
                Some(found)
            }
            Target::Bottom(whose, area, n) => {
                let n = self.amount(n)?.max(0) as usize;
                let mut found = Vec::new();
                for seat in self.seats(*whose) {
                    found.extend(self.in_area(seat, area)?.into_iter().rev().take(n));
                }
                Some(found)
            }
            Target::TopOf(noun, n) => {
                let n = self.amount(n)?.max(0) as usize;
                Some(self.all(noun)?.into_iter().take(n).collect())
            }
            Target::BottomOf(noun, n) => {
                let n = self.amount(n)?.max(0) as usize;
                Some(self.all(noun)?.into_iter().rev().take(n).collect())
            }
            Target::TopCard(_) | Target::TopOrBottom(..) => None,
            Target::Player(whose) => Some(self.seats(*whose).into_iter().map(Thing::Player).collect()),
            Target::HolderOf(target) => {
                let inner = self.resolve(target)?;
                Some(inner.into_iter().filter_map(|thing| self.holder_of(thing)).collect())
            }
            Target::Done(verb) => {
                let done = self.activation.map_or(&[][..], |running| &running.done);
                let mine = done.iter().filter(|(did, _)| did == verb).flat_map(|(_, all)| all);
                Some(there(mine.map(|was| self.now(was)).collect()))
            }
            Target::Battling => {
                let this = self.unit?;
                let other = self.game.state().frames().iter().rev().find_map(|frame| match frame {
                    Frame::Battle(battle) if battle.one == this => Some(battle.two),
                    Frame::Battle(battle) if battle.two == Thing::Unit(this) => Some(Thing::Unit(battle.one)),
                    _ => None,
                });
                Some(there(other.into_iter().collect()))
            }
            Target::Together(all) => {
                let each: Option<Vec<Vec<Thing>>> = all.iter().map(|inner| self.resolve(inner)).collect();
                each.map(|each| each.concat())
            }
            Target::Choose(_) | Target::Each(_) => None,
        }
    }

    fn holder_of(self, thing: Thing) -> Option<Thing> {
        match thing {
            Thing::Card(card) => {
                let units = self.game.state().units();
                let within = units
                    .iter()
                    .find(|unit| unit.stack.contains(&card.card) || unit.links.contains(&card.card));
                within.map(|unit| Thing::Unit(unit.id))
            }
            Thing::Unit(_) | Thing::Player(_) => Some(thing),
        }
    }

    /// What was remembered, as it is now: the unit while it is there, else its card.
    pub fn now(self, was: &Snapshot) -> Thing {
        match was.unit {
            Some(unit) if self.unit_of(unit).is_some() => Thing::Unit(unit),
            _ => Thing::Card(was.card),
        }
    }
}
