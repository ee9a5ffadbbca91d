//! Looking ahead on copies of a game: what comes of an answer when the dust has settled.

use crate::budget::Thinking;
use crate::options_of;
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::{Dice, Searchable, Seat};

/// So many answers are given at most until something is settled.
const LONGEST: usize = 60;

/// Does what may go wrong in a game that nobody has played yet; nothing comes of it then.
pub(crate) fn attempt<T>(think: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(think)).ok()
}

/// The options of this seat that are not the same as one before.
pub(crate) fn different<G: Searchable>(game: &G, seat: Seat) -> Vec<(u64, usize)> {
    let options = options_of(game, seat);
    let mut found: Vec<(u64, usize)> = Vec::with_capacity(options);
    for option in 0..options {
        let likeness = game.option_likeness(seat, option);
        if found.iter().all(|(other, _)| *other != likeness) {
            found.push((likeness, option));
        }
    }
    found
}

/// How many options are compared for each question on the way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Width(pub usize);

/// The game after this answer and everything that follows from it.
pub(crate) fn after<G: Searchable>(
    game: &G,
    seat: Seat,
    option: usize,
    width: Width,
    dice: &mut Dice,
    thinking: &Thinking,
) -> G {
    let mut next = game.clone();
    if next.answer_as(seat, option).is_ok() {
        settle(&mut next, width, dice, thinking);
    }
    next
}

/// Plays on to the next moment at which somebody may act freely. Whoever is asked on the way
/// takes what looks best at once.
fn settle<G: Searchable>(game: &mut G, width: Width, dice: &mut Dice, thinking: &Thinking) {
    for _ in 0..LONGEST {
        let Some(seat) = game.to_answer().filter(|_| !game.is_quiet()) else { return };
        if thinking.is_late() {
            return;
        }
        let at_once = |option: usize, _: &mut Dice| {
            let mut next = game.clone();
            next.answer(option).ok().map(|()| next)
        };
        match best_of_some(game.options(), width, seat, dice, at_once) {
            Some(next) => *game = next,
            None => return,
        }
    }
}

/// Of some options, what becomes of the one that is best for the seat.
pub(crate) fn best_of_some<G: Searchable>(
    options: usize,
    width: Width,
    seat: Seat,
    dice: &mut Dice,
    mut after: impl FnMut(usize, &mut Dice) -> Option<G>,
) -> Option<G> {
    let mut best: Option<(f32, G)> = None;
    for option in some_of(options, width, dice) {
        let Some(next) = after(option, dice) else { continue };
        let standing = next.standing(seat);
        if best.as_ref().is_none_or(|(least, _)| standing > *least) {
            best = Some((standing, next));
        }
    }
    best.map(|(_, next)| next)
}

/// At most so many of these, at random if there are more; in a random order, so that no option
/// is taken for being the first of equals.
fn some_of(all: usize, width: Width, dice: &mut Dice) -> Vec<usize> {
    let mut options: Vec<usize> = (0..all).collect();
    dice.shuffle(&mut options);
    options.truncate(width.0);
    options
}
