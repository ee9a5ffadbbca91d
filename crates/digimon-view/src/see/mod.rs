//! A game as one viewer sees it. Whoever does not know a card gets no number, no name and no text of it.

mod about;
mod changed;
mod decision;
mod effects;
mod field;
mod handles;
mod lines;
mod offer;
mod texts;
mod values;
mod why;

pub use handles::{Handles, renew};
pub use host::PerViewer;
pub use lines::Log;
pub use texts::Texts;

use crate::view::CardName;
use digimon::Game;
use digimon::card::Colors;
use digimon::effects::language::Face;
use digimon::library::DefId;
use digimon::state::{CardId, CardState, Frame, Known, Thing, Unit, UnitId};
use host::Viewer;
use table::Seat;

/// Somebody who looks at a game.
#[derive(Clone, Copy)]
pub struct Viewing<'g> {
    pub(crate) game: &'g Game,
    pub(crate) viewer: Viewer,
    pub(crate) texts: &'g Texts,
    pub(crate) handles: &'g Handles,
    moment: Moment,
}

/// What is told of the past names no place of now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Moment {
    Now,
    Past,
}

impl<'g> Viewing<'g> {
    pub fn new(game: &'g Game, viewer: Viewer, texts: &'g Texts, handles: &'g Handles) -> Viewing<'g> {
        Viewing { game, viewer, texts, handles, moment: Moment::Now }
    }

    /// The same viewer, with the numbers that cards had at an earlier moment.
    fn then<'h>(self, handles: &'h Handles) -> Viewing<'h>
    where
        'g: 'h,
    {
        Viewing { handles, moment: Moment::Past, ..self }
    }

    /// Does such a viewer know the card?
    fn knows_in(game: &Game, viewer: Viewer, card: CardId) -> bool {
        sees(viewer, known(game, card))
    }

    fn state(self, card: CardId) -> Option<&'g CardState> {
        self.game.state().cards().get(usize::from(card.0))
    }

    fn unit(self, id: UnitId) -> Option<&'g Unit> {
        self.game.state().units().iter().find(|unit| unit.id == id)
    }

    fn sees(self, known: Known) -> bool {
        sees(self.viewer, known)
    }

    fn known(self, card: CardId) -> Known {
        known(self.game, card)
    }

    fn knows(self, card: CardId) -> bool {
        self.sees(self.known(card))
    }

    /// The card as it is now; one that is not known is named by its place.
    fn name(self, card: CardId) -> CardName {
        let unit = self.game.state().units().iter().find(|unit| unit.top() == card).map(|unit| unit.id);
        let def = self.state(card).map(|state| state.def);
        CardName { id: self.handle(card), ..self.named(card, def.filter(|_| self.knows(card)), unit) }
    }

    fn name_of_unit(self, id: UnitId) -> CardName {
        match self.unit(id) {
            Some(unit) => self.name(unit.top()),
            None => self.named(CardId(u16::MAX), None, Some(id)),
        }
    }

    fn named(self, card: CardId, def: Option<DefId>, unit: Option<UnitId>) -> CardName {
        let printed = def.map(|def| self.game.library().card(def));
        CardName {
            id: def.map_or(host::handles::NOWHERE, |_| self.handle(card)),
            number: printed.map(|card| card.number.as_str().to_owned()),
            name: printed.map(|card| card.name.to_string()),
            owner: self.state(card).map_or(Seat::A, |state| state.owner),
            unit: unit.map(|unit| unit.0),
        }
    }
}

/// Does this viewer know what those seats know?
fn sees(viewer: Viewer, known: Known) -> bool {
    is_public(known) || Seat::BOTH.into_iter().any(|seat| viewer.knows_as(seat) && known.to(seat))
}

fn known(game: &Game, card: CardId) -> Known {
    match game.state().cards().get(usize::from(card.0)) {
        Some(state) if state.face == Face::Up || is_shown(game, card) => Known::ALL,
        Some(state) => state.known,
        None => Known::NOBODY,
    }
}

/// 7-1-3-1, 8-1-3-1, 9-1-9-1, 10-1-3-1: is it the card that was shown to be played, used or the like?
fn is_shown(game: &Game, card: CardId) -> bool {
    game.state().frames().iter().any(|frame| match frame {
        Frame::Play(playing) => playing.cards.iter().any(|shown| shown.card == card),
        Frame::Digivolve(digivolving) => digivolving.card.card == card,
        Frame::Use(using) => using.card.card == card,
        Frame::Link(linking) => matches!(linking.what, Thing::Card(shown) if shown.card == card),
        _ => false,
    })
}

/// Do both players know it?
fn is_public(known: Known) -> bool {
    Seat::BOTH.into_iter().all(|seat| known.to(seat))
}

fn color_names(colors: Colors) -> Vec<String> {
    colors.iter().map(|color| color.word().to_owned()).collect()
}
