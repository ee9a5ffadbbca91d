//! Lists of bullets that are read as a step: one of them is applied, as the player chooses when the effect resolves
//! (OCG 3.4.4-3).

use super::P;
use super::clause::Steps;
use super::links::steps;
use super::tree::Doing;
use text::grammar::{At, Parses};

/// "Apply 1 of these effects. ● … ● …".
pub fn one_of(p: &P<'_>, at: At) -> Parses<Doing> {
    let lead = p.from(at).words("apply 1 of these effects|apply 1 of the following effects");
    let all = lead.maybe(";|.|:").then(listed);
    all.filter_map(|(all,)| (all.len() > 1).then_some(Doing::OneOf(all)))
}

fn listed(p: &P<'_>, at: At) -> Parses<Vec<Steps>> {
    p.once(at, || {
        let bullet =
            |p: &P<'_>, at: At| p.from(at).maybe(".").words("●|\n ●").then(steps).map(|(steps,)| steps);
        let one = bullet(p, at).map(|one| vec![one]);
        let more = p.from(at).then(bullet).then(listed);
        one.or(more.map(|(first, rest)| std::iter::once(first).chain(rest).collect()))
    })
}
