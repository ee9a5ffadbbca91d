//! A position to play on from, as the page lays it out: cards by their numbers.

mod of_game;
mod text;
mod to_game;
mod write;

use crate::view::{FaceView, PhaseView};
use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

/// Everything on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PositionView {
    /// Seat A, seat B.
    pub sides: [PositionSide; 2],
    pub turn_player: Seat,
    /// The first turn of the game is 1.
    pub turn: u16,
    /// The phase that is about to begin; `unsuspend` is the start of the turn. With `setup` the
    /// decks are shuffled first and the game begins (5-2).
    pub phase: PhaseView,
    /// The memory of the turn player; negative on the opponent's side.
    pub memory: i8,
}

impl PositionView {
    /// The same with the seats exchanged.
    #[must_use]
    pub fn exchanged(mut self) -> PositionView {
        self.sides.swap(0, 1);
        self.turn_player = self.turn_player.other();
        self
    }
}

/// What one player has. In piles the top card, or the newest, comes first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
pub struct PositionSide {
    pub deck: Vec<String>,
    pub egg_deck: Vec<String>,
    pub hand: Vec<String>,
    pub trash: Vec<String>,
    pub security: Vec<FacedCard>,
    pub battle: Vec<PositionUnit>,
    pub breeding: Option<PositionUnit>,
}

/// A card that lies face up or face down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct FacedCard {
    pub number: String,
    pub face: FaceView,
}

/// One card in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PositionUnit {
    /// The top card first, then what is under it from the top down.
    pub stack: Vec<FacedCard>,
    pub links: Vec<String>,
    pub suspended: bool,
    /// Played this turn (7-1-2-1).
    pub fresh: bool,
}
