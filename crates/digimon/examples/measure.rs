//! Measures what the README states: games per second, the size of a stored state, the time of a clone.

use digimon::builtin::BuiltinDeck;
use digimon::{Deck, Game, Library, Setup, builtin};
use std::sync::Arc;
use std::time::Instant;
use table::{Dice, PerSeat, Table};

const GAMES: u64 = 2000;

fn deck(library: &Library, list: &BuiltinDeck) -> Deck {
    let cards = |list: &[(digimon::card::Number, u8)]| {
        let copies = |(number, n): &(digimon::card::Number, u8)| {
            library
                .find(number)
                .into_iter()
                .flat_map(|def| std::iter::repeat_n(def, *n as usize))
                .collect::<Vec<_>>()
        };
        list.iter().flat_map(copies).collect()
    };
    Deck { main: cards(&list.main), eggs: cards(&list.eggs) }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let library = Arc::new(Library::new(builtin::cards())?);
    let lists = builtin::decks();
    let decks = PerSeat([deck(&library, &lists[0]), deck(&library, &lists[1])]);
    let (mut largest, mut kept, mut choices) = (0, None, 0u64);
    let start = Instant::now();
    for seed in 0..GAMES {
        let mut dice = Dice::new(seed);
        let mut game = Game::new(Arc::clone(&library), &Setup { decks: decks.clone(), seed: seed.into() })?;
        while game.options() > 0 {
            choices += 1;
            game.answer(dice.roll(game.options()))?;
            let size = if seed == 0 { game.save()?.len() } else { 0 };
            if size > largest {
                largest = size;
                kept = Some(game.clone());
            }
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("{GAMES} random ST1-ST2 games, {choices} answers: {:.0} games a second", GAMES as f64 / seconds);
    if let Some(game) = kept {
        let start = Instant::now();
        let clones = (0..10_000).map(|_| game.clone()).filter(|copy| copy == &game).count();
        println!(
            "largest state of one game: {largest} bytes stored; {clones} clones and comparisons in {:?}",
            start.elapsed()
        );
    }
    Ok(())
}
