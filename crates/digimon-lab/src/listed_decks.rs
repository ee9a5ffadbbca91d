//! Decks of a JSON list, as tournaments publish them.

use crate::deck::fixed_deck;
use crate::{DeckFault, DeckSource, DigimonArena};
use digimon::card::Number;
use digimon::{Deck, Library};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::path::Path;
use std::{fs, io};

#[derive(Deserialize)]
struct Listed {
    id: String,
    main: Vec<Copies>,
    eggs: Vec<Copies>,
}

#[derive(Deserialize)]
struct Copies {
    n: u8,
    id: String,
}

/// Why there are no decks in a file.
#[derive(Debug, thiserror::Error)]
pub enum NoDecks {
    #[error("{file}: {why}")]
    File { file: String, why: io::Error },
    #[error("{file}: {why}\nexpected a JSON list of decks, each with `id`, `main` and `eggs`")]
    Json { file: String, why: serde_json::Error },
}

/// The decks that can be played, and those that cannot, with the reason.
pub type Sorted = (Vec<DeckSource>, Vec<(String, DeckFault)>);

/// The decks of a file that can be played, and those that cannot.
pub fn listed_decks(
    file: &Path,
    cards: &DigimonArena,
    refused: &BTreeSet<String>,
) -> Result<Sorted, NoDecks> {
    let (mut present, mut absent) = (Vec::new(), Vec::new());
    for deck in &read(file)? {
        match registered(deck, cards.library(), refused) {
            Ok(source) => present.push(source),
            Err(why) => absent.push((deck.id.clone(), why)),
        }
    }
    Ok((present, absent))
}

fn read(file: &Path) -> Result<Vec<Listed>, NoDecks> {
    let name = || file.display().to_string();
    let text = fs::read_to_string(file).map_err(|why| NoDecks::File { file: name(), why })?;
    serde_json::from_str(&text).map_err(|why| NoDecks::Json { file: name(), why })
}

/// The deck, if all of its cards can be played and it may be (1-4).
fn registered(
    listed: &Listed,
    library: &Library,
    refused: &BTreeSet<String>,
) -> Result<DeckSource, DeckFault> {
    let numbers = listed.main.iter().chain(&listed.eggs).map(|copies| copies.id.as_str());
    let missing: Vec<&str> = numbers.filter(|id| library.find(&Number::new(id)).is_none()).collect();
    if let Some(fault) = DeckFault::of_missing(&listed.id, &missing, refused) {
        return Err(fault);
    }
    let cards = |part: &[Copies]| {
        let copies = |Copies { n, id }: &Copies| {
            library.find(&Number::new(id)).into_iter().cycle().take(usize::from(*n))
        };
        part.iter().flat_map(copies).collect()
    };
    fixed_deck(&listed.id, Deck { main: cards(&listed.main), eggs: cards(&listed.eggs) }, library)
}
