//! Names and traits in both languages, from the fields that the two pools share.

use crate::printed::Pools;
use digimon::card::Card;
use digimon::effects::language::Word;
use digimon_text::Lexicon;
use std::collections::BTreeMap;

/// The dictionary for these cards.
pub fn lexicon(pools: &Pools, cards: &[Card]) -> Lexicon {
    let (names, traits) = (names(pools), traits(pools));
    let mut lexicon = Lexicon::default();
    for (english, japanese) in &traits {
        lexicon.add_trait(english, japanese);
    }
    for (english, japanese) in &names {
        lexicon.add_name(english, japanese);
    }
    for word in cards.iter().flat_map(|card| &card.mentions).map(Word::as_str) {
        if let (false, Some(part)) = (names.contains_key(word), part(word, &names)) {
            lexicon.add_name(word, &part);
        }
        if let (false, Some(part)) = (traits.contains_key(word), part(word, &traits)) {
            lexicon.add_trait(word, &part);
        }
    }
    lexicon
}

fn names(pools: &Pools) -> BTreeMap<String, String> {
    let mut names = BTreeMap::new();
    for card in &pools.english {
        let japanese = pools.japanese.get(&card.id).map_or(&card.name_ja, |japanese| &japanese.name);
        let plain = |name: &str| name.trim_end_matches("ACE").trim().to_owned();
        if !japanese.is_empty() {
            names.entry(plain(&card.name)).or_insert_with(|| plain(japanese));
        }
    }
    names
}

/// The translation that most cards agree upon.
fn traits(pools: &Pools) -> BTreeMap<String, String> {
    let mut seen: BTreeMap<&str, BTreeMap<&str, usize>> = BTreeMap::new();
    for card in &pools.english {
        let Some(japanese) = pools.japanese.get(&card.id) else { continue };
        for (english, japanese) in [
            (&card.forms, &japanese.form),
            (&card.attributes, &japanese.attribute),
            (&card.traits, &japanese.types),
        ] {
            let japanese: Vec<&str> = japanese.split(['/', '／']).collect();
            if japanese.len() == english.len() {
                for (english, japanese) in english.iter().zip(japanese) {
                    *seen.entry(english).or_default().entry(japanese).or_default() += 1;
                }
            }
        }
    }
    let most =
        |all: BTreeMap<&str, usize>| all.into_iter().max_by_key(|(_, n)| *n).map(|(word, _)| word.to_owned());
    seen.into_iter().filter_map(|(english, all)| Some((english.to_owned(), most(all)?))).collect()
}

/// A part of words: the most that nearly all Japanese words have in common whose English words
/// contain it.
fn part(word: &str, words: &BTreeMap<String, String>) -> Option<String> {
    let small = word.to_lowercase();
    let contains = |english: &str| english.to_lowercase().contains(&small);
    let with: Vec<&String> =
        words.iter().filter(|(english, _)| contains(english)).map(|(_, japanese)| japanese).collect();
    let mut parts: Vec<String> = Vec::new();
    for letters in with.iter().map(|word| word.chars().collect::<Vec<char>>()) {
        for from in 0..letters.len() {
            parts.extend((from + 1..=letters.len()).map(|to| letters[from..to].iter().collect::<String>()));
        }
    }
    let common = |part: &&String| {
        let having = with.iter().filter(|each| each.contains(part.as_str())).count();
        having * 10 >= with.len() * 8 && !part.ends_with(['：', ':'])
    };
    parts.iter().filter(common).max_by_key(|part| part.chars().count()).cloned()
}
