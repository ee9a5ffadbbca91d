//! Costs in texts from before the semicolon: "pay 500 LP to draw 1 card" (OCG 3.4.2-13).

use super::P;
use super::clause::Steps;
use super::links::steps;
use super::tree::{Doing, Verb};
use ocg::language::Link;
use text::grammar::{At, Parses};

/// What is paid or targeted, and what happens.
pub fn paid_to(p: &P<'_>, at: At) -> Parses<(Steps, Steps)> {
    let to = p.from(at).then(costs).words("to").then(steps).parses();
    let to_target = p.from(at).then(costs).words("to").then(steps).words(";").then(steps);
    let to_target = to_target.map(|(mut act, target, resolve)| {
        act.extend(target);
        (act, resolve)
    });
    to.or(to_target)
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
