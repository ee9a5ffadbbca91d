//! Mirrored games: each one is played twice, the bots changing seats.

use bots::{Budget, Level, Tried};
use lab::{Arena, Rate};
use table::{Outcome, Searchable, Seat};

/// Who plays, and how long they may think.
#[derive(Clone, Copy, Debug)]
pub struct Match {
    pub levels: [Level; 2],
    pub budget: Budget,
    /// A game with this many answers is given up as a draw.
    pub limit: usize,
}

/// How the first bot fared with the game of this seed, and in how many games nobody came to an end.
pub fn play_both<A: Arena<Game: Searchable>>(
    arena: &A,
    seed: u64,
    duel: Match,
) -> Result<(Rate, u32), String> {
    let (mut rate, mut stalled) = (Rate::default(), 0);
    for first in Seat::BOTH {
        let outcome = play(arena.deal(seed)?, seed, first, duel);
        stalled += u32::from(outcome.is_none());
        let won = match outcome {
            Some(Outcome::Won(seat)) => f64::from(u8::from(seat == first)),
            Some(Outcome::Draw) | None => 0.5,
        };
        rate.add(Rate { won, games: 1 });
    }
    Ok((rate, stalled))
}

/// Plays to the end, the first bot in that seat.
fn play<G: Searchable>(mut game: G, seed: u64, first: Seat, duel: Match) -> Option<Outcome> {
    let [one, two] = duel.levels;
    let (mut one, mut two) = (one.bot::<G>(seed), two.bot::<G>(seed.rotate_left(32) ^ 1));
    let mut tried = Tried::default();
    for _ in 0..duel.limit {
        let Some(seat) = game.to_answer() else { break };
        let bot = if seat == first { &mut one } else { &mut two };
        let option = bot.choose(&game, seat, &tried, duel.budget);
        tried.note(&game, seat, option);
        if game.answer(option).is_err() {
            break;
        }
    }
    game.outcome()
}
