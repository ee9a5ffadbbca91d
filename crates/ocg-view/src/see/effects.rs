//! Effects on the chain, on offer, or that ask.

use super::Viewing;
use crate::view::EffectView;
use ocg::library::{DefId, EffectId};
use ocg::state::{CardId, Source};
use ocg::text::write_effect;
use table::Seat;

impl Viewing<'_> {
    /// An effect that was activated: its card is shown to everybody.
    pub(super) fn shown_effect(self, source: Source) -> EffectView {
        let def = self.printed_on(source.effect).unwrap_or(self.state(source.card.card).def);
        self.effect_on(source.card.card, source.effect, source.you, Some(def))
    }

    /// An effect of a card, as far as this viewer knows the card.
    pub(super) fn effect(self, card: CardId, effect: EffectId, you: Seat) -> EffectView {
        let def = Some(self.state(card).def).filter(|_| self.knows(card));
        self.effect_on(card, effect, you, def)
    }

    fn effect_on(self, card: CardId, effect: EffectId, you: Seat, def: Option<DefId>) -> EffectView {
        let text = def.map(|def| self.effect_text(def, effect));
        EffectView { card: self.named(card, def), you, nth: def.and_then(|def| self.nth(def, effect)), text }
    }

    /// The card that the effect is printed on; nothing for one that is only ever gained.
    fn printed_on(self, effect: EffectId) -> Option<DefId> {
        let def = self.game.library().effect(effect).def;
        let is_card = self.game.library().defs().any(|(id, _)| id == def);
        Some(def).filter(|&def| is_card && self.game.library().def(def).effects.contains(&effect))
    }

    /// Which of the effects in its boxes it is.
    fn nth(self, def: DefId, effect: EffectId) -> Option<u8> {
        let def = self.game.library().def(def);
        let pendulum = def.card.monster().and_then(|monster| monster.pendulum.as_ref());
        let printed =
            def.card.text.effects.len() + pendulum.map_or(0, |pendulum| pendulum.text.effects.len());
        let at = def.effects.iter().take(printed).position(|&own| own == effect)?;
        u8::try_from(at).ok()
    }

    /// In words; the activation of a card that says nothing about it is only that.
    fn effect_text(self, def: DefId, effect: EffectId) -> String {
        let info = self.game.library().effect(effect);
        let own = info.along_with.unwrap_or(effect);
        let is_implied = self.nth(def, own).is_none() && self.game.library().def(def).effects.contains(&own);
        if is_implied {
            "Activate this card.".to_owned()
        } else {
            write_effect(&self.game.library().effect(own).effect)
        }
    }
}
