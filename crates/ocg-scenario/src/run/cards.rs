//! Where the cards of a scenario come from.

use crate::model::FILLER;
use enumset::EnumSet;
use ocg::builtin;
use ocg::card::{Attribute, Card, Kind, Level, Limit, Monster, MonsterType, Password, Printed, Race};
use ocg::language::Text;
use std::collections::BTreeMap;

/// The cards that a scenario can use beside its own: the built-in ones, and those of a pool.
#[derive(Clone, Debug, Default)]
pub struct CardSource {
    cards: BTreeMap<Password, Card>,
    by_name: BTreeMap<String, Password>,
}

impl CardSource {
    /// Only the cards that come with the program.
    pub fn builtin() -> Self {
        CardSource::default().with(builtin::library().defs().map(|(_, def)| def.card.clone()))
    }

    /// These cards, too. A card that was there before under the same number stays.
    #[must_use]
    pub fn with(mut self, cards: impl IntoIterator<Item = Card>) -> Self {
        for card in cards {
            self.by_name.entry(card.name.clone()).or_insert(card.id);
            self.cards.entry(card.id).or_insert(card);
        }
        self
    }

    /// By printed name, or by number.
    pub fn get(&self, name: &str) -> Option<&Card> {
        let password = name.parse().ok().map(Password).or_else(|| self.by_name.get(name).copied())?;
        self.cards.get(&password)
    }

    /// Tokens are not named in a position, but effects bring them.
    pub(super) fn tokens(&self) -> impl Iterator<Item = &Card> {
        self.cards.values().filter(|card| card.is_token())
    }
}

/// The card that fills decks: a monster without effects.
pub(super) fn filler() -> Card {
    Card {
        id: Password(0),
        name: FILLER.to_owned(),
        also_named: Vec::new(),
        series: Vec::new(),
        kind: Kind::Monster(Box::new(Monster {
            types: MonsterType::Normal.into(),
            attribute: Attribute::Earth,
            race: Race::Rock,
            level: Level::Level(4),
            atk: Printed::Value(1000),
            def: Some(Printed::Value(1000)),
            markers: EnumSet::empty(),
            materials: None,
            pendulum: None,
        })),
        text: Text::default(),
        limit: Limit::Unlimited,
        unread: Vec::new(),
    }
}
