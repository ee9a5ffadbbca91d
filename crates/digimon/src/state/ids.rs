//! DCG 3-1-3-1: what can be pointed at in a game, and when a pointer goes stale.

use crate::library::EffectId;
use serde::{Deserialize, Serialize};
use table::Seat;

/// A physical card. Hidden cards get new handles when they are shuffled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct CardId(pub u16);

/// One card in play with everything under it and linked to it; keeps its number through
/// digivolution (8-1-2-3) and loses it when it becomes a new card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct UnitId(pub u16);

/// A card as this new card (3-1-3-1-1): stale once it has moved to another place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct CardRef {
    pub card: CardId,
    pub incarnation: u16,
}

/// Anything that can be chosen or processed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Thing {
    Unit(UnitId),
    Card(CardRef),
    Player(Seat),
}

impl Thing {
    pub(crate) fn as_card(self) -> Option<CardRef> {
        match self {
            Thing::Card(card) => Some(card),
            Thing::Unit(_) | Thing::Player(_) => None,
        }
    }

    pub(crate) fn as_unit(self) -> Option<UnitId> {
        match self {
            Thing::Unit(unit) => Some(unit),
            Thing::Card(_) | Thing::Player(_) => None,
        }
    }
}

/// Who holds an effect that runs or waits: which effect, printed on which card, in which unit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Holder {
    pub effect: EffectId,
    /// The printed card, "this card".
    pub card: CardRef,
    /// "This Digimon", while the effect belongs to one in play.
    pub unit: Option<UnitId>,
    /// The effect's "you".
    pub you: Seat,
    /// How the unit or card comes to have it.
    pub by: HeldBy,
}

/// 15-3, 15-13: how a card comes to have an effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum HeldBy {
    /// Printed on the top card, or on the card itself outside the field.
    Printed,
    Inherited,
    Linked,
    /// Given by an effect that lasts; its number in the list.
    Given(u32),
    /// Given by a persistent effect of another card.
    Lent(CardRef),
}
