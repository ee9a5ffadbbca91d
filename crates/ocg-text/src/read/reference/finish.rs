//! The parts of a description put together, where they fit together.

use super::core::{Adjective, Core};
use super::post::Post;
use crate::read::tree::{Cards, Chosen, Counted, Head, Quality};
use crate::read::words::{self};
use enumset::EnumSet;
use ocg::language::{Filter, Place, Together, Whose};

/// The qualities that adjectives and head come to where it is not said in which place.
pub(super) fn filters_of(core: Core) -> Option<Vec<Quality>> {
    let cards = finished(vec![core], Vec::new())?;
    let mut all: Vec<Quality> =
        crate::read::bind::head_filter(&cards.head).into_iter().map(Quality::Is).collect();
    all.extend(cards.like);
    Some(all)
}

pub(super) fn finished(cores: Vec<Core>, posts: Vec<Post>) -> Option<Cards> {
    let mut all = cores.into_iter().map(of_core).collect::<Option<Vec<Cards>>>()?;
    let mut cards = if all.len() == 1 { all.remove(0) } else { either(all)? };
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
            Post::UpTo(number) if cards.count == Counted::Bare => cards.count = Counted::UpTo(number),
            Post::Together(_) | Post::Where(..) | Post::UpTo(_) => return None,
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
