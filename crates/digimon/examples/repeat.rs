//! Does one thing over and over, for `tools/bench.sh` to count: `repeat clone N` copies a game in its middle,
//! `repeat create N` begins one. Prints the CPU time that each took.

use cpu_time::ProcessTime;
use digimon::builtin::BuiltinDeck;
use digimon::card::Number;
use digimon::{Deck, Game, Library, Setup, builtin};
use std::error::Error;
use std::hint::black_box;
use std::sync::Arc;
use table::{Dice, PerSeat, Table};

/// So many answers are given before the game is copied.
const MIDDLE: usize = 60;

fn deck(library: &Library, list: &BuiltinDeck) -> Deck {
    let copies = |(number, n): &(Number, u8)| {
        library.find(number).into_iter().flat_map(|def| std::iter::repeat_n(def, usize::from(*n))).collect()
    };
    let cards = |list: &[(Number, u8)]| list.iter().flat_map::<Vec<_>, _>(copies).collect();
    Deck { main: cards(&list.main), eggs: cards(&list.eggs) }
}

/// Does the work and says how long each time took.
fn report(times: u64, work: impl FnOnce() -> Result<(), Box<dyn Error>>) -> Result<(), Box<dyn Error>> {
    let start = ProcessTime::now();
    work()?;
    println!("{:.3} µs each", start.elapsed().as_secs_f64() * 1e6 / times as f64);
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, what, times] = &arguments[..] else { return Err("repeat clone|create N".into()) };
    let times: u64 = times.parse()?;
    let library = Arc::new(Library::new(builtin::cards())?);
    let lists = builtin::decks();
    let decks = PerSeat([deck(&library, &lists[0]), deck(&library, &lists[1])]);
    let create =
        |seed: u64| Game::new(Arc::clone(&library), &Setup { decks: decks.clone(), seed: seed.into() });
    match what.as_str() {
        "clone" => {
            let (mut game, mut dice) = (create(1)?, Dice::new(1));
            for _ in 0..MIDDLE {
                game.answer(dice.roll(game.options()))?;
            }
            report(times, || {
                for _ in 0..times {
                    black_box(game.clone());
                }
                Ok(())
            })
        }
        "create" => report(times, || {
            for seed in 0..times {
                black_box(create(seed)?);
            }
            Ok(())
        }),
        other => Err(format!("clone or create, not {other}").into()),
    }
}
