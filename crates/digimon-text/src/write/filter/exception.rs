//! Exceptions: "[Greymon] in its name (other than [DoruGreymon])".

use super::words::{bracketed, their};
use crate::write::grammar::list;
use digimon::effects::language::Filter;

/// A part of names, and the names that are excepted from it.
pub fn of_names(filters: &[Filter]) -> Option<(&Filter, &Filter)> {
    let parts =
        filters.iter().find(|filter| all_are(filter, |each| matches!(each, Filter::NameContains(_))))?;
    let but = filters.iter().find(|filter| match filter {
        Filter::Not(not) => all_are(not, |each| matches!(each, Filter::Name(_))),
        _ => false,
    })?;
    Some((parts, but))
}

fn all_are(filter: &Filter, is: fn(&Filter) -> bool) -> bool {
    match filter {
        Filter::AnyOf(any) => any.iter().all(is),
        one => is(one),
    }
}

/// "[A], [B] or [C]", of the filters that are denied.
pub fn names(filter: &Filter) -> String {
    match filter {
        Filter::Not(inner) => names(inner),
        Filter::AnyOf(any) => list(&any.iter().filter_map(bracketed).collect::<Vec<_>>(), "or"),
        one => bracketed(one).unwrap_or_default(),
    }
}

/// Parts of traits, of which some are not within certain traits: "[Beast] or [Animal] in one of its traits
/// (other than [Sea Animal])".
pub fn of_traits(any: &[Filter], plural: bool) -> Option<String> {
    let (mut words, mut but) = (Vec::new(), Vec::new());
    for each in any {
        match each {
            Filter::TraitContains(_) => words.push(bracketed(each)?),
            Filter::AllOf(all) => match all.as_slice() {
                [part @ Filter::TraitContains(_), Filter::Not(not)]
                    if all_are(not, |each| matches!(each, Filter::Trait(_))) =>
                {
                    words.push(bracketed(part)?);
                    but.push(names(not));
                }
                _ => return None,
            },
            _ => return None,
        }
    }
    (!but.is_empty()).then(|| {
        let words = list(&words, "or");
        format!("{words} in one of {} traits (other than {})", their(plural), list(&but, "or"))
    })
}

/// Is it a part of a trait, perhaps with an exception?
pub fn is_of_traits(filter: &Filter) -> bool {
    match filter {
        Filter::TraitContains(_) => true,
        Filter::AllOf(all) => matches!(all.as_slice(), [Filter::TraitContains(_), Filter::Not(_)]),
        _ => false,
    }
}
