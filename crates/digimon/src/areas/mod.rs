//! DCG 3-1: areas, and how a card gets from one place to another.

pub(crate) mod battle;
pub(crate) mod breeding;
pub(crate) mod deck;
pub(crate) mod hidden;
pub(crate) mod security;

use crate::effects::language::Face;
use crate::game::Game;
use crate::pipe::Made;
use crate::state::{CardId, CardRef, FieldArea, Known, Label, Thing, Unit, UnitId};
pub(crate) use crate::state::{Place, Spot};
use table::Seat;

impl Game {
    pub(crate) fn card_ref(&self, card: CardId) -> CardRef {
        CardRef { card, incarnation: self.state.card(card).incarnation }
    }

    /// 3-1-3-1-2: is it still the same card?
    pub(crate) fn is_current(&self, card: CardRef) -> bool {
        self.state.card(card.card).incarnation == card.incarnation
    }

    pub(crate) fn unit(&self, id: UnitId) -> Option<&Unit> {
        self.state.unit(id)
    }

    /// The unit that has this card on top, under it, or linked.
    pub(crate) fn unit_with(&self, card: CardId) -> Option<&Unit> {
        self.state.unit_with(card)
    }

    pub(crate) fn owner(&self, card: CardId) -> Seat {
        self.state.card(card).owner
    }

    pub(crate) fn label(&self, card: CardId) -> Label {
        let unit = self.state.units().iter().find(|unit| unit.top() == card).map(|unit| unit.id);
        let state = self.state.card(card);
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

    /// The cards as the event names them, if anyone listens.
    pub(crate) fn labels_if_heard(&self, things: &[Thing]) -> Vec<Label> {
        if self.log.is_some() { self.labels(things) } else { Vec::new() }
    }

    /// Where the card is now.
    pub(crate) fn spot(&self, card: CardId) -> Spot {
        self.state.spot(card)
    }

    /// Takes the card out of the place that it is in. A top card is not taken out like this.
    pub(crate) fn take_out(&mut self, card: CardId, made: &Made) {
        self.state.board_mut(made).take_out(card);
    }

    /// Puts a card that is nowhere into a place as a new card (3-1-3-1-1).
    pub(crate) fn put_in(&mut self, card: CardId, place: Place, made: &Made) {
        let owner = self.owner(card);
        let place = hidden::for_digi_eggs(self, card, place);
        let (face, known) = appearance(self, card, place, owner);
        self.state.board_mut(made).put_in(card, place, face, known);
    }

    /// Moves a card that is not the top of a unit.
    pub(crate) fn move_card(&mut self, card: CardId, place: Place, made: &Made) {
        self.take_out(card, made);
        self.put_in(card, place, made);
    }
}

/// 3-1-3-5: how a card lies in a place, and who knows it there. A card that everyone saw going
/// face down is still known.
/// 3-1-2-1-1, 3-1-2-2-1, 3-4-2, 3-5-3, 3-6-3: the hand is known to its player, what is open to everyone, what
/// is hidden to nobody.
fn appearance(game: &Game, card: CardId, place: Place, owner: Seat) -> (Face, Known) {
    let before = game.state.card(card).known;
    match place {
        Place::Hand => (Face::Down, before.union(Known::only(owner))),
        Place::Trash | Place::Link(_) | Place::Nowhere => (Face::Up, Known::ALL),
        // 3-2-2, 3-3-2, 3-7-2: face down.
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
