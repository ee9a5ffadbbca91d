//! The language that cards speak: effects as data (OCG 3.4, 3.5). The interpreter and the writer
//! know every word of it; no match over it has a wildcard arm.

/// For what need not be written because it is always so.
pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

mod amount;
mod blocks;
mod condition;
mod effect;
mod filter;
mod limit;
mod listens;
mod looks_back;
mod materials;
mod mentions;
mod noun;
mod statement;
mod step;
mod timing;
mod topic;

pub use amount::{Amount, Comparison, Stat};
pub use condition::Condition;
pub use effect::{DamageStep, Effect, EffectKind, Optional, Text};
pub use filter::Filter;
pub use limit::{Counted, Covers, Limit, Per};
pub(crate) use listens::{in_condition, listens, recalled};
pub(crate) use looks_back::looks_back;
pub use materials::{
    Alike, MaterialSlot, Materials, MaterialsAre, OwnMaterials, OwnTributes, Procedure, SummonCondition,
};
pub(crate) use mentions::mentions;
pub use noun::{Chooser, Count, Group, Noun, Place, Quality, Select, Slot, Together, Whose};
pub use statement::{Away, Leaving, Modifier, Multiplied, On, Restriction, Statement, Until, Whither};
pub use step::{
    Block, Field, FusionFrom, Gone, Link, Linked, NameBy, Often, OtherMaterials, PlacedAs, PositionTo,
    RitualLevels, Step, StillTrap, SummonPosition, SummonTo, SummonZone, To, ZoneTo,
};
pub use timing::{ActivationOf, Cause, Happening, Included, Pattern, PhasePoint, SummonWay, Timing, When};
pub use topic::Topic;
pub(crate) use topic::topics;
