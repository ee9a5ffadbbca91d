//! What changes in a game: the one vocabulary of the pipe. Subjects are named beside it.

use super::{
    AttackTarget, CardId, CardRef, Deferred, Due, Facts, FieldArea, GivenRef, GivenTo, Holder, Pile, PutTo,
    Revealed, Source, UnitId, Until,
};
use crate::effects::language::Face;
use crate::library::DefId;
use serde::{Deserialize, Serialize};
use table::Seat;

/// A change that is about to be made to its subjects, or to a player, or to the course of the turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Change {
    // To cards and units, which may be struck off before it happens (15-8-5)
    /// 4-13
    Delete,
    /// 4-11
    Suspend,
    Unsuspend,
    /// 16-11: so many cards from the top.
    DeDigivolve(u8),
    /// Only the top card is trashed, the rest stays (16-18, 8-3-2-1).
    TrashTop,
    Put(PutTo),
    /// Placed in the battle area, not played.
    PlaceInPlay(FieldArea),
    Flip(Face),
    /// 4-15
    Move,
    // To cards and units, by a procedure that has let immediate effects cut in already
    /// 7-1-3-3: these come into play.
    Play(Box<Entry>),
    /// 8-1-3-3: this card goes on top of the unit, and with App Fusion a link card before it (8-4-3-3).
    Digivolve {
        card: CardRef,
        link_card: Option<CardRef>,
        facts: Facts,
    },
    /// 8-2-3-3: the units become one under this card; a card of the hand may take a place (16-30).
    DnaDigivolve {
        card: CardRef,
        from_hand: Option<(CardRef, u8)>,
        facts: Facts,
    },
    /// 9-1-9-3: the card belongs to no area while its effect is carried out.
    Use {
        seat: Seat,
        facts: Facts,
    },
    /// 10-1-3-3
    Link {
        to: UnitId,
        seat: Seat,
    },
    /// 7-2-3-3, 7-3-3-3: they wait to go under the card that is being played.
    LayUnder,
    /// 9-1-5, 13-1-7-4: a card that belongs to no area is trashed by a rule.
    Discard,
    /// 17-1-3: a unit that may not be where it is.
    RuleOut,
    // To a player
    /// 4-12
    Draw {
        seat: Seat,
        n: u16,
    },
    /// 4-1-4
    Memory {
        seat: Seat,
        by: i32,
    },
    /// 4-17
    Overflow {
        seat: Seat,
        by: i32,
    },
    /// 4-1-1
    Pay {
        seat: Seat,
        cost: i32,
    },
    /// 6-5-1-7
    Pass(Seat),
    /// 4-16
    Hatch(Seat),
    // To what is known
    /// 15-15-3: so many from the top, in no area meanwhile.
    Reveal {
        seat: Seat,
        from: Pile,
        n: u16,
    },
    /// 15-15-4: the player sees them.
    Look(Seat),
    /// 3-1-3-7: everyone sees them, where they are.
    Show,
    /// 1-3-10
    Shuffle {
        seat: Seat,
        pile: Pile,
    },
    // To the attack
    /// 11-2-8-1
    DeclareAttack {
        target: AttackTarget,
        position: AttackPosition,
        by_blitz: bool,
    },
    /// 11-2-7-2
    SwitchTarget(AttackTarget),
    /// 12-1-7-1
    Block,
    /// 11-3
    CounterTiming,
    /// 13-1-7-1: the card is checked by this unit.
    CheckSecurity {
        by: UnitId,
        facts: Facts,
    },
    /// 14-2-4: the subject has deleted this card in battle.
    WinBattle {
        loser: CardRef,
    },
    /// 14-2-5
    EndBattle,
    /// 15-16-15
    EndOfAttack,
    /// 11-6-2
    EndAttack,
    // To the course of the game
    /// 5-2-1-4
    OpeningHands,
    /// 5-2-1-5
    Redraw(Seat),
    /// 5-2-1-6
    SetSecurity,
    /// 6-1-1
    BeginTurn,
    /// 6-1-2
    BeginPhase(super::Phase),
    /// 6-6-1
    TurnEnding,
    /// 6-6-3
    EndTurn,
    /// 1-2-2
    EndGame(table::Outcome),
    // To what lasts
    /// 15-13-1
    Give(Box<Giving>),
    /// What was given until this moment is over.
    Expire(Until),
    /// What was given "while this is in play", or to what is gone, is over.
    ExpireWithGone,
    /// 15-8-2-5: these persistent effects add or change information now.
    Inform(Vec<Holder>),
    /// 15-8-2-3: these persistent effects may keep their own condition true, and hold.
    Uphold(Vec<Holder>),
    /// 15-4-1-1: the player has chosen to carry the effect out, which spends a use (15-14-1-1).
    Activate(Holder),
    /// 18-1-1
    Defer(Box<Deferred>),
    /// 18-1-2: what was deferred until one of these moments waits to be carried out.
    ComeDue(Vec<Due>),
    // To the attack, once it has been declared
    /// 11-1-3
    BeginTimings,
    /// 15-15-1-1
    CutShort,
    /// 14-2-1: the two subjects compare these.
    Battle {
        strengths: (i32, i32),
    },
    /// 16-6-2: the attack will pierce before it ends.
    ReadyToPierce,
    /// 16-6-4
    Pierce,
    // To cards in no area
    /// 4-18-1: a token of this kind appears, to be played at once.
    BringToken {
        def: DefId,
        seat: Seat,
    },
    /// 4-18-5: tokens that cannot be played stay outside.
    SendBack,
    /// What an effect leaves revealed goes back to where it came from.
    PutBack(Vec<Revealed>),
    // To nothing but chance
    /// So many of the subjects are chosen without looking.
    PickBlindly(u8),
}

/// Modifiers that an effect gives to one receiver, each with the amount that it counted (15-8-3-7).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Giving {
    pub to: GivenTo,
    pub gifts: Vec<(GivenRef, i32)>,
    pub source: Source,
    pub until: Until,
}

/// How cards come into play (7-1-3-3).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Entry {
    pub seat: Seat,
    pub to: FieldArea,
    pub suspended: bool,
    /// What goes under it, the top one first (7-2-2-8).
    pub under: Vec<CardId>,
    pub facts: Facts,
}

/// Whether the attacking Digimon is suspended by the attack (11-2-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum AttackPosition {
    Suspends,
    StaysUnsuspended,
}
