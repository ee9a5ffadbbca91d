//! Lists of bullets that are read as steps: one of them is applied, as the player chooses when the effect resolves, or
//! as a coin or die falls; or all of them, in order (OCG 3.4.4-3).

use super::P;
use super::chance::{rolled, thrown};
use super::clause::Steps;
use super::condition::State;
use super::links::resolution;
use super::tree::Doing;
use ocg::language::{Comparison, Condition, Link};
use text::grammar::{At, Parses};

/// "Apply 1 of these effects. ● … ● …".
pub fn one_of(p: &P<'_>, at: At) -> Parses<Doing> {
    let lead = p.from(at).words("apply 1 of these effects|apply 1 of the following effects");
    let all = lead.maybe(";|.|:").then(listed);
    all.filter_map(|(all,)| (all.len() > 1).then_some(Doing::OneOf(all)))
}

/// "Apply these effects in sequence. ● … ● …", "apply this effect. ● …"; "toss a coin. ● Heads: … ● Tails: …".
pub fn in_order(p: &P<'_>, at: At) -> Parses<Doing> {
    let one = p.from(at).words("apply this effect|apply the following effect").maybe(";|.|:").then(listed);
    let one = one.filter_map(|(all,)| (all.len() == 1).then(|| all.into_iter().flatten().collect()));
    let several =
        p.from(at).words("apply these effects|apply the following effects|apply both of these effects");
    let several =
        several.maybe(",").words("in sequence").maybe(";|.|:").then(listed).map(|(all,)| one_by_one(all));
    one.or(several).or(by_chance(p, at)).map(Doing::InOrder)
}

fn one_by_one(all: Vec<Steps>) -> Steps {
    let later = |mut steps: Steps| {
        if let Some(first) = steps.first_mut() {
            first.0 = Link::AlsoAfterThat;
        }
        steps
    };
    all.into_iter().flat_map(later).collect()
}

/// What is thrown, and what is done for each of its faces.
fn by_chance(p: &P<'_>, at: At) -> Parses<Steps> {
    const APPLY: &str = "and apply the result|and apply the appropriate effect|and apply the following effect|then apply the result|, then apply the result|and apply this effect based on the result|, and apply this effect based on the result";
    let whole = p.from(at).then(thrown).maybe(APPLY).maybe(".|:|;").then(faces);
    whole.filter_map(|(thrown, faces)| {
        if faces.len() < 2 {
            return None;
        }
        let each = faces.into_iter().map(|(condition, steps)| {
            (Link::Also, Doing::If(State::Plain(Box::new(condition)), steps, Vec::new()))
        });
        Some(std::iter::once((Link::First, thrown)).chain(each).collect())
    })
}

fn faces(p: &P<'_>, at: At) -> Parses<Vec<(Condition, Steps)>> {
    p.once(at, || {
        let face = |p: &P<'_>, at: At| {
            p.from(at).maybe(".").words("●|\n ●").then(face).words(":").then(resolution).parses()
        };
        let one = face(p, at).map(|one| vec![one]);
        let more = p.from(at).then(face).then(faces);
        one.or(more.map(|(first, rest)| std::iter::once(first).chain(rest).collect()))
    })
}

/// "Heads", "2, 3, or 4".
fn face(p: &P<'_>, at: At) -> Parses<Condition> {
    let coin = p.row(
        at,
        "a face",
        &[
            ("heads", rolled(Comparison::AtLeast, 1)),
            ("if heads", rolled(Comparison::AtLeast, 1)),
            ("tails", rolled(Comparison::Is, 0)),
            ("if tails", rolled(Comparison::Is, 0)),
        ],
    );
    let die = super::words::list(p, at, |p, at| p.number(at)).filter_map(|all| {
        let one = |n: u32| Some(rolled(Comparison::Is, i32::try_from(n).ok()?));
        let mut all = all.into_iter().map(one).collect::<Option<Vec<_>>>()?;
        Some(if all.len() == 1 { all.remove(0) } else { Condition::Any(all) })
    });
    coin.or(die)
}

fn listed(p: &P<'_>, at: At) -> Parses<Vec<Steps>> {
    p.once(at, || {
        let bullet =
            |p: &P<'_>, at: At| p.from(at).maybe(".").words("●|\n ●").then(resolution).map(|(steps,)| steps);
        let one = bullet(p, at).map(|one| vec![one]);
        let more = p.from(at).then(bullet).then(listed);
        one.or(more.map(|(first, rest)| std::iter::once(first).chain(rest).collect()))
    })
}
