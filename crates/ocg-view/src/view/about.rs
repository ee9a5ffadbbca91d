//! What can be said about a card on the table: what can be done with it, and why the rest cannot.

use super::{EffectView, OfferKind, ZoneValues};
use serde::Serialize;
use ts_rs::TS;

/// The answer to pointing at something.
#[derive(Clone, PartialEq, Debug, Default, Serialize, TS)]
pub struct About {
    /// Nothing for a card that this viewer does not know.
    pub values: Option<ZoneValues>,
    /// The effects that it has now: its own, and gained ones.
    pub effects: Vec<EffectView>,
    pub possible: Vec<Possible>,
    /// The most likely wish first.
    pub why_not: Vec<WhyNot>,
}

/// An offer that begins here.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Possible {
    /// Its place among the options.
    pub offer: u16,
    pub kind: OfferKind,
}

/// What somebody might want to do, and the statement that forbids it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct WhyNot {
    pub kind: OfferKind,
    /// Which reason it is, for words of any language.
    pub reason: String,
    /// The same in English.
    pub text: String,
    pub clause: String,
}
