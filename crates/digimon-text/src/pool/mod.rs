//! Pools of Digimon cards: what is printed on a card, how it is mended, doubted and read. What goes for pools of
//! any game is in [`text::pool`].

mod card;
mod correct;
mod fields;
mod mentions;
mod printed;
mod suspicion;
mod token;

pub use crate::lexicon::Lexicon;
pub use crate::read::Note;
pub use card::{read, read_card, read_noting, read_within};
pub use correct::{Change, RequirementKind};
pub use printed::{
    DigivolveCost, Printed, PrintedLink, Requirements, Restriction, Status, TextBox, Unprinted,
};
pub use suspicion::suspicions;
pub use text::Stop;
pub use text::pool::{Applied, Corrected, Fault, PoolCache, PoolError, Spelling, Suspicion};
pub use token::tokens as read_tokens;

use digimon::card::Card;
use text::pool::{Fields, Printing};
use text::{Budget, Cancel};

pub type Pool = text::pool::Pool<Printed>;
pub type ReadPool = text::pool::ReadPool<Printed, Card>;
pub type Reading = text::pool::Reading<Card>;
pub type Corrections = text::pool::Corrections<Change>;
pub type Correction = text::pool::Correction<Change>;

impl Printing for Printed {
    type Card = Card;
    type Change = Change;
    type Lexicon = Lexicon;
    const CORRECTIONS: &'static str = correct::BUILTIN;

    fn from_fields(fields: &mut Fields<'_>) -> Option<Printed> {
        fields::card(fields)
    }

    fn number(&self) -> &str {
        &self.id
    }

    fn tidy(&mut self, spellings: &[Spelling]) {
        correct::tidy(self, spellings);
    }

    fn lexicon(cards: &[Printed]) -> Lexicon {
        Lexicon::of(cards)
    }

    fn read(&self, lexicon: &Lexicon, cancel: &Cancel) -> Reading {
        card::read_in_pool(self, lexicon, &Budget::new(text::Bounds::CARD, cancel))
    }

    fn suspicions(cards: &[Printed]) -> Vec<Suspicion> {
        suspicions(cards)
    }
}

/// The card as it can be played: what was not understood of it is marked, and is not played.
pub fn marked(reading: &Reading) -> Card {
    Card { unread: reading.unread(), ..reading.card.clone() }
}
