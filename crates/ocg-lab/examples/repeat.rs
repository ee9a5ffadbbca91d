//! Does one thing over and over, for `tools/bench.sh` to count: `repeat duel N` plays random duels, `repeat clone N`
//! copies a duel in its middle, `repeat create N` begins one; with the decks C and D, or others:
//! `repeat duel N A B`. Prints the CPU time.

use cpu_time::ProcessTime;
use lab::{Arena, Settings, simulate};
use ocg_lab::{OcgArena, Playable};
use std::error::Error;
use std::hint::black_box;
use table::{Dice, PerSeat, Table};

/// So many answers are given before a duel is copied.
const MIDDLE: usize = 60;

/// Does the work and says how long each time took.
fn report(times: u64, work: impl FnOnce() -> Result<(), Box<dyn Error>>) -> Result<(), Box<dyn Error>> {
    let start = ProcessTime::now();
    work()?;
    println!("{:.3} µs each", start.elapsed().as_secs_f64() * 1e6 / times as f64);
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (what, times, decks) = match &arguments[..] {
        [what, times] => (what, times, ["C".to_owned(), "D".to_owned()]),
        [what, times, one, two] => (what, times, [one.clone(), two.clone()]),
        _ => return Err("repeat duel|clone|create N [DECK DECK]".into()),
    };
    let times: u64 = times.parse()?;
    let arena = OcgArena::new(&PerSeat(decks), &Playable::builtin())?;
    match what.as_str() {
        "duel" => {
            let settings = Settings { games: times, seed: 1, limit: 20_000, replay: false };
            let report = simulate(&arena, settings, &mut ())?;
            let (choices, seconds) = (report.choices, report.cpu_seconds);
            println!("{choices} choices, {:.0} a CPU second", choices as f64 / seconds);
            Ok(())
        }
        "clone" => {
            let (mut game, mut dice) = (arena.deal(1)?, Dice::new(1));
            for _ in 0..MIDDLE {
                game.answer(dice.roll(game.options()))?;
            }
            println!("stored in {} bytes", arena.save(&game)?.len());
            report(times, || {
                for _ in 0..times {
                    black_box(game.clone());
                }
                Ok(())
            })
        }
        "create" => report(times, || {
            for seed in 0..times {
                black_box(arena.deal(seed)?);
            }
            Ok(())
        }),
        other => Err(format!("duel, clone or create, not {other}").into()),
    }
}
