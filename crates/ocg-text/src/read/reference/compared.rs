//! Values of cards against numbers: "1500 or less ATK", "1 Level higher than it" (OCG 3.3.1-37, 3.4.4-71).

use super::core::of_stat;
use super::reference;
use crate::read::P;
use crate::read::amount::stat;
use crate::read::statement::it;
use crate::read::tree::{Number, Quality, Ref};
use ocg::language::{Comparison, Filter, Stat};
use text::grammar::{At, Parses};

/// "That is 1 Level higher than it", "but 1 Rank higher".
pub(super) fn so_much_higher(p: &P<'_>, at: At) -> Parses<Vec<Quality>> {
    let value = |p: &P<'_>, at: At| {
        p.row(
            at,
            "Level",
            &[("level", Stat::Level), ("levels", Stat::Level), ("rank", Stat::Rank), ("ranks", Stat::Rank)],
        )
    };
    let sign = |p: &P<'_>, at: At| p.row(at, "higher", &[("higher", 1), ("lower", -1)]);
    let lead =
        || p.from(at).words("that is|that are|but|, but").then(|p, at| p.number(at)).then(value).then(sign);
    let alone = lead().map(|(n, stat, sign)| (n, stat, sign, it()));
    let than = lead().words("than").then(reference);
    let is =
        p.from(at).maybe(",").words("whose").then(stat).words("is").then(|p, at| p.number(at)).then(sign);
    let is = is.words("than").then(reference).map(|(stat, n, sign, of)| (n, stat, sign, of));
    alone.or(than.parses()).or(is).filter_map(|(n, stat, sign, of)| {
        let n: i32 = n.try_into().ok()?;
        let known = matches!(of, Ref::Back(_) | Ref::This(_));
        let than = Number::Of(stat, Box::new(of));
        let n = Number::Plus(Box::new(than), Box::new(Number::Fixed(sign * n)));
        known.then(|| vec![Quality::Compared(stat, Comparison::Is, n)])
    })
}

/// "1500 or less ATK", "2500 ATK or DEF", "0 ATK/DEF".
pub(super) fn number_of_stats(p: &P<'_>, at: At) -> Parses<Filter> {
    let before = |p: &P<'_>, at: At| {
        p.row(at, "less than", &[("less than", Comparison::Below), ("more than", Comparison::Above)])
    };
    let how = |p: &P<'_>, at: At| {
        let said = p.row(at, "or less", &[("or less", Comparison::AtMost), ("or more", Comparison::AtLeast)]);
        said.or(p.nothing(at, Comparison::Is))
    };
    let of = |p: &P<'_>, at: At| {
        p.row(
            at,
            "ATK or DEF",
            &[
                ("atk", (vec![Stat::Atk], Comparison::Is)),
                ("def", (vec![Stat::Def], Comparison::Is)),
                ("atk or def", (vec![Stat::Atk, Stat::Def], Comparison::Is)),
                ("atk and def", (vec![Stat::Atk, Stat::Def], Comparison::AtLeast)),
                ("atk / def", (vec![Stat::Atk, Stat::Def], Comparison::AtLeast)),
                ("original atk", (vec![Stat::OriginalAtk], Comparison::Is)),
                ("original def", (vec![Stat::OriginalDef], Comparison::Is)),
                ("original atk or def", (vec![Stat::OriginalAtk, Stat::OriginalDef], Comparison::Is)),
                ("original atk and def", (vec![Stat::OriginalAtk, Stat::OriginalDef], Comparison::AtLeast)),
                ("original atk / def", (vec![Stat::OriginalAtk, Stat::OriginalDef], Comparison::AtLeast)),
            ],
        )
    };
    let after = p.from(at).then(|p, at| p.number(at)).then(how).then(of).parses();
    let first = p.from(at).then(before).then(|p, at| p.number(at)).then(of);
    after.or(first.map(|(how, n, of)| (n, how, of))).map(|(n, how, (stats, both))| {
        let mut all: Vec<Filter> = stats.into_iter().map(|stat| of_stat(stat, how, n)).collect();
        match (all.len(), both) {
            (1, _) => all.remove(0),
            (_, Comparison::Is) => Filter::AnyOf(all),
            _ => Filter::AllOf(all),
        }
    })
}
