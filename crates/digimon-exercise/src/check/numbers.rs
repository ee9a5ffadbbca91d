//! Memory, costs, and cards that are turned: numbers and flags before and after.

use super::{Finding, Look, Right, expect, unchecked};
use digimon::Game;
use digimon::effects::language::{Amount, Face, Target, Whose};
use digimon::state::{Frame, Thing};
use table::Seat;

/// The gauge as seen from a seat after moving by so much; it ends at 10 (1-4-2-2).
fn moved(from: i32, by: i32) -> i32 {
    (from + by).clamp(-10, 10)
}

fn memory_of(game: &Game, seat: Seat) -> i32 {
    i32::from(game.memory(seat))
}

pub(super) fn memory_is(look: &Look<'_>, seat: Seat, expected: i32) -> Finding {
    let now = memory_of(look.after, seat);
    expect(now == expected, || {
        format!("the memory of {seat} is {now}, not {expected} (it was {})", memory_of(look.before, seat))
    })
}

pub(super) fn memory(look: &Look<'_>, whose: Whose, by: &Amount) -> Finding {
    let Some(by) = look.was.amount(by) else { return unchecked("an amount of memory") };
    let mut expected = memory_of(look.before, Seat::A);
    for seat in look.was.seats(whose) {
        expected = match seat {
            Seat::A => moved(expected, by),
            Seat::B => moved(expected, -by),
        };
    }
    memory_is(look, Seat::A, expected)
}

pub(super) fn set_memory(look: &Look<'_>, whose: Whose, to: &Amount) -> Finding {
    let Some(to) = look.was.amount(to) else { return unchecked("an amount of memory") };
    match look.was.seats(whose)[..] {
        [seat] => memory_is(look, seat, to.clamp(-10, 10)),
        _ => unchecked("memory set for both players"),
    }
}

pub(super) fn pay(look: &Look<'_>, n: &Amount) -> Finding {
    let Some(n) = look.was.amount(n) else { return unchecked("a cost") };
    let seat = look.was.you;
    memory_is(look, seat, moved(memory_of(look.before, seat), -n.max(0)))
}

/// A cost in memory; nothing if it is free.
pub(super) fn paid(look: &Look<'_>, cost: i32) -> Finding {
    let seat = look.was.you;
    memory_is(look, seat, moved(memory_of(look.before, seat), -cost.max(0)))
}

pub(super) fn turned(look: &Look<'_>, target: &Target, suspended: bool) -> Finding {
    let units = match look.acted(target) {
        Ok(units) => units,
        Err(finding) => return finding,
    };
    for unit in &units {
        if let Thing::Unit(id) = unit
            && let Some(unit) = look.now.unit_of(*id)
            && unit.suspended != suspended
        {
            return Finding::Wrong(format!(
                "{} should be {}",
                super::choice::describe(look.now, Thing::Unit(*id)),
                if suspended { "suspended" } else { "unsuspended" }
            ));
        }
    }
    let others = look.before.state().units().iter().filter(|unit| !units.contains(&Thing::Unit(unit.id)));
    for unit in others {
        if look.now.unit_of(unit.id).is_some_and(|now| now.suspended != unit.suspended) {
            return Finding::Wrong(format!(
                "{} turned, which is not meant",
                super::choice::describe(look.was, Thing::Unit(unit.id))
            ));
        }
    }
    Right
}

pub(super) fn flipped(look: &Look<'_>, target: &Target, face: Face) -> Finding {
    let things = match look.acted(target) {
        Ok(things) => things,
        Err(finding) => return finding,
    };
    let wrong = things.iter().find(|&&thing| {
        look.was.card_of(thing).is_some_and(|card| look.after.state().card(card).face != face)
    });
    expect(wrong.is_none(), || format!("{wrong:?} does not lie face {face:?}"))
}

/// 7-1-2-2: what immediate effects did to the cost that is about to be paid.
pub(super) fn cost_changed(look: &Look<'_>, by: &Amount) -> Finding {
    let Some(by) = look.was.amount(by) else { return unchecked("a change of cost") };
    let change = |game: &Game| {
        game.state().frames().iter().rev().find_map(|frame| match frame {
            Frame::Play(playing) => Some(playing.change),
            Frame::Digivolve(digivolving) => Some(digivolving.change),
            Frame::Use(using) => Some(using.change),
            Frame::Link(linking) => Some(linking.change),
            _ => None,
        })
    };
    match (change(look.before), change(look.after)) {
        (Some(before), Some(after)) => {
            expect(after - before == by, || format!("the cost changed by {}, not by {by}", after - before))
        }
        _ => unchecked("a change of cost"),
    }
}
