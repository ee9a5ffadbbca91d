//! What changes a card, for words of any language: a small closed set, and the rest in the words of its source.

use serde::Serialize;
use ts_rs::TS;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "change")]
pub enum Changed {
    Dp {
        by: i32,
    },
    SecurityAttack {
        by: i32,
    },
    /// As it is printed, without brackets.
    Keyword {
        keyword: String,
    },
    Cannot {
        what: CannotView,
        reach: Reach,
    },
    Unaffected {
        reach: Reach,
    },
    /// It has this colour, too, or instead.
    Color {
        color: String,
    },
    Level {
        level: u8,
    },
    PlayCost {
        by: i32,
    },
    /// Anything else: the text of its source says it.
    Other,
}

/// Does it hold in every case?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Reach {
    Always,
    /// Only against some cards or effects: the text of its source says which.
    Partly,
}

/// What it cannot do, or cannot be done to it: a name for each `digimon::effects::language::Restriction`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum CannotView {
    Attack,
    AttackPlayers,
    AttackDigimon,
    Block,
    BeBlocked,
    BeAttacked,
    Suspend,
    Unsuspend,
    UnsuspendInPhase,
    Digivolve,
    DigivolveInto,
    BeDeleted,
    BeReturnedToHand,
    BeReturnedToDeck,
    Leave,
    LeaveUndeleted,
    HaveDpReduced,
    BeDeDigivolved,
    HaveDigivolutionCardsTrashed,
    HaveStackedCardsTrashed,
    BeTrashed,
    Activate,
    SwitchTarget,
    Play,
    UseOptions,
    GainMemory,
    ReduceCosts,
    AddSecurity,
    Draw,
    IgnoreDigivolutionRequirements,
    Link,
    Move,
    Hatch,
}

/// A restriction or an immunity that lies on a card in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Mark {
    pub what: Changed,
    /// The same in English, such as "can't attack".
    pub text: String,
}

/// What a card asks for to be digivolved into or linked, by one of its lines.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RequirementView {
    /// As our writer writes it.
    pub text: String,
    /// Nothing if it asks for anything beside a level and colours.
    pub plain: Option<PlainRequirement>,
}

/// 2-6: the circle in the corner of the card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlainRequirement {
    pub level: Option<i32>,
    /// One of these; any if there is none.
    pub colors: Vec<String>,
    pub cost: i32,
}
