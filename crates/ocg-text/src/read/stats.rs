//! Values that an effect raises, lowers or sets: "increase its Level by 1", "change its ATK to 0", "double its ATK"
//! (OCG 3.4.4-62 to -80).

use super::P;
use super::adverbial::duration;
use super::amount::{digits, number};
use super::condition::State;
use super::reference::{back, reference};
use super::statement::{it, them};
use super::tree::{Doing, Number, Ref, Said, StatChange};
use enumset::EnumSet;
use ocg::language::{Amount, Comparison, Link, Stat, Step, Until};
use text::grammar::{At, Parses};

pub fn changed(p: &P<'_>, at: At) -> Parses<Doing> {
    let after = p.from(at).then(change).optional(duration);
    let after = after.map(|((of, said), until)| (of, said, until));
    let before = p.from(at).then(duration).maybe(",").then(change);
    let before = before.map(|(until, (of, said))| super::give::lasting(until, Doing::Give(of, said, until)));
    let after = after.map(|(of, said, until)| Doing::Give(of, said, until.unwrap_or(Until::Always)));
    let after = after.or(before).or(either_way(p, at)).or(one_or_other(p, at)).or(exactly(p, at));
    after.or(up_to(p, at))
}

/// "Increase its Level by up to 3": the player says by how much.
fn up_to(p: &P<'_>, at: At) -> Parses<Doing> {
    let sign =
        |p: &P<'_>, at: At| p.row(at, "how it changes", &[("increase", 1), ("reduce", -1), ("decrease", -1)]);
    let by = p.from(at).then(sign).then(value).words("by up to").then(|p, at| p.number(at));
    by.optional(duration).filter_map(|(sign, (of, what), most, until)| {
        let says = Step::DeclareNumber(Amount::Fixed(1), Amount::Fixed(most.try_into().ok()?));
        let change = |(change, _, _): &What| {
            if sign < 0 {
                Said::Less(*change, Number::Declared)
            } else {
                Said::Stat(*change, Number::Declared)
            }
        };
        let said = what.iter().map(change).collect();
        let give = Doing::Give(of, said, until.unwrap_or(Until::Always));
        Some(Doing::InOrder(vec![(Link::First, Doing::Declare(Box::new(says))), (Link::And, give)]))
    })
}

/// "Increase or decrease its Level by 1": whichever the player likes.
fn either_way(p: &P<'_>, at: At) -> Parses<Doing> {
    let both = p.from(at).words("increase or decrease|increase or reduce").then(value).words("by");
    both.then(number).optional(duration).map(|((of, what), n, until)| {
        let more = what.iter().map(|(change, _, _)| Said::Stat(*change, n.clone())).collect();
        let less = what.iter().map(|(change, _, _)| Said::Less(*change, n.clone())).collect();
        one_of(&of, [more, less], until)
    })
}

/// "Increase its Level by 1 or 2".
fn one_or_other(p: &P<'_>, at: At) -> Parses<Doing> {
    let sign = |p: &P<'_>, at: At| p.row(at, "how it changes", &[("increase", 1), ("reduce", -1)]);
    let by = p.from(at).then(sign).then(value).words("by").then(digits).words("or").then(digits);
    by.optional(duration).map(|(sign, (of, what), one, other, until)| {
        let changed = |n: &Number| {
            let change = |(change, _, _): &What| {
                if sign < 0 { Said::Less(*change, n.clone()) } else { Said::Stat(*change, n.clone()) }
            };
            what.iter().map(change).collect()
        };
        one_of(&of, [changed(&one), changed(&other)], until)
    })
}

fn one_of(of: &Ref, each: [Vec<Said>; 2], until: Option<Until>) -> Doing {
    let until = until.unwrap_or(Until::Always);
    let block = |said| vec![(Link::First, Doing::Give(of.clone(), said, until))];
    Doing::OneOf(each.into_iter().map(block).collect())
}

/// "This card loses exactly 500 ATK": not if it has less.
fn exactly(p: &P<'_>, at: At) -> Parses<Doing> {
    let of = |p: &P<'_>, at: At| {
        let this = p.from(at).words("this card").value(Ref::This(EnumSet::empty()));
        this.or(back(p, at))
    };
    let lose = p.from(at).maybe("make|have").then(of).words("lose exactly|loses exactly").then(digits);
    let lose = lose.then(what).optional(duration).map(|(of, n, what, until)| (of, what, n, 0, until));
    let level = p.from(at).words("reduce").then(value).words("by exactly").then(digits).optional(duration);
    // 3.3.1-40: a Level is at least 1.
    let level = level.map(|((of, what), n, until)| (of, what, n, 1, until));
    lose.or(level).filter_map(|(of, what, n, left, until)| {
        let Number::Fixed(fixed) = n else { return None };
        let has = |(_, _, stat): &What| {
            super::bind::filter_of(*stat, Comparison::AtLeast, Amount::Fixed(fixed + left))
        };
        let state = State::Are(of.clone(), what.iter().map(has).collect());
        let less = what.iter().map(|(change, _, _)| Said::Less(*change, n.clone())).collect();
        Some(Doing::Exactly(state, Box::new(Doing::Give(of, less, until.unwrap_or(Until::Always)))))
    })
}

fn change(p: &P<'_>, at: At) -> Parses<(Ref, Vec<Said>)> {
    let sign = |p: &P<'_>, at: At| {
        p.row(
            at,
            "how it changes",
            &[("increase", 1), ("reduce", -1), ("decrease", -1), ("lower", -1), ("raise", 1)],
        )
    };
    let by = p.from(at).then(sign).then(value).words("by").then(number).maybe("points");
    let two = p
        .from(at)
        .then(sign)
        .then(value)
        .words("by")
        .then(number)
        .words("and|and its|and their")
        .then(what)
        .words("by")
        .then(number)
        .map(|(sign, (of, first), n, second, m)| {
            let one = |all: &'static [What], n: &Number| {
                let change = |(change, _, _): &What| {
                    if sign < 0 { Said::Less(*change, n.clone()) } else { Said::Stat(*change, n.clone()) }
                };
                all.iter().map(change).collect::<Vec<_>>()
            };
            let mut said = one(first, &n);
            said.extend(one(second, &m));
            (of, said)
        });
    let by = by.map(|(sign, (of, what), n)| {
        let one = |(change, _, _): &What| {
            if sign < 0 { Said::Less(*change, n.clone()) } else { Said::Stat(*change, n.clone()) }
        };
        (of, what.iter().map(one).collect())
    });
    // "Increase this card's Level by that monster's".
    let same = p.from(at).then(sign).then(value).words("by").then(back).words("'s");
    let same = same.map(|(sign, (of, what), other)| {
        let one = |(change, _, stat): &What| {
            let n = Number::Of(*stat, Box::new(other.clone()));
            if sign < 0 { Said::Less(*change, n) } else { Said::Stat(*change, n) }
        };
        (of, what.iter().map(one).collect())
    });
    let by = by.or(same);
    let to = p.from(at).words("change").then(value).words("to").then(number).parses();
    let to = to.or(p.from(at).words("make").then(value).then(digits).parses());
    let to = to.filter_map(|((of, what), n)| {
        let said = what.iter().map(|(_, set, _)| Some(Said::Stat((*set)?, n.clone())));
        Some((of, said.collect::<Option<Vec<_>>>()?))
    });
    let times = p.from(at).words("double").then(value).map(|(of,)| (of, true));
    let half = p.from(at).words("halve").then(value).map(|(of,)| (of, false));
    let scaled = times.or(half).filter_map(|((of, what), doubled)| {
        let own = |stat| Box::new(Number::Own(stat));
        let of_stat = |stat| if doubled { Number::Times(own(stat), 2) } else { Number::Half(own(stat)) };
        let said = what.iter().map(|(_, set, stat)| Some(Said::Stat((*set)?, of_stat(*stat))));
        Some((of, said.collect::<Option<Vec<_>>>()?))
    });
    by.or(two).or(to).or(scaled)
}

/// What rises and falls, what is set, and what it is called as a value.
type What = (StatChange, Option<StatChange>, Stat);

/// "Its Level", "the ATK of that target", "this card's ATK and DEF".
fn value(p: &P<'_>, at: At) -> Parses<(Ref, &'static [What])> {
    let of = p.from(at).words("the").then(what).words("of").then(reference).map(|(what, of)| (of, what));
    let own = p.row(
        at,
        "whose value",
        &[("its", it()), ("their", them()), ("this card 's", Ref::This(EnumSet::empty()))],
    );
    let own = p.from(at).then(move |_, _| own.clone()).then(what).parses();
    let that = p.from(at).then(back).words("'s").then(what).parses();
    of.or(own).or(that)
}

fn what(p: &P<'_>, at: At) -> Parses<&'static [What]> {
    const ATK: What = (StatChange::Atk, Some(StatChange::AtkBecomes), Stat::Atk);
    const DEF: What = (StatChange::Def, Some(StatChange::DefBecomes), Stat::Def);
    const LEVEL: What = (StatChange::Level, Some(StatChange::LevelBecomes), Stat::Level);
    const RANK: What = (StatChange::Rank, None, Stat::Rank);
    const TABLE: [(&str, &[What]); 9] = [
        ("atk", &[ATK]),
        ("def", &[DEF]),
        ("atk / def", &[ATK, DEF]),
        ("atk and def", &[ATK, DEF]),
        ("level", &[LEVEL]),
        ("levels", &[LEVEL]),
        ("rank", &[RANK]),
        ("ranks", &[RANK]),
        ("def and atk", &[ATK, DEF]),
    ];
    p.row(at, "a value", &TABLE)
}
