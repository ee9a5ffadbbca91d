//! OCG 3.3.2-1 to -60: the kinds of monster: which go to the Extra Deck, which cannot be Normal Summoned, and which
//! are Effect Monsters now.

use super::gemini;
use crate::card::{Card, Monster, MonsterType};
use crate::language::{EffectKind, Modifier, On, Place, SummonWay, Topic};
use crate::query::applies::{Applying, Subject};
use crate::query::{Query, Standpoint};
use crate::state::{CardId, Source};
use enumset::EnumSet;

impl Card {
    /// 3.1.2-5, 3.3.2-18, -23, -28, -32, -37, -42, -47: does it begin in the Extra Deck, face-down, and go back there
    /// where it would go to the hand or Deck? Other Pendulum Monsters are of the Main Deck, and are Summoned and
    /// activated like others (3.3.2-60).
    pub fn is_of_extra_deck(&self) -> bool {
        self.monster().is_some_and(Monster::is_of_extra_deck)
    }
}

impl Monster {
    pub fn is(&self, kind: MonsterType) -> bool {
        self.types.contains(kind)
    }

    pub fn is_of_extra_deck(&self) -> bool {
        !self
            .types
            .is_disjoint(MonsterType::Fusion | MonsterType::Synchro | MonsterType::Xyz | MonsterType::Link)
    }

    /// 3.3.2-9 to -11: it cannot be Normal Summoned.
    pub fn is_special(&self) -> bool {
        self.is_of_extra_deck() || self.is(MonsterType::Ritual) || self.is(MonsterType::SpecialSummon)
    }
}

impl<'g> Query<'g> {
    /// 3.3.2-1 to -6, -51, -53, -58: what is printed on it; being a Tuner or the like is no effect, so nothing negates it.
    /// Only a gained effect makes it an Effect Monster (3.3.2-7).
    pub fn types(self, card: CardId) -> EnumSet<MonsterType> {
        let mut types = self.printed_types(card);
        if !types.contains(MonsterType::Effect) && self.has_gained_an_effect(card) {
            types.remove(MonsterType::Normal);
            types |= MonsterType::Effect;
        }
        types
    }

    /// As it is printed, or as the rules treat it.
    fn printed_types(self, card: CardId) -> EnumSet<MonsterType> {
        let printed = self.printed_monster(card).map_or(EnumSet::empty(), |monster| monster.types);
        // 3.3.2-289
        if printed.contains(MonsterType::Token) {
            return printed | MonsterType::Normal;
        }
        // 3.4.4-117: what its text leaves open, its effects decide.
        let open = printed.is_disjoint(MonsterType::Effect | MonsterType::Normal);
        if open && self.game.card(card).on_field.as_monster.is_some() {
            return printed
                | if self.has_effect_as_monster(card) { MonsterType::Effect } else { MonsterType::Normal };
        }
        // 3.4.4-97
        if printed.contains(MonsterType::Gemini) && gemini::counts_as_normal(self, card) {
            return (printed - MonsterType::Effect) | MonsterType::Normal;
        }
        printed
    }

    /// Has a Trap an effect that works while it is a monster?
    fn has_effect_as_monster(self, card: CardId) -> bool {
        let mut effects = self.game.def(card).effects.iter().map(|&id| &self.game.library.effect(id).effect);
        effects.any(|effect| {
            let everywhere = effect.places.is_empty() && effect.kind != EffectKind::CardActivation;
            everywhere || effect.places.contains(Place::MonsterZone)
        })
    }

    pub fn is_type(self, card: CardId, kind: MonsterType) -> bool {
        let changes = matches!(kind, MonsterType::Effect | MonsterType::Normal);
        let own =
            if changes { self.types(card).contains(kind) } else { self.printed_types(card).contains(kind) };
        own || (self.game.library.adds_types() && self.is_also(card, kind))
    }

    /// Something says that the monster is of this kind, too.
    fn is_also(self, card: CardId, kind: MonsterType) -> bool {
        let mut also = false;
        self.each_of(Subject::Card(card), Topic::Type, &mut |applying| {
            also |= matches!(applying.modifier, Modifier::AlsoType(other) if *other == kind);
        });
        also && self.printed_monster(card).is_some()
    }

    /// 3.3.2-7: what the cards that a monster is made of give it.
    pub fn each_of_materials(
        self,
        subject: Subject,
        topics: EnumSet<Topic>,
        see: &mut dyn FnMut(Applying<'g>),
    ) {
        let Subject::Card(card) = subject else { return };
        let game = self.game;
        if game.library.topics_elsewhere().is_disjoint(topics) {
            return;
        }
        let state = game.card(card);
        // 3.3.2-195: what is no material of an Xyz Monster any more gives it nothing; others keep what they were made of.
        let stacked = state.on_field.summoned == Some(SummonWay::Xyz);
        let sent = state.made_of.iter().filter(|one| !stacked || game.is_current(**one));
        let sent = sent.map(|one| one.card);
        for material in state.on_field.materials.iter().copied().chain(sent) {
            for &effect in &game.def(material).effects {
                let holds = &game.library.effect(effect).effect.holds;
                let source = Source { effect, card: game.card_ref(material), you: state.controller };
                let is_meant = |on: &On| match on {
                    On::MadeOfThis => true,
                    On::MadeOf(like) => {
                        like.iter().all(|filter| self.is_like(Standpoint::of(source), card, filter))
                    }
                    On::This | On::Equipped | On::All(_) | On::Player(_) | On::Group(_) => false,
                };
                for one in holds.iter().filter(|one| topics.contains(one.is.topic()) && is_meant(&one.on)) {
                    see(Applying { modifier: &one.is, source, since: state.on_field.stamp, fixed: None });
                }
            }
        }
    }

    /// 3.3.2-7: another card's effect gives it one.
    fn has_gained_an_effect(self, card: CardId) -> bool {
        let state = self.game.card(card);
        let mut gained = false;
        if state.place.is_field() && state.face.is_up() {
            self.each_of(Subject::Card(card), Topic::Gains, &mut |applying| {
                gained |= matches!(applying.modifier, Modifier::Gains(_));
            });
        }
        gained
    }
}
