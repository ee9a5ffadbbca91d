//! Who battles with whom, beside a point of the Damage Step (OCG 3.6.3-25, -47).

use super::P;
use super::event::{Subject, subject};
use super::reference::cards;
use super::tree::{Cards, Counted};
use super::words;
use ocg::language::Whose;
use text::grammar::{At, Parses};

/// A battle that is going on, or was.
#[derive(Clone, PartialEq, Debug)]
pub struct Battle {
    pub who: Subject,
    pub how: Fights,
    pub with: Option<Cards>,
}

/// As what it fights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fights {
    Either,
    Attacks,
    IsAttacked,
}

/// "If this card battles an opponent's monster".
pub fn battles(p: &P<'_>, at: At) -> Parses<Battle> {
    let how = |p: &P<'_>, at: At| {
        p.row(
            at,
            "how it fights",
            &[
                ("battles", Fights::Either),
                ("battle", Fights::Either),
                ("battled", Fights::Either),
                ("attacks or is attacked", Fights::Either),
                ("attacked or was attacked", Fights::Either),
                ("attacks", Fights::Attacks),
                ("attack", Fights::Attacks),
                ("attacked", Fights::Attacks),
                ("is attacked", Fights::IsAttacked),
                ("is attacked by", Fights::IsAttacked),
                ("is being attacked", Fights::IsAttacked),
                ("was attacked", Fights::IsAttacked),
            ],
        )
    };
    let alone = p.from(at).words("if|when").then(subject).then(how);
    let alone = alone.map(|(who, how)| Battle { who, how, with: None });
    let with = p.from(at).words("if|when").then(subject).then(how).then(cards);
    let with = with.filter_map(|(who, how, cards)| {
        let one = match cards.count {
            Counted::Number(n) => n == 1,
            Counted::Bare => cards.whose != Whose::Any,
            _ => false,
        };
        (one && cards.places.is_subset(words::FIELD)).then_some(Battle { who, how, with: Some(cards) })
    });
    alone.or(with)
}
