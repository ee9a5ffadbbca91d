//! Decks by their names: the built-in ones by their keys, or `random`.

use ocg::{Deck, builtin};

/// Where the deck of a seat comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeckSource {
    BuiltIn {
        name: String,
        deck: Deck,
    },
    /// Another one in every duel.
    Random,
}

/// There is no deck of this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no deck `{asked}`; there are {known}, and random")]
pub struct NoSuchDeck {
    pub asked: String,
    known: String,
}

impl DeckSource {
    /// # Errors
    /// When there is no such deck.
    pub fn named(name: &str) -> Result<DeckSource, NoSuchDeck> {
        if name == "random" {
            return Ok(DeckSource::Random);
        }
        let decks = builtin::decks();
        let found = decks.iter().find(|deck| deck.name == name);
        let known = || decks.iter().map(|deck| deck.name.as_str()).collect::<Vec<_>>().join(", ");
        match found {
            Some(deck) => Ok(DeckSource::BuiltIn { name: deck.name.clone(), deck: deck.deck() }),
            None => Err(NoSuchDeck { asked: name.to_owned(), known: known() }),
        }
    }

    pub fn name(&self) -> &str {
        match self {
            DeckSource::BuiltIn { name, .. } => name,
            DeckSource::Random => "random",
        }
    }
}
