//! A card that a scenario brings along: its facts on one line, its texts as effect data below.
//!
//! `card "Test Dragon" monster effect level 4 Light Dragon atk 1500 def 1000`, then lines such as `effect (…)`,
//! `pendulum effect (…)`, `procedure (…)`, `condition …`, `materials […]`.

use super::refs::is_password;
use super::{Draft, Reader};
use enumset::EnumSet;
use ocg::card::{
    Attribute, Card, Kind, Level, Limit, Marker, Monster, MonsterType, Password, Pendulum, Printed, Race,
    Scale, SetCode, SpellKind, TrapKind,
};
use ocg::language::Text;
use scenario::{Cursor, Kind as Token, Problem, RonText};

/// Cards without a number of their own are numbered from here on; no real card is.
const OWN: u32 = 900_000_000;

pub(super) fn block<'a>(
    reader: &mut Reader<'a>,
    line: &mut Cursor<'a>,
    draft: &mut Draft,
) -> Result<(), Problem> {
    let start = line.here();
    if !draft.script.is_empty() {
        return Err(Problem::new(start, "cards come before the choices"));
    }
    let mut card = facts(line, OWN + draft.parts.cards.len() as u32)?;
    if draft.parts.cards.iter().any(|other| other.id == card.id || other.name == card.name) {
        return Err(Problem::new(start, "this scenario has a card of that name or number already"));
    }
    while let Some((number, text)) = reader.next_indented() {
        let result = text_line(reader, number, text, &mut card);
        draft.broken |= result.is_err();
        reader.note(result);
    }
    complete(&mut card);
    draft.parts.cards.push(card);
    Ok(())
}

/// Number, name, and what is printed on it.
fn facts(line: &mut Cursor<'_>, own: u32) -> Result<Card, Problem> {
    let number = line.peek().filter(|token| token.kind == Token::Word && is_password(token.text));
    let id = match number {
        Some(_) => line.number("a number")?,
        None => own,
    };
    let name = line.take().filter(|token| token.kind == Token::Quoted);
    let name = name.ok_or_else(|| line.expected("the name of the card, in quotation marks"))?.text;
    let kind = if line.eat("monster") {
        Kind::Monster(Box::new(blank_monster()))
    } else if line.eat("spell") {
        Kind::Spell(SpellKind::Normal)
    } else if line.eat("trap") {
        Kind::Trap(TrapKind::Normal)
    } else {
        return Err(line.expected("`monster`, `spell` or `trap`"));
    };
    let mut card = Card {
        id: Password(id),
        name: name.to_owned(),
        also_named: Vec::new(),
        series: Vec::new(),
        kind,
        text: Text::default(),
        limit: Limit::Unlimited,
        unread: Vec::new(),
    };
    while !line.is_over() {
        let _ = line.eat_kind(Token::Comma);
        fact(line, &mut card)?;
    }
    Ok(card)
}

fn blank_monster() -> Monster {
    Monster {
        types: EnumSet::empty(),
        attribute: Attribute::Earth,
        race: Race::Warrior,
        level: Level::Level(4),
        atk: Printed::Value(1000),
        def: Some(Printed::Value(1000)),
        markers: EnumSet::empty(),
        materials: None,
        pendulum: None,
    }
}

const LIMITS: [(&str, Limit); 4] = [
    ("unreleased", Limit::Unreleased),
    ("forbidden", Limit::Forbidden),
    ("limited", Limit::Limited),
    ("semi-limited", Limit::SemiLimited),
];

fn fact(line: &mut Cursor<'_>, card: &mut Card) -> Result<(), Problem> {
    if let Some(limit) = line.eat_any(&LIMITS) {
        card.limit = limit;
        return Ok(());
    }
    if line.eat("series") {
        card.series.push(SetCode(line.number("the number of a series")?));
        return Ok(());
    }
    if line.eat("also named") {
        let name = line.take().filter(|token| token.kind == Token::Quoted);
        let name = name.ok_or_else(|| line.expected("a name in quotation marks"))?;
        card.also_named.push(name.text.to_owned());
        return Ok(());
    }
    match &mut card.kind {
        Kind::Spell(kind) => {
            *kind = word(line).ok_or_else(|| line.expected("a kind of Spell, such as `quick-play`"))?;
        }
        Kind::Trap(kind) => {
            *kind = word(line).ok_or_else(|| line.expected("a kind of Trap, such as `counter`"))?;
        }
        Kind::Monster(monster) => return of_monster(line, monster),
    }
    Ok(())
}

/// `level 4`, `rank 4`, `link 2`, `atk 1500`, `def ?`, `scale 3`, `arrows [Top Left]`, or a word.
fn of_monster(line: &mut Cursor<'_>, monster: &mut Monster) -> Result<(), Problem> {
    if line.eat("level") {
        monster.level = Level::Level(line.number("a Level")?);
    } else if line.eat("rank") {
        monster.level = Level::Rank(line.number("a Rank")?);
    } else if line.is("link") && is_number(line, 1) {
        line.skip(1);
        monster.level = Level::Link(line.number("a Link Rating")?);
        monster.def = None;
        monster.types |= MonsterType::Link;
    } else if line.eat("atk") {
        monster.atk = printed(line)?;
    } else if line.eat("def") {
        monster.def = Some(printed(line)?);
    } else if line.eat("scale") {
        let scale = Scale(line.number("a Scale")?);
        monster.pendulum = Some(Pendulum { scale, summoned_as_level: None, text: Text::default() });
        monster.types |= MonsterType::Pendulum;
    } else if line.eat("arrows") {
        let arrows = line.take().filter(|token| token.kind == Token::Bracketed);
        let arrows = arrows.ok_or_else(|| line.expected("arrows, such as [Top BottomLeft]"))?;
        for arrow in arrows.text.split_whitespace() {
            let marker: Result<Marker, _> = ron::from_str(arrow);
            monster.markers |= marker.map_err(|_| line.expected("arrows, such as [Top BottomLeft]"))?;
        }
    } else if line.eat("special") {
        monster.types |= MonsterType::SpecialSummon;
    } else {
        return of_kind(line, monster);
    }
    Ok(())
}

fn of_kind(line: &mut Cursor<'_>, monster: &mut Monster) -> Result<(), Problem> {
    if let Some(kind) = word::<MonsterType>(line) {
        monster.types |= kind;
    } else if let Some(attribute) = word::<Attribute>(line) {
        monster.attribute = attribute;
    } else if let Some(race) = word::<Race>(line) {
        monster.race = race;
    } else {
        return Err(line.expected("a kind of monster, an Attribute, a Type, `level N`, `atk N` or the like"));
    }
    Ok(())
}

fn is_number(line: &Cursor<'_>, ahead: usize) -> bool {
    line.peek_at(ahead).is_some_and(|token| token.text.parse::<u8>().is_ok())
}

fn printed(line: &mut Cursor<'_>) -> Result<Printed, Problem> {
    if line.eat("?") { Ok(Printed::Unknown) } else { Ok(Printed::Value(line.number("a number or `?`")?)) }
}

/// A word of the language, as scenarios write it: `quick-play`, `Beast-Warrior`, `WingedBeast`, `tuner`.
pub(super) fn word<T: serde::de::DeserializeOwned>(line: &mut Cursor<'_>) -> Option<T> {
    let token = line.peek().filter(|token| token.kind == Token::Word)?;
    let found = ron::from_str(&capitalised(token.text)).ok()?;
    line.skip(1);
    Some(found)
}

fn capitalised(word: &str) -> String {
    let one = |part: &str| {
        let mut letters = part.chars();
        let first = letters.next().map(|letter| letter.to_ascii_uppercase());
        first.into_iter().collect::<String>() + letters.as_str()
    };
    word.split('-').map(one).collect()
}

/// Where a value of the effect language goes.
#[derive(Clone, Copy)]
enum Line {
    Effect,
    PendulumEffect,
    Procedure,
    Condition,
    Tributes,
    Overlay,
    Materials,
    SummonedAsLevel,
    Rule,
    Wins,
}

const LINES: [(&str, Line); 10] = [
    ("summoned as level", Line::SummonedAsLevel),
    ("effect", Line::Effect),
    ("pendulum effect", Line::PendulumEffect),
    ("procedure", Line::Procedure),
    ("condition", Line::Condition),
    ("tributes", Line::Tributes),
    ("overlay", Line::Overlay),
    ("materials", Line::Materials),
    ("rule", Line::Rule),
    ("wins", Line::Wins),
];

fn text_line<'a>(
    reader: &mut Reader<'a>,
    number: usize,
    text: &'a str,
    card: &mut Card,
) -> Result<(), Problem> {
    let mut line = Cursor::start_of(number, text);
    let expected = "`effect`, `pendulum effect`, `procedure`, `condition`, `tributes`, `overlay`, `rule`, `wins` or `materials`, and a value";
    let which = line.eat_any(&LINES).ok_or_else(|| line.expected(expected))?;
    let value = RonText::read(reader, number, text, line.here().from)?;
    let start = line.here();
    match (which, &mut card.kind) {
        (Line::Effect, _) => card.text.effects.push(value.value()?),
        (Line::Procedure, _) => card.text.procedures.push(value.value()?),
        (Line::Condition, _) => card.text.conditions.push(value.value()?),
        (Line::Tributes, _) => card.text.tributes.push(value.value()?),
        (Line::Overlay, _) => card.text.overlays.push(value.value()?),
        (Line::Rule, _) => card.text.rules.push(value.value()?),
        (Line::Wins, _) => card.text.wins = Some(value.value()?),
        (Line::Materials, Kind::Monster(monster)) => monster.materials = Some(value.value()?),
        (Line::PendulumEffect, Kind::Monster(monster)) => match &mut monster.pendulum {
            Some(pendulum) => pendulum.text.effects.push(value.value()?),
            None => return Err(Problem::new(start, "a Pendulum effect needs a `scale` above")),
        },
        (Line::SummonedAsLevel, Kind::Monster(monster)) => match &mut monster.pendulum {
            Some(pendulum) => pendulum.summoned_as_level = Some(value.value()?),
            None => return Err(Problem::new(start, "only a Pendulum Monster has that: it needs a `scale`")),
        },
        (Line::Materials | Line::PendulumEffect | Line::SummonedAsLevel, Kind::Spell(_) | Kind::Trap(_)) => {
            return Err(Problem::new(start, "only monsters have that"));
        }
    }
    Ok(())
}

/// 3.3.1-46: a monster with effects is an Effect Monster, one without is a Normal Monster, unless it is said.
fn complete(card: &mut Card) {
    let plain = card.text.is_empty();
    let Kind::Monster(monster) = &mut card.kind else { return };
    if monster.types.is_disjoint(MonsterType::Normal | MonsterType::Effect) {
        let own = MonsterType::Fusion
            | MonsterType::Ritual
            | MonsterType::Synchro
            | MonsterType::Xyz
            | MonsterType::Link
            | MonsterType::Token;
        if !plain {
            monster.types |= MonsterType::Effect;
        } else if monster.types.is_disjoint(own) {
            monster.types |= MonsterType::Normal;
        }
    }
}
