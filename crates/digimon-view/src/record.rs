//! What a stored game starts from: the cards by their numbers, so that it stays readable whatever else changes.

use crate::position::PositionView;
use crate::problem;
use crate::requests::{DeckEntry, said};
use digimon::Game;
use host::{PoolId, Problem, Record};
use serde::{Deserialize, Serialize};

/// The form of records. Another form is another number.
const VERSION: u32 = 1;

/// The record of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stored {
    pub version: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decks: Option<[Vec<DeckEntry>; 2]>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<PositionView>,
    /// As text: a number of 64 bits does not fit into one of the page's.
    pub seed: String,
    pub allow_unread: bool,
    /// The pools that people brought whose cards are in the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pools: Vec<PoolId>,
}

/// What a record starts from.
pub enum Start<'r> {
    Decks(&'r [Vec<DeckEntry>; 2]),
    Position(&'r PositionView),
}

impl Stored {
    pub fn of_decks(decks: [Vec<DeckEntry>; 2], seed: u64, allow_unread: bool) -> Stored {
        Stored {
            version: VERSION,
            decks: Some(decks),
            position: None,
            seed: seed.to_string(),
            allow_unread,
            pools: Vec::new(),
        }
    }

    pub fn of_position(position: PositionView, seed: u64, allow_unread: bool) -> Stored {
        let seed = seed.to_string();
        Stored {
            version: VERSION,
            decks: None,
            position: Some(position),
            seed,
            allow_unread,
            pools: Vec::new(),
        }
    }

    /// The position of a game as a record to play on from. Chance goes on anew, the same each time.
    ///
    /// # Errors
    /// When the game is over, or something is under way.
    pub fn of_game(game: &Game) -> Result<Stored, Problem> {
        let position = PositionView::of(game)?;
        let marked = game.library().defs().any(|(_, def)| !def.card.unread.is_empty());
        Ok(Stored::of_position(position, sum(&game.save()), marked))
    }

    /// The same with other chance.
    #[must_use]
    pub fn dealt_anew(mut self, seed: u64) -> Stored {
        self.seed = seed.to_string();
        self
    }

    /// The same with the seats exchanged, and other chance.
    #[must_use]
    pub fn exchanged(mut self, seed: u64) -> Stored {
        if let Some(decks) = &mut self.decks {
            decks.swap(0, 1);
        }
        self.position = self.position.map(PositionView::exchanged);
        self.seed = seed.to_string();
        self
    }

    /// # Errors
    /// When it is no record of this version.
    pub fn read(Record(json): &Record) -> Result<Stored, Problem> {
        let stored = Stored::deserialize(json).map_err(problem::damaged_record)?;
        if stored.version != VERSION {
            return Err(problem::record_version(stored.version, VERSION));
        }
        Ok(stored)
    }

    /// # Errors
    /// Never, as far as anybody knows.
    pub fn write(&self) -> Result<Record, Problem> {
        said(self).map(Record)
    }

    /// # Errors
    /// When it has both or neither.
    pub fn start(&self) -> Result<Start<'_>, Problem> {
        match (&self.decks, &self.position) {
            (Some(decks), None) => Ok(Start::Decks(decks)),
            (None, Some(position)) => Ok(Start::Position(position)),
            (Some(_), Some(_)) | (None, None) => Err(problem::no_start()),
        }
    }

    /// The numbers of its cards.
    pub fn numbers(&self) -> Vec<&str> {
        let decks = self.decks.iter().flatten().flatten().map(|entry| entry.number.as_str());
        let position = self.position.as_ref().map(PositionView::numbers).unwrap_or_default();
        decks.chain(position).collect()
    }

    /// # Errors
    /// When it is no number.
    pub fn seed(&self) -> Result<u64, Problem> {
        self.seed.parse().map_err(|_| problem::record_seed())
    }
}

/// FNV-1a
fn sum(bytes: &[u8]) -> u64 {
    let add = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, add)
}
