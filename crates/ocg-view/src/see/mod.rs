//! A duel as one viewer sees it. Whoever does not know a card gets no number, no name and no text of it.

mod about;
mod decision;
mod effects;
mod events;
mod field;
mod handles;
mod log;
mod offer;

pub use handles::{Handles, renew};
pub use log::Log;

use crate::view::CardName;
use host::Viewer;
use host::handles::NOWHERE;
use ocg::Game;
use ocg::library::DefId;
use ocg::state::{CardId, CardState, Known};
use table::Seat;

/// Somebody who looks at a duel.
#[derive(Clone, Copy)]
pub struct Viewing<'g> {
    game: &'g Game,
    viewer: Viewer,
    handles: &'g Handles,
    moment: Moment,
}

/// What is told of the past names no place of now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Moment {
    Now,
    Past,
}

impl<'g> Viewing<'g> {
    pub fn new(game: &'g Game, viewer: Viewer, handles: &'g Handles) -> Viewing<'g> {
        Viewing { game, viewer, handles, moment: Moment::Now }
    }

    /// The same viewer, with the numbers that cards had at an earlier moment.
    fn then<'h>(self, handles: &'h Handles) -> Viewing<'h>
    where
        'g: 'h,
    {
        Viewing { handles, moment: Moment::Past, ..self }
    }

    fn state(self, card: CardId) -> &'g CardState {
        self.game.state().card(card)
    }

    fn knows(self, card: CardId) -> bool {
        sees(self.viewer, known(self.game, card))
    }

    /// The card as it is now; one that is not known is named by its place.
    fn name(self, card: CardId) -> CardName {
        let def = Some(self.state(card).def).filter(|_| self.knows(card));
        CardName { id: self.handle(card), ..self.named(card, def) }
    }

    fn named(self, card: CardId, def: Option<DefId>) -> CardName {
        let printed = def.map(|def| &self.game.library().def(def).card);
        CardName {
            id: def.map_or(NOWHERE, |_| self.handle(card)),
            number: printed.map(|card| card.id.0.to_string()),
            name: printed.map(|card| card.name.clone()),
            owner: self.state(card).owner,
        }
    }
}

/// Does this viewer know what those seats know?
fn sees(viewer: Viewer, known: Known) -> bool {
    is_public(known) || Seat::BOTH.into_iter().any(|seat| viewer.knows_as(seat) && known.to(seat))
}

/// 3.2-2: who knows the card, or may look at it where it lies.
fn known(game: &Game, card: CardId) -> Known {
    let known = game.state().card(card).known;
    let looks = |seat: &Seat| !known.to(*seat) && game.may_look_at(*seat, card);
    Seat::BOTH.into_iter().filter(looks).fold(known, |all, seat| all.union(Known::only(seat)))
}

/// Do both players know it?
fn is_public(known: Known) -> bool {
    Seat::BOTH.into_iter().all(|seat| known.to(seat))
}
