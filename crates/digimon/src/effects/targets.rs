//! DCG 15-10: which cards a noun means.

use crate::areas::Spot;
use crate::card::Category;
use crate::effects::language::{Area, Filter, Noun, Stat, Target};
use crate::effects::persistent::belongs;
use crate::query::{Query, Standpoint};
use crate::state::{CardId, CardRef, FieldArea, Snapshot, Thing, UnitId};
use table::Seat;

impl<'g> Query<'g> {
    /// All that the noun means now, in a fixed order.
    pub fn all(self, standpoint: Standpoint<'g>, noun: &Noun) -> Vec<Thing> {
        let mut things = Vec::new();
        for area in &noun.from {
            self.gather(standpoint, noun, area, &mut things);
        }
        for filter in &noun.of {
            self.narrow(standpoint, filter, &mut things);
        }
        things
    }

    pub fn count(self, standpoint: Standpoint<'g>, noun: &Noun) -> usize {
        let mut revealed = self.revealed_of(standpoint, noun);
        for filter in &noun.of {
            self.narrow(standpoint, filter, &mut revealed);
        }
        self.all(standpoint, noun).len() + revealed.len()
    }

    /// Keeps what is like the filter; "highest" and "lowest" compare those that are left.
    fn narrow(self, standpoint: Standpoint<'g>, filter: &Filter, things: &mut Vec<Thing>) {
        let best = if let Filter::Highest(stat) = filter {
            things.iter().filter_map(|&thing| self.stat(thing, *stat)).max().map(|n| (*stat, n))
        } else if let Filter::Lowest(stat) = filter {
            things.iter().filter_map(|&thing| self.stat(thing, *stat)).min().map(|n| (*stat, n))
        } else {
            return things.retain(|&thing| self.is_like(standpoint, thing, filter));
        };
        things.retain(|&thing| best.is_some_and(|(stat, n)| self.stat(thing, stat) == Some(n)));
    }

    fn gather(self, standpoint: Standpoint<'g>, noun: &Noun, area: &Area, things: &mut Vec<Thing>) {
        for seat in Seat::BOTH {
            if belongs(standpoint.you, noun.whose, seat) {
                self.gather_from(standpoint, seat, area, things);
            }
        }
    }

    /// 3-4-5-3, 3-4-5-5, 3-4-5-8: the breeding area is met only by effects that name it.
    fn gather_from(self, standpoint: Standpoint<'g>, seat: Seat, area: &Area, things: &mut Vec<Thing>) {
        let player = self.game.state.player(seat);
        match area {
            Area::Battle => self.gather_units(seat, FieldArea::Battle, things),
            Area::Breeding => self.gather_units(seat, FieldArea::Breeding, things),
            Area::Hand => self.gather_cards(&player.hand, things),
            Area::Trash => self.gather_cards(&player.trash, things),
            Area::Security => things.extend(player.security.iter().rev().map(|&card| self.thing(card))),
            Area::Deck => things.extend(player.deck.iter().rev().map(|&card| self.thing(card))),
            Area::EggDeck => things.extend(player.egg_deck.iter().rev().map(|&card| self.thing(card))),
            Area::Under(target) => {
                self.gather_under(seat, &self.fixed(standpoint, target), things);
                if **target == Target::This && standpoint.leaving {
                    self.gather_left_under(standpoint, seat, things);
                }
            }
            Area::UnderAny(noun) => self.gather_under(seat, &self.all(standpoint, noun), things),
            Area::LinkCards(target) => self.gather_links(seat, &self.fixed(standpoint, target), things),
            Area::Stack(target) => self.gather_stack(seat, &self.fixed(standpoint, target), things),
            Area::Revealed => {
                let revealed = standpoint.activation.map_or(&[][..], |activation| &activation.revealed);
                things.extend(
                    revealed
                        .iter()
                        .map(|one| one.card)
                        .filter(|&card| self.game.owner(card) == seat)
                        .map(|card| self.thing(card)),
                );
            }
            // 15-1-8
            Area::SecurityDigimon => things.extend(self.security_digimon(seat)),
        }
    }

    fn thing(self, card: CardId) -> Thing {
        Thing::Card(self.game.card_ref(card))
    }

    fn gather_cards(self, cards: &[CardId], things: &mut Vec<Thing>) {
        things.extend(cards.iter().map(|&card| self.thing(card)));
    }

    fn gather_units(self, seat: Seat, area: FieldArea, things: &mut Vec<Thing>) {
        let units = self.game.state.units().iter().filter(|unit| unit.owner == seat && unit.area == area);
        things.extend(units.map(|unit| Thing::Unit(unit.id)));
    }

    /// The cards under units, from the top down (15-15-7-2).
    /// 4-6-2: the cards themselves, not the top card.
    fn gather_under(self, seat: Seat, units: &[Thing], things: &mut Vec<Thing>) {
        for &unit in units {
            if let Some(unit) = self.stack_of(unit).and_then(|unit| self.game.unit(unit))
                && unit.owner == seat
            {
                things.extend(unit.under().iter().rev().map(|&card| self.thing(card)));
            }
        }
    }

    /// 4-5-1: the stack that it is, or that it is the top card of.
    fn stack_of(self, thing: Thing) -> Option<UnitId> {
        match thing {
            Thing::Unit(unit) => Some(unit),
            Thing::Card(card) => {
                if let Spot::Top(unit) = self.game.spot(card.card) {
                    Some(unit)
                } else {
                    None
                }
            }
            Thing::Player(_) => None,
        }
    }

    /// 15-8-3-9-4: what was under this when it left.
    fn gather_left_under(self, standpoint: Standpoint<'g>, seat: Seat, things: &mut Vec<Thing>) {
        if let Some(left) = self.remains(standpoint).filter(|left| left.owner == seat) {
            things.extend(left.under.iter().rev().map(|&card| self.thing(card)));
        }
    }

    /// 4-13-2: what this Digimon was, in an effect that triggered by its leaving.
    fn remains(self, standpoint: Standpoint<'g>) -> Option<&'g Snapshot> {
        let happened = standpoint.activation.filter(|_| standpoint.unit.is_none())?.happened.as_ref()?;
        let own = standpoint.card.card;
        let is_own = |left: &&Snapshot| left.card.card == own || left.under.contains(&own);
        happened.subjects.iter().filter(|left| left.unit.is_some()).find(is_own)
    }

    /// All cards of a stack, from the top down.
    fn gather_stack(self, seat: Seat, units: &[Thing], things: &mut Vec<Thing>) {
        for &unit in units {
            if let Thing::Unit(unit) = unit
                && let Some(unit) = self.game.unit(unit)
                && unit.owner == seat
            {
                things.extend(unit.stack.iter().rev().map(|&card| self.thing(card)));
            }
        }
    }

    fn gather_links(self, seat: Seat, units: &[Thing], things: &mut Vec<Thing>) {
        for &unit in units {
            if let Thing::Unit(unit) = unit
                && let Some(unit) = self.game.unit(unit)
                && unit.owner == seat
            {
                self.gather_cards(&unit.links, things);
            }
        }
    }

    /// Is the thing one of those that the noun means?
    pub fn fits(self, standpoint: Standpoint<'g>, thing: Thing, noun: &Noun) -> bool {
        let compares = |filter: &Filter| matches!(filter, Filter::Highest(_) | Filter::Lowest(_));
        if noun.of.iter().any(compares) {
            return self.all(standpoint, noun).contains(&thing);
        }
        self.seat_of(thing).is_some_and(|seat| belongs(standpoint.you, noun.whose, seat))
            && noun.from.iter().any(|area| self.is_in(standpoint, thing, area))
            && noun.of.iter().all(|filter| self.is_like(standpoint, thing, filter))
    }

    /// As [`Query::fits`], for something that happens to a card: where it is does not matter unless
    /// the noun names another area than the battle area.
    /// 3-4-5-6, 3-4-5-7: what is or happens in the breeding area counts only for effects that name it.
    pub fn fits_pattern(self, standpoint: Standpoint<'g>, thing: Thing, noun: &Noun) -> bool {
        let compares = |filter: &Filter| matches!(filter, Filter::Highest(_) | Filter::Lowest(_));
        if matches!(thing, Thing::Unit(_)) && noun.of.iter().any(compares) {
            return self.all(standpoint, noun).contains(&thing);
        }
        let seat_fits = self.seat_of(thing).is_some_and(|seat| belongs(standpoint.you, noun.whose, seat));
        let area_fits = match thing {
            Thing::Unit(_) => {
                noun.from.is_empty() || noun.from.iter().any(|area| self.is_in(standpoint, thing, area))
            }
            Thing::Card(_) => {
                matches!(noun.from[..], [] | [Area::Battle])
                    || noun.from.iter().any(|area| self.is_in(standpoint, thing, area))
            }
            Thing::Player(_) => true,
        };
        seat_fits && area_fits && noun.of.iter().all(|filter| self.is_like(standpoint, thing, filter))
    }

    /// As [`Query::fits_pattern`], wherever the thing is.
    pub fn fits_anywhere(self, standpoint: Standpoint<'g>, thing: Thing, noun: &Noun) -> bool {
        self.seat_of(thing).is_some_and(|seat| belongs(standpoint.you, noun.whose, seat))
            && noun.of.iter().all(|filter| self.is_like(standpoint, thing, filter))
    }

    pub fn seat_of(self, thing: Thing) -> Option<Seat> {
        match thing {
            Thing::Unit(unit) => self.game.unit(unit).map(|unit| unit.owner),
            Thing::Card(card) => Some(self.game.owner(card.card)),
            Thing::Player(seat) => Some(seat),
        }
    }

    fn is_in(self, standpoint: Standpoint<'g>, thing: Thing, area: &Area) -> bool {
        match (thing, area) {
            (Thing::Unit(unit), Area::Battle) => self.area_of(unit) == Some(FieldArea::Battle),
            (Thing::Unit(unit), Area::Breeding) => self.area_of(unit) == Some(FieldArea::Breeding),
            (Thing::Card(card), _) => self.card_is_in(standpoint, card, area),
            (Thing::Unit(_) | Thing::Player(_), _) => false,
        }
    }

    pub fn area_of(self, unit: UnitId) -> Option<FieldArea> {
        self.game.unit(unit).map(|unit| unit.area)
    }

    fn card_is_in(self, standpoint: Standpoint<'g>, card: CardRef, area: &Area) -> bool {
        let spot = self.game.spot(card.card);
        let under = |units: &[Thing]| {
            let holds = |unit: UnitId| units.iter().any(|&thing| self.stack_of(thing) == Some(unit));
            matches!(spot, Spot::Under(unit) if holds(unit))
        };
        match area {
            Area::Battle | Area::Breeding => false,
            Area::Hand => matches!(spot, Spot::Hand(_)),
            Area::Trash => matches!(spot, Spot::Trash(_)),
            Area::Security => matches!(spot, Spot::Security(_)),
            Area::Deck => matches!(spot, Spot::Deck(_)),
            Area::EggDeck => matches!(spot, Spot::EggDeck(_)),
            Area::Under(target) => under(&self.fixed(standpoint, target)),
            Area::UnderAny(noun) => under(&self.all(standpoint, noun)),
            Area::LinkCards(target) => {
                matches!(spot, Spot::Linked(unit) if self.fixed(standpoint, target).contains(&Thing::Unit(unit)))
            }
            Area::Stack(target) => {
                matches!(spot, Spot::Top(unit) | Spot::Under(unit) if self.fixed(standpoint, target).contains(&Thing::Unit(unit)))
            }
            Area::Revealed => matches!(spot, Spot::Nowhere),
            Area::SecurityDigimon => self.is_security_digimon(card),
        }
    }

    /// What a target means without anyone choosing; empty for a choice not made yet.
    pub fn fixed(self, standpoint: Standpoint<'g>, target: &Target) -> Vec<Thing> {
        let current = |things: Vec<Thing>| things.into_iter().filter(|&thing| self.is_there(thing)).collect();
        match target {
            // 4-13-2: what has left is its card, where that went.
            Target::This => {
                let card = || self.remains(standpoint).map(|left| Thing::Card(left.card));
                current(standpoint.unit.map(Thing::Unit).or_else(card).into_iter().collect())
            }
            Target::ThisCard => current(vec![Thing::Card(standpoint.card)]),
            // 15-11-1-2: not what has become a new card.
            Target::Chosen(slot) => {
                let slots = standpoint.activation.map_or(&[][..], |activation| &activation.slots);
                current(slots.get(slot.0 as usize).cloned().unwrap_or_default())
            }
            Target::Triggering => current(self.triggering(standpoint, false)),
            Target::TriggeringOther => current(self.triggering(standpoint, true)),
            Target::Attacker => self
                .game
                .state
                .attack()
                .iter()
                .map(|attack| Thing::Unit(attack.attacker))
                .filter(|&t| self.is_there(t))
                .collect(),
            Target::AttackTarget => self.attack_target().into_iter().collect(),
            Target::Choose(_) | Target::Each(_) => Vec::new(),
            Target::Together(all) => all.iter().flat_map(|target| self.fixed(standpoint, target)).collect(),
            // 15-10-2-4-1, 15-11-2-1: nobody chooses.
            Target::All(noun) => self.all(standpoint, noun),
            // The end is chosen when it is carried out; there are as many at either.
            Target::Top(whose, area, n) | Target::TopOrBottom(whose, area, n) => {
                self.at_end(standpoint, *whose, area, n, true)
            }
            Target::Bottom(whose, area, n) => self.at_end(standpoint, *whose, area, n, false),
            Target::TopOf(noun, n) => {
                let n = self.amount(standpoint, n).max(0) as usize;
                self.all(standpoint, noun).into_iter().take(n).collect()
            }
            Target::BottomOf(noun, n) => {
                let n = self.amount(standpoint, n).max(0) as usize;
                self.all(standpoint, noun).into_iter().rev().take(n).collect()
            }
            Target::TopCard(target) => self.top_cards(&self.fixed(standpoint, target)),
            Target::Player(whose) => Seat::BOTH
                .into_iter()
                .filter(|&seat| belongs(standpoint.you, *whose, seat))
                .map(Thing::Player)
                .collect(),
            // 3-1-3-1-1: also after this effect has moved it.
            Target::HolderOf(target) if **target == Target::ThisCard => {
                self.holders_of(&[Thing::Card(standpoint.card)])
            }
            Target::HolderOf(target) => self.holders_of(&self.fixed(standpoint, target)),
            Target::Done(verb) => current(self.done_things(standpoint, *verb)),
            Target::Battling => self.battling(standpoint.unit).into_iter().collect(),
        }
    }

    /// Is it still the same card or unit? (3-1-3-1-2)
    pub fn is_there(self, thing: Thing) -> bool {
        match thing {
            Thing::Unit(unit) => self.game.unit(unit).is_some(),
            Thing::Card(card) => self.game.is_current(card),
            Thing::Player(_) => true,
        }
    }

    /// What was chosen and has been moved since by this effect, as it was then.
    pub fn moved_since(self, standpoint: Standpoint<'g>, target: &Target) -> Vec<&'g Snapshot> {
        let (Target::Chosen(slot), Some(activation)) = (target, standpoint.activation) else {
            return Vec::new();
        };
        let chosen = activation.slots.get(slot.0 as usize).map_or(&[][..], |things| things);
        let is_it = |one: &Snapshot, thing: Thing| match thing {
            Thing::Unit(unit) => one.unit == Some(unit),
            Thing::Card(card) => one.card.card == card.card,
            Thing::Player(_) => false,
        };
        let done = || activation.done.iter().rev().flat_map(|(_, all)| all);
        let gone = chosen.iter().filter(|&&thing| !self.is_there(thing));
        gone.filter_map(|&thing| done().find(|one| is_it(one, thing))).collect()
    }

    fn triggering(self, standpoint: Standpoint<'g>, other: bool) -> Vec<Thing> {
        let Some(happened) = standpoint.activation.and_then(|activation| activation.happened.as_ref()) else {
            return Vec::new();
        };
        let snapshots = if other { &happened.other } else { &happened.subjects };
        snapshots.iter().map(|snapshot| self.now(snapshot)).collect()
    }

    /// What a snapshot is now: the unit while it is there, else its card.
    pub fn now(self, snapshot: &Snapshot) -> Thing {
        match snapshot.unit {
            Some(unit) if self.game.unit(unit).is_some() => Thing::Unit(unit),
            Some(_) | None => Thing::Card(snapshot.card),
        }
    }

    fn done_things(self, standpoint: Standpoint<'g>, verb: crate::effects::language::Verb) -> Vec<Thing> {
        self.done(standpoint, verb).map(|one| self.now(one)).collect()
    }

    /// The top cards of those that have cards under them.
    pub fn top_cards(self, things: &[Thing]) -> Vec<Thing> {
        let top = |&thing: &Thing| match thing {
            Thing::Unit(unit) => {
                self.game.unit(unit).filter(|unit| unit.stack.len() > 1).map(crate::state::Unit::top)
            }
            Thing::Card(_) | Thing::Player(_) => None,
        };
        things.iter().filter_map(top).map(|card| self.thing(card)).collect()
    }

    fn holders_of(self, things: &[Thing]) -> Vec<Thing> {
        let holder = |&thing: &Thing| match thing {
            Thing::Card(card) => self.game.unit_with(card.card).map(|unit| Thing::Unit(unit.id)),
            Thing::Unit(_) | Thing::Player(_) => Some(thing),
        };
        things.iter().filter_map(holder).collect()
    }

    fn at_end(
        self,
        standpoint: Standpoint<'g>,
        whose: crate::effects::language::Whose,
        area: &Area,
        n: &crate::effects::language::Amount,
        top: bool,
    ) -> Vec<Thing> {
        let n = self.amount(standpoint, n).max(0) as usize;
        let mut found = Vec::new();
        for seat in Seat::BOTH.into_iter().filter(|&seat| belongs(standpoint.you, whose, seat)) {
            let mut things = Vec::new();
            self.gather_from(standpoint, seat, area, &mut things);
            if !top {
                things.reverse();
            }
            found.extend(things.into_iter().take(n));
        }
        found
    }

    /// 2-7: an Option has a use cost instead.
    pub(super) fn has_play_cost(self, thing: Thing) -> bool {
        self.printed(thing).is_none_or(|card| card.category != Category::Option)
    }

    /// A number of the thing; nothing if it has none.
    pub fn stat(self, thing: Thing, stat: Stat) -> Option<i32> {
        let unit = || match thing {
            Thing::Unit(unit) => self.game.unit(unit),
            Thing::Card(_) | Thing::Player(_) => None,
        };
        match stat {
            Stat::Level => self.level(thing),
            Stat::Dp => self.dp(thing),
            Stat::PlayCost => self.cost(thing).filter(|_| self.has_play_cost(thing)),
            Stat::Cost => self.cost(thing),
            Stat::DigivolutionCards => unit().map(|unit| unit.under().len() as i32),
            Stat::FaceDownDigivolutionCards => unit()
                .map(|unit| unit.under().iter().filter(|&&card| !self.game.is_face_up(card)).count() as i32),
            Stat::LinkCards => unit().map(|unit| unit.links.len() as i32),
            Stat::Colors => Some(self.colors(thing).len() as i32),
            Stat::SecurityAttack => {
                unit().map(|unit| crate::keywords::security_attack::checks(self, unit.id))
            }
            Stat::Name | Stat::Trait | Stat::Number => None,
        }
    }
}
