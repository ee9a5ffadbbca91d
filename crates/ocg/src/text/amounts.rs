//! Numbers, comparisons and conditions in English.

use super::list;
use super::nouns::{described, group, noun, one};
use super::timing::phase;
use crate::language::{Alike, Amount, Comparison, Condition, Quality, Stat, Whose};

pub(super) fn amount(amount: &Amount) -> String {
    match amount {
        Amount::Fixed(n) => n.to_string(),
        Amount::CountOf(of) => format!("the number of {}", noun(of, true)),
        Amount::Chosen(_) => "the number of those cards".to_owned(),
        Amount::Subjects => "the number of those cards".to_owned(),
        Amount::Done => "the number of cards affected this way".to_owned(),
        Amount::Of(value, of) => format!("the {} of {}", stat(*value), group(of)),
        Amount::Was(value, of) => format!("the {} {} had on the field", stat(*value), group(of)),
        Amount::Highest(value, of) => format!("the highest {} among {}", stat(*value), group(of)),
        Amount::Lowest(value, of) => format!("the lowest {} among {}", stat(*value), group(of)),
        Amount::SizeOf(of) => format!("the number of {}", group(of)),
        Amount::Different(what, of) => {
            format!("the number of different {}s among {}", quality(*what), group(of))
        }
        Amount::Counters(name, of) => format!("the number of {name}s on {}", group(of)),
        Amount::LifePoints(whose) => format!("{} LP", of_player(*whose)),
        Amount::Times(inner, n) => each(inner, *n),
        Amount::Half(inner) => format!("half of {}", self::amount(inner)),
        Amount::Plus(one, two) => format!("{} + {}", self::amount(one), self::amount(two)),
        Amount::Difference(one, two) => {
            format!("the difference between {} and {}", self::amount(one), self::amount(two))
        }
        Amount::Every(inner, n) => format!("1 for every {n} of {}", self::amount(inner)),
        Amount::Negative(inner) => format!("-{}", self::amount(inner)),
        Amount::Its(of) => format!("its own {}", stat(*of)),
        Amount::Lost => "the amount lost".to_owned(),
        Amount::Declared => "the declared number".to_owned(),
        Amount::Rolled => "the result".to_owned(),
        Amount::Damage => "that damage".to_owned(),
        Amount::If(condition, yes, no) => {
            format!("{} if {}, otherwise {}", self::amount(yes), self::condition(condition), self::amount(no))
        }
    }
}

/// "500 for each …"
fn each(inner: &Amount, n: i32) -> String {
    match inner {
        Amount::CountOf(of) => format!("{n} for each {}", noun(of, false)),
        Amount::Done => format!("{n} for each"),
        Amount::Counters(name, of) => format!("{n} for each {name} on {}", group(of)),
        Amount::SizeOf(of) => format!("{n} for each of {}", group(of)),
        Amount::Chosen(_)
        | Amount::Subjects
        | Amount::Of(..)
        | Amount::Its(_)
        | Amount::Was(..)
        | Amount::Highest(..)
        | Amount::Lowest(..)
        | Amount::Different(..)
        | Amount::LifePoints(_)
        | Amount::Times(..)
        | Amount::Half(_)
        | Amount::Plus(..)
        | Amount::Difference(..)
        | Amount::Every(..)
        | Amount::Negative(_)
        | Amount::Lost
        | Amount::Declared
        | Amount::Rolled
        | Amount::Damage
        | Amount::If(..)
        | Amount::Fixed(_) => format!("{} x {n}", amount(inner)),
    }
}

pub(super) fn stat(stat: Stat) -> &'static str {
    match stat {
        Stat::Atk => "ATK",
        Stat::Def => "DEF",
        Stat::OriginalAtk => "original ATK",
        Stat::OriginalDef => "original DEF",
        Stat::OriginalLevel => "original Level",
        Stat::Level => "Level",
        Stat::Rank => "Rank",
        Stat::LinkRating => "Link Rating",
        Stat::Scale => "Pendulum Scale",
    }
}

/// What any two materials have to do with each other.
pub(super) fn alike(alike: Alike) -> String {
    match alike {
        Alike::Same(what) => format!("the same {}", quality(what)),
        Alike::Different(what) => format!("different {}s", quality(what)),
    }
}

pub(super) fn quality(quality: Quality) -> &'static str {
    match quality {
        Quality::Name => "name",
        Quality::Attribute => "Attribute",
        Quality::Race => "Type",
        Quality::Level => "Level",
        Quality::Rank => "Rank",
        Quality::Atk => "ATK",
        Quality::Def => "DEF",
        Quality::CardKind => "card type",
        Quality::OriginalName => "original name",
        Quality::OriginalRace => "original Type",
        Quality::OriginalAttribute => "original Attribute",
    }
}

/// "4 or lower"
pub(super) fn compared(how: Comparison, to: &Amount) -> String {
    let n = amount(to);
    match how {
        Comparison::Is => n,
        Comparison::AtLeast => format!("{n} or more"),
        Comparison::AtMost => format!("{n} or less"),
        Comparison::Above => format!("more than {n}"),
        Comparison::Below => format!("less than {n}"),
    }
}

pub(super) fn of_player(whose: Whose) -> &'static str {
    match whose {
        Whose::Any => "each player's",
        Whose::Yours => "your",
        Whose::Opponents => "your opponent's",
    }
}

pub(super) fn condition(condition: &Condition) -> String {
    match condition {
        Condition::Compare(left, how, right) => format!("{} is {}", amount(left), compared(*how, right)),
        Condition::Exists(of) => format!("there is {}", one(&super::nouns::whose_and_where(of), &of.like)),
        Condition::Are(of, like) => format!("{} is {}", group(of), article(&described(like, false))),
        Condition::Controlled(of, whose) => {
            let who = if *whose == Whose::Opponents { "your opponent" } else { "you" };
            format!("{} is or was controlled by {who}", group(of))
        }
        Condition::KeepsMaterials(of) => format!("the materials of {} are all still there", group(of)),
        Condition::TurnOf(whose) => format!("it is {} turn", of_player(*whose)),
        Condition::During(point) => format!("it is {}", phase(*point)),
        Condition::Happened(pattern) => format!("this turn, {}", super::timing::pattern(pattern)),
        Condition::Done => "you did".to_owned(),
        Condition::All(all) => joined(all, "and"),
        Condition::Any(any) => joined(any, "or"),
        Condition::Not(inner) => format!("it is not so that {}", self::condition(inner)),
    }
}

fn joined(conditions: &[Condition], and: &str) -> String {
    list(&conditions.iter().map(condition).collect::<Vec<_>>(), and)
}

pub(super) fn article(words: &str) -> String {
    let vowel = words.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O']);
    format!("{} {words}", if vowel { "an" } else { "a" })
}
