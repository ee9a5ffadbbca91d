//! The whole index, chapter by chapter, with totals.

use super::Args;
use crate::output::{say, say_json};
use crate::problem::Problem;
use rulebook::{Chapter, Clause, ClauseCoverage, ClauseNumber, Coverage, Index, Totals};
use serde::Serialize;
use std::fmt::Write as _;

#[derive(Serialize)]
struct Json<'a> {
    rulebook: &'a str,
    #[serde(flatten)]
    totals: Totals,
    rows: Vec<ClauseCoverage<'a>>,
}

#[derive(Serialize)]
struct JsonSection<'a> {
    chapter: Option<&'a Chapter>,
    rows: Vec<ClauseCoverage<'a>>,
}

pub fn print(args: &Args, index: &Index, coverage: &Coverage) -> Result<(), Problem> {
    let rulebook = args.game.book.edition();
    if args.json {
        return say_json(&Json { rulebook, totals: coverage.totals(), rows: coverage.rows().collect() });
    }
    let chapters = index.chapters().iter().map(|each| chapter(each, index.clauses(), index, coverage));
    let chapters: Vec<String> = chapters.collect();
    say(&format!("{rulebook}\n\n{}\n{}", chapters.join("\n"), totals(&coverage.totals())))
}

/// A chapter or a section of one, with as much of it as JSON gives for the whole.
pub fn print_section(
    args: &Args,
    index: &Index,
    coverage: &Coverage,
    section: &ClauseNumber,
) -> Result<(), Problem> {
    if args.json {
        let rows = coverage.rows().filter(|row| row.clause.number.is_under(section));
        return say_json(&JsonSection { chapter: index.chapter(section), rows: rows.collect() });
    }
    let clauses: Vec<Clause> = index.under(section).cloned().collect();
    let holds = |each: &&Chapter| index.chapter(section) == Some(*each) || each.number.is_under(section);
    let chapters = index.chapters().iter().filter(holds);
    let chapters: Vec<String> = chapters.map(|each| chapter(each, &clauses, index, coverage)).collect();
    say(&chapters.join("\n"))
}

/// A chapter with those of the clauses that are in it, a line a clause.
fn chapter(chapter: &Chapter, clauses: &[Clause], index: &Index, coverage: &Coverage) -> String {
    let mut text = format!("{}  {}\n", chapter.number, chapter.title);
    for clause in clauses.iter().filter(|clause| index.chapter(&clause.number) == Some(chapter)) {
        let _ = writeln!(text, "{}", line(clause, coverage.showing(&clause.number).len()));
    }
    text
}

/// Number, kind, how many scenarios show it, sentence.
fn line(clause: &Clause, scenarios: usize) -> String {
    let shown = if scenarios == 0 { "-".to_owned() } else { scenarios.to_string() };
    let indent = "  ".repeat(clause.number.level());
    let number = format!("{indent}{}", clause.number);
    format!("  {number:<18} {:<10} {shown:>3}  {}", clause.kind, clause.sentence)
}

fn totals(totals: &Totals) -> String {
    let Totals { clauses, procedures, procedures_with_scenario, definitions, physical, .. } = totals;
    let Totals { scenarios, scenarios_passed, examples, examples_with_scenario, .. } = totals;
    format!(
        "{clauses} clauses: {procedures} procedures, {definitions} definitions, {physical} physical\n\
         {procedures_with_scenario} of {procedures} procedures are shown by a scenario that passes\n\
         {examples_with_scenario} of {examples} worked examples are a scenario that passes\n\
         {scenarios_passed} of {scenarios} scenarios pass"
    )
}
