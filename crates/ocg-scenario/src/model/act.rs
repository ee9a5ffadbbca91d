//! What a player does.

use super::{EffectRef, Ref};
use ocg::card::{Attribute, Race};
use ocg::language::SummonWay;
use ocg::state::{Choice, Face};
use table::Seat;

/// What a player does, and what is chosen while it is done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Act {
    pub does: Does,
    pub details: Vec<Detail>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Does {
    NormalSummon(Ref),
    Set(Ref),
    FlipSummon(Ref),
    ChangePosition(Ref),
    /// By its own procedure; the first is 1.
    SpecialSummon(Ref, Option<u8>),
    /// Synchro, Xyz or Link.
    ExtraSummon(SummonWay, Ref),
    PendulumSummon,
    Activate(EffectRef),
    Attack(Ref),
    /// 3.6.3-93: what an effect put off; the first is 1.
    CarryOut(u8),
    /// To another phase.
    Go(Choice),
    Pass,
    Yes,
    No,
    /// Only what the details say.
    Choose,
}

/// One answer to what is asked on the way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Detail {
    Card(Ref),
    Zone(ZoneRef),
    Face(Face),
    Number(i32),
    /// The first is 1.
    Option(u8),
    Attribute(Attribute),
    Race(Race),
    /// 3.6.3-28
    Directly,
    NoMore,
}

/// A zone as a player names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ZoneRef {
    /// A monster zone or a Spell & Trap Zone, whichever is asked for; the first from the left is 1.
    Numbered(Option<Seat>, u8),
    /// 3.2.1-46: from the left of A.
    Extra(u8),
}
