//! What can be said about a card on the table: its values, what changes them, what can be done with it, and why not.

use super::{EffectView, OfferKind};
use serde::Serialize;
use ts_rs::TS;

/// The answer to pointing at something.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct About {
    pub values: Option<Values>,
    /// The effects that it has now: its own, inherited, linked, given.
    pub effects: Vec<EffectView>,
    pub possible: Vec<Possible>,
    pub why_not: Vec<WhyNot>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Values {
    pub dp: Option<i32>,
    pub printed_dp: Option<i32>,
    pub level: Option<i32>,
    pub security_attack: i32,
    pub changes: Vec<Change>,
}

/// Something that changes it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Change {
    /// What it is, in words: "+2000 DP", "can't attack".
    pub text: String,
    pub by: Option<EffectView>,
    /// Until when, in words; nothing when it holds as long as its source does.
    pub until: Option<String>,
}

/// An offer that begins here.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Possible {
    pub offer: u16,
    pub kind: OfferKind,
}

/// Something that one might want to do with it, and why it cannot be done now.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct WhyNot {
    pub kind: OfferKind,
    pub reason: Reason,
    pub clause: String,
}

/// Why not: the page has its words. One variant for each reason that `digimon::explain` gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    NotMainPhase,
}
