//! A whole pool, read: the cards that can be played, and for the others where their text stopped.

use super::{Corrected, Fault, Pool, Printing, Suspicion};
use crate::grammar::SiteNumber;
use crate::{Bound, Cancel, Cancelled, Stop};
use serde::{Deserialize, Serialize};

/// What came of a card: what is understood of it, and what is not.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reading<C> {
    /// The facts and all texts that were read. Only without stops it is the whole card.
    pub card: C,
    pub stops: Vec<Stop>,
    /// The places of the grammar that it rests on, where they are counted.
    pub used: Vec<SiteNumber>,
}

impl<C> Reading<C> {
    pub fn new(card: C, stops: Vec<Stop>) -> Reading<C> {
        Reading { card, stops, used: Vec::new() }
    }

    /// The texts that were not understood.
    pub fn unread(&self) -> Vec<String> {
        let mut unread: Vec<String> = self.stops.iter().map(|stop| stop.text.trim().to_owned()).collect();
        unread.dedup();
        unread
    }
}

/// A pool with what was understood of it; card by card in the order of the pool.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReadPool<P, C> {
    pub printed: Vec<P>,
    pub readings: Vec<Reading<C>>,
    /// Why cards of the pool are not among them.
    pub left_out: Vec<Fault>,
    pub corrected: Corrected,
    pub suspicions: Vec<Suspicion>,
}

impl<P: Printing> Pool<P> {
    /// Reads every card, as long as somebody waits for it.
    ///
    /// # Errors
    /// When nobody does.
    pub fn read(self, cancel: &Cancel) -> Result<ReadPool<P, P::Card>, Cancelled> {
        let lexicon = P::lexicon(&self.cards);
        let read = |card: &P| {
            let reading = card.read(&lexicon, cancel);
            cancel.check().map(|()| reading)
        };
        let readings = self.cards.iter().map(read).collect::<Result<_, _>>()?;
        let suspicions = P::suspicions(&self.cards);
        let Pool { cards: printed, left_out, corrected } = self;
        Ok(ReadPool { printed, readings, left_out, corrected, suspicions })
    }
}

impl<P, C> ReadPool<P, C> {
    /// Printed card and reading side by side.
    pub fn iter(&self) -> impl Iterator<Item = (&P, &Reading<C>)> {
        self.printed.iter().zip(&self.readings)
    }

    /// The cards of which every word was understood.
    pub fn cards(&self) -> impl Iterator<Item = &C> {
        self.readings.iter().filter(|reading| reading.stops.is_empty()).map(|reading| &reading.card)
    }

    /// The others, with what stopped them.
    pub fn unread(&self) -> impl Iterator<Item = (&P, &Reading<C>)> {
        self.iter().filter(|(_, reading)| !reading.stops.is_empty())
    }

    /// Would it be read the same again? Not where time ran out.
    pub fn is_certain(&self) -> bool {
        let mut stops = self.readings.iter().flat_map(|reading| &reading.stops);
        stops.all(|stop| stop.bound.is_none_or(Bound::is_certain))
    }
}

impl<P: Printing> ReadPool<P, P::Card> {
    pub fn get(&self, number: &str) -> Option<(&P, &Reading<P::Card>)> {
        self.iter().find(|(printed, _)| printed.number().eq_ignore_ascii_case(number))
    }
}
