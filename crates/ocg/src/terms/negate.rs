//! OCG 3.4.4-48 to -58, 3.6.3-44: negating activations, effects and attacks.

use crate::effects::perform::{Performed, group_of};
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::{Group, Modifier, NameBy, Until};
use crate::pipe::Change;
use crate::state::{GivenTo, Negation, Running};
use crate::terms::give;

/// 3.4.4-57: the effect that is answered.
pub(crate) fn negate_effect(running: &mut Running) -> Performed {
    let answers = running.answered.is_some();
    if answers {
        running.negates = Negation::Effect;
    }
    Performed::Simply(answers)
}

/// 3.4.4-48, -50, -52, -55, -56: the activation that is answered, and nothing comes of its effect; a card whose effect it
/// was does not move. A card that was activated is in no place any more (3.3.3-7).
pub(crate) fn negate_activation(game: &mut Game, running: &mut Running) -> Performed {
    let Some(source) = running.answered else { return Performed::Simply(false) };
    running.negates = Negation::Activation;
    game.propose(Change::ActivationNegated(source), by(running), &["3.3.3-6", "3.3.4-6", "3.4.4-48"]);
    Performed::Simply(true)
}

/// 3.3.4-34: the activations of all links before this one.
pub(crate) fn negate_whole_chain(running: &mut Running) -> Performed {
    running.negates = Negation::WholeChain;
    Performed::Simply(running.answered.is_some())
}

/// 3.6.3-44
pub(crate) fn negate_attack(game: &mut Game, running: &Running) -> Performed {
    let attacked = game.state.attack.is_some_and(|attack| !attack.negated);
    if attacked {
        game.propose(Change::AttackNegated, by(running), &["3.6.3-44"]);
    }
    Performed::Simply(attacked)
}

/// 3.4.4-150, -152, -153: monsters of the name of each of these.
pub(crate) fn by_name(
    game: &mut Game,
    running: &Running,
    group: &Group,
    by: NameBy,
    until: Until,
) -> Performed {
    let cards = group_of(game, running, group);
    for &card in &cards {
        let to = GivenTo::Named(by, game.card(card).def);
        give::give_to(game, running, &Modifier::Negated, until, to);
    }
    Performed::Done(cards)
}
