//! Exercises the built-in cards and prints what came of it.
use digimon_exercise::{Options, Verdict, exercise};

fn main() {
    let ids: Vec<String> = std::env::args().skip(1).collect();
    let cards = digimon::builtin::cards();
    let report = exercise(
        &cards,
        |card| ids.is_empty() || ids.iter().any(|id| id == card.number.as_str()),
        Options::default(),
    );
    println!("{:?}", report.totals);
    for (reason, n) in &report.reasons {
        println!("{n:4} {reason}");
    }
    for line in &report.effects {
        let what = match &line.verdict {
            Verdict::Failed { seed, account } => {
                let lines = if ids.is_empty() { 1 } else { 400 };
                format!(
                    "FAILED seed {seed}: {}",
                    account.lines().take(lines).collect::<Vec<_>>().join("\n    ")
                )
            }
            Verdict::NotReached { reason } => format!("not reached: {reason}"),
            Verdict::Reached { unchecked } => format!("reached: {unchecked:?}"),
            Verdict::Exercised => continue,
        };
        println!("{} {} {}: {what}", line.card, line.section, line.which);
    }
}
