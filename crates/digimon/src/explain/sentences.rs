//! The reasons in English: once, for the program and for the page, which writes its dictionary from these.

use super::Reason;
use crate::card::Color;
use std::fmt;

macro_rules! reasons {
    ($($reason:pat => $key:literal, $sentence:literal;)*) => {
        /// The name of each reason, and its sentence, with places for what it is about.
        pub const REASONS: &[(&str, &str)] = &[$(($key, $sentence)),*];

        impl Reason {
            fn sentence(self) -> &'static str {
                match self {
                    $($reason => $sentence,)*
                }
            }
        }
    };
}

reasons! {
    Reason::GameIsOver => "game_is_over", "The game is over.";
    Reason::OtherPlayerDecides => "other_player_decides", "The other player decides now.";
    Reason::NotYourTurn => "not_your_turn", "It is not your turn.";
    Reason::NotMainPhase => "not_main_phase", "That is for the main phase, when nothing else is left to settle.";
    Reason::NotBreedingPhase => "not_breeding_phase", "That is for the breeding phase.";
    Reason::TooExpensive { .. } => "too_expensive", "It costs {cost}, and you can pay at most {most}.";
    Reason::Forbidden { .. } => "forbidden", "An effect forbids it{by}.";
    Reason::OptionIsUsed => "option_is_used", "An Option card is used, not played.";
    Reason::NotAnOption => "not_an_option", "Only Option cards are used.";
    Reason::NoPlayCost => "no_play_cost", "A card without a play cost cannot be played.";
    Reason::NotInYourHand => "not_in_your_hand", "It is not in your hand.";
    Reason::NoMainEffect => "no_main_effect", "It has no [Main] effect.";
    Reason::ColorsMissing(_) => "colors_missing", "Color requirement: you have no {colors} Digimon or Tamer.";
    Reason::NotADigimonCard => "not_a_digimon_card", "Only Digimon cards are digivolved into.";
    Reason::NotYours => "not_yours", "It is not yours.";
    Reason::OnToken => "on_token", "Nothing is placed on a token.";
    Reason::RequirementsNotMet(_) => "requirements_not_met", "It digivolves only from: {requirements}.";
    Reason::NoRequirements => "no_requirements", "It has no digivolution requirements.";
    Reason::NoDnaDigivolution => "no_dna_digivolution", "It has no DNA digivolution.";
    Reason::DnaPartnersMissing => "dna_partners_missing", "The Digimon for its DNA digivolution are not in your battle area.";
    Reason::NotALinkCard => "not_a_link_card", "It cannot be linked.";
    Reason::LinkRequirementNotMet(_) => "link_requirement_not_met", "It links only to: {requirements}.";
    Reason::NotInPlay => "not_in_play", "It is not in play.";
    Reason::InBreedingArea => "in_breeding_area", "It is in the breeding area.";
    Reason::NotADigimon => "not_a_digimon", "It is not a Digimon.";
    Reason::Suspended => "suspended", "It is suspended.";
    Reason::CannotSuspend { .. } => "cannot_suspend", "It can’t suspend{by}.";
    Reason::CameThisTurn => "came_this_turn", "It was played this turn.";
    Reason::TargetNotSuspended => "target_not_suspended", "Only suspended Digimon can be attacked.";
    Reason::TargetIsOwn => "target_is_own", "Your own cards cannot be attacked.";
    Reason::TargetNotADigimon => "target_not_a_digimon", "Only Digimon and the player can be attacked.";
    Reason::TargetInBreedingArea => "target_in_breeding_area", "Digimon in the breeding area cannot be attacked.";
    Reason::AttackGoesOn => "attack_goes_on", "An attack is already going on.";
    Reason::NoBlocker => "no_blocker", "It does not have <Blocker>.";
    Reason::AlreadyTarget => "already_target", "The target of the attack cannot block.";
    Reason::AlreadyBlocked => "already_blocked", "The attack has been blocked already.";
    Reason::NotBlockTiming => "not_block_timing", "That is for the block timing.";
    Reason::UsedThisTurn => "used_this_turn", "Its uses for this turn are spent.";
    Reason::NotThisTurn => "not_this_turn", "It works only in the other player’s turn.";
    Reason::ConditionNotMet => "condition_not_met", "Its condition is not met.";
    Reason::EffectCostNotPayable => "effect_cost_not_payable", "What the effect asks for first cannot be done.";
    Reason::NotFromHere => "not_from_here", "It cannot be activated from here.";
    Reason::NothingToActivate => "nothing_to_activate", "It has nothing to activate.";
    Reason::BreedingAreaFull => "breeding_area_full", "There is a Digimon in the breeding area.";
    Reason::NoDigiEggLeft => "no_digi_egg_left", "The Digi-Egg deck is empty.";
    Reason::BreedingAreaEmpty => "breeding_area_empty", "The breeding area is empty.";
    Reason::NoDp => "no_dp", "A Digimon without DP cannot move.";
    Reason::NotAskedFor => "not_asked_for", "It is not what is asked for.";
    Reason::NotOptional => "not_optional", "It is not optional.";
    Reason::NotEnoughChosen => "not_enough_chosen", "Not enough has been chosen.";
    Reason::NotAnAnswer => "not_an_answer", "It is not an answer to this question.";
}

/// Requirements are on the card, and which effect it is, the page shows.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let of = |place: &str| match (place, *self) {
            ("cost", Reason::TooExpensive { cost, .. }) => cost.to_string(),
            ("most", Reason::TooExpensive { most, .. }) => most.to_string(),
            ("colors", Reason::ColorsMissing(colors)) => {
                colors.iter().map(Color::word).collect::<Vec<_>>().join(", no ")
            }
            ("requirements", _) => "what its requirements say".to_owned(),
            (_, _) => String::new(),
        };
        f.write_str(table::fill(self.sentence(), of).trim_end_matches('.'))
    }
}
