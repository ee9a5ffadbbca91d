//! DCG 3-1: the places that a card can be in, and how the board takes it from one to another.

use super::{Board, CardId, CardState, Known, Player, Unit, UnitId};
use crate::effects::language::{Face, Origin, Pile};
use crate::library::DefId;
use serde::{Deserialize, Serialize};
use table::Seat;

/// Where a card is now (3-1-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    Deck(Seat),
    EggDeck(Seat),
    Hand(Seat),
    Trash(Seat),
    Security(Seat),
    /// The top card of a unit.
    Top(UnitId),
    /// 4-5-7: under the top card; not an area.
    Under(UnitId),
    /// 4-7-4
    Linked(UnitId),
    /// Revealed, used or checked: in no area.
    Nowhere,
    /// 4-18-5
    Removed,
}

impl Spot {
    pub(crate) fn in_pile(pile: Pile, seat: Seat) -> Spot {
        match pile {
            Pile::Deck => Spot::Deck(seat),
            Pile::EggDeck => Spot::EggDeck(seat),
            Pile::Hand => Spot::Hand(seat),
            Pile::Security => Spot::Security(seat),
        }
    }

    /// The place as one that a card can come from.
    pub(crate) fn as_origin(self) -> Option<Origin> {
        match self {
            Spot::Hand(_) => Some(Origin::Hand),
            Spot::Trash(_) => Some(Origin::Trash),
            Spot::Deck(_) => Some(Origin::Deck),
            Spot::Security(_) => Some(Origin::Security),
            Spot::Under(_) => Some(Origin::Under),
            Spot::EggDeck(_) | Spot::Top(_) | Spot::Linked(_) | Spot::Nowhere | Spot::Removed => None,
        }
    }

    pub(super) fn in_unit(unit: &Unit, card: CardId) -> Spot {
        if unit.links.contains(&card) {
            Spot::Linked(unit.id)
        } else if unit.top() == card {
            Spot::Top(unit.id)
        } else {
            Spot::Under(unit.id)
        }
    }
}

/// One of the two ends of a pile, or of the cards under a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Edge {
    Top,
    Bottom,
}

/// Where a card can be put.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    Hand,
    Trash,
    Deck(Edge),
    EggDeck(Edge),
    Security(Edge, Face),
    Under(UnitId, Edge, Face),
    Link(UnitId),
    Nowhere,
}

impl Board {
    /// A physical card comes into being; it is in no place yet.
    pub(crate) fn add_card(&mut self, card: CardState) -> CardId {
        self.cards.push(card);
        CardId((self.cards.len() - 1) as u16)
    }

    /// The areas of a player as they lie at the start of a game or in a position.
    pub(crate) fn lay_out(&mut self, seat: Seat, player: Player) {
        self.derived.forget();
        self.players[seat] = player;
    }

    /// Takes the card out of the place that it is in. A top card is not taken out like this.
    pub(crate) fn take_out(&mut self, card: CardId) {
        if self.take_out_of_pile(card) {
            return;
        }
        self.derived.forget();
        for unit in &mut self.units {
            unit.stack.retain(|&other| other != card);
            unit.links.retain(|&other| other != card);
        }
    }

    /// Takes the card out of a pile, if it is in one. Of all piles, only a face-up security card has
    /// effects in play.
    fn take_out_of_pile(&mut self, card: CardId) -> bool {
        let CardState { owner, face, .. } = self.cards[usize::from(card.0)];
        let player = &mut self.players[owner];
        if take_from(&mut player.security, card) {
            if face == Face::Up {
                self.derived.forget();
            }
            return true;
        }
        let lists =
            [&mut player.hand, &mut player.trash, &mut player.deck, &mut player.egg_deck, &mut self.nowhere];
        lists.into_iter().any(|list| take_from(list, card))
    }

    /// Puts a card that is in no place there, as a new card (3-1-3-1-1).
    /// 3-2-3, 3-3-3, 3-7-3: a pile changes only at its ends; nothing but a shuffle reorders it.
    pub(crate) fn put_in(&mut self, card: CardId, place: Place, face: Face, known: Known) {
        let owner = self.cards[usize::from(card.0)].owner;
        match place {
            Place::Security(_, Face::Up) | Place::Under(..) | Place::Link(_) => self.derived.forget(),
            Place::Security(_, Face::Down)
            | Place::Hand
            | Place::Trash
            | Place::Deck(_)
            | Place::EggDeck(_)
            | Place::Nowhere => {}
        }
        self.cards[usize::from(card.0)].renew(face, known);
        let player = &mut self.players[owner];
        let unit_mut = |units: &mut Vec<Unit>, id| units.iter_mut().position(|unit| unit.id == id);
        match place {
            Place::Hand => player.hand.push(card),
            Place::Trash => player.trash.push(card),
            Place::Deck(end) => insert(&mut player.deck, card, end),
            Place::EggDeck(end) => insert(&mut player.egg_deck, card, end),
            Place::Security(end, _) => insert(&mut player.security, card, end),
            Place::Nowhere => self.nowhere.push(card),
            Place::Under(unit, end, _) => {
                if let Some(at) = unit_mut(&mut self.units, unit) {
                    insert_under(&mut self.units[at].stack, card, end);
                }
            }
            Place::Link(unit) => {
                if let Some(at) = unit_mut(&mut self.units, unit) {
                    self.units[at].links.push(card);
                }
            }
        }
    }

    /// 3-1-3-1-1: from now on this is another card, and nothing that pointed at it finds it.
    pub(crate) fn renew(&mut self, card: CardId, face: Face, known: Known) {
        self.derived.forget();
        self.cards[usize::from(card.0)].renew(face, known);
    }

    /// These know what the card is, and nobody else.
    pub(crate) fn set_known(&mut self, card: CardId, to: Known) {
        self.cards[usize::from(card.0)].known = to;
    }

    /// These know what the card is from now on.
    pub(crate) fn make_known(&mut self, card: CardId, to: Known) {
        let state = &mut self.cards[usize::from(card.0)];
        state.known = state.known.union(to);
    }

    /// 3-7-4: turns a card where it lies; what lies face up everyone knows.
    pub(crate) fn turn_face(&mut self, card: CardId, face: Face) {
        self.derived.forget();
        let state = &mut self.cards[usize::from(card.0)];
        state.face = face;
        if face == Face::Up {
            state.known = Known::ALL;
        }
    }

    /// The cards behind these handles change; the handles stay where they are.
    pub(crate) fn deal_behind(&mut self, cards: &[CardId], defs: &[DefId]) {
        self.derived.forget();
        for (card, &def) in cards.iter().zip(defs) {
            self.cards[usize::from(card.0)].def = def;
        }
    }

    /// The card belongs to no area; it is the same card still.
    pub(crate) fn set_aside(&mut self, card: CardId) {
        self.nowhere.push(card);
    }

    /// 4-18-5: a token that is in no place leaves the game.
    pub(crate) fn remove_from_game(&mut self, card: CardId) {
        self.nowhere.retain(|&other| other != card);
        self.removed.push(card);
    }

    /// 4-18-1: a token that had left the game belongs to no area again.
    pub(crate) fn bring_back(&mut self, card: CardId) {
        self.removed.retain(|&other| other != card);
        self.nowhere.push(card);
    }
}

/// Takes the card out of the list, if it is in it.
fn take_from(list: &mut Vec<CardId>, card: CardId) -> bool {
    let at = list.iter().rposition(|&other| other == card);
    at.map(|at| list.remove(at)).is_some()
}

fn insert(list: &mut Vec<CardId>, card: CardId, at: Edge) {
    match at {
        Edge::Top => list.push(card),
        Edge::Bottom => list.insert(0, card),
    }
}

pub(super) fn insert_under(stack: &mut Vec<CardId>, card: CardId, at: Edge) {
    match at {
        Edge::Top => stack.insert(stack.len() - 1, card),
        Edge::Bottom => stack.insert(0, card),
    }
}
