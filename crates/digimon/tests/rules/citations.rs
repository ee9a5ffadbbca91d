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

/// The clauses between two that a text cites as "4-15-3 to 4-15-5".
pub fn ranges(text: &str) -> Vec<String> {
    let words: Vec<&str> =
        text.split_whitespace().map(|word| word.trim_matches(|c: char| !c.is_ascii_alphanumeric())).collect();
    let of = |three: &[&str]| -> Vec<String> {
        let (Some((parent, from)), Some((same, to))) = (three[0].rsplit_once('-'), three[2].rsplit_once('-'))
        else {
            return Vec::new();
        };
        let (Ok(from), Ok(to)) = (from.parse::<u8>(), to.parse::<u8>()) else { return Vec::new() };
        let fits = three[1] == "to" && parent == same;
        (from..=to).filter(|_| fits).map(|last| format!("{parent}-{last}")).collect()
    };
    words.windows(3).flat_map(of).collect()
}
