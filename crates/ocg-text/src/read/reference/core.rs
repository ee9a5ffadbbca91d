//! What stands before the noun, and the noun itself: "face-up Level 4 or lower Fire monster".

use crate::read::tree::{Cards, Counted, Head, Quality};
use crate::read::words::{self, KindWord, list};
use crate::read::{P, any_of, quoted};
use enumset::EnumSet;
use ocg::language::{Comparison, Filter, Stat, Whose};
use text::grammar::{At, Parses};

/// Adjectives and head.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Core {
    pub(super) adjectives: Vec<Adjective>,
    pub(super) head: Head,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) enum Adjective {
    Is(Filter),
    Kind(KindWord),
    AnyKind(Vec<KindWord>),
    NotKind(KindWord),
    Whose(Whose),
    Banished,
}

pub(super) fn core(p: &P<'_>, at: At) -> Parses<Core> {
    p.once(at, || {
        let named = list(p, at, name).map(Head::Named);
        let named =
            p.from(at).then(move |_, _| named.clone()).map(|(head,)| Core { adjectives: Vec::new(), head });
        let face_up = p.from(at).then(adjectives).then(|p, at| list(p, at, name).map(Head::Named));
        let face_up = face_up.map(|(adjectives, head)| Core { adjectives, head });
        let tuner = p.from(at).then(adjectives).then(tuner).map(|(mut adjectives, tuner)| {
            adjectives.push(tuner);
            Core { adjectives, head: Head::Monster }
        });
        let plain = p.from(at).then(adjectives).then(head);
        // 3.3.2-1: a Monster Card may lie on the field as something else; see `bind`.
        let card = p.from(at).then(adjectives).words("monster card|monster cards");
        let card = card.map(|(mut adjectives,)| {
            adjectives.push(Adjective::Is(Filter::Monster));
            Core { adjectives, head: Head::Monster }
        });
        let named = named.or(card);
        named.or(face_up).or(tuner).or(plain.map(|(adjectives, head)| Core { adjectives, head }))
    })
}

/// A Tuner, or what is none, without the word monster.
pub(super) fn tuner(p: &P<'_>, at: At) -> Parses<Adjective> {
    let is = Filter::Type(ocg::card::MonsterType::Tuner);
    let not = p.from(at).words("non- tuner|non- tuners").value(Filter::Not(Box::new(is.clone())));
    p.from(at).words("tuner|tuners").value(is).or(not).map(Adjective::Is)
}

/// 3.3.1-10: alone it is the name of a card.
/// "A", or "face-up "A"".
pub fn one_named(p: &P<'_>, at: At) -> Parses<Cards> {
    let up = p.from(at).words("face-up").then(name);
    let up = up.map(|(name,)| named_card(name, vec![Quality::Is(Filter::FaceUp)]));
    name(p, at).map(|name| named_card(name, Vec::new())).or(up)
}

fn named_card(name: String, like: Vec<Quality>) -> Cards {
    Cards {
        count: Counted::Number(1),
        like,
        head: Head::Named(vec![name]),
        whose: Whose::Any,
        places: EnumSet::empty(),
        together: ocg::language::Together::Any,
        how: crate::read::tree::Chosen::Freely,
    }
}

pub(super) fn name(p: &P<'_>, at: At) -> Parses<String> {
    quoted(p, at, "the name of a card", |quoted| {
        let whole = !quoted.name.ends_with("(s)");
        (whole && (quoted.card.is_some() || quoted.series.is_none())).then(|| quoted.name.to_string())
    })
}

/// 3.3.1-8: before a noun it is a series.
pub(super) fn series(p: &P<'_>, at: At) -> Parses<Filter> {
    quoted(p, at, "a series", |quoted| quoted.series.map(Filter::Series))
}

pub fn head(p: &P<'_>, at: At) -> Parses<Head> {
    head_of_one(p, at).or(head_of_many(p, at))
}

pub(super) fn adjectives(p: &P<'_>, at: At) -> Parses<Vec<Adjective>> {
    p.once(at, || {
        let more = p.from(at).then(adjective).then(adjectives);
        let more = more.map(|(first, rest)| std::iter::once(first).chain(rest).collect());
        p.nothing(at, Vec::new()).or(more)
    })
}

pub(super) fn adjective(p: &P<'_>, at: At) -> Parses<Adjective> {
    let plain = p.row(
        at,
        "an adjective",
        &[
            ("face-up", Adjective::Is(Filter::FaceUp)),
            ("face-down", Adjective::Is(Filter::FaceDown)),
            ("set", Adjective::Is(Filter::FaceDown)),
            ("attack position", Adjective::Is(Filter::AttackPosition)),
            ("defense position", Adjective::Is(Filter::DefensePosition)),
            ("attacking", Adjective::Is(Filter::Attacking)),
            ("co-linked", Adjective::Is(Filter::CoLinked)),
            ("other", Adjective::Is(Filter::Not(Box::new(Filter::This)))),
            ("banished", Adjective::Banished),
            ("your opponent 's", Adjective::Whose(Whose::Opponents)),
            ("opponent 's", Adjective::Whose(Whose::Opponents)),
            ("your", Adjective::Whose(Whose::Yours)),
        ],
    );
    let any_of =
        |rule: fn(&P<'_>, At) -> Parses<Filter>| list(p, at, rule).map(|all| Adjective::Is(any(all)));
    let kind = words::kind_word(p, at).map(Adjective::Kind);
    let kinds = list(p, at, words::kind_word);
    let kinds = kinds.filter_map(|all| (all.len() > 1).then_some(Adjective::AnyKind(all)));
    let came = p
        .from(at)
        .then(words::ways)
        .words("summoned")
        .filter_map(|(ways,)| (!ways.is_empty()).then_some(Adjective::Is(Filter::SummonedBy(ways))));
    let set = words::normal_summoned_or_set(p, at).map(Adjective::Is);
    let came = came.or(set);
    let not_kind = p.from(at).words("non-").then(words::kind_word).map(|(kind,)| Adjective::NotKind(kind));
    let not = p.from(at).words("non-").then(quality).map(|(one,)| Adjective::Is(Filter::Not(Box::new(one))));
    // "All face-down and non-DARK monsters": those that are either.
    let hidden = p.from(at).words("face-down and non-").then(quality);
    let hidden =
        hidden.map(|(one,)| Adjective::Is(Filter::AnyOf(vec![Filter::FaceDown, Filter::Not(Box::new(one))])));
    let not = not.or(hidden);
    let mixed = list(p, at, quality).filter_map(|all| (all.len() > 1).then(|| Adjective::Is(any(all))));
    plain
        .or(mixed)
        .or(any_of(attribute))
        .or(any_of(race))
        .or(any_of(series))
        .or(levels(p, at))
        .or(kind)
        .or(kinds)
        .or(came)
        .or(not)
        .or(not_kind)
}

pub(super) fn quality(p: &P<'_>, at: At) -> Parses<Filter> {
    any_of(p, at, &[attribute, race, series])
}

pub(super) fn attribute(p: &P<'_>, at: At) -> Parses<Filter> {
    words::attribute(p, at).map(Filter::Attribute)
}

pub(super) fn race(p: &P<'_>, at: At) -> Parses<Filter> {
    words::race(p, at).map(Filter::Race)
}

pub(super) fn any(mut all: Vec<Filter>) -> Filter {
    if all.len() == 1 { all.remove(0) } else { Filter::AnyOf(all) }
}

/// "Level 4 or lower", "Rank 4", "Link-2".
pub(super) fn levels(p: &P<'_>, at: At) -> Parses<Adjective> {
    let word = p.row(
        at,
        "Level",
        &[("level", Stat::Level), ("levels", Stat::Level), ("rank", Stat::Rank), ("link-", Stat::LinkRating)],
    );
    let number = |p: &P<'_>, at: At| p.number(at);
    let bound = |p: &P<'_>, at: At| {
        p.row(
            at,
            "or lower",
            &[
                ("or lower", Comparison::AtMost),
                ("or below", Comparison::AtMost),
                ("or less", Comparison::AtMost),
                ("or higher", Comparison::AtLeast),
                ("or more", Comparison::AtLeast),
            ],
        )
    };
    let single = p.from(at).then(move |_, _| word.clone()).then(number).optional(bound);
    let single = single.map(|(stat, n, how)| of_stat(stat, how.unwrap_or(Comparison::Is), n));
    let kind = |p: &P<'_>, at: At| p.row(at, "Level", &[("level", Stat::Level), ("rank", Stat::Rank)]);
    let several = p.from(at).then(kind).then(|p, at| list(p, at, |p, at| p.number(at)));
    let several = several.filter_map(|(stat, all)| {
        (all.len() > 1).then(|| any(all.into_iter().map(|n| of_stat(stat, Comparison::Is, n)).collect()))
    });
    let either = p.from(at).words("level / rank|level or rank").then(number).optional(bound);
    let either = either.map(|(n, how)| {
        let of = |stat| of_stat(stat, how.unwrap_or(Comparison::Is), n);
        Filter::AnyOf(vec![of(Stat::Level), of(Stat::Rank)])
    });
    single.or(several).or(either).map(Adjective::Is)
}

pub(super) fn of_stat(stat: Stat, how: Comparison, n: u32) -> Filter {
    let n = ocg::language::Amount::Fixed(n.try_into().unwrap_or(i32::MAX));
    crate::read::bind::filter_of(stat, how, n)
}

pub(super) fn head_of_one(p: &P<'_>, at: At) -> Parses<Head> {
    p.row(
        at,
        "what it is",
        &[
            ("monster", Head::Monster),
            ("card", Head::Card),
            ("token", Head::Token),
            ("spell", Head::Spell),
            ("spell card", Head::Spell),
            ("trap", Head::Trap),
            ("trap card", Head::Trap),
            ("spell / trap", Head::SpellTrap),
            ("spell / trap card", Head::SpellTrap),
            ("spell or trap", Head::SpellTrap),
            ("spell or trap card", Head::SpellTrap),
        ],
    )
}

pub(super) fn head_of_many(p: &P<'_>, at: At) -> Parses<Head> {
    p.row(
        at,
        "what they are",
        &[
            ("monsters", Head::Monster),
            ("cards", Head::Card),
            ("tokens", Head::Token),
            ("spells", Head::Spell),
            ("spell cards", Head::Spell),
            ("traps", Head::Trap),
            ("trap cards", Head::Trap),
            ("spells / traps", Head::SpellTrap),
            ("spell / traps", Head::SpellTrap),
            ("spell / trap cards", Head::SpellTrap),
            ("spell and trap cards", Head::SpellTrap),
            ("spells and traps", Head::SpellTrap),
            ("spells or traps", Head::SpellTrap),
            ("spell or trap cards", Head::SpellTrap),
        ],
    )
}
