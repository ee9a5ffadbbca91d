//! One game with random answers.

use crate::Observer;
use table::{Dice, Outcome, Table};

/// How a game went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    pub ended: Ended,
    /// Every answer from the beginning, forced ones too.
    pub answers: Vec<u16>,
    /// How many of the answers were a choice among at least two options.
    pub choices: u64,
}

/// Why a game was not played on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ended {
    Over(Outcome),
    /// It went on longer than allowed.
    Stalled,
    /// Something is wrong with it.
    Broken(String),
}

/// Plays on with equally likely options until the game is over, or `limit` answers were given.
pub fn play_at_random<G: Table>(
    game: &mut G,
    dice: &mut Dice,
    limit: usize,
    observer: &mut impl Observer<G>,
) -> Played {
    let mut played = Played { ended: Ended::Stalled, answers: Vec::new(), choices: 0 };
    if let Err(why) = observer.look(game) {
        played.ended = Ended::Broken(why);
        return played;
    }
    while played.answers.len() < limit {
        if let Some(outcome) = game.outcome() {
            played.ended = Ended::Over(outcome);
            break;
        }
        if let Err(why) = answer_at_random(game, dice, &mut played).and_then(|()| observer.look(game)) {
            played.ended = Ended::Broken(why);
            break;
        }
    }
    played
}

fn answer_at_random<G: Table>(game: &mut G, dice: &mut Dice, played: &mut Played) -> Result<(), String> {
    let options = game.options();
    if options == 0 {
        return Err("nothing is offered, and the game is not over".to_owned());
    }
    let option = if options == 1 { 0 } else { dice.roll(options) };
    played.choices += u64::from(options > 1);
    let number =
        u16::try_from(option).map_err(|_| format!("{options} options are too many to write down"))?;
    played.answers.push(number);
    game.answer(option).map_err(|why| format!("option {option} of {options} was offered, but refused: {why}"))
}
