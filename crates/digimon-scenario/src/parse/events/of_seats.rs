//! What a player did: `A drew 2 cards`, `A did not pass`.

use crate::model::{CardEvent, How, Pattern, Ref, SeatEvent};
use crate::parse::Known;
use crate::parse::Told;
use crate::parse::facts::starts_card;
use crate::parse::refs::{effect, reference, references};
use digimon::state::FieldArea;
use scenario::{Cursor, Problem, total};
use table::Seat;

type Read = fn(&mut Cursor<'_>, &Known, Seat) -> Result<Told, Problem>;

/// The verb, as it is after `did not`, and what follows.
const VERBS: [(&str, &str, Read); 18] = [
    ("redrew", "redraw", |_, _, seat| Ok(plain(seat, SeatEvent::Redrew))),
    ("passed", "pass", |_, _, seat| Ok(plain(seat, SeatEvent::Passed))),
    ("won", "win", |_, _, seat| Ok(plain(seat, SeatEvent::Won))),
    ("shuffled", "shuffle", |_, _, seat| Ok(plain(seat, SeatEvent::Shuffled))),
    ("drew", "draw", |line, known, seat| cards(line, known, seat, SeatEvent::Drew)),
    ("looked at", "look at", |line, known, seat| cards(line, known, seat, SeatEvent::LookedAt)),
    ("gained", "gain", |line, _, seat| memory(line, seat, SeatEvent::GainedMemory)),
    ("lost", "lose", |line, _, seat| memory(line, seat, SeatEvent::LostMemory)),
    ("paid", "pay", |line, _, seat| Ok(plain(seat, SeatEvent::Paid(line.maybe_number())))),
    ("could not pay for", "fail to pay for", |line, known, seat| {
        Ok(plain(seat, SeatEvent::CouldNotPay(reference(line, known)?)))
    }),
    ("announced", "announce", |line, known, seat| {
        Ok(plain(seat, SeatEvent::Announced(reference(line, known)?)))
    }),
    ("declined", "decline", |line, known, seat| Ok(plain(seat, SeatEvent::Declined(effect(line, known)?)))),
    ("played", "play", played),
    ("used", "use", |line, known, seat| each(line, known, seat, &CardEvent::Used)),
    ("hatched", "hatch", hatched),
    ("moved", "move", |line, known, seat| each(line, known, seat, &CardEvent::Moved)),
    ("digivolved", "digivolve", digivolved),
    ("DNA digivolved into", "DNA digivolve into", |line, known, seat| {
        each(line, known, seat, &CardEvent::DnaDigivolved)
    }),
];

pub(in crate::parse) fn seat(line: &mut Cursor<'_>, known: &Known, seat: Seat) -> Result<Told, Problem> {
    let not = line.eat("did not");
    for (past, base, read) in VERBS {
        if line.eat(if not { base } else { past }) {
            return Ok(read(line, known, seat)?.negated(not));
        }
    }
    let verbs = VERBS.map(|(past, base, _)| format!("`{}`", if not { base } else { past })).join(", ");
    Err(line.expected(&format!("`has`, `can`, `cannot`, `is asked`, `did not`, or one of {verbs}")))
}

fn plain(seat: Seat, event: SeatEvent) -> Told {
    Told::once(Pattern::Seat(seat, event))
}

/// `2 cards`, `no cards`, or which.
fn cards(
    line: &mut Cursor<'_>,
    known: &Known,
    seat: Seat,
    event: fn(Option<Ref>) -> SeatEvent,
) -> Result<Told, Problem> {
    if let Some(total) = total(line) {
        return Ok(Told { patterns: vec![Pattern::Seat(seat, event(None))], how: How::Total(total) });
    }
    if !starts_card(line) {
        return Ok(plain(seat, event(None)));
    }
    let which = references(line, known)?;
    Ok(Told::all(which.into_iter().map(|card| Pattern::Seat(seat, event(Some(card))))))
}

/// `2 memory`, or `memory`.
fn memory(line: &mut Cursor<'_>, seat: Seat, event: fn(Option<i32>) -> SeatEvent) -> Result<Told, Problem> {
    let amount = line.maybe_number();
    line.expect("memory")?;
    Ok(plain(seat, event(amount)))
}

fn each(line: &mut Cursor<'_>, known: &Known, seat: Seat, event: &CardEvent) -> Result<Told, Problem> {
    let cards = references(line, known)?;
    Ok(Told::all(cards.into_iter().map(|card| Pattern::Card(card.owned_by(seat), event.clone()))))
}

fn played(line: &mut Cursor<'_>, known: &Known, seat: Seat) -> Result<Told, Problem> {
    let cards = references(line, known)?;
    let area = line
        .eat_any(&[("to the breeding area", FieldArea::Breeding), ("to the battle area", FieldArea::Battle)]);
    let event = CardEvent::Played(area);
    Ok(Told::all(cards.into_iter().map(|card| Pattern::Card(card.owned_by(seat), event.clone()))))
}

fn hatched(line: &mut Cursor<'_>, known: &Known, seat: Seat) -> Result<Told, Problem> {
    if !starts_card(line) {
        let any = Ref::any(line.here()).owned_by(seat);
        return Ok(Told::once(Pattern::Card(any, CardEvent::Hatched)));
    }
    each(line, known, seat, &CardEvent::Hatched)
}

fn digivolved(line: &mut Cursor<'_>, known: &Known, seat: Seat) -> Result<Told, Problem> {
    let unit = reference(line, known)?.owned_by(seat);
    line.expect("into")?;
    let into = reference(line, known)?;
    Ok(Told::once(Pattern::Card(unit, CardEvent::Digivolved(Some(into)))))
}
