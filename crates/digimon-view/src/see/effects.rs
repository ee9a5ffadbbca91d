//! Effects that wait, run or ask.

use super::Viewing;
use crate::view::EffectView;
use digimon::state::{Frame, Holder, Label};

impl Viewing<'_> {
    /// The effects that wait to be activated, as far as this viewer knows their cards.
    pub(super) fn pending(self) -> Vec<EffectView> {
        let pending = self.game.state().pending().iter().map(|pending| self.effect(&pending.holder));
        let mut known: Vec<EffectView> = pending.filter(|effect| effect.text.is_some()).collect();
        // 15-4-5-2: what triggered last goes first.
        known.reverse();
        known
    }

    pub(super) fn resolving(self) -> Vec<EffectView> {
        let frames = self.game.state().frames().iter();
        frames
            .filter_map(|frame| match frame {
                Frame::Activation(activation) => Some(self.effect(&activation.holder)),
                _ => None,
            })
            .collect()
    }

    pub(super) fn effect(self, holder: &Holder) -> EffectView {
        let card = holder.card.card;
        let current = self.state(card).is_some_and(|state| state.incarnation == holder.card.incarnation);
        // A card that has moved on since was seen by all when its effect triggered.
        let knows = !current || self.knows(card) || holder.unit.is_some_and(|unit| self.unit(unit).is_some());
        let printed = self.texts.printed_on(holder.effect);
        let here = self.state(card).map(|state| state.def).filter(|_| current);
        self.effect_on(holder, printed.or(here).filter(|_| knows))
    }

    /// The effect as it was when something was noted about it.
    pub(super) fn effect_then(self, holder: &Holder, card: &Label) -> EffectView {
        let printed = self.texts.printed_on(holder.effect).unwrap_or(card.def);
        self.effect_on(holder, Some(printed).filter(|_| self.sees(card.known)))
    }

    fn effect_on(self, holder: &Holder, def: Option<digimon::library::DefId>) -> EffectView {
        EffectView {
            card: self.named(holder.card.card, def, holder.unit),
            unit: holder.unit.map(|unit| unit.0),
            you: holder.you,
            text: def.map(|_| self.texts.effect(holder.effect).to_owned()),
        }
    }
}
