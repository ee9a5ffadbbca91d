//! What words in brackets can name, from all cards of a pool: names and traits (2-3-1, 2-3-2). A card that is read
//! alone has an empty one, and its words are what its text says they are.

use crate::pool::Printed;
use digimon::effects::language::Word;
use std::collections::BTreeSet;

#[derive(Clone, Debug, Default)]
pub struct Lexicon {
    names: BTreeSet<String>,
    traits: BTreeSet<String>,
}

impl Lexicon {
    pub(crate) const fn empty() -> Lexicon {
        Lexicon { names: BTreeSet::new(), traits: BTreeSet::new() }
    }

    pub fn of(cards: &[Printed]) -> Lexicon {
        let mut lexicon = Lexicon::default();
        for card in cards {
            lexicon.names.insert(key(card.name.trim_end_matches(" ACE")));
            lexicon.traits.extend(card.all_traits().into_iter().map(key));
            for line in &card.rule_text {
                let words = if line.contains("Name:") { &mut lexicon.names } else { &mut lexicon.traits };
                words.extend(in_brackets(line).map(key));
            }
        }
        lexicon
    }

    /// Traits, and no card is called so. A small pool has not all of them: one that is there speaks for the others.
    pub(crate) fn are_only_traits(&self, words: &[Word]) -> bool {
        are_only(words, &self.traits, &self.names)
    }

    /// Names of cards, and no trait is called so.
    pub(crate) fn are_only_names(&self, words: &[Word]) -> bool {
        are_only(words, &self.names, &self.traits)
    }
}

fn are_only(words: &[Word], these: &BTreeSet<String>, others: &BTreeSet<String>) -> bool {
    let mut keys = words.iter().map(|word| key(word.as_str()));
    keys.clone().any(|word| these.contains(&word)) && !keys.any(|word| others.contains(&word))
}

/// Names and traits are the same in any case.
fn key(word: &str) -> String {
    word.trim().to_lowercase()
}

fn in_brackets(line: &str) -> impl Iterator<Item = &str> {
    line.split('[').skip(1).filter_map(|rest| rest.split_once(']')).map(|(word, _)| word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_that_is_known_speaks_for_those_beside_it() {
        let lexicon = Lexicon {
            names: BTreeSet::from(["foomon".to_owned()]),
            traits: BTreeSet::from(["evil".to_owned()]),
        };
        let words = |words: &[&str]| words.iter().map(|word| Word::new(word)).collect::<Vec<_>>();
        assert!(lexicon.are_only_traits(&words(&["Evil", "Unheard"])));
        assert!(lexicon.are_only_names(&words(&["Unheard", "Foomon"])));
        assert!(!lexicon.are_only_traits(&words(&["Evil", "Foomon"])));
        assert!(!lexicon.are_only_traits(&words(&["Unheard"])));
    }
}
