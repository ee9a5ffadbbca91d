//! How cards, units and effects are pointed at: by alias, or by number with or without name.

use super::{Known, places};
use crate::model::{EffectRef, FILLER, Ref, Section, Where, Which, Who};
use digimon::effects::language::KeywordKind;
use scenario::{CardName, Cursor, Kind, Problem};
use table::Seat;

/// 2-11: such as ST1-07; tokens have a number of ours, such as TOKEN-Diaboromon.
pub(super) fn is_card_number(text: &str) -> bool {
    let Some((set, rest)) = text.split_once('-') else { return false };
    let plain = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    set.starts_with(|c: char| c.is_ascii_uppercase())
        && plain(set)
        && plain(rest)
        && (rest.contains(is_digit) || set == "TOKEN")
}

fn is_digit(letter: char) -> bool {
    letter.is_ascii_digit()
}

/// The card that is written here, if one is: `ST1-07`, `Greymon ST1-07`, `"Greymon" ST1-07`, `filler`.
pub(super) fn maybe_card(line: &mut Cursor<'_>) -> Option<CardName> {
    let start = line.here();
    if line.eat("filler") {
        return Some(CardName { number: FILLER.to_owned(), name: None, span: start });
    }
    let length = name_length(line)?;
    let number = line.peek_at(length)?;
    let name = match length {
        0 => None,
        1 => line.peek().map(|token| token.text.to_owned()),
        _ => line.text.get(start.from..line.peek_at(length - 1)?.span.to).map(str::to_owned),
    };
    line.skip(length + 1);
    let card = CardName { number: number.text.to_owned(), name, span: line.since(start) };
    line.cards.push(card.clone());
    Some(card)
}

/// How many words come before the number of a card.
fn name_length(line: &Cursor<'_>) -> Option<usize> {
    let mut length = 0;
    loop {
        let token = line.peek_at(length)?;
        match token.kind {
            Kind::Word if is_card_number(token.text) => return Some(length),
            Kind::Word if token.text.starts_with(|c: char| c.is_uppercase() || c == '(') => {}
            Kind::Quoted | Kind::Possessive => {}
            _ => return None,
        }
        length += 1;
    }
}

pub(super) fn card(line: &mut Cursor<'_>) -> Result<CardName, Problem> {
    maybe_card(line).ok_or_else(|| line.expected("a card number, such as ST1-07"))
}

/// A card or unit: `G`, `ST1-07`, `Greymon ST1-07`, `A's ST1-07`.
pub(super) fn reference(line: &mut Cursor<'_>, known: &Known) -> Result<Ref, Problem> {
    let start = line.here();
    let owner = Seat::BOTH.into_iter().find(|seat| possessive(line, &seat.to_string()));
    if owner.is_some() {
        line.skip(2);
    }
    let who = match maybe_card(line) {
        Some(card) => Who::Number(card),
        None => Who::Alias(known.alias(line)?),
    };
    Ok(Ref { owner, who, place: None, span: line.since(start) })
}

fn possessive(line: &Cursor<'_>, word: &str) -> bool {
    line.is(word) && line.peek_at(1).is_some_and(|token| token.kind == Kind::Possessive)
}

/// A reference that may say where: `ST1-03 under G`, `ST1-03 in the trash`.
pub(super) fn located(line: &mut Cursor<'_>, known: &Known) -> Result<Ref, Problem> {
    let mut found = reference(line, known)?;
    if line.eat("under") {
        found.place = Some(Where::Under(known.alias(line)?));
    } else if line.is("in") {
        found.place = Some(Where::In(places::within(line)?));
    }
    found.span = line.since(found.span);
    Ok(found)
}

/// Several, with commas or `and` between them.
pub(super) fn references(line: &mut Cursor<'_>, known: &Known) -> Result<Vec<Ref>, Problem> {
    several(line, known, reference)
}

pub(super) fn several_located(line: &mut Cursor<'_>, known: &Known) -> Result<Vec<Ref>, Problem> {
    several(line, known, located)
}

fn several(
    line: &mut Cursor<'_>,
    known: &Known,
    one: fn(&mut Cursor<'_>, &Known) -> Result<Ref, Problem>,
) -> Result<Vec<Ref>, Problem> {
    let mut found = vec![one(line, known)?];
    while line.eat_kind(Kind::Comma) || line.eat("and") {
        found.push(one(line, known)?);
    }
    Ok(found)
}

/// `G's effect`, `G's effect 2`, `G's inherited effect`, `G's Raid`; or just `G`, for any of its effects.
pub(super) fn effect(line: &mut Cursor<'_>, known: &Known) -> Result<EffectRef, Problem> {
    let of = located(line, known)?;
    let start = of.span;
    let which = if line.eat_kind(Kind::Possessive) { which(line)? } else { Which::default() };
    Ok(EffectRef { of, which, span: line.since(start) })
}

/// What the effects of each text box are called.
pub(super) const SECTIONS: [(&str, Section); 4] = [
    ("printed", Section::Printed),
    ("inherited", Section::Inherited),
    ("linked", Section::Linked),
    ("security", Section::Security),
];

fn which(line: &mut Cursor<'_>) -> Result<Which, Problem> {
    let section = line.eat_any(&SECTIONS);
    if line.eat("effect") {
        return Ok(Which { section, nth: line.maybe_number(), keyword: None });
    }
    let keyword = keyword(line).ok_or_else(|| line.expected("`effect` or a keyword, such as Raid"))?;
    Ok(Which { section, nth: None, keyword: Some(keyword) })
}

/// The keyword that is written here: `Blocker`, `Security Attack`, `Blast DNA Digivolve`.
pub(super) fn keyword(line: &mut Cursor<'_>) -> Option<KeywordKind> {
    for length in (1..=3).rev() {
        let words: Option<Vec<_>> = (0..length).map(|ahead| line.peek_at(ahead)).collect();
        let Some(words) = words else { continue };
        let joined: String = words.iter().map(|token| capitalised(token.text)).collect();
        if let Ok(kind) = ron::from_str(&joined) {
            line.skip(length);
            return Some(kind);
        }
    }
    None
}

/// `Digivolve` for `digivolve`, and `Dna` for `DNA`, as the language spells its keywords.
fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    let rest = letters.as_str();
    let rest = if word == "DNA" { rest.to_lowercase() } else { rest.to_owned() };
    first.into_iter().collect::<String>() + &rest
}
