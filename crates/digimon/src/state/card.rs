//! DCG 3: where the cards are: a physical card, a unit in play, a player's areas.

use super::{CardId, CardRef, UnitId};
use crate::card::Colors;
use crate::effects::language::{Face, Pile};
use crate::library::DefId;
use serde::{Deserialize, Serialize};
use table::{Known, Seat};

/// One physical card of the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct CardState {
    pub def: DefId,
    /// 4-9-2: who uses it in this game.
    pub owner: Seat,
    /// 3-1-3-1: counts up whenever it becomes a new card.
    pub incarnation: u16,
    pub face: Face,
    pub known: Known,
}

impl CardState {
    /// 3-1-3-1-1: from now on this is another card.
    pub(super) fn renew(&mut self, face: Face, known: Known) {
        self.incarnation = self.incarnation.wrapping_add(1);
        self.face = face;
        self.known = known;
    }
}

/// 3-4-4: the two parts of the field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum FieldArea {
    Battle,
    Breeding,
}

/// One card in play with what is under it (4-5) and linked to it (4-7).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Unit {
    pub id: UnitId,
    pub owner: Seat,
    pub area: FieldArea,
    /// From the bottom up; the last is the top card. Never empty.
    pub stack: Vec<CardId>,
    /// 4-7-2, 4-7-4: beside the stack, so they are neither digivolution cards nor on the field.
    pub links: Vec<CardId>,
    /// 4-11
    pub suspended: bool,
    /// The turn in which it was played or placed (7-1-2-1, 16-16-3).
    pub since_turn: u16,
    /// It came by being played or placed this turn, so it cannot attack yet (7-1-2-1).
    pub fresh: bool,
    /// 17-1-3-3, 17-1-3-4: an effect put it here, so the rule check leaves it.
    pub placed_by_effect: bool,
}

impl Unit {
    pub fn top(&self) -> CardId {
        self.stack[self.stack.len() - 1]
    }

    /// 4-6: the cards under the top one, from the bottom up.
    /// 4-2-3: whatever their category.
    pub fn under(&self) -> &[CardId] {
        &self.stack[..self.stack.len() - 1]
    }
}

/// The areas that each player has beside the field (3-1-1). The last card is the top card.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    pub deck: Vec<CardId>,
    pub egg_deck: Vec<CardId>,
    pub hand: Vec<CardId>,
    pub trash: Vec<CardId>,
    pub security: Vec<CardId>,
}

impl Player {
    pub fn pile(&self, pile: Pile) -> &[CardId] {
        match pile {
            Pile::Deck => &self.deck,
            Pile::EggDeck => &self.egg_deck,
            Pile::Hand => &self.hand,
            Pile::Security => &self.security,
        }
    }
}

/// 15-8-3-8, 15-8-3-9-4: a card or unit as it was at a moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Snapshot {
    pub unit: Option<UnitId>,
    /// The (top) card, as the new card that it became.
    pub card: CardRef,
    pub owner: Seat,
    pub level: Option<i32>,
    pub dp: Option<i32>,
    pub cost: Option<i32>,
    pub colors: Colors,
    pub under: Vec<CardId>,
    pub suspended: bool,
}
