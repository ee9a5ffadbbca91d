//! What is asked, and everything that can be answered.

use super::{CardName, Question, RequirementView};
use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

/// A question. Only those who may answer it see the offers.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Asked {
    pub seat: Seat,
    pub question: Question,
    /// The clause that asks it.
    pub clause: String,
    /// The effect that asks.
    pub by: Option<EffectView>,
    /// The card that is just being played or digivolved into, where the rules ask for its sake.
    pub card: Option<CardName>,
    /// Where several things are chosen one after the other: what was chosen so far, for those who may answer.
    pub picked: Option<Picked>,
    /// In the order of the game's options; nothing for a viewer that may not see them.
    pub offers: Option<Vec<Offer>>,
}

/// 15-10-2: so many are to be chosen, and these are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Picked {
    pub spots: Vec<Spot>,
    pub least: u8,
    pub most: u8,
}

/// An effect of a card, in play or waiting.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct EffectView {
    /// The card that it is printed on.
    pub card: CardName,
    /// Its unit in play, if it belongs to one.
    pub unit: Option<u16>,
    pub you: Seat,
    /// The effect in words, as our writer writes it; nothing if this viewer does not know the card.
    pub text: Option<String>,
}

/// One legal answer. It is answered with its place in the list.
///
/// Where to click: the spots, one after the other. All offers that begin with the clicked spots stay on the table;
/// the one whose spots are all clicked is taken. An offer without spots is a button.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Offer {
    pub kind: OfferKind,
    pub spots: Vec<Spot>,
}

/// A thing on the table that can be clicked, or onto which a card is dropped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    Card(u16),
    Unit(u16),
    Player(Seat),
    /// 3-4: the battle area of whoever is asked.
    BattleArea,
    EggDeck,
    MemoryGauge,
}

/// What the answer means, for the words of a button or a tooltip.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "offer")]
pub enum OfferKind {
    Yes,
    No,
    Done,
    Card {
        card: CardName,
    },
    Unit {
        card: CardName,
    },
    Player {
        seat: Seat,
    },
    Number {
        number: i32,
    },
    /// One of several things that the effect can do, in words.
    Mode {
        text: String,
    },
    /// One of several requirements that the card fulfils.
    Requirement {
        requirement: RequirementView,
    },
    Top,
    Bottom,
    Effect {
        effect: EffectView,
    },
    Hatch,
    Move,
    Pass,
    /// With the cost as it would be now, where it is known.
    Play {
        card: CardName,
        cost: Option<i32>,
    },
    Digivolve {
        card: CardName,
        onto: CardName,
        way: WayView,
        /// The requirement that is used.
        requirement: Option<RequirementView>,
        cost: Option<i32>,
    },
    DnaDigivolve {
        card: CardName,
    },
    Use {
        card: CardName,
        cost: Option<i32>,
    },
    Link {
        card: CardName,
        to: CardName,
        cost: Option<i32>,
    },
    AttackPlayer {
        card: CardName,
    },
    Attack {
        card: CardName,
        target: CardName,
    },
    Activate {
        effect: EffectView,
    },
    Block {
        card: CardName,
    },
}

/// Which kind of requirement a digivolution uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum WayView {
    Requirement,
    Ignoring,
    Dna,
    Burst,
    AppFusion,
    /// One that an effect adds.
    Granted,
}
