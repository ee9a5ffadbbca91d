//! DCG 8-1: digivolving.

pub(crate) mod app_fusion;
pub(crate) mod burst;
pub(crate) mod dna;

use crate::areas::Spot;
use crate::card::Category;
use crate::effects::language::{
    Condition, Face, Filter, Happening, Info, Modifier, Payment, Restriction, Target,
};
use crate::effects::process::did_nothing;
use crate::effects::topic::Topics;
use crate::effects::{immediate, reveal};
use crate::game::Game;
use crate::pipe::{self, Made};
use crate::query::{Query, Standpoint};
use crate::state::{
    CardRef, Cause, Change, Choice, DigivolveStage, Digivolving, Facts, Frame, Known, Paying, Returned,
    Thing, Unit, UnitId, Way, What,
};
use crate::terms::{draw, memory};
use smallvec::{SmallVec, smallvec};
use table::Seat;

/// One way in which a card can be digivolved into, and its printed cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Chance {
    pub way: Way,
    pub cost: i32,
}

/// The ways in which a unit can digivolve into a card: few, as a rule.
pub(crate) type Chances = SmallVec<[Chance; 2]>;

/// 8-1-3-1: the ways in which this unit can digivolve into the card, by its requirements.
pub(crate) fn chances(query: Query<'_>, seat: Seat, card: CardRef, unit: UnitId, ignoring: bool) -> Chances {
    chances_as(query, seat, card, unit, ignoring, &[])
}

/// As [`chances`], with information that the unit counts as having for this digivolution.
pub(crate) fn chances_as(
    query: Query<'_>,
    seat: Seat,
    card: CardRef,
    unit: UnitId,
    ignoring: bool,
    as_if: &[Info],
) -> Chances {
    let game = query.game;
    let printed = game.printed(card.card);
    let Some(on) = game.unit(unit).filter(|on| on.owner == seat) else { return Chances::new() };
    if printed.category != Category::Digimon {
        return Chances::new();
    }
    // 8-1-2-2: to ignore the level is to ignore a part of the requirements.
    let as_if = if as_if.contains(&Info::AnyLevel) && may_not_ignore(query, seat) { &[] } else { as_if };
    let mut found = if ignoring {
        // 8-1-2-2
        let cost = printed.digivolution.first().map_or(0, |requirement| i32::from(requirement.cost.0));
        if may_not_ignore(query, seat) {
            Chances::new()
        } else {
            smallvec![Chance { way: Way::Ignoring, cost }]
        }
    } else {
        by_requirements(query, seat, card, on, as_if)
    };
    if !ignoring && may_be_granted(query, card, unit) {
        add_granted(query, seat, card, on, as_if, &mut found);
    }
    if found.is_empty() || !can_be_stacked(query, on, card) { Chances::new() } else { found }
}

/// Those by the card's own requirements.
fn by_requirements(query: Query<'_>, seat: Seat, card: CardRef, on: &Unit, as_if: &[Info]) -> Chances {
    let game = query.game;
    let (def, standpoint) = (game.def(card.card), Standpoint::at(seat, card));
    let holds = |condition: Option<&Condition>| {
        condition.is_none_or(|condition| query.is_true(standpoint, condition))
    };
    let is_as_printed = as_if.is_empty() && query.is_as_printed(on);
    let top = game.state.card(on.top()).def;
    let meets = |nth: u8, from: &[Filter]| {
        let printed = || def.digivolves_from[usize::from(nth)].has(&game.library, from, top);
        let known = if is_as_printed { printed() } else { None };
        known.unwrap_or_else(|| is_like(query, standpoint, on, as_if, from))
    };
    (0u8..)
        .zip(&def.card.digivolution)
        .filter(|(nth, requirement)| meets(*nth, &requirement.from) && holds(requirement.condition.as_ref()))
        .map(|(nth, requirement)| Chance { way: Way::Requirement(nth), cost: i32::from(requirement.cost.0) })
        .collect()
}

/// Is the unit like that, or does it count as having the information?
fn is_like(
    query: Query<'_>,
    standpoint: Standpoint<'_>,
    on: &Unit,
    as_if: &[Info],
    filters: &[Filter],
) -> bool {
    let like =
        |filter: &Filter| dna::is_as(as_if, filter) || query.is_like(standpoint, Thing::Unit(on.id), filter);
    filters.iter().all(like)
}

fn may_be_granted(query: Query<'_>, card: CardRef, unit: UnitId) -> bool {
    query.may_hold(Thing::Card(card), Topics::DIGIVOLVES_FROM)
        || query.may_hold(Thing::Unit(unit), Topics::DIGIVOLVES_FROM)
}

/// Those that effects add.
fn add_granted(query: Query<'_>, seat: Seat, card: CardRef, on: &Unit, as_if: &[Info], found: &mut Chances) {
    let printed = query.game.printed(card.card);
    let standpoint = Standpoint::at(seat, card);
    // 15-1-7: an effect that names no area means the battle area.
    // They speak of the card in the hand.
    let in_hand = matches!(query.game.spot(card.card), Spot::Hand(_));
    let meets =
        |from: &[Filter]| in_hand && on.area.is_battle() && is_like(query, standpoint, on, as_if, from);
    query.each_modifier(Thing::Card(card), Topics::DIGIVOLVES_FROM, &mut |holding| {
        if let Modifier::DigivolvesFrom(from, cost) = holding.modifier
            && meets(from)
        {
            found.push(granted(*cost));
        } else if let Modifier::DigivolvesFromAs(from, infos) = holding.modifier
            && meets(from)
        {
            let like = |filter: &Filter| {
                dna::is_as(infos, filter)
                    || is_like(query, standpoint, on, as_if, std::slice::from_ref(filter))
            };
            for (nth, requirement) in (0u8..).zip(&printed.digivolution) {
                let chance = Chance { way: Way::Requirement(nth), cost: i32::from(requirement.cost.0) };
                if requirement.from.iter().all(like) && !found.contains(&chance) {
                    found.push(chance);
                }
            }
        }
    });
    if !may_not_ignore(query, seat) {
        query.each_modifier(Thing::Unit(on.id), Topics::DIGIVOLVES_FROM, &mut |holding| {
            if let Modifier::DigivolvesInto(noun, cost) = holding.modifier
                && query.fits(Standpoint::of(&holding.source.holder), Thing::Card(card), noun)
            {
                found.push(granted(*cost));
            }
        });
    }
}

fn granted(cost: i8) -> Chance {
    Chance { way: Way::Granted(cost), cost: i32::from(cost) }
}

/// 8-1-2-2: can the player not ignore digivolution requirements?
fn may_not_ignore(query: Query<'_>, seat: Seat) -> bool {
    query.is_forbidden(Thing::Player(seat), Topics::CANNOT_DIGIVOLVE, |_, _, restriction| {
        matches!(restriction, Restriction::IgnoreDigivolutionRequirements)
    })
}

/// 4-18-3: nothing goes on a token; and what cannot digivolve does not.
fn can_be_stacked(query: Query<'_>, unit: &Unit, card: CardRef) -> bool {
    !query.game.printed(unit.top()).token && !query.cannot_digivolve(Thing::Unit(unit.id), Thing::Card(card))
}

/// As [`chances`], with Burst Digivolution and App Fusion.
/// 8-3-2-4: effects are offered those of `chances` only.
pub(crate) fn all_chances(query: Query<'_>, seat: Seat, card: CardRef, unit: UnitId) -> Chances {
    let mut found = chances(query, seat, card, unit, false);
    if let Some(unit) = query.game.unit(unit) {
        found.extend(burst::chances(query, seat, card, unit));
        found.extend(app_fusion::chances(query, seat, card, unit));
    }
    found
}

/// 6-5-1-2: all digivolutions into this card that the player may declare.
pub(crate) fn options(query: Query<'_>, seat: Seat, card: CardRef, options: &mut Vec<Choice>) {
    if query.game.printed(card.card).category != Category::Digimon {
        return;
    }
    for unit in query.game.state.units().iter().filter(|unit| unit.owner == seat) {
        if is_out_of_question(query, card, unit) {
            continue;
        }
        for chance in all_chances(query, seat, card, unit.id) {
            if affordable(query, seat, card, &[Thing::Unit(unit.id)], chance.cost) {
                options.push(Choice::Digivolve { card: card.card, unit: unit.id, way: chance.way });
            }
        }
    }
    dna::options(query, seat, card, options);
}

/// At a glance: there is nothing but the card's own requirements, and what is printed on the unit fulfils
/// none of them.
fn is_out_of_question(query: Query<'_>, card: CardRef, unit: &Unit) -> bool {
    let game = query.game;
    let def = game.def(card.card);
    let others = !def.card.burst.is_empty() || !def.card.app_fusion.is_empty();
    if others || may_be_granted(query, card, unit.id) || !query.is_as_printed(unit) {
        return false;
    }
    let top = game.state.card(unit.top()).def;
    let mut requirements = def.card.digivolution.iter().zip(&def.digivolves_from);
    requirements.all(|(one, printed)| printed.has(&game.library, &one.from, top) == Some(false))
}

/// 1-3-11-1
fn affordable(query: Query<'_>, seat: Seat, card: CardRef, subjects: &[Thing], cost: i32) -> bool {
    let other = [Thing::Card(card)];
    let off = || crate::effects::would::most_off(query, Happening::Digivolved, subjects, &other, Cause::Rule);
    crate::turn::main_phase::affordable(query.game, seat, Payment::Digivolve, subjects, cost, off)
}

/// As [`affordable`] for a DNA digivolution of some of these sets.
fn affordable_set(query: Query<'_>, seat: Seat, card: CardRef, sets: &[Vec<Thing>], cost: i32) -> bool {
    // A set of Digimon that could take part.
    let mut units: Vec<Thing> = Vec::new();
    for set in sets {
        let free = |thing: &&Thing| matches!(thing, Thing::Unit(_)) && !units.contains(thing);
        units.extend(set.iter().copied().find(|thing| free(&thing)));
    }
    !units.is_empty() && affordable(query, seat, card, &units, cost)
}

/// Targets for the card an effect digivolves into: only those that fit the chosen Digimon.
pub(crate) fn narrowed(into: &Target, what: &Target, ignoring: bool, as_if: &[Info]) -> Target {
    let Target::Choose(choose) = into else { return into.clone() };
    let mut choose = choose.clone();
    let from = if let Target::Choose(what) = what { Target::Chosen(what.slot) } else { what.clone() };
    choose.from.of.push(Filter::Is(Category::Digimon));
    if !ignoring && as_if.is_empty() {
        choose.from.of.push(Filter::CanDigivolveFrom(Box::new(from)));
    } else if !ignoring {
        choose.from.of.push(Filter::CanDigivolveFromAs(Box::new(from), as_if.to_vec()));
    }
    // The Digimon and the card are remembered in different places.
    if let Target::Choose(what) = what
        && what.slot == choose.slot
    {
        choose.slot = crate::effects::language::Slot(choose.slot.0 + 8);
    }
    Target::Choose(choose)
}

impl<'g> Query<'g> {
    pub fn can_digivolve_from(
        self,
        standpoint: Standpoint<'g>,
        thing: Thing,
        target: &Target,
        as_if: &[Info],
    ) -> bool {
        let Thing::Card(card) = thing else { return false };
        self.fixed(standpoint, target).iter().any(|&unit| match unit {
            Thing::Unit(unit) => !chances_as(self, standpoint.you, card, unit, false, as_if).is_empty(),
            Thing::Card(_) | Thing::Player(_) => false,
        })
    }
}

/// Declares a digivolution in the main phase.
pub(crate) fn declare(game: &mut Game, seat: Seat, card: CardRef, units: Vec<UnitId>, way: Way) {
    begin(game, Digivolving { units, ..blank(seat, card, way, Paying::Printed(0), Cause::Rule) });
}

/// An effect makes this digivolution.
pub(crate) fn by_effect(
    game: &mut Game,
    seat: Seat,
    card: CardRef,
    units: Vec<UnitId>,
    chance: Chance,
    paying: Paying,
    cause: Cause,
) {
    if let Some(activation) = game.activation_mut() {
        activation.intended = 1;
    }
    begin(game, Digivolving { units, ..blank(seat, card, chance.way, paying, cause) });
}

/// A digivolution that is about to be announced.
fn blank(seat: Seat, card: CardRef, way: Way, paying: Paying, cause: Cause) -> Digivolving {
    Digivolving {
        card,
        seat,
        units: Vec::new(),
        from_hand: None,
        pairs: Vec::new(),
        partners: Vec::new(),
        tamer: None,
        link_card: None,
        way,
        cause,
        paying,
        change: 0,
        stage: DigivolveStage::Announce,
    }
}

pub(crate) fn begin(game: &mut Game, digivolving: Digivolving) {
    game.push(Frame::Digivolve(Box::new(digivolving)));
}

/// 8-2-2-5, 8-3-2-5, 8-4-2-3: every kind of digivolution goes this way.
pub(crate) fn step(game: &mut Game, digivolving: Box<Digivolving>, returned: Returned) {
    if digivolving.stage == DigivolveStage::ChooseUnits {
        return dna::choose(game, digivolving, &returned.things());
    }
    let there = digivolving.units.iter().all(|&unit| game.unit(unit).is_some());
    if !there || !game.is_current(digivolving.card) {
        return did_nothing(game, digivolving.cause);
    }
    match digivolving.stage {
        DigivolveStage::ChooseUnits => {}
        DigivolveStage::Announce => announce(game, digivolving),
        DigivolveStage::ChooseTamer => burst::choose_tamer(game, digivolving),
        DigivolveStage::ReturnTamer => burst::return_tamer(game, digivolving, returned.things()),
        DigivolveStage::TamerReturned => burst::tamer_returned(game, digivolving),
        DigivolveStage::ChooseLinkCard => app_fusion::choose_link_card(game, digivolving),
        DigivolveStage::LinkCardChosen => app_fusion::link_card_chosen(game, digivolving, &returned.things()),
        DigivolveStage::Pay => pay(game, &digivolving),
    }
}

/// 8-1-3-1, 8-1-2-5: the card is revealed and the Digimon chosen; immediate effects cut in.
/// 8-4-3-1
fn announce(game: &mut Game, mut digivolving: Box<Digivolving>) {
    let (seat, card, cause) = (digivolving.seat, digivolving.card, digivolving.cause);
    if matches!(game.spot(card.card), Spot::Top(_)) {
        // A card that is in play already is not digivolved into.
        return did_nothing(game, cause);
    }
    let units: Vec<Thing> = digivolving.units.iter().map(|&unit| Thing::Unit(unit)).collect();
    game.note(&["8-1-3-1"], |game| What::Announced { seat, card: game.label(card.card) });
    digivolving.stage = match digivolving.way {
        Way::Burst(_) => DigivolveStage::ChooseTamer,
        Way::AppFusion(_) => DigivolveStage::ChooseLinkCard,
        Way::Requirement(_) | Way::Ignoring | Way::Dna(_) | Way::Granted(_) => DigivolveStage::Pay,
    };
    game.push(Frame::Digivolve(digivolving));
    immediate::interrupt(game, Happening::Digivolved, false, units, vec![Thing::Card(card)], cause);
}

/// The printed cost of the way that was chosen.
fn printed_cost(game: &Game, digivolving: &Digivolving) -> i32 {
    let card = game.printed(digivolving.card.card);
    let cost = match digivolving.way {
        Way::Requirement(nth) => card.digivolution.get(nth as usize).map(|requirement| requirement.cost.0),
        Way::Ignoring => card.digivolution.first().map(|requirement| requirement.cost.0),
        Way::Dna(nth) => card.dna.get(nth as usize).map(|requirement| requirement.cost.0),
        Way::Burst(nth) => card.burst.get(nth as usize).map(|requirement| requirement.cost.0),
        Way::AppFusion(nth) => card.app_fusion.get(nth as usize).map(|requirement| requirement.cost.0),
        Way::Granted(cost) => Some(cost),
    };
    cost.map_or(0, i32::from)
}

/// 8-1-3-2; if it cannot be paid the card goes back and no memory moves (8-1-2-7).
/// 8-2-3-2, 8-3-3-3, 8-4-3-2
fn pay(game: &mut Game, digivolving: &Digivolving) {
    let printed = printed_cost(game, digivolving);
    let units: Vec<Thing> = digivolving.units.iter().map(|&unit| Thing::Unit(unit)).collect();
    let (seat, card) = (digivolving.seat, digivolving.card);
    let cost =
        memory::cost(game, seat, Payment::Digivolve, &units, printed, digivolving.paying, digivolving.change);
    if digivolving.paying != Paying::Free {
        if !memory::can_pay(game, seat, cost) {
            game.note(&["8-1-2-7"], |game| What::CannotPay { seat, card: game.label(card.card), cost });
            return did_nothing(game, digivolving.cause);
        }
        memory::pay(game, seat, cost);
    }
    let from = game.origin(card.card).as_origin();
    let facts = Facts { cost_paid: cost.clamp(0, 100) as i8, from, ..Facts::default() };
    let cause = digivolving.cause;
    match digivolving.way {
        Way::Dna(_) => {
            let (from_hand, facts) = (digivolving.from_hand, Facts { dna: true, ..facts });
            pipe::commit(game, &Change::DnaDigivolve { card, from_hand, facts }, &units, cause);
        }
        // 8-3-3-4
        Way::Burst(_) => {
            pipe::commit(game, &Change::Digivolve { card, link_card: None, facts }, &units, cause);
            burst::defer_end(game, digivolving);
        }
        Way::Requirement(_) | Way::Ignoring | Way::Granted(_) | Way::AppFusion(_) => {
            let link_card = digivolving.link_card;
            pipe::commit(game, &Change::Digivolve { card, link_card, facts }, &units, cause);
        }
    }
}

/// 8-1-3-3: the card goes on top, in the same position (8-1-2-4).
/// 8-1-1, 8-1-2-6, 8-1-2-8, 8-1-2-9: one at a time; what was on top stays in the stack, and nothing was added
/// to it.
pub(crate) fn stack(
    game: &mut Game,
    subjects: &[Thing],
    card: CardRef,
    link_card: Option<CardRef>,
    made: &mut Made,
) {
    let &[Thing::Unit(id)] = subjects else { return };
    let Some(onto) = game.unit(id).map(|unit| game.label(unit.top())) else { return };
    app_fusion::stack_link_card(game, id, link_card, made);
    take(game, card, made);
    game.state.board_mut(made).renew(card.card, Face::Up, Known::ALL);
    game.state.board_mut(made).stack_on(id, card.card);
    made.subjects = subjects.to_vec();
    made.other = vec![Thing::Card(game.card_ref(card.card))];
    let what = |game: &Game| What::Digivolved { card: game.label(card.card), onto };
    made.tell(game, &["8-1-3-3", "8-1-2-3"], what);
}

pub(crate) fn take(game: &mut Game, card: CardRef, made: &Made) {
    reveal::no_longer(game, card.card);
    game.take_out(card.card, made);
}

/// 8-1-3-3: the player who digivolves draws a card; without a card to draw it still digivolves (8-1-2-10).
pub(crate) fn draw_for(game: &mut Game, made: &Made) {
    let seat = made.subjects.first().and_then(|&unit| Query::on(game).seat_of(unit));
    if let Some(seat) = seat {
        draw::draw_by(game, seat, 1, Cause::Rule, &["8-1-3-3", "4-12-1"]);
    }
}
