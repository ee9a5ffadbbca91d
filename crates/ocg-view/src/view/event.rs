//! What happened: a variant for each `ocg::state::What`, and three for what players do outside the rules.

use super::{CardName, EffectView, PhaseView, WayView, ZoneView};
use serde::Serialize;
use table::Seat;
use ts_rs::TS;

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "say")]
pub enum EventView {
    DuelBegan,
    TurnBegan {
        seat: Seat,
        number: u16,
    },
    PhaseBegan {
        phase: PhaseView,
    },
    /// Forced processing that would not end.
    Endless {
        how: EndlessView,
    },
    Moved {
        cards: Vec<CardName>,
        why: MoveView,
        from: PlaceView,
        to: PlaceView,
        by: ByView,
    },
    /// 3.3.2-74
    Attempted {
        cards: Vec<CardName>,
        way: WayView,
    },
    Summoned {
        cards: Vec<CardName>,
        way: WayView,
        by: ByView,
    },
    SummonNegated {
        cards: Vec<CardName>,
    },
    UsedAsMaterial {
        cards: Vec<CardName>,
        /// What they were used for.
        made: Vec<CardName>,
        way: WayView,
    },
    Set {
        cards: Vec<CardName>,
        zone: ZoneView,
    },
    FlippedUp {
        cards: Vec<CardName>,
    },
    TurnedDown {
        cards: Vec<CardName>,
    },
    PositionChanged {
        cards: Vec<CardName>,
    },
    Damage {
        seat: Seat,
        amount: i32,
        by: ByView,
    },
    BattleDamage {
        seat: Seat,
        amount: i32,
        cards: Vec<CardName>,
    },
    LifePointsGained {
        seat: Seat,
        amount: i32,
        by: ByView,
    },
    LifePointsPaid {
        seat: Seat,
        amount: i32,
        by: ByView,
    },
    LifePointsLost {
        seat: Seat,
        amount: i32,
        by: ByView,
    },
    Activated {
        effect: EffectView,
    },
    /// 3.4.3-10
    Targeted {
        cards: Vec<CardName>,
    },
    ActivationNegated {
        cards: Vec<CardName>,
    },
    EffectNegated {
        cards: Vec<CardName>,
    },
    Resolved {
        effect: EffectView,
    },
    /// 3.4.3-37: it has been carried out.
    Finished {
        effect: EffectView,
    },
    AttackDeclared {
        cards: Vec<CardName>,
        /// Nothing for a direct attack.
        target: Vec<CardName>,
    },
    /// The attack goes on against another monster.
    AttackTargetChanged {
        target: Vec<CardName>,
    },
    AttackNegated {
        cards: Vec<CardName>,
    },
    Battled {
        cards: Vec<CardName>,
        with: Vec<CardName>,
    },
    DestroyedInBattle {
        cards: Vec<CardName>,
        loser: Vec<CardName>,
    },
    ControlChanged {
        cards: Vec<CardName>,
        seat: Seat,
    },
    Equipped {
        cards: Vec<CardName>,
        to: Vec<CardName>,
    },
    /// Placed, or removed if it is below 0.
    Counters {
        cards: Vec<CardName>,
        count: i32,
    },
    Shuffled {
        seat: Seat,
    },
    Revealed {
        cards: Vec<CardName>,
    },
    LookedAt {
        seat: Seat,
        cards: Vec<CardName>,
    },
    Placed {
        cards: Vec<CardName>,
        zone: ZoneView,
    },
    /// 3.4.4-32: back on the field, and not Summoned.
    Returned {
        cards: Vec<CardName>,
        zone: ZoneView,
    },
    MovedZone {
        cards: Vec<CardName>,
        zone: ZoneView,
    },
    /// 3.3.1-4
    Declared {
        name: String,
    },
    /// So many coins showed heads.
    Tossed {
        heads: i32,
    },
    /// The sum of the dice.
    Rolled {
        number: i32,
    },
    /// Something begins to apply to these, or to a player.
    Gave {
        cards: Vec<CardName>,
        by: ByView,
    },
    Attached {
        cards: Vec<CardName>,
        to: Vec<CardName>,
    },
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

/// How forced processing is known to have no end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum EndlessView {
    Repeats,
    TooLong,
}

/// Why cards move: a name for each `ocg::state::Move`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum MoveView {
    Destroyed,
    Sent,
    Discarded,
    Tributed,
    Material,
    Detached,
    Banished,
    BanishedFaceDown,
    Drawn,
    Added,
    ReturnedToHand,
    ReturnedToDeck,
    Put,
    ByRule,
}

/// Where a card was or came to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PlaceView {
    Deck,
    Hand,
    Zone(ZoneView),
    Graveyard,
    Banished,
    ExtraDeck,
    Material,
    Between,
    Gone,
}

/// What brought it about.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "by")]
pub enum ByView {
    Rule,
    Cost { effect: EffectView },
    Effect { effect: EffectView },
    Battle { card: CardName },
    Summon { card: CardName, way: WayView },
}
