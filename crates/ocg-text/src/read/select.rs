//! Texts from before "target": "select and destroy 1 monster" (OCG 3.4.3-10).

use super::P;
use super::clause::{Steps, with_plain};
use super::tree::{Back, Counted, Doing, Many, Pointing, Ref};
use super::words;
use ocg::language::{Link, Place};
use text::grammar::{At, Parses};

/// What is selected and done to it; what is in a hand or Deck is no target.
pub fn selected(p: &P<'_>, at: At) -> Parses<Steps> {
    p.from(at).words("select and").then(with_plain).filter_map(|(doing,)| {
        let Doing::Do(verb, Ref::Cards(cards), how) = doing else { return None };
        let seen = words::ON_FIELD | Place::Graveyard | Place::Banished;
        let many = match cards.count {
            Counted::Number(1) => Many::One,
            Counted::Number(_) | Counted::UpTo(_) => Many::Several,
            _ => return None,
        };
        if !cards.places.is_subset(seen) {
            return Some(vec![(Link::First, Doing::Do(verb, Ref::Cards(cards), how))]);
        }
        let target = Ref::Back(Back { many, to: Pointing::Target });
        let targets = Doing::Targets(vec![Ref::Cards(cards)]);
        Some(vec![(Link::First, targets), (Link::Then, Doing::Do(verb, target, how))])
    })
}
