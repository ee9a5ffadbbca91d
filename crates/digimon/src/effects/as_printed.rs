//! DCG 2, 15-11-1-3: which cards fit a list of filters by what is printed on them alone, worked out once
//! for a library.

use crate::card::{Card, Category};
use crate::effects::language::{Amount, Filter, Stat};
use crate::library::{DefId, Library};
use crate::terms::in_text;
use std::sync::OnceLock;

/// The definitions that fit, as bits; nothing if what is printed cannot tell.
#[derive(Debug, Default)]
pub(crate) struct AsPrinted(OnceLock<Option<Box<[u64]>>>);

const BITS: usize = u64::BITS as usize;

impl AsPrinted {
    /// Does a Digimon fit that is as it is printed? Nothing if that cannot tell.
    pub fn has(&self, library: &Library, filters: &[Filter], def: DefId) -> Option<bool> {
        let fitting = self.0.get_or_init(|| fitting(library, filters)).as_ref()?;
        let at = usize::from(def.0);
        Some(fitting[at / BITS] & (1 << (at % BITS)) != 0)
    }
}

fn fitting(library: &Library, filters: &[Filter]) -> Option<Box<[u64]>> {
    let mut bits = vec![0; library.defs().count().div_ceil(BITS)];
    for (id, def) in library.defs() {
        if all_fit(&def.card, filters)? {
            let at = usize::from(id.0);
            bits[at / BITS] |= 1 << (at % BITS);
        }
    }
    Some(bits.into())
}

fn all_fit(card: &Card, filters: &[Filter]) -> Option<bool> {
    filters.iter().try_fold(true, |all, filter| Some(fits(card, filter)? && all))
}

/// Is the card in play like the filter, if nothing changes its information?
fn fits(card: &Card, filter: &Filter) -> Option<bool> {
    let names = || card.rules.names.iter().chain([&card.name]);
    let traits = || card.traits.iter().chain(&card.rules.traits);
    Some(match filter {
        Filter::Is(category) => card.category == *category,
        Filter::Digimon => matches!(card.category, Category::Digimon | Category::DigiEgg),
        Filter::Tamer => card.category == Category::Tamer,
        Filter::Option => card.category == Category::Option,
        Filter::Token => card.token,
        Filter::Color(color) => card.colors.has(*color),
        Filter::MultiColored => card.colors.len() > 1,
        Filter::Stat(Stat::Level, cmp, Amount::N(n)) => {
            card.level.is_some_and(|level| cmp.holds(i32::from(level.0), *n))
        }
        Filter::HasStat(Stat::Level) => card.level.is_some(),
        Filter::Name(name) => names().any(|other| other == name),
        Filter::NameContains(part) => names().chain(&card.rules.name_parts).any(|other| other.contains(part)),
        Filter::Trait(word) => traits().any(|other| other == word),
        Filter::TraitContains(part) => traits().any(|other| other.contains(part)),
        Filter::InText(word) => in_text::mentions(card, word),
        Filter::Number(word) => card.number.0 == *word,
        Filter::Not(inner) => !fits(card, inner)?,
        Filter::AllOf(all) => all_fit(card, all)?,
        Filter::AnyOf(all) => all.iter().try_fold(false, |any, inner| Some(fits(card, inner)? || any))?,
        Filter::SameColorAs(..)
        | Filter::Stat(..)
        | Filter::OriginalStat(..)
        | Filter::HasStat(..)
        | Filter::SameNameAs(..)
        | Filter::HasKeyword(..)
        | Filter::HasProcess(..)
        | Filter::HasTiming(..)
        | Filter::HasInherited
        | Filter::HasLinkEffect
        | Filter::HasDigivolutionCards
        | Filter::NoDigivolutionCards
        | Filter::With(..)
        | Filter::WithAtLeast(..)
        | Filter::Suspended
        | Filter::Unsuspended
        | Filter::Linked
        | Filter::FaceUp
        | Filter::FaceDown
        | Filter::Attacking
        | Filter::This
        | Filter::Other
        | Filter::Among(..)
        | Filter::NotAmong(..)
        | Filter::Highest(..)
        | Filter::Lowest(..)
        | Filter::CanDigivolveFrom(..)
        | Filter::CanDigivolveFromAs(..)
        | Filter::CanBecomeThis
        | Filter::CanLinkTo(..)
        | Filter::HasDigiXros
        | Filter::DigiXrosMaterialOf(..)
        | Filter::PlayedThisTurn => return None,
    })
}
