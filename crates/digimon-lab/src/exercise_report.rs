//! Every effect of cards in a position made up for it, played and checked; for a person.

use crate::shown_card::{NoSuchCard, missing};
use digimon::card::Card;
use digimon_exercise::{Line, Options, Report, Verdict, exercise};

/// The seed that is taken if none is named.
pub fn usual_seed() -> u64 {
    Options::default().seed
}

/// Exercises these cards, or only those of them with these numbers.
pub fn exercised(cards: &[Card], ids: &[String], seed: u64) -> Result<Report, NoSuchCard> {
    let known = |id: &String| cards.iter().any(|card| card.number.as_str().eq_ignore_ascii_case(id));
    if let Some(id) = ids.iter().find(|id| !known(id)) {
        return Err(missing(cards, id, "card"));
    }
    let wanted = |number: &str| ids.is_empty() || ids.iter().any(|id| id.eq_ignore_ascii_case(number));
    let options = Options { seed, ..Options::default() };
    Ok(exercise(cards, |card| wanted(card.number.as_str()), options))
}

/// The report, with the whole account of what failed if that is wanted.
pub fn exercise_in_words(report: &Report, whole: bool) -> String {
    let mut lines: Vec<String> = report.effects.iter().filter_map(|line| told(line, whole)).collect();
    let all = report.totals;
    lines.push(String::new());
    let mut reasons: Vec<(&String, &usize)> = report.reasons.iter().collect();
    reasons.sort_by_key(|(_, n)| std::cmp::Reverse(**n));
    lines.extend(reasons.into_iter().map(|(why, n)| format!("{n:6} {why}")));
    lines.push(format!(
        "{} cards, {} effects: {} exercised, {} reached, {} not reached, {} failed",
        all.cards, all.effects, all.exercised, all.reached, all.not_reached, all.failed
    ));
    lines.join("\n")
}

/// A line for what is not simply exercised, or for everything about chosen cards.
fn told(line: &Line, whole: bool) -> Option<String> {
    let name = format!("{} {} {} {}", line.card, line.name, line.section, line.which);
    match &line.verdict {
        Verdict::Exercised if whole => Some(format!("{name}: exercised")),
        Verdict::Exercised => None,
        Verdict::Reached { unchecked } => {
            Some(format!("{name}: reached; not checked: {}", unchecked.join(", ")))
        }
        Verdict::NotReached { reason } => Some(format!("{name}: NOT REACHED: {reason}")),
        Verdict::Failed { seed, account } => {
            let account = if whole { account.as_str() } else { account.lines().next().unwrap_or_default() };
            Some(format!("{name}: FAILED (seed {seed}): {account}"))
        }
    }
}
