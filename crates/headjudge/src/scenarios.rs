//! Where scenarios come from: with the program, or from files.

use crate::embedded::SCENARIOS;
use crate::problem::Problem;
use digimon_scenario::{CardSource, Digimon};
use rulebook::Shown;
use std::fs;
use std::path::Path;

/// The files that come with the binary, by name and text.
pub fn embedded() -> Vec<(String, String)> {
    SCENARIOS.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect()
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

/// Every scenario of the binary, as the rulebook index sees it.
pub fn shown() -> Vec<Shown> {
    let cards = CardSource::builtin();
    SCENARIOS
        .iter()
        .flat_map(|(name, text)| digimon_scenario::play(name, text, &cards).shown::<Digimon>(text))
        .collect()
}
