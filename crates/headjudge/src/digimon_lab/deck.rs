//! Decks by name, from a file, or made at random.

use digimon::builtin::{self, BuiltinDeck};
use digimon::card::{Category, Number};
use digimon::library::DefId;
use digimon::overview::deck_building::faults;
use digimon::{Deck, Fault, Library};
use std::fs;
use std::io;

/// Where a deck comes from.
#[derive(Clone, Debug)]
pub enum DeckSource {
    Fixed {
        name: String,
        deck: Deck,
    },
    /// Another one for every game.
    Random,
    /// The same, always around this card.
    Around(DefId),
}

/// Why there is no such deck.
#[derive(Debug, thiserror::Error)]
pub enum DeckFault {
    #[error(
        "there is no deck `{given}`; expected {names}, `random`, `random:ST1-11` for a random deck around a card, or a file with lines such as `4 ST1-02`"
    )]
    Unknown { given: String, names: String },
    #[error("cannot read the deck {file}: {why}")]
    Unreadable { file: String, why: io::Error },
    #[error(
        "{file}:{line}: expected a number of copies and a card number, such as `4 ST1-02`; found `{found}`"
    )]
    Line { file: String, line: usize, found: String },
    #[error(
        "`{given}`: {number} is not a built-in card that can be in a deck; `headjudge cards list` prints them"
    )]
    NoSuchCore { given: String, number: String },
    #[error("{file}:{line}: {number} is not a built-in card; `headjudge cards list` prints them")]
    NoSuchCard { file: String, line: usize, number: String },
    #[error("the deck {name} cannot be played: {}", faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Illegal { name: String, faults: Vec<Fault> },
}

impl DeckSource {
    /// The deck that is meant: a built-in one by its name, `random`, or a file.
    pub fn named(text: &str, library: &Library) -> Result<DeckSource, DeckFault> {
        if text.eq_ignore_ascii_case("random") {
            return Ok(DeckSource::Random);
        }
        if let Some(number) = text.strip_prefix("random:") {
            let card = library.find(&Number::new(number)).filter(|&def| !library.card(def).token);
            let fault = || DeckFault::NoSuchCore { given: text.to_owned(), number: number.to_owned() };
            return card.map(DeckSource::Around).ok_or_else(fault);
        }
        let known = builtin::decks();
        let deck = match known.iter().find(|deck| deck.name.eq_ignore_ascii_case(text)) {
            Some(deck) => built_in(deck, library),
            None => from_file(text, library, &known)?,
        };
        let faults = faults(library, &deck);
        if faults.is_empty() {
            Ok(DeckSource::Fixed { name: text.to_owned(), deck })
        } else {
            Err(DeckFault::Illegal { name: text.to_owned(), faults })
        }
    }
}

impl DeckSource {
    /// What it is called on the command line.
    pub fn name(&self, library: &Library) -> String {
        match self {
            DeckSource::Fixed { name, .. } => name.clone(),
            DeckSource::Random => "random".to_owned(),
            DeckSource::Around(core) => format!("random:{}", library.card(*core).number.as_str()),
        }
    }
}

fn built_in(deck: &BuiltinDeck, library: &Library) -> Deck {
    let cards = |entries: &[(Number, u8)]| {
        let copies = |(number, n): &(Number, u8)| library.find(number).into_iter().cycle().take((*n).into());
        entries.iter().flat_map(copies).collect()
    };
    Deck { main: cards(&deck.main), eggs: cards(&deck.eggs) }
}

fn from_file(file: &str, library: &Library, known: &[BuiltinDeck]) -> Result<Deck, DeckFault> {
    let text = fs::read_to_string(file).map_err(|why| match why.kind() {
        io::ErrorKind::NotFound => {
            let names = known.iter().map(|deck| deck.name.as_str()).collect::<Vec<_>>().join(", ");
            DeckFault::Unknown { given: file.to_owned(), names }
        }
        _ => DeckFault::Unreadable { file: file.to_owned(), why },
    })?;
    read(&text, file, library)
}

/// A line a card; `#` begins a comment. Digi-Eggs find their deck by themselves.
fn read(text: &str, file: &str, library: &Library) -> Result<Deck, DeckFault> {
    let mut deck = Deck::default();
    for (line, written) in (1..).zip(text.lines()) {
        let content = written.split('#').next().unwrap_or_default().trim();
        if content.is_empty() {
            continue;
        }
        let (copies, number) = entry(content).ok_or_else(|| DeckFault::Line {
            file: file.to_owned(),
            line,
            found: written.trim().to_owned(),
        })?;
        let def = library.find(&Number::new(number)).ok_or_else(|| DeckFault::NoSuchCard {
            file: file.to_owned(),
            line,
            number: number.to_owned(),
        })?;
        let part =
            if library.card(def).category == Category::DigiEgg { &mut deck.eggs } else { &mut deck.main };
        part.extend(std::iter::repeat_n(def, copies.into()));
    }
    Ok(deck)
}

fn entry(content: &str) -> Option<(u8, &str)> {
    let mut words = content.split_whitespace();
    let (copies, number) = (words.next()?.parse().ok()?, words.next()?);
    words.next().is_none().then_some((copies, number))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn library() -> Library {
        Library::new(builtin::cards()).unwrap()
    }

    fn fault(text: &str) -> String {
        read(text, "my.txt", &library()).unwrap_err().to_string()
    }

    #[test]
    fn a_random_deck_can_be_built_around_a_card() {
        assert!(matches!(DeckSource::named("random:ST1-11", &library()), Ok(DeckSource::Around(_))));
        assert!(DeckSource::named("random:ST99-1", &library()).unwrap_err().to_string().contains("ST99-1"));
    }

    #[test]
    fn every_built_in_deck_is_legal() {
        for deck in builtin::decks() {
            assert!(DeckSource::named(&deck.name, &library()).is_ok(), "{}", deck.name);
        }
    }

    #[test]
    fn a_file_is_read_line_by_line() {
        let deck = read("# mine\n4 ST1-01 # eggs\n\n4 ST1-02\n2 ST1-03\n", "my.txt", &library()).unwrap();
        assert_eq!((deck.eggs.len(), deck.main.len()), (4, 6));
    }

    #[test]
    fn errors_name_file_line_and_what_was_expected() {
        assert!(fault("4 ST1-02\nfour ST1-03").starts_with("my.txt:2: expected a number of copies"));
        assert!(fault("4 ST1-02 Biyomon").contains("found `4 ST1-02 Biyomon`"));
        assert!(fault("\n\n1 ST99-99").starts_with("my.txt:3: ST99-99 is not a built-in card"));
        let unknown = DeckSource::named("nope", &library()).unwrap_err().to_string();
        assert!(
            unknown.contains("`nope`") && unknown.contains("ST1") && unknown.contains("`random`"),
            "{unknown}"
        );
    }
}
