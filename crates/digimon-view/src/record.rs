//! What a stored game starts from: the cards by their numbers, so that it stays readable whatever else changes.

use crate::position::PositionView;
use crate::problem;
use crate::requests::{DeckEntry, said};
use digimon::Game;
use host::{PoolId, Problem, Record};
use serde::{Deserialize, Serialize};
use table::{Seed, Windows};

/// The form of records. Another form is another number.
const VERSION: u32 = 2;
/// Records of this form have a number as seed, of the generator of that time, and exact windows.
const FIRST_VERSION: u32 = 1;

/// The record of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stored {
    pub version: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decks: Option<[Vec<DeckEntry>; 2]>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<PositionView>,
    /// As text, with the name of the generator.
    pub seed: String,
    pub allow_unread: bool,
    /// The pools that people brought whose cards are in the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pools: Vec<PoolId>,
    /// At which windows the game stops.
    #[serde(default)]
    pub windows: Windows,
}

/// What a record starts from.
pub enum Start<'r> {
    Decks(&'r [Vec<DeckEntry>; 2]),
    Position(&'r PositionView),
}

impl Stored {
    pub fn of_decks(decks: [Vec<DeckEntry>; 2], seed: Seed, allow_unread: bool) -> Stored {
        Stored { decks: Some(decks), ..Stored::empty(seed, allow_unread) }
    }

    pub fn of_position(position: PositionView, seed: Seed, allow_unread: bool) -> Stored {
        Stored { position: Some(position), ..Stored::empty(seed, allow_unread) }
    }

    /// For people: a stop gives nothing away.
    fn empty(seed: Seed, allow_unread: bool) -> Stored {
        let (version, seed, windows) = (VERSION, seed.to_string(), Windows::Public);
        let (decks, position, pools) = (None, None, Vec::new());
        Stored { version, decks, position, seed, allow_unread, pools, windows }
    }

    /// The position of a game as a record to play on from. Chance goes on anew, the same each time.
    ///
    /// # Errors
    /// When the game is over, or something is under way.
    pub fn of_game(game: &Game) -> Result<Stored, Problem> {
        let position = PositionView::of(game)?;
        let marked = game.library().defs().any(|(_, def)| !def.card.unread.is_empty());
        let bytes = game.save().map_err(problem::damaged_record)?;
        Ok(Stored::of_position(position, Seed::from(sum(&bytes)), marked))
    }

    /// The same with other chance.
    #[must_use]
    pub fn dealt_anew(self, seed: Seed) -> Stored {
        let Stored { decks, position, allow_unread, pools, .. } = self;
        Stored { decks, position, pools, ..Stored::empty(seed, allow_unread) }
    }

    /// The same with the seats exchanged, and other chance.
    #[must_use]
    pub fn exchanged(self, seed: Seed) -> Stored {
        let decks = self.decks.map(|[a, b]| [b, a]);
        let position = self.position.map(PositionView::exchanged);
        Stored { decks, position, pools: self.pools, ..Stored::empty(seed, self.allow_unread) }
    }

    /// # Errors
    /// When it is no record of this version.
    pub fn read(Record(json): &Record) -> Result<Stored, Problem> {
        let stored = Stored::deserialize(json).map_err(problem::damaged_record)?;
        if ![FIRST_VERSION, VERSION].contains(&stored.version) {
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
    /// When it is no seed.
    pub fn seed(&self) -> Result<Seed, Problem> {
        let seed = match self.version {
            FIRST_VERSION => self.seed.parse().ok().map(Seed::Xoshiro256PlusPlus),
            _ => self.seed.parse().ok(),
        };
        seed.ok_or_else(problem::record_seed)
    }
}

/// FNV-1a
fn sum(bytes: &[u8]) -> u64 {
    let add = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, add)
}
