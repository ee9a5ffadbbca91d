//! What is going on in the middle of a rule or an effect: one explicit stack of frames. What a frame
//! hands back goes to the one below it.

use super::picking::{Detaching, MaterialPick, Ordering, PendulumPick, Pick, RitualPick};
use super::{CardId, CardRef, Choice, Event, Face, Fighter, Location, Source, Zone};
use crate::language::{PlacedAs, SummonWay, Until};
use crate::library::BlockId;
use serde::{Deserialize, Serialize};
use table::{PerSeat, Seat};

/// One procedure that is under way. The last frame of the stack goes on.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Frame {
    Turn(TurnStage),
    Window(Box<Window>),
    Collect(Box<Collect>),
    Chain(Box<Chain>),
    Activate(Box<Activate>),
    Run(Box<Running>),
    Summon(Box<Summoning>),
    Set(Box<Setting>),
    Attack(AttackStage),
    Damage(Box<Fighting>),
    Pick(Box<Pick>),
    Materials(Box<MaterialPick>),
    Ritual(Box<RitualPick>),
    Replace(Box<Replacing>),
    Order(Box<Ordering>),
    Pendulum(Box<PendulumPick>),
    Detach(Box<Detaching>),
    TrapReturn(Box<TrapReturn>),
    Place(Box<Placing>),
}

/// What a frame returns to the one below it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    Nothing,
    Answer(Choice),
    Cards(Vec<CardId>),
    /// Did a chain come of it?
    Chained(bool),
    /// Where the turn player wants to go.
    Leaving(Choice),
    Link(Box<ChainLink>),
    Ran(Box<Running>),
    /// Was the monster Summoned?
    Summoned(bool),
    /// Which cards are destroyed in place of which, or that something else was done.
    Replaced(Vec<(CardId, Option<CardId>)>),
}

/// 3.6.3: where the turn stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum TurnStage {
    Begin,
    Draw,
    Standby,
    Main1,
    BattleStart,
    Battle,
    BattleEnd,
    Main2,
    EndPhase,
    HandLimit,
    Over,
}

/// 3.6.2: a window in which something may be activated.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Window {
    pub kind: WindowKind,
    pub stage: WindowStage,
    /// Who may act now (3.6.2-1).
    pub right: Seat,
    pub passes: u8,
    /// The events that cards may be timed to.
    pub answers: Vec<Event>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum WindowKind {
    /// The turn player acts freely.
    Open,
    /// After something happened: fast effects, the turn player first.
    Response,
    /// 3.6.2-6: the phase or step ends when both pass.
    Leave,
    /// 3.6.2-6: the turn player wants to leave the phase; whatever is activated now leads back to it.
    Parting,
    /// 3.6.3-13, -85, -93: as `Leave`, and with what the phase itself brings.
    Due,
    /// 3.6.3-30: as `Response`, while an attack goes on.
    Attack,
    /// 3.6.3-8: before the normal draw, only what is worded for it.
    BeforeDraw,
    /// 3.3.2-74: a Summon is attempted.
    Attempt,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum WindowStage {
    Collect,
    Collected,
    Ask,
    Asked,
    Chained,
    /// A Summon, Set or attack was made, which may be answered.
    Acted,
    Answered,
    /// The other player may still act before the phase is left.
    Leaving(Choice),
}

/// 3.4.3-31: effects whose triggers were met together.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Collect {
    pub left: Vec<super::Met>,
    pub chosen: Vec<super::Met>,
    pub answers: Vec<Event>,
    /// Who wants to use no hidden card.
    pub passed: PerSeat<bool>,
    pub stage: CollectStage,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum CollectStage {
    Begin,
    Asked(Seat),
    Chained,
}

/// 3.4.3-28: a chain.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Chain {
    pub links: Vec<ChainLink>,
    /// What has still to be put on it before anybody is asked.
    pub waiting: Vec<ToActivate>,
    pub stage: ChainStage,
    pub right: Seat,
    pub passes: u8,
    pub answers: Vec<Event>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum ChainStage {
    Build,
    Activated,
    Asked,
    /// The link with this number is next.
    Resolve(u8),
    Resolved(u8),
}

/// An effect that is going to be activated.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct ToActivate {
    pub source: Source,
    pub event: Option<Box<Event>>,
}

/// 3.4.3-29: a chain link.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct ChainLink {
    pub source: Source,
    pub event: Option<Box<Event>>,
    pub slots: Slots,
    /// 3.4.2-2: the card itself was activated, not only an effect of it.
    pub is_card: bool,
    /// Where its card was when the activation began.
    #[serde(default)]
    pub from: Option<Location>,
    pub negated: Negation,
    /// What it declared, and the number that costs came to.
    pub declared: i32,
}

/// 3.4.4-48, -57
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Negation {
    #[default]
    None,
    Activation,
    Effect,
    /// 3.3.4-34: all activations of the chain before it.
    WholeChain,
}

/// What was chosen, by slot.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Slots(Vec<(u8, Vec<CardRef>)>);

impl Slots {
    pub fn get(&self, slot: crate::language::Slot) -> &[CardRef] {
        let found = self.0.iter().find(|(other, _)| *other == slot.0);
        found.map(|(_, cards)| &cards[..]).unwrap_or_default()
    }

    pub(crate) fn set(&mut self, slot: crate::language::Slot, cards: Vec<CardRef>) {
        self.0.retain(|(other, _)| *other != slot.0);
        self.0.push((slot.0, cards));
    }

    /// These have moved just now: where they are chosen, they still are.
    pub(crate) fn follow(&mut self, moved: &[CardRef]) {
        for one in self.0.iter_mut().flat_map(|(_, cards)| cards) {
            if let Some(now) = moved.iter().find(|now| now.is_next_of(*one)) {
                *one = *now;
            }
        }
    }

    /// 3.4.3-9: everything that was chosen.
    pub fn all(&self) -> impl Iterator<Item = CardRef> + '_ {
        self.0.iter().flat_map(|(_, cards)| cards.iter().copied())
    }
}

/// 3.4.2: an effect that is being activated.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Activate {
    pub what: ToActivate,
    pub stage: ActivateStage,
    pub is_card: bool,
    /// Where its card is.
    #[serde(default)]
    pub from: Option<Location>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum ActivateStage {
    Place,
    Placed,
    Act,
    Acted,
}

/// A block of steps that is being carried out.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Running {
    pub source: Source,
    /// Who does it: the player of the effect, unless it says that somebody else does.
    pub you: Seat,
    pub block: BlockId,
    pub at: u16,
    pub mode: Mode,
    pub slots: Slots,
    pub event: Option<Box<Event>>,
    /// How the step before went, and to whom.
    pub done: Vec<CardRef>,
    pub was_done: bool,
    pub declared: i32,
    /// What the dice or coins showed.
    pub rolled: i32,
    /// 3.4.1-12: how much ATK or DEF was really lost.
    pub lost: i32,
    pub stage: RunStage,
    /// The chain link that this one answers, and what it does to it (3.4.4-53).
    pub answered: Option<Source>,
    pub negates: Negation,
}

/// What a block is carried out as.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Mode {
    /// 3.4.2-10: costs and targets.
    Act,
    /// 3.4.4
    Resolve,
    /// 3.4.4-86, 3.5-6: applied without having been activated.
    Apply,
    /// 3.3.2-110: for a Special Summon by the card's own procedure.
    Procedure,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum RunStage {
    Step,
    Picked,
    Child,
    /// 3.4.1-6: the turn player has done it, now the other one does.
    FirstDone,
    SecondDone,
    /// 2.2.3-2: it is known what is destroyed in place of what.
    Replaced,
    Answered,
}

/// 3.3.2: a Summon that is under way.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Summoning {
    pub cards: Vec<CardId>,
    pub seat: Seat,
    pub way: SummonWay,
    pub by: super::By,
    pub stage: SummonStage,
    /// For each card the zone and the position it will have.
    pub to: Vec<(Zone, Face)>,
    pub materials: Vec<CardId>,
    /// By which procedure.
    pub procedure: Option<u8>,
    pub position: crate::language::SummonPosition,
    pub field: Seat,
    /// 3.3.2-122: does it count as properly Summoned?
    pub properly: bool,
    /// Only to one of these zones, if any are named.
    pub within: Option<Vec<Zone>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum SummonStage {
    Begin,
    TributesCounted,
    MaterialsChosen,
    Procedure,
    ChooseZone,
    ZoneChosen,
    PositionChosen,
    Attempt,
    Attempted,
    /// What its procedure says for afterwards is done.
    Followed,
}

/// 3.3.2-94, 3.3.3-11: a card that is being Set.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Setting {
    pub card: CardId,
    pub seat: Seat,
    pub stage: SummonStage,
}

/// 3.6.3-25: an attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum AttackStage {
    ChooseTarget(CardId),
    TargetChosen(CardId),
    Answered,
    ReplayAsked,
    Over,
}

/// 3.6.3-45: the Damage Step.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Fighting {
    pub attacker: Fighter,
    pub target: Option<Fighter>,
    pub stage: FightStage,
    /// 3.6.3-66: those that the battle destroys.
    pub lost: Vec<CardRef>,
    /// 2.2.3-3: those that are destroyed in place of others, after damage calculation.
    pub instead: Vec<CardRef>,
}

/// 2.2.3: cards that would be destroyed, and what is destroyed in their place.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Replacing {
    pub cards: Vec<CardId>,
    pub by: super::By,
    /// Which of them is asked about.
    pub at: u8,
    pub pairs: Vec<(CardId, Option<CardId>)>,
    pub stage: ReplaceStage,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum ReplaceStage {
    Ask,
    Asked,
    /// What is done instead is under way.
    Doing,
}

/// 3.6.3-51: what comes next in the Damage Step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum FightStage {
    Start,
    BeforeCalculation,
    Calculation,
    /// Damage is calculated, after whatever was activated for it.
    Calculate,
    /// 3.6.3-69: something may be destroyed in place of what the battle destroys.
    Replace,
    AfterCalculation,
    End,
    Over,
}

/// 2.1.6-2: Traps that are monsters no more and go back to a Spell & Trap Zone.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TrapReturn {
    pub cards: Vec<CardId>,
    /// What is reported to the frame below.
    pub done: Vec<CardId>,
}

/// 3.2.1-7, -13: cards that an effect puts into zones of a player, who says into which.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Placing {
    pub seat: Seat,
    pub by: super::By,
    pub cards: Vec<CardId>,
    pub done: Vec<CardId>,
    pub put: Put,
}

/// What is done with a card that is put into a zone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Put {
    /// 3.4.4-43: its control changes, for a time or not.
    Control(Option<Until>),
    /// 3.2.1-45
    Pendulum,
    /// 3.2.1-17
    FaceUp(PlacedAs),
    /// 3.4.4-90: it is equipped to this monster.
    Equip(CardId),
    /// 3.3.3-11
    Set,
}
