//! The built-in cards: none fails, and most are exercised completely.

use digimon_exercise::{Options, Verdict, exercise};

#[test]
fn no_built_in_effect_fails_and_most_are_exercised() {
    let report = exercise(&digimon::builtin::cards(), |_| true, Options::default());
    let failed: Vec<String> = report
        .effects
        .iter()
        .filter_map(|line| match &line.verdict {
            Verdict::Failed { seed, account } => {
                Some(format!("{} {} {} (seed {seed}): {account}", line.card, line.section, line.which))
            }
            Verdict::Exercised | Verdict::Reached { .. } | Verdict::NotReached { .. } => None,
        })
        .collect();
    assert!(failed.is_empty(), "{}", failed.join("\n\n"));
    let all = report.totals;
    assert_eq!(all.exercised + all.reached + all.not_reached, all.effects);
    let share = |n: usize| n * 100 / all.effects;
    assert!(share(all.exercised) >= 80, "{all:?}");
    assert!(share(all.exercised + all.reached) >= 90, "{all:?}");
}
