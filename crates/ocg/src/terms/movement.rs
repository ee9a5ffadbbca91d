//! OCG 3.4.4-14 to -31, 3.4.4-39 to -42: destroying, discarding, sending, banishing, returning and adding cards.

use crate::effects::perform::{Performed, group_of};
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::{Group, To};
use crate::pipe::{Change, Destination};
use crate::places::deck;
use crate::state::{Face, Move, Running};

/// 3.4.4-14: what is destroyed goes to the Graveyard; it was sent there, too (3.4.4-15).
pub(crate) fn destroy(game: &mut Game, running: &Running, group: &Group) -> Performed {
    moved(game, running, group, Move::Destroyed, Destination::Graveyard, "3.4.4-14")
}

/// 3.4.4-23: neither destroyed nor Tributed, and from the hand not discarded (3.4.4-25). What cannot be destroyed can be
/// sent (3.4.4-24).
pub(crate) fn send(game: &mut Game, running: &Running, group: &Group) -> Performed {
    moved(game, running, group, Move::Sent, Destination::Graveyard, "3.4.4-23")
}

/// 3.4.4-19 to -21: it was discarded and sent from the hand, but not destroyed (3.4.4-21).
pub(crate) fn discard(game: &mut Game, running: &Running, group: &Group) -> Performed {
    moved(game, running, group, Move::Discarded, Destination::Graveyard, "3.4.4-19")
}

/// 3.4.2-15
pub(crate) fn tribute(game: &mut Game, running: &Running, group: &Group) -> Performed {
    moved(game, running, group, Move::Tributed, Destination::Graveyard, "3.4.2-15")
}

/// 3.4.4-28; face-down by 3.2.3-5.
pub(crate) fn banish(game: &mut Game, running: &Running, group: &Group, face: Face) -> Performed {
    let why = match face {
        Face::Up | Face::UpDefense => Move::Banished,
        Face::Down => Move::BanishedFaceDown,
    };
    moved(game, running, group, why, Destination::Banished(face), "3.4.4-28")
}

/// 3.4.4-41
pub(crate) fn return_to_hand(game: &mut Game, running: &Running, group: &Group) -> Performed {
    moved(game, running, group, Move::ReturnedToHand, Destination::Hand, "3.4.4-41")
}

/// 3.4.4-39
pub(crate) fn return_to_deck(game: &mut Game, running: &Running, group: &Group, to: To) -> Performed {
    deck::shuffle_searched(game);
    moved(game, running, group, Move::ReturnedToDeck, Destination::Deck(to), "3.4.4-39")
}

/// 3.2.1-35
pub(crate) fn add_to_extra_deck(game: &mut Game, running: &Running, group: &Group) -> Performed {
    moved(game, running, group, Move::Added, Destination::ExtraDeckFaceUp, "3.2.1-35")
}

fn moved(
    game: &mut Game,
    running: &Running,
    group: &Group,
    why: Move,
    to: Destination,
    statement: &'static str,
) -> Performed {
    let cards = group_of(game, running, group);
    Performed::Done(game.propose(Change::Move { cards, why, to }, by(running), &[statement]))
}

/// 3.4.4-11, -41: no draw; what was searched out of a Deck is shown.
pub(crate) fn add(game: &mut Game, running: &Running, group: &Group) -> Performed {
    let cards = group_of(game, running, group);
    let searched = cards.iter().any(|&card| game.card(card).place == crate::state::Location::Deck);
    let change = Change::Move { cards, why: Move::Added, to: Destination::Hand };
    let done = game.propose(change, by(running), &["3.4.4-41", "3.4.4-42"]);
    if searched && !done.is_empty() {
        game.propose(Change::Reveal { cards: done.clone() }, by(running), &["3.2.2-7"]);
    }
    Performed::Done(done)
}
