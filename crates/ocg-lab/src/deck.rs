//! Decks by their names: the built-in ones by their keys, `random`, one around a card, or a file.

use crate::Playable;
use ocg::card::Password;
use ocg::overview::deck_building::{Fault, faults};
use ocg::{Deck, builtin};
use ocg_text::deck::{Unreadable, import};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// Where the deck of a seat comes from.
pub type DeckSource = lab::DeckSource<Deck, Password>;

/// Why there is no such deck.
#[derive(Debug, thiserror::Error)]
pub enum NoSuchDeck {
    #[error(
        "there is no deck `{asked}`; there are {known}, `random`, `random:` with a card's number for a random deck around it, and files with a deck list"
    )]
    Unknown { asked: String, known: String },
    #[error(
        "`random:{asked}`: this is not the number of a card that can be in a deck; `headjudge cards list --game ocg` prints the built-in ones"
    )]
    NoSuchCore { asked: String },
    #[error("{file}: {why}")]
    File { file: String, why: io::Error },
    #[error("{file}: this is too long for a deck; a list has not more than {LONGEST} bytes")]
    Long { file: String },
    #[error("{file}: {why}")]
    Unreadable { file: String, why: Unreadable },
    #[error(
        "{deck}: the text of {} is not understood; `headjudge cards show NUMBER --game ocg --pool FILE` shows where it stops", numbers(.cards)
    )]
    Unread { deck: String, cards: Vec<Password> },
    #[error("the deck {deck} cannot be played: {}", .faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Illegal { deck: String, faults: Vec<Fault> },
}

/// No list is longer than this; a mistaken file may be.
const LONGEST: u64 = 256 * 1024;

fn numbers(cards: &[Password]) -> String {
    cards.iter().map(|card| card.0.to_string()).collect::<Vec<_>>().join(", ")
}

/// # Errors
/// When there is no such deck, or it cannot be played with these cards.
pub fn deck_named(name: &str, cards: &Playable) -> Result<DeckSource, NoSuchDeck> {
    if name == "random" {
        return Ok(DeckSource::Random);
    }
    if let Some(number) = name.strip_prefix("random:") {
        return around(number, cards);
    }
    let decks = builtin::decks();
    if let Some(found) = decks.iter().find(|deck| deck.name == name) {
        return Ok(DeckSource::Fixed { name: name.to_owned(), deck: found.deck() });
    }
    if !Path::new(name).is_file() && name != "-" {
        let known = decks.iter().map(|deck| deck.name.as_str()).collect::<Vec<_>>().join(", ");
        return Err(NoSuchDeck::Unknown { asked: name.to_owned(), known });
    }
    let deck = read_deck_list(name, cards)?;
    playable(name, &deck, cards)?;
    Ok(DeckSource::Fixed { name: name.to_owned(), deck })
}

fn around(number: &str, cards: &Playable) -> Result<DeckSource, NoSuchDeck> {
    let core = number.parse().map(Password).ok();
    if let Some(core) = core.filter(|core| cards.is_refused(*core)) {
        return Err(NoSuchDeck::Unread { deck: format!("random:{number}"), cards: vec![core] });
    }
    core.filter(|core| cards.cards().any(|card| card.id == *core && !card.is_token()))
        .map(DeckSource::Around)
        .ok_or_else(|| NoSuchDeck::NoSuchCore { asked: number.to_owned() })
}

/// What it is called on the command line.
pub fn name_of(source: &DeckSource) -> String {
    match source {
        DeckSource::Fixed { name, .. } => name.clone(),
        DeckSource::Random => "random".to_owned(),
        DeckSource::Around(core) => format!("random:{}", core.0),
    }
}

/// The list of a file; `-` is standard input.
///
/// # Errors
/// When there is none in it.
pub fn read_deck_list(file: &str, cards: &Playable) -> Result<Deck, NoSuchDeck> {
    let mut bytes = Vec::new();
    let source: io::Result<Box<dyn Read>> = match file {
        "-" => Ok(Box::new(io::stdin().lock())),
        file => File::open(file).map(|file| Box::new(file) as Box<dyn Read>),
    };
    let name = || file.to_owned();
    source
        .and_then(|source| source.take(LONGEST + 1).read_to_end(&mut bytes))
        .map_err(|why| NoSuchDeck::File { file: name(), why })?;
    if bytes.len() as u64 > LONGEST {
        return Err(NoSuchDeck::Long { file: name() });
    }
    let text = text::decode(&bytes).map_err(|why| {
        let why = io::Error::new(io::ErrorKind::InvalidData, format!("line {} is no text", why.line));
        NoSuchDeck::File { file: name(), why }
    })?;
    import(&text, cards.lexicon.as_ref()).map_err(|why| NoSuchDeck::Unreadable { file: name(), why })
}

/// 3.1.2: a deck whose cards are all there and understood, and that is legal.
fn playable(name: &str, deck: &Deck, cards: &Playable) -> Result<(), NoSuchDeck> {
    let mut unread: Vec<Password> = in_play(deck).filter(|card| cards.is_refused(*card)).collect();
    unread.sort_unstable();
    unread.dedup();
    if !unread.is_empty() {
        return Err(NoSuchDeck::Unread { deck: name.to_owned(), cards: unread });
    }
    let played = Deck { side: Vec::new(), ..deck.clone() };
    let faults = faults(&cards.library(in_play(deck)), &played);
    let name = name.to_owned();
    if faults.is_empty() { Ok(()) } else { Err(NoSuchDeck::Illegal { deck: name, faults }) }
}

/// The cards that a duel is played with; the Side Deck is not.
pub(crate) fn in_play(deck: &Deck) -> impl Iterator<Item = Password> {
    deck.main.iter().chain(&deck.extra).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_random_deck_can_be_built_around_a_card_that_is_there() {
        let cards = Playable::builtin();
        let some = cards.cards().next().unwrap().id;
        assert_eq!(deck_named(&format!("random:{}", some.0), &cards).ok(), Some(DeckSource::Around(some)));
        for number in ["0", "", "Kuriboh"] {
            let fault = deck_named(&format!("random:{number}"), &cards).unwrap_err().to_string();
            assert!(fault.contains(&format!("random:{number}")) && fault.contains("cards list"), "{fault}");
        }
    }
}
