//! OCG 3.4.3-19 to -27: Spell Speeds.

use crate::card::{Kind, SpellKind, TrapKind};
use crate::language::EffectKind;
use crate::library::BoxOf;
use serde::{Deserialize, Serialize};

/// 3.4.3-19: what can be chained to what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub(crate) enum Speed {
    One,
    Two,
    Three,
}

impl Speed {
    /// 3.4.3-20, -23, -26: may it be chained to something of that speed?
    pub fn answers(self, other: Speed) -> bool {
        match (self, other) {
            (Speed::One, _) => false,
            (Speed::Two, Speed::One | Speed::Two) => true,
            (Speed::Two, Speed::Three) => false,
            (Speed::Three, _) => true,
        }
    }
}

/// 3.4.3-22, -24, -27: by the kind of card and of effect.
pub(crate) fn of(card: &Kind, part: BoxOf, effect: EffectKind) -> Speed {
    match (card, part) {
        // 3.3.3-63
        (Kind::Monster(_) | Kind::Spell(_) | Kind::Trap(_), BoxOf::Pendulum) => Speed::One,
        (Kind::Monster(_), BoxOf::Text) => of_kind(effect),
        (Kind::Spell(kind), BoxOf::Text) => of_spell(*kind, effect),
        (Kind::Trap(kind), BoxOf::Text) => of_trap(*kind, effect),
    }
}

fn of_kind(kind: EffectKind) -> Speed {
    match kind {
        EffectKind::Quick(_) => Speed::Two,
        EffectKind::CardActivation
        | EffectKind::Ignition
        | EffectKind::Trigger(_)
        | EffectKind::Continuous
        | EffectKind::Upkeep
        | EffectKind::Unclassified => Speed::One,
    }
}

/// 3.3.3-5, -25, -38, -46, -49, -50: only the activation of a Quick-Play Spell is fast. A Field Spell may say
/// otherwise of its effects.
fn of_spell(spell: SpellKind, kind: EffectKind) -> Speed {
    match (spell, kind) {
        (SpellKind::QuickPlay, EffectKind::CardActivation) => Speed::Two,
        (SpellKind::Field | SpellKind::Normal | SpellKind::Ritual, _) => of_kind(kind),
        (SpellKind::QuickPlay | SpellKind::Continuous | SpellKind::Equip, _) => Speed::One,
    }
}

/// 3.3.4-1, -18, -26, -31, -36
fn of_trap(trap: TrapKind, kind: EffectKind) -> Speed {
    match (trap, kind) {
        (TrapKind::Counter, EffectKind::CardActivation) => Speed::Three,
        (TrapKind::Counter | TrapKind::Normal | TrapKind::Continuous, _) => Speed::Two,
    }
}
