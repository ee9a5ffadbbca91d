//! OCG 3.2.2-4, 3.6.3-96: at the end of the turn the turn player keeps six cards.

use crate::game::Game;
use crate::pipe::{Change, Destination};
use crate::run::Next;
use crate::state::{Ask, By, Frame, Move, Pick, TurnStage, Value, WindowKind};

/// 3.2.2-4
const MOST: usize = 6;

pub(crate) fn ask(game: &mut Game, value: Value) -> Next {
    let seat = game.state.turn.player;
    if let Value::Cards(cards) = value {
        // Discarded and sent from the hand, but not by an effect.
        let change = Change::Move { cards, why: Move::Discarded, to: Destination::Graveyard };
        game.state.recent.clear();
        game.propose(change, By::Rule, &["3.2.2-4", "3.6.3-96"]);
        if !game.state.met.is_empty() {
            return Next::Push(Frame::Turn(TurnStage::HandLimit), super::open(game, WindowKind::Due));
        }
    }
    let hand = game.state.piles[seat].hand.clone();
    if hand.len() <= MOST {
        return Next::Go(Frame::Turn(TurnStage::Over));
    }
    let surplus = (hand.len() - MOST) as u16;
    let pick = Pick {
        seat,
        ask: Ask::HandLimit,
        about: None,
        candidates: hand,
        chosen: Vec::new(),
        least: surplus,
        most: surplus,
        together: crate::state::Joined::Any,
        include: Vec::new(),
    };
    Next::Push(Frame::Turn(TurnStage::HandLimit), Frame::Pick(Box::new(pick)))
}
