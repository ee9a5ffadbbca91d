//! Coins and dice: what is thrown, and what is said of how it falls (OCG 3.4.4-5).

use super::P;
use super::condition::State;
use super::tree::Doing;
use super::words::list;
use ocg::language::{Amount, Comparison, Condition, Step};
use text::grammar::{At, Parses};

pub fn thrown(p: &P<'_>, at: At) -> Parses<Doing> {
    let number = |p: &P<'_>, at: At| p.number(at);
    let one = p.row(
        at,
        "what is thrown",
        &[
            ("toss a coin", Step::TossCoins(Amount::Fixed(1))),
            ("toss 1 coin", Step::TossCoins(Amount::Fixed(1))),
            ("toss a coin once", Step::TossCoins(Amount::Fixed(1))),
            ("toss a coin twice", Step::TossCoins(Amount::Fixed(2))),
            ("roll a six-sided die", Step::RollDice(Amount::Fixed(1))),
            ("roll a six-sided die once", Step::RollDice(Amount::Fixed(1))),
            ("roll 1 six-sided die", Step::RollDice(Amount::Fixed(1))),
            ("roll a six-sided die twice", Step::RollDice(Amount::Fixed(2))),
        ],
    );
    let coins = p.from(at).words("toss").then(number).words("coins");
    let times = p.from(at).words("toss a coin").then(number).words("times");
    let coins = coins.parses().or(times.parses());
    let coins = coins.filter_map(|(n,)| Some(Step::TossCoins(Amount::Fixed(n.try_into().ok()?))));
    one.or(coins).map(|step| Doing::Plain(Box::new(step)))
}

/// So many heads, or that sum.
pub fn rolled(how: Comparison, n: i32) -> Condition {
    Condition::Compare(Amount::Rolled, how, Amount::Fixed(n))
}

/// "Heads", "the result is tails", "you roll a 2 or 5".
pub fn fell(p: &P<'_>, at: At) -> Parses<State> {
    let coin = p.row(
        at,
        "how it fell",
        &[
            ("heads", rolled(Comparison::AtLeast, 1)),
            ("it is heads", rolled(Comparison::AtLeast, 1)),
            ("the result is heads", rolled(Comparison::AtLeast, 1)),
            ("tails", rolled(Comparison::Is, 0)),
            ("it is tails", rolled(Comparison::Is, 0)),
            ("the result is tails", rolled(Comparison::Is, 0)),
            ("both are heads", rolled(Comparison::Is, 2)),
            ("both results are heads", rolled(Comparison::Is, 2)),
            ("both are tails", rolled(Comparison::Is, 0)),
            ("both results are tails", rolled(Comparison::Is, 0)),
            ("at least 2 of the results are heads", rolled(Comparison::AtLeast, 2)),
            ("at least 2 are heads", rolled(Comparison::AtLeast, 2)),
            ("at least 2 of them are heads", rolled(Comparison::AtLeast, 2)),
            ("2 or more of the results are heads", rolled(Comparison::AtLeast, 2)),
            ("2 or more are heads", rolled(Comparison::AtLeast, 2)),
            ("all 3 are heads", rolled(Comparison::Is, 3)),
            ("all 3 results are heads", rolled(Comparison::Is, 3)),
        ],
    );
    let die = p
        .from(at)
        .words("you roll|the result is|you roll a|it is")
        .maybe("a")
        .then(|p, at| list(p, at, |p, at| p.number(at)))
        .filter_map(|(all,)| {
            let one = |n: u32| Some(rolled(Comparison::Is, i32::try_from(n).ok()?));
            let mut all = all.into_iter().map(one).collect::<Option<Vec<_>>>()?;
            Some(if all.len() == 1 { all.remove(0) } else { Condition::Any(all) })
        });
    coin.or(die).map(|condition| State::Plain(Box::new(condition)))
}
