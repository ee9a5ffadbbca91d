//! DCG 3-1: areas, and how a card gets from one place to another.

pub(crate) mod battle;
pub(crate) mod breeding;
pub(crate) mod deck;
pub(crate) mod hidden;
pub(crate) mod new_card;
pub(crate) mod security;

use crate::effects::language::{End, Face, Origin};
use crate::game::Game;
use crate::state::{CardId, CardRef, FieldArea, Known, Label, Thing, Unit, UnitId};
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
}

impl Game {
    pub(crate) fn card_ref(&self, card: CardId) -> CardRef {
        CardRef { card, incarnation: self.state.cards[card.0 as usize].incarnation }
    }

    /// 3-1-3-1-2: is it still the same card?
    pub(crate) fn is_current(&self, card: CardRef) -> bool {
        self.state.cards[card.card.0 as usize].incarnation == card.incarnation
    }

    pub(crate) fn unit(&self, id: UnitId) -> Option<&Unit> {
        self.state.units.iter().find(|unit| unit.id == id)
    }

    pub(crate) fn unit_mut(&mut self, id: UnitId) -> Option<&mut Unit> {
        self.state.units.iter_mut().find(|unit| unit.id == id)
    }

    /// The unit that has this card on top, under it, or linked.
    pub(crate) fn unit_with(&self, card: CardId) -> Option<&Unit> {
        self.state.units.iter().find(|unit| unit.stack.contains(&card) || unit.links.contains(&card))
    }

    pub(crate) fn owner(&self, card: CardId) -> Seat {
        self.state.cards[card.0 as usize].owner
    }

    pub(crate) fn label(&self, card: CardId) -> Label {
        let unit = self.state.units.iter().find(|unit| unit.top() == card).map(|unit| unit.id);
        let state = &self.state.cards[card.0 as usize];
        Label { card, def: state.def, unit, known: state.known }
    }

    pub(crate) fn label_of(&self, thing: Thing) -> Option<Label> {
        match thing {
            Thing::Unit(unit) => self.unit(unit).map(|unit| self.label(unit.top())),
            Thing::Card(card) => Some(self.label(card.card)),
            Thing::Player(_) => None,
        }
    }

    pub(crate) fn labels(&self, things: &[Thing]) -> Vec<Label> {
        things.iter().filter_map(|&thing| self.label_of(thing)).collect()
    }

    /// Where the card is now.
    pub(crate) fn spot(&self, card: CardId) -> Spot {
        if let Some(unit) = self.unit_with(card) {
            return spot_in(unit, card);
        }
        let owner = self.owner(card);
        let player = &self.state.players[owner];
        let lists = [
            (&player.hand, Spot::Hand(owner)),
            (&player.trash, Spot::Trash(owner)),
            (&player.security, Spot::Security(owner)),
            (&player.deck, Spot::Deck(owner)),
            (&player.egg_deck, Spot::EggDeck(owner)),
            (&self.state.removed, Spot::Removed),
        ];
        lists.iter().find(|(list, _)| list.contains(&card)).map_or(Spot::Nowhere, |&(_, spot)| spot)
    }

    /// Takes the card out of the place that it is in. A top card is not taken out like this.
    pub(crate) fn take_out(&mut self, card: CardId) {
        let owner = self.owner(card);
        let player = &mut self.state.players[owner];
        let lists = [
            &mut player.hand,
            &mut player.trash,
            &mut player.security,
            &mut player.deck,
            &mut player.egg_deck,
            &mut self.state.nowhere,
        ];
        for list in lists {
            if let Some(at) = list.iter().rposition(|&other| other == card) {
                list.remove(at);
                return;
            }
        }
        for unit in &mut self.state.units {
            unit.stack.retain(|&other| other != card);
            unit.links.retain(|&other| other != card);
        }
    }

    /// Puts a card that is nowhere into a place as a new card (3-1-3-1-1).
    pub(crate) fn put_in(&mut self, card: CardId, place: Place) {
        let owner = self.owner(card);
        let place = hidden::for_digi_eggs(self, card, place);
        let (face, known) = appearance(self, card, place, owner);
        new_card::renew(self, card, face, known);
        let player = &mut self.state.players[owner];
        match place {
            Place::Hand => player.hand.push(card),
            Place::Trash => player.trash.push(card),
            Place::Deck(end) => insert(&mut player.deck, card, end),
            Place::EggDeck(end) => insert(&mut player.egg_deck, card, end),
            Place::Security(end, _) => insert(&mut player.security, card, end),
            Place::Nowhere => self.state.nowhere.push(card),
            Place::Under(unit, end, _) => {
                if let Some(unit) = self.unit_mut(unit) {
                    let at = if end == End::Top { unit.stack.len() - 1 } else { 0 };
                    unit.stack.insert(at, card);
                }
            }
            Place::Link(unit) => {
                if let Some(unit) = self.unit_mut(unit) {
                    unit.links.push(card);
                }
            }
        }
    }

    /// Moves a card that is not the top of a unit.
    pub(crate) fn move_card(&mut self, card: CardId, place: Place) {
        self.take_out(card);
        self.put_in(card, place);
    }
}

/// Where a card can be put.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    Hand,
    Trash,
    Deck(End),
    EggDeck(End),
    Security(End, Face),
    Under(UnitId, End, Face),
    Link(UnitId),
    Nowhere,
}

fn spot_in(unit: &Unit, card: CardId) -> Spot {
    if unit.links.contains(&card) {
        Spot::Linked(unit.id)
    } else if unit.top() == card {
        Spot::Top(unit.id)
    } else {
        Spot::Under(unit.id)
    }
}

fn insert(list: &mut Vec<CardId>, card: CardId, end: End) {
    match end {
        End::Top => list.push(card),
        End::Bottom | End::Any => list.insert(0, card),
    }
}

/// 3-1-3-5: how a card lies in a place, and who knows it there. A card that everyone saw going
/// face down is still known.
fn appearance(game: &Game, card: CardId, place: Place, owner: Seat) -> (Face, Known) {
    let before = game.state.cards[card.0 as usize].known;
    match place {
        Place::Hand => (Face::Down, before.union(Known::only(owner))),
        Place::Trash | Place::Link(_) | Place::Nowhere => (Face::Up, Known::ALL),
        Place::Deck(_) | Place::EggDeck(_) => (Face::Down, before),
        Place::Security(_, Face::Up) | Place::Under(_, _, Face::Up) => (Face::Up, Known::ALL),
        Place::Security(_, Face::Down) => (Face::Down, before),
        // 4-5-10
        Place::Under(_, _, Face::Down) => (Face::Down, before.union(Known::only(owner))),
    }
}

impl FieldArea {
    pub(crate) fn is_battle(self) -> bool {
        self == FieldArea::Battle
    }
}
