//! Texts about keeping a card, which are no effects: it is paid for, or destroyed (OCG 3.5-6). And what protects a card
//! so many times in a turn (2.2.3).

use super::assemble::empty;
use super::clause::clause;
use super::condition::{State, state};
use super::event::cause;
use super::limit::times;
use super::part::Part;
use super::phase::phase;
use super::reference::{description, reference};
use super::replacement::equipped_if_it;
use super::tree::{Cards, Doing, Ref};
use super::words::FIELD;
use super::{Card, P, bind};
use ocg::language::{
    Away, Cause, Condition, Counted, Covers, Effect, EffectKind, Group, Limit, Link, Linked, Modifier, On,
    Optional, Per, Statement, Step, Timing,
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

/// "If you control no Dragon monsters, destroy this card", "destroy this card unless …".
pub fn must_go(p: &P<'_>, at: At) -> Parses<Part> {
    let away = |p: &P<'_>, at: At| {
        p.row(
            at,
            "how this card goes",
            &[
                ("destroy this card", Away::Destroyed),
                ("destroy this face-up card", Away::Destroyed),
                ("destroy this monster", Away::Destroyed),
                ("this card is destroyed", Away::Destroyed),
                ("send this card to the gy", Away::Sent),
                ("banish this card", Away::Banished),
            ],
        )
    };
    let before = p.from(at).words("if|while").then(state).words(",").then(away).parses();
    let after = p.from(at).then(away).words("if|while").then(state).map(|(away, state)| (state, away));
    let unless = p.from(at).then(away).words("unless").then(state);
    // "It" is this card where only that was spoken of.
    let it = p
        .from(at)
        .words("if|while")
        .then(state)
        .words(", destroy it")
        .filter_map(|(state,)| matches!(state, State::This(_)).then_some((state, Away::Destroyed)));
    let so = before.or(after).or(it).filter_map(|(state, away)| Some((bind::condition_of(&state)?, away)));
    let unless = unless
        .filter_map(|(away, state)| Some((Condition::Not(Box::new(bind::condition_of(&state)?)), away)));
    so.or(unless).map(|(condition, away)| {
        let is = Modifier::MustGo(away);
        Part::Holds(vec![Statement { on: On::This, is, condition: Some(condition) }])
    })
}

/// "Once per turn, this card cannot be destroyed by battle", "the first time this card would be destroyed by battle each
/// turn, it is not destroyed".
pub fn protected(p: &P<'_>, at: At, card: &Card<'_>) -> Parses<Part> {
    let protection =
        |of: &Ref, times, per, cause| protection(&equipped_if_it(of.clone(), card), times, per, cause);
    let often = p.from(at).then(times).words(",").then(reference).words("cannot be destroyed").then(by);
    let often = often.filter_map(|((times, per), of, cause)| protection(&of, times, per, cause));
    let would = p.from(at).then(times).words(", if").then(reference).words("would be destroyed").then(cause);
    let would = would.words(", it is not destroyed|, this card is not destroyed");
    let would = would.filter_map(|((times, per), of, cause)| protection(&of, times, per, cause));
    let first = p
        .from(at)
        .words("the first time")
        .then(reference)
        .words("would be destroyed")
        .then(cause)
        .words("each turn , it is not destroyed|each turn , this card is not destroyed|in a turn , it is not destroyed");
    let first = first.filter_map(|(of, cause)| protection(&of, 1, Per::Turn, cause));
    let last = p.from(at).words("the first time").then(reference).words("would be destroyed each turn ,");
    let last = last.then(cause).words(", it is not destroyed|, this card is not destroyed");
    let first = first.or(last.filter_map(|(of, cause)| protection(&of, 1, Per::Turn, cause)));
    let each = p.from(at).words("each turn , the first time").then(reference).words("would be destroyed");
    let each = each.then(cause).words(", it is not destroyed|, this card is not destroyed");
    often.or(would).or(first).or(each.filter_map(|(of, cause)| protection(&of, 1, Per::Turn, cause)))
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

/// "By battle or by card effects", where what protects is no single event.
fn by(p: &P<'_>, at: At) -> Parses<Cause> {
    let effects = p.row(
        at,
        "by what",
        &[
            ("by card effects", Cause::Effect),
            ("by battle or card effects", Cause::BattleOrEffect),
            ("by battle or by card effects", Cause::BattleOrEffect),
            ("by battle or by card effect", Cause::BattleOrEffect),
        ],
    );
    cause(p, at).or(effects)
}

fn protection(of: &Ref, times: u8, per: Per, cause: Cause) -> Option<Part> {
    let (on, condition) = match of {
        Ref::This(places) if places.is_subset(FIELD) => (On::This, None),
        Ref::ThisLike(like) => (On::This, Some(Condition::Are(Group::This, like.clone()))),
        Ref::Equipped => (On::Equipped, None),
        _ => return None,
    };
    let block = vec![Linked(Link::First, Step::Nothing)];
    let is = Modifier::Instead(cause, Optional::Mandatory, block);
    let limit = Some(Limit { times, per, counted: Counted::ByCopy, covers: Covers::This });
    let holds = vec![Statement { on, is, condition }];
    Some(Part::Rule(Box::new(Effect { kind: EffectKind::Continuous, holds, limit, ..empty() })))
}
