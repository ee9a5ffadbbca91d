//! The reasons why something cannot be done, as data.

use crate::card::Colors;
use crate::state::{CardId, Holder};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    GameIsOver,
    OtherPlayerDecides,
    NotYourTurn,
    NotMainPhase,
    NotBreedingPhase,
    /// The least that it could cost, and the most that can be paid.
    TooExpensive {
        cost: i32,
        most: i32,
    },
    /// An effect says that it can't be done.
    Forbidden {
        by: Option<Holder>,
    },
    OptionIsUsed,
    NotAnOption,
    NoPlayCost,
    NotInYourHand,
    NoMainEffect,
    ColorsMissing(Colors),
    NotADigimonCard,
    NotYours,
    OnToken,
    /// None of the digivolution requirements of this card.
    RequirementsNotMet(CardId),
    NoRequirements,
    NoDnaDigivolution,
    DnaPartnersMissing,
    NotALinkCard,
    /// Not the link requirement of this card.
    LinkRequirementNotMet(CardId),
    NotInPlay,
    InBreedingArea,
    NotADigimon,
    Suspended,
    CannotSuspend {
        by: Option<Holder>,
    },
    CameThisTurn,
    TargetNotSuspended,
    TargetIsOwn,
    TargetNotADigimon,
    TargetInBreedingArea,
    AttackGoesOn,
    NoBlocker,
    AlreadyTarget,
    AlreadyBlocked,
    NotBlockTiming,
    UsedThisTurn,
    NotThisTurn,
    ConditionNotMet,
    EffectCostNotPayable,
    NotFromHere,
    NothingToActivate,
    BreedingAreaFull,
    NoDigiEggLeft,
    BreedingAreaEmpty,
    NoDp,
    NotAskedFor,
    NotOptional,
    NotEnoughChosen,
    NotAnAnswer,
}
