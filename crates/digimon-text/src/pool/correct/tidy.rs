//! What holds for all cards of a pool: one spelling for each word, no word of a category among the
//! traits, no letters that a typist or a machine left behind.

use crate::pool::printed::{Printed, TextBox};
use digimon::card::Category;
use text::pool::Spelling;

/// Explains an attribute of the printed card to people, and is no part of the word.
const NOTE: &str = " (App Name)";

pub fn tidy(card: &mut Printed, spellings: &[Spelling]) {
    let category = category(card.category);
    for list in [&mut card.forms, &mut card.attributes, &mut card.traits] {
        *list = words(list, category);
    }
    let Printed { requirements: all, rule_text, .. } = card;
    let lines = [&mut all.digivolve, &mut all.dna_digivolve, &mut all.digixros, &mut all.burst_digivolve];
    for line in lines.into_iter().chain([&mut all.app_fusion, &mut all.assembly, rule_text]).flatten() {
        *line = text(line);
    }
    for of in TextBox::ALL {
        if !card.text(of).is_empty() {
            let tidied = text(card.text(of));
            *card.text_mut(of) = tidied;
        }
    }
    if let Some(rest) = without_requirement(card) {
        card.main_effect = rest;
    }
    spell(card, spellings);
}

/// The main effect without the end of a digivolution requirement that was left in front of it.
fn without_requirement(card: &Printed) -> Option<String> {
    let main = card.main_effect.as_str();
    let ends = card.requirements.digivolve.iter().flat_map(|line| {
        let condition = line.rsplit_once(": Cost").map_or(line.as_str(), |(condition, _)| condition);
        [line.as_str(), condition]
    });
    let starts = main.trim_start_matches('/');
    let left = ends.flat_map(|end| end.match_indices([' ', '/']).map(move |(at, _)| &end[at + 1..]));
    let longest = left
        .filter(|end| end.contains(' ') && starts.starts_with(end))
        .filter(|end| starts[end.len()..].chars().next().is_none_or(char::is_whitespace))
        .max_by_key(|end| end.len())?;
    Some(starts[longest.len()..].trim_start().to_owned())
}

fn category(category: Category) -> &'static str {
    match category {
        Category::DigiEgg => "Digi-Egg",
        Category::Digimon => "Digimon",
        Category::Tamer => "Tamer",
        Category::Option => "Option",
    }
}

/// Traits one by one, without notes and leftovers. Reading "A/B" as one trait is never right.
fn words(list: &[String], category: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in list.iter().flat_map(|word| word.split('/')) {
        let word = word.replace(NOTE, "");
        let word = word.trim_matches(|c: char| c.is_whitespace() || "{}[]".contains(c));
        if !word.is_empty() && word != category && !words.iter().any(|known| known == word) {
            words.push(word.to_owned());
        }
    }
    words
}

/// A text without doubled words, doubled signs and notes within brackets.
fn text(text: &str) -> String {
    let text = text.replace(NOTE, "").replace("..", ".").replace("\"\"", "\"");
    let text = if balanced(&text) { text } else { text.replace("))", ")") };
    let text = text.replace(" ,", ",").replace(" .", ".");
    once(&text)
}

fn balanced(text: &str) -> bool {
    text.matches('(').count() == text.matches(')').count()
}

/// "the the bottom" is "the bottom", and a timing that stands twice stands once.
fn once(text: &str) -> String {
    text.split('\n').map(once_in_line).collect::<Vec<_>>().join("\n")
}

fn once_in_line(line: &str) -> String {
    let mut kept: Vec<&str> = Vec::new();
    for piece in pieces(line) {
        let word = piece.trim();
        let doubled = kept.last().is_some_and(|last: &&str| last.trim() == word && last.ends_with(' '));
        if !(doubled && is_word(word)) {
            kept.push(piece);
        } else if let Some(last) = kept.last_mut() {
            *last = piece;
        }
    }
    kept.concat().trim().to_owned()
}

fn is_word(piece: &str) -> bool {
    piece.starts_with('[') || (!piece.is_empty() && piece.chars().all(char::is_alphabetic))
}

/// Words with the space after them; what is in brackets is one piece.
fn pieces(line: &str) -> Vec<&str> {
    let (mut pieces, mut start, mut open) = (Vec::new(), 0, false);
    for (at, letter) in line.char_indices() {
        match letter {
            '[' => open = true,
            ']' => open = false,
            ' ' if !open => {
                pieces.push(&line[start..=at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    pieces.push(&line[start..]);
    pieces
}

fn spell(card: &mut Printed, spellings: &[Spelling]) {
    for Spelling { wrong, right, .. } in spellings {
        let mend = |text: &mut String| {
            if text.contains(wrong.as_str()) {
                *text = text.replace(wrong.as_str(), right);
            }
        };
        let Printed { requirements: all, .. } = card;
        let lists = [&mut all.digivolve, &mut all.dna_digivolve, &mut all.digixros, &mut all.burst_digivolve];
        let lists = lists.into_iter().chain([&mut all.app_fusion, &mut all.assembly, &mut card.rule_text]);
        let lists = lists.chain([&mut card.forms, &mut card.attributes, &mut card.traits]);
        lists.flatten().for_each(mend);
        [&mut card.name, &mut card.main_effect, &mut card.inherited_effect, &mut card.security_effect]
            .into_iter()
            .chain(card.link.as_mut().map(|link| &mut link.effect))
            .for_each(mend);
    }
}

#[cfg(test)]
mod tests {
    use super::{text, words};

    #[test]
    fn traits_are_one_word_each() {
        let list: Vec<String> =
            ["Weather (App Name)", "Hill/River", "Rock}}", "Option", "Rock"].map(Into::into).into();
        assert_eq!(words(&list, "Option"), ["Weather", "Hill", "River", "Rock"]);
    }

    #[test]
    fn what_stands_twice_stands_once() {
        assert_eq!(text("[On Play] [On Play] Look at the the deck.."), "[On Play] Look at the deck.");
        assert_eq!(text("A [Rock] trait trait card , or it ."), "A [Rock] trait card, or it.");
        assert_eq!(text("[Your Turn] One.\n[Your Turn] Two."), "[Your Turn] One.\n[Your Turn] Two.");
    }

    #[test]
    fn what_only_looks_alike_stays() {
        let said = "[Agumon] and [Agumon], 2 2-color cards, that card's card";
        assert_eq!(text(said), said);
    }
}
