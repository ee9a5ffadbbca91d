//! OCG 3.3.1: what is printed on a card.

mod kinds;
mod markers;
mod numbers;
pub mod series;

pub use kinds::{Attribute, Kind, MonsterType, Race, SpellKind, TrapKind};
pub use markers::Marker;
pub(crate) use numbers::half;
pub use numbers::{Level, LifePoints, Password, Printed, Scale, SetCode};

use crate::language::{Materials, Text};
use enumset::EnumSet;
use serde::{Deserialize, Serialize};

/// One card as it is printed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    pub id: Password,
    pub name: String,
    /// 3.3.1-7: names that it has by the rules, wherever it is.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also_named: Vec<String>,
    /// 3.3.1-8: the series that it belongs to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub series: Vec<SetCode>,
    pub kind: Kind,
    /// What the box says: the effect of a Spell or Trap, or the monster effects.
    #[serde(default, skip_serializing_if = "Text::is_empty")]
    pub text: Text,
    /// 3.7.1: how many copies a deck may have.
    #[serde(default, skip_serializing_if = "crate::language::is_default")]
    pub limit: Limit,
    /// Lines of its printed text that are not understood, and not played.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unread: Vec<String>,
}

/// 3.3.1: the monster part of a card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Monster {
    pub types: EnumSet<MonsterType>,
    pub attribute: Attribute,
    pub race: Race,
    pub level: Level,
    pub atk: Printed,
    /// 3.3.1-55: a Link Monster has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub def: Option<Printed>,
    #[serde(default, skip_serializing_if = "EnumSet::is_empty")]
    pub markers: EnumSet<Marker>,
    /// 3.3.1-62: what it is made of, for monsters of the Extra Deck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub materials: Option<Materials>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pendulum: Option<Pendulum>,
}

/// 3.3.1-64: what a Pendulum Monster has beside its monster part.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pendulum {
    pub scale: Scale,
    /// 3.3.2-205: the Level that an Xyz Pendulum Monster counts with for being Pendulum Summoned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub summoned_as_level: Option<u8>,
    #[serde(default, skip_serializing_if = "Text::is_empty")]
    pub text: Text,
}

/// 3.7.1: how many copies of a card a deck may have.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub enum Limit {
    /// 3.7.2-3: never released in Japanese.
    Unreleased,
    Forbidden,
    Limited,
    SemiLimited,
    #[default]
    Unlimited,
}

impl Limit {
    pub fn copies(self) -> usize {
        match self {
            Limit::Unreleased | Limit::Forbidden => 0,
            Limit::Limited => 1,
            Limit::SemiLimited => 2,
            Limit::Unlimited => 3,
        }
    }
}

impl Card {
    pub fn monster(&self) -> Option<&Monster> {
        match &self.kind {
            Kind::Monster(monster) => Some(monster),
            Kind::Spell(_) | Kind::Trap(_) => None,
        }
    }

    /// It is no card of a deck.
    pub fn is_token(&self) -> bool {
        self.monster().is_some_and(|monster| monster.is(MonsterType::Token))
    }
}
