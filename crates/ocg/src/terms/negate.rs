//! OCG 3.4.4-48 to -58, 3.6.3-44: negating activations, effects and attacks.

use crate::effects::perform::{Performed, group_of};
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::{Group, Modifier, NameBy, Restriction, Step, Topic, Until};
use crate::pipe::Change;
use crate::query::applies::Subject;
use crate::query::{Query, Standpoint};
use crate::state::{GivenTo, Negation, Running, Source};
use crate::terms::give;

/// Does its own text say that it cannot be negated?
pub(crate) fn says_not_negated(game: &Game, source: Source) -> bool {
    let act = &game.library.effect(source.effect).effect.act;
    act.iter().any(|linked| matches!(linked.1, Step::NotNegated))
}

/// As that, or does something that applies say so of its card?
pub(crate) fn cannot_be_negated(game: &Game, source: Source) -> bool {
    let said =
        |_: Query<'_>, _: Standpoint<'_>, one: &Restriction| *one == Restriction::BeNegatedWhenActivated;
    let card = Subject::Card(source.card.card);
    says_not_negated(game, source) || Query::on(game).is_forbidden(card, Topic::NoNegation, said)
}

/// 3.4.4-57: the effect that is answered.
pub(crate) fn negate_effect(game: &Game, running: &mut Running) -> Performed {
    let answers = running.answered.is_some_and(|source| !cannot_be_negated(game, source));
    if answers {
        running.negates = Negation::Effect;
    }
    Performed::Simply(answers)
}

/// 3.4.4-48, -50, -52, -55, -56: the activation that is answered, and nothing comes of its effect; a card whose effect it
/// was does not move. A card that was activated is in no place any more (3.3.3-7).
pub(crate) fn negate_activation(game: &mut Game, running: &mut Running) -> Performed {
    let Some(source) = running.answered.filter(|source| !cannot_be_negated(game, *source)) else {
        return Performed::Simply(false);
    };
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
