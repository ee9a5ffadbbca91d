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

    /// Traits, and no card is called so.
    pub(crate) fn are_only_traits(&self, words: &[Word]) -> bool {
        let is = |word: String| self.traits.contains(&word) && !self.names.contains(&word);
        words.iter().all(|word| is(key(word.as_str())))
    }

    /// Names of cards, and no trait is called so.
    pub(crate) fn are_only_names(&self, words: &[Word]) -> bool {
        let is = |word: String| self.names.contains(&word) && !self.traits.contains(&word);
        words.iter().all(|word| is(key(word.as_str())))
    }
}

/// Names and traits are the same in any case.
fn key(word: &str) -> String {
    word.trim().to_lowercase()
}

fn in_brackets(line: &str) -> impl Iterator<Item = &str> {
    line.split('[').skip(1).filter_map(|rest| rest.split_once(']')).map(|(word, _)| word)
}
