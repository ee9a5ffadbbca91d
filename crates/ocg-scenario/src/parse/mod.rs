//! From text to scenarios. Every line means something, or it is an error.

mod asks;
mod card;
mod choice;
mod decks;
mod events;
mod facts;
mod field;
mod happenings;
mod places;
mod refs;
mod sentences;
mod setup;

pub(crate) use asks::ASKS;
pub(crate) use choice::VERBS;
pub(crate) use happenings::noun;
pub(crate) use sentences::{of_seat, sentence};
pub(crate) use setup::{Parts, area, is_setup, seat_setup, setup};

use crate::Ocg;
use scenario::ReadBlock;

/// A scenario that is being read, with the names that it has given so far.
pub(crate) type Draft = scenario::Draft<Ocg>;
type Reader<'a> = scenario::Reader<'a, Ocg>;
type Told = scenario::Told<Ocg>;
type Fact = scenario::Fact<Ocg>;

pub(crate) const BLOCKS: &[(&str, ReadBlock<Ocg>)] = &[("card", card::block), ("deck list", decks::block)];
