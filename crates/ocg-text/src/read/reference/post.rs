//! What follows the noun: where the cards are, what they have in common, what they are not.

use super::compared::{number_of_stats, so_much_higher};
use super::core::{any, core, name, of_stat, quality};
use super::place::{banished, banished_or, where_they_are};
use super::relative::{all_of, relative};
use super::{back, description, reference};
use crate::read::P;
use crate::read::amount::{compared, number, stat};
use crate::read::statement::it;
use crate::read::tree::{Cards, Counted, Extreme, Number, Quality, Ref};
use crate::read::words::{self, list};
use enumset::EnumSet;
use ocg::language::{Amount, Comparison, Filter, Noun, Place, Quality as Common, Stat, Together, Whose};
use text::grammar::{At, Parses};

/// What follows the head.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Post {
    Is(Quality),
    Where(Whose, EnumSet<Place>),
    /// The same for cards of which it was said before that they are that player's.
    Mixed(Whose, EnumSet<Place>),
    Together(Together),
    UpTo(Number),
    /// "Equal to the number of …".
    Equal(Number),
    /// "You currently control": those that are there now, and none that come later.
    Now,
}

pub(super) fn posts(p: &P<'_>, at: At) -> Parses<Vec<Post>> {
    p.once(at, || {
        let more = p.from(at).then(post).then(posts);
        let more = more.map(|(first, rest)| first.into_iter().chain(rest).collect());
        p.nothing(at, Vec::new()).or(more)
    })
}

pub(super) fn post(p: &P<'_>, at: At) -> Parses<Vec<Post>> {
    let place = where_they_are(p, at).or(banished(p, at));
    let place = place.map(|(whose, places)| Post::Where(whose, places));
    let mixed = banished_or(p, at).map(|(whose, places)| Post::Mixed(whose, places));
    let except = except(p, at).map(Post::Is);
    let together = together(p, at);
    let clause = p.row(
        at,
        "a relative clause",
        &[
            ("that points to this card", Post::Is(Quality::Is(Filter::PointsTo(Box::new(this_noun()))))),
            ("that point to this card", Post::Is(Quality::Is(Filter::PointsTo(Box::new(this_noun()))))),
            ("pointing to this card", Post::Is(Quality::Is(Filter::PointsTo(Box::new(this_noun()))))),
            ("that this card points to", Post::Is(Quality::Is(Filter::PointedToBy(Box::new(this_noun()))))),
            ("this card points to", Post::Is(Quality::Is(Filter::PointedToBy(Box::new(this_noun()))))),
            ("it points to", Post::Is(Quality::Is(Filter::PointedToBy(Box::new(this_noun()))))),
            (
                "in the same column as this card",
                Post::Is(Quality::Is(Filter::InColumnOf(Box::new(this_noun())))),
            ),
            ("in this card 's column", Post::Is(Quality::Is(Filter::InColumnOf(Box::new(this_noun()))))),
            ("in face-up attack position", Post::Is(Quality::Is(Filter::AttackPosition))),
            ("in attack position", Post::Is(Quality::Is(Filter::AttackPosition))),
            ("in defense position", Post::Is(Quality::Is(Filter::DefensePosition))),
        ],
    );
    let declared = p.row(
        at,
        "what was declared",
        &[
            ("with that attribute", Filter::AttributeAsDeclared),
            ("of that attribute", Filter::AttributeAsDeclared),
            ("with the declared attribute", Filter::AttributeAsDeclared),
            ("of the declared attribute", Filter::AttributeAsDeclared),
            ("with that type", Filter::RaceAsDeclared),
            ("of that type", Filter::RaceAsDeclared),
            ("with the declared type", Filter::RaceAsDeclared),
            ("of the declared type", Filter::RaceAsDeclared),
            ("with the declared name", Filter::NamedAsDeclared),
            ("with that name", Filter::NamedAsDeclared),
        ],
    );
    // "1 Dragon monster (LIGHT or DARK)".
    let also = p.from(at).words("(").then(|p, at| list(p, at, quality)).words(")");
    let also = also.filter_map(|(all,)| (all.len() > 1).then(|| Post::Is(Quality::Is(any(all)))));
    let clause = clause.or(also);
    let clause = clause.or(declared.map(|one| Post::Is(Quality::Is(one))));
    let now = p.row(
        at,
        "where they are now",
        &[
            ("you currently control", (Whose::Yours, words::FIELD)),
            ("your opponent currently controls", (Whose::Opponents, words::FIELD)),
            ("they currently control", (Whose::Opponents, words::FIELD)),
            ("currently on the field", (Whose::Any, words::FIELD)),
        ],
    );
    let now = now.map(|(whose, places)| vec![Post::Where(whose, places), Post::Now]);
    let other = p.from(at).words("in your other pendulum zone").value(vec![
        Post::Where(Whose::Yours, Place::PendulumZone.into()),
        Post::Is(Quality::Is(Filter::Not(Box::new(Filter::This)))),
    ]);
    let now = now.or(other);
    let values = values(p, at).map(|all| all.into_iter().map(Post::Is).collect());
    let face_up = super::faced::faced(p, at);
    let up_to = p
        .from(at)
        .maybe(",")
        .words("up to")
        .then(number)
        .maybe("( min . 1 )")
        .filter_map(|(number,)| (!matches!(number, Number::Fixed(_))).then_some(Post::UpTo(number)));
    let equal = p.from(at).maybe(",").words("equal to").then(number);
    let equal =
        equal.filter_map(|(number,)| (!matches!(number, Number::Fixed(_))).then_some(Post::Equal(number)));
    place
        .or(mixed)
        .or(except)
        .or(together)
        .or(clause)
        .or(up_to)
        .or(equal)
        .map(|one| vec![one])
        .or(values)
        .or(relative(p, at).map(|all| all.into_iter().map(Post::Is).collect()))
        .or(now)
        .or(face_up)
}

/// What those that are chosen have to do with each other.
fn together(p: &P<'_>, at: At) -> Parses<Post> {
    const FROM: &str = "from each other|than each other";
    let alike = |p: &P<'_>, at: At| {
        p.row(
            at,
            "what they have in common",
            &[
                ("names", Common::Name),
                ("name", Common::Name),
                ("attributes", Common::Attribute),
                ("attribute", Common::Attribute),
                ("types", Common::Race),
                ("type", Common::Race),
                ("levels", Common::Level),
                ("level", Common::Level),
                ("ranks", Common::Rank),
                ("rank", Common::Rank),
                ("original names", Common::OriginalName),
                ("original types", Common::OriginalRace),
                ("original attributes", Common::OriginalAttribute),
            ],
        )
    };
    let different = p.from(at).words("with|each with|of").words("different").then(alike).maybe(FROM);
    let same = p.from(at).words("with the same|of the same|that have the same").then(alike);
    let different = different.map(|(what,)| Together::Different(what));
    different
        .or(same.map(|(what,)| Together::Same(what)))
        .or(total(p, at))
        .or(including(p, at))
        .map(Post::Together)
}

/// "Whose total Levels equal 8".
pub fn total(p: &P<'_>, at: At) -> Parses<Together> {
    let total = p
        .from(at)
        .words("whose total|whose combined")
        .then(total_of)
        .words("equal|equals|is|are")
        .maybe("exactly")
        .then(|p, at| p.number(at))
        .optional(bound);
    total.filter_map(|(stat, n, how)| {
        let n = Amount::Fixed(n.try_into().ok()?);
        Some(Together::Total(stat, how.unwrap_or(Comparison::Is), n))
    })
}

/// ", including a Dragon monster you control".
fn including(p: &P<'_>, at: At) -> Parses<Together> {
    let one = p.from(at).maybe(",").words("including").maybe("at least").then(super::cards);
    one.filter_map(|(cards,)| {
        let single = match cards.count {
            Counted::Number(n) => n == 1,
            Counted::Bare => matches!(cards.head, crate::read::tree::Head::Named(_)),
            _ => false,
        };
        let (whose, places) = (cards.whose, cards.places);
        let there = places.is_empty() || places == words::FIELD;
        let free = Cards { whose: Whose::Any, places: EnumSet::empty(), ..cards };
        let like = crate::read::bind::plain_filters(&free)?;
        (single && there).then(|| Together::Including(Box::new(Noun { places, whose, like })))
    })
}

fn total_of(p: &P<'_>, at: At) -> Parses<Stat> {
    p.row(
        at,
        "a value",
        &[
            ("levels", Stat::Level),
            ("level", Stat::Level),
            ("ranks", Stat::Rank),
            ("link ratings", Stat::LinkRating),
            ("atk", Stat::Atk),
            ("def", Stat::Def),
        ],
    )
}

/// "Or lower", after a number.
fn bound(p: &P<'_>, at: At) -> Parses<Comparison> {
    p.row(
        at,
        "or lower",
        &[
            ("or lower", Comparison::AtMost),
            ("or less", Comparison::AtMost),
            ("or higher", Comparison::AtLeast),
            ("or more", Comparison::AtLeast),
        ],
    )
}

pub(super) fn this_noun() -> Noun {
    Noun { like: vec![Filter::This], ..Noun::default() }
}

/// ", except "…"", ", except this card".
pub fn except(p: &P<'_>, at: At) -> Parses<Quality> {
    let this = p.row(
        at,
        "except",
        &[
            (", except this card", Filter::This),
            ("except this card", Filter::This),
            (", except this one", Filter::This),
            ("except this one", Filter::This),
            ("other than this card", Filter::This),
        ],
    );
    let names = p.from(at).maybe(",").words("except|other than").then(|p, at| list(p, at, name));
    let names = names.map(|(all,)| any(all.into_iter().map(Filter::Named).collect()));
    let like = p.from(at).maybe(",").words("except").maybe("a|an|for|for a").then(core);
    let like = like.filter_map(|(core,)| all_of(core));
    this.or(names).or(like).map(|filter| Quality::Is(Filter::Not(Box::new(filter))))
}

/// "With 1500 or less ATK", "with ATK less than or equal to …".
pub fn values(p: &P<'_>, at: At) -> Parses<Vec<Quality>> {
    const WITH: &str = "with|that has|that have|but with|and with";
    const HAS: &str = "with|that has|that have";
    let fixed = p.from(at).words(HAS).then(number_of_stats).map(|(filter,)| vec![Quality::Is(filter)]);
    let two = p.from(at).words(HAS).then(number_of_stats).words("and|/").then(number_of_stats);
    let two = two.map(|(one, two)| vec![Quality::Is(one), Quality::Is(two)]);
    let against = p
        .from(at)
        .words("with|with a|with an|whose|that has|that has a|that has an|that have")
        .then(stat)
        .maybe("is|are")
        .then(compared)
        .then(number);
    let against = against.map(|(stat, how, number)| vec![Quality::Compared(stat, how, number)]);
    let same = p.from(at).words(WITH).words("the same").then(common).words("as").then(others);
    let same = same.map(|(what, of)| vec![Quality::Same(what, of)]);
    let had = p.from(at).words(WITH).words("the same").then(stat).maybe("that").then(back);
    let had = had.words(crate::read::amount::HAD);
    let had =
        had.map(|(stat, of)| vec![Quality::Compared(stat, Comparison::Is, Number::Was(stat, Box::new(of)))]);
    let same = same.or(had);
    let both = p.from(at).words(WITH).words("the same").then(common).words("and").then(common).words("as");
    let both = both
        .then(others)
        .map(|(one, two, of)| vec![Quality::Same(one, of.clone()), Quality::Same(as_original(one, two), of)]);
    let other = p.from(at).words(WITH).words("a different").then(common).words("from|than").then(others);
    let other = other.map(|(what, of)| vec![Quality::Different(what, of)]);
    let name = p.from(at).words("with its name|with that name|with that same name|with its same name");
    let same = same.or(both).or(name.value(vec![Quality::Same(Common::Name, it())]));
    let than = p.from(at).words("with|that has|that have|whose|with a|with an").then(stat).maybe("is|are");
    let than = than
        .then(compared)
        .then(same_of)
        .map(|(stat, how, of)| vec![Quality::Compared(stat, how, Number::Of(stat, Box::new(of)))]);
    // "With ATK less than or equal to this card".
    let beside = |words: &'static str, of: Ref| {
        let said = p.from(at).words("with|with an|whose").then(stat).maybe("is|are").then(compared);
        said.words(words).map(move |(stat, how)| {
            vec![Quality::Compared(stat, how, Number::Of(stat, Box::new(of.clone())))]
        })
    };
    let of_back =
        p.from(at).words("with|with a|with an|whose").then(stat).maybe("is|are").then(compared).then(back);
    let of_back =
        of_back.map(|(stat, how, of)| vec![Quality::Compared(stat, how, Number::Of(stat, Box::new(of)))]);
    let than = than.or(beside("this card", Ref::This(EnumSet::empty()))).or(of_back);
    // "With less ATK than that monster".
    let less = p
        .from(at)
        .words("with|that has|that have|and")
        .then(more_or_less)
        .then(stat)
        .words("than")
        .then(others);
    let less = less.filter_map(|(how, stat, of)| {
        let one = !matches!(of, Ref::Cards(_));
        one.then(|| vec![Quality::Compared(stat, how, Number::Of(stat, Box::new(of)))])
    });
    // "With an equal or lower Level", "with a lower Level than that monster".
    let how = |p: &P<'_>, at: At| {
        p.row(
            at,
            "equal or lower",
            &[
                ("an equal or lower", Comparison::AtMost),
                ("a lower or equal", Comparison::AtMost),
                ("an equal or higher", Comparison::AtLeast),
                ("equal or higher", Comparison::AtLeast),
                ("equal or lower", Comparison::AtMost),
                ("a lower", Comparison::Below),
                ("a higher", Comparison::Above),
            ],
        )
    };
    let alone = p.from(at).words("with|that has").then(how).then(stat).map(|(how, stat)| (how, stat, it()));
    let beside = p.from(at).words("with|that has").then(how).then(stat).words("than|to|as").then(others);
    let beside =
        beside.filter_map(|(how, stat, of)| (!matches!(of, Ref::Cards(_))).then_some((how, stat, of)));
    let bounded = alone
        .or(beside)
        .map(|(how, stat, of)| vec![Quality::Compared(stat, how, Number::Of(stat, Box::new(of)))]);
    let same = same.or(than).or(less).or(bounded);
    let unlike = p.from(at).words("with a different|but a different|, but a different|but with a different");
    let unlike = unlike.then(common).map(|(what,)| vec![Quality::Other(what)]);
    let unlike = unlike.or(so_much_higher(p, at));
    let is = p.from(at).words("whose").then(stat).words("is|are").then(|p, at| p.number(at)).optional(bound);
    let is = is.filter_map(|(stat, n, how)| {
        let n = Number::Fixed(n.try_into().ok()?);
        Some(vec![Quality::Compared(stat, how.unwrap_or(Comparison::Is), n)])
    });
    fixed
        .or(two)
        .or(against)
        .or(same)
        .or(other)
        .or(unlike)
        .or(is)
        .or(has(p, at))
        .or(extreme(p, at))
        .or(originally(p, at))
}

/// "Whose original Type is Machine", "whose original Level is 8 or higher".
fn originally(p: &P<'_>, at: At) -> Parses<Vec<Quality>> {
    let race = p
        .from(at)
        .words("whose original type is|whose original types are")
        .then(|p, at| list(p, at, words::race));
    let race = race.map(|(all,)| any(all.into_iter().map(Filter::OriginalRace).collect()));
    let kind = p.from(at).words("whose original attribute is").then(|p, at| list(p, at, words::attribute));
    let kind = kind.map(|(all,)| any(all.into_iter().map(Filter::OriginalAttribute).collect()));
    let level = p.from(at).words("whose original level is").then(|p, at| p.number(at)).optional(bound);
    let level = level.filter_map(|(n, how)| {
        let n = Amount::Fixed(n.try_into().ok()?);
        Some(Filter::OriginalLevel(how.unwrap_or(Comparison::Is), n))
    });
    race.or(kind).or(level).map(|one| vec![Quality::Is(one)])
}

/// "Original Type and Attribute": both are.
fn as_original(first: Common, second: Common) -> Common {
    match (first, second) {
        (Common::OriginalRace | Common::OriginalName | Common::OriginalAttribute, Common::Attribute) => {
            Common::OriginalAttribute
        }
        (Common::OriginalRace | Common::OriginalName | Common::OriginalAttribute, Common::Race) => {
            Common::OriginalRace
        }
        (_, second) => second,
    }
}

fn more_or_less(p: &P<'_>, at: At) -> Parses<Comparison> {
    const TABLE: [(&str, Comparison); 5] = [
        ("less", Comparison::Below),
        ("a lower", Comparison::Below),
        ("lower", Comparison::Below),
        ("more", Comparison::Above),
        ("higher", Comparison::Above),
    ];
    p.row(at, "more or less", &TABLE)
}

/// "That monster's", "that of the destroyed monster": the same value of another card.
fn same_of(p: &P<'_>, at: At) -> Parses<Ref> {
    let owned = p.from(at).then(back).words("'s").map(|(of,)| of);
    let this = p.from(at).words("this card 's").value(Ref::This(EnumSet::empty()));
    let of = p.from(at).words("that of").then(reference).map(|(of,)| of);
    owned.or(this).or(of)
}

/// Cards that others are compared with: one that is known, or all of a description.
fn others(p: &P<'_>, at: At) -> Parses<Ref> {
    let all = p.from(at).words("the|any|all|any of the").then(description).filter_map(|(cards,)| {
        let there = cards.count == Counted::Bare
            && !cards.places.is_empty()
            && cards.places != EnumSet::only(Place::Banished);
        there.then(|| Ref::Cards(Box::new(Cards { count: Counted::All, ..cards })))
    });
    reference(p, at).or(all)
}

/// "With a Level": Xyz and Link Monsters have none.
fn has(p: &P<'_>, at: At) -> Parses<Vec<Quality>> {
    let some = p.row(
        at,
        "a value that it has",
        &[("with a level", Stat::Level), ("that has a level", Stat::Level), ("with a rank", Stat::Rank)],
    );
    some.map(|stat| vec![Quality::Is(of_stat(stat, Comparison::AtLeast, 1))])
}

/// "With the highest ATK (your choice, if tied)".
fn extreme(p: &P<'_>, at: At) -> Parses<Vec<Quality>> {
    let which = |p: &P<'_>, at: At| {
        p.row(
            at,
            "the highest or lowest",
            &[
                ("with the highest", Extreme::Highest),
                ("with the lowest", Extreme::Lowest),
                ("that has the highest", Extreme::Highest),
                ("that has the lowest", Extreme::Lowest),
            ],
        )
    };
    let with = p.from(at).then(which).then(stat).maybe("( your choice , if tied )|( your choice if tied )");
    with.map(|(which, stat)| vec![Quality::Extreme(which, stat)])
}

/// What cards can have in common.
pub fn common(p: &P<'_>, at: At) -> Parses<Common> {
    p.row(
        at,
        "a quality",
        &[
            ("name", Common::Name),
            ("names", Common::Name),
            ("attribute", Common::Attribute),
            ("attributes", Common::Attribute),
            ("type", Common::Race),
            ("types", Common::Race),
            ("level", Common::Level),
            ("levels", Common::Level),
            ("rank", Common::Rank),
            ("ranks", Common::Rank),
            ("atk", Common::Atk),
            ("def", Common::Def),
            ("original name", Common::OriginalName),
            ("original type", Common::OriginalRace),
            ("original attribute", Common::OriginalAttribute),
        ],
    )
}
