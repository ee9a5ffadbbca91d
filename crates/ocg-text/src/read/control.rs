//! What a player controls: "you control a Dragon monster", "your opponent controls no monsters".

use super::condition::{State, both, some_or_none};
use super::reference::one_named;
use super::tree::{Cards, Counted};
use super::{P, words};
use ocg::language::{Comparison, Filter, Whose};
use text::grammar::{At, Parses};

pub fn control(p: &P<'_>, at: At) -> Parses<State> {
    let who = |p: &P<'_>, at: At| {
        p.row(
            at,
            "who controls",
            &[
                ("you control", Whose::Yours),
                ("your opponent controls", Whose::Opponents),
                ("they control", Whose::Opponents),
            ],
        )
    };
    let one = p.from(at).then(who).then(some_or_none);
    let one = one.filter_map(|(who, counted)| controlled(who, counted));
    let two = p.from(at).then(who).then(some_or_none).maybe(",").words("and|but").then(some_or_none);
    let two = two.filter_map(|(who, first, second)| {
        // Two kinds of one noun phrase are not both needed.
        // "No other monsters" are others than the first.
        let other = super::tree::Quality::Is(Filter::Not(Box::new(Filter::This)));
        let apart = (second.2 == 0 || !matches!(second.0.count, Counted::Bare) || is_named(&second.0))
            && !second.0.like.contains(&other);
        apart.then_some(both(controlled(who, first)?, controlled(who, second)?))
    });
    let each = p.from(at).then(who).then(each_named);
    let each = each.filter_map(|(who, all)| {
        let all = all.into_iter().map(|cards| controlled(who, (cards, Comparison::AtLeast, 1)));
        Some(State::All(all.collect::<Option<_>>()?))
    });
    one.or(two).or(each)
}

/// ""A", "B", and "C"": one of each.
pub fn each_named(p: &P<'_>, at: At) -> Parses<Vec<Cards>> {
    let two = p.from(at).then(one_named).maybe(",").words("and").then(one_named);
    let more = p.from(at).then(one_named).words(",").then(each_named);
    let more = more.map(|(first, rest)| std::iter::once(first).chain(rest).collect());
    two.map(|(first, second)| vec![first, second]).or(more)
}

fn is_named(cards: &Cards) -> bool {
    matches!(cards.head, super::tree::Head::Named(_)) && cards.like.is_empty()
}

/// So many on the field of that player.
fn controlled(who: Whose, (cards, how, n): (Cards, Comparison, u32)) -> Option<State> {
    let free = cards.places.is_empty() && cards.whose == Whose::Any;
    let places = if free { words::FIELD } else { cards.places };
    let there = free || cards.whose == who || cards.whose == Whose::Any;
    let on_field = there && places.is_subset(words::ON_FIELD);
    on_field.then_some(State::Count(Cards { whose: who, places, ..cards }, how, n))
}
