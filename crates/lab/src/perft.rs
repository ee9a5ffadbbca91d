//! How many sequences of answers there are from fixed positions, to a given depth.
//!
//! A sequence that ends the game counts once, at whatever depth.

use std::collections::{BTreeMap, BTreeSet};
use table::Table;

/// Counting stops before the depth at which there would be more sequences than this.
const MOST: u64 = 25_000;
const DEEPEST: usize = 6;

/// Positions by their titles.
pub type Positions<T> = BTreeMap<String, T>;

/// All numbers as they are stored: a line such as `1 Main phase | 3 | 1234` for each position and depth.
pub fn count<T: Table>(positions: &Positions<T>) -> String {
    let counted =
        |(title, game): (&String, &T)| depths(game).map(|depth| line(title, game, depth)).collect::<Vec<_>>();
    let lines: Vec<String> = positions.iter().flat_map(counted).collect();
    format!("# position | depth | sequences of answers\n{}\n", lines.join("\n"))
}

/// What is not as it is stored, a line each.
///
/// # Errors
/// When what is stored makes no sense.
pub fn compare<T: Table>(positions: &Positions<T>, stored: &str) -> Result<Vec<String>, String> {
    let expected: Vec<&str> = stored.lines().filter(|line| !line.starts_with('#')).collect();
    let mut found = Vec::new();
    for stored in &expected {
        let mut parts = stored.split(" | ");
        let (title, depth) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        let game = positions.get(title).ok_or_else(|| format!("there is no position `{title}`"))?;
        found.push(line(title, game, depth.parse().map_err(|_| format!("no depth: {stored}"))?));
    }
    let unknown = positions.keys().filter(|&title| !expected.iter().any(|line| line.starts_with(title)));
    let mut wrong: Vec<String> = unknown.map(|title| format!("{title}: no number is stored")).collect();
    wrong.extend(differences(&expected, &found));
    Ok(wrong)
}

fn sequences<T: Table>(game: &T, depth: usize) -> u64 {
    if depth == 0 || game.outcome().is_some() {
        return 1;
    }
    if depth == 1 {
        return game.options() as u64;
    }
    let after = |option| {
        let mut next = game.clone();
        next.answer(option).expect("what is offered is accepted");
        sequences(&next, depth - 1)
    };
    (0..game.options()).map(after).sum()
}

/// The depths that are worth the time, for numbers that are not stored yet.
fn depths<T: Table>(game: &T) -> impl Iterator<Item = usize> {
    (1..=DEEPEST).take_while(|&depth| depth <= 2 || sequences(game, depth) <= MOST)
}

fn line<T: Table>(title: &str, game: &T, depth: usize) -> String {
    format!("{title} | {depth} | {}", sequences(game, depth))
}

/// Position, depth, expected and found, for each line that is not the same.
fn differences(expected: &[&str], found: &[String]) -> Vec<String> {
    let expected: BTreeMap<&str, &str> = expected.iter().filter_map(|line| line.rsplit_once(" | ")).collect();
    let found: BTreeMap<&str, &str> = found.iter().filter_map(|line| line.rsplit_once(" | ")).collect();
    let keys: BTreeSet<&str> = expected.keys().chain(found.keys()).copied().collect();
    let of = |lines: &BTreeMap<&str, &str>, key| lines.get(key).map_or("nothing", |&n| n).to_owned();
    keys.into_iter()
        .map(|key| (key, of(&expected, key), of(&found, key)))
        .filter(|(_, expected, found)| expected != found)
        .map(|(key, expected, found)| format!("{key}: expected {expected}, found {found}"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::differences;

    #[test]
    fn a_count_that_differs_is_named() {
        let found = ["1 One | 1 | 3".to_owned(), "1 One | 2 | 9".to_owned()];
        assert_eq!(differences(&["1 One | 1 | 3", "1 One | 2 | 9"], &found), Vec::<String>::new());
        assert_eq!(
            differences(&["1 One | 1 | 3", "1 One | 2 | 8", "2 Two | 1 | 1"], &found),
            ["1 One | 2: expected 8, found 9", "2 Two | 1: expected 1, found nothing"]
        );
    }
}
