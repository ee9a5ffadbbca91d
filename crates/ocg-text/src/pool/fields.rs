//! A printed card from the fields of a pool in JSON.

use super::bits;
use super::printed::{Facts, MonsterFacts, Printed};
use fnv::FnvHasher;
use ocg::card::{Attribute, Level, Limit, Marker, MonsterType, Password, Race, Scale, SetCode};
use std::hash::Hasher;
use text::pool::Fields;

/// The card that these fields describe; one with a fault is left out.
pub(super) fn card(fields: &mut Fields<'_>) -> Option<Printed> {
    let name = fields.required("name")?;
    let under = fields.id().and_then(|id| id.trim().parse::<u32>().ok());
    let id = fields.count::<u32>("id").or(under).unwrap_or_else(|| stand_in(&name));
    let text = fields.text("text").unwrap_or_default();
    let facts = facts(fields)?;
    Some(Printed {
        id: Password(id),
        number: id.to_string(),
        released: fields.count("kid"),
        name,
        alias: fields.count("alias").map(Password),
        series: fields.numbers("setcodes").into_iter().map(SetCode).collect(),
        archetypes: fields.words("archetypes"),
        facts,
        text,
        limit: limit(fields),
    })
}

/// A card that has not come out has no password yet: a number that no password is, always the same for a name.
fn stand_in(name: &str) -> u32 {
    const FIRST: u32 = 4_000_000_000;
    const NUMBERS: u64 = 100_000_000;
    let mut hasher = FnvHasher::default();
    hasher.write(name.as_bytes());
    FIRST + (hasher.finish() % NUMBERS) as u32
}

/// 3.3.1-2
fn facts(fields: &mut Fields<'_>) -> Option<Facts> {
    let Some(kind) = fields.count::<u32>("type") else {
        fields.fault("type", "a whole number with a bit for each kind");
        return None;
    };
    match bits::kind(kind) {
        bits::MONSTER => monster(fields, kind).map(|monster| Facts::Monster(Box::new(monster))),
        bits::SPELL => Some(Facts::Spell(bits::spell_kind(kind))),
        bits::TRAP => Some(Facts::Trap(bits::trap_kind(kind))),
        _ => {
            fields.fault("type", "exactly one of monster (1), Spell (2) and Trap (4)");
            None
        }
    }
}

fn monster(fields: &mut Fields<'_>, kind: u32) -> Option<MonsterFacts> {
    let types = bits::monster_types(kind);
    let (attribute, race) = if types.contains(MonsterType::Token) {
        let attribute = fields.count("attribute_mask").and_then(bits::attribute);
        (attribute, fields.count("race_mask").and_then(bits::race))
    } else {
        let attribute = of_table(fields, "attribute", "an Attribute", &ATTRIBUTES)?;
        (Some(attribute), Some(of_table(fields, "race", "a Type", &RACES)?))
    };
    let def = if types.contains(MonsterType::Link) { None } else { Some(power(fields, "def")?) };
    Some(MonsterFacts {
        types,
        attribute,
        race,
        level: level(fields, types)?,
        atk: power(fields, "atk")?,
        def,
        markers: markers(fields)?,
        scale: fields.count("scale").map(Scale),
        pendulum_text: fields.text("ptext"),
    })
}

/// No card has a higher Level, Rank or Link Rating.
const HIGHEST: u8 = 13;

/// 3.3.1-38, -39, -40a
fn level(fields: &mut Fields<'_>, types: enumset::EnumSet<MonsterType>) -> Option<Level> {
    let (field, of): (&str, fn(u8) -> Level) = match types {
        types if types.contains(MonsterType::Xyz) => ("rank", Level::Rank),
        types if types.contains(MonsterType::Link) => ("link", Level::Link),
        _ => ("level", Level::Level),
    };
    let number = fields.count::<u8>(field).filter(|number| *number <= HIGHEST);
    if number.is_none() {
        fields.fault(field, "a whole number from 0 to 13");
    }
    number.map(of)
}

/// 3.3.1-52, -56: -1 and -2 are "?".
fn power(fields: &mut Fields<'_>, field: &str) -> Option<ocg::card::Printed> {
    match fields.number::<i32>(field) {
        Some(-2 | -1) => Some(ocg::card::Printed::Unknown),
        Some(number @ 0..) => Some(ocg::card::Printed::Value(number)),
        Some(_) | None => {
            fields.fault(field, "a whole number, 0 or more, or -2 for \"?\"");
            None
        }
    }
}

/// 3.3.1-67
fn markers(fields: &mut Fields<'_>) -> Option<enumset::EnumSet<Marker>> {
    let names = fields.words("markers");
    let marker = |name: &String| MARKERS.iter().find(|(other, _)| other == name).map(|(_, marker)| *marker);
    let markers: Option<_> = names.iter().map(marker).collect();
    if markers.is_none() {
        fields.fault("markers", "a list of T, TR, R, BR, B, BL, L, TL");
    }
    markers
}

/// 3.7.1: the list of the OCG.
fn limit(fields: &mut Fields<'_>) -> Limit {
    let said = fields.inner("limit", |fields| fields.text("ocg")).flatten();
    match said.as_deref() {
        Some("Forbidden") => Limit::Forbidden,
        Some("Limited") => Limit::Limited,
        Some("Semi-Limited") => Limit::SemiLimited,
        _ => Limit::Unlimited,
    }
}

/// A word of a table.
fn of_table<T: Copy>(fields: &mut Fields<'_>, field: &str, expected: &str, table: &[(&str, T)]) -> Option<T> {
    let word = fields.text(field);
    let found = word.and_then(|word| table.iter().find(|(name, _)| name.eq_ignore_ascii_case(&word)));
    if found.is_none() {
        fields.fault(field, expected);
    }
    found.map(|(_, value)| *value)
}

const ATTRIBUTES: [(&str, Attribute); 7] = [
    ("DARK", Attribute::Dark),
    ("DIVINE", Attribute::Divine),
    ("EARTH", Attribute::Earth),
    ("FIRE", Attribute::Fire),
    ("LIGHT", Attribute::Light),
    ("WATER", Attribute::Water),
    ("WIND", Attribute::Wind),
];

pub(crate) const RACES: [(&str, Race); 26] = [
    ("Aqua", Race::Aqua),
    ("Beast", Race::Beast),
    ("Beast-Warrior", Race::BeastWarrior),
    ("Creator God", Race::CreatorGod),
    ("Cyberse", Race::Cyberse),
    ("Dinosaur", Race::Dinosaur),
    ("Divine-Beast", Race::DivineBeast),
    ("Dragon", Race::Dragon),
    ("Fairy", Race::Fairy),
    ("Fiend", Race::Fiend),
    ("Fish", Race::Fish),
    ("Illusion", Race::Illusion),
    ("Insect", Race::Insect),
    ("Machine", Race::Machine),
    ("Plant", Race::Plant),
    ("Psychic", Race::Psychic),
    ("Pyro", Race::Pyro),
    ("Reptile", Race::Reptile),
    ("Rock", Race::Rock),
    ("Sea Serpent", Race::SeaSerpent),
    ("Spellcaster", Race::Spellcaster),
    ("Thunder", Race::Thunder),
    ("Warrior", Race::Warrior),
    ("Winged Beast", Race::WingedBeast),
    ("Wyrm", Race::Wyrm),
    ("Zombie", Race::Zombie),
];

const MARKERS: [(&str, Marker); 8] = [
    ("T", Marker::Top),
    ("TR", Marker::TopRight),
    ("R", Marker::Right),
    ("BR", Marker::BottomRight),
    ("B", Marker::Bottom),
    ("BL", Marker::BottomLeft),
    ("L", Marker::Left),
    ("TL", Marker::TopLeft),
];
