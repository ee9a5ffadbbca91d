//! Games that show that the rules hold and that every effect works.
//!
//! Half of the games are played with the built-in decks, every pair of them equally often; half with random decks.

use crate::{Arena, EffectRow, Observer, Proof, Report, Settings, Summary, simulate};
use table::PerSeat;

/// After so many games it is seen again which effects are still rare.
const ROUND: u64 = 250;

/// A game whose rules and effects can be shown to hold.
pub trait Provable {
    type Arena: Arena;
    /// Looks for broken rules.
    type Invariants: Observer<<Self::Arena as Arena>::Game> + Default;
    /// Counts which effects came about.
    type Tally: Observer<<Self::Arena as Arena>::Game> + Default;

    /// The names of the built-in decks.
    fn decks() -> Vec<String>;

    /// What to say instead of a name to have decks drawn at random.
    fn random() -> String {
        "random".to_owned()
    }

    /// # Errors
    /// When games cannot be dealt with these decks, in words.
    fn arena(decks: &PerSeat<String>) -> Result<Self::Arena, String>;

    /// From now on random decks may favour cards whose effects are still rare.
    fn favour_rare(_arena: &mut Self::Arena, _tally: &Self::Tally) {}

    /// Every effect, the rarest first.
    fn rows(arena: &Self::Arena, tally: &Self::Tally) -> Vec<EffectRow>;

    /// How many clauses of the rulebook were followed.
    fn clauses(tally: &Self::Tally) -> usize;
}

/// # Errors
/// When no games can be dealt, in words.
pub fn prove<P: Provable>(settings: Settings) -> Result<Proof, String> {
    let settings = Settings { replay: true, ..settings };
    let mut observers = (P::Invariants::default(), P::Tally::default());
    let built_in = settings.games / 2;
    let mut report = with_built_in::<P>(Settings { games: built_in, ..settings }, &mut observers)?;
    let random =
        Settings { games: settings.games - built_in, seed: settings.seed.wrapping_add(built_in), ..settings };
    let mut arena = P::arena(&PerSeat::new(|_| P::random()))?;
    for round in rounds(random) {
        P::favour_rare(&mut arena, &observers.1);
        report = report.and(simulate(&arena, round, &mut observers)?);
    }
    let tally = observers.1;
    let effects = Summary::of(P::rows(&arena, &tally));
    Ok(Proof { report, clauses_followed: P::clauses(&tally), effects })
}

/// Every built-in deck against every one, each player with each.
fn with_built_in<P: Provable>(
    settings: Settings,
    observers: &mut (P::Invariants, P::Tally),
) -> Result<Report, String> {
    let names = P::decks();
    let pairs: Vec<PerSeat<String>> =
        names.iter().flat_map(|a| names.iter().map(|b| PerSeat([a.clone(), b.clone()]))).collect();
    let all = pairs.len() as u64;
    let (mut report, mut seed) = (Report::default(), settings.seed);
    for (nth, pair) in (0..).zip(&pairs) {
        let games = settings.games / all + u64::from(nth < settings.games % all);
        let part = Settings { games, seed, ..settings };
        report = report.and(simulate(&P::arena(pair)?, part, observers)?);
        seed = seed.wrapping_add(games);
    }
    Ok(report)
}

fn rounds(all: Settings) -> impl Iterator<Item = Settings> {
    (0..all.games).step_by(ROUND as usize).map(move |first| Settings {
        games: ROUND.min(all.games - first),
        seed: all.seed.wrapping_add(first),
        ..all
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_cover_all_games_once() {
        let all = Settings { games: 2 * ROUND + 7, seed: 40, limit: 1, replay: true };
        let rounds: Vec<Settings> = rounds(all).collect();
        assert_eq!(rounds.iter().map(|round| round.games).sum::<u64>(), all.games);
        assert_eq!(rounds[1].seed, 40 + ROUND);
        assert_eq!(rounds[2].games, 7);
    }
}
