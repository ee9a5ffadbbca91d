//! The numbers of cards: their names, and how they are compared.

use crate::write::grammar::indefinite;
use crate::write::noun::Place;
use crate::write::writer::Writer;
use digimon::effects::language::{Amount, Cmp, Stat};

/// How a number is spoken of.
enum Sort {
    /// "level 4 or lower"
    Level,
    /// "3000 DP or less"
    Dp,
    /// "a play cost of 4 or less"
    Of(&'static str),
    /// "2 or more link cards"
    Many(&'static str),
}

fn sort(stat: Stat) -> Sort {
    match stat {
        Stat::Level => Sort::Level,
        Stat::Dp => Sort::Dp,
        Stat::PlayCost => Sort::Of("play cost"),
        Stat::Cost => Sort::Of("cost"),
        Stat::SecurityAttack => Sort::Of("Security Attack"),
        Stat::DigivolutionCards => Sort::Many("digivolution card"),
        Stat::FaceDownDigivolutionCards => Sort::Many("face-down digivolution card"),
        Stat::LinkCards => Sort::Many("link card"),
        Stat::Colors => Sort::Many("color"),
        Stat::Name => Sort::Many("name"),
        Stat::Trait => Sort::Many("trait"),
        Stat::Number => Sort::Many("card number"),
    }
}

/// What the number is called: "level", "DP", "number of link cards".
pub fn called(stat: Stat) -> String {
    match sort(stat) {
        Sort::Level => "level".to_owned(),
        Sort::Dp => "DP".to_owned(),
        Sort::Of(name) => name.to_owned(),
        Sort::Many(name) => format!("number of {name}s"),
    }
}

/// Is it a number of things?
pub fn is_counted(stat: Stat) -> bool {
    matches!(sort(stat), Sort::Many(_))
}

/// What cards can differ in: "levels", "names", "card numbers".
pub fn kinds(stat: Stat) -> String {
    match sort(stat) {
        Sort::Level => "levels".to_owned(),
        Sort::Dp => "DP".to_owned(),
        Sort::Of(name) | Sort::Many(name) => format!("{name}s"),
    }
}

/// One thing in which cards can differ: "level", "card number".
pub fn kind(stat: Stat) -> String {
    let kinds = kinds(stat);
    kinds.strip_suffix('s').unwrap_or(&kinds).to_owned()
}

/// What a card has that has this number at all.
pub fn present(stat: Stat) -> String {
    match sort(stat) {
        Sort::Level => "a level".to_owned(),
        Sort::Dp => "DP".to_owned(),
        Sort::Of(name) => indefinite(name),
        Sort::Many(name) => format!("{name}s"),
    }
}

/// A plain level is said in front of the card: "level 4 or lower".
pub fn level(cmp: Cmp, amount: &Amount) -> Option<String> {
    let Amount::N(n) = amount else { return None };
    Some(match cmp {
        Cmp::Less => format!("level {} or lower", n - 1),
        Cmp::More => format!("level {} or higher", n + 1),
        Cmp::AtMost | Cmp::AtLeast | Cmp::Exactly => format!("level {}", plain(cmp, *n, "lower", "higher")),
    })
}

/// "4 or less", "4 or more", "less than 4".
pub fn plain(cmp: Cmp, n: i32, lower: &str, higher: &str) -> String {
    match cmp {
        Cmp::AtMost => format!("{n} or {lower}"),
        Cmp::AtLeast => format!("{n} or {higher}"),
        Cmp::Exactly => n.to_string(),
        Cmp::Less => format!("less than {n}"),
        Cmp::More => format!("more than {n}"),
    }
}

/// "3 or fewer", "exactly 3", for things that are counted.
pub fn many(cmp: Cmp, n: i32) -> String {
    match cmp {
        Cmp::AtMost | Cmp::AtLeast => plain(cmp, n, "fewer", "more"),
        Cmp::Exactly => format!("exactly {n}"),
        Cmp::Less => plain(Cmp::AtMost, n - 1, "fewer", "more"),
        Cmp::More => plain(Cmp::AtLeast, n + 1, "fewer", "more"),
    }
}

/// "less than or equal to", before another number.
pub fn relation(cmp: Cmp) -> &'static str {
    match cmp {
        Cmp::AtMost => "less than or equal to",
        Cmp::AtLeast => "greater than or equal to",
        Cmp::Exactly => "equal to",
        Cmp::Less => "less than",
        Cmp::More => "greater than",
    }
}

/// What holds when the comparison does not, if a comparison says it.
pub fn opposite(cmp: Cmp) -> Option<Cmp> {
    match cmp {
        Cmp::AtMost => Some(Cmp::More),
        Cmp::AtLeast => Some(Cmp::Less),
        Cmp::Less => Some(Cmp::AtLeast),
        Cmp::More => Some(Cmp::AtMost),
        Cmp::Exactly => None,
    }
}

impl Writer {
    /// What a card has whose number compares so: "3000 DP or less".
    pub(crate) fn stat_had(&mut self, stat: Stat, cmp: Cmp, amount: &Amount) -> String {
        if let (Amount::Plus(base, more), Cmp::AtMost) = (amount, cmp)
            && self.can_add(more)
        {
            let had = self.stat_had(stat, cmp, base);
            self.add(more, |n| maximum_changed(stat, n));
            return had;
        }
        if let (Amount::Of(other, target), Some(much)) = (amount, as_much(stat, cmp))
            && *other == stat
        {
            return format!("{much} as {}", self.target(target, Place::In).text);
        }
        if let (Amount::Plus(base, more), Cmp::Exactly) = (amount, cmp)
            && let Amount::N(n) = **more
        {
            let way = if n < 0 { "lower" } else { "higher" };
            let name = if stat == Stat::Dp { called(stat) } else { indefinite(&called(stat)) };
            return format!("{name} {} {way} than {}", n.abs(), self.value(base));
        }
        match (sort(stat), amount) {
            (Sort::Dp, Amount::N(n)) => dp(cmp, *n),
            (Sort::Level, Amount::N(n)) => format!("a level of {}", plain(cmp, *n, "lower", "higher")),
            (Sort::Of(name), Amount::N(n)) => {
                format!("{} of {}", indefinite(name), plain(cmp, *n, "less", "more"))
            }
            (Sort::Many(name), Amount::N(n)) => counted(cmp, *n, name),
            (Sort::Dp, _) => format!("DP {} {}", relation(cmp), self.value(amount)),
            (Sort::Level, _) => format!("a level {} {}", relation(cmp), self.value(amount)),
            (Sort::Of(name), _) => format!("{} {} {}", indefinite(name), relation(cmp), self.value(amount)),
            (Sort::Many(name), _) => format!("a number of {name}s {} {}", relation(cmp), self.value(amount)),
        }
    }

    /// The same of the printed number.
    pub(crate) fn original_stat_had(&mut self, stat: Stat, cmp: Cmp, amount: &Amount) -> String {
        let name = called(stat);
        match amount {
            Amount::N(n) => format!("an original {name} of {}", plain(cmp, *n, "less", "more")),
            _ => format!("an original {name} {} {}", relation(cmp), self.value(amount)),
        }
    }
}

fn dp(cmp: Cmp, n: i32) -> String {
    match cmp {
        Cmp::AtMost => format!("{n} DP or less"),
        Cmp::AtLeast => format!("{n} DP or more"),
        Cmp::Exactly => format!("{n} DP"),
        Cmp::Less => format!("less than {n} DP"),
        Cmp::More => format!("more than {n} DP"),
    }
}

/// "2 or more link cards", "no link cards", "exactly 1 link card".
fn counted(cmp: Cmp, n: i32, name: &str) -> String {
    match (cmp, n) {
        (Cmp::Exactly | Cmp::AtMost, 0) | (Cmp::Less, 1) => format!("no {name}s"),
        (Cmp::AtLeast, 1) | (Cmp::More, 0) => indefinite(name),
        (Cmp::Exactly, 1) => format!("exactly 1 {name}"),
        _ => format!("{} {name}s", many(cmp, n)),
    }
}

/// What raises or lowers the limit of an effect.
pub fn maximum_changed(stat: Stat, n: i32) -> String {
    let name = called(stat);
    match n {
        0.. => format!("add {n} to this effect's {name} maximum"),
        _ => format!("remove {} from this effect's {name} maximum", -n),
    }
}

/// "as much or less DP", "as many or fewer link cards": compared with the same number of something else.
fn as_much(stat: Stat, cmp: Cmp) -> Option<String> {
    match (sort(stat), cmp) {
        (Sort::Dp, Cmp::AtMost) => Some("as much or less DP".to_owned()),
        (Sort::Dp, Cmp::AtLeast) => Some("as much or more DP".to_owned()),
        (Sort::Many(name), Cmp::AtMost) => Some(format!("as many or fewer {name}s")),
        (Sort::Many(name), Cmp::AtLeast) => Some(format!("as many or more {name}s")),
        _ => None,
    }
}
