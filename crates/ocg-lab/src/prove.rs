//! Duels that show that the rules hold and that every effect works: half of them between the built-in decks, every
//! pair of them equally often; half with random decks.

use crate::{Invariants, NoSuchDeck, OcgArena, Playable, Tally};
use lab::{Proof, Report, Settings, Summary, simulate};
use ocg::builtin;
use table::PerSeat;

/// Why no duels can be played.
#[derive(Debug, thiserror::Error)]
pub enum NotProved {
    #[error(transparent)]
    Deck(#[from] NoSuchDeck),
    #[error("no duel can be dealt: {0}")]
    Deal(String),
}

/// # Errors
/// When a duel cannot be dealt.
pub fn prove(settings: Settings) -> Result<Proof, NotProved> {
    let settings = Settings { replay: true, ..settings };
    let mut observers = (Invariants, Tally::default());
    let built_in = settings.games / 2;
    let mut report = between_built_in(Settings { games: built_in, ..settings }, &mut observers)?;
    let random =
        Settings { games: settings.games - built_in, seed: settings.seed.wrapping_add(built_in), ..settings };
    let arena = OcgArena::new(&PerSeat::new(|_| "random".to_owned()), &Playable::builtin())?;
    report = report.and(simulate(&arena, random, &mut observers).map_err(NotProved::Deal)?);
    let tally = observers.1;
    let effects = Summary::of(tally.rows(arena.library()));
    Ok(Proof { report, clauses_followed: tally.statements(), effects })
}

/// Every built-in deck against every one, each player with each.
fn between_built_in(settings: Settings, observers: &mut (Invariants, Tally)) -> Result<Report, NotProved> {
    let names: Vec<String> = builtin::decks().into_iter().map(|deck| deck.name).collect();
    let pairs: Vec<PerSeat<String>> =
        names.iter().flat_map(|a| names.iter().map(|b| PerSeat([a.clone(), b.clone()]))).collect();
    let (all, cards) = (pairs.len() as u64, Playable::builtin());
    let (mut report, mut seed) = (Report::default(), settings.seed);
    for (nth, pair) in (0..).zip(&pairs) {
        let games = settings.games / all + u64::from(nth < settings.games % all);
        let part = Settings { games, seed, ..settings };
        let arena = OcgArena::new(pair, &cards)?;
        report = report.and(simulate(&arena, part, observers).map_err(NotProved::Deal)?);
        seed = seed.wrapping_add(games);
    }
    Ok(report)
}
