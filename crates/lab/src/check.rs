//! Is a game what its answers make of it? Replays, keys, saved games and refused answers.

use crate::{Arena, Played};
use table::{Dice, Replay, Table};

/// Plays the answers again on a fresh game, by place and by key: it must end in the same bytes. On the way the game is
/// saved and loaded at random moments, and goes on as the loaded one; and an answer that is not
/// offered must be refused without a trace.
///
/// # Errors
/// With what differs.
pub fn check_replay<A: Arena>(arena: &A, seed: u64, played: &Played, last: &A::Game) -> Result<(), String> {
    let mut plain = arena.deal(seed)?;
    let replay = Replay { setup: seed, answers: played.answers.clone() };
    replay.play_on(&mut plain).map_err(|why| format!("the replay is refused: {why}"))?;
    same(arena, &plain, last, "the replay ends differently")?;

    same(arena, &by_keys(arena, seed, played)?, last, "the game that was answered by keys ends differently")?;

    let mut game = arena.deal(seed)?;
    let mut dice = Dice::new(!seed);
    for &answer in &played.answers {
        if dice.roll(8) == 0 {
            game = reloaded(arena, &game)?;
            check_refusal(arena, &mut game)?;
        }
        game.answer(answer.into())
            .map_err(|why| format!("a loaded game refuses what was accepted: {why}"))?;
    }
    same(arena, &game, last, "the game that was loaded on the way ends differently")
}

/// The game answered by the keys of its options: no two options of a decision have the same.
fn by_keys<A: Arena>(arena: &A, seed: u64, played: &Played) -> Result<A::Game, String> {
    let mut game = arena.deal(seed)?;
    for &answer in &played.answers {
        let Some(seat) = game.to_answer() else { return Err("the game ends too early".to_owned()) };
        let key = game.key(seat, answer.into());
        if game.option_of(seat, &key) != Some(answer.into()) {
            return Err(format!("two options have the key `{key}`"));
        }
        game.answer_by_key(seat, &key).map_err(|why| format!("a key that was offered is refused: {why}"))?;
    }
    Ok(game)
}

fn same<A: Arena>(arena: &A, one: &A::Game, two: &A::Game, or_else: &str) -> Result<(), String> {
    if arena.save(one)? == arena.save(two)? { Ok(()) } else { Err(or_else.to_owned()) }
}

fn reloaded<A: Arena>(arena: &A, game: &A::Game) -> Result<A::Game, String> {
    let saved = arena.save(game)?;
    let loaded = arena.load(&saved, game).map_err(|why| format!("a saved game cannot be loaded: {why}"))?;
    same(arena, &loaded, game, "a loaded game differs from the one that was saved")?;
    Ok(loaded)
}

fn check_refusal<A: Arena>(arena: &A, game: &mut A::Game) -> Result<(), String> {
    let before = game.clone();
    if game.answer(game.options()).is_ok() {
        return Err("an answer that was not offered was accepted".to_owned());
    }
    same(arena, game, &before, "a refused answer changed the game")
}
