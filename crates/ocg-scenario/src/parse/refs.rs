//! How cards and effects are pointed at: by alias, by printed name, or by number.

use super::{Draft, places};
use crate::model::{EffectRef, FILLER, Ref, Which, Who};
use scenario::{CardName, Cursor, Kind, Problem};
use table::Seat;

/// Smaller numbers are amounts.
const LEAST_PASSWORD: u32 = 10_000;

/// The eight digits in the corner of a card.
pub(super) fn is_password(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
        && text.parse::<u32>().is_ok_and(|number| number >= LEAST_PASSWORD)
}

/// The card that is written here, if one is: `"Luster Dragon"`, `11091375`, `filler`.
pub(super) fn maybe_card(line: &mut Cursor<'_>) -> Option<CardName> {
    let span = line.here();
    if line.eat("filler") {
        return Some(CardName { number: FILLER.to_owned(), name: None, span });
    }
    let token = line.peek()?;
    let is_card = token.kind == Kind::Quoted || (token.kind == Kind::Word && is_password(token.text));
    if !is_card {
        return None;
    }
    line.skip(1);
    let card = CardName { number: token.text.to_owned(), name: None, span };
    line.cards.push(card.clone());
    Some(card)
}

pub(super) fn card(line: &mut Cursor<'_>) -> Result<CardName, Problem> {
    maybe_card(line).ok_or_else(|| line.expected("a card, such as \"Luster Dragon\" or 11091375"))
}

/// A card: `L`, `"Luster Dragon"`, `A's "Luster Dragon"`, with ` in the hand` where it must be said.
pub(super) fn reference(line: &mut Cursor<'_>, draft: &Draft) -> Result<Ref, Problem> {
    let start = line.here();
    let owner = Seat::BOTH.into_iter().find(|seat| is_possessive(line, &seat.to_string()));
    if owner.is_some() {
        line.skip(2);
    }
    let who = match maybe_card(line) {
        Some(card) => Who::Card(card),
        None => Who::Alias(draft.alias(line)?),
    };
    Ok(Ref { owner, who, place: None, span: line.since(start) })
}

pub(super) fn is_possessive(line: &Cursor<'_>, word: &str) -> bool {
    line.is(word) && line.peek_at(1).is_some_and(|token| token.kind == Kind::Possessive)
}

/// Is a card named here?
pub(super) fn is_reference(line: &Cursor<'_>, draft: &Draft) -> bool {
    reference(&mut line.clone(), draft).is_ok()
}

/// A reference that may say where: `"Luster Dragon" in the hand`.
pub(super) fn located(line: &mut Cursor<'_>, draft: &Draft) -> Result<Ref, Problem> {
    let mut found = reference(line, draft)?;
    let mut ahead = line.clone();
    if let Some(place) = places::within(&mut ahead) {
        found.place = Some(place);
        *line = ahead;
    }
    found.span = line.since(found.span);
    Ok(found)
}

/// Several, with commas or `and` between them.
pub(super) fn several(line: &mut Cursor<'_>, draft: &Draft) -> Result<Vec<Ref>, Problem> {
    let mut found = vec![located(line, draft)?];
    loop {
        let mut ahead = line.clone();
        let more = ahead.eat_kind(Kind::Comma) || ahead.eat("and");
        if !more || !is_reference(&ahead, draft) {
            return Ok(found);
        }
        *line = ahead;
        found.push(located(line, draft)?);
    }
}

/// `L's effect`, `L's effect 2`, `L's pendulum effect`, `the card L`; or just `L`, for any activation of it.
pub(super) fn effect(line: &mut Cursor<'_>, draft: &Draft) -> Result<EffectRef, Problem> {
    let card = line.eat("the card");
    let of = located(line, draft)?;
    let start = of.span;
    let which = if card {
        Which::Card
    } else if line.is_kind(Kind::Possessive) {
        which(line)?
    } else {
        Which::Any
    };
    Ok(EffectRef { of, which, span: line.since(start) })
}

fn which(line: &mut Cursor<'_>) -> Result<Which, Problem> {
    line.skip(1);
    if line.eat("pendulum effect") {
        return Ok(Which::Pendulum(line.maybe_number()));
    }
    line.expect("effect")?;
    Ok(Which::Effect(line.maybe_number()))
}
