//! OCG 3.2: what a player cannot know, dealt anew among the places where it may be.

use crate::game::Game;
use crate::library::DefId;
use crate::state::{CardId, Event, Frame, Location, Snapshot};
use table::{Dice, Seat};

/// The cards behind the handles change, as in a shuffle; the handles, and who knows what, stay. What belongs in the
/// Extra Deck goes round among itself (3.1.2-11).
pub(crate) fn redeal(game: &mut Game, seat: Seat, dice: &mut Dice) {
    if game.decision().is_none_or(|decision| decision.seat != seat) {
        return;
    }
    for owner in Seat::BOTH {
        for part in [Part::Main, Part::Extra] {
            deal(game, &unknown(game, seat, owner, part), dice);
        }
    }
    game.state.dice = dice.split();
    forget_waiting(game, seat);
    look_again(game);
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Main,
    Extra,
}

fn unknown(game: &Game, seat: Seat, owner: Seat, part: Part) -> Vec<CardId> {
    let cards = (0..game.state.cards()).map(CardId);
    let is_meant = |card: &CardId| {
        let state = game.card(*card);
        let extra = game.def(*card).card.is_of_extra_deck();
        state.owner == owner
            && !state.known.to(seat)
            && state.place != Location::Gone
            && extra == (part == Part::Extra)
    };
    cards.filter(is_meant).collect()
}

/// Sorted first, so that the outcome does not depend on how the cards really lie.
fn deal(game: &mut Game, cards: &[CardId], dice: &mut Dice) {
    let mut behind: Vec<DefId> = cards.iter().map(|&card| game.card(card).def).collect();
    behind.sort_unstable();
    dice.shuffle(&mut behind);
    for (card, def) in cards.iter().zip(behind) {
        game.state.cards[card.index()].def = def;
    }
}

/// Triggers of a card which this seat does not know are not known to wait.
fn forget_waiting(game: &mut Game, seat: Seat) {
    let known: Vec<bool> = game.state.cards.iter().map(|card| card.known.to(seat)).collect();
    game.state.met.retain(|met| known[met.source.card.card.index()]);
    for frame in &mut game.state.frames {
        if let Frame::Collect(collect) = frame {
            collect.left.retain(|met| known[met.source.card.card.index()]);
        }
    }
}

/// What is remembered of a card that was dealt anew is what it is now.
fn look_again(game: &mut Game) {
    let defs: Vec<DefId> = game.state.cards.iter().map(|card| card.def).collect();
    let look = |event: &mut Event| {
        let all = event.subjects.iter_mut().chain(&mut event.other);
        all.for_each(|one: &mut Snapshot| one.def = defs[one.card.card.index()]);
    };
    game.state.recent.iter_mut().for_each(look);
    for frame in &mut game.state.frames {
        match frame {
            Frame::Window(window) => window.answers.iter_mut().for_each(look),
            Frame::Chain(chain) => chain.answers.iter_mut().for_each(look),
            Frame::Collect(collect) => collect.answers.iter_mut().for_each(look),
            _ => {}
        }
    }
}
