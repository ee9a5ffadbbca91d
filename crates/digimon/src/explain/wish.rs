//! What a player may want to do with a card or unit and cannot: the most likely wish first.

use super::{Reason, Why, activate, is_defender, why_not_for};
use crate::areas::{Spot, battle};
use crate::card::Category;
use crate::game::Game;
use crate::query::Query;
use crate::state::{Ask, AttackTarget, CardId, Choice, Unit, UnitId, Way};
use table::Seat;

/// Something on the table that a player points at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Point {
    Card(CardId),
    Unit(UnitId),
    Player(Seat),
    BattleArea,
    EggDeck,
    MemoryGauge,
}

/// More than a handful is a wall.
const MOST: usize = 5;

/// What the player may want to do with it and cannot, and why.
pub fn wishes(game: &Game, seat: Seat, with: Point) -> Vec<(Choice, Why)> {
    let wished = match with {
        _ if is_picking(game, seat) => picked(with),
        Point::Card(card) => of_card(game, seat, card),
        Point::Unit(unit) => of_unit(game, seat, unit),
        Point::EggDeck => vec![Choice::Hatch],
        Point::Player(_) | Point::BattleArea | Point::MemoryGauge => Vec::new(),
    };
    tidied(game, answered(game, seat, wished))
}

/// What the player may mean by taking the one to the other, and why it cannot be done.
pub fn wishes_to(game: &Game, seat: Seat, from: Point, to: Point) -> Vec<(Choice, Why)> {
    let on_top = if let Point::Card(card) = from { on_top(game, card) } else { None };
    let from = on_top.map_or(from, Point::Unit);
    let wished = match (from, to) {
        (Point::Card(card), Point::Unit(unit)) => card_to_unit(game, card, unit),
        (Point::Card(card), Point::BattleArea | Point::Player(_) | Point::MemoryGauge | Point::Card(_)) => {
            vec![use_or_play(game, card)]
        }
        (Point::Unit(one), Point::Unit(other)) => unit_to_unit(game, one, other),
        (Point::Unit(unit), Point::Player(_)) => {
            vec![Choice::Attack { unit, target: AttackTarget::Player }]
        }
        (Point::Unit(_), Point::BattleArea) => vec![Choice::Move],
        (Point::EggDeck, _) => vec![Choice::Hatch],
        (Point::Unit(_), Point::Card(_) | Point::EggDeck | Point::MemoryGauge)
        | (Point::Card(_), Point::EggDeck)
        | (Point::Player(_) | Point::BattleArea | Point::MemoryGauge, _) => Vec::new(),
    };
    answered(game, seat, wished)
}

/// With the reason, for what is not on offer.
fn answered(game: &Game, seat: Seat, wished: Vec<Choice>) -> Vec<(Choice, Why)> {
    let refused = wished.into_iter().filter(|&choice| !is_offered(game, seat, choice));
    refused.map(|choice| (choice, why_not_for(game, seat, choice))).collect()
}

fn is_offered(game: &Game, seat: Seat, choice: Choice) -> bool {
    let Some(decision) = game.decision().filter(|decision| decision.seat == seat) else { return false };
    decision.options.iter().any(|&option| match (option, choice) {
        (Choice::Digivolve { card, unit, .. }, Choice::Digivolve { card: wished, unit: onto, .. }) => {
            (card, unit) == (wished, onto)
        }
        (Choice::DnaDigivolve { card, .. }, Choice::DnaDigivolve { card: wished, .. }) => card == wished,
        (option, choice) => option == choice,
    })
}

/// Is the player asked to pick something, rather than for an action?
fn is_picking(game: &Game, seat: Seat) -> bool {
    game.decision().is_some_and(|decision| {
        decision.seat == seat && !matches!(decision.ask, Ask::MainPhase | Ask::Breeding)
    })
}

fn picked(with: Point) -> Vec<Choice> {
    match with {
        Point::Card(card) => vec![Choice::Card(card)],
        Point::Unit(unit) => vec![Choice::Unit(unit)],
        Point::Player(seat) => vec![Choice::Player(seat)],
        Point::BattleArea | Point::EggDeck | Point::MemoryGauge => Vec::new(),
    }
}

fn on_top(game: &Game, card: CardId) -> Option<UnitId> {
    if let Spot::Top(unit) = game.spot(card) { Some(unit) } else { None }
}

fn of_card(game: &Game, seat: Seat, card: CardId) -> Vec<Choice> {
    match game.spot(card) {
        Spot::Top(unit) => of_unit(game, seat, unit),
        Spot::Hand(owner) if owner == seat => in_hand(game, seat, card),
        Spot::Deck(_)
        | Spot::EggDeck(_)
        | Spot::Hand(_)
        | Spot::Trash(_)
        | Spot::Security(_)
        | Spot::Under(_)
        | Spot::Linked(_)
        | Spot::Nowhere
        | Spot::Removed => Vec::new(),
    }
}

fn use_or_play(game: &Game, card: CardId) -> Choice {
    match game.printed(card).category {
        Category::Option => Choice::Use(card),
        Category::Digimon | Category::Tamer | Category::DigiEgg => Choice::Play(card),
    }
}

fn in_hand(game: &Game, seat: Seat, card: CardId) -> Vec<Choice> {
    let printed = game.printed(card);
    let mut wished = vec![use_or_play(game, card)];
    if printed.category == Category::Digimon {
        let mut units: Vec<&Unit> = game.state.units().iter().filter(|unit| unit.owner == seat).collect();
        units.sort_by_key(|unit| distance(game, card, unit));
        wished.extend(units.iter().map(|unit| digivolve(card, unit.id)));
    }
    if !printed.dna.is_empty() {
        wished.push(Choice::DnaDigivolve { card, way: Way::Dna(0) });
    }
    if printed.link.is_some() {
        let partners = battle::units(game, seat).map(|unit| Choice::LinkCard { card, unit: unit.id });
        wished.extend(partners);
    }
    wished
}

/// How far the unit's level is from the one below the card's.
fn distance(game: &Game, card: CardId, unit: &Unit) -> u8 {
    let level = |card| game.printed(card).level.map_or(0, |level| level.0);
    level(card).abs_diff(level(unit.top()).saturating_add(1))
}

fn digivolve(card: CardId, unit: UnitId) -> Choice {
    Choice::Digivolve { card, unit, way: Way::Requirement(0) }
}

fn of_unit(game: &Game, seat: Seat, id: UnitId) -> Vec<Choice> {
    let Some(unit) = game.unit(id) else { return Vec::new() };
    if unit.owner != seat {
        return attacked(game, seat, id);
    }
    if is_defender(game, seat, id) {
        return vec![Choice::Unit(id)];
    }
    let mut wished = if unit.area.is_battle() { attacks(game, seat, id) } else { vec![Choice::Move] };
    let idle = activate::idle(Query::on(game), unit).into_iter();
    wished.extend(idle.map(|(card, effect)| Choice::Activate { card, effect }));
    let here = activate::mains(Query::on(game), seat).into_iter().filter(|holder| holder.unit == Some(id));
    wished.extend(here.map(|holder| Choice::Activate { card: holder.card.card, effect: holder.effect }));
    if game.printed(unit.top()).link.is_some() {
        let others = battle::units(game, seat).filter(|other| other.id != id);
        wished.extend(others.map(|other| Choice::LinkUnit { what: id, unit: other.id }));
    }
    wished
}

/// Attacks of a Digimon; only the one on the player if it cannot attack at all.
fn attacks(game: &Game, seat: Seat, unit: UnitId) -> Vec<Choice> {
    let Some(top) = game.unit(unit).map(Unit::top) else { return Vec::new() };
    if matches!(game.printed(top).category, Category::Tamer | Category::Option)
        && !game.unit(unit).is_some_and(|unit| Query::on(game).is_digimon(unit))
    {
        return Vec::new();
    }
    let player = Choice::Attack { unit, target: AttackTarget::Player };
    let mut wished = vec![player];
    if is_offered(game, seat, player) {
        let targets = battle::units(game, seat.other()).map(|other| AttackTarget::Unit(other.id));
        wished.extend(targets.map(|target| Choice::Attack { unit, target }));
    }
    wished
}

/// To attack it with the first Digimon that could attack.
fn attacked(game: &Game, seat: Seat, target: UnitId) -> Vec<Choice> {
    let able = battle::units(game, seat)
        .map(|unit| unit.id)
        .find(|&unit| is_offered(game, seat, Choice::Attack { unit, target: AttackTarget::Player }));
    able.map(|unit| Choice::Attack { unit, target: AttackTarget::Unit(target) }).into_iter().collect()
}

fn card_to_unit(game: &Game, card: CardId, unit: UnitId) -> Vec<Choice> {
    let printed = game.printed(card);
    let mut wished = vec![digivolve(card, unit)];
    if !printed.dna.is_empty() {
        wished.push(Choice::DnaDigivolve { card, way: Way::Dna(0) });
    }
    if printed.link.is_some() {
        wished.push(Choice::LinkCard { card, unit });
    }
    if printed.category == Category::Option {
        wished = vec![Choice::Use(card)];
    }
    wished
}

fn unit_to_unit(game: &Game, one: UnitId, other: UnitId) -> Vec<Choice> {
    let owner = |unit| game.unit(unit).map(|unit| unit.owner);
    let links = game.unit(one).is_some_and(|unit| game.printed(unit.top()).link.is_some());
    if owner(one) == owner(other) && links {
        return vec![Choice::LinkUnit { what: one, unit: other }];
    }
    vec![Choice::Attack { unit: one, target: AttackTarget::Unit(other) }]
}

/// The nearest misses first; what just does not fit is told once, and not at all if something fits.
fn tidied(game: &Game, mut all: Vec<(Choice, Why)>) -> Vec<(Choice, Why)> {
    let moment = |why: &Why| {
        matches!(
            why.reason,
            Reason::GameIsOver | Reason::NotYourTurn | Reason::NotMainPhase | Reason::OtherPlayerDecides
        )
    };
    if all.iter().any(|(_, why)| moment(why)) {
        all.truncate(1);
        return all;
    }
    let offered = game.decision().map_or(&[][..], |decision| &decision.options[..]);
    let mut told: Vec<std::mem::Discriminant<Reason>> = Vec::new();
    all.retain(|(choice, why)| {
        let kind = std::mem::discriminant(&why.reason);
        let digivolves =
            |one: &Choice| if let Choice::Digivolve { card, .. } = one { Some(*card) } else { None };
        let card = digivolves(choice);
        let fits = card.is_some() && offered.iter().any(|other| digivolves(other) == card);
        let again = is_misfit(why.reason) && (fits || told.contains(&kind));
        told.push(kind);
        !again && why.reason != Reason::NothingToActivate
    });
    all.sort_by_key(|(_, why)| is_misfit(why.reason));
    all.truncate(MOST);
    all
}

fn is_misfit(reason: Reason) -> bool {
    matches!(
        reason,
        Reason::RequirementsNotMet(_)
            | Reason::NoRequirements
            | Reason::LinkRequirementNotMet(_)
            | Reason::DnaPartnersMissing
            | Reason::OnToken
    )
}
