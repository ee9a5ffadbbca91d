//! Choices that are made card by card (OCG 3.2.1-22, 3.3.2-127 to -216): who picks, from what, and what was picked so far.

use super::{Ask, CardId, Source};
use crate::language::{Comparison, Quality, Stat, SummonWay, Whose};
use crate::library::BlockId;
use serde::{Deserialize, Serialize};
use table::Seat;

/// A choice of cards, pick by pick.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pick {
    pub seat: Seat,
    pub ask: Ask,
    pub about: Option<Source>,
    pub candidates: Vec<CardId>,
    pub chosen: Vec<CardId>,
    pub least: u16,
    pub most: u16,
    pub together: Joined,
    /// At least one of these must be among them, if any are named.
    pub include: Vec<CardId>,
}

/// What the cards of a choice must have to do with each other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Joined {
    #[default]
    Any,
    Same(Quality),
    Different(Quality),
    Total(Stat, Comparison, i32),
}

/// 3.3.2-171: a choice of materials, pick by pick, so that the rest can always be completed.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct MaterialPick {
    pub seat: Seat,
    /// The monster that is to be Summoned.
    pub card: CardId,
    pub way: SummonWay,
    pub candidates: Vec<CardId>,
    pub chosen: Vec<CardId>,
    pub about: Option<Source>,
    pub whose: Whose,
}

/// 3.3.2-195: a choice of Xyz Materials that are detached.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Detaching {
    pub seat: Seat,
    pub by: super::By,
    pub from: Vec<CardId>,
    pub chosen: Vec<CardId>,
    pub count: u8,
}

/// 3.3.2-216: a choice of monsters that are Pendulum Summoned together.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PendulumPick {
    pub seat: Seat,
    pub chosen: Vec<CardId>,
}

/// 3.3.2-127, -141: a Ritual or Fusion Summon by an effect: the monster, then what it is made of.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct RitualPick {
    pub source: Source,
    /// The step that says how.
    pub block: BlockId,
    pub step: u16,
    pub monsters: Vec<CardId>,
    pub monster: Option<CardId>,
    pub tributes: Vec<CardId>,
    pub stage: RitualStage,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum RitualStage {
    Monster,
    Tributes,
    Summoned,
}

/// 3.2.1-22: cards that went to a Graveyard together, and how their owner has put them in order so far.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Ordering {
    pub seat: Seat,
    pub cards: Vec<CardId>,
    pub chosen: Vec<CardId>,
}
