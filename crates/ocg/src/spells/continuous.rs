//! OCG 3.3.3-23 to -26, 3.3.3-39, -44 to -47, -56, -62 to -64, 3.3.4-24, -29: effects of cards that stay on the field.

use crate::card::{Kind, SpellKind, TrapKind};
use crate::game::Game;
use crate::library::{BoxOf, EffectId};

/// 3.3.3-26, -39, -47, -64, 3.3.4-29: is the effect carried out only while its card is still there? What is
/// activated elsewhere, such as in the Graveyard, needs no card on the field (3.3.3-39).
pub(crate) fn needs_its_card(game: &Game, effect: EffectId) -> bool {
    let info = game.library.effect(effect);
    match (&game.library.def(info.def).card.kind, info.part) {
        (_, BoxOf::Pendulum) => true,
        (
            Kind::Spell(SpellKind::Continuous | SpellKind::Equip | SpellKind::Field)
            | Kind::Trap(TrapKind::Continuous),
            BoxOf::Text,
        ) => info.effect.places.is_empty(),
        (
            Kind::Spell(SpellKind::Normal | SpellKind::Ritual | SpellKind::QuickPlay)
            | Kind::Trap(TrapKind::Normal | TrapKind::Counter)
            | Kind::Monster(_),
            BoxOf::Text,
        ) => false,
    }
}
