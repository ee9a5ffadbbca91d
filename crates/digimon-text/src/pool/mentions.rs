//! DCG 4-20: the words and icons that a card's printed information mentions, notes aside (4-20-5).

use super::printed::{Printed, TextBox};
use crate::write::write_effect;
use digimon::effects::language::Word;

/// 15-14, 15-16, 2-3: what stands in brackets without being a name or a trait.
const HEADS: [&str; 38] = [
    "On Play",
    "When Digivolving",
    "When Attacking",
    "When Linking",
    "When Moving",
    "On Deletion",
    "Main",
    "Security",
    "Counter",
    "Your Turn",
    "Opponent's Turn",
    "All Turns",
    "Start of Your Turn",
    "Start of Opponent's Turn",
    "Start of All Turns",
    "Start of Your Main Phase",
    "Start of Opponent's Main Phase",
    "Start of All Main Phases",
    "End of Your Turn",
    "End of Opponent's Turn",
    "End of All Turns",
    "End of Attack",
    "Once Per Turn",
    "Twice Per Turn",
    "Thrice Per Turn",
    "Hand",
    "Trash",
    "Breeding",
    "Rule",
    "Digivolve",
    "DNA Digivolve",
    "Burst Digivolve",
    "App Fusion",
    "Link",
    "Start of Attack",
    "End of Battle",
    "Digivolution",
    "DNA Digivolution",
];

/// Words in brackets and icons, each once, in the order of the boxes, without what the card is itself.
pub fn mentions(card: &Printed) -> Vec<Word> {
    let mut found = Vec::new();
    let all = &card.requirements;
    let lines = [&all.digivolve, &all.dna_digivolve, &all.digixros, &all.burst_digivolve];
    for line in lines.into_iter().chain([&all.app_fusion, &all.assembly, &card.rule_text]).flatten() {
        scan(line, &mut found);
    }
    if let Some(line) = card.link.as_ref().and_then(|link| link.requirement.as_ref()) {
        scan(line, &mut found);
    }
    for of in TextBox::ALL {
        scan(card.text(of), &mut found);
    }
    for effect in &card.unprinted.effects {
        scan(&write_effect(effect), &mut found);
    }
    let own = card.all_traits();
    found.retain(|word| *word != card.name && !own.contains(&word.as_str()));
    found.iter().map(|word| Word::new(word)).collect()
}

fn scan(text: &str, found: &mut Vec<String>) {
    let mut rest = text;
    while let Some(at) = rest.find(['[', '＜', '<', '(']) {
        let sign = rest[at..].chars().next().unwrap_or('[');
        let inside = &rest[at + sign.len_utf8()..];
        let length = match sign {
            '[' => {
                let length = inside.find(']').unwrap_or(inside.len());
                name(&inside[..length], found);
                length
            }
            '(' if !inside.starts_with("other than") => note(inside),
            '(' => 0,
            _ => {
                let length = inside.find(['＞', '>']).unwrap_or(inside.len());
                icon(&inside[..length], found);
                length
            }
        };
        rest = &inside[length..];
    }
}

/// How long the note is, with notes in it.
fn note(inside: &str) -> usize {
    let mut open = 1;
    for (at, letter) in inside.char_indices() {
        match letter {
            '(' => open += 1,
            ')' => open -= 1,
            _ => {}
        }
        if open == 0 {
            return at;
        }
    }
    inside.len()
}

fn name(word: &str, found: &mut Vec<String>) {
    if !is_head(word) {
        add(word.to_owned(), found);
    }
}

/// Does this in brackets say when or from where something works?
pub(super) fn is_head(word: &str) -> bool {
    HEADS.contains(&word) || word.starts_with("DigiXros -") || word.starts_with("Assembly -")
}

/// 4-20-4: the icon without its number; names in it are mentioned too.
fn icon(inside: &str, found: &mut Vec<String>) {
    let (title, more) = inside.split_once('(').unwrap_or((inside, ""));
    let title = title.trim_end_matches(|c: char| c.is_ascii_digit() || "+- ".contains(c));
    let title = match title {
        "Security A." => "Security Attack",
        "Link" => "Link +",
        "Digi-Burst up to" => "Digi-Burst",
        other => other,
    };
    if title != "Rule" {
        add(title.to_owned(), found);
    }
    more.split('[').skip(1).filter_map(|word| word.split(']').next()).for_each(|word| name(word, found));
}

fn add(word: String, found: &mut Vec<String>) {
    if !word.is_empty() && !found.contains(&word) {
        found.push(word);
    }
}

#[cfg(test)]
mod tests {
    use super::scan;

    fn of(text: &str) -> Vec<String> {
        let mut found = Vec::new();
        scan(text, &mut found);
        found
    }

    #[test]
    fn names_and_icons_count_and_notes_do_not() {
        assert_eq!(
            of(
                "＜Security A. +1＞ (It checks ＜Blocker＞ (or not).) [On Play] 1 [Rock] trait card (other than [Hill])"
            ),
            ["Security Attack", "Rock", "Hill"]
        );
        assert_eq!(of("[Digivolve] Lv.4 w/[Greymon] in name: Cost 3"), ["Greymon"]);
        assert_eq!(
            of("<Overclock ([Puppet] Trait)> ＜Recovery +1 (Deck)＞"),
            ["Overclock", "Puppet", "Recovery"]
        );
    }
}
