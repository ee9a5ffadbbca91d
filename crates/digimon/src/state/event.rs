//! What happened, for the log: every event names the clauses that it followed.

use super::{AttackTarget, CardId, FieldArea, Holder, Known, PutTo, UnitId};
use crate::library::DefId;
use serde::Serialize;
use table::Seat;

/// A clause of the Comprehensive Rules 3.6, such as "15-8-5-4".
pub type Clause = &'static str;

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Event {
    pub what: What,
    pub clauses: Vec<Clause>,
}

/// A card as it was when the event happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Label {
    pub card: CardId,
    pub def: DefId,
    pub unit: Option<UnitId>,
    /// Who knew it then, as it was noted.
    pub known: Known,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum What {
    DecksShuffled,
    OpeningHands,
    Redrew(Seat),
    SecuritySet,
    TurnBegan {
        seat: Seat,
        number: u16,
    },
    PhaseBegan(super::Phase),
    TurnEnding(Seat),
    TurnEnded(Seat),
    Passed(Seat),
    Drew {
        seat: Seat,
        cards: Vec<Label>,
    },
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
        card: Label,
        cost: i32,
    },
    Announced {
        seat: Seat,
        card: Label,
    },
    Played {
        card: Label,
        area: FieldArea,
    },
    Digivolved {
        card: Label,
        onto: Label,
    },
    DnaDigivolved {
        card: Label,
    },
    Used(Label),
    Linked {
        card: Label,
        to: Label,
    },
    Hatched(Label),
    Moved(Label),
    Suspended(Vec<Label>),
    Unsuspended(Vec<Label>),
    Deleted(Vec<Label>),
    Put {
        cards: Vec<Label>,
        to: PutTo,
    },
    PlacedInPlay(Vec<Label>),
    /// Under the card that is being played (7-2-3-3, 7-3-3-3).
    PutUnder(Vec<Label>),
    TokenGone(Label),
    DeDigivolved {
        unit: Label,
        cards: Vec<Label>,
    },
    Flipped(Vec<Label>),
    Revealed(Vec<Label>),
    LookedAt {
        seat: Seat,
        cards: Vec<Label>,
    },
    Shuffled(Seat, super::Pile),
    AttackDeclared {
        unit: Label,
        target: AttackTarget,
    },
    TargetSwitched {
        target: AttackTarget,
    },
    Blocked(Label),
    AttackEnded,
    AttackFailed,
    SecurityChecked {
        by: Label,
        card: Label,
    },
    Battled {
        one: Label,
        two: Label,
        dp: (i32, i32),
    },
    Triggered {
        holder: Holder,
        card: Label,
    },
    Activated {
        holder: Holder,
        card: Label,
    },
    /// A pending effect could not be activated any more.
    Lost {
        holder: Holder,
        card: Label,
    },
    Declined {
        holder: Holder,
        card: Label,
    },
    Prevented(Vec<Label>),
    Unaffected(Label),
    Gave {
        to: Option<Label>,
    },
    RuleChecked(Vec<Label>),
    Deferred,
    LoopFound,
    LoopStops {
        times: i32,
    },
    /// It would have gone on without end.
    Stalled,
    Won(Seat),
    Draw,
}

impl What {
    /// The cards that the event names, as they were then.
    pub fn labels(&self) -> Vec<&Label> {
        match self {
            What::Drew { cards, .. }
            | What::Put { cards, .. }
            | What::LookedAt { cards, .. }
            | What::Suspended(cards)
            | What::Unsuspended(cards)
            | What::Deleted(cards)
            | What::PlacedInPlay(cards)
            | What::PutUnder(cards)
            | What::Flipped(cards)
            | What::Revealed(cards)
            | What::Prevented(cards)
            | What::RuleChecked(cards) => cards.iter().collect(),
            What::CannotPay { card, .. }
            | What::Announced { card, .. }
            | What::Played { card, .. }
            | What::DnaDigivolved { card }
            | What::Used(card)
            | What::Hatched(card)
            | What::Moved(card)
            | What::TokenGone(card)
            | What::Blocked(card)
            | What::Triggered { card, .. }
            | What::Activated { card, .. }
            | What::Lost { card, .. }
            | What::Declined { card, .. }
            | What::Unaffected(card)
            | What::Gave { to: Some(card) }
            | What::AttackDeclared { unit: card, .. } => vec![card],
            What::Digivolved { card, onto } => vec![onto, card],
            What::Linked { card, to } => vec![card, to],
            What::DeDigivolved { unit, cards } => std::iter::once(unit).chain(cards).collect(),
            What::SecurityChecked { by, card } => vec![by, card],
            What::Battled { one, two, .. } => vec![one, two],
            What::DecksShuffled
            | What::OpeningHands
            | What::Redrew(_)
            | What::SecuritySet
            | What::TurnBegan { .. }
            | What::PhaseBegan(_)
            | What::TurnEnding(_)
            | What::TurnEnded(_)
            | What::Passed(_)
            | What::Memory { .. }
            | What::Paid { .. }
            | What::Shuffled(..)
            | What::TargetSwitched { .. }
            | What::AttackEnded
            | What::AttackFailed
            | What::Gave { to: None }
            | What::Deferred
            | What::LoopFound
            | What::LoopStops { .. }
            | What::Stalled
            | What::Won(_)
            | What::Draw => Vec::new(),
        }
    }
}
