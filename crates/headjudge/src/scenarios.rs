//! The bridge to the scenarios: where they come from, and what came of them.

use crate::embedded::SCENARIOS;
use crate::problem::Problem;
use digimon_scenario::{CardSource, Heading, ParseError, PrintedText, Report};
use rulebook::{ClauseNumber, Shown};
use std::fs;
use std::path::Path;

/// A file of scenarios, played.
pub struct File {
    pub name: String,
    pub scenarios: Vec<Played>,
    /// Why it cannot be read; then nothing of it was played.
    pub errors: Vec<ParseError>,
}

/// One scenario and what came of it.
pub struct Played {
    pub heading: Heading,
    pub report: Report,
}

/// Plays all scenarios of a file.
pub fn play(name: &str, text: &str, cards: &CardSource) -> File {
    let (scenarios, errors) = match digimon_scenario::parse_with(text, name, &PrintedText) {
        Ok(scenarios) => (scenarios, Vec::new()),
        Err(errors) => (Vec::new(), errors),
    };
    let played = scenarios.iter().map(|each| {
        let heading = Heading {
            title: each.title.clone(),
            line: each.line,
            shows: each.shows.clone(),
            example: each.example.clone(),
            manual: each.manual.clone(),
            ruling: each.ruling.clone(),
        };
        Played { heading, report: digimon_scenario::run(each, cards) }
    });
    File { name: name.to_owned(), scenarios: played.collect(), errors }
}

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

/// Every scenario of the binary, as the rulebook index sees it. What cannot be read has not passed.
pub fn shown() -> Vec<Shown> {
    let cards = CardSource::builtin();
    let mut all = Vec::new();
    for (name, text) in SCENARIOS {
        let file = play(name, text, &cards);
        if !file.errors.is_empty() {
            let headings = digimon_scenario::scan(text, name).unwrap_or_default();
            all.extend(headings.iter().map(|heading| show(name, heading, false)));
        }
        all.extend(file.scenarios.iter().map(|played| show(name, &played.heading, played.report.passed)));
    }
    all
}

fn show(file: &str, heading: &Heading, passed: bool) -> Shown {
    let numbers =
        |texts: &[String]| texts.iter().filter_map(|text| text.parse::<ClauseNumber>().ok()).collect();
    Shown {
        title: heading.title.clone(),
        file: format!("{file}:{}", heading.line),
        clauses: numbers(&heading.shows),
        examples: numbers(&heading.example),
        labels: heading.manual.clone(),
        passed,
    }
}
