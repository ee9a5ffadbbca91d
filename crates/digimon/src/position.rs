//! A position set up by hand: what lies where, whose turn it is, and where the turn stands.

use crate::effects::language::Face;
use crate::library::DefId;
use crate::state::Phase;
use serde::{Deserialize, Serialize};
use table::{PerSeat, Seat};

/// Everything on the table, to play on from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    pub sides: PerSeat<Side>,
    pub turn_player: Seat,
    /// The first turn of the game is 1.
    pub turn: u16,
    /// The phase that is about to begin; `Unsuspend` is the start of the turn.
    pub phase: Phase,
    /// The memory of the turn player; negative on the opponent's side.
    pub memory: i8,
    pub seed: u64,
}

/// What one player has. Lists of hidden cards name the top card first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Side {
    pub deck: Vec<DefId>,
    pub egg_deck: Vec<DefId>,
    pub hand: Vec<DefId>,
    pub trash: Vec<DefId>,
    pub security: Vec<(DefId, Face)>,
    pub battle: Vec<UnitSpec>,
    pub breeding: Option<UnitSpec>,
}

/// One card in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UnitSpec {
    /// The top card first, then what is under it from the top down.
    pub stack: Vec<(DefId, Face)>,
    pub links: Vec<DefId>,
    pub suspended: bool,
    /// Played this turn (7-1-2-1).
    pub fresh: bool,
}
