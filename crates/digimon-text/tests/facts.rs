//! The facts of a pool's cards, compared with the built-in cards that were encoded by hand.

use digimon::builtin;
use digimon::card::{Card, Digivolution, Rules};
use digimon::effects::language::Filter;
use digimon_text::pool::{Pool, read};
use digimon_text::{
    read_app_fusion, read_assembly, read_burst, read_digivolution, read_digixros, read_dna, read_link,
    read_rule, write_card,
};
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

/// What the writer makes of requirements and rules is read as the same again.
fn round_trips(card: &Card) -> Vec<String> {
    let text = write_card(card);
    let mut lines = text.requirements.iter();
    let mut wrong = Vec::new();
    let mut same = |line: Option<&String>, again: &dyn Fn(&str) -> bool| {
        let line = line.cloned().unwrap_or_default();
        if !again(&line) {
            wrong.push(format!("{} {line}", card.number.as_str()));
        }
    };
    for way in &card.digivolution {
        same(lines.next(), &|line| read_digivolution(line).is_ok_and(|again| again == *way));
    }
    for way in &card.dna {
        same(lines.next(), &|line| read_dna(line).is_ok_and(|again| again == *way));
    }
    for way in &card.burst {
        same(lines.next(), &|line| read_burst(line).is_ok_and(|again| again == *way));
    }
    for way in &card.app_fusion {
        same(lines.next(), &|line| read_app_fusion(line).is_ok_and(|again| again == *way));
    }
    if let Some(way) = &card.digixros {
        same(lines.next(), &|line| read_digixros(line).is_ok_and(|again| again == *way));
    }
    if let Some(way) = &card.assembly {
        same(lines.next(), &|line| read_assembly(line).is_ok_and(|again| again == *way));
    }
    if let Some(way) = &card.link {
        same(lines.next(), &|line| read_link(line).is_ok_and(|again| again == (way.to.clone(), way.cost)));
    }
    let mut rules = Rules::default();
    for read in text.rules.iter().filter(|line| line.starts_with("<Rule>")).map(|line| read_rule(line)) {
        let read = read.unwrap_or_else(|stop| panic!("{stop:?}"));
        rules.names.extend(read.names);
        rules.name_parts.extend(read.name_parts);
        rules.traits.extend(read.traits);
        rules.copies = rules.copies.or(read.copies);
    }
    same(None, &|_| rules == card.rules);
    wrong
}

#[test]
fn written_requirements_are_read_again_as_they_were() {
    let mut wrong: Vec<String> = builtin::cards().iter().flat_map(round_trips).collect();
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/cards/digimon.en.json");
    match std::fs::read_to_string(&path) {
        Ok(text) => {
            let pool = Pool::from_json(&text).unwrap();
            wrong.extend(pool.cards.iter().flat_map(|printed| round_trips(&read(printed).card)));
        }
        Err(_) => println!("skipped: ../shared is not here"),
    }
    assert!(wrong.is_empty(), "{} lines\n{}", wrong.len(), wrong.join("\n"));
}
