//! OCG 3.4.4-48 to -58, 3.6.3-44: negating activations, effects and attacks.

use crate::effects::perform::Performed;
use crate::effects::resolution::by;
use crate::game::Game;
use crate::pipe::Change;
use crate::state::{Negation, Running};

pub(crate) fn negates(running: &mut Running, how: Negation) -> Performed {
    let answers = running.answered.is_some();
    if answers {
        running.negates = how;
    }
    Performed::Simply(answers)
}

/// 3.6.3-44
pub(crate) fn negate_attack(game: &mut Game, running: &Running) -> Performed {
    let attacked = game.state.attack.is_some_and(|attack| !attack.negated);
    if attacked {
        game.propose(Change::AttackNegated, by(running), &["3.6.3-44"]);
    }
    Performed::Simply(attacked)
}
