//! OCG 3.3.2-171 to -238: choosing materials for Synchro, Xyz and Link Summons, pick by pick.

use super::solver::{Candidate, Clash, Demand, Problem, Total, Worth, one};
use super::{link, synchro, xyz, zones};
use crate::card::MonsterType;
use crate::game::Game;
use crate::language::{Alike, Filter, MaterialSlot, Modifier, SummonWay, Topic};
use crate::pipe::can_be_material;
use crate::query::applies::Subject;
use crate::query::{Query, Standpoint};
use crate::run::Next;
use crate::state::{Ask, CardId, Choice, Decision, Frame, MaterialPick, Statement, Summoning, Value};
use table::Seat;

/// The monsters of this player that could be used at all.
pub(crate) fn candidates(query: Query<'_>, seat: Seat, card: CardId, way: SummonWay) -> Vec<CardId> {
    let own = query.game.state.zones.monsters().map(|(_, other)| other);
    let standpoint = Standpoint::at(seat, query.game.card_ref(card));
    let can = |other: &CardId| {
        let state = query.game.card(*other);
        state.controller == seat
            // 3.3.2-171, -191, -221: face-up.
            && state.face.is_up()
            && can_be_material(query, *other, way, card)
            && (worth(query, *other, card, way).is_some()
                || (way == SummonWay::Xyz && xyz::can_be_overlaid(query, standpoint, *other, card)))
    };
    own.filter(can).collect()
}

/// 3.3.2-179, -201, -202, -223: what it counts for, if it can be used.
fn worth(query: Query<'_>, material: CardId, card: CardId, way: SummonWay) -> Option<Worth> {
    match way {
        SummonWay::Synchro => synchro::worth(query, material),
        SummonWay::Xyz => xyz::worth(query, material, card),
        SummonWay::Link => Some(link::worth(query, material)),
        SummonWay::Normal
        | SummonWay::Tribute
        | SummonWay::Flip
        | SummonWay::Special
        | SummonWay::Ritual
        | SummonWay::Fusion
        | SummonWay::Pendulum => Some(one()),
    }
}

/// 3.3.2-150, -175, -195, -232: what the monster is made of, where Tributes are none of it.
pub(super) fn made_of(summoning: &Summoning) -> Vec<CardId> {
    match summoning.way {
        SummonWay::Fusion | SummonWay::Synchro | SummonWay::Xyz | SummonWay::Link | SummonWay::Ritual => {
            summoning.materials.clone()
        }
        SummonWay::Normal
        | SummonWay::Tribute
        | SummonWay::Flip
        | SummonWay::Special
        | SummonWay::Pendulum => Vec::new(),
    }
}

/// By which statements what was used counts as material once the Summon has succeeded.
pub(super) fn statements(way: SummonWay) -> &'static [Statement] {
    match way {
        SummonWay::Fusion => &["3.3.2-150"],
        SummonWay::Synchro => &["3.3.2-175", "3.3.2-176"],
        SummonWay::Xyz => &["3.3.2-195"],
        SummonWay::Link => &["3.3.2-232", "3.3.2-233"],
        SummonWay::Normal
        | SummonWay::Tribute
        | SummonWay::Flip
        | SummonWay::Special
        | SummonWay::Ritual
        | SummonWay::Pendulum => &[],
    }
}

/// What is to be completed: the materials that the card names, or what it may be overlaid on (3.3.2-193).
struct Ways(Vec<Problem>);

impl Ways {
    fn can_be_completed(&self, chosen: &[usize]) -> bool {
        self.0.iter().any(|problem| problem.can_be_completed(chosen))
    }

    fn are_complete(&self, chosen: &[usize]) -> bool {
        self.0.iter().any(|problem| problem.is_complete(chosen))
    }
}

fn ways(query: Query<'_>, seat: Seat, card: CardId, way: SummonWay, from: &[CardId]) -> Ways {
    let standpoint = Standpoint::at(seat, query.game.card_ref(card));
    let named = problem(query, standpoint, card, way, from);
    let overlaying = match way {
        SummonWay::Xyz => xyz::overlaying(query, standpoint, card, from),
        SummonWay::Normal
        | SummonWay::Tribute
        | SummonWay::Flip
        | SummonWay::Special
        | SummonWay::Ritual
        | SummonWay::Fusion
        | SummonWay::Synchro
        | SummonWay::Pendulum
        | SummonWay::Link => None,
    };
    Ways(named.into_iter().chain(overlaying).collect())
}

/// 3.3.2-172, -174, -192, -222: the slots that the card names, and what the materials must come to.
fn problem(
    query: Query<'_>,
    standpoint: Standpoint<'_>,
    card: CardId,
    way: SummonWay,
    from: &[CardId],
) -> Option<Problem> {
    let slots = &query.printed_monster(card)?.materials.as_ref()?.0;
    let fits = |other: CardId, filters: &[Filter]| {
        // 3.3.2-163: a Fusion Monster's own way takes face-down monsters, too.
        let query = if way == SummonWay::Special { query.looking_under() } else { query };
        filters.iter().all(|filter| query.is_like(standpoint, other, filter))
    };
    let candidates = from.iter().map(|&other| match worth(query, other, card, way) {
        Some(worth) => {
            let other_kind = counts_as_non_tuner(query, other, card, way);
            let suits = |slot: &MaterialSlot| {
                fits(other, &slot.like) || other_kind && fits(other, &without_tuners(&slot.like))
            };
            let bits = (0u8..).zip(slots).filter(|(_, slot)| suits(slot)).map(|(n, _)| 1 << n);
            Candidate { slots: bits.sum(), worth }
        }
        None => Candidate { slots: 0, worth: Worth::new() },
    });
    let total = match way {
        SummonWay::Synchro => synchro::total(query, card),
        SummonWay::Link => link::total(query, card),
        SummonWay::Normal
        | SummonWay::Tribute
        | SummonWay::Flip
        | SummonWay::Special
        | SummonWay::Ritual
        | SummonWay::Fusion
        | SummonWay::Xyz
        | SummonWay::Pendulum => Total::Any,
    };
    let demands = slots.iter().map(|slot| Demand { least: slot.least, most: slot.most }).collect();
    let candidates = candidates.collect();
    let mut clashes = clashes(query, slots, from);
    clashes.extend(beside(query, way, from));
    Some(Problem { demands, total, candidates, clashes })
}

/// 3.5.2-3: pairs of which one does not suit the text of the other.
fn beside(query: Query<'_>, way: SummonWay, from: &[CardId]) -> Vec<Clash> {
    if !query.game.about.contains(Topic::OtherMaterials) {
        return Vec::new();
    }
    let refuses = |one: CardId, other: CardId| {
        let mut no = false;
        query.each_of(Subject::Card(one), Topic::OtherMaterials, &mut |applying| {
            if let Modifier::OtherMaterials(ways, like) = applying.modifier {
                let own = Standpoint::of(applying.source);
                no |= ways.contains(way) && !like.iter().all(|filter| query.is_like(own, other, filter));
            }
        });
        no
    };
    let pairs = (1..from.len()).flat_map(|two| (0..two).map(move |one| (one, two)));
    let clash = pairs.filter(|&(one, two)| refuses(from[one], from[two]) || refuses(from[two], from[one]));
    clash.map(|(one, two)| Clash { slot: None, one, two }).collect()
}

/// 3.3.2-171: may it count as no Tuner for this monster?
fn counts_as_non_tuner(query: Query<'_>, material: CardId, card: CardId, way: SummonWay) -> bool {
    let mut may = false;
    if way == SummonWay::Synchro && query.game.about.contains(Topic::OtherMaterials) {
        query.each_of(Subject::Card(material), Topic::OtherMaterials, &mut |applying| {
            if let Modifier::AsNonTuner(like) = applying.modifier {
                let own = Standpoint::of(applying.source);
                may |= like.iter().all(|filter| query.is_like(own, card, filter));
            }
        });
    }
    may
}

/// 3.5.2: pairs that have in common what they must not, or have not what they must.
pub(super) fn clashes(query: Query<'_>, slots: &[MaterialSlot], from: &[CardId]) -> Vec<Clash> {
    let mut found = Vec::new();
    for (slot, MaterialSlot { alike, .. }) in
        slots.iter().enumerate().filter(|(_, one)| !one.alike.is_empty())
    {
        for two in 1..from.len() {
            let clash = |one: &usize| {
                alike.iter().any(|alike| match alike {
                    Alike::Same(quality) => !query.share(from[*one], from[two], *quality),
                    Alike::Different(quality) => query.share(from[*one], from[two], *quality),
                })
            };
            found.extend((0..two).filter(clash).map(|one| Clash { slot: Some(slot), one, two }));
        }
    }
    found
}

/// The same, where it does not matter that it is a Tuner; nothing fits where a Tuner is asked for.
fn without_tuners(like: &[Filter]) -> Vec<Filter> {
    let tuner = Filter::Type(MonsterType::Tuner);
    let not = Filter::Not(Box::new(tuner));
    like.iter().filter(|filter| **filter != not).cloned().collect()
}

/// Can the monster be Summoned with materials of the field? There must be a zone afterwards (3.3.2-117).
pub(crate) fn is_possible(query: Query<'_>, seat: Seat, card: CardId, way: SummonWay) -> bool {
    is_possible_with(query, seat, card, way, &candidates(query, seat, card, way))
}

/// How many materials it takes at least.
pub(super) fn least(query: Query<'_>, card: CardId) -> usize {
    // 3.3.2-193
    if !query.game.def(card).card.text.overlays.is_empty() {
        return 1;
    }
    let named = query.printed_monster(card).and_then(|monster| monster.materials.as_ref());
    named.map_or(usize::MAX, |slots| slots.0.iter().map(|slot| usize::from(slot.least)).sum())
}

pub(super) fn is_possible_with(
    query: Query<'_>,
    seat: Seat,
    card: CardId,
    way: SummonWay,
    from: &[CardId],
) -> bool {
    is_possible_including(query, seat, (card, way), from, &[])
}

/// As [`is_possible_with`], and these are among the materials.
pub(super) fn is_possible_including(
    query: Query<'_>,
    seat: Seat,
    (card, way): (CardId, SummonWay),
    from: &[CardId],
    must: &[CardId],
) -> bool {
    let ways = ways(query, seat, card, way, from);
    let at = |one: &CardId| from.iter().position(|other| other == one);
    let chosen: Option<Vec<usize>> = must.iter().map(at).collect();
    chosen.is_some_and(|mut chosen| completes_with_room(query, seat, card, from, &ways, &mut chosen, 0))
}

/// As [`Ways::can_be_completed`], with a zone to go to once the materials have left.
fn completes_with_room(
    query: Query<'_>,
    seat: Seat,
    card: CardId,
    from: &[CardId],
    ways: &Ways,
    chosen: &mut Vec<usize>,
    next: usize,
) -> bool {
    if !ways.can_be_completed(chosen) {
        return false;
    }
    if !chosen.is_empty() && ways.are_complete(chosen) {
        let leaving: Vec<CardId> = chosen.iter().map(|&at| from[at]).collect();
        if zones::is_room_for(query.game, card, seat, &leaving) {
            return true;
        }
    }
    for at in next..from.len() {
        if chosen.contains(&at) {
            continue;
        }
        chosen.push(at);
        let found = completes_with_room(query, seat, card, from, ways, chosen, at + 1);
        chosen.pop();
        if found {
            return true;
        }
    }
    false
}

pub(crate) fn step(game: &mut Game, mut pick: Box<MaterialPick>, value: Value) -> Next {
    match value {
        Value::Answer(Choice::Card(card)) => pick.chosen.push(card),
        Value::Answer(Choice::Done) => return Next::Done(Value::Cards(pick.chosen)),
        Value::Nothing
        | Value::Answer(_)
        | Value::Cards(_)
        | Value::Chained(_)
        | Value::Leaving(_)
        | Value::Link(_)
        | Value::Ran(_)
        | Value::Summoned(_)
        | Value::Replaced(_) => {}
    }
    let query = Query::on(game);
    let (seat, card, from) = (pick.seat, pick.card, &pick.candidates);
    let ways = ways(query, seat, card, pick.way, from);
    let index = |card: &CardId| from.iter().position(|other| other == card).unwrap_or_default();
    let chosen: Vec<usize> = pick.chosen.iter().map(index).collect();
    let mut options = Vec::new();
    for at in (0..from.len()).filter(|at| !chosen.contains(at)) {
        let mut more = chosen.clone();
        more.push(at);
        if completes_with_room(query, seat, card, from, &ways, &mut more, 0) {
            options.push(Choice::Card(from[at]));
        }
    }
    let leaving: Vec<CardId> = pick.chosen.clone();
    if !chosen.is_empty() && ways.are_complete(&chosen) && zones::is_room_for(game, card, seat, &leaving) {
        options.push(Choice::Done);
    }
    if options.is_empty() {
        return Next::Done(Value::Nothing);
    }
    let decision = Decision { seat, ask: Ask::Materials, about: pick.about, options };
    Next::Ask(Frame::Materials(pick), decision)
}
