//! DCG 16-11: De-Digivolve.

use crate::areas::Place;
use crate::game::Game;
use crate::pipe::Made;
use crate::state::{CardId, Thing, Unit, What};

/// 16-11-4: a level 3 card ends it.
const LAST: u8 = 3;

/// How many cards can be trashed from the top of a stack.
/// 16-11-6: whatever comes to lie on top.
fn possible(game: &Game, unit: &Unit) -> usize {
    let stops = |card: &&CardId| {
        game.is_face_up(**card) && game.printed(**card).level.is_some_and(|level| level.0 == LAST)
    };
    let above = unit.stack.iter().rev().position(|card| stops(&card)).unwrap_or(unit.stack.len());
    above.min(unit.stack.len() - 1)
}

/// The largest number that makes a difference for any of these.
pub(crate) fn at_most(game: &Game, things: &[Thing]) -> i32 {
    let of = |&thing: &Thing| match thing {
        Thing::Unit(unit) => game.unit(unit).map(|unit| possible(game, unit) as i32),
        Thing::Card(_) | Thing::Player(_) => None,
    };
    things.iter().filter_map(of).max().unwrap_or(0)
}

/// 16-11-1, 16-11-5: so many cards from the top of each are trashed at once, one by one in order.
pub(crate) fn make(game: &mut Game, subjects: &[Thing], n: u8, made: &mut Made) {
    for &thing in subjects {
        let Thing::Unit(id) = thing else { continue };
        let Some(unit) = game.unit(id) else { continue };
        let n = possible(game, unit).min(n as usize);
        let label = game.label(unit.top());
        let cards: Vec<CardId> = (0..n).filter_map(|_| game.state.board_mut(made).take_top(id)).collect();
        for &card in &cards {
            game.put_in(card, Place::Trash, made);
        }
        if !cards.is_empty() {
            made.tell(game, &["16-11-1", "16-11-5"], |game| What::DeDigivolved {
                unit: label,
                cards: cards.iter().map(|&card| game.label(card)).collect(),
            });
            made.subjects.push(thing);
            made.gone.extend(cards);
        }
    }
}
