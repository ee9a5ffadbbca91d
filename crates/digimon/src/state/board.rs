//! DCG 3, 4-1, 6-1: what lies on the table: cards, piles, units, memory, the turn, and what lasts.

use super::{
    Attack, CardId, CardState, Given, Holder, Informing, Phase, Player, Spot, State, Unit, UnitId, Used,
    derived::Derived,
};
use crate::library::Happenings;
use serde::{Deserialize, Serialize};
use table::{PerSeat, Seat};

/// What lies on the table. In a game, only a change that is being committed can change it
/// ([`State::board_mut`]). What changes the effects in play (units, their cards, security, what was given)
/// drops the index of them.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Board {
    pub(super) cards: Vec<CardState>,
    pub(super) players: PerSeat<Player>,
    /// The field of both players, in the order in which units came (3-4).
    pub(super) units: Vec<Unit>,
    /// Cards that belong to no area just now: revealed, used, checked.
    pub(super) nowhere: Vec<CardId>,
    /// 4-18-5: tokens that have left the game.
    pub(super) removed: Vec<CardId>,
    /// 4-1: positive on the side of seat A.
    pub(super) gauge: i8,
    pub(super) turn: u16,
    pub(super) turn_player: Seat,
    pub(super) first_player: Seat,
    pub(super) phase: Phase,
    pub(super) attack: Option<Attack>,
    pub(super) given: Vec<Given>,
    /// 15-8-2-5: the persistent effects that add or change information, since when they hold.
    pub(super) informing: Vec<Informing>,
    /// 15-8-2-3: the persistent effects that may keep their own condition true, and hold.
    pub(super) standing: Vec<Holder>,
    pub(super) used: Vec<Used>,
    /// What has happened this turn, to the cards of each player.
    pub(super) this_turn: PerSeat<Happenings>,
    pub(super) next_unit: u16,
    /// The clock by which given effects and information are ordered in time (15-8-2-5).
    pub(super) next_given: u32,
    #[serde(skip)]
    pub(super) derived: Derived,
}

impl Default for Board {
    fn default() -> Board {
        Board {
            cards: Vec::new(),
            players: PerSeat::default(),
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
            used: Vec::new(),
            this_turn: PerSeat::default(),
            next_unit: 0,
            next_given: 0,
            derived: Derived::default(),
        }
    }
}

impl Board {
    pub(crate) fn card_count(&self) -> usize {
        self.cards.len()
    }
}

impl State {
    /// All physical cards; the place in the list is the handle.
    pub fn cards(&self) -> &[CardState] {
        &self.board.cards
    }

    pub fn card(&self, card: CardId) -> &CardState {
        &self.board.cards[usize::from(card.0)]
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.board.players[seat]
    }

    /// The field of both players, in the order in which units came (3-4).
    /// 4-18-2: tokens among them are open to everyone.
    pub fn units(&self) -> &[Unit] {
        &self.board.units
    }

    pub fn unit(&self, id: UnitId) -> Option<&Unit> {
        self.board.units.iter().find(|unit| unit.id == id)
    }

    /// The unit that has this card on top, under it, or linked.
    pub fn unit_with(&self, card: CardId) -> Option<&Unit> {
        self.board.units.iter().find(|unit| unit.stack.contains(&card) || unit.links.contains(&card))
    }

    /// Cards that belong to no area just now: revealed, used, checked.
    pub fn nowhere(&self) -> &[CardId] {
        &self.board.nowhere
    }

    /// 4-18-5: tokens that have left the game.
    pub fn removed(&self) -> &[CardId] {
        &self.board.removed
    }

    /// The first turn of the game is 1; 0 before the game.
    pub fn turn(&self) -> u16 {
        self.board.turn
    }

    pub fn turn_player(&self) -> Seat {
        self.board.turn_player
    }

    pub fn first_player(&self) -> Seat {
        self.board.first_player
    }

    pub fn phase(&self) -> Phase {
        self.board.phase
    }

    /// 11-2: the attack that is going on.
    pub fn attack(&self) -> Option<&Attack> {
        self.board.attack.as_ref()
    }

    /// 15-13: what effects have given and lasts.
    pub fn given(&self) -> &[Given] {
        &self.board.given
    }

    /// 15-8-2-5: the persistent effects that add or change information, since when they hold.
    pub fn informing(&self) -> &[Informing] {
        &self.board.informing
    }

    /// 15-8-2-3: the persistent effects that may keep their own condition true, and hold.
    pub fn standing(&self) -> &[Holder] {
        &self.board.standing
    }

    /// 15-14-1: the uses of this turn.
    pub fn used(&self) -> &[Used] {
        &self.board.used
    }

    /// What has happened this turn, to the cards of this player.
    pub fn this_turn(&self, seat: Seat) -> Happenings {
        self.board.this_turn[seat]
    }

    /// Where the card is now.
    pub fn spot(&self, card: CardId) -> Spot {
        if let Some(unit) = self.unit_with(card) {
            return Spot::in_unit(unit, card);
        }
        let owner = self.card(card).owner;
        let player = self.player(owner);
        let lists = [
            (&player.hand, Spot::Hand(owner)),
            (&player.trash, Spot::Trash(owner)),
            (&player.security, Spot::Security(owner)),
            (&player.deck, Spot::Deck(owner)),
            (&player.egg_deck, Spot::EggDeck(owner)),
            (&self.board.removed, Spot::Removed),
        ];
        lists.iter().find(|(list, _)| list.contains(&card)).map_or(Spot::Nowhere, |&(_, spot)| spot)
    }
}
