//! What is remembered of a card: `known to both`, `with effect 2 used`.

use super::refs::SECTIONS;
use crate::model::{Section, UsedEffect};
use digimon::state::Known;
use scenario::{Cursor, Problem};
use table::Seat;

/// `known to A`, `known to both`, `known to nobody`
pub(super) fn known(line: &mut Cursor<'_>) -> Result<Option<Known>, Problem> {
    if !line.eat("known to") {
        return Ok(None);
    }
    let who = [
        ("A", Known::only(Seat::A)),
        ("B", Known::only(Seat::B)),
        ("both", Known::ALL),
        ("nobody", Known::NOBODY),
    ];
    line.eat_any(&who).map(Some).ok_or_else(|| line.expected("`A`, `B`, `both` or `nobody`"))
}

/// `with effect 2 used`, `with inherited effect 1 used 2 times`
pub(super) fn used(line: &mut Cursor<'_>) -> Result<Vec<UsedEffect>, Problem> {
    let mut found = Vec::new();
    while line.eat("with") {
        let section = line.eat_any(&SECTIONS).unwrap_or(Section::Printed);
        line.expect("effect")?;
        let nth = line.number("which effect of the text box, such as 1")?;
        line.expect("used")?;
        let mut ahead = line.clone();
        let times = ahead.maybe_number().filter(|_| ahead.eat("times"));
        if times.is_some() {
            *line = ahead;
        }
        found.push(UsedEffect { section, nth, times: times.unwrap_or(1) });
    }
    Ok(found)
}
