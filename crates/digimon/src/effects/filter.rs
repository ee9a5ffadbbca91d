//! DCG 15-11-1-3: is a card like a filter says?

use crate::card::Category;
use crate::effects::language::{Amount, Cmp, Filter, Stat, When};
use crate::query::{Query, Standpoint};
use crate::state::{CardId, Thing, Unit};
use crate::terms::in_text;

impl<'g> Query<'g> {
    pub fn is_like(self, standpoint: Standpoint<'g>, thing: Thing, filter: &Filter) -> bool {
        match filter {
            Filter::Not(inner) => !self.is_like(standpoint, thing, inner),
            // 4-21-1
            Filter::AnyOf(all) => all.iter().any(|inner| self.is_like(standpoint, thing, inner)),
            Filter::AllOf(all) => all.iter().all(|inner| self.is_like(standpoint, thing, inner)),
            Filter::This => self.is_this(standpoint, thing),
            Filter::Other => !self.is_this(standpoint, thing),
            Filter::Among(target) => self.fixed(standpoint, target).contains(&thing),
            Filter::NotAmong(target) => !self.fixed(standpoint, target).contains(&thing),
            Filter::Highest(_) | Filter::Lowest(_) => true,
            Filter::FaceUp => self.face_up(thing),
            Filter::FaceDown => !self.face_up(thing),
            // 4-5-9: a face-down card under another has no information.
            Filter::Is(_)
            | Filter::Digimon
            | Filter::Tamer
            | Filter::Option
            | Filter::Token
            | Filter::Color(_)
            | Filter::SameColorAs(_)
            | Filter::MultiColored
            | Filter::Stat(..)
            | Filter::OriginalStat(..)
            | Filter::HasStat(_)
            | Filter::Name(_)
            | Filter::NameContains(_)
            | Filter::SameNameAs(_)
            | Filter::Trait(_)
            | Filter::TraitContains(_)
            | Filter::InText(_)
            | Filter::Number(_)
            | Filter::HasKeyword(_)
            | Filter::HasProcess(_)
            | Filter::HasTiming(_)
            | Filter::HasInherited
            | Filter::HasLinkEffect
            | Filter::HasDigivolutionCards
            | Filter::NoDigivolutionCards
            | Filter::With(_)
            | Filter::WithAtLeast(..)
            | Filter::Suspended
            | Filter::Unsuspended
            | Filter::Linked
            | Filter::Attacking
            | Filter::CanDigivolveFrom(_)
            | Filter::CanDigivolveFromAs(..)
            | Filter::CanBecomeThis
            | Filter::CanLinkTo(_)
            | Filter::HasDigiXros
            | Filter::DigiXrosMaterialOf(_)
            | Filter::PlayedThisTurn => {
                !self.has_no_information(thing) && self.is_like_by_information(standpoint, thing, filter)
            }
        }
    }

    fn is_like_by_information(self, standpoint: Standpoint<'g>, thing: Thing, filter: &Filter) -> bool {
        match filter {
            Filter::Is(category) => self.category(thing) == Some(*category),
            Filter::Digimon => self.counts_as_digimon(thing),
            // 4-3-1
            Filter::Tamer => self.category(thing) == Some(Category::Tamer),
            Filter::Option => self.category(thing) == Some(Category::Option),
            Filter::Token => self.printed(thing).is_some_and(|card| card.token),
            Filter::Color(color) => self.colors(thing).has(*color),
            Filter::SameColorAs(target) => {
                let colors = self.colors(thing);
                self.fixed(standpoint, target).iter().any(|&other| self.colors(other).shares(colors))
                    || self.moved_since(standpoint, target).iter().any(|one| one.colors.shares(colors))
            }
            Filter::MultiColored => self.colors(thing).len() > 1,
            // 2-9-2: a card without the number does not fit.
            Filter::Stat(stat, cmp, amount) => {
                let limit = self.amount(standpoint, amount) + reach(standpoint, *stat, *cmp, amount);
                self.stat(thing, *stat).is_some_and(|value| cmp.holds(value, limit))
            }
            Filter::OriginalStat(stat, cmp, amount) => {
                let limit = self.amount(standpoint, amount);
                self.original_stat(thing, *stat).is_some_and(|value| cmp.holds(value, limit))
            }
            Filter::HasStat(stat) => self.stat(thing, *stat).is_some(),
            Filter::Name(name) => self.any_name(thing, |other| other == name),
            Filter::NameContains(part) => {
                let counts =
                    |card: &crate::card::Card| card.rules.name_parts.iter().any(|word| word.contains(part));
                self.any_name(thing, |other| other.contains(part)) || self.printed(thing).is_some_and(counts)
            }
            Filter::SameNameAs(target) => self.shares_name(standpoint, thing, target),
            Filter::Trait(word) => self.any_trait(thing, |other| other == word),
            Filter::TraitContains(part) => self.any_trait(thing, |other| other.contains(part)),
            Filter::InText(word) => self.printed(thing).is_some_and(|card| in_text::mentions(card, word)),
            Filter::Number(word) => self.printed(thing).is_some_and(|card| card.number.0 == *word),
            Filter::HasKeyword(kind) => match thing {
                Thing::Unit(unit) => self.has_keyword(unit, *kind),
                Thing::Card(card) => self.game.def(card.card).printed.keywords.contains(kind),
                Thing::Player(_) => false,
            },
            Filter::HasProcess(process) => self.has_process(thing, *process),
            Filter::HasInherited => self.printed(thing).is_some_and(has_inherited),
            Filter::HasLinkEffect => self.printed(thing).is_some_and(has_link_effect),
            Filter::HasDigiXros => self.printed(thing).is_some_and(|card| card.digixros.is_some()),
            Filter::HasTiming(when) => self.has_timing(thing, when),
            Filter::CanDigivolveFrom(target) => self.can_digivolve_from(standpoint, thing, target, &[]),
            Filter::CanDigivolveFromAs(target, as_if) => {
                self.can_digivolve_from(standpoint, thing, target, as_if)
            }
            Filter::CanBecomeThis => match thing {
                Thing::Unit(unit) => {
                    !crate::digivolve::chances(self, standpoint.you, standpoint.card, unit, false).is_empty()
                }
                Thing::Card(_) | Thing::Player(_) => false,
            },
            Filter::CanLinkTo(target) => self.can_link_to(standpoint, thing, target),
            Filter::DigiXrosMaterialOf(target) => self.is_digixros_material(standpoint, thing, target),
            Filter::HasDigivolutionCards
            | Filter::NoDigivolutionCards
            | Filter::With(..)
            | Filter::WithAtLeast(..)
            | Filter::Suspended
            | Filter::Unsuspended
            | Filter::Linked
            | Filter::Attacking
            | Filter::PlayedThisTurn => self.is_like_in_play(standpoint, thing, filter),
            // Answered without information.
            Filter::Not(..)
            | Filter::AnyOf(..)
            | Filter::AllOf(..)
            | Filter::This
            | Filter::Other
            | Filter::Among(..)
            | Filter::NotAmong(..)
            | Filter::Highest(..)
            | Filter::Lowest(..)
            | Filter::FaceUp
            | Filter::FaceDown => self.is_like(standpoint, thing, filter),
        }
    }

    /// Filters that only something in play can fit.
    fn is_like_in_play(self, standpoint: Standpoint<'g>, thing: Thing, filter: &Filter) -> bool {
        let Thing::Unit(id) = thing else { return false };
        let Some(unit) = self.game.unit(id) else { return false };
        match filter {
            Filter::HasDigivolutionCards => !unit.under().is_empty(),
            Filter::NoDigivolutionCards => unit.under().is_empty(),
            Filter::With(noun) => self.count_under(standpoint, unit, noun) > 0,
            Filter::WithAtLeast(n, noun) => self.count_under(standpoint, unit, noun) >= usize::from(*n),
            Filter::Suspended => unit.suspended,
            Filter::Unsuspended => !unit.suspended,
            Filter::Linked => !unit.links.is_empty(),
            Filter::Attacking => self.game.state.attack().is_some_and(|attack| attack.attacker == id),
            Filter::PlayedThisTurn => unit.fresh && unit.since_turn == self.game.state.turn(),
            Filter::Is(..)
            | Filter::Digimon
            | Filter::Tamer
            | Filter::Option
            | Filter::Token
            | Filter::Color(..)
            | Filter::SameColorAs(..)
            | Filter::MultiColored
            | Filter::Stat(..)
            | Filter::OriginalStat(..)
            | Filter::HasStat(..)
            | Filter::Name(..)
            | Filter::NameContains(..)
            | Filter::SameNameAs(..)
            | Filter::Trait(..)
            | Filter::TraitContains(..)
            | Filter::InText(..)
            | Filter::Number(..)
            | Filter::HasKeyword(..)
            | Filter::HasProcess(..)
            | Filter::HasTiming(..)
            | Filter::HasInherited
            | Filter::HasLinkEffect
            | Filter::FaceUp
            | Filter::FaceDown
            | Filter::This
            | Filter::Other
            | Filter::Among(..)
            | Filter::NotAmong(..)
            | Filter::Highest(..)
            | Filter::Lowest(..)
            | Filter::Not(..)
            | Filter::AnyOf(..)
            | Filter::AllOf(..)
            | Filter::CanDigivolveFrom(..)
            | Filter::CanDigivolveFromAs(..)
            | Filter::CanBecomeThis
            | Filter::CanLinkTo(..)
            | Filter::HasDigiXros
            | Filter::DigiXrosMaterialOf(..) => false,
        }
    }

    fn is_this(self, standpoint: Standpoint<'g>, thing: Thing) -> bool {
        match thing {
            Thing::Unit(unit) => {
                standpoint.unit == Some(unit)
                    || (standpoint.unit.is_none()
                        && self.game.unit(unit).is_some_and(|unit| unit.top() == standpoint.card.card)
                        && self.game.is_current(standpoint.card))
            }
            Thing::Card(card) => card == standpoint.card,
            Thing::Player(_) => false,
        }
    }

    fn face_up(self, thing: Thing) -> bool {
        self.card_of(thing).is_some_and(|card| self.game.is_face_up(card))
    }

    fn has_no_information(self, thing: Thing) -> bool {
        let Thing::Card(card) = thing else { return false };
        self.index().face_down && !self.game.is_face_up(card.card) && self.game.unit_with(card.card).is_some()
    }

    pub fn printed(self, thing: Thing) -> Option<&'g crate::card::Card> {
        self.card_of(thing).map(|card| self.game.printed(card))
    }

    fn category(self, thing: Thing) -> Option<Category> {
        self.printed(thing).map(|card| card.category)
    }

    /// 4-2: in play, what is treated as a Digimon; elsewhere, a Digimon card.
    fn counts_as_digimon(self, thing: Thing) -> bool {
        match thing {
            Thing::Unit(unit) => self.game.unit(unit).is_some_and(|unit| self.is_digimon(unit)),
            Thing::Card(_) => self.category(thing) == Some(Category::Digimon),
            Thing::Player(_) => false,
        }
    }

    fn original_stat(self, thing: Thing, stat: Stat) -> Option<i32> {
        match stat {
            Stat::Dp => self.original_dp(thing),
            Stat::Level => self.printed(thing)?.level.map(|level| i32::from(level.0)),
            Stat::PlayCost
            | Stat::Cost
            | Stat::DigivolutionCards
            | Stat::FaceDownDigivolutionCards
            | Stat::LinkCards
            | Stat::Colors
            | Stat::SecurityAttack
            | Stat::Name
            | Stat::Trait
            | Stat::Number => self.stat(thing, stat),
        }
    }

    fn shares_name(
        self,
        standpoint: Standpoint<'g>,
        thing: Thing,
        target: &crate::effects::language::Target,
    ) -> bool {
        let mut others = self.fixed(standpoint, target);
        let moved = self.moved_since(standpoint, target);
        others.extend(moved.iter().map(|one| Thing::Card(self.game.card_ref(one.card.card))));
        self.any_name(thing, |name| others.iter().any(|&other| self.any_name(other, |same| same == name)))
    }

    fn has_timing(self, thing: Thing, when: &When) -> bool {
        self.printed(thing)
            .is_some_and(|card| card.effects.effects.iter().any(|effect| effect.when.contains(when)))
    }

    /// How many cards under it are like the noun's filters (wherever the noun looks).
    fn count_under(
        self,
        standpoint: Standpoint<'g>,
        unit: &Unit,
        noun: &crate::effects::language::Noun,
    ) -> usize {
        let like = |&card: &CardId| {
            let card = Thing::Card(self.game.card_ref(card));
            noun.of.iter().all(|filter| self.is_like(standpoint, card, filter))
        };
        unit.under().iter().copied().filter(like).count()
    }
}

/// 2-3-12-7
fn has_link_effect(card: &crate::card::Card) -> bool {
    card.link.as_ref().is_some_and(|link| !link.texts.effects.is_empty() || !link.texts.keywords.is_empty())
}

fn has_inherited(card: &crate::card::Card) -> bool {
    !card.inherited.effects.is_empty() || !card.inherited.keywords.is_empty()
}

/// 15-15-5-3: only a DP maximum that is written as a number is raised.
pub(crate) fn reach(standpoint: Standpoint<'_>, stat: Stat, cmp: Cmp, amount: &Amount) -> i32 {
    if stat == Stat::Dp && cmp == Cmp::AtMost && is_written(amount) { standpoint.reach } else { 0 }
}

/// A number that stands in the text, whatever is added to it.
fn is_written(amount: &Amount) -> bool {
    match amount {
        Amount::N(_) => true,
        Amount::Plus(one, _) => is_written(one),
        Amount::If(_, one, two) => is_written(one) && is_written(two),
        Amount::Every
        | Amount::Count(_)
        | Amount::Different(..)
        | Amount::Unlike(..)
        | Amount::Most(..)
        | Amount::Alike(..)
        | Amount::Of(..)
        | Amount::Memory
        | Amount::For { .. }
        | Amount::Minus(..)
        | Amount::AtMost(..)
        | Amount::Done(_)
        | Amount::Triggering(_)
        | Amount::Declared
        | Amount::ColorsOf(_)
        | Amount::CostPaid
        | Amount::Placed => false,
    }
}
