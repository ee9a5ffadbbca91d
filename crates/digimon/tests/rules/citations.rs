//! The index, and where texts cite its clauses.

use rulebook::{ClauseNumber, Index};

pub fn index() -> Index {
    Index::read(&checkout::read("rulebook/digimon.txt"), &checkout::read("rulebook/digimon-chapters.txt"))
        .unwrap()
}

/// The words of a text that are clause numbers; a card number such as ST1-01 is not.
pub fn clauses(text: &str) -> Vec<ClauseNumber> {
    let word = |c: char| !(c.is_alphanumeric() || c == '-' || c == '_');
    let number = |word: &str| word.parse::<ClauseNumber>().ok().filter(|number| !number.is_section());
    text.split(word).filter_map(number).collect()
}
