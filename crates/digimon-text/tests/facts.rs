//! The facts of a pool's cards, compared with the built-in cards that were encoded by hand.

use digimon::builtin;
use digimon::card::{Card, Digivolution};
use digimon::effects::language::Filter;
use digimon_text::pool::{Pool, read};
use std::collections::BTreeSet;

/// What a card is, without its effects; lists whose order means nothing are sorted.
fn facts(card: &Card) -> Vec<(&'static str, String)> {
    let sorted = |words: Vec<String>| words.into_iter().collect::<BTreeSet<_>>();
    let words = |list: &[digimon::effects::language::Word]| {
        format!("{:?}", sorted(list.iter().map(ToString::to_string).collect()))
    };
    let each = |list: Vec<String>| format!("{:?}", sorted(list));
    let link = card.link.as_ref().map(|link| (&link.to, link.cost, link.dp));
    vec![
        ("category", format!("{:?}", card.category)),
        ("colors", format!("{:?}", card.colors)),
        ("level", format!("{:?}", card.level)),
        ("dp", format!("{:?}", card.dp)),
        ("cost", format!("{:?}", card.cost)),
        ("traits", words(&card.traits)),
        ("digivolution", each(card.digivolution.iter().flat_map(by_color).collect())),
        ("dna", each(card.dna.iter().map(|it| format!("{it:?}")).collect())),
        ("digixros", format!("{:?}", card.digixros)),
        ("burst", format!("{:?}", card.burst)),
        ("app_fusion", format!("{:?}", card.app_fusion)),
        ("assembly", format!("{:?}", card.assembly)),
        ("link", format!("{link:?}")),
        ("overflow", format!("{:?}", card.overflow)),
        ("rules", format!("{:?}", card.rules)),
        ("mentions", words(&card.mentions)),
    ]
}

/// A requirement of one colour out of several is one of each colour.
fn by_color(way: &Digivolution) -> Vec<String> {
    match way.from.split_first() {
        Some((Filter::AnyOf(colors), rest)) if colors.iter().all(|each| matches!(each, Filter::Color(_))) => {
            let one = |color: &Filter| [std::slice::from_ref(color), rest].concat();
            colors
                .iter()
                .map(|color| format!("{:?}", Digivolution { from: one(color), ..way.clone() }))
                .collect()
        }
        _ => vec![format!("{way:?}")],
    }
}

#[test]
fn facts_of_the_pool_are_those_of_the_built_in_cards() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/cards/digimon.en.json");
    let Ok(text) = std::fs::read_to_string(&path) else {
        println!("skipped: ../shared is not here");
        return;
    };
    let pool = Pool::from_json(&text).unwrap();
    let mut differences = Vec::new();
    for card in builtin::cards() {
        let Some(printed) = pool.get(card.number.as_str()) else { continue };
        let reading = read(printed);
        for ((name, by_hand), (_, by_reader)) in facts(&card).into_iter().zip(facts(&reading.card)) {
            if by_hand != by_reader {
                differences
                    .push(format!("{} {name}\n  by hand   {by_hand}\n  by reader {by_reader}", printed.id));
            }
        }
    }
    assert!(differences.is_empty(), "{} differences\n{}", differences.len(), differences.join("\n"));
}
