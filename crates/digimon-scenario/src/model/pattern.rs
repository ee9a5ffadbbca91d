//! What events a sentence means.

use super::{EffectRef, Goal, Ref};
use digimon::effects::language::Face;
use digimon::state::{FieldArea, Phase};
use table::Seat;

/// Events that fit a sentence.
#[derive(Clone, PartialEq, Debug)]
pub enum Pattern {
    Game(GameEvent),
    Seat(Seat, SeatEvent),
    Card(Ref, CardEvent),
    Effect(EffectRef, EffectEvent),
}

/// Of nobody in particular.
#[derive(Clone, PartialEq, Debug)]
pub enum GameEvent {
    DecksShuffled,
    OpeningHands,
    SecuritySet,
    TurnBegan(u16),
    PhaseBegan(Phase),
    Attack,
    Switched(Option<Goal>),
    Block,
    AttackEnded,
    AttackFailed,
    Battle,
    SecurityCheck,
    RuleCheck(Option<Ref>),
    EffectGiven(Option<Ref>),
    Deferred,
    LoopFound,
    Stalled,
    LoopStopped(i32),
    Drawn,
}

/// What a player did.
#[derive(Clone, PartialEq, Debug)]
pub enum SeatEvent {
    Redrew,
    TurnBegan,
    TurnEnding,
    TurnEnded,
    Passed,
    /// A card, or any.
    Drew(Option<Ref>),
    /// Any change when no number is given.
    GainedMemory(Option<i32>),
    LostMemory(Option<i32>),
    Paid(Option<i32>),
    CouldNotPay(Ref),
    Announced(Ref),
    LookedAt(Option<Ref>),
    Shuffled,
    Declined(EffectRef),
    Won,
}

/// What happened to a card or unit.
#[derive(Clone, PartialEq, Debug)]
pub enum CardEvent {
    Played(Option<FieldArea>),
    /// The unit digivolved into this.
    Digivolved(Option<Ref>),
    /// The card that was DNA digivolved into.
    DnaDigivolved,
    Used,
    LinkedTo(Option<Ref>),
    Hatched,
    Moved,
    Suspended,
    Unsuspended,
    Deleted,
    Put(PutPlace),
    PlacedInPlay,
    Removed,
    DeDigivolved(Option<usize>),
    Flipped,
    Revealed,
    Attacked(Option<Goal>),
    Blocked,
    Checked(Option<Ref>),
    Fought {
        with: Option<Ref>,
        dp: Option<(i32, i32)>,
    },
    Spared,
    Unaffected,
}

/// Where cards were put.
#[derive(Clone, PartialEq, Debug)]
pub enum PutPlace {
    Hand,
    Trash,
    DeckTop,
    DeckBottom,
    EggDeckBottom,
    SecurityTop(Option<Face>),
    SecurityBottom(Option<Face>),
    Under(Ref),
}

/// What happened to an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EffectEvent {
    Triggered,
    Activated,
    Lost,
    Declined,
}
