//! Questions about the state: what is asked of it (a [`Query`]), and from where (a [`Standpoint`]).
//!
//! Persistent effects may depend on each other's results. Each look through one goes a level
//! deeper; below a few levels they are taken as not holding, so that no question runs in circles.

use crate::card::Card;
use crate::effects::index::Index;
use crate::game::Game;
use crate::library::Def;
use crate::state::{Activation, CardId, CardRef, Holder, UnitId};
use table::Seat;

/// How deep persistent effects may look through each other.
const DEEPEST: u8 = 5;

/// A look at the game.
#[derive(Clone, Copy)]
pub(crate) struct Query<'g> {
    pub game: &'g Game,
    depth: u8,
}

/// From where an effect sees the game: its "you", "this Digimon" and "this card".
#[derive(Clone, Copy)]
pub(crate) struct Standpoint<'g> {
    pub you: Seat,
    pub unit: Option<UnitId>,
    pub card: CardRef,
    /// What it has chosen and done so far, while it runs.
    pub activation: Option<&'g Activation>,
    /// 15-15-5: how much further a DP deletion effect reaches.
    pub reach: i32,
    /// 15-8-3-9-4: the moment at which it left is looked at, with all that was under it.
    pub leaving: bool,
}

impl<'g> Query<'g> {
    pub fn on(game: &'g Game) -> Self {
        Query { game, depth: 0 }
    }

    /// The effects in play.
    pub fn index(self) -> &'g Index {
        self.game.state.index(|index| index.fill(self.game))
    }

    /// Looks through no persistent effect.
    pub fn deepest(self) -> Query<'g> {
        Query { depth: DEEPEST, ..self }
    }

    pub fn is_deepest(self) -> bool {
        self.depth == DEEPEST
    }

    /// Looks through a persistent effect; nothing when it is too deep.
    pub fn deeper(self) -> Option<Query<'g>> {
        (self.depth < DEEPEST).then_some(Query { depth: self.depth + 1, ..self })
    }
}

impl<'g> Standpoint<'g> {
    pub fn of(holder: &Holder) -> Self {
        Standpoint { unit: holder.unit, ..Standpoint::at(holder.you, holder.card) }
    }

    /// Seen by a card itself, for the requirements that are printed on it.
    pub fn at(you: Seat, card: CardRef) -> Self {
        Standpoint { you, unit: None, card, activation: None, reach: 0, leaving: false }
    }

    pub fn within(activation: &'g Activation) -> Self {
        let holder = &activation.holder;
        Standpoint { you: activation.voice, activation: Some(activation), ..Standpoint::of(holder) }
    }
}

impl Game {
    /// 2: what is printed on a card.
    pub(crate) fn printed(&self, card: CardId) -> &Card {
        &self.def(card).card
    }

    pub(crate) fn def(&self, card: CardId) -> &Def {
        self.library.def(self.state.card(card).def)
    }

    /// The effect that is being carried out, if any.
    pub(crate) fn activation(&self) -> Option<&Activation> {
        self.state.activation()
    }

    pub(crate) fn activation_mut(&mut self) -> Option<&mut Activation> {
        self.state.activation_mut()
    }
}
