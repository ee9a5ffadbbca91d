//! A whole pool, read: the cards that can be played, and for the others where their text stopped.

use super::card::read_unless;
use super::{Corrected, Pool, Printed, Suspicion, suspicions};
use digimon::card::Card;
use serde::{Deserialize, Serialize};
use text::{Bound, Cancel, Cancelled};

/// Words of a card that were not understood.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stop {
    /// The field of the pool that they stand in.
    pub field: String,
    /// The whole text of that field.
    pub text: String,
    /// Which bytes of the text they are.
    pub from: usize,
    pub to: usize,
    pub expected: String,
    /// The bound of the card that was broken, if that is why it was not read on.
    pub bound: Option<Bound>,
}

impl Stop {
    /// The words themselves.
    pub fn words(&self) -> &str {
        self.text.get(self.from..self.to).unwrap_or_default()
    }
}

/// What came of a card: what is understood of it, and what is not.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reading {
    /// The facts and all texts that were read. Only without stops it is the whole card.
    pub card: Card,
    pub stops: Vec<Stop>,
}

impl Reading {
    /// The card as it can be played: what was not understood of it is marked, and is not played.
    pub fn marked(&self) -> Card {
        let mut unread: Vec<String> = self.stops.iter().map(|stop| stop.text.trim().to_owned()).collect();
        unread.dedup();
        Card { unread, ..self.card.clone() }
    }
}

/// A pool with what was understood of it; card by card in the order of the pool.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReadPool {
    pub printed: Vec<Printed>,
    pub readings: Vec<Reading>,
    pub corrected: Corrected,
    pub suspicions: Vec<Suspicion>,
}

impl Pool {
    /// Reads every card, as long as somebody waits for it.
    ///
    /// # Errors
    /// When nobody does.
    pub fn read(self, cancel: &Cancel) -> Result<ReadPool, Cancelled> {
        let readings = self.cards.iter().map(|card| read_unless(card, cancel)).collect::<Result<_, _>>()?;
        let suspicions = suspicions(&self);
        Ok(ReadPool { printed: self.cards, readings, corrected: self.corrected, suspicions })
    }
}

impl ReadPool {
    /// Printed card and reading side by side.
    pub fn iter(&self) -> impl Iterator<Item = (&Printed, &Reading)> {
        self.printed.iter().zip(&self.readings)
    }

    /// The cards of which every word was understood.
    pub fn cards(&self) -> impl Iterator<Item = &Card> {
        self.readings.iter().filter(|reading| reading.stops.is_empty()).map(|reading| &reading.card)
    }

    /// Would it be read the same again? Not where time ran out.
    pub fn is_certain(&self) -> bool {
        let mut stops = self.readings.iter().flat_map(|reading| &reading.stops);
        stops.all(|stop| stop.bound.is_none_or(Bound::is_certain))
    }

    /// The others, with what stopped them.
    pub fn unread(&self) -> impl Iterator<Item = (&Printed, &Reading)> {
        self.iter().filter(|(_, reading)| !reading.stops.is_empty())
    }

    pub fn get(&self, id: &str) -> Option<(&Printed, &Reading)> {
        self.iter().find(|(printed, _)| printed.id.eq_ignore_ascii_case(id))
    }
}
