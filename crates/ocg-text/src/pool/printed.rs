//! One printed card: facts that need no reading, and texts that do.

use enumset::EnumSet;
use ocg::card::{
    Attribute, Level, Limit, Marker, MonsterType, Password, Race, Scale, SetCode, SpellKind, TrapKind,
};
use serde::{Deserialize, Serialize};

/// A card of a pool: facts and sentences, nothing understood yet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Printed {
    pub id: Password,
    /// The eight digits as a text, by which it is known.
    pub number: String,
    /// The place in the order of release, where the pool knows it.
    pub released: Option<u32>,
    pub name: String,
    /// 3.3.1-7: the card whose name it has by the rules, or of which it is another artwork.
    pub alias: Option<Password>,
    /// 3.3.1-8
    pub series: Vec<SetCode>,
    /// The words by which texts name its series.
    pub archetypes: Vec<String>,
    pub facts: Facts,
    /// The box: effects, or how a monster without effects is described.
    pub text: String,
    /// 3.7.1
    pub limit: Limit,
}

/// What kind of card it is, and its numbers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Facts {
    Monster(Box<MonsterFacts>),
    Spell(SpellKind),
    Trap(TrapKind),
}

/// 3.3.1-37 to -67: the monster part.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct MonsterFacts {
    pub types: EnumSet<MonsterType>,
    /// Nothing for a Token whose maker says it.
    pub attribute: Option<Attribute>,
    pub race: Option<Race>,
    pub level: Level,
    pub atk: ocg::card::Printed,
    pub def: Option<ocg::card::Printed>,
    pub markers: EnumSet<Marker>,
    pub scale: Option<Scale>,
    /// 3.3.2-204: the Pendulum Effect.
    pub pendulum_text: Option<String>,
}

impl Printed {
    pub fn monster(&self) -> Option<&MonsterFacts> {
        match &self.facts {
            Facts::Monster(monster) => Some(monster),
            Facts::Spell(_) | Facts::Trap(_) => None,
        }
    }

    pub fn is_token(&self) -> bool {
        self.monster().is_some_and(|monster| monster.types.contains(MonsterType::Token))
    }

    /// 3.3.1-46: the box of a Normal Monster describes it; there is nothing in it to be read. The first line of an
    /// Extra Deck monster names its materials, so that always is.
    pub fn has_text(&self) -> bool {
        let described = self.monster().is_some_and(|monster| {
            monster.pendulum_text.is_none()
                && !monster.types.contains(MonsterType::Effect)
                && monster.types.is_disjoint(EXTRA_DECK | MonsterType::Ritual)
        });
        !described && !self.text.trim().is_empty()
    }
}

/// 3.2.1-33: the kinds of monster that begin in the Extra Deck.
pub(crate) const EXTRA_DECK: EnumSet<MonsterType> =
    enumset::enum_set!(MonsterType::Fusion | MonsterType::Synchro | MonsterType::Xyz | MonsterType::Link);
