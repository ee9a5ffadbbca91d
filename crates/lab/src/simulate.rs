//! Many games, one after the other on one thread.

use crate::{Arena, Ended, Observer, Played, Report, check_replay, play_at_random};
use cpu_time::ProcessTime;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::{Dice, Table};

/// How many games, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    pub games: u64,
    /// The seed of the first game; each further game has the next one, so that any of them can be
    /// played again by itself.
    pub seed: u64,
    /// A game with this many answers has stalled.
    pub limit: usize,
    /// Play every game again from its answers, and compare.
    pub replay: bool,
}

/// Plays the games at random. A panic is caught, and reported with the seed of its game.
///
/// # Errors
/// When a game cannot be dealt, in words.
pub fn simulate<A: Arena>(
    arena: &A,
    settings: Settings,
    observer: &mut impl Observer<A::Game>,
) -> Result<Report, String> {
    let start = ProcessTime::now();
    let mut report = Report::default();
    for number in 0..settings.games {
        let seed = settings.seed.wrapping_add(number);
        let game = arena.deal(seed)?;
        let play = AssertUnwindSafe(|| play_one(arena, settings, seed, game, observer));
        match catch_unwind(play) {
            Ok((played, turns)) => {
                report.replayed += u64::from(settings.replay);
                report.add(seed, || arena.name(seed), &played, turns);
            }
            Err(panic) => report.add_panic(seed, arena.name(seed), message(panic.as_ref())),
        }
    }
    report.cpu_seconds = start.elapsed().as_secs_f64();
    Ok(report)
}

fn play_one<A: Arena>(
    arena: &A,
    settings: Settings,
    seed: u64,
    mut game: A::Game,
    observer: &mut impl Observer<A::Game>,
) -> (Played, u64) {
    // The players' dice are not the game's: otherwise they would answer as it shuffles.
    let mut dice = Dice::new(seed ^ 0x706c_6179_6572_7321);
    let mut played = play_at_random(&mut game, &mut dice, settings.limit, observer);
    if settings.replay
        && !matches!(played.ended, Ended::Broken(_))
        && let Err(why) = check_replay(arena, seed, &played, &game)
    {
        played.ended = Ended::Broken(why);
    }
    debug_assert!(game.outcome().is_some() || !matches!(played.ended, Ended::Over(_)));
    let turns = arena.turns(&game);
    (played, turns)
}

fn message(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a message")
}
