//! Lines that head a part of a list, and tell which deck its cards are for.

/// The parts of a list that its headings tell apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Section {
    Main,
    Eggs,
    /// Beside the deck: the game knows no such cards.
    Side,
}

/// What a heading says about the lines below it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heading {
    Begins(Section),
    /// A list begins that may have everything in it.
    List,
    /// It only adds up, or names the columns.
    Mere,
}

const SIDE: [&str; 5] = ["side", "sideboard", "maybeboard", "サイド", "サイドデッキ"];
const EGGS: [&str; 6] = ["egg", "eggs", "digitama", "breeding", "デジタマ", "デジタマデッキ"];
const MAIN: [&str; 7] = ["main", "mainboard", "tamer", "tamers", "option", "options", "メインデッキ"];
const LIST: [&str; 5] = ["deck", "decklist", "list", "デッキ", "デッキリスト"];
const MERE: [&str; 23] = [
    "digi", "digimon", "card", "cards", "total", "the", "in", "of", "and", "level", "lv", "count", "copies",
    "qty", "quantity", "amount", "name", "number", "no", "id", "x", "枚", "計",
];

/// What the line heads, if all its words are of the kind that headings are made of.
pub fn heading(line: &str) -> Option<Heading> {
    let lower = line.to_lowercase();
    let words: Vec<&str> =
        lower.split(|letter: char| !letter.is_alphabetic()).filter(|word| !word.is_empty()).collect();
    let has = |kind: &[&str]| words.iter().any(|word| kind.contains(word));
    let known = |word: &&str| [&SIDE[..], &EGGS, &MAIN, &LIST, &MERE].iter().any(|kind| kind.contains(word));
    if words.is_empty() || !words.iter().all(known) {
        return None;
    }
    Some(match () {
        () if has(&SIDE) => Heading::Begins(Section::Side),
        () if has(&EGGS) => Heading::Begins(Section::Eggs),
        () if has(&MAIN) || words == ["digimon"] => Heading::Begins(Section::Main),
        () if has(&LIST) => Heading::List,
        () => Heading::Mere,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_name_their_section() {
        for line in
            ["Egg Deck", "Digi-Eggs (5)", "[DIGI-EGG DECK]", "--- Digi-Egg: 5 cards", "デジタマデッキ 5枚"]
        {
            assert_eq!(heading(line), Some(Heading::Begins(Section::Eggs)), "{line}");
        }
        for line in ["Main Deck", "main", "Digimon (30)", "Tamers", "== Options: 8 ==", "メインデッキ"]
        {
            assert_eq!(heading(line), Some(Heading::Begins(Section::Main)), "{line}");
        }
        assert_eq!(heading("Sideboard"), Some(Heading::Begins(Section::Side)));
        assert_eq!(heading("Side deck (10)"), Some(Heading::Begins(Section::Side)));
        for line in ["Digimon Deck List", "Digimon DeckList", "deck-1", "DeckList"] {
            assert_eq!(heading(line), Some(Heading::List), "{line}");
        }
        assert_eq!(heading("Total: 50 cards"), Some(Heading::Mere));
        assert_eq!(heading("| Qty | Name | Card number |"), Some(Heading::Mere));
    }

    #[test]
    fn names_are_no_headings() {
        for line in ["", "12", "My best deck", "4 Agumon", "Egghead"] {
            assert_eq!(heading(line), None, "{line}");
        }
    }
}
