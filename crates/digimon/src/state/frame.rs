//! What is going on in the middle of a rule or an effect: one explicit stack of frames.

use super::running::{Activation, Interrupt, LoopStep, Pick, Proposal, Running};
use super::{CardId, CardRef, Cause, Facts, Holder, Thing, UnitId};
use crate::effects::language::BlockId;
use serde::{Deserialize, Serialize};
use table::Seat;

/// One procedure that is under way. The last frame of the stack goes on.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Frame {
    Setup(SetupStep),
    Turn(TurnStep),
    /// 17, 15-4-3: rule checks and pending effects until nothing is left to settle.
    Settle,
    /// 15-4-3-5: which pending effect goes next.
    ChoosePending,
    Play(Box<Playing>),
    Digivolve(Box<Digivolving>),
    Use(Box<Using>),
    Link(Box<Linking>),
    Attack(AttackStep),
    SecurityCheck(Box<Checking>),
    Battle(Box<Battling>),
    /// The pipe: a change is proposed, may be interrupted, is committed.
    Propose(Box<Proposal>),
    /// 15-8-5: immediate effects cut in before something happens.
    Interrupt(Box<Interrupt>),
    /// 15-4-1: an effect that is being carried out, and what it remembers.
    Activation(Box<Activation>),
    /// The steps of the activation below it.
    Block(Running),
    /// After the condition of a "by" (15-7-1).
    AfterBy {
        then: BlockId,
    },
    /// 15-15-9: the effects that are activated one after the other.
    ActivateMore {
        holders: Vec<Holder>,
        left: u8,
    },
    Pick(Box<Pick>),
    /// "You" means this seat again after a part that the other player carried out.
    Voice(Seat),
    /// 17-1-3-7: link cards have been chosen to go.
    SurplusLinks,
    /// 18-3-3: the players say how often they want to go round.
    Loop(Box<LoopStep>),
}

impl Frame {
    /// The effect that this frame carries out.
    pub(super) fn activation(&self) -> Option<&Activation> {
        if let Frame::Activation(activation) = self { Some(activation) } else { None }
    }

    /// 11: which timing of an attack goes on with this frame.
    pub(super) fn attack_step(&self) -> Option<AttackStep> {
        if let Frame::Attack(step) = self { Some(*step) } else { None }
    }

    pub(super) fn activation_mut(&mut self) -> Option<&mut Activation> {
        if let Frame::Activation(activation) = self { Some(activation) } else { None }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum SetupStep {
    Shuffle,
    Redraw(Seat, RedrawStage),
    Security,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum RedrawStage {
    Ask,
    Answered,
}

/// 6: where the turn stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum TurnStep {
    Start,
    Unsuspend,
    Draw,
    Breeding,
    BreedingAnswered,
    MainStart,
    Main,
    MainAnswered,
    /// 6-6-1: with the step to go on with if the turn does not end after all (6-6-4).
    End(Resume),
    Over(Resume),
}

/// Where a turn stood when it was about to end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Resume {
    Unsuspend,
    Draw,
    Breeding,
    MainStart,
    Main,
}

/// How a card is paid for that is played, digivolved into, used or linked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Paying {
    Free,
    /// The printed cost and this on top.
    Printed(i32),
    /// This instead of the printed cost.
    Set(i32),
}

/// 7: playing cards. Several at once only by an effect, without cost.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Playing {
    pub cards: Vec<CardRef>,
    pub seat: Seat,
    pub cause: Cause,
    pub paying: Paying,
    /// What immediate effects and materials did to the cost.
    pub change: i32,
    /// 1-3-11-4: the steps that let DigiXros take cards from further places.
    pub wider: Vec<super::Wider>,
    pub to: super::FieldArea,
    pub suspended: bool,
    pub stage: PlayStage,
    /// 7-2, 7-3: what was chosen to go under it, and what has gone, top first.
    pub chosen: Vec<Thing>,
    pub under: Vec<CardId>,
    pub facts: Facts,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum PlayStage {
    Announce,
    Materials,
    MaterialsChosen(MaterialRule),
    MaterialsLeft(MaterialRule),
    Pay,
}

/// A step that widens where DigiXros may take cards from, and whose effect it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Wider {
    pub block: BlockId,
    pub step: u16,
    pub holder: Holder,
}

/// Which rule puts cards under a card that is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum MaterialRule {
    DigiXros,
    Assembly,
}

/// 8: digivolving.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Digivolving {
    pub card: CardRef,
    pub seat: Seat,
    /// The unit that digivolves; for DNA digivolution all of them, the upper one first.
    pub units: Vec<UnitId>,
    /// 16-30: a card in the hand that takes part in a DNA digivolution, and its place in the order.
    pub from_hand: Option<(CardRef, u8)>,
    /// 16-30: the Digimon and hand cards that can go together.
    pub pairs: Vec<Pair>,
    /// The only Digimon that may take part in a DNA digivolution; any, if there are none.
    pub partners: Vec<UnitId>,
    /// 8-3-3-2
    pub tamer: Option<Thing>,
    /// 8-4-3-3
    pub link_card: Option<CardRef>,
    pub way: Way,
    pub cause: Cause,
    pub paying: Paying,
    pub change: i32,
    pub stage: DigivolveStage,
}

/// A Digimon and a card in the hand that fill the places of a DNA digivolution.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pair {
    pub unit: UnitId,
    pub card: CardRef,
    /// The place of the card in the requirement.
    pub place: u8,
}

/// Which of a card's requirements is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Way {
    Requirement(u8),
    /// 8-1-2-2
    Ignoring,
    Dna(u8),
    Burst(u8),
    AppFusion(u8),
    /// A requirement that an effect adds, at this cost.
    Granted(i8),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum DigivolveStage {
    ChooseUnits,
    Announce,
    ChooseTamer,
    ReturnTamer,
    TamerReturned,
    ChooseLinkCard,
    LinkCardChosen,
    Pay,
}

/// 9: using an Option card.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Using {
    pub card: CardRef,
    pub seat: Seat,
    pub cause: Cause,
    pub paying: Paying,
    pub change: i32,
    pub ignoring_colors: bool,
    pub stage: UseStage,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum UseStage {
    Announce,
    Pay,
    Resolved,
}

/// 10: linking.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Linking {
    /// A card, or a unit of the battle area.
    pub what: Thing,
    pub to: UnitId,
    pub seat: Seat,
    pub cause: Cause,
    pub paying: Paying,
    pub change: i32,
    pub stage: LinkStage,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum LinkStage {
    Announce,
    Pay,
    MakeRoom,
    Insert,
}

/// 11: what an attack is doing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum AttackStep {
    Counter,
    CounterWindow,
    CounterAnswered,
    CounterSettled,
    Block,
    BlockAnswered,
    Resolve,
    Piercing,
    PiercingChecked,
    End,
    Over,
}

/// 11-2: the attack that is going on.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Attack {
    pub attacker: UnitId,
    pub target: AttackTarget,
    pub seat: Seat,
    /// Its timings are being gone through.
    pub under_way: bool,
    /// 12-1-3
    pub blocked: bool,
    /// 11-3-2
    pub countered: bool,
    /// 15-15-1
    pub cut_short: bool,
    /// 16-6
    pub pierces: bool,
    /// The Digimon that it has battled.
    pub battled: Option<UnitId>,
    pub switched: bool,
    /// 16-15
    pub by_blitz: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum AttackTarget {
    Player,
    Unit(UnitId),
    /// 11-2-6: it was a Digimon, which is gone.
    Gone,
}

/// 13: checking security cards one by one.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Checking {
    pub unit: UnitId,
    pub defender: Seat,
    pub done: i32,
    pub card: Option<CardRef>,
    pub stage: CheckStage,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum CheckStage {
    Next,
    Battle,
    Cleanup,
}

/// 14
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Battling {
    pub one: UnitId,
    pub two: Thing,
    pub stage: BattleStage,
    /// The cards that were on top when they battled.
    pub tops: Vec<CardId>,
    /// Those that the battle really deleted.
    pub deleted: Vec<UnitId>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum BattleStage {
    Compare,
    Deleted,
    Ended,
    Over,
}
