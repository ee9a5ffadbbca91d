//! A sentence that is an effect: what it waits for and when it can be used, colon, costs and targets, semicolon, what
//! happens (OCG 3.4.1-1, 3.4.2).

use super::P;
use super::battle::{Battle, battles};
use super::clause::{self, Steps};
use super::condition::{State, state};
use super::cost::{paid_to, paid_while};
use super::event::{Event, event};
use super::limit::times;
use super::links::{resolution, steps};
use super::phase::{at_point, phases, turn};
use super::tree::Doing;
use ocg::language::{
    Condition, DamageStep, Filter, Group, Link, Optional, Per, PhasePoint, Place, Step, When, Whose,
};
use text::grammar::{At, Parses};

/// An effect before it is bound.
#[derive(Clone, PartialEq, Debug)]
pub struct Sentence {
    pub head: Vec<Item>,
    pub mark: Mark,
    pub optional: Optional,
    pub act: Steps,
    pub resolve: Steps,
}

/// 3.4.2: what parts the head from the rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    Colon,
    /// Texts from before the colon.
    Comma,
    None,
}

/// A part of what stands before the colon.
#[derive(Clone, PartialEq, Debug)]
pub enum Item {
    Limit(u8, Per),
    Event(When, Event),
    If(State),
    /// In one of these.
    During(Vec<(Whose, PhasePoint)>),
    TurnOf(Whose),
    Quick,
    DamageStep(DamageStep),
    Flip,
    /// "Except the turn this card was sent to the GY".
    NotSentThisTurn,
    /// "When this card is activated".
    Activated,
    /// "If this card battles such a monster".
    Battles(Box<Battle>),
    /// Once, however many turns it stays.
    Once,
    /// So often in each turn of that player.
    PerTurnOf(u8, Whose),
    /// "Each time …:", which triggers as "if …:" does.
    EachTime(Event),
    /// "Except during the Draw Phase", and perhaps the Damage Step.
    NotInDrawPhase(DamageStep),
}

impl Item {
    /// Does it say no more than when something can be done?
    pub fn is_condition(&self) -> bool {
        matches!(self, Item::If(_) | Item::During(_) | Item::TurnOf(_))
    }
}

pub fn sentence(p: &P<'_>, at: At) -> Parses<Sentence> {
    let colon = p.from(at).then(items).words(":").then(body);
    let colon = colon.map(|(head, body)| made(head, Mark::Colon, body));
    let comma = p.from(at).then(items).words(",").then(body);
    let comma = comma.filter_map(|(head, body)| {
        let waits = |item: &Item| match item {
            Item::Event(..) | Item::Limit(..) => true,
            // What must be done in such a phase; what is said of it there holds.
            Item::During(all) => all.iter().all(|(_, point)| point.is_due()) && is_done(&body),
            _ => false,
        };
        // With a comma it is what holds.
        let holds = head.iter().any(|item| matches!(item, Item::EachTime(_)));
        (!holds && head.iter().any(waits)).then(|| made(head, Mark::Comma, body))
    });
    // "When this card is activated: If you control a monster, …".
    let activated = p.from(at).then(items).words(":").then(resolution).filter_map(|(head, resolve)| {
        let on_condition = matches!(resolve.first(), Some((_, super::tree::Doing::If(..))));
        (head == [Item::Activated] && on_condition)
            .then(|| made(head, Mark::Colon, (Optional::Mandatory, Vec::new(), resolve, None)))
    });
    let colon = colon.or(activated);
    let can = p.from(at).then(items).words(", you can :").then(resolution);
    let can =
        can.map(|(head, resolve)| made(head, Mark::Colon, (Optional::Optional, Vec::new(), resolve, None)));
    let apart =
        p.from(at).then(items).words(", you can ( except during the damage step ) :").then(resolution);
    let apart = apart.map(|(mut head, resolve)| {
        head.push(Item::DamageStep(DamageStep::Never));
        made(head, Mark::Colon, (Optional::Optional, Vec::new(), resolve, None))
    });
    let can = can.or(apart);
    let quick = p.from(at).optional(items).maybe(",").words("you can ( quick effect ) :").then(body);
    let quick = quick.map(|(head, (_, act, resolve, item))| {
        let head = head.into_iter().flatten().chain([Item::Quick]).collect();
        made(head, Mark::Colon, (Optional::Optional, act, resolve, item))
    });
    let by = p.from(at).words("activate this card by").then(clause::by_doing_all).words(";").then(resolution);
    let then =
        p.from(at).words("activate this card by").then(clause::by_doing_all).words(", then").then(steps);
    let then = then.words(";").then(resolution).map(|(mut act, more, resolve)| {
        act.extend(more.into_iter().map(|(_, doing)| (Link::Then, doing)));
        (act, resolve)
    });
    let by = by.parses().or(then);
    let by = by.map(|(act, resolve)| made(Vec::new(), Mark::None, (Optional::Mandatory, act, resolve, None)));
    let bare = body(p, at).map(|body| made(Vec::new(), Mark::None, body));
    // Texts from before "you can …;": "By Tributing this card, draw 1 card".
    let limit = |p: &P<'_>, at: At| p.from(at).then(times).words(",").map(|((n, per),)| Item::Limit(n, per));
    let giving = p.from(at).optional(limit).words("by").then(clause::by_doing_all).words(",").then(steps);
    let giving = giving.map(|(limit, act, resolve)| {
        made(limit.into_iter().collect(), Mark::Colon, (Optional::Optional, act, resolve, None))
    });
    let by = by.or(giving);
    let ends = p.from(at).then(items).words(":").then(body).words("( this is a quick effect )");
    let ends = ends.map(|(mut head, body)| {
        head.push(Item::Quick);
        made(head, Mark::Colon, body)
    });
    let alone = p.from(at).then(body).words("( this is a quick effect )");
    let alone = alone.map(|(body,)| made(vec![Item::Quick], Mark::None, body));
    let by = by.or(ends).or(alone).or(negating(p, at)).or(this_way(p, at));
    colon.or(comma).or(bare).or(by).or(can).or(quick)
}

/// "When Summoned this way: You can draw 1 card", after an effect that Summons its card; see `assemble`.
fn this_way(p: &P<'_>, at: At) -> Parses<Sentence> {
    let when = |p: &P<'_>, at: At| p.row(at, "when", &[("when", When::When), ("if", When::If)]);
    let whole = p.from(at).then(when).words("summoned this way :|special summoned this way :").then(body);
    whole.map(|(when, body)| {
        let item = Item::Event(when, super::event::summoned_by_itself());
        made(vec![item], Mark::Colon, body)
    })
}

/// Texts from before "when … is activated:": "Negate the activation of a Trap Card, and destroy it".
fn negating(p: &P<'_>, at: At) -> Parses<Sentence> {
    let rest = |p: &P<'_>, at: At| {
        p.from(at).maybe(",").words("and destroy it|and destroy that card|and destroy the card").value(())
    };
    let whole = p.from(at).words("negate the activation of").then(super::event::answered).optional(rest);
    whole.map(|(event, rest)| {
        let negate = Doing::Plain(Box::new(Step::NegateActivation));
        let mut resolve = vec![(Link::First, negate)];
        let it = super::statement::it();
        let destroy = Doing::Do(super::tree::Verb::Destroy, it, super::tree::How::default());
        resolve.extend(rest.map(|()| (Link::IfYouDo, destroy)));
        let body = (Optional::Mandatory, Vec::new(), resolve, None);
        made(vec![Item::Event(When::When, event)], Mark::Colon, body)
    })
}

/// Is all of it done, and nothing given?
fn is_done((_, act, resolve, _): &Body) -> bool {
    let plain = |(_, doing): &(Link, Doing)| {
        matches!(
            doing,
            Doing::Do(..)
                | Doing::Draw(..)
                | Doing::Damage(..)
                | Doing::DamageController(..)
                | Doing::Gain(..)
                | Doing::Lose(..)
                | Doing::PlaceCounters(..)
        )
    };
    act.is_empty() && resolve.iter().all(plain)
}

type Body = (Optional, Steps, Steps, Option<Item>);

fn made(mut head: Vec<Item>, mark: Mark, (optional, act, resolve, item): Body) -> Sentence {
    head.extend(item);
    Sentence { head, mark, optional, act, resolve }
}

/// "You can", costs and targets, semicolon, what happens.
fn body(p: &P<'_>, at: At) -> Parses<Body> {
    p.once(at, || {
        let can = |p: &P<'_>, at: At| {
            p.row(at, "you can", &[("you can", Optional::Optional), ("you can :", Optional::Optional)])
                .or(p.nothing(at, Optional::Mandatory))
        };
        let plain = p.from(at).then(can).then(steps).map(|(can, resolve)| (can, Vec::new(), resolve, None));
        let acts = p.from(at).then(can).then(steps).optional(not_sent_this_turn).words(";").then(resolution);
        let none = p.from(at).then(can).words("activate this effect ;|activate this card 's effect ;");
        let none = none.then(resolution).map(|(can, resolve)| (can, Vec::new(), resolve, None));
        // A colon where today a semicolon stands, behind what can only be a cost.
        let paid = p.from(at).words("you can").then(super::cost::costs).words(":").then(resolution);
        let paid = paid.map(|(act, resolve)| (Optional::Optional, act, resolve, None));
        let none = none.or(paid);
        let old = p.from(at).then(can).then(paid_to);
        let old = old.map(|(can, (act, resolve))| (can, act, resolve, None));
        let meanwhile = p.from(at).then(can).then(paid_while);
        let meanwhile =
            meanwhile.map(|(can, (act, state, resolve))| (can, act, resolve, Some(Item::If(state))));
        let old = old.or(meanwhile);
        plain.or(none).or(old).or(acts.map(|(can, act, item, resolve)| (can, act, resolve, item)))
    })
}

pub fn not_sent_this_turn(p: &P<'_>, at: At) -> Parses<Item> {
    p.from(at).maybe(",").words("except the turn this card was sent to the gy|except the turn this card was sent to your gy|except the turn this card was sent there|except the turn it was sent there|except the turn it was sent to the gy").value(Item::NotSentThisTurn)
}

fn items(p: &P<'_>, at: At) -> Parses<Vec<Item>> {
    p.once(at, || {
        let one = item(p, at).map(|one| vec![one]);
        let more = p.from(at).then(item).maybe(",").then(items);
        let all = one.or(more.map(|(first, rest)| std::iter::once(first).chain(rest).collect()));
        all.or(event_apart(p, at)).or(next_standby(p, at))
    })
}

/// "During the next Standby Phase after this card was sent to the GY": that of the next turn.
fn next_standby(p: &P<'_>, at: At) -> Parses<Vec<Item>> {
    let lead = p.from(at).optional(|p, at| p.from(at).then(times).words(",").map(|(often,)| often));
    let next = lead.words("during the next standby phase after this card was").then(|p, at| {
        let (gone, sent) = (Place::Banished, Place::Graveyard);
        p.row(at, "where it went", &[("banished", gone), ("sent to the gy", sent), ("sent to your gy", sent)])
    });
    next.map(|(often, place)| {
        let came = State::This(vec![Filter::CameLastTurn]);
        let there = super::condition::both(State::ThisIsIn(place.into()), came);
        let standby = Item::During(vec![(Whose::Any, PhasePoint::StandbyPhase)]);
        let limit = often.map(|(n, per)| Item::Limit(n, per));
        limit.into_iter().chain([standby, Item::If(there)]).collect()
    })
}

/// "If … (except during the Damage Step), or if …": two events, with what is said of the first between them.
fn event_apart(p: &P<'_>, at: At) -> Parses<Vec<Item>> {
    let two = p.from(at).words("if").then(event).words("( except during the damage step )");
    let two = two.maybe(",").words("or if").then(event);
    two.map(|(first, second)| {
        let either = Event::AnyOf(vec![first, second]);
        vec![Item::Event(When::If, either), Item::DamageStep(DamageStep::Never)]
    })
}

fn item(p: &P<'_>, at: At) -> Parses<Item> {
    let limit = times(p, at).map(|(n, per)| Item::Limit(n, per));
    let when = p.from(at).words("when").then(event).map(|(event,)| Item::Event(When::When, event));
    let if_event = p.from(at).words("if").then(event).map(|(event,)| Item::Event(When::If, event));
    let each = p.from(at).words("each time|every time").then(event).map(|(event,)| Item::EachTime(event));
    let if_event = if_event.or(each);
    let state = p.from(at).words("if|while|and if|and").then(state).map(|(state,)| Item::If(state));
    let during = p.from(at).words("during").then(phases).map(|(all,)| Item::During(all));
    let point = at_point(p, at).map(|one| Item::During(vec![one]));
    let turn = turn(p, at).map(Item::If);
    let plain = p.row(
        at,
        "a condition",
        &[
            ("( quick effect )", Item::Quick),
            ("( except during the damage step )", Item::DamageStep(DamageStep::Never)),
            ("( even during the damage step )", Item::DamageStep(DamageStep::Always)),
            ("( and except during the damage step )", Item::DamageStep(DamageStep::Never)),
            ("except during the damage step", Item::DamageStep(DamageStep::Never)),
            ("even during the damage step", Item::DamageStep(DamageStep::Always)),
            ("at damage calculation", Item::During(vec![(Whose::Any, PhasePoint::DamageCalculation)])),
            ("in your turn", Item::TurnOf(Whose::Yours)),
            ("in your opponent 's turn", Item::TurnOf(Whose::Opponents)),
            ("once , while face-up on the field", Item::Once),
            ("during either turn", Item::TurnOf(Whose::Any)),
            ("when this card is activated", Item::Activated),
            ("when you activate this card", Item::Activated),
            ("while this card is banished", Item::If(State::ThisIsIn(Place::Banished.into()))),
            ("once while face-up on the field", Item::Once),
            ("once , while this card is in your pendulum zone", Item::Once),
            ("once while this card is in your pendulum zone", Item::Once),
            ("once , while this card is face-up on the field", Item::Once),
            ("once while this card is face-up on the field", Item::Once),
            ("once per opponent 's turn", Item::PerTurnOf(1, Whose::Opponents)),
            ("twice per opponent 's turn", Item::PerTurnOf(2, Whose::Opponents)),
            ("during main phase 1", Item::During(vec![(Whose::Any, PhasePoint::MainPhase1)])),
            ("during main phase 2", Item::During(vec![(Whose::Any, PhasePoint::MainPhase2)])),
            ("during your turn", Item::TurnOf(Whose::Yours)),
            ("during your opponent 's turn", Item::TurnOf(Whose::Opponents)),
            ("flip", Item::Flip),
            ("( in either player 's turn )", Item::Quick),
            ("in either player 's turn", Item::Quick),
            ("except during the draw phase", Item::NotInDrawPhase(DamageStep::ByRule)),
            ("( except during the draw phase )", Item::NotInDrawPhase(DamageStep::ByRule)),
            ("( except during the draw phase or the damage step )", Item::NotInDrawPhase(DamageStep::Never)),
            ("( except during the damage step or the draw phase )", Item::NotInDrawPhase(DamageStep::Never)),
            ("( except during the damage step or draw phase )", Item::NotInDrawPhase(DamageStep::Never)),
            ("( except during the draw phase or damage step )", Item::NotInDrawPhase(DamageStep::Never)),
            (", except during the draw phase or the damage step", Item::NotInDrawPhase(DamageStep::Never)),
        ],
    );
    let came = p
        .from(at)
        .maybe(",")
        .words("except the turn")
        .words("this card was|this card is|it was|it is")
        .then(super::words::ways)
        .words("summoned")
        .map(|(ways,)| {
            let by = (!ways.is_empty()).then_some(Filter::SummonedBy(ways));
            let like = std::iter::once(Filter::SummonedThisTurn).chain(by).collect();
            let came = Condition::Are(Group::This, like);
            Item::If(State::Plain(Box::new(Condition::Not(Box::new(came)))))
        });
    let plain = plain.or(came);
    let battle = battles(p, at).map(|battle| Item::Battles(Box::new(battle)));
    let more = not_sent_this_turn(p, at).or(battle).or(point).or(turn);
    limit.or(when).or(if_event).or(state).or(during).or(plain).or(more)
}

impl Sentence {
    /// The one event that it waits for.
    pub fn event(&self) -> Option<(When, &Event)> {
        self.head.iter().find_map(|item| match item {
            Item::Event(when, event) => Some((*when, event)),
            Item::EachTime(event) => Some((When::If, event)),
            Item::Limit(..)
            | Item::If(_)
            | Item::During(..)
            | Item::TurnOf(_)
            | Item::Quick
            | Item::DamageStep(_)
            | Item::Flip
            | Item::NotSentThisTurn
            | Item::Activated
            | Item::Once
            | Item::PerTurnOf(..)
            | Item::NotInDrawPhase(_)
            | Item::Battles(_) => None,
        })
    }
}
