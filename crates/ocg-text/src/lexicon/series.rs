//! OCG 3.3.1-8: the series that words name. The codes decide which cards belong to one, never the letters of a name;
//! which code a word means is told by the cards that pools say it of, and by a table for words of other pools.

use super::folded;
use crate::pool::Printed;
use ocg::card::{SetCode, series};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::LazyLock;

/// Words in small letters, and their codes.
static BUILT_IN: LazyLock<HashMap<String, SetCode>> =
    LazyLock::new(|| series::known().iter().map(|(name, code)| (folded(name), *code)).collect());

/// Of the cards with a word at least so many in a hundred must have its code.
const COVERED: usize = 90;

/// Which code each word means.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Series(HashMap<String, SetCode>);

impl Series {
    pub fn of(cards: &[Printed]) -> Series {
        let mut sizes: HashMap<SetCode, usize> = HashMap::new();
        let mut words: BTreeMap<String, (usize, BTreeMap<SetCode, usize>)> = BTreeMap::new();
        for card in cards {
            let codes = all_codes(card);
            for code in &codes {
                *sizes.entry(*code).or_default() += 1;
            }
            for word in card.archetypes.iter().map(|word| folded(word)).collect::<BTreeSet<_>>() {
                let (cards, shared) = words.entry(word).or_default();
                *cards += 1;
                for code in &codes {
                    *shared.entry(*code).or_default() += 1;
                }
            }
        }
        let code = |(word, (cards, shared))| Some((word, nearest(cards, &shared, &sizes)?));
        Series(words.into_iter().filter_map(code).collect())
    }

    pub fn code(&self, word: &str) -> Option<SetCode> {
        let word = folded(word);
        self.0.get(&word).or_else(|| BUILT_IN.get(&word)).copied()
    }
}

/// The code whose cards are most nearly those of the word.
fn nearest(
    cards: usize,
    shared: &BTreeMap<SetCode, usize>,
    sizes: &HashMap<SetCode, usize>,
) -> Option<SetCode> {
    let covering = shared.iter().filter(|(_, shared)| **shared * 100 >= cards * COVERED);
    // How many cards have only one of the two: the fewer, the nearer.
    let others = |code: &SetCode, shared: usize| sizes[code] + cards - 2 * shared;
    covering.min_by_key(|(code, shared)| (others(code, **shared), **code)).map(|(code, _)| *code)
}

/// The codes of a card, and of all series that they are part of.
fn all_codes(card: &Printed) -> BTreeSet<SetCode> {
    let parts = |code: &SetCode| {
        let code = code.0;
        (0..16u16).map(move |part| SetCode(code & (part << 12 | 0x0fff)))
    };
    card.series.iter().flat_map(parts).collect()
}
