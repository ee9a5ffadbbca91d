//! The Japanese words for names and traits, which the effect language holds in English.

use digimon::effects::language::Word;
use std::collections::BTreeMap;

/// Names and traits in Japanese. A word that is not in it stays English.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lexicon {
    names: BTreeMap<String, String>,
    traits: BTreeMap<String, String>,
}

impl Lexicon {
    /// The name of a card, or a part of names.
    pub fn add_name(&mut self, english: &str, japanese: &str) {
        self.names.insert(english.to_owned(), japanese.to_owned());
    }

    /// A form, an attribute or a type, or a part of one.
    pub fn add_trait(&mut self, english: &str, japanese: &str) {
        self.traits.insert(english.to_owned(), japanese.to_owned());
    }

    pub(crate) fn name(&self, word: &Word) -> String {
        found(&self.names, word).or_else(|| found(&self.traits, word)).unwrap_or_else(|| word.to_string())
    }

    pub(crate) fn trait_of(&self, word: &Word) -> String {
        found(&self.traits, word).unwrap_or_else(|| word.to_string())
    }
}

fn found(words: &BTreeMap<String, String>, word: &Word) -> Option<String> {
    words.get(word.as_str()).cloned()
}
