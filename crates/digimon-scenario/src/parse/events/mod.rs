//! What happened, as sentences: one for every event that the game records.

mod of_cards;
mod of_game;
mod of_seats;

pub(super) use of_cards::{cards, effect};
pub(super) use of_game::{game, noun, turn};
pub(super) use of_seats::seat;

use crate::model::{How, Pattern};
use crate::text::Cursor;

/// Events that a sentence means, and how often.
pub(super) struct Told {
    pub patterns: Vec<Pattern>,
    pub how: How,
}

impl Told {
    fn once(pattern: Pattern) -> Self {
        Told { patterns: vec![pattern], how: How::Yes }
    }

    fn all(patterns: impl IntoIterator<Item = Pattern>) -> Self {
        Told { patterns: patterns.into_iter().collect(), how: How::Yes }
    }

    fn negated(self, not: bool) -> Self {
        if not { Told { how: How::Not, ..self } } else { self }
    }
}

/// `once`, `twice`, `3 times`, `at once`; or nothing, for at least once.
pub(super) fn how(line: &mut Cursor<'_>) -> How {
    let fixed = [("once", How::Times(1)), ("twice", How::Times(2)), ("at once", How::AtOnce)];
    if let Some(how) = line.eat_any(&fixed) {
        return how;
    }
    let times = line.peek().and_then(|token| token.text.parse().ok());
    match times {
        Some(times) if line.peek_at(1).is_some_and(|token| token.text == "times") => {
            line.skip(2);
            How::Times(times)
        }
        _ => How::Yes,
    }
}

/// `2 cards`, `1 card`, `no cards`: how many in all.
fn total(line: &mut Cursor<'_>) -> Option<usize> {
    let mut ahead = line.clone();
    let count = if ahead.eat("no") { Some(0) } else { ahead.maybe_number() }?;
    if !ahead.eat("cards") && !ahead.eat("card") {
        return None;
    }
    *line = ahead;
    Some(count)
}
