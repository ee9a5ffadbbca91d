//! Could a card be what a filter asks for? Judged by what is printed on it, outside any game.

use digimon::card::{Card, Category};
use digimon::effects::language::{Amount, Cmp, Filter, Stat};

/// Is there nothing printed on the card that speaks against it? What depends on the game may come to be.
pub fn could_be_all(card: &Card, filters: &[Filter]) -> bool {
    filters.iter().all(|filter| is(card, filter) != Some(false))
}

/// Does the filter fit the card? Nothing if that depends on the game.
fn is(card: &Card, filter: &Filter) -> Option<bool> {
    match filter {
        Filter::Is(category) => Some(card.category == *category),
        Filter::Digimon => Some(card.category == Category::Digimon),
        Filter::Tamer => Some(card.category == Category::Tamer),
        Filter::Option => Some(card.category == Category::Option),
        Filter::Token => Some(card.token),
        Filter::Color(color) => Some(card.colors.has(*color)),
        Filter::MultiColored => Some(card.colors.len() > 1),
        Filter::Stat(stat, cmp, amount) | Filter::OriginalStat(stat, cmp, amount) => {
            compares(card, *stat, *cmp, amount)
        }
        Filter::HasStat(stat) => is_printed(*stat).then(|| number(card, *stat).is_some()),
        Filter::Name(name) => Some(card.name == *name || card.rules.names.contains(name)),
        Filter::NameContains(part) => {
            Some(card.name.contains(part) || card.rules.names.iter().any(|name| name.contains(part)))
        }
        Filter::Trait(word) => Some(card.traits.contains(word) || card.rules.traits.contains(word)),
        Filter::TraitContains(part) => {
            Some(card.traits.iter().chain(&card.rules.traits).any(|word| word.contains(part)))
        }
        Filter::InText(word) => {
            let mut words = std::iter::once(&card.name).chain(&card.traits).chain(&card.mentions);
            Some(words.any(|mentioned| mentioned.contains(word)))
        }
        Filter::Number(number) => Some(card.number.0 == *number),
        Filter::HasInherited => {
            Some(!card.inherited.effects.is_empty() || !card.inherited.keywords.is_empty())
        }
        Filter::HasLinkEffect => Some(card.link.is_some()),
        Filter::HasDigiXros => Some(card.digixros.is_some()),
        Filter::Not(filter) => is(card, filter).map(|fits| !fits),
        Filter::AnyOf(filters) => all(card, filters, false).map(|none| !none),
        Filter::AllOf(filters) => all(card, filters, true),
        Filter::SameColorAs(_)
        | Filter::SameNameAs(_)
        | Filter::HasKeyword(_)
        | Filter::HasProcess(_)
        | Filter::HasTiming(_)
        | Filter::HasDigivolutionCards
        | Filter::NoDigivolutionCards
        | Filter::WithAtLeast(..)
        | Filter::With(_)
        | Filter::Suspended
        | Filter::Unsuspended
        | Filter::Linked
        | Filter::FaceUp
        | Filter::FaceDown
        | Filter::Attacking
        | Filter::This
        | Filter::Other
        | Filter::Among(_)
        | Filter::NotAmong(_)
        | Filter::Highest(_)
        | Filter::Lowest(_)
        | Filter::CanDigivolveFrom(_)
        | Filter::CanDigivolveFromAs(..)
        | Filter::CanBecomeThis
        | Filter::CanLinkTo(_)
        | Filter::DigiXrosMaterialOf(_)
        | Filter::PlayedThisTurn => None,
    }
}

/// Do all of them fit, or do all of them not fit?
fn all(card: &Card, filters: &[Filter], fit: bool) -> Option<bool> {
    let answers: Vec<Option<bool>> = filters.iter().map(|filter| is(card, filter)).collect();
    if answers.contains(&Some(!fit)) {
        return Some(false);
    }
    (!answers.contains(&None)).then_some(true)
}

fn compares(card: &Card, stat: Stat, cmp: Cmp, amount: &Amount) -> Option<bool> {
    match (number(card, stat), amount) {
        (Some(found), Amount::N(n)) => Some(cmp.holds(found, *n)),
        (Some(_), _) => None,
        (None, _) => is_printed(stat).then_some(false),
    }
}

/// The number that is printed on the card, if there is one.
fn number(card: &Card, stat: Stat) -> Option<i32> {
    match stat {
        Stat::Level => card.level.map(|level| level.0.into()),
        Stat::Dp => card.dp.map(|dp| dp.0),
        Stat::PlayCost if card.category == Category::Option => None,
        Stat::PlayCost | Stat::Cost => card.cost.map(|cost| cost.0.into()),
        Stat::Colors => i32::try_from(card.colors.len()).ok(),
        Stat::DigivolutionCards
        | Stat::FaceDownDigivolutionCards
        | Stat::LinkCards
        | Stat::SecurityAttack
        | Stat::Name
        | Stat::Trait
        | Stat::Number => None,
    }
}

/// A card that has no such number never fits; the others are only there in a game.
fn is_printed(stat: Stat) -> bool {
    matches!(stat, Stat::Level | Stat::Dp | Stat::PlayCost | Stat::Cost | Stat::Colors)
}

#[cfg(test)]
mod tests {
    use super::*;
    use digimon::builtin;
    use digimon::card::Color;
    use digimon::effects::language::Word;

    #[test]
    fn what_depends_on_the_game_speaks_against_nothing() {
        let cards = builtin::cards();
        let agumon = cards.iter().find(|card| card.number.as_str() == "ST1-03").unwrap();
        let (red, blue) = (Filter::Color(Color::Red), Filter::Color(Color::Blue));
        let level = |cmp, n| Filter::Stat(Stat::Level, cmp, Amount::N(n));
        let not = |filter: &Filter| Filter::Not(Box::new(filter.clone()));
        assert!(could_be_all(
            agumon,
            &[Filter::Digimon, red.clone(), Filter::Suspended, level(Cmp::Exactly, 3)]
        ));
        assert!(could_be_all(agumon, &[not(&blue), not(&Filter::Suspended)]));
        assert!(could_be_all(agumon, &[Filter::AnyOf(vec![blue.clone(), Filter::Suspended])]));
        assert!(could_be_all(agumon, &[Filter::NameContains(Word::new("gumon"))]));
        assert!(!could_be_all(agumon, &[red.clone(), blue.clone()]));
        assert!(!could_be_all(agumon, &[not(&red)]));
        assert!(!could_be_all(agumon, &[Filter::AnyOf(vec![blue, level(Cmp::AtLeast, 4)])]));
        assert!(!could_be_all(agumon, &[Filter::Tamer]));
    }
}
