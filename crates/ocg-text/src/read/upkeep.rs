//! Texts about keeping a card, which are no effects: it is paid for, or destroyed (OCG 3.5-6). And what protects a card
//! so many times in a turn (2.2.3).

use super::assemble::empty;
use super::clause::clause;
use super::event::cause;
use super::limit::times;
use super::part::Part;
use super::phase::phase;
use super::reference::description;
use super::tree::{Cards, Doing};
use super::{P, bind};
use ocg::language::{
    Cause, Counted, Covers, Effect, EffectKind, Group, Limit, Link, Linked, Modifier, On, Optional, Per,
    Statement, Step, Timing,
};
use text::grammar::{At, Parses};

/// "Once per turn, during your Standby Phase, pay 500 LP or destroy this card".
pub fn upkeep(p: &P<'_>, at: At) -> Parses<Part> {
    let at_its_time = || p.from(at).maybe("once per turn ,").words("during").then(phase).words(",");
    let or_else =
        "or destroy this card|, or destroy this card|or this card is destroyed|, or this card is destroyed";
    let first = at_its_time().maybe("you must").then(clause).maybe("( this is not optional )").words(or_else);
    let first = first.map(|(when, doing)| (when, vec![doing]));
    let unless = at_its_time().words("destroy this card|this card is destroyed|you must destroy this card");
    let unless = unless.maybe(",").words("unless you").then(clause);
    let unless = unless.map(|(when, doing)| (when, vec![doing]));
    let either = at_its_time().words("destroy this card unless you").then(clause).words("or").then(clause);
    let either = either.map(|(when, one, two)| (when, vec![one, two]));
    first.or(unless).or(either).filter_map(|((whose, point), doings)| {
        let mut ways = doings.iter().map(paid).collect::<Option<Vec<_>>>()?;
        let paid =
            if ways.len() == 1 { ways.remove(0) } else { vec![Linked(Link::First, Step::OneOf(ways))] };
        let resolve =
            vec![Linked(Link::First, Step::May(paid)), Linked(Link::Otherwise, Step::Destroy(Group::This))];
        let timing = Some(Timing::Phase(point, whose));
        Some(Part::Rule(Box::new(Effect { kind: EffectKind::Upkeep, timing, resolve, ..empty() })))
    })
}

fn paid(doing: &Doing) -> Option<ocg::language::Block> {
    match doing {
        Doing::Pay(_) | Doing::Do(..) | Doing::Detach(..) | Doing::RemoveCounters(..) => bind::cost(doing),
        _ => None,
    }
}

/// "Once per turn, this card cannot be destroyed by battle", "the first time this card would be destroyed by battle each
/// turn, it is not destroyed".
pub fn protected(p: &P<'_>, at: At) -> Parses<Part> {
    let often = p.from(at).then(times).words(", this card cannot be destroyed").then(cause);
    let often = often.map(|((times, per), cause)| protection(times, per, cause));
    let first = p
        .from(at)
        .words("the first time this card would be destroyed|the first time this card on the field would be destroyed|the first time this face-up card would be destroyed")
        .then(cause)
        .words("each turn , it is not destroyed|each turn , this card is not destroyed|in a turn , it is not destroyed");
    often.or(first.map(|(cause,)| protection(1, Per::Turn, cause))).or(each_protected(p, at))
}

/// "The first time each Dragon monster you control would be destroyed by battle each turn, it is not destroyed".
pub fn each_protected(p: &P<'_>, at: At) -> Parses<Part> {
    const NOT: &str = "it is not destroyed|that monster is not destroyed|that card is not destroyed";
    let lead = || p.from(at).words("the first time each").then(description).words("would be destroyed");
    let last = lead().then(cause).words("each turn|in a turn").words(",").words(NOT);
    let before = lead().words("each turn").maybe(",").then(cause).words(",").words(NOT);
    last.parses().or(before.parses()).filter_map(|(cards, cause)| {
        let whose = cards.whose;
        let on_field = cards.places.is_empty() || cards.places.is_subset(super::words::ON_FIELD);
        let noun = bind::standing(&Cards { count: super::tree::Counted::Bare, ..cards })?;
        let block = vec![Linked(Link::First, Step::Nothing)];
        let is = Modifier::Instead(cause, Optional::Mandatory, block);
        let (counted, covers) = (Counted::BySubject, Covers::This);
        let limit = Some(Limit { times: 1, per: Per::Turn, counted, covers });
        let holds = vec![Statement { on: On::All(noun), is, condition: None }];
        let effect = Effect { kind: EffectKind::Continuous, holds, limit, ..empty() };
        (on_field && whose != ocg::language::Whose::Opponents).then(|| Part::Rule(Box::new(effect)))
    })
}

fn protection(times: u8, per: Per, cause: Cause) -> Part {
    let block = vec![Linked(Link::First, Step::Nothing)];
    let is = Modifier::Instead(cause, Optional::Mandatory, block);
    let limit = Some(Limit { times, per, counted: Counted::ByCopy, covers: Covers::This });
    let holds = vec![Statement { on: On::This, is, condition: None }];
    Part::Rule(Box::new(Effect { kind: EffectKind::Continuous, holds, limit, ..empty() }))
}
