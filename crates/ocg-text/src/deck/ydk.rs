//! `.ydk`: one password a line under `#main`, `#extra` and `!side`.

use super::{BadLine, Cards, Part, Refused, Unreadable};
use ocg::Deck;
use ocg::card::Password;
use text::deck::Line;

fn heading(line: &str) -> Option<Part> {
    match line.trim().to_ascii_lowercase().as_str() {
        "#main" => Some(Part::Main),
        "#extra" => Some(Part::Extra),
        "!side" => Some(Part::Side),
        _ => None,
    }
}

/// All its lines are headings, comments and passwords, and at least one of them is a password or a heading.
pub(super) fn is_ydk(lines: &[Line]) -> bool {
    let said: Vec<&str> = lines
        .iter()
        .map(|line| line.text.trim())
        .filter(|line| !line.is_empty() && !is_comment(line))
        .collect();
    !said.is_empty() && said.iter().all(|line| heading(line).is_some() || password(line).is_some())
}

fn is_comment(line: &str) -> bool {
    heading(line).is_none() && (line.starts_with('#') || line.starts_with("//"))
}

fn password(line: &str) -> Option<Password> {
    line.parse().ok().map(Password)
}

pub(super) fn read(lines: &[Line], cards: &impl Cards) -> Result<Vec<(Part, Password)>, Unreadable> {
    let (mut part, mut entries, mut refused) = (Part::Main, Vec::new(), Vec::new());
    for Line { line, text } in lines {
        let text = text.trim();
        if let Some(begun) = heading(text) {
            part = begun;
        } else if let Some(password) = password(text) {
            match cards.by_password(password) {
                Some(card) => entries.push((part, card)),
                None => refused.push(Refused {
                    line: *line,
                    found: text.to_owned(),
                    why: BadLine::UnknownPassword(password),
                }),
            }
        }
    }
    if refused.is_empty() { Ok(entries) } else { Err(Unreadable::of_lines(refused, entries.len())) }
}

/// The deck in lines.
pub fn write(deck: &Deck) -> String {
    let parts = [("#main", &deck.main), ("#extra", &deck.extra), ("!side", &deck.side)];
    let lines = parts.into_iter().flat_map(|(heading, cards)| {
        std::iter::once(heading.to_owned()).chain(cards.iter().map(|card| card.0.to_string()))
    });
    lines.map(|line| line + "\n").collect()
}
