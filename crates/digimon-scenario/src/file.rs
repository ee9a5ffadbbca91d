//! Files of scenarios, and what came of them.

use crate::{CardSource, Heading, ParseError, PrintedText, Report, parse_with, run, scan};
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
    pub fn play(name: &str, text: &str, cards: &CardSource) -> File {
        let (scenarios, errors) = match parse_with(text, name, &PrintedText) {
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
            Played { heading, report: run(each, cards) }
        });
        File { name: name.to_owned(), scenarios: played.collect(), errors }
    }

    /// Its scenarios as the rulebook index sees them. What cannot be read has not passed.
    pub fn shown(&self, text: &str) -> Vec<Shown> {
        let headings =
            if self.errors.is_empty() { Vec::new() } else { scan(text, &self.name).unwrap_or_default() };
        let unread = headings.iter().map(|heading| show(&self.name, heading, false));
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
