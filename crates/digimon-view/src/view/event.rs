//! What happened: a variant for each `digimon::state::What`, and three for what players do outside the rules.

use super::{CardName, EffectView, PhaseView};
use serde::Serialize;
use table::Seat;
use ts_rs::TS;

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "say")]
pub enum EventView {
    DecksShuffled,
    OpeningHands,
    Redrew {
        seat: Seat,
    },
    SecuritySet,
    TurnBegan {
        seat: Seat,
        number: u16,
    },
    PhaseBegan {
        phase: PhaseView,
    },
    TurnEnding {
        seat: Seat,
    },
    TurnEnded {
        seat: Seat,
    },
    Passed {
        seat: Seat,
    },
    Drew {
        seat: Seat,
        cards: Vec<CardName>,
    },
    /// Gains so much memory, or loses it if it is below 0; what it has now.
    Memory {
        seat: Seat,
        by: i32,
        now: i8,
    },
    Paid {
        seat: Seat,
        cost: i32,
        now: i8,
    },
    CannotPay {
        seat: Seat,
        card: CardName,
        cost: i32,
    },
    /// Shows the card that is to be played, digivolved into, used or linked.
    Announced {
        seat: Seat,
        card: CardName,
    },
    Played {
        card: CardName,
        area: AreaView,
    },
    /// `onto` digivolves into `card`.
    Digivolved {
        card: CardName,
        onto: CardName,
    },
    DnaDigivolved {
        card: CardName,
    },
    Used {
        card: CardName,
    },
    Linked {
        card: CardName,
        to: CardName,
    },
    Hatched {
        card: CardName,
    },
    /// Out of the breeding area.
    Moved {
        card: CardName,
    },
    Suspended {
        cards: Vec<CardName>,
    },
    Unsuspended {
        cards: Vec<CardName>,
    },
    Deleted {
        cards: Vec<CardName>,
    },
    Put {
        cards: Vec<CardName>,
        to: To,
    },
    PlacedInPlay {
        cards: Vec<CardName>,
    },
    /// Under the card that is being played.
    PutUnder {
        cards: Vec<CardName>,
    },
    TokenGone {
        card: CardName,
    },
    /// `unit` loses these cards from the top.
    DeDigivolved {
        unit: CardName,
        cards: Vec<CardName>,
    },
    Flipped {
        cards: Vec<CardName>,
    },
    Revealed {
        cards: Vec<CardName>,
    },
    LookedAt {
        seat: Seat,
        cards: Vec<CardName>,
    },
    Shuffled {
        seat: Seat,
        pile: PileView,
    },
    AttackDeclared {
        unit: CardName,
        target: TargetName,
    },
    TargetSwitched {
        target: TargetName,
    },
    Blocked {
        card: CardName,
    },
    AttackEnded,
    AttackFailed,
    SecurityChecked {
        by: CardName,
        card: CardName,
    },
    /// The numbers that were compared, of the first and of the second.
    Battled {
        one: CardName,
        two: CardName,
        numbers: [i32; 2],
        compared: Compared,
    },
    Triggered {
        effect: EffectView,
    },
    Activated {
        effect: EffectView,
    },
    /// It waited, and cannot be activated any more.
    Lost {
        effect: EffectView,
    },
    Declined {
        effect: EffectView,
    },
    /// Spared from what was about to happen.
    Prevented {
        cards: Vec<CardName>,
    },
    Unaffected {
        card: CardName,
    },
    /// An effect that lasts was given: to this card, or to many or a player.
    Gave {
        to: Option<CardName>,
    },
    RuleChecked {
        cards: Vec<CardName>,
    },
    /// The rest of the effect is put off.
    Deferred,
    LoopFound,
    LoopStops {
        times: i32,
    },
    /// It would have gone on without end.
    Stalled,
    Won {
        seat: Seat,
    },
    Draw,
    Conceded {
        seat: Seat,
    },
    DrawAgreed,
    TimeRanOut {
        seat: Seat,
    },
}

/// 3-4: the two parts of the field.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum AreaView {
    Battle,
    Breeding,
}

/// The hidden piles of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PileView {
    Deck,
    EggDeck,
    Hand,
    Security,
}

/// What a battle compared: DP (14-2-1), or digivolution cards (16-34-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Compared {
    Dp,
    DigivolutionCards,
}

/// Where cards were put.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "to")]
pub enum To {
    Hand,
    Trash,
    DeckTop,
    DeckBottom,
    EggDeckBottom,
    SecurityTop {
        face: super::FaceView,
    },
    SecurityBottom {
        face: super::FaceView,
    },
    /// As a digivolution card of this one.
    Under {
        card: CardName,
    },
    /// 7-1: under the card that is being played.
    UnderPlayed,
}

/// What is attacked.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "target")]
pub enum TargetName {
    Player { seat: Seat },
    Card { card: CardName },
    Gone,
}
