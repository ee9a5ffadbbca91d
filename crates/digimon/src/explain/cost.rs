//! DCG 1-3-8, 1-3-11: what something costs, as it stands and at the least.

use crate::digivolve;
use crate::effects::language::{Happening, Payment};
use crate::effects::would;
use crate::game::Game;
use crate::play::{assembly, digixros};
use crate::query::Query;
use crate::state::{CardId, Cause, Choice, Paying, Thing, UnitId, Way};
use crate::terms::memory;
use table::Seat;

/// What is about to be paid for.
#[derive(Clone, Copy)]
pub(super) enum Least {
    Play(CardId),
    Use(CardId),
    Digivolve(CardId, UnitId, i32),
    Link(CardId, UnitId),
}

/// What the turn player would pay for this choice as things stand; what immediate effects,
/// DigiXros and Assembly may still take off is not taken off.
pub fn cost(game: &Game, choice: Choice) -> Option<i32> {
    let (query, seat) = (Query::on(game), game.state.turn_player());
    let what = match choice {
        Choice::Play(card) => Least::Play(card),
        Choice::Use(card) => Least::Use(card),
        Choice::Digivolve { card, unit, way } => Least::Digivolve(card, unit, printed_for(query, card, way)?),
        Choice::LinkCard { card, unit } => Least::Link(card, unit),
        Choice::LinkUnit { what, unit } => Least::Link(game.unit(what)?.top(), unit),
        Choice::Yes
        | Choice::No
        | Choice::Done
        | Choice::Card(_)
        | Choice::Unit(_)
        | Choice::Player(_)
        | Choice::Number(_)
        | Choice::Mode(_)
        | Choice::Top
        | Choice::Bottom
        | Choice::Effect(_)
        | Choice::Hatch
        | Choice::Move
        | Choice::Pass
        | Choice::DnaDigivolve { .. }
        | Choice::Attack { .. }
        | Choice::Activate { .. } => return None,
    };
    standing(query, seat, what, 0)
}

/// As [`cost`], with everything taken off that may be.
pub(super) fn least(query: Query<'_>, seat: Seat, what: Least) -> Option<i32> {
    let card = |card| Thing::Card(query.game.card_ref(card));
    let off = |what, subjects: &[Thing], other: &[Thing]| {
        would::most_off(query, what, subjects, other, Cause::Rule)
    };
    let change = match what {
        Least::Play(id) => {
            let this = query.game.card_ref(id);
            off(Happening::Played, &[card(id)], &[])
                - digixros::most_off(query, seat, this)
                - assembly::off(query, seat, this)
        }
        Least::Use(id) => off(Happening::OptionUsed, &[card(id)], &[]),
        Least::Digivolve(id, unit, _) => off(Happening::Digivolved, &[Thing::Unit(unit)], &[card(id)]),
        Least::Link(id, unit) => off(Happening::Linked, &[Thing::Unit(unit)], &[card(id)]),
    };
    standing(query, seat, what, change)
}

fn standing(query: Query<'_>, seat: Seat, what: Least, change: i32) -> Option<i32> {
    let game = query.game;
    let card = |card| Thing::Card(game.card_ref(card));
    let (payment, of, printed) = match what {
        Least::Play(id) => (Payment::Play, card(id), query.cost(card(id))?),
        Least::Use(id) => (Payment::Use, card(id), query.cost(card(id))?),
        Least::Digivolve(_, unit, cost) => (Payment::Digivolve, Thing::Unit(unit), cost),
        Least::Link(id, _) => (Payment::Link, card(id), i32::from(game.printed(id).link.as_ref()?.cost.0)),
    };
    Some(memory::cost(game, seat, payment, &[of], printed, Paying::Printed(0), change))
}

/// The printed cost of a way to digivolve.
fn printed_for(query: Query<'_>, card: CardId, way: Way) -> Option<i32> {
    let printed = query.game.printed(card);
    let cost = match way {
        Way::Requirement(nth) => printed.digivolution.get(usize::from(nth))?.cost.0,
        Way::Ignoring => printed.digivolution.first()?.cost.0,
        Way::Dna(nth) => printed.dna.get(usize::from(nth))?.cost.0,
        Way::Burst(nth) => printed.burst.get(usize::from(nth))?.cost.0,
        Way::AppFusion(nth) => printed.app_fusion.get(usize::from(nth))?.cost.0,
        Way::Granted(cost) => return Some(i32::from(cost)),
    };
    Some(i32::from(cost))
}

/// The least that a digivolution of this unit into the card could cost, if there is a way.
pub(super) fn least_digivolution(query: Query<'_>, seat: Seat, card: CardId, unit: UnitId) -> Option<i32> {
    let ways = digivolve::all_chances(query, seat, query.game.card_ref(card), unit);
    ways.iter().filter_map(|chance| least(query, seat, Least::Digivolve(card, unit, chance.cost))).min()
}
