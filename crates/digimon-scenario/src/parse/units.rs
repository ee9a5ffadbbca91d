//! Cards in play: the top card, what is under it, and the state that it is in.

use super::Draft;
use super::places::face;
use super::refs;
use super::remembered::{known, used};
use super::setup::{enough, times};
use crate::model::{Placed, UnitSetup};
use scenario::{Cursor, Kind, Problem};

/// `Greymon ST1-07 over Agumon ST1-03, ST1-01 suspended, played this turn, linked BT22-009 = G`
pub(super) fn units(line: &mut Cursor<'_>, draft: &mut Draft) -> Result<Vec<UnitSetup>, Problem> {
    let count = times(line);
    let mut unit = UnitSetup {
        stack: vec![card(line, draft, count)?],
        links: Vec::new(),
        suspended: false,
        fresh: false,
        alias: None,
    };
    if line.eat("over") {
        unit.stack.extend(cards(line, draft)?);
    }
    while states(line, draft, &mut unit)? {}
    if line.eat_kind(Kind::Equals) {
        unit.alias = Some(draft.new_alias(line, count)?);
    }
    if line.is_kind(Kind::Comma) {
        return Err(line.fail("each card in play has its own line; cards under it come after `over`"));
    }
    enough(line, count * (unit.stack.len() + unit.links.len()))?;
    Ok(std::iter::repeat_n(unit, count).collect())
}

/// One state, with or without a comma before it.
fn states(line: &mut Cursor<'_>, draft: &mut Draft, unit: &mut UnitSetup) -> Result<bool, Problem> {
    let mut ahead = line.clone();
    ahead.eat_kind(Kind::Comma);
    if ahead.eat("suspended") {
        unit.suspended = true;
    } else if ahead.eat("played this turn") {
        unit.fresh = true;
    } else if ahead.eat("linked") {
        unit.links.extend(cards(&mut ahead, draft)?);
    } else if !ahead.eat("unsuspended") {
        return Ok(false);
    }
    *line = ahead;
    Ok(true)
}

/// Cards with commas between them, as long as cards follow.
fn cards(line: &mut Cursor<'_>, draft: &mut Draft) -> Result<Vec<Placed>, Problem> {
    let mut found = Vec::new();
    loop {
        let count = times(line);
        let placed = card(line, draft, count)?;
        enough(line, found.len() + count)?;
        found.extend(std::iter::repeat_n(placed, count));
        let mut ahead = line.clone();
        let more = ahead.eat_kind(Kind::Comma) && {
            times(&mut ahead);
            refs::maybe_card(&mut ahead).is_some()
        };
        if !more {
            return Ok(found);
        }
        line.skip(1);
    }
}

/// One card of a unit; `as X` names the card itself, not the unit.
fn card(line: &mut Cursor<'_>, draft: &mut Draft, count: usize) -> Result<Placed, Problem> {
    let card = refs::card(line)?;
    let face = face(line);
    let (known, used) = (known(line)?, used(line)?);
    let alias = if line.eat("as") { Some(draft.new_alias(line, count)?) } else { None };
    Ok(Placed { card, face, alias, known, used })
}
