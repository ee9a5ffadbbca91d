//! Which cards a text means (OCG 3.3.1, 3.3.2-267 to -272).

use super::stats::{declared_attribute, declared_race};
use super::what::place_words;
use super::{Query, Standpoint};
use crate::language::{Filter, Noun, Place, Stat, Whose};
use crate::state::{CardId, Location};
use crate::terms::equip;
use enumset::EnumSet;
use table::Seat;

impl<'g> Query<'g> {
    /// Does the card fit the description? Without a named player it may be on either side of the field (3.2.1-5).
    pub fn fits(self, standpoint: Standpoint<'_>, card: CardId, noun: &Noun) -> bool {
        let state = self.game.card(card);
        let places = self.places(card);
        let there = if noun.places.is_empty() {
            state.place != Location::Gone
        } else {
            !places.is_disjoint(noun.places)
        };
        let seat = if state.place.is_field() { state.controller } else { state.owner };
        there
            && standpoint.means(whose_pile(noun, state.place), seat)
            && noun.like.iter().all(|filter| self.is_like(standpoint, card, filter))
    }

    /// All cards that fit the description.
    pub fn all(self, standpoint: Standpoint<'_>, noun: &Noun) -> Vec<CardId> {
        let mut found = Vec::new();
        self.find(standpoint, noun, |card| {
            if self.fits(standpoint, card, noun) {
                found.push(card);
            }
            false
        });
        found
    }

    pub fn any(self, standpoint: Standpoint<'_>, noun: &Noun) -> bool {
        self.find(standpoint, noun, |card| self.fits(standpoint, card, noun))
    }

    pub fn count(self, standpoint: Standpoint<'_>, noun: &Noun) -> usize {
        let mut count = 0;
        self.find(standpoint, noun, |card| {
            count += usize::from(self.fits(standpoint, card, noun));
            false
        });
        count
    }

    /// Is one of the cards at the places that are named what is looked for? Each of them is looked at once.
    fn find(self, standpoint: Standpoint<'_>, noun: &Noun, mut is_it: impl FnMut(CardId) -> bool) -> bool {
        let places = if noun.places.is_empty() { EnumSet::all() } else { noun.places };
        let (mut field, mut extra) = (false, false);
        for place in places {
            let location = match place {
                Place::Hand => Location::Hand,
                Place::Deck => Location::Deck,
                Place::Graveyard => Location::Graveyard,
                Place::Banished => Location::Banished,
                Place::ExtraDeck | Place::ExtraDeckFaceUp if std::mem::replace(&mut extra, true) => continue,
                Place::ExtraDeck | Place::ExtraDeckFaceUp => Location::ExtraDeck,
                Place::MonsterZone
                | Place::MainMonsterZone
                | Place::ExtraMonsterZone
                | Place::SpellTrapZone
                | Place::FieldZone
                | Place::PendulumZone => {
                    if !std::mem::replace(&mut field, true) && self.find_on_field(places, &mut is_it) {
                        return true;
                    }
                    continue;
                }
            };
            let whose = whose_pile(noun, location);
            for seat in Seat::BOTH.into_iter().filter(|seat| standpoint.means(whose, *seat)) {
                if self.game.state.piles[seat].at(place).iter().copied().any(&mut is_it) {
                    return true;
                }
            }
        }
        false
    }

    fn find_on_field(self, places: EnumSet<Place>, is_it: &mut impl FnMut(CardId) -> bool) -> bool {
        let zones = &self.game.state.zones;
        let monsters = Place::MonsterZone | Place::MainMonsterZone | Place::ExtraMonsterZone;
        let others = Place::SpellTrapZone | Place::FieldZone | Place::PendulumZone;
        (!places.is_disjoint(monsters) && zones.monsters().any(|(_, card)| is_it(card)))
            || (!places.is_disjoint(others) && zones.others().any(|(_, card)| is_it(card)))
    }

    /// 3.3.2-267, 3.4.2-24: nobody can rely on the qualities of a face-down card of the field.
    fn is_visible(self, card: CardId) -> bool {
        let state = self.game.card(card);
        let hides = state.place.is_field() || state.place.is_banished();
        self.unknown != Some(card) && (self.own || !hides || state.face.is_up())
    }

    /// 3.2.3-5: a card banished face-down is hidden, and so of no kind; on the field its zone tells what it is.
    fn is_nothing(self, card: CardId) -> bool {
        let state = self.game.card(card);
        state.place.is_banished() && !state.face.is_up()
    }

    #[expect(clippy::too_many_lines, reason = "an arm for each word of the language")]
    pub fn is_like(self, standpoint: Standpoint<'_>, card: CardId, filter: &Filter) -> bool {
        let seen = self.is_visible(card);
        let compare = |value: Option<i32>, how: crate::language::Comparison, amount| {
            seen && value.is_some_and(|value| how.holds(value, self.amount(standpoint, amount)))
        };
        match filter {
            Filter::Monster => self.is_monster(card) && !self.is_nothing(card),
            Filter::Spell => self.is_spell(card) && !self.is_nothing(card),
            Filter::Trap => self.is_trap(card) && !self.is_nothing(card),
            Filter::SpellKind(kind) => self.spell_kind(card) == Some(*kind),
            Filter::TrapKind(kind) => self.trap_kind(card) == Some(*kind),
            Filter::Type(kind) => seen && self.is_type(card, *kind),
            Filter::Attribute(attribute) => seen && self.has_attribute(card, *attribute),
            Filter::Race(race) => seen && self.race(card) == Some(*race),
            Filter::Level(how, amount) => compare(self.level(card), *how, amount),
            Filter::Rank(how, amount) => compare(self.rank(card), *how, amount),
            Filter::LinkRating(how, amount) => compare(self.link_rating(card), *how, amount),
            Filter::Atk(how, amount) => compare(self.atk(card), *how, amount),
            Filter::Def(how, amount) => compare(self.def_value(card), *how, amount),
            Filter::Scale(how, amount) => compare(self.scale(card), *how, amount),
            Filter::Named(name) => seen && self.is_named(card, name),
            Filter::NamedAsDeclared => {
                let declared = self.declared(standpoint);
                seen && declared.is_some_and(|name| self.is_named(card, name))
            }
            Filter::AttributeAsDeclared => {
                let declared = standpoint.running.and_then(|running| declared_attribute(running.declared));
                seen && declared.is_some_and(|attribute| self.has_attribute(card, attribute))
            }
            Filter::RaceAsDeclared => {
                let declared = standpoint.running.and_then(|running| declared_race(running.declared));
                seen && declared.is_some() && declared == self.race(card)
            }
            Filter::ListedOn(group) => {
                let name = &self.game.def(card).card.name;
                self.group(standpoint, group).into_iter().any(|other| self.mentions(other, name))
            }
            Filter::OriginalAttribute(attribute) => seen && self.own_attribute(card) == Some(*attribute),
            Filter::OriginalRace(race) => {
                seen && self.printed_monster(card).is_some_and(|monster| monster.race == *race)
            }
            Filter::OriginalLevel(how, amount) => compare(self.stat(card, Stat::OriginalLevel), *how, amount),
            Filter::OriginalAtk(how, amount) => compare(self.stat(card, Stat::OriginalAtk), *how, amount),
            Filter::OriginalDef(how, amount) => compare(self.stat(card, Stat::OriginalDef), *how, amount),
            Filter::Carries(name) => seen && self.carries(card, name),
            Filter::Series(series) => {
                seen && self.game.def(card).card.series.iter().any(|one| one.belongs_to(*series))
            }
            Filter::Mentions(name) => self.mentions(card, name),
            Filter::FaceUp => self.is_face_up(card),
            Filter::FaceDown => !self.is_face_up(card),
            Filter::AttackPosition => self.is_monster(card) && self.is_in_attack_position(card),
            Filter::DefensePosition => self.is_monster(card) && !self.is_in_attack_position(card),
            Filter::SummonedBy(ways) => {
                self.game.card(card).on_field.summoned.is_some_and(|way| ways.contains(way))
            }
            Filter::SummonedThisTurn => {
                let state = &self.game.card(card).on_field;
                state.summoned.is_some() && state.since == self.game.state.turn.number
            }
            Filter::SummonedFrom(places) => {
                let from = self.game.card(card).on_field.summoned_from;
                from.is_some_and(|from| !place_words(from).is_disjoint(*places))
            }
            Filter::In(places) => !self.places(card).is_disjoint(*places),
            Filter::OwnedBy(whose) => standpoint.means(*whose, self.game.card(card).owner),
            Filter::Chosen(slot) => {
                let chosen = standpoint.running.map(|running| running.slots.get(*slot)).unwrap_or_default();
                chosen.iter().any(|one| one.card == card && self.game.is_current(*one))
            }
            Filter::Highest(stat, noun) => seen && self.is_extreme(standpoint, card, *stat, noun, i32::gt),
            Filter::Lowest(stat, noun) => seen && self.is_extreme(standpoint, card, *stat, noun, i32::lt),
            Filter::AtkChanged => {
                seen && self.atk(card) != self.stat(card, crate::language::Stat::OriginalAtk)
            }
            Filter::CameThisTurn => self.game.card(card).arrived == self.game.state.turn.number,
            Filter::CameLastTurn => self.game.card(card).arrived + 1 == self.game.state.turn.number,
            Filter::Done => {
                let done = standpoint.running.map(|running| &running.done[..]).unwrap_or_default();
                done.iter().any(|one| one.card == card)
            }
            Filter::Among(group) => self.group(standpoint, group).contains(&card),
            Filter::Attacking => self.attacker() == Some(card),
            Filter::Battling => self.attacker() == Some(card) || self.attack_target() == Some(card),
            Filter::HasAttacked => self.game.card(card).on_field.attacked,
            Filter::HasBattled => self.game.card(card).on_field.battled,
            Filter::WasSet => self.game.card(card).on_field.set.is_some(),
            Filter::CoLinked => {
                let zones = &self.game.state.zones;
                let mut pointed = self.pointed_zones(card).filter_map(|zone| zones.at(zone));
                pointed.any(|other| self.points_to(other, card))
            }
            Filter::This => card == standpoint.this.card,
            Filter::Counters(name, how, amount) => {
                how.holds(self.counters(card, name), self.amount(standpoint, amount))
            }
            Filter::EquippedByThis => {
                let to = self.game.card(standpoint.this.card).on_field.equipped_to;
                to.is_some_and(|to| to.card == card)
            }
            Filter::TakenByThis => {
                let on_field = &self.game.card(card).on_field;
                let this = |one: Option<crate::state::CardRef>| {
                    one.is_some_and(|one| one.card == standpoint.this.card && self.game.is_current(one))
                };
                this(on_field.equipped_to) && this(on_field.equipped_by)
            }
            Filter::EquippedTo(group) => {
                let to = self.game.card(card).on_field.equipped_to;
                to.is_some_and(|to| self.group(standpoint, group).contains(&to.card))
            }
            Filter::EquippedWith(noun) => {
                let on = |other: CardId| self.game.card(other).on_field.equipped_to.map(|to| to.card);
                self.all(standpoint, noun).into_iter().any(|other| on(other) == Some(card))
            }
            Filter::TargetsThis => equip::targets(self.game, card, standpoint.this.card),
            Filter::Materials(how, amount) => {
                let materials = self.game.card(card).on_field.materials.len() as i32;
                how.holds(materials, self.amount(standpoint, amount))
            }
            Filter::HasMaterial(filters) => {
                let like = |other: &CardId| filters.iter().all(|one| self.is_like(standpoint, *other, one));
                self.game.card(card).on_field.materials.iter().any(like)
            }
            Filter::MadeWith(filters) => {
                let like = |other: CardId| filters.iter().all(|one| self.is_like(standpoint, other, one));
                let state = self.game.card(card);
                let sent = state.made_of.iter().map(|one| one.card);
                sent.chain(state.on_field.materials.iter().copied()).any(like)
            }
            Filter::InColumnOf(noun) => self.is_in_column_of(standpoint, card, noun),
            Filter::InColumnThisLeft => {
                let column = |card: CardId| self.zone_or_last(card).and_then(crate::state::Zone::column);
                let own = self.game.card(card).place.zone().and_then(crate::state::Zone::column);
                own.is_some() && own == column(standpoint.this.card)
            }
            Filter::AdjacentTo(group) => {
                let zone = self.game.card(card).place.zone();
                let beside = |other: CardId| {
                    zone.zip(self.zone_or_last(other)).is_some_and(|(one, two)| one.is_adjacent(two))
                };
                self.group(standpoint, group).into_iter().any(beside)
            }
            Filter::PointedToBy(noun) => self.find(standpoint, noun, |link| {
                self.points_to(link, card) && self.fits(standpoint, link, noun)
            }),
            Filter::PointsTo(noun) => {
                let zones = &self.game.state.zones;
                let mut pointed = self.pointed_zones(card).filter_map(|zone| zones.at(zone));
                pointed.any(|other| self.fits(standpoint, other, noun))
            }
            Filter::Same(quality, group) => {
                let group = self.group(standpoint, group).into_iter();
                seen && group.into_iter().any(|other| self.share(card, other, *quality))
            }
            Filter::Not(inner) => !self.is_like(standpoint, card, inner),
            Filter::AnyOf(any) => any.iter().any(|inner| self.is_like(standpoint, card, inner)),
            Filter::AllOf(all) => all.iter().all(|inner| self.is_like(standpoint, card, inner)),
        }
    }

    /// 3.3.2-144, -163: as [`Query::is_like`], where the player may look at their own face-down monsters.
    pub fn is_material(self, standpoint: Standpoint<'_>, card: CardId, filter: &Filter) -> bool {
        self.looking_under().is_like(standpoint, card, filter)
    }

    /// Is there none among them whose value is beyond its own?
    fn is_extreme(
        self,
        standpoint: Standpoint<'_>,
        card: CardId,
        stat: Stat,
        noun: &Noun,
        beyond: fn(&i32, &i32) -> bool,
    ) -> bool {
        let Some(own) = self.stat(card, stat) else { return false };
        let others = self.all(standpoint, noun).into_iter().filter_map(|other| self.stat(other, stat));
        !others.into_iter().any(|other| beyond(&other, &own))
    }

    /// Where a card of the field is, or was last.
    fn zone_or_last(self, card: CardId) -> Option<crate::state::Zone> {
        let state = self.game.card(card);
        state.place.zone().or(state.last_zone)
    }

    /// 3.2.1-59
    fn is_in_column_of(self, standpoint: Standpoint<'_>, card: CardId, noun: &Noun) -> bool {
        let column = |card: CardId| self.game.card(card).place.zone().and_then(crate::state::Zone::column);
        let own = column(card);
        own.is_some()
            && self.all(standpoint, noun).into_iter().any(|other| other != card && column(other) == own)
    }

    /// 3.3.1-68: does an arrow of the one point to the other?
    pub fn points_to(self, link: CardId, card: CardId) -> bool {
        let zone = self.game.card(card).place.zone();
        zone.is_some() && self.pointed_zones(link).any(|pointed| Some(pointed) == zone)
    }

    /// 3.3.1-68: the zones that its arrows point to, while it is face-up in a monster zone.
    pub fn pointed_zones(self, link: CardId) -> impl Iterator<Item = crate::state::Zone> + 'g {
        let state = self.game.card(link);
        let zone = state.place.zone().filter(|zone| zone.is_monster_zone() && state.face.is_up());
        let markers = self.printed_monster(link).map_or(EnumSet::empty(), |monster| monster.markers);
        let controller = state.controller;
        markers.into_iter().filter_map(move |marker| zone?.pointed(controller, marker))
    }

    /// 3.3.1-5, -7: the name, with what effects make of it.
    pub fn is_named(self, card: CardId, name: &str) -> bool {
        let printed = &self.game.def(card).card;
        match self.name_now(card) {
            Some(other) => other == name,
            None => printed.name == name || printed.also_named.iter().any(|other| other == name),
        }
    }

    /// 3.3.1-4: the name that was declared for this effect, or for this card.
    fn declared(self, standpoint: Standpoint<'_>) -> Option<&'g str> {
        let on_card = self.game.card(standpoint.this.card).on_field.declared;
        let named = standpoint.running.map(|running| crate::library::DefId(running.declared as u16));
        let def = on_card.or(named)?;
        Some(&self.game.library.def(def).card.name)
    }

    /// 3.3.1-9
    fn mentions(self, card: CardId, name: &str) -> bool {
        let card = &self.game.def(card).card;
        crate::language::mentions(card, name)
    }
}

/// 3.2.1-28, 3.2.2-5: Deck and hand are those of the one who uses the effect, unless another player is named.
fn whose_pile(noun: &Noun, place: Location) -> Whose {
    match (noun.whose, place) {
        (Whose::Any, Location::Deck | Location::Hand) if !noun.places.is_empty() => Whose::Yours,
        (whose, _) => whose,
    }
}
