//! DCG 15-11-1-3: is a card like a filter says?

use super::{View, current, printed};
use digimon::ask;
use digimon::card::{Card, Category, Color};
use digimon::effects::language::{Does, Face, Filter, Process, Stat, Target, Word};
use digimon::state::{CardId, Thing, Unit};

impl View<'_> {
    pub fn is(self, thing: Thing, filter: &Filter) -> Option<bool> {
        match filter {
            Filter::Not(inner) => self.is(thing, inner).map(|fits| !fits),
            Filter::AnyOf(all) => {
                let each: Option<Vec<bool>> = all.iter().map(|inner| self.is(thing, inner)).collect();
                each.map(|each| each.into_iter().any(|fits| fits))
            }
            Filter::AllOf(all) => self.is_all(thing, all),
            Filter::This => Some(self.is_this(thing)),
            Filter::Other => Some(!self.is_this(thing)),
            Filter::Among(target) => Some(self.resolve(target)?.contains(&thing)),
            Filter::NotAmong(target) => Some(!self.resolve(target)?.contains(&thing)),
            Filter::FaceUp => Some(self.face(thing)? == Face::Up),
            Filter::FaceDown => Some(self.face(thing)? == Face::Down),
            // Compared with the others of the noun, see `all`.
            Filter::Highest(_) | Filter::Lowest(_) => Some(true),
            _ if self.says_nothing(thing) => Some(false),
            _ => self.is_by_information(thing, filter),
        }
    }

    pub fn is_all(self, thing: Thing, filters: &[Filter]) -> Option<bool> {
        let each: Option<Vec<bool>> = filters.iter().map(|filter| self.is(thing, filter)).collect();
        each.map(|each| each.into_iter().all(|fits| fits))
    }

    fn is_by_information(self, thing: Thing, filter: &Filter) -> Option<bool> {
        let Some(card) = self.printed(thing) else { return Some(false) };
        let unit = match thing {
            Thing::Unit(id) => self.unit_of(id),
            Thing::Card(_) | Thing::Player(_) => None,
        };
        match filter {
            Filter::Is(category) => Some(card.category == *category),
            Filter::Digimon => Some(match unit {
                Some(unit) => ask::is_digimon(self.game, unit.id),
                None => card.category == Category::Digimon,
            }),
            Filter::Tamer => Some(card.category == Category::Tamer),
            Filter::Option => Some(card.category == Category::Option),
            Filter::Token => Some(card.token),
            Filter::Color(color) => Some(self.has_color(thing, *color)),
            Filter::SameColorAs(target) => {
                let others = self.resolve(target)?;
                let shared = |color: &Color| others.iter().any(|&other| self.has_color(other, *color));
                Some(Color::ALL.iter().any(|color| self.has_color(thing, *color) && shared(color)))
            }
            Filter::MultiColored => {
                Some(Color::ALL.iter().filter(|c| self.has_color(thing, **c)).count() > 1)
            }
            Filter::Stat(stat, cmp, amount) => {
                let limit = self.amount(amount)?;
                Some(self.stat(thing, *stat).is_some_and(|value| cmp.holds(value, limit)))
            }
            Filter::OriginalStat(stat, cmp, amount) => {
                let value = match stat {
                    Stat::Dp => card.dp.map(|dp| dp.0),
                    Stat::Level => card.level.map(|level| i32::from(level.0)),
                    _ => self.stat(thing, *stat),
                };
                let limit = self.amount(amount)?;
                Some(value.is_some_and(|value| cmp.holds(value, limit)))
            }
            Filter::HasStat(stat) => Some(self.stat(thing, *stat).is_some()),
            Filter::Name(name) => Some(names(card).any(|other| other == name)),
            Filter::NameContains(part) => {
                Some(names(card).chain(&card.rules.name_parts).any(|other| other.contains(part)))
            }
            Filter::SameNameAs(target) => {
                let others = self.resolve(target)?;
                let same = |name: &Word| {
                    others
                        .iter()
                        .filter_map(|&other| self.printed(other))
                        .any(|other| names(other).any(|theirs| theirs == name))
                };
                Some(names(card).any(same))
            }
            Filter::Trait(word) => Some(traits(card).any(|other| other == word)),
            Filter::TraitContains(part) => Some(traits(card).any(|other| other.contains(part))),
            Filter::InText(word) => Some(mentions(card, word)),
            Filter::Number(word) => Some(card.number.0 == *word),
            Filter::HasKeyword(kind) => Some(match unit {
                Some(unit) => ask::has_keyword(self.game, unit.id, *kind),
                None => card.effects.keywords.iter().any(|keyword| keyword.kind() == *kind),
            }),
            // Inherited and given effects count in play.
            Filter::HasProcess(process) => unit.is_none().then(|| has_process(card, *process)),
            Filter::HasTiming(when) => {
                Some(card.effects.effects.iter().any(|effect| effect.when.contains(when)))
            }
            Filter::HasInherited => {
                Some(!card.inherited.effects.is_empty() || !card.inherited.keywords.is_empty())
            }
            Filter::HasLinkEffect => Some(
                card.link
                    .as_ref()
                    .is_some_and(|link| !link.texts.effects.is_empty() || !link.texts.keywords.is_empty()),
            ),
            Filter::HasDigiXros => Some(card.digixros.is_some()),
            Filter::HasDigivolutionCards
            | Filter::NoDigivolutionCards
            | Filter::With(_)
            | Filter::WithAtLeast(..)
            | Filter::Suspended
            | Filter::Unsuspended
            | Filter::Linked
            | Filter::Attacking
            | Filter::PlayedThisTurn => unit.map_or(Some(false), |unit| self.is_in_play(unit, filter)),
            Filter::CanDigivolveFrom(target) => self.can_digivolve_from(card, target),
            Filter::CanBecomeThis => {
                let this = printed(self.game, self.card.card);
                self.fulfils(thing, this)
            }
            Filter::CanLinkTo(_) | Filter::CanDigivolveFromAs(..) | Filter::DigiXrosMaterialOf(_) => None,
            // Answered before information is looked at.
            Filter::Not(_)
            | Filter::AnyOf(_)
            | Filter::AllOf(_)
            | Filter::This
            | Filter::Other
            | Filter::Among(_)
            | Filter::NotAmong(_)
            | Filter::FaceUp
            | Filter::FaceDown
            | Filter::Highest(_)
            | Filter::Lowest(_) => None,
        }
    }

    /// Filters that only something in play can fit.
    fn is_in_play(self, unit: &Unit, filter: &Filter) -> Option<bool> {
        let state = self.game.state();
        match filter {
            Filter::HasDigivolutionCards => Some(!unit.under().is_empty()),
            Filter::NoDigivolutionCards => Some(unit.under().is_empty()),
            Filter::With(noun) => Some(self.how_many_under(unit, &noun.of)? > 0),
            Filter::WithAtLeast(n, noun) => Some(self.how_many_under(unit, &noun.of)? >= usize::from(*n)),
            Filter::Suspended => Some(unit.suspended),
            Filter::Unsuspended => Some(!unit.suspended),
            Filter::Linked => Some(!unit.links.is_empty()),
            Filter::Attacking => Some(state.attack().map(|attack| attack.attacker) == Some(unit.id)),
            Filter::PlayedThisTurn => Some(unit.fresh && unit.since_turn == state.turn()),
            _ => None,
        }
    }

    fn can_digivolve_from(self, card: &Card, target: &Target) -> Option<bool> {
        for thing in self.resolve(target)? {
            if self.fulfils(thing, card)? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// 2-3-6: does the thing fulfil a digivolution requirement of the card?
    pub fn fulfils(self, thing: Thing, card: &Card) -> Option<bool> {
        for requirement in &card.digivolution {
            let allowed = requirement.condition.as_ref().map_or(Some(true), |when| self.holds(when))?;
            if allowed && self.is_all(thing, &requirement.from)? {
                return Some(true);
            }
        }
        // Burst and App Fusion have conditions beside the Digimon: no opinion.
        if card.burst.is_empty() && card.app_fusion.is_empty() { Some(false) } else { None }
    }

    fn is_this(self, thing: Thing) -> bool {
        match thing {
            Thing::Unit(id) => {
                let topped =
                    || self.unit_of(id).is_some_and(|unit| current(self.game, unit.top()) == self.card);
                self.unit == Some(id) || (self.unit.is_none() && topped())
            }
            Thing::Card(card) => card == self.card,
            Thing::Player(_) => false,
        }
    }

    pub fn has_color(self, thing: Thing, color: Color) -> bool {
        match thing {
            Thing::Unit(unit) => ask::colors(self.game, unit).has(color),
            Thing::Card(card) => printed(self.game, card.card).colors.has(color),
            Thing::Player(_) => false,
        }
    }

    fn face(self, thing: Thing) -> Option<Face> {
        self.card_of(thing).map(|card| self.game.state().card(card).face)
    }

    /// 4-5-9: a face-down card under another has no information.
    fn says_nothing(self, thing: Thing) -> bool {
        let Thing::Card(card) = thing else { return false };
        let state = self.game.state();
        let within = |unit: &Unit| unit.stack.contains(&card.card) || unit.links.contains(&card.card);
        state.card(card.card).face == Face::Down && state.units().iter().any(within)
    }

    fn how_many_under(self, unit: &Unit, filters: &[Filter]) -> Option<usize> {
        let fits = |card: &CardId| self.is_all(Thing::Card(current(self.game, *card)), filters);
        let each: Option<Vec<bool>> = unit.under().iter().map(fits).collect();
        Some(each?.into_iter().filter(|fits| *fits).count())
    }
}

pub(crate) fn names(card: &Card) -> impl Iterator<Item = &Word> {
    [&card.name].into_iter().chain(&card.rules.names)
}

fn traits(card: &Card) -> impl Iterator<Item = &Word> {
    card.traits.iter().chain(&card.rules.traits)
}

/// 4-20: an icon is found in the mentions only; another word in names and traits, too. Words that
/// cards are asked for in play are never icons of made-up cards' names.
fn mentions(card: &Card, word: &Word) -> bool {
    card.mentions.contains(word) || names(card).chain(traits(card)).any(|other| other.contains(word))
}

fn has_process(card: &Card, process: Process) -> bool {
    card.effects.effects.iter().any(|effect| match &effect.does {
        Does::Run(block) => block.has_process(process),
        Does::Hold(_) => false,
    })
}
