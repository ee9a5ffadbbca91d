//! What the manual says can be said, can be said.

use super::{one, with};
use crate::printed::Scribe;
use digimon_scenario::{parse, parse_with};

const MANUAL: &str = include_str!("../../../../docs/scenarios.md");

/// The text between two headings.
fn chapter(from: &str, to: &str) -> &'static str {
    let rest = MANUAL.split_once(from).expect("the chapter is there").1;
    rest.split_once(to).expect("the next chapter is there").0
}

/// The phrases in the first column of all tables, without those that leave something out.
fn phrases(chapter: &'static str) -> Vec<&'static str> {
    let rows = chapter.lines().filter_map(|line| line.strip_prefix("| `"));
    let cells = rows.filter_map(|row| row.split(" |").next());
    let phrases = cells.flat_map(|cell| cell.split('`').step_by(2));
    phrases.map(|phrase| phrase.trim_matches('`')).filter(|phrase| !phrase.contains('…')).collect()
}

/// The blocks of lines that are set apart.
fn blocks(chapter: &str) -> Vec<String> {
    let indented = |line: &&str| line.starts_with("    ") || line.is_empty();
    let mut blocks = Vec::new();
    let mut lines = chapter.lines().peekable();
    while let Some(line) = lines.next() {
        if let Some(first) = line.strip_prefix("    ") {
            let mut block = vec![first];
            while let Some(next) = lines.next_if(indented) {
                block.push(next.get(4..).unwrap_or_default());
            }
            blocks.push(block.join("\n"));
        }
    }
    blocks
}

#[test]
fn every_sentence_of_the_manual_is_read() {
    let sentences = phrases(chapter("### What is", "## Cards of your own"));
    assert!(sentences.len() > 140, "only {}", sentences.len());
    for sentence in sentences {
        let sentence = sentence.trim_start_matches(", ");
        let text = with(&format!("deck list D\n   deck ST1-02\nthen\n   {sentence}"));
        let text = text.replace("ST1-15 = X", "ST1-15 = X, ST1-16 = Y");
        assert!(!one(&text).script.is_empty(), "{sentence}");
    }
}

#[test]
fn every_choice_of_the_manual_is_read() {
    let choices = phrases(chapter("| Choice | |", "| How to point at an effect"));
    assert!(choices.len() > 35, "only {}", choices.len());
    for choice in
        choices.into_iter().filter(|choice| !choice.starts_with("by ") && !choice.starts_with("ignoring"))
    {
        let text = with(&format!("A {choice}")).replace("ST1-15 = X", "ST1-15 = X, ST1-16 = Y");
        assert_eq!(one(&text).script.len(), 1, "{choice}");
    }
}

#[test]
fn every_line_of_a_card_in_the_manual_is_read() {
    let mut lines = phrases(chapter("| Line | |", "What a requirement asks for"));
    lines.retain(|line| !line.starts_with("ron"));
    assert!(lines.len() >= 15, "only {}", lines.len());
    for line in lines {
        let card = format!("scenario T\ncard T-01 Digimon Red level 4 dp 1000 cost 2\n   {line}\nA passes\n");
        assert!(parse_with(&card, "card", &Scribe::default()).is_ok(), "{line}");
    }
}

#[test]
fn every_block_of_the_manual_is_read() {
    // What follows is the manual of another game.
    let own = MANUAL.split("\n# ").next().unwrap_or_default();
    let [ruling, position, deck, card] = &blocks(own)[..] else { panic!("{:#?}", blocks(own)) };
    assert_eq!(parse(ruling, "ruling").unwrap().len(), 1);
    one(&format!("scenario T\n{position}\nA passes\n"));
    one(&format!("scenario T\n{deck}\nthen D is not legal, by 1-4-1-2-1\n"));
    assert!(parse_with(&format!("scenario T\n{card}\nA passes\n"), "card", &Scribe::default()).is_ok());
}
