//! A position set up by hand: what lies where, whose turn it is, and where the turn stands.

use crate::effects::language::Face;
use crate::library::{DefId, EffectId};
use crate::setup::add_cards;
use crate::state::{
    Arrival, Board, CardId, CardRef, Entering, FieldArea, Frame, Known, Phase, Player, SetupStep, State,
    TurnStep, User,
};
use serde::{Deserialize, Serialize};
use table::{PerSeat, Seat, Seed};

/// Everything on the table, to play on from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    pub sides: PerSeat<Side>,
    pub turn_player: Seat,
    /// The first turn of the game is 1; 0 before the game.
    pub turn: u16,
    /// The phase that is about to begin; `Unsuspend` is the start of the turn. With `Setup` the
    /// decks are shuffled first and the game begins (5-2).
    pub phase: Phase,
    /// The memory of the turn player; negative on the opponent's side.
    pub memory: i8,
    pub seed: Seed,
    /// Who knows a card otherwise than its place says.
    #[serde(default)]
    pub known: Vec<(CardId, Known)>,
    /// 15-14-1: the effects that were used this turn.
    #[serde(default)]
    pub used: Vec<UsedSpec>,
}

/// How often an effect of a card was used this turn. Cards have numbers in the order in which they are laid out:
/// seat A first, and the areas in the order of [`Side`], a unit's stack before its link cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UsedSpec {
    pub card: CardId,
    pub effect: EffectId,
    pub times: u8,
}

/// What one player has. Lists of hidden cards name the top card first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Side {
    pub deck: Vec<DefId>,
    pub egg_deck: Vec<DefId>,
    pub hand: Vec<DefId>,
    pub trash: Vec<DefId>,
    pub security: Vec<(DefId, Face)>,
    pub battle: Vec<UnitSpec>,
    pub breeding: Option<UnitSpec>,
}

/// One card in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UnitSpec {
    /// The top card first, then what is under it from the top down.
    pub stack: Vec<(DefId, Face)>,
    pub links: Vec<DefId>,
    pub suspended: bool,
    /// Played this turn (7-1-2-1).
    pub fresh: bool,
}

/// Lays the position out and puts the turn where it says.
pub(crate) fn set_up(position: &Position) -> State {
    let mut board = Board::default();
    // The first player is the one who had the odd turns.
    let odd = position.turn % 2 == 1;
    board.set_first_player(if odd { position.turn_player } else { position.turn_player.other() });
    board.set_turn(position.turn, position.turn_player);
    board.set_memory(position.turn_player, position.memory);
    for seat in Seat::BOTH {
        lay_out(&mut board, seat, &position.sides[seat]);
    }
    let cards = board.card_count();
    let laid = |card: CardId| usize::from(card.0) < cards;
    for &(card, known) in position.known.iter().filter(|&&(card, _)| laid(card)) {
        board.set_known(card, known);
    }
    for used in &position.used {
        let by = User::Card(CardRef { card: used.card, incarnation: 0 });
        (0..used.times).for_each(|_| board.count_use(by, used.effect));
    }
    board.set_phase(position.phase);
    State::new(board, next_to_do(position.phase), position.seed)
}

/// What comes last first, as in [`State::frames`].
fn next_to_do(phase: Phase) -> Vec<Frame> {
    let step = match phase {
        Phase::Setup => return vec![Frame::Setup(SetupStep::Shuffle)],
        Phase::Unsuspend => TurnStep::Start,
        Phase::Draw => TurnStep::Draw,
        Phase::Breeding => TurnStep::Breeding,
        Phase::Main => TurnStep::Main,
    };
    vec![Frame::Turn(step), Frame::Settle]
}

fn lay_out(board: &mut Board, seat: Seat, side: &Side) {
    let mut pile = |defs: &[DefId]| {
        let mut cards = add_cards(board, seat, defs);
        cards.reverse();
        cards
    };
    let (deck, egg_deck) = (pile(&side.deck), pile(&side.egg_deck));
    let (mut hand, mut trash) = (pile(&side.hand), pile(&side.trash));
    hand.reverse();
    trash.reverse();
    let defs: Vec<DefId> = side.security.iter().map(|&(def, _)| def).collect();
    let security = pile(&defs);
    for &card in &hand {
        board.make_known(card, Known::only(seat));
    }
    for &card in &trash {
        show(board, card);
    }
    for (&card, &(_, face)) in security.iter().rev().zip(&side.security) {
        if face == Face::Up {
            show(board, card);
        }
    }
    board.lay_out(seat, Player { deck, egg_deck, hand, trash, security });
    for unit in &side.battle {
        add_unit(board, seat, FieldArea::Battle, unit);
    }
    if let Some(unit) = &side.breeding {
        add_unit(board, seat, FieldArea::Breeding, unit);
    }
}

fn show(board: &mut Board, card: CardId) {
    board.turn_face(card, Face::Up);
}

fn add_unit(board: &mut Board, owner: Seat, area: FieldArea, spec: &UnitSpec) {
    let defs: Vec<DefId> = spec.stack.iter().map(|&(def, _)| def).collect();
    let mut stack = add_cards(board, owner, &defs);
    for (&card, &(_, face)) in stack.iter().zip(&spec.stack) {
        match face {
            Face::Up => show(board, card),
            Face::Down => board.make_known(card, Known::only(owner)),
        }
    }
    stack.reverse();
    let links = add_cards(board, owner, &spec.links);
    for &card in &links {
        show(board, card);
    }
    let arrival = if spec.fresh { Arrival::Fresh } else { Arrival::Earlier };
    let how = Entering { owner, area, suspended: spec.suspended, arrival, placed_by_effect: true };
    board.enter(how, stack, links);
}
