//! Which cards work with a card, read from its data: what it digivolves from, what its requirements
//! and effects ask for, and who asks for it.

use crate::causes::{brings_about, waits_for, waits_for_itself};
use crate::printed::could_be_all;
use digimon::Library;
use digimon::card::{Card, Colors};
use digimon::effects::language::{Filter, Happening};
use digimon::library::DefId;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The partners of one card.
#[derive(Clone, Debug, Default)]
pub struct Theme {
    /// What it can digivolve from: a list for each way.
    pub from: Vec<Vec<DefId>>,
    /// What digivolves from it.
    pub into: Vec<DefId>,
    /// What its requirements and effects ask for, and what makes happen what they wait for: a list
    /// for each such thing.
    pub asks: Vec<Vec<DefId>>,
    /// The cards that ask for something like it.
    pub asked_by: Vec<DefId>,
    /// The cards that, in the opponent's deck, may make happen what it waits for.
    pub rivals: Vec<DefId>,
}

/// The themes of all cards of a library, in its order.
pub fn themes(library: &Library) -> Vec<Theme> {
    let cards: Vec<(DefId, &Card)> =
        library.defs().filter(|(_, def)| !def.card.token).map(|(id, def)| (id, &def.card)).collect();
    let fitting = |filters: &Vec<Filter>| -> Vec<DefId> {
        cards.iter().filter(|(_, card)| could_be_all(card, filters)).map(|(id, _)| *id).collect()
    };
    let causes: Vec<(DefId, Colors, Vec<Happening>)> =
        cards.iter().map(|(id, card)| (*id, card.colors, brings_about(card))).collect();
    let causing = |what: Happening, colors: Option<Colors>| -> Vec<DefId> {
        let fits = |of: Colors, all: &[Happening]| {
            all.contains(&what) && colors.is_none_or(|colors| colors.shares(of))
        };
        causes.iter().filter(|(_, of, all)| fits(*of, all)).map(|(id, ..)| *id).collect()
    };
    // Rather of its own colors, so that they can be played together.
    let supporting = |card: &Card, what: Happening| {
        Some(causing(what, Some(card.colors)))
            .filter(|fit| !fit.is_empty())
            .unwrap_or_else(|| causing(what, None))
    };
    let mut themes: Vec<Theme> = library
        .defs()
        .map(|(_, def)| {
            let from = def.card.digivolution.iter().map(|way| fitting(&way.from));
            let mut asks: Vec<Vec<DefId>> = asked_for(&def.card).iter().map(fitting).collect();
            asks.extend(waits_for_itself(&def.card).into_iter().map(|what| supporting(&def.card, what)));
            asks.retain(|fit| says_something(fit, cards.len()));
            asks.sort();
            asks.dedup();
            let rivals = waits_for(&def.card).into_iter().flat_map(|what| causing(what, None)).collect();
            Theme { from: from.filter(|fit| !fit.is_empty()).collect(), asks, rivals, ..Theme::default() }
        })
        .collect();
    for &(id, _) in &cards {
        let theme = themes[id.0 as usize].clone();
        theme.from.iter().flatten().for_each(|lower| themes[lower.0 as usize].into.push(id));
        theme.asks.iter().flatten().for_each(|asked| themes[asked.0 as usize].asked_by.push(id));
    }
    for theme in &mut themes {
        theme.into.dedup();
        theme.asked_by.dedup();
    }
    themes
}

/// "A Digimon" fits so many that it is no theme, and what nothing fits is none either.
fn says_something(fit: &[DefId], all: usize) -> bool {
    !fit.is_empty() && fit.len() * 3 < all
}

/// Every list of filters in the card's data that may speak of its player's own cards, its ordinary
/// digivolution aside. The data is looked through in its stored form, where all parts of the language
/// are alike.
fn asked_for(card: &Card) -> Vec<Vec<Filter>> {
    let rest = Card { digivolution: Vec::new(), ..card.clone() };
    let mut found = Vec::new();
    if let Ok(data) = serde_json::to_value(rest) {
        look_through(&data, &mut found);
    }
    found
}

fn look_through(data: &Value, found: &mut Vec<Vec<Filter>>) {
    match data {
        Value::Array(list) => match stored::<Vec<Filter>>(data).filter(|filters| !filters.is_empty()) {
            Some(filters) => {
                let under = filters.iter().filter_map(|filter| match filter {
                    Filter::With(noun) => Some(noun.of.clone()),
                    _ => None,
                });
                found.extend(under);
                found.push(filters);
            }
            None => list.iter().for_each(|part| look_through(part, found)),
        },
        Value::Object(parts) if parts.get("whose").is_some_and(|whose| whose == "Opponents") => {}
        Value::Object(parts) => parts.values().for_each(|part| look_through(part, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn stored<T: DeserializeOwned>(data: &Value) -> Option<T> {
    serde_json::from_value(data.clone()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use digimon::builtin;
    use digimon::card::Number;

    fn numbers(library: &Library, cards: &[DefId]) -> Vec<String> {
        cards.iter().map(|&card| library.card(card).number.as_str().to_owned()).collect()
    }

    #[test]
    fn a_theme_is_read_from_the_requirements_and_effects() {
        let library = Library::new(builtin::cards()).unwrap();
        let themes = themes(&library);
        let theme = |number: &str| &themes[library.find(&Number::new(number)).unwrap().0 as usize];
        let burst = theme("BT13-060");
        let asks: Vec<Vec<String>> = burst.asks.iter().map(|fit| numbers(&library, fit)).collect();
        assert!(asks.contains(&vec!["BT13-100".to_owned()]), "its Tamer: {asks:?}");
        assert!(asks.contains(&vec!["ST4-12".to_owned()]), "what it bursts from: {asks:?}");
        assert!(numbers(&library, &theme("BT13-100").asked_by).contains(&"BT13-060".to_owned()));
        assert!(numbers(&library, &theme("ST1-03").into).contains(&"ST1-07".to_owned()));
        assert!(numbers(&library, &theme("ST1-07").from[0]).contains(&"ST1-03".to_owned()));
    }
}
