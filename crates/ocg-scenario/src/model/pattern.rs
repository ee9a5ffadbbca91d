//! What events a sentence means.

use super::{EffectRef, PhaseName, Place, Ref};
use enumset::EnumSet;
use ocg::language::SummonWay;
use ocg::state::Move;
use table::Seat;

/// Events that fit a sentence.
#[derive(Clone, PartialEq, Debug)]
pub enum Pattern {
    Card(Ref, CardEvent),
    Effect(EffectRef, EffectEvent),
    Seat(Seat, SeatEvent),
    Game(GameEvent),
}

/// What happened to a card.
#[derive(Clone, PartialEq, Debug)]
pub enum CardEvent {
    Summoned(EnumSet<SummonWay>),
    /// 3.3.2-74
    Attempted,
    SummonNegated,
    UsedAsMaterial,
    Set,
    Flipped,
    TurnedDown,
    PositionChanged,
    /// For one of these reasons, to there, by that.
    Moved {
        why: Vec<Move>,
        to: Option<WhereTo>,
        by: MovedBy,
    },
    Targeted,
    Equipped(Option<Ref>),
    ControlChanged,
    Revealed,
    Attached,
    Placed,
    Attacked(Attacked),
    AttackNegated,
    Battled(Option<Ref>),
    /// The card destroyed another in battle.
    DestroyedInBattle(Option<Ref>),
    Counters(Option<i32>),
}

/// Whom a monster attacked.
#[derive(Clone, PartialEq, Debug)]
pub enum Attacked {
    Anything,
    Directly,
    Card(Ref),
}

/// Where a card went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WhereTo(pub Place);

/// By what a card moved.
#[derive(Clone, PartialEq, Debug)]
pub enum MovedBy {
    Anything,
    Battle,
    Effect(Option<Ref>),
    Cost,
    Rule,
    Summon,
}

/// What became of an effect or the activation of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EffectEvent {
    Activated,
    ActivationNegated,
    EffectNegated,
    Resolved,
}

/// What a player did, or what happened to one.
#[derive(Clone, PartialEq, Debug)]
pub enum SeatEvent {
    Drew(Option<Ref>),
    /// Any amount if no number is given.
    Damage(Option<i32>),
    BattleDamage(Option<i32>),
    Gained(Option<i32>),
    Paid(Option<i32>),
    Lost(Option<i32>),
    Shuffled,
    LookedAt(Option<Ref>),
    Won,
}

/// Of nobody in particular.
#[derive(Clone, PartialEq, Debug)]
pub enum GameEvent {
    TurnBegan(Option<u16>),
    PhaseBegan(PhaseName),
    Battle,
    Drawn,
}
