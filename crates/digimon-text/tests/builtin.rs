//! The texts of all built-in cards: no word is missing, doubled or left over.

use digimon::builtin;
use digimon_text::{CardText, write_card};

/// Every paragraph of every card, with the number of the card.
fn paragraphs() -> Vec<(String, String)> {
    let mut all = Vec::new();
    for card in builtin::cards() {
        let CardText { requirements, main, inherited, link, security, rules } = write_card(&card);
        let paragraphs = [requirements, main, inherited, link, security, rules].into_iter().flatten();
        all.extend(paragraphs.map(|paragraph| (card.number.as_str().to_owned(), paragraph)));
    }
    all
}

fn none_has(what: &str, is_wrong: impl Fn(&str) -> bool) {
    let wrong: Vec<String> = paragraphs()
        .into_iter()
        .filter(|(_, text)| is_wrong(text))
        .map(|(card, text)| format!("{card}: {text}"))
        .collect();
    assert!(wrong.is_empty(), "{what}:\n{}", wrong.join("\n"));
}

#[test]
fn every_effect_has_a_paragraph() {
    for card in builtin::cards() {
        let text = write_card(&card);
        assert_eq!(text.main.len(), card.effects.keywords.len() + card.effects.effects.len());
        assert_eq!(text.inherited.len(), card.inherited.keywords.len() + card.inherited.effects.len());
        assert_eq!(text.security.len(), card.security.len());
    }
}

#[test]
fn spaces_and_marks_are_in_order() {
    none_has("spaces", |text| {
        text.contains("  ") || text != text.trim() || text.contains(" ,") || text.contains(" .")
    });
    none_has("marks", |text| {
        text.contains("..") || text.contains(",,") || text.contains(">>") || text.contains(".;")
    });
    let count = |text: &str, c: char| text.matches(c).count();
    none_has("brackets", |text| count(text, '[') != count(text, ']') || count(text, '<') != count(text, '>'));
    none_has("quotation marks", |text| count(text, '"') % 2 != 0);
}

#[test]
fn no_word_stands_twice() {
    none_has("a word stands twice", |text| {
        let words: Vec<&str> = text.split([' ', '\n']).collect();
        words.windows(2).any(|two| two[0] == two[1])
    });
}

#[test]
fn grammar_is_kept() {
    let vowel = |word: &str| word.starts_with(['a', 'e', 'i', 'o']);
    none_has("articles", |text| {
        let words: Vec<&str> = text.split([' ', '\n']).map(|word| word.trim_start_matches('[')).collect();
        words
            .windows(2)
            .any(|two| (two[0] == "a" && vowel(two[1])) || (two[0] == "an" && two[1].starts_with('b')))
    });
    none_has("plurals", |text| {
        ["1 cards", "1 Tamers ", "2 card ", "another other", "an other"].iter().any(|bad| text.contains(bad))
    });
    none_has("verbs", |text| {
        ["Digimon are gets", "this Digimon get ", "you gains", "opponent gain "]
            .iter()
            .any(|bad| text.contains(bad))
    });
}

#[test]
fn sentences_end() {
    none_has("no end", |text| {
        let ends = [".", ">", "DP", "\""].iter().any(|end| text.ends_with(end));
        !ends
            && !text.starts_with("[D")
            && !text.starts_with("[Link]")
            && !text.starts_with("[Burst")
            && !text.starts_with("[A")
    });
}
