//! DCG 2-3-6 to 2-3-12: what a card asks for when it is digivolved into, assembled or linked.

use super::{Cost, Texts};
use crate::effects::language::{Condition, Filter, Stat};
use serde::{Deserialize, Serialize};

/// 2-3-6: from what, and for how much.
/// 2-3-6-3: printed as circles or as text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Digivolution {
    pub from: Vec<Filter>,
    pub cost: Cost,
    /// It can be used only while this holds.
    #[serde(default, rename = "while")]
    pub condition: Option<Condition>,
}

/// 2-3-7: the Digimon that are stacked, the left one on top.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DnaDigivolution {
    pub from: Vec<Vec<Filter>>,
    pub cost: Cost,
}

/// A kind of card that goes under a card that is played, and how many of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Material {
    pub of: Vec<Filter>,
    #[serde(default = "one")]
    pub n: u8,
    /// No two alike in this: card number, name …
    #[serde(default)]
    pub different: Option<Stat>,
}

fn one() -> u8 {
    1
}

/// 2-3-8: each card placed reduces the play cost by `each`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DigiXros {
    pub each: Cost,
    pub materials: Vec<Material>,
}

/// 2-3-9: return the Tamer, digivolve from the Digimon.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BurstDigivolution {
    pub tamer: Vec<Filter>,
    pub from: Vec<Filter>,
    pub cost: Cost,
}

/// 2-3-10: any two of these, one as the Digimon and one as its link card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AppFusion {
    pub of: Vec<Vec<Filter>>,
    pub cost: Cost,
}

/// 2-3-11: all of the materials from the trash reduce the play cost once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Assembly {
    pub reduces: Cost,
    pub materials: Vec<Material>,
}

/// 2-3-12
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Link {
    /// 2-3-12-2: to which Digimon.
    pub to: Vec<Filter>,
    pub cost: Cost,
    /// 2-3-12-5
    pub dp: i32,
    /// 2-3-12-6
    #[serde(default)]
    pub texts: Texts,
}
