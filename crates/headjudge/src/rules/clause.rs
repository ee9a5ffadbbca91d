//! One clause explained: what it says, where it stands, where it is implemented, what shows it.

use super::Args;
use super::lines::{Entry, shown_by, stands_under};
use crate::embedded;
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
    headings: Vec<Entry<'a>>,
    scenarios: &'a [&'a Shown],
    below: Vec<Entry<'a>>,
    /// Where the index lists them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    worked_examples: Vec<Entry<'a>>,
}

pub fn print(args: &Args, index: &Index, coverage: &Coverage, number: &ClauseNumber) -> Result<(), Problem> {
    let clause = index.find(number).ok_or_else(|| missing(index, number))?;
    let explained = Explained {
        clause,
        file: clause.module.as_deref().and_then(|module| embedded::module_file(args.game.crate_name, module)),
        chapter: index.chapter(number).map(|chapter| chapter.title.as_str()),
        headings: index.headings(number).into_iter().map(Entry::from).collect(),
        scenarios: coverage.showing(number),
        below: index.under(number).map(Entry::from).collect(),
        worked_examples: index.worked_examples(number).map(Entry::from).collect(),
    };
    if args.json {
        return say_json(&explained);
    }
    say(&in_words(index, &explained))
}

fn missing(index: &Index, number: &ClauseNumber) -> Problem {
    let near: Vec<String> =
        index.nearest(number).into_iter().map(|clause| Entry::from(clause).line()).collect();
    Problem::NoSuchClause { number: number.clone(), nearest: near.join("\n") }
}

fn in_words(index: &Index, explained: &Explained) -> String {
    let Clause { number, kind, sentence, .. } = explained.clause;
    let mut lines = vec![format!("{number} ({kind})"), format!("  {sentence}"), String::new()];
    lines.extend(stands_under(index, number));
    for (title, entries) in
        [("Under it stand", &explained.below), ("Worked examples", &explained.worked_examples)]
    {
        if !entries.is_empty() {
            lines.extend([String::new(), title.to_owned()]);
            lines.extend(entries.iter().map(Entry::line));
        }
    }
    lines.extend([String::new(), implemented(explained), String::new()]);
    lines.extend(shown_by(explained.scenarios, number));
    lines.join("\n")
}

fn implemented(explained: &Explained) -> String {
    match (&explained.clause.module, explained.file) {
        (_, Some(file)) => format!("Implemented in {file}"),
        (Some(module), None) => format!("Module {module}, which this build does not have"),
        (None, None) => "No program does this: it is about things on a real table".to_owned(),
    }
}
