//! Effects that wait for a choice: which of them an option means, and the counter timing (11-3).

use super::act::pending;
use super::course::Course;
use super::query::Query;
use crate::model::EffectRef;
use digimon::Game;
use digimon::effects::language::When;
use digimon::state::{Ask, Choice, Decision, Holder};
use table::Seat;

/// The effect that an option `Choice::Effect` of the pending decision means.
pub(super) fn holder(game: &Game, at: u16) -> Option<Holder> {
    digimon::ask::effect_on_offer(game, at)
}

/// Is this a question of the counter timing: which [Counter] effect, or whether to use it?
pub(super) fn is_counter(game: &Game, decision: &Decision) -> bool {
    let counters = |holder: Holder| game.library().effect(holder.effect).effect.when.contains(&When::Counter);
    match decision.ask {
        Ask::Counter => true,
        Ask::Optional | Ask::By => decision.about.is_some_and(counters),
        Ask::NextEffect => decision.options.iter().all(|option| match option {
            Choice::Effect(at) => holder(game, *at).is_some_and(counters),
            _ => false,
        }),
        _ => false,
    }
}

/// Chooses the effect, if there are several, and says yes to it.
pub(super) fn counter(course: &mut Course, seat: Seat, effect: &EffectRef) -> Result<(), String> {
    let decision = counter_question(course.query(), seat)?.clone();
    let query = course.query();
    if matches!(decision.ask, Ask::Optional | Ask::By) {
        let meant = decision.about.is_some_and(|holder| query.is_effect(effect, &holder));
        return if meant { course.answer(Choice::Yes) } else { Err(query.question()) };
    }
    let fits = |option: &&Choice| match option {
        Choice::Effect(at) => holder(query.game, *at).is_some_and(|holder| query.is_effect(effect, &holder)),
        _ => false,
    };
    let Some(&choice) = decision.options.iter().find(fits) else { return Err(query.question()) };
    course.answer(choice)?;
    let asked_again = counter_question(course.query(), seat).is_ok_and(|decision| decision.about.is_some());
    if asked_again { course.answer(Choice::Yes) } else { Ok(()) }
}

/// Says no to every [Counter] effect.
pub(super) fn do_not_counter(course: &mut Course, seat: Seat) -> Result<(), String> {
    counter_question(course.query(), seat)?;
    while let Ok(decision) = counter_question(course.query(), seat) {
        let no = decision.options.iter().copied().find(|&option| option == Choice::No);
        let Some(choice) = no.or_else(|| decision.options.first().copied()) else { break };
        course.answer(choice)?;
    }
    Ok(())
}

fn counter_question(query: Query<'_>, seat: Seat) -> Result<&Decision, String> {
    let decision = pending(query, seat)?;
    if is_counter(query.game, decision) { Ok(decision) } else { Err(query.question()) }
}
