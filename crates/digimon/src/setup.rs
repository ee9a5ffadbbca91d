//! DCG 5: getting ready and starting the game.

use crate::areas::hidden::shuffle;
use crate::areas::{Place, deck};
use crate::effects::language::{End, Face};
use crate::game::Game;
use crate::library::{DefId, Library};
use crate::overview::deck_building::{Deck, Fault, faults};
use crate::state::{
    Ask, CardId, CardState, Choice, Frame, Known, Phase, Pile, Player, RedrawStage, SetupStep, State,
    TurnStep, What,
};
use serde::{Deserialize, Serialize};
use table::{Dice, PerSeat, Seat};

/// 5-2-1-4, 5-2-1-6
const OPENING: i32 = 5;

/// All that a game starts from. With the answers it is the whole game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub decks: PerSeat<Deck>,
    pub seed: u64,
}

/// A deck that breaks the building rules.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the deck of seat {seat} cannot be played: {}", faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct DeckError {
    pub seat: Seat,
    pub faults: Vec<Fault>,
}

/// 5-1: the state before anything has happened.
pub(crate) fn begin(library: &Library, setup: &Setup) -> Result<State, DeckError> {
    for seat in Seat::BOTH {
        let faults = faults(library, &setup.decks[seat]);
        if !faults.is_empty() {
            return Err(DeckError { seat, faults });
        }
    }
    let mut state = empty(setup.seed);
    for seat in Seat::BOTH {
        let deck = &setup.decks[seat];
        state.players[seat].deck = add_cards(&mut state.cards, seat, &deck.main);
        state.players[seat].egg_deck = add_cards(&mut state.cards, seat, &deck.eggs);
    }
    state.frames.push(Frame::Setup(SetupStep::Shuffle));
    Ok(state)
}

/// A table with nothing on it.
pub(crate) fn empty(seed: u64) -> State {
    State {
        cards: Vec::new(),
        players: PerSeat::new(|_| Player::default()),
        units: Vec::new(),
        nowhere: Vec::new(),
        removed: Vec::new(),
        gauge: 0,
        turn: 0,
        turn_player: Seat::A,
        first_player: Seat::A,
        phase: Phase::Setup,
        attack: None,
        given: Vec::new(),
        informing: Vec::new(),
        standing: Vec::new(),
        pending: Vec::new(),
        deferred: Vec::new(),
        used: Vec::new(),
        batch: 0,
        next_unit: 0,
        next_given: 0,
        frames: Vec::new(),
        picked: Vec::new(),
        answer: None,
        decision: None,
        outcome: None,
        dice: Dice::new(seed),
        this_turn: PerSeat::default(),
        activations: 0,
        watch: crate::other::Watch::default(),
    }
}

/// Adds physical cards, face down and unknown.
pub(crate) fn add_cards(cards: &mut Vec<CardState>, owner: Seat, defs: &[DefId]) -> Vec<CardId> {
    let add = |&def: &DefId| {
        cards.push(CardState { def, owner, incarnation: 0, face: Face::Down, known: Known::NOBODY });
        CardId((cards.len() - 1) as u16)
    };
    defs.iter().map(add).collect()
}

pub(crate) fn step(game: &mut Game, step: SetupStep) {
    match step {
        SetupStep::Shuffle => start(game),
        SetupStep::Redraw(seat, stage) => redraw(game, seat, stage),
        SetupStep::Security => place_security(game),
    }
}

/// 5-2-1-1 to 5-2-1-4: shuffle, decide by chance who goes first, draw the opening hands.
fn start(game: &mut Game) {
    for seat in Seat::BOTH {
        shuffle(game, seat, Pile::Deck);
        // 5-2-1-2: without a Digi-Egg deck there is nothing to do.
        if !game.state.players[seat].egg_deck.is_empty() {
            shuffle(game, seat, Pile::EggDeck);
        }
    }
    game.note(&["5-2-1-1", "5-2-1-2"], |_| What::DecksShuffled);
    let first = Seat::BOTH[game.state.dice.roll(2)];
    game.state.first_player = first;
    game.state.turn_player = first;
    for seat in Seat::BOTH {
        draw_opening_hand(game, seat);
    }
    game.note(&["5-2-1-3", "5-2-1-4"], |_| What::OpeningHands);
    game.push(Frame::Setup(SetupStep::Redraw(first, RedrawStage::Ask)));
}

fn draw_opening_hand(game: &mut Game, seat: Seat) {
    for card in deck::top(game, seat, OPENING as usize) {
        game.move_card(card, Place::Hand);
    }
}

/// 5-2-1-4, 5-2-1-5: each player, the first one first, may put the hand back and draw anew.
fn redraw(game: &mut Game, seat: Seat, stage: RedrawStage) {
    if stage == RedrawStage::Ask {
        game.push(Frame::Setup(SetupStep::Redraw(seat, RedrawStage::Answered)));
        return game.ask(seat, Ask::Redraw, None, vec![Choice::Yes, Choice::No]);
    }
    if game.state.answer.take() == Some(Choice::Yes) {
        for card in game.state.players[seat].hand.clone() {
            game.move_card(card, Place::Deck(End::Bottom));
        }
        shuffle(game, seat, Pile::Deck);
        draw_opening_hand(game, seat);
        game.note(&["5-2-1-5"], |_| What::Redrew(seat));
    }
    if seat == game.state.first_player {
        game.push(Frame::Setup(SetupStep::Redraw(seat.other(), RedrawStage::Ask)));
    } else {
        game.push(Frame::Setup(SetupStep::Security));
    }
}

/// 5-2-1-6 to 5-2-1-8: five security cards unseen, the first drawn at the bottom; then the game begins.
fn place_security(game: &mut Game) {
    for seat in Seat::BOTH {
        for card in deck::top(game, seat, OPENING as usize) {
            game.move_card(card, Place::Security(End::Top, Face::Down));
        }
    }
    game.state.gauge = 0;
    game.note(&["5-2-1-6", "5-2-1-7", "5-2-1-8"], |_| What::SecuritySet);
    game.state.turn = 1;
    game.push(Frame::Turn(TurnStep::Start));
}
