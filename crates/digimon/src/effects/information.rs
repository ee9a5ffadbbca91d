//! DCG 15-12, 2-3, 2-4: what a card is: its kind, names, traits, colours and level, with all that
//! effects add (15-12-1) and change (15-12-2).

use crate::card::{Category, Colors};
use crate::effects::language::{Filter, Info, Modifier, Payment, Word};
use crate::effects::persistent::Holding;
use crate::effects::topic::Topics;
use crate::game::Game;
use crate::pipe;
use crate::query::{Query, Standpoint};
use crate::state::{CardId, Cause, Change, HeldBy, Holder, Thing, Unit};

impl<'g> Query<'g> {
    /// 4-2: is the unit a Digimon? A Digi-Egg card in play is one, and so is what an effect
    /// treats as one (15-12-1-4).
    /// 4-2-1, 4-2-2
    pub fn is_digimon(self, unit: &Unit) -> bool {
        let top = unit.top();
        self.game.is_face_up(top)
            && (matches!(self.game.printed(top).category, Category::Digimon | Category::DigiEgg)
                || self.is_treated_as_digimon(unit))
    }

    fn is_treated_as_digimon(self, unit: &Unit) -> bool {
        let mut treated = false;
        self.each_information(Thing::Unit(unit.id), &mut |info, _| {
            treated |= matches!(info, Info::DigimonWithDp(_))
        });
        treated
    }

    /// Is all of its information as it is printed on its top card?
    pub fn is_as_printed(self, unit: &Unit) -> bool {
        self.game.is_face_up(unit.top()) && !self.may_hold(Thing::Unit(unit.id), Topics::INFORMATION)
    }

    /// 4-2-4: only Digimon gain the inherited effects of the cards under them.
    pub fn inherits(self, unit: &Unit) -> bool {
        let top = unit.top();
        match self.game.printed(top).category {
            Category::Digimon | Category::DigiEgg => true,
            Category::Tamer | Category::Option => self.deeper().is_some_and(|inner| inner.is_digimon(unit)),
        }
    }

    /// Calls `see` for each piece of information that effects add or change, in order; the last
    /// one wins where there can be only one (15-12-1-3, 15-12-2-3).
    /// 15-12-1-2: also of a kind that the card does not have.
    #[inline]
    pub fn each_information(self, thing: Thing, see: &mut dyn FnMut(&'g Info, bool)) {
        if self.may_hold(thing, Topics::INFORMATION) {
            self.each_that_informs(thing, see);
        }
    }

    fn each_that_informs(self, thing: Thing, see: &mut dyn FnMut(&'g Info, bool)) {
        let mut found: Vec<(u32, &'g Info, bool)> = Vec::new();
        self.each_modifier(thing, Topics::INFORMATION, &mut |holding| {
            if let Modifier::Also(info) = holding.modifier {
                found.push((self.since(&holding), info, false));
            } else if let Modifier::Becomes(info) = holding.modifier {
                found.push((self.since(&holding), info, true));
            }
        });
        // 15-8-2-5: what began to hold later counts.
        found.sort_by_key(|(since, _, _)| *since);
        for (_, info, changes) in found {
            see(info, changes);
        }
    }

    /// Since when it holds, on the clock that counts given effects.
    fn since(self, holding: &Holding<'g>) -> u32 {
        if let HeldBy::Given(id) = holding.by {
            return id;
        }
        let known = self.game.state.informing().iter().find(|one| one.holder == holding.source.holder);
        known.map_or(u32::MAX, |one| one.since)
    }

    /// The persistent effects that add or change information of anything now.
    pub fn informing(self) -> Vec<Holder> {
        let mut found: Vec<Holder> = Vec::new();
        for unit in self.game.state.units() {
            self.each_modifier(Thing::Unit(unit.id), Topics::INFORMATION, &mut |holding| {
                let holder = holding.source.holder;
                if !matches!(holding.by, HeldBy::Given(_)) && !found.contains(&holder) {
                    found.push(holder);
                }
            });
        }
        found
    }

    /// 2-9, with what effects make of it.
    pub fn level(self, thing: Thing) -> Option<i32> {
        let mut level = self.game.printed(self.card_of(thing)?).level.map(|level| i32::from(level.0));
        self.each_information(thing, &mut |info, changes| {
            if let Info::Level(other) = info
                && (!changes || level.is_some())
            {
                level = Some(i32::from(*other));
            }
        });
        level
    }

    /// 2-4-3
    pub fn colors(self, thing: Thing) -> Colors {
        let Some(card) = self.card_of(thing) else { return Colors::NONE };
        let printed = self.game.printed(card).colors;
        let (mut added, mut changed) = (Colors::NONE, None);
        self.each_information(thing, &mut |info, changes| match info {
            Info::Color(color) if changes => changed = Some(Colors::NONE.with(*color)),
            Info::Color(color) => added = added.with(*color),
            Info::ColorsOfCardsUnder => added = added.union(self.colors_under(thing)),
            Info::DigimonWithDp(_)
            | Info::Name(_)
            | Info::NamesOfCardsUnder(_)
            | Info::Trait(_)
            | Info::Level(_)
            | Info::AnyLevel
            | Info::Dp(_) => {}
        });
        changed.unwrap_or(printed).union(added)
    }

    fn colors_under(self, thing: Thing) -> Colors {
        self.cards_under(thing).map(|card| self.game.printed(card).colors).fold(Colors::NONE, Colors::union)
    }

    fn cards_under(self, thing: Thing) -> impl Iterator<Item = CardId> + 'g {
        let under = match thing {
            Thing::Unit(unit) => self.game.unit(unit).map_or(&[][..], Unit::under),
            Thing::Card(_) | Thing::Player(_) => &[],
        };
        let game = self.game;
        under.iter().copied().filter(move |&card| game.is_face_up(card))
    }

    /// Does one of its names fit? (2-3-1-2, 2-3-1-3)
    pub fn any_name(self, thing: Thing, mut fits: impl FnMut(&Word) -> bool) -> bool {
        let Some(card) = self.card_of(thing) else { return false };
        let printed = self.game.printed(card);
        let mut found = false;
        // 15-12-2-3: the latest change counts, and what a rule of the card says is changed with it.
        let mut changed = None;
        self.each_information(thing, &mut |info, changes| match info {
            Info::Name(name) if changes => changed = Some(name),
            Info::Name(name) => found |= fits(name),
            Info::NamesOfCardsUnder(filters) => found |= self.any_name_under(thing, filters, &mut fits),
            Info::DigimonWithDp(_)
            | Info::Color(_)
            | Info::ColorsOfCardsUnder
            | Info::Trait(_)
            | Info::Level(_)
            | Info::AnyLevel
            | Info::Dp(_) => {}
        });
        found
            || match changed {
                Some(name) => fits(name),
                None => fits(&printed.name) || printed.rules.names.iter().any(&mut fits),
            }
    }

    fn any_name_under(self, thing: Thing, filters: &[Filter], fits: &mut impl FnMut(&Word) -> bool) -> bool {
        let Some(own) = self.card_of(thing) else { return false };
        let standpoint = Standpoint::at(self.game.owner(own), self.game.card_ref(own));
        self.cards_under(thing).any(|card| {
            let under = Thing::Card(self.game.card_ref(card));
            filters.iter().all(|filter| self.is_like(standpoint, under, filter))
                && fits(&self.game.printed(card).name)
        })
    }

    /// Does one of its traits fit? (2-3-2-3, 2-3-2-4)
    pub fn any_trait(self, thing: Thing, mut fits: impl FnMut(&Word) -> bool) -> bool {
        let Some(card) = self.card_of(thing) else { return false };
        let printed = self.game.printed(card);
        let mut found = printed.traits.iter().chain(&printed.rules.traits).any(&mut fits);
        self.each_information(thing, &mut |info, _| {
            if let Info::Trait(word) = info {
                found |= fits(word);
            }
        });
        found
    }

    /// The card whose information counts: the top card of a unit. A face-down card under another
    /// has none (4-5-9).
    pub fn card_of(self, thing: Thing) -> Option<CardId> {
        match thing {
            Thing::Unit(unit) => self.game.unit(unit).map(Unit::top),
            Thing::Card(card) => Some(card.card),
            Thing::Player(_) => None,
        }
    }

    /// 2-6: the play or use cost as a number of the card, with what effects make of it.
    pub fn cost(self, thing: Thing) -> Option<i32> {
        let mut cost = self.game.printed(self.card_of(thing)?).cost.map(|cost| i32::from(cost.0))?;
        let wanted = match thing {
            Thing::Card(_) => Topics::COST_NUMBER.union(Topics::COST),
            Thing::Unit(_) | Thing::Player(_) => Topics::COST_NUMBER,
        };
        self.each_modifier(thing, wanted, &mut |holding| {
            let own = is_own(&holding, thing);
            let amount = if let Modifier::PlayCost(amount) = holding.modifier {
                amount
            } else if let Modifier::Cost(Payment::Play | Payment::Use, _, amount) = holding.modifier
                && own
            {
                amount
            } else {
                return;
            };
            let standpoint = Standpoint::of(&holding.source.holder);
            cost += holding.fixed.unwrap_or_else(|| self.amount(standpoint, amount));
        });
        Some(cost.max(0))
    }
}

/// 2-6: what a card says of its cost while it is not in play changes the number, not only what is paid.
pub(crate) fn is_own(holding: &Holding<'_>, thing: Thing) -> bool {
    holding.source.holder.unit.is_none() && Thing::Card(holding.source.holder.card) == thing
}

/// 15-8-2-5: notes which persistent effects have begun to add or change information.
pub(crate) fn keep_time(game: &mut Game) {
    if !game.reacts.topics.overlaps(Topics::INFORMATION) {
        return;
    }
    let now = Query::on(game).informing();
    let before = game.state.informing();
    let begins = now.iter().any(|holder| !before.iter().any(|one| one.holder == *holder));
    if begins || before.iter().any(|one| !now.contains(&one.holder)) {
        pipe::commit(game, &Change::Inform(now), &[], Cause::Rule);
    }
}
