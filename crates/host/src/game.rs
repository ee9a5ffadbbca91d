//! A kind of game that a server can host, with its cards and decks.

use crate::{Cancel, PlayedBy, Playing, PoolId, Problem};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;
use table::{MatchRules, PerSeat, Seat, Seed};

/// All that a game starts from, as it is stored and passed on: decks or a position, and the seed.
/// With the moves it is the whole game. What is in it is the host's own affair.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Record(pub Value);

/// What is different in the next game of a match.
#[derive(Clone, Copy, Debug)]
pub struct NextGame<'m> {
    /// What the seats play with, in the form of [`Host::decks`].
    pub decks: &'m PerSeat<Value>,
    /// Who goes first; where nobody does, the game itself says who.
    pub first: Option<Seat>,
}

/// One game's rulebook, cards and decks. What its matches are like it says as [`MatchRules`].
pub trait Host: MatchRules<Deck = Value, Refusal = Problem> + Send + Sync + 'static {
    /// Its name in addresses and in stored games.
    fn key(&self) -> &'static str;

    /// The record of a new game that somebody asks for, with the decks or the position checked.
    ///
    /// # Errors
    /// When it cannot be played.
    fn set_up(&self, wanted: &Value, seed: Seed) -> Result<Record, Problem>;

    /// Checks the part of one player who challenges another, such as a deck, and says what the other
    /// is told of it: what they are to bring themselves, and nothing that is hidden from them in play.
    ///
    /// # Errors
    /// When no game could be played with it.
    fn invite(&self, offered: &Value) -> Result<Value, Problem>;

    /// Joins what the challenger offered with what the other player brings into what `set_up` takes,
    /// with the challenger in this seat.
    ///
    /// # Errors
    /// When the other's part cannot be played, or the challenger's cannot any more. The other player
    /// reads why: nothing hidden of the challenger's part is in it.
    fn agree(&self, offered: &Value, brought: &Value, challenger: Seat) -> Result<Value, Problem>;

    /// What the seats of this game could change between two games of a match; null for a seat that can change nothing.
    ///
    /// # Errors
    /// When it cannot be told.
    fn decks(&self, record: &Record) -> Result<PerSeat<Value>, Problem>;

    /// The record of the game that follows this one in a match, with everybody in the same seat.
    ///
    /// # Errors
    /// When it cannot be played.
    fn next_game(&self, record: &Record, next: NextGame<'_>, seed: Seed) -> Result<Record, Problem>;

    /// The record of another game with the same decks or position, the seats exchanged.
    ///
    /// # Errors
    /// When it cannot be played again.
    fn rematch(&self, record: &Record, seed: Seed) -> Result<Record, Problem>;

    /// The game of a record, at its first decision, with the log from the beginning.
    ///
    /// # Errors
    /// When its cards are not there any more.
    fn open(&self, record: &Record) -> Result<Box<dyn Playing>, Problem>;

    /// What a game of this record is played by here and now.
    ///
    /// # Errors
    /// When it is no record.
    fn played_by(&self, record: &Record) -> Result<PlayedBy, Problem>;

    /// Where the chance of this record begins. Whoever knows it knows every hidden card.
    ///
    /// # Errors
    /// When it is no record.
    fn seed(&self, record: &Record) -> Result<Seed, Problem>;

    /// Answers a request about cards and decks, by its name.
    ///
    /// # Errors
    /// When there is no such request, or it cannot be answered.
    fn ask(&self, request: &str, body: &Value) -> Result<Value, Problem>;

    /// The same game for somebody who brings these pools: what they set up and ask for may have their cards.
    fn among(&self, pools: &[PoolId]) -> Arc<dyn Host>;

    /// The pools that people brought whose cards are in this game. Whoever plays it or looks on may see these cards.
    fn pools_of(&self, record: &Record) -> Vec<PoolId>;

    /// The record with those pools named that have its cards, as far as whoever brings it has them.
    fn with_pools(&self, record: Record) -> Record;

    /// Takes in a pool that is somebody's own, instead of the one that was called so: only cards as they are printed,
    /// only for games that name it. Where everybody has a card of the same number, that card stands, and what is
    /// answered says so.
    ///
    /// # Errors
    /// When it is no such pool; nothing has changed then.
    fn add_own_pool(&self, id: &PoolId, name: &str, text: &str) -> Result<Value, Problem> {
        self.add_own_pool_unless(id, name, text, &Cancel::never())
    }

    /// The same for somebody who may leave before it is read, which then stops soon.
    ///
    /// # Errors
    /// As `add_own_pool`, and when they have left; nothing has changed then.
    fn add_own_pool_unless(
        &self,
        id: &PoolId,
        name: &str,
        text: &str,
        left: &Cancel,
    ) -> Result<Value, Problem>;

    /// The cards of this pool are not there any more. Games that are open keep them.
    fn remove_own_pool(&self, id: &PoolId);

    /// Takes in a pool for everybody, instead of the one that had this name. The server stores the text, and brings it
    /// again after a restart. Says what is in it. Games that are open keep the cards that they have.
    ///
    /// # Errors
    /// When it is no pool; nothing has changed then.
    fn add_pool(&self, name: &str, text: &str) -> Result<Value, Problem>;

    /// The cards of this pool are not there any more, but where other pools have them. Games that are open keep them.
    fn remove_pool(&self, name: &str);
}
