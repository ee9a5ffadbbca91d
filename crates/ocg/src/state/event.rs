//! What happened: one event for every change that was committed, with the statements that it followed.

use super::{AttackTarget, CardId, CardRef, Face, Location, Phase, Source, Zone};
use crate::language::{Happening, SummonWay};
use crate::library::DefId;
use enumset::EnumSet;
use serde::{Deserialize, Serialize};
use table::{Known, Seat};

/// The number of a statement of the rulebook, such as "3.4.3-8".
pub type Statement = &'static str;

/// One thing that happened, to one or many at once.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Event {
    pub what: What,
    pub by: By,
    /// 3.4.3-8: when it happened.
    pub moment: u32,
    pub subjects: Vec<Snapshot>,
    pub other: Vec<Snapshot>,
}

/// A line of the log: what happened, and by which statements.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Logged {
    pub event: Event,
    pub statements: Vec<Statement>,
    /// Who saw what the subjects were, before or after it happened.
    pub subjects_seen: Vec<Known>,
    pub other_seen: Vec<Known>,
    /// Who saw the card that it was done for or by: one that is about to be Set is not shown (3.3.2-96).
    pub cause_seen: Known,
}

/// A card as it was when something happened to it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Snapshot {
    /// As it is afterwards.
    pub card: CardRef,
    pub def: DefId,
    pub from: Location,
    pub to: Location,
    /// How it lay before.
    pub face: Face,
    pub controller: Seat,
    pub owner: Seat,
    /// 3.2.1-43: it was a card of the Pendulum Zone.
    pub as_pendulum: bool,
    /// How it had been Summoned.
    #[serde(default)]
    pub summoned: Option<SummonWay>,
}

/// What brought it about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum By {
    /// A rule, or what a player does by the rules.
    Rule,
    /// 3.4.2-13
    Cost(Source),
    Effect(Source),
    /// Battle with this monster.
    Battle(CardRef),
    /// 3.3.2-110: for the Summon of this monster, in this way.
    Summon(CardId, SummonWay),
}

impl By {
    pub fn source(self) -> Option<Source> {
        match self {
            By::Cost(source) | By::Effect(source) => Some(source),
            By::Rule | By::Battle(_) | By::Summon(..) => None,
        }
    }
}

/// Why a card moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Move {
    /// 3.4.4-14
    Destroyed,
    /// 3.4.4-23
    Sent,
    /// 3.4.4-19
    Discarded,
    /// 3.3.2-85
    Tributed,
    /// 3.3.2-150, -175, -232
    Material,
    Detached,
    Banished,
    BanishedFaceDown,
    Drawn,
    Added,
    ReturnedToHand,
    ReturnedToDeck,
    /// 3.4.4-36: put there without being sent.
    Put,
    /// 3.2.1-22, 3.4.3-39: used, replaced, or with nothing that it could be on.
    ByRule,
}

/// How forced processing is known to have no end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Endless {
    /// The same state has come again, without any decision.
    Repeats,
    /// More steps between two decisions than are allowed.
    TooLong,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum What {
    DuelBegan,
    TurnBegan(Seat, u16),
    PhaseBegan(Phase),
    /// Forced processing that would not end.
    Endless(Endless),
    /// The subjects went where they went.
    Moved(Move),
    /// 3.3.2-74: the subjects are about to be Summoned.
    Attempted(SummonWay),
    Summoned(SummonWay),
    SummonNegated,
    /// 3.3.2-150, -175, -195, -232: of the monster that was Summoned in this way.
    UsedAsMaterial(SummonWay),
    Set(Zone),
    FlippedUp,
    TurnedDown,
    PositionChanged,
    Damage(Seat, i32),
    BattleDamage(Seat, i32),
    LifePointsGained(Seat, i32),
    LifePointsPaid(Seat, i32),
    LifePointsLost(Seat, i32),
    Activated(Source),
    /// 3.4.3-10
    Targeted,
    ActivationNegated,
    EffectNegated,
    Resolved(Source),
    /// 3.4.3-37: it has been carried out.
    Finished(Source),
    AttackDeclared(AttackTarget),
    AttackNegated,
    /// The attack goes on against the subject.
    AttackTargetChanged,
    Battled,
    DestroyedInBattle,
    ControlChanged(Seat),
    Equipped,
    Counters(i32),
    Shuffled(Seat),
    Revealed,
    LookedAt(Seat),
    Placed(Zone),
    /// 3.4.4-32: back on the field, and not Summoned.
    Returned(Zone),
    /// 3.4.4-136
    MovedZone(Zone),
    /// So many coins showed heads.
    Tossed(i32),
    /// The sum of the dice.
    Rolled(i32),
    /// 3.3.1-4
    Declared(DefId),
    Gave,
    Attached,
    Won(Seat),
    Draw,
}

impl Event {
    /// The words by which effects wait for it.
    pub fn happenings(&self) -> EnumSet<Happening> {
        let of_subject = |one: &Snapshot| self.happenings_of(one);
        self.subjects.iter().map(of_subject).fold(self.what.happenings(), |all, more| all | more)
    }

    /// What happened to this one of the subjects.
    pub fn happenings_of(&self, one: &Snapshot) -> EnumSet<Happening> {
        // The one who attacks is not the one who is attacked.
        let mut all = self.what.happenings() - Happening::TargetedForAttack;
        if let (What::BattleDamage(..), []) = (&self.what, &self.other[..]) {
            all |= Happening::DirectBattleDamage;
        }
        if let What::Moved(_) = self.what {
            if one.from.is_field() {
                all |= Happening::LeftField;
            }
            match one.to {
                // 3.4.4-36
                Location::Graveyard if self.what == What::Moved(Move::Put) => {}
                // 3.4.4-15, -20
                Location::Graveyard => all |= Happening::SentToGraveyard,
                Location::Banished => all |= Happening::Banished,
                Location::Deck
                | Location::Hand
                | Location::Zone(_)
                | Location::ExtraDeck
                | Location::Material(_)
                | Location::Between
                | Location::Gone => {}
            }
        }
        all
    }
}

impl What {
    fn happenings(&self) -> EnumSet<Happening> {
        match self {
            What::Moved(why) => moved(*why),
            What::Summoned(way) => match way {
                SummonWay::Flip => Happening::Summoned | Happening::FlippedFaceUp,
                SummonWay::Normal
                | SummonWay::Tribute
                | SummonWay::Special
                | SummonWay::Ritual
                | SummonWay::Fusion
                | SummonWay::Synchro
                | SummonWay::Xyz
                | SummonWay::Pendulum
                | SummonWay::Link => Happening::Summoned.into(),
            },
            What::UsedAsMaterial(_) => Happening::UsedAsMaterial.into(),
            What::Set(_) => Happening::Set.into(),
            What::FlippedUp => Happening::FlippedFaceUp.into(),
            What::TurnedDown => Happening::TurnedFaceDown.into(),
            What::PositionChanged => Happening::PositionChanged.into(),
            What::Damage(..) => Happening::EffectDamage.into(),
            What::BattleDamage(..) => Happening::BattleDamage.into(),
            What::LifePointsGained(..) => Happening::LifePointsGained.into(),
            What::Activated(_) => Happening::Activated | Happening::CardActivated,
            What::Finished(_) => Happening::CardResolved.into(),
            What::ActivationNegated | What::EffectNegated => Happening::Negated.into(),
            What::Targeted => Happening::TargetedByEffect.into(),
            What::AttackDeclared(AttackTarget::Directly) => {
                Happening::AttackDeclared | Happening::DirectAttackDeclared
            }
            What::AttackDeclared(AttackTarget::Monster(_)) => {
                Happening::AttackDeclared | Happening::TargetedForAttack
            }
            What::Battled => Happening::Battled.into(),
            What::LifePointsPaid(..) => Happening::LifePointsPaid.into(),
            What::DestroyedInBattle => Happening::DestroysInBattle.into(),
            What::ControlChanged(_) => Happening::ControlChanged.into(),
            What::Equipped => Happening::Equipped.into(),
            What::Counters(_) => Happening::CountersPlaced.into(),
            What::MovedZone(_) => Happening::MovedZone.into(),
            What::DuelBegan
            | What::TurnBegan(..)
            | What::PhaseBegan(_)
            | What::Endless(_)
            | What::Attempted(_)
            | What::SummonNegated
            | What::LifePointsLost(..)
            | What::Resolved(_)
            | What::AttackNegated
            | What::AttackTargetChanged
            | What::Shuffled(_)
            | What::Revealed
            | What::LookedAt(_)
            | What::Placed(_)
            | What::Returned(_)
            | What::Declared(_)
            | What::Tossed(_)
            | What::Rolled(_)
            | What::Gave
            | What::Attached
            | What::Won(_)
            | What::Draw => EnumSet::empty(),
        }
    }
}

/// 3.4.2-16, -19, -22, -23, 3.4.4-15, -20, -23, -25: what a move counts as, wherever it leads.
fn moved(why: Move) -> EnumSet<Happening> {
    match why {
        Move::Destroyed => Happening::Destroyed.into(),
        Move::Discarded => Happening::Discarded.into(),
        Move::Tributed => Happening::Tributed.into(),
        Move::Detached => Happening::Detached.into(),
        // 3.4.4-12
        Move::Drawn => Happening::Drawn | Happening::AddedToHand,
        Move::Added => Happening::AddedToHand.into(),
        Move::ReturnedToHand => Happening::ReturnedToHand | Happening::AddedToHand,
        Move::ReturnedToDeck => Happening::ReturnedToDeck.into(),
        // 3.3.2-176, -233: not before the Summon has succeeded.
        Move::Material | Move::Sent | Move::ByRule | Move::Put | Move::Banished | Move::BanishedFaceDown => {
            EnumSet::empty()
        }
    }
}
