//! One clause explained: what it says, where it stands, where it is implemented, what shows it.

use super::Args;
use crate::embedded;
use crate::game::Game;
use crate::output::{say, say_json};
use crate::problem::Problem;
use rulebook::{Clause, ClauseNumber, Coverage, Index, Shown};
use serde::Serialize;

#[derive(Serialize)]
struct Explained<'a> {
    #[serde(flatten)]
    clause: &'a Clause,
    /// The source file of the module.
    file: Option<&'static str>,
    chapter: Option<&'a str>,
    headings: Vec<Heading<'a>>,
    scenarios: &'a [&'a Shown],
    below: Vec<Heading<'a>>,
}

#[derive(Serialize)]
struct Heading<'a> {
    number: &'a ClauseNumber,
    sentence: &'a str,
}

pub fn print<G: Game>(
    args: &Args,
    index: &Index,
    coverage: &Coverage,
    number: &ClauseNumber,
) -> Result<(), Problem> {
    let clause = index.find(number).ok_or_else(|| missing(index, number))?;
    let explained = Explained {
        clause,
        file: clause.module.as_deref().and_then(|module| embedded::module_file::<G>(module)),
        chapter: index.chapter(number.chapter()).map(|chapter| chapter.title.as_str()),
        headings: index.headings(number).into_iter().map(heading).collect(),
        scenarios: coverage.showing(number),
        below: index.under(number).map(heading).collect(),
    };
    if args.json {
        return say_json(&explained);
    }
    say(&in_words(&explained))
}

fn heading(clause: &Clause) -> Heading<'_> {
    Heading { number: &clause.number, sentence: &clause.sentence }
}

fn missing(index: &Index, number: &ClauseNumber) -> Problem {
    let near: Vec<String> = index.nearest(number).into_iter().map(|clause| entry(&heading(clause))).collect();
    Problem::NoSuchClause { number: number.clone(), nearest: near.join("\n") }
}

fn entry(heading: &Heading) -> String {
    format!("  {:<12} {}", heading.number.to_string(), heading.sentence)
}

fn in_words(explained: &Explained) -> String {
    let Clause { number, kind, sentence, .. } = explained.clause;
    let mut lines =
        vec![format!("{number} ({kind})"), format!("  {sentence}"), String::new(), "Stands under".to_owned()];
    lines.push(format!("  {:<12} {}", number.chapter(), explained.chapter.unwrap_or_default()));
    lines.extend(explained.headings.iter().map(entry));
    if !explained.below.is_empty() {
        lines.extend([String::new(), "Under it stand".to_owned()]);
        lines.extend(explained.below.iter().map(entry));
    }
    lines.extend([String::new(), implemented(explained), String::new()]);
    lines.extend(shown(explained));
    lines.join("\n")
}

fn implemented(explained: &Explained) -> String {
    match (&explained.clause.module, explained.file) {
        (_, Some(file)) => format!("Implemented in {file}"),
        (Some(module), None) => format!("Module {module}, which this build does not have"),
        (None, None) => "No program does this: it is about things on a real table".to_owned(),
    }
}

fn shown(explained: &Explained) -> Vec<String> {
    if explained.scenarios.is_empty() {
        return vec!["No scenario shows it".to_owned()];
    }
    let line = |scenario: &&Shown| {
        let passed = if scenario.passed { "passes" } else { "FAILS" };
        let example =
            if scenario.examples.contains(&explained.clause.number) { ", worked example" } else { "" };
        format!("  {:<8} {} ({}{example})", passed, scenario.title, scenario.file)
    };
    std::iter::once("Shown by".to_owned()).chain(explained.scenarios.iter().map(line)).collect()
}
