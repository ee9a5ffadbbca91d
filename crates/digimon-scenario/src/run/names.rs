//! Who is who: what the names of a scenario stand for while the game goes on.

use digimon::Game;
use digimon::overview::deck_building::Deck;
use digimon::state::{CardId, Event, UnitId, What};
use std::collections::BTreeMap;

/// The names given with `=` and `as`. A unit keeps its name through digivolution; a card keeps it wherever it goes.
#[derive(Clone, Debug, Default)]
pub(super) struct Names {
    units: BTreeMap<String, UnitId>,
    cards: BTreeMap<String, CardId>,
    /// The cards of each unit as it was last seen, the top card last.
    stacks: BTreeMap<UnitId, Vec<CardId>>,
    decks: BTreeMap<String, Deck>,
}

/// What a name stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Named {
    Unit(UnitId),
    Card(CardId),
    /// A unit that has left play, and the card that was on top.
    Left(UnitId, CardId),
}

impl Names {
    pub fn name_unit(&mut self, alias: &str, unit: UnitId, top: CardId) {
        self.units.insert(alias.to_owned(), unit);
        self.stacks.insert(unit, vec![top]);
    }

    pub fn name_card(&mut self, alias: &str, card: CardId) {
        self.cards.insert(alias.to_owned(), card);
    }

    pub fn name_deck(&mut self, name: &str, deck: Deck) {
        self.decks.insert(name.to_owned(), deck);
    }

    /// A deck list.
    pub fn deck(&self, name: &str) -> Option<&Deck> {
        self.decks.get(name)
    }

    pub fn get(&self, alias: &str) -> Option<Named> {
        let unit = self.units.get(alias).map(|&unit| Named::Unit(unit));
        unit.or_else(|| self.cards.get(alias).map(|&card| Named::Card(card)))
    }

    /// The name of a unit or card, to speak of it.
    pub fn of_unit(&self, unit: UnitId) -> Option<&str> {
        self.units.iter().find(|(_, named)| **named == unit).map(|(alias, _)| alias.as_str())
    }

    pub fn of_card(&self, card: CardId) -> Option<&str> {
        self.cards.iter().find(|(_, named)| **named == card).map(|(alias, _)| alias.as_str())
    }

    /// The top card of the unit, also after it has left play.
    pub fn top(&self, unit: UnitId) -> Option<CardId> {
        self.stacks.get(&unit)?.last().copied()
    }

    /// Was the card part of the unit when it was last seen?
    pub fn was_in(&self, card: CardId, unit: UnitId) -> bool {
        self.stacks.get(&unit).is_some_and(|stack| stack.contains(&card))
    }

    /// A unit may change and leave between two looks.
    pub fn follow(&mut self, event: &Event) {
        if let What::Digivolved { card, onto } = &event.what
            && let Some(unit) = onto.unit
        {
            let stack = self.stacks.entry(unit).or_default();
            stack.retain(|&known| known != card.card);
            stack.push(card.card);
        }
    }

    /// Remembers the units that are in play now.
    pub fn look(&mut self, game: &Game) {
        for unit in game.state().units() {
            let cards = unit.links.iter().chain(&unit.stack).copied().collect();
            self.stacks.insert(unit.id, cards);
        }
    }
}
