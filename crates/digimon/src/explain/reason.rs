//! The reasons why something cannot be done, as data, and in English.

use crate::card::{Color, Colors};
use crate::state::{CardId, Holder};
use std::fmt;

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

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Reason::TooExpensive { cost, most } = self {
            write!(f, "its cost {cost} is more than the memory gauge allows: {most} at most")
        } else if let Reason::ColorsMissing(colors) = self {
            let colors: Vec<&str> = colors.iter().map(Color::word).collect();
            write!(f, "there is no Digimon or Tamer of its colour on the field: {}", colors.join(", "))
        } else {
            f.write_str(self.words())
        }
    }
}

impl Reason {
    fn words(self) -> &'static str {
        match self {
            Reason::GameIsOver => "the game is over",
            Reason::OtherPlayerDecides => "the other player is asked now",
            Reason::NotYourTurn => "it is the other player's turn",
            Reason::NotMainPhase => "actions are for the main phase, when nothing is left to settle",
            Reason::NotBreedingPhase => "that is for the breeding phase",
            Reason::TooExpensive { .. } => "its cost is more than the memory gauge allows",
            Reason::Forbidden { .. } => "an effect forbids it",
            Reason::OptionIsUsed => "an Option card is used, not played",
            Reason::NotAnOption => "only Option cards are used",
            Reason::NoPlayCost => "a card without a play cost is not played",
            Reason::NotInYourHand => "only cards of the turn player's hand",
            Reason::NoMainEffect => "it has no [Main] effect to use",
            Reason::ColorsMissing(_) => "there is no Digimon or Tamer of its colour on the field",
            Reason::NotADigimonCard => "only Digimon cards are digivolved into",
            Reason::NotYours => "it belongs to the other player",
            Reason::OnToken => "nothing is stacked on a token or linked to it",
            Reason::RequirementsNotMet(_) => "it fulfils none of the card's digivolution requirements",
            Reason::NoRequirements => "the card has no digivolution requirement",
            Reason::NoDnaDigivolution => "the card has no DNA digivolution",
            Reason::DnaPartnersMissing => "no Digimon in the battle area fit its DNA digivolution",
            Reason::NotALinkCard => "the card does not link",
            Reason::LinkRequirementNotMet(_) => "it does not fulfil the card's link requirement",
            Reason::NotInPlay => "it is not in play",
            Reason::InBreedingArea => "only Digimon in the battle area, not those in the breeding area",
            Reason::NotADigimon => "only Digimon can do that",
            Reason::Suspended => "it is suspended",
            Reason::CannotSuspend { .. } => "an effect says that it can't suspend",
            Reason::CameThisTurn => "it was played this turn",
            Reason::TargetNotSuspended => "only suspended Digimon are attacked",
            Reason::TargetIsOwn => "only the opponent and the opponent's Digimon are attacked",
            Reason::TargetNotADigimon => "only Digimon are attacked",
            Reason::TargetInBreedingArea => "nothing in the breeding area is attacked",
            Reason::AttackGoesOn => "an attack is going on",
            Reason::NoBlocker => "it does not have Blocker",
            Reason::AlreadyTarget => "the target of the attack does not block",
            Reason::AlreadyBlocked => "the attack has been blocked",
            Reason::NotBlockTiming => "one blocks when the opponent's attack comes to it",
            Reason::UsedThisTurn => "it has been used as often as it may be in a turn",
            Reason::NotThisTurn => "it does not work in this turn",
            Reason::ConditionNotMet => "its condition is not met",
            Reason::EffectCostNotPayable => "what it asks for in return cannot be done",
            Reason::NotFromHere => "it does not work in the breeding area",
            Reason::NothingToActivate => "it has no such effect here",
            Reason::BreedingAreaFull => "the breeding area is not empty",
            Reason::NoDigiEggLeft => "there is no Digi-Egg left",
            Reason::BreedingAreaEmpty => "the breeding area is empty",
            Reason::NoDp => "only a Digimon with DP moves out of the breeding area",
            Reason::NotAskedFor => "it is not what the effect asks for",
            Reason::NotOptional => "it is not optional",
            Reason::NotEnoughChosen => "not enough has been chosen",
            Reason::NotAnAnswer => "it is not an answer to this question",
        }
    }
}
