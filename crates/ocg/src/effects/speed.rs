//! OCG 3.4.3-19 to -27: Spell Speeds.

use crate::card::{Kind, SpellKind, TrapKind};
use crate::game::Game;
use crate::language::EffectKind;
use crate::library::{BoxOf, EffectId};
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

/// 3.4.3-22, -24, -27
pub(crate) fn of(game: &Game, effect: EffectId) -> Speed {
    let info = game.library.effect(effect);
    match info.effect.kind {
        EffectKind::CardActivation => match (&game.library.def(info.def).card.kind, info.part) {
            (Kind::Spell(SpellKind::QuickPlay), BoxOf::Text) => Speed::Two,
            (Kind::Trap(TrapKind::Counter), BoxOf::Text) => Speed::Three,
            (Kind::Trap(TrapKind::Normal | TrapKind::Continuous), BoxOf::Text) => Speed::Two,
            (Kind::Spell(_) | Kind::Monster(_), _) | (Kind::Trap(_), BoxOf::Pendulum) => Speed::One,
        },
        EffectKind::Quick(_) => Speed::Two,
        EffectKind::Ignition | EffectKind::Trigger(_) | EffectKind::Continuous | EffectKind::Unclassified => {
            Speed::One
        }
    }
}
