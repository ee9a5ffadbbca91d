//! OCG 3.2: a physical card: where it is, how it lies, who knows it, what has become of it.

use super::{CardId, CardRef, Remembered, Zone};
use crate::library::{DefId, GivenRef};
use serde::{Deserialize, Serialize};
use table::{Known, Seat};

/// One physical card or token.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct CardState {
    pub def: DefId,
    pub owner: Seat,
    /// 3.4.1-9
    pub controller: Seat,
    pub place: Location,
    pub face: Face,
    /// Counts up whenever pointers to it go stale.
    pub incarnation: u16,
    pub known: Known,
    /// The turn in which it came to where it is.
    pub arrived: u16,
    /// 3.3.2-122, -123: it was Summoned as its text says, and has not been hidden since.
    pub properly_summoned: bool,
    /// 3.3.2-150, -175, -232: what it was made of. It is forgotten when the monster leaves its place, but not when
    /// it is banished for a time (3.3.2-182, -238).
    pub made_of: Vec<CardRef>,
    /// 3.4.4-114: the monster that this Trap is about to come as.
    pub becomes: Option<Becomes>,
    /// Its values when it left the field last, where some text asks for them.
    pub left_with: Option<LeftWith>,
    /// The place that it left last, other than none.
    pub came_from: Location,
    /// The zone that it left last.
    pub last_zone: Option<Zone>,
    pub on_field: Remembered,
}

/// The values of a monster as it left the field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct LeftWith {
    pub atk: Option<i32>,
    pub def: Option<i32>,
    pub level: Option<i32>,
    pub rank: Option<i32>,
}

/// Where a card is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Location {
    Deck,
    Hand,
    Zone(Zone),
    Graveyard,
    Banished,
    ExtraDeck,
    /// 3.3.2-195: an Xyz Material of this monster, and so no card on the field (3.3.2-196).
    Material(CardId),
    /// On its way: being Summoned, or its activation was negated; in no place (3.3.2-75, 3.3.3-7).
    Between,
    /// 3.3.2-283: a token that is gone.
    Gone,
}

impl Location {
    pub fn zone(self) -> Option<Zone> {
        match self {
            Location::Zone(zone) => Some(zone),
            Location::Deck
            | Location::Hand
            | Location::Graveyard
            | Location::Banished
            | Location::ExtraDeck
            | Location::Material(_)
            | Location::Between
            | Location::Gone => None,
        }
    }

    /// 3.2.1-3
    pub fn is_field(self) -> bool {
        self.zone().is_some()
    }

    pub fn is_banished(self) -> bool {
        self == Location::Banished
    }
}

/// 3.3.2-254: how a card lies; Defense Position is for monsters only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Face {
    /// Face-up Attack Position, or simply face-up.
    Up,
    UpDefense,
    /// Face-down Defense Position, or simply face-down.
    Down,
}

impl Face {
    pub fn is_up(self) -> bool {
        match self {
            Face::Up | Face::UpDefense => true,
            Face::Down => false,
        }
    }
}

/// 3.4.4-114, -116, -123: a Trap that becomes a monster.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Becomes {
    /// The step that says which monster.
    pub monster: GivenRef,
    pub counts_as: CountsAs,
}

/// What a card on the field is treated as.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum CountsAs {
    #[default]
    ItsKind,
    /// 3.4.4-90: a monster card that is an Equip Spell.
    EquipSpell,
    /// 3.3.3-55: a Pendulum Monster that is a Spell.
    PendulumSpell,
    /// 3.2.1-17: a card that an effect put there as a Continuous Spell or Trap.
    ContinuousSpell,
    ContinuousTrap,
    /// 3.4.4-116: a Trap that is a monster, too.
    TrapMonster,
    /// 3.4.4-123: a Trap that is a monster and no Trap any more.
    OnlyMonster,
}
