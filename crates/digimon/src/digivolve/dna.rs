//! DCG 8-2: DNA digivolution.

use super::{Digivolving, take};
use crate::areas::battle;
use crate::card::DnaDigivolution;
use crate::effects::language::{Amount, Area, DnaFrom, Filter, Info, Modifier, Noun, Stat, Whose};
use crate::effects::process::did_nothing;
use crate::effects::topic::Topics;
use crate::game::Game;
use crate::pipe::{self, Made};
use crate::query::{Query, Standpoint};
use crate::state::{
    Arrival, Ask, CardRef, Cause, Change, Choice, DigivolveStage, Entering, FieldArea, Frame, Pair, Paying,
    Pick, Thing, UnitId, Way, What,
};
use table::Seat;

/// 6-5-1-2-2: offered when Digimon in the battle area fit all places of a requirement.
pub(super) fn options(query: Query<'_>, seat: Seat, card: CardRef, options: &mut Vec<Choice>) {
    for (nth, requirement) in (0u8..).zip(&query.game.printed(card.card).dna) {
        let fits = sets(query, seat, card, requirement);
        let payable = super::affordable_set(query, seat, card, &fits, i32::from(requirement.cost.0));
        if can_fill(&fits, &[]) && payable {
            options.push(Choice::DnaDigivolve { card: card.card, way: Way::Dna(nth) });
        }
    }
}

/// Do Digimon in the battle area fit all places of one of its requirements?
pub(crate) fn has_partners(query: Query<'_>, seat: Seat, card: CardRef) -> bool {
    let requirements = &query.game.printed(card.card).dna;
    requirements.iter().any(|requirement| can_fill(&sets(query, seat, card, requirement), &[]))
}

/// For each place of the requirement the things that fit it.
fn sets(query: Query<'_>, seat: Seat, card: CardRef, requirement: &DnaDigivolution) -> Vec<Vec<Thing>> {
    let units: Vec<Thing> = battle::units(query.game, seat)
        .filter(|unit| !query.game.printed(unit.top()).token)
        .map(|unit| Thing::Unit(unit.id))
        .filter(|&unit| !query.cannot_digivolve(unit, Thing::Card(card)))
        .collect();
    let fitting = |filters: &Vec<Filter>| {
        units.iter().copied().filter(|&unit| fits(query, seat, card, filters, unit)).collect()
    };
    requirement.from.iter().map(fitting).collect()
}

fn fits(query: Query<'_>, seat: Seat, card: CardRef, filters: &[Filter], thing: Thing) -> bool {
    let standpoint = Standpoint::at(seat, card);
    filters.iter().all(|filter| query.is_like(standpoint, thing, filter))
        || stands_in(query, card, filters, thing)
}

/// "Is also treated as … for this card's DNA digivolution."
fn stands_in(query: Query<'_>, card: CardRef, filters: &[Filter], thing: Thing) -> bool {
    let mut found = false;
    query.each_modifier(thing, Topics::DNA, &mut |holding| {
        if let Modifier::StandsInForDna(name, infos) = holding.modifier {
            let standpoint = Standpoint::of(&holding.source.holder);
            let like = |filter| is_as(infos, filter) || query.is_like(standpoint, thing, filter);
            found |= query.game.printed(card.card).name == *name && filters.iter().all(like);
        }
    });
    found
}

/// Does the information that it counts as having fit the filter?
pub(crate) fn is_as(infos: &[Info], filter: &Filter) -> bool {
    infos.iter().any(|info| match info {
        Info::Name(name) => {
            matches!(filter, Filter::Name(wanted) if name == wanted)
                || matches!(filter, Filter::NameContains(part) if name.contains(part))
        }
        Info::Trait(word) => matches!(filter, Filter::Trait(wanted) if word == wanted),
        Info::Color(color) => matches!(filter, Filter::Color(wanted) if color == wanted),
        Info::Level(level) => {
            let level = i32::from(*level);
            matches!(filter, Filter::Digimon)
                || matches!(filter, Filter::Stat(Stat::Level, cmp, Amount::N(n)) if cmp.holds(level, *n))
        }
        Info::AnyLevel => matches!(filter, Filter::Stat(Stat::Level, ..)),
        Info::DigimonWithDp(_) => matches!(filter, Filter::Digimon),
        Info::NamesOfCardsUnder(_) | Info::ColorsOfCardsUnder | Info::Dp(_) => false,
    })
}

/// Can the rest of the places be filled after these picks, in order?
fn can_fill(sets: &[Vec<Thing>], picked: &[Thing]) -> bool {
    let mut taken = picked.to_vec();
    sets.iter().zip(picked).all(|(set, thing)| set.contains(thing))
        && crate::effects::choice::distinct(&sets[picked.len().min(sets.len())..], &mut taken)
}

pub(crate) fn declare(game: &mut Game, seat: Seat, card: CardRef, nth: u8) {
    begin(game, super::blank(seat, card, Way::Dna(nth), Paying::Printed(0), Cause::Rule));
}

fn begin(game: &mut Game, digivolving: Digivolving) {
    super::begin(game, Digivolving { stage: DigivolveStage::ChooseUnits, ..digivolving });
}

/// The cards that an effect can DNA digivolve into now (8-2-2-4).
pub(crate) fn able(query: Query<'_>, standpoint: Standpoint<'_>, into: &Noun, with: &DnaFrom) -> Vec<Thing> {
    let mut things = query.all(standpoint, into);
    things.retain(|&thing| match thing {
        Thing::Card(card) => requirement_for(query, standpoint, card, with).is_some(),
        Thing::Unit(_) | Thing::Player(_) => false,
    });
    things
}

fn requirement_for(
    query: Query<'_>,
    standpoint: Standpoint<'_>,
    card: CardRef,
    with: &DnaFrom,
) -> Option<u8> {
    let seat = standpoint.you;
    (0u8..).zip(&query.game.printed(card.card).dna).find_map(|(nth, requirement)| {
        let mut fits = sets(query, seat, card, requirement);
        keep(&mut fits, &partners(query, standpoint, with));
        let works = match with {
            DnaFrom::Any => can_fill(&fits, &[]),
            DnaFrom::ThisAndAnother | DnaFrom::ThisAnd(_) => {
                standpoint.unit.is_some_and(|this| with_this(&fits, Thing::Unit(this)))
            }
            DnaFrom::FieldAndHand(..) | DnaFrom::FieldAndCard(..) => {
                !pairs(query, seat, card, requirement, with).is_empty()
            }
        };
        works.then_some(nth)
    })
}

/// The only units that may take part; all, if there are none.
fn partners(query: Query<'_>, standpoint: Standpoint<'_>, with: &DnaFrom) -> Vec<UnitId> {
    let DnaFrom::ThisAnd(filters) = with else { return Vec::new() };
    let like = |unit: &UnitId| {
        standpoint.unit == Some(*unit)
            || filters.iter().all(|filter| query.is_like(standpoint, Thing::Unit(*unit), filter))
    };
    battle::units(query.game, standpoint.you).map(|unit| unit.id).filter(like).collect()
}

fn keep(sets: &mut [Vec<Thing>], only: &[UnitId]) {
    if !only.is_empty() {
        for set in sets {
            set.retain(|thing| matches!(thing, Thing::Unit(unit) if only.contains(unit)));
        }
    }
}

/// Is there a filling that uses this unit?
fn with_this(sets: &[Vec<Thing>], this: Thing) -> bool {
    (0..sets.len()).any(|at| {
        sets[at].contains(&this) && {
            let rest: Vec<Vec<Thing>> =
                sets.iter().enumerate().filter(|(i, _)| *i != at).map(|(_, set)| set.clone()).collect();
            crate::effects::choice::distinct(&rest, &mut vec![this])
        }
    })
}

/// A Digimon and a card that is not in play, as stated, which together fill the places of the requirement.
/// 16-30-1, 16-30-5: which of the two that Blast DNA states is in play is free.
fn pairs(
    query: Query<'_>,
    seat: Seat,
    card: CardRef,
    requirement: &DnaDigivolution,
    with: &DnaFrom,
) -> Vec<Pair> {
    let sets = sets(query, seat, card, requirement);
    let standpoint = Standpoint::at(seat, card);
    let is =
        |thing, filters: &[Filter]| filters.iter().all(|filter| query.is_like(standpoint, thing, filter));
    let (area, stated) = match with {
        DnaFrom::FieldAndHand(one, two) => (&Area::Hand, vec![(one, two), (two, one)]),
        DnaFrom::FieldAndCard(area, one, two) => (area, vec![(one, two)]),
        DnaFrom::Any | DnaFrom::ThisAndAnother | DnaFrom::ThisAnd(_) => return Vec::new(),
    };
    let there = Noun { whose: Whose::Yours, from: vec![area.clone()], of: Vec::new() };
    let mut others = query.all(standpoint, &there);
    others.retain(|&other| other != Thing::Card(card));
    let mut found = Vec::new();
    for (place, filters) in requirement.from.iter().enumerate() {
        let Some(units) = sets.get(1 - place.min(1)) else { continue };
        for &unit in units {
            for &other in others.iter().filter(|&&other| fits(query, seat, card, filters, other)) {
                let stated_so = stated.iter().any(|(one, two)| is(unit, one) && is(other, two));
                if let (true, Thing::Unit(unit), Thing::Card(card)) = (stated_so, unit, other) {
                    found.push(Pair { unit, card, place: place as u8 });
                }
            }
        }
    }
    found
}

/// An effect makes this DNA digivolution; the Digimon are chosen next.
pub(crate) fn by_effect(
    game: &mut Game,
    seat: Seat,
    card: CardRef,
    with: &DnaFrom,
    paying: Paying,
    cause: Cause,
) {
    let Some(activation) = game.activation() else { return };
    let query = Query::on(game);
    let Some(nth) = requirement_for(query, Standpoint::within(activation), card, with) else {
        return did_nothing(game, cause);
    };
    let this = activation.holder.unit;
    let partners = partners(query, Standpoint::within(activation), with);
    let requirement = &game.printed(card.card).dna[nth as usize];
    let pairs = match with {
        DnaFrom::FieldAndHand(..) | DnaFrom::FieldAndCard(..) => pairs(query, seat, card, requirement, with),
        DnaFrom::Any | DnaFrom::ThisAndAnother | DnaFrom::ThisAnd(_) => Vec::new(),
    };
    let units = match with {
        DnaFrom::ThisAndAnother | DnaFrom::ThisAnd(_) => this.into_iter().collect(),
        DnaFrom::Any | DnaFrom::FieldAndHand(..) | DnaFrom::FieldAndCard(..) => Vec::new(),
    };
    if let Some(activation) = game.activation_mut() {
        activation.intended = 1;
    }
    begin(
        game,
        Digivolving { units, pairs, partners, ..super::blank(seat, card, Way::Dna(nth), paying, cause) },
    );
}

/// 16-30-6: the Digimon is chosen, and then the card of the hand, which is shown.
fn choose_pair(game: &mut Game, mut digivolving: Box<Digivolving>, picked: Option<Thing>) {
    match picked {
        Some(Thing::Unit(unit)) => {
            digivolving.units.push(unit);
            digivolving.pairs.retain(|pair| pair.unit == unit);
        }
        Some(Thing::Card(card)) => {
            if let Some(pair) = digivolving.pairs.iter().find(|pair| pair.card == card) {
                digivolving.from_hand = Some((card, pair.place));
            }
            pipe::commit_by(game, &Change::Show, &[Thing::Card(card)], Cause::Rule, &["16-30-6"]);
            digivolving.stage = DigivolveStage::Announce;
            return game.push(Frame::Digivolve(digivolving));
        }
        Some(Thing::Player(_)) | None => {}
    }
    let mut candidates: Vec<Thing> = if digivolving.units.is_empty() {
        digivolving.pairs.iter().map(|pair| Thing::Unit(pair.unit)).collect()
    } else {
        digivolving.pairs.iter().map(|pair| Thing::Card(pair.card)).collect()
    };
    candidates.sort_by_key(|&thing| Choice::thing_id(thing));
    candidates.dedup();
    let seat = digivolving.seat;
    game.push(Frame::Digivolve(digivolving));
    crate::effects::choice::begin(game, Pick::one(seat, Ask::DnaDigivolve, None, candidates));
}

/// 8-2-3-1: the Digimon for the places of the requirement, one by one.
/// 8-2-1
pub(super) fn choose(game: &mut Game, mut digivolving: Box<Digivolving>, picked: &[Thing]) {
    if !digivolving.pairs.is_empty() {
        return choose_pair(game, digivolving, picked.first().copied());
    }
    digivolving.units.extend(picked.iter().filter_map(|&thing| match thing {
        Thing::Unit(unit) => Some(unit),
        Thing::Card(_) | Thing::Player(_) => None,
    }));
    let query = Query::on(game);
    let (seat, card) = (digivolving.seat, digivolving.card);
    let Way::Dna(nth) = digivolving.way else { return };
    let mut sets = sets(query, seat, card, &game.printed(card.card).dna[nth as usize]);
    keep(&mut sets, &digivolving.partners);
    if digivolving.units.len() >= sets.len() {
        digivolving.units = in_order(&sets, &digivolving.units);
        digivolving.stage = DigivolveStage::Announce;
        return game.push(Frame::Digivolve(digivolving));
    }
    let candidates = next_picks(&sets, &digivolving.units);
    if candidates.is_empty() {
        return did_nothing(game, digivolving.cause);
    }
    game.push(Frame::Digivolve(digivolving));
    crate::effects::choice::begin(game, Pick::one(seat, Ask::DnaDigivolve, None, candidates));
}

/// The things that can be picked next so that all places get filled.
fn next_picks(sets: &[Vec<Thing>], units: &[UnitId]) -> Vec<Thing> {
    let taken: Vec<Thing> = units.iter().map(|&unit| Thing::Unit(unit)).collect();
    let mut all: Vec<Thing> = sets.iter().flatten().copied().collect();
    all.sort_by_key(|&thing| Choice::thing_id(thing));
    all.dedup();
    all.retain(|thing| {
        let mut chosen = taken.clone();
        chosen.push(*thing);
        !taken.contains(thing) && arrangement(sets, &chosen).is_some_and(|_| true)
    });
    all
}

/// Lays the things into the places, if that leaves the other places fillable.
fn arrangement(sets: &[Vec<Thing>], chosen: &[Thing]) -> Option<Vec<Thing>> {
    let mut laid = Vec::new();
    fill(sets, chosen, &mut laid).then_some(laid)
}

fn fill(sets: &[Vec<Thing>], chosen: &[Thing], laid: &mut Vec<Thing>) -> bool {
    if laid.len() == sets.len() {
        return chosen.iter().all(|thing| laid.contains(thing));
    }
    for &thing in &sets[laid.len()] {
        if !laid.contains(&thing) {
            laid.push(thing);
            if fill(sets, chosen, laid) {
                return true;
            }
            laid.pop();
        }
    }
    false
}

/// 8-2-2-2: the Digimon in the order of the requirement, the left one on top. Where both orders
/// fit, the order of choosing counts.
fn in_order(sets: &[Vec<Thing>], units: &[UnitId]) -> Vec<UnitId> {
    let chosen: Vec<Thing> = units.iter().map(|&unit| Thing::Unit(unit)).collect();
    let straight = sets.iter().zip(&chosen).all(|(set, thing)| set.contains(thing));
    if straight {
        return units.to_vec();
    }
    let only: Vec<Vec<Thing>> =
        sets.iter().map(|set| set.iter().copied().filter(|thing| chosen.contains(thing)).collect()).collect();
    let laid = arrangement(&only, &chosen).unwrap_or(chosen);
    laid.iter()
        .filter_map(|&thing| match thing {
            Thing::Unit(unit) => Some(unit),
            Thing::Card(_) | Thing::Player(_) => None,
        })
        .collect()
}

/// 8-2-3-3: a new unit of all the cards. It is unsuspended (8-2-2-1-1), the cards are new cards
/// and their link cards are trashed (8-2-2-1-2), nothing given is kept (8-2-2-1-5), an attack
/// loses its Digimon (8-2-2-1-3, 8-2-2-1-4), and it may attack at once (8-2-2-1-6).
pub(crate) fn stack(
    game: &mut Game,
    subjects: &[Thing],
    card: CardRef,
    from_hand: Option<(CardRef, u8)>,
    made: &mut Made,
) {
    let Some(seat) = subjects.first().and_then(|&unit| Query::on(game).seat_of(unit)) else { return };
    let mut stacks: Vec<Vec<crate::state::CardId>> = Vec::new();
    for &thing in subjects {
        let Thing::Unit(unit) = thing else { continue };
        let Some(unit) = game.state.board_mut(made).dissolve(unit) else { continue };
        for &link in &unit.links {
            game.state.board_mut(made).set_aside(link);
            let link = [Thing::Card(game.card_ref(link))];
            pipe::commit_by(game, &Change::Discard, &link, Cause::Rule, &["8-2-2-1-2"]);
        }
        stacks.push(unit.stack);
    }
    if let Some((hand, at)) = from_hand {
        game.take_out(hand.card, made);
        stacks.insert((at as usize).min(stacks.len()), vec![hand.card]);
    }
    // Bottom first: the right-hand Digimon with all under it, then the left-hand one (8-2-2-3).
    let under: Vec<_> = stacks.into_iter().rev().flatten().collect();
    take(game, card, made);
    let how = Entering { arrival: Arrival::Unplayed, ..Entering::by_play(seat, FieldArea::Battle) };
    let unit = battle::enter(game, how, card.card, &under, made);
    made.subjects = vec![Thing::Unit(unit)];
    made.other = vec![Thing::Card(game.card_ref(card.card))];
    let what = |game: &Game| What::DnaDigivolved { card: game.label(card.card) };
    made.tell(game, &["8-2-3-3", "8-2-2-1"], what);
}
