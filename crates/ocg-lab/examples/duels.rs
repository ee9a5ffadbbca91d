//! Random duels with decks drawn from all read cards of a pool, with replays and invariants:
//! `duels POOL [GAMES [SEED]]`.

use lab::{Settings, simulate};
use ocg_lab::{CardFile, Invariants, OcgArena, Playable};
use std::error::Error;
use table::PerSeat;
use text::pool::PoolCache;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let path = arguments.next().ok_or("duels POOL [GAMES [SEED]]")?;
    let games = arguments.next().map_or(Ok(100), |games| games.parse())?;
    let seed = arguments.next().map_or(Ok(1), |seed| seed.parse())?;
    let cards = Playable::with(&CardFile { path: path.into(), cache: PoolCache::Nowhere }.pool()?);
    let arena = OcgArena::new(&PerSeat::new(|_| "random".to_owned()), &cards)?;
    let settings = Settings { games, seed, limit: 20_000, replay: true };
    let report = simulate(&arena, settings, &mut Invariants)?;
    println!("{} duels, {} turns, {} choices", report.games, report.turns, report.choices);
    println!("{} replayed, {} failures", report.replayed, report.failures.len());
    for failure in &report.failures {
        println!("{failure:#?}");
    }
    Ok(())
}
