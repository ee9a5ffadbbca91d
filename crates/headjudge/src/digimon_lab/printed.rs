//! Could a card be what a filter asks for? Judged by what is printed on it, outside any game.

use digimon::card::{Card, Category};
use digimon::effects::language::{Amount, Filter, Stat};

/// What depends on the game counts as true: it may come to be.
pub fn could_be_all(card: &Card, filters: &[Filter]) -> bool {
    filters.iter().all(|filter| could_be(card, filter))
}

fn could_be(card: &Card, filter: &Filter) -> bool {
    match filter {
        Filter::Is(category) => card.category == *category,
        Filter::Digimon => card.category == Category::Digimon,
        Filter::Tamer => card.category == Category::Tamer,
        Filter::Option => card.category == Category::Option,
        Filter::Token => card.token,
        Filter::Color(color) => card.colors.has(*color),
        Filter::MultiColored => card.colors.len() > 1,
        Filter::Stat(stat, cmp, Amount::N(n)) | Filter::OriginalStat(stat, cmp, Amount::N(n)) => {
            number(card, *stat).is_none_or(|found| found.is_some_and(|found| cmp.holds(found, *n)))
        }
        Filter::HasStat(stat) => number(card, *stat).is_none_or(|found| found.is_some()),
        Filter::Name(name) => card.name == *name || card.rules.names.contains(name),
        Filter::NameContains(part) => {
            card.name.contains(part) || card.rules.names.iter().any(|name| name.contains(part))
        }
        Filter::Trait(word) => card.traits.contains(word) || card.rules.traits.contains(word),
        Filter::TraitContains(part) => {
            card.traits.iter().chain(&card.rules.traits).any(|word| word.contains(part))
        }
        Filter::InText(word) => {
            card.name.contains(word)
                || card.traits.contains(word)
                || card.mentions.iter().any(|mentioned| mentioned.contains(word))
        }
        Filter::Number(number) => card.number.0 == *number,
        Filter::HasInherited => !card.inherited.effects.is_empty() || !card.inherited.keywords.is_empty(),
        Filter::HasLinkEffect => card.link.is_some(),
        Filter::HasDigiXros => card.digixros.is_some(),
        Filter::AnyOf(filters) => filters.iter().any(|filter| could_be(card, filter)),
        Filter::AllOf(filters) => could_be_all(card, filters),
        Filter::Not(filter) => !is_printed(filter) || !could_be(card, filter),
        _ => true,
    }
}

/// The number that is printed, if there is one; nothing at all for what only a game gives.
fn number(card: &Card, stat: Stat) -> Option<Option<i32>> {
    match stat {
        Stat::Level => Some(card.level.map(|level| level.0.into())),
        Stat::Dp => Some(card.dp.map(|dp| dp.0)),
        Stat::PlayCost => Some(card.cost.map(|cost| cost.0.into())),
        Stat::Colors => Some(i32::try_from(card.colors.len()).ok()),
        _ => None,
    }
}

/// Can the filter be judged without a game? Only then can it be said to be false.
fn is_printed(filter: &Filter) -> bool {
    match filter {
        Filter::Is(_)
        | Filter::Digimon
        | Filter::Tamer
        | Filter::Option
        | Filter::Color(_)
        | Filter::Name(_)
        | Filter::NameContains(_)
        | Filter::Trait(_)
        | Filter::TraitContains(_)
        | Filter::Number(_)
        | Filter::MultiColored => true,
        Filter::AnyOf(filters) | Filter::AllOf(filters) => filters.iter().all(is_printed),
        _ => false,
    }
}
