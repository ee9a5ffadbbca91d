//! Games that show that the rules hold and that every effect works.
//!
//! Half of the games are played with the built-in decks, every pair of them equally often; half with
//! random decks. Every second random deck is built around a card with an effect that was not
//! resolved often enough by then.

use crate::{ArenaFault, DigimonArena, Invariants, Playable, Tally};
use digimon::builtin;
use lab::{ENOUGH, Proof, Report, Settings, Summary, simulate};
use table::PerSeat;

/// After so many games it is seen again which effects are still rare.
const ROUND: u64 = 250;

/// Why no games can be played.
#[derive(Debug, thiserror::Error)]
pub enum NotProved {
    #[error(transparent)]
    Arena(#[from] ArenaFault),
    #[error("no game can be dealt: {0}")]
    Deal(String),
}

pub fn prove(settings: Settings) -> Result<Proof, NotProved> {
    let settings = Settings { replay: true, ..settings };
    let mut observers = (Invariants, Tally::default());
    let of_starters = settings.games / 2;
    let starters = Settings { games: of_starters, ..settings };
    let random = Settings {
        games: settings.games - of_starters,
        seed: settings.seed.wrapping_add(of_starters),
        ..settings
    };
    let mut report = with_starters(starters, &mut observers)?;
    let mut arena = DigimonArena::new(&PerSeat::new(|_| "random".to_owned()), Playable::builtin())?;
    for round in rounds(random) {
        arena.focus_on(observers.1.rare_cards(arena.library(), ENOUGH));
        report = report.and(simulate(&arena, round, &mut observers).map_err(NotProved::Deal)?);
    }
    let tally = observers.1;
    let effects = Summary::of(tally.rows(arena.library()));
    Ok(Proof { report, clauses_followed: tally.clauses(), effects })
}

/// Every built-in deck against every one, each player with each.
fn with_starters(settings: Settings, observers: &mut (Invariants, Tally)) -> Result<Report, NotProved> {
    let names: Vec<String> = builtin::decks().into_iter().map(|deck| deck.name).collect();
    let pairs: Vec<PerSeat<String>> =
        names.iter().flat_map(|a| names.iter().map(|b| PerSeat([a.clone(), b.clone()]))).collect();
    let all = pairs.len() as u64;
    let (mut report, mut seed) = (Report::default(), settings.seed);
    for (nth, pair) in (0..).zip(&pairs) {
        let games = settings.games / all + u64::from(nth < settings.games % all);
        let arena = DigimonArena::new(pair, Playable::builtin())?;
        let part = Settings { games, seed, ..settings };
        report = report.and(simulate(&arena, part, observers).map_err(NotProved::Deal)?);
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
