//! OCG 3.3.2-171 to -238: choosing materials for Synchro, Xyz and Link Summons, pick by pick.

use super::solver::{Candidate, Demand, Problem, Total};
use super::zones;
use crate::card::MonsterType;
use crate::game::Game;
use crate::language::{Filter, SummonWay};
use crate::pipe::can_be_material;
use crate::query::{Query, Standpoint};
use crate::run::Next;
use crate::state::{Ask, CardId, Choice, Decision, Frame, MaterialPick, Value};
use table::Seat;

/// The monsters of this player that could be used at all.
pub(crate) fn candidates(query: Query<'_>, seat: Seat, card: CardId, way: SummonWay) -> Vec<CardId> {
    let own = query.game.state.zones.monsters().map(|(_, other)| other);
    let can = |other: &CardId| {
        let state = query.game.card(*other);
        state.controller == seat
            // 3.3.2-171, -191, -221: face-up.
            && state.face.is_up()
            && can_be_material(query, *other, way, card)
            && counts(query, *other, card, way).is_some()
    };
    own.filter(can).collect()
}

/// 3.3.2-179, -201, -202, -223: what it counts for, if it can be used.
fn counts(query: Query<'_>, material: CardId, card: CardId, way: SummonWay) -> Option<Vec<i32>> {
    match way {
        SummonWay::Synchro => query.level(material).map(|level| vec![level]),
        SummonWay::Xyz => {
            let fits =
                query.level(material) == query.rank(card) && !query.is_type(material, MonsterType::Token);
            fits.then(|| vec![1])
        }
        SummonWay::Link => {
            let rating = query.link_rating(material).filter(|rating| *rating > 1);
            Some(std::iter::once(1).chain(rating).collect())
        }
        SummonWay::Normal
        | SummonWay::Tribute
        | SummonWay::Flip
        | SummonWay::Special
        | SummonWay::Ritual
        | SummonWay::Fusion
        | SummonWay::Pendulum => Some(vec![1]),
    }
}

pub(crate) fn problem(
    query: Query<'_>,
    seat: Seat,
    card: CardId,
    way: SummonWay,
    from: &[CardId],
) -> Problem {
    let materials = query.printed_monster(card).and_then(|monster| monster.materials.as_ref());
    let slots = materials.map(|materials| &materials.0[..]).unwrap_or_default();
    let standpoint = Standpoint::at(seat, query.game.card_ref(card));
    let fits = |other: CardId, filters: &[Filter]| {
        filters.iter().all(|filter| query.is_like(standpoint, other, filter))
    };
    let candidates = from.iter().map(|&other| {
        let bits = (0u8..).zip(slots).filter(|(_, slot)| fits(other, &slot.like)).map(|(n, _)| 1 << n);
        Candidate { slots: bits.sum(), worth: counts(query, other, card, way).unwrap_or_default() }
    });
    let total = match way {
        SummonWay::Synchro => query.level(card).map_or(Total::Any, Total::Exactly),
        SummonWay::Link => query.link_rating(card).map_or(Total::Any, Total::Exactly),
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
    Problem { demands, total, candidates: candidates.collect() }
}

/// Can the monster be Summoned with materials of the field? There must be a zone afterwards (3.3.2-117).
pub(crate) fn is_possible(query: Query<'_>, seat: Seat, card: CardId, way: SummonWay) -> bool {
    let from = candidates(query, seat, card, way);
    let problem = problem(query, seat, card, way, &from);
    !problem.demands.is_empty() && completes_with_room(query, seat, card, &from, &problem, &mut Vec::new(), 0)
}

/// As [`Problem::can_be_completed`], with a zone to go to once the materials have left.
fn completes_with_room(
    query: Query<'_>,
    seat: Seat,
    card: CardId,
    from: &[CardId],
    problem: &Problem,
    chosen: &mut Vec<usize>,
    next: usize,
) -> bool {
    if !problem.can_be_completed(chosen) {
        return false;
    }
    if !chosen.is_empty() && problem.is_complete(chosen) {
        let leaving: Vec<CardId> = chosen.iter().map(|&at| from[at]).collect();
        if !zones::for_summon(query.game, card, seat, &leaving).is_empty() {
            return true;
        }
    }
    for at in next..from.len() {
        if chosen.contains(&at) {
            continue;
        }
        chosen.push(at);
        let found = completes_with_room(query, seat, card, from, problem, chosen, at + 1);
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
        _ => {}
    }
    let query = Query::on(game);
    let (seat, card, from) = (pick.seat, pick.card, &pick.candidates);
    let problem = problem(query, seat, card, pick.way, from);
    let index = |card: &CardId| from.iter().position(|other| other == card).unwrap_or_default();
    let chosen: Vec<usize> = pick.chosen.iter().map(index).collect();
    let mut options = Vec::new();
    for at in (0..from.len()).filter(|at| !chosen.contains(at)) {
        let mut more = chosen.clone();
        more.push(at);
        if completes_with_room(query, seat, card, from, &problem, &mut more, 0) {
            options.push(Choice::Card(from[at]));
        }
    }
    let leaving: Vec<CardId> = pick.chosen.clone();
    if problem.is_complete(&chosen) && !zones::for_summon(game, card, seat, &leaving).is_empty() {
        options.push(Choice::Done);
    }
    if options.is_empty() {
        return Next::Done(Value::Nothing);
    }
    let decision = Decision { seat, ask: Ask::Materials, about: pick.about, options };
    Next::Ask(Frame::Materials(pick), decision)
}
