//! What a player has: `A has ST1-07, ST1-03 in trash and 5 security`.

use super::Known;
use super::places::{place, within};
use super::refs::reference;
use super::setup::times;
use crate::model::{DigimonFact, Fact, Holding, Item, Place, SeatFact};
use scenario::{Cursor, Kind, Problem};
use table::Seat;

/// `memory is 3 for A`
pub(super) fn memory(line: &mut Cursor<'_>) -> Result<Fact, Problem> {
    line.expect("memory is")?;
    let memory = line.number("a number")?;
    line.expect("for")?;
    let seat = line.eat_any(&[("A", Seat::A), ("B", Seat::B)]).ok_or_else(|| line.expected("`A` or `B`"))?;
    Ok(own(seat, SeatFact::Memory(memory)))
}

/// Everything after `has`, as long as `and` goes on with it.
pub(super) fn holdings(
    line: &mut Cursor<'_>,
    known: &Known,
    seat: Seat,
) -> Result<Option<Vec<Fact>>, Problem> {
    if line.eat("does not have") {
        return Ok(Some(vec![own(seat, held(line, known, false)?)]));
    }
    if !line.eat("has") {
        return Ok(None);
    }
    let mut found = vec![own(seat, holding(line, known)?)];
    loop {
        let mut ahead = line.clone();
        if !ahead.eat("and") {
            return Ok(Some(found));
        }
        let Ok(next) = holding(&mut ahead, known) else { return Ok(Some(found)) };
        found.push(own(seat, next));
        *line = ahead;
    }
}

fn own(seat: Seat, fact: SeatFact) -> Fact {
    Fact::Own(DigimonFact::Seat(seat, fact))
}

fn holding(line: &mut Cursor<'_>, known: &Known) -> Result<SeatFact, Problem> {
    if line.eat("memory") {
        return Ok(SeatFact::Memory(line.number("a number")?));
    }
    let mut ahead = line.clone();
    let number: Option<i8> = if ahead.eat("no") { Some(0) } else { ahead.maybe_number() };
    let Some(number) = number.filter(|_| !ahead.is("x")) else {
        return held(line, known, true);
    };
    *line = ahead;
    if line.eat("memory") {
        return Ok(SeatFact::Memory(number));
    }
    let count = usize::try_from(number).map_err(|_| line.fail("a number of cards is not negative"))?;
    if line.eat("security") {
        let _ = line.eat("cards") || line.eat("card");
        return Ok(SeatFact::Cards { count, places: vec![Place::Security] });
    }
    if line.eat("cards") || line.eat("card") {
        return Ok(SeatFact::Cards { count, places: areas(line)? });
    }
    Err(line.expected("`memory`, `security` or `cards in …`"))
}

/// `ST1-07, 2 x ST1-03 in trash`, `exactly …`, `… on top of the deck`
fn held(line: &mut Cursor<'_>, known: &Known, yes: bool) -> Result<SeatFact, Problem> {
    let exactly = yes && line.eat("exactly");
    let mut items = Vec::new();
    loop {
        let count = times(line);
        items.push(Item { count, what: reference(line, known)? });
        if !line.eat_kind(Kind::Comma) && !line.eat("and") {
            break;
        }
    }
    let here = line.here();
    let place = part(line)?;
    if exactly && !matches!(place, Holding::Anywhere(_)) {
        return Err(Problem::new(here, "`exactly` goes with `in …`"));
    }
    Ok(SeatFact::Holds { items, place, exactly, yes })
}

fn part(line: &mut Cursor<'_>) -> Result<Holding, Problem> {
    if line.eat("on top of") {
        return Ok(Holding::TopOf(place(line)?));
    }
    if line.eat("at the bottom of") {
        return Ok(Holding::BottomOf(place(line)?));
    }
    if line.is("in") {
        return Ok(Holding::Anywhere(areas(line)?));
    }
    Err(line.expected("`in …`, `on top of …` or `at the bottom of …`"))
}

/// `in hand`, `in hand or deck or security`
fn areas(line: &mut Cursor<'_>) -> Result<Vec<Place>, Problem> {
    let mut found = vec![within(line)?];
    while line.eat("or") {
        found.push(place(line)?);
    }
    Ok(found)
}
