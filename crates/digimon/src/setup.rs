//! DCG 5: getting ready and starting the game.

use crate::areas::hidden::shuffle;
use crate::areas::{Place, deck};
use crate::effects::language::Face;
use crate::game::Game;
use crate::library::{DefId, Library};
use crate::overview::deck_building::{Deck, Fault, faults};
use crate::pipe::{self, Made};
use crate::state::{
    Ask, Board, CardId, CardState, Cause, Change, Choice, Edge, Frame, Known, Pile, Player, RedrawStage,
    Returned, SetupStep, State, TurnStep, What,
};
use serde::{Deserialize, Serialize};
use table::{PerSeat, Seat, Seed};

/// 5-2-1-4, 5-2-1-6
const OPENING: i32 = 5;

/// All that a game starts from. With the answers it is the whole game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub decks: PerSeat<Deck>,
    pub seed: Seed,
}

/// A deck that breaks the building rules.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the deck of seat {seat} cannot be played: {}", faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct DeckError {
    pub seat: Seat,
    pub faults: Vec<Fault>,
}

/// 5-1: the state before anything has happened.
/// 5-1-2: no token is among the cards.
pub(crate) fn begin(library: &Library, setup: &Setup) -> Result<State, DeckError> {
    for seat in Seat::BOTH {
        let faults = faults(library, &setup.decks[seat]);
        if !faults.is_empty() {
            return Err(DeckError { seat, faults });
        }
    }
    let mut board = Board::default();
    for seat in Seat::BOTH {
        let deck = &setup.decks[seat];
        let (main, eggs) = (add_cards(&mut board, seat, &deck.main), add_cards(&mut board, seat, &deck.eggs));
        board.lay_out(seat, Player { deck: main, egg_deck: eggs, ..Player::default() });
    }
    Ok(State::new(board, vec![Frame::Setup(SetupStep::Shuffle)], setup.seed))
}

/// Adds physical cards, face down and unknown.
pub(crate) fn add_cards(board: &mut Board, owner: Seat, defs: &[DefId]) -> Vec<CardId> {
    let card = |def| CardState { def, owner, incarnation: 0, face: Face::Down, known: Known::NOBODY };
    defs.iter().map(|&def| board.add_card(card(def))).collect()
}

pub(crate) fn step(game: &mut Game, step: SetupStep, returned: &Returned) {
    match step {
        SetupStep::Shuffle => start(game),
        SetupStep::Redraw(seat, stage) => redraw(game, seat, stage, returned),
        SetupStep::Security => place_security(game),
    }
}

/// 5-2-1-1 to 5-2-1-4: shuffle, decide by chance who goes first, draw the opening hands.
fn start(game: &mut Game) {
    for seat in Seat::BOTH {
        shuffle(game, seat, Pile::Deck);
        // 5-2-1-2: without a Digi-Egg deck there is nothing to do.
        if !game.state.player(seat).egg_deck.is_empty() {
            shuffle(game, seat, Pile::EggDeck);
        }
    }
    game.note(&["5-2-1-1", "5-2-1-2"], |_| What::DecksShuffled);
    pipe::commit(game, &Change::OpeningHands, &[], Cause::Rule);
    let first = game.state.first_player();
    game.push(Frame::Setup(SetupStep::Redraw(first, RedrawStage::Ask)));
}

/// 5-2-1-3: chance decides who goes first; then both draw.
pub(crate) fn draw_opening_hands(game: &mut Game, made: &mut Made) {
    let first = Seat::BOTH[game.state.dice_mut(made).roll(2)];
    game.state.board_mut(made).set_first_player(first);
    for seat in Seat::BOTH {
        draw_opening_hand(game, seat, made);
    }
    made.tell(game, &["5-2-1-3", "5-2-1-4"], |_| What::OpeningHands);
}

fn draw_opening_hand(game: &mut Game, seat: Seat, made: &Made) {
    for card in deck::top(game, seat, OPENING as usize) {
        game.move_card(card, Place::Hand, made);
    }
}

/// 5-2-1-4, 5-2-1-5: each player, the first one first, may put the hand back and draw anew.
fn redraw(game: &mut Game, seat: Seat, stage: RedrawStage, returned: &Returned) {
    if stage == RedrawStage::Ask {
        game.push(Frame::Setup(SetupStep::Redraw(seat, RedrawStage::Answered)));
        return game.ask(seat, Ask::Redraw, None, vec![Choice::Yes, Choice::No]);
    }
    if returned.answer() == Some(Choice::Yes) {
        pipe::commit(game, &Change::Redraw(seat), &[], Cause::Rule);
    }
    if seat == game.state.first_player() {
        game.push(Frame::Setup(SetupStep::Redraw(seat.other(), RedrawStage::Ask)));
    } else {
        game.push(Frame::Setup(SetupStep::Security));
    }
}

pub(crate) fn draw_anew(game: &mut Game, seat: Seat, made: &mut Made) {
    for card in game.state.player(seat).hand.clone() {
        game.move_card(card, Place::Deck(Edge::Bottom), made);
    }
    shuffle(game, seat, Pile::Deck);
    draw_opening_hand(game, seat, made);
    made.tell(game, &["5-2-1-5"], |_| What::Redrew(seat));
}

fn place_security(game: &mut Game) {
    pipe::commit(game, &Change::SetSecurity, &[], Cause::Rule);
    game.push(Frame::Turn(TurnStep::Start));
}

/// 5-2-1-6 to 5-2-1-8: five security cards unseen, the first drawn at the bottom; then the game begins.
pub(crate) fn lay_security(game: &mut Game, made: &mut Made) {
    for seat in Seat::BOTH {
        for card in deck::top(game, seat, OPENING as usize) {
            game.move_card(card, Place::Security(Edge::Top, Face::Down), made);
        }
    }
    let first = game.state.first_player();
    let board = game.state.board_mut(made);
    board.set_memory(Seat::A, 0);
    board.set_turn(1, first);
    made.tell(game, &["5-2-1-6", "5-2-1-7", "5-2-1-8"], |_| What::SecuritySet);
}
