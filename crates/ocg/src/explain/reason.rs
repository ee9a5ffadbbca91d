//! The reasons why something cannot be done: each with its statement and its English.

use crate::state::Statement;
use std::fmt;

/// One table: the reason, the key that pages know it by, the statement that forbids it, and the same in English.
macro_rules! reasons {
    ($($(#[$doc:meta])* $reason:ident, $key:literal, $statement:literal, $words:literal;)*) => {
        /// Why something cannot be done now.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Reason {
            $($(#[$doc])* $reason,)*
        }

        impl Reason {
            pub const ALL: &'static [Reason] = &[$(Reason::$reason),*];

            /// By which pages have words for it.
            pub fn key(self) -> &'static str {
                match self {
                    $(Reason::$reason => $key,)*
                }
            }

            /// The statement that forbids it.
            pub fn statement(self) -> Statement {
                match self {
                    $(Reason::$reason => $statement,)*
                }
            }

            /// In English.
            pub fn words(self) -> &'static str {
                match self {
                    $(Reason::$reason => $words,)*
                }
            }
        }
    };
}

reasons! {
    Over, "over", "3.1.4-1", "the duel is over";
    OthersRight, "others_right", "3.6.2-1", "the other player has the right to act";
    AskedSomethingElse, "asked_something_else", "3.6.2-5", "another question has to be answered first";
    NotAnAnswer, "not_an_answer", "3.6.2-5", "this is no answer to what is asked";
    NotYourTurn, "not_your_turn", "3.6.3-17", "it is not your turn";
    NotMainPhase, "not_main_phase", "3.6.3-17", "this is done in a Main Phase";
    NotFree, "not_free", "3.3.2-68", "this is done when nothing is being activated or resolved";
    NotBattleStep, "not_battle_step", "3.6.3-26", "attacks are declared in the Battle Step";
    /// 3.4.4-4
    Forbidden, "forbidden", "3.4.4-4", "an effect forbids it";
    Unusable, "unusable", "3.4.4-156", "an effect says that it cannot be used";
    OnlySpecialSummoned, "only_special_summoned", "3.3.2-10", "it cannot be Normal Summoned or Set";
    NormalSummonUsed, "normal_summon_used", "3.3.2-69", "the Normal Summon or Set of this turn was used";
    NotEnoughTributes, "not_enough_tributes", "3.3.2-78", "there are not enough monsters to Tribute";
    NoMonsterZone, "no_monster_zone", "3.3.2-70", "no Main Monster Zone is free";
    NoZoneForSummon, "no_zone_for_summon", "3.3.2-102", "no zone is free for it";
    NoSpellTrapZone, "no_spell_trap_zone", "3.3.3-12", "no Spell & Trap Zone is free";
    NoZoneToActivate, "no_zone_to_activate", "3.3.3-4", "no Spell & Trap Zone is free";
    OwnConditionNotMet, "own_condition_not_met", "3.3.2-106", "what its own text asks for is not there";
    OnlyOneWay, "only_one_way", "3.3.2-121", "it can be Special Summoned in no such way";
    NotByPlayer, "not_by_player", "3.3.2-139", "only a card that Fusion Summons brings it out";
    NotRitualByPlayer, "not_ritual_by_player", "3.3.2-127", "only a Ritual Spell brings it out";
    NoSynchroMaterials, "no_synchro_materials", "3.3.2-171", "the face-up Tuner and other monsters that it needs are not there";
    NoXyzMaterials, "no_xyz_materials", "3.3.2-191", "the face-up monsters that it needs are not there";
    NoLinkMaterials, "no_link_materials", "3.3.2-221", "the face-up monsters that it needs are not there";
    FaceUpInExtraDeck, "face_up_in_extra_deck", "3.3.2-61", "it lies face-up in the Extra Deck";
    SetThisTurn, "set_this_turn", "3.3.2-247", "it was Set this turn";
    ChangedThisTurn, "changed_this_turn", "3.3.2-274", "its position was changed this turn";
    CameThisTurn, "came_this_turn", "3.3.2-275", "it was Summoned this turn";
    HasAttacked, "has_attacked", "3.3.2-276", "it has declared an attack this turn";
    IsLink, "is_link", "3.3.2-277", "a Link Monster does not change its position";
    FaceDown, "face_down", "3.3.2-281", "it is face-down, and would be Flip Summoned";
    NotFaceDown, "not_face_down", "3.3.2-244", "it is not face-down";
    NotInAttackPosition, "not_in_attack_position", "3.3.2-261", "it is not in face-up Attack Position";
    AttackUsed, "attack_used", "3.6.3-27", "it has declared its attack";
    NothingToAttack, "nothing_to_attack", "3.6.3-29", "there is nothing that it can attack";
    FirstTurn, "first_turn", "3.6.3-21", "there is no Battle Phase in the first turn of a duel";
    OnlyTriggers, "only_triggers", "3.3.2-299", "it is activated at the moment that its text names";
    OnlyApplies, "only_applies", "3.3.2-291", "it applies by itself and is not activated";
    TooSlow, "too_slow", "3.4.3-20", "its Spell Speed is too low to be used now";
    SlowAnswer, "slow_answer", "3.4.3-23", "its Spell Speed is too low to be chained to the last link";
    NotHere, "not_here", "3.3.2-296", "it is not activated from where the card is";
    TrapSetThisTurn, "trap_set_this_turn", "3.3.4-4", "a Trap cannot be activated in the turn it was Set";
    QuickPlaySetThisTurn, "quick_play_set_this_turn", "3.3.3-53", "a Quick-Play Spell cannot be activated in the turn it was Set";
    TrapInHand, "trap_in_hand", "3.3.4-2", "a Trap has to be Set first";
    SpellInOthersTurn, "spell_in_others_turn", "3.3.3-1", "it is the other player's turn";
    NotInTime, "not_in_time", "3.4.3-1", "its moment is not now";
    NotInDamageStep, "not_in_damage_step", "3.6.3-45", "it cannot be activated in the Damage Step";
    UsedUp, "used_up", "3.5.1-2", "it was used as often as its text allows";
    ConditionNotMet, "condition_not_met", "3.4.3-1", "its condition is not met";
    OnChain, "on_chain", "3.4.3-18", "it is on the chain already";
    CostOrTarget, "cost_or_target", "3.4.2-12", "its cost cannot be paid, or there is no target";
    NothingToDo, "nothing_to_do", "3.4.3-2", "nothing of it could be carried out";
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.words(), self.statement())
    }
}
