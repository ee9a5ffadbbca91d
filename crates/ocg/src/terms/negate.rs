//! OCG 3.3.2-74, 3.4.4-48 to -58, 3.6.3-44: negating activations, effects, Summons and attacks.

use crate::effects::perform::{Performed, group_of};
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::Group;
use crate::pipe::{Change, Destination};
use crate::state::{By, Move, Negation, Running};

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

/// 3.3.2-75, -108: what was about to be Summoned goes to the Graveyard, from nowhere.
pub(crate) fn negate_summon(game: &mut Game, running: &Running) -> Performed {
    let mut cards = group_of(game, running, &Group::Summoned);
    cards.retain(|&card| game.card(card).place == crate::state::Location::Between);
    if cards.is_empty() {
        return Performed::Simply(false);
    }
    game.propose(Change::SummonNegated { cards: cards.clone() }, by(running), &["3.3.2-74"]);
    let change = Change::Move { cards, why: Move::ByRule, to: Destination::Graveyard };
    game.propose(change, By::Rule, &["3.3.2-75"]);
    Performed::Simply(true)
}
