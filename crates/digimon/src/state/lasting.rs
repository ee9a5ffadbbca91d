//! DCG 15-13, 15-4, 18-1: what was given and lasts, what waits to activate, what was deferred.

use super::{CardRef, Happened, Holder, Source, UnitId};
use crate::effects::language::{BlockId, Verb};
use crate::library::EffectId;
use serde::{Deserialize, Serialize};
use table::Seat;

/// Where in the library a given modifier is written: the list of a `Give` step, and which of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct GivenRef {
    pub block: BlockId,
    pub step: u16,
    pub nth: u16,
}

/// A modifier that an effect gave, until it ends.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Given {
    pub id: u32,
    pub what: GivenRef,
    pub to: GivenTo,
    /// The amount, if it counts one: fixed when it was given.
    pub amount: i32,
    pub source: Source,
    pub until: Until,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum GivenTo {
    /// 15-11-1: to the one that was chosen.
    Unit(UnitId),
    Card(CardRef),
    /// 15-11-2: to all that fit the step's noun, also later ones.
    All,
    Player(Seat),
}

/// A persistent effect that adds or changes information, and its place in time among the given.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Informing {
    pub holder: Holder,
    pub since: u32,
}

/// When it ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Until {
    /// The end of that turn number.
    EndOfTurn(u16),
    EndOfAttack,
    EndOfBattle,
    /// After the next unsuspend phase of this seat.
    UnsuspendPhase(Seat),
    Forever,
    WhileInPlay(CardRef),
}

/// 15-4-4: a triggered effect that waits for its turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pending {
    pub holder: Holder,
    /// 15-4-3, 15-4-5: what triggered together; the newest batch goes first.
    pub batch: u32,
    /// 15-4-4-3, 15-8-3-5: the card that must not become a new card while this waits.
    pub anchor: CardRef,
    pub what: PendingWhat,
    pub happened: Box<Happened>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum PendingWhat {
    Effect,
    /// 18-1: a deferred process that has come due.
    Deferred(Box<Deferred>),
}

/// 18-1: the rest of an effect or rule, waiting for its moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Deferred {
    pub when: Due,
    pub holder: Holder,
    pub kinds: super::EffectKinds,
    pub what: DeferredWhat,
    pub slots: Vec<Vec<super::Thing>>,
    /// What the effect had done: "the Digimon this effect played".
    pub done: Vec<(Verb, Vec<super::Snapshot>)>,
    pub happened: Option<Box<Happened>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Due {
    EndOfTurn,
    EndOfTurnOf(Seat),
    StartOfTurnOf(Seat),
    EndOfBattle,
    EndOfAttack,
    BeforeEndOfAttack,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum DeferredWhat {
    Steps(BlockId),
    /// 8-3-2-1: Burst Digivolution's trashing of the top card.
    BurstEnds(UnitId),
}

/// 15-14-1: how often an effect of a card was used this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Used {
    pub by: User,
    pub effect: EffectId,
    pub times: u8,
}

/// Whose use it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum User {
    /// 15-14-1-3: each card for itself.
    Card(CardRef),
    /// 15-13-2: what was given stays with the unit, whatever goes on top of it.
    Given(u32, Option<UnitId>),
    Lent(CardRef, Option<UnitId>),
}
