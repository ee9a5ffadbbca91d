//! Who knows what a card is: `A knows X`, `B does not know A's hand`, `nobody knows A's deck`.

use super::Known;
use super::places::place;
use super::refs::located;
use crate::model::{DigimonFact, Fact, Knows, Place, Ref, Seen};
use scenario::{Cursor, Kind, Problem};
use table::Seat;

/// `nobody knows …`, `everybody knows …`
pub(super) fn of_all(line: &mut Cursor<'_>, known: &Known) -> Result<Option<Fact>, Problem> {
    let Some(yes) = line.eat_any(&[("nobody knows", false), ("everybody knows", true)]) else {
        return Ok(None);
    };
    knows(line, known, &Seat::BOTH, yes).map(Some)
}

/// `knows …`, `does not know …`, after the seat.
pub(super) fn of_seat(line: &mut Cursor<'_>, known: &Known, seat: Seat) -> Result<Option<Fact>, Problem> {
    let Some(yes) = line.eat_any(&[("knows", true), ("does not know", false)]) else { return Ok(None) };
    knows(line, known, &[seat], yes).map(Some)
}

fn knows(line: &mut Cursor<'_>, known: &Known, who: &[Seat], yes: bool) -> Result<Fact, Problem> {
    let what = seen(line, known, yes)?;
    Ok(Fact::Own(DigimonFact::Knows(Knows { who: who.to_vec(), what, yes })))
}

fn seen(line: &mut Cursor<'_>, known: &Known, yes: bool) -> Result<Seen, Problem> {
    if let Some((seat, place)) = area(line) {
        return Ok(Seen::All(seat, place));
    }
    let mut ahead = line.clone();
    let count = if ahead.eat("no") { Some(0) } else { ahead.maybe_number() };
    if let Some(count) = count.filter(|_| yes)
        && (ahead.eat("cards in") || ahead.eat("card in"))
    {
        *line = ahead;
        let (seat, place) = area(line).ok_or_else(|| line.expected("an area, such as `A's security`"))?;
        return Ok(Seen::Some(count, seat, place));
    }
    Ok(Seen::Cards(cards(line, known)?))
}

/// `A's deck`
fn area(line: &mut Cursor<'_>) -> Option<(Seat, Place)> {
    let mut ahead = line.clone();
    let seat = ahead.eat_any(&[("A", Seat::A), ("B", Seat::B)])?;
    let whose = ahead.eat_kind(Kind::Possessive);
    let place = place(&mut ahead).ok().filter(|_| whose)?;
    *line = ahead;
    Some((seat, place))
}

/// Cards with commas or `and` between them, as long as no other sentence begins.
fn cards(line: &mut Cursor<'_>, known: &Known) -> Result<Vec<Ref>, Problem> {
    let mut found = vec![located(line, known)?];
    loop {
        let mut ahead = line.clone();
        if !ahead.eat_kind(Kind::Comma) && !ahead.eat("and") {
            return Ok(found);
        }
        let Ok(next) = located(&mut ahead, known) else { return Ok(found) };
        let listed = ahead.is_over() || ahead.is("and") || !ahead.is_kind(Kind::Word);
        if !listed || ahead.is_kind(Kind::Possessive) {
            return Ok(found);
        }
        found.push(next);
        *line = ahead;
    }
}
