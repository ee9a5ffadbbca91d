//! Looks at a game with the names of the scenario in mind.

use super::names::{Named, Names};
use crate::model::{EffectRef, Place, Ref, Section, Where, Which, Who};
use crate::narrate::place_in;
use digimon::Game;
use digimon::library::{Def, EffectId};
use digimon::state::{CardId, CardRef, FieldArea, HeldBy, Holder, Label, Unit, UnitId};
use table::Seat;

#[derive(Clone, Copy)]
pub(super) struct Query<'a> {
    pub game: &'a Game,
    pub names: &'a Names,
}

impl<'a> Query<'a> {
    pub fn def(self, card: CardId) -> Option<&'a Def> {
        let state = self.game.state().cards().get(card.0 as usize)?;
        Some(self.game.library().def(state.def))
    }

    pub fn number(self, card: CardId) -> &'a str {
        self.def(card).map_or("", |def| def.card.number.as_str())
    }

    pub fn owner(self, card: CardId) -> Option<Seat> {
        self.game.state().cards().get(card.0 as usize).map(|state| state.owner)
    }

    pub fn unit(self, id: UnitId) -> Option<&'a Unit> {
        self.game.state().units().iter().find(|unit| unit.id == id)
    }

    /// The cards of a player in an area, from the top down; in play, the top cards.
    pub fn cards_in(self, seat: Seat, place: Place) -> Vec<CardId> {
        let player = self.game.state().player(seat);
        let down = |cards: &[CardId]| cards.iter().rev().copied().collect();
        match place {
            Place::Hand => player.hand.clone(),
            Place::Trash => down(&player.trash),
            Place::Security => down(&player.security),
            Place::Deck => down(&player.deck),
            Place::EggDeck => down(&player.egg_deck),
            Place::Battle => self.tops(seat, FieldArea::Battle),
            Place::Breeding => self.tops(seat, FieldArea::Breeding),
        }
    }

    fn tops(self, seat: Seat, area: FieldArea) -> Vec<CardId> {
        let units = self.game.state().units().iter();
        units.filter(|unit| unit.owner == seat && unit.area == area).map(Unit::top).collect()
    }

    /// The area that a card is in by itself, not under or linked to another.
    pub fn place_of(self, card: CardId) -> Option<(Seat, Place)> {
        use Place::{Battle, Breeding, Deck, EggDeck, Hand, Security, Trash};
        let places = [Hand, Trash, Security, Deck, EggDeck, Battle, Breeding];
        let everywhere = Seat::BOTH.into_iter().flat_map(|seat| places.map(|place| (seat, place)));
        everywhere.into_iter().find(|&(seat, place)| self.cards_in(seat, place).contains(&card))
    }

    /// What the name stands for now: a card in play that has left it is a card like others.
    fn named(self, alias: &str) -> Option<Named> {
        let named = self.names.get(alias)?;
        match named {
            Named::Unit(unit) if self.unit(unit).is_none() => {
                Some(self.names.top(unit).map_or(named, |top| Named::Left(unit, top)))
            }
            named => Some(named),
        }
    }

    fn is_owned(self, what: &Ref, card: CardId) -> bool {
        what.owner.is_none_or(|seat| self.owner(card) == Some(seat))
    }

    /// Does the reference mean this card?
    pub fn is_card(self, what: &Ref, card: CardId) -> bool {
        let fits = match &what.who {
            Who::Any => true,
            Who::Number(named) => self.number(card) == named.number,
            Who::Alias(alias) => match self.named(alias) {
                Some(Named::Card(named) | Named::Left(_, named)) => named == card,
                Some(Named::Unit(unit)) => self.names.top(unit) == Some(card),
                None => false,
            },
        };
        fits && self.is_owned(what, card) && self.is_at(what, card)
    }

    /// All cards that the reference means, wherever they are.
    pub fn cards(self, what: &Ref) -> Vec<CardId> {
        let all = (0..self.game.state().cards().len()).map(|at| CardId(at as u16));
        all.filter(|&card| self.is_card(what, card)).collect()
    }

    /// The tokens that have not left the game.
    pub fn tokens(self) -> Vec<String> {
        let state = self.game.state();
        let all = (0..state.cards().len()).map(|at| CardId(at as u16));
        let token = |card: &CardId| self.def(*card).is_some_and(|def| def.card.token);
        let there = |card: &CardId| token(card) && !state.removed().contains(card);
        all.filter(there).map(|card| self.card(card)).collect()
    }

    fn is_at(self, what: &Ref, card: CardId) -> bool {
        match &what.place {
            None => true,
            Some(Where::In(place)) => self.place_of(card).is_some_and(|(_, found)| found == *place),
            Some(Where::Under(alias)) => {
                let unit = self.unit_named(alias).and_then(|unit| self.unit(unit));
                unit.is_some_and(|unit| unit.under().contains(&card))
            }
        }
    }

    /// The unit that a name stands for: its own, or the one that the card is on top of.
    fn unit_named(self, alias: &str) -> Option<UnitId> {
        match self.named(alias)? {
            Named::Unit(unit) => Some(unit),
            Named::Card(card) | Named::Left(_, card) => self.unit_with_top(card),
        }
    }

    fn unit_with_top(self, card: CardId) -> Option<UnitId> {
        self.game.state().units().iter().find(|unit| unit.top() == card).map(|unit| unit.id)
    }

    /// Does the reference mean this unit?
    pub fn is_unit(self, what: &Ref, id: UnitId) -> bool {
        let Some(unit) = self.unit(id) else { return false };
        let top = unit.top();
        let fits = match &what.who {
            Who::Any => true,
            Who::Number(named) => self.number(top) == named.number,
            Who::Alias(alias) => self.unit_named(alias) == Some(id),
        };
        fits && self.is_owned(what, top) && self.is_at(what, top)
    }

    /// Did the reference mean this unit, which has left play since?
    pub fn is_former_unit(self, what: &Ref, id: UnitId) -> bool {
        let Some(top) = self.names.top(id).filter(|_| self.unit(id).is_none()) else { return false };
        let fits = match &what.who {
            Who::Any => true,
            Who::Number(named) => self.number(top) == named.number,
            Who::Alias(alias) => match self.named(alias) {
                Some(Named::Unit(unit)) => unit == id,
                Some(Named::Card(card)) => card == top,
                Some(Named::Left(unit, card)) => unit == id || card == top,
                None => false,
            },
        };
        fits && self.is_owned(what, top)
    }

    /// All units that the reference means.
    pub fn units(self, what: &Ref) -> Vec<&'a Unit> {
        self.game.state().units().iter().filter(|unit| self.is_unit(what, unit.id)).collect()
    }

    /// Does the reference mean what an event speaks of?
    pub fn is_label(self, what: &Ref, label: Label) -> bool {
        let number = || self.game.library().card(label.def).number.as_str();
        let fits = match &what.who {
            Who::Any => true,
            Who::Number(named) => number() == named.number,
            Who::Alias(alias) => match self.named(alias) {
                Some(Named::Card(card)) => label.card == card,
                Some(Named::Left(unit, card)) => label.unit == Some(unit) || label.card == card,
                Some(Named::Unit(unit)) => match label.unit {
                    Some(of) => of == unit,
                    None => self.names.top(unit) == Some(label.card),
                },
                None => false,
            },
        };
        fits && self.is_owned(what, label.card)
    }

    /// An effect that is declared, as the holder that it would have.
    pub fn holding(self, card: CardId, effect: EffectId) -> Holder {
        let state = self.game.state();
        let unit = state.units().iter().find(|unit| unit.stack.contains(&card) || unit.links.contains(&card));
        let by = match unit {
            Some(unit) if unit.links.contains(&card) => HeldBy::Linked,
            Some(unit) if unit.top() != card => HeldBy::Inherited,
            _ => HeldBy::Printed,
        };
        let incarnation = state.cards().get(card.0 as usize).map_or(0, |card| card.incarnation);
        let you = self.owner(card).unwrap_or(state.turn_player());
        Holder { effect, card: CardRef { card, incarnation }, unit: unit.map(|unit| unit.id), you, by }
    }

    /// Does the reference mean this effect?
    pub fn is_effect(self, what: &EffectRef, holder: &Holder) -> bool {
        self.is_holder(&what.of, holder) && self.is_which(what.which, holder)
    }

    fn is_holder(self, what: &Ref, holder: &Holder) -> bool {
        let card = holder.card.card;
        let alias = if let Who::Alias(alias) = &what.who { self.named(alias) } else { None };
        let of = |unit| holder.unit.map_or_else(|| self.names.was_in(card, unit), |of| of == unit);
        let top = || holder.unit.is_some_and(|unit| self.is_unit(what, unit));
        match alias {
            Some(Named::Unit(unit)) => of(unit),
            Some(Named::Left(unit, named)) => of(unit) || top() || named == card,
            Some(Named::Card(_)) | None => top() || self.is_card(what, card),
        }
    }

    fn is_which(self, which: Which, holder: &Holder) -> bool {
        let Some(def) = self.def(holder.card.card) else { return false };
        let info = self.game.library().effect(holder.effect);
        let by = match holder.by {
            HeldBy::Printed => Some(Section::Printed),
            HeldBy::Inherited => Some(Section::Inherited),
            HeldBy::Linked => Some(Section::Linked),
            HeldBy::Given(_) | HeldBy::Lent(_) => None,
        };
        let section =
            if def.security.effects.contains(&holder.effect) { Some(Section::Security) } else { by };
        which.keyword.is_none_or(|kind| info.keyword == Some(kind))
            && which.section.is_none_or(|wanted| section == Some(wanted))
            && which
                .nth
                .is_none_or(|nth| section.and_then(|of| place_in(def, of, holder.effect)) == Some(nth))
    }
}
