//! From card numbers to the cards of a game: a library of nothing but what is in it, and decks.

use super::Catalogue;
use digimon::card::{Card, Category};
use digimon::library::LibraryError;
use digimon::{Deck, Library};
use digimon_text::deck::{DeckList, Section};

/// The library of these cards and all tokens: the fewer cards it has, the less a game has to look out for.
///
/// # Errors
/// When two of them describe the same token differently.
pub fn library<'c>(
    catalogue: &Catalogue,
    cards: impl Iterator<Item = &'c Card>,
) -> Result<Library, LibraryError> {
    let mut found: Vec<Card> = Vec::new();
    for card in cards {
        let is_new = found.iter().all(|known| known.number != card.number);
        if is_new && !card.token {
            found.push(card.clone());
        }
    }
    let described: Vec<&str> =
        found.iter().flat_map(|card| &card.tokens).map(|token| token.number.as_str()).collect();
    let tokens = catalogue.tokens().filter(|token| !described.contains(&token.number.as_str()));
    let tokens: Vec<Card> = tokens.map(|token| Card { tokens: Vec::new(), ..token.clone() }).collect();
    Library::new(found.into_iter().chain(tokens))
}

/// 2-2: the cards of the list that the library has, each in the deck that its category belongs in.
pub fn dealt(list: &DeckList, library: &Library) -> Deck {
    let mut deck = Deck::default();
    for entry in list.entries() {
        let Some(def) = library.find(&entry.number) else { continue };
        let part = match section(library.card(def).category) {
            Section::Eggs => &mut deck.eggs,
            Section::Main | Section::Side => &mut deck.main,
        };
        part.extend(std::iter::repeat_n(def, entry.copies.into()));
    }
    deck
}

/// 2-2: where a card belongs.
pub fn section(category: Category) -> Section {
    match category {
        Category::DigiEgg => Section::Eggs,
        Category::Digimon | Category::Tamer | Category::Option => Section::Main,
    }
}
