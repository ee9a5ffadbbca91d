//! Decks by name, from a file, or made at random.

use crate::deck_file::{NoDeckList, read_deck_list};
use digimon::builtin::{self, BuiltinDeck};
use digimon::card::Number;
use digimon::library::DefId;
use digimon::overview::deck_building::faults;
use digimon::{Deck, Fault, Library};
use digimon_view::catalogue::dealt;
use std::collections::BTreeSet;
use std::path::Path;

/// Where a deck comes from.
pub type DeckSource = lab::DeckSource<Deck, DefId>;

/// Why there is no such deck.
#[derive(Debug, thiserror::Error)]
pub enum DeckFault {
    #[error(
        "there is no deck `{given}`; expected {names}, `random`, `random:ST1-11` for a random deck around a card, or a file with lines such as `4 ST1-02`"
    )]
    Unknown { given: String, names: String },
    #[error(transparent)]
    Unreadable(#[from] NoDeckList),
    #[error(
        "`{given}`: {number} is not a built-in card that can be in a deck; `headjudge cards list` prints them"
    )]
    NoSuchCore { given: String, number: String },
    #[error(
        "{file}: no card is known with the number {numbers}; `headjudge cards list` prints the built-in ones, --pool brings others"
    )]
    NoSuchCards { file: String, numbers: String },
    #[error(
        "{name}: the text of {numbers} is not understood; `headjudge cards show {first} --pool FILE` shows where it stops, --allow-unread plays such cards without that text"
    )]
    Unread { name: String, numbers: String, first: String },
    #[error("the deck {name} cannot be played: {}", faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Illegal { name: String, faults: Vec<Fault> },
}

impl DeckFault {
    /// A deck with cards that are not there, or are refused; nothing if there are none of them.
    pub fn of_missing(name: &str, numbers: &[&str], refused: &BTreeSet<String>) -> Option<DeckFault> {
        let (unread, unknown): (Vec<&str>, Vec<&str>) =
            numbers.iter().partition(|number| refused.contains(**number));
        if !unknown.is_empty() {
            return Some(DeckFault::NoSuchCards { file: name.to_owned(), numbers: unknown.join(", ") });
        }
        (!unread.is_empty()).then(|| DeckFault::unread(name, &unread))
    }

    /// A deck with cards that are refused.
    fn unread(name: &str, numbers: &[&str]) -> DeckFault {
        let first = numbers.first().copied().unwrap_or_default().to_owned();
        DeckFault::Unread { name: name.to_owned(), numbers: numbers.join(", "), first }
    }
}

/// The deck that is meant: a built-in one by its name, `random`, or a file.
/// Some cards are refused, since their text is not understood.
pub fn deck_named(
    text: &str,
    library: &Library,
    refused: &BTreeSet<String>,
) -> Result<DeckSource, DeckFault> {
    if text.eq_ignore_ascii_case("random") {
        return Ok(DeckSource::Random);
    }
    if let Some(number) = text.strip_prefix("random:") {
        let card = library.find(&Number::new(number)).filter(|&def| !library.card(def).token);
        let fault = || {
            if refused.contains(number) {
                DeckFault::unread(text, &[number])
            } else {
                DeckFault::NoSuchCore { given: text.to_owned(), number: number.to_owned() }
            }
        };
        return card.map(DeckSource::Around).ok_or_else(fault);
    }
    let known = builtin::decks();
    let deck = match known.iter().find(|deck| deck.name.eq_ignore_ascii_case(text)) {
        Some(deck) => built_in(deck, library),
        None => from_file(text, library, &known, refused)?,
    };
    fixed_deck(text, deck, library)
}

/// This deck, if it may be played (1-4).
pub fn fixed_deck(name: &str, deck: Deck, library: &Library) -> Result<DeckSource, DeckFault> {
    let (name, faults) = (name.to_owned(), faults(library, &deck));
    if faults.is_empty() {
        Ok(DeckSource::Fixed { name, deck })
    } else {
        Err(DeckFault::Illegal { name, faults })
    }
}

/// What it is called on the command line.
pub fn name_of(source: &DeckSource, library: &Library) -> String {
    match source {
        DeckSource::Fixed { name, .. } => name.clone(),
        DeckSource::Random => "random".to_owned(),
        DeckSource::Around(core) => format!("random:{}", library.card(*core).number.as_str()),
    }
}

fn built_in(deck: &BuiltinDeck, library: &Library) -> Deck {
    let cards = |entries: &[(Number, u8)]| {
        let copies = |(number, n): &(Number, u8)| library.find(number).into_iter().cycle().take((*n).into());
        entries.iter().flat_map(copies).collect()
    };
    Deck { main: cards(&deck.main), eggs: cards(&deck.eggs) }
}

fn from_file(
    file: &str,
    library: &Library,
    known: &[BuiltinDeck],
    refused: &BTreeSet<String>,
) -> Result<Deck, DeckFault> {
    if !Path::new(file).exists() {
        let names = known.iter().map(|deck| deck.name.as_str()).collect::<Vec<_>>().join(", ");
        return Err(DeckFault::Unknown { given: file.to_owned(), names });
    }
    let list = read_deck_list(file)?.deck;
    let missing = list.entries().iter().filter(|entry| library.find(&entry.number).is_none());
    let missing: Vec<&str> = missing.map(|entry| entry.number.as_str()).collect();
    DeckFault::of_missing(file, &missing, refused).map_or_else(|| Ok(dealt(&list, library)), Err)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn library() -> Library {
        Library::new(builtin::cards()).unwrap()
    }

    #[test]
    fn a_random_deck_can_be_built_around_a_card() {
        assert!(matches!(
            deck_named("random:ST1-11", &library(), &BTreeSet::new()),
            Ok(DeckSource::Around(_))
        ));
        assert!(
            deck_named("random:ST99-1", &library(), &BTreeSet::new())
                .unwrap_err()
                .to_string()
                .contains("ST99-1")
        );
    }

    #[test]
    fn a_card_that_is_not_understood_is_no_core() {
        let refused = BTreeSet::from(["ST99-1".to_owned()]);
        let fault = deck_named("random:ST99-1", &library(), &refused).unwrap_err().to_string();
        assert!(fault.contains("ST99-1 is not understood") && fault.contains("--allow-unread"), "{fault}");
    }

    #[test]
    fn every_built_in_deck_is_legal() {
        for deck in builtin::decks() {
            assert!(deck_named(&deck.name, &library(), &BTreeSet::new()).is_ok(), "{}", deck.name);
        }
    }

    #[test]
    fn a_deck_that_is_not_there_is_refused_with_those_that_are() {
        let unknown = deck_named("nope", &library(), &BTreeSet::new()).unwrap_err().to_string();
        assert!(
            unknown.contains("`nope`") && unknown.contains("ST1") && unknown.contains("`random`"),
            "{unknown}"
        );
    }
}
