//! The decks of a folder, one a file.

use crate::{DeckSource, NoSuchDeck, Playable, deck_named};
use std::path::Path;
use std::{fs, io};

/// The decks that can be played, and those that cannot, with the reason.
pub type Sorted = (Vec<DeckSource>, Vec<(String, NoSuchDeck)>);

/// The decks of a folder, in the order of their names.
///
/// # Errors
/// When there is no such folder.
pub fn listed_decks(folder: &Path, cards: &Playable) -> io::Result<Sorted> {
    let mut files: Vec<String> = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path().display().to_string()))
        .collect::<io::Result<_>>()?;
    files.sort();
    let (mut present, mut absent) = (Vec::new(), Vec::new());
    for file in files {
        match deck_named(&file, cards) {
            Ok(deck) => present.push(deck),
            Err(why) => absent.push((file, why)),
        }
    }
    Ok((present, absent))
}
