//! Where scenarios come from: with the program, or from files.

use crate::embedded;
use crate::game::{Fault, Game};
use crate::problem::Problem;
use host::Unread;
use rulebook::Shown;
use scenario::File;
use std::fs;
use std::path::Path;

/// The files that come with the binary, by name and text.
pub fn embedded<G: Game>() -> Vec<(String, String)> {
    embedded::scenarios::<G>().map(|(name, text)| (name.to_owned(), text.to_owned())).collect()
}

/// The file, or all scenarios of the folder, by name and text.
pub fn below(path: &Path) -> Result<Vec<(String, String)>, Problem> {
    let named = |path: &Path| path.display().to_string();
    let failed = |why| Problem::File { file: named(path), why };
    if !path.is_dir() {
        return Ok(vec![(named(path), fs::read_to_string(path).map_err(failed)?)]);
    }
    let mut entries = Vec::new();
    for entry in fs::read_dir(path).map_err(failed)? {
        entries.push(entry.map_err(failed)?.path());
    }
    entries.sort();
    let mut files = Vec::new();
    for entry in entries {
        if entry.is_dir() || entry.extension().is_some_and(|ending| ending == "scn") {
            files.extend(below(&entry)?);
        }
    }
    Ok(files)
}

/// Plays all scenarios of a file.
pub fn play<G: Game>(name: &str, text: &str, cards: &<G::Words as scenario::Game>::Cards) -> File {
    File::play::<G::Words>(name, text, G::reading(), cards)
}

/// Every scenario of the binary, as the rulebook index sees it.
pub fn shown<G: Game>() -> Result<Vec<Shown>, Fault> {
    let cards = G::cards_of_scenarios(G::cards(None, Unread::Refused)?);
    let files = embedded::scenarios::<G>();
    Ok(files.flat_map(|(name, text)| play::<G>(name, text, &cards).shown::<G::Words>(text)).collect())
}
