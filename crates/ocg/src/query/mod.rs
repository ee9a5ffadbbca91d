//! Questions about the state: what a card is now, what it may do, which cards are meant.
//!
//! What applies may depend on what else applies. Each look through an effect goes a level deeper;
//! below a few levels they are taken as not applying, so that no question runs in circles.

pub(crate) mod about;
pub(crate) mod applies;
pub(crate) mod filter;
pub(crate) mod numbers;
pub(crate) mod shared_qualities;
pub(crate) mod stats;
pub(crate) mod what;

use crate::game::Game;
use crate::language::Whose;
use crate::state::{CardId, CardRef, Event, Running, Source};
use table::Seat;

const DEEPEST: u8 = 4;

/// A look at the duel.
#[derive(Clone, Copy)]
pub(crate) struct Query<'g> {
    pub game: &'g Game,
    depth: u8,
    /// Face-down monsters count with their qualities, too (3.3.2-144, -271).
    own: bool,
    /// 2.1.4-2: nothing can be taken as known of this card.
    unknown: Option<CardId>,
    /// Names are those that are printed (3.4.4-153).
    printed_names: bool,
}

/// From where an effect sees the duel: its "you", "this card", and what it has chosen.
#[derive(Clone, Copy)]
pub(crate) struct Standpoint<'a> {
    pub you: Seat,
    pub this: CardRef,
    pub running: Option<&'a Running>,
    pub event: Option<&'a Event>,
    /// The card that something is said of, where each has a number of its own.
    pub each: Option<CardId>,
}

impl<'a> Standpoint<'a> {
    pub fn of(source: Source) -> Standpoint<'a> {
        Standpoint { you: source.you, this: source.card, running: None, event: None, each: None }
    }

    pub fn at(you: Seat, this: CardRef) -> Standpoint<'a> {
        Standpoint { you, this, running: None, event: None, each: None }
    }

    /// What is said of this card by itself.
    pub fn of_each(self, card: CardId) -> Standpoint<'a> {
        Standpoint { each: Some(card), ..self }
    }

    pub fn within(running: &'a Running) -> Standpoint<'a> {
        Standpoint {
            you: running.you,
            running: Some(running),
            event: running.event.as_deref(),
            ..Standpoint::of(running.source)
        }
    }

    pub fn answering(self, event: Option<&'a Event>) -> Standpoint<'a> {
        Standpoint { event, ..self }
    }

    /// Is this player the one that is meant?
    pub fn means(self, whose: Whose, seat: Seat) -> bool {
        match whose {
            Whose::Any => true,
            Whose::Yours => seat == self.you,
            Whose::Opponents => seat != self.you,
        }
    }

    /// The player that is meant, where a text names one.
    pub fn player(self, whose: Whose) -> Seat {
        match whose {
            Whose::Any | Whose::Yours => self.you,
            Whose::Opponents => self.you.other(),
        }
    }
}

impl<'g> Query<'g> {
    pub fn on(game: &'g Game) -> Query<'g> {
        Query { game, depth: 0, own: false, unknown: None, printed_names: false }
    }

    /// The same look, where face-down monsters count with their qualities (3.3.2-144, -271).
    pub fn knowing(self) -> Query<'g> {
        Query { own: true, ..self }
    }

    /// Looks through an effect; nothing when it is too deep.
    pub fn deeper(self) -> Option<Query<'g>> {
        (self.depth < DEEPEST).then_some(Query { depth: self.depth + 1, ..self })
    }

    /// 2.1.4-2: as if nothing printed on this card were known.
    pub fn without_knowing(self, card: CardId) -> Query<'g> {
        Query { unknown: Some(card), ..self }
    }

    /// 3.3.2-271: face-down monsters count with their qualities, too.
    pub fn looking_under(self) -> Query<'g> {
        Query { own: true, ..self }
    }

    /// All cards of the duel that are somewhere.
    pub fn everything(self) -> impl Iterator<Item = CardId> + 'g {
        (0..self.game.state.cards.len() as u16).map(CardId)
    }
}
