//! What is going on within the pipe and within an effect: proposals, interruptions, activations, picks.

use super::{CardId, Cause, Change, Edge, EffectKinds, Happened, Holder, Snapshot, Thing, UnitId};
use crate::effects::language::{BlockId, Cmp, Face, Happening, Pile, Stat, Verb};
use serde::{Deserialize, Serialize};
use table::Seat;

/// One cause over a set: what is about to be changed.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Proposal {
    pub change: Change,
    pub subjects: Vec<Thing>,
    pub cause: Cause,
    pub stage: ProposeStage,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum ProposeStage {
    Interrupt,
    /// 3-1-3-4: the order is asked if it matters.
    Order,
    Ordered,
}

/// Where cards are put.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum PutTo {
    Hand,
    Trash,
    DeckTop,
    DeckBottom,
    EggDeckBottom,
    SecurityTop(Face),
    SecurityBottom(Face),
    Under(UnitId, Edge, Face),
    /// Under the card that is being played, at the bottom.
    UnderPlayed,
}

/// 15-8-5: something that is about to happen, and the immediate effects that cut in.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Interrupt {
    pub what: Happening,
    /// Deleting and returning are leaving, too.
    pub leaves: bool,
    pub seat: Seat,
    /// Those it is still going to happen to.
    pub subjects: Vec<Thing>,
    pub other: Vec<Thing>,
    pub cause: Cause,
    /// 15-8-5-3: the immediate effects that triggered together and have not had their chance.
    pub waiting: Vec<Holder>,
    /// 15-8-5-4: what has had its chance; kept by the first interruption of the stack.
    pub used: Vec<Holder>,
    /// The whole was replaced (18-2).
    pub replaced: bool,
}

/// 15-4-1: a running effect.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Activation {
    pub holder: Holder,
    pub kinds: EffectKinds,
    /// Whom the steps call "you": the holder, or the player told to do this part.
    pub voice: Seat,
    pub happened: Option<Box<Happened>>,
    /// What was chosen, by slot.
    pub slots: Vec<Vec<Thing>>,
    /// What this effect itself did.
    pub done: Vec<(Verb, Vec<Snapshot>)>,
    pub declared: i32,
    /// Cards it has revealed and not yet put anywhere.
    pub revealed: Vec<Revealed>,
    /// 15-15-3-4, 15-15-4-5: whose whole security stack it has open.
    pub has_open: Option<Seat>,
    /// How the last process went.
    pub last: Outcome,
    /// How many cards the present process is meant for.
    pub intended: u16,
    /// 15-7-3: some part of the cost could not be carried out.
    pub cost_failed: bool,
    /// 15-14-1-1: the use of this turn has been counted.
    pub counted: bool,
    /// The activation was declared by the player, so a "by" is not asked again (15-8-4-4).
    pub declared_main: bool,
    /// It cuts in before something (15-8-5).
    pub immediate: bool,
    /// 1-2-6: who wins when it has been resolved.
    pub winner: Option<Seat>,
    /// Within a cost: only what can really be done is offered.
    pub paying_cost: bool,
}

/// A revealed card and the pile that it still counts for (15-15-3-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Revealed {
    pub card: CardId,
    pub from: Pile,
}

/// How the last process of an effect went.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Outcome {
    #[default]
    NotDone,
    Partly,
    Fully,
}

/// What a question, a choice of cards or an interruption hands back to the frame that asked.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Returned {
    #[default]
    Nothing,
    Answer(super::Choice),
    /// The cards that were chosen, or what is left of those that something was about to happen to.
    Things(Vec<Thing>),
}

impl Returned {
    pub(crate) fn answer(&self) -> Option<super::Choice> {
        match self {
            Returned::Answer(choice) => Some(*choice),
            Returned::Nothing | Returned::Things(_) => None,
        }
    }

    pub(crate) fn things(self) -> Vec<Thing> {
        match self {
            Returned::Things(things) => things,
            Returned::Nothing | Returned::Answer(_) => Vec::new(),
        }
    }

    /// The answer, once.
    pub(crate) fn take_answer(&mut self) -> Option<super::Choice> {
        let answer = self.answer();
        if answer.is_some() {
            *self = Returned::Nothing;
        }
        answer
    }

    /// The things, once.
    pub(crate) fn take_things(&mut self) -> Vec<Thing> {
        std::mem::take(self).things()
    }
}

/// The place within a block of steps.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Running {
    pub block: BlockId,
    pub step: u16,
    /// What the present step asked for.
    pub returned: Returned,
    /// Targets of the present step that are known already.
    pub targets: Vec<Vec<Thing>>,
    pub stage: u8,
    /// For steps that go round: how often is left, and what is left.
    pub left: Vec<Thing>,
    pub times: i32,
}

/// A choice of cards, pick by pick.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pick {
    pub seat: Seat,
    pub why: super::Ask,
    pub about: Option<Holder>,
    pub candidates: Vec<Thing>,
    pub chosen: Vec<Thing>,
    pub min: u8,
    pub max: u8,
    /// The numbers of the candidates may not add up to more (or less) than this.
    pub total: Option<(Stat, Cmp, i32)>,
    pub different: Option<Stat>,
    /// All of them share a value of this.
    pub alike: Option<Stat>,
}

impl Pick {
    /// Exactly one of these, if there is any.
    pub fn one(seat: Seat, why: super::Ask, about: Option<Holder>, candidates: Vec<Thing>) -> Pick {
        Pick {
            seat,
            why,
            about,
            candidates,
            chosen: Vec::new(),
            min: 1,
            max: 1,
            total: None,
            different: None,
            alike: None,
        }
    }
}

/// 18-3-3: a loop that someone can stop.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct LoopStep {
    /// Who declares next.
    pub ask: Seat,
    /// The free decisions within the loop.
    pub stoppable: Vec<crate::other::Made>,
    pub declared: Vec<(Seat, i32)>,
}
