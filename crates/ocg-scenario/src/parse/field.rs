//! A card of the field: `monster "Luster Dragon" defense, zone 2 = L`.

use super::setup::{laid, remembered};
use super::{Draft, places};
use crate::model::OnField;
use ocg::language::SummonWay;
use ocg::state::Face;
use scenario::{Cursor, Kind, Problem};

pub(super) const WAYS: [(&str, SummonWay); 10] = [
    ("Normal Summoned", SummonWay::Normal),
    ("Tribute Summoned", SummonWay::Tribute),
    ("Flip Summoned", SummonWay::Flip),
    ("Special Summoned", SummonWay::Special),
    ("Ritual Summoned", SummonWay::Ritual),
    ("Fusion Summoned", SummonWay::Fusion),
    ("Synchro Summoned", SummonWay::Synchro),
    ("Xyz Summoned", SummonWay::Xyz),
    ("Pendulum Summoned", SummonWay::Pendulum),
    ("Link Summoned", SummonWay::Link),
];

/// The card, then its state with or without commas, then perhaps a name.
pub(super) fn card(line: &mut Cursor<'_>, draft: &mut Draft) -> Result<OnField, Problem> {
    let owner = places::owner(line);
    let mut card = OnField {
        laid: laid(line, draft, 1)?,
        zone: None,
        owner,
        summoned: None,
        moved: false,
        attacked: false,
        equipped_to: None,
        counters: Vec::new(),
        materials: Vec::new(),
    };
    loop {
        let _ = line.eat_kind(Kind::Comma);
        if line.eat_kind(Kind::Equals) {
            card.laid.alias = Some(draft.new_alias(line, 1)?);
        } else if line.is_over() {
            return Ok(card);
        } else if !state(line, draft, &mut card)? {
            return Err(line.expected(
                "`attack`, `defense`, `face down`, `zone N`, `this turn`, `with` materials, `equipped to`, counters …",
            ));
        }
    }
}

fn state(line: &mut Cursor<'_>, draft: &mut Draft, card: &mut OnField) -> Result<bool, Problem> {
    if line.eat("attack") {
        card.laid.face = Some(Face::Up);
    } else if line.eat("defense") {
        card.laid.face = Some(Face::UpDefense);
    } else if line.eat("zone") {
        card.zone = Some(line.number("the number of a zone")?);
    } else if line.eat("left") {
        card.zone = Some(1);
    } else if line.eat("right") {
        card.zone = Some(ocg::state::ZONES);
    } else if line.eat("moved") {
        card.moved = true;
    } else if line.eat("attacked") {
        card.attacked = true;
    } else if line.eat("equipped to") {
        card.equipped_to = Some(draft.alias(line)?);
    } else if let Some(way) = line.eat_any(&WAYS) {
        card.summoned = Some(way);
    } else if line.is("with effect") {
        return remembered(line, &mut card.laid);
    } else if line.eat("with") {
        materials(line, draft, card)?;
    } else if let Some(count) = line.maybe_number() {
        let name = line.take().filter(|token| token.kind == Kind::Quoted);
        let name = name.ok_or_else(|| line.expected("the name of a counter, in quotation marks"))?;
        card.counters.push((name.text.to_owned(), count));
        let _ = line.eat("counters") || line.eat("counter");
    } else {
        return remembered(line, &mut card.laid);
    }
    Ok(true)
}

/// The Xyz Materials of a monster.
fn materials(line: &mut Cursor<'_>, draft: &mut Draft, card: &mut OnField) -> Result<(), Problem> {
    loop {
        let count = match line.peek_at(1) {
            Some(token) if token.text == "x" => {
                let count = line.number("how many")?;
                line.skip(1);
                count
            }
            _ => 1,
        };
        let one = laid(line, draft, count)?;
        card.materials.extend(std::iter::repeat_n(one, count));
        if !line.is_kind(Kind::Comma) || !next_is_card(line) {
            return Ok(());
        }
        line.skip(1);
    }
}

fn next_is_card(line: &Cursor<'_>) -> bool {
    line.peek_at(1).is_some_and(|token| token.kind == Kind::Quoted || token.text == "filler")
        || line.peek_at(2).is_some_and(|token| token.text == "x")
}
