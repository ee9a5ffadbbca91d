//! What cards are by what happened to them or by what they stand beside: how they were Summoned, what they are
//! equipped with, what points to them, what their texts name (OCG 3.3.1-9, 3.3.2-254, 3.3.3-29).

use super::core::{Core, core};
use super::finish::filters_of;
use super::{cards, reference};
use crate::read::P;
use crate::read::counters::counter;
use crate::read::tree::{Cards, Counted, Head, Quality, Ref};
use crate::read::words::{self, list};
use ocg::language::{Amount, Comparison, Filter, Group, Place, Whose};
use text::grammar::{At, Parses};

pub(super) fn relative(p: &P<'_>, at: At) -> Parses<Vec<Quality>> {
    let filters = came_so(p, at).map(|all| all.into_iter().map(Quality::Is).collect());
    let carries = p.from(at).words("that you can place a|that you can place").then(counter).words("on");
    let carries = carries.map(|(name,)| Filter::Carries(name));
    let filter = carries
        .or(has_material(p, at))
        .or(came(p, at))
        .or(changed(p, at))
        .or(mentions(p, at))
        .or(countered(p, at))
        .or(owned(p, at))
        .or(materials(p, at))
        .or(is_not(p, at))
        .or(normal_summonable(p, at));
    let one = filter.map(Quality::Is).or(equipped(p, at)).or(pointed(p, at));
    filters.or(one.map(|one| vec![one]))
}

/// "That was Special Summoned from the Extra Deck", "Normal Summoned this turn".
fn came_so(p: &P<'_>, at: At) -> Parses<Vec<Filter>> {
    let clause = p.from(at).words("that was|that were").then(summoned).map(|(all,)| all);
    // Without a clause it is more than the way alone, which stands before the noun.
    let short = summoned(p, at).filter_map(|all| {
        let more = |one: &Filter| {
            matches!(one, Filter::SummonedFrom(_) | Filter::SummonedThisTurn | Filter::MadeWith(_))
        };
        all.iter().any(more).then_some(all)
    });
    clause.filter_map(|all| (!all.is_empty()).then_some(all)).or(short)
}

/// "Special Summoned from the Extra Deck this turn": how it came.
pub fn summoned(p: &P<'_>, at: At) -> Parses<Vec<Filter>> {
    let turn = |p: &P<'_>, at: At| p.from(at).words("this turn").value(());
    let from = |p: &P<'_>, at: At| {
        let from = p.from(at).words("from").words("the|your|their").then(words::places);
        from.map(|(places,)| places)
    };
    let how = p.from(at).then(words::ways).words("summoned").optional(from).optional(turn).optional(using);
    let tribute = p.from(at).words("tribute summoned").then(tributing).map(|(like,)| {
        vec![Filter::SummonedBy(ocg::language::SummonWay::Tribute.into()), Filter::MadeWith(like)]
    });
    tribute.or(how.map(|(ways, from, turn, using)| {
        // Nothing comes from the Extra Deck in another way.
        let extra = from == Some(Place::ExtraDeck.into()) && ways == words::SPECIAL;
        let by = (!ways.is_empty() && !extra).then_some(Filter::SummonedBy(ways));
        let turn = turn.map(|()| Filter::SummonedThisTurn);
        let made = using.map(Filter::MadeWith);
        by.into_iter().chain(from.map(Filter::SummonedFrom)).chain(turn).chain(made).collect::<Vec<_>>()
    }))
}

/// 3.3.2-150, -175, -232: "using a Dragon monster as material".
pub fn using(p: &P<'_>, at: At) -> Parses<Vec<Filter>> {
    let one = |cards: &Cards| match cards.count {
        Counted::Number(n) => n == 1,
        Counted::Bare => matches!(cards.head, Head::Named(_)),
        _ => false,
    };
    let using = p.from(at).maybe("by").words("using").then(cards);
    let using = using.maybe("as material|as a material|as materials|as its material");
    using.filter_map(|(cards,)| one(&cards).then(|| crate::read::bind::plain_filters(&cards)).flatten())
}

/// 3.3.2-79: "by Tributing a Dragon monster", of a Tribute Summon.
pub fn tributing(p: &P<'_>, at: At) -> Parses<Vec<Filter>> {
    let tributes = p.from(at).maybe(",").words("by tributing|by tributing at least").then(cards);
    tributes.filter_map(|(cards,)| {
        let one = matches!(cards.count, Counted::Number(1));
        one.then(|| crate::read::bind::plain_filters(&cards)).flatten()
    })
}

/// 3.3.2-195: "that has a Dragon monster as material".
fn has_material(p: &P<'_>, at: At) -> Parses<Filter> {
    let has = p.from(at).words("that has|that have|with").then(crate::read::bullets::as_material);
    has.map(|(like,)| Filter::HasMaterial(like))
}

/// "That was sent there this turn": it came to where it is.
fn came(p: &P<'_>, at: At) -> Parses<Filter> {
    let there =
        p.from(at).maybe(",").words("that was|that were").words("sent there|sent to the gy|sent to your gy");
    there.words("this turn").value(Filter::CameThisTurn)
}

/// 3.4.4-71: "whose current ATK is different from its original ATK".
fn changed(p: &P<'_>, at: At) -> Parses<Filter> {
    let other = p.from(at).maybe(",").words("whose atk is|whose atk are|with atk|with an atk that is");
    other.words("different from").words("its original atk|their original atk").value(Filter::AtkChanged)
}

/// 3.3.1-9: "that mentions …".
pub fn mentions(p: &P<'_>, at: At) -> Parses<Filter> {
    // A card of that name: a word of the game in quotation marks is no name.
    let card = |p: &P<'_>, at: At| {
        crate::read::quoted(p, at, "the name of a card", |quoted| {
            quoted.card.is_some().then(|| quoted.name.to_string())
        })
    };
    let names = move |p: &P<'_>, at: At| list(p, at, card);
    let mentions = p.from(at).words("that mentions|that mention").then(names);
    let lists = p
        .from(at)
        .words("that specifically lists|that specifically list")
        .maybe("the card")
        .then(names)
        .words("in its text|in their text|in their texts");
    let all = mentions.maybe("in its text|in their text").map(|(all,)| all).or(lists.map(|(all,)| all));
    let it = p.from(at).words("that mentions it|that mention it").value(Filter::Mentions(String::new()));
    all.map(|all| super::core::any(all.into_iter().map(Filter::Mentions).collect())).or(it)
}

/// 3.4.4-126: "with a Spell Counter", "that has 2 or more Spell Counters".
fn countered(p: &P<'_>, at: At) -> Parses<Filter> {
    let many = |p: &P<'_>, at: At| {
        let least = p.from(at).then(|p, at| p.number(at)).words("or more").map(|(n,)| n);
        p.row(at, "how many", &[("a", 1), ("an", 1)]).or(least)
    };
    let with = p.from(at).words("with|that has|that have").then(many).then(counter);
    with.maybe("on it|on them").filter_map(|(n, name)| {
        Some(Filter::Counters(name, Comparison::AtLeast, Amount::Fixed(n.try_into().ok()?)))
    })
}

fn owned(p: &P<'_>, at: At) -> Parses<Filter> {
    p.row(
        at,
        "whose it is",
        &[
            ("owned by your opponent", Filter::OwnedBy(Whose::Opponents)),
            ("that is owned by your opponent", Filter::OwnedBy(Whose::Opponents)),
            ("your opponent owns", Filter::OwnedBy(Whose::Opponents)),
            ("you own", Filter::OwnedBy(Whose::Yours)),
        ],
    )
}

/// 3.3.2-9: "that cannot be Normal Summoned/Set", by their kind or their text.
fn normal_summonable(p: &P<'_>, at: At) -> Parses<Filter> {
    use ocg::card::MonsterType::{Fusion, Link, Ritual, SpecialSummon, Synchro, Token, Xyz};
    let never = || {
        let kinds = [SpecialSummon, Ritual, Fusion, Synchro, Xyz, Link, Token];
        Filter::AnyOf(kinds.map(Filter::Type).to_vec())
    };
    let not = "that cannot be normal summoned / set|that cannot be normal summoned or set|that cannot be normal summoned";
    let can = "that can be normal summoned / set|that can be normal summoned or set";
    let not = p.from(at).maybe(",").words(not).value(never());
    not.or(p.from(at).maybe(",").words(can).value(Filter::Not(Box::new(never()))))
}

/// 3.3.2-195
fn materials(p: &P<'_>, at: At) -> Parses<Filter> {
    let with = p.from(at).words("with|that has|that have");
    let none = with.words("no material|no materials");
    let some = p.from(at).words("with|that has|that have").words("material|materials");
    let none = none.value(Filter::Materials(Comparison::Is, Amount::Fixed(0)));
    none.or(some.value(Filter::Materials(Comparison::AtLeast, Amount::Fixed(1))))
}

/// "That is not a Tuner".
fn is_not(p: &P<'_>, at: At) -> Parses<Filter> {
    let not = p.from(at).words("that is not|that are not").maybe("a|an").then(core);
    not.filter_map(|(core,)| Some(Filter::Not(Box::new(all_of(core)?))))
}

/// What adjectives and head come to, as one quality.
pub(super) fn all_of(core: Core) -> Option<Filter> {
    let kept = filters_of(core)?.into_iter().map(|one| match one {
        Quality::Is(filter) => Some(filter),
        Quality::Compared(..)
        | Quality::Same(..)
        | Quality::Different(..)
        | Quality::Other(_)
        | Quality::Extreme(..)
        | Quality::EquippedTo(_)
        | Quality::EquippedWith(_)
        | Quality::PointedToBy(_) => None,
    });
    let mut all = kept.collect::<Option<Vec<Filter>>>()?;
    if all.len() > 1 {
        all.retain(|one| *one != Filter::Monster);
    }
    Some(if all.len() == 1 { all.remove(0) } else { Filter::AllOf(all) })
}

/// 3.3.3-29: "equipped with an Equip Spell", "equipped to this card".
fn equipped(p: &P<'_>, at: At) -> Parses<Quality> {
    let said = |p: &P<'_>, at: At| p.from(at).maybe("that is|that are").words("equipped").value(());
    let by_this = p.from(at).skip(said).words("with this card").value(Quality::Is(Filter::EquippedByThis));
    let to_this = p.from(at).skip(said).words("to this card");
    let to_this = to_this.value(Quality::Is(Filter::EquippedTo(Box::new(Group::This))));
    let to = p.from(at).skip(said).words("to").then(reference).filter_map(|(of,)| match of {
        Ref::Back(_) => Some(Quality::EquippedTo(of)),
        _ => None,
    });
    let with = p.from(at).skip(said).words("with").then(cards).filter_map(|(with,)| {
        let some = matches!(with.count, Counted::Number(1) | Counted::Bare) && with.places.is_empty();
        some.then(|| Quality::EquippedWith(Box::new(with)))
    });
    by_this.or(to_this).or(to).or(with)
}

/// 3.3.1-68: "a Link Monster points to".
fn pointed(p: &P<'_>, at: At) -> Parses<Quality> {
    let by = p.from(at).maybe("that").then(cards).words("points to|point to");
    by.filter_map(|(by,)| {
        let some = matches!(by.count, Counted::Number(1) | Counted::Bare);
        some.then(|| Quality::PointedToBy(Box::new(by)))
    })
}
