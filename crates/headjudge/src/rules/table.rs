//! The whole index, chapter by chapter, with totals.

use super::Args;
use crate::game::Game;
use crate::output::{say, say_json};
use crate::problem::Problem;
use rulebook::{Chapter, Clause, ClauseCoverage, Coverage, Index, Totals};
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
struct JsonChapter<'a> {
    chapter: &'a Chapter,
    rows: Vec<ClauseCoverage<'a>>,
}

pub fn print<G: Game>(args: &Args, index: &Index, coverage: &Coverage) -> Result<(), Problem> {
    let rulebook = G::RULEBOOK;
    if args.json {
        return say_json(&Json { rulebook, totals: coverage.totals(), rows: coverage.rows().collect() });
    }
    let chapters: Vec<String> = index.chapters().iter().map(|each| chapter(each, index, coverage)).collect();
    say(&format!("{rulebook}\n\n{}\n{}", chapters.join("\n"), totals(&coverage.totals())))
}

/// One chapter, with as much of it as JSON gives for the whole.
pub fn print_chapter(
    args: &Args,
    chapter: &Chapter,
    index: &Index,
    coverage: &Coverage,
) -> Result<(), Problem> {
    if !args.json {
        return say(&self::chapter(chapter, index, coverage));
    }
    let rows = coverage.rows().filter(|row| row.clause.number.chapter() == chapter.number);
    say_json(&JsonChapter { chapter, rows: rows.collect() })
}

/// One chapter, a line a clause.
fn chapter(chapter: &Chapter, index: &Index, coverage: &Coverage) -> String {
    let mut text = format!("{}  {}\n", chapter.number, chapter.title);
    for clause in index.clauses().iter().filter(|clause| clause.number.chapter() == chapter.number) {
        let _ = writeln!(text, "{}", line(clause, coverage.showing(&clause.number).len()));
    }
    text
}

/// Number, kind, how many scenarios show it, sentence.
fn line(clause: &Clause, scenarios: usize) -> String {
    let shown = if scenarios == 0 { "-".to_owned() } else { scenarios.to_string() };
    let indent = "  ".repeat(clause.number.depth().saturating_sub(2));
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
