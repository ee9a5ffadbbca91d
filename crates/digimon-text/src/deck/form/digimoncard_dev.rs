//! digimoncard.dev: `// Digimon DeckList`, an empty line, and names that are padded to a column.

use super::row::{Row, text, width};
use super::signs::Signs;

pub const TITLE: &str = "Digimon DeckList";

pub fn is(signs: &Signs) -> bool {
    signs.text_titled(TITLE)
        && signs.card().is_some_and(|card| card.starts_with(|c: char| c.is_ascii_digit()))
}

pub fn write(rows: &[Row]) -> String {
    let width = width(rows);
    let line = |row: &Row| row.line(|name| format!("{} {name:<width$} {}", row.copies(), row.number()));
    text([format!("// {TITLE}"), String::new()].into_iter().chain(rows.iter().map(line)))
}
