//! Numbers that a text counts or compares: digits, "the number of …", values of cards, half, double (OCG 3.4.1-11).

use super::reference::{back, cards, reference};
use super::tree::{Cards, Counted, Number, Ref};
use super::words;
use super::{P, any_of};
use ocg::language::{Comparison, Quality, Stat, Together};
use text::grammar::{At, Parses};

pub fn number(p: &P<'_>, at: At) -> Parses<Number> {
    p.once(at, || any_of(p, at, &[digits, how_many, single, times, of_done, plus]))
}

/// A number that is neither digits nor a count of cards.
fn single(p: &P<'_>, at: At) -> Parses<Number> {
    any_of(
        p,
        at,
        &[half, double, of_cards, had, life, difference, counters, declared, rolled, materials, own, damage],
    )
}

/// "The number of cards destroyed this way + 1".
fn plus(p: &P<'_>, at: At) -> Parses<Number> {
    let more = |p: &P<'_>, at: At| any_of(p, at, &[how_many, single, times, of_done]);
    let both = p.from(at).then(more).words("+|plus").then(digits);
    both.map(|(one, two)| Number::Plus(Box::new(one), Box::new(two)))
}

/// What coins and dice showed.
fn rolled(p: &P<'_>, at: At) -> Parses<Number> {
    p.from(at).words("the result|the number rolled|the roll|the die result|the total").value(Number::Rolled)
}

/// How much damage it was that the effect waited for.
fn damage(p: &P<'_>, at: At) -> Parses<Number> {
    const TAKEN: &str = "the damage you took|the battle damage you took|the effect damage you took|the amount of damage you took|the amount of battle damage you took|the damage inflicted|the battle damage inflicted|the amount of battle damage inflicted|the damage they took|the battle damage they took|the battle damage your opponent took|the damage your opponent took";
    p.from(at).words(TAKEN).value(Number::Damage)
}

fn declared(p: &P<'_>, at: At) -> Parses<Number> {
    p.from(at).words("the declared level|the declared number|that level|that number").value(Number::Declared)
}

/// "The difference between your LP and your opponent's LP".
fn difference(p: &P<'_>, at: At) -> Parses<Number> {
    let between = p.from(at).words("the difference between").then(number).words("and").then(number);
    between.map(|(one, two)| Number::Difference(Box::new(one), Box::new(two)))
}

/// "The number of Spell Counters on this card".
fn counters(p: &P<'_>, at: At) -> Parses<Number> {
    let on = p.from(at).words("the number of|the total number of").then(super::counters::counter).words("on");
    on.then(reference).map(|(name, of)| Number::Counters(name, Box::new(of)))
}

/// "The number of materials attached to it".
fn materials(p: &P<'_>, at: At) -> Parses<Number> {
    let on = p.from(at).words("the number of materials attached to|the number of xyz materials attached to|the number of materials on");
    let of = |p: &P<'_>, at: At| {
        let this = p.from(at).words("this card").value(Ref::This(enumset::EnumSet::empty()));
        this.or(p.from(at).words("it").value(super::statement::it()))
    };
    on.then(of).map(|(of,)| Number::Materials(Box::new(of)))
}

/// "The ATK that the destroyed monster had on the field".
fn had(p: &P<'_>, at: At) -> Parses<Number> {
    let had = p.from(at).words("the").then(stat).maybe("that").then(back);
    let had = had.words(HAD).map(|(stat, of)| (stat, of));
    let own = p.from(at).then(back).words("'s").then(stat).words("on the field").map(|(of, stat)| (stat, of));
    had.or(own).map(|(stat, of)| Number::Was(stat, Box::new(of)))
}

/// As it was before it left the field.
pub const HAD: &str =
    "had on the field|had while on the field|had while face-up on the field|had when it was on the field";

pub fn digits(p: &P<'_>, at: At) -> Parses<Number> {
    p.number(at).filter_map(|n| n.try_into().ok().map(Number::Fixed))
}

/// "The number of monsters you control", "the number of cards in your hand x 200".
fn how_many(p: &P<'_>, at: At) -> Parses<Number> {
    let counted = p.from(at).words("the number of|the total number of").then(cards);
    let counted = counted.filter_map(|(cards,)| {
        matches!(cards.count, Counted::Bare | Counted::All).then(|| Number::CountOf(Box::new(cards)))
    });
    let times = |p: &P<'_>, at: At| p.from(at).words("x").then(|p, at| p.number(at)).map(|(n,)| n);
    let after = p.from(at).words("the number of|the total number of").then(cards).then(times);
    let after = after.filter_map(|(cards, n)| {
        let n = n.try_into().ok()?;
        matches!(cards.count, Counted::Bare | Counted::All)
            .then(|| Number::Times(Box::new(Number::CountOf(Box::new(cards))), n))
    });
    let before = p.from(at).then(|p, at| p.number(at)).words("x").then(how_many_of);
    let before = before.filter_map(|(n, many)| Some(Number::Times(Box::new(many), n.try_into().ok()?)));
    counted.or(after).or(before).or(kinds(p, at))
}

/// "The number of different Types among the monsters you control", "… of different Attributes in your GY".
fn kinds(p: &P<'_>, at: At) -> Parses<Number> {
    let what = |p: &P<'_>, at: At| {
        p.row(
            at,
            "what they differ in",
            &[
                ("monster types", Quality::Race),
                ("types", Quality::Race),
                ("attributes", Quality::Attribute),
                ("names", Quality::Name),
                ("levels", Quality::Level),
            ],
        )
    };
    let lead = p.from(at).words("the number of different").then(what);
    let among = lead.words("among").maybe("the").then(cards).parses();
    let there = p.from(at).words("the number of different").then(what).maybe("of monsters|of the monsters");
    let there = there
        .then(super::reference::where_they_are)
        .map(|(what, (whose, places))| (what, Cards { whose, places, ..super::reference::bare_monsters() }));
    among.or(there).filter_map(|(what, cards)| {
        let all = matches!(cards.count, Counted::Bare | Counted::All) && cards.together == Together::Any;
        all.then(|| Number::CountOf(Box::new(Cards { together: Together::Different(what), ..cards })))
    })
}

fn how_many_of(p: &P<'_>, at: At) -> Parses<Number> {
    let counted = p.from(at).words("the number of|the total number of").then(cards);
    counted.filter_map(|(cards,)| {
        matches!(cards.count, Counted::Bare | Counted::All).then(|| Number::CountOf(Box::new(cards)))
    })
}

fn half(p: &P<'_>, at: At) -> Parses<Number> {
    let half = p.from(at).words("half|half of").then(|p, at| of_cards(p, at).or(own(p, at)).or(had(p, at)));
    let half = half.map(|(of,)| of);
    let life = p.from(at).words("half|half of").then(life).map(|(of,)| of);
    half.or(life).map(|of| Number::Half(Box::new(of)))
}

fn double(p: &P<'_>, at: At) -> Parses<Number> {
    p.from(at)
        .words("double|twice")
        .then(|p, at| of_cards(p, at).or(own(p, at)))
        .map(|(of,)| Number::Times(Box::new(of), 2))
}

/// "Its ATK", "that monster's original DEF", "the Level of the destroyed monster".
pub fn of_cards(p: &P<'_>, at: At) -> Parses<Number> {
    let its = p.from(at).words("its").then(stat).map(|(stat,)| (super::statement::it(), stat));
    let possessive = p.from(at).then(back).words("'s").then(stat);
    let this = p
        .from(at)
        .words("this card 's")
        .then(stat)
        .map(|(stat,)| (Ref::This(enumset::EnumSet::empty()), stat));
    let of = p.from(at).words("the").then(stat).words("of").then(reference).map(|(stat, of)| (of, stat));
    let sum = p.from(at).words("the combined|the total").then(stats).words("of").then(reference);
    let sum = sum.map(|(stat, of)| (of, stat));
    let theirs = p.from(at).words("their combined|their total").then(stats);
    let theirs = theirs.map(|(stat,)| (super::statement::them(), stat));
    let fighter = p.from(at).then(super::reference::fighter).words("'s").then(stat).parses();
    let attacker = p.from(at).words("the attacking monster 's|that attacking monster 's").then(stat);
    let fighter = fighter.or(attacker.map(|(stat,)| (Ref::Attacker, stat)));
    let all = its.or(sum).or(theirs).or(possessive.parses()).or(this).or(of).or(fighter);
    let all = p.from(at).then(move |_, _| all.clone()).maybe("in the gy|in your gy");
    all.map(|((of, stat),)| Number::Of(stat, Box::new(of)))
}

/// "Their own Level", "their original DEF".
fn own(p: &P<'_>, at: At) -> Parses<Number> {
    p.from(at).words("its own|their own|their").then(stat).map(|(stat,)| Number::Own(stat))
}

/// "Its Level x 200".
fn times(p: &P<'_>, at: At) -> Parses<Number> {
    let after = p.from(at).then(single).words("x").then(|p, at| p.number(at));
    let after = after.filter_map(|(of, n)| Some(Number::Times(Box::new(of), n.try_into().ok()?)));
    let before = p.from(at).then(|p, at| p.number(at)).words("x").then(single);
    after.or(before.filter_map(|(n, of)| Some(Number::Times(Box::new(of), n.try_into().ok()?))))
}

/// "The number of cards destroyed by this effect".
fn of_done(p: &P<'_>, at: At) -> Parses<Number> {
    let done = p.from(at).words("the number of|the total number of").then(super::life::done);
    let done = done.map(|(back,)| Number::HowMany(back));
    let times = p.from(at).words("the number of|the total number of").then(super::life::done);
    let times = times
        .words("x")
        .then(|p, at| p.number(at))
        .filter_map(|(back, n)| Some(Number::Times(Box::new(Number::HowMany(back)), n.try_into().ok()?)));
    let like = p.from(at).words("the number of|the total number of").then(super::life::done_like);
    let like = like.map(|((cards, back),)| Number::HowManyLike(Box::new(cards), back));
    done.or(times).or(like)
}

fn life(p: &P<'_>, at: At) -> Parses<Number> {
    p.from(at)
        .then(words::whose)
        .words("lp")
        .filter_map(|(whose,)| (whose != ocg::language::Whose::Any).then_some(Number::LifePoints(whose)))
}

pub fn stat(p: &P<'_>, at: At) -> Parses<Stat> {
    p.from(at).maybe("current").then(plain_stat).map(|(stat,)| stat)
}

fn plain_stat(p: &P<'_>, at: At) -> Parses<Stat> {
    p.row(
        at,
        "a value",
        &[
            ("atk", Stat::Atk),
            ("def", Stat::Def),
            ("original atk", Stat::OriginalAtk),
            ("original def", Stat::OriginalDef),
            ("level", Stat::Level),
            ("original level", Stat::OriginalLevel),
            ("rank", Stat::Rank),
            ("link rating", Stat::LinkRating),
            ("pendulum scale", Stat::Scale),
        ],
    )
}

/// The same of several cards.
fn stats(p: &P<'_>, at: At) -> Parses<Stat> {
    let several = p.row(
        at,
        "values",
        &[
            ("levels", Stat::Level),
            ("original levels", Stat::OriginalLevel),
            ("ranks", Stat::Rank),
            ("link ratings", Stat::LinkRating),
        ],
    );
    stat(p, at).or(several)
}

/// "Less than or equal to".
pub fn compared(p: &P<'_>, at: At) -> Parses<Comparison> {
    p.row(
        at,
        "a comparison",
        &[
            ("less than or equal to", Comparison::AtMost),
            ("equal to or less than", Comparison::AtMost),
            ("lower than or equal to", Comparison::AtMost),
            ("greater than or equal to", Comparison::AtLeast),
            ("higher than or equal to", Comparison::AtLeast),
            ("equal to or greater than", Comparison::AtLeast),
            ("equal to or higher than", Comparison::AtLeast),
            ("less than", Comparison::Below),
            ("lower than", Comparison::Below),
            ("greater than", Comparison::Above),
            ("higher than", Comparison::Above),
            ("more than", Comparison::Above),
            ("equal to", Comparison::Is),
        ],
    )
}
