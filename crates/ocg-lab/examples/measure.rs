//! Measures duels of two built-in decks on one core, in CPU seconds: `measure [GAMES [DECK DECK]]`.

use lab::{Arena, Settings, simulate};
use ocg_lab::{OcgArena, Playable};
use std::error::Error;
use std::hint::black_box;
use std::time::Instant;
use table::{Dice, PerSeat, Table};

/// So many answers are given before a duel is copied.
const MIDDLE: usize = 60;
const TIMES: u32 = 2_000;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let games = arguments.next().map_or(Ok(200), |games| games.parse())?;
    let mut deck = |usual: &str| arguments.next().unwrap_or_else(|| usual.to_owned());
    let arena = OcgArena::new(&PerSeat([deck("C"), deck("D")]), &Playable::builtin())?;
    let report = simulate(&arena, Settings { games, seed: 1, limit: 20_000, replay: false }, &mut ())?;
    let seconds = report.cpu_seconds;
    println!("{games} duels, {} choices in {seconds:.2} CPU seconds", report.choices);
    println!("{:.0} choices a second", report.choices as f64 / seconds);

    let start = Instant::now();
    for seed in 0..TIMES {
        black_box(arena.deal(u64::from(seed))?);
    }
    println!("a duel is dealt in {:?}", start.elapsed() / TIMES);

    let (mut game, mut dice) = (arena.deal(1)?, Dice::new(1));
    for _ in 0..MIDDLE {
        game.answer(dice.roll(game.options()))?;
    }
    let start = Instant::now();
    for _ in 0..TIMES {
        black_box(game.clone());
    }
    println!("a duel is copied in {:?}", start.elapsed() / TIMES);
    println!("a duel is stored in {} bytes", arena.save(&game)?.len());
    Ok(())
}
