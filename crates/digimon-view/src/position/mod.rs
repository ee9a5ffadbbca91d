//! A position to play on from, as the page lays it out: cards by their numbers.

mod card;
mod left_out;
mod of_game;
mod same;
mod text;
mod to_game;
mod write;

pub use card::{CardNote, FacedCard, PileCard, TextBox, UsedView};
pub use left_out::LeftOut;

use crate::view::PhaseView;
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
    /// What was there in the game that this position was taken from, and is not here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<LeftOut>>")]
    pub left_out: Vec<LeftOut>,
}

impl PositionView {
    /// The same with the seats exchanged.
    #[must_use]
    pub fn exchanged(mut self) -> PositionView {
        self.sides.swap(0, 1);
        self.sides.iter_mut().for_each(PositionSide::exchange_seats);
        self.turn_player = self.turn_player.other();
        self
    }
}

/// What one player has. In piles the top card, or the newest, comes first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
pub struct PositionSide {
    pub deck: Vec<PileCard>,
    pub egg_deck: Vec<PileCard>,
    pub hand: Vec<PileCard>,
    pub trash: Vec<PileCard>,
    pub security: Vec<FacedCard>,
    pub battle: Vec<PositionUnit>,
    pub breeding: Option<PositionUnit>,
}

impl PositionSide {
    /// What is remembered of single cards speaks of the other seat now.
    fn exchange_seats(&mut self) {
        let PositionSide { deck, egg_deck, hand, trash, security, battle, breeding } = self;
        let units = || battle.iter_mut().chain(breeding);
        let mut notes: Vec<&mut CardNote> = Vec::new();
        for unit in units() {
            notes.extend(unit.stack.iter_mut().map(|card| &mut card.note));
            notes.extend(unit.links.iter_mut().map(|card| &mut card.note));
        }
        notes.extend(security.iter_mut().map(|card| &mut card.note));
        for pile in [deck, egg_deck, hand, trash] {
            notes.extend(pile.iter_mut().map(|card| &mut card.note));
        }
        notes.into_iter().for_each(CardNote::exchange_seats);
    }
}

/// One card in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PositionUnit {
    /// The top card first, then what is under it from the top down.
    pub stack: Vec<FacedCard>,
    pub links: Vec<PileCard>,
    pub suspended: bool,
    /// Played this turn (7-1-2-1).
    pub fresh: bool,
}
