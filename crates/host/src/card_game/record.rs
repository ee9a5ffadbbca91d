//! What a stored game starts from: the cards by their numbers, so that it stays readable whatever else changes.

use super::{CardGame, GameOf, Laid};
use crate::requests::said;
use crate::{Catalogue, PoolId, Problem, Record, Unread, problem};
use serde::{Deserialize, Serialize};
use table::{Seat, Seed, Windows};

/// The form of records. Another form is another number.
const VERSION: u32 = 2;
/// Records of this form have a number as seed, of the generator of that time, and exact windows.
const FIRST_VERSION: u32 = 1;

/// The record of a game with such decks and positions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stored<D, P> {
    pub version: u32,
    #[serde(default = "nothing", skip_serializing_if = "Option::is_none")]
    pub decks: Option<[D; 2]>,
    #[serde(default = "nothing", skip_serializing_if = "Option::is_none")]
    pub position: Option<P>,
    /// As text, with the name of the generator.
    pub seed: String,
    pub allow_unread: bool,
    /// The pools that people brought whose cards are in the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pools: Vec<PoolId>,
    /// At which windows the game stops.
    #[serde(default)]
    pub windows: Windows,
    /// Who goes first; where nobody is named, the game itself says who.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
}

fn nothing<T>() -> Option<T> {
    None
}

/// The record of this game.
pub type StoredOf<G> = Stored<<G as super::Decks>::Deck, <G as super::Positions>::Position>;

/// What a record starts from.
pub enum Start<'r, D, P> {
    Decks(&'r [D; 2]),
    Position(&'r P),
}

impl<D, P> Stored<D, P> {
    pub fn of_decks(decks: [D; 2], seed: Seed, allow_unread: bool) -> Stored<D, P> {
        Stored { decks: Some(decks), ..Stored::empty(seed, allow_unread) }
    }

    pub fn of_position(position: P, seed: Seed, allow_unread: bool) -> Stored<D, P> {
        Stored { position: Some(position), ..Stored::empty(seed, allow_unread) }
    }

    /// The position of a game as a record to play on from. Chance goes on anew, the same each time.
    pub fn of_game(Laid { position, marked, seed }: Laid<P>) -> Stored<D, P> {
        Stored::of_position(position, seed, marked)
    }

    /// For people: a stop gives nothing away.
    fn empty(seed: Seed, allow_unread: bool) -> Stored<D, P> {
        let (version, seed, windows) = (VERSION, seed.to_string(), Windows::Public);
        let (decks, position, pools, first) = (None, None, Vec::new(), None);
        Stored { version, decks, position, seed, allow_unread, pools, windows, first }
    }

    /// The same with other chance.
    #[must_use]
    pub fn dealt_anew(self, seed: Seed) -> Stored<D, P> {
        let Stored { decks, position, allow_unread, pools, .. } = self;
        Stored { decks, position, pools, ..Stored::empty(seed, allow_unread) }
    }

    /// # Errors
    /// When it has both or neither.
    pub fn start(&self) -> Result<Start<'_, D, P>, Problem> {
        match (&self.decks, &self.position) {
            (Some(decks), None) => Ok(Start::Decks(decks)),
            (None, Some(position)) => Ok(Start::Position(position)),
            (Some(_), Some(_)) | (None, None) => Err(problem::no_start()),
        }
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

impl<D: super::Data, P: super::Data> Stored<D, P> {
    /// # Errors
    /// When it is no record of this version.
    pub fn read(Record(json): &Record) -> Result<Stored<D, P>, Problem> {
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

    /// The same with the seats exchanged, and other chance.
    #[must_use]
    pub fn exchanged<G: CardGame<Deck = D, Position = P>>(self, seed: Seed) -> Stored<D, P> {
        let decks = self.decks.map(|[a, b]| [b, a]);
        let position = self.position.map(G::exchanged);
        Stored { decks, position, pools: self.pools, ..Stored::empty(seed, self.allow_unread) }
    }

    /// The numbers of its cards.
    pub fn numbers<G: CardGame<Deck = D, Position = P>>(&self) -> Vec<&str> {
        let decks = self.decks.iter().flatten().flat_map(G::numbers);
        decks.chain(self.position.iter().flat_map(G::numbers_in)).collect()
    }

    /// The game at its first decision, which keeps what happens from its start.
    ///
    /// # Errors
    /// When its cards are not there.
    pub fn game<G: CardGame<Deck = D, Position = P>>(
        &self,
        catalogue: &Catalogue<G>,
    ) -> Result<GameOf<G>, Problem> {
        let seed = self.seed()?;
        let mut game = match self.start()? {
            Start::Decks(decks) => G::game_of_decks(catalogue, decks, self.first, seed),
            Start::Position(position) => {
                G::game_of_position(catalogue, position, seed, Unread::unless(self.allow_unread))
            }
        }?;
        G::open_windows(&mut game, self.windows);
        Ok(game)
    }
}
