//! DCG 15-8-2, 15-12, 15-13: what can hold true of a card or a player, and for how long.

use super::{Amount, Condition, Filter, How, Keyword, Noun, Quoted, When, Whose, Word};
use crate::card::Color;
use serde::{Deserialize, Serialize};

/// A statement of a persistent effect (15-8-2).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Continuous {
    /// 15-8-2-6: "while …".
    #[serde(default, rename = "while")]
    pub condition: Option<Condition>,
    #[serde(default)]
    pub on: On,
    pub is: Vec<Modifier>,
}

/// On what it holds.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub enum On {
    /// This Digimon, Tamer or card.
    #[default]
    This,
    /// 15-11-2: all of them, those that come later too.
    All(Noun),
    Player(Whose),
}

/// What is changed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Modifier {
    Dp(Amount),
    /// DP only while it battles such a card.
    DpInBattleWith(Noun, Amount),
    Keyword(Keyword),
    /// 16-3: Security Attack by a counted amount; as many keywords as the count says.
    SecurityAttack(Amount),
    /// 15-15-2: an effect in quotation marks.
    Effect(Quoted),
    Cannot(Restriction),
    /// 15-15-6
    Unaffected(How),
    /// The kinds of sources it is unaffected by: "the effects of your opponent's Digimon".
    UnaffectedBySource(Noun),
    /// 15-12-1: "is also treated as …".
    Also(Info),
    /// 15-12-2: "becomes …", original information is changed.
    Becomes(Info),
    /// The cost that the player pays for such a card, up or down (1-3-8, 1-3-9).
    Cost(Payment, Noun, Amount),
    /// The play cost itself, as a number of the card.
    PlayCost(Amount),
    /// Has the (main) effects of the cards under it that fit.
    EffectsOfCardsUnder(Vec<Filter>),
    /// 15-16-1: its effects of the first timing have the second, too: "attach [End of Attack] to
    /// all of this Digimon's [On Deletion] effects".
    AlsoAt(Box<When>, Box<When>),
    /// May attack unsuspended Digimon too.
    CanAttackUnsuspended(Noun),
    /// Attacks and blocks without suspending.
    AttacksWithoutSuspending,
    /// 4-19: this Option card may be used without its colours.
    IgnoresColorRequirements,
    MeetsColorRequirement(Color),
    /// [Security] effects of Option cards that it checks don't activate.
    StopsSecurityEffects(Vec<Filter>),
    /// [Security] effects of such cards of the player don't activate.
    NoSecurityEffects(Vec<Filter>),
    /// 15-15-5: DP deletion effects of the player reach further.
    DeletionMaximum(Amount),
    /// 15-15-8: may stand in for a card that DigiXros names.
    StandsInForDigiXros,
    /// Is also treated as this for DigiXros or Assembly of such a card.
    AlsoFor(Procedure, Vec<Filter>, Vec<Info>),
    /// May be treated as this for DNA digivolution of a card of the first name.
    StandsInForDna(Word, Vec<Info>),
    /// This card may be digivolved into from such a Digimon, for that cost.
    DigivolvesFrom(Vec<Filter>, i8),
    /// This card may be digivolved into from such a card, by a requirement of its own that the
    /// other counts as fulfilling: "as if the Tamer is a level 3 blue Digimon".
    DigivolvesFromAs(Vec<Filter>, Vec<Info>),
    /// 8-1-2-2: this may digivolve into such a card for that cost, ignoring requirements.
    DigivolvesInto(Noun, i8),
    /// 6-1-4-1: the player's turn ends only when the opponent has so much memory.
    TurnEndsAt(u8),
}

/// Information that is added or changed (15-12).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Info {
    /// Also a Digimon, with this DP.
    DigimonWithDp(i32),
    Name(Word),
    /// The names of the cards under it that fit.
    NamesOfCardsUnder(Vec<Filter>),
    Color(Color),
    ColorsOfCardsUnder,
    Trait(Word),
    Level(u8),
    /// Of whatever level a requirement asks for: "ignoring its level".
    AnyLevel,
    Dp(i32),
}

/// What cannot be done, by it or to it (15-1-3: a "can't" beats a "can").
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Restriction {
    Attack,
    AttackPlayers,
    /// Cannot attack such Digimon.
    AttackDigimon(Noun),
    Block,
    BeBlocked(Noun),
    BeAttacked,
    Suspend,
    Unsuspend,
    /// 6-2-1: not by the rule of the unsuspend phase; effects still can.
    UnsuspendInPhase,
    Digivolve,
    DigivolveInto(Noun),
    /// Deleted, returned to hand or deck, leave by …
    BeDeleted(How),
    BeReturnedToHand(How),
    BeReturnedToDeck(How),
    Leave(How),
    /// In any way but being deleted.
    LeaveUndeleted(How),
    HaveDpReduced(How),
    BeDeDigivolved(How),
    HaveDigivolutionCardsTrashed(How),
    /// 4-5: no card of its stack, the top card too.
    HaveStackedCardsTrashed(How),
    /// 4-14: of a card under another.
    BeTrashed(How),
    /// Effects of this timing don't trigger or activate.
    Activate(Box<When>),
    SwitchTarget,
    /// For players.
    Play(Noun, How),
    UseOptions,
    GainMemory(How),
    ReduceCosts(Payment),
    AddSecurity(How),
    Draw(How),
    IgnoreDigivolutionRequirements,
    Link,
    Move,
    Hatch,
}

/// What takes cards to go under the card that is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Procedure {
    DigiXros,
    Assembly,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Payment {
    Play,
    Digivolve,
    Use,
    Link,
}

/// How long a given effect lasts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Duration {
    /// "For the turn."
    #[default]
    Turn,
    /// Until the end of the next turn of that player; their present one, if it is theirs.
    UntilEndOfTurn(Whose),
    /// As before, but the present turn never counts ("next turn").
    UntilEndOfNextTurn(Whose),
    /// Until the end of this attack.
    Attack,
    Battle,
    /// Through the next unsuspend phase of the card's owner.
    NextUnsuspendPhase,
    /// As long as the card stays in play.
    Permanent,
    /// While this effect's own card is in play.
    WhileThisInPlay,
}
