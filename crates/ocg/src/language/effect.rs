//! OCG 3.4.1-1, 3.4.2: an effect: its kind, when it can be used, what it costs, what it does.

use super::{
    Block, Condition, Filter, Limit, OwnTributes, Place, Procedure, Statement, SummonCondition, Timing,
};
use enumset::EnumSet;
use serde::{Deserialize, Serialize};

/// What one box of a card says.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effect>,
    /// 3.5-5: how the monster Special Summons itself; not an effect of a special monster (3.3.2-12).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub procedures: Vec<Procedure>,
    /// 3.3.2-121: by what alone it can be Special Summoned.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub conditions: Vec<SummonCondition>,
    /// 3.3.2-193: monsters on top of which it may be Xyz Summoned, whatever its materials are.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub overlays: Vec<Vec<Filter>>,
    /// 3.3.2-82, -83
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tributes: Vec<OwnTributes>,
    /// 3.5-2, -3: what holds of this card and is no effect: in whatever state it is, and never negated.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<Statement>,
    /// 3.5.3-1: the player who has this card wins when this is so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wins: Option<Condition>,
}

impl Text {
    pub fn is_empty(&self) -> bool {
        self.effects.is_empty()
            && self.procedures.is_empty()
            && self.conditions.is_empty()
            && self.overlays.is_empty()
            && self.tributes.is_empty()
            && self.rules.is_empty()
            && self.wins.is_none()
    }
}

/// One effect of a card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Effect {
    pub kind: EffectKind,
    /// Where its card must be; where its kind says, if nothing is named.
    #[serde(default, skip_serializing_if = "EnumSet::is_empty")]
    pub places: EnumSet<Place>,
    /// 3.4.3-1: what it waits for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timing: Option<Timing>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub condition: Option<Condition>,
    /// 3.4.2-10, 3.4.3-10: costs and targets, in the order in which they are printed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub act: Block,
    /// 3.4.4: what happens when it resolves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub resolve: Block,
    /// What holds while it applies, without being activated.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub holds: Vec<Statement>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<Limit>,
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub damage_step: DamageStep,
}

impl Effect {
    /// The moments that it waits for, of which any will do.
    pub fn timings(&self) -> &[Timing] {
        self.timing.as_ref().map(Timing::each).unwrap_or_default()
    }
}

/// 3.3.2-290 to -318, 3.4.2-1 to -5: the kinds of effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum EffectKind {
    /// 3.4.2-2: turning a Spell or Trap Card face-up.
    CardActivation,
    /// 3.3.2-294
    Ignition,
    /// 3.3.2-299
    Trigger(Optional),
    /// 3.3.2-310
    Quick(Optional),
    /// 3.3.2-291: holds while its card is face-up on the field. With a timing it is applied, without a chain,
    /// right after what it waits for (3.4.4-86).
    Continuous,
    /// 3.5-6: text about keeping the card, which is no effect; done at its time without a chain.
    Upkeep,
    /// 3.3.2-318: of none of these kinds; it applies without being activated.
    Unclassified,
}

impl EffectKind {
    /// Does it become a chain link?
    pub fn is_activated(self) -> bool {
        match self {
            EffectKind::CardActivation
            | EffectKind::Ignition
            | EffectKind::Trigger(_)
            | EffectKind::Quick(_) => true,
            EffectKind::Continuous | EffectKind::Upkeep | EffectKind::Unclassified => false,
        }
    }
}

/// 3.4.3-3, -4: must it be activated?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Optional {
    Mandatory,
    Optional,
}

/// 3.6.3-46: may it be activated in the Damage Step?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum DamageStep {
    /// What the rule says for effects like it.
    #[default]
    ByRule,
    /// "Except during the Damage Step".
    Never,
    /// "Even during the Damage Step".
    Always,
}
