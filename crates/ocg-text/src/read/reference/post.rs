//! What follows the noun: where the cards are, what they have in common, what they are not.

use super::core::{any, core, name, of_stat};
use super::finish::filters_of;
use super::reference;
use crate::read::P;
use crate::read::amount::{compared, number, stat};
use crate::read::tree::{Number, Quality};
use crate::read::words::{self, list};
use enumset::EnumSet;
use ocg::language::{Comparison, Filter, Noun, Place, Quality as Common, Stat, Together, Whose};
use text::grammar::{At, Parses};

/// What follows the head.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Post {
    Is(Quality),
    Where(Whose, EnumSet<Place>),
    Together(Together),
    UpTo(Number),
}

pub(super) fn posts(p: &P<'_>, at: At) -> Parses<Vec<Post>> {
    p.once(at, || {
        let more = p.from(at).then(post).then(posts);
        let more = more.map(|(first, rest)| first.into_iter().chain(rest).collect());
        p.nothing(at, Vec::new()).or(more)
    })
}

pub(super) fn post(p: &P<'_>, at: At) -> Parses<Vec<Post>> {
    let place = where_they_are(p, at).map(|(whose, places)| Post::Where(whose, places));
    let except = except(p, at).map(Post::Is);
    let together = p.row(
        at,
        "what they have in common",
        &[
            ("with different names", Post::Together(Together::Different(Common::Name))),
            ("with the same name", Post::Together(Together::Same(Common::Name))),
        ],
    );
    let clause = p.row(
        at,
        "a relative clause",
        &[
            ("special summoned from the extra deck", Post::Is(Quality::Is(from_extra_deck()))),
            ("that was special summoned from the extra deck", Post::Is(Quality::Is(from_extra_deck()))),
            ("that were special summoned from the extra deck", Post::Is(Quality::Is(from_extra_deck()))),
            ("that was special summoned", Post::Is(Quality::Is(Filter::SummonedBy(words::SPECIAL)))),
            ("that were special summoned", Post::Is(Quality::Is(Filter::SummonedBy(words::SPECIAL)))),
            ("that was normal summoned", Post::Is(Quality::Is(Filter::SummonedBy(words::NORMAL)))),
            ("this card points to", Post::Is(Quality::Is(Filter::PointedToBy(Box::new(this_noun()))))),
            (
                "in the same column as this card",
                Post::Is(Quality::Is(Filter::InColumnOf(Box::new(this_noun())))),
            ),
            ("in this card 's column", Post::Is(Quality::Is(Filter::InColumnOf(Box::new(this_noun()))))),
            ("in attack position", Post::Is(Quality::Is(Filter::AttackPosition))),
            ("in defense position", Post::Is(Quality::Is(Filter::DefensePosition))),
        ],
    );
    let mentions = p.from(at).words("that mentions|that mention").then(name);
    let mentions = mentions.map(|(name,)| Post::Is(Quality::Is(Filter::Mentions(name))));
    let values = values(p, at).map(|all| all.into_iter().map(Post::Is).collect());
    let face_up = hand_or_face_up(p, at);
    let up_to = p
        .from(at)
        .maybe(",")
        .words("up to")
        .then(number)
        .filter_map(|(number,)| (!matches!(number, Number::Fixed(_))).then_some(Post::UpTo(number)));
    place
        .or(except)
        .or(together)
        .or(clause)
        .or(mentions)
        .or(up_to)
        .map(|one| vec![one])
        .or(values)
        .or(face_up)
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

pub(super) fn from_extra_deck() -> Filter {
    Filter::SummonedFrom(Place::ExtraDeck.into())
}

pub(super) fn this_noun() -> Noun {
    Noun { like: vec![Filter::This], ..Noun::default() }
}

/// "You control", "in your GY", "from your hand or Deck", "on the field".
pub fn where_they_are(p: &P<'_>, at: At) -> Parses<(Whose, EnumSet<Place>)> {
    let control = p.row(
        at,
        "where they are",
        &[
            ("you control", (Whose::Yours, words::FIELD)),
            ("your opponent controls", (Whose::Opponents, words::FIELD)),
            ("they control", (Whose::Opponents, words::FIELD)),
            ("you currently control", (Whose::Yours, words::FIELD)),
            ("your opponent currently controls", (Whose::Opponents, words::FIELD)),
            ("on the field", (Whose::Any, words::FIELD)),
        ],
    );
    let named = p.from(at).maybe(",").words("in|from|on").then(words::whose).then(words::places);
    let named = named.filter_map(|(whose, places)| {
        let sided =
            whose != Whose::Any || places.is_subset(words::FIELD | Place::Graveyard | Place::Banished);
        sided.then_some((whose, places))
    });
    control.or(named)
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
    let like = p.from(at).maybe(",").words("except").then(core);
    let like = like.filter_map(|(core,)| {
        let all = filters_of(core)?;
        let kept: Option<Vec<Filter>> = all
            .into_iter()
            .map(|one| if let Quality::Is(filter) = one { Some(filter) } else { None })
            .collect();
        kept.map(|mut all| {
            if all.len() > 1 {
                all.retain(|one| *one != Filter::Monster);
            }
            if all.len() == 1 { all.remove(0) } else { Filter::AllOf(all) }
        })
    });
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
    fixed.or(two).or(against).or(same)
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
