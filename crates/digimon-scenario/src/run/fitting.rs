//! Which options of the pending decision the words of a scenario mean.

use super::query::Query;
use super::waiting::{holder, is_counter};
use crate::model::{Act, EffectRef, Evolution, Goal, Ref};
use digimon::state::{Ask, AttackTarget, CardId, Choice, Decision, Way};

/// The options that the words may mean.
pub(super) fn fitting(query: Query<'_>, decision: &Decision, act: &Act) -> Vec<Choice> {
    decision.options.iter().copied().filter(|&option| fits(query, decision, act, option)).collect()
}

fn fits(query: Query<'_>, decision: &Decision, act: &Act, option: Choice) -> bool {
    match act {
        Act::Attack { goal, with } => match option {
            Choice::Attack { unit, target } => {
                with.as_ref().is_none_or(|with| query.is_unit(with, unit)) && is_goal(query, goal, target)
            }
            _ => false,
        },
        Act::Block(with) => {
            decision.ask == Ask::Block && matches!(option, Choice::Unit(unit) if query.is_unit(with, unit))
        }
        Act::DoNot(Ask::Counter) => option == Choice::No && is_counter(query.game, decision),
        Act::DoNot(ask) => decision.ask == *ask && matches!(option, Choice::No | Choice::Done | Choice::Pass),
        Act::Counter(effect) => {
            is_counter(query.game, decision) && is_asked_about(query, decision, effect, option)
        }
        Act::Activate { effect, waiting } => {
            let declared = matches!(option, Choice::Activate { .. });
            !(declared && *waiting) && is_effect(query, effect, option)
        }
        Act::Play { card, .. } => matches!(option, Choice::Play(played) if query.is_card(card, played)),
        Act::Use(card) => matches!(option, Choice::Use(used) if query.is_card(card, used)),
        Act::Digivolve { what, into, by, cost } => match option {
            Choice::Digivolve { card, unit, way } => {
                query.is_unit(what, unit) && query.is_card(into, card) && is_way(query, card, way, *by, *cost)
            }
            _ => false,
        },
        Act::DnaDigivolve { into, cost, .. } => match option {
            Choice::DnaDigivolve { card, way } => {
                query.is_card(into, card) && is_way(query, card, way, None, *cost)
            }
            _ => false,
        },
        Act::Link { what, to } => match option {
            Choice::LinkCard { card, unit } => query.is_card(what, card) && query.is_unit(to, unit),
            Choice::LinkUnit { what: linked, unit } => query.is_unit(what, linked) && query.is_unit(to, unit),
            _ => false,
        },
        Act::Choose(refs) | Act::Order(refs) => refs.iter().any(|what| is_thing(query, what, option)),
        Act::ChooseSeat(seat) => option == Choice::Player(*seat),
        Act::Hatch => option == Choice::Hatch,
        Act::Move => option == Choice::Move,
        Act::Pass => option == Choice::Pass,
        Act::NoMore => option == Choice::Done,
        Act::Yes => option == Choice::Yes,
        Act::No => option == Choice::No,
        Act::Number(number) => option == Choice::Number(*number),
        Act::Mode(mode) => mode.checked_sub(1).is_some_and(|mode| option == Choice::Mode(mode)),
        Act::Top => option == Choice::Top,
        Act::Bottom => option == Choice::Bottom,
        Act::Redraw => decision.ask == Ask::Redraw && option == Choice::Yes,
        // It is no answer to any question.
        Act::Concede => false,
    }
}

fn is_goal(query: Query<'_>, goal: &Goal, target: AttackTarget) -> bool {
    match (goal, target) {
        (Goal::Player, AttackTarget::Player) => true,
        (Goal::Unit(what), AttackTarget::Unit(unit)) => query.is_unit(what, unit),
        _ => false,
    }
}

/// A card or unit that can be chosen.
pub(super) fn is_thing(query: Query<'_>, what: &Ref, option: Choice) -> bool {
    match option {
        Choice::Card(card) => query.is_card(what, card),
        Choice::Unit(unit) => query.is_unit(what, unit),
        _ => false,
    }
}

fn is_effect(query: Query<'_>, effect: &EffectRef, option: Choice) -> bool {
    match option {
        Choice::Effect(at) => holder(query.game, at).is_some_and(|holder| query.is_effect(effect, &holder)),
        Choice::Activate { card, effect: id } => query.is_effect(effect, &query.holding(card, id)),
        _ => false,
    }
}

/// The option uses the effect: it says yes to it, or picks it.
fn is_asked_about(query: Query<'_>, decision: &Decision, effect: &EffectRef, option: Choice) -> bool {
    let about = || decision.about.is_some_and(|holder| query.is_effect(effect, &holder));
    is_effect(query, effect, option) || (option == Choice::Yes && about())
}

fn is_way(query: Query<'_>, card: CardId, way: Way, by: Option<Evolution>, cost: Option<i8>) -> bool {
    let fits = match by {
        None => true,
        Some(Evolution::Burst) => matches!(way, Way::Burst(_)),
        Some(Evolution::AppFusion) => matches!(way, Way::AppFusion(_)),
        Some(Evolution::Granted) => matches!(way, Way::Granted(_)),
        Some(Evolution::IgnoringRequirements) => way == Way::Ignoring,
    };
    fits && cost.is_none_or(|cost| query.way_cost(card, way) == Some(cost))
}

/// Is this the kind of question to which the act would be an answer?
pub(super) fn answers(query: Query<'_>, act: &Act, decision: &Decision) -> bool {
    let asked = decision.ask;
    let action = matches!(asked, Ask::MainPhase | Ask::Breeding);
    match act {
        Act::Attack { .. } => matches!(asked, Ask::MainPhase | Ask::AttackTarget),
        Act::Block(_) => asked == Ask::Block,
        Act::Counter(_) | Act::DoNot(Ask::Counter) => is_counter(query.game, decision),
        Act::DoNot(ask) => asked == *ask,
        Act::Play { .. }
        | Act::Use(_)
        | Act::Digivolve { .. }
        | Act::DnaDigivolve { .. }
        | Act::Link { .. } => asked == Ask::MainPhase,
        Act::Activate { waiting: true, .. } => {
            matches!(asked, Ask::NextEffect | Ask::NextImmediate | Ask::EffectToActivate)
        }
        Act::Activate { .. } => {
            matches!(asked, Ask::MainPhase | Ask::NextEffect | Ask::NextImmediate | Ask::EffectToActivate)
        }
        Act::Hatch | Act::Move => asked == Ask::Breeding,
        Act::Pass => action,
        Act::Order(_) => asked == Ask::Order,
        Act::Choose(_) | Act::ChooseSeat(_) | Act::NoMore | Act::Yes | Act::No => !action,
        Act::Number(_) => matches!(asked, Ask::Number | Ask::LoopCount),
        Act::Mode(_) => matches!(asked, Ask::Mode | Ask::Requirement),
        Act::Top | Act::Bottom => asked == Ask::TopOrBottom,
        Act::Redraw => asked == Ask::Redraw,
        Act::Concede => true,
    }
}
