//! Clauses one after the other: by what word a clause hangs on the one before, whether it is the player's choice, and
//! on what condition it is done (OCG 3.4.4-3).

use super::P;
use super::clause::{Steps, clause};
use super::condition::{State, state};
use super::tree::{Doing, Ref, Said};
use ocg::language::{Link, Modifier, Until};
use text::grammar::{At, Parses};

/// Clauses with their links.
pub fn steps(p: &P<'_>, at: At) -> Parses<Steps> {
    p.once(at, || {
        let one = unit(p, at).map(|doing| match doing {
            Doing::Exactly(state, inner) => whole(state, vec![(Link::First, *inner)]),
            doing => vec![(Link::First, without_time(doing))],
        });
        let one = one.or(super::select::selected(p, at));
        let more = p.from(at).then(unit).then(linking).then(steps);
        // "Special Summon it (but banish it when it leaves the field), then …".
        let aside = p.from(at).then(unit).words("( but").then(unit).words(")");
        let aside = aside.map(|(first, aside)| vec![(Link::First, first), (Link::But, aside)]);
        let more_aside = p.from(at).then(unit).words("( but").then(unit).words(")").then(linking).then(steps);
        let more_aside = more_aside.map(|(first, aside, linking, rest)| {
            let both = [(Link::First, first), (Link::But, aside)];
            both.into_iter().chain(wrapped(linking, rest)).collect()
        });
        let more = more.map(|(first, linking, rest)| match first {
            Doing::Exactly(state, inner) => whole(state, joined(*inner, linking, rest)),
            first => joined(first, linking, rest),
        });
        one.or(aside).or(more_aside).or(more)
    })
}

/// What is done exactly so, and what hangs on it.
fn whole(state: State, mut steps: Steps) -> Steps {
    let apart = |(link, _): &(Link, Doing)| matches!(link, Link::Also | Link::AlsoAfterThat);
    let end = steps.iter().position(apart).unwrap_or(steps.len());
    let after = steps.split_off(end);
    std::iter::once((Link::First, Doing::If(state, steps, Vec::new()))).chain(after).collect()
}

/// What happens after the semicolon: it may begin with a condition.
pub fn resolution(p: &P<'_>, at: At) -> Parses<Steps> {
    let when = p.from(at).then(condition).then(may).then(steps);
    let when = when.map(|(state, can, rest)| {
        let mut all = wrapped(Linking { link: Link::First, condition: Some(state), can }, rest);
        all[0].0 = Link::First;
        all
    });
    steps(p, at).or(when)
}

/// A clause, or a choice between clauses.
fn unit(p: &P<'_>, at: At) -> Parses<Doing> {
    // "Inflict 1000 damage to your opponent if it was a DARK monster".
    let only_if = p.from(at).then(clause).words("if").then(state).filter_map(|(doing, state)| {
        let acts = matches!(doing, Doing::Targets(_) | Doing::Pay(_));
        (!acts).then(|| Doing::If(state, vec![(Link::First, without_time(doing))], Vec::new()))
    });
    clause(p, at).or(choice(p, at)).or(only_if).or(or_if(p, at))
}

/// "Add it to your hand, or if you control a Dragon monster, you can Special Summon it instead": the player's choice
/// where that is so, and the first otherwise.
fn or_if(p: &P<'_>, at: At) -> Parses<Doing> {
    let whole = p.from(at).then(clause).words(", or if|, or , if|or if|or , if").then(state);
    let whole = whole.words(", you can").then(clause).maybe("instead|, instead");
    whole.filter_map(|(first, state, second)| {
        let one = |doing: &Doing| vec![(Link::First, doing.clone())];
        let acts = matches!(first, Doing::Targets(_) | Doing::Pay(_));
        // What is done to the same card is a choice of what is done to it.
        if let (Doing::Do(verb, of @ Ref::Cards(_), how), Doing::Do(other, Ref::Back(back), as_well)) =
            (&first, &second)
        {
            let it = back.to == super::tree::Pointing::It;
            let all = vec![(*verb, how.clone()), (*other, as_well.clone())];
            return it.then(|| Doing::EitherIf(Box::new(state), all, of.clone()));
        }
        let both = Doing::OneOf(vec![one(&first), one(&second)]);
        (!acts && !points_back(&second)).then(|| Doing::If(state, one(&both), one(&first)))
    })
}

/// Does it speak of what the clause before did?
fn points_back(doing: &Doing) -> bool {
    match doing {
        Doing::Do(_, of, _) | Doing::Give(of, ..) | Doing::Position(of, _) | Doing::Control(of, _) => {
            matches!(of, Ref::Back(_) | Ref::Among(..) | Ref::Rest)
        }
        Doing::Draw(..) | Doing::Damage(..) | Doing::Gain(..) | Doing::Tokens(..) => false,
        _ => true,
    }
}

/// "Either add it to your hand or Special Summon it".
fn choice(p: &P<'_>, at: At) -> Parses<Doing> {
    let two = p.from(at).maybe("either").then(clause).maybe(",").words("or|or else").then(clause);
    let three =
        p.from(at).maybe("either").then(clause).words(",").then(clause).maybe(",").words("or").then(clause);
    let one = |doing: Doing| vec![(Link::First, doing)];
    let two = two.map(move |(first, second)| Doing::OneOf(vec![one(first), one(second)]));
    let three =
        three.map(move |(first, second, third)| Doing::OneOf(vec![one(first), one(second), one(third)]));
    two.or(three).filter_map(|doing| (!begins_with_cannot(&doing)).then_some(doing))
}

/// "It cannot attack or change its battle position" is no choice: it can do neither.
fn begins_with_cannot(doing: &Doing) -> bool {
    let Doing::OneOf(all) = doing else { return false };
    let Some([(_, Doing::Give(_, said, _))]) = all.first().map(|steps| &steps[..]) else { return false };
    said.iter().any(|one| matches!(one, Said::Fixed(Modifier::Cannot(_))))
}

/// Is what follows the player's choice?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Can {
    Must,
    May,
}

/// How a clause hangs on the one before.
#[derive(Clone, PartialEq, Debug)]
struct Linking {
    link: Link,
    condition: Option<State>,
    can: Can,
}

fn linking(p: &P<'_>, at: At) -> Parses<Linking> {
    p.once(at, || {
        let plain = p.from(at).then(link).then(may);
        let plain = plain.map(|(link, can)| Linking { link, condition: None, can });
        let on = p.from(at).then(link).then(condition).then(may);
        plain.or(on.map(|(link, state, can)| Linking { link, condition: Some(state), can }))
    })
}

fn link(p: &P<'_>, at: At) -> Parses<Link> {
    p.row(
        at,
        "another step",
        &[
            (", then", Link::Then),
            (", then ,", Link::Then),
            (", and then", Link::Then),
            (", and after that ,", Link::Then),
            (", and if you do ,", Link::IfYouDo),
            (", and if you do", Link::IfYouDo),
            ("and if you do ,", Link::IfYouDo),
            ("and , if you do ,", Link::IfYouDo),
            (", and if they do ,", Link::IfYouDo),
            (", and if it does ,", Link::IfYouDo),
            (", and if you do that ,", Link::IfYouDo),
            ("and", Link::And),
            (", and", Link::And),
            (", also", Link::Also),
            (", also ,", Link::Also),
            (", and also", Link::Also),
            (", also , after that ,", Link::AlsoAfterThat),
            (", also after that ,", Link::AlsoAfterThat),
            (", but", Link::But),
            (", but ,", Link::But),
            (", otherwise", Link::Otherwise),
            (", otherwise ,", Link::Otherwise),
            (", or if you do not ,", Link::Otherwise),
            (", and if you do not ,", Link::Otherwise),
        ],
    )
}

fn condition(p: &P<'_>, at: At) -> Parses<State> {
    p.from(at).words("if|while").then(state).words(",").map(|(state,)| state)
}

fn may(p: &P<'_>, at: At) -> Parses<Can> {
    p.from(at).words("you can").value(Can::May).or(p.nothing(at, Can::Must))
}

fn without_time(doing: Doing) -> Doing {
    match doing {
        Doing::Lasting(_, inner) => *inner,
        other => other,
    }
}

/// A time that stands before a clause reaches as far as nothing else is said.
fn joined(first: Doing, linking: Linking, mut rest: Steps) -> Steps {
    if let Doing::Lasting(time, _) = &first {
        for (_, doing) in &mut rest {
            if let Doing::Give(_, _, until @ Until::Always) | Doing::GivePlayer(_, _, until @ Until::Always) =
                doing
            {
                *until = *time;
            }
        }
    }
    let first = without_time(first);
    // What is done if that is done is done as late.
    if let (Doing::Later(until, mut inner), Link::IfYouDo) = (first.clone(), linking.link) {
        let mut rest = wrapped(linking, rest);
        let apart = |(link, _): &(Link, Doing)| matches!(link, Link::Also | Link::AlsoAfterThat);
        let end = rest.iter().position(apart).unwrap_or(rest.len());
        let after = rest.split_off(end);
        inner.extend(rest);
        return std::iter::once((Link::First, Doing::Later(until, inner))).chain(after).collect();
    }
    std::iter::once((Link::First, first)).chain(wrapped(linking, rest)).collect()
}

/// What is done by choice or on a condition reaches as far as it depends on it.
fn wrapped(linking: Linking, mut rest: Steps) -> Steps {
    let Linking { link, condition, can } = linking;
    let apart = |(link, _): &(Link, Doing)| matches!(link, Link::Also | Link::AlsoAfterThat);
    if condition.is_none() && can == Can::Must {
        if let Some(next) = rest.first_mut() {
            next.0 = link;
        }
        return rest;
    }
    let end = rest.iter().position(apart).unwrap_or(rest.len());
    let after = rest.split_off(end);
    let otherwise = rest.iter().position(|(link, _)| *link == Link::Otherwise);
    let mut other = match otherwise {
        Some(at) if condition.is_some() => rest.split_off(at),
        _ => Vec::new(),
    };
    if let Some(next) = other.first_mut() {
        next.0 = Link::First;
    }
    let rest = match can {
        Can::Must => rest,
        Can::May => vec![(Link::First, Doing::May(rest))],
    };
    let doing = match (condition, rest) {
        (Some(state), rest) => Doing::If(state, rest, other),
        (None, mut rest) => rest.remove(0).1,
    };
    std::iter::once((link, doing)).chain(after).collect()
}

/// What is done where the condition of the last step is not met.
pub fn otherwise(resolve: &mut Steps, steps: Steps) -> Option<()> {
    match &mut resolve.last_mut()?.1 {
        Doing::If(_, _, no) if no.is_empty() => {
            *no = steps;
            Some(())
        }
        _ => None,
    }
}
