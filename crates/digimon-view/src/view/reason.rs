//! What can be said about a card on the table: its values, what changes them, what can be done with it, and why not.

use super::{Changed, EffectView, OfferKind, RequirementView};
use serde::Serialize;
use ts_rs::TS;

/// The answer to pointing at something.
#[derive(Clone, PartialEq, Debug, Default, Serialize, TS)]
pub struct About {
    /// Nothing for a card that this viewer does not know.
    pub values: Option<Values>,
    /// The effects that it has now: its own, inherited, linked, given.
    pub effects: Vec<EffectView>,
    pub possible: Vec<Possible>,
    /// The most likely wish first.
    pub why_not: Vec<WhyNot>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Values {
    pub dp: Option<i32>,
    pub printed_dp: Option<i32>,
    pub level: Option<i32>,
    pub printed_level: Option<i32>,
    /// The cost to play or use it, as it would be paid now.
    pub cost: Option<i32>,
    pub printed_cost: Option<i32>,
    /// How many security cards it checks.
    pub security_attack: i32,
    pub colors: Vec<String>,
    pub changes: Vec<Change>,
}

/// Something that changes it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Change {
    pub what: Changed,
    /// The same in English: "+2000 DP", "can't attack".
    pub text: String,
    pub by: Option<EffectView>,
    /// Until when; nothing when it holds as long as its source does.
    pub until: Option<UntilView>,
}

/// When something that was given ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "until")]
pub enum UntilView {
    EndOfTurn { turn: u16 },
    EndOfAttack,
    EndOfBattle,
    UnsuspendPhase { seat: table::Seat },
    Forever,
    WhileInPlay,
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
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "why")]
pub enum Reason {
    GameIsOver,
    /// The other player is asked just now.
    OtherPlayerDecides,
    /// It is the other player's turn.
    NotYourTurn,
    /// Actions are for the main phase, when nothing is left to settle.
    NotMainPhase,
    /// Hatching and moving are for the breeding phase.
    NotBreedingPhase,
    /// Its cost is more than the gauge allows.
    TooExpensive {
        cost: i32,
        most: i32,
    },
    /// An effect forbids it.
    Forbidden {
        by: Option<EffectView>,
    },
    /// An Option card is used, not played.
    OptionIsUsed,
    /// Only Option cards are used.
    NotAnOption,
    /// A card without a play cost is not played.
    NoPlayCost,
    /// Only cards in one's own hand.
    NotInYourHand,
    /// The Option card has no [Main] effect to use.
    NoMainEffect,
    /// No Digimon or Tamer of these colours is on one's field.
    ColorsMissing {
        colors: Vec<String>,
    },
    /// Only Digimon cards are digivolved into.
    NotADigimonCard,
    /// Only one's own Digimon.
    NotYours,
    /// Nothing is stacked on a token.
    OnToken,
    /// It fulfils none of the card's requirements, which are these.
    RequirementsNotMet {
        requirements: Vec<RequirementView>,
    },
    /// The card has no digivolution requirement at all.
    NoRequirements,
    NoDnaDigivolution,
    DnaPartnersMissing,
    /// It has no link requirement.
    NotALinkCard,
    LinkRequirementNotMet {
        requirements: Vec<RequirementView>,
    },
    NotInPlay,
    /// Only Digimon in the battle area.
    InBreedingArea,
    NotADigimon,
    Suspended,
    CannotSuspend {
        by: Option<EffectView>,
    },
    /// It came this turn.
    CameThisTurn,
    /// Only suspended Digimon are attacked.
    TargetNotSuspended,
    /// One attacks the opponent and the opponent's Digimon.
    TargetIsOwn,
    TargetNotADigimon,
    TargetInBreedingArea,
    AttackGoesOn,
    NoBlocker,
    AlreadyTarget,
    AlreadyBlocked,
    /// One blocks only while the opponent attacks, when it is asked.
    NotBlockTiming,
    /// The effect has been used as often as it may be this turn.
    UsedThisTurn,
    /// The effect works only in the other turn.
    NotThisTurn,
    ConditionNotMet,
    /// What the effect asks for in return cannot be done.
    EffectCostNotPayable,
    /// It does not work where the card is.
    NotFromHere,
    /// It has no effect that can be declared.
    NothingToActivate,
    BreedingAreaFull,
    NoDigiEggLeft,
    BreedingAreaEmpty,
    /// Only a Digimon with DP moves.
    NoDp,
    /// It is not what the effect asks for.
    NotAskedFor,
    NotOptional,
    NotEnoughChosen,
    NotAnAnswer,
}
