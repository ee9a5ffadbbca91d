//! Cards that are made up: with nothing on them but what a description asks for.

use enumset::EnumSet;
use ocg::card::{
    Attribute, Card, Kind, Level, Limit, Marker, Monster, MonsterType, Password, Pendulum, Printed, Race,
    Scale, SpellKind, TrapKind,
};
use ocg::language::{
    Amount, Comparison, Count, DamageStep, Effect, EffectKind, Filter, Group, Link, Linked, MaterialSlot,
    Materials, Noun, Place, Select, Slot, Step, Text, Timing,
};
use table::Dice;

/// A monster of middling numbers, and the name that says so.
pub(crate) fn filler(id: u32) -> Card {
    named(id, "filler", Kind::Monster(Box::new(monster())))
}

pub(crate) fn named(id: u32, name: &str, kind: Kind) -> Card {
    Card {
        id: Password(id),
        name: format!("{name} {id}"),
        also_named: Vec::new(),
        series: Vec::new(),
        kind,
        text: Text::default(),
        limit: Limit::Unlimited,
        unread: Vec::new(),
    }
}

fn monster() -> Monster {
    Monster {
        types: MonsterType::Normal.into(),
        attribute: Attribute::Earth,
        race: Race::Warrior,
        level: Level::Level(4),
        atk: Printed::Value(1500),
        def: Some(Printed::Value(1200)),
        markers: EnumSet::empty(),
        materials: None,
        pendulum: None,
    }
}

/// A card that these filters fit, as far as they are about what is printed on it.
pub(crate) fn fitting(like: &[Filter], places: EnumSet<Place>, id: u32, dice: &mut Dice) -> Card {
    let spell_zones = Place::SpellTrapZone | Place::FieldZone;
    let kind = if places.is_subset(spell_zones) && !places.is_empty() {
        Kind::Spell(SpellKind::Continuous)
    } else {
        Kind::Monster(Box::new(monster()))
    };
    let mut card = named(id, "blank", kind);
    for filter in like {
        mould(&mut card, filter, dice);
    }
    if let Kind::Monster(monster) = &mut card.kind {
        complete(monster);
    }
    card
}

/// What is not about the print, or asks for a number that is not known yet, is left as it is.
fn mould(card: &mut Card, filter: &Filter, dice: &mut Dice) {
    match filter {
        Filter::Spell => card.kind = Kind::Spell(SpellKind::Normal),
        Filter::Trap => card.kind = Kind::Trap(TrapKind::Normal),
        Filter::SpellKind(kind) => card.kind = Kind::Spell(*kind),
        Filter::TrapKind(kind) => card.kind = Kind::Trap(*kind),
        Filter::Named(name) => card.name.clone_from(name),
        Filter::Series(code) => card.series.push(*code),
        Filter::Mentions(name) => card.text.effects.push(mentioning(name)),
        Filter::AnyOf(all) if !all.is_empty() => mould(card, &all[dice.roll(all.len())], dice),
        Filter::AllOf(all) => all.iter().for_each(|one| mould(card, one, dice)),
        other => {
            if let Kind::Monster(monster) = &mut card.kind {
                mould_monster(monster, other);
            }
        }
    }
}

fn mould_monster(monster: &mut Monster, filter: &Filter) {
    match filter {
        Filter::Type(kind) => {
            monster.types.remove(MonsterType::Normal);
            monster.types |= *kind;
        }
        Filter::Attribute(attribute) | Filter::OriginalAttribute(attribute) => monster.attribute = *attribute,
        Filter::Race(race) | Filter::OriginalRace(race) => monster.race = *race,
        Filter::Level(how, Amount::Fixed(n)) | Filter::OriginalLevel(how, Amount::Fixed(n)) => {
            monster.level = Level::Level(near(*how, *n, 1) as u8);
        }
        Filter::Rank(how, Amount::Fixed(n)) => {
            monster.types |= MonsterType::Xyz;
            monster.level = Level::Rank(near(*how, *n, 1) as u8);
        }
        Filter::LinkRating(how, Amount::Fixed(n)) => {
            monster.types |= MonsterType::Link;
            monster.level = Level::Link(near(*how, *n, 1) as u8);
        }
        Filter::Atk(how, Amount::Fixed(n)) | Filter::OriginalAtk(how, Amount::Fixed(n)) => {
            monster.atk = Printed::Value(near(*how, *n, 100));
        }
        Filter::Def(how, Amount::Fixed(n)) | Filter::OriginalDef(how, Amount::Fixed(n)) => {
            monster.def = Some(Printed::Value(near(*how, *n, 100)));
        }
        Filter::Scale(how, Amount::Fixed(n)) => {
            monster.types |= MonsterType::Pendulum;
            monster.pendulum = Some(pendulum(near(*how, *n, 1) as u8));
        }
        _ => {}
    }
}

/// A number at the edge of what is asked for.
fn near(how: Comparison, n: i32, step: i32) -> i32 {
    match how {
        Comparison::Is | Comparison::AtLeast | Comparison::AtMost => n,
        Comparison::Above => n + step,
        Comparison::Below => (n - step).max(0),
    }
}

fn pendulum(scale: u8) -> Pendulum {
    Pendulum { scale: Scale(scale), summoned_as_level: None, text: Text::default() }
}

/// 3.3.1-38 to -40a, -62, -64: what monsters of a kind must have, and materials that any monsters are.
fn complete(monster: &mut Monster) {
    let kinds = monster.types;
    let n = match monster.level {
        Level::Level(n) | Level::Rank(n) | Level::Link(n) => n,
    };
    let bodies = |least: u8, most: u8| {
        Some(Materials(vec![MaterialSlot { like: Vec::new(), least, most, alike: Vec::new() }]))
    };
    if kinds.contains(MonsterType::Link) {
        let rating = n.clamp(1, 3);
        monster.level = Level::Link(if monster.level.link().is_some() { n } else { rating });
        monster.def = None;
        monster.markers = Marker::Bottom | Marker::BottomLeft;
        monster.materials = bodies(1, n.max(1));
    } else if kinds.contains(MonsterType::Xyz) {
        monster.level = Level::Rank(n);
        monster.materials = bodies(2, 2);
    } else if !kinds.is_disjoint(MonsterType::Synchro | MonsterType::Fusion) {
        monster.materials = bodies(2, 3);
    }
    if kinds.contains(MonsterType::Pendulum) && monster.pendulum.is_none() {
        monster.pendulum = Some(pendulum(4));
    }
}

/// 3.3.1-9: an effect that names that card and never comes about.
fn mentioning(name: &str) -> Effect {
    let of = Noun {
        places: Place::Banished.into(),
        like: vec![Filter::Named(name.to_owned())],
        ..Noun::default()
    };
    let act = vec![step(Step::Target(one(of)))];
    Effect { places: Place::Banished.into(), ..effect(EffectKind::Ignition, act, vec![step(Step::Nothing)]) }
}

pub(crate) fn effect(kind: EffectKind, act: Vec<Linked>, resolve: Vec<Linked>) -> Effect {
    Effect {
        kind,
        places: EnumSet::empty(),
        timing: None::<Timing>,
        condition: None,
        act,
        resolve,
        holds: Vec::new(),
        limit: None,
        damage_step: DamageStep::Always,
    }
}

pub(crate) fn step(step: Step) -> Linked {
    Linked(Link::First, step)
}

/// One of these, chosen by whoever uses it.
pub(crate) fn one(of: Noun) -> Select {
    let count = Count::Exactly(Amount::Fixed(1));
    Select {
        slot: Slot(0),
        count,
        of,
        together: ocg::language::Together::Any,
        by: ocg::language::Chooser::You,
    }
}

pub(crate) fn pick(places: EnumSet<Place>) -> Group {
    Group::Pick(Box::new(one(Noun { places, ..Noun::default() })))
}
