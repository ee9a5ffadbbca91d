//! ATK, DEF, Levels and Ranks: what is gained and lost, and what they become (OCG 3.4.4-62, -71).

use super::it;
use crate::read::P;
use crate::read::amount::{digits, number, of_cards};
use crate::read::counters::counter;
use crate::read::life::{for_each, multiplied};
use crate::read::reference::{back, reference};
use crate::read::tree::{Number, Pointing, Ref, Said, StatChange, Verb};
use ocg::language::Stat;
use text::grammar::{At, Parses};

type Values = &'static [StatChange];

/// More or less.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sign {
    More,
    Less,
}

/// What happens to each of these values.
fn changed(sign: Sign, what: Values, n: &Number) -> Vec<Said> {
    let change = |one: &StatChange| match sign {
        Sign::More => Said::Stat(*one, n.clone()),
        Sign::Less => Said::Less(*one, n.clone()),
    };
    what.iter().map(change).collect()
}

pub fn what(p: &P<'_>, at: At) -> Parses<Values> {
    const WHAT: [(&str, Values); 8] = [
        ("atk", &[StatChange::Atk]),
        ("def", &[StatChange::Def]),
        ("atk / def", &[StatChange::Atk, StatChange::Def]),
        ("atk and def", &[StatChange::Atk, StatChange::Def]),
        ("level", &[StatChange::Level]),
        ("levels", &[StatChange::Level]),
        ("rank", &[StatChange::Rank]),
        ("ranks", &[StatChange::Rank]),
    ];
    p.row(at, "ATK or DEF", &WHAT)
}

/// "Gains 500 ATK/DEF for each …", "gains ATK equal to …", "gains 500 ATK and 300 DEF".
pub fn gains(p: &P<'_>, at: At) -> Parses<Vec<Said>> {
    let sign = |p: &P<'_>, at: At| {
        p.row(
            at,
            "gains",
            &[("gains", Sign::More), ("gain", Sign::More), ("loses", Sign::Less), ("lose", Sign::Less)],
        )
    };
    let by = p.from(at).then(sign).then(digits).then(what).optional(for_each);
    let by = by.filter_map(|(sign, n, what, each)| Some(changed(sign, what, &multiplied(n, each)?)));
    let on_it = p.from(at).then(sign).then(digits).then(what).then(for_each_on_it);
    let by = by.or(on_it.filter_map(|(sign, n, what, each)| {
        let Number::Fixed(n) = n else { return None };
        Some(changed(sign, what, &Number::Times(Box::new(each), n)))
    }));
    let two = p.from(at).then(sign).then(digits).then(what).words("and").then(digits).then(what);
    let two = two.map(|(sign, one, first, other, second)| {
        let mut all = changed(sign, first, &one);
        all.extend(changed(sign, second, &other));
        all
    });
    let equal = p.from(at).then(sign).then(what).words("equal to").then(number);
    // "Gains that monster's original ATK".
    let own = p.from(at).then(sign).then(of_cards).filter_map(|(sign, n)| {
        let Number::Of(stat, _) = &n else { return None };
        let what: Values = match stat {
            Stat::Atk | Stat::OriginalAtk => &[StatChange::Atk],
            Stat::Def | Stat::OriginalDef => &[StatChange::Def],
            Stat::Level | Stat::OriginalLevel | Stat::Rank | Stat::LinkRating | Stat::Scale => return None,
        };
        Some(changed(sign, what, &n))
    });
    let taken = p.from(at).then(sign).then(what).words("equal to").then(taken);
    let taken = taken.filter_map(|(sign, what, said)| of_taken(sign, what, said));
    let by = by.or(taken);
    by.or(own).or(respective(p, at)).or(two).or(equal.map(|(sign, what, n)| changed(sign, what, &n)))
}

/// 3.4.4-93: "that equipped monster's", which an effect of this card has equipped to it; with the value, if it is said.
fn taken(p: &P<'_>, at: At) -> Parses<Option<Stat>> {
    let value = |p: &P<'_>, at: At| crate::read::amount::stat(p, at);
    p.from(at).words("that equipped monster 's").optional(value).map(|(stat,)| stat)
}

fn of_taken(sign: Sign, what: Values, said: Option<Stat>) -> Option<Vec<Said>> {
    let one = |change: &StatChange| {
        let stat = match change {
            StatChange::Atk | StatChange::AtkBecomes => Stat::Atk,
            StatChange::Def | StatChange::DefBecomes => Stat::Def,
            _ => return None,
        };
        let taken = Ref::Cards(Box::new(crate::read::reference::taken_by_this()));
        let n = Number::Of(said.unwrap_or(stat), Box::new(taken));
        Some(match sign {
            Sign::More => Said::Stat(*change, n),
            Sign::Less => Said::Less(*change, n),
        })
    };
    what.iter().map(one).collect()
}

/// "ATK/DEF", of what they are now or were printed.
fn both_stats(p: &P<'_>, at: At) -> Parses<[Stat; 2]> {
    p.row(
        at,
        "ATK and DEF",
        &[
            ("atk / def", [Stat::Atk, Stat::Def]),
            ("atk and def", [Stat::Atk, Stat::Def]),
            ("current atk / def", [Stat::Atk, Stat::Def]),
            ("original atk / def", [Stat::OriginalAtk, Stat::OriginalDef]),
            ("original atk and def", [Stat::OriginalAtk, Stat::OriginalDef]),
        ],
    )
}

/// Whose two values: of others, or of each for itself.
fn both_of(p: &P<'_>, at: At) -> Parses<[Number; 2]> {
    let own = p.from(at).words("its|their").then(both_stats).map(|(stats,)| stats.map(Number::Own));
    let others = p.from(at).then(back).words("'s").then(both_stats);
    let others = others.map(|(of, stats)| stats.map(|stat| Number::Of(stat, Box::new(of.clone()))));
    let this = p.from(at).words("this card 's").then(both_stats);
    let this = this.map(|(stats,)| stats.map(|stat| Number::Of(stat, Box::new(super::this()))));
    let of = p.from(at).words("the").then(both_stats).words("of").then(back).maybe("in the gy|in your gy");
    let of = of.filter_map(|(stats, of)| {
        // What is equipped may go: that holds, and is not given once.
        let equipped = matches!(&of, Ref::Back(back) if matches!(back.to, Pointing::Done(Verb::Equip, _)));
        (!equipped).then(|| stats.map(|stat| Number::Of(stat, Box::new(of.clone()))))
    });
    own.or(others).or(this).or(of)
}

/// "Gains ATK/DEF equal to that monster's original ATK/DEF": each by its own.
fn respective(p: &P<'_>, at: At) -> Parses<Vec<Said>> {
    const TABLE: [(&str, Sign); 4] =
        [("gains", Sign::More), ("gain", Sign::More), ("loses", Sign::Less), ("lose", Sign::Less)];
    let sign = |p: &P<'_>, at: At| p.row(at, "gains", &TABLE);
    let whole = p.from(at).then(sign).words("atk / def equal to|atk and def equal to").then(both_of);
    let halves =
        p.from(at).then(sign).words("atk / def equal to half|atk / def equal to half of").then(both_of);
    let whole = whole.map(|(sign, [atk, def])| (sign, atk, def));
    let halves =
        halves.map(|(sign, [atk, def])| (sign, Number::Half(Box::new(atk)), Number::Half(Box::new(def))));
    whole.or(halves).map(|(sign, atk, def)| {
        let mut said = changed(sign, &[StatChange::Atk], &atk);
        said.extend(changed(sign, &[StatChange::Def], &def));
        said
    })
}

/// "ATK/DEF become half its current ATK/DEF", after whose they are.
fn respectively_becomes(p: &P<'_>, at: At) -> Parses<Vec<Said>> {
    let lead =
        || p.from(at).words("atk / def|atk and def").words("becomes|become|each become").maybe("equal to");
    let whole = lead().then(both_of).map(|(both,)| both);
    let half = lead().words("half|half of").then(both_of);
    let half = half.map(|(both,)| both.map(|one| Number::Half(Box::new(one))));
    let double = lead().words("double|twice").then(both_of);
    let double = double.map(|(both,)| both.map(|one| Number::Times(Box::new(one), 2)));
    whole.or(half).or(double).map(|[atk, def]| {
        let mut said = changed(Sign::More, &[StatChange::AtkBecomes], &atk);
        said.extend(changed(Sign::More, &[StatChange::DefBecomes], &def));
        said
    })
}

/// "For each Spell Counter on it", "for each material attached to it".
fn for_each_on_it(p: &P<'_>, at: At) -> Parses<Number> {
    let of = |p: &P<'_>, at: At| {
        let this = p.from(at).words("this card").value(super::this());
        this.or(p.from(at).words("it").value(it()))
    };
    let counters = p.from(at).words("for each|for every").then(counter).words("on").then(of);
    let counters = counters.map(|(name, of)| Number::Counters(name, Box::new(of)));
    let materials = p.from(at).words("for each|for every").words("material attached to|material on").then(of);
    counters.or(materials.map(|(of,)| Number::Materials(Box::new(of))))
}

fn raise(p: &P<'_>, at: At) -> Parses<Sign> {
    p.row(
        at,
        "increase",
        &[
            ("increase", Sign::More),
            ("increases", Sign::More),
            ("decrease", Sign::Less),
            ("decreases", Sign::Less),
            ("reduce", Sign::Less),
        ],
    )
}

fn so_much(p: &P<'_>, at: At) -> Parses<Number> {
    let by = p.from(at).words("by").then(digits).maybe("points").optional(for_each);
    let more =
        p.from(at).words("by").then(number).filter_map(|(n,)| (!matches!(n, Number::Fixed(_))).then_some(n));
    by.filter_map(|(n, each)| multiplied(n, each)).or(more)
}

/// Texts from before "gains": "increase the ATK of all Dragon monsters by 500 points and decrease their DEF by 400".
pub fn increased(p: &P<'_>, at: At) -> Parses<(Ref, Vec<Said>)> {
    let first = |p: &P<'_>, at: At| {
        let of = p.from(at).then(raise).maybe("the").then(what).words("of").then(reference).then(so_much);
        of.map(|(sign, what, of, n)| (of, changed(sign, what, &n)))
    };
    let more = p.from(at).then(first).maybe(",").words("and|, also").then(own_increase);
    let more = more.map(|((of, mut said), rest)| {
        said.extend(rest);
        (of, said)
    });
    first(p, at).or(more)
}

/// "Increases its ATK and DEF by 300 points".
pub fn own_increase(p: &P<'_>, at: At) -> Parses<Vec<Said>> {
    let own = p.from(at).then(raise).words("its|their").then(what).then(so_much);
    own.map(|(sign, what, n)| changed(sign, what, &n))
}

/// "Level is increased by 1", after whose it is.
pub fn by_so_much(p: &P<'_>, at: At) -> Parses<Vec<Said>> {
    let sign = |p: &P<'_>, at: At| {
        p.row(
            at,
            "is increased",
            &[
                ("is increased", Sign::More),
                ("are increased", Sign::More),
                ("is reduced", Sign::Less),
                ("are reduced", Sign::Less),
                ("is decreased", Sign::Less),
                ("are decreased", Sign::Less),
            ],
        )
    };
    let fixed = p.from(at).then(what).then(sign).then(so_much);
    fixed.map(|(what, sign, n)| changed(sign, what, &n))
}

fn value(p: &P<'_>, at: At) -> Parses<Number> {
    p.from(at).maybe("equal to").then(number).map(|(n,)| n)
}

fn changed_value(p: &P<'_>, at: At) -> Parses<Values> {
    const TABLE: [(&str, Values); 13] = [
        ("pendulum scale", &[StatChange::ScaleBecomes]),
        ("atk", &[StatChange::AtkBecomes]),
        ("def", &[StatChange::DefBecomes]),
        ("atk / def", &[StatChange::AtkBecomes, StatChange::DefBecomes]),
        ("atk and def", &[StatChange::AtkBecomes, StatChange::DefBecomes]),
        ("original atk", &[StatChange::OriginalAtkBecomes]),
        ("original def", &[StatChange::OriginalDefBecomes]),
        ("original atk / def", &[StatChange::OriginalAtkBecomes, StatChange::OriginalDefBecomes]),
        ("original atk and def", &[StatChange::OriginalAtkBecomes, StatChange::OriginalDefBecomes]),
        ("level", &[StatChange::LevelBecomes]),
        ("levels", &[StatChange::LevelBecomes]),
        ("rank", &[StatChange::RankBecomes]),
        ("ranks", &[StatChange::RankBecomes]),
    ];
    p.row(at, "a value", &TABLE)
}

/// "ATK becomes 0", "ATK is halved", after whose it is.
pub fn becomes(p: &P<'_>, at: At) -> Parses<Vec<Said>> {
    let becomes = p.from(at).then(changed_value).words("becomes|become").then(value);
    let becomes = becomes.map(|(what, n)| changed(Sign::More, what, &n));
    // "This card's Level becomes that monster's".
    let same =
        p.from(at).then(changed_value).words("becomes|become").maybe("the same as|equal to").then(back);
    let same = same.words("'s").filter_map(|(what, of)| what.iter().map(|one| same_as(*one, &of)).collect());
    let own = p.from(at).then(changed_value).words("becomes|become").maybe("equal to").then(taken);
    let own = own.filter_map(|(what, said)| of_taken(Sign::More, what, said));
    let becomes = becomes.or(same).or(respectively_becomes(p, at)).or(own);
    let how = |p: &P<'_>, at: At| {
        p.row(
            at,
            "halved",
            &[
                ("becomes halved", Share::Half),
                ("become halved", Share::Half),
                ("is halved", Share::Half),
                ("are halved", Share::Half),
                ("becomes doubled", Share::Double),
                ("is doubled", Share::Double),
                ("are doubled", Share::Double),
            ],
        )
    };
    let shared = p.from(at).then(changed_value).then(how);
    becomes.or(shared.filter_map(|(what, share)| what.iter().map(|one| share.of(*one)).collect()))
}

/// The value becomes the same value of another card.
fn same_as(what: StatChange, of: &Ref) -> Option<Said> {
    let stat = match what {
        StatChange::AtkBecomes => Stat::Atk,
        StatChange::DefBecomes => Stat::Def,
        StatChange::LevelBecomes => Stat::Level,
        StatChange::RankBecomes => Stat::Rank,
        StatChange::OriginalAtkBecomes
        | StatChange::OriginalDefBecomes
        | StatChange::Atk
        | StatChange::Def
        | StatChange::Level
        | StatChange::ScaleBecomes
        | StatChange::Attacks
        | StatChange::AttacksOnMonsters
        | StatChange::Rank => return None,
    };
    Some(Said::Stat(what, Number::Of(stat, Box::new(of.clone()))))
}

/// What part of what it is now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Share {
    Half,
    Double,
}

impl Share {
    fn of(self, what: StatChange) -> Option<Said> {
        let stat = match what {
            StatChange::AtkBecomes => Stat::Atk,
            StatChange::DefBecomes => Stat::Def,
            StatChange::OriginalAtkBecomes => Stat::OriginalAtk,
            StatChange::OriginalDefBecomes => Stat::OriginalDef,
            StatChange::LevelBecomes
            | StatChange::RankBecomes
            | StatChange::Atk
            | StatChange::Def
            | StatChange::Level
            | StatChange::ScaleBecomes
            | StatChange::Attacks
            | StatChange::AttacksOnMonsters
            | StatChange::Rank => return None,
        };
        let now = Box::new(Number::Own(stat));
        let n = match self {
            Share::Half => Number::Half(now),
            Share::Double => Number::Times(now, 2),
        };
        Some(Said::Stat(what, n))
    }
}

/// "The ATK of that target becomes 0".
pub fn value_of(p: &P<'_>, at: At) -> Parses<(Ref, Vec<Said>)> {
    let value = p
        .from(at)
        .words("the")
        .then(changed_value)
        .words("of")
        .then(reference)
        .words("becomes|become")
        .then(value);
    value.map(|(what, of, n)| (of, changed(Sign::More, what, &n)))
}
