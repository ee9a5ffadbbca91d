//! Files of scenarios, and what came of them.

use crate::{Game, Heading, ParseError, Report, parse, run, scan};
use rulebook::{ClauseNumber, Shown};

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

impl File {
    /// Plays all scenarios of a file.
    pub fn play<G: Game>(name: &str, text: &str, reading: &G::Reading, cards: &G::Cards) -> File {
        let (scenarios, errors) = match parse::<G>(text, name, reading) {
            Ok(scenarios) => (scenarios, Vec::new()),
            Err(errors) => (Vec::new(), errors),
        };
        let played =
            scenarios.iter().map(|each| Played { heading: each.heading.clone(), report: run(each, cards) });
        File { name: name.to_owned(), scenarios: played.collect(), errors }
    }

    /// Its scenarios as the rulebook index sees them. What cannot be read has not passed.
    pub fn shown<G: Game>(&self, text: &str) -> Vec<Shown> {
        let unread =
            if self.errors.is_empty() { Vec::new() } else { scan::<G>(text, &self.name).unwrap_or_default() };
        let unread = unread.iter().map(|heading| show(&self.name, heading, false));
        let played = self.scenarios.iter();
        unread.chain(played.map(|each| show(&self.name, &each.heading, each.report.passed))).collect()
    }
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
