//! A card game as a server hosts it: its decks, its positions, and the games that start from them. What all card games
//! do alike is here; a game says the rest by implementing these traits.

mod card_host;
mod challenge;
mod in_play;
mod match_rules;
mod part;
mod played_by;
mod record;
mod wanted;

pub use card_host::CardHost;
pub use in_play::{End, GameView, InPlay, Laid};
pub use part::{DeckPart, Invitation, Offered, PositionPart};
pub use record::{Start, Stored};
pub use wanted::{DeckChoice, DecksWanted, PositionWanted, Wanted};

use crate::requests::{FormName, NamedDeck};
use crate::{CardOf, Cards, Catalogue, Problem, Unread};
use rulebook::Book;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fmt::Debug;
use table::{FirstPlayer, Outcome, Seat, Seed, StateHash};

/// What is written into records and requests.
pub trait Data: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}

impl<T: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Data for T {}

/// What becomes of decks that nothing but the restriction list forbids.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Breaches {
    Refused,
    Played,
}

impl Breaches {
    pub fn unless(allowed: bool) -> Breaches {
        if allowed { Breaches::Played } else { Breaches::Refused }
    }
}

/// What a deck has to be to be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    pub unread: Unread,
    pub breaches: Breaches,
}

/// The decks of one game.
pub trait Decks: Cards {
    /// The cards that a player brings, by their numbers.
    type Deck: Data;
    /// What can be said about a deck.
    type Report: Serialize;

    /// The decks that come with the program. They are played as they are, whatever a restriction list says.
    fn builtin_decks() -> Vec<NamedDeck<Self::Deck>>;

    fn numbers(deck: &Self::Deck) -> Vec<&str>;

    /// A deck list as players pass it on, with all that can be said about it.
    ///
    /// # Errors
    /// With the line that cannot be read.
    fn read_deck(catalogue: &Catalogue<Self>, text: &str) -> Result<Self::Report, Problem>;

    /// All that can be said about a deck.
    ///
    /// # Errors
    /// With the first entry that cannot be one.
    fn report(catalogue: &Catalogue<Self>, deck: &Self::Deck) -> Result<Self::Report, Problem>;

    /// The deck as it is stored, if it can be played.
    ///
    /// # Errors
    /// With what is wrong with it, at this place of the request.
    fn checked(
        catalogue: &Catalogue<Self>,
        place: &str,
        deck: Self::Deck,
        terms: Terms,
    ) -> Result<Self::Deck, Problem>;

    /// The forms in which programs and pages write decks.
    fn forms() -> Vec<FormName>;

    /// The deck in the form with this key; nothing if there is no such form.
    ///
    /// # Errors
    /// With the first entry that cannot be one.
    fn write_deck(
        catalogue: &Catalogue<Self>,
        deck: &Self::Deck,
        form: &str,
    ) -> Result<Option<String>, Problem>;
}

/// The positions of one game, to play on from.
pub trait Positions: Cards {
    type Position: Data;

    /// # Errors
    /// With what cannot be on a table.
    fn check(position: &Self::Position) -> Result<(), Problem>;

    /// The same with the seats exchanged.
    fn exchanged(position: Self::Position) -> Self::Position;

    fn numbers_in(position: &Self::Position) -> Vec<&str>;

    /// As a scenario with this title.
    ///
    /// # Errors
    /// When a card is not there.
    fn write(position: &Self::Position, title: &str, catalogue: &Catalogue<Self>) -> Result<String, Problem>;

    /// The position of the first scenario of a file, and its title.
    ///
    /// # Errors
    /// With the line that cannot be read, or the cards that are not there.
    fn read(text: &str, catalogue: &Catalogue<Self>) -> Result<(String, Self::Position), Problem>;
}

/// The game of a game's view.
pub type GameOf<G> = <<G as CardGame>::View as GameView>::Game;

/// One card game.
pub trait CardGame: Decks + Positions {
    /// Its name in addresses and in stored games.
    const KEY: &'static str;
    /// The edition of its rulebook, for people.
    const EDITION: &'static str;
    /// A number of its rulebook, as an example.
    const CLAUSE: &'static str;
    /// May decks be changed between the games of a match?
    const CHANGES_DECKS: bool;

    type View: GameView<Position = Self::Position>;

    /// The rulebook, in our words.
    fn book() -> &'static Book;

    /// A fingerprint of the rules in the program.
    fn rules() -> StateHash;

    /// What a card does, as data.
    ///
    /// # Errors
    /// When it cannot be written.
    fn fingerprint(card: &CardOf<Self>) -> Result<StateHash, Problem>;

    /// A new game with these decks, of seats A and B. It keeps what happens from its start.
    ///
    /// # Errors
    /// When cards are not there any more.
    fn game_of_decks(
        catalogue: &Catalogue<Self>,
        decks: &[Self::Deck; 2],
        first: Option<Seat>,
        seed: Seed,
    ) -> Result<GameOf<Self>, Problem>;

    /// A game that goes on from a position. It keeps what happens from its start.
    ///
    /// # Errors
    /// When the position cannot be laid out.
    fn game_of_position(
        catalogue: &Catalogue<Self>,
        position: &Self::Position,
        seed: Seed,
        unread: Unread,
    ) -> Result<GameOf<Self>, Problem>;

    /// Stops at such windows from now on.
    fn open_windows(game: &mut GameOf<Self>, windows: table::Windows);

    /// Who goes first in the next game of a match.
    fn first_player(last: Outcome) -> FirstPlayer;

    /// May this deck be played instead of the one that was registered for the match?
    ///
    /// # Errors
    /// When it may not.
    fn check_changed(registered: &Self::Deck, changed: &Self::Deck) -> Result<(), Problem>;

    /// The names of requests that only this game answers.
    const REQUESTS: &'static [&'static str];

    /// Answers one of them.
    ///
    /// # Errors
    /// When it cannot be answered.
    fn answer(catalogue: &Catalogue<Self>, request: &str, body: &Value) -> Result<Value, Problem>;
}
