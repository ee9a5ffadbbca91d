//! Does a card fit a description, as far as what is printed on it tells? Without the rules' own reading of descriptions.

use ocg::card::{Card, Kind};
use ocg::language::{Amount, Filter};

/// All of these; one that does not hold decides, whatever cannot be told.
pub fn all_told(each: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    let mut told = true;
    for one in each {
        match one {
            Some(false) => return Some(false),
            Some(true) => {}
            None => told = false,
        }
    }
    told.then_some(true)
}

/// Nothing where the print does not tell.
pub fn fits_print(card: &Card, filter: &Filter) -> Option<bool> {
    let monster = card.monster();
    match filter {
        Filter::Monster => Some(monster.is_some()),
        Filter::Spell => Some(matches!(card.kind, Kind::Spell(_))),
        Filter::Trap => Some(matches!(card.kind, Kind::Trap(_))),
        Filter::SpellKind(kind) => Some(card.kind == Kind::Spell(*kind)),
        Filter::TrapKind(kind) => Some(card.kind == Kind::Trap(*kind)),
        Filter::Type(kind) => Some(monster.is_some_and(|one| one.types.contains(*kind))),
        Filter::Race(race) => Some(monster.is_some_and(|one| one.race == *race)),
        Filter::Attribute(attribute) => Some(monster.is_some_and(|one| one.attribute == *attribute)),
        Filter::Series(code) => Some(card.series.iter().any(|one| one.belongs_to(*code))),
        Filter::Named(name) => Some(card.name == *name || card.also_named.contains(name)),
        Filter::Level(how, Amount::Fixed(n)) => {
            Some(monster.and_then(|one| one.level.level()).is_some_and(|level| how.holds(level.into(), *n)))
        }
        Filter::Rank(how, Amount::Fixed(n)) => {
            Some(monster.and_then(|one| one.level.rank()).is_some_and(|rank| how.holds(rank.into(), *n)))
        }
        Filter::LinkRating(how, Amount::Fixed(n)) => {
            Some(monster.and_then(|one| one.level.link()).is_some_and(|rating| how.holds(rating.into(), *n)))
        }
        Filter::Atk(how, Amount::Fixed(n)) => {
            Some(monster.and_then(|one| one.atk.known()).is_some_and(|atk| how.holds(atk, *n)))
        }
        Filter::Def(how, Amount::Fixed(n)) => {
            Some(monster.and_then(|one| one.def?.known()).is_some_and(|def| how.holds(def, *n)))
        }
        Filter::Not(inner) => fits_print(card, inner).map(|fits| !fits),
        Filter::AnyOf(any) => {
            all_told(any.iter().map(|one| fits_print(card, one).map(|fits| !fits))).map(|none| !none)
        }
        Filter::AllOf(each) => all_told(each.iter().map(|one| fits_print(card, one))),
        _ => None,
    }
}
