//! The whole state of a game as plain data: clone it, compare it, hash it, store it at any moment.

mod card;
mod cause;
mod decision;
mod event;
mod frame;
mod ids;
mod lasting;
mod running;

pub use card::{CardState, FieldArea, Known, Player, Snapshot, Unit};
pub use cause::{Cause, EffectKinds, Facts, Happened, Source};
pub use decision::{Ask, Choice, Decision};
pub use event::{Clause, Event, Label, What};
pub use frame::{
    Attack, AttackStep, AttackTarget, BattleStage, Battling, CheckStage, Checking, DigivolveStage,
    Digivolving, Frame, LinkStage, Linking, MaterialRule, Pair, Paying, PlayStage, Playing, RedrawStage,
    Resume, SetupStep, TurnStep, UseStage, Using, Way, Wider,
};
pub use ids::{CardId, CardRef, HeldBy, Holder, Thing, UnitId};
pub use lasting::{
    Deferred, DeferredWhat, Due, Given, GivenRef, GivenTo, Informing, Pending, PendingWhat, Until, Used, User,
};
pub use running::{
    Activation, Change, Interrupt, LoopStep, Outcome, Pick, Pile, Proposal, ProposeStage, PutTo, Revealed,
    Running,
};

use serde::{Deserialize, Serialize};
use table::{Dice, PerSeat, Seat};

/// 6-1-2: the phases of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    Setup,
    Unsuspend,
    Draw,
    Breeding,
    Main,
}

/// A game of Digimon at one moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    pub cards: Vec<CardState>,
    pub players: PerSeat<Player>,
    /// The field of both players, in the order in which units came (3-4).
    pub units: Vec<Unit>,
    /// Cards that belong to no area just now: revealed, used, checked.
    pub nowhere: Vec<CardId>,
    /// 4-18-5: tokens that have left the game.
    pub removed: Vec<CardId>,
    /// 4-1: positive on the side of seat A.
    pub gauge: i8,
    pub turn: u16,
    pub turn_player: Seat,
    pub first_player: Seat,
    pub phase: Phase,
    pub attack: Option<Attack>,
    pub given: Vec<Given>,
    /// 15-8-2-5: the persistent effects that add or change information, since when they hold.
    pub informing: Vec<Informing>,
    /// 15-8-2-3: the persistent effects that may keep their own condition true, and hold.
    pub standing: Vec<Holder>,
    pub pending: Vec<Pending>,
    pub deferred: Vec<Deferred>,
    pub used: Vec<Used>,
    /// 15-4-5: the number of the present batch of triggers.
    pub batch: u32,
    pub next_unit: u16,
    pub next_given: u32,
    pub frames: Vec<Frame>,
    /// What the last choice of cards, or interruption, came to.
    pub picked: Vec<Thing>,
    pub answer: Option<Choice>,
    pub decision: Option<Decision>,
    pub outcome: Option<table::Outcome>,
    pub dice: Dice,
    /// What has happened this turn, to the cards of each player.
    pub this_turn: PerSeat<crate::library::Happenings>,
    /// 18-3: how many effects were activated since the last time that a turn began.
    pub activations: u32,
    pub watch: crate::other::Watch,
}
