//! Why a choice is not on offer: the clause that forbids it, worked out only when someone asks;
//! and what can be said of a card in play.

mod activate;
mod attack;
mod block;
mod breeding;
mod cost;
mod digivolve;
mod link;
mod play;
mod reason;
mod sentences;
mod values;
mod wish;

pub use cost::cost;
pub use reason::Reason;
pub use sentences::REASONS;
pub use values::{Holds, Values, effects, holds, keywords, restrictions, values};
pub use wish::{Point, wishes, wishes_to};

use crate::effects::language::{KeywordKind, Modifier, Restriction};
use crate::effects::topic::Topics;
use crate::game::Game;
use crate::query::Query;
use crate::state::{Ask, Choice, Clause, Holder, Thing, UnitId};
use std::fmt;
use table::Seat;

/// A reason with its clause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Why {
    pub reason: Reason,
    pub clause: Clause,
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.reason, self.clause)
    }
}

fn why(reason: Reason, clause: Clause) -> Why {
    Why { reason, clause }
}

/// Why this choice is not one of those offered now to whoever is asked.
pub fn why_not(game: &Game, choice: Choice) -> Why {
    let seat = game.decision().map_or(game.state.turn_player(), |decision| decision.seat);
    why_not_for(game, seat, choice)
}

/// Why this player cannot choose that now.
pub fn why_not_for(game: &Game, seat: Seat, choice: Choice) -> Why {
    not_now(game, seat, choice).unwrap_or_else(|| now(game, seat, choice))
}

/// Whatever it is, this is not the moment for it.
fn not_now(game: &Game, seat: Seat, choice: Choice) -> Option<Why> {
    let Some(decision) = game.decision() else { return Some(why(Reason::GameIsOver, "1-2-2")) };
    let (asked, turn_player) = (decision.seat == seat, game.state.turn_player() == seat);
    if is_action(choice) {
        return match (turn_player, asked && decision.ask == Ask::MainPhase) {
            (false, _) if matches!(choice, Choice::Attack { .. }) => Some(why(Reason::NotYourTurn, "11-1-2")),
            (false, _) => Some(why(Reason::NotYourTurn, "6-1-1")),
            (true, false) => Some(why(Reason::NotMainPhase, "6-5-1")),
            (true, true) => None,
        };
    }
    if matches!(choice, Choice::Hatch | Choice::Move) && decision.ask != Ask::Breeding {
        let reason = if turn_player { Reason::NotBreedingPhase } else { Reason::NotYourTurn };
        // 6-4-1-3: in the breeding phase nothing is asked when there is nothing to do.
        return Some(why(reason, "6-4-1"));
    }
    if let Choice::Unit(unit) = choice
        && !asked
        && is_defender(game, seat, unit)
    {
        return Some(why(Reason::NotBlockTiming, "11-4-1"));
    }
    (!asked).then(|| why(Reason::OtherPlayerDecides, "1-3-2"))
}

/// Is it a Digimon with Blocker, in the turn of the other player?
fn is_defender(game: &Game, seat: Seat, unit: UnitId) -> bool {
    let own = game.unit(unit).is_some_and(|unit| unit.owner == seat && unit.area.is_battle());
    own && game.state.turn_player() != seat && Query::on(game).has_keyword(unit, KeywordKind::Blocker)
}

/// Is it one of the actions of the main phase (6-5-1)?
fn is_action(choice: Choice) -> bool {
    match choice {
        Choice::Play(_)
        | Choice::Use(_)
        | Choice::Digivolve { .. }
        | Choice::DnaDigivolve { .. }
        | Choice::LinkCard { .. }
        | Choice::LinkUnit { .. }
        | Choice::Activate { .. }
        | Choice::Attack { .. } => true,
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
        | Choice::Pass => false,
    }
}

fn now(game: &Game, seat: Seat, choice: Choice) -> Why {
    let query = Query::on(game);
    let blocking = game.decision().is_some_and(|decision| decision.ask == Ask::Block);
    match choice {
        Choice::Play(card) => play::why_not(query, seat, card),
        Choice::Use(card) => play::why_not_used(query, seat, card),
        Choice::Digivolve { card, unit, .. } => digivolve::why_not(query, seat, card, unit),
        Choice::DnaDigivolve { card, .. } => digivolve::why_not_dna(query, seat, card),
        Choice::LinkCard { card, unit } => link::why_not(query, seat, Thing::Card(game.card_ref(card)), unit),
        Choice::LinkUnit { what, unit } => link::why_not(query, seat, Thing::Unit(what), unit),
        Choice::Attack { unit, target } => attack::why_not(query, seat, unit, target),
        Choice::Activate { card, effect } => activate::why_not(query, seat, card, effect),
        Choice::Unit(unit) if blocking => block::why_not(query, unit),
        Choice::Hatch => breeding::why_not_hatch(query, seat),
        Choice::Move => breeding::why_not_move(query, seat),
        Choice::Card(_) | Choice::Unit(_) | Choice::Player(_) => why(Reason::NotAskedFor, "15-11-1-3-1"),
        Choice::No => why(Reason::NotOptional, "15-9-1-2"),
        Choice::Done => why(Reason::NotEnoughChosen, "15-10-2-1"),
        Choice::Yes
        | Choice::Number(_)
        | Choice::Mode(_)
        | Choice::Top
        | Choice::Bottom
        | Choice::Effect(_)
        | Choice::Pass => why(Reason::NotAnAnswer, "1-3-2"),
    }
}

/// 15-1-3: the effect that forbids it, if there is one.
fn forbidder<'g>(
    query: Query<'g>,
    thing: Thing,
    forbids: impl Fn(Query<'g>, &Holder, &'g Restriction) -> bool,
) -> Option<Holder> {
    let mut found = None;
    query.each_modifier(thing, Topics::CANNOT, &mut |holding| {
        if let Modifier::Cannot(restriction) = holding.modifier
            && found.is_none()
            && forbids(query, &holding.source.holder, restriction)
        {
            found = Some(holding.source.holder);
        }
    });
    found
}

/// That effect as the reason; an unknown one if there is none.
fn forbidden(by: Option<Holder>) -> Why {
    why(Reason::Forbidden { by }, "15-1-3")
}
