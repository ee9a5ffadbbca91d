//! A test for each scenario, and one for each file that cannot be read.

use libtest_mimic::{Failed, Trial};
use ocg_scenario::{CardSource, play};
use std::sync::LazyLock;

static CARDS: LazyLock<CardSource> = LazyLock::new(CardSource::builtin);

pub fn trials() -> Vec<Trial> {
    checkout::files("scenarios/ocg", "scn")
        .into_iter()
        .flat_map(|(name, text)| of_file(&name, &text))
        .collect()
}

fn of_file(name: &str, text: &str) -> Vec<Trial> {
    let file = play(name, text, &CARDS);
    let short = name.strip_prefix("scenarios/ocg/").unwrap_or(name).to_owned();
    if !file.errors.is_empty() {
        let errors: Vec<String> = file.errors.iter().map(ToString::to_string).collect();
        return vec![Trial::test(short, move || Err(Failed::from(errors.join("\n"))))];
    }
    let trial = |played: ocg_scenario::Played| {
        let (title, report) = (format!("{short}: {}", played.heading.title), played.report);
        Trial::test(title, move || if report.passed { Ok(()) } else { Err(Failed::from(report.to_string())) })
    };
    file.scenarios.into_iter().map(trial).collect()
}
