//! Costs in texts from before the semicolon: "pay 500 LP to draw 1 card" (OCG 3.4.2-13).

use super::P;
use super::clause::Steps;
use super::condition::{State, state};
use super::links::steps;
use super::tree::{Doing, Verb};
use ocg::language::Link;
use text::grammar::{At, Parses};

/// What is paid or targeted, and what happens.
pub fn paid_to(p: &P<'_>, at: At) -> Parses<(Steps, Steps)> {
    let to = p.from(at).then(given_up).maybe(",").words("to").then(steps).parses();
    let to_target = p.from(at).then(given_up).maybe(",").words("to").then(steps).words(";").then(steps);
    let to_target = to_target.map(|(mut act, target, resolve)| {
        act.extend(target);
        (act, resolve)
    });
    to.or(to_target)
}

/// "Tribute this card while "Rock" is on the field to draw 1 card": what is paid, when it can be, and what happens.
pub fn paid_while(p: &P<'_>, at: At) -> Parses<(Steps, State, Steps)> {
    p.from(at).then(given_up).words("while").then(state).maybe(",").words("to").then(steps).parses()
}

/// What is paid where "to" says so: also what else could be done by an effect.
fn given_up(p: &P<'_>, at: At) -> Parses<Steps> {
    let back = |(_, doing): &(Link, Doing)| {
        let moves = |verb: &Verb| matches!(verb, Verb::Shuffle | Verb::Return | Verb::Place);
        matches!(doing, Doing::Do(verb, ..) if moves(verb))
    };
    let other =
        steps(p, at).filter_map(|steps| (steps.len() == 1 && steps.iter().all(back)).then_some(steps));
    costs(p, at).or(other)
}

/// What can only be paid.
pub fn costs(p: &P<'_>, at: At) -> Parses<Steps> {
    let paid = |(_, doing): &(Link, Doing)| match doing {
        Doing::Pay(_) | Doing::Detach(..) | Doing::RemoveCounters(..) => true,
        Doing::Do(verb, ..) => {
            matches!(verb, Verb::Discard | Verb::Tribute | Verb::Banish | Verb::Send | Verb::Reveal)
        }
        _ => false,
    };
    steps(p, at).filter_map(|steps| steps.iter().all(paid).then_some(steps))
}
