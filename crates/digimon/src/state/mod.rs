//! The whole state of a game as plain data: clone it, compare it, hash it, store it at any moment.
//!
//! Its fields are private to this module: everything else reads through accessors. What lies on the table,
//! what was deferred and how the game ends can be changed by the pipe alone: it takes a [`Made`], and only
//! `pipe::commit` can make one.

mod attacking;
mod board;
mod canonical;
mod card;
mod cause;
mod change;
mod decision;
mod derived;
mod event;
mod field;
mod flow;
mod frame;
mod ids;
mod lasting;
mod places;
mod running;
mod time;

pub use crate::effects::language::Pile;
pub use board::Board;
pub use canonical::Canonical;
pub use card::{CardState, FieldArea, Player, Snapshot, Unit};
pub use cause::{Cause, EffectKinds, Facts, Happened, Source};
pub use change::{AttackPosition, Change, Entry, Giving};
pub use decision::{Ask, Choice, Decision};
pub use event::{Clause, Event, Label, What};
pub(crate) use field::{Arrival, Entering};
pub use flow::Flow;
pub use frame::{
    Attack, AttackStep, AttackTarget, BattleStage, Battling, CheckStage, Checking, DigivolveStage,
    Digivolving, Frame, LinkStage, Linking, MaterialRule, Pair, Paying, PlayStage, Playing, RedrawStage,
    Resume, SetupStep, TurnStep, UseStage, Using, Way, Wider,
};
pub use ids::{CardId, CardRef, HeldBy, Holder, Thing, UnitId};
pub use lasting::{
    Deferred, DeferredWhat, Due, Given, GivenRef, GivenTo, Informing, Pending, PendingWhat, Until, Used, User,
};
pub use places::{Edge, Place, Spot};
pub use running::{
    Activation, Interrupt, LoopStep, Outcome, Pick, Proposal, ProposeStage, PutTo, Returned, Revealed,
    Running,
};
pub use table::Known;

use crate::effects::index::Index;
use crate::library::DefId;
use crate::pipe::Made;
use serde::{Deserialize, Serialize};
use table::{Dice, Seat, Seed, Windows};

/// 6-1-2: the phases of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    Setup,
    Unsuspend,
    Draw,
    Breeding,
    Main,
}

/// A game of Digimon at one moment: what lies on the table, and what is going on.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    board: Board,
    flow: Flow,
    dice: Dice,
    windows: Windows,
}

impl State {
    /// A table laid out like this, where this is to be done next.
    pub(crate) fn new(board: Board, next: Vec<Frame>, seed: Seed) -> State {
        State { board, flow: Flow::of(next), dice: Dice::of(&seed), windows: Windows::Exact }
    }

    /// Whether the counter timing stops only where something can be done (11-3).
    pub(crate) fn windows(&self) -> Windows {
        self.windows
    }

    pub(crate) fn set_windows(&mut self, windows: Windows) {
        self.windows = windows;
    }

    /// The one way to change what lies on the table: by a change that is being committed.
    pub(crate) fn board_mut(&mut self, _: &Made) -> &mut Board {
        &mut self.board
    }

    /// What lies on the table.
    pub(crate) fn board(&self) -> &Board {
        &self.board
    }

    /// The index of the effects in play, made if the board has changed.
    pub(crate) fn index(&self, fill: impl FnOnce(&mut Index)) -> &Index {
        self.board.derived.index(fill)
    }

    /// The random generator of the game.
    pub(crate) fn dice_mut(&mut self, _: &Made) -> &mut Dice {
        &mut self.dice
    }

    /// Not a change of this game but another game, which looks the same to a player: other cards behind
    /// these handles, and other chances.
    pub(crate) fn deal_anew(&mut self, cards: &[CardId], defs: &[DefId]) {
        self.board.deal_behind(cards, defs);
    }

    /// As [`State::deal_anew`]: from now on chance goes by this generator.
    pub(crate) fn replace_dice(&mut self, dice: Dice) {
        self.dice = dice;
    }

    /// 4-1: the memory on this player's side; negative when it is on the other side.
    /// 4-1-2, 4-1-3: below 0 it is on the opponent's side, so that "or less" and "or more" are numbers.
    pub fn memory(&self, seat: Seat) -> i8 {
        match seat {
            Seat::A => self.board.gauge,
            Seat::B => -self.board.gauge,
        }
    }
}
