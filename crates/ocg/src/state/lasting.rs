//! OCG 3.4.4, 3.5.1: what lingers, what was used how often, which triggers were met.

use super::{CardRef, Event, Location, Source};
use crate::language::{Gone, Often, Per, Until};
use crate::library::{DefId, EffectId, GivenRef};
use serde::{Deserialize, Serialize};
use table::Seat;

/// A modifier that an effect gave, until it ends.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Lingering {
    /// Its place in time among all that applies (3.4.4-64 to -80).
    pub since: u32,
    pub modifier: GivenRef,
    pub to: GivenTo,
    /// The amount, fixed when it was given.
    pub amount: i32,
    pub source: Source,
    pub ends: Ends,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum GivenTo {
    Card(CardRef),
    Player(Seat),
    /// 3.2.1-59: the cards of a column, as seat A counts it.
    Column(u8),
    /// Whoever the statement speaks of.
    Held,
    /// 3.4.4-150: every monster of that name.
    Named(crate::language::NameBy, DefId),
}

/// When it ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ends {
    /// The end of that turn (3.6.3-97).
    Turn(u16),
    /// In the End Phase of that turn.
    EndPhase(u16),
    /// When the Standby Phase of that turn begins.
    StandbyPhase(u16),
    BattlePhase,
    DamageStep,
    DamageCalculation,
    /// When an attack is declared, or with the Battle Phase.
    NextAttack,
    WhenLeaves(CardRef),
    Never,
}

impl Ends {
    /// `last` is the turn in which it ends, where that is a later one.
    pub fn of(until: Until, turn: u16, this: CardRef, last: u16) -> Ends {
        match until {
            Until::Turns(..) | Until::EndOfNextTurn(_) => Ends::Turn(last),
            Until::EndOfTurn => Ends::Turn(turn),
            Until::EndPhase => Ends::EndPhase(turn),
            Until::StandbyPhase(_) => Ends::StandbyPhase(last),
            Until::EndOfBattlePhase => Ends::BattlePhase,
            Until::EndOfDamageStep => Ends::DamageStep,
            Until::NextAttack => Ends::NextAttack,
            Until::DamageCalculation => Ends::DamageCalculation,
            Until::WhileThisIsFaceUp => Ends::WhenLeaves(this),
            Until::Always | Until::Duel => Ends::Never,
        }
    }
}

/// 3.5.1: a use that counts against a limit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Use {
    pub by: UsedBy,
    pub effect: EffectId,
    pub times: u8,
    /// 3.5.1: when it is forgotten.
    pub per: Per,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum UsedBy {
    /// 3.5.1-6
    Copy(CardRef),
    /// 3.5.1-7
    Name(Seat, DefId),
}

/// 3.4.3-5: an effect whose trigger was met.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Met {
    pub source: Source,
    /// 2.1.2-1: where the card must still be.
    pub place: Location,
    pub moment: u32,
    pub event: Box<Event>,
}

/// 3.6.3-93: the rest of an effect, which waits for that phase of that turn or a later one.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Deferred {
    pub turn: u16,
    pub phase: super::Phase,
    pub running: super::Running,
}

/// 3.4.4-86, -110: the rest of an effect, which waits until something happens, or the card goes, as long as it is the
/// one that was meant.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Watching {
    pub what: Watched,
    pub running: super::Running,
}

/// What is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Watched {
    Gone(CardRef, Gone),
    /// What this step says happens.
    Happens(GivenRef, Often, Ends),
}

/// Where a card was banished from, for a time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum AwayFrom {
    #[default]
    Field,
    Hand,
}

/// 3.4.4-32, -34: a card that was banished for a time, and how it was before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Away {
    /// As it is banished (3.4.4-37).
    pub card: CardRef,
    pub controller: Seat,
    pub face: super::Face,
    /// 3.4.4-32: it returns there.
    #[serde(default)]
    pub from: AwayFrom,
    /// In which turn and phase it returns: the Standby Phase or the End Phase.
    pub turn: u16,
    pub phase: super::Phase,
}

/// A monster whose control goes back to a player in the End Phase of that turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Borrowed {
    pub card: CardRef,
    pub from: Seat,
    pub turn: u16,
}
