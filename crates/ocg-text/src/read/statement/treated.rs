//! What a card counts as: its name, Attribute, Type and kind (OCG 3.3.1-7, -42 to -44).

use crate::read::reference::{back, cards};
use crate::read::tree::{Counted, Number, Said, StatChange};
use crate::read::words::{attribute, race};
use crate::read::{P, any_name};
use ocg::card::MonsterType;
use ocg::language::{Filter, Modifier};
use text::grammar::{At, Parses};

fn fixed(one: Modifier) -> Vec<Said> {
    vec![Said::Fixed(one)]
}

/// "Name becomes …", "Attribute becomes FIRE", after whose it is.
pub fn becomes(p: &P<'_>, at: At) -> Parses<Vec<Said>> {
    let name = p.from(at).words("name becomes|name is treated as").then(any_name);
    let name = name.maybe("while on the field|while it is on the field|while face-up on the field");
    let kind = p.from(at).words("attribute becomes").then(attribute);
    let race = p.from(at).words("type becomes").then(race);
    let of = p.from(at).words("name becomes").then(back).words("'s name|'s original name");
    let of = of.map(|(of,)| vec![Said::NameOf(of)]);
    of.or(name.map(|(name,)| fixed(Modifier::NameBecomes(name))))
        .or(kind.map(|(one,)| fixed(Modifier::AttributeBecomes(one))))
        .or(race.map(|(one,)| fixed(Modifier::RaceBecomes(one))))
}

/// "Is treated as a Tuner", "is also LIGHT", "becomes FIRE".
pub fn treated(p: &P<'_>, at: At) -> Parses<Vec<Said>> {
    let tuner = p
        .from(at)
        .words("is treated as a|is also treated as a|can be treated as a|are treated as|are also treated as")
        .words("tuner|tuners|tuner monster|tuner monsters")
        .value(fixed(Modifier::AlsoType(MonsterType::Tuner)));
    let also = p.from(at).words("is also|are also").maybe("treated as|treated as a").then(attribute);
    let also = also.maybe("attribute|monster|monsters").map(|(one,)| fixed(Modifier::AlsoAttribute(one)));
    let becomes = p.from(at).words("becomes|become").then(attribute);
    let becomes = becomes.maybe("monsters").map(|(one,)| fixed(Modifier::AttributeBecomes(one)));
    let races = p.from(at).words("becomes|become").maybe("a|an").then(race).maybe("monsters|monster");
    let races = races.map(|(one,)| fixed(Modifier::RaceBecomes(one)));
    let declared = p.row(
        at,
        "what was declared",
        &[
            ("becomes that attribute", fixed(Modifier::AttributeAsDeclared)),
            ("becomes the declared attribute", fixed(Modifier::AttributeAsDeclared)),
            ("become that attribute", fixed(Modifier::AttributeAsDeclared)),
            ("become the declared attribute", fixed(Modifier::AttributeAsDeclared)),
            ("becomes that type", fixed(Modifier::RaceAsDeclared)),
            ("becomes the declared type", fixed(Modifier::RaceAsDeclared)),
            ("become that type", fixed(Modifier::RaceAsDeclared)),
            ("become the declared type", fixed(Modifier::RaceAsDeclared)),
        ],
    );
    let level = Said::Stat(StatChange::LevelBecomes, Number::Declared);
    let level = p
        .from(at)
        .words("becomes that level|becomes the declared level|become that level|become the declared level")
        .value(vec![level]);
    let fixed_level = p.from(at).words("becomes level|become level").then(|p, at| p.number(at));
    let fixed_level = fixed_level.filter_map(|(n,)| {
        Some(vec![Said::Stat(StatChange::LevelBecomes, Number::Fixed(n.try_into().ok()?))])
    });
    let of_other = p.from(at).words("becomes|become").then(back).words("'s level").map(|(of,)| {
        vec![Said::Stat(StatChange::LevelBecomes, Number::Of(ocg::language::Stat::Level, Box::new(of)))]
    });
    let becomes = becomes.or(declared).or(level).or(fixed_level).or(of_other);
    tuner.or(also).or(becomes).or(races).or(two_tributes(p, at))
}

/// 3.3.2-78: "can be treated as 2 Tributes for the Tribute Summon of a LIGHT monster".
fn two_tributes(p: &P<'_>, at: At) -> Parses<Vec<Said>> {
    let two = p.from(at).words("can be treated as 2 tributes for the tribute summon of").then(cards);
    two.filter_map(|(cards,)| {
        let one = matches!(cards.count, Counted::Number(1) | Counted::Bare);
        let mut like = crate::read::bind::plain_filters(&cards)?;
        if like.len() > 1 {
            like.retain(|filter| *filter != Filter::Monster);
        }
        one.then(|| fixed(Modifier::TwoTributes(like)))
    })
}
