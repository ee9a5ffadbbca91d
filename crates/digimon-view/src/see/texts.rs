//! What the effects of a library say, written once and kept.

use digimon::Library;
use digimon::card::Category;
use digimon::effects::language::{Continuous, Does, Effect, Modifier, On};
use digimon::library::{DefId, EffectId};
use digimon_text::{write_card, write_keyword, write_with_tokens};
use std::sync::{Arc, OnceLock};

/// The texts of a library.
pub struct Texts {
    library: Arc<Library>,
    /// The card that an effect is printed on.
    printed_on: Vec<Option<DefId>>,
    effects: Vec<OnceLock<String>>,
    requirements: Vec<OnceLock<Vec<String>>>,
}

impl Texts {
    pub fn new(library: Arc<Library>) -> Texts {
        let mut printed_on = vec![None; library.effects().count()];
        for (id, def) in library.defs() {
            for section in [&def.printed, &def.inherited, &def.linked, &def.security] {
                for effect in &section.effects {
                    // The meaning of a keyword belongs to every card that has it.
                    if library.effect(*effect).keyword.is_none() {
                        printed_on[effect.0 as usize] = Some(id);
                    }
                }
            }
        }
        let effects = printed_on.iter().map(|_| OnceLock::new()).collect();
        let requirements = library.defs().map(|_| OnceLock::new()).collect();
        Texts { library, printed_on, effects, requirements }
    }

    /// The card that the effect is printed on; nothing for one that is only ever given.
    pub(crate) fn printed_on(&self, effect: EffectId) -> Option<DefId> {
        self.printed_on.get(effect.0 as usize).copied().flatten()
    }

    pub(crate) fn effect(&self, effect: EffectId) -> &str {
        match self.effects.get(effect.0 as usize) {
            Some(text) => text.get_or_init(|| self.write(effect)),
            None => "",
        }
    }

    fn write(&self, id: EffectId) -> String {
        if let Some(keyword) = self.library.keyword_of(id) {
            return write_keyword(keyword);
        }
        let effect = &self.library.effect(id).effect;
        if let Some(icon) = only_keyword(effect) {
            return icon;
        }
        let card = self.printed_on(id).map(|def| self.library.def(def));
        let inherited = card.is_some_and(|def| def.inherited.effects.contains(&id));
        match card {
            Some(def) if !inherited => write_with_tokens(effect, def.card.category, &def.card.tokens),
            Some(def) => write_with_tokens(effect, Category::Digimon, &def.card.tokens),
            None => write_with_tokens(effect, Category::Digimon, &[]),
        }
    }

    /// The lines of a card about digivolving into it, and the like, in their order.
    pub(crate) fn requirements(&self, def: DefId) -> &[String] {
        match self.requirements.get(usize::from(def.0)) {
            Some(lines) => lines.get_or_init(|| write_card(self.library.card(def)).requirements),
            None => &[],
        }
    }
}

/// A printed keyword is an effect that holds of its own card.
fn only_keyword(effect: &Effect) -> Option<String> {
    let Does::Hold(statements) = &effect.does else { return None };
    match &statements[..] {
        [Continuous { on: On::This, condition: None, is }] => match &is[..] {
            [Modifier::Keyword(keyword)] => Some(write_keyword(keyword)),
            _ => None,
        },
        _ => None,
    }
}
