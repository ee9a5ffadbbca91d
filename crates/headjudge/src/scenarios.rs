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

/// No folder of scenarios has more in it, at any depth; a whole disk does.
const MOST_ENTRIES: usize = 20_000;

/// The file, or all scenarios of the folder, by name and text.
pub fn below(path: &Path) -> Result<Vec<(String, String)>, Problem> {
    let mut files = Vec::new();
    walk(path, &mut 0, &mut files)?;
    Ok(files)
}

/// Links within the folder are not followed: they may lead back.
fn walk(path: &Path, looked_at: &mut usize, files: &mut Vec<(String, String)>) -> Result<(), Problem> {
    let name = path.display().to_string();
    let failed = |why| Problem::File { file: name.clone(), why };
    if !path.is_dir() {
        let text = fs::read_to_string(path).map_err(failed)?;
        files.push((name, text));
        return Ok(());
    }
    let mut entries = Vec::new();
    for entry in fs::read_dir(path).map_err(failed)? {
        *looked_at += 1;
        if *looked_at > MOST_ENTRIES {
            return Err(Problem::TooMuchBelow { folder: name, most: MOST_ENTRIES });
        }
        let entry = entry.map_err(failed)?;
        let is_folder = entry.file_type().map_err(failed)?.is_dir();
        let is_scenario = entry.path().extension().is_some_and(|ending| ending == "scn");
        if is_folder || is_scenario && entry.path().is_file() {
            entries.push(entry.path());
        }
    }
    entries.sort();
    entries.iter().try_for_each(|entry| walk(entry, looked_at, files))
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
