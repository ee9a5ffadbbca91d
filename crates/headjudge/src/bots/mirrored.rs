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

/// What came of games.
#[derive(Clone, Copy, Debug, Default)]
pub struct Fared {
    /// How the first bot fared.
    pub bot: Rate,
    /// How the first deck fared, whoever played it.
    pub deck: Rate,
    /// In how many games nobody came to an end.
    pub stalled: u32,
}

impl Fared {
    pub fn add(&mut self, other: Fared) {
        self.bot.add(other.bot);
        self.deck.add(other.deck);
        self.stalled += other.stalled;
    }
}

/// The game of this seed, twice.
pub fn play_both<A: Arena<Game: Searchable>>(arena: &A, seed: u64, duel: Match) -> Result<Fared, String> {
    let mut fared = Fared::default();
    for first in Seat::BOTH {
        let outcome = play(arena.deal(seed)?, seed, first, duel);
        let rate = |of: Seat| Rate { won: share(outcome, of), games: 1 };
        let stalled = u32::from(outcome.is_none());
        fared.add(Fared { bot: rate(first), deck: rate(Seat::A), stalled });
    }
    Ok(fared)
}

/// How much of the game this seat has won.
fn share(outcome: Option<Outcome>, seat: Seat) -> f64 {
    match outcome {
        Some(Outcome::Won(winner)) => f64::from(u8::from(winner == seat)),
        Some(Outcome::Draw) | None => 0.5,
    }
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
