//! Traps that come to the field as monsters (OCG 3.4.4-114 to -123).

use super::adverbial::{adverbials, applied};
use super::tree::{Doing, Ref};
use super::{P, words};
use enumset::EnumSet;
use ocg::card::{Level, Monster, MonsterType, Printed};
use ocg::language::{Step, StillTrap, SummonTo};
use text::grammar::{At, Parses};

/// "Special Summon this card as an Effect Monster (Rock/EARTH/Level 4/ATK 1000/DEF 1800)".
pub fn summoned(p: &P<'_>, at: At) -> Parses<Doing> {
    let kind = |p: &P<'_>, at: At| {
        let tuner = MonsterType::Effect | MonsterType::Tuner;
        p.row(
            at,
            "as what monster",
            &[
                ("as a normal monster", EnumSet::only(MonsterType::Normal)),
                ("as an effect monster", EnumSet::only(MonsterType::Effect)),
                ("as a tuner effect monster", tuner),
                ("as an effect tuner monster", tuner),
            ],
        )
    };
    let this = p.from(at).words("special summon this card|special summon it").then(adverbials).then(kind);
    let all = this.then(facts).then(adverbials).then(still);
    all.filter_map(|(mut before, types, monster, after, still)| {
        before.extend(after);
        let (of, how) = applied(Ref::Rest, before)?;
        let plain = of == Ref::Rest
            && how.to.is_none()
            && !how.face_down
            && !how.ignoring
            && how.until.is_none()
            && how.as_way.is_none();
        let to = SummonTo { position: how.position, zone: how.zone, ..SummonTo::default() };
        let monster = Box::new(Monster { types, ..monster });
        plain.then(|| Doing::Plain(Box::new(Step::SummonAsMonster { monster, still, to })))
    })
}

fn facts(p: &P<'_>, at: At) -> Parses<Monster> {
    let number = |p: &P<'_>, at: At| p.number(at);
    let all = p
        .from(at)
        .words("(")
        .then(words::race)
        .words("/")
        .then(words::attribute)
        .words("/ level")
        .then(number)
        .words("/ atk")
        .then(number)
        .words("/ def")
        .then(number)
        .words(")");
    all.filter_map(|(race, attribute, level, atk, def)| {
        Some(Monster {
            types: EnumSet::empty(),
            attribute,
            race,
            level: Level::Level(level.try_into().ok()?),
            atk: Printed::Value(atk.try_into().ok()?),
            def: Some(Printed::Value(def.try_into().ok()?)),
            markers: EnumSet::empty(),
            materials: None,
            pendulum: None,
        })
    })
}

/// 3.4.4-116, -123
fn still(p: &P<'_>, at: At) -> Parses<StillTrap> {
    p.row(
        at,
        "is it still a Trap",
        &[
            ("( this card is also still a trap )", StillTrap::Yes),
            ("( this card is also still a trap . )", StillTrap::Yes),
            ("( this card is still a trap )", StillTrap::Yes),
            ("( this card is also still a trap card )", StillTrap::Yes),
            (". ( this card is also still a trap . )", StillTrap::Yes),
            (". ( this card is also still a trap card . )", StillTrap::Yes),
            ("( this card is not treated as a trap )", StillTrap::No),
            ("( this card is not treated as a trap card )", StillTrap::No),
        ],
    )
}
