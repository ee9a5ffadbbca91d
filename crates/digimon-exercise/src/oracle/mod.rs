//! An opinion of its own about what the language means, read off the printed cards, the state and
//! the public questions; never asked of the interpreter. Where it has no opinion it says so.

mod amount;
mod condition;
mod filter;
mod place;
mod target;

pub(crate) use place::{Spot, spots};

use digimon::Game;
use digimon::card::Card;
use digimon::effects::language::{TurnScope, Whose};
use digimon::state::{Activation, CardId, CardRef, Frame, Holder, Thing, Unit, UnitId};
use table::Seat;

/// The game as an effect sees it: its "you", "this Digimon", "this card", and what it did so far.
#[derive(Clone, Copy)]
pub(crate) struct View<'g> {
    pub game: &'g Game,
    pub you: Seat,
    pub unit: Option<UnitId>,
    pub card: CardRef,
    pub activation: Option<&'g Activation>,
}

impl<'g> View<'g> {
    pub fn of(game: &'g Game, holder: &Holder) -> View<'g> {
        View { game, you: holder.you, unit: holder.unit, card: holder.card, activation: None }
    }

    /// With what the running effect has chosen; "you" may be the other player for a while.
    pub fn within(game: &'g Game, activation: &'g Activation) -> View<'g> {
        let view = View::of(game, &activation.holder);
        View { you: activation.voice, activation: Some(activation), ..view }
    }

    pub fn unit_of(self, id: UnitId) -> Option<&'g Unit> {
        unit(self.game, id)
    }

    /// The card that stands for a thing: the top one of a unit.
    pub fn card_of(self, thing: Thing) -> Option<CardId> {
        match thing {
            Thing::Unit(id) => self.unit_of(id).map(Unit::top),
            Thing::Card(card) => Some(card.card),
            Thing::Player(_) => None,
        }
    }

    pub fn printed(self, thing: Thing) -> Option<&'g Card> {
        self.card_of(thing).map(|card| printed(self.game, card))
    }

    pub fn is_there(self, thing: Thing) -> bool {
        match thing {
            Thing::Unit(id) => self.unit_of(id).is_some(),
            Thing::Card(card) => current(self.game, card.card) == card,
            Thing::Player(_) => true,
        }
    }

    pub fn belongs(self, whose: Whose, seat: Seat) -> bool {
        match whose {
            Whose::Any => true,
            Whose::Yours => seat == self.you,
            Whose::Opponents => seat != self.you,
        }
    }

    pub fn seats(self, whose: Whose) -> Vec<Seat> {
        Seat::BOTH.into_iter().filter(|&seat| self.belongs(whose, seat)).collect()
    }

    pub fn in_turn(self, turn: TurnScope) -> bool {
        let mine = self.game.state().turn_player() == self.you;
        match turn {
            TurnScope::All => true,
            TurnScope::Yours => mine,
            TurnScope::Opponents => !mine,
        }
    }
}

pub(crate) fn unit(game: &Game, id: UnitId) -> Option<&Unit> {
    game.state().units().iter().find(|unit| unit.id == id)
}

pub(crate) fn printed(game: &Game, card: CardId) -> &Card {
    game.library().card(game.state().card(card).def)
}

/// The card as the card that it is now (3-1-3-1).
pub(crate) fn current(game: &Game, card: CardId) -> CardRef {
    CardRef { card, incarnation: game.state().card(card).incarnation }
}

/// The effect that is being carried out, innermost first.
pub(crate) fn activation(game: &Game) -> Option<&Activation> {
    game.state().frames().iter().rev().find_map(|frame| match frame {
        Frame::Activation(activation) => Some(&**activation),
        _ => None,
    })
}
