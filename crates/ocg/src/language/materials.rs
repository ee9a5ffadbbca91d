//! OCG 3.3.2-139 to -238, 3.5.2: what a monster is made of, and how it Special Summons itself.

use super::{Block, Condition, Filter, Limit, Place, Quality, SummonPosition, SummonWay, SummonZone};
use enumset::EnumSet;
use serde::{Deserialize, Serialize};

/// The materials of a monster of the Extra Deck. What they must add up to follows from its kind:
/// Levels for Synchro (3.3.2-172), the Rank for Xyz (3.3.2-192), the Link Rating for Link (3.3.2-222).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Materials(pub Vec<MaterialSlot>);

/// So many monsters of a description.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MaterialSlot {
    pub like: Vec<Filter>,
    pub least: u8,
    /// 3.3.2-171: "1 or more" has no upper bound of its own.
    pub most: u8,
    /// What they have to do with each other.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub alike: Vec<Alike>,
}

/// What any two materials must have in common, or not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Alike {
    Same(Quality),
    Different(Quality),
}

/// 3.3.2-106: how a monster is Special Summoned without an effect being activated.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Procedure {
    pub from: EnumSet<Place>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub condition: Option<Condition>,
    /// 3.3.2-160: the materials that the monster names are used, without a Fusion Summon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub materials: Option<OwnMaterials>,
    /// 3.3.2-110: what has to be done for it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub act: Block,
    /// What is done right after it was Summoned in this way.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub after: Block,
    /// 2.1.7-5, -6: how often it can be Summoned in this way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<Limit>,
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub position: SummonPosition,
    /// To which zones.
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub zone: SummonZone,
}

/// 3.3.2-160: where the materials are, and what becomes of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnMaterials {
    pub from: EnumSet<Place>,
    pub are: MaterialsAre,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum MaterialsAre {
    #[default]
    Sent,
    Tributed,
    Banished,
    ReturnedToDeck,
}

/// 3.3.2-82, -83: how many Tributes a Normal Summon takes by the monster's own text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum OwnTributes {
    /// That many and no other number.
    Must(u8),
    /// That many as well as what its Level asks for.
    May(u8),
    /// That many as well, while this is true.
    MayIf(u8, Condition),
    /// Also by Tributing that many of such monsters.
    Of(u8, Vec<Filter>),
}

/// 3.3.2-121, -148: by what alone a monster can be Special Summoned.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum SummonCondition {
    /// "Must be Fusion Summoned", or Special Summoned by its own procedure, and by nothing else ever.
    OnlyBy(EnumSet<SummonWay>),
    /// "Must first be": afterwards other effects may do it.
    FirstBy(EnumSet<SummonWay>),
    /// "Cannot be Special Summoned" at all.
    Never,
    /// "Cannot be Special Summoned from the Deck".
    NotFrom(EnumSet<Place>),
    /// "Cannot be Normal Summoned/Set" is a quality of the card; this is "cannot be Special Summoned from the Extra
    /// Deck by other ways".
    FromExtraDeckOnlyBy(EnumSet<SummonWay>),
    /// 3.3.2-16: the effects of such cards may, and it counts as properly Summoned then.
    ByEffectsOf(Vec<Filter>),
    /// 3.3.2-149: no substitute among its Fusion Materials.
    OnlyListedMaterials,
    /// In these ways only if this is so.
    OnlyIf(EnumSet<SummonWay>, Condition),
    /// 2.1.5-1: so many Special Summons of this name in a turn.
    TimesPerTurn(u8),
}
