//! The whole state of a game as plain data: clone it, compare it, hash it, store it at any moment.
//!
//! Its fields are private to this module: everything else reads through accessors, and changes it
//! through the methods here. What changes the board goes through [`State::board_mut`]
//! or, where no effect comes into or out of play by it, [`State::rest_mut`].

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

pub use board::Board;
pub use canonical::Canonical;
pub use card::{CardState, FieldArea, Player, Snapshot, Unit};
pub use cause::{Cause, EffectKinds, Facts, Happened, Source};
pub use change::{AttackPosition, Change, Entry};
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
pub use places::{Place, Spot};
pub use running::{
    Activation, Interrupt, LoopStep, Outcome, Pick, Pile, Proposal, ProposeStage, PutTo, Returned, Revealed,
    Running,
};
pub use table::Known;

use crate::effects::index::Index;
use derived::Derived;
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
    #[serde(skip)]
    derived: Derived,
}

impl State {
    /// A table with nothing on it.
    pub(crate) fn empty(seed: Seed) -> State {
        let (board, flow, windows) = (Board::default(), Flow::default(), Windows::Exact);
        State { board, flow, dice: Dice::of(&seed), windows, derived: Derived::default() }
    }

    /// Whether the counter timing stops only where something can be done (11-3).
    pub(crate) fn windows(&self) -> Windows {
        self.windows
    }

    pub(crate) fn set_windows(&mut self, windows: Windows) {
        self.windows = windows;
    }

    /// The one way to change which effects are in play: units, their cards, security, what was given.
    fn board_mut(&mut self) -> &mut Board {
        self.derived.forget();
        &mut self.board
    }

    /// The way to change the rest of the board: memory, turn, phase, attack, uses, the other piles, and
    /// how units lie.
    fn rest_mut(&mut self) -> &mut Board {
        &mut self.board
    }

    /// The index of the effects in play, made if the board has changed.
    pub(crate) fn index(&self, make: impl FnOnce() -> Index) -> &Index {
        self.derived.index(make)
    }

    /// The random generator of the game.
    pub(crate) fn dice_mut(&mut self) -> &mut Dice {
        &mut self.dice
    }

    /// From now on chance goes by this generator.
    pub(crate) fn replace_dice(&mut self, dice: Dice) {
        self.dice = dice;
    }

    /// 4-1: the memory on this player's side; negative when it is on the other side.
    pub fn memory(&self, seat: Seat) -> i8 {
        match seat {
            Seat::A => self.board.gauge,
            Seat::B => -self.board.gauge,
        }
    }
}
