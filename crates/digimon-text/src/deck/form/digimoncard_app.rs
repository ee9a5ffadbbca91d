//! digimoncard.app: `// Digimon DeckList`, and lines such as `BT1-010 Name 4`.

use super::digimoncard_dev::TITLE;
use super::row::{Row, text};
use super::signs::Signs;

pub fn is(signs: &Signs) -> bool {
    signs.text_titled(TITLE)
        && signs.card().is_some_and(|card| card.starts_with(|c: char| c.is_ascii_alphabetic()))
}

pub fn write(rows: &[Row]) -> String {
    let line = |row: &Row| {
        row.line(|name| match name {
            "" => format!("{} {}", row.number(), row.copies()),
            name => format!("{} {name} {}", row.number(), row.copies()),
        })
    };
    text(std::iter::once(format!("// {TITLE}")).chain(rows.iter().map(line)))
}
