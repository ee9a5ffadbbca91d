//! What follows the noun: where the cards are, what they have in common, what they are not.

use super::core::{any, core, name, of_stat};
use super::place::{banished, banished_or, where_they_are};
use super::reference;
use super::relative::{all_of, relative};
use crate::read::P;
use crate::read::amount::{compared, number, stat};
use crate::read::tree::{Extreme, Number, Quality};
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
            ("this card points to", Post::Is(Quality::Is(Filter::PointedToBy(Box::new(this_noun()))))),
            ("it points to", Post::Is(Quality::Is(Filter::PointedToBy(Box::new(this_noun()))))),
            (
                "in the same column as this card",
                Post::Is(Quality::Is(Filter::InColumnOf(Box::new(this_noun())))),
            ),
            ("in this card 's column", Post::Is(Quality::Is(Filter::InColumnOf(Box::new(this_noun()))))),
            ("in attack position", Post::Is(Quality::Is(Filter::AttackPosition))),
            ("in defense position", Post::Is(Quality::Is(Filter::DefensePosition))),
        ],
    );
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
    let values = values(p, at).map(|all| all.into_iter().map(Post::Is).collect());
    let face_up = hand_or_face_up(p, at);
    let up_to = p
        .from(at)
        .maybe(",")
        .words("up to")
        .then(number)
        .maybe("( min . 1 )")
        .filter_map(|(number,)| (!matches!(number, Number::Fixed(_))).then_some(Post::UpTo(number)));
    place
        .or(mixed)
        .or(except)
        .or(together)
        .or(clause)
        .or(up_to)
        .map(|one| vec![one])
        .or(values)
        .or(relative(p, at).map(|all| all.into_iter().map(Post::Is).collect()))
        .or(now)
        .or(face_up)
}

/// What those that are chosen have to do with each other.
fn together(p: &P<'_>, at: At) -> Parses<Post> {
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
            ],
        )
    };
    let different = p.from(at).words("with|each with").words("different").then(alike);
    let same = p.from(at).words("with the same").then(alike);
    let total = p
        .from(at)
        .words("whose total|whose combined")
        .then(total_of)
        .words("equal|equals|is|are")
        .maybe("exactly")
        .then(|p, at| p.number(at))
        .optional(bound);
    let total = total.filter_map(|(stat, n, how)| {
        let n = Amount::Fixed(n.try_into().ok()?);
        Some(Together::Total(stat, how.unwrap_or(Comparison::Is), n))
    });
    let different = different.map(|(what,)| Together::Different(what));
    different.or(same.map(|(what,)| Together::Same(what))).or(total).map(Post::Together)
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

/// "From your hand or face-up field".
pub(super) fn hand_or_face_up(p: &P<'_>, at: At) -> Parses<Vec<Post>> {
    let other = p.from(at).words("in|from").words("your").then(words::places).words("or|and / or");
    let named = other.words("face-up field|face-up from your field|face-up on your field");
    named.map(|(places,)| {
        let elsewhere = Filter::In(places);
        let seen = Filter::AnyOf(vec![elsewhere, Filter::FaceUp]);
        vec![Post::Where(Whose::Yours, places | words::FIELD), Post::Is(Quality::Is(seen))]
    })
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
            ("other than this card", Filter::This),
        ],
    );
    let names = p.from(at).maybe(",").words("except|other than").then(|p, at| list(p, at, name));
    let names = names.map(|(all,)| any(all.into_iter().map(Filter::Named).collect()));
    let like = p.from(at).maybe(",").words("except").maybe("a|an").then(core);
    let like = like.filter_map(|(core,)| all_of(core));
    this.or(names).or(like).map(|filter| Quality::Is(Filter::Not(Box::new(filter))))
}

/// "With 1500 or less ATK", "with ATK less than or equal to …".
pub(super) fn values(p: &P<'_>, at: At) -> Parses<Vec<Quality>> {
    let fixed = p.from(at).words("with").then(number_of_stats).map(|(filter,)| vec![Quality::Is(filter)]);
    let two = p.from(at).words("with").then(number_of_stats).words("and").then(number_of_stats);
    let two = two.map(|(one, two)| vec![Quality::Is(one), Quality::Is(two)]);
    let against =
        p.from(at).words("with|with a|with an|whose").then(stat).maybe("is|are").then(compared).then(number);
    let against = against.map(|(stat, how, number)| vec![Quality::Compared(stat, how, number)]);
    let same = p.from(at).words("with the same").then(common).words("as").then(reference);
    let same = same.map(|(what, of)| vec![Quality::Same(what, of)]);
    let other = p.from(at).words("with a different").then(common).words("from|than").then(reference);
    let other = other.map(|(what, of)| vec![Quality::Different(what, of)]);
    let is = p.from(at).words("whose").then(stat).words("is|are").then(|p, at| p.number(at)).optional(bound);
    let is = is.filter_map(|(stat, n, how)| {
        let n = Number::Fixed(n.try_into().ok()?);
        Some(vec![Quality::Compared(stat, how.unwrap_or(Comparison::Is), n)])
    });
    fixed.or(two).or(against).or(same).or(other).or(is).or(has(p, at)).or(extreme(p, at))
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
pub(super) fn common(p: &P<'_>, at: At) -> Parses<Common> {
    p.row(
        at,
        "a quality",
        &[
            ("name", Common::Name),
            ("attribute", Common::Attribute),
            ("type", Common::Race),
            ("level", Common::Level),
            ("rank", Common::Rank),
            ("atk", Common::Atk),
            ("def", Common::Def),
        ],
    )
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
