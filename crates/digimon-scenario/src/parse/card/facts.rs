//! The first line of a card: number, name, category, colours, numbers and traits.

use super::filters;
use crate::parse::refs::is_card_number;
use digimon::card::{Card, Category, Cost, Dp, Level};
use digimon::effects::language::Word;
use scenario::{Cursor, Kind, Problem, Span};

/// A card as far as it is written, and what was said not to be on it.
pub(super) struct Said {
    pub card: Card,
    pub without: Vec<&'static str>,
}

const CATEGORIES: [(&str, Category); 5] = [
    ("Digimon", Category::Digimon),
    ("Tamer", Category::Tamer),
    ("Option", Category::Option),
    ("Digi-Egg", Category::DigiEgg),
    ("DigiEgg", Category::DigiEgg),
];

pub(super) fn facts(line: &mut Cursor<'_>) -> Result<Said, Problem> {
    let number = line.peek().filter(|token| is_card_number(token.text));
    let number = number.ok_or_else(|| line.expected("the number of the card, such as T-01"))?.text;
    line.skip(1);
    let name = if line.is_kind(Kind::Quoted) { line.take() } else { None };
    let name = name.map_or(number, |token| token.text);
    let category = line.eat_any(&CATEGORIES);
    let category = category.ok_or_else(|| line.expected("`Digimon`, `Tamer`, `Option` or `Digi-Egg`"))?;
    let mut said = Said { card: Card::blank(number, name, category), without: Vec::new() };
    while !line.is_over() {
        fact(line, &mut said)?;
    }
    Ok(said)
}

fn fact(line: &mut Cursor<'_>, said: &mut Said) -> Result<(), Problem> {
    let card = &mut said.card;
    if line.eat("level") {
        card.level = Some(Level(line.number("a level")?));
    } else if line.eat("dp") {
        card.dp = Some(Dp(line.number("a number")?));
    } else if line.eat("cost") {
        card.cost = Some(Cost(line.number("a cost")?));
    } else if line.eat("overflow") {
        card.overflow = Some(line.number("how much memory is lost")?);
    } else if line.eat("token") {
        card.token = true;
    } else if line.eat("traits") || line.eat("trait") {
        card.traits.extend(bracketed(line, "a trait in brackets, such as [Dragon]")?);
    } else if let Some(without) = line.eat_any(&[("no level", "level"), ("no dp", "dp"), ("no cost", "cost")])
    {
        said.without.push(without);
    } else if let Some(colors) = filters::colors(line) {
        card.colors = card.colors.union(colors.into_iter().collect());
    } else {
        let what = "a colour, `level …`, `dp …`, `cost …`, `no dp`, `traits […]`, `overflow …` or `token`";
        return Err(line.expected(what));
    }
    Ok(())
}

/// `[One] [Two]` or `[One, Two]`, with or without commas between the brackets.
pub(super) fn bracketed(line: &mut Cursor<'_>, what: &str) -> Result<Vec<Word>, Problem> {
    if !line.is_kind(Kind::Bracketed) {
        return Err(line.expected(what));
    }
    let mut found = Vec::new();
    while let Some(token) = line.peek().filter(|token| token.kind == Kind::Bracketed) {
        line.skip(1);
        found.extend(token.text.split(',').map(|part| Word::new(part.trim())));
        if line.peek_at(1).is_some_and(|token| token.kind == Kind::Bracketed) {
            line.eat_kind(Kind::Comma);
        }
    }
    Ok(found)
}

impl Said {
    /// What every card of its category has must be said, or be said to be missing.
    pub fn complete(&self, at: Span) -> Result<(), Problem> {
        let Card { category, level, dp, cost, colors, .. } = &self.card;
        let (digimon, egg) = (*category == Category::Digimon, *category == Category::DigiEgg);
        let missing = [
            ("a colour", colors.is_empty(), "a colour"),
            ("level", (digimon || egg) && level.is_none(), "`level …` (or `no level`)"),
            ("dp", digimon && dp.is_none(), "`dp …` (or `no dp`)"),
            ("cost", !egg && cost.is_none(), "`cost …` (or `no cost`)"),
        ];
        match missing.iter().find(|(field, missing, _)| *missing && !self.without.contains(field)) {
            Some((_, _, what)) => Err(Problem::new(at, format!("this card needs {what}"))),
            None => Ok(()),
        }
    }
}
