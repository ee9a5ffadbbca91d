//! OCG 3.3.4-22, -27, -28: turning a Continuous Trap face-up, alone or along with one of its effects.

use crate::card::{Card, Kind, TrapKind};
use crate::language::{Block, Effect, EffectKind, Group};

/// 3.3.4-27: the activation of the card along with this effect of it, where that can be.
pub(crate) fn along_with(card: &Card, effect: &Effect) -> Option<Effect> {
    let is_continuous = matches!(card.kind, Kind::Trap(TrapKind::Continuous));
    let is_activated = match effect.kind {
        EffectKind::Ignition | EffectKind::Quick(_) => true,
        EffectKind::CardActivation
        | EffectKind::Trigger(_)
        | EffectKind::Continuous
        | EffectKind::Upkeep
        | EffectKind::Unclassified => false,
    };
    let can = is_continuous && is_activated && effect.places.is_empty() && !needs_itself(&effect.act);
    can.then(|| Effect { kind: EffectKind::CardActivation, ..effect.clone() })
}

/// 3.3.4-28: it pays with itself, and so it must be face-up before.
fn needs_itself(act: &Block) -> bool {
    act.iter().any(|linked| linked.1.group() == Some(&Group::This))
}
