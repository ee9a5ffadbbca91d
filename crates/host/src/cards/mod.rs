//! The cards of a game: what a catalogue has to know of them, how they come from files, and how they are found.

mod catalogue;
mod collection;
mod file;
mod natural;
mod search;

pub use catalogue::{Catalogue, Entry, Unread};
pub use collection::{Collection, PoolReport};
pub use file::{CardFile, NotCards};
pub use natural::{Natural, natural};
pub use search::{Found, Listing, Prepared, Search, Span};

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::borrow::Cow;
use std::fmt::Debug;
use text::pool::{Printing, Reading};

/// A card of this game as it is played.
pub type CardOf<C> = <<C as Cards>::Printed as Printing>::Card;

/// The cards of one game.
pub trait Cards: Copy + Debug + Send + Sync + 'static {
    /// A card as a pool has it.
    type Printed: Printing<Card: Clone + Debug + Send + Sync> + Debug + Send + Sync;
    /// What the page is told of a card.
    type Facts: Clone + Debug + Serialize + Send + Sync;
    /// What somebody looks for.
    type Asked: DeserializeOwned;
    /// The list of cards of which a deck may have fewer, where it says more than a number for each.
    type Restrictions: Clone + Debug + Default + PartialEq + Send + Sync;

    /// The cards that come with the program.
    fn builtin() -> Vec<CardOf<Self>>;

    /// By which a card is known.
    fn number(card: &CardOf<Self>) -> Cow<'_, str>;

    /// The lines of its text that are not understood.
    fn unread(card: &CardOf<Self>) -> &[String];

    /// What was understood, with the lines that were not.
    fn marked(reading: &Reading<CardOf<Self>>) -> CardOf<Self>;

    /// Cards written as effect data.
    ///
    /// # Errors
    /// With the line, and what was expected.
    fn read_written(text: &str) -> Result<Vec<CardOf<Self>>, String>;

    /// Cards that are in no deck and come about in a game, as this card describes them.
    fn tokens(_: &CardOf<Self>) -> Vec<CardOf<Self>> {
        Vec::new()
    }

    /// A card that is in no catalogue, and may lie on the table by this number.
    fn stand_in(_: &str) -> Option<CardOf<Self>> {
        None
    }

    /// All texts of a printed card, for searching.
    fn printed_text(printed: &Self::Printed) -> String;

    /// How many copies the list that came with the card allows.
    fn limit(printed: &Self::Printed) -> Option<u8>;

    /// What else the lists that came with these cards say.
    fn restrictions(printed: &[Self::Printed]) -> Self::Restrictions;

    /// Of a card of which a list allows so many copies.
    fn facts(card: &CardOf<Self>, limit: Option<u8>) -> Self::Facts;

    /// By what a card is found.
    fn listing(facts: &Self::Facts) -> Listing<'_>;

    /// What is looked for in any game.
    fn search(asked: &Self::Asked) -> Search<'_>;

    /// Is it what is looked for in this game, beside that?
    fn fits(asked: &Self::Asked, facts: &Self::Facts) -> bool;
}
