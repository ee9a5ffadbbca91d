//! DCG 15-5, 15-14, 15-16: when an effect works, and from where.

use super::{KeywordKind, Noun, Word};
use serde::{Deserialize, Serialize};

/// A timing. An effect with several works at each of them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum When {
    /// 15-8-2: a persistent effect; it holds while its turn and condition hold.
    Always,
    /// 15-16-2
    OnPlay,
    /// 15-16-3
    WhenDigivolving,
    /// 15-16-4
    OnDeletion,
    /// 15-16-5
    WhenAttacking,
    /// 15-16-6
    WhenLinking,
    /// 15-16-7: an activation effect, or the effect of using an Option card.
    Main,
    /// 15-16-10
    Security,
    /// 15-16-11
    StartOfTurn,
    /// 15-16-12
    EndOfTurn,
    /// 15-16-13
    StartOfMainPhase,
    /// 15-16-14
    Counter,
    /// 15-16-15
    EndOfAttack,
    /// 15-16-16
    WhenMoving,
    /// 15-5-1: "when …": triggers after it happened.
    When(Pattern),
    /// 15-8-5: "when … would …": an immediate effect that comes before it happens.
    Would(Pattern),
}

/// A thing that happens, to whom, and how.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pattern {
    pub what: Happening,
    /// To which cards; the effect's "it" or "that Digimon". Its area is the one in play it is in,
    /// or, if it names another than the battle area, the one that the card comes from.
    #[serde(default)]
    pub subject: Noun,
    #[serde(default)]
    pub how: How,
    /// The second party: the attack's target, the card digivolved into, the opponent in battle,
    /// the Digimon whose cards were trashed, the card that was placed or linked.
    #[serde(default)]
    pub other: Option<Noun>,
}

/// What can happen and be waited for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Happening {
    Played,
    /// The subject is the Digimon; `other` is the card it digivolves into.
    Digivolved,
    DnaDigivolved,
    Deleted,
    /// Leaves the battle area in whatever way.
    Leaves,
    ReturnedToHand,
    ReturnedToDeck,
    /// Trashed while in the battle area, without being deleted (such as a Delay Option).
    TrashedFromBattleArea,
    /// Declares an attack; `other` is the Digimon attacked, absent when it is the player.
    Attacks,
    AttacksPlayer,
    Blocks,
    /// The attacking Digimon is blocked; `other` is the blocker.
    Blocked,
    TargetSwitched,
    EndOfAttack,
    Suspended,
    Unsuspended,
    /// Deletes the `other` in battle (and survives it or not).
    DeletesInBattle,
    /// As before, and is itself still there.
    DeletesInBattleAndSurvives,
    /// Wins a battle, or checks a security card.
    ChecksSecurity,
    OptionUsed,
    /// Cards were trashed from the hand, the deck, the security stack, under a card, a link.
    TrashedFromHand,
    TrashedFromDeck,
    TrashedFromSecurity,
    /// The subject is the trashed card, `other` the Digimon that it was under.
    DigivolutionCardsTrashed,
    LinkCardsTrashed,
    /// A digivolution card was placed under the subject; `other` is the card.
    DigivolutionCardsPlaced,
    /// The subject (a Digimon) got linked; `other` is the link card.
    Linked,
    /// `other` is the Digimon that the card was under, if it was.
    AddedToHand,
    /// Cards come to a deck, such as from the trash; `other` as before.
    AddedToDeck,
    Drawn,
    /// The stack of the player; the subject is the cards.
    SecurityAdded,
    SecurityRemoved,
    /// A card is placed in the battle area by an effect (such as a Delay Option).
    PlacedInBattleArea,
    Hatched,
    Moved,
    MemoryGained,
    DeDigivolved,
    /// The top card of the subject is trashed and the rest stays (16-11, 16-18).
    TopCardTrashed,
    /// The top card of the subject is placed among its digivolution cards.
    TopCardPlaced,
    TurnStarts,
    TurnEnds,
    MainPhaseStarts,
    CounterTiming,
    SecurityChecked,
    BattleEnds,
}

impl Happening {
    /// The last of the list, for sets that have a place for each.
    pub const LAST: Happening = Happening::BattleEnds;
}

/// By what it happened.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub enum How {
    #[default]
    Any,
    InBattle,
    /// By any effect.
    ByEffect,
    ByYourEffect,
    ByOpponentsEffect,
    /// By an effect of this card itself.
    ByThisEffect,
    /// By an effect of a card of this name.
    ByEffectOf(Word),
    /// 15-2-1: by the effect of a Digimon, a Tamer, an Option card.
    ByDigimonsEffect,
    ByTamersEffect,
    ByOptionsEffect,
    /// 17-1-3-1
    ByDpZero,
    /// By a rule: paying for it in the main phase, and the like.
    ByRule,
    ByDigiBurst,
    /// 16: by the effect of a keyword.
    ByKeyword(KeywordKind),
    Not(Box<How>),
    AnyOf(Vec<How>),
    AllOf(Vec<How>),
}

/// 15-16-8, 15-16-9: whose turns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum TurnScope {
    #[default]
    All,
    Yours,
    Opponents,
}

/// 15-14: the icons in front of an effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Icons {
    /// 15-14-1: at most this often in a turn.
    #[serde(default)]
    pub per_turn: Option<u8>,
    /// 15-14-2 to 15-14-5: where the card must be.
    #[serde(default)]
    pub place: Place,
}

/// Where a card must be for its effect to work.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Place {
    /// In the battle area; or wherever the timing itself says (being checked, used, played).
    #[default]
    Battle,
    /// 15-14-2
    Hand,
    /// 15-14-3
    Trash,
    /// 15-14-4
    Breeding,
    /// 15-14-5: face up in the security stack.
    Security,
    /// Wherever it is when the thing happens to it: "when this card would be played",
    /// "when this card is trashed from the hand".
    Anywhere,
    /// In the battle area and in the breeding area alike (16-40-1).
    Field,
}
