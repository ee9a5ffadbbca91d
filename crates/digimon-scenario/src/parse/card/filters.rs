//! What a requirement asks for, in plain words: `Red level 3`, `[Agumon]`, `trait [Dragon] level 4 or lower`.

use super::facts::bracketed;
use digimon::card::Color;
use digimon::effects::language::{Amount, Cmp, Filter, Stat, Word};
use scenario::{Cursor, Kind, Problem};

/// The colours that are written here: `Red`, `Red/Blue`.
pub(super) fn colors(line: &mut Cursor<'_>) -> Option<Vec<Color>> {
    let token = line.peek().filter(|token| token.kind == Kind::Word)?;
    let colors: Option<Vec<Color>> = token.text.split('/').map(|word| ron::from_str(word).ok()).collect();
    let colors = colors?;
    line.skip(1);
    Some(colors)
}

/// All filters up to the next word that is none.
pub(super) fn filters(line: &mut Cursor<'_>) -> Result<Vec<Filter>, Problem> {
    let mut found = Vec::new();
    if line.eat("any") {
        return Ok(found);
    }
    while let Some(filter) = filter(line)? {
        found.push(filter);
    }
    if found.is_empty() {
        let what =
            "`any`, a colour, `level …`, `[Name]`, `trait […]`, `name contains […]`, `Digimon` or `Tamer`";
        return Err(line.expected(what));
    }
    Ok(found)
}

/// A filter that compares with a word.
type OfWord = fn(Word) -> Filter;

fn filter(line: &mut Cursor<'_>) -> Result<Option<Filter>, Problem> {
    if let Some(colors) = colors(line) {
        return Ok(Some(one_of(colors.into_iter().map(Filter::Color).collect())));
    }
    if line.is_kind(Kind::Bracketed) {
        return words(line, Filter::Name).map(Some);
    }
    if line.eat("level") {
        return number(line, Stat::Level).map(Some);
    }
    if line.eat("dp") {
        return number(line, Stat::Dp).map(Some);
    }
    let kinds: [(&str, OfWord); 6] = [
        ("trait contains", Filter::TraitContains),
        ("trait", Filter::Trait),
        ("name contains", Filter::NameContains),
        ("name", Filter::Name),
        ("text", Filter::InText),
        ("number", Filter::Number),
    ];
    if let Some(make) = line.eat_any(&kinds) {
        return words(line, make).map(Some);
    }
    let plain = if line.eat("Digimon") {
        Filter::Digimon
    } else if line.eat("Tamer") {
        Filter::Tamer
    } else {
        return Ok(None);
    };
    Ok(Some(plain))
}

/// `3`, `3 or lower`, `3 or higher`.
fn number(line: &mut Cursor<'_>, stat: Stat) -> Result<Filter, Problem> {
    let number = line.number("a number")?;
    let cmp = line.eat_any(&[("or lower", Cmp::AtMost), ("or less", Cmp::AtMost)]);
    let cmp = cmp.or_else(|| line.eat_any(&[("or higher", Cmp::AtLeast), ("or more", Cmp::AtLeast)]));
    Ok(Filter::Stat(stat, cmp.unwrap_or(Cmp::Exactly), Amount::N(number)))
}

/// `[One]`, or `[One] or [Two]`.
fn words(line: &mut Cursor<'_>, make: OfWord) -> Result<Filter, Problem> {
    let mut found = Vec::new();
    loop {
        found.extend(bracketed(line, "a word in brackets, such as [Agumon]")?.into_iter().map(make));
        if !line.eat("or") {
            return Ok(one_of(found));
        }
    }
}

fn one_of(mut filters: Vec<Filter>) -> Filter {
    if filters.len() == 1 { filters.remove(0) } else { Filter::AnyOf(filters) }
}
