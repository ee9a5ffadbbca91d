//! `play`: choices in a game. The first byte says which decks, the second the seed, each further one which option is
//! taken. After every answer all invariants hold; at the end the game is what its answers make of it.

use crate::games;
use lab::{Arena, Ended, Observer, Played, check_replay};
use table::Table;

/// No game is played longer.
const LONGEST: usize = 2_000;

/// A game that was asked for.
#[derive(Clone, Copy)]
pub struct Dealt<'b> {
    seed: u64,
    choices: &'b [u8],
}

pub fn run(bytes: &[u8]) {
    let [which, seed, choices @ ..] = bytes else { return };
    games::play(*which, Dealt { seed: u64::from(*seed), choices });
}

impl Dealt<'_> {
    pub fn play<A: Arena>(self, arena: &A, mut observer: impl Observer<A::Game>) {
        let mut game = arena.deal(self.seed).expect("these decks can be dealt");
        let mut answers = Vec::new();
        observer.look(&mut game).expect("a new game is in order");
        let mut choices = self.choices.iter();
        while game.outcome().is_none() && answers.len() < LONGEST {
            let options = game.options();
            assert!(options > 0, "nothing is offered, and the game is not over");
            // What is no choice takes no byte.
            let option = if options == 1 {
                0
            } else {
                let Some(choice) = choices.next() else { break };
                usize::from(*choice) % options
            };
            answers.push(u16::try_from(option).expect("a choice is a byte"));
            game.answer(option).expect("what is offered is taken");
            observer.look(&mut game).expect("every answer keeps the game in order");
        }
        let played = Played { ended: Ended::Stalled, answers, choices: 0 };
        check_replay(arena, self.seed, &played, &game).expect("a game is what its answers make of it");
    }
}
