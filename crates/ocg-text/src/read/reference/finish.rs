//! The parts of a description put together, where they fit together.

use super::core::{Adjective, Core};
use super::post::Post;
use crate::read::tree::{Cards, Chosen, Counted, Head, Quality, Ref};
use crate::read::words::{self};
use enumset::{EnumSet, enum_set};
use ocg::language::{Filter, Place, Together, Whose};

/// The qualities that adjectives and head come to where it is not said in which place.
pub(super) fn filters_of(core: Core) -> Option<Vec<Quality>> {
    let cards = finished(vec![core], Vec::new())?;
    let mut all: Vec<Quality> =
        crate::read::bind::head_filter(&cards.head).into_iter().map(Quality::Is).collect();
    all.extend(cards.like);
    Some(all)
}

/// Places that are never named without saying whose.
const HIDDEN: EnumSet<Place> = enum_set!(Place::Hand | Place::Deck | Place::ExtraDeck);

/// "A Dragon monster or Equip Spell": does what stands before the first noun belong to it alone? It does where the
/// second has as much of its own.
pub(super) fn are_apart(one: &Core, two: &Core) -> bool {
    // Whose they are is said of both.
    let own = |core: &Core| {
        let said = core.adjectives.iter().filter(|one| !matches!(one, Adjective::Whose(_)));
        Core { adjectives: said.cloned().collect(), head: core.head.clone() }
    };
    let (one, two) = (&own(one), &own(two));
    let plain = |core: &Core| core.adjectives.iter().all(|one| matches!(one, Adjective::Kind(_)));
    let both = |core: &Core| plain(core) && !core.adjectives.is_empty();
    let named = |core: &Core| matches!(core.head, Head::Named(_));
    let is_name = |core: &Core| core.adjectives.is_empty() && named(core);
    if both(one) && both(two) || !is_name(one) && is_name(two) {
        return true;
    }
    let shared = |one: &Adjective| match one {
        Adjective::Is(Filter::Series(_) | Filter::Attribute(_) | Filter::Race(_)) => false,
        Adjective::Is(Filter::Type(_)) | Adjective::Kind(_) => false,
        Adjective::Is(Filter::AnyOf(any)) => any.iter().any(|one| matches!(one, Filter::Level(..))),
        Adjective::Whose(_) => false,
        Adjective::Is(_) | Adjective::AnyKind(_) | Adjective::NotKind(_) | Adjective::Banished => true,
    };
    let (first, second) = (&one.adjectives, &two.adjectives);
    let own = !second.is_empty() && !named(one) && !named(two);
    own && !first.is_empty() && first.len() <= second.len() && !first.iter().any(shared)
}

pub(super) fn finished(mut cores: Vec<Core>, posts: Vec<Post>) -> Option<Cards> {
    // "1 of your Dragon monsters or Equip Spells": all of them are that player's.
    let whose = if cores.len() > 1 { owner(&mut cores)? } else { Whose::Any };
    finished_free(cores, posts, whose)
}

/// Whose all of them are, by the word before the first.
fn owner(cores: &mut [Core]) -> Option<Whose> {
    let of = |core: &Core| {
        core.adjectives.iter().find_map(|one| match one {
            Adjective::Whose(whose) => Some(*whose),
            _ => None,
        })
    };
    let Some(first) = cores.first().and_then(of) else { return Some(Whose::Any) };
    let same = cores.iter().filter_map(of).all(|other| other == first);
    for core in cores {
        core.adjectives.retain(|one| !matches!(one, Adjective::Whose(_)));
    }
    same.then_some(first)
}

fn finished_free(cores: Vec<Core>, posts: Vec<Post>, whose: Whose) -> Option<Cards> {
    let mut all = cores.into_iter().map(of_core).collect::<Option<Vec<Cards>>>()?;
    let posts = mentioning(posts, &all)?;
    if all.len() == 1 {
        return with_posts(all.remove(0), posts);
    }
    let (own, common): (Vec<Post>, Vec<Post>) = posts.into_iter().partition(is_own);
    if !own.is_empty() {
        let last = all.pop()?;
        // A card that is named needs no more words; of other nouns it is not told whether they are meant as well.
        let names = all.iter().all(|one| matches!(one.head, Head::Named(_)) && one.like.is_empty());
        all.push(with_posts(last, own).filter(|_| names)?);
    }
    with_posts(Cards { whose, ..either(all)? }, common)
}

/// "1 "Rock" or 1 monster that mentions it": what is mentioned is what is named first.
fn mentioning(posts: Vec<Post>, all: &[Cards]) -> Option<Vec<Post>> {
    let it = Post::Is(Quality::Is(Filter::Mentions(String::new())));
    if !posts.contains(&it) {
        return Some(posts);
    }
    let [Cards { head: Head::Named(names), .. }, _, ..] = all else { return None };
    let [name] = &names[..] else { return None };
    let mentions = Post::Is(Quality::Is(Filter::Mentions(name.clone())));
    Some(posts.into_iter().map(|post| if post == it { mentions.clone() } else { post }).collect())
}

/// A quality that may be meant of one noun alone; what is left out is left out of all.
fn is_own(post: &Post) -> bool {
    match post {
        Post::Is(Quality::Is(Filter::Not(_))) => false,
        Post::Is(_) => true,
        Post::Where(..)
        | Post::Mixed(..)
        | Post::Together(_)
        | Post::UpTo(_)
        | Post::Equal(_)
        | Post::Now => false,
    }
}

/// The cards with what follows the noun.
pub(super) fn with_posts(mut cards: Cards, posts: Vec<Post>) -> Option<Cards> {
    // "Up to the number of …" is last: what follows is said of those that are counted.
    if posts.iter().rev().skip(1).any(|post| matches!(post, Post::UpTo(_) | Post::Equal(_))) {
        return None;
    }
    let mut in_position = false;
    for post in posts {
        match post {
            Post::Is(Quality::Is(filter @ (Filter::AttackPosition | Filter::DefensePosition))) => {
                in_position = true;
                cards.like.push(Quality::Is(filter));
            }
            Post::Is(quality) => cards.like.push(quality),
            Post::Together(together) if cards.together == Together::Any => cards.together = together,
            Post::Where(whose, places) if cards.places.is_empty() => {
                if cards.whose != Whose::Any && whose != Whose::Any && cards.whose != whose {
                    return None;
                }
                cards.places = places;
                cards.whose = if whose == Whose::Any { cards.whose } else { whose };
            }
            Post::Mixed(whose, places) if cards.places.is_empty() => {
                let told = cards.whose == whose || whose == Whose::Any && places.is_disjoint(HIDDEN);
                cards.places = told.then_some(places)?;
            }
            Post::UpTo(number) if cards.count == Counted::Bare => cards.count = Counted::UpTo(number),
            Post::Equal(number) if cards.count == Counted::Bare => cards.count = Counted::Equal(number),
            Post::Now if cards.count == Counted::Bare => cards.count = Counted::All,
            Post::Together(_)
            | Post::Where(..)
            | Post::Mixed(..)
            | Post::UpTo(_)
            | Post::Equal(_)
            | Post::Now => return None,
        }
    }
    // What comes from elsewhere is Summoned in that position; it is not in it.
    let stands = !cards.places.is_empty() && cards.places.is_subset(words::FIELD);
    (stands || !in_position).then_some(cards)
}

/// "1 Ritual Monster or 1 Ritual Spell": the head of both is a card.
pub(super) fn either(all: Vec<Cards>) -> Option<Cards> {
    let mut like = Vec::new();
    for cards in &all {
        if !cards.places.is_empty() || cards.whose != Whose::Any {
            return None;
        }
        let mut filters = crate::read::bind::head_filter(&cards.head);
        for quality in &cards.like {
            let Quality::Is(filter) = quality else { return None };
            filters.push(filter.clone());
        }
        like.push(if filters.len() == 1 { filters.remove(0) } else { Filter::AllOf(filters) });
    }
    Some(bare(Head::Card, vec![Quality::Is(Filter::AnyOf(like))]))
}

pub(super) fn bare(head: Head, like: Vec<Quality>) -> Cards {
    Cards {
        count: Counted::Bare,
        like,
        head,
        whose: Whose::Any,
        places: EnumSet::empty(),
        together: Together::Any,
        how: Chosen::Freely,
    }
}

pub(super) fn of_core(core: Core) -> Option<Cards> {
    let mut cards = bare(core.head, Vec::new());
    for adjective in core.adjectives {
        match adjective {
            Adjective::Is(filter) => cards.like.push(Quality::Is(filter)),
            Adjective::Kind(kind) => cards.like.push(Quality::Is(kind.before(&cards.head)?)),
            Adjective::AnyKind(all) => {
                let all = all.into_iter().map(|kind| kind.before(&cards.head)).collect::<Option<Vec<_>>>()?;
                cards.like.push(Quality::Is(Filter::AnyOf(all)));
            }
            Adjective::NotKind(kind) => {
                cards.like.push(Quality::Is(Filter::Not(Box::new(kind.before(&cards.head)?))));
            }
            Adjective::Whose(whose) if cards.whose == Whose::Any => cards.whose = whose,
            Adjective::Banished if cards.places.is_empty() => cards.places = Place::Banished.into(),
            Adjective::Whose(_) | Adjective::Banished => return None,
        }
    }
    Some(cards)
}

/// Where the last alone says where they are, all are there.
pub fn where_the_last_is(mut all: Vec<Ref>) -> Option<Vec<Ref>> {
    let place = match all.last()? {
        Ref::Cards(cards) if !cards.places.is_empty() => Some((cards.whose, cards.places)),
        _ => None,
    };
    for one in &mut all {
        if let (Ref::Cards(cards), Some((whose, places))) = (one, place)
            && cards.places.is_empty()
            && cards.whose == Whose::Any
        {
            (cards.whose, cards.places) = (whose, places);
        }
    }
    Some(all)
}

/// "Except "…"".
fn is_exception(quality: &Quality) -> bool {
    matches!(quality, Quality::Is(Filter::Not(not)) if matches!(**not, Filter::Named(_) | Filter::This))
}

/// Several references as one. Where the last alone says where they are, all are there; and this card is none of those
/// that are chosen beside it.
pub(super) fn together(mut all: Vec<Ref>) -> Option<Ref> {
    let place = match all.last()? {
        Ref::Cards(cards) if !cards.places.is_empty() => Some((cards.whose, cards.places)),
        _ => None,
    };
    let this = all.iter().any(|one| matches!(one, Ref::This(_)));
    // What is left out is left out of all.
    let left_out: Vec<Quality> = match all.last()? {
        Ref::Cards(cards) => cards.like.iter().filter(|one| is_exception(one)).cloned().collect(),
        _ => Vec::new(),
    };
    for one in &mut all {
        match one {
            Ref::This(places) if places.is_empty() => {
                *places = place.map_or(EnumSet::empty(), |(_, places)| places);
                if places.is_superset(words::FIELD) {
                    *places = EnumSet::empty();
                }
            }
            Ref::Cards(cards) => {
                if let (true, Some((whose, places))) = (cards.places.is_empty(), place) {
                    (cards.whose, cards.places) = (whose, places);
                }
                for one in &left_out {
                    if !cards.like.contains(one) {
                        cards.like.push(one.clone());
                    }
                }
                let chosen = matches!(cards.count, Counted::Number(_) | Counted::UpTo(_));
                let other = Quality::Is(Filter::Not(Box::new(Filter::This)));
                if this && chosen && !cards.like.contains(&other) {
                    cards.like.push(other);
                }
                if !chosen && cards.count != Counted::All {
                    return None;
                }
            }
            Ref::This(_)
            | Ref::Back(_)
            | Ref::Equipped
            | Ref::Attacker
            | Ref::AttackTarget
            | Ref::Activated => {}
            Ref::ThisLike(_) | Ref::Top(..) | Ref::Several(_) | Ref::Among(..) | Ref::Rest => return None,
        }
    }
    Some(Ref::Several(all))
}

/// 3.4.4-93: what an effect of this card has equipped to it.
pub fn taken() -> Cards {
    let like = vec![Quality::Is(Filter::TakenByThis)];
    Cards { count: Counted::All, places: Place::SpellTrapZone.into(), ..bare(Head::Card, like) }
}
