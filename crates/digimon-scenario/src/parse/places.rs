//! The areas of the game, as they are called in sentences.

use crate::model::{Goal, Place, PutPlace};
use crate::parse::Known;
use crate::parse::refs::reference;
use digimon::effects::language::Face;
use scenario::{Cursor, Problem};

const PLACES: [(&str, Place); 9] = [
    ("hand", Place::Hand),
    ("trash", Place::Trash),
    ("security stack", Place::Security),
    ("security", Place::Security),
    ("Digi-Egg deck", Place::EggDeck),
    ("egg deck", Place::EggDeck),
    ("deck", Place::Deck),
    ("battle area", Place::Battle),
    ("breeding area", Place::Breeding),
];

/// `hand`, `the battle area` …
pub(super) fn place(line: &mut Cursor<'_>) -> Result<Place, Problem> {
    line.eat("the");
    let what = "`hand`, `trash`, `security`, `deck`, `Digi-Egg deck`, `battle area` or `breeding area`";
    line.eat_any(&PLACES).ok_or_else(|| line.expected(what))
}

/// `in the trash` …
pub(super) fn within(line: &mut Cursor<'_>) -> Result<Place, Problem> {
    line.expect("in")?;
    place(line)
}

/// `face up`, `face down`.
pub(super) fn face(line: &mut Cursor<'_>) -> Option<Face> {
    line.eat_any(&[("face up", Face::Up), ("face down", Face::Down)])
}

/// `player`, `the player`, or a Digimon.
pub(super) fn goal(line: &mut Cursor<'_>, known: &Known) -> Result<Goal, Problem> {
    if line.eat("player") || line.eat("the player") {
        return Ok(Goal::Player);
    }
    Ok(Goal::Unit(reference(line, known)?))
}

/// Where cards are put: `in the trash`, `on top of the deck`, `at the bottom of security face up`, `under G`.
pub(super) fn destination(line: &mut Cursor<'_>, known: &Known) -> Result<PutPlace, Problem> {
    if line.eat("under") {
        return Ok(PutPlace::Under(reference(line, known)?));
    }
    let top = line.eat("on top of");
    let bottom = !top && line.eat("at the bottom of");
    if !top && !bottom && !line.eat("in") && !line.eat("to") && !line.eat("into") {
        return Err(line.expected("`in the …`, `to the …`, `on top of …`, `at the bottom of …` or `under …`"));
    }
    let here = line.fail("cards are not put there; say for example `in the trash` or `on top of the deck`");
    match (place(line)?, top, bottom) {
        (Place::Hand, false, false) => Ok(PutPlace::Hand),
        (Place::Trash, false, false) => Ok(PutPlace::Trash),
        (Place::Deck, true, _) => Ok(PutPlace::DeckTop),
        (Place::Deck, _, true) => Ok(PutPlace::DeckBottom),
        (Place::EggDeck, _, true) => Ok(PutPlace::EggDeckBottom),
        (Place::Security, true, _) => Ok(PutPlace::SecurityTop(face(line))),
        (Place::Security, _, true) => Ok(PutPlace::SecurityBottom(face(line))),
        _ => Err(here),
    }
}
